//! Campaigns: started, listed, gone on with, saved as files.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use axum::Json;
use axum::extract::rejection::{PathRejection, StringRejection};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use protocol::{
    CampaignBook, CampaignMode, CampaignPage, CampaignSummary, Code, Created, NewCampaign, Refused, Stage,
};

use super::matches::expect_room;
use super::unread::Unread;
use super::{Answer, path};
use crate::app::{App, stored};
use crate::campaigns::{self, Loaded};
use crate::heavy::Payer;
use crate::proxy::Peer;
use crate::room::Guest;
use crate::store::{CampaignRow, MatchRow, Write};

/// The campaigns that are listed at once: a person's own, and some that others have started.
const MOST_LISTED: u32 = 100;

/// `GET /api/campaigns`
pub(super) async fn books() -> Json<&'static [CampaignBook]> {
    static BOOKS: OnceLock<Vec<CampaignBook>> = OnceLock::new();
    Json(BOOKS.get_or_init(campaigns::books))
}

/// `GET /api/me/campaigns`
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
) -> Answer<Json<Vec<CampaignSummary>>> {
    let guest = app.person(&headers).await?;
    list(&app, address, guest).await
}

/// What a summary says follows from all results of a campaign: it is computed at the cost of the player who asks.
async fn list(app: &App, address: IpAddr, guest: Guest) -> Answer<Json<Vec<CampaignSummary>>> {
    let world = Arc::clone(app.hall.world());
    let (of, payer) = (Arc::clone(&world), Payer::new(address, Some(guest.id.as_str())));
    let read = move || {
        let rows = of.store.campaigns_of(guest.id.as_str(), MOST_LISTED).map_err(stored)?;
        rows.iter().map(|row| campaigns::summary(row, &guest.id)).collect::<Result<Vec<_>, Refused>>()
    };
    Ok(Json(world.heavy.run(&payer, read).await??))
}

/// `POST /api/me/campaigns`
pub(super) async fn start(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<NewCampaign>,
) -> Answer<(StatusCode, Json<CampaignPage>)> {
    let guest = app.person(&headers).await?;
    let payer = Payer::new(address, Some(guest.id.as_str()));
    let world = Arc::clone(app.hall.world());
    let (of, id) = (Arc::clone(&world), guest.id.clone());
    let start = move || campaigns::start(request.read()?, &id, &of.limits, of.clock.now());
    let (loaded, writes) = world.heavy.run(&payer, start).await??;
    app.store_new(address, writes).await?;
    Ok((StatusCode::CREATED, Json(loaded.page(&guest.id)?)))
}

/// `POST /api/campaign-files`
pub(super) async fn import(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    text: Result<String, StringRejection>,
) -> Answer<(StatusCode, Json<CampaignPage>)> {
    let guest = app.person(&headers).await?;
    let text = text.map_err(|_| Refused::new(Code::BadTerms, "a saved campaign is a text"))?;
    let payer = Payer::new(address, Some(guest.id.as_str()));
    let world = Arc::clone(app.hall.world());
    let (of, id) = (Arc::clone(&world), guest.id.clone());
    let import = move || campaigns::import(&text, &id, &of.limits, of.clock.now());
    let (loaded, writes) = world.heavy.run(&payer, import).await??;
    app.store_new(address, writes).await?;
    Ok((StatusCode::CREATED, Json(loaded.page(&guest.id)?)))
}

