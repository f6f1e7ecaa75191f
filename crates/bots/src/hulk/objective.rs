//! What the two sides of a mission want, and what each Marine is worth for it.

use std::sync::Arc;

use space_hulk::{ObjectAt, Setup, Side, SpaceHulk, SquareSet};

use super::aim::{Aim, Counter, Reader};
use super::scale::Scale;
use super::ways::Ways;

/// The conditions of a mission with everything prepared.
pub(crate) struct Objective {
    setup: Arc<Setup>,
    pub(super) marine: Vec<Aim>,
    pub(super) alien: Vec<Aim>,
}

impl Objective {
    pub fn new(setup: &Arc<Setup>) -> Objective {
        let mut reader = Reader::new(setup);
        let mut objective = Objective { setup: Arc::clone(setup), marine: Vec::new(), alien: Vec::new() };
        for (side, goal) in setup.victory().goals() {
            let aim = reader.read(&goal.when);
            match side {
                Some(Side::Marine) => objective.marine.push(aim),
                Some(Side::Alien) => objective.alien.push(aim),
                None => {}
            }
        }
        objective
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whether these are the aims of that mission.
    pub fn is_for(&self, setup: &Arc<Setup>) -> bool {
        Arc::ptr_eq(&self.setup, setup) || self.setup == *setup
    }

    /// How near a side is to the goal that it is nearest to.
    pub fn progress(&self, side: Side, game: &SpaceHulk, ways: &mut Ways) -> i32 {
        let aims = match side {
            Side::Marine => &self.marine,
            Side::Alien => &self.alien,
        };
        let mut scale = Scale { game, ways };
        aims.iter().map(|aim| scale.weigh(aim)).max().unwrap_or(0)
    }
}

impl Objective {
    /// What the mission loses when this Marine dies, beyond the man himself, in
    /// thousandths of a Marine.
    pub fn stake(&self, name: &str, game: &SpaceHulk) -> i32 {
        let lost = self.alien.iter().map(|aim| aim.brought_nearer(name, game)).max().unwrap_or(0);
        let needed = self.marine.iter().map(|aim| aim.needs(name)).max().unwrap_or(0);
        lost + needed
    }
}

impl Objective {
    /// Whether the Marines can win by killing the Broodlord.
    pub fn is_lord_hunted(&self) -> bool {
        self.marine.iter().any(Aim::hunts_lord)
    }
}

/// What a death is worth that decides the game.
const DECISIVE: i32 = 6_000;

impl Aim {
    fn hunts_lord(&self) -> bool {
        match self {
            Aim::Count(Counter::BroodlordDead, _) => true,
            Aim::Any(of) | Aim::All(of) | Aim::AtLeast(_, of) => of.iter().any(Aim::hunts_lord),
            Aim::Once(_, of) => of.hunts_lord(),
            _ => false,
        }
    }

    /// How much a goal of the aliens gains by this death.
    fn brought_nearer(&self, name: &str, game: &SpaceHulk) -> i32 {
        match self {
            Aim::Dead(of) if of == name => DECISIVE,
            Aim::Not(of) => of.needs(name).max(of.thins_out(game)),
            Aim::Count(Counter::MarinesKilled, number) => {
                DECISIVE / (number - i32::from(game.n_marines_killed())).max(1)
            }
            Aim::Any(of) | Aim::All(of) | Aim::AtLeast(_, of) => {
                of.iter().map(|aim| aim.brought_nearer(name, game)).max().unwrap_or(0)
            }
            Aim::Once(_, of) => of.brought_nearer(name, game),
            _ => 0,
        }
    }

    /// What a goal of the Marines loses by this death.
    fn needs(&self, name: &str) -> i32 {
        match self {
            Aim::Alive(of) | Aim::ExitOf(of, _) if of == name => DECISIVE / 2,
            Aim::Any(of) | Aim::All(of) | Aim::AtLeast(_, of) => {
                of.iter().map(|aim| aim.needs(name)).max().unwrap_or(0)
            }
            Aim::Once(_, of) => of.needs(name),
            _ => 0,
        }
    }

    /// The same for a number of Marines who must be there.
    fn thins_out(&self, game: &SpaceHulk) -> i32 {
        let Aim::Count(Counter::MarinesOnBoard, number) = self else { return 0 };
        let marines = game.units().iter().filter(|unit| unit.side() == Side::Marine).count() as i32;
        DECISIVE / (marines - number + 1).max(1)
    }
}

impl Objective {
    /// Everywhere the Marines have something to do.
    pub fn marine_goals(&self, game: &SpaceHulk) -> SquareSet {
        self.marine.iter().fold(SquareSet::EMPTY, |goals, aim| goals.or(&aim.marine_goal(game)))
    }

    /// Where aliens want to be for their own sake: areas to hold and exits.
    pub fn alien_goals(&self) -> SquareSet {
        let exits = self.setup().exit_squares(Side::Alien).collect();
        self.alien.iter().fold(SquareSet::EMPTY, |goals, aim| goals.or(&aim.alien_goal(&exits)))
    }
}

impl Aim {
    fn marine_goal(&self, game: &SpaceHulk) -> SquareSet {
        let all =
            |of: &[Aim]| of.iter().fold(SquareSet::EMPTY, |goals, aim| goals.or(&aim.marine_goal(game)));
        match self {
            Aim::All(of) | Aim::Any(of) | Aim::AtLeast(_, of) => all(of),
            Aim::Once(_, of) => of.marine_goal(game),
            Aim::Stand(Side::Marine, _, area) => *area,
            Aim::Exit(_, exits) | Aim::ExitOf(_, exits) => *exits,
            Aim::Carry(object, Side::Marine)
            | Aim::CarryTo(object, _)
            | Aim::CarryOut(object, Side::Marine, _) => match game.object_at(*object) {
                ObjectAt::Square(at) => [at].into_iter().collect(),
                _ => SquareSet::EMPTY,
            },
            Aim::Burn(section) => *game.setup().board().area(*section),
            _ => SquareSet::EMPTY,
        }
    }

    fn alien_goal(&self, exits: &SquareSet) -> SquareSet {
        match self {
            Aim::All(of) | Aim::Any(of) | Aim::AtLeast(_, of) => {
                of.iter().fold(SquareSet::EMPTY, |goals, aim| goals.or(&aim.alien_goal(exits)))
            }
            Aim::Once(_, of) => of.alien_goal(exits),
            Aim::Stand(Side::Alien, _, area) => *area,
            Aim::Count(Counter::AliensExited, _) => *exits,
            _ => SquareSet::EMPTY,
        }
    }
}
