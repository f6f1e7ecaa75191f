//! How long it takes to jump to any moment of a finished match, and to load it.
//!
//! `cargo run --release -p table --example jump`
#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time")]

use std::time::{Duration, Instant};

use game_api::Seeded;
use table::{
    Choice, Command, Entry, GameTerms, Id, Look, Nonce, People, Record, Replay, Seat, Secret, Table, Terms,
    Viewer, Who,
};

fn main() {
    let mission = content::hulk::Library::source("shakedown").expect("a mission").to_owned();
    let hulk = GameTerms::SpaceHulk { mission, options: Default::default(), solo: None };
    measure("Space Hulk", hulk, 500);
    measure("Death Angel", GameTerms::DeathAngel { players: 6, teams: None }, 500);
}

fn measure(name: &str, game: GameTerms, n_actions: usize) {
    let record = play(game, n_actions);
    let text = record.to_lines();
    let start = Instant::now();
    let record = Record::read(&text).expect("a record");
    let replay = Replay::load(&record).expect("a match");
    let loaded = start.elapsed();
    let mut times: Vec<Duration> = Vec::new();
    let mut chance = Seeded::new(1);
    for look in [Look::All, Look::Spectator, Look::Seat(replay.table().seats()[0])] {
        for _ in 0..400 {
            let number = chance.below(replay.n_frames() as u32) as usize;
            let start = Instant::now();
            std::hint::black_box(replay.frame(number, look));
            times.push(start.elapsed());
        }
    }
    times.sort();
    println!(
        "{name}: {} moments, {} KiB; loaded in {loaded:?}; a jump takes {:?} (median), {:?} (longest)",
        replay.n_frames(),
        text.len() / 1024,
        times[times.len() / 2],
        times[times.len() - 1]
    );
}

/// Matches of random answers until one is long enough, ended there.
fn play(game: GameTerms, n_actions: usize) -> Record {
    let longest = (0..40).map(|seed| play_one(game.clone(), n_actions, seed));
    longest.max_by_key(|record| record.entries.len()).expect("some")
}

fn play_one(game: GameTerms, n_actions: usize, seed: u8) -> Record {
    let terms = Terms { game, clock: None, practice: false, open_hands: true, lesson: None };
    let (secret, ann) = (Secret::new([seed; 32]), Id::new("ann").expect("an id"));
    let opened = Entry::opened(Id::new("m").expect("an id"), terms, secret.commitment(), 0);
    let mut table = Table::open(&opened).expect("a table");
    let mut entries = vec![opened];
    let person = Who::Person(ann.clone());
    let mut give = |table: &mut Table, who: &Who, command: Command| {
        for entry in table.consider(who, &command, &secret, 0).expect("it is followed").entries {
            table.absorb(&entry).expect("it follows");
            entries.push(entry);
        }
    };
    for seat in table.seats().to_vec() {
        give(&mut table, &person, Command::Take { seat });
    }
    let nonce = Nonce::new(vec![1; 16]).expect("a contribution");
    let commitment = nonce.commitment(table.id(), table.start_commitment(), &ann);
    give(&mut table, &person, Command::Commit { commitment });
    give(&mut table, &person, Command::Reveal { nonce });
    give(&mut table, &Who::House, Command::Start);
    let mut chance = Seeded::new(seed.into());
    for _ in 0..n_actions {
        let lifted: Option<Seat> = None;
        let update =
            table.update(&Viewer::Person { person: ann.clone(), lifted }, None, &People::default(), 0);
        if update.legal.is_empty() {
            break;
        }
        let choice = Choice::Index(chance.below(update.legal.len() as u32));
        give(&mut table, &person, Command::Act { version: update.version, choice, turn: None });
    }
    if table.ending().is_none() {
        give(&mut table, &Who::House, Command::Abandon);
    }
    Record::new(entries)
}
