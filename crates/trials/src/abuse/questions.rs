//! Questions that are dear to answer.

use protocol::{ClientMessage, NewHolder, Seat, ServerMessage};
use tokio::task::JoinSet;

use super::Note;
use super::attacker::{Attacker, match_id};
use super::missions::flamer;

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
    let mut askers = JoinSet::new();
    for _ in 0..size {
        let (attacker, token, id) = (attacker.clone(), known.token.clone(), id.clone());
        askers.spawn(async move { ask(&attacker, &id, &token, version, n_legal as u32).await });
    }
    let mut answered = (0, 0);
    while let Some(Ok((told, refused))) = askers.join_next().await {
        answered = (answered.0 + told, answered.1 + refused);
    }
    Ok(format!("{size} sockets, {} answers, {} refusals, {n_legal} actions", answered.0, answered.1))
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
