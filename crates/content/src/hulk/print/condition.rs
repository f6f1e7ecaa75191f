//! Conditions as inline tables.

use space_hulk::Condition;

use super::squares::Namer;
use super::toml::quoted;

/// A condition as a file says it.
pub(super) fn condition(condition: &Condition, namer: &Namer) -> String {
    let (key, value) = parts(condition, namer);
    format!("{{ {key} = {value} }}")
}

fn list(of: &[Condition], namer: &Namer) -> String {
    let parts: Vec<String> = of.iter().map(|part| condition(part, namer)).collect();
    format!("[{}]", parts.join(", "))
}

fn parts(of: &Condition, namer: &Namer) -> (&'static str, String) {
    let counted = |count: &u16, area: &[_]| format!("{{ count = {count}, area = {} }}", namer.squares(area));
    match of {
        Condition::All(of) => ("all", list(of, namer)),
        Condition::Any(of) => ("any", list(of, namer)),
        Condition::Not(of) => ("not", condition(of, namer)),
        Condition::Once(of) => ("once", condition(of, namer)),
        Condition::AtLeast { count, of } => {
            ("at_least", format!("{{ count = {count}, of = {} }}", list(of, namer)))
        }
        Condition::MarinesExited(n) => ("marines_exited", n.to_string()),
        Condition::MarinesKilled(n) => ("marines_killed", n.to_string()),
        Condition::MarinesOnBoard(n) => ("marines_on_board", n.to_string()),
        Condition::AliensKilled(n) => ("aliens_killed", n.to_string()),
        Condition::AliensExited(n) => ("aliens_exited", n.to_string()),
        Condition::AliensInPlay(n) => ("aliens_in_play", n.to_string()),
        Condition::Round(n) => ("round", n.to_string()),
        Condition::GeneratorsDamaged(n) => ("generators_damaged", n.to_string()),
        Condition::MarinesIn { count, area } => ("marines_in", counted(count, area)),
        Condition::AliensIn { count, area } => ("aliens_in", counted(count, area)),
        Condition::GeneratorDamaged(at) => ("generator_damaged", namer.square(*at)),
        Condition::SectionBurns(letter) => ("section_burns", quoted(&letter.to_string())),
        Condition::DoorsClosed(at) => ("doors_closed", namer.squares(at)),
        Condition::DoorsDestroyed(at) => ("doors_destroyed", namer.squares(at)),
        Condition::ObjectCarried { object, side } => ("object_carried", with(object, side.name())),
        Condition::ObjectExited { object, side } => ("object_exited", with(object, side.name())),
        Condition::ObjectIn { object, area } => {
            ("object_in", format!("{{ object = {}, area = {} }}", quoted(object), namer.squares(area)))
        }
        Condition::MarineAlive(name) => ("marine_alive", quoted(name)),
        Condition::MarineDead(name) => ("marine_dead", quoted(name)),
        Condition::MarineExited(name) => ("marine_exited", quoted(name)),
        Condition::BroodlordDead => ("broodlord_dead", "true".into()),
    }
}

fn with(object: &str, side: &str) -> String {
    format!("{{ object = {}, side = {} }}", quoted(object), quoted(side))
}
