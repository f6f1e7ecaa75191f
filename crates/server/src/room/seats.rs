//! Who sits where.

use protocol::{Code, Refused, Replacing, Seat, Taker, Visibility};
use table::{Command, Holder, Millis, PersonId, Stage, Who};

use super::message::refuse;
use super::{ConnId, Effect, Guest, Operation, ReplyTo, Request, Room, TakeId};

/// How long a player may be away before any of the others can let a computer player go on, in milliseconds.
const ABANDONED_AFTER: Millis = 120_000;

/// How long before all of the others together can: long enough to reload a page, in milliseconds.
const AGREED_AFTER: Millis = 10_000;

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

    /// What `sit` comes to, if this person may ask for it; nothing where others have to agree first.
    pub(super) fn sit(
        &mut self,
        conn: ConnId,
        re: u32,
        seat: Seat,
        taker: &Taker,
        now: Millis,
    ) -> Result<Option<Request>, Refused> {
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
                if !self.agrees(&person, seat, now)? {
                    return Ok(None);
                }
                (Who::House, Command::TakeOver { seat, player: player.clone() })
            }
            Taker::Computer { player } if is_host => {
                (Who::House, Command::Fill { seat, holder: Holder::Computer(player.clone()) })
            }
            Taker::Computer { .. } => return forbidden("only the host seats computer players"),
        };
        let operation = Operation::Command(who, command);
        Ok(Some(Request { reply_to: ReplyTo::Connection(conn, re), operation }))
    }

    /// Whether a person may let a computer player go on for another one: where all play together, those who
    /// have to wait.
    fn may_replace(&self, person: &PersonId, seat: Seat) -> bool {
        let is_other = matches!(self.table.holder(seat), Some(Holder::Person(holder)) if holder != person);
        is_other
            && self.table.stage() == Stage::Playing
            && !self.table.terms().game.is_contest()
            && (self.is_host(person) || !self.table.seats_of(person).is_empty())
    }

    /// A player wants a computer player to go on for another one who is away; whether that is enough. After a
    /// while anybody's wish is, before that all of the others have to agree.
    fn agrees(&mut self, person: &PersonId, seat: Seat, now: Millis) -> Result<bool, Refused> {
        let Some(Holder::Person(absent)) = self.table.holder(seat).cloned() else { return Ok(true) };
        let is_here = self.is_here(&absent);
        let gone_for = now.saturating_sub(self.away.get(&absent).copied().unwrap_or(0));
        if is_here || gone_for < AGREED_AFTER {
            let message = "a computer player goes on for somebody who has been away for ten seconds";
            return Err(Refused::new(Code::Forbidden, message));
        }
        self.agreed.entry(seat).or_default().insert(person.clone());
        let agreed = &self.agreed[&seat];
        let mut others = self.table.seats().iter().filter_map(|&seat| self.table.holder(seat)?.person());
        Ok(gone_for >= ABANDONED_AFTER || others.all(|other| *other == absent || agreed.contains(other)))
    }

    /// A player who is here again is not replaced.
    pub(super) fn forget_agreements(&mut self, person: Option<&PersonId>) {
        let table = &self.table;
        let is_back = |seat: Seat| {
            person.is_some_and(|person| table.holder(seat).is_some_and(|holder| holder.is(person)))
        };
        self.agreed.retain(|&seat, _| !is_back(seat));
    }

    /// Where a computer player is to go on, and who has agreed; a seat that has changed hands is none of them.
    pub(super) fn replacing(&self) -> Vec<Replacing> {
        let is_person = |seat: Seat| matches!(self.table.holder(seat), Some(Holder::Person(_)));
        let agreed = self.agreed.iter().filter(|(seat, _)| is_person(**seat));
        agreed
            .map(|(&seat, people)| Replacing {
                seat,
                agreed: people.iter().flat_map(|person| self.table.seats_of(person)).collect(),
            })
            .collect()
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
