//! Who looks at a match, and what an update says besides the match itself.

use std::collections::BTreeMap;

use protocol::{Presence, View};

use crate::seat::{PersonId, Seat};

/// Who looks at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Viewer {
    /// A person, who sees what their seats may know. A person with several seats has a curtain in
    /// front of those with secrets: `lifted` is the seat for which it was last lifted on this screen.
    /// The server remembers that for each screen.
    Person {
        person: PersonId,
        /// The seat for which the curtain is up.
        lifted: Option<Seat>,
    },
    /// A viewer without a seat.
    Spectator,
}

impl Viewer {
    /// A person who has lifted no curtain.
    pub fn person(person: &PersonId) -> Viewer {
        Viewer::Person { person: person.clone(), lifted: None }
    }
}

/// What an update says about people that is no part of the match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// Names by the id of the person.
    pub names: BTreeMap<String, String>,
    /// Who is connected.
    pub presence: Presence,
}

impl People {
    /// The name of a person; the id where none is known.
    pub fn name(&self, person: &str) -> String {
        self.names.get(person).cloned().unwrap_or_else(|| person.to_owned())
    }
}

/// The hash of a view: of its text, and of nothing else.
pub fn view_hash(view: &View) -> String {
    format!("{:016x}", game_api::stable_hash(view.text()))
}
