//! What a room does next: one write at a time, and what follows by itself.

use std::collections::BTreeSet;

use protocol::{Close, Code, Refused, ServerMessage, Stage};
use table::{Command, Decided, Entry, Fact, Holder, Millis, Seat, Table, WaitsFor, Who};

use super::message::{refuse, reply};
use super::{Effect, Leaving, NextMatch, NextTerms, Operation, ReplyTo, Request, Room, Writing, Written};
use crate::matches;
use crate::store::{Append, Card, Fault, SeatCard, Write};

/// How long the server waits after a write that failed, before it tries again by itself.
const RETRY_PAUSE: Millis = 5_000;

/// The same, if a player has too many matches: that changes when players do something, not by itself.
const LONG_RETRY_PAUSE: Millis = 60_000;

impl Room {
    /// Does what can be done now, until a write is under way or there is nothing left.
    pub(super) fn advance(&mut self, now: Millis, out: &mut Vec<Effect>) {
        while self.writing.is_none() && !self.elsewhere.is_waiting() && self.leaving != Leaving::Gone {
            let Some(request) = self.next_request(now, out) else { break };
            self.attempt(request, now, out);
        }
        if self.writing.is_none() && !self.elsewhere.is_waiting() && self.leaving != Leaving::Gone {
            self.set_alarm(now, out);
        }
    }

    /// What comes next: what the house has to do, then what was asked for, in order.
    fn next_request(&mut self, now: Millis, out: &mut Vec<Effect>) -> Option<Request> {
        if self.leaving == Leaving::Stopping {
            return self.stop(out);
        }
        self.ask_elsewhere(now, out);
        if self.elsewhere.is_waiting() {
            return None;
        }
        if self.must_resume && self.has_duty() && !self.is_unwatched() {
            return (now >= self.retry_after).then(|| house(Command::Resume));
        }
        if now >= self.retry_after
            && self.has_duty()
            && let Some(command) = self.house_command(now, out)
        {
            return Some(house(command));
        }
        self.queue.pop_front()
    }

    /// What the house does by itself.
    fn house_command(&mut self, now: Millis, out: &mut Vec<Effect>) -> Option<Command> {
        if self.is_unwatched() {
            self.must_resume |= self.table.has_clock();
            return self.table.deadline().map(|_| Command::Pause);
        }
        if self.table.deadline().is_some_and(|deadline| now >= deadline) {
            return Some(Command::Tick);
        }
        match self.table.waits_for() {
            WaitsFor::Start if self.table.is_ready() => Some(Command::Start),
            WaitsFor::Closing => Some(Command::Close),
            WaitsFor::Person { passes: true, .. } => self.pass(now),
            WaitsFor::Computer { .. } => {
                self.think(out);
                None
            }
            WaitsFor::Over => {
                self.open_rematch(out);
                None
            }
            _ => None,
        }
    }

    /// Whether computers would play among themselves and nobody looks: then the match stands still, and so
    /// does its clock.
    pub(super) fn is_unwatched(&self) -> bool {
        let goes_on = matches!(self.table.waits_for(), WaitsFor::Start | WaitsFor::Computer { .. });
        goes_on && self.listeners.is_empty() && !self.has_people() && !self.elsewhere.is_watched()
    }

    /// Passing takes a moment that depends on nothing hidden: an answer that always came at
    /// once would tell that there was nothing to think about.
    fn pass(&mut self, now: Millis) -> Option<Command> {
        let version = self.table.version();
        let at = match self.pass_at {
            Some((known, at)) if known == version => at,
            _ => now + 400 + game_api::stable_hash(&(self.fixed.id.as_str(), version)) % 1200,
        };
        self.pass_at = Some((version, at));
        (now >= at).then(|| {
            self.pass_at = None;
            Command::Pass { version }
        })
    }

    fn think(&mut self, out: &mut Vec<Effect>) {
        let version = self.table.version();
        if self.thinking != Some(version)
            && let Some(turn) = self.table.computer_turn()
        {
            self.thinking = Some(version);
            out.push(Effect::Think(Box::new(turn)));
        }
    }

