//! One decision.

use std::sync::Arc;

use game_api::{Game, Pending, Viewer};
use search::{Budget, Candidate, Gate, Question, Report, Script, Search, Stop, WIN};

use crate::{Analyst, Curve};

/// How deep an analysis looks, from 1 to [`Depth::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Depth(u8);

impl Depth {
    /// The depth where none is asked for.
    pub const DEFAULT: Depth = Depth(3);
    /// The deepest one that can be asked for.
    pub const MOST: Depth = Depth(10);

    /// This depth, if there is one.
    pub fn new(depth: u8) -> Option<Depth> {
        (1..=Self::MOST.0).contains(&depth).then_some(Depth(depth))
    }

    /// From 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Rollouts for a decision, of all answers together.
    pub fn rollouts(self) -> u32 {
        32 << (self.0 - 1)
    }

    /// Answers that are compared at most, besides the one that was played.
    fn candidates(self) -> usize {
        3 + usize::from(self.0)
    }

    /// Rollouts of a veteran's move, and of the one that was played, which the value of a position and the skill of a
    /// decision follow from. The number follows from that of the candidates alone: rounds that are added or left out
    /// because of what the first ones came to would make whoever was lucky in them look better.
    fn rounds(self, n_candidates: usize) -> usize {
        self.rollouts() as usize / n_candidates.clamp(2, 4)
    }
}

/// Another answer is better than a veteran's if it gains more than two standard errors.
const CLEAR: Gate = Gate { errors: 20, least: 0 };

/// What was found out about a decision. Chances are those of the Marines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgment {
    /// What the position is worth if veterans play on.
    pub value: i32,
    /// Every answer that was compared: the one that proved best for its seat, and then the others by their chances.
    pub answers: Vec<Judged>,
    /// Whether the Marines decide.
    pub is_marine: bool,
    /// The place of the veteran's own move in the legal list.
    pub own: usize,
}

/// What was found out about an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Its place in the legal list.
    pub index: usize,
    /// The chance after it.
    pub chance: i32,
    /// What it gains over the veteran's own move. Unlike the chance it is not kept between 0 and certainty, since that
    /// would leave out a part of it on one side alone.
    pub gain: i32,
    /// How often it was played out.
    pub rollouts: u32,
    /// The standard error of its difference from the veteran's own move.
    pub uncertainty: i32,
}

impl Judgment {
    /// What was found out about an answer, if it was compared.
    pub fn of(&self, index: usize) -> Option<&Judged> {
        self.answers.iter().find(|answer| answer.index == index)
    }

    /// What an answer loses against the best to the seat that decides: 0 where the difference is within two
    /// standard errors, since among several answers one always looks better than it is.
    pub fn loss(&self, index: usize) -> i32 {
        let (Some(best), Some(played)) = (self.answers.first(), self.of(index)) else { return 0 };
        let lost = if self.is_marine { best.chance - played.chance } else { played.chance - best.chance };
        let (a, b) = (i64::from(best.uncertainty), i64::from(played.uncertainty));
        let is_clear = i64::from(lost) * i64::from(lost) > 4 * (a * a + b * b);
        if lost > 0 && is_clear { lost } else { 0 }
    }
}

/// Thinks about decisions of one mission, and keeps what it has prepared.
pub struct Mind<G: Analyst> {
    search: Search<Bent<G::Rollout>>,
}

impl<G: Analyst> Mind<G> {
    /// One that sees the mission like this.
    pub fn new(curve: Arc<Curve>) -> Mind<G> {
        let make = move || Bent { script: G::rollout(), curve: Arc::clone(&curve) };
        Mind { search: Search::new(make).with_gate(CLEAR) }
    }
}

/// Asks about a decision, with the answer that was played if there is one. Nothing where there is no choice, or if
/// somebody asks to stop.
pub fn judge<G: Analyst>(
    mind: &mut Mind<G>,
    (view, legal): (&G::View, &[G::Action]),
    seat: G::Seat,
    played: Option<usize>,
    (depth, seed): (Depth, u64),
    stop: &Stop,
) -> Option<Judgment>
where
    G::View: Sync,
    G::Action: Sync,
    G::Seat: Sync,
{
    if legal.len() < 2 {
        return None;
    }
    let mut candidates = G::candidates(view, legal, seed, depth.candidates());
    if let Some(played) = played.filter(|played| !candidates.contains(played)) {
        candidates.insert(1, played);
    }
    let question = Question { seat, view, legal, candidates: &candidates, seed };
    let report = mind.search.decide(&question, &Budget::rollouts(depth.rollouts()), stop);
    let rounds = depth.rounds(candidates.len());
    let compared =
        report.candidates.iter().filter(|one| one.index == candidates[0] || Some(one.index) == played);
    let mut fair = Vec::with_capacity(2);
    for candidate in compared {
        fair.push(in_rounds(mind, &question, candidate, rounds, stop)?);
    }
    let (own, played) = (&fair[0], fair.get(1));
    Some(put_together(own, played, &report, G::is_marine(seat)))
}

