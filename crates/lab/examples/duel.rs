//! Quick duels while a player is being tuned: for every mission how many games the
//! Marines won, lost and drew, and how fast it went.
//!
//! ```text
//! cargo run --release -p lab --example duel -- veteran veteran 20 the-well cold-lock
//! ```
//!
//! Marines, aliens, games, then missions by id or file; all of the campaign if none is
//! named. The seed of the first game is in `BLIPFALL_SEED`.

use std::time::Instant;

use content::hulk::{Library, Series};
use lab::hulk::{Mission, Plan, summarize};
use lab::{Stop, simulate};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [marine, alien, games, names @ ..] = args.as_slice() else {
        eprintln!("usage: duel MARINES ALIENS GAMES [MISSION]...");
        std::process::exit(2);
    };
    let seed = std::env::var("BLIPFALL_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let plan = Plan {
        missions: missions(names),
        marines: marine.split(',').map(str::to_owned).collect(),
        aliens: alien.split(',').map(str::to_owned).collect(),
        first_seed: seed,
        games: games.parse().expect("a number of games"),
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let began = Instant::now();
    let results = simulate(&plan, threads, &Stop::default(), None, |_| ()).expect("nothing is written");
    for group in summarize(&results.records) {
        let reasons: Vec<String> = group.reasons.iter().map(|(reason, n)| format!("{reason} {n}")).collect();
        println!(
            "{:<16} {:>8} {:>8}  marine {:>3}  alien {:>3}  draw {:>3}  rounds {:>4.1}  dead {:>4.1}  kills {:>4.1}  {}",
            group.mission,
            group.marine,
            group.alien,
            group.marine_wins,
            group.alien_wins,
            group.draws(),
            group.rounds.value,
            group.deaths.value,
            group.kills.value,
            reasons.join(", ")
        );
    }
    let decisions: u64 = results.records.iter().map(|record| u64::from(record.decisions)).sum();
    println!(
        "{} games, {decisions} decisions in {:.1} s",
        results.records.len(),
        began.elapsed().as_secs_f64()
    );
}

fn missions(names: &[String]) -> Vec<Mission> {
    let library = Library::built_in();
    let mission = |mission: &content::hulk::Mission| Mission {
        id: mission.id.clone(),
        title: String::new(),
        position: mission.position(),
    };
    if names.is_empty() {
        return library
            .entries()
            .iter()
            .map(|entry| &entry.mission)
            .filter(|m| m.series == Series::Campaign)
            .map(mission)
            .collect();
    }
    let find = |name: &String| match library.find(name) {
        Some(found) => mission(found),
        None => mission(&read(name)),
    };
    names.iter().map(find).collect()
}

fn read(path: &str) -> content::hulk::Mission {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    content::hulk::parse(&text).mission.expect("a sound mission")
}
