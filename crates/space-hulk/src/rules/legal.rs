//! Every legal answer, in ascending order.

use super::assault::count_dice;
use super::movement::{Ground, MARINE_PLACES, STEALER_STEPS, facings_after_a_step, marine_step_cost};
use crate::action::{Action, Verb};
use crate::frame::{AfterMove, Assault, AssaultStep, Frame, Reveal, Window, WindowStep};
use crate::geometry::{Facing, Square, SquareSet, bits};
use crate::position::Phase;
use crate::state::{SpaceHulk, Stage};
use crate::unit::{Kind, Place, Ranged, Rank, Side, UnitId, UnitSet, flag};

/// What a unit can pay with.
#[derive(Clone, Copy)]
struct Purse {
    ap: u8,
    cp: u8,
    /// It is, or may become, the active unit.
    acts: bool,
}

/// Writes a list.
struct Lister<'a> {
    game: &'a SpaceHulk,
    out: &'a mut Vec<Action>,
    ground: &'a Ground,
    /// There are objects in the game.
    objects: bool,
}

impl SpaceHulk {
    /// Writes every legal answer into `out`.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        if self.over.is_some() {
            return;
        }
        let ground = &self.ground(self.may_list_blips());
        let mut lister = Lister { game: self, out, ground, objects: self.setup.n_objects() > 0 };
        match self.frames.last() {
            None => lister.phase(),
            Some(Frame::Convert { blips, .. }) => lister.each(*blips, Verb::Convert),
            Some(Frame::Broodlord(_)) => lister.plain(&[Verb::Broodlord, Verb::Pass]),
            Some(Frame::Placing(reveal)) => lister.placing(reveal),
            Some(Frame::AfterMove(after)) => lister.after_move(after),
            Some(Frame::Assault(assault)) => lister.assault_step(assault),
            Some(Frame::TurnToFace { unit, .. }) => {
                lister.each(UnitSet::EMPTY.with(*unit), Verb::TurnToFace);
                lister.plain(&[Verb::Pass]);
            }
            Some(Frame::Window(window)) => lister.window(window),
        }
    }

    /// Whether blips' steps are asked for.
    fn may_list_blips(&self) -> bool {
        let listed = match self.active {
            UnitId::NONE => !self.blips.is_empty(),
            active => self.units[active].kind() == Kind::Blip,
        };
        self.phase == Phase::AlienAction && listed && self.frames.is_empty()
    }

    /// Whether a blip that has acted can do anything more.
    pub(crate) fn has_blip_action(&self, id: UnitId) -> bool {
        let mut out = Vec::new();
        let objects = self.setup.n_objects() > 0;
        Lister { game: self, out: &mut out, ground: &self.ground(true), objects }.alien(id);
        !out.is_empty()
    }
}

