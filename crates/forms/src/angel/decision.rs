//! What a game waits for.

use death_angel::cards::{EventId, LocationId};
use death_angel::{Cause, DeathAngel, DecisionKind, Marine, Matter, Seat, Side, Team, Terrain, View, Work};
use game_api::{Game, Viewer};
use serde::Serialize;
use ts_rs::TS;

use super::words::Cell;
use crate::wire::Word;

/// The pending decision, with what it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "angel.ts", rename = "AngelDecision", optional_fields)]
pub struct Decision {
    /// The seat that decides.
    pub owner: Word<Seat>,
    /// What kind of answer is asked for.
    pub kind: Word<DecisionKind>,
    /// The face that lies on the table and may be rolled again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<u8>,
    /// Whether the Marine gets what he wants if that face is kept: a kill, or his life.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub good: Option<bool>,
    /// Whether no other face would be better, so that rolling again could only harm.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<bool>,
    /// What a defense roll must exceed, abilities apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<u8>,
    /// The event, action card, location or terrain card that set it off, as far as the viewer may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<CauseForm>,
    /// The event it is about, for those who may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Word<EventId>>,
    /// The work under way: what asks. Of kills, what kills.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub work: Option<&'static str>,
    /// The team whose card or ability it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<Word<Team>>,
    /// The Marine who attacks, defends or is asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marine: Option<Word<Marine>>,
    /// The position of the cell that is attacked, attacks, or was named first,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<u8>,
    /// and its side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Word<Side>>,
    /// The terrain card that is placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Word<Terrain>>,
    /// How many are still to be picked, killed, placed or dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
}

/// What set off a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "angel.ts", rename = "AngelCause")]
#[allow(missing_docs)]
pub enum CauseForm {
    Event(Word<EventId>),
    /// The number of the action card.
    Card(u8),
    Location(Word<LocationId>),
    Terrain(Word<Terrain>),
}

impl From<Cause> for CauseForm {
    fn from(cause: Cause) -> CauseForm {
        match cause {
            Cause::Event(event) => CauseForm::Event(Word(event)),
            Cause::Card(number) => CauseForm::Card(number),
            Cause::Location(location) => CauseForm::Location(Word(location)),
            Cause::Terrain(terrain) => CauseForm::Terrain(Word(terrain)),
        }
    }
}

/// The event that somebody looks at or decides about: whoever decides has seen it.
pub(super) fn event_read(game: &DeathAngel) -> Option<EventId> {
    let owner = game.decision()?.owner;
    game.view(Viewer::Seat(owner)).event()
}

/// The pending decision of a game that lies open; `None` after the end.
pub(super) fn decision(game: &DeathAngel) -> Option<Decision> {
    Some(Decision::new(game.decision()?, event_read(game), game.matter(), game))
}

/// The pending decision as a viewer sees it; `None` after the end.
pub(super) fn decision_seen(view: &View) -> Option<Decision> {
    Some(Decision::new(view.decision()?, view.event(), view.matter(), view.table()))
}

impl Decision {
    fn new(
        pending: death_angel::Decision,
        event: Option<EventId>,
        matter: Option<Matter>,
        table: &DeathAngel,
    ) -> Decision {
        let is_defense = matches!(matter, Some(Matter::Fight { work: Work::Defense, .. }));
        let mut decision = Decision {
            owner: Word(pending.owner),
            kind: Word(pending.kind),
            face: table.face().map(|face| face.number()),
            good: table.face().map(|_| table.is_good_roll()),
            best: table.face().map(|_| table.is_best_roll()),
            strength: table.rolled_against().filter(|_| is_defense).map(|swarm| swarm.strength()),
            cause: table.cause().map(CauseForm::from),
            event: event.map(Word),
            work: None,
            team: None,
            marine: None,
            position: None,
            side: None,
            terrain: None,
            left: None,
        };
        matter.into_iter().for_each(|matter| decision.tell(matter));
        decision
    }

    /// What the decision is about.
    fn tell(&mut self, matter: Matter) {
        self.work = Some(matter.word());
        match matter {
            Matter::Plain(_) => {}
            Matter::OfTeam { team, .. } => self.team = Some(Word(team)),
            Matter::Pump { team, left } => (self.team, self.left) = (Some(Word(team)), Some(left)),
            Matter::HealTurn { team, marine } => {
                (self.team, self.marine) = (Some(Word(team)), Some(Word(marine)));
            }
            Matter::MoreAttacks { team, marine, left } => {
                (self.team, self.marine, self.left) = (Some(Word(team)), Some(Word(marine)), Some(left));
            }
            Matter::Again { marine } => self.marine = Some(Word(marine)),
            Matter::Fight { marine, cell, .. } => {
                self.marine = Some(Word(marine));
                self.tell_cell(cell);
            }
            Matter::Kills { marine, left, .. } => {
                (self.marine, self.left) = (marine.map(Word), Some(left));
            }
            Matter::MoveSwarm { from } => self.tell_cell(from),
            Matter::Count { left, .. } => self.left = Some(left),
            Matter::Place { terrain } => self.terrain = Some(Word(terrain)),
        }
    }

    fn tell_cell(&mut self, cell: death_angel::Cell) {
        let Cell { position, side } = cell.into();
        (self.position, self.side) = (Some(position), Some(side));
    }
}
