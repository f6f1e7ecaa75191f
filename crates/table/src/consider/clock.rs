//! What the house decides about time.

use crate::any::{AnyHistory, each};
use crate::consider::{Ruling, Verdict};
use crate::dice::Secret;
use crate::entry::{AbortReason, By, Fact, Millis};
use crate::history::History;
use crate::playable::Playable;
use crate::refused::{Code, Refused};
use crate::table::Table;

impl Table {
    /// Answers for whoever has no time left. The house may ask as often as it likes: before
    /// the time is up it is told when to ask again.
    pub(super) fn tick(&self, secret: &Secret, at: Millis) -> Ruling {
        let deadline =
            self.deadline().ok_or_else(|| Refused::new(Code::NotAllowed, "no clock runs at this table"))?;
        if at < deadline {
            let early = Refused::new(Code::TooEarly, "the time is not up yet");
            return Err(Refused { until: Some(deadline), ..early });
        }
        let Some(history) = &self.history else {
            return Ok(Fact::Aborted(self.aborted(AbortReason::Late, None, secret)).into());
        };
        let turn_is_up = self.clock.left(at).turn == Some(0);
        let index = history.answer_when_up(turn_is_up);
        self.play_index(index, By::Clock, secret, at)
    }

    pub(super) fn pause(&self) -> Ruling {
        if self.closed.is_some() {
            return Err(Refused::new(Code::Over, "the match is over"));
        }
        if self.clock.is_paused() || !self.clock.runs() {
            Ok(Verdict::Before(self.version()))
        } else {
            Ok(Fact::Paused {}.into())
        }
    }

    /// Is followed without a pause as well: then the house was away without saying so.
    /// Where no clock runs there is nothing to write down.
    pub(super) fn resume(&self) -> Ruling {
        if self.closed.is_some() {
            return Err(Refused::new(Code::Over, "the match is over"));
        }
        if self.clock.is_paused() || self.clock.runs() {
            Ok(Fact::Resumed {}.into())
        } else {
            Ok(Verdict::Before(self.version()))
        }
    }
}

impl AnyHistory {
    /// What is answered for a seat whose time is up.
    fn answer_when_up(&self, turn_is_up: bool) -> usize {
        each!(self, history => answer_when_up(history, turn_is_up))
    }
}

fn answer_when_up<G: Playable>(history: &History<G>, turn_is_up: bool) -> usize {
    let legal = history.legal();
    let ends = history.now().on_timeout().filter(|_| turn_is_up);
    let ends = ends.and_then(|action| legal.binary_search(&action).ok());
    ends.unwrap_or_else(|| history.now().fallback(&legal))
}
