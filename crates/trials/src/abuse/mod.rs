//! What one stranger can do to a server while somebody plays on it.
//!
//! Each attack runs for a bounded time against a new server with the limits of a public one, from one address and in
//! a process of its own, by what anybody may send. Meanwhile an ordinary player plays from another address, and
//! newcomers come in from a third.

mod attacker;
mod boards;
mod bodies;
mod computers;
mod connections;
mod counts;
mod endless;
mod figures;
mod frames;
mod missions;
mod ordinary;
mod questions;
mod replays;

use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::AsyncReadExt as _;
use tokio::process::Command;
use trials::home::Folder;

use self::attacker::Attacker;
use self::figures::{Figures, Sampler};
use self::ordinary::Bystanders;
use crate::Verdict;
use crate::serve::{Process, ServerOptions, busy};

/// What came of an attack, in words; an error if it did what it must not be able to do.
type Note = Result<String, String>;
type Running = Pin<Box<dyn Future<Output = Note>>>;

/// The address of the attackers.
const FROM: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 2));
/// How long after that pause the server may take to give its memory back: results of long computations are kept for two
/// minutes.
const RECOVERY: Duration = Duration::from_secs(150);
/// How long people play before an attack: a server that has just started has not even read all of its own program, and
/// what it takes then says little.
const WARM_UP: Duration = Duration::from_secs(8);
/// How long the server is left alone after an attack.
const PAUSE: Duration = Duration::from_secs(2);
/// How often an attack that breaks a promise is tried again in a small run: another program may have been to blame.
const SECOND_CHANCES: u32 = 1;

/// An attack.
struct Attack {
    name: &'static str,
    /// What it has much of: connections, matches, sockets.
    size: u32,
    /// The same in a small run; nothing if it is no part of that.
    small: Option<u32>,
    run: fn(Attacker, u32) -> Running,
}

const ATTACKS: [Attack; 18] = [
    Attack { name: "nothing", size: 0, small: Some(0), run: |a, _| Box::pin(nothing(a)) },
    Attack { name: "idle", size: 1_100, small: Some(1_100), run: |a, n| Box::pin(connections::idle(a, n)) },
    Attack { name: "strangers", size: 60, small: Some(60), run: |a, n| Box::pin(bodies::of_strangers(a, n)) },
    Attack { name: "bodies", size: 60, small: Some(60), run: |a, n| Box::pin(bodies::of_people(a, n)) },
    Attack { name: "missions", size: 30, small: Some(8), run: |a, n| Box::pin(boards::open_missions(a, n)) },
    Attack { name: "hellos", size: 12, small: Some(4), run: |a, n| Box::pin(boards::cold_hellos(a, n)) },
    Attack {
        name: "computers",
        size: 12,
        small: Some(6),
        run: |a, n| Box::pin(computers::endless_matches(a, n)),
    },
    Attack { name: "odds", size: 8, small: Some(4), run: |a, n| Box::pin(questions::odds(a, n)) },
    Attack { name: "advice", size: 64, small: Some(16), run: |a, n| Box::pin(questions::advice(a, n)) },
    Attack { name: "workshop", size: 8, small: Some(4), run: |a, n| Box::pin(endless::workshop(a, n)) },
    Attack { name: "seats", size: 50, small: Some(20), run: |a, n| Box::pin(endless::seats(a, n)) },
    Attack { name: "imports", size: 8, small: None, run: |a, n| Box::pin(endless::imports(a, n)) },
    Attack { name: "codes", size: 20, small: None, run: |a, n| Box::pin(endless::codes(a, n)) },
    Attack { name: "readers", size: 100, small: None, run: |a, n| Box::pin(endless::slow_readers(a, n)) },
    Attack { name: "replays", size: 40, small: None, run: |a, n| Box::pin(replays::whole_matches(a, n)) },
    Attack { name: "counts", size: 120, small: Some(80), run: |a, n| Box::pin(counts::matches(a, n)) },
    Attack { name: "pings", size: 8, small: Some(8), run: |a, n| Box::pin(frames::pings(a, n)) },
    Attack { name: "long", size: 8, small: Some(8), run: |a, n| Box::pin(frames::long_messages(a, n)) },
];

/// For comparison.
async fn nothing(attacker: Attacker) -> Note {
    tokio::time::sleep_until(attacker.until).await;
    Ok(String::new())
}

/// How much.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How long each attack lasts, in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Run this attack alone; can be given more than once
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Run for a short time those attacks that belong to every check, and fail if a promise is broken
    #[arg(long)]
    small: bool,
}

