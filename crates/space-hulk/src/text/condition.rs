//! Victory conditions: a word and what it needs, other conditions in parentheses.

use super::MAX_DEPTH;
use super::args::Args;
use super::lex::{Spot, Word};
use super::lines::{section, side};
use super::names::{self, quote, shown, suggestion};
use super::parse::Reader;
use crate::geometry::Coord;
use crate::unit::Side;
use crate::victory::{Condition, Goal};

type Count = fn(u16) -> Condition;

/// Conditions that only count.
const COUNTS: [(&str, Count); 8] = [
    ("marines_exited", Condition::MarinesExited),
    ("marines_killed", Condition::MarinesKilled),
    ("marines_on_board", Condition::MarinesOnBoard),
    ("aliens_killed", Condition::AliensKilled),
    ("aliens_exited", Condition::AliensExited),
    ("aliens_in_play", Condition::AliensInPlay),
    ("round", Condition::Round),
    ("generators_damaged", Condition::GeneratorsDamaged),
];

const OTHERS: [&str; 18] = [
    "all",
    "any",
    "not",
    "at_least",
    "once",
    "marines_in",
    "aliens_in",
    "generator_damaged",
    "section_burns",
    "doors_closed",
    "doors_destroyed",
    "object_carried",
    "object_in",
    "object_exited",
    "marine_alive",
    "marine_dead",
    "marine_exited",
    "broodlord_dead",
];

/// Every word for a condition.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    COUNTS.iter().map(|(name, _)| *name).chain(OTHERS)
}

pub(super) fn win(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let side = side(args);
    let goal = goal(args);
    match side {
        Some(Side::Alien) => reader.position.victory.alien.push(goal),
        _ => reader.position.victory.marine.push(goal),
    }
}

pub(super) fn draw(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let goal = goal(args);
    reader.position.victory.draw.push(goal);
}

fn goal(args: &mut Args<'_, '_>) -> Goal {
    let name = args.name();
    let immediate = args.has("immediate");
    args.expect(":");
    let words: Vec<Word<'_>> = args.many(|args| args.word()).into_iter().flatten().flat_map(split).collect();
    if words.is_empty() {
        args.word();
        return Goal { name, when: Condition::BroodlordDead, immediate };
    }
    // The parser reads what follows a head, so the line is given one again.
    let words: Vec<Word<'_>> = std::iter::once(words[0]).chain(words).collect();
    let mut inner = Args::new(&words, "any (marines_exited 3) (not (round 12))", args.problems);
    let when = operand(&mut inner, MAX_DEPTH);
    inner.finish();
    Goal { name, when, immediate }
}

