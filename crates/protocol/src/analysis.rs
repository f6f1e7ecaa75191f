//! A second opinion on a match, on a decision, and puzzles.
//!
//! Chances are those of the Marines to win, in ten thousandths of a win: 10,000 is a win, 5,000 a draw. In
//! Death Angel all players are the Marines.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Action, Seat};

/// How much a decision lost against the best answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorSize {
    /// At least 5 points of 100.
    Inaccuracy,
    /// At least 10 points.
    Mistake,
    /// At least 20 points.
    Blunder,
}

impl ErrorSize {
    /// The size of a loss in ten thousandths of a win; nothing if it is too small to be an error.
    pub const fn of(loss: i32) -> Option<ErrorSize> {
        match loss {
            2000.. => Some(ErrorSize::Blunder),
            1000.. => Some(ErrorSize::Mistake),
            500.. => Some(ErrorSize::Inaccuracy),
            _ => None,
        }
    }
}

/// `GET /api/matches/{id}/analysis`: how far it is, and what is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisPage {
    /// Grows with everything that is told: `?after=` waits for something newer.
    pub number: u32,
    /// Whether it waits because the person who asks has used up their time on the server.
    pub paused: bool,
    /// The depth that is being computed; none if nothing is under way.
    pub under_way: Option<u8>,
    /// Decisions of that depth that have been judged.
    pub done: u32,
    /// Decisions that are to be judged.
    pub of: u32,
    /// The deepest analysis that is finished, unless `?depth=` says that it is known already.
    pub analysis: Option<Analysis>,
}

/// What a match was worth, decision by decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysis {
    /// How deep it looked: a decision was played out 32 times for depth 1, and twice as often for each
    /// further one.
    pub depth: u8,
    /// The chance at the start.
    pub expectation: i32,
    /// What came of it: 10,000, 5,000 or 0.
    pub result: i32,
    /// What a resignation, an agreed draw or a lapsed time limit changed at the end; it counts as skill of
    /// nobody's decision. 0 where the rules ended the game.
    pub conceded: i32,
    /// What no single decision shows: effects of decisions that come later than a decision is played out, what came to
    /// light without dice, and errors of the estimates. It is the result less the expectation, what was conceded, and
    /// the skill and luck of all steps.
    pub untraced: i32,
    /// Every action that led to the end, in order.
    pub steps: Vec<AnalysedStep>,
    /// What each seat made of it.
    pub seats: Vec<SeatTally>,
    /// What each Marine made of it.
    pub marines: Vec<MarineTally>,
}

/// What lists tell about the analysis of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisCard {
    /// Which match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// How deep it looked.
    pub depth: u8,
    /// The chance at the start.
    pub expectation: i32,
    /// What came of it: 10,000, 5,000 or 0.
    pub result: i32,
    /// What each seat made of it.
    pub seats: Vec<SeatTally>,
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysedStep {
    /// The frame of the replay that shows the game before it.
    pub frame: u32,
    /// Who decided.
    pub seat: Seat,
    /// The Marine who acted, where it was one.
    pub marine: Option<String>,
    /// The chance before it, as far as its seat could know.
    pub before: i32,
    /// What the decision changed against the move of a computer player of the level `veteran`; a Marine's
    /// good move is above 0, a good move of the aliens below.
    pub skill: i32,
    /// What dice and draws made of the action, less what they were to make of it on average; good for the Marines above
    /// 0. It is 0 where nothing was rolled or drawn.
    pub luck: i32,
    /// What the seat lost against the best answer that was found, at least 0.
    pub loss: i32,
    /// How large the error was.
    pub error: Option<ErrorSize>,
    /// The answers that were compared, the best first; empty where there was no choice.
    pub answers: Vec<JudgedAnswer>,
}

/// An answer that was compared with others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct JudgedAnswer {
    /// The answer.
    pub action: Action,
    /// The chance after it, before dice are rolled.
    pub chance: i32,
    /// How often it was played out.
    pub rollouts: u32,
    /// The standard error of its difference from the best, in the same unit.
    pub uncertainty: i32,
    /// Whether it was played.
    pub played: bool,
}

/// What a seat made of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatTally {
    /// Which seat.
    pub seat: Seat,
    /// Decisions with a choice.
    pub decisions: u32,
    /// What its decisions gained for it against those of a veteran.
    pub skill: i32,
    /// What chance gave it after its own decisions.
    pub luck: i32,
    /// What all its decisions lost against the best answers.
    pub loss: i32,
    /// Its errors.
    pub inaccuracies: u32,
    /// The larger ones.
    pub mistakes: u32,
    /// The largest ones.
    pub blunders: u32,
}

/// What a Marine made of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MarineTally {
    /// The name of the Marine in the rules.
    pub marine: String,
    /// Decisions about what the Marine does.
    pub decisions: u32,
    /// As of a seat.
    pub skill: i32,
    /// As of a seat.
    pub luck: i32,
    /// As of a seat.
    pub loss: i32,
}

/// An answer to a pending decision that was compared with others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AdvisedAnswer {
    /// Its place in the legal list.
    pub index: u32,
    /// The Marine or alien who would act, where it is one.
    pub unit: Option<String>,
    /// The answer.
    pub action: Action,
    /// The chance of the one who decides after it, before dice are rolled.
    pub chance: i32,
    /// What it loses against the best, in the same unit; 0 where that is not clear.
    pub loss: i32,
    /// How large an error it would be.
    pub error: Option<ErrorSize>,
}
