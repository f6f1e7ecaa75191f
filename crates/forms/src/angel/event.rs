//! What happened, as it is written.

use death_angel::cards::{EventId, LocationId};
use death_angel::{Ending, Foe, Marine, Phase, RollFor, Seat, Side, Symbol, Team, Terrain};
use serde::Serialize;
use ts_rs::TS;

use super::words::{Cell, Target};
use crate::wire::Word;

/// Something that happened. Positions count from 1 at the top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "angel.ts", rename = "AngelEvent")]
#[allow(missing_docs)]
pub enum Event {
    FirstPlayer {
        seat: Word<Seat>,
    },
    TeamTaken {
        seat: Word<Seat>,
        team: Word<Team>,
    },
    Dealt {
        marine: Word<Marine>,
        position: u8,
        facing: Word<Side>,
    },
    Phase {
        phase: Word<Phase>,
        turn: u16,
    },
    Chosen(TeamCard),
    /// What others are told of a choice.
    Committed {
        team: Word<Team>,
    },
    Revealed(TeamCard),
    CurrentPlayer {
        seat: Word<Seat>,
    },
    Resolving(TeamCard),
    TokensGiven {
        marine: Word<Marine>,
        count: u8,
    },
    TokensLost {
        marine: Word<Marine>,
        count: u8,
    },
    DoorTokens {
        count: u8,
    },
    LocationToken,
    NoToken,
    Swapped {
        marine: Word<Marine>,
        other: Word<Marine>,
        position: u8,
    },
    Turned {
        marine: Word<Marine>,
        facing: Word<Side>,
    },
    Activated {
        marine: Word<Marine>,
        terrain: Word<Terrain>,
    },
    TerrainPlaced {
        terrain: Word<Terrain>,
        #[serde(flatten)]
        cell: Cell,
    },
    TerrainRemoved {
        terrain: Word<Terrain>,
    },
    ArtefactTaken {
        seat: Word<Seat>,
    },
    ArtefactUsed {
        seat: Word<Seat>,
    },
    Attacked {
        marine: Word<Marine>,
        #[serde(flatten)]
        cell: Cell,
    },
    /// By whom is null where it is no Marine's roll.
    Rolled {
        by: Option<Word<Marine>>,
        dice: [u8; 1],
        #[serde(rename = "for")]
        why: Word<RollFor>,
    },
    /// An attack of the Marine, or one on him.
    Missed {
        marine: Word<Marine>,
        #[serde(rename = "for")]
        why: Word<RollFor>,
    },
    Killed(SwarmCard),
    Discarded(SwarmCard),
    /// The defense roll must exceed the strength, abilities apart.
    SwarmAttacks {
        marine: Word<Marine>,
        #[serde(flatten)]
        cell: Cell,
        strength: u8,
    },
    /// A Marine died.
    Slain {
        marine: Word<Marine>,
        position: u8,
    },
    TeamLost {
        team: Word<Team>,
    },
    SwarmMoved {
        from: Cell,
        to: Cell,
    },
    Shielded(Cell),
    Spawned(SwarmCard),
    EventDrawn {
        event: Word<EventId>,
    },
    /// What others are told of an event that one player reads.
    EventHidden,
    EventShown {
        event: Word<EventId>,
    },
    Looked {
        event: Word<EventId>,
    },
    /// What others are told when one player looks at an event.
    LookedHidden,
    PutBack {
        #[ts(type = "\"top\" | \"bottom\"")]
        to: &'static str,
    },
    Named(Target),
    BlipDiscarded {
        pile: Word<Side>,
        symbol: Word<Symbol>,
    },
    BlipsDealt {
        pile: Word<Side>,
        count: u8,
    },
    ShuffledIn {
        pile: Word<Side>,
        symbol: Word<Symbol>,
    },
    DeckRenewed,
    Located {
        location: Word<LocationId>,
    },
    Rescued {
        marine: Word<Marine>,
    },
    GameOver {
        #[ts(type = "\"players\" | null")]
        winner: Option<&'static str>,
        reason: Word<Ending>,
    },
}

/// A team and the number of an action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "angel.ts")]
pub struct TeamCard {
    /// The team that plays it.
    pub team: Word<Team>,
    /// The number of the card.
    pub card: u8,
}

/// A card of a swarm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "angel.ts")]
pub struct SwarmCard {
    /// The card of the swarm.
    pub symbol: Word<Foe>,
    /// The cell in which it lies.
    #[serde(flatten)]
    pub cell: Cell,
}
