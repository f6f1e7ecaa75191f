//! What a complete position and a view have in common.

use death_angel::cards::{ACTIONS, EventId, LocationId, Tier};
use death_angel::{
    Ahead, CellPlan, DeathAngel, Ending, Foe, Lasting, Marine, Outcome, Phase, Position, Row, Seat, Side,
    Stage, Symbol, Team, Terrain,
};
use serde::Serialize;
use ts_rs::TS;

use super::winner;
use crate::game_json::GameJson;
use crate::wire::{Entries, Word};

/// What a complete position and a view have in common, written from what is given: cards
/// that a viewer does not know are not in it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "angel.ts", rename = "AngelOpen")]
pub struct Open {
    /// Which game it is.
    #[ts(type = "\"death-angel\"")]
    pub game: &'static str,
    /// How many players there are.
    pub players: u8,
    /// The teams of each seat.
    pub teams: Entries<Vec<Word<Team>>>,
    /// The round, from 1.
    pub turn: u16,
    /// The phase of the round.
    pub phase: Word<Phase>,
    /// How far it is.
    pub stage: Word<Stage>,
    /// The current player.
    pub current: Word<Seat>,
    /// The formation, from the top.
    pub formation: Vec<RowForm>,
    /// The location; null before the first.
    pub location: Option<Word<LocationId>>,
    /// Tokens on the location.
    pub location_tokens: u8,
    /// The location deck, top first.
    pub location_deck: Vec<AheadForm>,
    /// The major spawn value.
    pub major: Option<u8>,
    /// The minor spawn value.
    pub minor: Option<u8>,
    /// The Genestealer discard pile.
    pub genestealer_discard: Vec<Word<Symbol>>,
    /// Brood Lords that were slain.
    pub slain_lords: Vec<Word<Foe>>,
    /// The top cards of the event deck, as far as they are known.
    pub event_deck: Vec<Word<EventId>>,
    /// The cards at its bottom, as far as they are known.
    pub event_bottom: Vec<Word<EventId>>,
    /// The event discard pile.
    pub event_discard: Vec<Word<EventId>>,
    /// The cards chosen for this round, by team, as far as they are known.
    pub chosen: Entries<u8>,
    /// The cards of the round before.
    pub last: Entries<u8>,
    /// The number of the last card resolved in this round.
    pub resolved: u8,
    /// Terrain activated in this round.
    pub activated: Vec<Word<Terrain>>,
    /// Who holds the Artefact.
    pub artefact: Option<Word<Seat>>,
    /// An event in force in this round.
    pub now: Option<InForce>,
    /// An event that will be in force in the next one.
    pub coming: Option<InForce>,
    /// The terrain card under Core Cogitator.
    pub limited: Option<Limited>,
    /// Whether Lead by Example has given its token in this round.
    pub led: bool,
    /// Work under way, the innermost last.
    pub resolving: Vec<String>,
    /// How it ended.
    pub over: Option<Ended>,
}

/// A position of the formation.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "angel.ts")]
pub struct RowForm {
    /// Who stands there.
    pub marine: Word<Marine>,
    /// Which way he looks.
    pub facing: Word<Side>,
    /// His support tokens.
    pub tokens: u8,
    /// What lies to his left.
    pub left: CellForm,
    /// What lies to his right.
    pub right: CellForm,
}

/// What lies on one side of a Marine.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "angel.ts", rename = "CellContent", optional_fields)]
pub struct CellForm {
    /// The swarm; in the phase `attack` the part that has not attacked.
    pub swarm: Vec<Word<Foe>>,
    /// Terrain cards that lie in the cell.
    pub terrain: Vec<TerrainForm>,
    /// The part of the swarm that has attacked in this phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacked: Option<Vec<Word<Foe>>>,
    /// True where a Power Field holds the swarm.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shielded: Option<bool>,
}

/// A terrain card in the formation.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "angel.ts", rename = "TerrainCard")]
pub struct TerrainForm {
    /// The terrain card.
    pub id: Word<Terrain>,
    /// The tokens on it.
    pub tokens: u8,
}

/// A card of the location deck: known, or one of a tier.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "angel.ts", rename = "LocationAhead")]
pub enum AheadForm {
    /// A location that has been seen.
    Known(Word<LocationId>),
    /// One of a tier.
    Tier(Word<Tier>),
}

/// An event in force.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[ts(export_to = "angel.ts")]
#[allow(missing_docs)]
pub enum InForce {
    EnterFormation,
    Evasion,
    GunJam { team: Word<Team> },
    SecondWind { marine: Word<Marine> },
}

