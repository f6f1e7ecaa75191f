//! Actions in words: `m1 move 0,1 N`, `m1 fire g1 cp 1`, `end_turn`.

use crate::action::{Action, Power, Verb};
use crate::geometry::{Coord, Facing, Square};
use crate::state::SpaceHulk;
use crate::unit::{Kind, Target, UnitId};

/// Writes an action.
pub fn print_action(game: &SpaceHulk, action: &Action) -> String {
    let mut words = Vec::new();
    if action.unit != UnitId::NONE {
        words.push(game.name_of(action.unit));
    }
    words.push(print_verb(game, action));
    if action.cp > 0 {
        words.push(format!("cp {}", action.cp));
    }
    words.join(" ")
}

fn coord(game: &SpaceHulk, square: Square) -> Coord {
    game.setup().board().coord(square)
}

fn print_verb(game: &SpaceHulk, action: &Action) -> String {
    let is_blip = action.unit != UnitId::NONE && game.unit(action.unit).kind() == Kind::Blip;
    let facing_of = |facing: Facing| if is_blip { String::new() } else { format!(" {}", facing.letter()) };
    match action.verb {
        Verb::Move { to, facing } => format!("move {}{}", coord(game, to), facing_of(facing)),
        Verb::Turn { facing } => format!("turn {}", facing.letter()),
        Verb::Fire(target) => format!("fire {}", print_target(game, target)),
        Verb::Assault(target) => format!("assault {}", print_target(game, target)),
        Verb::Overwatch => "overwatch".into(),
        Verb::Guard => "guard".into(),
        Verb::ClearJam => "clear_jam".into(),
        Verb::Reload => "reload".into(),
        Verb::Door { door, open } => {
            format!("{} {}", if open { "open" } else { "close" }, game.setup().door_text(door))
        }
        Verb::Enter { facing } => format!("enter{}", facing_of(facing)),
        Verb::Exit { exit } => format!("exit {}", game.setup().exit(exit).1.letter()),
        Verb::Climb { to, facing } => format!("climb {}{}", coord(game, to), facing_of(facing)),
        Verb::Give { target, object } => {
            format!("give {} {}", game.name_of(target), game.setup().object_kind(object))
        }
        Verb::Drop { object } => format!("drop {}", game.setup().object_kind(object)),
        Verb::Convert => "convert".into(),
        Verb::Activate => "activate".into(),
        Verb::Psi(power) => format!("psi {}", print_power(game, power)),
        Verb::Deploy { at, facing } => format!("deploy {} {}", coord(game, at), facing.letter()),
        Verb::Reinforce { entry } => format!("reinforce {}", game.setup().entry_id(entry)),
        Verb::Place { at } => format!("place {}", coord(game, at)),
        Verb::Face { facing } => format!("face {}", facing.letter()),
        Verb::Parry { die } => format!("parry {die}"),
        Verb::Reroll { die } => format!("reroll {die}"),
        Verb::SpendPsi { points } => format!("spend_psi {points}"),
        Verb::TurnToFace => "turn_to_face".into(),
        Verb::Broodlord => "broodlord".into(),
        Verb::EndActivation => "end_activation".into(),
        Verb::Redraw => "redraw".into(),
        Verb::Keep => "keep".into(),
        Verb::Pass => "pass".into(),
        Verb::EndTurn => "end_turn".into(),
    }
}

fn print_target(game: &SpaceHulk, target: Target) -> String {
    match target {
        Target::Unit(unit) => game.name_of(unit),
        Target::Door(door) => format!("door {}", game.setup().door_text(door)),
        Target::Square(square) => format!("square {}", coord(game, square)),
    }
}

fn print_power(game: &SpaceHulk, power: Power) -> String {
    match power {
        Power::Prescience => "prescience".into(),
        Power::ForceBarrier(square) => format!("force_barrier {}", coord(game, square)),
        Power::StormTarget(unit) => format!("psychic_storm {}", game.name_of(unit)),
        Power::StormSection(section) => {
            format!("psychic_storm section {}", game.setup().board().section_letter(section))
        }
    }
}

/// Reads an action. It need not be legal, but everything it names must exist. The
/// cost is left at 0; [`SpaceHulk::why_not`] does not look at it.
pub fn parse_action(game: &SpaceHulk, text: &str) -> Option<Action> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let mut cp = 0;
    if let [.., "cp", points] = words.as_slice() {
        cp = points.parse().ok()?;
        words.truncate(words.len() - 2);
    }
    let plain = match words.as_slice() {
        ["place", at] => Some(Verb::Place { at: square(game, at)? }),
        ["broodlord"] => Some(Verb::Broodlord),
        ["redraw"] => Some(Verb::Redraw),
        ["keep"] => Some(Verb::Keep),
        ["pass"] => Some(Verb::Pass),
        ["end_turn"] => Some(Verb::EndTurn),
        _ => None,
    };
    if let Some(verb) = plain {
        return Some(Action { cp, ..Action::plain(verb) });
    }
    let (name, rest) = words.split_first()?;
    let unit = game.find(name)?;
    let verb = parse_verb(game, unit, rest)?;
    Some(Action { cp, ..Action::free(unit, verb) })
}

