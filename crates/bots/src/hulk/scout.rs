//! A player who looks one action ahead.

use game_api::Player;
use space_hulk::{Action, Side, SpaceHulk, UnitId, Verb, View};

use super::judge::Judge;
use super::sampler::Sampler;
use super::threat::Done;

/// Tries every action a few times in sampled worlds and takes the one that looks
/// best at once.
pub struct Scout {
    sampler: Sampler,
    judge: Option<Judge>,
}

/// Worlds in which every action is tried.
const WORLDS: usize = 2;
/// Answers that are tried at most.
const MOST_TRIED: usize = 150;

impl Scout {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Scout {
        Scout { sampler: Sampler::new(seed), judge: None }
    }
}

impl Player<SpaceHulk> for Scout {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        let judge = judge_of(&mut self.judge, view);
        best_by_trial(&mut self.sampler, judge, view, legal, WORLDS)
    }
}

/// The judge of this mission, made anew when the mission changes.
pub(crate) fn judge_of<'a>(judge: &'a mut Option<Judge>, view: &View) -> &'a mut Judge {
    if judge.as_ref().is_none_or(|judge| !judge.is_for(view.table())) {
        *judge = Some(Judge::new(view.table()));
    }
    let judge = judge.as_mut().expect("made above");
    judge.attend(view.table());
    judge
}

/// The action with the highest mean value over a number of worlds.
pub(crate) fn best_by_trial(
    sampler: &mut Sampler,
    judge: &mut Judge,
    view: &View,
    legal: &[Action],
    worlds: usize,
) -> usize {
    if legal.len() == 1 {
        return 0;
    }
    let marks = trials(sampler, judge, view, legal, worlds);
    // The last of equals is mostly the one that ends or passes.
    let best = marks.iter().max_by_key(|(_, mark)| *mark);
    best.map_or(0, |(index, _)| *index)
}

/// What actions are worth over a number of worlds, with their places in the legal list.
pub(crate) fn trials(
    sampler: &mut Sampler,
    judge: &mut Judge,
    view: &View,
    legal: &[Action],
    worlds: usize,
) -> Vec<(usize, i64)> {
    let Some(side) = view.table().decision().map(|decision| decision.owner) else { return Vec::new() };
    // Of very many answers, as when Marines are deployed, not all are looked at.
    let stride = legal.len().div_ceil(MOST_TRIED);
    let mut marks: Vec<(usize, i64)> = (0..legal.len()).step_by(stride).map(|index| (index, 0)).collect();
    for _ in 0..worlds {
        let world = sampler.world(view);
        for (index, mark) in &mut marks {
            let action = &legal[*index];
            *mark += i64::from(worth_after(sampler, judge, &world, action, side) - price(action));
        }
    }
    marks
}

/// What one action makes of a world. The end of a turn is judged before it: after it
/// other things count.
fn worth_after(
    sampler: &mut Sampler,
    judge: &mut Judge,
    world: &SpaceHulk,
    action: &Action,
    side: Side,
) -> i32 {
    if action.verb == Verb::EndTurn {
        return judge.judge(world, side, Done::All);
    }
    let acting = (action.unit != UnitId::NONE).then(|| world.unit(action.unit).tag());
    let mut after = world.clone();
    sampler.play(&mut after, action, side);
    judge.judge(&after, side, acting.map_or(Done::Nobody, Done::One))
}

/// Points not spent are worth a little, or nobody would ever stop.
fn price(action: &Action) -> i32 {
    match action.verb {
        Verb::EndTurn | Verb::EndActivation | Verb::Pass => 0,
        _ => 2 + 20 * i32::from(action.cp),
    }
}
