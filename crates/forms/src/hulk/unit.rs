//! Units as they are written.

use std::mem::take;

use serde::Serialize;
use space_hulk::{Facing, Kind, Melee, PlacePlan, Ranged, Rank, UnitPlan};
use ts_rs::TS;

use super::words::Square;
use crate::wire::Word;

/// A unit. It has what its kind has; what is false or empty may be left out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct Unit {
    /// Its name, which it keeps.
    pub id: String,
    /// What it is.
    pub kind: Word<Kind>,
    /// A Marine's rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<Word<Rank>>,
    /// What a Marine shoots with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranged: Option<Word<Ranged>>,
    /// What a Marine fights with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub melee: Option<Word<Melee>>,
    /// The square it stands on,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Square>,
    /// or the entry area in which it lurks,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
    /// or true: a blip just drawn, or a Marine to be deployed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<bool>,
    /// Which way it faces; a blip does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Word<Facing>>,
    /// Action points left.
    pub ap: u8,
    /// How many a stack of blips or a group of Genestealers has, if more than one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u16>,
    /// The value of a blip, for those who may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// The values of a stack of blips, for those who may know them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<u8>>,
    /// A Marine on overwatch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overwatch: Option<bool>,
    /// A Marine on guard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guard: Option<bool>,
    /// A Marine whose weapon has jammed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jammed: Option<bool>,
    /// Shots left, of a weapon that counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ammo: Option<u8>,
    /// Whether the assault cannon has been reloaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reloaded: Option<bool>,
    /// A Librarian's psi points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub psi: Option<u8>,
    /// Whether a Librarian has used a power in this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power_used: Option<bool>,
    /// At what a Marine has been firing: a unit, or a door by its square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sustained_target: Option<String>,
    /// Its activation in this phase is over.
    pub activated: bool,
    /// It has taken an action in this phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acted: Option<bool>,
    /// It is forced to lurk.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub held: Option<bool>,
    /// The kinds of the objects it carries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carries: Option<Vec<String>>,
}

impl From<UnitPlan> for Unit {
    fn from(mut unit: UnitPlan) -> Unit {
        let mut out = placed(&mut unit);
        match unit.kind {
            Kind::Blip => out.fill_blip(&unit),
            Kind::Genestealer => out.count = (unit.count > 1).then_some(unit.count),
            Kind::Marine => out.fill_marine(unit),
            Kind::Broodlord => {}
        }
        out
    }
}

/// What every unit has; its texts are taken.
fn placed(unit: &mut UnitPlan) -> Unit {
    let (at, entry, drawn) = match &mut unit.place {
        PlacePlan::At(at) => (Some(Square(*at)), None, None),
        PlacePlan::Entry(entry) => (None, Some(take(entry)), None),
        PlacePlan::Hand => (None, None, Some(true)),
    };
    Unit {
        id: take(&mut unit.id),
        kind: Word(unit.kind),
        at,
        entry,
        drawn,
        facing: (unit.kind != Kind::Blip).then_some(Word(unit.facing)),
        ap: unit.ap.unwrap_or(unit.kind.allowance()),
        activated: unit.activated,
        acted: unit.acted.then_some(true),
        held: unit.held.then_some(true),
        carries: (!unit.carries.is_empty()).then(|| take(&mut unit.carries)),
        rank: None,
        ranged: None,
        melee: None,
        count: None,
        value: None,
        values: None,
        overwatch: None,
        guard: None,
        jammed: None,
        ammo: None,
        reloaded: None,
        psi: None,
        power_used: None,
        sustained_target: None,
    }
}

impl Unit {
    /// A value that a viewer may not know is 0 in his position, and left out here: of a
    /// stack he learns how many blips it has.
    fn fill_blip(&mut self, unit: &UnitPlan) {
        let n_blips = unit.beneath.len() + 1;
        self.count = (n_blips > 1).then_some(n_blips as u16);
        match (unit.value, n_blips) {
            (0, _) => {}
            (value, 1) => self.value = Some(value),
            (value, _) => {
                self.values = Some(std::iter::once(value).chain(unit.beneath.iter().copied()).collect());
            }
        }
    }

    fn fill_marine(&mut self, unit: UnitPlan) {
        self.rank = Some(Word(unit.rank));
        self.ranged = Some(Word(unit.ranged));
        self.melee = Some(Word(unit.melee));
        self.overwatch = Some(unit.overwatch);
        self.guard = Some(unit.guard);
        self.jammed = Some(unit.jammed);
        let full = unit.ranged.full_ammo();
        self.ammo = (full > 0).then(|| unit.ammo.unwrap_or(full));
        self.reloaded = (unit.ranged == Ranged::AssaultCannon).then_some(unit.reloaded);
        let is_librarian = unit.rank == Rank::Librarian;
        self.psi = is_librarian.then(|| unit.psi.unwrap_or(20));
        self.power_used = is_librarian.then_some(unit.power_used);
        self.sustained_target = unit.sustained_target;
    }
}
