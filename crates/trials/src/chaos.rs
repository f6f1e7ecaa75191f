//! Kills the server at random moments while matches are played.

mod several;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use game_api::Seeded;
use protocol::{ClientMessage, NewGame, NewHolder, NewMatch, Seat, Visibility};
use server::store::{Sqlite, Store};
use table::Fact;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use trials::home::{self, Folder, Somebody, person};
use trials::player::Done;
use trials::{Player, record};

use crate::Verdict;
use crate::serve::{Process, ServerOptions};

/// How hard it is to be.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How often the server is killed
    #[arg(long, default_value_t = 500)]
    kills: u32,
    /// How many matches are played at the same time
    #[arg(long, default_value_t = 64)]
    matches: u32,
    /// The seed of all choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of servers that share one PostgreSQL, behind a balancer; 0 is one server with SQLite
    #[arg(long, default_value_t = 0)]
    servers: usize,
    /// How often PostgreSQL is killed, too
    #[arg(long, default_value_t = 0)]
    database_kills: u32,
}

/// A match is left after this number of actions of one player: whatever is loaded after a kill is played
/// again from its start, and a server that lives for a moment should come to more than that.
const MOST_ACTIONS: usize = 40;

/// What all players share.
struct Shared {
    address: std::net::SocketAddr,
    stop: AtomicBool,
    acts: AtomicU64,
    connections: AtomicU64,
    /// The longest that a player was without a step that came to something, over all connections, in milliseconds.
    longest: AtomicU64,
}

impl Shared {
    fn new(address: std::net::SocketAddr) -> Shared {
        Shared {
            address,
            stop: AtomicBool::new(false),
            acts: AtomicU64::new(0),
            connections: AtomicU64::new(0),
            longest: AtomicU64::new(0),
        }
    }
}

/// Plays and kills, then holds what was acknowledged against what is stored.
pub(crate) async fn run(args: Args) -> Verdict {
    if args.servers > 0 {
        return several::run(args).await;
    }
    let folder = Folder::new("chaos");
    let mut process = Process::start(folder.path(), ServerOptions::default()).await?;
    let shared = Arc::new(Shared::new(process.address));
    let mut tables = seat_all(&shared, &args).await;
    let began = Instant::now();
    let mut dice = Seeded::new(args.seed);
    let options = ServerOptions { port: shared.address.port(), ..ServerOptions::default() };
    for kill in 0..args.kills {
        tokio::time::sleep(Duration::from_millis(u64::from(dice.below(400)))).await;
        process.kill().await?;
        process = Process::start(folder.path(), options).await?;
        if kill % 50 == 49 {
            eprintln!("{} kills, {} actions acknowledged", kill + 1, shared.acts.load(Ordering::Relaxed));
        }
    }
    let took = began.elapsed();
    let logs = stop(&shared, &mut tables).await?;
    process.kill().await?;
    let store = Sqlite::open(folder.path()).map_err(|fault| fault.to_string())?;
    let found = judge(&store, &logs)?;
    Ok(format!(
        "{} kills in {:.0} s with {} matches at a time: {} connections, {found}",
        args.kills,
        took.as_secs_f64(),
        args.matches,
        shared.connections.load(Ordering::Relaxed),
    ))
}

/// Lets all players play, at as many tables as there are to be.
async fn seat_all(shared: &Arc<Shared>, args: &Args) -> JoinSet<Result<Vec<Log>, String>> {
    let mut tables = JoinSet::new();
    for number in 0..args.matches {
        let people = [person(shared.address, "Ann").await, person(shared.address, "Bob").await];
        tables.spawn(play_on(Arc::clone(shared), people, args.seed + 1_000 * u64::from(number)));
    }
    tables
}

/// Ends the play, and collects what was acknowledged.
async fn stop(shared: &Shared, tables: &mut JoinSet<Result<Vec<Log>, String>>) -> Result<Vec<Log>, String> {
    shared.stop.store(true, Ordering::Relaxed);
    let mut logs = Vec::new();
    while let Some(table) = tables.join_next().await {
        logs.extend(table.map_err(|error| format!("a client has failed: {error}"))??);
    }
    Ok(logs)
}

