//! One match and everybody who looks at it: the core of the server, without I/O.
//!
//! A [`Room`] is told what happens ([`Input`]) and when, and says what is to be done
//! ([`Effect`]). It knows no socket, no disk, no thread and no clock, so a simulation can
//! drive it through any order of events and get the same again from the same seed.
//!
//! One write is under way at a time. What a command decides is first written and only then
//! acknowledged and shown: no client sees what could still be lost, and a write that fails
//! leaves nothing to be taken back.

mod advance;
mod answer;
mod chat;
mod elsewhere;
mod listen;
mod message;
mod seats;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{ClientMessage, Close, Refused, Seat, ServerMessage};
use table::{Command, ComputerTurn, Millis, People, PersonId, Secret, Table, Who};

use crate::limits::Limits;
use crate::store::{Fault, NewMatch, News, SaidRow, StoredMatch, Write};
use elsewhere::{Elsewhere, Hello};

pub(crate) use advance::{card, entry_texts, seat_cards};
pub use answer::Question;
pub(crate) use answer::{sight_message, too_long};
pub use elsewhere::Crowd;
pub(crate) use message::choice;

pub use crate::matches::{Fresh, NextMatch, NextTerms};

/// A connection, by a number that is never used again.
pub type ConnId = u64;
/// A request for a seat that came over HTTP, by a number that is never used again.
pub type TakeId = u64;

/// A person whose token was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Guest {
    /// The public id.
    pub id: PersonId,
    pub name: String,
}

/// What happens to a room.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Input {
    /// A connection said a `hello` that is in order.
    Hello {
        conn: ConnId,
        /// The number of the message.
        re: u32,
        /// Who is there.
        guest: Option<Guest>,
        /// The last version that the client has seen.
        since: Option<u32>,
    },
    /// A connection that has said `hello` says something else.
    Message { conn: ConnId, message: ClientMessage },
    /// A connection is gone.
    Gone { conn: ConnId },
    /// A person who may takes a seat over HTTP.
    Take {
        /// To whom the answer goes.
        take: TakeId,
        guest: Guest,
        /// The seat; default: the first free one.
        seat: Option<Seat>,
    },
    /// The write under way is done, or not.
    Stored(Result<(), Fault>),
    /// A computer player has decided.
    Thought {
        /// For which seat.
        seat: Seat,
        command: Command,
    },
    /// A question was answered.
    Answered {
        /// For which connection.
        conn: ConnId,
        message: Box<ServerMessage>,
    },
    /// The match that follows this one is made and can be stored, or it could not be made.
    Rematched(Result<Box<NextMatch>, Fault>),
    /// Other servers may have written something.
    News,
    /// The answer to [`Effect::Read`].
    Read(Result<News, Fault>),
    /// The answer to [`Effect::Claim`]: the epoch, or nothing if another server has the duty.
    Claimed(Result<Option<u64>, Fault>),
    /// The duty may be free by now.
    Freed,
    /// Who is connected to other servers.
    Crowds(Vec<Crowd>),
    /// It is time: see [`Effect::Wake`].
    Tick,
    /// The server stops.
    Stop,
}

/// What is to be done.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Effect {
    /// Store these, all or none, and say [`Input::Stored`].
    Store(Vec<Write>),
    /// Send this.
    Send {
        /// To these connections.
        to: Vec<ConnId>,
        message: Box<ServerMessage>,
    },
    /// Close a connection after what was sent before.
    Close { conn: ConnId, why: Close },
    /// Let a computer player think and say [`Input::Thought`].
    Think(Box<ComputerTurn>),
    /// Answer a question, which may take a while, and say [`Input::Answered`].
    Answer {
        conn: ConnId,
        /// What is asked, with everything that it takes to answer.
        question: Box<Question>,
    },
    /// Answer [`Input::Take`]: all seats of the person, or why not.
    Taken { take: TakeId, seats: Result<Vec<Seat>, Refused> },
    /// Make the match that follows, store nothing of it, and say [`Input::Rematched`].
    Rematch(Box<NextTerms>),
    /// Read what was written after this, and say [`Input::Read`].
    Read { n_entries: u32, last_said: u32 },
    /// Ask for the duty of this match, and say [`Input::Claimed`].
    Claim,
    /// Tell other servers who is connected to this one.
    Crowd(Box<Crowd>),
    /// Say [`Input::Tick`] at this time, instead of at any time that was named before.
    Wake(Millis),
    /// Forget this room: all connections are closed, nothing is under way.
    Unload,
}

