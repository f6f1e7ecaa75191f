//! The same match on other servers: what they have written, who is there, and who acts by itself.

use std::collections::BTreeSet;

use protocol::{Close, Code, Seat};
use serde::{Deserialize, Serialize};
use table::{Entry, Fact, Millis, PersonId, WaitsFor, Who};

use super::{ConnId, Effect, Guest, Room};
use crate::store::{Fault, News};

/// How long a room waits before it asks again for a duty that another server has. It is told when that one gives it back or
/// is gone ([`Room::freed`]), so this is for what is told and does not arrive.
const CLAIM_PAUSE: Millis = 10_000;
/// The same if the question could not be answered.
const FAILED_CLAIM_PAUSE: Millis = 2_000;
/// How often a write may be refused although nothing new is stored, before the match is loaded again.
const MOST_FRUITLESS: u32 = 3;

/// Who acts by itself in a match: thinks for computer players, lets clocks run out, starts and closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// This server, because there is no other one.
    Alone,
    /// This server, as long as the lease has this epoch.
    Held(u64),
    /// Another server, or nobody yet.
    NotOurs,
}

/// Who is at a match on one server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Crowd {
    /// The ids of the people who are connected.
    pub people: BTreeSet<String>,
    pub spectators: u32,
    /// Who wants a computer player to go on for the person of a seat.
    pub agreed: Vec<(Seat, BTreeSet<String>)>,
}

/// A connection that comes.
#[derive(Debug)]
pub(super) struct Hello {
    pub conn: ConnId,
    pub re: u32,
    pub guest: Option<Guest>,
    pub since: Option<u32>,
}

/// What a room knows of other servers.
#[derive(Debug)]
pub(super) struct Elsewhere {
    pub duty: Duty,
    /// The duty was asked for, and the answer is not there yet.
    claiming: bool,
    /// When to ask for it again.
    claim_after: Millis,
    /// Others may have written something.
    has_news: bool,
    /// It is being read.
    reading: bool,
    /// How often a write was refused although nothing new was stored.
    fruitless: u32,
    /// Connections that have seen more of the match elsewhere than is known here: they wait until it is read.
    late: Vec<Hello>,
    pub crowds: Vec<Crowd>,
    /// What the others were told last about who is here.
    told: Crowd,
}

impl Elsewhere {
    pub fn new(is_shared: bool) -> Elsewhere {
        Elsewhere {
            duty: if is_shared { Duty::NotOurs } else { Duty::Alone },
            claiming: false,
            claim_after: 0,
            has_news: false,
            reading: false,
            fruitless: 0,
            late: Vec::new(),
            crowds: Vec::new(),
            told: Crowd::default(),
        }
    }

    /// Whether other servers may hold the same match.
    pub fn is_shared(&self) -> bool {
        self.duty != Duty::Alone
    }

    /// Whether an answer must come before anything else is done.
    pub fn is_waiting(&self) -> bool {
        self.claiming || self.reading
    }

    /// The epoch that writes of this server's own accord depend on.
    pub fn epoch(&self) -> Option<u64> {
        match self.duty {
            Duty::Held(epoch) => Some(epoch),
            Duty::Alone | Duty::NotOurs => None,
        }
    }

    /// Whether a person is connected to another server.
    pub fn has(&self, person: &PersonId) -> bool {
        self.crowds.iter().any(|crowd| crowd.people.contains(person.as_str()))
    }

    /// Whether anybody looks at the match on another server.
    pub fn is_watched(&self) -> bool {
        self.crowds.iter().any(|crowd| !crowd.people.is_empty() || crowd.spectators > 0)
    }
}

impl Room {
    /// What has to be asked of the store before anything else can be done.
    pub(super) fn ask_elsewhere(&mut self, now: Millis, out: &mut Vec<Effect>) {
        if self.elsewhere.has_news {
            self.elsewhere.has_news = false;
            self.elsewhere.reading = true;
            let last_said = self.said.back().map_or(0, |said| said.number);
            out.push(Effect::Read { n_entries: self.table.n_entries() as u32, last_said });
        } else if self.lacks_duty() && now >= self.elsewhere.claim_after {
            self.elsewhere.claiming = true;
            out.push(Effect::Claim);
        }
    }

    /// Whether this server acts by itself in this match.
    pub(super) fn has_duty(&self) -> bool {
        self.elsewhere.duty != Duty::NotOurs
    }

    /// Whether there is something to do that only who has the duty may do.
    fn lacks_duty(&self) -> bool {
        let has_work = match self.table.waits_for() {
            WaitsFor::Start => self.table.is_ready() || self.table.deadline().is_some(),
            WaitsFor::Closing | WaitsFor::Computer { .. } => true,
            // Whether or not there is a pass or a clock to see to: a server that asked only when somebody has nothing left but
            // to pass would then be a little quicker with the next thing, and others could tell.
            WaitsFor::Person { .. } => true,
            WaitsFor::Over => self.table.rematch_id().is_none() && self.table.rematch().is_some(),
            WaitsFor::Holder { .. } => self.table.has_clock(),
        };
        !self.has_duty() && has_work && !self.is_unwatched()
    }

    /// When to ask for the duty again, if there is a reason to.
    pub(super) fn claim_at(&self) -> Option<Millis> {
        self.lacks_duty().then_some(self.elsewhere.claim_after)
    }

