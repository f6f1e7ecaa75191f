//! From a position to JSON.

use death_angel::{PilePlan, Position};
use serde_json::{Value, json};

use super::open::{Open, hands, words};
use crate::fields::{Fields, fields};
use crate::wire::object;

/// The complete position, hidden things included: reading it gives an equal one.
pub(super) fn write(position: &Position) -> Fields {
    let mut out = object(&Open::from(position));
    out.extend(fields! {
        "blips": json!({"left": pile(&position.left), "right": pile(&position.right)}),
        "genestealer_deck": words(&position.genestealer_deck),
        "event_known": position.event_known,
        "hands": hands(position, |_| true),
    });
    out
}

/// A number or a list where nothing more is to be said.
fn pile(pile: &PilePlan) -> Value {
    let unseen = PilePlan { unseen: pile.unseen, ..PilePlan::default() };
    let in_order = PilePlan { order: pile.order.clone(), ..PilePlan::default() };
    if *pile == unseen {
        return pile.unseen.into();
    }
    if *pile == in_order {
        return json!(words(&pile.order));
    }
    json!({
        "order": words(&pile.order),
        "seen": words(&pile.seen),
        "unseen": pile.unseen,
        "under": pile.under,
        "known": words(&pile.known),
        "counted": pile.counted,
    })
}
