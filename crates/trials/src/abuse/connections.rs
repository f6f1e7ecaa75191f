//! Connections that ask nothing, or ask slowly.

use std::time::Duration;

use tokio::io::AsyncWriteExt as _;
use tokio::task::JoinSet;

use super::Note;
use super::attacker::Attacker;

/// Connections that are kept open, half of them with a head that does not end; whatever is closed is
/// opened again.
pub(super) async fn idle(attacker: Attacker, size: u32) -> Note {
    let mut connections = JoinSet::new();
    for number in 0..size {
        let attacker = attacker.clone();
        connections.spawn(async move { keep_open(&attacker, number % 2 == 0).await });
    }
    let mut opened = 0;
    while let Some(count) = connections.join_next().await {
        opened += count.unwrap_or(0);
    }
    Ok(format!("{size} at a time, opened {opened} times"))
}

async fn keep_open(attacker: &Attacker, unfinished: bool) -> u32 {
    let mut opened = 0;
    while attacker.goes_on() {
        if let Ok(mut stream) = attacker.connect().await {
            opened += 1;
            if unfinished {
                let _ = stream.write_all(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nX: ").await;
            }
            // A connection that is closed is opened again.
            let closed = stream.readable();
            let _ = tokio::time::timeout_at(attacker.until, closed).await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    opened
}
