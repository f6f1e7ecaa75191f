//! Requests that load a whole match.

use protocol::{ClientMessage, NewHolder, Seat};
use tokio::task::JoinSet;
use trials::Player;
use trials::client::Lost;

use super::Note;
use super::attacker::{Attacker, match_id};
use super::missions::apart;

/// Asks for the proof, the replay and the record of one long match that is over, without a token.
pub(super) async fn whole_matches(mut attacker: Attacker, size: u32) -> Note {
    let id = long_match(&attacker).await?;
    attacker.prepared();
    let mut askers = JoinSet::new();
    for number in 0..size {
        let (attacker, id) = (attacker.clone(), id.clone());
        let path = ["proof", "replay", "record"][number as usize % 3];
        askers.spawn(async move {
            let (mut told, mut refused) = (0, 0);
            while attacker.goes_on() {
                match attacker.ask(None, "GET", &format!("/api/matches/{id}/{path}"), None).await {
                    Ok(answer) if answer.status == 200 => told += 1,
                    // Too much was asked.
                    _ => refused += 1,
                }
            }
            (told, refused)
        });
    }
    let (mut told, mut refused) = (0, 0);
    while let Some(Ok(counts)) = askers.join_next().await {
        told += counts.0;
        refused += counts.1;
    }
    Ok(format!("{size} at a time, {told} answers, {refused} refusals"))
}

/// A match that was played for as long as an attack lasts, and then given up.
async fn long_match(attacker: &Attacker) -> Result<String, String> {
    let known = attacker.person("Replay").await?;
    let seats = [Seat::Marine, Seat::Alien].map(|seat| (seat, NewHolder::Me));
    let id = match_id(known.make(apart(1), &seats).await).ok_or("the mission is refused")?;
    let mut player = Player::new(attacker.server, &id, &known.token, 1);
    let played = async {
        player.ready().await?;
        let until = tokio::time::Instant::now() + attacker.lasts;
        while tokio::time::Instant::now() < until && !player.is_over() {
            player.step().await?;
        }
        if !player.is_over() {
            player.ask(&ClientMessage::Resign { re: 1_000_000, seat: Seat::Marine }).await?;
        }
        Ok(())
    };
    played.await.map_err(|lost: Lost| lost.to_string())?;
    Ok(id)
}
