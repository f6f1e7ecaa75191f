//! How much a server bears: many matches at once, as fast as clients can answer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use game_api::Seeded;
use protocol::{ClientMessage, NewGame, NewHolder, NewMatch, Seat, Visibility};
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::task::JoinSet;
use trials::Client;
use trials::home::{Folder, Somebody, person};

use crate::Verdict;
use crate::serve::Process;

/// How much.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many matches; each has two sockets, a player and a spectator
    #[arg(long, default_value_t = 500)]
    matches: u32,
    /// How long, in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How long a player waits before each action, in milliseconds
    #[arg(long, default_value_t = 0)]
    pause: u64,
    /// The computer player on the other seat
    #[arg(long, default_value = "random")]
    computer: String,
}

/// Just enough of a message to play on.
#[derive(Deserialize)]
struct Light {
    #[serde(rename = "type")]
    kind: String,
    re: Option<u32>,
    #[serde(default)]
    version: u32,
    #[serde(default)]
    legal: Vec<IgnoredAny>,
    stage: Option<String>,
}

#[derive(Default)]
struct Shared {
    running: AtomicBool,
    messages: AtomicU64,
    steps: AtomicU64,
}

/// Plays and measures.
pub(crate) async fn run(args: Args) -> Verdict {
    let folder = Folder::new("load");
    let process = Process::start(folder.path(), 0).await?;
    let empty = process.memory();
    let ann = person(process.address, "Ann").await;
    let shared = Arc::new(Shared { running: AtomicBool::new(true), ..Shared::default() });
    let mut tables = JoinSet::new();
    for number in 0..args.matches {
        let (ann, shared, pause) = (ann.clone(), Arc::clone(&shared), Duration::from_millis(args.pause));
        let computer = args.computer.clone();
        tables.spawn(async move { play_on(&shared, &ann, &computer, pause, number.into()).await });
    }
    // Everybody takes a seat first.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (began, before) = (Instant::now(), shared.steps.load(Ordering::Relaxed));
    let messages = shared.messages.load(Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let (took, steps) = (began.elapsed(), shared.steps.load(Ordering::Relaxed) - before);
    let messages = shared.messages.load(Ordering::Relaxed) - messages;
    let full = process.memory();
    shared.running.store(false, Ordering::Relaxed);
    let mut waits = Vec::new();
    while let Some(table) = tables.join_next().await {
        waits.extend(table.map_err(|error| error.to_string())?);
    }
    waits.sort_unstable();
    Ok(report(&args, &waits, took, steps, messages, empty.zip(full)))
}

fn report(
    args: &Args,
    waits: &[Duration],
    took: Duration,
    steps: u64,
    messages: u64,
    memory: Option<(u64, u64)>,
) -> String {
    let at =
        |share: usize| waits.get(waits.len() * share / 1000).map_or(0.0, |wait| wait.as_secs_f64() * 1e3);
    let seconds = took.as_secs_f64();
    let memory = memory.map_or(String::new(), |(empty, full)| {
        let each = full.saturating_sub(empty) / u64::from(args.matches.max(1)) / 1024;
        format!("\nmemory: {} MiB, {each} KiB for each match with its two sockets", full >> 20)
    });
    format!(
        "{} matches, {} sockets, {seconds:.0} s\nacknowledgements: {} by persons, p50 {:.1} ms, p99 {:.1} ms, \
         p99.9 {:.1} ms\nactions stored and told, computer players included: {:.0} per second\nmessages to clients: \
         {:.0} per second{memory}",
        args.matches,
        2 * args.matches,
        waits.len(),
        at(500),
        at(990),
        at(999),
        steps as f64 / seconds,
        messages as f64 / seconds,
    )
}

/// Plays one match after another, with somebody who watches.
async fn play_on(
    shared: &Arc<Shared>,
    ann: &Somebody,
    computer: &str,
    pause: Duration,
    seed: u64,
) -> Vec<Duration> {
    let mut dice = Seeded::new(seed);
    let mut waits = Vec::new();
    while shared.running.load(Ordering::Relaxed) {
        let created = ann.make(&terms(computer)).await;
        let watcher = tokio::spawn(watch(Arc::clone(shared), ann.http.address, created.match_id.clone()));
        if let Ok((client, _, update)) =
            Client::hello(ann.http.address, &created.match_id, Some(&ann.token), None).await
        {
            play(shared, client, update.version, &mut dice, pause, &mut waits).await;
        }
        watcher.abort();
    }
    waits
}

async fn watch(shared: Arc<Shared>, address: SocketAddr, match_id: String) {
    let Ok((mut client, ..)) = Client::hello(address, &match_id, None, None).await else { return };
    while client.next_text().await.is_ok() {
        shared.messages.fetch_add(1, Ordering::Relaxed);
    }
}

/// Plays a match to its end, and notes how long each acknowledgement took.
async fn play(
    shared: &Shared,
    mut client: Client,
    mut version: u32,
    dice: &mut Seeded,
    pause: Duration,
    waits: &mut Vec<Duration>,
) {
    let ready = ClientMessage::Ready { re: 1, nonce: "cd".repeat(32) };
    let mut sent = (1, Instant::now());
    if client.send(&ready).await.is_err() {
        return;
    }
    while shared.running.load(Ordering::Relaxed) {
        let Ok(text) = client.next_text().await else { return };
        shared.messages.fetch_add(1, Ordering::Relaxed);
        let Ok(light) = serde_json::from_str::<Light>(&text) else { return };
        match light.kind.as_str() {
            "ack" if light.re == Some(sent.0) => waits.push(sent.1.elapsed()),
            "update" => {
                shared.steps.fetch_add(u64::from(light.version.saturating_sub(version)), Ordering::Relaxed);
                version = light.version;
                if light.stage.as_deref() == Some("over") {
                    return;
                }
                if !light.legal.is_empty() {
                    tokio::time::sleep(pause).await;
                    sent = (sent.0 + 1, Instant::now());
                    let action = dice.below(light.legal.len() as u32);
                    if client.send(&ClientMessage::Act { re: sent.0, version, action }).await.is_err() {
                        return;
                    }
                }
            }
            _ => {}
        }
    }
}

fn terms(computer: &str) -> NewMatch {
    let mission = Some("first-contact".to_owned());
    let game = NewGame::SpaceHulk { mission, mission_file: None, options: Default::default(), solo: None };
    let computer = NewHolder::Computer { player: computer.to_owned() };
    NewMatch {
        game,
        seats: [(Seat::Marine, NewHolder::Me), (Seat::Alien, computer)].into(),
        clock: None,
        practice: false,
        open_hands: false,
        visibility: Visibility::Link,
    }
}