/// What is asked for and has to be stored.
#[derive(Clone, Debug)]
enum Operation {
    Command(Who, Command),
    Chat(PersonId, String),
    /// Stores the match that follows this one, and that it does.
    Link(Box<NextMatch>),
}

/// Where the answer goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReplyTo {
    /// A message of a connection, by its number.
    Connection(ConnId, u32),
    /// [`Input::Take`].
    Take(TakeId),
    /// The server itself asked.
    None,
}

#[derive(Clone, Debug)]
struct Request {
    reply_to: ReplyTo,
    operation: Operation,
}

/// A write under way.
#[derive(Debug)]
struct Writing {
    reply_to: ReplyTo,
    who: Who,
    what: Written,
    /// What was asked for, where another server may be faster: it is answered anew then.
    again: Option<Request>,
}

#[derive(Debug)]
enum Written {
    /// The table as it is once they are stored, and the version that is acknowledged.
    Entries {
        after: Box<Table>,
        version: u32,
        resumes: bool,
    },
    Said(SaidRow),
}

/// A connection in the room.
#[derive(Clone, Debug)]
struct Listener {
    person: Option<PersonId>,
    /// The seat for which the curtain was lifted on this screen.
    lifted: Option<Seat>,
    /// The version that was last sent.
    sent: u32,
    /// A question of this connection is being answered.
    asks: bool,
}

/// How far the way out is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leaving {
    Not,
    /// The server stops: the clock is to be stopped first.
    Stopping,
    /// Nothing more is to be done.
    Gone,
}

/// One match and everybody who looks at it.
#[derive(Debug)]
pub struct Room {
    limits: Limits,
    fixed: NewMatch,
    secret: Secret,
    table: Table,
    people: People,
    listeners: BTreeMap<ConnId, Listener>,
    said: VecDeque<SaidRow>,
    /// Since when people who were here are gone.
    away: BTreeMap<PersonId, Millis>,
    /// Who wants a computer player to go on for the person of a seat, who is away.
    agreed: BTreeMap<Seat, BTreeSet<PersonId>>,
    /// When each person spoke lately.
    spoke: BTreeMap<PersonId, VecDeque<Millis>>,
    queue: VecDeque<Request>,
    writing: Option<Writing>,
    /// The version about which a computer player thinks.
    thinking: Option<u32>,
    /// When to pass for a seat that prefers it, and for which version.
    pass_at: Option<(u32, Millis)>,
    /// Until when the server does nothing by itself, after a write that failed.
    retry_after: Millis,
    /// The match that follows is being made, or is on its way to the disk.
    rematching: bool,
    /// The clock is to go on before anything else: no seat is charged for the time in which
    /// there was no server.
    must_resume: bool,
    elsewhere: Elsewhere,
    leaving: Leaving,
}

/// A match that cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unloadable(pub String);

impl std::fmt::Display for Unloadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unloadable {}

/// Plans that all rooms share.
#[derive(Debug, Default)]
pub struct Plans(Mutex<table::Plans>);

impl Plans {
    /// The plan for some terms. The lock is free while it is made, which may take a while.
    pub(crate) fn find(&self, terms: &table::Terms) -> Result<Arc<table::Plan>, String> {
        if let Some(plan) = self.locked().known(terms) {
            return Ok(plan);
        }
        let plan = Arc::new(table::Plan::new(terms.clone())?);
        self.locked().share(&plan);
        Ok(plan)
    }

    /// Keeps no plan any longer that nobody has wanted since this was last called.
    pub(crate) fn forget_unused(&self) {
        self.locked().forget_unused();
    }

