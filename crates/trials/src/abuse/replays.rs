//! Requests that load a whole match.

use std::time::Duration;

use protocol::{ServerMessage, Stage};
use trials::client::Lost;

use super::Note;
use super::attacker::{Attacker, side_by_side};
use super::computers::endless;

/// How long the computers may take for it.
const LONGEST_MATCH: Duration = Duration::from_secs(60);

/// Asks for the proof, the replay and the record of one long match that is over, without a token.
pub(super) async fn whole_matches(mut attacker: Attacker, size: u32) -> Note {
    let id = long_match(&attacker).await?;
    attacker.prepared();
    let (told, refused) = side_by_side(size, |number| {
        let (attacker, id) = (attacker.clone(), id.clone());
        let path = ["proof", "replay", "record"][number as usize % 3];
        async move {
            let (mut told, mut refused) = (0, 0);
            while attacker.goes_on() {
                match attacker.ask(None, "GET", &format!("/api/matches/{id}/{path}"), None).await {
                    Ok(answer) if answer.status == 200 => told += 1,
                    // Too much was asked.
                    _ => refused += 1,
                }
            }
            (told, refused)
        }
    })
    .await;
    Ok(format!("{size} at a time, {told} answers, {refused} refusals"))
}

/// A match between computers, up to the greatest number of rounds that a match may have.
async fn long_match(attacker: &Attacker) -> Result<String, String> {
    let known = attacker.person("Replay").await?;
    let id = endless(&known, 1).await.ok_or("the mission is refused")?;
    // The computers play as long as somebody looks.
    let mut look = attacker.hello(&id, None).await.map_err(|lost| lost.to_string())?;
    let end = async {
        loop {
            if let ServerMessage::Update(update) = look.next().await?
                && update.stage == Stage::Over
            {
                return Ok(());
            }
        }
    };
    let ended = tokio::time::timeout(LONGEST_MATCH, end).await;
    ended.map_err(|_| "the match does not end")?.map_err(|lost: Lost| lost.to_string())?;
    Ok(id)
}