/// What is stored against what was acknowledged.
fn judge(store: &dyn Store, logs: &[Log]) -> Verdict {
    let Found { actions, aborted } = compare(store, logs)?;
    let n_angel = logs.iter().filter(|log| log.is_death_angel).count();
    if n_angel == 0 || n_angel == logs.len() {
        return Err(format!(
            "of {} matches {n_angel} were of Death Angel: both games are to be played",
            logs.len()
        ));
    }
    let (rematches, imported) = count_rematches(store, logs)?;
    Ok(format!(
        "{actions} acknowledged actions all found once and as they were meant, {} matches ({n_angel} of Death Angel), \
         {aborted} starts of them aborted, {rematches} rematches each made once, {imported} records imported",
        logs.len()
    ))
}

/// What was acknowledged in one match: who, and what.
struct Log {
    match_id: String,
    is_death_angel: bool,
    done: Vec<(String, Vec<Done>)>,
}

/// Plays one match after another until it is time to stop.
async fn play_on(shared: Arc<Shared>, people: [Somebody; 2], seed: u64) -> Result<Vec<Log>, String> {
    let mut logs = Vec::new();
    let mut seed = seed;
    while !shared.stop.load(Ordering::Relaxed) {
        seed += 10;
        let Some(created) = make(&people, seed).await else { continue };
        let mut players = people.each_ref().map(|person| {
            Player::new(shared.address, &created, &person.token, seed + person.token.len() as u64)
        });
        players[0].withdrawals = (seed / 10 % 3) as u32;
        play(&shared, &mut players).await;
        if (seed / 10).is_multiple_of(2) {
            play_again(&people, &mut players).await;
        }
        let done =
            people.iter().zip(players).map(|(person, player)| (person.id.clone(), player.done)).collect();
        logs.push(Log { match_id: created, is_death_angel: is_death_angel(seed), done });
    }
    Ok(logs)
}

/// Two of five matches, whatever the seed of the trial: a table adds 10 for each of its matches. Withdrawals and
/// rematches follow other numbers, so that both games come with and without them.
fn is_death_angel(seed: u64) -> bool {
    seed / 10 % 5 < 2
}

