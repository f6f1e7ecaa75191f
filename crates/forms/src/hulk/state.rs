//! What a game waits for, as JSON.

use game_api::Game;
use serde_json::{Value, json};
use space_hulk::{DecisionKind, SpaceHulk, UnitId, Verb};

use crate::fields::fields;

/// The pending decision; null after the end.
pub(super) fn decision(game: &SpaceHulk) -> Value {
    let Some(decision) = game.decision() else { return Value::Null };
    let mut out = fields! {"owner": decision.owner.name(), "kind": decision.kind.name()};
    if let Some(unit) = asked_unit(game, decision.kind) {
        out.insert("unit".into(), game.name_of(unit).into());
    }
    if let Some((attacker, defender)) = game.assault_dice() {
        out.insert("attacker_dice".into(), json!(attacker));
        out.insert("defender_dice".into(), json!(defender));
    }
    out.into()
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
        DecisionKind::FreeShot => matches!(verb, Verb::Fire(_)),
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
