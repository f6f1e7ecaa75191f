//! How fast a server is ready on many stored matches.

mod stock;

use std::time::{Duration, Instant};

use protocol::{NewMatch, Visibility};
use trials::home::{Folder, Somebody, alone, person};
use trials::http::Http;
use trials::{Client, Player};

use crate::Verdict;
use crate::serve::{Process, ServerOptions};

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

/// Stores the matches, plays one of them on a server, kills that, and starts it again.
pub(crate) async fn run(args: Args) -> Verdict {
    let folder = Folder::new("restart");
    let mut process = Process::start(folder.path(), ServerOptions::default()).await?;
    let ann = person(process.address, "Ann").await;
    process.kill().await?;
    let (data, host) = (folder.path().to_owned(), ann.id.clone());
    let stocked = tokio::task::spawn_blocking(move || stock::fill(&data, &host, args.matches)).await;
    let entries = stocked.map_err(|error| error.to_string())??;

    let mut process = Process::start(folder.path(), ServerOptions::default()).await?;
    let ann = ann.at(process.address);
    let created = ann.make(&NewMatch { visibility: Visibility::Public, ..alone() }).await;
    let mut player = Player::new(process.address, &created.match_id, &ann.token, 1);
    for _ in 0..30 {
        player.step().await.map_err(|lost| lost.to_string())?;
    }
    player.vanish();
    process.kill().await?;

    let began = Instant::now();
    let process = Process::start(folder.path(), ServerOptions::default()).await?;
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
    let loaded = load_some(&process, &ann, args.matches).await?;
    let text = format!(
        "{} stored matches with {entries} entries: ready in {} ms, a match loaded and shown after {} ms; {loaded} \
         others loaded and played on",
        args.matches,
        ready.as_millis(),
        playing.as_millis()
    );
    if ready <= Duration::from_millis(args.within) { Ok(text) } else { Err(text) }
}

/// What is stored are matches like all others: some are played on.
async fn load_some(process: &Process, ann: &Somebody, matches: u32) -> Result<u32, String> {
    let step = (matches / 20).max(1);
    let mut loaded = 0;
    for number in (0..matches).step_by(step as usize) {
        let mut player = Player::new(process.address, &stock::id(number), &ann.token, number.into());
        for _ in 0..3 {
            player.step().await.map_err(|lost| format!("match {}: {lost}", stock::id(number)))?;
        }
        loaded += 1;
    }
    Ok(loaded)
}
