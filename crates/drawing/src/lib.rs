//! Pictures of a Space Hulk position.
//!
//! A [`Picture`] is what there is to see; a [`Scene`] is the same as shapes, texts and
//! pieces in layers, ready for anything that can draw: [`svg::write`] makes a file of it,
//! and it can be serialized for a page that draws it itself. [`text::draw`] draws for
//! terminals. Shapes and colors come from the folder `art` and from nowhere else; see
//! `docs/formats/drawing.md`.
//!
//! ```
//! use drawing::{Picture, Scene, Settings, svg, text};
//!
//! let position = space_hulk::text::parse("a:m1> a a:+ a:g1<").unwrap();
//! let picture = Picture::from(&position);
//! let scene = Scene::new(&picture, &Settings::default());
//! assert!(svg::write(&scene).starts_with("<svg"));
//! assert!(text::draw(&picture, &text::Style::default()).contains("##M>. ++g<##"));
//! ```
#![warn(missing_docs)]

mod build;
mod map;
mod mission;
mod outline;
mod picture;
mod pieces;
mod scene;
pub mod svg;
pub mod text;
mod theme;
mod words;

pub use picture::{Area, AreaKind, Heat, Object, Picture};
pub use pieces::{Piece, pieces};
pub use scene::{Anchor, Item, Layer, LayerName, Panel, Scene, Settings};
pub use theme::{Theme, theme};
pub use words::Words;
