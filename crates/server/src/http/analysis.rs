//! A second opinion on a match that is over.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::HeaderMap;
use protocol::{AnalysisPage, Code};
use serde::Deserialize;

use super::records::find_over;
use super::{Answer, path, query};
use crate::app::App;
use crate::proxy::Peer;

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
) -> Answer<Json<AnalysisPage>> {
    let since = query(since)?;
    let guest = app.person(&headers).await?;
    let (row, payer) = find_over(&app, &headers, address, path(id)?).await?;
    if let Some(page) = app.analyses.finished(&row.id, since.depth) {
        return Ok(Json(page));
    }
    let background = &app.hall.world().background;
    let person = guest.id.as_str();
    if let Some(job) = app.analyses.job(person, &row.id) {
        match background.ask(&payer, &job, u64::from(since.after)).await {
            Ok(progress) => return Ok(Json(app.analyses.page(&row.id, progress, since.depth))),
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
    Ok(Json(app.analyses.page(&row.id, progress, since.depth)))
}
