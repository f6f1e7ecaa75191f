//! Heat maps, named areas, deployment zones.

use std::collections::BTreeSet;

use super::{Sketch, cut};
use crate::outline::around;
use crate::picture::{Area, AreaKind};
use crate::scene::{Item, LayerName};
use crate::theme::theme;

pub(super) fn draw(sketch: &mut Sketch) {
    draw_heat(sketch);
    let picture = sketch.picture;
    let mut taken = BTreeSet::new();
    for area in &picture.areas {
        draw_area(sketch, area, &mut taken);
    }
}

fn draw_heat(sketch: &mut Sketch) {
    let picture = sketch.picture;
    let colors = &theme().heat;
    for heat in &picture.heat {
        let Some((x, y)) = sketch.center(heat.at) else { continue };
        let class = format!("f-{}", colors[heat.step(colors.len())]);
        let (left, top, size) = (x - 31, y - 31, 62);
        sketch.add_path(LayerName::Shade, &class, &format!("M{left} {top}h{size}v{size}h-{size}z"));
        if !heat.label.is_empty() {
            // A unit on the square stays in view, and a door does not strike the number through.
            let (right, down, size) = match (sketch.has_unit(heat.at), sketch.has_door(heat.at)) {
                (true, _) => (0, -20, 13),
                (false, true) => (-17, -13, 15),
                (false, false) => (0, 7, 17),
            };
            let label = Item::label(cut(&heat.label, 6), (x + right, y + down), size);
            sketch.add(LayerName::Overlay, label);
        }
    }
}

/// Hatching on every square, a broken line around, the name on the upper rim.
fn draw_area(sketch: &mut Sketch, area: &Area, taken: &mut BTreeSet<(i32, i32)>) {
    let (piece, rim) = match area.kind {
        AreaKind::Named => ("hatch-area", "s-area w-thin d-zone"),
        AreaKind::Deployment => ("hatch-zone", "s-zone w-thin d-zone"),
    };
    for (place, cells) in sketch.cells(&area.squares) {
        for &(column, row) in &cells {
            let half = place.cell / 2;
            let (x, y) = (place.x + column * place.cell + half, place.y + row * place.cell + half);
            sketch.add(LayerName::Shade, Item::piece(piece, x, y));
        }
        sketch.add_path(LayerName::Overlay, rim, &around(&cells, place));
        let Some(top) = cells.iter().map(|&(_, row)| row).min() else { continue };
        let columns: Vec<i32> = cells.iter().filter(|(_, row)| *row == top).map(|(x, _)| *x).collect();
        let middle = (columns[0] + columns[columns.len() - 1] + 1) * place.cell / 2;
        let mut at = (place.x + middle, place.y + top * place.cell - 3);
        // Areas may have the same upper rim: their names stand one below the other.
        while !taken.insert(at) {
            at.1 += 20;
        }
        sketch.add(LayerName::Overlay, Item::label(area_label(sketch, area), at, 17));
    }
}

fn area_label(sketch: &Sketch, area: &Area) -> String {
    let word = match area.kind {
        AreaKind::Named => "area",
        AreaKind::Deployment => "zone",
    };
    if area.label.is_empty() { sketch.word(word).to_owned() } else { cut(&area.label, 28) }
}
