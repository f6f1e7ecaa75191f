//! From a position to JSON.

use serde_json::{Value, json};
use space_hulk::Position;

use super::fixed::FixedFields;
use super::open::Open;
use crate::fields::fields;
use crate::wire::object;

/// The complete position, hidden things included: reading it gives an equal one.
pub fn write(position: &Position) -> Value {
    let mut rest = position.clone();
    let fixed = FixedFields::of_position(&mut rest);
    let mut out = object(&Open::new(fixed, rest));
    out.insert("command".into(), command(position));
    let [ones, twos, threes] = position.blip_pool;
    out.extend(fields! {
        "blip_pile": position.blip_pile,
        "blip_pool": json!({"1": ones, "2": twos, "3": threes}),
        "used_unseen": position.used_unseen,
        "retired": position.retired,
        "next_genestealer": position.next_genestealer,
        "next_blip": position.next_blip,
        "resolving": position.resolving,
    });
    out.into()
}

fn command(position: &Position) -> Value {
    let command = &position.command;
    let mut out = fields! {"drawn": command.drawn, "spent": command.spent};
    if command.settled {
        out.insert("settled".into(), true.into());
    }
    out.into()
}
