//! Taking actions back.

use crate::consider::{MOST_MOMENTS, Ruling, Verdict};
use crate::entry::{By, Fact, How};
use crate::refused::{Code, Refused};
use crate::seat::{PersonId, Seat};
use crate::table::{Note, Table, What};

/// How far somebody can go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UndoOffer {
    /// The seat whose action it is.
    pub seat: Seat,
    /// The steps that are left then.
    pub to: usize,
    /// It goes beyond what is free.
    pub marked: bool,
}

impl Table {
    pub(super) fn undo(&self, person: &PersonId, version: u32) -> Ruling {
        self.need_seats(person)?;
        if let Some(What::Undone(_, taken)) = self.notes.get(version as usize).map(|note| &note.what)
            && taken.person == *person
        {
            return Ok(Verdict::Before(version + 1));
        }
        let history = self.in_play()?;
        self.expect_version(version)?;
        if history.n_moments() >= MOST_MOMENTS {
            return Err(Refused::new(Code::Full, "the match has as many actions as it may have"));
        }
        if let Some(seat) = self.recall_offer(person) {
            return Ok(Fact::Recalled { seat }.into());
        }
        let offer = self.undo_offer(person).ok_or_else(|| Refused::new(Code::NoUndo, self.why_no_undo()))?;
        Ok(Fact::Undone { person: person.clone(), to: offer.to as u32, marked: offer.marked }.into())
    }

    fn why_no_undo(&self) -> &'static str {
        "only your own last action can be taken back, while nothing was rolled or revealed and no other \
         seat has acted"
    }

    /// To where this person could go back now: before their own last action.
    pub(crate) fn undo_offer(&self, person: &PersonId) -> Option<UndoOffer> {
        // A record of an earlier version may go on, and back, beyond the limit of a match.
        let ends = self.due_ending().is_some_and(|due| due.how != How::Limit);
        if self.closed.is_some() || ends {
            return None;
        }
        let practice = || self.terms().practice.then(|| self.last_own(person)).flatten();
        let offer = |(to, seat), marked| UndoOffer { seat, to: self.before_declining(to, seat), marked };
        let free = self.free_undo(person).map(|last| offer(last, false));
        free.or_else(|| practice().map(|last| offer(last, true)))
    }

    /// An action that declined an offer takes back that as well, and the offer stands again. Where the table
    /// passed because passing was all there was, it does so again.
    pub(crate) fn before_declining(&self, step: usize, seat: Seat) -> usize {
        let before = self.history.as_ref().and_then(|history| history.steps_back().find(|(n, ..)| *n < step));
        match before {
            Some((n, own, By::Preference, false)) if own == seat => n,
            _ => step,
        }
    }

    /// Before the last action, if it was this person's, rolled nothing and revealed
    /// nothing. What the seat passed by itself after it goes with it.
    fn free_undo(&self, person: &PersonId) -> Option<(usize, Seat)> {
        let mut seat: Option<Seat> = None;
        for (n, own, by, is_final) in self.history.as_ref()?.steps_back() {
            let holds = || self.chairs.get(&own).is_some_and(|chair| chair.holder.is(person));
            if is_final || !holds() || seat.is_some_and(|seat| seat != own) {
                return None;
            }
            seat = Some(own);
            match by {
                By::Person(by) if by == person => return Some((n, own)),
                By::Preference => {}
                _ => return None,
            }
        }
        None
    }

    /// Before the last action that this person took, whatever happened since.
    fn last_own(&self, person: &PersonId) -> Option<(usize, Seat)> {
        let mut steps = self.history.as_ref()?.steps_back();
        steps.find(|(_, _, by, _)| self.is_by(by, person)).map(|(n, seat, ..)| (n, seat))
    }

    /// The last version before a step of the present game.
    pub(crate) fn version_before_step(&self, step: usize) -> u32 {
        let moment = self.history.as_ref().and_then(|history| history.moment_of_step(step));
        let is_it = |note: &Note| matches!(note.what, What::Moment(at) if Some(at) == moment);
        self.notes.iter().rposition(is_it).unwrap_or(self.notes.len()) as u32
    }
}
