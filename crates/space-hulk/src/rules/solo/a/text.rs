//! The memory of variant A as a line of text.

use super::Memory;
use crate::frame_text::{parse_unit, parse_units, unit_text, units_text};
use crate::geometry::bits;
use crate::state::SpaceHulk;
use crate::unit::{Kind, UnitId, UnitSet};

/// `threes 1 tested 0+3 swarm g1 target m1 joins false player_places false`, and where
/// there is something to say `broods g1+g2,g4 attacks true`.
pub(crate) fn print(game: &SpaceHulk, memory: &Memory) -> String {
    let mut text = format!(
        "threes {} tested {} swarm {} target {} joins {} player_places {}",
        memory.threes,
        sections_text(&memory.tested),
        units_text(game, memory.swarm),
        unit_text(game, memory.target),
        memory.joins,
        memory.player_places,
    );
    if !memory.broods.is_empty() {
        let broods: Vec<String> = memory.broods.iter().map(|&brood| units_text(game, brood)).collect();
        text += &format!(" broods {}", broods.join(","));
    }
    if memory.attacks {
        text += " attacks true";
    }
    text
}

/// Reads the line back, if it fits the game.
pub(crate) fn parse(game: &SpaceHulk, words: &[&str]) -> Option<Memory> {
    let mut memory = Memory::default();
    let (pairs, rest) = words.as_chunks::<2>();
    for &[name, value] in pairs {
        read(game, &mut memory, name, value)?;
    }
    let is_alien = |units: UnitSet| units.iter().all(|id| game.unit(id).kind() != Kind::Marine);
    let is_target =
        memory.target == UnitId::NONE || game.units().get(memory.target.index())?.kind() == Kind::Marine;
    let are_aliens = memory.broods.iter().copied().chain([memory.swarm]).all(is_alien);
    (rest.is_empty() && is_target && are_aliens).then_some(memory)
}

/// Reads one thing that the automaton remembers.
fn read(game: &SpaceHulk, memory: &mut Memory, name: &str, value: &str) -> Option<()> {
    match name {
        "threes" => memory.threes = value.parse().ok()?,
        "tested" => memory.tested = parse_sections(game, value)?,
        "swarm" => memory.swarm = parse_units(game, value)?,
        // Records of earlier versions have it: whom a test had been made for.
        "tried" => drop(parse_units(game, value)?),
        "target" => memory.target = parse_unit(game, value)?,
        "joins" => memory.joins = value.parse().ok()?,
        "player_places" => memory.player_places = value.parse().ok()?,
        "broods" => {
            memory.broods = value.split(',').map(|brood| parse_units(game, brood)).collect::<Option<_>>()?
        }
        "attacks" => memory.attacks = value.parse().ok()?,
        _ => return None,
    }
    Some(())
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
