//! A picture as a list of things to draw.

use serde::Serialize;
use space_hulk::Coord;

use crate::build;
use crate::picture::Picture;
use crate::theme::theme;
use crate::words::Words;

/// What is to be drawn beside the position itself.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The language of every word.
    pub words: &'static Words,
    /// Coordinates along the edges.
    pub coordinates: bool,
    /// A strip that explains what is on the picture.
    pub legend: bool,
    /// The values of blips, where they are known.
    pub blip_values: bool,
    /// The name of each Marine under him.
    pub names: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            words: Words::english(),
            coordinates: false,
            legend: false,
            blip_values: false,
            names: false,
        }
    }
}

/// Everything to draw, in layers from the lowest to the highest.
///
/// All lengths are whole units of the theme; y grows downwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scene {
    /// How wide it is.
    pub width: i32,
    /// How high it is.
    pub height: i32,
    /// The language of its texts.
    pub language: String,
    /// What it shows, in a few words.
    pub title: String,
    /// What it shows, in a sentence.
    pub description: String,
    /// Where each level lies.
    pub panels: Vec<Panel>,
    /// What is drawn.
    pub layers: Vec<Layer>,
}

/// Where the squares of one level lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Panel {
    /// The level of the board that it shows.
    pub level: u8,
    /// The x coordinate of the first column.
    pub left: i16,
    /// The y coordinate of the first row.
    pub top: i16,
    /// How many columns there are.
    pub columns: i32,
    /// How many rows there are.
    pub rows: i32,
    /// The left edge of the first column, in units.
    pub x: i32,
    /// The upper edge of the first row, in units.
    pub y: i32,
}

impl Panel {
    /// Column and row of a square.
    pub fn cell(&self, at: Coord) -> (i32, i32) {
        (i32::from(at.x) - i32::from(self.left), i32::from(self.top) - i32::from(at.y))
    }

    /// The middle of a square, in units.
    pub fn center(&self, at: Coord) -> (i32, i32) {
        let (column, row) = self.cell(at);
        let cell = theme().cell;
        (self.x + column * cell + cell / 2, self.y + row * cell + cell / 2)
    }
}

/// What a layer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LayerName {
    /// What lies behind everything else.
    Ground,
    /// Floor plates and the seams of sections.
    Floor,
    /// Heat maps and the hatching of areas.
    Shade,
    /// Hull and walls.
    Walls,
    /// Doors, ladders, entry areas, exits.
    Marks,
    /// Generators, objects, fire, the barrier.
    Things,
    /// Marines, aliens, blips.
    Units,
    /// Labels over everything.
    Overlay,
    /// Title, captions, coordinates, legend.
    Frame,
}

/// Things of one sort, in the order in which they are drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Layer {
    /// What it is for.
    pub name: LayerName,
    /// What is drawn.
    pub items: Vec<Item>,
}

/// Something to draw. Classes are those of the theme.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Item {
    /// A line or an area, by its outline.
    Path {
        /// Its style classes.
        class: String,
        /// Its data, as in SVG.
        d: String,
    },
    /// A line of text.
    Text {
        /// Its style classes.
        class: String,
        /// Where it is anchored.
        x: i32,
        /// Its base line.
        y: i32,
        /// The height of its letters.
        size: i32,
        /// Which part of it is at `x`.
        anchor: Anchor,
        /// What it says.
        text: String,
    },
    /// A piece of `art/pieces`.
    Piece {
        /// The name of the piece in `art/`.
        piece: String,
        /// Where its middle is.
        x: i32,
        /// Where its middle is.
        y: i32,
        /// Quarter turns to the right.
        turn: u8,
        /// Its size in percent.
        scale: u8,
    },
    /// Items that belong together and may be moved, pointed at and read out as one.
    Group {
        /// Who or what it is: `unit m1`, `door 3,2`.
        key: String,
        /// What is said about it to those who cannot see it.
        label: String,
        /// Where its own origin is.
        x: i32,
        /// Where its own origin is.
        y: i32,
        /// Its size in percent.
        scale: u8,
        /// What it consists of.
        items: Vec<Item>,
    },
}

/// Which part of a text is at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Anchor {
    /// The text begins there.
    Start,
    /// The text has its middle there.
    Middle,
    /// The text ends there.
    End,
}

impl Scene {
    /// Draws a picture.
    pub fn new(picture: &Picture, settings: &Settings) -> Scene {
        build::scene(picture, settings)
    }

    /// Every item, those inside groups too.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        let mut stack: Vec<&Item> = self.layers.iter().flat_map(|layer| &layer.items).collect();
        stack.reverse();
        std::iter::from_fn(move || {
            let item = stack.pop()?;
            if let Item::Group { items, .. } = item {
                stack.extend(items.iter().rev());
            }
            Some(item)
        })
    }
}

impl Item {
    pub(crate) fn path(class: &str, d: impl Into<String>) -> Item {
        Item::Path { class: class.to_owned(), d: d.into() }
    }

    pub(crate) fn piece(piece: impl Into<String>, x: i32, y: i32) -> Item {
        Item::turned(piece, (x, y), 0, 100)
    }

    pub(crate) fn turned(piece: impl Into<String>, (x, y): (i32, i32), turn: u8, scale: u8) -> Item {
        Item::Piece { piece: piece.into(), x, y, turn, scale }
    }

    /// A text around a middle, with a dark rim that keeps it legible everywhere.
    pub(crate) fn label(text: impl Into<String>, (x, y): (i32, i32), size: i32) -> Item {
        Item::Text {
            class: "f-text s-void w-halo".to_owned(),
            x,
            y,
            size,
            anchor: Anchor::Middle,
            text: text.into(),
        }
    }
}
