//! Requests that load a whole match.

use tokio::task::JoinSet;

use super::Note;
use super::attacker::Attacker;
use super::computers::endless;

/// Asks for the proof, the replay and the record of one long match, without a token.
pub(super) async fn whole_matches(mut attacker: Attacker, size: u32) -> Note {
    let known = attacker.person("Replay").await?;
    let id = endless(&known, 1).await.ok_or("the mission is refused")?;
    // The computers play as long as somebody looks.
    let look = attacker.hello(&id, None).await;
    tokio::time::sleep(attacker.lasts).await;
    drop(look);
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
                    // The match is not over, or too much was asked.
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
