//! A whole match.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use forms::Text;
use game_api::{FirstDraw, Game, HiddenInfo, Journal, Pending, Script, Seeded, Viewer, stable_hash};
use protocol::{AnalysedStep, Analysis, ErrorSize, JudgedAnswer};
use search::{Stop, WIN};
use table::{Course, PlayedGame, Replay};

use crate::judgment::asked;
use crate::tally::tally;
use crate::{Analyst, Curve, Depth, Judgment, Mind, judge};

/// Worlds in which an action is tried to see whether its outcome could be foreseen.
const WORLDS: u64 = 2;

/// Why a match has no analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cannot {
    /// It never began, or the present rules do not lead to all of its positions.
    NotPlayed,
    /// Somebody asked to stop.
    Stopped,
}

impl fmt::Display for Cannot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Cannot::NotPlayed => "the match never began, or was played by an earlier revision of the rules",
            Cannot::Stopped => "the analysis was stopped",
        })
    }
}

impl std::error::Error for Cannot {}

/// Follows an analysis, and can end it.
pub struct Progress<'a> {
    /// Asked to stop, it ends at the next decision.
    pub stop: &'a Stop,
    /// Told how many decisions are judged, and how many there are.
    pub tell: &'a (dyn Fn(usize, usize) + Sync),
    /// Threads that work on it, at least one; they change no figure.
    pub threads: usize,
}

/// Analyses a match.
pub fn analyse(replay: &Replay, depth: Depth, progress: &Progress) -> Result<Analysis, Cannot> {
    let ending = replay.table().ending().map(|ending| ending.winner.as_deref());
    match replay.course().ok_or(Cannot::NotPlayed)? {
        Course::Hulk(played) => analyse_game(&played, ending, depth, progress),
        Course::Angel(played) => analyse_game(&played, ending, depth, progress),
    }
}

/// Something that was decided.
struct Decision<G: Game> {
    before: G,
    action: G::Action,
    seat: G::Seat,
    view: G::View,
    legal: Vec<G::Action>,
    played: usize,
    /// Whether whoever decided could know what the seat that decides next sees.
    is_foreseen: bool,
}

/// Analyses a game; `ending` has the winner where something else than the rules ended it.
pub fn analyse_game<G: Analyst + Send + Sync>(
    played: &PlayedGame<G>,
    ending: Option<Option<&str>>,
    depth: Depth,
    progress: &Progress,
) -> Result<Analysis, Cannot>
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Seat: Send + Sync,
{
    let (decisions, end) = decisions(played).ok_or(Cannot::NotPlayed)?;
    let curve = Arc::new(Curve::of(&played.replay.start));
    let judgments = judge_all(&decisions, &curve, depth, progress)?;
    let by_rules = match end.pending() {
        Pending::Over(outcome) => Some(G::worth(&outcome)),
        Pending::Decide(_) => None,
    };
    let result = match (by_rules, ending) {
        (Some(worth), _) => worth,
        (None, Some(Some("alien"))) => 0,
        (None, Some(Some(_))) => WIN,
        // A cooperative game that is given up is lost.
        (None, Some(None)) if G::is_marine(end.first_marine()) && is_alone(&end) => 0,
        (None, _) => WIN / 2,
    };
    let last = last_value(&decisions, &judgments);
    let mut analysis = Analysis {
        depth: depth.number(),
        expectation: first_value(&judgments).unwrap_or(result),
        result,
        conceded: if by_rules.is_some() { 0 } else { result - last },
        steps: steps(&decisions, &judgments, &played.frames, by_rules.unwrap_or(last)),
        seats: Vec::new(),
        marines: Vec::new(),
    };
    tally(&mut analysis);
    Ok(analysis)
}

/// Whether all seats are on the Marines' side.
fn is_alone<G: Analyst>(game: &G) -> bool {
    game.seats().iter().all(|(_, seat)| G::is_marine(*seat))
}

/// Every decision of a game, and its end; nothing if the rules do not lead there.
fn decisions<G: Analyst>(played: &PlayedGame<G>) -> Option<(Vec<Decision<G>>, G)> {
    let mut game = played.replay.start.clone();
    let mut found = Vec::with_capacity(played.replay.steps.len());
    for step in &played.replay.steps {
        let (seat, view) = asked(&game)?;
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        let index = legal.binary_search(&step.action).ok()?;
        let before = game.clone();
        let mut script = Script::new(step.picks.iter().copied());
        game.apply_unchecked(&step.action, &mut script, &mut Journal::discard());
        script.finish().ok()?;
        let is_foreseen = step.picks.is_empty() && is_foreseen(seat, &view, &step.action, &game);
        let action = step.action.clone();
        found.push(Decision { before, action, seat, view, legal, played: index, is_foreseen });
    }
    Some((found, game))
}

/// Whether the next decision is the same seat's, and it sees what it had to expect.
fn is_foreseen<G: HiddenInfo>(seat: G::Seat, view: &G::View, action: &G::Action, after: &G) -> bool {
    if after.pending() != Pending::Decide(seat) {
        return false;
    }
    let seen = after.view(Viewer::Seat(seat));
    (0..WORLDS).all(|seed| {
        let mut world = G::sample_world(view, &mut Seeded::new(seed));
        world.apply_unchecked(action, &mut FirstDraw::default(), &mut Journal::discard());
        world.view(Viewer::Seat(seat)) == seen
    })
}