    /// The thought counts as under way until it is played: the house, which comes first, would ask for it again.
    pub(super) fn thought(&mut self, seat: Seat, command: Command) {
        if !self.has_duty() {
            // Another server thinks by now.
            self.thinking = None;
            return;
        }
        let operation = Operation::Command(Who::Computer(seat), command);
        self.queue.push_front(Request { reply_to: ReplyTo::None, operation });
    }

    fn open_rematch(&mut self, out: &mut Vec<Effect>) {
        if !self.rematching
            && !self.fixed.imported
            && self.table.rematch_id().is_none()
            && let Some(rematch) = self.table.rematch()
        {
            self.rematching = true;
            let terms = NextTerms { fixed: self.fixed.clone(), rematch, limits: self.limits };
            out.push(Effect::Rematch(Box::new(terms)));
        }
    }

    /// A match that is made counts as under way until it is stored: whoever asked for it again before
    /// that would get another one.
    pub(super) fn rematched(&mut self, result: Result<Box<NextMatch>, Fault>, now: Millis) {
        match result {
            Ok(next) => {
                let operation = Operation::Link(next);
                self.queue.push_front(Request { reply_to: ReplyTo::None, operation });
            }
            Err(_) => {
                self.rematching = false;
                self.retry_after = now + RETRY_PAUSE;
            }
        }
    }

    /// The next time at which something happens by itself.
    fn set_alarm(&self, now: Millis, out: &mut Vec<Effect>) {
        let has_duty = self.has_duty();
        let pass = self.pass_at.map(|(_, at)| at).filter(|_| has_duty);
        let retry = Some(self.retry_after).filter(|&at| at > now && has_duty);
        let deadline = self.table.deadline().filter(|_| !self.must_resume && has_duty);
        if let Some(at) = deadline.into_iter().chain(pass).chain(retry).chain(self.claim_at()).min() {
            out.push(Effect::Wake(at.max(now + 1)));
        }
    }

    fn attempt(&mut self, request: Request, now: Millis, out: &mut Vec<Effect>) {
        // What the house wants it finds out anew.
        let is_asked_for = request.reply_to != ReplyTo::None;
        let again = (is_asked_for && self.elsewhere.is_shared()).then(|| request.clone());
        let Request { reply_to, operation } = request;
        match operation {
            Operation::Command(who, command) => {
                self.thinking.take_if(|version| is_answer(&who, &command, *version));
                match self.table.consider(&who, &command, &self.secret, now) {
                    Err(refused) => {
                        if who == Who::House {
                            // Whatever it was, it is not to be tried again at once and for ever.
                            self.retry_after = self.retry_after.max(now + RETRY_PAUSE);
                        }
                        out.extend(refuse(reply_to, refused));
                    }
                    Ok(decided) => self.write(reply_to, who, decided, Vec::new(), out),
                }
            }
            Operation::Link(next) => {
                let NextMatch { id, writes } = *next;
                let (who, command) = (Who::House, Command::LinkRematch { id });
                match self.table.consider(&who, &command, &self.secret, now) {
                    Err(_) => self.rematching = false,
                    Ok(decided) => self.write(reply_to, who, decided, writes, out),
                }
            }
            Operation::Chat(person, text) => {
                let row = self.said_row(&person, text, now);
                out.push(Effect::Store(vec![Write::Said {
                    match_id: self.fixed.id.clone(),
                    said: row.clone(),
                }]));
                let who = Who::Person(person);
                self.writing = Some(Writing { reply_to, who, what: Written::Said(row), again: None });
            }
        }
        if let Some(writing) = &mut self.writing {
            writing.again = again;
        }
    }

