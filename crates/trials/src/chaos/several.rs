//! Several servers on one PostgreSQL, behind a balancer: servers are killed, and the database, too.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use game_api::Seeded;
use protocol::{NewGame, NewHolder, Seat};
use server::store::StoreAddress;
use testkit::postgres::Postgres;
use tokio::sync::Notify;
use trials::Player;
use trials::balancer::Balancer;
use trials::home::{Somebody, person, terms};

use super::{Args, Log, Shared, judge, seat_all, sit, stop};
use crate::Verdict;
use crate::serve::{Process, ServerOptions};

/// The longest that anybody may wait for a step: a lease of a dead server lapses before that.
const LONGEST_WAIT: u64 = 15_000;

/// Plays and kills, then holds what was acknowledged against what is stored.
pub(super) async fn run(args: Args) -> Verdict {
    let (postgres, address) = beside(|| {
        let postgres = Postgres::start()?;
        let address = postgres.database()?;
        Ok((postgres, address))
    })
    .await?;
    let mut postgres = Some(postgres);
    let mut processes = Vec::new();
    for _ in 0..args.servers {
        processes.push(Process::start(&address, ServerOptions::default()).await?);
    }
    let addresses = processes.iter().map(|process| process.address).collect();
    let balancer = Balancer::start(addresses).await.map_err(|error| error.to_string())?;
    let shared = Arc::new(Shared::new(balancer.address));
    let mut tables = seat_all(&shared, &args).await;
    for number in 0..args.matches / 2 {
        let ann = person(shared.address, "Ann").await;
        tables.spawn(play_computers(Arc::clone(&shared), ann, args.seed + 7_000 * u64::from(number)));
    }
    let (began, mut dice) = (Instant::now(), Seeded::new(args.seed));
    let every = args.kills.checked_div(args.database_kills).unwrap_or(u32::MAX).max(1);
    let mut database_kills = 0;
    for kill in 0..args.kills {
        tokio::time::sleep(Duration::from_millis(u64::from(dice.below(400)))).await;
        let victim = dice.below(args.servers as u32) as usize;
        let options = ServerOptions { port: processes[victim].address.port(), ..ServerOptions::default() };
        processes[victim].kill().await?;
        if kill % every == every - 1 && database_kills < args.database_kills {
            database_kills += 1;
            postgres = Some(restart(postgres.take().ok_or("the database is gone")?).await?);
        }
        processes[victim] = Process::start(&address, options).await?;
        if kill % 50 == 49 {
            eprintln!("{} kills, {} actions acknowledged", kill + 1, shared.acts.load(Ordering::Relaxed));
        }
    }
    // With all servers alive every client can finish what was begun.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let took = began.elapsed();
    let logs = stop(&shared, &mut tables).await?;
    for process in &mut processes {
        process.kill().await?;
    }
    let found = beside(move || {
        let place = StoreAddress::parse(&address).map_err(|error| error.to_string())?;
        let store = place.open().map_err(|fault| fault.to_string())?;
        judge(&*store, &logs)
    })
    .await?;
    drop(postgres);
    let longest = shared.longest.load(Ordering::Relaxed);
    if longest > LONGEST_WAIT {
        return Err(format!("somebody has waited {longest} ms for a step"));
    }
    Ok(format!(
        "{} kills of {} servers and {database_kills} of PostgreSQL in {:.0} s with {} matches at a time: {} connections, \
         nobody waited longer than {longest} ms, {found}",
        args.kills,
        args.servers,
        took.as_secs_f64(),
        args.matches,
        shared.connections.load(Ordering::Relaxed),
    ))
}

/// Plays against computer players, which some server has to think for, until it is time to stop.
async fn play_computers(shared: Arc<Shared>, ann: Somebody, mut seed: u64) -> Result<Vec<Log>, String> {
    let mission = Some("first-contact".to_owned());
    let game = NewGame::SpaceHulk { mission, mission_file: None, options: Default::default(), solo: None };
    let computer = NewHolder::Computer { player: "random".to_owned() };
    let terms = terms(game, &[(Seat::Marine, NewHolder::Me), (Seat::Alien, computer)]);
    let terms = serde_json::to_value(&terms).map_err(|error| error.to_string())?;
    let mut logs = Vec::new();
    while !shared.stop.load(Ordering::Relaxed) {
        seed += 10;
        let made = ann.http.post("/api/matches", &terms).await.ok();
        let made = made.and_then(|made| made.json()["match"].as_str().map(str::to_owned));
        let Some(match_id) = made else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let mut player = Player::new(shared.address, &match_id, &ann.token, seed);
        let enough = Notify::new();
        tokio::select! {
            () = sit(&shared, &mut player, &enough) => {}
            () = enough.notified() => {}
        }
        let done = vec![(ann.id.clone(), player.done)];
        logs.push(Log { match_id, is_death_angel: false, done });
    }
    Ok(logs)
}

async fn restart(mut postgres: Postgres) -> Result<Postgres, String> {
    beside(move || {
        postgres.crash()?;
        postgres.resume()?;
        Ok(postgres)
    })
    .await
}

/// Does something that blocks beside the threads of the runtime.
async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    tokio::task::spawn_blocking(work).await.map_err(|error| error.to_string())?
}
