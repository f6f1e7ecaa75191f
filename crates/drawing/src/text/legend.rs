//! What the signs mean, and a line for everything that has a name.

use std::collections::BTreeSet;

use space_hulk::{Coord, EntryPlan, PlacePlan, UnitPlan};

use super::canvas::{Canvas, Ink};
use super::glyph::{Glyph, Glyphs, area_sign};
use super::printable;
use crate::picture::AreaKind;

pub(super) fn draw(canvas: &mut Canvas, glyphs: &Glyphs) {
    canvas.line("");
    draw_signs(canvas, glyphs);
    let picture = glyphs.picture;
    for (i, area) in picture.areas.iter().enumerate() {
        let word = glyphs.style.words.get(match area.kind {
            AreaKind::Named => "area",
            AreaKind::Deployment => "zone",
        });
        draw_line(canvas, Glyph::new([area_sign(i), ' '], Ink::Area), &join(word, &area.label));
    }
    for (entry, &sign) in picture.board.entries.iter().zip(&glyphs.entry_signs) {
        let glyph = Glyph::new([sign, glyphs.arrow(entry.from.back())], Ink::Entry);
        draw_line(canvas, glyph, &entry_text(glyphs, entry));
    }
    for object in &picture.objects {
        let text = format!("{} {} {}", glyphs.style.words.get("object"), object.name, object.at);
        draw_line(canvas, glyphs.object(&object.name), &text);
    }
    for unit in &picture.units {
        match unit.place {
            PlacePlan::At(at) => {
                let text = format!("{:7} {}", at.to_string(), unit_text(glyphs, unit, at));
                draw_line(canvas, glyphs.unit(unit), &text);
            }
            PlacePlan::Hand => draw_line(canvas, glyphs.in_hand(unit), &hand_text(glyphs, unit)),
            PlacePlan::Entry(_) => {}
        }
    }
}

fn draw_line(canvas: &mut Canvas, glyph: Glyph, text: &str) {
    canvas.put(glyph.chars, glyph.ink);
    canvas.put(format!("  {}", printable(text)).chars(), Ink::Plain);
    canvas.end_line();
}

fn join(word: &str, label: &str) -> String {
    if label.is_empty() { word.to_owned() } else { format!("{word}: {label}") }
}

/// The signs that are on the board, several in a line.
fn draw_signs(canvas: &mut Canvas, glyphs: &Glyphs) {
    let words = glyphs.style.words;
    let mut column = 0;
    let mut explained = BTreeSet::new();
    let doors = glyphs.edge_doors.values().map(|&state| glyphs.door(state, true));
    let mut used = glyphs.used();
    used.extend(doors.map(|glyph| (glyph.chars, glyph)));
    for glyph in used.into_values() {
        // Of the ends of ladders, which differ by their numbers, one is enough.
        let Some(word) = glyph.word.filter(|word| explained.insert(*word)) else { continue };
        let text = format!("  {}", words.get(word));
        let width = 2 + text.chars().count();
        if column > 0 && column + 4 + width > 96 {
            canvas.end_line();
            column = 0;
        }
        if column > 0 {
            canvas.put("    ".chars(), Ink::Plain);
            column += 4;
        }
        canvas.put(glyph.chars, glyph.ink);
        canvas.put(text.chars(), Ink::Plain);
        column += width;
    }
    if column > 0 {
        canvas.end_line();
    }
}

fn entry_text(glyphs: &Glyphs, entry: &EntryPlan) -> String {
    let words = glyphs.style.words;
    let word = match (entry.starting, entry.reinforcements) {
        (true, false) => "entry_starting",
        (false, true) => "entry_reinforcements",
        _ => "entry",
    };
    let mut text = format!("{} {} {}", words.get(word), entry.id, entry.at);
    let lurking: Vec<String> =
        glyphs.picture.lurking(&entry.id).map(|unit| words.unit(unit).to_owned()).collect();
    if !lurking.is_empty() {
        text.push_str(&format!(", {}: {}", words.get("lurking"), lurking.join(", ")));
    }
    text
}

/// A unit that has not been placed yet.
fn hand_text(glyphs: &Glyphs, unit: &UnitPlan) -> String {
    let description = glyphs.style.words.describe(unit, glyphs.style.blip_values);
    format!("{:7} {}: {description}", "-", glyphs.picture.name(unit))
}

fn unit_text(glyphs: &Glyphs, unit: &UnitPlan, at: Coord) -> String {
    let words = glyphs.style.words;
    let mut text = glyphs.picture.name(unit).to_owned();
    text.push_str(": ");
    text.push_str(&words.describe_on_board(unit, glyphs.style.blip_values));
    if glyphs.picture.active.as_ref() == Some(&unit.id) {
        text.push_str(&format!(", {}", words.get("active")));
    }
    // The sign of the unit covers the fire.
    if glyphs.picture.burning.contains(&at) {
        text.push_str(&format!(", {}", words.get("fire")));
    }
    text
}
