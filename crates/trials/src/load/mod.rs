//! How much a server bears: many matches at once, with sockets and computer players.
//!
//! Three things are measured apart, because each hides the others. At a rate of play that
//! people could have, how long an acknowledgement takes. As fast as the clients can go, how
//! many actions there are in a second; how long one then waits in line says little. And when
//! nobody acts, how much memory a match holds.

mod figures;
mod house;
mod idle;
mod table;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;
use trials::home::person;

use self::figures::{Counts, Meter};
use self::house::House;
use self::table::{Pace, play_on};
use crate::Verdict;

/// How much.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many matches; each has two sockets, a player and a spectator
    #[arg(long, default_value_t = 500)]
    matches: u32,
    /// How long each part is measured, in seconds
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How long a player thinks before each action, in milliseconds, half as much and half more
    #[arg(long, default_value_t = 500)]
    think: u64,
    /// The computer player on the other seat
    #[arg(long, default_value = "random")]
    computer: String,
    /// The number of servers that share one PostgreSQL, behind a balancer; 0 is one server with SQLite. Several numbers, with commas
    /// between them, are measured one after the other
    #[arg(long, default_value = "0", value_delimiter = ',')]
    servers: Vec<usize>,
}

/// Plays and measures.
pub(crate) async fn run(args: Args) -> Verdict {
    let mut lines = vec![format!("{} matches, {} sockets", args.matches, 2 * args.matches)];
    for &servers in &args.servers {
        if args.servers.len() > 1 {
            lines.push(match servers {
                0 => "SQLite, one server:".to_owned(),
                n => format!("PostgreSQL, servers: {n}"),
            });
        }
        lines.push(at_play(&args, servers).await?);
    }
    if args.servers == [0] {
        lines.push(idle::measure(args.matches, &args.computer).await?);
    }
    Ok(lines.join("\n"))
}

/// The rate of people, then as fast as it goes.
async fn at_play(args: &Args, servers: usize) -> Result<String, String> {
    let house = House::open(servers, args.servers.len() > 1).await?;
    let counts = Arc::new(Counts::default());
    let (pace, followed) = watch::channel(Pace::Still);
    let mut tables = JoinSet::new();
    for seed in 0..args.matches.into() {
        let (counts, address, pace) = (Arc::clone(&counts), house.address, followed.clone());
        let computer = args.computer.clone();
        tables.spawn(async move {
            let ann = person(address, &format!("Ann {seed}")).await;
            play_on(&counts, &ann, &computer, pace, seed).await;
        });
    }
    counts.wait_for(args.matches).await?;
    let seconds = Duration::from_secs(args.seconds);
    let think = Duration::from_millis(args.think);
    let parts = [
        (format!("each player thinks for about {} ms", args.think), Pace::Thinking(think)),
        ("as fast as the clients go".to_owned(), Pace::Hurried),
    ];
    let mut lines = Vec::new();
    for (name, how) in parts {
        pace.send_replace(how);
        tokio::time::sleep(Duration::from_secs(2)).await;
        let meter = Meter::start(&counts, &house);
        tokio::time::sleep(seconds).await;
        lines.push(format!("{name}:\n{}", meter.read(&counts, &house)));
    }
    tables.shutdown().await;
    Ok(lines.join("\n"))
}