/// The facing that is written, or the one that goes without saying.
fn facing(game: &SpaceHulk, unit: UnitId, words: &[&str]) -> Option<Facing> {
    match words {
        [letter] => Facing::from_letter(letter),
        [] if game.unit(unit).kind() == Kind::Blip => Some(Facing::North),
        [] => Some(game.unit(unit).facing()),
        _ => None,
    }
}

fn square(game: &SpaceHulk, text: &str) -> Option<Square> {
    game.setup().board().square(Coord::parse(text)?)
}

fn target(game: &SpaceHulk, words: &[&str]) -> Option<Target> {
    match words {
        ["door", at] => game.setup().door_named(at).map(Target::Door),
        ["square", at] => square(game, at).map(Target::Square),
        [name] => game.find(name).map(Target::Unit),
        _ => None,
    }
}

fn power(game: &SpaceHulk, words: &[&str]) -> Option<Power> {
    match words {
        ["prescience"] => Some(Power::Prescience),
        ["force_barrier", at] => square(game, at).map(Power::ForceBarrier),
        ["psychic_storm", "section", letter] => {
            game.setup().board().section_named(letter.chars().next()?).map(Power::StormSection)
        }
        ["psychic_storm", name] => game.find(name).map(Power::StormTarget),
        _ => None,
    }
}

fn exit(game: &SpaceHulk, unit: UnitId, letter: &str) -> Option<u8> {
    let to = Facing::from_letter(letter)?;
    let at = game.unit(unit).square().map(|square| coord(game, square));
    let exits = 0..game.setup().n_exits();
    let leads = |&exit: &u8| game.setup().exit(exit).1 == to;
    let here = |&exit: &u8| leads(&exit) && Some(game.setup().exit(exit).0) == at;
    exits.clone().find(here).or_else(|| exits.clone().find(leads))
}

fn parse_verb(game: &SpaceHulk, unit: UnitId, words: &[&str]) -> Option<Verb> {
    Some(match words {
        ["move", to, rest @ ..] => Verb::Move { to: square(game, to)?, facing: facing(game, unit, rest)? },
        ["turn", letter] => Verb::Turn { facing: Facing::from_letter(letter)? },
        ["fire", rest @ ..] => Verb::Fire(target(game, rest)?),
        ["assault", rest @ ..] => Verb::Assault(target(game, rest)?),
        ["overwatch"] => Verb::Overwatch,
        ["guard"] => Verb::Guard,
        ["clear_jam"] => Verb::ClearJam,
        ["reload"] => Verb::Reload,
        ["open", at] => Verb::Door { door: game.setup().door_named(at)?, open: true },
        ["close", at] => Verb::Door { door: game.setup().door_named(at)?, open: false },
        ["enter", rest @ ..] => Verb::Enter { facing: facing(game, unit, rest)? },
        ["exit", letter] => Verb::Exit { exit: exit(game, unit, letter)? },
        ["climb", to, rest @ ..] => Verb::Climb { to: square(game, to)?, facing: facing(game, unit, rest)? },
        ["give", to, kind] => Verb::Give { target: game.find(to)?, object: game.setup().object_named(kind)? },
        ["drop", kind] => Verb::Drop { object: game.setup().object_named(kind)? },
        ["convert"] => Verb::Convert,
        ["activate"] => Verb::Activate,
        ["psi", rest @ ..] => Verb::Psi(power(game, rest)?),
        ["deploy", at, letter] => {
            Verb::Deploy { at: square(game, at)?, facing: Facing::from_letter(letter)? }
        }
        ["reinforce", entry] => Verb::Reinforce { entry: game.setup().entry_named(entry)? },
        ["face", letter] => Verb::Face { facing: Facing::from_letter(letter)? },
        ["parry", die] => Verb::Parry { die: die.parse().ok()? },
        ["reroll", die] => Verb::Reroll { die: die.parse().ok()? },
        ["spend_psi", points] => Verb::SpendPsi { points: points.parse().ok()? },
        ["turn_to_face"] => Verb::TurnToFace,
        ["end_activation"] => Verb::EndActivation,
        _ => return None,
    })
}
