//! What was decided in a game, and what became of its chances.

use forms::Text;
use game_api::{FirstDraw, Game, HiddenInfo, Journal, Pending, Script, Seeded, Viewer};
use protocol::{AnalysedStep, Analysis, ErrorSize, JudgedAnswer};
use search::WIN;
use table::PlayedGame;

use crate::judgment::asked;
use crate::tally::tally;
use crate::{Analyst, Depth, Judgment};

/// Worlds in which an action is tried to see whether its outcome could be foreseen.
const WORLDS: u64 = 2;

/// Something that was decided.
pub(crate) struct Decision<G: Game> {
    before: G,
    action: G::Action,
    pub seat: G::Seat,
    pub view: G::View,
    pub legal: Vec<G::Action>,
    pub played: usize,
    /// Whether whoever decided could know what the seat that decides next sees.
    is_foreseen: bool,
}

/// How a game ended.
#[derive(Clone, Copy)]
pub(crate) struct End {
    /// What it is worth to the Marines.
    pub result: i32,
    pub by_rules: bool,
}

/// How a game ended; `ending` has the winner where something else than the rules ended it.
pub(crate) fn end_of<G: Analyst>(end: &G, ending: Option<Option<&str>>) -> End {
    if let Pending::Over(outcome) = end.pending() {
        return End { result: G::worth(&outcome), by_rules: true };
    }
    let result = match ending.flatten() {
        Some("alien") => 0,
        Some(_) => WIN,
        // A cooperative game that is given up is lost.
        None if is_alone(end) => 0,
        None => WIN / 2,
    };
    End { result, by_rules: false }
}

/// Everything that was judged, put together.
pub(crate) fn put_together<G: Analyst>(
    decisions: &[Decision<G>],
    judgments: &[Option<Judgment>],
    frames: &[u32],
    end: End,
    depth: Depth,
) -> Analysis {
    let last = if end.by_rules { end.result } else { last_value(decisions, judgments) };
    let mut analysis = Analysis {
        depth: depth.number(),
        expectation: first_value(judgments).unwrap_or(last),
        result: end.result,
        conceded: end.result - last,
        steps: steps(decisions, judgments, frames, last),
        seats: Vec::new(),
        marines: Vec::new(),
    };
    tally(&mut analysis);
    analysis
}

/// Whether all seats are on the Marines' side.
fn is_alone<G: Analyst>(game: &G) -> bool {
    game.seats().iter().all(|(_, seat)| G::is_marine(*seat))
}

/// Every decision of a game, and its end; nothing if the rules do not lead there.
pub(crate) fn decisions<G: Analyst>(played: &PlayedGame<G>) -> Option<(Vec<Decision<G>>, G)> {
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
            // A chance that was carried on and a difference that was estimated may add up to more than certainty.
            values[at].skill = (now + played - judgment.value).clamp(0, WIN) - now;
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
            answers: judgment
                .as_ref()
                .map_or(Vec::new(), |judgment| answers(decision, judgment, value.before - judgment.value)),
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
