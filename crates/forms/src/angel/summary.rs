//! What an outcome of an action comes down to.

use death_angel::{Action, DeathAngel, DecisionKind, Event, Phase, RollFor};
use game_api::Game;
use serde::Serialize;
use ts_rs::TS;

use crate::game_json::GameJournal;
use crate::wire::Word;

/// What applies, and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "angel.ts", rename = "AngelSummary", optional_fields)]
pub struct Summary {
    /// Of an attack: a card of the swarm is slain, or has to be picked next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub killed: Option<bool>,
    /// Of a swarm's attack: a Marine was slain by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slain: Option<bool>,
    /// The decision inside the action that comes next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<Word<DecisionKind>>,
    /// The face that lies on the table then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<u8>,
    /// Whether that face, if it is kept, is what its Marine wants.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub good: Option<bool>,
}

/// The summary of one outcome of an action.
pub(super) fn write(
    before: &DeathAngel,
    action: &Action,
    after: &DeathAngel,
    story: &GameJournal<DeathAngel>,
) -> Summary {
    let course = Attempts::of(before, action);
    summarize(course, after, story.entries().iter().map(|entry| &entry.event))
}

/// The summary of an outcome of the first die: the attacks of swarms that it sets off, and what
/// is asked after them, are left open.
pub(super) fn write_first(
    before: &DeathAngel,
    action: &Action,
    after: &DeathAngel,
    story: &GameJournal<DeathAngel>,
) -> Summary {
    let told = story.entries().iter().map(|entry| &entry.event);
    let first = told.take_while(|event| !matches!(event, Event::SwarmAttacks { .. }));
    Summary {
        decision: None,
        face: None,
        good: None,
        ..summarize(Attempts::of(before, action), after, first)
    }
}

fn summarize<'a>(
    mut course: Attempts,
    after: &DeathAngel,
    events: impl Iterator<Item = &'a Event>,
) -> Summary {
    events.for_each(|event| course.note(event));
    let next = after.decision().map(|decision| decision.kind);
    if course.attack.is_under_way() && next == Some(DecisionKind::Kill) && must_kill(after) {
        course.attack.result = Some(true);
    }
    Summary {
        killed: course.attack.result,
        slain: course.defense.result,
        decision: next.filter(|&kind| is_inside(kind)).map(Word),
        face: after.face().map(|face| face.number()),
        good: after.face().map(|_| after.is_good_roll()),
    }
}

/// Whether a decision stands inside the resolution of something.
fn is_inside(kind: DecisionKind) -> bool {
    use DecisionKind::{Attack, Choose, Move, Team, Token};
    !matches!(kind, Team | Choose | Token | Move | Attack)
}

/// Whether a card is certain to die, though not which.
fn must_kill(game: &DeathAngel) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    !legal.contains(&Action::Pass)
}

/// An attack or a defence: none so far, under way, or over.
#[derive(Default)]
struct Attempt {
    result: Option<bool>,
    is_over: bool,
}

impl Attempt {
    fn begin(&mut self) {
        self.result.get_or_insert(false);
        self.is_over = false;
    }

    fn is_under_way(&self) -> bool {
        self.result.is_some() && !self.is_over
    }

    fn succeed(&mut self) {
        if self.is_under_way() {
            self.result = Some(true);
        }
    }
}

/// What happens in the course of an action.
#[derive(Default)]
struct Attempts {
    attack: Attempt,
    defense: Attempt,
}

impl Attempts {
    /// Some answers belong to an attack or a defence that began before.
    fn of(before: &DeathAngel, action: &Action) -> Attempts {
        let mut course = Attempts::default();
        let kind = before.decision().map(|decision| decision.kind);
        match (kind, before.phase()) {
            (Some(DecisionKind::Reroll | DecisionKind::Artefact), Phase::Attack) => course.defense.begin(),
            (Some(DecisionKind::Reroll), _) => course.attack.begin(),
            _ if matches!(action, Action::Kill { .. }) => course.attack.begin(),
            _ => {}
        }
        course
    }

    fn note(&mut self, event: &Event) {
        match event {
            Event::Attacked { .. } => self.attack.begin(),
            Event::SwarmAttacks { .. } | Event::Rolled { why: RollFor::Defense, .. } => {
                self.attack.is_over = true;
                self.defense.begin();
            }
            Event::Slain { .. } => self.attack.succeed(),
            Event::MarineSlain { .. } => self.defense.succeed(),
            // What dies on the way to somewhere else was not attacked.
            Event::Missed { .. } | Event::Resolving { .. } => self.attack.is_over = true,
            Event::Phase { .. } | Event::Located { .. } => {
                self.attack.is_over = true;
                self.defense.is_over = true;
            }
            _ => {}
        }
    }
}
