//! People: their ids, names and tokens.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use protocol::{Me, NewPerson, Person, Welcomed};

use super::{Answer, body};
use crate::app::{App, stored};
use crate::name::{tidy, tidy_or_empty};
use crate::proxy::Peer;
use crate::room::Guest;
use crate::store::{DeviceRow, PersonRow, Write};
use crate::token::{Token, random_id};

/// `POST /api/people`
pub(super) async fn new(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    request: Result<Json<NewPerson>, JsonRejection>,
) -> Answer<(StatusCode, Json<Welcomed>)> {
    let request = body(request)?;
    let (name, device) = (tidy(&request.name)?, tidy_or_empty(&request.device.unwrap_or_default())?);
    app.guard.check_people(peer.address)?;
    let (id, token) = (random_id(), Token::random());
    let now = app.hall.world().clock.now();
    let row = PersonRow { id: id.clone(), name: name.clone(), since: now };
    let device = DeviceRow { token: token.hash(), person: id.clone(), name: device, added: now };
    app.hall.write(vec![Write::Person(row), Write::Device(device)]).await.map_err(stored)?;
    Ok((StatusCode::CREATED, Json(Welcomed { person: Person { id, name }, token: token.reveal() })))
}

/// `GET /api/me`
pub(super) async fn me(State(app): State<Arc<App>>, headers: HeaderMap) -> Answer<Json<Me>> {
    let guest = app.person(&headers).await?;
    tell(&app, guest).await
}

/// `PUT /api/me`
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    request: Result<Json<NewPerson>, JsonRejection>,
) -> Answer<Json<Me>> {
    let guest = app.person(&headers).await?;
    let name = tidy(&body(request)?.name)?;
    let rename = Write::Rename { person: guest.id.to_string(), name: name.clone() };
    app.hall.write(vec![rename]).await.map_err(stored)?;
    tell(&app, Guest { name, ..guest }).await
}

async fn tell(app: &App, guest: Guest) -> Answer<Json<Me>> {
    let id = guest.id.to_string();
    let key = id.clone();
    let matches = app.hall.ask(move |store| store.n_matches_of(&key)).await.map_err(stored)?;
    Ok(Json(Me { person: Person { id, name: guest.name }, matches }))
}
