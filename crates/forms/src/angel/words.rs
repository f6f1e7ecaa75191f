//! The words and places of Death Angel.

use death_angel::cards::{EventId, LocationId, Tier};
use death_angel::{
    DecisionKind, Ending, Foe, Marine, Phase, RollFor, Seat, Side, Stage, Symbol, Team, Terrain,
};
use serde::Serialize;
use ts_rs::TS;

use crate::wire::{Word, vocabulary};

vocabulary! { "angel.ts":
    "A place at the table." Seat = "AngelSeat" by Seat::name;
    "A combat team." Team = "Team" by Team::name;
    "A Space Marine." Marine = "AngelMarine" by Marine::name;
    "A side of the formation." Side = "AngelSide" by Side::name;
    "The symbol of a Genestealer." Symbol = "Symbol" by Symbol::name;
    "One card of a swarm: a Genestealer by its symbol, or a Brood Lord." Foe = "Foe" by Foe::name;
    "A terrain card." Terrain = "Terrain" by Terrain::name;
    "An event card." EventId = "EventCard" by EventId::name;
    "A location card, or the setup card." LocationId = "LocationCard" by location;
    "A place in the location deck." Tier = "Tier" by Tier::name;
    "A phase of the round." Phase = "AngelPhase" by Phase::name;
    "How far a phase is." Stage = "Stage" by Stage::name;
    "Why a game ended." Ending = "AngelEnding" by Ending::name;
    "What a decision is about." DecisionKind = "AngelDecisionKind" by DecisionKind::name;
    "What a die was rolled for." RollFor = "AngelRollFor" by RollFor::name;
}

/// The name of a location; the four setup cards have one.
fn location(location: LocationId) -> &'static str {
    if location.card().tier == Tier::Start { "void-lock" } else { location.name() }
}

/// What lies on one side of a Marine, or the swarm there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "angel.ts")]
pub struct Cell {
    /// The position in the formation, counted from 1 at the top.
    pub position: u8,
    /// The side of the formation.
    pub side: Word<Side>,
}

impl From<death_angel::Cell> for Cell {
    fn from(cell: death_angel::Cell) -> Cell {
        Cell { position: cell.position() + 1, side: Word(cell.side()) }
    }
}

/// What an effect names: one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "angel.ts")]
pub enum Target {
    /// A combat team.
    Team {
        /// The team that is chosen.
        team: Word<Team>,
    },
    /// A Marine.
    Marine {
        /// The Marine who is chosen.
        marine: Word<Marine>,
    },
    /// A card of a swarm.
    Card {
        /// The position in the formation, counted from 1 at the top.
        position: u8,
        /// The side of the formation.
        side: Word<Side>,
        /// The card of the swarm.
        symbol: Word<Foe>,
    },
    /// A cell, or the swarm in it.
    Cell(Cell),
    /// A blip pile.
    Pile {
        /// The side of the blip pile.
        pile: Word<Side>,
    },
    /// A terrain card.
    Terrain {
        /// The terrain card.
        terrain: Word<Terrain>,
    },
    /// How many cards of a pile that does not suffice appear on a terrain card; the rest
    /// appears on the other one.
    Share {
        /// The terrain card.
        terrain: Word<Terrain>,
        /// How many.
        count: u8,
    },
    /// One of several ways.
    Choice {
        /// What is chosen.
        choice: Choice,
    },
}

/// One of several ways that an effect offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "angel.ts")]
pub enum Choice {
    /// On top of the event deck.
    Top,
    /// At its bottom.
    Bottom,
    /// Pay a token.
    Token,
    /// Roll the die.
    Roll,
    /// Use the ability.
    Ability,
}

impl From<death_angel::Target> for Target {
    fn from(target: death_angel::Target) -> Target {
        use death_angel::Target as Rule;
        match target {
            Rule::Team(team) => Target::Team { team: Word(team) },
            Rule::Marine(marine) => Target::Marine { marine: Word(marine) },
            Rule::Cell(cell) => Target::Cell(cell.into()),
            Rule::Card { cell, foe } => {
                let Cell { position, side } = cell.into();
                Target::Card { position, side, symbol: Word(foe) }
            }
            Rule::Pile(side) => Target::Pile { pile: Word(side) },
            Rule::Terrain(terrain) => Target::Terrain { terrain: Word(terrain) },
            Rule::Share { terrain, count } => Target::Share { terrain: Word(terrain), count },
            Rule::Top => Target::Choice { choice: Choice::Top },
            Rule::Bottom => Target::Choice { choice: Choice::Bottom },
            Rule::Token => Target::Choice { choice: Choice::Token },
            Rule::Roll => Target::Choice { choice: Choice::Roll },
            Rule::Ability => Target::Choice { choice: Choice::Ability },
        }
    }
}