    /// Begins to write entries, and what must be stored with them or not at all. The match stays as it is,
    /// and as it is shown, until they are stored.
    fn write(
        &mut self,
        reply_to: ReplyTo,
        who: Who,
        decided: Decided,
        mut writes: Vec<Write>,
        out: &mut Vec<Effect>,
    ) {
        let Decided { entries, after: Some(after), version } = decided else {
            return self.confirm(reply_to, &who, decided.version, out);
        };
        let texts = match entry_texts(&entries) {
            Ok(texts) => texts,
            Err(error) => {
                tracing::error!(id = self.fixed.id, %error, "an entry cannot be written");
                out.extend(refuse(reply_to, Refused::new(Code::Internal, "a mistake of the server")));
                return;
            }
        };
        let has_others = !self.table.has_same_holders(&after);
        // What lists tell of the seats of a match is whole when it ends.
        let is_last = after.stage() == Stage::Over && self.table.stage() != Stage::Over;
        let seats = (has_others || is_last).then(|| seat_cards(&after));
        let limits = has_others.then(|| self.limits(&seat_cards(&self.table), &seat_cards(&after)));
        writes.push(Write::Append(Box::new(Append {
            match_id: self.fixed.id.clone(),
            first: self.table.n_entries() as u32,
            entries: texts,
            card: Card { seats, ..card(&after) },
            epoch: self.elsewhere.epoch().filter(|_| reply_to == ReplyTo::None),
        })));
        writes.extend(limits.into_iter().flatten());
        out.push(Effect::Store(writes));
        let resumes = entries.iter().any(|entry| matches!(entry.fact, Fact::Resumed {}));
        let what = Written::Entries { after, version, resumes };
        self.writing = Some(Writing { reply_to, who, what, again: None });
    }

    /// Says that something is done.
    fn confirm(&self, reply_to: ReplyTo, who: &Who, version: u32, out: &mut Vec<Effect>) {
        match reply_to {
            ReplyTo::Connection(conn, re) => out.push(reply(conn, ServerMessage::Ack { re, version })),
            ReplyTo::Take(take) => {
                let seats = match who {
                    Who::Person(person) => self.table.seats_of(person),
                    _ => Vec::new(),
                };
                out.push(Effect::Taken { take, seats: Ok(seats) });
            }
            ReplyTo::None => {}
        }
    }

    /// The write under way is done, or not.
    pub(super) fn stored(&mut self, result: Result<(), Fault>, now: Millis, out: &mut Vec<Effect>) {
        let Some(Writing { reply_to, who, what, again }) = self.writing.take() else { return };
        // Either the match that follows is linked now, or it was not stored either.
        self.rematching &= !self.links_rematch(&what);
        match result {
            Ok(()) => self.is_stored(reply_to, who, what, now, out),
            Err(Fault::Conflict(_)) if self.elsewhere.is_shared() && !self.is_at_a_loss() => {
                // Another server was faster: what it wrote is read, and the request is answered anew.
                self.overtaken(reply_to == ReplyTo::None);
                again.into_iter().for_each(|request| self.queue.push_front(request));
            }
            Err(fault) => self.not_stored(reply_to, &fault, now, out),
        }
    }

    fn is_stored(&mut self, reply_to: ReplyTo, who: Who, what: Written, now: Millis, out: &mut Vec<Effect>) {
        match what {
            Written::Said(row) => {
                self.confirm(reply_to, &who, self.table.version(), out);
                self.tell_said(row, out);
            }
            Written::Entries { after, version, resumes } => {
                let is_news = after.version() != self.table.version();
                self.table = *after;
                self.must_resume &= !resumes;
                self.confirm(reply_to, &who, version, out);
                if is_news {
                    self.tell_all(now, out)
                } else {
                    // Others must not notice it, not even that there was something.
                    self.tell_only(&who, now, out)
                }
            }
        }
    }

    /// Whether what is written is the link to the match that follows.
    fn links_rematch(&self, what: &Written) -> bool {
        matches!(what, Written::Entries { after, .. } if after.rematch_id() != self.table.rematch_id())
    }

