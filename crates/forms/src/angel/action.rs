//! What can be done, as it is written.

use death_angel::{Foe, Marine, Team, Terrain};
use serde::Serialize;
use ts_rs::TS;

use super::words::{Cell, Target};
use crate::wire::Word;

/// An action. Positions count from 1 at the top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "do", rename_all = "snake_case")]
#[ts(export_to = "angel.ts", rename = "AngelAction")]
#[allow(missing_docs)]
pub enum Action {
    /// Commit a team to the card of this number.
    Choose {
        team: Word<Team>,
        card: u8,
    },
    /// Put a token on a Marine.
    Support {
        marine: Word<Marine>,
    },
    /// Trade places with the Marine at this position.
    Swap {
        marine: Word<Marine>,
        position: u8,
    },
    Turn {
        marine: Word<Marine>,
    },
    Activate {
        marine: Word<Marine>,
        terrain: Word<Terrain>,
    },
    Attack {
        marine: Word<Marine>,
        #[serde(flatten)]
        cell: Cell,
    },
    /// Kill, or discard, one card of a swarm.
    Kill {
        symbol: Word<Foe>,
        #[serde(flatten)]
        cell: Cell,
    },
    Reroll,
    Keep,
    Target(Target),
    Pass,
}

/// An action as it is written.
pub(super) fn write(action: &death_angel::Action) -> Action {
    use death_angel::Action as Rule;
    match *action {
        Rule::Choose { team, card } => Action::Choose { team: Word(team), card },
        Rule::Support { marine } => Action::Support { marine: Word(marine) },
        Rule::Swap { marine, position } => Action::Swap { marine: Word(marine), position: position + 1 },
        Rule::Turn { marine } => Action::Turn { marine: Word(marine) },
        Rule::Activate { marine, terrain } => {
            Action::Activate { marine: Word(marine), terrain: Word(terrain) }
        }
        Rule::Attack { marine, cell } => Action::Attack { marine: Word(marine), cell: cell.into() },
        Rule::Kill { cell, foe } => Action::Kill { symbol: Word(foe), cell: cell.into() },
        Rule::Reroll => Action::Reroll,
        Rule::Keep => Action::Keep,
        Rule::Target(target) => Action::Target(target.into()),
        Rule::Pass => Action::Pass,
    }
}