    /// A panic elsewhere leaves nothing half done in it.
    fn locked(&self) -> MutexGuard<'_, table::Plans> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The table of a stored match.
pub(crate) fn load_table(
    stored: &StoredMatch,
    plans: &Plans,
) -> Result<(Table, Vec<table::Entry>), Unloadable> {
    let unloadable = |what: String| Unloadable(format!("match {}: {what}", stored.fixed.id));
    let entries: Result<Vec<table::Entry>, _> =
        stored.entries.iter().map(|text| serde_json::from_str(text)).collect();
    let entries = entries.map_err(|error| unloadable(error.to_string()))?;
    let table = Table::load_by(&entries, |terms| plans.find(terms))
        .map_err(|corrupt| unloadable(corrupt.to_string()))?;
    Ok((table, entries))
}

impl Room {
    /// The room of a stored match. If a clock runs in it, it goes on now: what lies between
    /// is charged to no seat. Where other servers may hold it too, that waits for the duty.
    pub fn load(
        stored: StoredMatch,
        plans: &Plans,
        limits: &Limits,
        now: Millis,
    ) -> Result<(Room, Vec<Effect>), Unloadable> {
        Room::load_beside(stored, plans, limits, now, false)
    }

    /// The same; `is_shared` says whether other servers may hold it, too.
    pub fn load_beside(
        stored: StoredMatch,
        plans: &Plans,
        limits: &Limits,
        now: Millis,
        is_shared: bool,
    ) -> Result<(Room, Vec<Effect>), Unloadable> {
        let (table, _) = load_table(&stored, plans)?;
        let mut room = Room {
            limits: *limits,
            secret: Secret::new(stored.fixed.secret),
            fixed: stored.fixed,
            table,
            people: People { names: stored.names.into_iter().collect(), presence: Default::default() },
            listeners: BTreeMap::new(),
            said: stored.said.into(),
            away: BTreeMap::new(),
            agreed: BTreeMap::new(),
            spoke: BTreeMap::new(),
            queue: VecDeque::new(),
            writing: None,
            thinking: None,
            pass_at: None,
            retry_after: 0,
            rematching: false,
            must_resume: false,
            elsewhere: Elsewhere::new(is_shared),
            leaving: Leaving::Not,
        };
        room.must_resume = room.table.has_clock() && !is_shared;
        room.people.presence = room.present();
        let mut effects = Vec::new();
        room.advance(now, &mut effects);
        Ok((room, effects))
    }

    /// Takes an input in, and says what is to be done about it.
    pub fn handle(&mut self, input: Input, now: Millis) -> Vec<Effect> {
        let mut out = Vec::new();
        match input {
            Input::Hello { conn, re, guest, since } => {
                self.greet(Hello { conn, re, guest, since }, now, &mut out)
            }
            Input::Message { conn, message } => self.message(conn, message, now, &mut out),
            Input::Gone { conn } => self.gone(conn, now, &mut out),
            Input::Take { take, guest, seat } => self.take(take, guest, seat, &mut out),
            Input::Stored(result) => self.stored(result, now, &mut out),
            Input::Thought { seat, command } => self.thought(seat, command),
            Input::Answered { conn, message } => self.answered(conn, message, &mut out),
            Input::Rematched(result) => self.rematched(result, now),
            Input::News => self.hear_news(),
            Input::Read(news) => self.read(news, now, &mut out),
            Input::Claimed(claimed) => self.claimed(claimed, now),
            Input::Freed => self.freed(),
            Input::Crowds(crowds) => self.hear_crowds(crowds, now, &mut out),
            Input::Tick => {}
            Input::Stop => self.leaving = Leaving::Stopping,
        }
        self.advance(now, &mut out);
        self.tell_crowd(&mut out);
        out
    }

    /// Whether other servers have to be told that the duty of this match is free when the room goes.
    pub fn holds_lease(&self) -> bool {
        self.elsewhere.epoch().is_some()
    }

    /// Whether the room can be dropped: there is no connection, nothing is under
    /// way, and no clock runs. A start that waits for a player to reveal is aborted when it is looked at again.
    pub fn is_idle(&self) -> bool {
        self.listeners.is_empty()
            && self.writing.is_none()
            && self.queue.is_empty()
            && self.thinking.is_none()
            && self.pass_at.is_none()
            && !self.rematching
            && !self.elsewhere.is_waiting()
            && (self.table.deadline().is_none() || self.table.stage() == table::Stage::Waiting)
    }

    /// The match itself.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether a person holds a seat.
    pub fn has_people(&self) -> bool {
        let is_person =
            |seat: &Seat| self.table.holder(*seat).is_some_and(|holder| holder.person().is_some());
        self.table.seats().iter().any(is_person)
    }

    /// How many connections there are.
    pub fn n_listeners(&self) -> usize {
        self.listeners.len()
    }
}
