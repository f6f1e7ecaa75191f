//! The missions that come with the engine.

use serde_json::{Value, json};
use space_hulk::{Kind, Position, text};

/// A mission of our own, as a text board.
#[derive(Clone, Copy, Debug)]
pub struct Mission {
    /// What it is asked for by.
    pub id: &'static str,
    /// What people call it.
    pub title: &'static str,
    text: &'static str,
}

/// Every mission, the smallest first.
pub const MISSIONS: [Mission; 2] = [
    Mission {
        id: "first-contact",
        title: "First Contact",
        text: include_str!("../missions/first-contact.txt"),
    },
    Mission { id: "shakedown", title: "Shakedown", text: include_str!("../missions/shakedown.txt") },
];

impl Mission {
    /// The mission of this id.
    pub fn find(id: &str) -> Option<Mission> {
        MISSIONS.into_iter().find(|mission| mission.id == id)
    }

    /// Its starting position.
    pub fn position(&self) -> Position {
        text::parse(self.text).expect("the missions that come with the engine are tested")
    }

    pub(crate) fn summary(&self) -> Value {
        let position = self.position();
        let marines = position.units.iter().filter(|unit| unit.kind == Kind::Marine).count();
        json!({
            "id": self.id,
            "title": self.title,
            "game": "space-hulk",
            "marines": marines,
            "round_limit": position.round_limit,
        })
    }
}