    /// With a full disk, or where a player has too many matches, nothing has happened. After any other fault it is not known what is stored: the match is
    /// loaded again, and what is stored decides.
    fn not_stored(&mut self, reply_to: ReplyTo, fault: &Fault, now: Millis, out: &mut Vec<Effect>) {
        if let Fault::TooMany(_) = fault {
            out.extend(refuse(reply_to, Refused::new(Code::TooMany, fault.for_clients())));
            if reply_to == ReplyTo::None {
                self.retry_after = self.retry_after.max(now + LONG_RETRY_PAUSE);
            }
            return;
        }
        tracing::error!(id = self.fixed.id, %fault, "entries were not stored");
        out.extend(refuse(reply_to, Refused::new(Code::Storage, fault.for_clients())));
        self.retry_after = self.retry_after.max(now + RETRY_PAUSE);
        if *fault != Fault::Full {
            self.farewell(Close::Storage, Code::Storage, fault.for_clients(), out);
        }
    }

    /// What must hold for those who come to this match with a write.
    fn limits(&self, before: &[SeatCard], after: &[SeatCard]) -> Vec<Write> {
        let players = |seats: &[SeatCard]| -> BTreeSet<String> {
            seats.iter().filter_map(|seat| seat.person.clone()).collect()
        };
        let (were, are) = (players(before), players(after));
        let newcomers = are.difference(&were).map(String::as_str).filter(|person| *person != self.fixed.host);
        matches::limit_writes(&self.fixed.host, newcomers, after, &self.limits)
    }

    /// Ends the room: its clients may come back to a new one.
    pub(super) fn farewell(&mut self, why: Close, code: Code, message: &str, out: &mut Vec<Effect>) {
        for request in std::mem::take(&mut self.queue) {
            out.extend(refuse(request.reply_to, Refused::new(code, message)));
        }
        for conn in self.listeners.keys().copied().collect::<Vec<_>>() {
            self.dismiss(conn, why, message, out);
        }
        self.leaving = Leaving::Gone;
        out.push(Effect::Unload);
    }

    /// The server stops: the clock stands still, then all clients are told.
    fn stop(&mut self, out: &mut Vec<Effect>) -> Option<Request> {
        if self.table.deadline().is_some() && self.retry_after != Millis::MAX && self.has_duty() {
            // Once is enough: if it cannot be stored, the time that is lost is charged to no seat.
            self.retry_after = Millis::MAX;
            return Some(house(Command::Pause));
        }
        let message = "the server stops; come back in a moment";
        self.farewell(Close::Stopping, Code::Closing, message, out);
        None
    }
}

/// Whether this is what a computer player has decided about a version.
fn is_answer(who: &Who, command: &Command, asked: u32) -> bool {
    matches!((who, command), (Who::Computer(_), Command::Act { version, .. }) if *version == asked)
}

fn house(command: Command) -> Request {
    Request { reply_to: ReplyTo::None, operation: Operation::Command(Who::House, command) }
}

/// The texts of entries as they are stored: all of them, or why one cannot be written.
pub(crate) fn entry_texts(entries: &[Entry]) -> serde_json::Result<Vec<String>> {
    entries.iter().map(serde_json::to_string).collect()
}

/// What lists tell about a match, all but its seats.
pub(crate) fn card(table: &Table) -> Card {
    let awaited: Vec<&str> = table.awaited().into_iter().map(|person| person.as_str()).collect();
    let turn = (!awaited.is_empty()).then(|| awaited.join(" "));
    Card {
        stage: table.stage(),
        turn,
        changed: table.changed_at(),
        seats: None,
        over: table.ending().cloned(),
    }
}

/// The seats as lists tell them.
pub(crate) fn seat_cards(table: &Table) -> Vec<SeatCard> {
    let card = |&seat: &Seat| {
        let (person, computer) = match table.holder(seat) {
            Some(Holder::Person(person)) => (Some(person.to_string()), None),
            Some(Holder::Computer(player)) => (None, Some(player.clone())),
            _ => (None, None),
        };
        let teams = if table.stage() == Stage::Playing { Vec::new() } else { table.teams_of(seat) };
        SeatCard { seat, person, computer, teams }
    };
    table.seats().iter().map(card).collect()
}
