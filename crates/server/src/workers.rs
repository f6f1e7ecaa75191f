//! Computer players and questions, which are computed beside the rooms. Whatever becomes of them, a
//! room gets an answer: a match never waits for one that cannot come.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Code, Refused, ServerMessage};
use table::{Command, ComputerTurn};

use crate::background::Permit;
use crate::faults::Faults;
use crate::heavy::Payer;
use crate::metrics::Metrics;
use crate::pool::{Failure, Lane, Pool, WaitingLine};
use crate::room::{Question, too_long};
use crate::token;

/// How long a computer player waits that finds no place, before it tries again.
const BUSY_PAUSE: Duration = Duration::from_millis(200);

/// The threads of computer players and questions, and what watches over them.
pub(crate) struct Workers {
    pub pool: Pool,
    pub metrics: Arc<Metrics>,
    /// How long one of them may take.
    pub limit: Duration,
    pub faults: Option<Arc<dyn Faults>>,
}

impl Workers {
    /// The decision of a computer player; that of the simple player where it fails.
    pub async fn decide(&self, match_id: &str, lane: Lane, turn: ComputerTurn) -> Command {
        let turn = Arc::new(turn);
        // The players' own choices: unknown to everybody, and nothing that a replay needs.
        let seed = turn.lesson_seed.unwrap_or_else(|| u64::from_le_bytes(token::random_bytes()));
        loop {
            let line = WaitingLine { lane, address: None, owner: match_id.to_owned() };
            match self.pool.run(self.limit, line, self.thought(&turn, seed)).await {
                Ok(command) => return command,
                Err(Failure::Busy) => {
                    tracing::warn!(id = match_id, "too many computer players think at once");
                    tokio::time::sleep(BUSY_PAUSE).await;
                }
                Err(failure) => {
                    let (player, seat, version) = (&turn.player, turn.seat, turn.version);
                    tracing::error!(id = match_id, player, %seat, version, %failure,
                        "a computer player has failed; a simple one answers in its place");
                    self.metrics.thoughts_replaced.add(1);
                    return turn.decide_simply(seed);
                }
            }
        }
    }

    fn thought(&self, turn: &Arc<ComputerTurn>, seed: u64) -> impl FnOnce() -> Command + Send + 'static {
        let (turn, metrics) = (Arc::clone(turn), Arc::clone(&self.metrics));
        let faults = self.faults.clone();
        // Who waits for a thread waits for the player, too.
        let asked = Instant::now();
        move || {
            let since = Instant::now();
            if let Some(faults) = faults {
                faults.before_decision(&turn);
            }
            let command = turn.decide(seed, asked.elapsed());
            metrics.thoughts.add(1);
            metrics.think_seconds.observe(since.elapsed());
            command
        }
    }

    /// The answer to a question, or why there is none. It is computed at the cost of the person who has the permit, if it has to
    /// be paid for.
    pub async fn answer(
        &self,
        match_id: &str,
        question: Box<Question>,
        payer: &Payer,
        permit: Option<Permit>,
    ) -> ServerMessage {
        let (re, faults) = (question.re(), self.faults.clone());
        let (address, owner) = (Some(payer.address()), question.person().to_string());
        let line = WaitingLine { lane: Lane::Question, address, owner };
        let answer = move || {
            let _paid = permit.map(Permit::pay);
            if let Some(faults) = faults {
                faults.before_answer(&question);
            }
            question.answer()
        };
        self.pool.run(self.limit, line, answer).await.unwrap_or_else(|failure| {
            let refused = match failure {
                Failure::Busy => Refused::new(Code::TooMany, "the server is busy; ask again"),
                Failure::TooLong(_) => too_long(),
                Failure::Panicked(_) => Refused::new(Code::Internal, "a mistake of the server"),
            };
            tracing::error!(id = match_id, %failure, "a question is not answered");
            ServerMessage::Refused(refused.answering(re))
        })
    }
}