/// The judgment of every decision with a choice.
fn judge_all<G: Analyst + Send + Sync>(
    decisions: &[Decision<G>],
    curve: &Arc<Curve>,
    depth: Depth,
    progress: &Progress,
) -> Result<Vec<Option<Judgment>>, Cannot>
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Seat: Send + Sync,
{
    let of = decisions.iter().filter(|decision| decision.legal.len() > 1).count();
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let found: Mutex<Vec<Option<Judgment>>> = Mutex::new(vec![None; decisions.len()]);
    (progress.tell)(0, of);
    let work = || {
        let mut mind = Mind::<G>::new(Arc::clone(curve));
        while !progress.stop.is_asked() {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(decision) = decisions.get(at) else { break };
            let seed = stable_hash(&(at, "analysis"));
            let asked = (&decision.view, decision.legal.as_slice());
            let judged =
                judge(&mut mind, asked, decision.seat, Some(decision.played), (depth, seed), progress.stop);
            if judged.is_some() {
                found.lock().unwrap_or_else(PoisonError::into_inner)[at] = judged;
                (progress.tell)(done.fetch_add(1, Ordering::Relaxed) + 1, of);
            }
        }
    };
    thread::scope(|scope| {
        (1..progress.threads.max(1)).for_each(|_| drop(scope.spawn(work)));
        work();
    });
    if progress.stop.is_asked() {
        return Err(Cannot::Stopped);
    }
    Ok(found.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn first_value(judgments: &[Option<Judgment>]) -> Option<i32> {
    judgments.iter().flatten().next().map(|judgment| judgment.value)
}

/// What the position after the last decision with a choice is worth before dice are rolled.
fn last_value<G: Game>(decisions: &[Decision<G>], judgments: &[Option<Judgment>]) -> i32 {
    let walked = values(decisions, judgments, None);
    walked.last().map_or(WIN / 2, |value| value.before + value.skill + value.luck)
}

/// What became of the chances with one action.
#[derive(Clone, Copy, Default)]
struct Value {
    before: i32,
    skill: i32,
    luck: i32,
}

/// The chances before each action, what it changed itself and what chance did. `end` is what the game came
/// to; without it the last action has no luck.
///
/// A position that whoever decided could foresee is worth what was foreseen. A position without a choice is not judged:
/// what chance does up to the next one that is belongs to the last action before it whose outcome was open.
fn values<G: Game>(
    decisions: &[Decision<G>],
    judgments: &[Option<Judgment>],
    end: Option<i32>,
) -> Vec<Value> {
    let mut values = vec![Value::default(); decisions.len()];
    let mut now = first_value(judgments).or(end).unwrap_or(WIN / 2);
    let mut open: Option<usize> = None;
    for (at, decision) in decisions.iter().enumerate() {
        if let (Some(judgment), Some(last)) = (&judgments[at], open) {
            values[last].luck += judgment.value - now;
            now = judgment.value;
            open = None;
        }
        values[at].before = now;
        if let Some(judgment) = &judgments[at] {
            let played = judgment.of(decision.played).map_or(judgment.value, |answer| answer.chance);
            values[at].skill = played - judgment.value;
            now += values[at].skill;
        }
        if !decision.is_foreseen {
            open = Some(at);
        }
    }
    if let (Some(end), Some(last)) = (end, open.or(decisions.len().checked_sub(1))) {
        values[last].luck += end - now;
    }
    values
}

fn steps<G: Analyst>(
    decisions: &[Decision<G>],
    judgments: &[Option<Judgment>],
    frames: &[u32],
    end: i32,
) -> Vec<AnalysedStep> {
    let values = values(decisions, judgments, Some(end));
    let all = decisions.iter().zip(judgments).zip(frames).zip(values);
    all.map(|(((decision, judgment), &frame), value)| {
        let loss = judgment.as_ref().map_or(0, |judgment| judgment.loss(decision.played));
        AnalysedStep {
            frame,
            seat: G::seat(decision.seat),
            marine: decision.before.marine(&decision.action),
            before: value.before,
            skill: value.skill,
            luck: value.luck,
            loss,
            error: ErrorSize::of(loss),
            answers: judgment.as_ref().map_or(Vec::new(), |judgment| {
                answers(decision, judgment, value.before - judgment.value)
            }),
        }
    })
    .collect()
}

/// Answers that are told at most, the one that was played besides.
const MOST_TOLD: usize = 3;

/// The answers to a decision, with chances beside the one that the graph shows before it.
fn answers<G: Analyst>(decision: &Decision<G>, judgment: &Judgment, shift: i32) -> Vec<JudgedAnswer> {
    let is_told = |place: usize, index: usize| place < MOST_TOLD || index == decision.played;
    let told = judgment.answers.iter().enumerate().filter(|(place, answer)| is_told(*place, answer.index));
    told.map(|(_, answer)| JudgedAnswer {
        action: Text::of(&decision.before.write_action(&decision.legal[answer.index])).into(),
        chance: (answer.chance + shift).clamp(0, WIN),
        rollouts: answer.rollouts,
        uncertainty: answer.uncertainty,
        played: answer.index == decision.played,
    })
    .collect()
}
