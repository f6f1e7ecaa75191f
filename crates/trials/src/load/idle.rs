//! How much memory a match holds while nobody acts.

use std::sync::Arc;
use std::time::Duration;

use game_api::Seeded;
use tokio::task::JoinSet;
use trials::home::{Folder, Somebody, person};

use super::figures::Counts;
use super::table::{Player, look_on, terms};
use crate::serve::{Process, ServerOptions};

/// The actions that are played before all players fall silent.
const ACTIONS: u32 = 20;
/// So long a match without anybody stays in memory here.
const KEPT: Duration = Duration::from_secs(8);

/// Seats everybody in a new server, lets them play a little, then measures: with all sockets
/// open, with none, and after the matches were dropped from memory.
pub(super) async fn measure(matches: u32, computer: &str) -> Result<String, String> {
    let folder = Folder::new("idle");
    let process =
        Process::start(folder.path(), ServerOptions { idle: KEPT, ..ServerOptions::default() }).await?;
    let ann = person(process.address, "Ann").await;
    // What is made once is no part of what a match takes.
    drop(seat_all(1, &ann, computer).await?);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let empty = process.memory().ok_or("this system does not tell how much memory a process holds")?;
    let each =
        |now: Option<u64>| now.unwrap_or(0).saturating_sub(empty) as f64 / 1024.0 / f64::from(matches.max(1));
    let (players, mut watchers) = seat_all(matches, &ann, computer).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let open = each(process.memory());
    drop(players);
    watchers.shutdown().await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let closed = each(process.memory());
    tokio::time::sleep(2 * KEPT).await;
    let dropped = each(process.memory());
    Ok(format!(
        "nobody acts, after {ACTIONS} actions of each player (resident memory for each match, in KiB):\n  two sockets \
         open: {open:.1}\n  no socket, the match still in memory: {closed:.1}\n  dropped from memory, as the process \
         keeps it: {dropped:.1}"
    ))
}

async fn seat_all(
    matches: u32,
    ann: &Somebody,
    computer: &str,
) -> Result<(Vec<Player>, JoinSet<()>), String> {
    let (counts, mut watchers, mut seats) = (Arc::new(Counts::default()), JoinSet::new(), JoinSet::new());
    for seed in 0..matches.into() {
        let created = ann.make(&terms(computer)).await;
        watchers.spawn(look_on(Arc::clone(&counts), ann.http.address, created.match_id.clone()));
        let (ann, counts) = (ann.clone(), Arc::clone(&counts));
        seats.spawn(async move { play_a_little(&counts, &ann, &created.match_id, seed).await });
    }
    let mut players = Vec::new();
    while let Some(player) = seats.join_next().await {
        players.push(player.map_err(|error| error.to_string())?.map_err(|lost| lost.to_string())?);
    }
    Ok((players, watchers))
}

async fn play_a_little(
    counts: &Counts,
    ann: &Somebody,
    match_id: &str,
    seed: u64,
) -> Result<Player, trials::client::Lost> {
    let (mut player, mut dice) = (Player::sit(counts, ann, match_id).await?, Seeded::new(seed));
    for _ in 0..ACTIONS {
        player.act(&mut dice).await?;
        player.hear_until_asked(counts).await?;
    }
    Ok(player)
}
