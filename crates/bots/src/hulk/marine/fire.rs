//! Shots and blows.

use space_hulk::{Action, SquareSet, Target, Verb};

use super::{Choice, Command, LIFE, Posture};
use crate::hulk::field::{Friend, Stance, blow, shot};
use crate::hulk::reach::Stop;

impl Command<'_, '_> {
    /// A step or turn that shows an enemy brings a free shot.
    pub(super) fn parting_shot(&self, friend: &Friend, stop: &Stop, seen: &SquareSet) -> i32 {
        if stop.first.is_none()
            || stop.opens.is_some()
            || shot(&friend.unit, false) == 0
            || friend.unit.is_jammed()
        {
            return 0;
        }
        let targets = self.field.foes.iter().filter(|foe| foe.unit.square().is_some_and(|at| seen.has(at)));
        targets.map(|foe| self.field.price_of(foe) * shot(&friend.unit, false) / 1000).max().unwrap_or(0)
    }

    /// No free shot is worth more.
    pub(super) fn best_shot(&self, friend: &Friend) -> i32 {
        let on_board = self.field.foes.iter().filter(|foe| foe.unit.square().is_some());
        let dearest = on_board.map(|foe| self.field.price_of(foe)).max().unwrap_or(0);
        if friend.unit.is_jammed() { 0 } else { dearest * shot(&friend.unit, false) / 1000 }
    }

    /// Standing fire at whoever is seen, and overwatch with what is left.
    pub(super) fn weigh_shots(
        &mut self,
        friend: &Friend,
        own: u8,
        stay: i32,
        command: u8,
        best: &mut Choice,
    ) {
        let mut on_overwatch = None;
        for index in 0..self.legal.len() {
            let Action { unit, verb: Verb::Fire(Target::Unit(target)), cp, .. } = self.legal[index] else {
                continue;
            };
            if unit != friend.id || cp > command {
                continue;
            }
            let Some(foe) = self.field.foes.iter().find(|foe| foe.id == target).copied() else { continue };
            let here = Stance { square: friend.at, facing: friend.unit.facing() };
            let price = self.field.price_of(&foe);
            let (first, again) = (shot(&friend.unit, false), shot(&friend.unit, true));
            let aimed = friend.unit.sustained_target() == Some(Target::Unit(target));
            let mut lives = 1000;
            for n in 1..=own.max(1) {
                lives = lives * (1000 - if n == 1 && !aimed { first } else { again }) / 1000;
                let after = if own >= n + 2 {
                    *on_overwatch.get_or_insert_with(|| self.score(friend, here, Posture::Overwatch))
                } else {
                    stay
                };
                let score = after + price * (1000 - lives) / 1000 - self.pay(i32::from(cp));
                if score > best.score {
                    best.take(Verb::Fire(Target::Unit(target)), score);
                }
            }
        }
    }

    /// Blows at whoever stands in front.
    pub(super) fn weigh_blows(&mut self, friend: &Friend, own: u8, stay: i32, best: &mut Choice) {
        for index in 0..self.legal.len() {
            let Action { unit, verb: Verb::Assault(Target::Unit(target)), cp: 0, .. } = self.legal[index]
            else {
                continue;
            };
            if unit != friend.id || own == 0 {
                continue;
            }
            let Some(foe) = self.field.foes.iter().find(|foe| foe.id == target) else { continue };
            let (kills, dies) = blow(&friend.unit);
            let life = LIFE + self.stake(friend);
            let score = stay + (self.field.price_of(foe) + 300) * kills / 1000 - life * dies / 1000;
            if score > best.score {
                best.take(Verb::Assault(Target::Unit(target)), score);
            }
        }
    }
}
