//! What people say to each other.

use protocol::{Code, MAX_SAID, Refused, Said, ServerMessage};
use table::{Millis, PersonId};

use super::{ConnId, Effect, Operation, ReplyTo, Request, Room};
use crate::limits::LIMITS;
use crate::store::SaidRow;

/// As many of the things that were said are shown to who comes.
const MOST_SAID: usize = 100;
const MINUTE: Millis = 60_000;

impl Room {
    pub(super) fn chat(&mut self, conn: ConnId, re: u32, text: &str, now: Millis) -> Result<(), Refused> {
        let person = self.person(conn)?;
        if self.table.seats_of(&person).is_empty() {
            return Err(Refused::new(Code::Forbidden, "only who holds a seat may speak"));
        }
        let text = tidy(text)?;
        self.may_speak(&person, now)?;
        self.enqueue(Request {
            reply_to: ReplyTo::Connection(conn, re),
            operation: Operation::Chat(person, text),
        })
    }

    fn may_speak(&mut self, person: &PersonId, now: Millis) -> Result<(), Refused> {
        let spoke = self.spoke.entry(person.clone()).or_default();
        spoke.retain(|&at| at + MINUTE > now);
        if spoke.len() >= LIMITS.said_per_minute as usize {
            return Err(Refused::new(Code::TooMany, "that is enough for a minute; wait a little"));
        }
        spoke.push_back(now);
        Ok(())
    }

    /// The row of something new.
    pub(super) fn said_row(&self, person: &PersonId, text: String, now: Millis) -> SaidRow {
        let number = self.said.back().map_or(1, |last| last.number + 1);
        SaidRow { number, person: person.to_string(), text, at: now }
    }

    /// Tells all viewers what was said, once it is stored.
    pub(super) fn tell_said(&mut self, said: SaidRow, out: &mut Vec<Effect>) {
        let message = Box::new(ServerMessage::Said(self.said_message(&said)));
        self.said.push_back(said);
        if self.said.len() > MOST_SAID {
            self.said.pop_front();
        }
        out.push(Effect::Send { to: self.listeners.keys().copied().collect(), message });
    }

    pub(super) fn said_message(&self, said: &SaidRow) -> Said {
        Said {
            number: said.number,
            person: said.person.clone(),
            name: self.people.name(&said.person),
            text: said.text.clone(),
            at: said.at,
        }
    }
}

/// One line without what cannot be printed, within its limits.
fn tidy(text: &str) -> Result<String, Refused> {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = text.trim();
    match text.chars().count() {
        0 => Err(Refused::new(Code::BadMessage, "there is nothing to say")),
        n if n > MAX_SAID => {
            Err(Refused::new(Code::TooLarge, format!("a text has at most {MAX_SAID} characters, not {n}")))
        }
        _ => Ok(text.to_owned()),
    }
}
