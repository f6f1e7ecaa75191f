//! From a game back to the position that gives the same game.

use crate::check::implied_stage;
use crate::frame_text;
use crate::geometry::{Square, SquareSet};
use crate::position::{
    BoardPlan, CommandPlan, DoorState, GeneratorPlan, ObjectPlan, Phase, PlacePlan, Position, Tally, UnitPlan,
};
use crate::state::{ObjectPlace, SpaceHulk};
use crate::unit::{Kind, Place, Rank, Side, Tag, Target, Unit, UnitId, flag};

impl SpaceHulk {
    /// The complete position, hidden things included: loading it gives an equal game.
    pub fn position(&self) -> Position {
        let content = &self.setup.content;
        let mut board = content.plan.clone();
        for (i, door) in board.doors.iter_mut().enumerate() {
            door.state = self.door_state(i as u8);
        }
        Position {
            board,
            options: content.options,
            starting_blips: content.starting_blips,
            reinforcements: content.reinforcements.clone(),
            victory: content.victory.clone(),
            round_limit: content.round_limit,
            deployment: content.zones.clone(),
            special: content.special.clone(),
            solo: content.solo,
            key_marines: content.key_marines.clone(),
            ..self.changing_position()
        }
    }

    /// The position without what the mission fixes (the board, the options, the goals), which is left empty: a
    /// match takes it after every action.
    pub fn changing_position(&self) -> Position {
        let mut position = Position { retired: self.retired(), ..self.shown_position() };
        position.resolving = frame_text::print_all(self, implied_stage(&position));
        position
    }

    /// The same without what only a program needs to go on from there: names that are taken, and work under way.
    pub fn shown_position(&self) -> Position {
        let drawn = (self.drawn > 0).then_some(self.drawn);
        Position {
            turn: self.turn,
            phase: self.phase,
            command: CommandPlan { drawn, spent: self.spent, settled: false },
            units: self.unit_ids().map(|(id, unit)| self.unit_plan(id, unit)).collect(),
            active: self.active().map(|id| self.name_of(id)),
            burning: self.coords(&self.burning),
            barrier: (self.barrier != Square::NEVER).then(|| self.setup.board.coord(self.barrier)),
            generators: self.generator_plans(),
            objects: self.object_plans(),
            blip_pile: self.reserve.known().collect(),
            blip_pool: self.reserve.pool,
            used_blips: values(&self.reserve.used),
            used_unseen: values(&self.reserve.used_unseen),
            reshuffles: (self.reserve.reshuffles != u8::MAX).then_some(self.reserve.reshuffles),
            broodlord: self.broodlord,
            tally: self.tally(),
            next_genestealer: Some(self.next_genestealer),
            next_blip: Some(self.next_blip),
            over: self.over.map(|outcome| (outcome.winner, self.reason(outcome))),
            ..Position::new(BoardPlan::default())
        }
    }

    /// How a door stands.
    pub fn door_state(&self, door: u8) -> DoorState {
        match (self.is_closed(door), self.is_destroyed(door)) {
            (true, _) => DoorState::Closed,
            (false, true) => DoorState::Destroyed,
            (false, false) => DoorState::Open,
        }
    }

    fn coords(&self, squares: &SquareSet) -> Vec<crate::Coord> {
        squares.iter().map(|square| self.setup.board.coord(square)).collect()
    }

    fn generator_plans(&self) -> Vec<GeneratorPlan> {
        let generators = self.setup.content.generators.iter().enumerate();
        generators.map(|(i, &at)| GeneratorPlan { at, damaged: self.damaged >> i & 1 != 0 }).collect()
    }

    fn object_plans(&self) -> Vec<ObjectPlan> {
        let lying = |object: u8| match self.objects[object as usize] {
            ObjectPlace::On(square) => Some(ObjectPlan {
                kind: self.setup.object_kind(object).to_owned(),
                at: self.setup.board.coord(square),
            }),
            _ => None,
        };
        (0..self.setup.n_objects()).filter_map(lying).collect()
    }

