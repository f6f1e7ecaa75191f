//! Questions that may take a while to answer.

use std::time::Duration;

use analysis::{Cannot, Depth, advise};
use protocol::{AdvisedAnswer, Code, Refused, ServerMessage};
use serde_json::{Map, Value};
use table::{Choice, Odds, PersonId, Sight, Table, WhyNot};

/// A question with everything that it takes to answer: the table as it was, so that the
/// match goes on meanwhile.
#[derive(Debug)]
pub struct Question {
    table: Table,
    person: PersonId,
    re: u32,
    version: u32,
    what: QuestionKind,
}

#[derive(Debug)]
enum QuestionKind {
    Odds(Choice),
    WhyNot(Map<String, Value>),
    /// With an answer that is to be among those that are compared, and the time that it may take.
    Advice(Option<u32>, Duration),
}

impl Question {
    pub(crate) fn odds(table: &Table, person: PersonId, re: u32, version: u32, choice: Choice) -> Question {
        Question { table: table.clone(), person, re, version, what: QuestionKind::Odds(choice) }
    }

    pub(crate) fn why_not(
        table: &Table,
        person: PersonId,
        re: u32,
        version: u32,
        action: Map<String, Value>,
    ) -> Question {
        Question { table: table.clone(), person, re, version, what: QuestionKind::WhyNot(action) }
    }

    pub(super) fn advice(
        table: &Table,
        person: PersonId,
        re: u32,
        version: u32,
        (action, time): (Option<u32>, Duration),
    ) -> Question {
        Question { table: table.clone(), person, re, version, what: QuestionKind::Advice(action, time) }
    }

    /// Whether it asks for advice, for which games are played.
    pub(crate) fn is_for_advice(&self) -> bool {
        matches!(self.what, QuestionKind::Advice(..))
    }

    /// The number of the message that asks.
    pub fn re(&self) -> u32 {
        self.re
    }

    /// Who asks.
    pub(crate) fn person(&self) -> &PersonId {
        &self.person
    }

    /// What is sent to the client.
    pub fn answer(&self) -> ServerMessage {
        let answer = match &self.what {
            QuestionKind::Odds(choice) => {
                (self.table).odds(&self.person, self.version, choice).map(|odds| odds_message(self.re, odds))
            }
            QuestionKind::WhyNot(action) => (self.table)
                .why_not(&self.person, self.version, action)
                .map(|why| why_not_message(self.re, why)),
            QuestionKind::Advice(action, time) => (self.table)
                .consult(&self.person, self.version)
                .map(|about| advice_message(self.re, advise(&about, *action, Depth::DEFAULT, *time))),
        };
        answer.unwrap_or_else(|refused| ServerMessage::Refused(Refused::from(refused).answering(self.re)))
    }
}

fn advice_message(re: u32, advice: Result<Vec<AdvisedAnswer>, Cannot>) -> ServerMessage {
    match advice {
        Ok(answers) => ServerMessage::Advice { re, answers },
        Err(_) => ServerMessage::Refused(too_long().answering(re)),
    }
}

/// The refusal of a question whose answer takes too long.
pub(crate) fn too_long() -> Refused {
    Refused::new(Code::TooLarge, "it takes too long to compute")
}

fn odds_message(re: u32, Odds { outcomes, parts, exact }: Odds) -> ServerMessage {
    ServerMessage::Odds { re, outcomes, parts, exact }
}

fn why_not_message(re: u32, WhyNot { legal, rule, reason, message }: WhyNot) -> ServerMessage {
    let (rule, message) = (rule.map(str::to_owned), message.map(str::to_owned));
    ServerMessage::WhyNot { re, legal, rule, reason, message }
}

/// What a unit sees.
pub(crate) fn sight_message(re: u32, sight: Sight) -> ServerMessage {
    let squares = sight.squares.iter().map(|square| square.0.to_string()).collect();
    ServerMessage::Sight { re, squares, targets: sight.targets }
}
