//! Shooting (SH-SHOOT) with storm bolter (SH-BOLT) and assault cannon (SH-CANN),
//! and how units die.

use super::Context;
use super::solo::b::tell_death;
use crate::event::{Aim, Cause, Event, RollFor, Roller};
use crate::geometry::{Square, SquareSet, bits};
use crate::options::SustainedLosses;
use crate::position::BroodlordState;
use crate::refusal::{self, No};
use crate::state::{MAX_UNITS, SpaceHulk};
use crate::unit::{Kind, Ranged, Target, Unit, UnitId, UnitSet, flag};

/// How a shot comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShotKind {
    /// An action of its own.
    Standing,
    /// Free after a move or turn.
    AfterMove,
    Overwatch,
}

/// Who dies by an area effect, and of a group or stack how many.
pub(crate) struct Harm {
    units: UnitSet,
    deaths: [u16; MAX_UNITS],
}

impl Harm {
    /// Those who are harmed, with the number of deaths.
    pub fn iter(&self) -> impl Iterator<Item = (UnitId, u16)> + '_ {
        self.units.iter().map(|id| (id, self.deaths[id.index()]))
    }
}

impl SpaceHulk {
    /// Why a Marine's gun cannot fire at all.
    #[inline]
    pub(crate) fn gun_refusal(&self, unit: &Unit) -> Option<No> {
        match unit.ranged() {
            Ranged::StormBolter => unit.is_jammed().then_some(refusal::JAMMED),
            Ranged::AssaultCannon => (unit.ammo() == 0).then_some(refusal::CANNON_EMPTY),
            Ranged::HeavyFlamer | Ranged::None => Some(refusal::NO_WEAPON),
        }
    }

    /// Why a Marine cannot fire at this target in his own time.
    pub(crate) fn fire_refusal(&self, id: UnitId, target: Target, obstructed: &SquareSet) -> Option<No> {
        let unit = &self.units[id];
        if unit.ranged() == Ranged::HeavyFlamer {
            return self.flame_refusal(id, target, obstructed);
        }
        if let Some(refused) = self.gun_refusal(unit) {
            return Some(refused);
        }
        let seen = match target {
            Target::Unit(other) if self.units[other].kind().is_genestealer() => {
                self.sees_unit(id, other, obstructed)
            }
            Target::Door(door) if self.is_closed(door) => self.sees_door(id, door, obstructed),
            Target::Door(_) => return Some(refusal::DOOR_NOT_CLOSED),
            Target::Square(square) if self.is_breakable_generator(square) => {
                self.marine_sees(unit, square, obstructed)
            }
            Target::Unit(_) | Target::Square(_) => return Some(refusal::WRONG_TARGET),
        };
        (!seen).then_some(refusal::NOT_SEEN)
    }

    /// Whether an undamaged generator stands there that the mission lets be broken.
    pub(crate) fn is_breakable_generator(&self, square: Square) -> bool {
        self.setup.content.special.generators_break
            && self.generator_at(square).is_some_and(|generator| self.damaged >> generator & 1 == 0)
    }

    fn generator_at(&self, square: Square) -> Option<u8> {
        self.setup.generators.iter().position(|&at| at == square).map(|generator| generator as u8)
    }

    /// Turns a generator to its damaged side.
    pub(crate) fn damage_generator(&mut self, at: Square, cx: &mut Context) {
        if let Some(generator) = self.generator_at(at) {
            self.damaged |= 1 << generator;
            self.stale = true;
            cx.tell(|| Event::GeneratorDamaged { at });
        }
    }

    /// Everything a gun could be fired at, ascending.
    pub(crate) fn gun_targets(&self, id: UnitId, obstructed: &SquareSet, mut found: impl FnMut(Target)) {
        if self.gun_refusal(&self.units[id]).is_some() {
            return;
        }
        let unit = &self.units[id];
        let Some(at) = unit.square() else { return };
        let in_reach = self.among(self.stealers, self.setup.board.sight().reach(at, unit.facing()));
        for stealer in in_reach.iter().filter(|&stealer| self.sees_unit(id, stealer, obstructed)) {
            found(Target::Unit(stealer));
        }
        let in_reach = self.closed & self.setup.doors_in_reach[at.index()][unit.facing() as usize];
        for door in bits(in_reach).filter(|&door| self.sees_door(id, door, obstructed)) {
            found(Target::Door(door));
        }
        if self.setup.content.special.generators_break {
            for &square in &self.setup.generators {
                if self.is_breakable_generator(square)
                    && self.marine_sees(&self.units[id], square, obstructed)
                {
                    found(Target::Square(square));
                }
            }
        }
    }

    /// Whether there is anything a gun could be fired at.
    pub(crate) fn has_gun_target(&self, id: UnitId) -> bool {
        let mut any = false;
        self.gun_targets(id, &self.obstructed(), |_| any = true);
        any
    }

