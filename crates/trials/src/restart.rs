//! How fast a server is ready on many stored matches.

use std::time::{Duration, Instant};

use protocol::{NewGame, NewHolder, NewMatch, Seat, Visibility};
use tokio::task::JoinSet;
use trials::home::{Folder, person};
use trials::http::Http;
use trials::{Client, Player};

use crate::Verdict;
use crate::serve::{Place, Process};

/// How many.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many matches are stored
    #[arg(long, default_value_t = 10_000)]
    matches: u32,
    /// The longest that it may take, in milliseconds
    #[arg(long, default_value_t = 1_000)]
    within: u64,
}

/// Makes the matches, kills the server, and starts it again.
pub(crate) async fn run(args: Args) -> Verdict {
    let folder = Folder::new("restart");
    let mut process = Process::start(folder.path(), Place::default()).await?;
    let ann = person(process.address, "Ann").await;
    let mut makers = JoinSet::new();
    for worker in 0..32 {
        let (ann, count) = (ann.clone(), args.matches / 32 + u32::from(worker < args.matches % 32));
        makers.spawn(async move {
            let mut last = None;
            for _ in 0..count {
                last = Some(ann.make(&terms()).await);
            }
            last
        });
    }
    let mut created = None;
    while let Some(made) = makers.join_next().await {
        created = made.map_err(|error| error.to_string())?.or(created);
    }
    let created = created.ok_or("no match was made")?;
    let mut player = Player::new(process.address, &created.match_id, &ann.token, 1);
    for _ in 0..30 {
        player.ready_or_step().await.map_err(|lost| lost.to_string())?;
    }
    player.vanish();
    process.kill().await?;
    let began = Instant::now();
    let process = Process::start(folder.path(), Place::default()).await?;
    let health = Http::new(process.address).get("/api/health").await.map_err(|error| error.to_string())?;
    let ready = began.elapsed();
    let (_, _, update) = Client::hello(process.address, &created.match_id, Some(&ann.token), None)
        .await
        .map_err(|lost| lost.to_string())?;
    let playing = began.elapsed();
    let known = player.update.as_ref().map(|update| update.version);
    if health.status != 200 || Some(update.version) < known {
        return Err("the server is not what it was".to_owned());
    }
    let text = format!(
        "{} stored matches: ready in {} ms, a match loaded and shown after {} ms",
        args.matches,
        ready.as_millis(),
        playing.as_millis()
    );
    if ready <= Duration::from_millis(args.within) { Ok(text) } else { Err(text) }
}

fn terms() -> NewMatch {
    NewMatch {
        game: NewGame::DeathAngel { players: 1, teams: None },
        seats: [(Seat::P1, NewHolder::Me)].into(),
        clock: None,
        practice: false,
        open_hands: false,
        visibility: Visibility::Public,
    }
}
