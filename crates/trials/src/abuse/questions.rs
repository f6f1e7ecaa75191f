//! Questions that are dear to answer.

use protocol::{ClientMessage, NewGame, NewHolder, NewMatch, Seat, ServerMessage};
use server::limits::LIMITS;
use trials::home::terms;

use super::Note;
use super::attacker::{Attacker, match_id, side_by_side};
use super::missions::{flamer, open_room};

const SEATS: [(Seat, NewHolder); 2] = [(Seat::Marine, NewHolder::Me), (Seat::Alien, NewHolder::Me)];
/// The aliens before the flamer.
const ALIENS: usize = 20;

/// Sockets that ask for the odds of every action, the flamer's among them, again and again.
pub(super) async fn odds(mut attacker: Attacker, size: u32) -> Note {
    let known = attacker.person("Odds").await?;
    let id = match_id(known.make(flamer(1, ALIENS), &SEATS).await).ok_or("the mission is refused")?;
    let mut player = trials::Player::new(attacker.server, &id, &known.token, 1);
    player.ready().await.map_err(|lost| lost.to_string())?;
    while player.update.as_ref().is_none_or(|update| update.legal.is_empty()) {
        player.step().await.map_err(|lost| lost.to_string())?;
    }
    let (version, n_legal) =
        player.update.as_ref().map_or((0, 0), |update| (update.version, update.legal.len()));
    player.vanish();
    attacker.prepared();
    let (told, refused) = side_by_side(size, |_| {
        let (attacker, token, id) = (attacker.clone(), known.token.clone(), id.clone());
        async move { ask(&attacker, &id, &token, version, n_legal as u32).await }
    })
    .await;
    Ok(format!("{size} sockets, {told} answers, {refused} refusals, {n_legal} actions"))
}

/// Sockets to a match in a person's own hands that ask for advice again and again. A person may have few to one match:
/// several people ask, each for themselves.
pub(super) async fn advice(mut attacker: Attacker, size: u32) -> Note {
    let mut asked = Vec::new();
    for number in 0..size.div_ceil(LIMITS.connections_per_person as u32) {
        let known = attacker.person("Advice").await?;
        let game = NewGame::SpaceHulk {
            mission: None,
            mission_file: Some(open_room(22, 23, number)),
            options: Default::default(),
            solo: None,
        };
        let wanted = NewMatch { practice: true, ..terms(game, &SEATS) };
        let id = match_id(known.make_match(&wanted).await).ok_or("the mission is refused")?;
        let mut player = trials::Player::new(attacker.server, &id, &known.token, 1);
        player.ready().await.map_err(|lost| lost.to_string())?;
        while player.update.as_ref().is_none_or(|update| update.legal.len() < 2) {
            player.step().await.map_err(|lost| lost.to_string())?;
        }
        let version = player.update.as_ref().map_or(0, |update| update.version);
        player.vanish();
        asked.push((id, known.token, version));
    }
    attacker.prepared();
    let (told, refused) = side_by_side(size, |number| {
        let (attacker, (id, token, version)) =
            (attacker.clone(), asked[number as usize % asked.len()].clone());
        async move {
            let (mut told, mut refused) = (0, 0);
            while attacker.goes_on() {
                let Ok(mut client) = attacker.hello(&id, Some(&token)).await else { continue };
                loop {
                    let question = ClientMessage::Advise { re: client.number(), version, action: None };
                    match tokio::time::timeout_at(attacker.until, client.ask(&question)).await {
                        Ok(Ok(ServerMessage::Advice { .. })) => told += 1,
                        Ok(Ok(_)) => refused += 1,
                        Ok(Err(_)) | Err(_) => break,
                    }
                }
            }
            (told, refused)
        }
    })
    .await;
    Ok(format!("{size} sockets of {} people, {told} pieces of advice, {refused} refusals", asked.len()))
}

/// How often it was told the odds, and how often refused.
async fn ask(attacker: &Attacker, id: &str, token: &str, version: u32, n_legal: u32) -> (u32, u32) {
    let mut counts = (0, 0);
    while attacker.goes_on() {
        let Ok(mut client) = attacker.hello(id, Some(token)).await else { continue };
        for action in (0..n_legal).cycle() {
            let question = ClientMessage::Odds { re: client.number(), version, after_pass: false, action };
            match tokio::time::timeout_at(attacker.until, client.ask(&question)).await {
                Ok(Ok(ServerMessage::Odds { .. })) => counts.0 += 1,
                Ok(Ok(_)) => counts.1 += 1,
                Ok(Err(_)) | Err(_) => break,
            }
        }
    }
    counts
}
