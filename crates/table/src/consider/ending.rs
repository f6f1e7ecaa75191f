//! How a match ends before its time, and what comes after it.

use crate::consider::{Prepared, Ruling, Verdict};
use crate::dice::Secret;
use crate::entry::{Ending, FORMAT, Fact, How};
use crate::refused::{Code, Refused};
use crate::seat::{Holder, MatchId, PersonId, Seat};
use crate::table::{Chairs, Table};
use crate::terms::Terms;

/// A match to come: on what terms, and who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rematch {
    /// The same as before.
    pub terms: Terms,
    /// Everybody one seat further.
    pub holders: Vec<(Seat, Holder)>,
}

impl Table {
    pub(super) fn resign(&self, person: &PersonId, seat: Seat, secret: &Secret) -> Ruling {
        if self.need_own_chair(person, seat)?.has_resigned {
            return Ok(Verdict::Before(self.version()));
        } else {
            self.in_play()?
        };
        self.with_ending(vec![Fact::Resigned { seat }], secret)
    }

    pub(super) fn offer_draw(&self, person: &PersonId, secret: &Secret) -> Ruling {
        let seats = self.need_seats(person)?;
        let agrees = |seat: &Seat| self.chairs.get(seat).is_some_and(|chair| chair.agrees);
        if seats.iter().all(agrees) {
            return Ok(Verdict::Before(self.version()));
        }
        self.in_play()?;
        self.expect_draws()?;
        let answers = self.chairs.values().any(|chair| chair.agrees);
        let again = |seat: &Seat| self.chairs.get(seat).is_some_and(|chair| chair.has_offered);
        if !answers && seats.iter().any(again) {
            let message = "you have offered a draw; play first before you offer another";
            return Err(Refused::new(Code::NoDraw, message));
        }
        let fresh = seats.into_iter().filter(|seat| !agrees(seat));
        self.with_ending(fresh.map(|seat| Fact::DrawOffered { seat }).collect(), secret)
    }

    /// An answer to an offer that is gone makes no offer of one's own.
    pub(super) fn accept_draw(&self, person: &PersonId, secret: &Secret) -> Ruling {
        if self.chairs.values().any(|chair| chair.agrees) {
            self.offer_draw(person, secret)
        } else {
            Err(Refused::new(Code::NoDraw, "no draw is offered"))
        }
    }

    pub(super) fn decline_draw(&self, person: &PersonId) -> Ruling {
        let seats = self.need_seats(person)?;
        self.in_play()?;
        let offered = self.chairs.values().any(|chair| chair.agrees);
        match seats.first() {
            Some(&seat) if offered => Ok(Fact::DrawDeclined { seat }.into()),
            _ => Err(Refused::new(Code::NoDraw, "no draw is offered")),
        }
    }

    /// A draw is between two sides of persons.
    fn expect_draws(&self) -> Result<(), Refused> {
        let no_draw = |message| Err(Refused::new(Code::NoDraw, message));
        if !self.is_contest() {
            return no_draw("all play on one side: there is nobody to agree with");
        }
        if self.chairs.values().all(|chair| chair.holder.person().is_some()) {
            Ok(())
        } else {
            no_draw("only persons agree on a draw")
        }
    }

    pub(super) fn close(&self, secret: &Secret) -> Ruling {
        if self.closed.is_some() {
            return Ok(Verdict::Before(self.version()));
        }
        match self.due_ending() {
            Some(ending) => Ok(self.closing(ending, secret).into()),
            None => Err(Refused::new(Code::NotOver, "the match is not over")),
        }
    }

    pub(super) fn abandon(&self, secret: &Secret) -> Ruling {
        match (&self.closed, self.due_ending()) {
            (Some(_), _) => Ok(Verdict::Before(self.version())),
            (None, Some(due)) => Ok(self.closing(due, secret).into()),
            (None, None) => {
                let ending = Ending { how: How::Abandoned, winner: None, reason: "abandoned".into() };
                Ok(self.closing(ending, secret).into())
            }
        }
    }

    fn closing(&self, ending: Ending, secret: &Secret) -> Fact {
        // The end of an older match is written in the present format: see `Table::upgrade`.
        let hash = self.history.as_ref().map(|history| history.hash(FORMAT));
        Fact::Closed { ending, secret: secret.clone(), hash }
    }

    /// Facts, and the end if it follows from them.
    fn with_ending(&self, mut facts: Vec<Fact>, secret: &Secret) -> Ruling {
        let mut chairs = Chairs::clone(&self.chairs);
        for fact in &facts {
            match fact {
                Fact::Resigned { seat } => chairs.entry(*seat).or_default().has_resigned = true,
                Fact::DrawOffered { seat } => chairs.entry(*seat).or_default().agrees = true,
                _ => {}
            }
        }
        if let Some(ending) = self.ending_of(&chairs) {
            facts.push(self.closing(ending, secret));
        }
        Ok(Verdict::Facts(facts.into_iter().map(Prepared::from).collect()))
    }

    pub(super) fn want_rematch(&self, person: &PersonId) -> Ruling {
        let seats = self.need_seats(person)?;
        if self.closed.is_none() {
            return Err(Refused::new(Code::NotOver, "the match is not over"));
        }
        let wants = |seat: &Seat| self.chairs.get(seat).is_some_and(|chair| chair.wants_rematch);
        match seats.into_iter().filter(|seat| !wants(seat)).collect::<Vec<_>>() {
            fresh if fresh.is_empty() => Ok(Verdict::Before(self.version())),
            fresh => {
                let wanted = fresh.into_iter().map(|seat| Fact::RematchWanted { seat }.into());
                Ok(Verdict::Facts(wanted.collect()))
            }
        }
    }

    pub(super) fn link_rematch(&self, id: &MatchId) -> Ruling {
        match &self.rematch {
            Some(known) if known == id => return Ok(Verdict::Before(self.version())),
            Some(_) => return Err(Refused::new(Code::NotAllowed, "there is a match after this one")),
            None => {}
        }
        match self.rematch() {
            Some(_) => Ok(Fact::Rematched { id: id.clone() }.into()),
            None => Err(Refused::new(Code::NotReady, "not everybody wants to play again")),
        }
    }

    /// The match to come, once every person wants it: the same terms, and everybody one
    /// seat further, so that two sides change.
    pub fn rematch(&self) -> Option<Rematch> {
        let mut persons = self.chairs.values().filter(|chair| chair.holder.person().is_some()).peekable();
        persons.peek()?;
        if self.closed.is_none() || !persons.all(|chair| chair.wants_rematch) {
            return None;
        }
        let seats = self.seats();
        let next = seats.iter().cycle().skip(1);
        let holders = next.zip(self.chairs.values()).map(|(&seat, chair)| (seat, chair.holder.clone()));
        let mut holders: Vec<(Seat, Holder)> = holders.collect();
        holders.sort_by_key(|(seat, _)| *seat);
        Some(Rematch { terms: self.terms().clone(), holders })
    }

    /// Whether persons can play against each other here.
    fn is_contest(&self) -> bool {
        self.terms().game.is_contest() && self.seats().len() > 1
    }
}
