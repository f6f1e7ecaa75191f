//! What a game waits for.

use death_angel::cards::EventId;
use death_angel::{DeathAngel, DecisionKind, Marine, Seat, Side, Team, Terrain};
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
    /// The event it is about, for those who may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Word<EventId>>,
    /// The work under way: what asks. Of kills, what kills.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub work: Option<String>,
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

/// The event that somebody looks at or decides about: whoever decides has seen it.
pub(super) fn event_read(game: &DeathAngel) -> Option<EventId> {
    let owner = game.decision()?.owner;
    game.view(Viewer::Seat(owner)).event()
}

/// The pending decision, with the event it is about where that is known; `None` after the end.
pub(super) fn decision(game: &DeathAngel, event: Option<EventId>) -> Option<Decision> {
    let decision = game.decision()?;
    let mut out = Decision {
        owner: Word(decision.owner),
        kind: Word(decision.kind),
        face: game.face().map(|face| face.number()),
        event: event.map(Word),
        work: None,
        team: None,
        marine: None,
        position: None,
        side: None,
        terrain: None,
        left: None,
    };
    if let Some(matter) = game.matter() {
        let cell = matter.cell.map(Cell::from);
        out.work = Some(matter.work);
        out.team = matter.team.map(Word);
        out.marine = matter.marine.map(Word);
        (out.position, out.side) = cell.map(|cell| (cell.position, cell.side)).unzip();
        out.terrain = matter.terrain.map(Word);
        out.left = matter.left;
    }
    Some(out)
}
