//! What a connection says.

use protocol::{ClientMessage, Code, DrawAnswer, Refused, Seat, ServerMessage};
use table::{Choice, Command, Commitment, Millis, Nonce, PersonId, Who};

use super::answer::sight_message;
use super::listen::MOST_STEPS;
use super::{ConnId, Effect, Operation, Question, ReplyTo, Request, Room};

/// The requests that may wait at once in a match.
const MOST_REQUESTS: usize = 64;

impl Room {
    pub(super) fn message(
        &mut self,
        conn: ConnId,
        message: ClientMessage,
        now: Millis,
        out: &mut Vec<Effect>,
    ) {
        let re = message.re();
        if !self.listeners.contains_key(&conn) {
            // It was closed, and what it said was on the way.
            return;
        }
        if let Err(refused) = self.try_message(conn, message, now, out) {
            out.push(reply(conn, ServerMessage::Refused(refused.answering(re))));
        }
    }

    fn try_message(
        &mut self,
        conn: ConnId,
        message: ClientMessage,
        now: Millis,
        out: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        use ClientMessage as Said;
        match message {
            Said::Hello { .. } => Err(Refused::new(Code::Hello, "there was a `hello` already")),
            Said::Ping { re } => {
                out.push(reply(conn, ServerMessage::Pong { re }));
                Ok(())
            }
            Said::History { re, from, to } => {
                out.push(self.history(conn, re, from, to));
                Ok(())
            }
            Said::Lift { re, seat } => self.lift(conn, re, seat, now, out),
            Said::Say { re, text } => self.chat(conn, re, &text, now),
            Said::Odds { re, version, action, after_pass } => {
                let (person, choice) = (self.person(conn)?, choice(action, after_pass));
                self.ask(conn, Question::odds(&self.table, person, re, version, choice), out)
            }
            Said::WhyNot { re, version, action } => {
                let person = self.person(conn)?;
                self.ask(conn, Question::why_not(&self.table, person, re, version, action.fields()), out)
            }
            Said::Advise { re, version, action } => {
                let person = self.person(conn)?;
                let how = (action, self.limits.advice_time);
                self.ask(conn, Question::advice(&self.table, person, re, version, how), out)
            }
            // A search of less than a millisecond: no question that has to wait.
            Said::Reach { re, version, unit } => {
                let spots = self.table.reach(&self.viewer(conn), version, &unit)?;
                out.push(reply(conn, ServerMessage::Reach { re, spots }));
                Ok(())
            }
            Said::Sight { re, version, unit } => {
                let sight = self.table.sight(&self.viewer(conn), version, unit.as_deref())?;
                out.push(reply(conn, sight_message(re, sight)));
                Ok(())
            }
            Said::Threats { re, version, action } => {
                let threats = self.table.threats(&self.viewer(conn), version, action)?;
                out.push(reply(conn, ServerMessage::Threats { re, threats }));
                Ok(())
            }
            Said::Sit { re, seat, taker } => {
                if let Some(request) = self.sit(conn, re, seat, &taker, now)? {
                    return self.enqueue(request);
                }
                // Others have to agree as well; nothing of that is written down.
                out.push(reply(conn, ServerMessage::Ack { re, version: self.table.version() }));
                self.tell_presence(None, out);
                Ok(())
            }
            command => self.command(conn, command),
        }
    }

    /// What a person at the table wants of it.
    fn command(&mut self, conn: ConnId, message: ClientMessage) -> Result<(), Refused> {
        use ClientMessage as Said;
        let re = message.re();
        let command = match message {
            Said::Act { version, action, turn, after_pass, .. } => {
                Command::Act { version, choice: choice(action, after_pass), turn }
            }
            Said::Undo { version, .. } => Command::Undo { version },
            Said::Resign { seat, .. } => Command::Resign { seat },
            Said::Draw { answer: DrawAnswer::Decline, .. } => Command::DeclineDraw,
            Said::Draw { answer: DrawAnswer::Accept, .. } => Command::AcceptDraw,
            Said::Draw { answer: DrawAnswer::Offer, .. } => Command::OfferDraw,
            Said::Rematch { .. } => Command::Rematch,
            Said::Ready { commitment, .. } => Command::Commit { commitment: read_commitment(&commitment)? },
            Said::Reveal { nonce, .. } => Command::Reveal { nonce: read_nonce(&nonce)? },
            Said::Withdraw { .. } => Command::Withdraw,
            Said::Prefer { seat, preferences, .. } => Command::Prefer { seat, passing: preferences.passing },
            _ => return Err(Refused::new(Code::BadMessage, "that cannot be said here")),
        };
        let who = Who::Person(self.person(conn)?);
        self.enqueue(Request {
            reply_to: ReplyTo::Connection(conn, re),
            operation: Operation::Command(who, command),
        })
    }

