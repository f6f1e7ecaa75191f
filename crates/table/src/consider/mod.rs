//! Commands become entries, or are refused. Nothing changes here.

mod act;
mod clock;
mod ending;
mod seats;
mod undo;

pub(crate) use act::{Played, beyond, chosen, read_as, world_of};
pub use ending::Rematch;
pub(crate) use undo::UndoOffer;

use crate::absorb::Made;
use crate::any::AnyHistory;
use crate::command::{Command, Decided, Who};
use crate::dice::Secret;
use crate::entry::{Entry, FORMAT, Fact, Millis};
use crate::refused::{Code, Refused};
use crate::seat::{Holder, PersonId, Seat};
use crate::table::Table;

/// The moments that a match has at most, which are actions and what was taken back: then it ends in a draw,
/// because a record must end some time.
pub const MOST_MOMENTS: usize = 10_000;

/// The rounds that a match has at most: after the last of them it ends in a draw. Two sides that cannot meet
/// need few actions for a round.
pub const MOST_ROUNDS: u16 = 200;

/// The entries besides moments after which a match takes nothing in that could be written again and again: who sits
/// down, commits, prefers or answers early. It can be played on and ended.
pub const MOST_OTHER_ENTRIES: usize = 5_000;

/// What a command comes to: facts to write down, or the version with which it was done
/// before.
pub(crate) enum Verdict {
    Facts(Vec<Prepared>),
    Before(u32),
}

/// A fact to write down, with what it leads to where that was found out on the way.
pub(crate) struct Prepared {
    pub fact: Fact,
    pub made: Option<Made>,
}

impl From<Fact> for Prepared {
    fn from(fact: Fact) -> Prepared {
        Prepared { fact, made: None }
    }
}

impl From<Fact> for Verdict {
    fn from(fact: Fact) -> Verdict {
        Verdict::Facts(vec![fact.into()])
    }
}

pub(crate) type Ruling = Result<Verdict, Refused>;

impl Table {
    /// Decides about a command and changes nothing. Once the entries are written down, the table
    /// after them ([`Decided::after`]) is to take the place of this one. `now` is the time on the
    /// clock of the program that runs the table; a time before the last entry counts as that of
    /// the entry.
    pub fn consider(
        &self,
        who: &Who,
        command: &Command,
        secret: &Secret,
        now: Millis,
    ) -> Result<Decided, Refused> {
        if !self.is_bound_to(secret) {
            return Err(Refused::new(Code::House, "the secret is not that of this match"));
        }
        let at = now.max(self.last_at());
        let verdict = match who {
            Who::House => self.for_house(command, secret, at),
            Who::Person(person) => self.for_person(person, command, secret, at),
            Who::Computer(seat) => self.for_computer(*seat, command, secret, at),
        }?;
        match verdict {
            Verdict::Before(version) => Ok(Decided { entries: Vec::new(), after: None, version }),
            Verdict::Facts(facts) => {
                // Computer players answer early once for each action, of which there is an end.
                if !matches!(who, Who::Computer(_)) {
                    self.expect_room_for(command, &facts)?;
                }
                self.decided(facts, at)
            }
        }
    }

    /// Whether these facts may still be written down. A computer player may go on for somebody at any time: whoever
    /// was there before cannot sit down again then, so that it happens once for each seat.
    fn expect_room_for(&self, command: &Command, facts: &[Prepared]) -> Result<(), Refused> {
        let repeats = |prepared: &Prepared| match &prepared.fact {
            Fact::Seated { holder, .. } => *holder != Holder::Nobody,
            Fact::Committed { .. }
            | Fact::Answered { .. }
            | Fact::Recalled { .. }
            | Fact::Preferred { .. } => true,
            _ => false,
        };
        let n_moments = self.history.as_ref().map_or(0, AnyHistory::n_moments);
        let is_full = self.n_entries().saturating_sub(n_moments) >= MOST_OTHER_ENTRIES;
        if is_full && !matches!(command, Command::TakeOver { .. }) && facts.iter().any(repeats) {
            let message =
                "too much was changed in this match besides its actions: it can only be played on or ended";
            return Err(Refused::new(Code::Full, message));
        }
        Ok(())
    }

    /// The entries of some facts, and the table after them.
    fn decided(&self, facts: Vec<Prepared>, at: Millis) -> Result<Decided, Refused> {
        // What follows at once, such as the end, has versions of its own: a command that is sent
        // again is answered with the same one.
        let is_seen = facts.first().is_some_and(|first| !matches!(first.fact, Fact::Preferred { .. }));
        let (mut after, mut entries) = (Box::new(self.clone()), Vec::new());
        for Prepared { fact, made } in self.upgrade(&facts).into_iter().chain(facts) {
            let entry = Entry { at, fact };
            let absorbed = after.absorb_made(&entry, made);
            absorbed.map_err(|corrupt| Refused::new(Code::House, corrupt.to_string()))?;
            entries.push(entry);
        }
        debug_assert!(self.leads_to(&entries, &after), "a loaded match is the match that was played");
        Ok(Decided { entries, after: Some(after), version: self.version() + u32::from(is_seen) })
    }

