//! Choices that all make at once, though the rules ask one seat after the other.
//!
//! The rules keep their one decision with one owner. A seat that they are going to ask may answer
//! before: its answer is stored, shown to nobody else, and played when its turn comes, in the same
//! command as the answer that it waited for. Steps, dice and records stay those of a match in which
//! everybody waited.

use std::borrow::Cow;
use std::collections::BTreeSet;

use forms::Text;

use crate::any::{AnyHistory, Look, clock_state, each, view};
use crate::command::Choice;
use crate::consider::{Ruling, chosen};
use crate::entry::{By, Fact, Millis};
use crate::history::{History, Moment, read_action};
use crate::playable::Playable;
use crate::refused::Refused;
use crate::seat::{Holder, PersonId, Seat};
use crate::table::{Table, What};

/// An answer that waits until the rules ask for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Early {
    pub seat: Seat,
    pub by: By,
    pub action: Text,
}

/// More answers than all seats can give between two decisions of one of them.
const MOST_EARLY: u32 = 24;

impl Table {
    /// The seats that can answer now: the one that the rules ask first, then those that they are going
    /// to ask in the same choice. Nobody once the match ends.
    pub(crate) fn deciders(&self) -> Vec<Seat> {
        let history = self.in_play().ok().filter(|_| self.due_ending().is_none());
        let Some((history, owner)) = history.and_then(|history| Some((history, history.owner()?))) else {
            return Vec::new();
        };
        let mut seats = vec![owner];
        if history.answers_in_secret() {
            let is_asked = |&seat: &Seat| {
                seat != owner && each!(history, history => asking(history, &self.early, seat).is_some())
            };
            seats.extend(self.plan.seats.iter().copied().filter(is_asked));
        }
        seats
    }

    /// Everybody who can answer now.
    pub fn awaited(&self) -> BTreeSet<&PersonId> {
        let holders = self.deciders().into_iter().filter_map(|seat| self.chairs.get(&seat));
        holders.filter_map(|chair| chair.holder.person()).collect()
    }

    /// The seat that this person decides for now: with several, the first that is asked.
    pub(crate) fn decider_of(&self, person: &PersonId) -> Option<Seat> {
        self.deciders().into_iter().find(|seat| self.holder(*seat).is_some_and(|holder| holder.is(person)))
    }

    /// A computer player that can answer while others think.
    pub(crate) fn computer_decider(&self) -> Option<Seat> {
        self.deciders().into_iter().find(|seat| matches!(self.holder(*seat), Some(Holder::Computer(_))))
    }

    /// The present game as a look sees it. What was answered early is hidden as every choice is.
    pub(crate) fn view_now(&self, history: &AnyHistory, look: Look) -> Text {
        if self.early.is_empty() {
            return history.view(usize::MAX, look);
        }
        each!(history, history => view(&with_early(history, &self.early), look))
    }

    /// Whether all that happened since a version is that other seats made their choices: then what
    /// this seat was asked is what it is asked now.
    pub(crate) fn only_others_chose(&self, version: u32, seat: Seat) -> bool {
        let Some(history) = self.history.as_ref().filter(|history| history.answers_in_secret()) else {
            return false;
        };
        let since = self.version().checked_sub(version);
        since.is_some_and(|since| (1..=MOST_EARLY).contains(&since))
            && self.notes.range(version as usize..self.notes.len()).all(|note| match note.what {
                What::Answered(other) | What::Recalled(other) => other != seat,
                What::Moment(at) => each!(history, history => is_choice_of_another(history, at, seat)),
                _ => false,
            })
    }

    pub(crate) fn answer_early(&self, seat: Seat, by: By, choice: &Choice) -> Ruling {
        let history = self.in_play()?;
        let action = each!(history, history => {
            written_choice(&*asked_game(history, &self.early, seat), seat, choice)?
        });
        Ok(Fact::Answered { seat, by, action }.into())
    }

    /// Whether this is the last early answer of a seat: somebody who does not know whether it arrived
    /// sends it again.
    pub(crate) fn answered_before(&self, seat: Seat, choice: &Choice) -> bool {
        let Some((last, before)) = self.without_last(seat) else { return false };
        let Some(history) = &self.history else { return false };
        let again = each!(history, history => {
            written_choice(&*asked_game(history, &before, seat), seat, choice)
        });
        again.is_ok_and(|action| action == last.action)
    }