/// Makes and joins a match, if the server lives long enough.
async fn make(people: &[Somebody; 2], seed: u64) -> Option<String> {
    let (game, seats) = if is_death_angel(seed) {
        (NewGame::DeathAngel { players: 2, teams: None }, [Seat::P1, Seat::P2])
    } else {
        let mission = Some("first-contact".to_owned());
        let game =
            NewGame::SpaceHulk { mission, mission_file: None, options: Default::default(), solo: None };
        (game, [Seat::Marine, Seat::Alien])
    };
    let terms =
        NewMatch { visibility: Visibility::Public, ..home::terms(game, &[(seats[0], NewHolder::Me)]) };
    let terms = serde_json::to_value(&terms).ok()?;
    let made = people[0].http.post("/api/matches", &terms).await;
    let Ok(made) = made else {
        tokio::time::sleep(Duration::from_millis(50)).await;
        return None;
    };
    let id = made.json()["match"].as_str()?.to_owned();
    loop {
        let join = people[1].http.post(&format!("/api/matches/{id}/join"), &serde_json::json!({})).await;
        match join {
            Ok(answer) if answer.status == 200 => return Some(id),
            Ok(answer) if answer.status < 500 => return None,
            _ => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

/// Plays until the match is over, has had its share, or it is time to stop; lost connections
/// are opened again.
async fn play(shared: &Shared, players: &mut [Player; 2]) {
    let [ann, bob] = players;
    let enough = Notify::new();
    let both = async { tokio::join!(sit(shared, ann, &enough), sit(shared, bob, &enough)) };
    tokio::select! {
        _ = both => {}
        () = enough.notified() => {}
    }
}

async fn sit(shared: &Shared, player: &mut Player, enough: &Notify) {
    let mut since = Instant::now();
    while !player.is_over() && !shared.stop.load(Ordering::Relaxed) {
        let before = (player.done.len(), player.connections);
        let done = player.step().await;
        // Once the play is ended no answer is waited for any more.
        if !shared.stop.load(Ordering::Relaxed) {
            shared.longest.fetch_max(since.elapsed().as_millis() as u64, Ordering::Relaxed);
        }
        // A lost connection is what this is about; a wrong answer panics by itself. Whoever has lost several in a row has
        // waited since the last step that came to something.
        if done.is_err() {
            player.vanish();
            tokio::time::sleep(Duration::from_millis(20)).await;
        } else {
            since = Instant::now();
        }
        shared.acts.fetch_add((player.done.len() - before.0) as u64, Ordering::Relaxed);
        shared.connections.fetch_add(u64::from(player.connections - before.1), Ordering::Relaxed);
        if player.done.len() >= MOST_ACTIONS {
            enough.notify_one();
        }
    }
}

/// What is stored.
#[derive(Default)]
struct Found {
    actions: usize,
    aborted: usize,
}

/// Ends a match, asks for another one and brings the record in. Any of it may be lost with the server, and is
/// tried again a few times.
async fn play_again(people: &[Somebody; 2], players: &mut [Player; 2]) {
    for _ in 0..5 {
        if try_again(people, players).await.is_some() {
            return;
        }
        players.iter_mut().for_each(Player::vanish);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn try_again(people: &[Somebody; 2], players: &mut [Player; 2]) -> Option<()> {
    players[1].client().await.ok()?;
    let seat = players[1].update.as_ref()?.seats.iter().find(|seat| seat.yours)?.seat;
    players[1].ask(&ClientMessage::Resign { re: 1_000_000, seat }).await.ok()?;
    for player in players.iter_mut() {
        player.ask(&ClientMessage::Rematch { re: 1_000_001 }).await.ok()?;
    }
    let path = format!("/api/matches/{}/record", players[0].match_id());
    let record = people[0].http.get(&path).await.ok()?;
    let text = String::from_utf8(record.body).ok()?;
    people[1].http.post_text("/api/records", &text).await.ok().map(|_| ())
}

/// A match that follows another one was stored with the link to it, or not at all: only such matches have no
/// invitation.
fn count_rematches(store: &dyn Store, logs: &[Log]) -> Result<(usize, usize), String> {
    let (mut linked, mut found, mut imported) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for log in logs {
        let stored = store.load(&log.match_id).map_err(|fault| fault.to_string())?;
        let entries = stored.into_iter().flat_map(|stored| stored.entries);
        linked.extend(entries.filter_map(
            |text| match serde_json::from_str::<table::Entry>(&text).ok()?.fact {
                table::Fact::Rematched { id } => Some(id.to_string()),
                _ => None,
            },
        ));
    }
    let people: BTreeSet<&String> = logs.iter().flat_map(|log| &log.done).map(|(person, _)| person).collect();
    for person in people {
        for row in store.matches_of(person, u32::MAX).map_err(|fault| fault.to_string())? {
            let host = store.host(&row.id).map_err(|fault| fault.to_string())?;
            match host.and_then(|host| host.invitation) {
                None if row.imported => imported.insert(row.id),
                None => found.insert(row.id),
                Some(_) => false,
            };
        }
    }
    if linked == found {
        Ok((found.len(), imported.len()))
    } else {
        Err(format!("{} matches follow others, and {} are linked", found.len(), linked.len()))
    }
}

/// Everything that was acknowledged is stored, once and as it was meant.
fn compare(store: &dyn Store, logs: &[Log]) -> Result<Found, String> {
    let mut found = Found::default();
    for log in logs {
        let stored = store.load(&log.match_id).map_err(|fault| fault.to_string())?;
        let stored = stored.ok_or_else(|| format!("match {} is gone", log.match_id))?;
        let entries: Result<Vec<table::Entry>, _> =
            stored.entries.iter().map(|text| serde_json::from_str(text)).collect();
        let entries = entries.map_err(|error| format!("match {}: {error}", log.match_id))?;
        for (person, done) in &log.done {
            record::holds(&entries, person, done).map_err(|why| format!("match {}: {why}", log.match_id))?;
            found.actions += done.len();
        }
        found.aborted += entries.iter().filter(|entry| matches!(entry.fact, Fact::Aborted(_))).count();
    }
    Ok(found)
}