    /// What stands before facts about the seed or the game in a match that was written in an older
    /// format, or played by an earlier revision of the rules.
    fn upgrade(&self, facts: &[Prepared]) -> Option<Prepared> {
        let depends_on_format = |prepared: &Prepared| {
            let fact = &prepared.fact;
            matches!(
                fact,
                Fact::Committed { .. }
                    | Fact::Started { .. }
                    | Fact::Played { .. }
                    | Fact::Undone { .. }
                    | Fact::Closed { .. }
            )
        };
        if self.written().is_present() || !facts.iter().any(depends_on_format) {
            return None;
        }
        Some(Fact::Upgraded { format: FORMAT, rules: self.terms().game.rules_revision() }.into())
    }

    /// Whether absorbing these entries gives the same table.
    fn leads_to(&self, entries: &[Entry], after: &Table) -> bool {
        let mut table = self.clone();
        entries.iter().all(|entry| table.absorb(entry).is_ok()) && table == *after
    }

    fn for_person(&self, person: &PersonId, command: &Command, secret: &Secret, at: Millis) -> Ruling {
        match command {
            Command::Take { seat } => self.take(person, *seat),
            Command::Leave { seat } => self.leave(person, *seat, secret),
            Command::Commit { commitment } => self.commit(person, *commitment),
            Command::Reveal { nonce } => self.reveal(person, nonce),
            Command::Withdraw => self.withdraw(person, secret),
            Command::Act { version, choice, turn } => {
                let who = Played::Person(person);
                self.act(&who, *version, choice, turn.as_deref(), secret, at)
            }
            Command::Undo { version } => self.undo(person, *version),
            Command::Resign { seat } => self.resign(person, *seat, secret),
            Command::OfferDraw => self.offer_draw(person, secret),
            Command::AcceptDraw => self.accept_draw(person, secret),
            Command::DeclineDraw => self.decline_draw(person),
            Command::Rematch => self.want_rematch(person),
            Command::Prefer { seat, passing } => self.prefer(person, *seat, *passing),
            Command::Fill { .. }
            | Command::TakeOver { .. }
            | Command::Start
            | Command::Pass { .. }
            | Command::LinkRematch { .. }
            | Command::Tick
            | Command::Pause
            | Command::Resume
            | Command::Close
            | Command::Abandon => Err(Refused::new(Code::NotAllowed, "only the house can do that")),
        }
    }

    fn for_computer(&self, seat: Seat, command: &Command, secret: &Secret, at: Millis) -> Ruling {
        match command {
            Command::Act { version, choice, turn } => {
                let who = Played::Computer(seat);
                self.act(&who, *version, choice, turn.as_deref(), secret, at)
            }
            _ => Err(Refused::new(Code::NotAllowed, "a computer player only acts")),
        }
    }

    fn for_house(&self, command: &Command, secret: &Secret, at: Millis) -> Ruling {
        match command {
            Command::Fill { seat, holder } => self.fill(*seat, holder, secret),
            Command::TakeOver { seat, player } => self.take_over(*seat, player, secret),
            Command::Start => self.start(secret),
            Command::Pass { version } => self.pass(*version, secret, at),
            Command::Tick => self.tick(secret, at),
            Command::Pause => self.pause(),
            Command::Resume => self.resume(),
            Command::Close => self.close(secret),
            Command::Abandon => self.abandon(secret),
            Command::LinkRematch { id } => self.link_rematch(id),
            Command::Take { .. }
            | Command::Leave { .. }
            | Command::Commit { .. }
            | Command::Reveal { .. }
            | Command::Withdraw
            | Command::Act { .. }
            | Command::Undo { .. }
            | Command::Resign { .. }
            | Command::OfferDraw
            | Command::AcceptDraw
            | Command::DeclineDraw
            | Command::Rematch
            | Command::Prefer { .. } => {
                Err(Refused::new(Code::NotAllowed, "that is for those who sit at the table"))
            }
        }
    }

    /// The game, while it is being played.
    pub(crate) fn in_play(&self) -> Result<&AnyHistory, Refused> {
        match (&self.history, &self.closed) {
            (_, Some(_)) => Err(Refused::new(Code::Over, "the match is over")),
            (None, None) => Err(Refused::new(Code::NotStarted, "the match has not started yet")),
            (Some(history), None) => Ok(history),
        }
    }

    /// The seats of a person, who must hold at least one.
    pub(crate) fn need_seats(&self, person: &PersonId) -> Result<Vec<Seat>, Refused> {
        match self.seats_of(person) {
            seats if seats.is_empty() => Err(Refused::new(Code::NotYourSeat, "you hold no seat here")),
            seats => Ok(seats),
        }
    }
}
