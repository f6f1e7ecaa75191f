//! Checks of the map.

use std::collections::BTreeSet;

use game_api::Problems;

use super::is_name;
use crate::geometry::{Coord, Facing, MAX_SQUARES};
use crate::grid::floor_of;
use crate::options::{DoorPlacement, Options};
use crate::position::{BoardPlan, DoorPlan};
use crate::state::MAX_DOORS;

const MAX_LEVELS: usize = 8;
const MAX_SPAN: usize = 200;
const MAX_ENTRIES: usize = 64;
const MAX_WALLS: usize = 2000;

/// Every problem of the map.
pub(super) fn check(plan: &BoardPlan, options: &Options, problems: &mut Problems) {
    if !is_small_enough(plan, problems) {
        return;
    }
    let mut floor = BTreeSet::new();
    for (coord, letter) in floor_of(plan) {
        if coord.x.abs() > Coord::LIMIT || coord.y.abs() > Coord::LIMIT {
            problems
                .add("board.levels", format!("{coord} lies too far out: coordinates go to {}", Coord::LIMIT));
        }
        if letter.is_control() || letter.is_whitespace() {
            problems.add_advised(
                "board.levels",
                format!("{letter:?} at {coord} cannot name a section"),
                "use a letter",
            );
        }
        if !floor.insert(coord) {
            problems.add_advised(
                "board.levels",
                format!("{coord} is drawn twice"),
                "move one of the maps by its origin",
            );
        }
    }
    if floor.is_empty() {
        problems.add_advised(
            "board.levels",
            "there is no floor",
            "draw at least one square that is not a space",
        );
    }
    if floor.len() + plan.doors.len() > MAX_SQUARES {
        let count = floor.len() + plan.doors.len();
        problems.add("board.levels", format!("{count} squares and doors: at most {MAX_SQUARES}"));
    }
    check_kinds(plan, problems);
    check_edges(plan, &floor, problems);
    check_doors(plan, options, &floor, problems);
    check_entries(plan, &floor, problems);
    check_exits(plan, &floor, problems);
    check_ladders(plan, &floor, problems);
}

fn is_small_enough(plan: &BoardPlan, problems: &mut Problems) -> bool {
    if plan.levels.len() > MAX_LEVELS {
        problems.add("board.levels", format!("{} levels: at most {MAX_LEVELS}", plan.levels.len()));
    }
    for (i, level) in plan.levels.iter().enumerate() {
        let widest = level.rows.iter().map(String::len).max().unwrap_or(0);
        if level.rows.len() > MAX_SPAN || widest > 4 * MAX_SPAN {
            problems.add(
                format!("board.levels[{i}].rows"),
                format!("at most {MAX_SPAN} rows of {MAX_SPAN} squares"),
            );
        }
    }
    for (path, count, most) in [
        ("board.doors", plan.doors.len(), MAX_DOORS),
        ("board.entries", plan.entries.len(), MAX_ENTRIES),
        ("board.exits", plan.exits.len(), MAX_ENTRIES),
        ("board.ladders", plan.ladders.len(), MAX_ENTRIES),
        ("board.walls", plan.walls.len(), MAX_WALLS),
        ("board.kinds", plan.kinds.len(), 256),
    ] {
        if count > most {
            problems.add(path, format!("{count} of them: at most {most}"));
        }
    }
    problems.is_empty()
}

fn check_kinds(plan: &BoardPlan, problems: &mut Problems) {
    let letters: BTreeSet<char> = floor_of(plan).map(|(_, letter)| letter).collect();
    if letters.len() > 128 {
        problems.add("board.levels", format!("{} sections: at most 128", letters.len()));
    }
    let mut seen = BTreeSet::new();
    for (letter, _) in &plan.kinds {
        if !letters.contains(letter) {
            problems.add("board.kinds", format!("no square of the map belongs to section {letter:?}"));
        }
        if !seen.insert(letter) {
            problems.add("board.kinds", format!("section {letter:?} is given two kinds"));
        }
    }
}

fn are_neighbours(a: Coord, b: Coord) -> bool {
    a.level == b.level && (a.x - b.x).abs() + (a.y - b.y).abs() == 1
}

fn check_edges(plan: &BoardPlan, floor: &BTreeSet<Coord>, problems: &mut Problems) {
    for (i, &(a, b)) in plan.walls.iter().enumerate() {
        let path = format!("board.walls[{i}]");
        if let Some(off) = [a, b].into_iter().find(|coord| !floor.contains(coord)) {
            problems.add_advised(
                path,
                format!("{off} is no floor"),
                "a wall edge stands between two floor squares",
            );
        } else if !are_neighbours(a, b) {
            problems.add(path, format!("{a} and {b} do not share an edge"));
        }
    }
}

