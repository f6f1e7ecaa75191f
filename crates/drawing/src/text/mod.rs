//! Draws a picture for terminals: two characters a square, levels one below the other.
//!
//! Walls between two floor squares and doors on edges get a column or a row of their
//! own where there are any; elsewhere nothing is wasted, so that a board of 40 columns
//! fits into a hundred characters.

mod canvas;
mod glyph;
mod lattice;
mod legend;
mod level;

use crate::map::Map;
use crate::picture::Picture;
use crate::words::Words;
use canvas::Canvas;
use glyph::Glyphs;

/// How to draw.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The language of every word.
    pub words: &'static Words,
    /// Lines and arrows beyond ASCII.
    pub unicode: bool,
    /// Colors by ANSI escape sequences.
    pub color: bool,
    /// Coordinates along the edges.
    pub coordinates: bool,
    /// What the signs mean, and a line for every unit.
    pub legend: bool,
    /// The values of blips, where they are known.
    pub blip_values: bool,
}

impl Default for Style {
    fn default() -> Self {
        Style {
            words: Words::english(),
            unicode: false,
            color: false,
            coordinates: false,
            legend: false,
            blip_values: false,
        }
    }
}

/// Draws a picture. Every line ends with a line break, none with a space.
pub fn draw(picture: &Picture, style: &Style) -> String {
    let map = Map::new(&picture.board);
    let glyphs = Glyphs::new(picture, &map, style);
    let mut canvas = Canvas::new(style.color);
    if let Some(title) = &picture.title {
        canvas.line(&printable(title));
        canvas.line("");
    }
    let levels = map.levels();
    for (i, &level) in levels.iter().enumerate() {
        if levels.len() > 1 {
            if i > 0 {
                canvas.line("");
            }
            canvas.line(&format!("{} {level}", style.words.get("level")));
        }
        level::draw(&mut canvas, &glyphs, level);
    }
    if style.legend {
        legend::draw(&mut canvas, &glyphs);
    }
    canvas.finish()
}

/// The text without anything that could move the cursor or change colors.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}
