//! Matches after their end.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::{PathRejection, QueryRejection, StringRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::Stream;
use protocol::{Code, Created, Imported, MissionPage, PlayOn, Proof, Refused, ReplayPage, Visibility};
use serde::Deserialize;

use super::matches::{expect_room, no_match};
use super::unread::Unread;
use super::{Answer, path, query};
use crate::app::{App, stored};
use crate::heavy::Payer;
use crate::proxy::Peer;
use crate::replays::{self, About, RecordFile};
use crate::store::{Fault, MatchRow, Store};

/// A match in lists and who asks for it, if that is somebody who may know of it.
async fn find_for(
    app: &App,
    headers: &HeaderMap,
    address: IpAddr,
    id: String,
) -> Result<(MatchRow, Payer), Refused> {
    let guest = app.visitor(headers).await?;
    let payer = Payer::new(address, guest.as_ref().map(|guest| guest.id.as_str()));
    let found = app.hall.ask(move |store| Ok(store.row(&id)?.zip(store.host(&id)?))).await.map_err(stored)?;
    let (row, host) = found.ok_or_else(no_match)?;
    let belongs = guest.is_some_and(|guest| {
        host.person == guest.id.as_str()
            || row.seats.iter().any(|seat| seat.person.as_deref() == Some(guest.id.as_str()))
    });
    if belongs || row.visibility != Visibility::Private { Ok((row, payer)) } else { Err(no_match()) }
}

/// The same, of a match that is over.
pub(super) async fn find_over(
    app: &App,
    headers: &HeaderMap,
    address: IpAddr,
    id: String,
) -> Result<(MatchRow, Payer), Refused> {
    let (row, payer) = find_for(app, headers, address, id).await?;
    replays::expect_over(row.stage)?;
    Ok((row, payer))
}

/// `GET /api/matches/{id}/mission`
pub(super) async fn mission(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<MissionPage>> {
    let (row, payer) = find_for(&app, &headers, address, path(id)?).await?;
    let of = Arc::clone(&app);
    let page = move || {
        let world = of.hall.world();
        replays::mission(&row.id, &*world.store, &world.plans, super::shelf::page_of_match)
    };
    Ok(Json(app.hall.world().heavy.run(&payer, page).await??))
}

/// `GET /api/matches/{id}/record`
pub(super) async fn record(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Response> {
    let (row, payer) = find_over(&app, &headers, address, path(id)?).await?;
    let world = Arc::clone(app.hall.world());
    let (of, id) = (Arc::clone(&world), row.id.clone());
    let file =
        world.heavy.run(&payer, move || RecordFile::measure(&*of.store, &id)).await?.map_err(stored)?;
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}.blipfall\"", row.id)),
        (header::CONTENT_LENGTH, file.n_bytes.to_string()),
    ];
    Ok((headers, Body::from_stream(parts(app, file))).into_response())
}

/// The file part by part, as fast as the client takes it.
fn parts(app: Arc<App>, file: RecordFile) -> impl Stream<Item = Result<String, Fault>> {
    futures_util::stream::try_unfold((app, file), |(app, mut file)| async move {
        let read = move |store: &dyn Store| file.next_part(store).map(|part| (part, file));
        let (part, file) = app.hall.ask(read).await?;
        Ok(part.map(|part| (part, (app, file))))
    })
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
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
    part: Result<Query<Part>, QueryRejection>,
) -> Answer<Json<ReplayPage>> {
    let part = query(part)?;
    let (row, payer) = find_over(&app, &headers, address, path(id)?).await?;
    let look = replays::look(part.seat.as_deref())?;
    let of = Arc::clone(&app);
    let page = move || {
        let world = of.hall.world();
        let table = of.finished.table(&row.id, &*world.store, &world.plans)?;
        let about = About { match_id: row.id, game: row.game, mission: row.mission, imported: row.imported };
        replays::page(&table, about, look, part.from, part.to)
    };
    Ok(Json(app.hall.world().heavy.run(&payer, page).await??))
}

/// `GET /api/matches/{id}/proof`
pub(super) async fn proof(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<Proof>> {
    let (row, payer) = find_over(&app, &headers, address, path(id)?).await?;
    if let Some(proof) = app.finished.known_proof(&row.id) {
        return Ok(Json(Proof::clone(&proof)));
    }
    let of = Arc::clone(&app);
    let prove = move || {
        let world = of.hall.world();
        of.finished.prove(&row.id, &*world.store, &world.plans)
    };
    let proof = app.hall.world().heavy.run(&payer, prove).await??;
    Ok(Json(Proof::clone(&proof)))
}

/// `POST /api/matches/{id}/continue`
pub(super) async fn play_on(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
    request: Unread<PlayOn>,
) -> Answer<(StatusCode, Json<Created>)> {
    let guest = app.person(&headers).await?;
    let (row, payer) = find_over(&app, &headers, address, path(id)?).await?;
    expect_room(&app, &guest).await?;
    let world = Arc::clone(app.hall.world());
    let of = Arc::clone(&world);
    let open = move || {
        let found = replays::stored(&*of.store, &row.id)?;
        replays::play_on(&found, &of.plans, &request.read()?, &guest, &of.limits, of.clock.now())
    };
    let opened = world.heavy.run(&payer, open).await??;
    app.store_new(address, opened.writes).await?;
    let created =
        Created { match_id: opened.id, invitation: opened.invitation.reveal(), seats: opened.seats };
    Ok((StatusCode::CREATED, Json(created)))
}

/// `POST /api/records`
pub(super) async fn import(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    text: Result<String, StringRejection>,
) -> Answer<(StatusCode, Json<Imported>)> {
    let guest = app.person(&headers).await?;
    let text = text.map_err(|_| Refused::new(Code::TooLarge, "a record is a text of at most 8 MiB"))?;
    let payer = Payer::new(address, Some(guest.id.as_str()));
    let world = Arc::clone(app.hall.world());
    let of = Arc::clone(&world);
    let import = move || replays::import(&text, &guest, &of.limits, of.clock.now());
    let (match_id, writes) = world.heavy.run(&payer, import).await??;
    app.store_new(address, writes).await?;
    Ok((StatusCode::CREATED, Json(Imported { match_id })))
}
