//! How fast a server is ready on many stored matches, and how fast it shows one of them.

mod stock;

use std::time::{Duration, Instant};

use protocol::{NewMatch, Visibility};
use server::store::StoreAddress;
use trials::home::{Somebody, alone, person};
use trials::http::Http;
use trials::{Client, Player};

use crate::Verdict;
use crate::ground::{Ground, StoreKind};
use crate::serve::{Process, ServerOptions};

/// How many.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many matches are stored
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..))]
    matches: u32,
    /// The longest that it may take until the server is ready, in milliseconds
    #[arg(long, default_value_t = 1_000)]
    within: u64,
    /// How many of the matches are shown, one after the other, and played on
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    shown: u32,
    /// The longest that it may take to show a match, as the middle of those shown, in milliseconds
    #[arg(long, default_value_t = 50)]
    show_within: u64,
    /// Where they are stored; default: in both
    #[arg(long)]
    store: Option<StoreKind>,
}

/// Tries one store, or both.
pub(crate) async fn run(args: Args) -> Verdict {
    let kinds = args.store.map_or(vec![StoreKind::Sqlite, StoreKind::Postgres], |kind| vec![kind]);
    let mut lines = Vec::new();
    for kind in kinds {
        lines.push(try_on(kind, &args).await.map_err(|why| format!("{kind}: {why}"))?);
    }
    Ok(lines.join("\n"))
}

/// Stores the matches, plays one of them on a server, kills that, and starts it again.
async fn try_on(kind: StoreKind, args: &Args) -> Verdict {
    let ground = Ground::open(kind, "restart").await?;
    let mut process = Process::start(&ground.place, ServerOptions::default()).await?;
    let ann = person(process.address, "Ann").await;
    process.kill().await?;
    let place = StoreAddress::parse(&ground.place).map_err(|error| error.to_string())?;
    let (host, matches) = (ann.id.clone(), args.matches);
    let began = Instant::now();
    let stocked = tokio::task::spawn_blocking(move || stock::fill(&place, &host, matches)).await;
    let entries = stocked.map_err(|error| error.to_string())??;
    let filled = began.elapsed();

    let mut process = Process::start(&ground.place, ServerOptions::default()).await?;
    let ann = ann.at(process.address);
    let created = ann.make(&NewMatch { visibility: Visibility::Public, ..alone() }).await;
    let mut player = Player::new(process.address, &created.match_id, &ann.token, 1);
    for _ in 0..30 {
        player.step().await.map_err(|lost| lost.to_string())?;
    }
    player.vanish();
    process.kill().await?;

    let began = Instant::now();
    let process = Process::start(&ground.place, ServerOptions::default()).await?;
    let health = Http::new(process.address).get("/api/health").await.map_err(|error| error.to_string())?;
    let ready = began.elapsed();
    let (_, _, update) = Client::hello(process.address, &created.match_id, Some(&ann.token), None)
        .await
        .map_err(|lost| lost.to_string())?;
    let known = player.update.as_ref().map(|update| update.version);
    if health.status != 200 || Some(update.version) < known {
        return Err("the server is not what it was".to_owned());
    }
    let mut shown = show_some(&process, &ann, args).await?;
    let first = shown[0];
    shown.sort_unstable();
    let (middle, slowest) = (shown[shown.len() / 2], shown[shown.len() - 1]);
    let millis = |time: Duration| 1e3 * time.as_secs_f64();
    let text = format!(
        "{kind}, {} stored matches with {entries} entries (stored in {:.0} s): ready in {:.0} ms; of {} matches loaded and \
         shown, the first took {:.1} ms, the middle {:.1} ms and the slowest {:.1} ms; all were played on",
        args.matches,
        filled.as_secs_f64(),
        millis(ready),
        shown.len(),
        millis(first),
        millis(middle),
        millis(slowest)
    );
    let is_soon =
        ready <= Duration::from_millis(args.within) && middle <= Duration::from_millis(args.show_within);
    if is_soon { Ok(text) } else { Err(text) }
}

/// What is stored are matches like all others: how long it took to show each, in the order in which they were shown.
/// They are spread over all that are stored, and over both games. All are played on.
async fn show_some(process: &Process, ann: &Somebody, args: &Args) -> Result<Vec<Duration>, String> {
    let n_shown = args.shown.min(args.matches);
    let step = args.matches / n_shown;
    let mut shown = Vec::new();
    for nth in 0..n_shown {
        // The steps may all have the same last digit, by which the game is chosen.
        let number = nth * step + nth % step.min(stock::HULK_EVERY);
        let mut player = Player::new(process.address, &stock::id(number), &ann.token, number.into());
        let fail = |lost| format!("match {}: {lost}", stock::id(number));
        let began = Instant::now();
        player.client().await.map_err(fail)?;
        shown.push(began.elapsed());
        for _ in 0..3 {
            player.step().await.map_err(fail)?;
        }
    }
    Ok(shown)
}