/// A candidate with its first rounds, as many as are asked for: those that are missing are played now. Nothing if the
/// caller asks to stop.
fn in_rounds<G: Analyst>(
    mind: &mut Mind<G>,
    question: &Question<G>,
    candidate: &Candidate,
    rounds: usize,
    stop: &Stop,
) -> Option<Candidate>
where
    G::View: Sync,
    G::Action: Sync,
    G::Seat: Sync,
{
    let alone = Question { candidates: &[candidate.index], ..*question };
    let mut values = candidate.values.clone();
    let missing = values.len()..rounds.max(values.len());
    values.extend(mind.search.play(&alone, missing, stop).into_iter().flatten());
    values.truncate(rounds);
    (values.len() == rounds && !stop.is_asked()).then_some(Candidate { values, ..*candidate })
}

/// Every answer is worth what the veteran's move is, and its gain over that in the rounds that both have; the one that
/// was played, in the rounds that were meant for it.
fn put_together(own: &Candidate, played: Option<&Candidate>, report: &Report, is_marine: bool) -> Judgment {
    let value = own.mean().round() as i32;
    let for_marines = |chance: i32| if is_marine { chance } else { WIN - chance };
    let mut answers: Vec<(i32, Judged)> = report
        .candidates
        .iter()
        .map(|candidate| {
            let in_all = (candidate, &report.candidates[0]);
            let fair = played.filter(|played| played.index == candidate.index);
            let (candidate, own) = fair.map_or(in_all, |played| (played, own));
            let (gain, uncertainty) = gain(candidate, own);
            // A chance cannot be more than certain, although a sum of two estimates can.
            let chance = (value + gain).clamp(0, WIN);
            let rollouts = candidate.visits() as u32;
            let judged = Judged {
                index: candidate.index,
                chance: for_marines(chance),
                gain: if is_marine { gain } else { -gain },
                rollouts,
                uncertainty,
            };
            (chance, judged)
        })
        .collect();
    answers.sort_by_key(|(chance, judged)| (judged.index != report.chosen, -chance, judged.index));
    let answers = answers.into_iter().map(|(_, judged)| judged).collect();
    Judgment { value: for_marines(value), answers, is_marine, own: own.index }
}

/// The mean difference in the rounds that both have, and its standard error.
fn gain(candidate: &Candidate, own: &Candidate) -> (i32, i32) {
    if candidate.index == own.index {
        return (0, 0);
    }
    let gains: Vec<f64> = candidate.values.iter().zip(&own.values).map(|(a, b)| f64::from(a - b)).collect();
    let n = gains.len().max(1) as f64;
    let mean = gains.iter().sum::<f64>() / n;
    let squares: f64 = gains.iter().map(|gain| (gain - mean).powi(2)).sum();
    let error = if n > 1.0 { (squares / (n - 1.0) / n).sqrt() } else { f64::from(WIN) };
    (mean.round() as i32, error.round() as i32)
}

/// A script whose evaluation is bent to the mission.
pub(crate) struct Bent<S> {
    pub script: S,
    pub curve: Arc<Curve>,
}

impl<G: Analyst, S: Script<G>> Script<G> for Bent<S> {
    fn begin(&mut self, seed: u64) {
        self.script.begin(seed);
    }

    fn decide(&mut self, view: &G::View, legal: &[G::Action]) -> usize {
        self.script.decide(view, legal)
    }

    fn is_leaf(&mut self, root: &G, game: &G) -> bool {
        self.script.is_leaf(root, game)
    }

    fn judge(&mut self, game: &G, seat: G::Seat) -> i32 {
        let value = self.script.judge(game, game.first_marine());
        let chance = self.curve.bend(value, game.moment().0, game.is_alien_turn());
        if G::is_marine(seat) { chance } else { WIN - chance }
    }

    fn payoff(&self, outcome: &G::Outcome, seat: G::Seat) -> i32 {
        self.script.payoff(outcome, seat)
    }
}

/// The seat that decides and its view; nothing after the end.
pub(crate) fn asked<G: Game>(game: &G) -> Option<(G::Seat, G::View)> {
    match game.pending() {
        Pending::Decide(seat) => Some((seat, game.view(Viewer::Seat(seat)))),
        Pending::Over(_) => None,
    }
}
