//! What a unit is, beyond its name and facing: read and written by the same tables.

use super::args::Args;
use super::lex::Word;
use super::lines::KINDS;
use super::names::{always_quote, is_bare, quote, shown, suggestion};
use super::parse::Placed;
use crate::geometry::Coord;
use crate::position::UnitPlan;
use crate::unit::{Kind, Melee, Ranged, Rank};

type Flag = fn(&mut UnitPlan) -> &mut bool;
type Number = fn(&mut UnitPlan) -> &mut Option<u8>;

const FLAGS: [(&str, Flag); 8] = [
    ("overwatch", |unit| &mut unit.overwatch),
    ("guard", |unit| &mut unit.guard),
    ("jammed", |unit| &mut unit.jammed),
    ("reloaded", |unit| &mut unit.reloaded),
    ("power_used", |unit| &mut unit.power_used),
    ("activated", |unit| &mut unit.activated),
    ("acted", |unit| &mut unit.acted),
    ("held", |unit| &mut unit.held),
];

const NUMBERS: [(&str, Number); 3] =
    [("ap", |unit| &mut unit.ap), ("ammo", |unit| &mut unit.ammo), ("psi", |unit| &mut unit.psi)];

const OTHERS: [&str; 5] = ["value", "values", "count", "sustained", "carries"];

/// What the name of a unit says of its kind.
pub(super) fn guess(id: &str) -> Option<Kind> {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    match id.as_bytes().first()? {
        b'm' => Some(Kind::Marine),
        b'g' => Some(Kind::Genestealer),
        b'B' if id.len() == 1 || is_number(&id[1..]) => Some(Kind::Broodlord),
        b'b' if is_number(&id[1..]) => Some(Kind::Blip),
        _ => None,
    }
}

/// `none` alone would not say what is missing.
fn gun(ranged: Ranged) -> &'static str {
    match ranged {
        Ranged::None => "no_gun",
        gun => gun.name(),
    }
}

/// Reads the words after the name of a unit.
pub(super) fn read(unit: &mut Placed, mut args: Args<'_, '_>) {
    if args.is_empty() {
        args.word();
    }
    while let Some(word) = args.peek() {
        args.word();
        if !(read_number(unit, word.text, &mut args) || read_word(unit, word.text)) {
            unknown(word, &mut args);
        }
    }
}

fn read_number(unit: &mut Placed, word: &str, args: &mut Args<'_, '_>) -> bool {
    if let Some((_, number)) = NUMBERS.iter().find(|(name, _)| *name == word) {
        *number(&mut unit.plan) = Some(args.byte());
        return true;
    }
    match word {
        "value" => unit.plan.value = args.byte(),
        "values" => {
            unit.plan.value = args.byte();
            unit.plan.beneath = numbers(args);
        }
        "count" => unit.plan.count = args.count(),
        "carries" => unit.plan.carries.push(args.name()),
        "sustained" => unit.plan.sustained_target = Some(target(args)),
        _ => return false,
    }
    true
}

/// The numbers that follow.
fn numbers(args: &mut Args<'_, '_>) -> Vec<u8> {
    let is_number = |word: &Word<'_>| word.text.starts_with(|c: char| c.is_ascii_digit());
    let mut numbers = Vec::new();
    while args.peek().is_some_and(|word| is_number(&word)) {
        numbers.push(args.byte());
    }
    numbers
}

/// A unit, or a door by its square.
fn target(args: &mut Args<'_, '_>) -> String {
    match args.peek().filter(|word| is_square(word.text)) {
        Some(word) => {
            args.word();
            word.text.to_owned()
        }
        None => args.name(),
    }
}

fn is_square(text: &str) -> bool {
    text.split('/').all(|part| Coord::parse(part).is_some_and(|coord| coord.to_string() == part))
}

fn read_word(unit: &mut Placed, word: &str) -> bool {
    let plan = &mut unit.plan;
    if let Some((_, flag)) = FLAGS.iter().find(|(name, _)| *name == word) {
        *flag(plan) = true;
    } else if let Some(kind) = Kind::from_name(word) {
        unit.kind = Some(kind);
    } else if let Some(rank) = Rank::from_name(word) {
        plan.rank = rank;
    } else if let Some(melee) = Melee::from_name(word) {
        plan.melee = melee;
    } else if let Some(&ranged) = Ranged::ALL.iter().find(|&&ranged| gun(ranged) == word) {
        plan.ranged = ranged;
    } else {
        return false;
    }
    true
}

/// Every word that says something about a unit.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    let kinds = Kind::ALL.iter().map(|kind| kind.name());
    let ranks = Rank::ALL.iter().map(|rank| rank.name());
    let melee = Melee::ALL.iter().map(|melee| melee.name());
    let ranged = Ranged::ALL.iter().map(|&ranged| gun(ranged));
    let flags = FLAGS.iter().map(|(name, _)| *name);
    let numbers = NUMBERS.iter().map(|(name, _)| *name);
    kinds.chain(ranks).chain(melee).chain(ranged).chain(flags).chain(numbers).chain(OTHERS)
}

fn unknown(word: Word<'_>, args: &mut Args<'_, '_>) {
    let advice = suggestion(word.text, words(), "write as in `m1 sergeant power_sword ap 3 overwatch`");
    args.problems.push(word.spot, format!("{} says nothing about a unit; {advice}", shown(word.text)));
}

/// The words of the line about a unit; none if everything goes without saying.
pub(super) fn write(unit: &UnitPlan) -> Vec<String> {
    let mut words = vec![head(&unit.id)];
    if guess(&unit.id) != Some(unit.kind) {
        words.push(unit.kind.name().to_owned());
    }
    let usual = UnitPlan::new(&unit.id, unit.kind, unit.place.clone());
    let arms = [
        (unit.rank != usual.rank, unit.rank.name()),
        (unit.ranged != usual.ranged, gun(unit.ranged)),
        (unit.melee != usual.melee, unit.melee.name()),
    ];
    words.extend(arms.into_iter().filter(|(differs, _)| *differs).map(|(_, name)| name.to_owned()));
    write_state(unit, &mut words);
    if words.len() == 1 {
        words.clear();
    }
    words
}

fn write_state(unit: &UnitPlan, words: &mut Vec<String>) {
    // The tables lead to fields that can be changed, so they are asked about a copy.
    let mut copy = unit.clone();
    for (name, number) in NUMBERS {
        words.extend(number(&mut copy).iter().flat_map(|number| [name.to_owned(), number.to_string()]));
    }
    if !unit.beneath.is_empty() {
        let values = std::iter::once(&unit.value).chain(&unit.beneath);
        words.extend(std::iter::once("values".to_owned()).chain(values.map(u8::to_string)));
    } else if unit.value != 1 {
        words.extend(["value".to_owned(), unit.value.to_string()]);
    }
    if unit.count != 1 {
        words.extend(["count".to_owned(), unit.count.to_string()]);
    }
    for (name, flag) in FLAGS {
        words.extend(flag(&mut copy).then(|| name.to_owned()));
    }
    if let Some(target) = &unit.sustained_target {
        let target = if is_square(target) { target.clone() } else { quote(target) };
        words.extend(["sustained".to_owned(), target]);
    }
    words.extend(unit.carries.iter().flat_map(|object| ["carries".to_owned(), quote(object)]));
}

/// The name at the head of its line, where some words would be taken for something else.
fn head(id: &str) -> String {
    let is_taken = id.chars().count() == 1 || KINDS.iter().any(|kind| kind.word == id);
    if is_taken || !is_bare(id) { always_quote(id) } else { id.to_owned() }
}
