//! Doors, ladders, entry areas and exits.

use std::collections::BTreeMap;

use space_hulk::{Coord, DoorPlan, DoorState, EntryPlan, ExitPlan, Facing, Kind, Side};

use super::{Sketch, fitting_size};
use crate::map::{edge_of, step};
use crate::scene::{Item, LayerName};
use crate::theme::theme;

pub(super) fn draw(sketch: &mut Sketch) {
    let picture = sketch.picture;
    for door in &picture.board.doors {
        if let Some(item) = door_item(sketch, door) {
            sketch.add(LayerName::Marks, item);
        }
    }
    for (i, &(upper, lower)) in picture.board.ladders.iter().enumerate() {
        draw_ladder_end(sketch, lower, "ladder-up", "ladder_up", i + 1);
        draw_ladder_end(sketch, upper, "ladder-down", "ladder_down", i + 1);
    }
    let mut outside = Outside::new(sketch);
    for entry in &picture.board.entries {
        if let Some(item) = entry_item(sketch, entry, &mut outside) {
            sketch.add(LayerName::Marks, item);
        }
    }
    for exit in &picture.board.exits {
        if let Some(item) = exit_item(sketch, exit, &mut outside) {
            sketch.add(LayerName::Marks, item);
        }
    }
}

fn group(key: String, label: String, (x, y): (i32, i32), scale: u8, items: Vec<Item>) -> Item {
    Item::Group { key, label, x, y, scale, items }
}

fn door_item(sketch: &Sketch, door: &DoorPlan) -> Option<Item> {
    let state = match door.state {
        DoorState::Closed => "closed",
        DoorState::Open => "open",
        DoorState::Destroyed => "destroyed",
    };
    let (x, y) = sketch.center(door.at)?;
    let (key, piece, shift, upright) = match edge_of(door) {
        Some((at, to)) => {
            let upright = matches!(to, Facing::East | Facing::West);
            let key = format!("door {at}/{}", step(at, to));
            (key, format!("edge-door-{state}"), aside(to, theme().cell / 2), upright)
        }
        None => {
            let upright = sketch.map.door_stands_upright(door.at);
            (format!("door {}", door.at), format!("door-{state}"), (0, 0), upright)
        }
    };
    let label = format!("{} {}", sketch.settings.words.door(door.state), door.at);
    let item = Item::turned(piece, (0, 0), u8::from(upright), 100);
    Some(group(key, label, (x + shift.0, y + shift.1), 100, vec![item]))
}

/// So far to one side, on the picture.
fn aside(to: Facing, far: i32) -> (i32, i32) {
    let (dx, dy) = to.delta();
    (i32::from(dx) * far, -i32::from(dy) * far)
}

fn draw_ladder_end(sketch: &mut Sketch, at: Coord, piece: &str, word: &str, number: usize) {
    let Some(center) = sketch.center(at) else { return };
    let label = format!("{} {number}, {at}", sketch.word(word));
    let number = number.to_string();
    // Under a unit only the corner would be seen.
    let (layer, items) = if sketch.has_unit(at) {
        let items = vec![Item::turned(piece, (14, -22), 0, 36), Item::label(&number, (27, -18), 15)];
        (LayerName::Overlay, items)
    } else {
        (LayerName::Marks, vec![Item::piece(piece, 0, 0), Item::label(&number, (24, -16), 18)])
    };
    sketch.add(layer, group(format!("{piece} {number}"), label, center, 100, items));
}

/// The places outside of the hull, some of which several marks have to share.
struct Outside {
    n_marks: BTreeMap<Coord, usize>,
    n_drawn: BTreeMap<Coord, usize>,
}

/// Where a mark outside of the hull goes.
struct Spot {
    center: (i32, i32),
    scale: u8,
}

impl Outside {
    fn new(sketch: &Sketch) -> Outside {
        let board = &sketch.picture.board;
        let mut n_marks = BTreeMap::new();
        let entries = board.entries.iter().map(|entry| step(entry.at, entry.from));
        for at in entries.chain(board.exits.iter().map(|exit| step(exit.at, exit.to))) {
            *n_marks.entry(at).or_default() += 1;
        }
        Outside { n_marks, n_drawn: BTreeMap::new() }
    }

