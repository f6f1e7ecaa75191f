//! Frames and messages that are more work than use.

use protocol::{ClientMessage, NewGame, NewHolder, Seat};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use trials::Client;
use trials::home::terms;

use super::Note;
use super::attacker::{Attacker, match_id};

/// Frames as fast as they can be sent.
const AT_ONCE: u32 = 2_000;

/// Sockets that send pings as fast as they can.
pub(super) async fn pings(attacker: Attacker, size: u32) -> Note {
    flood(attacker, size, async |client: &mut Client| {
        client.send_raw(Message::Ping(Default::default())).await.is_ok()
    })
    .await
}

/// Sockets that send messages that are too long.
pub(super) async fn long_messages(attacker: Attacker, size: u32) -> Note {
    let text = serde_json::to_string(&ClientMessage::Say { re: 1, text: "x".repeat(protocol::MAX_MESSAGE) });
    let text = text.map_err(|error| error.to_string())?;
    flood(attacker, size, async |client: &mut Client| client.send_text(text.clone()).await.is_ok()).await
}

async fn flood(attacker: Attacker, size: u32, send: impl AsyncFn(&mut Client) -> bool) -> Note {
    let known = attacker.person("Frame").await?;
    let terms = terms(NewGame::DeathAngel { players: 1, teams: None }, &[(Seat::P1, NewHolder::Me)]);
    let id = match_id(known.make_match(&terms).await).ok_or("no match")?;
    let (mut sent, mut closed) = (0_u64, 0);
    while attacker.goes_on() {
        let mut hellos = JoinSet::new();
        for _ in 0..size {
            let (attacker, id) = (attacker.clone(), id.clone());
            hellos.spawn(async move { attacker.hello(&id, None).await.ok() });
        }
        for mut client in hellos.join_all().await.into_iter().flatten() {
            for _ in 0..AT_ONCE {
                if !attacker.goes_on() || !send(&mut client).await {
                    break;
                }
                sent += 1;
            }
            closed += 1;
        }
    }
    Ok(format!("{size} sockets, {sent} frames, {closed} connections"))
}