    /// Puts a request into the queue, if there is room. A record from elsewhere is only looked at: the ids in it
    /// are no people of this server.
    pub(super) fn enqueue(&mut self, request: Request) -> Result<(), Refused> {
        if self.fixed.imported {
            return Err(Refused::new(
                Code::WrongStage,
                "this is a record from elsewhere: it can only be seen",
            ));
        }
        if self.queue.len() >= MOST_REQUESTS {
            return Err(Refused::new(Code::TooMany, "too much at once; wait for the answers"));
        }
        self.queue.push_back(request);
        Ok(())
    }

    /// Who a connection belongs to.
    pub(super) fn person(&self, conn: ConnId) -> Result<PersonId, Refused> {
        let person = self.listeners.get(&conn).and_then(|listener| listener.person.clone());
        person.ok_or_else(|| Refused::new(Code::Unauthorized, "spectators can only watch"))
    }

    fn history(&self, conn: ConnId, re: u32, from: u32, to: u32) -> Effect {
        let to = to.min(self.table.version()).min(from.saturating_add(MOST_STEPS)).max(from);
        let steps = self.table.steps(&self.viewer(conn), from, to, &self.people);
        reply(conn, ServerMessage::History { re, from, to, steps })
    }

    /// Nothing of this is written down: who looks at a screen is no part of a match.
    fn lift(
        &mut self,
        conn: ConnId,
        re: u32,
        seat: Seat,
        now: Millis,
        out: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        let person = self.person(conn)?;
        if !self.table.can_lift(&person, seat) {
            return Err(Refused::new(Code::Forbidden, "that seat is not yours"));
        }
        if let Some(listener) = self.listeners.get_mut(&conn) {
            listener.lifted = Some(seat);
        }
        let version = self.table.version();
        out.push(reply(conn, ServerMessage::Ack { re, version }));
        out.extend(self.update_for(conn, Some(version), now));
        Ok(())
    }

    fn ask(&mut self, conn: ConnId, question: Question, out: &mut Vec<Effect>) -> Result<(), Refused> {
        let Some(listener) = self.listeners.get_mut(&conn) else { return Ok(()) };
        if listener.asks {
            return Err(Refused::new(Code::TooMany, "wait for the answer to the last question"));
        }
        listener.asks = true;
        out.push(Effect::Answer { conn, question: Box::new(question) });
        Ok(())
    }

    pub(super) fn answered(&mut self, conn: ConnId, message: Box<ServerMessage>, out: &mut Vec<Effect>) {
        if let Some(listener) = self.listeners.get_mut(&conn) {
            listener.asks = false;
            out.push(Effect::Send { to: vec![conn], message });
        }
    }
}

/// A message to one connection.
pub(super) fn reply(conn: ConnId, message: ServerMessage) -> Effect {
    Effect::Send { to: vec![conn], message: Box::new(message) }
}

fn read_commitment(text: &str) -> Result<Commitment, Refused> {
    Commitment::from_hex(text).ok_or_else(|| {
        Refused::new(Code::BadMessage, "`commitment` has 64 digits from 0 to 9 and a to f, from 32 bytes")
    })
}

fn read_nonce(text: &str) -> Result<Nonce, Refused> {
    let nonce = Nonce::from_hex(text).filter(|_| text.len() == 64);
    nonce.ok_or_else(|| {
        Refused::new(Code::BadMessage, "`nonce` has 64 digits from 0 to 9 and a to f, from 32 random bytes")
    })
}

/// A refusal for the one who asked. The house is not told: it asks again when it has to.
pub(super) fn refuse(reply_to: ReplyTo, refused: impl Into<Refused>) -> Option<Effect> {
    let refused = refused.into();
    match reply_to {
        ReplyTo::Connection(conn, re) => Some(reply(conn, ServerMessage::Refused(refused.answering(re)))),
        ReplyTo::Take(take) => Some(Effect::Taken { take, seats: Err(refused) }),
        ReplyTo::None => None,
    }
}

/// The answer at a place of one of the two lists of an update.
pub(crate) fn choice(action: u32, after_pass: bool) -> Choice {
    if after_pass { Choice::AfterPass(action) } else { Choice::Index(action) }
}