/// A terrain card that is limited.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "angel.ts")]
pub struct Limited {
    /// The terrain card.
    pub terrain: Word<Terrain>,
    /// How many Genestealers have appeared on it.
    pub appeared: u8,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "angel.ts", rename = "AngelOver")]
pub struct Ended {
    /// The players win or lose together.
    #[ts(type = "\"players\" | null")]
    pub winner: Option<&'static str>,
    /// Why it ended.
    pub reason: Word<Ending>,
}

impl From<&Position> for Open {
    fn from(position: &Position) -> Open {
        let (major, minor) = position.spawn.unzip();
        let ahead = position.location_deck.iter().flatten();
        let limited = position.limited;
        Open {
            game: DeathAngel::NAME,
            players: position.players,
            teams: teams(position),
            turn: position.round,
            phase: Word(position.phase),
            stage: Word(position.stage),
            current: Word(position.current),
            formation: position.formation.iter().map(|row| place(row, position.door_tokens)).collect(),
            location: position.location.map(Word),
            location_tokens: position.location_tokens,
            location_deck: ahead.map(write_ahead).collect(),
            major,
            minor,
            genestealer_discard: words(&position.genestealer_discard),
            slain_lords: words(&position.slain_lords),
            event_deck: words(&position.event_deck),
            event_bottom: words(&position.event_bottom),
            event_discard: words(&position.event_discard),
            chosen: cards(&position.chosen),
            last: cards(&position.last),
            resolved: position.resolved,
            activated: words(&position.activated),
            artefact: position.artefact.map(Word),
            now: in_force(position.now),
            coming: in_force(position.coming),
            limited: limited.map(|(terrain, appeared)| Limited { terrain: Word(terrain), appeared }),
            led: position.led,
            resolving: position.resolving.clone(),
            over: position
                .over
                .map(|ending| Ended { winner: winner(Outcome { ending }), reason: Word(ending) }),
        }
    }
}

/// Values as their words.
pub(super) fn words<T: Copy>(values: &[T]) -> Vec<Word<T>> {
    values.iter().copied().map(Word).collect()
}

fn teams(position: &Position) -> Entries<Vec<Word<Team>>> {
    let seats = Seat::ALL.iter().zip(&position.teams);
    seats.map(|(seat, teams)| (seat.name().to_owned(), words(teams))).collect()
}

fn place(row: &Row, door_tokens: u8) -> RowForm {
    RowForm {
        marine: Word(row.marine),
        facing: Word(row.facing),
        tokens: row.tokens,
        left: cell(&row.left, door_tokens),
        right: cell(&row.right, door_tokens),
    }
}

fn cell(cell: &CellPlan, door_tokens: u8) -> CellForm {
    let tokens = |terrain: Terrain| if terrain == Terrain::Door { door_tokens } else { 0 };
    let terrain = cell.terrain.iter().map(|&id| TerrainForm { id: Word(id), tokens: tokens(id) });
    CellForm {
        swarm: words(&cell.swarm),
        terrain: terrain.collect(),
        attacked: (!cell.attacked.is_empty()).then(|| words(&cell.attacked)),
        shielded: cell.shielded.then_some(true),
    }
}

fn write_ahead(ahead: &Ahead) -> AheadForm {
    match ahead {
        Ahead::Known(location) => AheadForm::Known(Word(*location)),
        Ahead::Tier(tier) => AheadForm::Tier(Word(*tier)),
    }
}

fn cards(cards: &[(Team, u8)]) -> Entries<u8> {
    cards.iter().map(|&(team, card)| (team.name().to_owned(), card)).collect()
}

fn in_force(lasting: Lasting) -> Option<InForce> {
    Some(match lasting {
        Lasting::Nothing => return None,
        Lasting::EnterFormation => InForce::EnterFormation,
        Lasting::Evasion => InForce::Evasion,
        Lasting::GunJam(team) => InForce::GunJam { team: Word(team) },
        Lasting::SecondWind(marine) => InForce::SecondWind { marine: Word(marine) },
    })
}

/// What each living team still holds, as far as the viewer can tell.
pub(super) fn hands(position: &Position, is_known: impl Fn(Team) -> bool) -> Entries<Vec<u8>> {
    let played = |number: u8| position.chosen.iter().chain(&position.last).any(|&(_, card)| card == number);
    let alive = |team: Team| position.formation.iter().any(|row| row.marine.team() == team);
    let hand = |team: Team| {
        let own = ACTIONS.iter().filter(|card| card.team == team && !played(card.number));
        own.map(|card| card.number).collect()
    };
    let teams = Team::ALL.iter().copied().filter(|&team| alive(team) && is_known(team));
    teams.map(|team| (team.name().to_owned(), hand(team))).collect()
}