impl Lister<'_> {
    fn plain(&mut self, verbs: &[Verb]) {
        self.out.extend(verbs.iter().map(|&verb| Action::plain(verb)));
    }

    fn each(&mut self, units: UnitSet, verb: Verb) {
        self.out.extend(units.iter().map(|unit| Action::free(unit, verb)));
    }

    /// Adds an action in every way in which it can be paid (SH-CP-10).
    #[inline]
    fn offer(&mut self, unit: UnitId, verb: Verb, cost: u8, purse: Purse) {
        let least = cost.saturating_sub(purse.ap);
        let beyond = cost.min(purse.cp) + 1;
        self.out.extend((least..beyond).map(|cp| Action { unit, verb, cp, cost }));
    }

    fn phase(&mut self) {
        match self.game.phase {
            Phase::Setup => self.setup(),
            Phase::MarineCommand if self.game.stage == Stage::Middle => self.command_phase(),
            Phase::MarineAction => self.marine_phase(),
            Phase::AlienReinforcement => self.hand(),
            Phase::AlienAction => self.alien_phase(),
            Phase::MarineCommand | Phase::MissionStatus => {}
        }
    }

    fn command_phase(&mut self) {
        self.game.marines.iter().for_each(|id| self.powers(id));
        self.plain(&[Verb::Redraw, Verb::Keep]);
    }

    fn setup(&mut self) {
        for id in self.game.in_hand() {
            for at in self.game.deploy_squares(&self.game.units[id]).iter() {
                for facing in Facing::ALL {
                    self.out.push(Action::free(id, Verb::Deploy { at, facing }));
                }
            }
        }
        if self.out.is_empty() {
            self.hand();
        }
    }

    fn hand(&mut self) {
        // In a solo game the player places one at a time, if any.
        let most = if self.game.solo.is_some() { 1 } else { usize::MAX };
        let to_choose = self.game.is_solo_b().then(|| self.game.entries_to_choose());
        for id in self.game.in_hand().take(most) {
            for entry in 0..self.game.setup.n_entries() {
                let offered = to_choose.as_ref().is_none_or(|entries| entries.contains(&entry));
                if offered && self.game.reinforce_refusal(&self.game.units[id], entry).is_none() {
                    self.out.push(Action::free(id, Verb::Reinforce { entry }));
                }
            }
        }
    }

    fn marine_phase(&mut self) {
        let game = self.game;
        let cp = game.cp_left();
        for id in game.marines.iter() {
            let unit = &game.units[id];
            let acts = game.may_act(id);
            let purse = Purse { ap: if acts { unit.ap() } else { 0 }, cp, acts };
            self.marine(id, purse);
            self.powers(id);
            if game.active == id {
                self.out.push(Action::free(id, Verb::EndActivation));
            }
        }
        if game.active == UnitId::NONE {
            self.plain(&[Verb::EndTurn]);
        }
    }

    #[inline(always)]
    fn powers(&mut self, id: UnitId) {
        if self.game.units[id].rank() == Rank::Librarian {
            self.each_power(id);
        }
    }

    #[inline(never)]
    fn each_power(&mut self, id: UnitId) {
        let out = &mut self.out;
        self.game.powers(id, |power| out.push(Action::free(id, Verb::Psi(power))));
    }

    /// What a Marine can do with these points.
    fn marine(&mut self, id: UnitId, purse: Purse) {
        let game = self.game;
        let unit = &game.units[id];
        let Some(from) = unit.square() else { return };
        let budget = purse.ap.saturating_add(purse.cp);
        if budget > 0 {
            let facing = unit.facing();
            let steps = game.open_steps(from, self.ground).only(MARINE_PLACES[facing as usize]);
            for step in steps.iter() {
                let cost = marine_step_cost(facing, step.direction);
                self.offer(id, Verb::Move { to: step.to, facing }, cost, purse);
            }
            for facing in facings_after_a_quarter(facing) {
                self.offer(id, Verb::Turn { facing }, 1, purse);
            }
            self.shots(id, purse, budget);
            self.assaults(id, from, purse);
            self.counters(id, purse, budget);
            self.doors(id, from, purse);
        }
        self.ways_and_objects(id, from, purse);
    }

    fn shots(&mut self, id: UnitId, purse: Purse, budget: u8) {
        let game = self.game;
        match game.units[id].ranged() {
            Ranged::HeavyFlamer if budget >= 2 => {
                game.flame_targets(id, |target| self.offer(id, Verb::Fire(target), 2, purse));
            }
            Ranged::StormBolter | Ranged::AssaultCannon => {
                let obstructed = &self.ground.blocked;
                game.gun_targets(id, obstructed, |target| self.offer(id, Verb::Fire(target), 1, purse));
            }
            _ => {}
        }
    }

    /// Most units have nothing before them, which must cost little.
    #[inline(always)]
    fn assaults(&mut self, id: UnitId, at: Square, purse: Purse) {
        if self.game.has_something_in_front(at, self.game.units[id].facing()) {
            self.assault_each(id, purse);
        }
    }

    #[inline(never)]
    fn assault_each(&mut self, id: UnitId, purse: Purse) {
        self.game.assault_targets(id, |target| self.offer(id, Verb::Assault(target), 1, purse));
    }

    fn counters(&mut self, id: UnitId, purse: Purse, budget: u8) {
        let game = self.game;
        let unit = &game.units[id];
        if budget >= 2 {
            if game.set_overwatch_refusal(unit).is_none() {
                self.offer(id, Verb::Overwatch, 2, purse);
            }
            self.offer(id, Verb::Guard, 2, purse);
        }
        if unit.is_jammed() {
            self.offer(id, Verb::ClearJam, 1, purse);
        }
        if game.reload_refusal(unit).is_none() {
            self.offer(id, Verb::Reload, 4, purse);
        }
    }

    /// As with assaults, most units have no door nearby.
    #[inline(always)]
    fn doors(&mut self, id: UnitId, at: Square, purse: Purse) {
        let near = self.game.setup.doors_near[at.index()];
        if near != 0 {
            self.operate_each(id, near, purse);
        }
    }

    #[inline(never)]
    fn operate_each(&mut self, id: UnitId, doors: u64, purse: Purse) {
        let game = self.game;
        let unit = &game.units[id];
        for door in bits(doors) {
            let open = game.is_closed(door);
            if game.door_refusal(unit, door, open).is_none() {
                self.offer(id, Verb::Door { door, open }, 1, purse);
            }
        }
    }

    /// Exits, ladders and objects: what most squares and units have nothing of.
    #[inline(always)]
    fn ways_and_objects(&mut self, id: UnitId, at: Square, purse: Purse) {
        if self.game.setup.ways.has(at) {
            self.ways(id, purse);
        }
        if self.objects && self.game.is_carrier(id) {
            self.objects(id, purse);
        }
    }

    #[inline(never)]
    fn ways(&mut self, id: UnitId, purse: Purse) {
        let game = self.game;
        for exit in 0..game.setup.n_exits() {
            if let Ok(cost) = game.exit_cost(&game.units[id], exit) {
                self.offer(id, Verb::Exit { exit }, cost, purse);
            }
        }
        self.climbs(id, purse);
    }

    #[inline(never)]
    fn objects(&mut self, id: UnitId, purse: Purse) {
        let game = self.game;
        for (target, _) in game.unit_ids() {
            for object in game.carried_by(id) {
                if game.give_refusal(id, target, object).is_none() {
                    self.offer(id, Verb::Give { target, object }, 1, purse);
                }
            }
        }
        if purse.acts {
            self.drops(id);
        }
    }

    fn drops(&mut self, id: UnitId) {
        let possible = |object: &u8| self.game.drop_refusal(id, *object).is_none();
        let objects = self.game.carried_by(id).filter(possible);
        self.out.extend(objects.map(|object| Action::free(id, Verb::Drop { object })));
    }

    fn climbs(&mut self, id: UnitId, purse: Purse) {
        let game = self.game;
        let unit = &game.units[id];
        let Some(from) = unit.square() else { return };
        let ends: SquareSet = game.setup.board.across(from).collect();
        for to in ends.iter() {
            for facing in Facing::ALL {
                let is_blip = unit.kind() == Kind::Blip;
                if is_blip && facing != Facing::North {
                    continue;
                }
                if let Ok(cost) = game.climb_cost(unit, to, facing, self.ground) {
                    self.offer(id, Verb::Climb { to, facing }, cost, purse);
                }
            }
        }
    }

    fn alien_phase(&mut self) {
        let game = self.game;
        if game.is_solo_b() {
            self.each(game.ready_b(), Verb::Activate);
            return;
        }
        if game.active != UnitId::NONE {
            self.alien(game.active);
            self.out.push(Action::free(game.active, Verb::EndActivation));
            return;
        }
        // Without branches: which of them are finished is anybody's guess.
        let ready = |ready, id| ready | u64::from(!game.units[id].is_finished()) << id.0;
        for id in UnitSet(game.aliens().iter().fold(0, ready)).iter() {
            self.alien(id);
        }
        self.plain(&[Verb::EndTurn]);
    }

    /// What an alien can do that is not finished.
    fn alien(&mut self, id: UnitId) {
        let game = self.game;
        let unit = &game.units[id];
        let purse = Purse { ap: unit.ap(), cp: 0, acts: true };
        match unit.place() {
            Place::Board(at) => self.alien_on_board(id, at, purse),
            Place::Entry(entry) => self.entering(id, entry, purse),
            Place::Hand => {}
        }
        if game.active == UnitId::NONE && unit.kind() == Kind::Blip && !unit.has(flag::ACTED) {
            self.out.push(Action::free(id, Verb::Convert));
        }
    }

    fn alien_on_board(&mut self, id: UnitId, at: Square, purse: Purse) {
        if purse.ap > 0 {
            match self.game.units[id].kind() {
                Kind::Blip => self.blip_steps(id, at, purse),
                _ => self.stealer_steps(id, at, purse),
            }
            self.doors(id, at, purse);
        }
        self.ways_and_objects(id, at, purse);
    }

    fn blip_steps(&mut self, id: UnitId, from: Square, purse: Purse) {
        let game = self.game;
        for step in game.open_steps(from, self.ground).iter() {
            if game.blip_refusal(Some(from), step.to, self.ground).is_none() {
                self.offer(id, Verb::Move { to: step.to, facing: Facing::North }, 1, purse);
            }
        }
    }

    fn stealer_steps(&mut self, id: UnitId, from: Square, purse: Purse) {
        let game = self.game;
        let facing = game.units[id].facing();
        for step in game.open_steps(from, self.ground).iter() {
            let ways = STEALER_STEPS[facing as usize][usize::from(step.direction & 7)];
            let moves = ways.into_iter().map(|(facing, cost)| Action {
                unit: id,
                verb: Verb::Move { to: step.to, facing },
                cp: 0,
                cost,
            });
            match purse.ap {
                // No step costs more than 2.
                2.. => self.out.extend(moves),
                _ => self.out.extend(moves.filter(|action| action.cost <= purse.ap)),
            }
        }
        let turn = |facing| Action { unit: id, verb: Verb::Turn { facing }, cp: 0, cost: 1 };
        self.out.extend(facings_after_a_turn(facing).into_iter().map(turn));
        self.assaults(id, from, purse);
    }

    fn entering(&mut self, id: UnitId, entry: u8, purse: Purse) {
        let unit = &self.game.units[id];
        let inward = self.game.setup.entries[entry as usize].inward;
        if purse.ap == 0 || self.game.enter_refusal(unit, inward, self.ground).is_some() {
            return;
        }
        let enter = |facing| Action { unit: id, verb: Verb::Enter { facing }, cp: 0, cost: 1 };
        match unit.kind() {
            Kind::Blip => self.out.push(enter(Facing::North)),
            _ => self.out.extend(facings_after_a_step(inward).into_iter().map(enter)),
        }
    }

    fn placing(&mut self, reveal: &Reveal) {
        if reveal.facing != UnitId::NONE {
            for facing in Facing::ALL {
                self.out.push(Action::free(reveal.facing, Verb::Face { facing }));
            }
            return;
        }
        if let Some(origin) = reveal.square() {
            for at in self.game.placing_squares(reveal, origin).iter() {
                self.plain(&[Verb::Place { at }]);
            }
        }
    }

    fn after_move(&mut self, after: &AfterMove) {
        for id in self.game.marines.iter() {
            if id == after.unit && after.fires {
                self.free_shots(id);
            }
            if id == after.unit && after.drops {
                self.drops(id);
            }
            self.powers(id);
        }
        self.plain(&[Verb::Pass]);
    }

    fn free_shots(&mut self, id: UnitId) {
        let obstructed = &self.ground.blocked;
        let out = &mut self.out;
        self.game.gun_targets(id, obstructed, |target| out.push(Action::free(id, Verb::Fire(target))));
    }

    fn assault_step(&mut self, assault: &Assault) {
        let (marine, _) = assault.marine_and_enemy(self.game);
        match assault.step {
            AssaultStep::Parry => {
                for die in (0..3).filter(|&die| self.game.can_parry(assault, die)) {
                    self.out.push(Action::free(marine, Verb::Parry { die }));
                }
            }
            AssaultStep::Guard => {
                for die in 0..count_dice(&assault.defence) {
                    self.out.push(Action::free(marine, Verb::Reroll { die }));
                }
            }
            AssaultStep::Psi => {
                for points in 1..=self.game.units[marine].psi() {
                    self.out.push(Action::free(marine, Verb::SpendPsi { points }));
                }
            }
            AssaultStep::Compare => {}
        }
        self.plain(&[Verb::Pass]);
    }

    fn window(&mut self, window: &Window) {
        match window.step {
            WindowStep::Command => {
                let purse = Purse { ap: 0, cp: self.game.cp_left(), acts: false };
                for id in self.game.marines.iter() {
                    if purse.cp > 0 && self.game.reactor_refusal(id, window).is_none() {
                        self.marine(id, purse);
                    }
                }
            }
            _ => self
                .game
                .overwatch_shots(window, |id, target| self.out.push(Action::free(id, Verb::Fire(target)))),
        }
        self.plain(&[Verb::Pass]);
    }
}

