//! Matches: made, listed, joined, and told after their end.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use protocol::{
    Code, Created, Holder, Invitation, Invited, Join, Joined, MatchSummary, NewMatch, Refused, SeatSummary,
    Visibility,
};

use super::unread::Unread;
use super::{Answer, body, path};
use crate::app::{App, stored};
use crate::heavy::Payer;
use crate::proxy::Peer;
use crate::room::Guest;
use crate::store::{Host, MatchRow, SeatCard, Write};
use crate::token::{Token, TokenHash};

/// The matches that are listed at once.
const MOST_PUBLIC: u32 = 100;
const MOST_OWN: u32 = 200;

/// `POST /api/matches`
pub(super) async fn new(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    request: Unread<NewMatch>,
) -> Answer<(StatusCode, Json<Created>)> {
    let guest = app.person(&headers).await?;
    expect_room(&app, &guest).await?;
    let world = Arc::clone(app.hall.world());
    let payer = Payer::new(address, Some(guest.id.as_str()));
    let of = Arc::clone(&world);
    let open = move || crate::matches::open(request.read()?, &guest, &of.plans, &of.limits, of.clock.now());
    let opened = world.heavy.run(&payer, open).await??;
    app.store_new(address, opened.writes).await?;
    tracing::info!(id = opened.id, "a match was made");
    let created =
        Created { match_id: opened.id, invitation: opened.invitation.reveal(), seats: opened.seats };
    Ok((StatusCode::CREATED, Json(created)))
}

/// Whether a person may have one more match, before anything is set up for it; the write asks again.
pub(super) async fn expect_room(app: &App, guest: &Guest) -> Result<(), Refused> {
    let person = guest.id.to_string();
    let count = app.hall.ask(move |store| store.n_matches_of(&person)).await.map_err(stored)?;
    if count < app.limits.matches_per_person {
        Ok(())
    } else {
        Err(Refused::new(
            Code::TooMany,
            format!("you have {count} matches waiting or running; end one of them first"),
        ))
    }
}

/// `GET /api/matches`
pub(super) async fn public(State(app): State<Arc<App>>) -> Answer<Json<Vec<MatchSummary>>> {
    let rows = app.hall.ask(|store| store.public_matches(MOST_PUBLIC)).await.map_err(stored)?;
    Ok(Json(rows.into_iter().map(|row| summary(row, None)).collect()))
}

/// `GET /api/me/matches`
pub(super) async fn mine(State(app): State<Arc<App>>, headers: HeaderMap) -> Answer<Json<Vec<MatchSummary>>> {
    let person = app.person(&headers).await?.id.to_string();
    let key = person.clone();
    let rows = app.hall.ask(move |store| store.matches_of(&key, MOST_OWN)).await.map_err(stored)?;
    Ok(Json(rows.into_iter().map(|row| summary(row, Some(&person))).collect()))
}

fn summary(row: MatchRow, person: Option<&str>) -> MatchSummary {
    let names: BTreeMap<String, String> = row.names.into_iter().collect();
    let seat = |card: SeatCard| SeatSummary {
        seat: card.seat,
        yours: person.is_some() && card.person.as_deref() == person,
        teams: card.teams.clone(),
        holder: holder(card, &names),
    };
    MatchSummary {
        match_id: row.id,
        game: row.game,
        mission: row.mission,
        stage: row.stage,
        seats: row.seats.into_iter().map(seat).collect(),
        visibility: row.visibility,
        created: row.created,
        changed: row.changed,
        imported: row.imported,
        your_turn: row.turn.is_some_and(|turn| turn.split(' ').any(|awaited| person == Some(awaited))),
        over: row.over,
    }
}

fn holder(card: SeatCard, names: &BTreeMap<String, String>) -> Holder {
    match (card.person, card.computer) {
        (Some(person), _) => {
            let name = names.get(&person).cloned().unwrap_or_else(|| person.clone());
            Holder::Person { person, name }
        }
        (None, Some(player)) => Holder::Computer { player },
        (None, None) => Holder::Nobody,
    }
}