/// Runs the attacks and prints what they did.
pub(crate) async fn run(args: Args) -> Verdict {
    let chosen = chosen(&args)?;
    println!("{}", Figures::HEAD);
    let (mut broken, mut rows) = (Vec::new(), String::new());
    for (attack, size) in chosen {
        let figures = measure(&args, attack, size).await?;
        println!("{figures}");
        rows.push_str(&figures.row());
        broken.extend(figures.broken().map(|why| format!("{}: {why}", attack.name)));
    }
    if !args.small {
        println!("\n{}\n{rows}", Figures::MARKDOWN_HEAD);
    }
    match broken.as_slice() {
        [] => Ok("no promise was broken".to_owned()),
        broken => Err(broken.join("\n")),
    }
}

fn chosen(args: &Args) -> Result<Vec<(&'static Attack, u32)>, String> {
    if let Some(name) =
        args.only.iter().find(|name| ATTACKS.iter().all(|attack| attack.name != name.as_str()))
    {
        let names: Vec<_> = ATTACKS.iter().map(|attack| attack.name).collect();
        return Err(format!("no attack {name:?}; there are {}", names.join(", ")));
    }
    let wanted = |attack: &&Attack| args.only.is_empty() || args.only.iter().any(|name| name == attack.name);
    let sized = |attack: &'static Attack| {
        let size = if args.small { attack.small? } else { attack.size };
        Some((attack, size))
    };
    Ok(ATTACKS.iter().filter(wanted).filter_map(sized).collect())
}

async fn measure(args: &Args, attack: &Attack, size: u32) -> Result<Figures, String> {
    let mut figures = once(args, attack, size).await?;
    for _ in 0..if args.small { SECOND_CHANCES } else { 0 } {
        if figures.broken().is_some() {
            println!("{figures}");
            figures = once(args, attack, size).await?;
        }
    }
    Ok(figures)
}

async fn once(args: &Args, attack: &Attack, size: u32) -> Result<Figures, String> {
    let folder = Folder::new("abuse");
    let options = ServerOptions { idle: Duration::from_secs(1), strict: true, ..ServerOptions::default() };
    let mut process = Process::start(folder.path(), options).await?;
    let bystanders = Bystanders::start(process.address).await;
    tokio::time::sleep(if args.small { PAUSE } else { WARM_UP }).await;
    bystanders.forget();
    let mut sampler = Sampler::start(&process, folder.path());
    let mut attackers = attackers(process.address, attack.name, size, args.seconds)?;
    let mut output = attackers.stdout.take().ok_or("the attackers have no output")?;
    let said = tokio::spawn(async move {
        let mut said = String::new();
        output.read_to_string(&mut said).await.map(|_| said)
    });
    while attackers.try_wait().map_err(|error| error.to_string())?.is_none() {
        sampler.sample(&process);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let is_alive = process.is_alive();
    let times = bystanders.stop();
    sampler.end(&process);
    tokio::time::sleep(PAUSE).await;
    let recovery = if args.small { Duration::ZERO } else { RECOVERY };
    let latest = tokio::time::Instant::now() + recovery;
    while !sampler.is_back(&process) && tokio::time::Instant::now() < latest {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let said = said.await.map_err(|error| error.to_string())?.map_err(|error| error.to_string())?;
    Ok(Figures::new(attack.name, times, sampler.finish(&process, !args.small), is_alive, &said))
}

fn attackers(
    server: SocketAddr,
    name: &str,
    size: u32,
    seconds: u64,
) -> Result<tokio::process::Child, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    Command::new(program)
        .args(["attack", name, "--server", &server.to_string()])
        .args(["--size", &size.to_string(), "--seconds", &seconds.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| error.to_string())
}

/// One attack, in a process of its own.
#[derive(clap::Args)]
pub(crate) struct AttackArgs {
    name: String,
    #[arg(long)]
    server: SocketAddr,
    #[arg(long)]
    size: u32,
    #[arg(long)]
    seconds: u64,
}

/// Attacks, and says what came of it and how much processor time it took, in milliseconds.
pub(crate) async fn attack(args: AttackArgs) -> Verdict {
    if !args.server.ip().is_loopback() {
        return Err("attacks are for servers on this computer".to_owned());
    }
    let attack = ATTACKS.iter().find(|attack| attack.name == args.name).ok_or("there is no such attack")?;
    // As many connections as it takes.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let attacker = Attacker::new(args.server, FROM, Duration::from_secs(args.seconds));
    let note = (attack.run)(attacker, args.size).await;
    let spent = busy(std::process::id()).map_or(0, |spent| spent.as_millis());
    let (word, note) = match note {
        Ok(note) => ("held", note),
        Err(note) => ("broken", note),
    };
    Ok(format!("{spent}\n{word}\n{note}"))
}
