//! What a game waits for.

use game_api::Game;
use serde::Serialize;
use space_hulk::{DecisionKind, Matter, Place, Side, SpaceHulk, UnitId, UnitSet, Verb};
use ts_rs::TS;

use super::words::{self, Square};
use crate::wire::Word;

/// The pending decision, with what it is about.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", rename = "HulkDecision", optional_fields)]
pub struct Decision {
    /// The side that decides.
    pub owner: Word<Side>,
    /// What kind of answer is asked for.
    pub kind: Word<DecisionKind>,
    /// The active unit, or the one that is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// In a close assault, the attacker's dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker_dice: Option<Vec<u8>>,
    /// In a close assault, the defender's dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender_dice: Option<Vec<u8>>,
    /// In a close assault, who attacks; of `turn_to_face`, to whom the unit would turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker: Option<String>,
    /// In a close assault, who is attacked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender: Option<String>,
    /// In a close assault, the attacker's score as the dice lie now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker_score: Option<u8>,
    /// In a close assault, the defender's score as the dice lie now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender_score: Option<u8>,
    /// Of `convert`, the blips that Marines have seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blips: Option<Vec<String>>,
    /// Of `broodlord`, `place` and `face`, the square on which the blip was,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Square>,
    /// or the entry area in which it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
    /// Of these, how many Genestealers are still to be placed,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// and those placed so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placed: Option<Vec<String>>,
    /// Of `reaction` and `overwatch`, the aliens that acted or were placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub triggers: Option<Vec<String>>,
    /// Of these, the door that was closed,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub door: Option<Square>,
    /// and the second square of a door on an edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beyond: Option<Square>,
}

/// The pending decision; `None` after the end.
pub(super) fn decision(game: &SpaceHulk) -> Option<Decision> {
    let decision = game.decision()?;
    let (attacker_dice, defender_dice) = game.assault_dice().unzip();
    let mut out = Decision {
        owner: Word(decision.owner),
        kind: Word(decision.kind),
        unit: asked_unit(game, decision.kind).map(|unit| game.name_of(unit)),
        attacker_dice,
        defender_dice,
        attacker: None,
        defender: None,
        attacker_score: None,
        defender_score: None,
        blips: None,
        from: None,
        entry: None,
        left: None,
        placed: None,
        triggers: None,
        door: None,
        beyond: None,
    };
    if let Some(matter) = game.matter() {
        out.tell(game, matter);
    }
    Some(out)
}

impl Decision {
    /// What the decision is about.
    fn tell(&mut self, game: &SpaceHulk, matter: Matter) {
        let setup = game.setup();
        let names = |units: UnitSet| Some(units.iter().map(|unit| game.name_of(unit)).collect());
        match matter {
            Matter::Convert { blips } => self.blips = names(blips),
            Matter::Reveal { from, left, placed, .. } => {
                match from {
                    Place::Board(square) => self.from = Some(words::square(setup, square)),
                    Place::Entry(entry) => self.entry = Some(setup.entry_id(entry).to_owned()),
                    Place::Hand => {}
                }
                self.left = Some(left);
                self.placed = names(placed);
            }
            Matter::FreeShot { .. } => {}
            Matter::Assault { attacker, defender, scores } => {
                self.attacker = Some(game.name_of(attacker));
                self.defender = Some(game.name_of(defender));
                self.attacker_score = Some(scores.0);
                self.defender_score = Some(scores.1);
            }
            Matter::TurnToFace { enemy, .. } => self.attacker = enemy.map(|enemy| game.name_of(enemy)),
            Matter::React { triggers, door } => {
                self.triggers = names(triggers);
                let (at, beyond) = door.map(|door| words::door(setup, door)).unzip();
                self.door = at;
                self.beyond = beyond.flatten();
            }
        }
    }
}

/// Whether a decision stands inside the resolution of an action.
pub(super) fn is_inside(kind: DecisionKind) -> bool {
    !matches!(
        kind,
        DecisionKind::Action
            | DecisionKind::Activate
            | DecisionKind::Command
            | DecisionKind::Reinforce
            | DecisionKind::Deploy
    )
}

/// The unit that a decision is about, where it is about one.
fn asked_unit(game: &SpaceHulk, kind: DecisionKind) -> Option<UnitId> {
    let answers = |verb: Verb| match kind {
        DecisionKind::FreeShot => matches!(verb, Verb::Fire(_) | Verb::Drop { .. }),
        DecisionKind::Parry => matches!(verb, Verb::Parry { .. }),
        DecisionKind::Reroll => matches!(verb, Verb::Reroll { .. }),
        DecisionKind::Psi => matches!(verb, Verb::SpendPsi { .. }),
        DecisionKind::TurnToFace => matches!(verb, Verb::TurnToFace),
        DecisionKind::Face => matches!(verb, Verb::Face { .. }),
        _ => false,
    };
    if kind == DecisionKind::Action {
        return game.active();
    }
    if !is_inside(kind) {
        return None;
    }
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal.iter().find(|action| answers(action.verb)).map(|action| action.unit)
}
