//! The order of the units in the list means nothing.

use std::collections::BTreeMap;

use game_api::{Journal, Seeded};
use space_hulk::{Action, Facing, Kind, PlacePlan, Position, SpaceHulk, UnitPlan, text};
use testkit::contract::Orders;

/// One position in this number is looked at: loading it again takes time.
const EVERY: u32 = 4;

pub const ORDERS: Orders<'static, SpaceHulk> =
    Orders { reorder: &reorder, action: &action, position: &position };

fn reorder(game: &SpaceHulk, dice: &mut Seeded) -> Option<SpaceHulk> {
    if dice.below(EVERY) > 0 || game.decision().is_none() {
        return None;
    }
    let mut position = game.position();
    shuffle(&mut position.units, |unit| unit.place != PlacePlan::Hand, dice);
    let loaded = SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard());
    Some(loaded.unwrap_or_else(|problems| panic!("{problems:#?}\n{}", text::print(&position))))
}

/// Blips in hand stay where they are: they are placed in the order in which they were drawn.
fn shuffle(units: &mut [UnitPlan], moves: impl Fn(&UnitPlan) -> bool, dice: &mut Seeded) {
    let places: Vec<usize> = (0..units.len()).filter(|&i| moves(&units[i])).collect();
    for i in (1..places.len()).rev() {
        units.swap(places[i], places[dice.below(i as u32 + 1) as usize]);
    }
}

fn action(game: &SpaceHulk, action: &Action) -> String {
    text::print_action(game, action)
}

/// The position with the units in an order of their own, and the aliens named by it: which
/// of two groups keeps its name and its facing when they meet is left open: one model stays
/// (SB-GROUP-03), and it is the first of the list.
fn position(game: &SpaceHulk) -> String {
    let mut given = game.position();
    given.units.iter_mut().filter(|unit| unit.count > 1).for_each(|unit| unit.facing = Facing::North);
    let mut position = given.clone();
    position.units.sort_by_cached_key(|unit| (without_name(unit), mentions(&given, &unit.id)));
    let names = new_names(&position);
    let rename = |name: &str| names.get(name).cloned().unwrap_or_else(|| name.to_owned());
    for unit in &mut position.units {
        unit.id = rename(&unit.id);
        unit.sustained_target = unit.sustained_target.as_deref().map(rename);
    }
    position.active = position.active.as_deref().map(rename);
    for line in &mut position.resolving {
        let words: Vec<String> = line.split(' ').map(|word| renamed_set(word, &rename)).collect();
        *line = words.join(" ");
    }
    position.retired.clear();
    text::print(&position)
}

/// Everything about a unit but its name; a Marine keeps his.
fn without_name(unit: &UnitPlan) -> String {
    let mut unit = unit.clone();
    if unit.kind != Kind::Marine {
        unit.id.clear();
    }
    format!("{unit:?}")
}

/// Where the position speaks of a unit: of two that are equal in all else one may be meant.
fn mentions(position: &Position, id: &str) -> Vec<(usize, usize)> {
    let aimed_at = |unit: &UnitPlan| unit.sustained_target.as_deref() == Some(id);
    let of_marines = position.units.iter().filter(|unit| aimed_at(unit)).map(|_| (0, 0));
    let active = (position.active.as_deref() == Some(id)).then_some((0, 1));
    let lines = position.resolving.iter().enumerate().flat_map(|(line, text)| {
        let words = text.split(' ').enumerate();
        words
            .filter(|(_, word)| word.split(['+', ',']).any(|name| name == id))
            .map(move |(word, _)| (line + 1, word))
    });
    of_marines.chain(active).chain(lines).collect()
}

fn new_names(position: &Position) -> BTreeMap<String, String> {
    let aliens = position.units.iter().filter(|unit| unit.kind != Kind::Marine);
    let letter = |unit: &UnitPlan| if unit.kind == Kind::Blip { 'b' } else { 'g' };
    aliens.enumerate().map(|(i, unit)| (unit.id.clone(), format!("{}{}", letter(unit), i + 1))).collect()
}

/// Sets of units in the work under way are written in the order of the list, and so are several
/// sets behind each other.
fn renamed_set(word: &str, rename: &dyn Fn(&str) -> String) -> String {
    let renamed = |set: &str| {
        let mut names: Vec<String> = set.split('+').map(rename).collect();
        if names.iter().all(|name| name.starts_with(|first: char| first.is_ascii_alphabetic())) {
            names.sort_unstable();
        }
        names.join("+")
    };
    let mut sets: Vec<String> = word.split(',').map(renamed).collect();
    if sets.iter().all(|set| set.starts_with(|first: char| first.is_ascii_alphabetic())) {
        sets.sort_unstable();
    }
    sets.join(",")
}