    /// The place beside a square; marks that share it are small and stand apart.
    fn spot(&mut self, sketch: &Sketch, at: Coord, to: Facing) -> Option<Spot> {
        let outside = step(at, to);
        let (x, y) = sketch.center(outside)?;
        let drawn = self.n_drawn.entry(outside).or_default();
        *drawn += 1;
        if self.n_marks.get(&outside).is_none_or(|&n| n < 2) {
            return Some(Spot { center: (x, y), scale: 100 });
        }
        let near = aside(to.back(), 8);
        let along = aside(to.right(), if *drawn % 2 == 1 { -16 } else { 16 });
        Some(Spot { center: (x + near.0 + along.0, y + near.1 + along.1), scale: 70 })
    }
}

fn entry_item(sketch: &Sketch, entry: &EntryPlan, outside: &mut Outside) -> Option<Item> {
    let spot = outside.spot(sketch, entry.at, entry.from)?;
    let (piece, word) = match (entry.starting, entry.reinforcements) {
        (true, false) => ("entry-starting", "entry_starting"),
        (false, true) => ("entry-reinforcements", "entry_reinforcements"),
        _ => ("entry", "entry"),
    };
    let counts = lurking(sketch, entry);
    let far = if counts.is_empty() { 0 } else { 14 };
    let (name, count_y) = match entry.from {
        Facing::North => ((0, -far - 1), -5),
        Facing::South => ((0, far + 15), 5),
        Facing::East => ((8, -20), 26),
        Facing::West => ((-8, -20), 26),
    };
    let mut items = vec![Item::turned(piece, (0, 0), entry.from as u8, 100)];
    items.push(Item::label(&entry.id, name, fitting_size(&entry.id, 62, 20)));
    let mut label = format!("{} {}", sketch.word(word), entry.id);
    for (kind, n) in &counts {
        label.push_str(&format!(", {}: {n}", sketch.word(kind)));
    }
    items.extend(count_items(&counts, count_y));
    Some(group(format!("entry {}", entry.id), label, spot.center, spot.scale, items))
}

/// Small pieces with their numbers, side by side in the width of a square.
fn count_items(counts: &[(&'static str, usize)], y: i32) -> Vec<Item> {
    let n_kinds = counts.len() as i32;
    let pitch = (62 / n_kinds.max(1)).min(36);
    let mut items = Vec::new();
    for ((piece, n), i) in counts.iter().zip(0..) {
        let x = pitch * (2 * i + 1 - n_kinds) / 2;
        items.push(Item::turned(*piece, (x - pitch / 4, y), 0, (pitch * 4 / 5) as u8));
        let size = (pitch / 2).clamp(11, 17);
        items.push(Item::label(n.to_string(), (x + pitch / 4, y + size / 3), size));
    }
    items
}

/// Who lurks in an entry area: piece and number.
fn lurking(sketch: &Sketch, entry: &EntryPlan) -> Vec<(&'static str, usize)> {
    let count = |kind: Kind| sketch.picture.lurking(&entry.id).filter(|unit| unit.kind == kind).count();
    let counts = [
        ("blip", count(Kind::Blip)),
        ("genestealer", count(Kind::Genestealer)),
        ("broodlord", count(Kind::Broodlord)),
    ];
    counts.into_iter().filter(|(_, n)| *n > 0).collect()
}

fn exit_item(sketch: &Sketch, exit: &ExitPlan, outside: &mut Outside) -> Option<Item> {
    let spot = outside.spot(sketch, exit.at, exit.to)?;
    let mut items = vec![Item::turned("exit", (0, 0), exit.to as u8, 100)];
    let badge = exit.side.map(|side| match side {
        Side::Marine => ("side-marine", "exit_marine"),
        Side::Alien => ("side-alien", "exit_alien"),
    });
    if let Some((piece, _)) = badge {
        items.push(Item::turned(piece, aside(exit.to, 21), 0, 46));
    }
    let label = format!("{} {}", sketch.word(badge.map_or("exit", |(_, word)| word)), exit.at);
    Some(group(format!("exit {} {}", exit.at, exit.to.letter()), label, spot.center, spot.scale, items))
}
