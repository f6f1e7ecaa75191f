//! How squares, doors, units and targets are called in JSON.

use serde_json::{Value, json};
use space_hulk::{Coord, Setup, Square};

use crate::fields::Fields;

/// A square as `x,y` or `x,y,level`.
pub(crate) fn square(setup: &Setup, square: Square) -> Value {
    setup.board().coord(square).to_string().into()
}

/// Squares in ascending order.
pub(crate) fn squares(setup: &Setup, squares: impl IntoIterator<Item = Square>) -> Value {
    squares.into_iter().map(|at| square(setup, at)).collect()
}

/// Names the place of a door: its square, and the second one of a door on an edge.
pub(crate) fn insert_door(fields: &mut Fields, setup: &Setup, key: &str, door: u8) {
    fields.insert(key.to_owned(), setup.door_coord(door).to_string().into());
    if let Some(beyond) = setup.door_beyond(door) {
        fields.insert("beyond".into(), beyond.to_string().into());
    }
}

/// Squares as a list of texts.
pub(crate) fn coords(coords: &[Coord]) -> Value {
    json!(coords.iter().map(Coord::to_string).collect::<Vec<_>>())
}