/// `GET /api/me/campaigns/{id}`
pub(super) async fn page(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<CampaignPage>> {
    let guest = app.person(&headers).await?;
    let payer = Payer::new(address, Some(guest.id.as_str()));
    let row = find(&app, &guest, path(id)?).await?;
    let loaded = settle(&app, &payer, row).await?;
    Ok(Json(loaded.page(&guest.id)?))
}

/// `DELETE /api/me/campaigns/{id}`
pub(super) async fn drop_campaign(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<Vec<CampaignSummary>>> {
    let guest = app.person(&headers).await?;
    let row = find(&app, &guest, path(id)?).await?;
    if row.person != guest.id.as_str() {
        return Err(Refused::new(Code::Forbidden, "only who started the campaign deletes it").into());
    }
    let write = Write::DropCampaign { id: row.id, person: row.person };
    app.hall.write(vec![write]).await.map_err(stored)?;
    list(&app, address, guest).await
}

/// `GET /api/me/campaigns/{id}/file`
pub(super) async fn export(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Response> {
    let guest = app.person(&headers).await?;
    let payer = Payer::new(address, Some(guest.id.as_str()));
    let row = find(&app, &guest, path(id)?).await?;
    let loaded = settle(&app, &payer, row).await?;
    let name = format!("attachment; filename=\"{}.campaign.json\"", loaded.progress.campaign().id);
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, loaded.file()?).into_response())
}

/// `POST /api/me/campaigns/{id}/play`
pub(super) async fn play(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<Created>> {
    let guest = app.person(&headers).await?;
    let payer = Payer::new(address, Some(guest.id.as_str()));
    let row = find(&app, &guest, path(id)?).await?;
    let loaded = settle(&app, &payer, row).await?;
    let seats = loaded.seats_of(&guest.id);
    if let Some(match_id) = loaded.row.match_id.clone().filter(|_| !loaded.row.settled) {
        return Ok(Json(Created { match_id, invitation: String::new(), seats }));
    }
    expect_room(&app, &guest).await?;
    let is_invited = matches!(loaded.save.mode, CampaignMode::Two { .. }) && loaded.row.partner.is_none();
    let world = Arc::clone(app.hall.world());
    let of = Arc::clone(&world);
    let open = move || loaded.next_match(&of.plans, &of.limits, of.clock.now());
    let opened = world.heavy.run(&payer, open).await??;
    app.store_new(address, opened.writes).await?;
    tracing::info!(id = opened.match_id, "a chapter of a campaign was made");
    let invitation = if is_invited { opened.invitation.reveal() } else { String::new() };
    Ok(Json(Created { match_id: opened.match_id, invitation, seats }))
}

/// `GET /api/matches/{id}/campaign`
pub(super) async fn of_match(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<Option<CampaignPage>>> {
    let guest = app.person(&headers).await?;
    let payer = Payer::new(address, Some(guest.id.as_str()));
    let (id, person) = (path(id)?, guest.id.to_string());
    let found = app.hall.ask(move |store| {
        let row = store.campaign_of_match(&id)?;
        Ok(row.zip(store.row(&id)?).filter(|(row, of)| takes_part(row, &person) || sits_in(of, &person)))
    });
    let Some((row, _)) = found.await.map_err(stored)? else { return Ok(Json(None)) };
    let loaded = settle(&app, &payer, row).await?;
    Ok(Json(Some(loaded.page(&guest.id)?)))
}

fn takes_part(row: &CampaignRow, person: &str) -> bool {
    row.person == person || row.partner.as_deref() == Some(person)
}

fn sits_in(row: &MatchRow, person: &str) -> bool {
    row.seats.iter().any(|seat| seat.person.as_deref() == Some(person))
}

/// A campaign of this person, or one that this person plays the other side of.
async fn find(app: &App, guest: &Guest, id: String) -> Result<CampaignRow, Refused> {
    let person = guest.id.to_string();
    let row = app.hall.ask(move |store| store.campaign(&id)).await.map_err(stored)?;
    row.filter(|row| takes_part(row, &person))
        .ok_or_else(|| Refused::new(Code::NotFound, "there is no such campaign"))
}

/// Brings a campaign up to date with its present match: notes who plays the other side, and takes the result
/// from a match that is over.
async fn settle(app: &Arc<App>, payer: &Payer, row: CampaignRow) -> Result<Loaded, Refused> {
    let id = row.id.clone();
    let (of, now) = (Arc::clone(app), app.hall.world().clock.now());
    let settle = move || settled(&of, row, now);
    let (loaded, is_changed) = app.hall.world().heavy.run(payer, settle).await??;
    if !is_changed {
        return Ok(loaded);
    }
    match app.hall.write(vec![Write::Campaign(Box::new(loaded.row.clone()))]).await {
        Ok(()) => Ok(loaded),
        // Another request has done the same at the same time.
        Err(crate::store::Fault::Conflict(_)) => {
            let row = app.hall.ask(move |store| store.campaign(&id)).await.map_err(stored)?;
            let gone = || Refused::new(Code::NotFound, "there is no such campaign");
            Loaded::read(row.ok_or_else(gone)?)
        }
        Err(fault) => Err(stored(fault)),
    }
}

/// The campaign as its present match leaves it, as its next version if that is another.
fn settled(app: &App, row: CampaignRow, now: u64) -> Result<(Loaded, bool), Refused> {
    let world = app.hall.world();
    let mut loaded = Loaded::read(row)?;
    let present = loaded.row.match_id.clone().filter(|_| !loaded.row.settled);
    let Some(match_id) = present else { return Ok((loaded, false)) };
    let Some(of) = world.store.row(&match_id).map_err(stored)? else { return Ok((loaded, false)) };
    let version = loaded.row.version;
    let partner = of.seats.iter().filter_map(|seat| seat.person.clone()).find(|it| *it != loaded.row.person);
    if let (Some(partner), None) = (partner, &loaded.row.partner) {
        loaded.meet(partner, now)?;
    }
    if of.stage == Stage::Over {
        let table = app.finished.table(&match_id, &*world.store, &world.plans)?;
        loaded.absorb(&table, now)?;
    }
    let is_changed = loaded.row.version != version;
    // However much was found, it is one step from what is stored.
    loaded.row.version = version + u32::from(is_changed);
    Ok((loaded, is_changed))
}
