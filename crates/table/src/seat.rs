//! Seats, and who holds them.

use std::fmt;
use std::sync::Arc;

pub use protocol::Seat;
use serde::{Deserialize, Serialize};

/// A short name that a program gave: 1 to 64 letters, digits, `-` and `_`. Copies share it: a
/// match names the same few people at every step.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Id(Arc<str>);

/// A person, as the server tells people apart.
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
        if (1..=64).contains(&text.len()) && text.chars().all(fits) { Ok(Id(text.into())) } else { Err(NoId) }
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

/// Who holds a seat, as it is stored. What clients are told is a [`protocol::Holder`], which has the
/// person's present name: a name can change, and is no part of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// The seat is free.
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