    /// How the story calls a target.
    pub(crate) fn aim(&self, target: Target) -> Aim {
        match target {
            Target::Unit(unit) => Aim::Unit(self.tag(unit)),
            Target::Door(door) => Aim::Door(door),
            Target::Square(square) => Aim::Square(square),
        }
    }

    /// One shot with bolter or cannon.
    pub(crate) fn shoot(&mut self, id: UnitId, target: Target, kind: ShotKind, cx: &mut Context) {
        let unit = self.units[id];
        let weapon = unit.ranged();
        let sustained = self.is_sustained(&unit, target, kind);
        let (at, tag) = (self.aim(target), unit.tag());
        let overwatch = kind == ShotKind::Overwatch;
        cx.tell(|| Event::Fired { unit: tag, weapon, at, sustained, overwatch });
        let (count, needed) = match weapon {
            Ranged::AssaultCannon => (3, 5),
            _ => (2, 6),
        };
        let dice = cx.roll(count, || Roller::Unit(tag), RollFor::Shot);
        let hits = dice.iter().filter(|&&die| die >= needed - u8::from(sustained)).count();
        let stood = self.target_stands(target);
        let destroyed = self.hit(id, target, hits, cx);
        if weapon == Ranged::AssaultCannon {
            self.units[id].charge -= 1;
        }
        // A declared shot at a target already dead sets nothing (SH-AMB-51).
        self.aim_at(id, (stood && !destroyed).then_some(target));
        self.mishap(id, weapon, dice, overwatch, cx);
    }

    /// Sustained fire (SH-BOLT-03 to 07).
    fn is_sustained(&self, unit: &Unit, target: Target, kind: ShotKind) -> bool {
        let allowed = match kind {
            ShotKind::Standing => true,
            ShotKind::AfterMove => false,
            ShotKind::Overwatch => self.setup.options().sustained_on_overwatch,
        };
        allowed && unit.sustained_target() == Some(target)
    }

    fn target_stands(&self, target: Target) -> bool {
        match target {
            Target::Unit(unit) => self.units[unit].is_alive(),
            Target::Door(door) => self.is_closed(door),
            Target::Square(square) => self.is_breakable_generator(square),
        }
    }

    /// What a Marine's hits do to a target; whether it is not there any more as it was.
    fn hit(&mut self, by: UnitId, target: Target, hits: usize, cx: &mut Context) -> bool {
        let needed = match target {
            // Hard to kill (SH-BROOD-04).
            Target::Unit(unit) if self.units[unit].kind() == Kind::Broodlord => 2,
            _ => 1,
        };
        if hits < needed || !self.target_stands(target) {
            return false;
        }
        match target {
            Target::Unit(unit) => return self.hit_unit(by, unit, cx),
            Target::Door(door) => self.destroy_door(door, cx),
            Target::Square(square) => self.damage_generator(square, cx),
        }
        true
    }

    /// One dies; the rest of a group moves away from the Marine who shot (SB-DEATH-02).
    /// Only a group that stays where it is remains the same target.
    fn hit_unit(&mut self, by: UnitId, id: UnitId, cx: &mut Context) -> bool {
        let is_group = self.units[id].dice() > 0;
        self.strike(id, 1, Cause::Shot, cx);
        !is_group || self.retreat(id, by, cx)
    }

    /// Jams (SH-BOLT-09) and malfunctions (SH-CANN-08).
    fn mishap(&mut self, id: UnitId, weapon: Ranged, dice: [u8; 3], overwatch: bool, cx: &mut Context) {
        let unit = self.tag(id);
        match weapon {
            Ranged::StormBolter if overwatch && dice[0] == dice[1] => {
                self.units[id].set(flag::JAMMED);
                cx.tell(|| Event::Jammed { unit });
            }
            Ranged::AssaultCannon if self.units[id].has(flag::RELOADED) && dice == [dice[0]; 3] => {
                self.explode(id, cx);
            }
            _ => {}
        }
    }

    /// The cannon explodes (SH-CANN-09): the shooter dies, then one die for every
    /// other unit and every closed door of his section.
    fn explode(&mut self, id: UnitId, cx: &mut Context) {
        let unit = self.units[id];
        let at = unit.square().expect("on the board");
        cx.tell(|| Event::Exploded { unit: unit.tag(), at });
        self.kill(id, Cause::Explosion, cx);
        let board = &self.setup.board;
        let area = *board.area(board.section(at));
        let doors = self
            .closed_doors()
            .filter(|&door| self.is_door_in(door, &area))
            .fold(0, |doors, door| doors | 1 << door);
        let harmed = self.roll_for_each(&area, 4, RollFor::Explosion, |_| true, cx);
        let broken = bits(doors)
            .filter(|&door| cx.roll_apart(|| Roller::Door(door), RollFor::Explosion) >= 4)
            .fold(0, |broken, door| broken | 1 << door);
        cx.chance.end_parts();
        for (unit, deaths) in harmed.iter() {
            self.strike(unit, deaths, Cause::Explosion, cx);
        }
        for door in bits(broken) {
            self.destroy_door(door, cx);
        }
    }

