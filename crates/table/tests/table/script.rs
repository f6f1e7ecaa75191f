//! The dice of real matches, checked by a script in another language that was written from
//! `docs/formats/replay.md` alone.

use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output};

use table::{Command, Entry, Fact, Nonce, Record, Secret};

use crate::house::{House, angel, hulk, id, practice, who};
use crate::matches::kinds;

/// Runs the script on records.
fn verify_dice(paths: &[PathBuf]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/verify_dice.py");
    let output = Process::new("python3").arg("-B").arg(script).args(paths).output();
    output.unwrap_or_else(|error| panic!("this test needs python3, which cannot be started here: {error}"))
}

/// A folder of its own, which goes with the value.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("blipfall-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("a file");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Plays to the end, or as far as the test has patience, and ends there.
fn finish(mut house: House, seed: u64, n_actions: u32) -> Record {
    for _ in 0..n_actions {
        if !house.plays_on(seed) {
            break;
        }
    }
    if house.table.ending().is_none() {
        house.house(Command::Abandon);
    }
    Record::new(house.record)
}

/// A match with two starts that came to nothing.
fn after_aborted_starts() -> House {
    let mut house = House::open(hulk("first-contact"), 9);
    let people = ["ann", "bob"];
    for (person, seat) in people.into_iter().zip(house.table.seats().to_vec()) {
        house.does(person, Command::Take { seat });
    }
    for _ in 0..2 {
        people.iter().for_each(|person| house.commits(person));
        house.reveals("bob");
        house.does("ann", Command::Withdraw);
    }
    people.iter().for_each(|person| house.commits(person));
    people.iter().for_each(|person| house.reveals(person));
    house.house(Command::Start);
    house
}

/// A match in which actions are taken back and played again.
fn with_undo() -> House {
    let mut house = House::with(practice(hulk("first-contact")), 3, &["ann"]);
    for round in 0..60 {
        house.plays_on(round);
        if round % 3 == 0 {
            let undo = Command::Undo { version: house.table.version() };
            let _ = house.tries(&who("ann"), &undo);
        }
    }
    house
}

/// At least twenty matches of both games.
fn records() -> Vec<Record> {
    let mut records = vec![finish(after_aborted_starts(), 9, 300), finish(with_undo(), 9, 0)];
    for seed in 1..4_u8 {
        let played = kinds().into_iter().map(|(terms, people)| House::with(terms, seed, &people));
        records.extend(played.map(|house| finish(house, seed.into(), 400)));
    }
    let angels = (2..=6).map(|players| House::with(angel(players), players, &["ann", "bob"]));
    records.extend(angels.map(|house| finish(house, 5, 2_000)));
    records
}

#[test]
fn the_script_proves_real_matches() {
    let (folder, records) = (Folder::new("proved"), records());
    assert!(records.len() >= 20, "{} records", records.len());
    let mut paths = Vec::new();
    for (number, record) in records.iter().enumerate() {
        paths.push(folder.write(&format!("{number}.jsonl"), &record.to_lines()));
    }
    paths.push(folder.write("whole.json", &records[0].to_json()));
    let output = verify_dice(&paths);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(said.matches("picks are those of the seed").count(), paths.len(), "{said}");
    assert_eq!(said.matches("was aborted (withdrawn)").count(), 4, "{said}");
}

type Tamper = fn(&mut [Entry]);

/// Each change is made with the digest that fits it, so that the dice alone can give it away.
const CHANGES: [(&str, Tamper, &str); 7] = [
    ("die", other_die, "the seed gives"),
    ("setup", other_setup, "the seed gives"),
    ("contribution", other_contribution, "not what ann had committed to"),
    ("commitment", other_commitment, "not what ann had committed to"),
    ("contribution-and-commitment", other_pair, "the seed gives"),
    ("secret", other_secret, "not the one committed to"),
    ("secret-and-commitment", other_secret_and_commitment, "not what ann had committed to"),
];

fn facts<'a>(entries: &'a mut [Entry]) -> impl Iterator<Item = &'a mut Fact> + use<'a> {
    entries.iter_mut().map(|entry| &mut entry.fact)
}

fn other_die(entries: &mut [Entry]) {
    let mut picks = facts(entries).filter_map(|fact| match fact {
        Fact::Played { picks, .. } if !picks.is_empty() => Some(picks),
        _ => None,
    });
    let picks = picks.nth(3).expect("dice were rolled");
    picks[0] = (picks[0] + 1) % 2;
}

fn other_setup(entries: &mut [Entry]) {
    let started = facts(entries).find_map(|fact| match fact {
        Fact::Started { picks, .. } => Some(picks),
        _ => None,
    });
    started.expect("a start")[0] ^= 1;
}

fn other_contribution(entries: &mut [Entry]) {
    let revealed = facts(entries).find_map(|fact| match fact {
        Fact::Revealed { person, nonce, .. } if *person == id("ann") => Some(nonce),
        _ => None,
    });
    *revealed.expect("a contribution") = Nonce::new(vec![9; 32]).unwrap();
}

fn other_commitment(entries: &mut [Entry]) {
    let Fact::Opened { commitment: server, .. } = entries[0].fact else { panic!("an opening") };
    let committed = facts(entries).find_map(|fact| match fact {
        Fact::Committed { person, commitment } if *person == id("ann") => Some(commitment),
        _ => None,
    });
    let other = Nonce::new(vec![9; 32]).unwrap();
    *committed.expect("a commitment") = other.commitment(&id("match-1"), server, &id("ann"));
}

fn other_pair(entries: &mut [Entry]) {
    other_contribution(entries);
    other_commitment(entries);
}

fn other_secret(entries: &mut [Entry]) {
    let closed = facts(entries).find_map(|fact| match fact {
        Fact::Closed { secret, .. } => Some(secret),
        _ => None,
    });
    *closed.expect("an end") = Secret::new([1; 32]);
}

fn other_secret_and_commitment(entries: &mut [Entry]) {
    other_secret(entries);
    let Fact::Opened { commitment, .. } = &mut entries[0].fact else { panic!("an opening") };
    *commitment = Secret::new([1; 32]).commitment();
}

#[test]
fn the_script_refuses_what_was_changed() {
    let folder = Folder::new("refused");
    for (game, terms) in [("hulk", hulk("first-contact")), ("angel", angel(2))] {
        let honest = finish(House::with(terms, 4, &["ann", "bob"]), 4, 300);
        for (name, tamper, why) in CHANGES {
            let mut entries = honest.entries.clone();
            tamper(&mut entries);
            assert_ne!(entries, honest.entries, "{game} {name}");
            let path = folder.write(&format!("{game}-{name}.jsonl"), &Record::new(entries).to_lines());
            let output = verify_dice(&[path]);
            let said = String::from_utf8_lossy(&output.stdout);
            assert!(!output.status.success() && said.contains(why), "{game} {name}: {said}");
        }
        let damaged = honest.to_lines().replacen("\"at\":0", "\"at\":1", 1);
        let output = verify_dice(&[folder.write(&format!("{game}-damaged.jsonl"), &damaged)]);
        assert!(String::from_utf8_lossy(&output.stdout).contains("digest"), "{game}");
    }
}
