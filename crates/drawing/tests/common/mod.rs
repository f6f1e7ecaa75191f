//! Pictures that several tests draw.
#![allow(dead_code)]

use drawing::{Area, AreaKind, Heat, Picture};
use space_hulk::{Coord, text};

/// The board of this name, as it is.
pub fn board(source: &str) -> Picture {
    Picture::from(&text::parse(source).unwrap_or_else(|problems| panic!("{problems:?}")))
}

/// One of everything.
pub fn everything() -> Picture {
    let mut picture = board(include_str!("../boards/everything.board"));
    picture.title = Some("One of <everything> & more".to_owned());
    picture.names.insert("m1".to_owned(), "Orso".to_owned());
    let squares = |list: &[(i16, i16)]| list.iter().map(|&(x, y)| Coord::new(x, y)).collect();
    picture.areas.push(Area {
        kind: AreaKind::Deployment,
        label: "Squad Anvil".to_owned(),
        squares: squares(&[(0, 7), (0, 6), (0, 5), (1, 7), (1, 6), (1, 5)]),
    });
    picture.areas.push(Area {
        kind: AreaKind::Named,
        label: "the bridge".to_owned(),
        squares: squares(&[(9, 7), (10, 7), (11, 7), (9, 6), (10, 6), (11, 6)]),
    });
    picture
}

/// A corridor with a value for each square.
pub fn heat() -> Picture {
    let mut picture = board("a:m1> a a a a a a a a a:g1<");
    picture.heat = (0i16..10)
        .map(|x| Heat {
            at: Coord::new(x, 0),
            intensity: u16::try_from(x).expect("small") * 111,
            label: format!("{}%", x * 11),
        })
        .collect();
    picture
}

/// A mission with two Marines.
pub const FIRST_CONTACT: &str = include_str!("../boards/first-contact.board");
/// A mission of 150 squares.
pub const SHAKEDOWN: &str = include_str!("../boards/shakedown.board");
/// Doors on edges.
pub const EDGES: &str = include_str!("../../../space-hulk/tests/boards/edges.board");
/// Two levels.
pub const SHAFT: &str = include_str!("../../../space-hulk/tests/boards/shaft.board");
/// Marines who are still to be deployed.
pub const LANDING: &str = include_str!("../../../space-hulk/tests/boards/landing.board");
