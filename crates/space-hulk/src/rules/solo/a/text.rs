//! The memory of variant A as a line of text.

use super::Memory;
use crate::frame_text::{parse_unit, parse_units, unit_text, units_text};
use crate::geometry::bits;
use crate::state::SpaceHulk;
use crate::unit::{Kind, UnitId, UnitSet};

/// `threes 1 tested 0+3 swarm g1 tried g1+b2 target m1 joins false player_places false`
pub(crate) fn print(game: &SpaceHulk, memory: &Memory) -> String {
    format!(
        "threes {} tested {} swarm {} tried {} target {} joins {} player_places {}",
        memory.threes,
        sections_text(&memory.tested),
        units_text(game, memory.swarm),
        units_text(game, memory.tried),
        unit_text(game, memory.target),
        memory.joins,
        memory.player_places,
    )
}

/// Reads the line back, if it fits the game.
pub(crate) fn parse(game: &SpaceHulk, words: &[&str]) -> Option<Memory> {
    let [
        "threes",
        threes,
        "tested",
        tested,
        "swarm",
        swarm,
        "tried",
        tried,
        "target",
        target,
        "joins",
        joins,
        "player_places",
        player_places,
    ] = words
    else {
        return None;
    };
    let memory = Memory {
        threes: threes.parse().ok()?,
        tested: parse_sections(game, tested)?,
        swarm: parse_units(game, swarm)?,
        tried: parse_units(game, tried)?,
        target: parse_unit(game, target)?,
        joins: joins.parse().ok()?,
        player_places: player_places.parse().ok()?,
    };
    let is_alien = |units: UnitSet| units.iter().all(|id| game.unit(id).kind() != Kind::Marine);
    let is_target =
        memory.target == UnitId::NONE || game.units().get(memory.target.index())?.kind() == Kind::Marine;
    (is_target && is_alien(memory.swarm) && is_alien(memory.tried)).then_some(memory)
}

fn sections_text(sections: &[u64; 4]) -> String {
    let numbers =
        (0..4u16).zip(sections).flat_map(|(word, &set)| bits(set).map(move |bit| word * 64 + u16::from(bit)));
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    if numbers.is_empty() { "none".into() } else { numbers.join("+") }
}

fn parse_sections(game: &SpaceHulk, text: &str) -> Option<[u64; 4]> {
    let mut sections = [0; 4];
    if text == "none" {
        return Some(sections);
    }
    for number in text.split('+') {
        let section: u8 = number.parse().ok().filter(|&section| section < game.setup.board.n_sections())?;
        sections[section as usize / 64] |= 1 << (section % 64);
    }
    Some(sections)
}