fn check_doors(plan: &BoardPlan, options: &Options, floor: &BTreeSet<Coord>, problems: &mut Problems) {
    let mut places = BTreeSet::new();
    for (i, door) in plan.doors.iter().enumerate() {
        let path = format!("board.doors[{i}]");
        check_door(door, &path, options, floor, problems);
        let beyond = door.beyond.unwrap_or(door.at);
        if !places.insert((door.at.min(beyond), door.at.max(beyond))) {
            problems.add(path, format!("there is another door at {}", door.at));
        }
    }
}

fn check_door(
    door: &DoorPlan,
    path: &str,
    options: &Options,
    floor: &BTreeSet<Coord>,
    problems: &mut Problems,
) {
    let at = door.at;
    match (options.door_placement, door.beyond) {
        _ if !floor.contains(&at) => problems.add(path, format!("{at} is no floor")),
        (DoorPlacement::Square, Some(_)) => {
            let message = "with door_placement = square a door stands in one square";
            problems.add_advised(path, message, "leave out the second");
        }
        (DoorPlacement::Edge, None) => {
            let message = "with door_placement = edge a door stands between two squares";
            problems.add_advised(path, message, "name the second");
        }
        (_, Some(beyond)) if !floor.contains(&beyond) => problems.add(path, format!("{beyond} is no floor")),
        (_, Some(beyond)) if !are_neighbours(at, beyond) => {
            problems.add(path, format!("{at} and {beyond} do not share an edge"));
        }
        _ => {}
    }
}

/// The square on one side of another.
fn beside(coord: Coord, facing: Facing) -> Coord {
    let (dx, dy) = facing.delta();
    coord.offset(dx, dy)
}

fn check_entries(plan: &BoardPlan, floor: &BTreeSet<Coord>, problems: &mut Problems) {
    let mut ids = BTreeSet::new();
    for (i, entry) in plan.entries.iter().enumerate() {
        let path = format!("board.entries[{i}]");
        if !is_name(&entry.id) {
            problems.add(format!("{path}.id"), "an id has 1 to 24 letters, digits, '-' or '_'");
        }
        if !ids.insert(&entry.id) {
            problems.add(format!("{path}.id"), format!("there is another entry area {:?}", entry.id));
        }
        if !floor.contains(&entry.at) {
            problems.add(format!("{path}.at"), format!("{} is no floor", entry.at));
        } else if floor.contains(&beside(entry.at, entry.from)) && !is_walled(plan, entry.at, entry.from) {
            let side = entry.from.letter();
            problems.add_advised(
                format!("{path}.from"),
                format!("there is floor on side {side} of {}", entry.at),
                "an entry area lies off the board",
            );
        }
    }
}

fn is_walled(plan: &BoardPlan, at: Coord, side: Facing) -> bool {
    let other = beside(at, side);
    plan.walls.iter().any(|&(a, b)| (a, b) == (at, other) || (a, b) == (other, at))
}

fn check_exits(plan: &BoardPlan, floor: &BTreeSet<Coord>, problems: &mut Problems) {
    let mut seen = BTreeSet::new();
    for (i, exit) in plan.exits.iter().enumerate() {
        let path = format!("board.exits[{i}]");
        if !floor.contains(&exit.at) {
            problems.add(format!("{path}.at"), format!("{} is no floor", exit.at));
        } else if floor.contains(&beside(exit.at, exit.to)) && !is_walled(plan, exit.at, exit.to) {
            let side = exit.to.letter();
            problems.add_advised(
                format!("{path}.to"),
                format!("there is floor on side {side} of {}", exit.at),
                "it leads nowhere off the map",
            );
        }
        if !seen.insert((exit.at, exit.to)) {
            problems.add(path, format!("there is another exit at {} towards {}", exit.at, exit.to.letter()));
        }
    }
}

fn check_ladders(plan: &BoardPlan, floor: &BTreeSet<Coord>, problems: &mut Problems) {
    let mut uppers = BTreeSet::new();
    let mut lowers = BTreeSet::new();
    for (i, &(upper, lower)) in plan.ladders.iter().enumerate() {
        let path = format!("board.ladders[{i}]");
        if let Some(off) = [upper, lower].into_iter().find(|coord| !floor.contains(coord)) {
            problems.add(path, format!("{off} is no floor"));
        } else if upper.level == lower.level {
            problems.add_advised(path, format!("{upper} and {lower} lie on one level"), "a ladder joins two");
        } else if !uppers.insert(upper) || !lowers.insert(lower) {
            problems.add(path, format!("another ladder ends the same way at {upper} or {lower}"));
        }
    }
}
