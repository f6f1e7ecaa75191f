//! Checks of the units, and putting them on the board.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use game_api::Problems;

use super::is_name;
use crate::geometry::Coord;
use crate::position::{DoorPlan, DoorState, Phase, PlacePlan, Position, Solo, UnitPlan};
use crate::setup::{generated_tag, name_bit, parse_door};
use crate::state::{BLIP_COUNTERS, GENESTEALER_MODELS, MAX_MARINES, MAX_UNITS, ObjectPlace, SpaceHulk};
use crate::unit::{Kind, MAX_GROUP, Place, Ranged, Rank, Side, Tag, Target, Unit, UnitId, flag};

/// Every problem of the units.
pub(super) fn check(position: &Position, floor: &BTreeSet<Coord>, problems: &mut Problems) {
    if position.units.len() > 200 {
        problems.add("units", format!("{} units: at most 60", position.units.len()));
        return;
    }
    check_counts(position, problems);
    let mut ids = BTreeSet::new();
    let mut places: BTreeMap<Coord, &UnitPlan> = BTreeMap::new();
    for (i, unit) in position.units.iter().enumerate() {
        let path = format!("units[{i}]");
        if !is_name(&unit.id) {
            problems.add(format!("{path}.id"), "an id has 1 to 24 letters, digits, '-' or '_'");
        }
        if !ids.insert(&unit.id) {
            problems.add(format!("{path}.id"), format!("there is another unit {:?}", unit.id));
        }
        check_place(position, unit, &path, floor, problems);
        if let PlacePlan::At(at) = unit.place
            && let Some(other) = places.insert(at, unit)
            && !may_share(position, unit, other)
        {
            let other = &other.id;
            problems.add(format!("{path}.at"), format!("{at} holds {other:?} already: one unit a square"));
        }
        check_group(position, unit, &path, problems);
        check_points(unit, &path, problems);
        check_state(position, unit, &path, problems);
    }
    check_names(position, &ids, problems);
}

/// In solo variant B aliens share squares with aliens, the Broodlord with nobody
/// (SB-BLOCK-01, SB-BLOCK-03).
fn may_share(position: &Position, unit: &UnitPlan, other: &UnitPlan) -> bool {
    let shares = |unit: &UnitPlan| matches!(unit.kind, Kind::Genestealer | Kind::Blip);
    position.solo == Some(Solo::B) && shares(unit) && shares(other)
}

/// Groups and stacks are for solo variant B, and never empty.
fn check_group(position: &Position, unit: &UnitPlan, path: &str, problems: &mut Problems) {
    let is_b = position.solo == Some(Solo::B);
    let is_group = unit.kind == Kind::Genestealer && unit.count != 1;
    if is_group && is_b && !(1..=MAX_GROUP).contains(&unit.count) {
        problems.add(format!("{path}.count"), format!("a group has 1 to {MAX_GROUP} Genestealers"));
    }
    if is_group && !is_b {
        problems.add_advised(
            format!("{path}.count"),
            "a model stands for one Genestealer",
            "only in the solo variant b for more",
        );
    }
    if unit.kind != Kind::Blip || unit.beneath.is_empty() {
        return;
    }
    if !is_b {
        problems.add(format!("{path}.values"), "blips are stacked only in the solo variant b");
    }
    if let Some(value) = unit.beneath.iter().find(|value| !(1..=3).contains(*value)) {
        problems.add(format!("{path}.values"), format!("{value} is no blip: values are 1, 2 and 3"));
    }
}

fn check_counts(position: &Position, problems: &mut Problems) {
    let count = |kind: Kind| position.units.iter().filter(|unit| unit.kind == kind).count();
    let models = match position.solo {
        // The limit does not bind there (SB-RUL-17), but the list of units has an end.
        Some(Solo::B) => MAX_UNITS,
        _ => GENESTEALER_MODELS,
    };
    if position.units.len() > MAX_UNITS {
        problems.add("units", format!("{} units: at most {MAX_UNITS}", position.units.len()));
    }
    for (kind, most) in [
        (Kind::Marine, MAX_MARINES),
        (Kind::Genestealer, models),
        (Kind::Broodlord, 1),
        (Kind::Blip, BLIP_COUNTERS),
    ] {
        if count(kind) > most {
            problems.add("units", format!("{} units of kind {}: at most {most}", count(kind), kind.name()));
        }
    }
    // In solo variant B a place is kept for him.
    let full = position.units.len() == MAX_UNITS && count(Kind::Broodlord) == 0;
    if position.solo == Some(Solo::B) && full {
        problems.add("units", format!("at most {} units besides the Broodlord", MAX_UNITS - 1));
    }
    if count(Kind::Broodlord) > 0 && position.broodlord.is_waiting() {
        problems.add_advised(
            "broodlord",
            "he is on the board already, so he cannot be waiting",
            "say \"come\"",
        );
    }
}