/// The facings a Genestealer can turn to, ascending: any but the one it has.
#[inline]
fn facings_after_a_turn(facing: Facing) -> [Facing; 3] {
    facings_after_a_step(facing.back())
}

/// The facings a Marine can turn to, ascending.
#[inline]
fn facings_after_a_quarter(facing: Facing) -> [Facing; 2] {
    use Facing::{East, North, South, West};
    match facing {
        North | South => [East, West],
        East | West => [North, South],
    }
}

/// The side that owns the pending decision.
impl SpaceHulk {
    /// Who must decide now: in a solo game always the player.
    pub(crate) fn owner(&self) -> Side {
        if self.solo.is_some() { Side::Marine } else { self.asked() }
    }

    /// The side whose answer the rules for two players ask for.
    pub(crate) fn asked(&self) -> Side {
        match self.frames.last() {
            Some(Frame::Broodlord(_)) => Side::Alien,
            Some(Frame::Placing(reveal)) if reveal.facing != UnitId::NONE || reveal.voluntary => Side::Alien,
            Some(Frame::TurnToFace { unit, .. }) => self.units[*unit].side(),
            Some(_) => Side::Marine,
            None => match self.phase {
                Phase::AlienReinforcement | Phase::AlienAction => Side::Alien,
                Phase::Setup if self.in_hand().all(|id| self.units[id].kind() == Kind::Blip) => Side::Alien,
                _ => Side::Marine,
            },
        }
    }
}
