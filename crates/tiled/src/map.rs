//! A map of Tiled, as far as missions need it; TMX and TMJ are two ways to write it.

use std::collections::BTreeMap;

use crate::TiledError;

/// The side of a square that we write, in pixels.
pub(crate) const TILE: u32 = 32;
/// The columns of the picture with the tiles, and its rows.
pub(crate) const COLUMNS: u32 = 16;
pub(crate) const ROWS: u32 = 6;
/// The longest side of a map, in squares.
pub(crate) const MAX_SIDE: i64 = 200;
/// The most objects in all layers.
pub(crate) const MAX_OBJECTS: usize = 5_000;
/// The most layers, those inside groups included.
pub(crate) const MAX_LAYERS: usize = 100;
/// Bits that turn and mirror a tile, which means nothing for floor.
const TURNS: u32 = 0xf000_0000;

/// A value that somebody has given a map, a tile or an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Property {
    Text(String),
    Number(i64),
    Flag(bool),
}

pub(crate) type Properties = BTreeMap<String, Property>;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TiledMap {
    /// In squares.
    pub width: i64,
    pub height: i64,
    /// The size of a square in pixels.
    pub tile: (f64, f64),
    pub properties: Properties,
    pub tilesets: Vec<Tileset>,
    pub layers: Vec<Layer>,
}

/// Tiles, as far as they are known: `section` is a property of a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tileset {
    pub first: u32,
    pub sections: BTreeMap<u32, String>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layer {
    pub name: String,
    pub properties: Properties,
    pub content: Content,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Content {
    /// The numbers of tiles by column and row, from the top left; 0 is none.
    Tiles(BTreeMap<(i64, i64), u32>),
    Objects(Vec<Object>),
}

/// Something that covers a part of the map, in pixels from the top left.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Object {
    pub id: i64,
    pub name: String,
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
    pub properties: Properties,
}

impl TiledMap {
    /// Refuses maps that are too large, or of another kind than ours.
    pub fn expect_fine(&self, orientation: &str) -> Result<(), TiledError> {
        if orientation != "orthogonal" {
            let message = format!("the map is {orientation}: only orthogonal maps can be missions");
            return Err(TiledError::new("map", message));
        }
        if !(1..=MAX_SIDE).contains(&self.width) || !(1..=MAX_SIDE).contains(&self.height) {
            let message =
                format!("{} by {} squares: from 1 to {MAX_SIDE} on each side", self.width, self.height);
            return Err(TiledError::new("map", message));
        }
        let is_size = |side: f64| (1.0..=4096.0).contains(&side);
        if !is_size(self.tile.0) || !is_size(self.tile.1) {
            return Err(TiledError::new("map", "the size of its tiles makes no sense"));
        }
        let objects = self.layers.iter().map(|layer| match &layer.content {
            Content::Objects(objects) => objects.len(),
            Content::Tiles(_) => 0,
        });
        if objects.sum::<usize>() > MAX_OBJECTS {
            return Err(TiledError::new("map", format!("more than {MAX_OBJECTS} objects")));
        }
        Ok(())
    }
}

/// A rectangle of tiles: part of a layer, or all of it.
#[derive(Clone, Copy)]
pub(crate) struct TileRect {
    pub x: i64,
    pub y: i64,
    pub width: i64,
    pub height: i64,
}

/// The tiles of a frame, row by row.
pub(crate) fn put_tiles(
    tiles: &mut BTreeMap<(i64, i64), u32>,
    frame: TileRect,
    numbers: impl IntoIterator<Item = u32>,
    place: &str,
) -> Result<(), TiledError> {
    let TileRect { x, y, width, height } = frame;
    let is_near = |side: i64| (-1_000_000..=1_000_000).contains(&side);
    if !(0..=MAX_SIDE).contains(&width) || !(0..=MAX_SIDE).contains(&height) || !is_near(x) || !is_near(y) {
        let message = format!("{width} by {height} squares at {x},{y}: at most {MAX_SIDE} on each side");
        return Err(TiledError::new(place, message));
    }
    let mut count = 0;
    for (i, number) in (0..).zip(numbers) {
        count = i + 1;
        if count > width * height {
            break;
        }
        if number & !TURNS != 0 {
            tiles.insert((x + i % width, y + i / width), number & !TURNS);
        }
    }
    if count != width * height {
        let message = format!("the tiles are not {} as the size says ({width} by {height})", width * height);
        return Err(TiledError::new(place, message));
    }
    Ok(())
}

/// The numbers in the text of a layer.
pub(crate) fn decode(
    text: &str,
    encoding: &str,
    compression: &str,
    place: &str,
) -> Result<Vec<u32>, TiledError> {
    let advice = "choose CSV as the tile layer format in Tiled's properties of the map";
    match (encoding, compression) {
        ("csv", _) => text
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty())
            .map(|word| {
                word.parse().map_err(|_| TiledError::new(place, format!("{:?} is no tile", shortened(word))))
            })
            .collect(),
        ("base64", "") => {
            use base64::Engine as _;
            let packed: String = text.split_whitespace().collect();
            let bytes = base64::engine::general_purpose::STANDARD.decode(packed);
            let bytes =
                bytes.map_err(|_| TiledError::new(place, format!("its tiles are no base64; {advice}")))?;
            Ok(bytes.as_chunks::<4>().0.iter().map(|four| u32::from_le_bytes(*four)).collect())
        }
        ("base64", how) => {
            Err(TiledError::new(place, format!("its tiles are packed by {:?}; {advice}", shortened(how))))
        }
        (how, _) => Err(TiledError::new(
            place,
            format!("its tiles are written in an unknown way, {:?}; {advice}", shortened(how)),
        )),
    }
}

/// A word for a message, which somebody else has written.
pub(crate) fn shortened(word: &str) -> String {
    word.chars().take(40).collect()
}
