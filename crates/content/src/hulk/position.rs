//! From a mission to the position in which it begins.

use space_hulk::{
    BroodlordState, GeneratorPlan, Kind, ObjectPlan, Phase, PlacePlan, Position, Side, UnitPlan, Victory,
    ZonePlan,
};

use crate::hulk::model::{Lair, Marine, Mission, Start};

impl Mission {
    /// The position in which the mission begins.
    ///
    /// The phase is `setup` where something has to be placed first, and
    /// `marine_command` where nothing has. Aliens that are there at the start are called
    /// `g1`, `g2` and `b1`, `b2` in the order of the file.
    pub fn position(&self) -> Position {
        let mut position = Position::new(self.board.clone());
        position.options = self.options;
        position.phase = self.first_phase();
        position.units = self.units();
        position.generators =
            self.generators.iter().map(|&at| GeneratorPlan { at, damaged: false }).collect();
        position.objects = self
            .objects
            .iter()
            .filter_map(|object| Some(ObjectPlan { kind: object.kind.clone(), at: object.at? }))
            .collect();
        position.starting_blips = self.aliens.starting_blips;
        position.reinforcements = self.aliens.reinforcements.clone();
        position.blip_pool = self.reserve();
        position.reshuffles = self.aliens.reshuffles;
        position.broodlord =
            if self.aliens.broodlord { BroodlordState::Waiting } else { BroodlordState::Absent };
        position.victory = self.victory();
        position.round_limit = self.rounds.limit;
        position.deployment = self.zones();
        position.special = self.special.clone();
        let keys = self.marines.iter().filter(|marine| marine.key);
        position.key_marines = keys.map(|marine| marine.id.clone()).collect();
        position
    }

    fn first_phase(&self) -> Phase {
        let deploys = self.marines.iter().any(|marine| matches!(marine.start, Start::Deploy(_)));
        if deploys || self.aliens.starting_blips > 0 { Phase::Setup } else { Phase::MarineCommand }
    }

    fn units(&self) -> Vec<UnitPlan> {
        let mut units: Vec<UnitPlan> = self.marines.iter().map(marine_plan).collect();
        for (i, genestealer) in self.genestealers.iter().enumerate() {
            let id = format!("g{}", i + 1);
            let mut plan = UnitPlan::new(&id, Kind::Genestealer, place(&genestealer.lair));
            plan.facing = genestealer.facing;
            units.push(plan);
        }
        for (i, blip) in self.blips.iter().enumerate() {
            let mut plan = UnitPlan::new(&format!("b{}", i + 1), Kind::Blip, place(&blip.lair));
            plan.value = blip.value;
            units.push(plan);
        }
        units
    }

    fn victory(&self) -> Victory {
        let goals = |side: Option<Side>| {
            let of_side = self.goals.iter().filter(move |goal| goal.side == side);
            let compiled = |goal: &crate::hulk::Goal| space_hulk::Goal {
                name: goal.id.clone(),
                when: goal.when.clone(),
                immediate: goal.immediate,
            };
            of_side.map(compiled).collect()
        };
        Victory {
            marine: goals(Some(Side::Marine)),
            alien: goals(Some(Side::Alien)),
            draw: goals(None),
            at_limit: self.rounds.winner,
        }
    }

    /// Marines with the same squares share a zone.
    fn zones(&self) -> Vec<ZonePlan> {
        let mut zones: Vec<ZonePlan> = Vec::new();
        for marine in &self.marines {
            let Start::Deploy(squares) = &marine.start else { continue };
            match zones.iter_mut().find(|zone| zone.squares == *squares) {
                Some(zone) => zone.units.push(marine.id.clone()),
                None => zones.push(ZonePlan { units: vec![marine.id.clone()], squares: squares.clone() }),
            }
        }
        zones
    }
}

fn marine_plan(marine: &Marine) -> UnitPlan {
    let place = match marine.start {
        Start::At(at, _) => PlacePlan::At(at),
        Start::Deploy(_) => PlacePlan::Hand,
    };
    let mut plan = UnitPlan::new(&marine.id, Kind::Marine, place);
    if let Start::At(_, facing) = marine.start {
        plan.facing = facing;
    }
    plan.rank = marine.rank;
    plan.ranged = marine.ranged;
    plan.melee = marine.melee;
    plan.ammo = marine.ammo;
    plan.psi = marine.psi;
    plan.carries = marine.carries.clone();
    plan
}

fn place(lair: &Lair) -> PlacePlan {
    match lair {
        Lair::At(at) => PlacePlan::At(*at),
        Lair::Entry(id) => PlacePlan::Entry(id.clone()),
    }
}
