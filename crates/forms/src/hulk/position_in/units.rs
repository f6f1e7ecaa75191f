//! Reads units.

use space_hulk::{Kind, Melee, PlacePlan, Ranged, Rank, UnitPlan};

use crate::scope::{Item, Scope};

pub(super) fn read(item: &Item) -> Option<UnitPlan> {
    let scope = item.scope()?;
    let id = scope.need("id").and_then(|item| item.owned_text());
    let kind = scope.need("kind").and_then(|item| item.word(Kind::ALL, Kind::name));
    let place = kind.and_then(|kind| place(&scope, kind));
    let (id, kind) = (id.unwrap_or_default(), kind?);
    let mut unit = UnitPlan::new(&id, kind, place?);
    read_common(&scope, &mut unit);
    match kind {
        Kind::Blip => read_blip(&scope, &mut unit),
        _ => read_model(&scope, &mut unit),
    }
    Some(unit)
}

/// Where the unit is: exactly one of `at`, `entry` and `drawn`. Only a Marine who is
/// to be deployed has none.
fn place(scope: &Scope, kind: Kind) -> Option<PlacePlan> {
    let (at, entry, drawn) = (scope.item("at"), scope.item("entry"), scope.flag("drawn"));
    match (at, entry) {
        (Some(item), Some(_)) => item.wrong("a unit is on a square or in an entry area, not both"),
        (Some(item), None) if drawn => item.wrong("a unit that is \"drawn\" has no place yet"),
        (None, Some(item)) if drawn => item.wrong("a unit that is \"drawn\" has no place yet"),
        (Some(item), None) => item.coord().map(PlacePlan::At),
        (None, Some(item)) => item.owned_text().map(PlacePlan::Entry),
        (None, None) if drawn || kind == Kind::Marine => Some(PlacePlan::Hand),
        (None, None) => {
            let message = "is missing: give the unit \"at\" (a square) or \"entry\" (an entry area)";
            scope.notes.add(scope.path("at"), message);
            None
        }
    }
}

fn read_common(scope: &Scope, unit: &mut UnitPlan) {
    unit.ap = scope.number("ap", 0..=u64::from(unit.kind.allowance()));
    unit.activated = scope.flag("activated");
    unit.acted = scope.flag("acted");
    unit.held = scope.flag("held");
}

fn read_blip(scope: &Scope, unit: &mut UnitPlan) {
    let value = scope.number("value", 1..=3);
    match (scope.item("values"), value) {
        (Some(item), Some(_)) => {
            item.wrong::<()>("a blip has a \"value\" or, as a stack, \"values\", not both");
        }
        (Some(item), None) => {
            let list = item.list();
            let mut values = list.iter().filter_map(|item| item.number(1..=3));
            match values.next() {
                Some(first) => (unit.value, unit.beneath) = (first, values.collect()),
                None => drop(item.wrong::<()>("a stack has at least one blip")),
            }
        }
        (None, value) => unit.value = value.unwrap_or(unit.value),
    }
}

/// What Marines and Genestealers have; that some of it is for Marines alone is
/// checked with the rest of the position.
fn read_model(scope: &Scope, unit: &mut UnitPlan) {
    if let Some(facing) = scope.item("facing").and_then(|item| item.facing()) {
        unit.facing = facing;
    }
    if let Some(rank) = scope.item("rank").and_then(|item| item.word(Rank::ALL, Rank::name)) {
        unit.rank = rank;
    }
    if let Some(ranged) = scope.item("ranged").and_then(|item| item.word(Ranged::ALL, Ranged::name)) {
        unit.ranged = ranged;
    }
    if let Some(melee) = scope.item("melee").and_then(|item| item.word(Melee::ALL, Melee::name)) {
        unit.melee = melee;
    }
    unit.count = scope.number("count", 1..=65535).unwrap_or(1);
    unit.overwatch = scope.flag("overwatch");
    unit.guard = scope.flag("guard");
    unit.jammed = scope.flag("jammed");
    unit.reloaded = scope.flag("reloaded");
    unit.power_used = scope.flag("power_used");
    unit.ammo = scope.number("ammo", 0..=255);
    unit.psi = scope.number("psi", 0..=255);
    unit.sustained_target = scope.item("sustained_target").and_then(|item| item.owned_text());
    let carried = scope.item("carries").map(Item::list_or_one).unwrap_or_default();
    unit.carries = carried.iter().filter_map(Item::owned_text).collect();
}
