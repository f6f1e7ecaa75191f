//! What one seat may know, as JSON, built up from nothing.

use death_angel::{PilePlan, Side, Symbol, View};
use serde_json::{Value, json};

use super::{decision, position_out};
use crate::fields::{Fields, fields};

/// What a view holds. The seed and the hash are never part of it: both tell more than the
/// eye sees.
pub(super) fn write(view: &View) -> Fields {
    let (position, table) = (view.position(), view.table());
    let hidden: Vec<_> = table.hidden_choices().collect();
    let (on_top, at_bottom) = view.put_back();
    let mut out = position_out::shared(&position);
    out.extend(fields! {
        "blips": json!({
            "left": pile(&position.left, table.n_blips(Side::Left)),
            "right": pile(&position.right, table.n_blips(Side::Right)),
            "counted": counted(&[&position.left, &position.right]),
        }),
        "supply": table.supply(),
        "hands": position_out::hands(&position, |team| !hidden.contains(&team)),
        "committed": hidden.iter().map(|team| team.name()).collect::<Vec<_>>(),
        "put_back": json!({"top": on_top, "bottom": at_bottom}),
        "event": view.event().map(|event| event.name()),
        "decision": decision(table, view.event()),
    });
    out
}

/// How many cards a pile has, and which of them are known to be in it.
fn pile(pile: &PilePlan, count: u8) -> Value {
    json!({
        "count": count,
        "known": position_out::symbols(&pile.known),
        "under": pile.under,
        "counted": if pile.counted { pile.order.len() } else { 0 },
    })
}

/// The cards that everybody has counted out, of both piles together: which lies where is
/// hidden.
fn counted(piles: &[&PilePlan]) -> Value {
    let cards = piles.iter().filter(|pile| pile.counted).flat_map(|pile| &pile.order);
    let mut cards: Vec<Symbol> = cards.copied().collect();
    cards.sort_unstable();
    position_out::symbols(&cards)
}