    /// The last early answer of a seat, and the others.
    fn without_last(&self, seat: Seat) -> Option<(Early, Vec<Early>)> {
        let mut others = self.early.clone();
        let last = others.iter().rposition(|early| early.seat == seat)?;
        Some((others.remove(last), others))
    }

    /// The seat whose last early answer this person can take back.
    pub(crate) fn recall_offer(&self, person: &PersonId) -> Option<Seat> {
        let own = self.early.iter().rfind(|early| self.is_by(&early.by, person))?;
        self.closed.is_none().then_some(own.seat)
    }

    /// Takes an early answer in, if it can have been given.
    pub(crate) fn answered(
        &mut self,
        at: Millis,
        seat: Seat,
        by: &By,
        action: &Text,
    ) -> Result<What, String> {
        let history = self.history.as_ref().ok_or("the match has not started by then")?;
        if history.owner() == Some(seat) || !self.deciders().contains(&seat) {
            return Err(format!("{seat} cannot answer before it is asked"));
        }
        each!(history, history => read_action(&*asked_game(history, &self.early, seat), action).map(drop))?;
        self.early.push(Early { seat, by: by.clone(), action: action.clone() });
        self.clock.charge(at);
        self.follow_clock();
        Ok(What::Answered(seat))
    }

    pub(crate) fn recalled(&mut self, at: Millis, seat: Seat) -> Result<What, String> {
        let (_, others) = self.without_last(seat).ok_or_else(|| format!("{seat} has answered nothing"))?;
        self.early = others;
        self.clock.charge(at);
        self.follow_clock();
        Ok(What::Recalled(seat))
    }

    /// A seat that has answered early plays what it answered.
    pub(crate) fn check_early(&self, seat: Seat, action: &Text) -> Result<(), String> {
        match self.early.iter().find(|early| early.seat == seat) {
            Some(early) if early.action != *action => Err(format!("{seat} had answered otherwise")),
            _ => Ok(()),
        }
    }

    /// The first early answer of a seat has been played.
    pub(crate) fn forget_early(&mut self, seat: Seat) {
        if let Some(first) = self.early.iter().position(|early| early.seat == seat) {
            self.early.remove(first);
        }
    }
}

/// The game in which a seat is asked: the present one, if it is the one whose turn it is.
pub(crate) fn asked_game<'a, G: Playable>(
    history: &'a History<G>,
    early: &[Early],
    seat: Seat,
) -> Cow<'a, G> {
    if history.owner() == Some(seat) {
        return Cow::Borrowed(history.now());
    }
    asking(history, early, seat).map_or(Cow::Borrowed(history.now()), Cow::Owned)
}

fn asking<G: Playable>(history: &History<G>, early: &[Early], seat: Seat) -> Option<G> {
    with_early(history, early).asking(seat)
}

/// The present game with everything that was answered early.
fn with_early<G: Playable>(history: &History<G>, early: &[Early]) -> G {
    early.iter().fold(history.now().clone(), |game, early| {
        let asked = game.asking(early.seat);
        let action = asked.and_then(|asked| read_action(&asked, &early.action).ok());
        action.map_or_else(|| game.clone(), |action| game.with_early(&action))
    })
}

/// An answer in the form in which it is stored.
fn written_choice<G: Playable>(game: &G, seat: Seat, choice: &Choice) -> Result<Text, Refused> {
    Ok(Text::of(&game.write_action(&chosen(game, seat, choice)?)))
}

/// Takes out the answer to the pending decision, if it was given early.
pub(crate) fn take_due<G: Playable>(game: &G, waiting: &mut Vec<Early>) -> Option<(G::Action, By)> {
    let owner = clock_state(game).owner?;
    let at = waiting.iter().position(|early| early.seat == owner)?;
    let early = waiting.remove(at);
    read_action(game, &early.action).ok().map(|action| (action, early.by))
}

fn is_choice_of_another<G: Playable>(history: &History<G>, at: usize, seat: Seat) -> bool {
    let Moment::Played(step) = history.moment(at) else { return false };
    let before = history.before(at);
    step.seat != seat && before.answers_in_secret() && before.moment().0 == history.now().moment().0
}
