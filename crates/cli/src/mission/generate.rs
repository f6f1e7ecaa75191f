//! `blipfall mission generate`.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use generator::{Archetype, Order, Size};

use super::stress;
use crate::Exit;

/// What to generate.
#[derive(clap::Args)]
#[command(after_help = list("Archetypes:"))]
pub(crate) struct Args {
    /// What the mission is about (see below); default: drawn from the seed
    #[arg(long, value_parser = archetype)]
    archetype: Option<Archetype>,
    /// small, medium or large; default: drawn from the seed
    #[arg(long, value_parser = size)]
    size: Option<Size>,
    /// The same seed gives the same mission on every machine; default: one is chosen
    #[arg(long)]
    seed: Option<u64>,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Generate this many missions from the seed on, check each, and print figures instead
    #[arg(long, value_name = "COUNT", conflicts_with = "output",
          value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    stress: Option<u64>,
}

/// Generates one mission, or very many to see that all are sound.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    if let Some(count) = args.stress {
        return stress::run(count, args.seed.unwrap_or(0), args.archetype, args.size, out);
    }
    let order = Order::of_seed(args.seed.unwrap_or_else(some_seed), args.archetype, args.size);
    if args.seed.is_none() {
        let (archetype, size) = (order.archetype.name(), order.size.name());
        eprintln!("the same again: --archetype {archetype} --size {size} --seed {}", order.seed);
    }
    let text = content::hulk::print(&order.generate());
    match &args.output {
        None => out.write_all(text.as_bytes())?,
        Some(path) => {
            if let Err(error) = fs::write(path, text) {
                eprintln!("blipfall: {}: {error}", path.display());
                return Ok(Exit::Unreadable);
            }
            eprintln!("{} written to {}", order.id(), path.display());
        }
    }
    Ok(Exit::Fine)
}

/// A seed that is short enough to be typed again.
fn some_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 / 1000 % 1_000_000
}

fn archetype(name: &str) -> Result<Archetype, String> {
    Archetype::from_name(name).ok_or_else(|| list("there are these archetypes:"))
}

fn size(name: &str) -> Result<Size, String> {
    Size::from_name(name).ok_or_else(|| "there are small, medium and large".to_owned())
}

/// Every archetype with a line about it.
fn list(head: &str) -> String {
    let line = |archetype: Archetype| format!("\n  {:<12}{}", archetype.name(), archetype.summary());
    Archetype::ALL.into_iter().map(line).fold(head.to_owned(), |text, line| text + &line)
}