fn check_place(
    position: &Position,
    unit: &UnitPlan,
    path: &str,
    floor: &BTreeSet<Coord>,
    problems: &mut Problems,
) {
    // A Genestealer that shares the square may have dropped it there.
    let is_b = position.solo == Some(Solo::B);
    match &unit.place {
        PlacePlan::At(at) => {
            let filled = position
                .board
                .doors
                .iter()
                .any(|door| door.at == *at && door.beyond.is_none() && door.state == DoorState::Closed);
            if !floor.contains(at) {
                problems.add(format!("{path}.at"), format!("{at} is no floor"));
            } else if filled {
                problems.add_advised(
                    format!("{path}.at"),
                    format!("a closed door stands in {at}"),
                    "open it or move the unit",
                );
            } else if unit.kind == Kind::Blip
                && !is_b
                && position.objects.iter().any(|object| object.at == *at)
            {
                problems.add(format!("{path}.at"), format!("a blip cannot stand on the object at {at}"));
            }
        }
        PlacePlan::Entry(id) => {
            if unit.kind == Kind::Marine {
                problems.add_advised(
                    format!("{path}.entry"),
                    "a Marine cannot lurk in an entry area",
                    "give him a square",
                );
            } else if !position.board.entries.iter().any(|entry| entry.id == *id) {
                problems.add(format!("{path}.entry"), format!("there is no entry area {id:?}"));
            }
        }
        PlacePlan::Hand if unit.kind == Kind::Blip => {
            if !matches!(position.phase, Phase::Setup | Phase::AlienReinforcement) {
                problems
                    .add(path, "a blip waits to be placed only in the phases setup and alien_reinforcement");
            }
        }
        PlacePlan::Hand => {
            let zoned = position.deployment.iter().any(|zone| zone.units.contains(&unit.id));
            if unit.kind != Kind::Marine || position.phase != Phase::Setup || !zoned {
                problems.add_advised(
                    path,
                    "the unit is nowhere",
                    "give it \"at\" (a square) or \"entry\" (an entry area)",
                );
            }
        }
    }
}

fn check_points(unit: &UnitPlan, path: &str, problems: &mut Problems) {
    let allowance = unit.kind.allowance();
    if unit.ap.is_some_and(|ap| ap > allowance) {
        problems.add(
            format!("{path}.ap"),
            format!("a {} has at most {allowance} action points", unit.kind.name()),
        );
    }
    if unit.kind == Kind::Blip && !(1..=3).contains(&unit.value) {
        problems.add(format!("{path}.value"), format!("{} is no blip: values are 1, 2 and 3", unit.value));
    }
    if unit.kind != Kind::Marine {
        return;
    }
    let full = unit.ranged.full_ammo();
    if unit.ammo.is_some_and(|ammo| ammo > full) {
        let weapon = unit.ranged.name();
        problems.add(format!("{path}.ammo"), format!("{weapon} has at most {full} counted shots"));
    }
    let most_psi = if unit.rank == Rank::Librarian { 20 } else { 0 };
    if unit.psi.is_some_and(|psi| psi > most_psi) {
        problems
            .add(format!("{path}.psi"), format!("a {} has at most {most_psi} psi points", unit.rank.name()));
    }
}

