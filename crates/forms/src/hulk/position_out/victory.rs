//! Victory conditions.

use serde_json::{Value, json};
use space_hulk::{Condition, Goal, Side, Victory};

use crate::fields::Fields;
use crate::hulk::names::coords;

pub(super) fn write(victory: &Victory) -> Value {
    let goals = |goals: &[Goal]| goals.iter().map(goal).collect::<Vec<_>>();
    json!({
        "marine": goals(&victory.marine),
        "alien": goals(&victory.alien),
        "draw": goals(&victory.draw),
        "at_limit": victory.at_limit.map(Side::name),
    })
}

fn goal(goal: &Goal) -> Value {
    json!({"name": goal.name, "when": condition(&goal.when), "immediate": goal.immediate})
}

fn condition(condition: &Condition) -> Value {
    let (key, value) = parts(condition);
    let mut out = Fields::new();
    out.insert(key.to_owned(), value);
    out.into()
}

fn each(conditions: &[Condition]) -> Value {
    conditions.iter().map(condition).collect()
}

/// The key of a condition, and what stands behind it.
fn parts(of: &Condition) -> (&'static str, Value) {
    match of {
        Condition::All(of) => ("all", each(of)),
        Condition::Any(of) => ("any", each(of)),
        Condition::Not(of) => ("not", condition(of)),
        Condition::AtLeast { count, of } => ("at_least", json!({"count": count, "of": each(of)})),
        Condition::Once(of) => ("once", condition(of)),
        Condition::MarinesExited(n) => ("marines_exited", json!(n)),
        Condition::MarinesKilled(n) => ("marines_killed", json!(n)),
        Condition::MarinesOnBoard(n) => ("marines_on_board", json!(n)),
        Condition::AliensKilled(n) => ("aliens_killed", json!(n)),
        Condition::AliensExited(n) => ("aliens_exited", json!(n)),
        Condition::AliensInPlay(n) => ("aliens_in_play", json!(n)),
        Condition::Round(n) => ("round", json!(n)),
        Condition::MarinesIn { count, area } => ("marines_in", json!({"count": count, "area": coords(area)})),
        Condition::AliensIn { count, area } => ("aliens_in", json!({"count": count, "area": coords(area)})),
        Condition::GeneratorsDamaged(n) => ("generators_damaged", json!(n)),
        Condition::GeneratorDamaged(at) => ("generator_damaged", json!(at.to_string())),
        Condition::SectionBurns(letter) => ("section_burns", json!(letter.to_string())),
        Condition::DoorsClosed(at) => ("doors_closed", coords(at)),
        Condition::DoorsDestroyed(at) => ("doors_destroyed", coords(at)),
        Condition::ObjectCarried { object, side } => {
            ("object_carried", json!({"object": object, "side": side.name()}))
        }
        Condition::ObjectIn { object, area } => {
            ("object_in", json!({"object": object, "area": coords(area)}))
        }
        Condition::ObjectExited { object, side } => {
            ("object_exited", json!({"object": object, "side": side.name()}))
        }
        Condition::MarineAlive(name) => ("marine_alive", json!(name)),
        Condition::MarineDead(name) => ("marine_dead", json!(name)),
        Condition::MarineExited(name) => ("marine_exited", json!(name)),
        Condition::BroodlordDead => ("broodlord_dead", json!(true)),
    }
}
