//! Floor plates, seams, hull and walls.

use std::collections::BTreeSet;

use space_hulk::{Coord, Facing, SectionKind};

use super::{Sketch, place};
use crate::map::{Map, step};
use crate::outline::{Cell, GridLayout, Side, around, lines};
use crate::scene::{Item, LayerName, Panel};

pub(super) fn draw(sketch: &mut Sketch) {
    for panel in sketch.panels.clone() {
        let here: Vec<Coord> = sketch.map.squares().filter(|at| at.level == panel.level).collect();
        let cells: BTreeSet<Cell> = here.iter().map(|&at| panel.cell(at)).collect();
        let rim = around(&cells, place(&panel));
        sketch.add_path(LayerName::Floor, "f-seam s-hull w-hull", &rim);
        for &at in &here {
            let (x, y) = panel.center(at);
            sketch.add(LayerName::Floor, Item::piece(plate(sketch.map.kind(at)), x, y));
        }
        let seams = lines(&seams(&sketch.map, &panel, &here), place(&panel));
        sketch.add_path(LayerName::Floor, "s-seam w-bold", &seams);
        sketch.add_path(LayerName::Floor, "s-void w-shadow o-faint", &rim);
        sketch.add_path(LayerName::Walls, "s-hull-edge w-line", &rim);
        draw_walls(sketch, &panel);
    }
    draw_mouths(sketch);
}

fn plate(kind: SectionKind) -> &'static str {
    match kind {
        SectionKind::Corridor => "floor-corridor",
        SectionKind::Room => "floor-room",
        SectionKind::Crossroads | SectionKind::TJunction | SectionKind::Corner => "floor-junction",
        SectionKind::DeadEnd | SectionKind::EndPiece => "floor-end",
        SectionKind::Shaft => "floor-shaft",
        SectionKind::Other => "floor-other",
    }
}

/// The lines between squares of different sections.
fn seams(map: &Map, panel: &Panel, squares: &[Coord]) -> BTreeSet<Side> {
    let mut seams = BTreeSet::new();
    for &at in squares {
        for to in [Facing::North, Facing::West] {
            let beyond = map.section(step(at, to));
            if beyond.is_some() && beyond != map.section(at) {
                seams.insert(side_of(panel, at, to));
            }
        }
    }
    seams
}

fn side_of(panel: &Panel, at: Coord, to: Facing) -> Side {
    match to {
        Facing::North => Side::Above(panel.cell(at)),
        Facing::West => Side::Left(panel.cell(at)),
        Facing::South | Facing::East => side_of(panel, step(at, to), to.back()),
    }
}

/// Wall edges between floor squares, as two thin lines with the hull between them.
fn draw_walls(sketch: &mut Sketch, panel: &Panel) {
    let between = |(a, b): (Coord, Coord)| {
        let to = crate::map::side(a, b)?;
        (a.level == panel.level && sketch.map.has(a)).then(|| side_of(panel, a, to))
    };
    let walls: BTreeSet<Side> = sketch.map.walls().filter_map(between).collect();
    let path = lines(&walls, place(panel));
    sketch.add_path(LayerName::Walls, "s-hull-edge w-wall", &path);
    sketch.add_path(LayerName::Walls, "s-hull w-line", &path);
}

/// Holes in the hull where a way leads in or out.
fn draw_mouths(sketch: &mut Sketch) {
    let board = &sketch.picture.board;
    let entries = board.entries.iter().map(|entry| (entry.at, entry.from));
    let ways: BTreeSet<(Coord, Facing)> =
        entries.chain(board.exits.iter().map(|exit| (exit.at, exit.to))).collect();
    for (at, to) in ways {
        let Some(panel) = sketch.panels.iter().find(|panel| panel.level == at.level) else { continue };
        if sketch.map.has(at) && !sketch.map.has(step(at, to)) {
            let path = mouth(place(panel), panel.cell(at), to);
            sketch.add_path(LayerName::Walls, "f-plate", &path);
        }
    }
}

/// From the line of the hull to its outer rim, narrower than the square.
fn mouth(place: GridLayout, (column, row): Cell, to: Facing) -> String {
    let (left, top) = (place.x + column * place.cell, place.y + row * place.cell);
    let (inset, depth, inside) = (7, 14, 3);
    let width = place.cell - 2 * inset;
    let (x, y, wide, high) = match to {
        Facing::North => (left + inset, top - depth, width, depth + inside),
        Facing::South => (left + inset, top + place.cell - inside, width, depth + inside),
        Facing::West => (left - depth, top + inset, depth + inside, width),
        Facing::East => (left + place.cell - inside, top + inset, depth + inside, width),
    };
    format!("M{x} {y}h{wide}v{high}h-{wide}z")
}
