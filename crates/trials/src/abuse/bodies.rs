//! Large bodies that never end.

use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::JoinSet;

use super::Note;
use super::attacker::Attacker;

/// One byte less than the server waits for.
const LENGTH: usize = 8 << 20;

/// Bodies of strangers.
pub(super) async fn of_strangers(attacker: Attacker, size: u32) -> Note {
    send(attacker, size, None).await
}

/// The same of a person.
pub(super) async fn of_people(attacker: Attacker, size: u32) -> Note {
    let known = attacker.person("Body").await?;
    send(attacker, size, Some(known.token)).await
}

async fn send(attacker: Attacker, size: u32, token: Option<String>) -> Note {
    let mut bodies = JoinSet::new();
    for _ in 0..size {
        let (attacker, token) = (attacker.clone(), token.clone());
        bodies.spawn(async move {
            let mut sent = 0;
            while attacker.goes_on() {
                let body = body(&attacker, token.as_deref());
                sent += tokio::time::timeout_at(attacker.until, body).await.map_or(0, |sent| sent);
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            sent
        });
    }
    let mut sent = 0;
    while let Some(bytes) = bodies.join_next().await {
        sent += bytes.unwrap_or(0);
    }
    Ok(format!("{size} at a time, {} MiB were taken", sent >> 20))
}

/// Sends nearly all of a body and waits; says how much the server took.
async fn body(attacker: &Attacker, token: Option<&str>) -> usize {
    let Ok(mut stream) = attacker.connect().await else { return 0 };
    let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let head = format!(
        "POST /api/records HTTP/1.1\r\nHost: localhost\r\n{bearer}Content-Type: text/plain\r\n\
         Content-Length: {LENGTH}\r\n\r\n"
    );
    if stream.write_all(head.as_bytes()).await.is_err() {
        return 0;
    }
    let (mut taken, chunk) = (0, vec![b' '; 64 << 10]);
    while taken + chunk.len() < LENGTH {
        match stream.write(&chunk).await {
            Ok(n) => taken += n,
            Err(_) => return taken,
        }
    }
    let _ = stream.read(&mut [0; 1]).await;
    taken
}
