//! A game of every mission as text, to be read as a diff when a rule or a mission
//! changes: the board at the start and at the end, every action, what everybody was told.

use std::fmt::Write;

use content::hulk::Mission;
use game_api::{Audience, Game, Journal, JournalEntry, Pending, Recorder, Seeded};
use space_hulk::{Event, Side, SpaceHulk, text};

use crate::purpose::Purposeful;
use crate::{missions, start};

/// Longer games are broken off: a file has to be readable.
const MAX_ACTIONS: usize = 250;

/// No file is longer, in bytes.
const MAX_BYTES: usize = 64 * 1024;

#[test]
fn whole_games() {
    for (mission, seed) in missions().into_iter().zip(1..) {
        let text = transcript(mission, seed);
        assert!(text.len() <= MAX_BYTES, "{}: {} bytes", mission.id, text.len());
        testkit::golden::check(format!("tests/golden/{}.txt", mission.id), &text);
    }
}

fn transcript(mission: &Mission, seed: u64) -> String {
    let mut game = start(mission, seed);
    let mut dice = Recorder::new(Seeded::new(seed));
    let mut player = Purposeful::new(mission, seed);
    let mut legal = Vec::new();
    let mut out = format!("{}, seed {seed}\n\n{}\n", mission.id, text::print(&game.position()));
    for step in 0..MAX_ACTIONS {
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[player.choose(&game, &legal)];
        let words = text::print_action(&game, &action);
        let mut journal = Journal::keep();
        game.apply_unchecked(&action, &mut dice, &mut journal);
        let picks: Vec<String> = dice.take().iter().map(u32::to_string).collect();
        let picks = if picks.is_empty() { String::new() } else { format!(" (picks {})", picks.join(" ")) };
        push(&mut out, &format!("{step}: one of {}: {words}{picks}", legal.len()));
        for entry in journal.take() {
            push(&mut out, &told(&game, &entry));
        }
    }
    push(&mut out, &format!("\n{}\n\n{}", ending(&game), text::print(&game.position())));
    out
}

fn told(game: &SpaceHulk, entry: &JournalEntry<Side, Event>) -> String {
    let audience = match entry.audience {
        Audience::All => String::new(),
        Audience::Only(seat) => format!("only {seat:?}: "),
        Audience::Except(seat) => format!("not {seat:?}: "),
    };
    format!("  {audience}{}", text::print_event(game.setup(), &entry.event))
}

fn ending(game: &SpaceHulk) -> String {
    match game.pending() {
        Pending::Decide(seat) => format!("broken off, {seat:?} decides"),
        Pending::Over(_) => {
            let (winner, reason) = game.position().over.expect("it is over");
            format!("over: {reason}, {winner:?}")
        }
    }
}

fn push(out: &mut String, line: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{line}");
}
