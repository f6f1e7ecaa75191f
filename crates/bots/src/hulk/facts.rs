//! A position of Space Hulk in a few numbers, and how likely the Marines win it.
//!
//! The numbers tell of the position and not of the mission, so that they mean the same on missions
//! that nobody has seen before. Their weights come from games of veterans: `blipfall lab fit` finds
//! them, and `data/hulk-evaluation.txt` says how.

use std::sync::OnceLock;

use game_api::{Game, Pending};
use space_hulk::{Kind, Ranged, Side, SpaceHulk, Unit, View};

use super::objective::Objective;
use super::threat::{Done, models, risk, start_of, watches};
use super::ways::Ways;

/// The names of the facts, in the order of their weights.
pub const FACTS: [&str; 20] = [
    "always",
    "marine-progress",
    "alien-progress",
    "time",
    "late",
    "marines",
    "marines-lost",
    "marines-out",
    "risk",
    "worst-risk",
    "risk-of-the-needed",
    "needed",
    "aliens",
    "aliens-near",
    "aliens-in-reach",
    "aliens-to-come",
    "overwatch",
    "jams",
    "command",
    "ammunition",
];

/// A position, fact by fact, in thousandths.
pub type Facts = [i32; FACTS.len()];

/// A chance to win that is certain.
pub const CERTAIN: i32 = 10_000;

/// A stake in the mission of this size counts as 1000.
const FULL_STAKE: i32 = 6000;
/// Steps within which an alien is near, and in reach.
const NEAR: i32 = 20;
const IN_REACH: i32 = 6;

/// Tells positions of one mission, and remembers its ways.
pub struct Surveyor {
    mission: Option<(Ways, Objective)>,
}

impl Default for Surveyor {
    fn default() -> Surveyor {
        Surveyor::new()
    }
}

impl Surveyor {
    /// Knows no mission yet.
    pub fn new() -> Surveyor {
        Surveyor { mission: None }
    }

    /// How likely the Marines win, from 0 to [`CERTAIN`].
    pub fn chance(&mut self, game: &SpaceHulk) -> i32 {
        match game.pending() {
            Pending::Over(outcome) => match outcome.winner {
                Some(Side::Marine) => CERTAIN,
                Some(Side::Alien) => 0,
                None => CERTAIN / 2,
            },
            Pending::Decide(_) => {
                let weights = &weights()[usize::from(is_alien_turn(game))];
                let sum: i64 = self
                    .facts(game)
                    .iter()
                    .zip(weights)
                    .map(|(&fact, &weight)| i64::from(fact) * i64::from(weight))
                    .sum();
                bend((sum / 1000) as i32)
            }
        }
    }

    /// The facts of a position.
    pub fn facts(&mut self, game: &SpaceHulk) -> Facts {
        let is_known = self.mission.as_ref().is_some_and(|(ways, _)| ways.is_for(game.setup()));
        if !is_known {
            self.mission = Some((Ways::new(game.setup()), Objective::new(game.setup())));
        }
        let (ways, objective) = self.mission.as_mut().expect("made above");
        let mut facts = [0; FACTS.len()];
        tell_mission(game, ways, objective, &mut facts);
        tell_marines(game, ways, objective, &mut facts);
        tell_aliens(game, ways, &mut facts);
        facts
    }
}

/// Whether the aliens act before the Marines do again: such positions have weights of their own.
pub fn is_alien_turn(game: &SpaceHulk) -> bool {
    game.phase().in_alien_turn()
}

/// How likely the Marines win as far as a seat knows, from 0 to [`CERTAIN`].
pub fn evaluate(view: &View) -> i32 {
    Surveyor::new().chance(view.table())
}

fn tell_mission(game: &SpaceHulk, ways: &mut Ways, objective: &Objective, facts: &mut Facts) {
    let marine = objective.progress(Side::Marine, game, ways);
    let time = match game.setup().round_limit() {
        Some(limit) => (1000 * i32::from(game.turn()) / i32::from(limit.max(1))).min(1000),
        None => 0,
    };
    facts[0] = 1000;
    facts[1] = marine;
    facts[2] = objective.progress(Side::Alien, game, ways);
    facts[3] = time;
    facts[4] = time * (1000 - marine) / 1000;
    facts[18] = 100 * i32::from(game.command_left());
}

