//! The ground, the title, captions and coordinates.

use std::fmt::Write;

use super::layout::{CAPTION, RULER};
use super::{Sketch, cut, fitting_size};
use crate::scene::{Anchor, Item, LayerName, Panel};
use crate::theme::theme;

pub(super) fn draw(sketch: &mut Sketch) {
    if let Some(title) = &sketch.picture.title {
        let title = cut(title, 80);
        let size = fitting_size(&title, sketch.width - 70, 32);
        sketch.add_path(LayerName::Frame, "f-marine", "M24 20h8v28h-8z");
        sketch.add(LayerName::Frame, start(title, "f-text", (46, 45), size));
    }
    for panel in sketch.panels.clone() {
        draw_caption(sketch, &panel);
        if sketch.settings.coordinates {
            draw_rulers(sketch, &panel);
        }
    }
}

pub(super) fn start(text: String, class: &str, (x, y): (i32, i32), size: i32) -> Item {
    Item::Text { class: class.to_owned(), x, y, size, anchor: Anchor::Start, text }
}

fn draw_caption(sketch: &mut Sketch, panel: &Panel) {
    if sketch.panels.len() < 2 {
        return;
    }
    let text = format!("{} {}", sketch.word("level"), panel.level);
    let at = (panel.x - theme().cell + 24, panel.y - theme().cell - CAPTION + 24);
    sketch.add(LayerName::Frame, start(text, "f-text-dim", at, 20));
}

/// Numbers below every column and left of every row.
fn draw_rulers(sketch: &mut Sketch, panel: &Panel) {
    let cell = theme().cell;
    let mut add = |text: i32, x, y, anchor| {
        let class = "f-text-dim".to_owned();
        sketch.add(LayerName::Frame, Item::Text { class, x, y, size: 18, anchor, text: text.to_string() });
    };
    for column in 0..panel.columns {
        let x = panel.x + column * cell + cell / 2;
        add(i32::from(panel.left) + column, x, panel.y + (panel.rows + 1) * cell + 24, Anchor::Middle);
    }
    for row in 0..panel.rows {
        let y = panel.y + row * cell + cell / 2 + 6;
        add(i32::from(panel.top) - row, panel.x - cell - 6, y, Anchor::End);
    }
}

/// A dark ground with the faint grid of a scanner and a bracket in each corner. It is
/// drawn last, when the size of everything is known.
pub(super) fn draw_ground(sketch: &mut Sketch) {
    let (width, height) = (sketch.width, sketch.height);
    let mut items = vec![Item::path("f-void", format!("M0 0h{width}v{height}h-{width}z"))];
    for panel in &sketch.panels {
        items.push(Item::path("s-grid w-thin", grid(panel)));
        items.push(Item::path("s-plate-line w-thin", brackets(panel)));
    }
    sketch.layers.insert(LayerName::Ground, items);
}

fn grid(panel: &Panel) -> String {
    let cell = theme().cell;
    let (left, top) = (panel.x - cell, panel.y - cell);
    let (wide, high) = ((panel.columns + 2) * cell, (panel.rows + 2) * cell);
    let mut path = String::new();
    for column in 0..=panel.columns {
        let _ = write!(path, "M{} {top}v{high}", panel.x + column * cell);
    }
    for row in 0..=panel.rows {
        let _ = write!(path, "M{left} {}h{wide}", panel.y + row * cell);
    }
    path
}

fn brackets(panel: &Panel) -> String {
    let inset = theme().cell - 6;
    let (left, top) = (panel.x - inset, panel.y - inset);
    let (right, bottom) =
        (panel.x + panel.columns * theme().cell + inset, panel.y + panel.rows * theme().cell + inset);
    let arm = RULER / 2;
    format!(
        "M{left} {}v-{arm}h{arm}M{} {top}h{arm}v{arm}M{right} {}v{arm}h-{arm}M{} {bottom}h-{arm}v-{arm}",
        top + arm,
        right - arm,
        bottom - arm,
        left + arm
    )
}
