//! The automaton's memory in words.

use super::{FULL_POINTS, Memory, NO_ENTRY};
use crate::frame_text::{parse_unit, unit_text};
use crate::geometry::{Coord, Square};
use crate::state::SpaceHulk;
use crate::unit::{Kind, UnitId};

/// `m1 0,4 0,1+0,2+0,3 A`: the target, where he stood, the way ahead, and the entry
/// area that was full.
pub(crate) fn print(game: &SpaceHulk, memory: &Memory) -> String {
    let coord = |square: &Square| game.setup.board.coord(*square).to_string();
    let aim = if memory.aim == Square::NEVER { "none".into() } else { coord(&memory.aim) };
    let way: Vec<String> = memory.way.iter().map(coord).collect();
    let way = if way.is_empty() { "none".into() } else { way.join("+") };
    let full = if memory.full == NO_ENTRY { "none" } else { game.setup.entry_id(memory.full) };
    format!("{} {aim} {way} {full}", unit_text(game, memory.target))
}

/// Reads [`print`] back.
pub(crate) fn parse(game: &SpaceHulk, words: &[&str]) -> Option<Memory> {
    let [target, aim, way, full] = words else { return None };
    let square = |text: &str| game.setup.board.square(Coord::parse(text)?);
    let target = parse_unit(game, target)?;
    let is_marine = |id: UnitId| id == UnitId::NONE || game.units[id].kind() == Kind::Marine;
    let memory = Memory {
        target: Some(target).filter(|&id| is_marine(id))?,
        aim: if *aim == "none" { Square::NEVER } else { square(aim)? },
        way: match *way {
            "none" => Default::default(),
            way => way.split('+').map(square).collect::<Option<_>>()?,
        },
        full: if *full == "none" { NO_ENTRY } else { game.setup.entry_named(full)? },
    };
    Some(memory).filter(|memory| memory.way.len() <= FULL_POINTS)
}
