//! Marines, aliens and blips, with their counters.

use space_hulk::{Coord, Kind, Melee, Ranged, Rank, UnitPlan};

use super::{Sketch, cut, fitting_size};
use crate::scene::{Item, LayerName};

/// The size of a counter in percent.
const COUNTER: u8 = 36;

pub(super) fn draw(sketch: &mut Sketch) {
    for (at, unit) in sketch.picture.on_squares() {
        let Some((x, y)) = sketch.center(at) else { continue };
        draw_unit(sketch, unit, (x, y), Some(at));
        if let Some(name) = short_name(sketch, unit) {
            let size = fitting_size(&name, 66, 14);
            sketch.add(LayerName::Overlay, Item::label(name, (x, y + 35), size));
        }
    }
}

/// Draws a unit on its square, or anywhere if it stands on none.
pub(super) fn draw_unit(sketch: &mut Sketch, unit: &UnitPlan, (x, y): (i32, i32), at: Option<Coord>) {
    let (words, shows_value) = (sketch.settings.words, sketch.settings.blip_values);
    let description = match at {
        Some(at) => format!("{}, {at}", words.describe_on_board(unit, shows_value)),
        None => words.describe(unit, shows_value),
    };
    let label = format!("{}: {description}", sketch.picture.name(unit));
    let items = unit_items(sketch, unit);
    let key = format!("unit {}", unit.id);
    sketch.add(LayerName::Units, Item::Group { key, label, x, y, scale: 100, items });
}

/// A Marine's name, if names are asked for. Of `Brother Amadeo` there is room for the
/// last word alone.
pub(super) fn short_name(sketch: &Sketch, unit: &UnitPlan) -> Option<String> {
    let name = sketch.picture.name(unit);
    let is_shown = sketch.settings.names && unit.kind == Kind::Marine;
    is_shown.then(|| cut(name.split_whitespace().last().unwrap_or(name), 12))
}

fn unit_items(sketch: &Sketch, unit: &UnitPlan) -> Vec<Item> {
    let mut items = match unit.kind {
        Kind::Blip => blip(sketch, unit),
        kind => body(kind, unit)
            .into_iter()
            .map(|piece| Item::turned(piece, (0, 0), unit.facing as u8, 100))
            .collect(),
    };
    for (piece, corner) in counters(unit) {
        items.push(Item::turned(piece, corner, 0, COUNTER));
    }
    if sketch.picture.active.as_ref() == Some(&unit.id) {
        items.push(Item::piece("active", 0, 0));
    }
    items
}

/// A blip's value is shown only when it is asked for and known.
fn blip(sketch: &Sketch, unit: &UnitPlan) -> Vec<Item> {
    if !sketch.settings.blip_values || unit.value == 0 {
        return vec![Item::piece("blip", 0, 0)];
    }
    vec![Item::piece("blip-open", 0, 0), Item::label(unit.value.to_string(), (0, 11), 32)]
}

fn body(kind: Kind, unit: &UnitPlan) -> Vec<String> {
    if kind != Kind::Marine {
        return vec![kind.name().to_owned()];
    }
    let mut pieces = vec!["marine".to_owned(), format!("ranged-{}", unit.ranged.name())];
    pieces.push(format!("melee-{}", unit.melee.name()));
    if unit.melee == Melee::LightningClaws && unit.ranged == Ranged::None {
        pieces.push("second-claw".to_owned());
    }
    if unit.rank != Rank::Trooper {
        pieces.push(format!("rank-{}", unit.rank.name()));
    }
    pieces
}

/// What lies beside a unit, each in a corner of its own.
fn counters(unit: &UnitPlan) -> impl Iterator<Item = (&'static str, (i32, i32))> {
    let carries = !unit.carries.is_empty();
    [
        (unit.overwatch, "counter-overwatch", (-21, 21)),
        (unit.guard, "counter-guard", (21, 21)),
        (unit.jammed, "counter-jammed", (21, -21)),
        (carries, "counter-carries", (-21, -21)),
    ]
    .into_iter()
    .filter(|&(has, ..)| has)
    .map(|(_, piece, corner)| (piece, corner))
}