/// Parts a word and the parentheses around it.
fn split(word: Word<'_>) -> Vec<Word<'_>> {
    let text = word.text;
    let opened = text.len() - text.trim_start_matches('(').len();
    let closed = text[opened..].len() - text[opened..].trim_end_matches(')').len();
    let part = |from: usize, to: usize| {
        let spot = Spot { column: word.spot.column + text[..from].chars().count() as u32, ..word.spot };
        Word { text: &text[from..to], spot }
    };
    let inner = (opened, text.len() - closed);
    let mut parts: Vec<_> = (0..opened).map(|at| part(at, at + 1)).collect();
    parts.extend((inner.0 < inner.1).then(|| part(inner.0, inner.1)));
    parts.extend((inner.1..text.len()).map(|at| part(at, at + 1)));
    parts
}

fn condition(args: &mut Args<'_, '_>, depth: usize) -> Condition {
    let nothing = Condition::BroodlordDead;
    let Some(word) = args.word() else { return nothing };
    if depth == 0 {
        args.note(word, "is nested too deeply");
        skip(args);
        return nothing;
    }
    if let Some((_, count)) = COUNTS.iter().find(|(name, _)| *name == word.text) {
        return count(args.count());
    }
    match word.text {
        "all" => Condition::All(operands(args, depth)),
        "any" => Condition::Any(operands(args, depth)),
        "at_least" => Condition::AtLeast { count: args.count(), of: operands(args, depth) },
        "not" => Condition::Not(Box::new(operand(args, depth))),
        "once" => Condition::Once(Box::new(operand(args, depth))),
        "marines_in" => Condition::MarinesIn { count: args.count(), area: area(args) },
        "aliens_in" => Condition::AliensIn { count: args.count(), area: area(args) },
        "generator_damaged" => Condition::GeneratorDamaged(args.square()),
        "section_burns" => section(args).map_or(nothing, Condition::SectionBurns),
        "doors_closed" => Condition::DoorsClosed(area(args)),
        "doors_destroyed" => Condition::DoorsDestroyed(area(args)),
        "object_carried" => Condition::ObjectCarried { object: args.name(), side: by(args) },
        "object_in" => Condition::ObjectIn { object: args.name(), area: area(args) },
        "object_exited" => Condition::ObjectExited { object: args.name(), side: by(args) },
        "marine_alive" => Condition::MarineAlive(args.name()),
        "marine_dead" => Condition::MarineDead(args.name()),
        "marine_exited" => Condition::MarineExited(args.name()),
        "broodlord_dead" => Condition::BroodlordDead,
        _ => {
            unknown(word, args);
            nothing
        }
    }
}

fn unknown(word: Word<'_>, args: &mut Args<'_, '_>) {
    let advice = suggestion(word.text, words(), "write as in `marines_exited 3` or `not (round 12)`");
    args.problems.push(word.spot, format!("{} is no condition; {advice}", shown(word.text)));
    skip(args);
}

/// Leaves out the rest of a condition that cannot be read.
fn skip(args: &mut Args<'_, '_>) {
    let mut open = 0;
    while let Some(word) = args.peek() {
        match word.text {
            ")" if open == 0 => return,
            ")" => open -= 1,
            "(" => open += 1,
            _ => {}
        }
        args.word();
    }
}

fn operand(args: &mut Args<'_, '_>, depth: usize) -> Condition {
    let is_enclosed = args.has("(");
    let inner = condition(args, depth - 1);
    if is_enclosed && !args.expect(")") {
        skip(args);
        args.has(")");
    }
    inner
}

fn operands(args: &mut Args<'_, '_>, depth: usize) -> Vec<Condition> {
    let mut all = Vec::new();
    while args.peek().is_some_and(|word| word.text == "(") {
        all.push(operand(args, depth));
    }
    all
}

fn area(args: &mut Args<'_, '_>) -> Vec<Coord> {
    let mut squares = Vec::new();
    while args.peek().is_some_and(|word| word.text != ")") {
        squares.push(args.square());
    }
    squares
}

fn by(args: &mut Args<'_, '_>) -> Side {
    side(args).unwrap_or(Side::Marine)
}

/// The words of a condition.
pub(super) fn write(condition: &Condition) -> Vec<String> {
    use Condition::*;
    let count = |name: &str, count: &u16| vec![name.to_owned(), count.to_string()];
    let name = |word: &str, name: &str| vec![word.to_owned(), quote(name)];
    let with_side =
        |word: &str, object: &str, side: &Side| vec![word.to_owned(), quote(object), side.name().to_owned()];
    match condition {
        All(of) => with_operands(vec!["all".to_owned()], of),
        Any(of) => with_operands(vec!["any".to_owned()], of),
        AtLeast { count: n, of } => with_operands(count("at_least", n), of),
        Not(of) => with_operands(vec!["not".to_owned()], std::slice::from_ref(&**of)),
        Once(of) => with_operands(vec!["once".to_owned()], std::slice::from_ref(&**of)),
        MarinesExited(n) => count("marines_exited", n),
        MarinesKilled(n) => count("marines_killed", n),
        MarinesOnBoard(n) => count("marines_on_board", n),
        AliensKilled(n) => count("aliens_killed", n),
        AliensExited(n) => count("aliens_exited", n),
        AliensInPlay(n) => count("aliens_in_play", n),
        Round(n) => count("round", n),
        GeneratorsDamaged(n) => count("generators_damaged", n),
        MarinesIn { count: n, area } => with_area(count("marines_in", n), area),
        AliensIn { count: n, area } => with_area(count("aliens_in", n), area),
        GeneratorDamaged(at) => with_area(vec!["generator_damaged".to_owned()], &[*at]),
        SectionBurns(letter) => vec!["section_burns".to_owned(), names::section(*letter)],
        DoorsClosed(doors) => with_area(vec!["doors_closed".to_owned()], doors),
        DoorsDestroyed(doors) => with_area(vec!["doors_destroyed".to_owned()], doors),
        ObjectCarried { object, side } => with_side("object_carried", object, side),
        ObjectIn { object, area } => with_area(name("object_in", object), area),
        ObjectExited { object, side } => with_side("object_exited", object, side),
        MarineAlive(id) => name("marine_alive", id),
        MarineDead(id) => name("marine_dead", id),
        MarineExited(id) => name("marine_exited", id),
        BroodlordDead => vec!["broodlord_dead".to_owned()],
    }
}

fn with_area(mut words: Vec<String>, area: &[Coord]) -> Vec<String> {
    words.extend(area.iter().map(Coord::to_string));
    words
}

fn with_operands(mut words: Vec<String>, of: &[Condition]) -> Vec<String> {
    for condition in of {
        let mut inner = write(condition);
        inner[0].insert(0, '(');
        inner.last_mut().expect("a condition has a word").push(')');
        words.append(&mut inner);
    }
    words
}
