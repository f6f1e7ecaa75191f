//! Work under way as short lines of text, so that a position taken in the middle
//! of an action can be written down and loaded again.

use game_api::Problems;

use crate::frame::{AfterMove, Assault, AssaultStep, Frame, NO_DOOR, Reveal, Window, WindowStep};
use crate::geometry::{Coord, Square};
use crate::rules::solo;
use crate::state::{SpaceHulk, Stage};
use crate::unit::{Kind, Place, Target, Unit, UnitId, UnitSet};

const ASSAULT_STEPS: [(AssaultStep, &str); 4] = [
    (AssaultStep::Parry, "parry"),
    (AssaultStep::Guard, "guard"),
    (AssaultStep::Psi, "psi"),
    (AssaultStep::Compare, "compare"),
];

const WINDOW_STEPS: [(WindowStep, &str); 5] = [
    (WindowStep::Open, "open"),
    (WindowStep::Command, "command"),
    (WindowStep::Overwatch, "overwatch"),
    (WindowStep::Naming, "naming"),
    (WindowStep::Fire, "fire"),
];

const STAGES: [(Stage, &str); 3] = [(Stage::Begin, "begin"), (Stage::Middle, "middle"), (Stage::End, "end")];

fn word_of<T: PartialEq + Copy>(words: &[(T, &'static str)], value: T) -> &'static str {
    words.iter().find(|(known, _)| *known == value).expect("every value has a word").1
}

fn value_of<T: Copy>(words: &[(T, &str)], word: &str) -> Option<T> {
    words.iter().find(|(_, known)| *known == word).map(|(value, _)| *value)
}

/// The stack, innermost last. The stage comes first if the phase does not imply it.
pub(crate) fn print_all(game: &SpaceHulk, implied: Stage) -> Vec<String> {
    let mut lines = Vec::new();
    if game.stage != implied {
        lines.push(format!("stage {}", word_of(&STAGES, game.stage)));
    }
    lines.extend(solo::print_memory(game).map(|memory| format!("automaton {memory}")));
    lines.extend(game.frames.iter().map(|frame| print(game, frame)));
    if !game.volley.is_empty() {
        let shot = |(marine, target)| format!(" {}>{}", game.name_of(marine), target_text(game, target));
        lines.push(format!("named{}", game.volley.iter().map(shot).collect::<String>()));
    }
    lines
}

pub(crate) fn units_text(game: &SpaceHulk, units: UnitSet) -> String {
    let names: Vec<String> = units.iter().map(|unit| game.name_of(unit)).collect();
    if names.is_empty() { "none".into() } else { names.join("+") }
}

pub(crate) fn unit_text(game: &SpaceHulk, unit: UnitId) -> String {
    if unit == UnitId::NONE { "none".into() } else { game.name_of(unit) }
}

fn square_of(game: &SpaceHulk, unit: UnitId) -> Option<Square> {
    if unit == UnitId::NONE { None } else { game.units[unit].square() }
}

fn target_text(game: &SpaceHulk, target: Target) -> String {
    match target {
        Target::Unit(unit) => game.name_of(unit),
        Target::Door(door) => format!("door{door}"),
        Target::Square(_) => "none".into(),
    }
}

fn dice_text(dice: &[u8; 3]) -> String {
    dice.map(|die| die.to_string()).join("+")
}

fn print(game: &SpaceHulk, frame: &Frame) -> String {
    match frame {
        Frame::Convert { blips, ask } => format!("convert {} {ask}", units_text(game, *blips)),
        Frame::Broodlord(reveal) => format!("broodlord {}", reveal_text(game, reveal)),
        Frame::Placing(reveal) => format!("placing {}", reveal_text(game, reveal)),
        Frame::AfterMove(after) => after_move_text(game, after),
        Frame::Assault(assault) => format!(
            "assault {} {} {} {} {} {}",
            game.name_of(assault.attacker),
            game.name_of(assault.defender),
            dice_text(&assault.attack),
            dice_text(&assault.defence),
            assault.psi,
            word_of(&ASSAULT_STEPS, assault.step),
        ),
        Frame::TurnToFace { unit, enemy, at } => {
            let words = format!("turn_to_face {} {}", game.name_of(*unit), unit_text(game, *enemy));
            // Where the enemy stands, unless it is said that it attacked from elsewhere.
            if square_of(game, *enemy) == Some(*at) {
                words
            } else {
                format!("{words} {}", game.setup.board.coord(*at))
            }
        }
        Frame::Window(window) => format!(
            "window {} {} {} {}",
            word_of(&WINDOW_STEPS, window.step),
            units_text(game, window.triggers),
            if window.door == NO_DOOR { "none".into() } else { format!("door{}", window.door) },
            unit_text(game, window.reactor),
        ),
    }
}

fn after_move_text(game: &SpaceHulk, after: &AfterMove) -> String {
    let unit = game.name_of(after.unit);
    match (after.fires, after.drops) {
        (false, _) => format!("free_drop {unit}"),
        (true, true) => format!("free_shot {unit} drop"),
        (true, false) => format!("free_shot {unit}"),
    }
}

fn reveal_text(game: &SpaceHulk, reveal: &Reveal) -> String {
    let mut probe = Unit::new(Kind::Blip);
    probe.place = reveal.place;
    let place = match probe.place() {
        Place::Board(square) => game.setup.board.coord(square).to_string(),
        Place::Entry(entry) => game.setup.entry_id(entry).to_owned(),
        Place::Hand => "none".into(),
    };
    format!(
        "{place} {} {} {} {} {} {}",
        reveal.left,
        reveal.voluntary,
        reveal.fresh,
        reveal.held,
        units_text(game, reveal.placed),
        unit_text(game, reveal.facing),
    )
}

/// Reads the stack back into a game.
pub(crate) fn parse_all(mut game: SpaceHulk, lines: &[String], problems: &mut Problems) -> Option<SpaceHulk> {
    if lines.len() > 200 {
        problems.add("resolving", "at most 200 pieces of work");
    }
    for (i, line) in lines.iter().take(200).enumerate() {
        if parse_line(&mut game, line).is_none() {
            problems
                .add(format!("resolving[{i}]"), format!("{line:?} is not work that this position can have"));
        }
    }
    if problems.is_empty() && !game.is_sound() {
        problems.add("resolving", "the work under way does not fit the units and the phase");
    }
    problems.is_empty().then_some(game)
}

fn parse_line(game: &mut SpaceHulk, line: &str) -> Option<()> {
    let words: Vec<&str> = line.split(' ').collect();
    let frame = match words.as_slice() {
        ["stage", stage] => {
            game.stage = value_of(&STAGES, stage)?;
            return Some(());
        }
        ["automaton", memory @ ..] => {
            game.solo = Some(Box::new(solo::parse_memory(game, memory)?));
            return Some(());
        }
        ["named", shots @ ..] => return parse_volley(game, shots),
        ["convert", blips, ask] => {
            Frame::Convert { blips: parse_units(game, blips)?, ask: ask.parse().ok()? }
        }
        ["broodlord", rest @ ..] => Frame::Broodlord(parse_reveal(game, rest)?),
        ["placing", rest @ ..] => Frame::Placing(parse_reveal(game, rest)?),
        ["free_shot", unit] => after_move(game.find(unit)?, true, false),
        ["free_shot", unit, "drop"] => after_move(game.find(unit)?, true, true),
        ["free_drop", unit] => after_move(game.find(unit)?, false, true),
        ["assault", attacker, defender, attack, defence, psi, step] => Frame::Assault(Assault {
            attacker: game.find(attacker)?,
            defender: game.find(defender)?,
            attack: parse_dice(attack)?,
            defence: parse_dice(defence)?,
            psi: psi.parse().ok()?,
            step: value_of(&ASSAULT_STEPS, step)?,
        }),
        ["turn_to_face", unit, enemy] => {
            let enemy = game.find(enemy)?;
            Frame::TurnToFace { unit: game.find(unit)?, enemy, at: square_of(game, enemy)? }
        }
        ["turn_to_face", unit, enemy, at] => {
            let at = game.setup.board.square(Coord::parse(at)?)?;
            Frame::TurnToFace { unit: game.find(unit)?, enemy: parse_unit(game, enemy)?, at }
        }
        ["window", step, triggers, door, reactor] => Frame::Window(Window {
            step: value_of(&WINDOW_STEPS, step)?,
            triggers: parse_units(game, triggers)?,
            door: parse_door(game, door)?,
            reactor: parse_unit(game, reactor)?,
        }),
        _ => return None,
    };
    game.frames.push(frame);
    Some(())
}

fn after_move(unit: UnitId, fires: bool, drops: bool) -> Frame {
    Frame::AfterMove(AfterMove { unit, fires, drops })
}

fn parse_volley(game: &mut SpaceHulk, shots: &[&str]) -> Option<()> {
    for shot in shots.iter().take(crate::state::MAX_MARINES) {
        let (marine, target) = shot.split_once('>')?;
        let target = match target.strip_prefix("door") {
            Some(_) => Target::Door(parse_door(game, target)?),
            None => Target::Unit(game.find(target)?),
        };
        game.volley.push(game.find(marine)?, target);
    }
    Some(())
}

pub(crate) fn parse_units(game: &SpaceHulk, text: &str) -> Option<UnitSet> {
    if text == "none" {
        return Some(UnitSet::EMPTY);
    }
    text.split('+').try_fold(UnitSet::EMPTY, |units, name| Some(units.with(game.find(name)?)))
}

pub(crate) fn parse_unit(game: &SpaceHulk, text: &str) -> Option<UnitId> {
    if text == "none" { Some(UnitId::NONE) } else { game.find(text) }
}

fn parse_door(game: &SpaceHulk, text: &str) -> Option<u8> {
    if text == "none" {
        return Some(NO_DOOR);
    }
    text.strip_prefix("door")?.parse().ok().filter(|&door| door < game.setup.n_doors())
}

fn parse_dice(text: &str) -> Option<[u8; 3]> {
    let dice: Vec<u8> = text.split('+').map(|die| die.parse().ok()).collect::<Option<_>>()?;
    dice.try_into().ok().filter(|dice: &[u8; 3]| dice.iter().all(|&die| die <= 6))
}

fn parse_reveal(game: &SpaceHulk, words: &[&str]) -> Option<Reveal> {
    let [place, left, voluntary, fresh, held, placed, facing] = words else { return None };
    let mut probe = Unit::new(Kind::Blip);
    probe.set_place(match Coord::parse(place) {
        Some(coord) => Place::Board(game.setup.board.square(coord)?),
        None => Place::Entry(game.setup.entry_named(place)?),
    });
    Some(Reveal {
        place: probe.place,
        left: left.parse().ok().filter(|&left| left <= 3)?,
        voluntary: voluntary.parse().ok()?,
        fresh: fresh.parse().ok()?,
        held: held.parse().ok()?,
        placed: parse_units(game, placed)?,
        facing: parse_unit(game, facing)?,
    })
}

impl SpaceHulk {
    /// Whether frames from outside fit the rest of the game, so that nothing that
    /// relies on them can fail.
    fn is_sound(&self) -> bool {
        let on_board = |id: UnitId, kind: fn(Kind) -> bool| {
            self.units
                .as_slice()
                .get(id.index())
                .is_some_and(|unit| unit.square().is_some() && kind(unit.kind()))
        };
        let is_marine = |kind: Kind| kind == Kind::Marine;
        let fights = if self.is_solo_b() { |_| true } else { |kind: Kind| kind != Kind::Blip };
        self.frames.iter().all(|frame| match frame {
            Frame::Convert { blips, .. } => blips.iter().all(|id| on_board(id, |kind| kind == Kind::Blip)),
            // In solo variant B models are placed at once.
            Frame::Broodlord(_) | Frame::Placing(_) if self.is_solo_b() => false,
            Frame::Broodlord(reveal) => reveal.left == 3 && self.broodlord.is_waiting(),
            Frame::Placing(reveal) => {
                reveal.facing == UnitId::NONE || on_board(reveal.facing, Kind::is_genestealer)
            }
            Frame::AfterMove(after) => on_board(after.unit, is_marine),
            Frame::Assault(assault) => self.is_sound_assault(assault),
            Frame::TurnToFace { unit, enemy, .. } => {
                let is_gone = *enemy == UnitId::NONE && self.is_solo_b();
                on_board(*unit, |kind| kind != Kind::Blip) && (is_gone || on_board(*enemy, fights))
            }
            Frame::Window(window) => {
                let reactor = window.reactor == UnitId::NONE || on_board(window.reactor, is_marine);
                reactor && window.triggers.iter().all(|id| self.units[id].kind().is_genestealer())
            }
        }) && self
            .volley
            .iter()
            .all(|(marine, target)| on_board(marine, is_marine) && self.is_shot_at(target))
    }

    /// Whether an overwatch shot can have been named at this.
    fn is_shot_at(&self, target: Target) -> bool {
        match target {
            Target::Unit(id) => self.units[id].kind().is_genestealer() && self.units[id].square().is_some(),
            Target::Door(door) => self.is_closed(door),
            Target::Square(_) => false,
        }
    }

    fn is_sound_assault(&self, assault: &Assault) -> bool {
        let kinds = [assault.attacker, assault.defender].map(|id| self.units[id].kind());
        let on_board =
            [assault.attacker, assault.defender].iter().all(|id| self.units[*id].square().is_some());
        // In solo variant B blips attack (SB-ACT-05).
        let fights = |kind: Kind| kind != Kind::Blip || self.is_solo_b();
        let sides = kinds[0].side() != kinds[1].side() && kinds.into_iter().all(fights);
        on_board && sides && assault.psi <= 20 && assault.attack[0] > 0 && assault.defence[0] > 0
    }
}
