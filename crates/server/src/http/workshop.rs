//! The mission workshop.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use protocol::{
    Balance, BalanceProgress, Code, GeneratedRequest, LayersRequest, MissionLayers, MissionSheet,
    MissionText, NewBalance, NewPrediction, PictureRequest, Prediction, PredictionProgress, Refused,
    SheetRequest, StartedWork, TiledExport, TiledImport, TiledMission, WorkStage, WorkshopKit,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::unread::Unread;
use super::{Answer, path, query};
use crate::app::App;
use crate::background::Stage;
use crate::heavy::Payer;
use crate::proxy::Peer;
use crate::workshop::{self, balance::Balancing, games::Players, predict::Predict};

/// `GET /api/workshop/kit`
pub(super) async fn kit() -> Json<&'static WorkshopKit> {
    Json(workshop::kit())
}

async fn payer(app: &App, peer: Peer, headers: &HeaderMap) -> Result<Payer, Refused> {
    let guest = app.person(headers).await?;
    Ok(Payer::new(peer.address, Some(guest.id.as_str())))
}

/// Reads the body and works on it beside the server's threads.
async fn work<Q: DeserializeOwned + 'static, A: Send + 'static>(
    app: &App,
    (peer, headers): (Peer, HeaderMap),
    request: Unread<Q>,
    work: impl FnOnce(&Q, usize) -> Result<A, Refused> + Send + 'static,
) -> Answer<A> {
    let payer = payer(app, peer, &headers).await?;
    let most = app.limits.mission_bytes;
    Ok(app.hall.world().heavy.run(&payer, move || work(&request.read()?, most)).await??)
}

/// `POST /api/workshop/sheet`
pub(super) async fn sheet(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<SheetRequest>,
) -> Answer<Json<MissionSheet>> {
    work(&app, (peer, headers), request, workshop::make_sheet).await.map(Json)
}

/// `POST /api/workshop/layers`
pub(super) async fn layers(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<LayersRequest>,
) -> Answer<Json<MissionLayers>> {
    work(&app, (peer, headers), request, workshop::make_layers).await.map(Json)
}

/// `POST /api/workshop/generated`
pub(super) async fn generated(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<GeneratedRequest>,
) -> Answer<Json<MissionText>> {
    work(&app, (peer, headers), request, |request, _| workshop::generate(request)).await.map(Json)
}

/// `POST /api/workshop/picture`
pub(super) async fn picture(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<PictureRequest>,
) -> Answer<Response> {
    let svg = work(&app, (peer, headers), request, workshop::picture).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// `POST /api/workshop/tiled/import`
pub(super) async fn import_tiled(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<TiledImport>,
) -> Answer<Json<TiledMission>> {
    work(&app, (peer, headers), request, |request, _| workshop::import_tiled(request)).await.map(Json)
}

/// `POST /api/workshop/tiled/export`
pub(super) async fn export_tiled(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<TiledExport>,
) -> Answer<Response> {
    let map = work(&app, (peer, headers), request, workshop::export_tiled).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], map).into_response())
}

/// `GET /api/workshop/tiled/blipfall-sections.png`
pub(super) async fn tiled_picture() -> Response {
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "max-age=3600")];
    (headers, tiled::PICTURE).into_response()
}

/// `POST /api/workshop/predictions`
pub(super) async fn predict(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<NewPrediction>,
) -> Answer<(StatusCode, Json<StartedWork>)> {
    let payer = payer(&app, peer, &headers).await?;
    let most = app.limits.mission_bytes;
    let world = Arc::clone(app.hall.world());
    let of = Arc::clone(&world);
    let prepare = move || {
        let request = request.read()?;
        let players = Players::new(&request.marine, &request.alien)?;
        let games = of.shelf.games(&workshop::playable(&request.text, most)?, &players);
        // A mission that could not be played before is not compared with.
        let before = request.before.filter(|before| *before != request.text);
        let before = before.and_then(|before| workshop::playable(&before, most).ok());
        let before = before.map(|before| of.shelf.games(&before, &players));
        Ok::<_, Refused>((request.instead_of, Predict { games, before, next: AtomicU64::new(0) }))
    };
    let (instead_of, work) = world.heavy.run(&payer, prepare).await??;
    let id = world.background.start(&payer, instead_of.as_deref(), work)?;
    Ok((StatusCode::CREATED, Json(StartedWork { id })))
}

/// `POST /api/workshop/balances`
pub(super) async fn balance(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<NewBalance>,
) -> Answer<(StatusCode, Json<StartedWork>)> {
    let payer = payer(&app, peer, &headers).await?;
    let most = app.limits.mission_bytes;
    let world = Arc::clone(app.hall.world());
    let of = Arc::clone(&world);
    let prepare = move || {
        let request = request.read()?;
        let players = Players::new(&request.marine, &request.alien)?;
        if !(0.0..=1.0).contains(&request.target) {
            return Err(Refused::new(Code::BadTerms, "the wished rate is between 0 and 1"));
        }
        let mission = workshop::playable(&request.text, most)?;
        let base = of.shelf.games(&mission, &players);
        let work = Balancing::new(&request.text, &mission, &players, base, request.target);
        Ok((request.instead_of, work))
    };
    let (instead_of, work) = world.heavy.run(&payer, prepare).await??;
    let id = world.background.start(&payer, instead_of.as_deref(), work)?;
    Ok((StatusCode::CREATED, Json(StartedWork { id })))
}

/// What was told last.
#[derive(Deserialize)]
pub(super) struct After {
    #[serde(default)]
    after: u64,
}

fn stage(stage: Stage) -> WorkStage {
    match stage {
        Stage::Running => WorkStage::Running,
        Stage::Paused => WorkStage::Paused,
        Stage::Done => WorkStage::Done,
        Stage::Failed => WorkStage::Failed,
    }
}

/// `GET /api/workshop/predictions/{id}`
pub(super) async fn prediction(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
    after: Result<Query<After>, QueryRejection>,
) -> Answer<Json<PredictionProgress>> {
    let payer = payer(&app, peer, &headers).await?;
    let (id, After { after }) = (path(id)?, query(after)?);
    let told = app.hall.world().background.ask::<Option<Prediction>>(&payer, &id, after).await?;
    let prediction = told.report.and_then(|report| (*report).clone());
    Ok(Json(PredictionProgress { number: told.number as u32, stage: stage(told.stage), prediction }))
}

/// `GET /api/workshop/balances/{id}`
pub(super) async fn balance_progress(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
    after: Result<Query<After>, QueryRejection>,
) -> Answer<Json<BalanceProgress>> {
    let payer = payer(&app, peer, &headers).await?;
    let (id, After { after }) = (path(id)?, query(after)?);
    let told = app.hall.world().background.ask::<Balance>(&payer, &id, after).await?;
    let balance = told.report.map(|report| (*report).clone());
    Ok(Json(BalanceProgress { number: told.number as u32, stage: stage(told.stage), balance }))
}

/// `DELETE /api/workshop/predictions/{id}`
pub(super) async fn drop_work(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<bool>> {
    let payer = payer(&app, peer, &headers).await?;
    app.hall.world().background.cancel(&payer, &path(id)?);
    Ok(Json(true))
}