    /// The duty is ours, or another server's. Nothing is charged to anybody for the time before.
    pub(super) fn claimed(&mut self, claimed: Result<Option<u64>, Fault>, now: Millis) {
        self.elsewhere.claiming = false;
        match claimed {
            Ok(Some(epoch)) => {
                self.elsewhere.duty = Duty::Held(epoch);
                self.must_resume = self.table.has_clock();
            }
            Ok(None) => self.elsewhere.claim_after = now + CLAIM_PAUSE,
            Err(fault) => {
                tracing::warn!(id = self.fixed.id, %fault, "the duty of a match cannot be asked for");
                self.elsewhere.claim_after = now + FAILED_CLAIM_PAUSE;
            }
        }
    }

    /// The duty may be free by now, and others may have forgotten who is here.
    pub(super) fn freed(&mut self) {
        self.elsewhere.claim_after = 0;
        self.elsewhere.told = Crowd::default();
    }

    /// Others may have written something.
    pub(super) fn hear_news(&mut self) {
        self.elsewhere.has_news = self.elsewhere.is_shared();
    }

    /// Answers a `hello`, once everything is known that the client has seen on another server.
    pub(super) fn greet(&mut self, hello: Hello, now: Millis, out: &mut Vec<Effect>) {
        let is_late = hello.since.is_some_and(|since| since > self.table.version());
        if is_late && self.elsewhere.is_shared() {
            self.hear_news();
            self.elsewhere.late.push(hello);
        } else {
            self.hello(hello, now, out);
        }
    }

    /// A connection is gone before it was greeted.
    pub(super) fn forget_late(&mut self, conn: ConnId) {
        self.elsewhere.late.retain(|hello| hello.conn != conn);
    }

    /// A write has lost against another server's, or against another holder of the duty.
    pub(super) fn overtaken(&mut self, was_own_accord: bool) {
        self.elsewhere.has_news = true;
        self.elsewhere.fruitless += 1;
        if was_own_accord {
            self.elsewhere.duty = Duty::NotOurs;
            self.freed();
        }
    }

    /// Whether a write was refused too often for no reason that can be seen.
    pub(super) fn is_at_a_loss(&self) -> bool {
        self.elsewhere.fruitless > MOST_FRUITLESS
    }

    /// What others have written becomes part of the match, and is shown.
    pub(super) fn read(&mut self, news: Result<News, Fault>, now: Millis, out: &mut Vec<Effect>) {
        self.elsewhere.reading = false;
        let taken_in = news.map_err(|fault| fault.to_string()).and_then(|news| self.take_in(news, now, out));
        if let Err(why) = taken_in {
            tracing::error!(id = self.fixed.id, why, "what other servers wrote cannot be read");
            let message = "the match has to be loaded again; come back in a moment";
            self.farewell(Close::Storage, Code::Storage, message, out);
            return;
        }
        for hello in std::mem::take(&mut self.elsewhere.late) {
            self.hello(hello, now, out);
        }
    }

    fn take_in(&mut self, news: News, now: Millis, out: &mut Vec<Effect>) -> Result<(), String> {
        let mut after = self.table.clone();
        let mut silent = BTreeSet::new();
        for text in &news.entries {
            let entry: Entry = serde_json::from_str(text).map_err(|error| error.to_string())?;
            after.absorb(&entry).map_err(|corrupt| corrupt.to_string())?;
            if let Fact::Preferred { seat, .. } = entry.fact {
                silent.extend(after.holder(seat).and_then(|holder| holder.person()).cloned());
            }
        }
        if !news.entries.is_empty() || !news.said.is_empty() {
            self.elsewhere.fruitless = 0;
        }
        let is_news = after.version() != self.table.version();
        self.table = after;
        self.people.names.extend(news.names);
        if is_news {
            self.tell_all(now, out);
        } else {
            // Others must not notice it, not even that there was something.
            silent.into_iter().for_each(|person| self.tell_only(&Who::Person(person), now, out));
        }
        news.said.into_iter().for_each(|said| self.tell_said(said, out));
        Ok(())
    }

    /// Other people are connected elsewhere than before.
    pub(super) fn hear_crowds(&mut self, crowds: Vec<Crowd>, now: Millis, out: &mut Vec<Effect>) {
        if crowds == self.elsewhere.crowds {
            return;
        }
        let (before, after): (BTreeSet<String>, BTreeSet<String>) =
            (people_of(&self.elsewhere.crowds), people_of(&crowds));
        for gone in before.difference(&after).filter_map(|id| PersonId::new(id.clone()).ok()) {
            self.away.insert(gone, now);
        }
        for (seat, people) in crowds.iter().flat_map(|crowd| &crowd.agreed) {
            let people = people.iter().filter_map(|id| PersonId::new(id.clone()).ok());
            self.agreed.entry(*seat).or_default().extend(people);
        }
        for here in after.difference(&before).filter_map(|id| PersonId::new(id.clone()).ok()) {
            self.forget_agreements(Some(&here));
        }
        self.elsewhere.crowds = crowds;
        self.tell_presence(None, out);
    }

    /// Tells other servers who is here, if that has changed.
    pub(super) fn tell_crowd(&mut self, out: &mut Vec<Effect>) {
        if !self.elsewhere.is_shared() {
            return;
        }
        let people = self.listeners.values().filter_map(|listener| listener.person.as_ref());
        let agreed = self.agreed.iter().map(|(seat, people)| {
            (*seat, people.iter().map(PersonId::to_string).collect::<BTreeSet<String>>())
        });
        let crowd = Crowd {
            people: people.map(PersonId::to_string).collect(),
            spectators: self.n_spectators(),
            agreed: agreed.collect(),
        };
        if crowd != self.elsewhere.told {
            self.elsewhere.told = crowd.clone();
            out.push(Effect::Crowd(Box::new(crowd)));
        }
    }
}

fn people_of(crowds: &[Crowd]) -> BTreeSet<String> {
    crowds.iter().flat_map(|crowd| crowd.people.iter().cloned()).collect()
}
