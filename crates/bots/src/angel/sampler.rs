//! Trying things out in worlds sampled from a view.

use death_angel::{Action, DeathAngel, Phase, View};
use game_api::{Game, HiddenInfo, Journal, Seeded};

use super::habit;
use super::judge::{Weights, judge};
use super::luck::{BLOCK, Luck};

/// A source of worlds and luck of a player's own.
pub(crate) struct Sampler {
    dice: Seeded,
    legal: Vec<Action>,
}

/// How long a race is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pace {
    /// Playouts of each candidate before the worse half drops out.
    pub first_heat: u32,
    /// Whether the best after that has won.
    pub is_one_heat: bool,
}

/// No playout is longer: the bound is for a rule nobody thought of.
const MOST_STEPS: usize = 400;
/// The longest heat of a race.
const LONGEST_HEAT: u32 = 48;

impl Sampler {
    pub fn new(seed: u64) -> Sampler {
        Sampler { dice: Seeded::new(seed), legal: Vec::new() }
    }

    /// A world that this view cannot tell from the real one.
    pub fn world(&mut self, view: &View) -> DeathAngel {
        DeathAngel::sample_world(view, &mut self.dice)
    }

    /// What anybody would do without much thought.
    pub fn habit(&mut self, view: &View, legal: &[Action]) -> usize {
        let world = self.world(view);
        habit::answer(&world, legal, &mut self.luck())
    }

    fn luck(&mut self) -> Luck {
        Luck::new(u64::from(self.dice.below(u32::MAX)))
    }

    /// The number of the candidate that does best. All of them meet the same worlds and
    /// the same luck; after every heat the worse half drops out, and the next heat is
    /// longer. `try_out` plays a candidate in a world and says what came of it.
    pub fn race(
        &mut self,
        view: &View,
        candidates: usize,
        pace: Pace,
        mut try_out: impl FnMut(&mut Playout, usize, DeathAngel) -> i32,
    ) -> usize {
        let mut runners: Vec<(i64, usize)> = (0..candidates).map(|candidate| (0, candidate)).collect();
        let mut heat = pace.first_heat;
        while runners.len() > 1 {
            let mut luck = self.luck();
            for place in 0..heat {
                luck = if place % BLOCK == 0 { self.luck() } else { luck.at(place % BLOCK) };
                let world = self.world(view);
                for (mark, candidate) in &mut runners {
                    let mut playout = Playout { luck, legal: std::mem::take(&mut self.legal) };
                    *mark += i64::from(try_out(&mut playout, *candidate, world.clone()));
                    self.legal = playout.legal;
                }
            }
            runners.sort_by_key(|&(mark, candidate)| (-mark, candidate));
            runners.truncate(if pace.is_one_heat { 1 } else { runners.len() / 2 });
            heat = (2 * heat).min(LONGEST_HEAT);
        }
        runners.first().map_or(0, |&(_, candidate)| candidate)
    }
}

/// A world that is played on by habit.
pub(crate) struct Playout {
    luck: Luck,
    legal: Vec<Action>,
}

impl Playout {
    /// Plays an action; whether that was the last one before the Genestealers attack, or
    /// the end.
    pub fn act(&mut self, world: &mut DeathAngel, action: &Action) -> bool {
        match world.phase() {
            Phase::Attack | Phase::Event => {
                world.apply_unchecked(action, &mut self.luck, &mut Journal::discard());
                world.outcome().is_some()
            }
            _ => world.look_ahead(action, &mut self.luck) || world.outcome().is_some(),
        }
    }

    /// Goes on by habit until the Genestealers attack.
    pub fn go_on(&mut self, world: &mut DeathAngel) {
        for _ in 0..MOST_STEPS {
            world.legal_actions(&mut self.legal);
            let index = habit::answer(world, &self.legal, &mut self.luck);
            let action = self.legal[index];
            if self.act(world, &action) {
                return;
            }
        }
    }

    /// Plays an action, goes on by habit, and says what that is worth.
    pub fn play(&mut self, mut world: DeathAngel, action: &Action, weights: &Weights) -> i32 {
        if !self.act(&mut world, action) {
            self.go_on(&mut world);
        }
        judge(&world, weights)
    }

    /// All teams play these cards, as far as they can.
    pub fn play_cards(&mut self, mut world: DeathAngel, cards: &[Action], weights: &Weights) -> i32 {
        while world.phase() == Phase::Choose {
            world.legal_actions(&mut self.legal);
            let planned = self.legal.iter().copied().find(|action| cards.contains(action));
            let action =
                planned.unwrap_or_else(|| self.legal[habit::answer(&world, &self.legal, &mut self.luck)]);
            if self.act(&mut world, &action) {
                return judge(&world, weights);
            }
        }
        self.go_on(&mut world);
        judge(&world, weights)
    }
}
