//! The strip that explains what is on the picture, and nothing else.

use std::collections::BTreeSet;

use super::frame::start;
use super::{Sketch, text_width};
use crate::pieces::{Piece, pieces};
use crate::scene::{Item, LayerName};
use crate::theme::theme;

const SIZE: i32 = 17;
const ROW: i32 = 60;
const SAMPLE: u8 = 84;
/// From the left end of an entry to its text.
const INDENT: i32 = 64;
const MARGIN: i32 = 24;

/// A word and the pieces that show what it means.
type LegendItem = (String, Vec<String>);

pub(super) fn draw(sketch: &mut Sketch) {
    if !sketch.settings.legend {
        return;
    }
    let entries = entries(sketch);
    let widest = widths(&entries, entries.len()).first().copied().unwrap_or(0);
    sketch.width = sketch.width.max(widest.max(6 * theme().cell) + 2 * MARGIN);
    let n_rows = fewest_rows(&entries, sketch.width - 2 * MARGIN);
    let line = format!("M{MARGIN} {}h{}", sketch.height, sketch.width - 2 * MARGIN);
    sketch.add_path(LayerName::Frame, "s-plate-line w-thin", &line);
    let top = sketch.height + 12;
    let mut x = MARGIN;
    for (column, width) in entries.chunks(n_rows).zip(widths(&entries, n_rows)) {
        for ((word, pieces), row) in column.iter().zip(0..) {
            let y = top + row * ROW + ROW / 2;
            for piece in pieces {
                // Arrows lie at the edge of their box.
                let up = if piece.starts_with("entry") { 15 } else { 0 };
                sketch.add(LayerName::Frame, Item::turned(piece, (x + 28, y - up), 0, SAMPLE));
            }
            sketch.add(LayerName::Frame, start(word.clone(), "f-text", (x + INDENT, y + 6), SIZE));
        }
        x += width;
    }
    sketch.height = top + n_rows as i32 * ROW + 12;
    draw_scale(sketch);
}

/// The widths of the columns, if each has this number of rows. Entries run down the columns, so
/// that what belongs together stays together.
fn widths(entries: &[LegendItem], n_rows: usize) -> Vec<i32> {
    let width = |(word, _): &LegendItem| INDENT + text_width(word, SIZE) + 24;
    entries.chunks(n_rows.max(1)).map(|column| column.iter().map(width).max().unwrap_or(0)).collect()
}

fn fewest_rows(entries: &[LegendItem], width: i32) -> usize {
    let fits = |n_rows: &usize| widths(entries, *n_rows).iter().sum::<i32>() <= width;
    (1..entries.len()).find(fits).unwrap_or(entries.len()).max(1)
}

/// An entry for everything that is drawn.
fn entries(sketch: &Sketch) -> Vec<LegendItem> {
    let mut used = BTreeSet::new();
    for items in sketch.layers.values() {
        collect(items, &mut used);
    }
    let mut words = BTreeSet::new();
    let mut list = Vec::new();
    for piece in pieces().iter().filter(|piece| used.contains(piece.name)) {
        let Some(word) = piece.word else { continue };
        if words.insert(word) {
            list.push((sketch.word(word).to_owned(), sample(piece)));
        }
    }
    list
}

fn sample(piece: &Piece) -> Vec<String> {
    piece.under.into_iter().chain([piece.name]).map(str::to_owned).collect()
}

fn collect<'a>(items: &'a [Item], used: &mut BTreeSet<&'a str>) {
    for item in items {
        match item {
            Item::Piece { piece, .. } => {
                used.insert(piece);
            }
            Item::Group { items, .. } => collect(items, used),
            _ => {}
        }
    }
}

/// The colors of a heat map, from nothing to the most.
fn draw_scale(sketch: &mut Sketch) {
    if sketch.picture.heat.is_empty() {
        return;
    }
    let (y, step) = (sketch.height, 40);
    sketch.add(LayerName::Frame, start(sketch.word("heat").to_owned(), "f-text", (MARGIN, y + 18), SIZE));
    let left = MARGIN + text_width(sketch.word("heat"), SIZE) + 56;
    sketch.add(LayerName::Frame, Item::label("0%", (left - 20, y + 18), SIZE));
    let colors = &theme().heat;
    for (color, i) in colors.iter().zip(0..) {
        let path = format!("M{} {}h{step}v20h-{step}z", left + i * step, y + 2);
        sketch.add_path(LayerName::Frame, &format!("f-{color}"), &path);
    }
    let right = left + colors.len() as i32 * step;
    sketch.add(LayerName::Frame, Item::label("100%", (right + 32, y + 18), SIZE));
    sketch.height = y + 40;
}
