//! The missions that people have saved on this server.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use protocol::{Code, MissionSummary, MissionText, Refused, SharedMission, SharedMissions};

use super::shelf::summary_of_shared;
use super::unread::Unread;
use super::{Answer, path};
use crate::app::App;
use crate::heavy::Payer;
use crate::library::{MOST_PER_PERSON, MissionLibrary, Saved, is_of};
use crate::proxy::Peer;
use crate::workshop;

/// Works with the library beside the server's threads, for a person.
async fn with_library<A: Send + 'static>(
    app: &App,
    (peer, headers): (Peer, HeaderMap),
    work: impl FnOnce(&MissionLibrary, &str) -> Result<A, Refused> + Send + 'static,
) -> Answer<A> {
    let person = app.person(&headers).await?.id;
    let closed = || Refused::new(Code::Forbidden, "the host of this server does not let missions be saved");
    let library = Arc::clone(app.library.as_ref().ok_or_else(closed)?);
    let payer = Payer::new(peer.address, Some(person.as_str()));
    Ok(app.hall.world().heavy.run(&payer, move || work(&library, person.as_str())).await??)
}

fn shared(saved: &Saved, person: &str) -> SharedMission {
    SharedMission {
        key: saved.key.clone(),
        mine: is_of(&saved.key, person),
        mission: MissionSummary::clone(&saved.mission),
    }
}

/// `GET /api/library`
pub(super) async fn list(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
) -> Answer<Json<SharedMissions>> {
    let most = MOST_PER_PERSON as u32;
    if app.library.is_none() {
        return Ok(Json(SharedMissions { open: false, most, missions: Vec::new() }));
    }
    let missions = with_library(&app, (peer, headers), |library, person| {
        let mut missions: Vec<_> =
            library.list(summary_of_shared)?.iter().map(|saved| shared(saved, person)).collect();
        missions.sort_by(|a, b| (&a.mission.title, &a.key).cmp(&(&b.mission.title, &b.key)));
        Ok(missions)
    });
    Ok(Json(SharedMissions { open: true, most, missions: missions.await? }))
}

/// `GET /api/library/{key}`
pub(super) async fn one(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    key: Result<Path<String>, PathRejection>,
) -> Answer<Json<MissionText>> {
    let key = path(key)?;
    let text = with_library(&app, (peer, headers), move |library, _| library.text(&key)).await?;
    Ok(Json(MissionText { text }))
}

/// `POST /api/library`
pub(super) async fn save(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<MissionText>,
) -> Answer<(StatusCode, Json<SharedMission>)> {
    let (of, most) = (Arc::clone(&app), app.limits.mission_bytes);
    let saved = with_library(&app, (peer, headers), move |library, person| {
        let MissionText { text } = request.read()?;
        let mission = workshop::playable(&text, most)?;
        let key = library.save(person, &mission, &text, || of.guard.check_saved(peer.address))?;
        Ok(shared(&Saved { key, mission: Arc::new(summary_of_shared(&mission)) }, person))
    });
    Ok((StatusCode::CREATED, Json(saved.await?)))
}

/// `DELETE /api/library/{key}`
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    key: Result<Path<String>, PathRejection>,
) -> Answer<Json<bool>> {
    let key = path(key)?;
    with_library(&app, (peer, headers), move |library, person| library.delete(person, &key)).await?;
    Ok(Json(true))
}
