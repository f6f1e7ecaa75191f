//! Whether the Marines can still win (SB-RUL-19).
//!
//! Two questions are asked of every condition: can it still come true, and can it still
//! be false? Of both answers "no" is certain and "yes" is not: only what can never
//! change again counts. Recognized are deaths, exits, rounds, generators,
//! doors, objects, the flamer's fuel, and how many Marines are left; how aliens stand
//! and whether somebody can walk somewhere is not asked.

use crate::goals::Test;
use crate::position::BroodlordState;
use crate::state::{Ending, ObjectPlace, Outcome, SpaceHulk};
use crate::unit::{Kind, Ranged, Side};

impl SpaceHulk {
    /// Ends a game of solo variant B that the player can no longer win: all Marines
    /// are gone, or no victory condition of theirs can be met.
    pub(crate) fn is_lost_b(&mut self) -> bool {
        if !self.is_solo_b() {
            return false;
        }
        let ending = if self.marines.is_empty() {
            // What they have reached before the last one left still counts.
            if self.check_goals(|goal| goal.winner == Some(Side::Marine)) {
                return true;
            }
            Ending::NoMarines
        } else if self.can_still_win() {
            return false;
        } else {
            Ending::OutOfReach
        };
        self.over = Some(Outcome { winner: Some(Side::Alien), ending });
        true
    }

    /// Whether some goal of the Marines may still be met. A game without any is none
    /// that can be lost this way.
    fn can_still_win(&self) -> bool {
        let limit = self.setup.content.round_limit.is_some();
        let survive = limit && self.setup.victory().at_limit == Some(Side::Marine);
        let mut goals =
            self.setup.goals.goals.iter().filter(|goal| goal.winner == Some(Side::Marine)).peekable();
        survive || goals.peek().is_none() || goals.any(|goal| goal.test.can_hold(self))
    }

    fn n_marines(&self) -> u32 {
        self.marines.len() as u32
    }

    fn is_in_play(&self, name: u64) -> bool {
        self.marines.iter().any(|id| name >> self.units[id].tag & 1 != 0)
    }

    /// Whether Marines have a way off the map.
    fn has_exit(&self) -> bool {
        self.setup.exits.iter().any(|exit| exit.side != Some(Side::Alien))
    }

    fn has_fuel(&self) -> bool {
        self.marines
            .iter()
            .map(|id| &self.units[id])
            .any(|unit| unit.ranged() == Ranged::HeavyFlamer && unit.ammo() > 0)
    }

    fn is_gone(&self, object: u8) -> bool {
        matches!(self.objects[object as usize], ObjectPlace::Gone(_))
    }

    fn can_broodlord_die(&self) -> bool {
        let present = self.stealers.iter().any(|id| self.units[id].kind() == Kind::Broodlord);
        present || self.broodlord != BroodlordState::Absent
    }
}

impl Test {
    /// Whether it may hold now or later; `false` only if it certainly never will.
    fn can_hold(&self, game: &SpaceHulk) -> bool {
        let leaves = || if game.has_exit() { game.n_marines() } else { 0 };
        let breaks = game.setup.content.special.generators_break;
        match self {
            Test::All(of) => of.iter().all(|test| test.can_hold(game)),
            Test::Any(of) => of.iter().any(|test| test.can_hold(game)),
            Test::Not(of) => of.can_fail(game),
            Test::AtLeast(n, of) => of.iter().filter(|test| test.can_hold(game)).count() >= *n as usize,
            Test::Once(bit, of) => game.fulfilled >> bit & 1 != 0 || of.can_hold(game),
            Test::MarinesExited(n) => game.exited.count_ones() + leaves() >= u32::from(*n),
            Test::MarinesKilled(n) => game.killed.count_ones() + game.n_marines() >= u32::from(*n),
            Test::MarinesOnBoard(n) => game.n_marines() >= u32::from(*n),
            Test::MarinesIn(n, area) => game.n_marines().min(area.len() as u32) >= u32::from(*n),
            // The automaton never leaves by an exit.
            Test::AliensExited(n) => game.aliens_exited >= *n,
            Test::Round(n) => game.setup.content.round_limit.is_none_or(|limit| *n <= limit),
            Test::GeneratorsDamaged(n) => {
                let most =
                    if breaks { game.setup.generators.len() as u32 } else { game.damaged.count_ones() };
                most >= u32::from(*n)
            }
            Test::GeneratorDamaged(i) => breaks || game.damaged >> i & 1 != 0,
            Test::SectionBurns(section) => {
                game.has_fuel() || game.burning.meets(game.setup.board.area(*section))
            }
            Test::DoorsClosed(doors) => game.destroyed & doors == 0,
            Test::ObjectCarried(object, _) | Test::ObjectIn(object, _) => !game.is_gone(*object),
            Test::ObjectExited(object, side) => match game.objects[*object as usize] {
                ObjectPlace::Gone(with) => with == *side,
                _ => *side == Side::Marine && game.has_exit(),
            },
            Test::MarineAlive(name) => game.killed & name == 0,
            Test::MarineDead(name) => game.killed & name != 0 || game.is_in_play(*name),
            Test::MarineExited(name) => {
                game.exited & name != 0 || (game.has_exit() && game.is_in_play(*name))
            }
            Test::BroodlordDead => game.can_broodlord_die(),
            Test::AliensKilled(_) | Test::AliensInPlay(_) | Test::AliensIn(..) | Test::DoorsDestroyed(_) => {
                true
            }
        }
    }

    /// Whether it may be false now or later; `false` only if it certainly holds for good.
    fn can_fail(&self, game: &SpaceHulk) -> bool {
        match self {
            Test::All(of) => of.iter().any(|test| test.can_fail(game)),
            Test::Any(of) => of.iter().all(|test| test.can_fail(game)),
            Test::Not(of) => of.can_hold(game),
            Test::AtLeast(n, of) => of.iter().filter(|test| !test.can_fail(game)).count() < *n as usize,
            Test::Once(bit, of) => game.fulfilled >> bit & 1 == 0 && of.can_fail(game),
            Test::MarinesExited(n) => game.exited.count_ones() < u32::from(*n),
            Test::MarinesKilled(n) => game.killed.count_ones() < u32::from(*n),
            Test::AliensKilled(n) => game.aliens_killed < *n,
            Test::AliensExited(n) => game.aliens_exited < *n,
            Test::Round(n) => game.turn < *n,
            Test::GeneratorsDamaged(n) => game.damaged.count_ones() < u32::from(*n),
            Test::GeneratorDamaged(i) => game.damaged >> i & 1 == 0,
            Test::DoorsDestroyed(doors) => game.destroyed & doors != *doors,
            Test::ObjectExited(object, side) => game.objects[*object as usize] != ObjectPlace::Gone(*side),
            Test::MarineAlive(name) => game.exited & name == 0,
            Test::MarineDead(name) => game.killed & name == 0,
            Test::MarineExited(name) => game.exited & name == 0,
            Test::BroodlordDead => game.broodlord != BroodlordState::Killed,
            Test::MarinesOnBoard(_)
            | Test::MarinesIn(..)
            | Test::AliensInPlay(_)
            | Test::AliensIn(..)
            | Test::SectionBurns(_)
            | Test::DoorsClosed(_)
            | Test::ObjectCarried(..)
            | Test::ObjectIn(..) => true,
        }
    }
}