fn check_state(position: &Position, unit: &UnitPlan, path: &str, problems: &mut Problems) {
    if unit.kind != Kind::Marine {
        let marine_only = unit.overwatch || unit.guard || unit.jammed || unit.reloaded;
        if marine_only || unit.sustained_target.is_some() {
            problems.add(
                path,
                format!("overwatch, guard, jam and aim are for Marines, not for a {}", unit.kind.name()),
            );
        }
        if unit.kind == Kind::Blip && !unit.carries.is_empty() {
            problems.add(format!("{path}.carries"), "a blip carries nothing");
        }
        if unit.held && !matches!(unit.place, PlacePlan::Entry(_)) {
            problems.add(format!("{path}.held"), "only a unit in an entry area is held");
        }
        return;
    }
    if unit.overwatch && unit.guard {
        problems.add(format!("{path}.guard"), "a Marine is never on overwatch and on guard at once");
    }
    if unit.overwatch && !unit.ranged.is_gun() {
        problems.add(format!("{path}.overwatch"), "overwatch needs a storm bolter or an assault cannon");
    }
    if unit.jammed && unit.ranged != Ranged::StormBolter {
        problems.add(format!("{path}.jammed"), "only a storm bolter jams");
    }
    if unit.reloaded && unit.ranged != Ranged::AssaultCannon {
        problems.add(format!("{path}.reloaded"), "only an assault cannon is reloaded");
    }
    if unit.power_used && unit.rank != Rank::Librarian {
        problems.add(format!("{path}.power_used"), "only a Librarian has powers");
    }
    if let Some(target) = &unit.sustained_target
        && !is_target(position, target)
    {
        problems.add(
            format!("{path}.sustained_target"),
            format!("{target:?} is no Genestealer and no closed door"),
        );
    }
}

fn is_target(position: &Position, name: &str) -> bool {
    let is_unit = position.units.iter().any(|unit| unit.id == name && unit.kind.is_genestealer());
    let at_place =
        |door: &DoorPlan, (at, beyond): (Coord, Option<Coord>)| door.at == at && door.beyond == beyond;
    is_unit
        || parse_door(name).is_some_and(|place| position.board.doors.iter().any(|door| at_place(door, place)))
}

fn check_names(position: &Position, ids: &BTreeSet<&String>, problems: &mut Problems) {
    if let Some(active) = &position.active {
        let side = match position.phase {
            Phase::MarineAction => Some(Side::Marine),
            Phase::AlienAction => Some(Side::Alien),
            _ => None,
        };
        let fits = |unit: &UnitPlan| unit.id == *active && side == Some(unit.kind.side()) && !unit.activated;
        if !position.units.iter().any(fits) {
            let message = format!("{active:?} is no unit that can act in phase {}", position.phase.name());
            problems.add("active", message);
        }
    }
    let tally = &position.tally;
    let gone: Vec<&String> =
        tally.marines_killed.iter().chain(&tally.marines_exited).chain(&position.retired).collect();
    for (i, name) in gone.iter().enumerate() {
        if ids.contains(name) {
            problems.add("tally", format!("{name:?} is in play and gone at once"));
        }
        if gone[..i].contains(name) {
            problems.add("tally", format!("{name:?} is gone twice"));
        }
        if !is_name(name) {
            problems.add("tally", "a name has 1 to 24 letters, digits, '-' or '_'");
        }
    }
    check_key_marines(position, problems);
    if ids.len() + gone.len() > 64 {
        problems.add("units", "at most 64 names in all");
    }
    for (i, zone) in position.deployment.iter().enumerate() {
        if let Some(stranger) = zone.units.iter().find(|name| !ids.contains(name) && !gone.contains(name)) {
            problems.add(format!("deployment[{i}]"), format!("there is no unit {stranger:?}"));
        }
    }
}

/// Key Marines are Marines of this game, each named once (SH-MIS-08).
fn check_key_marines(position: &Position, problems: &mut Problems) {
    let tally = &position.tally;
    let in_play = position.units.iter().filter(|unit| unit.kind == Kind::Marine).map(|unit| &unit.id);
    let marines: BTreeSet<&String> =
        in_play.chain(&tally.marines_killed).chain(&tally.marines_exited).collect();
    for (i, name) in position.key_marines.iter().enumerate() {
        if !marines.contains(name) {
            problems.add(format!("key_marines[{i}]"), format!("there is no Marine {name:?}"));
        } else if position.key_marines[..i].contains(name) {
            problems.add(format!("key_marines[{i}]"), format!("{name:?} is named twice"));
        }
    }
}

