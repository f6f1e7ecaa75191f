//! What an action costs in a match, part by part: deciding it, writing its entries, and telling each viewer.
//!
//! `cargo run --release -p table --example cost`
#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time")]

use std::time::{Duration, Instant};

use game_api::Seeded;
use table::{
    Choice, Command, Entry, GameTerms, Id, Nonce, People, PersonId, Seat, Secret, Table, Terms, Viewer, Who,
};

const N_MATCHES: u8 = 8;
const N_ACTIONS: usize = 400;

#[derive(Default)]
struct Costs {
    n_actions: u32,
    n_legal: usize,
    consider: Duration,
    write: Duration,
    owner: Duration,
    other: Duration,
    text: Duration,
}

fn main() {
    for mission in ["shakedown", "the-well"] {
        let source = content::hulk::Library::source(mission).expect("a mission").to_owned();
        let terms = GameTerms::SpaceHulk { mission: source, options: Default::default(), solo: None };
        measure(mission, &terms, [Seat::Marine, Seat::Alien]);
    }
    let terms = GameTerms::DeathAngel { players: 2, teams: None };
    measure("Death Angel, two players", &terms, [Seat::P1, Seat::P2]);
}

fn measure(name: &str, game: &GameTerms, seats: [Seat; 2]) {
    let mut costs = Costs::default();
    for seed in 0..N_MATCHES {
        play(game.clone(), seats, seed, &mut costs);
    }
    let each = |total: Duration| total.as_nanos() as u64 / u64::from(costs.n_actions.max(1));
    println!(
        "{name}: {} actions of {} on average; ns for each: decide {}, write the entries {}, update for who decides {} \
         and for the other {}, as text {}",
        costs.n_actions,
        costs.n_legal / costs.n_actions.max(1) as usize,
        each(costs.consider),
        each(costs.write),
        each(costs.owner),
        each(costs.other),
        each(costs.text),
    );
}

fn play(game: GameTerms, seats: [Seat; 2], seed: u8, costs: &mut Costs) {
    let terms = Terms { game, clock: None, practice: false, open_hands: false, lesson: None };
    let secret = Secret::new([seed; 32]);
    let people: [PersonId; 2] = ["ann", "ben"].map(|name| Id::new(name).expect("an id"));
    let id = Id::new("m").expect("an id");
    let opened = Entry::opened(id.clone(), terms, secret.commitment(), 0);
    let mut table = Table::open(&opened).expect("a table");
    let mut give = |who: &Who, command: Command| {
        table = *table.consider(who, &command, &secret, 0).expect("allowed").after.expect("a change");
    };
    let nonce = Nonce::new(vec![seed; 16]).expect("a contribution");
    let persons = || people.iter().map(|person| Who::Person(person.clone()));
    for (who, seat) in persons().zip(seats) {
        give(&who, Command::Take { seat });
    }
    for (who, person) in persons().zip(&people) {
        let commitment = nonce.commitment(&id, secret.commitment(), person);
        give(&who, Command::Commit { commitment });
    }
    for who in persons() {
        give(&who, Command::Reveal { nonce: nonce.clone() });
    }
    give(&Who::House, Command::Start);
    let mut dice = Seeded::new(u64::from(seed));
    for _ in 0..N_ACTIONS {
        let Some(next) = step(&table, &people, &secret, &mut dice, costs) else { break };
        table = next;
    }
}

fn step(
    table: &Table,
    people: &[PersonId; 2],
    secret: &Secret,
    dice: &mut Seeded,
    costs: &mut Costs,
) -> Option<Table> {
    let (version, names) = (table.version(), People::default());
    let since = Some(version.saturating_sub(1));
    let mut chosen = None;
    for person in people {
        let start = Instant::now();
        let update = table.update(&Viewer::person(person), since, &names, 0);
        let took = start.elapsed();
        let start = Instant::now();
        std::hint::black_box(serde_json::to_string(&update).expect("an update can be written"));
        costs.text += start.elapsed();
        if update.legal.is_empty() {
            costs.other += took;
        } else {
            costs.owner += took;
            costs.n_legal += update.legal.len();
            chosen = Some((person, dice.below(update.legal.len() as u32)));
        }
    }
    let (person, index) = chosen?;
    let command = Command::Act { version, choice: Choice::Index(index), turn: None };
    let start = Instant::now();
    let decided = table.consider(&Who::Person(person.clone()), &command, secret, 0).expect("allowed");
    costs.consider += start.elapsed();
    let start = Instant::now();
    for entry in &decided.entries {
        std::hint::black_box(serde_json::to_string(entry).expect("an entry can be written"));
    }
    costs.write += start.elapsed();
    costs.n_actions += 1;
    Some(*decided.after.expect("a change"))
}
