//! Close assault (SH-CA), guard (SH-GUARD), close-combat weapons (SH-WPN).

use super::Context;
use crate::event::{AssaultResult, Cause, Event, RollFor, Roller};
use crate::frame::{Assault, AssaultStep, Frame};
use crate::geometry::{Facing, Square, bits};
use crate::options::ParryDie;
use crate::refusal::{self, No};
use crate::state::SpaceHulk;
use crate::unit::{Kind, Melee, Rank, Side, Target, Unit, UnitId, flag};

impl Assault {
    /// Whether the Marine of the two is the attacker.
    fn marine_attacks(&self, game: &SpaceHulk) -> bool {
        game.units[self.attacker].side() == Side::Marine
    }

    /// The Marine and his enemy.
    pub fn marine_and_enemy(&self, game: &SpaceHulk) -> (UnitId, UnitId) {
        if self.marine_attacks(game) {
            (self.attacker, self.defender)
        } else {
            (self.defender, self.attacker)
        }
    }

    /// The enemy's dice.
    pub fn enemy_dice(&self, game: &SpaceHulk) -> [u8; 3] {
        if self.marine_attacks(game) { self.defence } else { self.attack }
    }

    fn enemy_dice_mut(&mut self, game: &SpaceHulk) -> &mut [u8; 3] {
        if self.marine_attacks(game) { &mut self.defence } else { &mut self.attack }
    }
}

/// How many dice were rolled.
pub(crate) fn count_dice(dice: &[u8; 3]) -> u8 {
    dice.iter().filter(|&&die| die > 0).count() as u8
}

impl SpaceHulk {
    /// Why a unit cannot attack this in close assault.
    pub(crate) fn assault_refusal(&self, id: UnitId, target: Target) -> Option<No> {
        let unit = &self.units[id];
        let Some(at) = unit.square() else { return Some(refusal::OFF_BOARD) };
        if unit.kind() == Kind::Blip {
            return Some(refusal::BLIP_ASSAULT);
        }
        let spot = match target {
            Target::Unit(other) if self.units[other].kind() == Kind::Blip => {
                return Some(refusal::BLIP_ASSAULT);
            }
            Target::Unit(other) if self.units[other].side() == unit.side() => return Some(refusal::OWN_SIDE),
            Target::Unit(other) => self.units[other].square(),
            Target::Door(door) if !self.is_closed(door) => return Some(refusal::DOOR_NOT_CLOSED),
            Target::Door(door) => return self.door_assault_refusal(unit, door),
            Target::Square(square) if self.is_breakable_generator(square) => Some(square),
            Target::Square(_) => return Some(refusal::WRONG_TARGET),
        };
        let in_front = spot.is_some_and(|square| self.is_in_front(at, unit.facing(), square));
        (!in_front).then_some(refusal::NOT_IN_FRONT)
    }

    fn door_assault_refusal(&self, unit: &Unit, door: u8) -> Option<No> {
        let at = unit.square()?;
        let spot = self.setup.board.doors()[door as usize];
        let in_front = match spot.sides {
            None => self.is_in_front(at, unit.facing(), spot.block),
            Some(_) => self.setup.board.front_edge(at, unit.facing()) == spot.block,
        };
        (!in_front).then_some(refusal::NOT_IN_FRONT)
    }

    /// Whether there may be anything to attack from here: something solid in front,
    /// or the other end of a ladder.
    #[inline]
    pub(crate) fn has_something_in_front(&self, at: Square, facing: Facing) -> bool {
        let board = &self.setup.board;
        let ahead = board.front(at, facing).unwrap_or(Square::NEVER);
        self.solid.has(ahead) | self.solid.has(board.front_edge(at, facing)) | self.setup.ways.has(at)
    }

    /// Everything a unit could attack, ascending.
    pub(crate) fn assault_targets(&self, id: UnitId, mut found: impl FnMut(Target)) {
        let unit = &self.units[id];
        let Some(at) = unit.square() else { return };
        let board = &self.setup.board;
        let shut = self.solid.has(board.front_edge(at, unit.facing()));
        let ahead = board.front(at, unit.facing()).filter(|_| !shut);
        let has_way = self.setup.ways.has(at);
        let enemies = match unit.side() {
            Side::Marine => self.stealers,
            Side::Alien => self.marines,
        };
        for enemy in enemies.iter() {
            let square = self.units[enemy].square();
            if square.is_some() && (square == ahead || (has_way && self.faces(id, enemy))) {
                found(Target::Unit(enemy));
            }
        }
        let near = self.closed & self.setup.doors_near[at.index()];
        for door in bits(near).filter(|&door| self.door_assault_refusal(unit, door).is_none()) {
            found(Target::Door(door));
        }
        if self.setup.content.special.generators_break {
            for &square in &self.setup.generators {
                if self.is_breakable_generator(square) && self.is_in_front(at, unit.facing(), square) {
                    found(Target::Square(square));
                }
            }
        }
    }

