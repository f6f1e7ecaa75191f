//! Matches after their end.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use protocol::{Code, Created, Imported, PlayOn, Proof, Refused, ReplayPage, Visibility};
use serde::Deserialize;

use super::matches::{expect_room, no_match};
use super::{Answer, body, path, query};
use crate::app::{App, stored};
use crate::replays;
use crate::store::StoredMatch;

/// A match, for a person who may know of it.
async fn load_for(app: &App, headers: &HeaderMap, id: String) -> Result<StoredMatch, Refused> {
    let guest = app.visitor(headers).await?;
    let key = id.clone();
    let stored_match = app.hall.ask(move |store| store.load(&key)).await.map_err(stored)?;
    let found = stored_match.ok_or_else(no_match)?;
    let row = app.hall.ask(move |store| store.row(&id)).await.map_err(stored)?.ok_or_else(no_match)?;
    let belongs = guest.is_some_and(|guest| {
        found.fixed.host == guest.id.as_str()
            || row.seats.iter().any(|seat| seat.person.as_deref() == Some(guest.id.as_str()))
    });
    if belongs || row.visibility != Visibility::Private { Ok(found) } else { Err(no_match()) }
}

/// `GET /api/matches/{id}/record`
pub(super) async fn record(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Response> {
    let found = load_for(&app, &headers, path(id)?).await?;
    let name = format!("attachment; filename=\"{}.blipfall\"", found.fixed.id);
    let world = Arc::clone(app.hall.world());
    let text = tokio::task::spawn_blocking(move || replays::record(&found, &world.plans)).await;
    let text = text.map_err(|_| Refused::new(Code::Internal, "the record could not be made"))??;
    let headers =
        [(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// Which frames of a replay.
#[derive(Deserialize)]
pub(super) struct Part {
    #[serde(default)]
    from: u32,
    to: Option<u32>,
    seat: Option<String>,
}

/// `GET /api/matches/{id}/replay`
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
    part: Result<Query<Part>, QueryRejection>,
) -> Answer<Json<ReplayPage>> {
    let part = query(part)?;
    let found = load_for(&app, &headers, path(id)?).await?;
    let look = replays::look(part.seat.as_deref())?;
    let world = Arc::clone(app.hall.world());
    let page = move || replays::page(&found, &world.plans, look, part.from, part.to);
    let page = tokio::task::spawn_blocking(page).await;
    let page = page.map_err(|_| Refused::new(Code::Internal, "the replay could not be made"))??;
    Ok(Json(page))
}

/// `GET /api/matches/{id}/proof`
pub(super) async fn proof(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<Proof>> {
    let found = load_for(&app, &headers, path(id)?).await?;
    let world = Arc::clone(app.hall.world());
    let proof = tokio::task::spawn_blocking(move || replays::proof(&found, &world.plans)).await;
    let proof = proof.map_err(|_| Refused::new(Code::Internal, "the proof could not be made"))??;
    Ok(Json(proof))
}

/// `POST /api/matches/{id}/continue`
pub(super) async fn play_on(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
    request: Result<Json<PlayOn>, JsonRejection>,
) -> Answer<(StatusCode, Json<Created>)> {
    let guest = app.person(&headers).await?;
    let request = body(request)?;
    let found = load_for(&app, &headers, path(id)?).await?;
    expect_room(&app, &guest).await?;
    let world = Arc::clone(app.hall.world());
    let now = world.clock.now();
    let open = move || replays::play_on(&found, &world.plans, &request, &guest, now);
    let opened = tokio::task::spawn_blocking(open).await;
    let opened = opened.map_err(|_| Refused::new(Code::Internal, "the match could not be set up"))??;
    app.hall.write(opened.writes).await.map_err(stored)?;
    let created =
        Created { match_id: opened.id, invitation: opened.invitation.reveal(), seats: opened.seats };
    Ok((StatusCode::CREATED, Json(created)))
}

/// `POST /api/records`
pub(super) async fn import(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    text: Result<String, StringRejection>,
) -> Answer<(StatusCode, Json<Imported>)> {
    let guest = app.person(&headers).await?;
    let text = text.map_err(|_| Refused::new(Code::TooLarge, "a record is a text of at most 8 MiB"))?;
    let now = app.hall.world().clock.now();
    let imported = tokio::task::spawn_blocking(move || replays::import(&text, &guest, now)).await;
    let (match_id, writes) =
        imported.map_err(|_| Refused::new(Code::Internal, "the record could not be read"))??;
    app.hall.write(writes).await.map_err(stored)?;
    Ok((StatusCode::CREATED, Json(Imported { match_id })))
}