/// Puts the units of a checked position into the game.
pub(super) fn place(game: &mut SpaceHulk, position: &Position) {
    for plan in &position.units {
        let unit = unit_of(game, plan);
        let id = game.spawn(unit);
        if position.active.as_ref() == Some(&plan.id) {
            game.active = id;
        }
        for kind in &plan.carries {
            let object = game.setup.object_named(kind).expect("listed");
            game.objects[object as usize] = ObjectPlace::With(id);
        }
    }
    for (index, plan) in position.units.iter().enumerate() {
        let aimed = plan.sustained_target.as_ref().and_then(|name| target_of(game, name));
        game.aim_at(UnitId(index as u8), aimed);
    }
    let number = |pick: fn(Tag) -> Option<u8>| {
        let used = position.units.iter().filter_map(|unit| generated_tag(&unit.id).and_then(pick));
        used.max().unwrap_or(0).wrapping_add(1).max(1)
    };
    let genestealers = number(|tag| match tag {
        Tag::Genestealer(n) => Some(n),
        _ => None,
    });
    let blips = number(|tag| match tag {
        Tag::Blip(n) => Some(n),
        _ => None,
    });
    game.next_genestealer = position.next_genestealer.unwrap_or(genestealers).max(1);
    game.next_blip = position.next_blip.unwrap_or(blips).max(1);
}

fn target_of(game: &SpaceHulk, name: &str) -> Option<Target> {
    match game.find(name) {
        Some(unit) => Some(Target::Unit(unit)),
        None => game.setup.door_named(name).map(Target::Door),
    }
}

fn unit_of(game: &SpaceHulk, plan: &UnitPlan) -> Unit {
    let setup = Arc::clone(&game.setup);
    let mut unit = Unit::new(plan.kind);
    match setup.tag_of(&plan.id).expect("listed or generated") {
        Tag::Named(index) => {
            unit.tag = index;
            unit.set(flag::NAMED);
        }
        Tag::Genestealer(number) | Tag::Blip(number) => unit.tag = number,
    }
    debug_assert!(!unit.has(flag::NAMED) || name_bit(&setup.content.names, &plan.id) != 0);
    unit.set_place(match &plan.place {
        PlacePlan::At(at) => Place::Board(setup.board.square(*at).expect("checked")),
        PlacePlan::Entry(id) => Place::Entry(setup.entry_named(id).expect("checked")),
        PlacePlan::Hand => Place::Hand,
    });
    unit.ap = plan.ap.unwrap_or(plan.kind.allowance());
    if plan.kind != Kind::Blip {
        unit.set_facing(plan.facing);
    }
    let spent = plan.ap.is_some_and(|ap| ap < plan.kind.allowance());
    for (bit, set) in [
        (flag::FINISHED, plan.activated),
        (flag::ACTED, plan.kind == Kind::Blip && (plan.acted || spent)),
        (flag::HELD, plan.held),
    ] {
        if set {
            unit.set(bit);
        }
    }
    match plan.kind {
        Kind::Blip => unit.set_stack(counts_of(plan)),
        Kind::Marine => arm(&mut unit, plan),
        Kind::Genestealer => unit.set_count(plan.count),
        Kind::Broodlord => {}
    }
    unit
}

/// How many blips of each value there are in a position: on the board, in the reserve and used.
pub(super) fn all_blips(position: &Position) -> [u8; 3] {
    let mut blips = position.blip_pool;
    let piles = [&position.blip_pile, &position.used_blips, &position.used_unseen];
    for &value in piles.into_iter().flatten() {
        let count = &mut blips[value as usize - 1];
        *count = count.saturating_add(1);
    }
    for unit in position.units.iter().filter(|unit| unit.kind == Kind::Blip) {
        for (count, of_unit) in blips.iter_mut().zip(counts_of(unit)) {
            *count = count.saturating_add(of_unit);
        }
    }
    blips
}

/// How many blips of each value a plan has.
fn counts_of(plan: &UnitPlan) -> [u8; 3] {
    let mut counts = [0; 3];
    for &value in std::iter::once(&plan.value).chain(&plan.beneath) {
        counts[value as usize - 1] += 1;
    }
    counts
}

fn arm(unit: &mut Unit, plan: &UnitPlan) {
    unit.set_arms(plan.rank, plan.ranged, plan.melee);
    unit.charge = plan.ammo.unwrap_or(plan.ranged.full_ammo());
    unit.psi = match plan.rank {
        Rank::Librarian => plan.psi.unwrap_or(20),
        _ => 0,
    };
    for (bit, set) in [
        (flag::OVERWATCH, plan.overwatch),
        (flag::GUARD, plan.guard),
        (flag::JAMMED, plan.jammed),
        (flag::RELOADED, plan.reloaded),
        (flag::POWER_USED, plan.power_used),
    ] {
        if set {
            unit.set(bit);
        }
    }
}
