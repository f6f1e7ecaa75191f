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
    pub before: G,
    pub action: G::Action,
    /// Whether dice were rolled or something was drawn.
    pub has_draws: bool,
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

/// Everything that was found out, put together: judgments, and the luck of every decision.
pub(crate) fn put_together<G: Analyst>(
    decisions: &[Decision<G>],
    (judgments, lucks): (&[Option<Judgment>], &[i32]),
    frames: &[u32],
    end: End,
    depth: Depth,
) -> Analysis {
    let (values, walked) = values(decisions, judgments, lucks);
    let last = if end.by_rules { end.result } else { walked };
    let expectation = first_value(judgments).unwrap_or(last);
    let traced: i32 = values.iter().map(|value| value.skill + value.luck).sum();
    let mut analysis = Analysis {
        depth: depth.number(),
        expectation,
        result: end.result,
        conceded: end.result - last,
        untraced: last - expectation - traced,
        steps: steps(decisions, judgments, frames, &values),
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
        let has_draws = !step.picks.is_empty();
        found.push(Decision { before, action, has_draws, seat, view, legal, played: index, is_foreseen });
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

/// What became of the chances with one action.
#[derive(Clone, Copy, Default)]
struct Value {
    before: i32,
    skill: i32,
    luck: i32,
}

/// The chances before each action, what it changed itself and what chance did; and the value of the last position.
///
/// A position that whoever decided could foresee is worth what was foreseen. A position without a choice is not judged.
/// Skill and luck are not made to fit between two values: each is right on average by itself.
fn values<G: Game>(
    decisions: &[Decision<G>],
    judgments: &[Option<Judgment>],
    lucks: &[i32],
) -> (Vec<Value>, i32) {
    let mut values = Vec::with_capacity(decisions.len());
    let mut now = first_value(judgments).unwrap_or(WIN / 2);
    let (mut is_foreseen, mut luck_since) = (true, 0);
    for ((decision, judgment), &luck) in decisions.iter().zip(judgments).zip(lucks) {
        if let Some(judgment) = judgment
            && !is_foreseen
        {
            (now, is_foreseen, luck_since) = (judgment.value, true, 0);
        }
        let played = judgment.as_ref().and_then(|judgment| judgment.of(decision.played));
        let skill = played.map_or(0, |answer| answer.gain);
        values.push(Value { before: now, skill, luck });
        // A chance that was carried on and a difference that was estimated may add up to more than certainty.
        now = (now + skill).clamp(0, WIN);
        luck_since += luck;
        is_foreseen &= decision.is_foreseen;
    }
    (values, (now + luck_since).clamp(0, WIN))
}

fn steps<G: Analyst>(
    decisions: &[Decision<G>],
    judgments: &[Option<Judgment>],
    frames: &[u32],
    values: &[Value],
) -> Vec<AnalysedStep> {
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