    /// Attacks in close assault.
    pub(crate) fn assault(&mut self, id: UnitId, target: Target, cx: &mut Context) {
        let (unit, at) = (self.tag(id), self.aim(target));
        cx.tell(|| Event::Assaulted { unit, at });
        match target {
            Target::Unit(defender) => self.begin_assault(id, defender, cx),
            Target::Door(_) | Target::Square(_) => self.assault_thing(id, target, cx),
        }
    }

    /// A door, or where the mission says so a generator: a natural 6 on any die
    /// breaks it (SH-CA-11, SH-AMB-35); a chainfist needs no roll.
    fn assault_thing(&mut self, id: UnitId, target: Target, cx: &mut Context) {
        let unit = self.units[id];
        let saws = unit.kind() == Kind::Marine && unit.melee() == Melee::Chainfist;
        let broken = saws || {
            let dice = cx.roll(self.n_dice(id, true), || Roller::Unit(unit.tag()), RollFor::Assault);
            dice.contains(&6)
        };
        match target {
            Target::Door(door) if broken => self.destroy_door(door, cx),
            Target::Square(square) if broken => self.damage_generator(square, cx),
            _ => {}
        }
    }

    /// Dice before the enemy's shield (SH-CA-02, SH-WPN-03).
    fn n_dice(&self, id: UnitId, faces: bool) -> u8 {
        let unit = &self.units[id];
        match unit.kind() {
            Kind::Marine if faces && unit.melee() == Melee::LightningClaws => 2,
            Kind::Marine => 1,
            _ => 3,
        }
    }

    fn has_shield(&self, id: UnitId) -> bool {
        let unit = &self.units[id];
        unit.kind() == Kind::Marine && unit.melee() == Melee::HammerAndShield
    }

    /// Steps 1 to 3 of SH-CA-10.
    fn begin_assault(&mut self, attacker: UnitId, defender: UnitId, cx: &mut Context) {
        self.lose_overwatch(defender, cx);
        let faces = self.faces(defender, attacker);
        let shielded = |by: UnitId, facing: bool| u8::from(facing && self.has_shield(by));
        let n_attack = self.n_dice(attacker, true) - shielded(defender, faces);
        let n_defence = self.n_dice(defender, faces) - shielded(attacker, true);
        let (a, d) = (self.tag(attacker), self.tag(defender));
        let attack = cx.roll(n_attack, || Roller::Unit(a), RollFor::Assault);
        let defence = cx.roll(n_defence, || Roller::Unit(d), RollFor::Assault);
        let step = AssaultStep::Parry;
        self.frames.push(Frame::Assault(Assault { attacker, defender, attack, defence, psi: 0, step }));
    }

    /// Goes on with an assault until the Marine side is asked or it is over.
    pub(crate) fn step_assault(&mut self, mut assault: Assault, cx: &mut Context) -> bool {
        loop {
            if self.is_asked_in(&assault) {
                *self.frames.last_mut().expect("its frame") = Frame::Assault(assault);
                return true;
            }
            assault.step = match assault.step {
                AssaultStep::Parry => AssaultStep::Guard,
                AssaultStep::Guard => AssaultStep::Psi,
                AssaultStep::Psi => AssaultStep::Compare,
                AssaultStep::Compare => {
                    self.frames.pop();
                    self.compare(assault, cx);
                    return false;
                }
            };
        }
    }

    /// Whether the Marine side has something to decide at this step.
    fn is_asked_in(&self, assault: &Assault) -> bool {
        let (marine, enemy) = assault.marine_and_enemy(self);
        let unit = &self.units[marine];
        let faces = self.faces(marine, enemy);
        match assault.step {
            AssaultStep::Parry => faces && unit.melee() == Melee::PowerSword,
            AssaultStep::Guard => marine == assault.defender && unit.on_guard(),
            AssaultStep::Psi => {
                faces && unit.rank() == Rank::Librarian && unit.melee() == Melee::ForceAxe && unit.psi() > 0
            }
            AssaultStep::Compare => false,
        }
    }

    /// Whether this die of the enemy may be parried (SH-WPN-05, SH-OPT-09).
    pub(crate) fn can_parry(&self, assault: &Assault, die: u8) -> bool {
        let dice = assault.enemy_dice(self);
        let rolled = &dice[..count_dice(&dice) as usize];
        match self.setup.options().parry_die {
            ParryDie::MarineChoice => (die as usize) < rolled.len(),
            // Of several equal ones the first stands for all.
            ParryDie::Highest => {
                rolled.iter().position(|d| Some(d) == rolled.iter().max()) == Some(die as usize)
            }
        }
    }

    /// The enemy rolls one die again.
    pub(crate) fn parry(&mut self, mut assault: Assault, die: u8, cx: &mut Context) {
        let (_, enemy) = assault.marine_and_enemy(self);
        let tag = self.tag(enemy);
        let rolled = cx.roll_one(|| Roller::Unit(tag), RollFor::Parry);
        assault.enemy_dice_mut(self)[die as usize] = rolled;
        self.next_step(assault, AssaultStep::Guard);
    }

    /// A Marine on guard rolls one of his dice again.
    pub(crate) fn reroll(&mut self, mut assault: Assault, die: u8, cx: &mut Context) {
        let tag = self.tag(assault.defender);
        assault.defence[die as usize] = cx.roll_one(|| Roller::Unit(tag), RollFor::Guard);
        self.next_step(assault, AssaultStep::Psi);
    }

