//! The strip of units that have still to be placed.

use space_hulk::{PlacePlan, UnitPlan};

use super::frame::start;
use super::units::{draw_unit, short_name};
use super::{Sketch, fitting_size};
use crate::scene::{Item, LayerName};
use crate::theme::theme;

const MARGIN: i32 = 24;
const CAPTION: i32 = 34;
/// Room under each row of units, for names.
const NAMES: i32 = 16;
/// From one unit to the next.
const GAP: i32 = 20;

pub(super) fn draw(sketch: &mut Sketch) {
    let picture = sketch.picture;
    let waiting: Vec<&UnitPlan> = picture.units.iter().filter(|unit| unit.place == PlacePlan::Hand).collect();
    if waiting.is_empty() {
        return;
    }
    let pitch = theme().cell + GAP;
    let n_columns = ((sketch.width - 2 * MARGIN) / pitch).max(1);
    let caption = start(sketch.word("hand").to_owned(), "f-text-dim", (MARGIN, sketch.height + 18), 18);
    sketch.add(LayerName::Frame, caption);
    let top = sketch.height + CAPTION;
    for (unit, i) in waiting.iter().zip(0..) {
        let x = MARGIN + theme().cell / 2 + i % n_columns * pitch;
        let y = top + theme().cell / 2 + i / n_columns * (theme().cell + NAMES);
        draw_unit(sketch, unit, (x, y), None);
        if let Some(name) = short_name(sketch, unit) {
            let size = fitting_size(&name, pitch - 4, 14);
            sketch.add(LayerName::Overlay, Item::label(name, (x, y + 42), size));
        }
    }
    let n_rows = (waiting.len() as i32 + n_columns - 1) / n_columns;
    sketch.height = top + n_rows * (theme().cell + NAMES) + 20;
}