/// `POST /api/matches/{id}/invitation`
pub(super) async fn invite(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
) -> Answer<Json<Invitation>> {
    let guest = app.person(&headers).await?;
    let id = path(id)?;
    let host = host(&app, &id).await?;
    if host.person != guest.id.as_str() {
        let row = row(&app, &id).await?;
        return Err(if row.visibility == Visibility::Private && !holds_seat(&row, &guest) {
            no_match().into()
        } else {
            Refused::new(Code::Forbidden, "only who made the match invites others").into()
        });
    }
    let token = Token::random();
    let write = Write::Invite { match_id: id, invitation: token.hash() };
    app.hall.write(vec![write]).await.map_err(stored)?;
    Ok(Json(Invitation { invitation: token.reveal() }))
}

async fn host(app: &App, id: &str) -> Result<Host, Refused> {
    let key = id.to_owned();
    let host = app.hall.ask(move |store| store.host(&key)).await.map_err(stored)?;
    host.ok_or_else(no_match)
}

async fn row(app: &App, id: &str) -> Result<MatchRow, Refused> {
    let key = id.to_owned();
    app.hall.ask(move |store| store.row(&key)).await.map_err(stored)?.ok_or_else(no_match)
}

fn holds_seat(row: &MatchRow, guest: &Guest) -> bool {
    row.seats.iter().any(|seat| seat.person.as_deref() == Some(guest.id.as_str()))
}

pub(super) fn no_match() -> Refused {
    Refused::new(Code::NotFound, "there is no such match, or the invitation is void")
}

/// `POST /api/matches/{id}/invited`
///
/// A person with the invitation could take a seat and see the same; others are told what `join` tells them.
pub(super) async fn invited(
    State(app): State<Arc<App>>,
    id: Result<Path<String>, PathRejection>,
    request: Result<Json<Join>, JsonRejection>,
) -> Answer<Json<Invited>> {
    let (id, request) = (path(id)?, body(request)?);
    let invitation = request.invitation.as_deref().and_then(Token::parse).map(|token| token.hash());
    let (row, host) = (row(&app, &id).await?, host(&app, &id).await?);
    let is_invited = invitation.is_some() && invitation == host.invitation;
    if !is_invited && row.visibility != Visibility::Public {
        return Err(no_match().into());
    }
    let name = row.names.iter().find(|(person, _)| *person == host.person).map(|(_, name)| name.clone());
    Ok(Json(Invited { summary: summary(row, None), host: name }))
}

/// `POST /api/matches/{id}/join`
pub(super) async fn join(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer { address, .. }): ConnectInfo<Peer>,
    headers: HeaderMap,
    id: Result<Path<String>, PathRejection>,
    request: Result<Json<Join>, JsonRejection>,
) -> Answer<Json<Joined>> {
    let guest = app.person(&headers).await?;
    let (id, request) = (path(id)?, body(request)?);
    let invitation = request.invitation.as_deref().and_then(Token::parse).map(|token| token.hash());
    expect_invited(&app, &id, &guest, invitation).await?;
    expect_room(&app, &guest).await?;
    let seats = app.hall.take(&id, address, guest, request.seat).await?;
    Ok(Json(Joined { match_id: id, seats }))
}

/// A wrong invitation and a match that is not there are answered alike.
async fn expect_invited(
    app: &App,
    id: &str,
    guest: &Guest,
    invitation: Option<TokenHash>,
) -> Result<(), Refused> {
    let row = row(app, id).await?;
    let host = host(app, id).await?;
    let invited = invitation.is_some() && invitation == host.invitation;
    let own = host.person == guest.id.as_str() || holds_seat(&row, guest);
    if invited || own || row.visibility == Visibility::Public { Ok(()) } else { Err(no_match()) }
}
