//! The devices of a person: listed, added by a code, dropped.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use protocol::{Device, DeviceCode, NewDevice, Person, Refused, Welcomed};

use super::{Answer, body, path};
use crate::app::{App, stored};
use crate::devices::Code;
use crate::heavy::Payer;
use crate::name::tidy_or_empty;
use crate::proxy::Peer;
use crate::store::{CodeRow, Counted, DeviceRow, Fault, Note, Write};
use crate::token::{Token, TokenHash};

/// `GET /api/me/devices`
pub(super) async fn mine(State(app): State<Arc<App>>, headers: HeaderMap) -> Answer<Json<Vec<Device>>> {
    let person = app.person(&headers).await?.id.to_string();
    list(&app, &person, current(&headers)).await
}

/// `DELETE /api/me/devices/{id}`
pub(super) async fn drop_device(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<Vec<Device>>> {
    let person = app.person(&headers).await?.id.to_string();
    let id = path(id)?;
    let devices = devices_of(&app, &person).await?;
    let unknown = || Refused::new(protocol::Code::NotFound, "you have no such device");
    let token = devices.iter().map(|row| row.token).find(|token| token.device_id() == id);
    let token = token.ok_or_else(unknown)?;
    let write = Write::DropDevice { person: person.clone(), token };
    app.hall.write(vec![write]).await.map_err(|fault| match fault {
        Fault::Conflict(_) if devices.len() == 1 => {
            let why = "this is your only device: without it nobody could be you again";
            Refused::new(protocol::Code::Forbidden, why)
        }
        fault => stored(fault),
    })?;
    app.devices.close(&id);
    if let Some(peers) = app.hall.world().store.peers() {
        peers.tell(Note::Dropped(id));
    }
    list(&app, &person, current(&headers)).await
}

/// `POST /api/me/device-code`
pub(super) async fn show_code(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
) -> Answer<(StatusCode, Json<DeviceCode>)> {
    let person = app.person(&headers).await?.id.to_string();
    let payer = Payer::new(address, Some(&person));
    let make = || {
        let code = Code::random();
        (code.reveal(), code.hash())
    };
    let (code, hash) = app.hall.world().heavy.run(&payer, make).await?;
    let (now, life) = (app.hall.world().clock.now(), app.limits.device_code_life.as_millis() as u32);
    let expires = now + u64::from(life);
    let write = Write::DeviceCode { code: CodeRow { person, code: hash, expires }, now };
    app.hall.write(vec![write]).await.map_err(stored)?;
    Ok((StatusCode::CREATED, Json(DeviceCode { code, expires, lives: life })))
}

/// `DELETE /api/me/device-code`
pub(super) async fn drop_code(State(app): State<Arc<App>>, headers: HeaderMap) -> Answer<Json<bool>> {
    let person = app.person(&headers).await?.id.to_string();
    app.hall.write(vec![Write::DropCode { person }]).await.map_err(stored)?;
    Ok(Json(true))
}

/// `POST /api/devices`
pub(super) async fn add(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    request: Result<Json<NewDevice>, JsonRejection>,
) -> Answer<(StatusCode, Json<Welcomed>)> {
    // Before anything is known of the code: whatever is tried counts.
    app.guard.check_device(address)?;
    let NewDevice { code, name } = body(request)?;
    let name = tidy_or_empty(&name)?;
    let code = Code::parse(&code).ok_or_else(unknown_code)?;
    let hash = app.hall.world().heavy.run(&Payer::new(address, None), move || code.hash()).await?;
    let row = app.hall.ask(move |store| store.device_code(hash)).await.map_err(stored)?;
    let (row, now) = (row.ok_or_else(unknown_code)?, app.hall.world().clock.now());
    let token = Token::random();
    let device = DeviceRow { token: token.hash(), person: row.person.clone(), name, added: now };
    let limit = Write::AtMost {
        person: row.person.clone(),
        counted: Counted::Devices,
        most: app.limits.devices_per_person,
    };
    let writes = vec![Write::UseCode { code: hash, now }, Write::Device(device), limit];
    app.hall.write(writes).await.map_err(|fault| match fault {
        // It was too old, or another device was faster.
        Fault::Conflict(_) => unknown_code(),
        fault => stored(fault),
    })?;
    let guest = app.guest(Some(token.clone())).await?;
    let person = Person { id: guest.id.to_string(), name: guest.name };
    Ok((StatusCode::CREATED, Json(Welcomed { person, token: token.reveal() })))
}

/// One answer for a code that never was, that is too old, and that was used: the client does not learn which.
fn unknown_code() -> Refused {
    let why = "this code is not known, or does not work any more; ask for a new one on the other device";
    Refused::new(protocol::Code::NotFound, why)
}

/// The device that asks.
fn current(headers: &HeaderMap) -> Option<TokenHash> {
    Some(App::token(headers)??.hash())
}

async fn devices_of(app: &App, person: &str) -> Answer<Vec<DeviceRow>> {
    let id = person.to_owned();
    let known = app.hall.ask(move |store| store.known(&id)).await.map_err(stored)?;
    Ok(known.map(|(_, devices)| devices).unwrap_or_default())
}

async fn list(app: &App, person: &str, current: Option<TokenHash>) -> Answer<Json<Vec<Device>>> {
    let device = |row: DeviceRow| Device {
        id: row.token.device_id(),
        name: row.name,
        added: row.added,
        current: current == Some(row.token),
    };
    Ok(Json(devices_of(app, person).await?.into_iter().map(device).collect()))
}