    /// Whether a door stands in an area; one on an edge does if both its squares do.
    fn is_door_in(&self, door: u8, area: &SquareSet) -> bool {
        let spot = self.setup.board.doors()[door as usize];
        match spot.sides {
            None => area.has(spot.block),
            Some((a, b)) => area.has(a) && area.has(b),
        }
    }

    /// One die for every unit in an area and for every member of a group or stack
    /// (SB-RUL-06), in the order of the units, all before anything happens (SH-AMB-50).
    /// The Broodlord is safe and rolls nothing.
    pub(crate) fn roll_for_each(
        &mut self,
        area: &SquareSet,
        needed: u8,
        why: RollFor,
        concerns: impl Fn(&Unit) -> bool,
        cx: &mut Context,
    ) -> Harm {
        let inside = |unit: &Unit| unit.is_alive() && unit.square().is_some_and(|square| area.has(square));
        let mut harm = Harm { units: UnitSet::EMPTY, deaths: [0; MAX_UNITS] };
        let concerned = |unit: &Unit| inside(unit) && unit.kind() != Kind::Broodlord && concerns(unit);
        for (id, unit) in self.unit_ids().filter(|(_, unit)| concerned(unit)) {
            for _ in 0..unit.count() {
                if cx.roll_apart(|| Roller::Unit(unit.tag()), why) >= needed {
                    harm.units = harm.units.with(id);
                    harm.deaths[id.index()] += 1;
                }
            }
        }
        cx.chance.end_parts();
        harm
    }

    /// A unit is destroyed with all its members. A blip is shown and counts with its value (SH-AMB-38).
    pub(crate) fn kill(&mut self, id: UnitId, cause: Cause, cx: &mut Context) {
        let unit = self.units[id];
        let casualties = match unit.kind() {
            Kind::Blip => {
                let mut total = 0;
                for (value, number) in (1..=3).zip(unit.stack()) {
                    for _ in 0..number {
                        cx.tell(|| Event::Revealed { blip: unit.tag(), value, voluntary: false });
                    }
                    self.reserve.used[value as usize - 1] += number;
                    total += u16::from(value) * u16::from(number);
                }
                total
            }
            Kind::Marine => {
                self.killed |= 1 << unit.tag;
                0
            }
            Kind::Genestealer => unit.count(),
            Kind::Broodlord => {
                self.broodlord = BroodlordState::Killed;
                1
            }
        };
        self.count_casualties(casualties);
        (0..unit.count()).for_each(|_| tell_death(&unit, cause, cx));
        if let Some(square) = unit.square() {
            self.drop_all(id, square, cx);
        }
        self.take_off(id);
    }

    /// Sets or ends the sustained fire of a Marine.
    pub(crate) fn aim_at(&mut self, marine: UnitId, target: Option<Target>) {
        self.units[marine].set_sustained(target);
        self.aiming |= target.is_some();
    }

    /// Any action of a model ends the sustained fire of every Marine but that at the one
    /// who acts; his own it ends unless it goes on with it (SH-BOLT-05, SH-AMB-21). A blip
    /// is no model.
    pub(crate) fn note_action(&mut self, actor: UnitId, goes_on_with: Option<Target>) {
        if self.units[actor].kind() == Kind::Blip {
            return;
        }
        self.keep_sustained(|_, marine, aimed| {
            if marine == actor { goes_on_with == Some(aimed) } else { aimed == Target::Unit(actor) }
        });
    }

    /// Sustained fire ends when its target is out of sight (`sustained_losses = full`)
    /// or gone.
    pub(crate) fn refresh_sustained(&mut self) {
        self.keep_sustained(|game, marine, aimed| {
            let sees = game.setup.options().sustained_losses == SustainedLosses::Short;
            match aimed {
                Target::Unit(unit) => {
                    game.units[unit].is_alive() && (sees || game.sees_unit(marine, unit, &game.obstructed()))
                }
                Target::Door(door) => {
                    game.is_closed(door) && (sees || game.sees_door(marine, door, &game.obstructed()))
                }
                Target::Square(_) => false,
            }
        });
    }

    /// Ends all sustained fire but that which is kept.
    #[inline]
    fn keep_sustained(&mut self, is_kept: impl Fn(&SpaceHulk, UnitId, Target) -> bool) {
        let aims = |marine: UnitId| self.units[marine].sustained_target().is_some();
        debug_assert!(self.aiming || !self.marines.iter().any(aims), "somebody aims unnoticed");
        if !std::mem::take(&mut self.aiming) {
            return;
        }
        for marine in self.marines.iter() {
            let aimed = self.units[marine].sustained_target();
            let kept = aimed.filter(|&target| is_kept(self, marine, target));
            self.aim_at(marine, kept);
        }
    }
}