fn tell_marines(game: &SpaceHulk, ways: &mut Ways, objective: &Objective, facts: &mut Facts) {
    let watches = watches(game);
    let mut n_marines = 0;
    for (id, marine) in game.unit_ids().filter(|(_, unit)| unit.kind() == Kind::Marine) {
        n_marines += 1;
        facts[16] += 100 * i32::from(marine.on_overwatch() && !marine.is_jammed());
        facts[17] += 100 * i32::from(marine.is_jammed());
        if matches!(marine.ranged(), Ranged::HeavyFlamer | Ranged::AssaultCannon) {
            facts[19] += 50 * i32::from(marine.ammo());
        }
        let stake = objective.stake(&game.name_of(id), game);
        facts[11] = facts[11].max(1000 * stake / FULL_STAKE);
        if let Some(at) = marine.square() {
            let risk = risk(game, ways, (marine, at), &watches, Done::Nobody);
            facts[8] += risk;
            facts[9] = facts[9].max(risk);
            facts[10] += risk * stake / FULL_STAKE;
        }
    }
    let (lost, out) = (i32::from(game.n_marines_killed()), i32::from(game.n_marines_exited()));
    let all = (n_marines + lost + out).max(1);
    facts[5] = 100 * n_marines;
    facts[6] = 1000 * lost / all;
    facts[7] = 1000 * out / all;
}

fn tell_aliens(game: &SpaceHulk, ways: &mut Ways, facts: &mut Facts) {
    let marines = game.units().iter().filter(|unit| unit.kind() == Kind::Marine);
    let row = ways.row_from_units(game, &marines.filter_map(Unit::square).collect());
    for alien in game.units().iter().filter(|unit| unit.side() == Side::Alien) {
        let n_models = models(alien);
        facts[12] += 50 * n_models;
        let Some((at, lead)) = start_of(game, alien) else { continue };
        let steps = i32::from(row[at.index()]) + lead;
        facts[13] += 5 * n_models * (NEAR - steps).max(0);
        facts[14] += 100 * n_models * i32::from(steps <= IN_REACH);
        facts[15] += 50 * n_models * i32::from(alien.square().is_none());
    }
}

/// The weights of the facts in thousandths: those of the Marines' turn, and those of the aliens'.
type Weights = [[i32; FACTS.len()]; 2];

/// What `blipfall lab fit` has found.
fn weights() -> &'static Weights {
    static WEIGHTS: OnceLock<Weights> = OnceLock::new();
    WEIGHTS.get_or_init(|| {
        read_weights(include_str!("../../data/hulk-evaluation.txt")).expect("the file belongs to the program")
    })
}

/// Reads lines of a fact's name and two weights; `#` begins a comment. Nothing if one is missing.
fn read_weights(text: &str) -> Option<Weights> {
    let mut weights = [[0; FACTS.len()]; 2];
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let mut n_lines = 0;
    for (place, line) in lines.enumerate() {
        let mut words = line.split_whitespace();
        if words.next() != FACTS.get(place).copied() {
            return None;
        }
        for of_turn in &mut weights {
            of_turn[place] = words.next()?.parse().ok()?;
        }
        n_lines += 1;
    }
    (n_lines == FACTS.len()).then_some(weights)
}

/// The logistic curve from 0 to 8 in steps of a quarter, in ten thousandths.
const CURVE: [i32; 33] = [
    5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808, 9047, 9241, 9399, 9526, 9627, 9707, 9770, 9820,
    9859, 9890, 9914, 9933, 9948, 9959, 9968, 9975, 9981, 9985, 9988, 9991, 9993, 9994, 9996, 9997,
];
const STEP: i32 = 250;

/// A sum of thousandths as a chance. Whole numbers make it the same on every machine.
fn bend(sum: i32) -> i32 {
    let place = sum.abs().min(STEP * 32 - 1);
    let (step, rest) = ((place / STEP) as usize, place % STEP);
    let high = CURVE[step] + (CURVE[step + 1] - CURVE[step]) * rest / STEP;
    if sum < 0 { CERTAIN - high } else { high }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_is_even_and_rises() {
        assert_eq!((bend(0), bend(1000), bend(-1000)), (5000, 7311, 2689));
        assert!((-9000..9000).step_by(50).all(|sum| bend(sum) <= bend(sum + 50)));
    }

    #[test]
    fn a_file_with_a_missing_or_unknown_fact_is_refused() {
        let text = include_str!("../../data/hulk-evaluation.txt");
        assert!(read_weights(text).is_some());
        assert!(read_weights(&text.replace("jams", "hams")).is_none());
        let shorter: Vec<&str> = text.lines().filter(|line| !line.starts_with("ammunition")).collect();
        assert!(read_weights(&shorter.join("\n")).is_none());
    }
}
