//! A second opinion on a match that is over.

use std::sync::Arc;

use analysis::Standing;
use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use protocol::{AnalysisCard, AnalysisPage, Code, Refused};
use serde::Deserialize;

use super::records::find_over;
use super::{Answer, path, query};
use crate::analyses::cards;
use crate::app::{App, stored};
use crate::background::Progress;
use crate::heavy::Payer;
use crate::proxy::Peer;

/// Analyses that are listed at most.
const MOST_LISTED: u32 = 500;

/// What is known already.
#[derive(Deserialize)]
pub(super) struct Since {
    #[serde(default)]
    after: u32,
    #[serde(default)]
    depth: u8,
}

/// `GET /api/matches/{id}/analysis`
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
    since: Result<Query<Since>, QueryRejection>,
) -> Answer<Response> {
    let since = query(since)?;
    let guest = app.person(&headers).await?;
    let (row, payer) = find_over(&app, &headers, address, path(id)?).await?;
    if let Some(text) = finished(&app, &row.id, &payer, since.depth).await? {
        return Ok(json(text));
    }
    let background = &app.hall.world().background;
    let person = guest.id.as_str();
    if let Some(job) = app.analyses.job(person, &row.id) {
        match background.ask(&payer, &job, u64::from(since.after)).await {
            Ok(progress) => return Ok(json(told(&app, &row.id, &payer, progress, since.depth).await?)),
            Err(refused) if refused.code == Code::NotFound => {}
            Err(refused) => return Err(refused.into()),
        }
    }
    let (of, match_id) = (Arc::clone(&app), row.id.clone());
    let prepare = move || {
        let world = of.hall.world();
        let table = of.finished.table(&match_id, &*world.store, &world.plans)?;
        of.analyses.prepare(&match_id, &table)
    };
    let work = app.hall.world().heavy.run(&payer, prepare).await??;
    let job = app.analyses.begin(background, &payer, (person, &row.id), work)?;
    let progress = background.ask(&payer, &job, 0).await?;
    Ok(json(told(&app, &row.id, &payer, progress, since.depth).await?))
}

/// What is told of a match whose deepest analysis is known, in memory or in the store. An analysis may be megabytes:
/// it is copied and written as text beside the server's threads.
async fn finished(
    app: &Arc<App>,
    match_id: &str,
    payer: &Payer,
    known_depth: u8,
) -> Result<Option<Vec<u8>>, Refused> {
    let (of, id) = (Arc::clone(app), match_id.to_owned());
    let read = move || {
        if !of.analyses.is_known(&id) {
            let found = of.hall.world().store.analysis(&id).map_err(stored)?;
            found.iter().for_each(|row| of.analyses.recall(row));
        }
        of.analyses.finished(&id, known_depth).map(|page| text_of(&page)).transpose()
    };
    app.hall.world().heavy.run(payer, read).await?
}

/// What is told of a computation. What is new is stored; it can be computed again, so the viewer is not told if that fails.
async fn told(
    app: &Arc<App>,
    match_id: &str,
    payer: &Payer,
    progress: Progress<Standing>,
    known_depth: u8,
) -> Result<Vec<u8>, Refused> {
    let (of, id) = (Arc::clone(app), match_id.to_owned());
    let make = move || {
        let (page, write) = of.analyses.page(&id, progress, known_depth);
        text_of(&page).map(|text| (text, write))
    };
    let (text, write) = app.hall.world().heavy.run(payer, make).await??;
    if let Some(write) = write
        && let Err(fault) = app.hall.write(vec![write]).await
    {
        tracing::warn!(%fault, "an analysis could not be stored");
    }
    Ok(text)
}

fn text_of(page: &AnalysisPage) -> Result<Vec<u8>, Refused> {
    serde_json::to_vec(page).map_err(|error| {
        tracing::error!(%error, "an analysis cannot be written");
        Refused::new(Code::Internal, "a mistake of the server")
    })
}

fn json(text: Vec<u8>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// `GET /api/me/analyses`
pub(super) async fn mine(State(app): State<Arc<App>>, headers: HeaderMap) -> Answer<Json<Vec<AnalysisCard>>> {
    let person = app.person(&headers).await?.id.to_string();
    let rows = app.hall.ask(move |store| store.analyses_of(&person, MOST_LISTED)).await.map_err(stored)?;
    Ok(Json(cards(&rows)))
}
