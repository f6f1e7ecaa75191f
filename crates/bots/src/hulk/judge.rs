//! What a position is worth, in thousandths of a Marine, seen from the Marine side.

use game_api::{Game, Pending};
use space_hulk::{Kind, Phase, Ranged, Rank, Side, SpaceHulk, SquareSet, Tag, Unit};

use super::objective::Objective;
use super::threat::{Done, is_armed, models, risk, start_of, watches};
use super::ways::Ways;

/// The game is won or lost.
const VICTORY: i32 = 100_000;
/// What all of the mission's work is worth.
const MISSION: i32 = 24_000;
/// How much more it counts when nothing has been done and the time is over.
const URGENCY: i32 = 3_000;
/// One tries to be so far ahead of the time, in thousandths of it.
const HASTE: i32 = 200;
/// The same for what only the aliens work for.
const ALIEN_MISSION: i32 = 4_000;
/// A Marine who has left by an exit and is out of danger.
const SAVED: i32 = 1_300;
/// One alien model.
const MODEL: i32 = 110;
const BROODLORD: i32 = 600;
/// How much a Marine's danger counts, in thousandths.
const DANGER: i32 = 850;

/// Judges positions of one mission.
pub(crate) struct Judge {
    ways: Ways,
    objective: Objective,
    /// What the mission loses with each Marine, by his tag, as things really stand.
    stakes: Vec<(Tag, i32)>,
    /// The Marines' progress when the game was first seen.
    at_start: i32,
    /// How much the mission counts now, in thousandths.
    urgency: i32,
}

impl Judge {
    pub fn new(game: &SpaceHulk) -> Judge {
        let (mut ways, objective) = (Ways::new(game.setup()), Objective::new(game.setup()));
        let stakes = Vec::new();
        let at_start = objective.progress(Side::Marine, game, &mut ways);
        Judge { ways, objective, stakes, at_start, urgency: 1000 }
    }

    /// Whether it knows this mission.
    pub fn is_for(&self, game: &SpaceHulk) -> bool {
        self.ways.is_for(game.setup()) && self.objective.is_for(game.setup())
    }

    /// Looks at how things really stand before a decision. A mission that is behind
    /// its time counts for more.
    pub fn attend(&mut self, game: &SpaceHulk) {
        let marines = game.unit_ids().filter(|(_, unit)| unit.kind() == Kind::Marine);
        let stake = |(id, unit): (_, &Unit)| (unit.tag(), self.objective.stake(&game.name_of(id), game));
        self.stakes = marines.map(stake).collect();
        let Some(limit) = game.setup().round_limit() else { return };
        let marine = self.objective.progress(Side::Marine, game, &mut self.ways);
        let time = 1000 * i32::from(game.turn()) / i32::from(limit.max(1));
        let way = 1000 * (marine - self.at_start) / (1000 - self.at_start).max(1);
        let behind = (time - way + HASTE).clamp(0, 1000);
        self.urgency = 1000 + URGENCY * behind / 1000;
    }

    /// What the position is worth to a side.
    pub fn judge(&mut self, game: &SpaceHulk, side: Side, done: Done) -> i32 {
        let worth = match game.pending() {
            Pending::Over(outcome) => match outcome.winner {
                Some(Side::Marine) => VICTORY,
                Some(Side::Alien) => -VICTORY,
                None => 0,
            },
            Pending::Decide(_) => self.marines(game, done) - self.aliens(game, done) + self.mission(game),
        };
        match side {
            Side::Marine => worth,
            Side::Alien => -worth,
        }
    }

    fn mission(&mut self, game: &SpaceHulk) -> i32 {
        let marine = self.objective.progress(Side::Marine, game, &mut self.ways);
        let alien = self.objective.progress(Side::Alien, game, &mut self.ways);
        MISSION * marine / 1000 * self.urgency / 1000 - ALIEN_MISSION * alien / 1000
    }

    fn marines(&mut self, game: &SpaceHulk, done: Done) -> i32 {
        let watches = watches(game);
        let mut worth = 30 * i32::from(game.command_left()) + SAVED * i32::from(game.n_marines_exited());
        for marine in game.units().iter().filter(|unit| unit.kind() == Kind::Marine) {
            let full = worth_of(marine) + self.stake(marine);
            worth += full;
            if let Some(at) = marine.square() {
                let risk = risk(game, &mut self.ways, (marine, at), &watches, done);
                worth -= full * risk / 1000 * DANGER / 1000;
            }
        }
        worth
    }

    fn stake(&self, marine: &Unit) -> i32 {
        self.stakes.iter().find(|(tag, _)| *tag == marine.tag()).map_or(0, |(_, stake)| *stake)
    }

    fn aliens(&mut self, game: &SpaceHulk, done: Done) -> i32 {
        let in_danger = match game.phase() {
            Phase::AlienAction => fields_of_fire(game),
            _ => SquareSet::EMPTY,
        };
        let marines = self.ways.row_from_units(game, &standing(game, Side::Marine));
        let mut worth = 0;
        for alien in game.units().iter().filter(|unit| unit.side() == Side::Alien) {
            let full = if alien.kind() == Kind::Broodlord { BROODLORD } else { MODEL * models(alien) };
            let Some((square, lead)) = start_of(game, alien) else {
                worth += full;
                continue;
            };
            let seen = alien.square().is_some_and(|square| in_danger.has(square));
            worth += if seen && done.has_acted(game, alien) { full * 55 / 100 } else { full };
            let distance = i32::from(marines[square.index()]).min(60) + lead;
            worth += (60 - distance).max(0) * 3;
        }
        worth
    }
}

/// Where Marines who can shoot see something.
fn fields_of_fire(game: &SpaceHulk) -> SquareSet {
    let armed = game.units().iter().filter(|unit| unit.kind() == Kind::Marine && is_armed(unit));
    let seen = armed.filter_map(|unit| Some(game.seen_from(unit.square()?, unit.facing())));
    seen.fold(SquareSet::EMPTY, |all, seen| all.or(&seen))
}

/// The squares on which units of a side stand.
pub(crate) fn standing(game: &SpaceHulk, side: Side) -> SquareSet {
    game.units().iter().filter(|unit| unit.side() == side).filter_map(Unit::square).collect()
}

/// What a Marine is worth alive.
fn worth_of(marine: &Unit) -> i32 {
    let rank = match marine.rank() {
        Rank::Trooper => 1000,
        Rank::Sergeant => 1250,
        Rank::Librarian => 1300,
    };
    let weapon = match marine.ranged() {
        Ranged::HeavyFlamer => 60 * i32::from(marine.ammo()),
        Ranged::AssaultCannon => 25 * i32::from(marine.ammo()),
        _ => 0,
    };
    let jam = if marine.is_jammed() { 60 } else { 0 };
    rank + weapon + 10 * i32::from(marine.psi()) - jam
}
