//! Lines about the state of the game and its rules.

use super::args::Args;
use super::lex::Word;
use super::lines::side;
use super::names::{shown, suggestion};
use super::parse::Reader;
use crate::geometry::Coord;
use crate::options::{OptionError, OptionValue, Options};
use crate::position::{BroodlordState, EntryOpens, Phase, Solo, ZonePlan};
use crate::unit::Side;

pub(super) fn phase(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    if let Some(phase) = args.choice("phase", Phase::ALL, Phase::name) {
        reader.position.phase = phase;
    }
}

pub(super) fn command(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let command = &mut reader.position.command;
    command.drawn = if args.has("none") { None } else { Some(args.byte()) };
    if args.has("spent") {
        command.spent = args.byte();
    }
    command.settled = args.has("settled");
}

pub(super) fn broodlord(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    if let Some(state) = args.choice("state of the Broodlord", BroodlordState::ALL, BroodlordState::name) {
        reader.position.broodlord = state;
    }
}

pub(super) fn zone(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let mut units = Vec::new();
    while args.peek().is_some_and(|word| word.text != ":" && Coord::parse(word.text).is_none()) {
        units.push(args.name());
    }
    args.expect(":");
    let squares = args.squares();
    reader.position.deployment.push(ZonePlan { units, squares });
}

pub(super) fn solo(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    reader.position.solo = args.choice("solo variant", Solo::ALL, Solo::name);
}

pub(super) fn special(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let names = ["generators_break", "sealed_doors", "command_points", "entry_opens"];
    let special = &mut reader.position.special;
    match args.choice("special rule", &names, |name| name) {
        Some("generators_break") => special.generators_break = true,
        Some("sealed_doors") => special.sealed_doors.extend(args.squares()),
        Some("command_points") => special.command_points = Some(args.byte()),
        Some("entry_opens") => {
            while !args.is_empty() {
                let entry = args.name();
                special.entry_opens.push(EntryOpens { entry, round: args.count() });
            }
        }
        _ => {}
    }
}

pub(super) fn objects_exited(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    while !args.is_empty() {
        let object = args.name();
        let side = side(args).unwrap_or(Side::Marine);
        reader.position.tally.objects_exited.push((object, side));
    }
}

pub(super) fn fulfilled(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let name = |yes: bool| if yes { "yes" } else { "no" };
    while !args.is_empty() {
        reader.position.tally.fulfilled.extend(args.choice("answer", &[true, false], name));
    }
}

pub(super) fn next(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    if args.is_empty() {
        args.word();
    }
    if args.has("g") {
        reader.position.next_genestealer = Some(args.byte());
    }
    if args.has("b") {
        reader.position.next_blip = Some(args.byte());
    }
}

pub(super) fn over(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let winner = if args.has("nobody") { None } else { side(args) };
    reader.position.over = Some((winner, args.name()));
}

pub(super) fn preset(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let name = args.choice("preset", &["fourth", "third"], |name| name);
    if let Some(options) = name.and_then(Options::preset) {
        reader.preset = options;
    }
}

pub(super) fn option(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let (Some(name), Some(word)) = (args.word(), args.word()) else { return };
    let value = option_value(word.text);
    // Only where the line stands can it be said what is wrong with it.
    let mut scratch = Options::FOURTH;
    match scratch.set(name.text, &value) {
        Ok(()) => {}
        Err(OptionError::Unknown(_)) => {
            let names: Vec<_> = Options::FOURTH.entries().map(|(name, _)| name).collect();
            let advice =
                suggestion(name.text, names.into_iter(), "the options are those of Part II of the rules");
            args.problems.push(name.spot, format!("{} is no option; {advice}", shown(name.text)));
        }
        Err(OptionError::Value(allowed)) => {
            let message = wrong_value(name, word, allowed);
            args.problems.push(word.spot, message);
        }
    }
    reader.said(format!("the option {}", shown(name.text)), name.spot, args.problems);
    reader.changes.push((name.text.to_owned(), value));
}

fn wrong_value(name: Word<'_>, word: Word<'_>, allowed: &str) -> String {
    format!("{} is no value of {}; it takes: {}", shown(word.text), shown(name.text), allowed.trim())
}

fn option_value(text: &str) -> OptionValue {
    match (text, text.parse()) {
        ("true", _) => OptionValue::Flag(true),
        ("false", _) => OptionValue::Flag(false),
        (_, Ok(number)) => OptionValue::Number(number),
        _ => OptionValue::Word(text.to_owned()),
    }
}
