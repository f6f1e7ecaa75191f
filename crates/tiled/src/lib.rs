//! Missions as maps of [Tiled](https://www.mapeditor.org), a free editor of maps, and back.
//!
//! [`export`] writes a mission file as TMX (XML) or TMJ (JSON), [`import`] reads either. The floor is a layer of tiles for
//! each level, what stands on it are objects, and whatever a map cannot hold is the map's property `mission`, as the text
//! of a mission file. `docs/formats/tiled.md` describes the layers.
//!
//! Maps come from outside: they are bounded in size and in number of parts, and what is wrong is said with its place.
#![warn(missing_docs)]

mod convert;
mod map;
mod tmj;
mod tmx;
mod xml;

use std::fmt;

/// The longest map that is read, in bytes.
pub const MAX_BYTES: usize = 2 * 1024 * 1024;

/// The picture of the tiles: one for each letter of a section. Maps name it by [`PICTURE_NAME`] and expect it beside them.
pub const PICTURE: &[u8] = include_bytes!("sections.png");

/// The file of [`PICTURE`].
pub const PICTURE_NAME: &str = "blipfall-sections.png";

/// How a map is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// XML, with the ending `.tmx`.
    Tmx,
    /// JSON, with the ending `.tmj`.
    Tmj,
}

impl Form {
    /// Both.
    pub const ALL: [Form; 2] = [Form::Tmx, Form::Tmj];

    /// The ending of its files.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Tmx => "tmx",
            Form::Tmj => "tmj",
        }
    }
}

/// A mission that was read from a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The mission file. It may have mistakes, as any file: check it.
    pub text: String,
    /// Layers that say nothing to us, by their names.
    pub left_out: Vec<String>,
}

/// Why a map cannot be read, or a mission cannot be written as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TiledError {
    /// Where: a line, or a layer with its object; empty if it is about the whole file.
    pub place: String,
    /// What is wrong.
    pub message: String,
}

impl TiledError {
    fn new(place: impl Into<String>, message: impl Into<String>) -> TiledError {
        TiledError { place: place.into(), message: message.into() }
    }
}

impl fmt::Display for TiledError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => f.write_str(&self.message),
            place => write!(f, "{place}: {}", self.message),
        }
    }
}

impl std::error::Error for TiledError {}

/// Whether a text looks like a map rather than like a mission file.
pub fn is_map(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with(['<', '{'])
}

/// Reads a map, TMX or TMJ, as a mission file.
pub fn import(text: &str) -> Result<Imported, TiledError> {
    if text.len() > MAX_BYTES {
        return Err(TiledError::new("", format!("the map has {} bytes: at most {MAX_BYTES}", text.len())));
    }
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let map = match text.chars().next() {
        Some('<') => tmx::read(text),
        Some('{') => tmj::read(text),
        _ => Err(TiledError::new("line 1", "this is no map of Tiled: neither XML nor JSON")),
    }?;
    convert::to_mission(&map)
}

/// Writes a mission file as a map. It need not be playable, but it must be TOML.
pub fn export(mission: &str, form: Form) -> Result<String, TiledError> {
    let map = convert::from_mission(mission)?;
    match form {
        Form::Tmx => tmx::write(&map),
        Form::Tmj => Ok(tmj::write(&map)),
    }
}