    fn unit_plan(&self, id: UnitId, unit: &Unit) -> UnitPlan {
        let place = match unit.place() {
            Place::Board(square) => PlacePlan::At(self.setup.board.coord(square)),
            Place::Entry(entry) => PlacePlan::Entry(self.setup.entry_id(entry).to_owned()),
            Place::Hand => PlacePlan::Hand,
        };
        let mut plan = UnitPlan::new(&self.setup.name(unit.tag()), unit.kind(), place);
        plan.facing = unit.facing();
        plan.ap = (unit.ap() != unit.kind().allowance()).then_some(unit.ap());
        plan.activated = unit.is_finished();
        plan.acted = unit.has(flag::ACTED);
        plan.held = unit.is_held();
        plan.carries = self.carried_by(id).map(|object| self.setup.object_kind(object).to_owned()).collect();
        match unit.kind() {
            Kind::Blip => (plan.value, plan.beneath) = stack_plan(unit),
            Kind::Genestealer => plan.count = unit.count(),
            Kind::Marine => self.marine_plan(unit, &mut plan),
            _ => {}
        }
        plan
    }

    fn marine_plan(&self, unit: &Unit, plan: &mut UnitPlan) {
        plan.rank = unit.rank();
        plan.ranged = unit.ranged();
        plan.melee = unit.melee();
        plan.overwatch = unit.on_overwatch();
        plan.guard = unit.on_guard();
        plan.jammed = unit.is_jammed();
        plan.ammo = (unit.ammo() != unit.ranged().full_ammo()).then_some(unit.ammo());
        plan.reloaded = unit.has(flag::RELOADED);
        plan.psi = (unit.rank() == Rank::Librarian && unit.psi() != 20).then_some(unit.psi());
        plan.power_used = unit.has(flag::POWER_USED);
        plan.sustained_target = unit.sustained_target().and_then(|target| match target {
            Target::Unit(id) => Some(self.name_of(id)),
            Target::Door(door) => Some(self.setup.door_text(door)),
            Target::Square(_) => None,
        });
    }

    fn tally(&self) -> Tally {
        let named = |bits: u64| {
            let names = self.setup.content.names.iter().enumerate();
            names.filter(|(i, _)| bits >> i & 1 != 0).map(|(_, name)| name.clone()).collect()
        };
        let gone = |object: u8| match self.objects[object as usize] {
            ObjectPlace::Gone(side) => Some((self.setup.object_kind(object).to_owned(), side)),
            _ => None,
        };
        let objects_exited: Vec<(String, Side)> = (0..self.setup.n_objects()).filter_map(gone).collect();
        let n_remembered = 32 - self.fulfilled.leading_zeros();
        Tally {
            aliens_killed: self.aliens_killed,
            aliens_exited: self.aliens_exited,
            marines_killed: named(self.killed),
            marines_exited: named(self.exited),
            objects_exited,
            fulfilled: (0..n_remembered).map(|bit| self.fulfilled >> bit & 1 != 0).collect(),
        }
    }

    /// Names that came with the position and are gone, other than Marines'.
    fn retired(&self) -> Vec<String> {
        let here = self.units().iter().fold(0_u64, |here, unit| match unit.tag() {
            Tag::Named(index) => here | 1 << index,
            _ => here,
        });
        let names = self.setup.content.names.iter().enumerate();
        let gone = names.filter(|(i, _)| (self.killed | self.exited | here) >> i & 1 == 0);
        gone.map(|(_, name)| name.clone()).collect()
    }
}

/// The highest value of a stack and those beneath it, descending; 0 for each that is
/// not known.
fn stack_plan(unit: &Unit) -> (u8, Vec<u8>) {
    match unit.value() {
        0 => (0, vec![0; unit.count() as usize - 1]),
        highest => {
            let mut all = values(&unit.stack());
            all.reverse();
            (highest, all.split_off(1))
        }
    }
}

/// The values behind three counts, ascending.
fn values(counts: &[u8; 3]) -> Vec<u8> {
    (1..=3).flat_map(|value| std::iter::repeat_n(value, counts[value as usize - 1] as usize)).collect()
}

impl Phase {
    /// The side whose phase it is, for those who only show it.
    pub const fn side(self) -> Option<Side> {
        match self {
            Phase::MarineCommand | Phase::MarineAction => Some(Side::Marine),
            Phase::AlienReinforcement | Phase::AlienAction => Some(Side::Alien),
            Phase::Setup | Phase::MissionStatus => None,
        }
    }
}
