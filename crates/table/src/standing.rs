//! A table in the middle of a game that nobody has played here, for those who are asked about one position.

use std::sync::Arc;

use death_angel::DeathAngel;
use game_api::Journal;
use space_hulk::SpaceHulk;

use crate::any::AnyHistory;
use crate::clock::Clock;
use crate::dice::Secret;
use crate::entry::FORMAT;
use crate::history::History;
use crate::log::Log;
use crate::plan::Plan;
use crate::seat::{Holder, MatchId, PersonId};
use crate::start::Start;
use crate::table::{Chair, Note, Table, What};

/// The player who holds the seats that do not decide.
const OTHERS: &str = "veteran";

impl Table {
    /// A table with this game of Space Hulk on it. `person` decides for the seat that is asked, and computer players hold the
    /// others. It has no entries and cannot be stored: it is for [`Table::update`] and for the questions of the
    /// person who decides.
    pub fn with_hulk(id: MatchId, plan: Arc<Plan>, game: SpaceHulk, person: &PersonId) -> Table {
        let history = AnyHistory::Hulk(Box::new(History::new(game, Journal::keep())));
        Table::standing(id, plan, history, person)
    }

    /// The same with a game of Death Angel.
    pub fn with_angel(id: MatchId, plan: Arc<Plan>, game: DeathAngel, person: &PersonId) -> Table {
        let history = AnyHistory::Angel(Box::new(History::new(game, Journal::keep())));
        Table::standing(id, plan, history, person)
    }

    fn standing(id: MatchId, plan: Arc<Plan>, history: AnyHistory, person: &PersonId) -> Table {
        let decides = history.owner();
        let chair = |seat| {
            let holder = if Some(seat) == decides {
                Holder::Person(person.clone())
            } else {
                Holder::Computer(OTHERS.to_owned())
            };
            (seat, Chair { holder, ..Chair::default() })
        };
        let mut notes = Log::default();
        notes.push(Note { at: 0, what: What::Opened });
        notes.push(Note { at: 0, what: What::Started });
        Table {
            n_entries: 0,
            format: FORMAT,
            rules: plan.terms.game.rules_revision(),
            id,
            chairs: Arc::new(history.seats().into_iter().map(chair).collect()),
            plan,
            // Nothing is rolled here.
            start: Arc::new(Start::first(Secret::new([0; 32]).commitment())),
            added: Arc::default(),
            history: Some(history),
            early: Vec::new(),
            clock: Clock::default(),
            notes,
            closed: None,
            rematch: None,
        }
    }
}
