//! How fast the players are who look ahead.

use std::time::{Duration, Instant};

use bots::Level;
use bots::hulk::{Thinker, Veteran};
use content::hulk::{Library, Series};
use game_api::{Game, Journal, Pending, Player, Seeded, Viewer};
use space_hulk::{Action, SpaceHulk, View};

use crate::bench::{Figure, veteran_decisions};

/// What is measured, with the names of its figures: rollouts a second, the median of a decision, and what
/// one in a hundred exceeds.
const CASES: [(Level, usize, [&str; 3]); 4] = [
    (Level::Captain, 1, ["captain_rollouts", "captain_decision", "captain_decision_99"]),
    (
        Level::Captain,
        2,
        ["captain_rollouts_2_threads", "captain_decision_2_threads", "captain_decision_99_2_threads"],
    ),
    (Level::Master, 1, ["master_rollouts", "master_decision", "master_decision_99"]),
    (
        Level::Master,
        2,
        ["master_rollouts_2_threads", "master_decision_2_threads", "master_decision_99_2_threads"],
    ),
];

/// One decision in this many is thought about; veterans make the others.
const EVERY: usize = 23;
/// Decisions that are measured at least.
const LEAST: usize = 20;

/// All figures, in about this time.
pub(crate) fn figures(time: Duration) -> Vec<Figure> {
    let share = time / (CASES.len() as u32 + 1);
    let [median, slow] = veteran_decisions(share);
    let veteran = [("veteran_decision", median), ("veteran_decision_99", slow)];
    let veteran = veteran.map(|(name, value)| Figure { name, value, unit: "us" });
    let measure = |(level, threads, names)| measured(level, threads, names, share);
    veteran.into_iter().chain(CASES.into_iter().flat_map(measure)).collect()
}

fn measured(level: Level, threads: usize, names: [&'static str; 3], time: Duration) -> [Figure; 3] {
    let (mut taken, mut rollouts) = (Vec::new(), 0);
    let began = Instant::now();
    let mut thinker = Thinker::new(level, 1).with_threads(threads);
    for (view, legal) in questions() {
        let since = Instant::now();
        let report = thinker.think(&view, &legal).1;
        taken.push(since.elapsed().as_secs_f64());
        rollouts += report.map_or(0, |report| report.rollouts());
        if began.elapsed() > time && taken.len() >= LEAST {
            break;
        }
    }
    let speed = rollouts as f64 / taken.iter().sum::<f64>();
    taken.sort_by(f64::total_cmp);
    let [at_50, at_99] = [50, 99].map(|percent| 1e3 * taken[taken.len() * percent / 100]);
    [
        Figure { name: names[0], value: speed, unit: "rollouts/s" },
        Figure { name: names[1], value: at_50, unit: "ms" },
        Figure { name: names[2], value: at_99, unit: "ms" },
    ]
}

/// Decisions of both sides on all missions of the campaign, without an end.
fn questions() -> impl Iterator<Item = (View, Vec<Action>)> {
    let campaign =
        Library::built_in().entries().iter().filter(|entry| entry.mission.series == Series::Campaign);
    let positions: Vec<_> = campaign.map(|entry| entry.mission.position()).collect();
    (0..).flat_map(move |seed: u64| {
        let position = &positions[seed as usize % positions.len()];
        let game = SpaceHulk::from_position(position, &mut Seeded::new(seed), &mut Journal::discard());
        of_game(game.expect("a mission of ours can be played"), seed)
    })
}

fn of_game(mut game: SpaceHulk, seed: u64) -> Vec<(View, Vec<Action>)> {
    let (mut veteran, mut dice) = (Veteran::new(seed), Seeded::new(!seed));
    let (mut found, mut legal, mut n) = (Vec::new(), Vec::new(), 0);
    while let Pending::Decide(side) = game.pending() {
        game.legal_actions(&mut legal);
        let view = game.view(Viewer::Seat(side));
        let index = veteran.decide(&view, &legal);
        n += usize::from(legal.len() > 1);
        if legal.len() > 1 && n % EVERY == 0 {
            found.push((view, legal.clone()));
        }
        game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
    }
    found
}
