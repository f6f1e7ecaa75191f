//! Who sits where.

use protocol::{Code, GameName, Refused, Seat, Taker, Visibility};
use table::{Command, Holder, Millis, PersonId, Stage, Who};

use super::message::refuse;
use super::{ConnId, Effect, Guest, Operation, ReplyTo, Request, Room, TakeId};

/// How long somebody may be away before others can let a computer player go on, in milliseconds.
const ABANDONED_AFTER: Millis = 120_000;

impl Room {
    /// A person with the right invitation takes a seat.
    pub(super) fn take(&mut self, take: TakeId, guest: Guest, seat: Option<Seat>, out: &mut Vec<Effect>) {
        self.people.names.insert(guest.id.to_string(), guest.name);
        let request = match seat.or_else(|| self.seat_for(&guest.id)) {
            Some(seat) => {
                let operation = Operation::Command(Who::Person(guest.id), Command::Take { seat });
                self.enqueue(Request { reply_to: ReplyTo::Take(take), operation })
            }
            None => Err(Refused::new(Code::SeatTaken, "there is no free seat")),
        };
        if let Err(refused) = request {
            out.extend(refuse(ReplyTo::Take(take), refused));
        }
    }

    /// The seat that a person has already, or the first free one.
    fn seat_for(&self, person: &PersonId) -> Option<Seat> {
        let free = |seat: &&Seat| self.table.holder(**seat) == Some(&Holder::Nobody);
        let own = self.table.seats_of(person);
        own.first().or_else(|| self.table.seats().iter().find(free)).copied()
    }

    /// What `sit` comes to, if this person may ask for it.
    pub(super) fn sit(
        &self,
        conn: ConnId,
        re: u32,
        seat: Seat,
        taker: &Taker,
        now: Millis,
    ) -> Result<Request, Refused> {
        let person = self.person(conn)?;
        let is_host = self.is_host(&person);
        let own = self.table.holder(seat).is_some_and(|holder| holder.is(&person));
        let forbidden = |message: &str| Err(Refused::new(Code::Forbidden, message));
        let (who, command) = match taker {
            Taker::Me if self.may_sit(&person) || self.table.may_return(&person, seat) => {
                (Who::Person(person), Command::Take { seat })
            }
            Taker::Me => return forbidden("an invitation is needed to join this match"),
            Taker::Nobody if own => (Who::Person(person), Command::Leave { seat }),
            Taker::Nobody if is_host && self.is_changeable(seat) => {
                (Who::House, Command::Fill { seat, holder: Holder::Nobody })
            }
            Taker::Nobody => return forbidden("only the host frees other seats, before the start"),
            Taker::Computer { player } if self.may_replace(&person, seat) => {
                self.expect_abandoned(seat, now)?;
                (Who::House, Command::TakeOver { seat, player: player.clone() })
            }
            Taker::Computer { player } if is_host => {
                (Who::House, Command::Fill { seat, holder: Holder::Computer(player.clone()) })
            }
            Taker::Computer { .. } => return forbidden("only the host seats computer players"),
        };
        Ok(Request { reply_to: ReplyTo::Connection(conn, re), operation: Operation::Command(who, command) })
    }

    /// Whether a person may let a computer player go on for another one: where all play together, those who
    /// have to wait.
    fn may_replace(&self, person: &PersonId, seat: Seat) -> bool {
        let is_other = matches!(self.table.holder(seat), Some(Holder::Person(holder)) if holder != person);
        is_other
            && self.table.stage() == Stage::Playing
            && self.fixed.game == GameName::DeathAngel
            && (self.is_host(person) || !self.table.seats_of(person).is_empty())
    }

    /// Whoever holds a seat has been away for a while.
    fn expect_abandoned(&self, seat: Seat, now: Millis) -> Result<(), Refused> {
        let Some(Holder::Person(person)) = self.table.holder(seat) else { return Ok(()) };
        let is_here = self.listeners.values().any(|listener| listener.person.as_ref() == Some(person));
        let since = self.away.get(person).copied().unwrap_or(0);
        if is_here || now.saturating_sub(since) < ABANDONED_AFTER {
            let message = "a computer player goes on for somebody who has been away for two minutes";
            return Err(Refused::new(Code::Forbidden, message));
        }
        Ok(())
    }

    /// Whether a person may take a free seat without an invitation.
    fn may_sit(&self, person: &PersonId) -> bool {
        self.fixed.visibility == Visibility::Public
            || self.is_host(person)
            || !self.table.seats_of(person).is_empty()
    }

    /// Whether the host may free a seat: any before the start, a computer's also later.
    fn is_changeable(&self, seat: Seat) -> bool {
        self.table.stage() == Stage::Waiting || matches!(self.table.holder(seat), Some(Holder::Computer(_)))
    }
}
