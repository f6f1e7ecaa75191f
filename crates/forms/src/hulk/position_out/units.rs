//! Units.

use serde_json::Value;
use space_hulk::{Kind, PlacePlan, Ranged, Rank, UnitPlan};

use crate::fields::{Fields, fields};

pub(super) fn write(unit: &UnitPlan) -> Value {
    let mut out = fields! {"id": unit.id, "kind": unit.kind.name()};
    if unit.kind == Kind::Marine {
        out.extend(fields! {
            "rank": unit.rank.name(),
            "ranged": unit.ranged.name(),
            "melee": unit.melee.name(),
        });
    }
    write_place(&mut out, unit);
    out.insert("ap".into(), unit.ap.unwrap_or(unit.kind.allowance()).into());
    match unit.kind {
        Kind::Blip => write_blip(&mut out, unit),
        Kind::Genestealer if unit.count > 1 => drop(out.insert("count".into(), unit.count.into())),
        Kind::Marine => write_marine(&mut out, unit),
        _ => {}
    }
    write_state(&mut out, unit);
    out.into()
}

/// A value that a viewer may not know is 0 in his position, and left out here: of a
/// stack he learns how many blips it has.
fn write_blip(out: &mut Fields, unit: &UnitPlan) {
    let is_stack = !unit.beneath.is_empty();
    if is_stack {
        out.insert("count".into(), (unit.beneath.len() + 1).into());
    }
    match (unit.value, is_stack) {
        (0, _) => {}
        (value, false) => drop(out.insert("value".into(), value.into())),
        (value, true) => {
            let values: Vec<u8> = std::iter::once(value).chain(unit.beneath.iter().copied()).collect();
            out.insert("values".into(), values.into());
        }
    }
}

fn write_place(out: &mut Fields, unit: &UnitPlan) {
    match &unit.place {
        PlacePlan::At(at) => drop(out.insert("at".into(), at.to_string().into())),
        PlacePlan::Entry(entry) => drop(out.insert("entry".into(), entry.as_str().into())),
        PlacePlan::Hand => drop(out.insert("drawn".into(), true.into())),
    }
    if unit.kind != Kind::Blip {
        out.insert("facing".into(), unit.facing.letter().to_string().into());
    }
}

fn write_marine(out: &mut Fields, unit: &UnitPlan) {
    out.extend(fields! {"overwatch": unit.overwatch, "guard": unit.guard, "jammed": unit.jammed});
    let full = unit.ranged.full_ammo();
    if full > 0 {
        out.insert("ammo".into(), unit.ammo.unwrap_or(full).into());
    }
    if unit.ranged == Ranged::AssaultCannon {
        out.insert("reloaded".into(), unit.reloaded.into());
    }
    if unit.rank == Rank::Librarian {
        out.insert("psi".into(), unit.psi.unwrap_or(20).into());
        out.insert("power_used".into(), unit.power_used.into());
    }
    if let Some(target) = &unit.sustained_target {
        out.insert("sustained_target".into(), target.as_str().into());
    }
}

fn write_state(out: &mut Fields, unit: &UnitPlan) {
    out.insert("activated".into(), unit.activated.into());
    for (key, set) in [("acted", unit.acted), ("held", unit.held)] {
        if set {
            out.insert(key.into(), true.into());
        }
    }
    if !unit.carries.is_empty() {
        out.insert("carries".into(), unit.carries.clone().into());
    }
}
