//! A position as somebody writes it down: unchecked, complete, plain.
//!
//! The only way from here to a game that can be played is
//! [`DeathAngel::from_position`](crate::DeathAngel::from_position), which reports every
//! problem at once. Text and JSON forms both read into this type.

use crate::card::{Foe, Marine, Seat, Side, Symbol, Team, Terrain};
use crate::cards::{EventId, LocationId};
use crate::state::{Ahead, Ending, Lasting, Phase};

pub use crate::state::Stage;

/// A cell: what lies on one side of a Marine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellPlan {
    /// The swarm; in the Genestealer Attack Phase the one that has not attacked.
    pub swarm: Vec<Foe>,
    /// The swarm that has attacked in this phase.
    pub attacked: Vec<Foe>,
    /// Whether a Power Field holds the swarm.
    pub shielded: bool,
    /// The terrain cards in the cell.
    pub terrain: Vec<Terrain>,
}

/// A position of the formation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// Who stands there.
    pub marine: Marine,
    /// Which way he looks.
    pub facing: Side,
    /// His support tokens.
    pub tokens: u8,
    /// What lies to his left.
    pub left: CellPlan,
    /// What lies to his right.
    pub right: CellPlan,
}

/// A blip pile, from the top: cards in order, then seen ones mixed with unseen ones, then
/// unseen ones that lie under them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PilePlan {
    /// Cards in order, the top one first.
    pub order: Vec<Symbol>,
    /// Cards that were shuffled into the pile for all to see.
    pub seen: Vec<Symbol>,
    /// How many unseen ones are among them.
    pub unseen: u8,
    /// How many unseen ones lie under them.
    pub under: u8,
    /// Cards that everybody still knows to be in the pile. When a card comes up nobody can
    /// tell whether it is the one that was shuffled in.
    pub known: Vec<Symbol>,
    /// Whether everybody knows which cards the ones in order are, though not where: they lay
    /// in the piles when the deck was renewed.
    pub counted: bool,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// How many players there are.
    pub players: u8,
    /// The teams of each seat.
    pub teams: Vec<Vec<Team>>,
    /// The formation, from the top. Marines of teams in play who are not in it are slain.
    pub formation: Vec<Row>,
    /// The tokens on the Door.
    pub door_tokens: u8,
    /// The current location; without one the setup card for the number of players.
    pub location: Option<LocationId>,
    /// The tokens on the location.
    pub location_tokens: u8,
    /// The location deck, top first; without one the tiers that follow the location.
    pub location_deck: Option<Vec<Ahead>>,
    /// The major and the minor spawn value; without them those of the setup card.
    pub spawn: Option<(u8, u8)>,
    /// The left blip pile.
    pub left: PilePlan,
    /// The right blip pile.
    pub right: PilePlan,
    /// The top cards of the Genestealer deck, in order. Every Genestealer that is nowhere
    /// else lies under them, unseen.
    pub genestealer_deck: Vec<Symbol>,
    /// The Genestealer discard pile.
    pub genestealer_discard: Vec<Symbol>,
    /// Brood Lords that were slain.
    pub slain_lords: Vec<Foe>,
    /// The top cards of the event deck, in order. Every event that is nowhere else lies
    /// under them, unseen.
    pub event_deck: Vec<EventId>,
    /// Whether the purple player knows the first of them.
    pub event_known: bool,
    /// The cards at the bottom of the event deck, which the purple player knows.
    pub event_bottom: Vec<EventId>,
    /// The event discard pile.
    pub event_discard: Vec<EventId>,
    /// The number of the round, from 1.
    pub round: u16,
    /// The phase of the round.
    pub phase: Phase,
    /// How far it is.
    pub stage: Stage,
    /// The current player.
    pub current: Seat,
    /// The cards chosen for this round, by number.
    pub chosen: Vec<(Team, u8)>,
    /// The cards of the round before.
    pub last: Vec<(Team, u8)>,
    /// The number of the last card resolved in this round.
    pub resolved: u8,
    /// Terrain activated in this round.
    pub activated: Vec<Terrain>,
    /// Who holds the Artefact.
    pub artefact: Option<Seat>,
    /// An event in force in this round.
    pub now: Lasting,
    /// An event that will be in force in the next one.
    pub coming: Lasting,
    /// The terrain card under Core Cogitator, and how many have appeared on it.
    pub limited: Option<(Terrain, u8)>,
    /// Whether Lead by Example has given its token in this round.
    pub led: bool,
    /// Work under way, the innermost last.
    pub resolving: Vec<String>,
    /// How the game ended.
    pub over: Option<Ending>,
}

impl Position {
    /// A position for a number of players at the beginning of a round, with everything else
    /// empty or by default.
    pub fn new(players: u8) -> Position {
        Position {
            players,
            teams: Vec::new(),
            formation: Vec::new(),
            door_tokens: 0,
            location: None,
            location_tokens: 0,
            location_deck: None,
            spawn: None,
            left: PilePlan::default(),
            right: PilePlan::default(),
            genestealer_deck: Vec::new(),
            genestealer_discard: Vec::new(),
            slain_lords: Vec::new(),
            event_deck: Vec::new(),
            event_known: false,
            event_bottom: Vec::new(),
            event_discard: Vec::new(),
            round: 1,
            phase: Phase::Choose,
            stage: Stage::Main,
            current: Seat::P1,
            chosen: Vec::new(),
            last: Vec::new(),
            resolved: 0,
            activated: Vec::new(),
            artefact: None,
            now: Lasting::Nothing,
            coming: Lasting::Nothing,
            limited: None,
            led: false,
            resolving: Vec::new(),
            over: None,
        }
    }
}
