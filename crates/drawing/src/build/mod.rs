//! Makes a scene of a picture.

mod floor;
mod frame;
mod hand;
mod layout;
mod legend;
mod marks;
mod overlay;
mod things;
mod units;

use std::collections::{BTreeMap, BTreeSet};

use space_hulk::{Coord, Kind};

use crate::map::Map;
use crate::outline::{Cell, GridLayout};
use crate::picture::Picture;
use crate::scene::{Item, Layer, LayerName, Panel, Scene, Settings};
use crate::theme::theme;

/// A scene under way.
struct Sketch<'a> {
    picture: &'a Picture,
    settings: &'a Settings,
    map: Map,
    panels: Vec<Panel>,
    width: i32,
    height: i32,
    layers: BTreeMap<LayerName, Vec<Item>>,
}

/// Draws a picture.
pub(crate) fn scene(picture: &Picture, settings: &Settings) -> Scene {
    let map = Map::new(&picture.board);
    let layout = layout::arrange(&map, picture, settings);
    let mut sketch = Sketch {
        picture,
        settings,
        map,
        panels: layout.panels,
        width: layout.width,
        height: layout.height,
        layers: BTreeMap::new(),
    };
    floor::draw(&mut sketch);
    marks::draw(&mut sketch);
    things::draw(&mut sketch);
    units::draw(&mut sketch);
    overlay::draw(&mut sketch);
    frame::draw(&mut sketch);
    hand::draw(&mut sketch);
    legend::draw(&mut sketch);
    frame::draw_ground(&mut sketch);
    sketch.finish()
}

impl Sketch<'_> {
    fn add(&mut self, layer: LayerName, item: Item) {
        self.layers.entry(layer).or_default().push(item);
    }

    /// Nothing is drawn for an empty path.
    fn add_path(&mut self, layer: LayerName, class: &str, d: &str) {
        if !d.is_empty() {
            self.add(layer, Item::path(class, d));
        }
    }

    fn word<'w>(&'w self, key: &'w str) -> &'w str {
        self.settings.words.get(key)
    }

    /// The middle of a square; `None` where no panel shows its level.
    fn center(&self, at: Coord) -> Option<(i32, i32)> {
        self.panels.iter().find(|panel| panel.level == at.level).map(|panel| panel.center(at))
    }

    fn has_unit(&self, at: Coord) -> bool {
        self.picture.on_squares().any(|(place, _)| place == at)
    }

    fn has_door(&self, at: Coord) -> bool {
        self.picture.board.doors.iter().any(|door| door.at == at && door.beyond.is_none())
    }

    /// Every panel with the cells of those squares that lie on it and on the floor.
    fn cells(&self, squares: &[Coord]) -> Vec<(GridLayout, BTreeSet<Cell>)> {
        let on = |panel: &Panel| -> BTreeSet<Cell> {
            let here = squares.iter().filter(|at| at.level == panel.level && self.map.has(**at));
            here.map(|&at| panel.cell(at)).collect()
        };
        self.panels.iter().map(|panel| (place(panel), on(panel))).filter(|(_, c)| !c.is_empty()).collect()
    }

    fn finish(self) -> Scene {
        let words = self.settings.words;
        let title = self.picture.title.clone().unwrap_or_else(|| words.get("position").to_owned());
        Scene {
            width: self.width,
            height: self.height,
            language: words.code().to_owned(),
            title,
            description: self.describe(),
            panels: self.panels,
            layers: self.layers.into_iter().map(|(name, items)| Layer { name, items }).collect(),
        }
    }

    /// How much there is of everything, without forms that depend on numbers.
    fn describe(&self) -> String {
        let count = |kind: Kind| self.picture.on_squares().filter(|(_, unit)| unit.kind == kind).count();
        let counts = [
            ("squares", self.map.len()),
            ("trooper", count(Kind::Marine)),
            ("genestealer", count(Kind::Genestealer)),
            ("broodlord", count(Kind::Broodlord)),
            ("blip", count(Kind::Blip)),
            ("entry", self.picture.board.entries.len()),
            ("exit", self.picture.board.exits.len()),
        ];
        let parts = counts.iter().filter(|(_, n)| *n > 0).map(|(key, n)| format!("{}: {n}", self.word(key)));
        parts.collect::<Vec<_>>().join(", ")
    }
}

fn place(panel: &Panel) -> GridLayout {
    GridLayout { x: panel.x, y: panel.y, cell: theme().cell }
}

/// How wide a text of this size is, about: letters of the font are three fifths as wide.
fn text_width(text: &str, size: i32) -> i32 {
    i32::try_from(text.chars().count()).unwrap_or(i32::MAX / 1000).saturating_mul(size) * 3 / 5
}

/// The size at which a text fits into a width, not larger than wished and not so small
/// that nobody can read it.
fn fitting_size(text: &str, width: i32, wished: i32) -> i32 {
    let letters = i32::try_from(text.chars().count().max(1)).unwrap_or(i32::MAX);
    (width * 5 / 3 / letters).clamp(9, wished)
}

/// The text, cut to a number of letters.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}
