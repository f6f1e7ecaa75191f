//! Seats, and who holds them.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A place at the table of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// The Marine side of Space Hulk.
    Marine,
    /// The alien side of Space Hulk; a solo game does not have it.
    Alien,
    /// The first player of Death Angel.
    P1,
    /// The second.
    P2,
    /// The third.
    P3,
    /// The fourth.
    P4,
    /// The fifth.
    P5,
    /// The sixth.
    P6,
}

impl Seat {
    /// Every seat of both games, in order.
    pub const ALL: [Seat; 8] =
        [Seat::Marine, Seat::Alien, Seat::P1, Seat::P2, Seat::P3, Seat::P4, Seat::P5, Seat::P6];
    /// The seats of Death Angel, in order.
    pub const PLAYERS: [Seat; 6] = [Seat::P1, Seat::P2, Seat::P3, Seat::P4, Seat::P5, Seat::P6];

    /// The name in every text form, which is that of the rules.
    pub const fn name(self) -> &'static str {
        match self {
            Seat::Marine => "marine",
            Seat::Alien => "alien",
            Seat::P1 => "p1",
            Seat::P2 => "p2",
            Seat::P3 => "p3",
            Seat::P4 => "p4",
            Seat::P5 => "p5",
            Seat::P6 => "p6",
        }
    }

    /// The seat of this name.
    pub fn from_name(name: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.name() == name)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A short name that a program gave: 1 to 64 letters, digits, `-` and `_`. Copies share it: a
/// match names the same few people at every step.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Id(Arc<str>);

/// Who somebody is, as the server tells them apart.
pub type PersonId = Id;
/// Which match it is.
pub type MatchId = Id;

/// A text that is no [`Id`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoId;

impl fmt::Display for NoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an id has 1 to 64 letters, digits, `-` or `_`")
    }
}

impl std::error::Error for NoId {}

impl Id {
    /// The id, if the text is one.
    pub fn new(text: impl Into<String>) -> Result<Id, NoId> {
        let text = text.into();
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        match (1..=64).contains(&text.len()) && text.chars().all(fits) {
            true => Ok(Id(text.into())),
            false => Err(NoId),
        }
    }

    /// The text of the id.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Id {
    type Error = NoId;
    fn try_from(text: String) -> Result<Id, NoId> {
        Id::new(text)
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.as_str().to_owned()
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who holds a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet, or nobody any more.
    #[default]
    Nobody,
    /// A person, who may hold several seats.
    Person(PersonId),
    /// A computer player, by the name that `bots` knows it by.
    Computer(String),
}

impl Holder {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Holder::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Whether this person holds the seat.
    pub fn is(&self, person: &PersonId) -> bool {
        self.person() == Some(person)
    }
}