    /// The Librarian spends psi points on his axe.
    pub(crate) fn spend_psi_in_assault(&mut self, mut assault: Assault, points: u8, cx: &mut Context) {
        let (marine, _) = assault.marine_and_enemy(self);
        self.spend_psi(marine, points, cx);
        assault.psi = points;
        self.next_step(assault, AssaultStep::Compare);
    }

    /// Goes on with an assault at a step.
    pub(crate) fn next_step(&mut self, mut assault: Assault, step: AssaultStep) {
        assault.step = step;
        *self.frames.last_mut().expect("its frame") = Frame::Assault(assault);
    }

    /// A side's score (SH-CA-03, SH-CA-09, SH-BROOD-05).
    fn score(&self, id: UnitId, enemy: UnitId, dice: &[u8; 3], psi: u8) -> u8 {
        let rolled = &dice[..count_dice(dice) as usize];
        let highest = rolled.iter().copied().max().unwrap_or(0);
        let lowest = rolled.iter().copied().min().unwrap_or(0);
        if !self.faces(id, enemy) {
            return highest;
        }
        match self.units[id].kind() {
            Kind::Broodlord if rolled.len() > 1 => highest + lowest,
            Kind::Marine => highest + self.assault_bonus(&self.units[id]) + psi,
            _ => highest,
        }
    }

    /// The scores of both, the attacker's first, as the dice lie now.
    pub(crate) fn assault_scores(&self, assault: &Assault) -> (u8, u8) {
        let (attacker, defender) = (assault.attacker, assault.defender);
        let psi = |marine: bool| if marine { assault.psi } else { 0 };
        let marine_attacks = assault.marine_attacks(self);
        let attack = self.score(attacker, defender, &assault.attack, psi(marine_attacks));
        let defence = self.score(defender, attacker, &assault.defence, psi(!marine_attacks));
        (attack, defence)
    }

    /// What rank and weapon add against an enemy in front.
    fn assault_bonus(&self, unit: &Unit) -> u8 {
        let rank = match unit.rank() {
            Rank::Sergeant => 1,
            Rank::Librarian => self.setup.options().librarian_base_bonus,
            Rank::Trooper => 0,
        };
        let weapon = matches!(unit.melee(), Melee::LightningClaws | Melee::HammerAndShield);
        rank + u8::from(weapon)
    }

    /// Steps 7 and 8 of SH-CA-10.
    fn compare(&mut self, assault: Assault, cx: &mut Context) {
        let (attacker, defender) = (assault.attacker, assault.defender);
        let (attack, defence) = self.assault_scores(&assault);
        let result = match attack.cmp(&defence) {
            std::cmp::Ordering::Greater => AssaultResult::Attacker,
            std::cmp::Ordering::Less => AssaultResult::Defender,
            std::cmp::Ordering::Equal => AssaultResult::Tie,
        };
        cx.tell(|| Event::AssaultScored { attacker: attack, defender: defence, result });
        let faces = self.faces(defender, attacker);
        let may_turn = result == AssaultResult::Defender || self.setup.options().assault_tie_turn;
        match (result, faces) {
            (AssaultResult::Attacker, _) => self.strike(defender, 1, Cause::Assault, cx),
            (AssaultResult::Defender, true) => self.strike(attacker, 1, Cause::Assault, cx),
            (AssaultResult::Defender, false) if self.units[attacker].kind() == Kind::Blip => {
                self.lose_assault_b(attacker, defender, cx);
            }
            (_, false) if may_turn => self.ask_to_face(defender, attacker),
            _ => {}
        }
    }

    fn ask_to_face(&mut self, unit: UnitId, enemy: UnitId) {
        if let Some(at) = self.units[enemy].square() {
            self.frames.push(Frame::TurnToFace { unit, enemy, at });
        }
    }

    /// The defender turns to face the attacker's square; this is no action (SH-AMB-48).
    pub(crate) fn turn_to_face(&mut self, unit: UnitId, to: Square, cx: &mut Context) {
        let board = &self.setup.board;
        let Some(from) = self.units[unit].square() else { return };
        let towards = Facing::ALL.into_iter().find(|&facing| board.front(from, facing) == Some(to));
        if let Some(facing) = towards {
            self.set_facing(unit, facing, cx);
        }
    }

    /// Overwatch ends (SH-OW-10).
    pub(crate) fn lose_overwatch(&mut self, id: UnitId, cx: &mut Context) {
        if self.units[id].on_overwatch() {
            self.units[id].clear(flag::OVERWATCH);
            let unit = self.tag(id);
            cx.tell(|| Event::OverwatchLost { unit });
        }
    }

    /// Guard ends (SH-GUARD-03).
    pub(crate) fn lose_guard(&mut self, id: UnitId, cx: &mut Context) {
        if self.units[id].on_guard() {
            self.units[id].clear(flag::GUARD);
            let unit = self.tag(id);
            cx.tell(|| Event::GuardLost { unit });
        }
    }
}
