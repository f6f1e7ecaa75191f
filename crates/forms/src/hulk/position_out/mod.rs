//! From a position to JSON.

mod board;
mod units;
mod victory;

use serde_json::{Value, json};
use space_hulk::{OptionValue, Options, Position, Side, Solo, SpecialRules};

use crate::fields::{Fields, fields};
use crate::hulk::names::coords;

/// The complete position, hidden things included: reading it gives an equal one.
pub fn write(position: &Position) -> Value {
    let mut out = shared(position);
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

/// What lies open before everybody, written from what is given: a blip whose value
/// is 0 has none here. Hidden things are added by those who may.
pub(crate) fn shared(position: &Position) -> Fields {
    let deployment = position.deployment.iter();
    fields! {
        "game": "space-hulk",
        "board": board::write(&position.board),
        "options": options(&position.options),
        "turn": position.turn,
        "phase": position.phase.name(),
        "command": json!({"spent": position.command.spent}),
        "units": position.units.iter().map(units::write).collect::<Vec<_>>(),
        "active": position.active,
        "burning": coords(&position.burning),
        "barrier": position.barrier.map(|at| at.to_string()),
        "generators": position.generators.iter().map(generator).collect::<Vec<_>>(),
        "objects": position.objects.iter().map(object).collect::<Vec<_>>(),
        "starting_blips": position.starting_blips,
        "reinforcements": reinforcements(&position.reinforcements),
        "used_blips": position.used_blips,
        "reshuffles": position.reshuffles,
        "broodlord": position.broodlord.name(),
        "victory": victory::write(&position.victory),
        "round_limit": position.round_limit,
        "deployment": deployment
            .map(|zone| json!({"units": zone.units, "squares": coords(&zone.squares)}))
            .collect::<Vec<_>>(),
        "special": special(&position.special),
        "solo": position.solo.map(Solo::name),
        "key_marines": position.key_marines,
        "tally": tally(position),
        "over": over(position),
    }
}

/// Special rules; those with parameters only where the mission has them.
fn special(special: &SpecialRules) -> Value {
    let mut out = fields! {"generators_break": special.generators_break};
    if !special.sealed_doors.is_empty() {
        out.insert("sealed_doors".into(), coords(&special.sealed_doors));
    }
    if let Some(points) = special.command_points {
        out.insert("command_points".into(), points.into());
    }
    if !special.entry_opens.is_empty() {
        let opens = special.entry_opens.iter().map(|one| json!({"entry": one.entry, "round": one.round}));
        out.insert("entry_opens".into(), opens.collect::<Vec<_>>().into());
    }
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

/// A preset, and what differs from it.
fn options(options: &Options) -> Value {
    let (name, preset) = match *options == Options::THIRD {
        true => ("third", Options::THIRD),
        false => ("fourth", Options::FOURTH),
    };
    // What doors do follows from overwatch unless it is said.
    let follows =
        |name: &str| name == "door_close_overwatch" && options.overwatch_fire != preset.overwatch_fire;
    let mut out = fields! {"preset": name};
    for ((name, value), (_, usual)) in options.entries().zip(preset.entries()) {
        if value != usual || follows(name) {
            out.insert(name.to_owned(), option(value));
        }
    }
    out.into()
}

fn option(value: OptionValue) -> Value {
    match value {
        OptionValue::Word(word) => word.into(),
        OptionValue::Flag(flag) => flag.into(),
        OptionValue::Number(number) => number.into(),
    }
}

/// A number where every round brings the same.
fn reinforcements(schedule: &[u8]) -> Value {
    match schedule {
        [] => 0.into(),
        [constant] => (*constant).into(),
        _ => schedule.into(),
    }
}

/// A square, unless there is more to say.
fn generator(generator: &space_hulk::GeneratorPlan) -> Value {
    match generator.damaged {
        false => generator.at.to_string().into(),
        true => json!({"at": generator.at.to_string(), "damaged": true}),
    }
}

fn object(object: &space_hulk::ObjectPlan) -> Value {
    json!({"kind": object.kind, "at": object.at.to_string()})
}

fn tally(position: &Position) -> Value {
    let tally = &position.tally;
    let exited = tally.objects_exited.iter();
    json!({
        "aliens_killed": tally.aliens_killed,
        "aliens_exited": tally.aliens_exited,
        "marines_killed": tally.marines_killed,
        "marines_exited": tally.marines_exited,
        "objects_exited": exited
            .map(|(object, side)| json!({"object": object, "side": side.name()}))
            .collect::<Vec<_>>(),
        "fulfilled": tally.fulfilled,
    })
}

fn over(position: &Position) -> Value {
    match &position.over {
        Some((winner, reason)) => json!({"winner": winner.map(Side::name), "reason": reason}),
        None => Value::Null,
    }
}
