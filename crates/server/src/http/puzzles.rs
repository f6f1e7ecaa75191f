//! Puzzles.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use protocol::{
    ClientMessage, PuzzleAttempt, PuzzlePage, PuzzleResult, PuzzleShelf, PuzzleVerdict, Refused,
    ServerMessage,
};

use super::{Answer, body, path};
use crate::app::{App, stored};
use crate::heavy::Payer;
use crate::proxy::Peer;
use crate::puzzles::{self, PuzzleTables};
use crate::room::{Guest, Plans};

/// `GET /api/puzzles`
pub(super) async fn shelf(State(app): State<Arc<App>>) -> Json<PuzzleShelf> {
    Json(puzzles::shelf(app.hall.world().clock.now()))
}

/// Works on a puzzle beside the server's threads.
async fn work<A: Send + 'static>(
    app: &Arc<App>,
    (peer, guest): (Peer, Option<&Guest>),
    id: Result<Path<String>, PathRejection>,
    work: impl FnOnce(&PuzzleTables, &::puzzles::Puzzle, &Plans) -> Result<A, Refused> + Send + 'static,
) -> Answer<Json<A>> {
    let puzzle = puzzles::puzzle(&path(id)?)?;
    let payer = Payer::new(peer.address, guest.map(|guest| guest.id.as_str()));
    let of = Arc::clone(app);
    let job = move || work(&of.puzzles, puzzle, &of.hall.world().plans);
    Ok(Json(app.hall.world().heavy.run(&payer, job).await??))
}

/// `GET /api/puzzles/{id}`
pub(super) async fn page(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<PuzzlePage>> {
    let guest = app.visitor(&headers).await?;
    work(&app, (peer, guest.as_ref()), id, |tables, puzzle, plans| tables.page(puzzle, plans)).await
}

/// `POST /api/puzzles/{id}/answers`
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    id: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    attempt: Result<Json<PuzzleAttempt>, JsonRejection>,
) -> Answer<Json<PuzzleVerdict>> {
    let PuzzleAttempt { action } = body(attempt)?;
    let guest = app.visitor(&headers).await?;
    let answered = move |tables: &PuzzleTables, puzzle: &::puzzles::Puzzle, plans: &Plans| {
        Ok((puzzle.clone(), tables.verdict(puzzle, plans, action)?))
    };
    let Json((puzzle, verdict)) = work(&app, (peer, guest.as_ref()), id, answered).await?;
    if let Some(guest) = guest {
        let now = app.hall.world().clock.now();
        let writes = puzzles::writes(guest.id.as_str(), &puzzle, verdict.solved, now);
        app.hall.write(writes).await.map_err(stored)?;
    }
    Ok(Json(verdict))
}

/// `GET /api/me/puzzles`
pub(super) async fn mine(State(app): State<Arc<App>>, headers: HeaderMap) -> Answer<Json<Vec<PuzzleResult>>> {
    let person = app.person(&headers).await?.id.to_string();
    let rows = app.hall.ask(move |store| store.puzzle_results(&person)).await.map_err(stored)?;
    Ok(Json(puzzles::results(rows)))
}

/// `POST /api/puzzles/{id}/questions`
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
    said: Result<Json<ClientMessage>, JsonRejection>,
) -> Answer<Json<ServerMessage>> {
    let said = body(said)?;
    let guest = app.visitor(&headers).await?;
    work(&app, (peer, guest.as_ref()), id, move |tables, puzzle, plans| tables.answer(puzzle, plans, said))
        .await
}
