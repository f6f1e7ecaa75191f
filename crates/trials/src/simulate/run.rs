//! The simulation itself.

use std::hash::{Hash as _, Hasher as _};
use std::time::Duration;

use game_api::{Seeded, StableHasher};
use protocol::{AbortReason, ClientMessage, GameName, PROTOCOL, ServerMessage, Stage};
use server::limits::LIMITS;
use server::room::{ConnId, Effect, Fresh, Guest, Input, NextTerms, Plans, Question, Room};
use server::store::{Counted, Fault, Write};
use table::{
    ClockTerms, Command, ComputerTurn, Each, Entry, GameTerms, Holder, MatchId, PersonId, Seat, Secret,
    Table, Terms, Who,
};

use super::check;
use super::disk::{Disk, Fate};
use super::person::{Person, Wire};

/// What a run came to. Equal seeds give equal outcomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// A hash of everything that happened, in order.
    pub trace: u64,
    /// How many actions were acknowledged.
    pub acknowledged: usize,
    /// How many entries are on disk.
    pub entries: usize,
    /// How often the server was killed.
    pub kills: u32,
    /// How many writes failed.
    pub faults: u32,
    /// How many connections there were.
    pub connections: u64,
    /// Why starts of the match were aborted.
    pub aborted: Vec<AbortReason>,
    /// How many matches were made after the first one: one at most.
    pub rematches: usize,
}

/// Runs a simulation of a number of steps and checks everything.
///
/// # Panics
///
/// If something is not as it must be.
pub fn run(seed: u64, steps: u32) -> Outcome {
    let mut world = World::new(seed);
    for _ in 0..steps {
        world.step();
    }
    world.kill();
    check::nothing_is_lost(&world.disk, &world.people);
    check::no_time_is_stolen(&world.disk);
    check::views_agree(&world.disk, &mut world.people, world.now);
    check::one_match_follows(&world.disk);
    check::an_import_is_nobodys(&world.disk, &world.people, world.now);
    Outcome {
        trace: world.trace.finish(),
        acknowledged: world.people.iter().map(|person| person.done.len()).sum(),
        entries: world.disk.n_entries(),
        kills: world.kills,
        faults: world.faults,
        connections: world.next_conn,
        aborted: check::aborted_starts(&world.disk),
        rematches: world.disk.next().len(),
    }
}

struct World {
    dice: Seeded,
    now: u64,
    disk: Disk,
    room: Room,
    people: Vec<Person>,
    wires: Vec<(usize, Wire)>,
    next_conn: ConnId,
    /// On the way to the disk; one at most.
    writing: Option<Vec<Write>>,
    /// What the disk has said, on the way to the room.
    stored: Option<Result<(), Fault>>,
    thinking: Option<ComputerTurn>,
    questions: Vec<(ConnId, Question)>,
    /// The match that follows, to be made.
    rematch: Option<NextTerms>,
    wake: Option<u64>,
    trace: StableHasher,
    kills: u32,
    faults: u32,
}

impl World {
    fn new(seed: u64) -> World {
        let mut dice = Seeded::new(seed);
        let (game, terms, seats) = terms(&mut dice);
        let disk = first_entries(game, terms, &seats, seed);
        let (room, effects) =
            Room::load(disk.load(), &Plans::default(), &LIMITS, 1_000).expect("a new match can be loaded");
        let mut world = World {
            dice,
            now: 1_000,
            disk,
            room,
            people: seats.iter().filter_map(|(_, who)| *who).map(Person::new).collect(),
            wires: Vec::new(),
            next_conn: 0,
            writing: None,
            stored: None,
            thinking: None,
            questions: Vec::new(),
            rematch: None,
            wake: None,
            trace: StableHasher::default(),
            kills: 0,
            faults: 0,
        };
        world.carry_out(effects);
        world
    }

    /// One of all the things that could happen now.
    fn step(&mut self) {
        self.now += u64::from(self.dice.below(40));
        match self.dice.below(1000) {
            0..3 => self.kill(),
            3..43 => self.connect(),
            43..53 => self.hang_up(),
            53..203 => self.speak(),
            203..453 => self.arrive_up(),
            453..703 => self.arrive_down(),
            703..823 => self.flush(),
            823..933 => self.tell_stored(),
            933..963 => self.think(),
            963..970 => self.answer(),
            970..980 => self.make_next(),
            _ => self.tick(),
        }
    }

    fn note(&mut self, what: &str) {
        what.hash(&mut self.trace);
        self.now.hash(&mut self.trace);
    }

    /// The server is gone at once, with everything that was not on disk, and starts again.
    fn kill(&mut self) {
        self.kills += 1;
        self.note("kill");
        if let Some(writes) = self.writing.take() {
            // A transaction is on disk or it is not; no client was told.
            let fate = if self.dice.below(2) == 0 { Fate::FailedAfter } else { Fate::FailedBefore };
            let _ = self.disk.write(&writes, fate);
        }
        self.stored = None;
        self.now += u64::from(self.dice.below(20_000));
        self.restart();
    }

    fn restart(&mut self) {
        (self.thinking, self.wake, self.rematch) = (None, None, None);
        self.questions.clear();
        for (owner, wire) in self.wires.drain(..) {
            // What had left the server still arrives, or not.
            if wire.is_open {
                for message in wire.down {
                    if self.dice.below(4) == 0 {
                        break;
                    }
                    self.people[owner].hear(message);
                }
                self.people[owner].lose();
            }
        }
        let (room, effects) = Room::load(self.disk.load(), &Plans::default(), &LIMITS, self.now)
            .expect("what is stored can be loaded");
        self.room = room;
        self.carry_out(effects);
    }

    fn connect(&mut self) {
        let owner = self.dice.below(self.people.len() as u32) as usize;
        if self.wires.iter().any(|(other, wire)| *other == owner && wire.is_open) {
            return;
        }
        self.next_conn += 1;
        let person = &mut self.people[owner];
        let since = person.update.as_ref().map(|update| update.version);
        let hello = ClientMessage::Hello {
            re: person.number(),
            protocol: PROTOCOL,
            match_id: "m".to_owned(),
            token: None,
            since,
        };
        let wire = Wire {
            conn: self.next_conn,
            up: [hello].into(),
            down: Default::default(),
            is_open: true,
            greeted: false,
        };
        self.wires.push((owner, wire));
    }

    /// A client is gone; the server learns it later, after everything that was sent.
    fn hang_up(&mut self) {
        let open: Vec<usize> = (0..self.wires.len()).filter(|&i| self.wires[i].1.is_open).collect();
        if open.is_empty() {
            return;
        }
        let at = open[self.dice.below(open.len() as u32) as usize];
        let (owner, wire) = &mut self.wires[at];
        wire.is_open = false;
        self.people[*owner].lose();
        self.note("hang up");
    }

    fn speak(&mut self) {
        let at = self.dice.below(self.people.len() as u32) as usize;
        let wire = self.wires.iter_mut().find(|(owner, wire)| *owner == at && wire.is_open && wire.greeted);
        if let Some((_, wire)) = wire
            && let Some(message) = self.people[at].speak(&mut self.dice)
        {
            wire.up.push_back(message);
        }
    }

    /// A message, or the end of a connection, arrives at the server.
    fn arrive_up(&mut self) {
        if self.wires.is_empty() {
            return;
        }
        let at = self.dice.below(self.wires.len() as u32) as usize;
        let (owner, wire) = &mut self.wires[at];
        let (conn, id) = (wire.conn, self.people[*owner].id);
        match wire.up.pop_front() {
            Some(ClientMessage::Hello { re, since, .. }) => {
                wire.greeted = true;
                let guest = Guest { id: PersonId::new(id).expect("an id"), name: id.to_owned() };
                self.input(Input::Hello { conn, re, guest: Some(guest), since });
            }
            Some(message) => self.input(Input::Message { conn, message }),
            None if !wire.is_open => {
                self.wires.remove(at);
                self.input(Input::Gone { conn });
            }
            None => {}
        }
    }

    /// A message arrives at a client.
    fn arrive_down(&mut self) {
        if self.wires.is_empty() {
            return;
        }
        let at = self.dice.below(self.wires.len() as u32) as usize;
        let (owner, wire) = &mut self.wires[at];
        if let Some(message) = wire.down.pop_front()
            && wire.is_open
        {
            let person = &mut self.people[*owner];
            person.hear(message);
        }
    }

    /// The write under way meets its fate.
    fn flush(&mut self) {
        let Some(writes) = self.writing.take() else { return };
        // Only what people ask for, and a rematch, meets a limit.
        let limited = writes.iter().any(|write| matches!(write, Write::AtMost { .. }));
        if limited && self.dice.below(8) == 0 {
            self.faults += 1;
            self.stored = Some(Err(Fault::TooMany(Counted::Matches)));
            return self.note("too many");
        }
        let fate = match self.dice.below(40) {
            0 => Fate::Full,
            1 => Fate::FailedAfter,
            2 => Fate::FailedBefore,
            _ => Fate::Done,
        };
        self.faults += u32::from(fate != Fate::Done);
        self.stored = Some(self.disk.write(&writes, fate));
        self.note("flush");
    }

    fn tell_stored(&mut self) {
        if let Some(result) = self.stored.take() {
            self.input(Input::Stored(result));
        }
    }

    fn think(&mut self) {
        if let Some(turn) = self.thinking.take() {
            let command = turn.decide(u64::from(self.dice.below(u32::MAX)), Duration::ZERO);
            self.input(Input::Thought { seat: turn.seat, command });
        }
    }

    fn answer(&mut self) {
        if let Some((conn, question)) = self.questions.pop() {
            let message = Box::new(question.answer());
            self.input(Input::Answered { conn, message });
        }
    }

    /// The match that follows is made, or cannot be made this time.
    fn make_next(&mut self) {
        let Some(terms) = self.rematch.take() else { return };
        let number = self.dice.below(u32::MAX);
        let fresh = Fresh { id: format!("next-{number}"), secret: [9; 32] };
        let made = if number.is_multiple_of(8) {
            Err("it cannot be made this time".to_owned())
        } else {
            terms.make(fresh, &Plans::default(), self.now)
        };
        self.note("next");
        self.input(Input::Rematched(made.map(Box::new).map_err(Fault::Failed)));
    }

    fn tick(&mut self) {
        // A person who should reveal stays away for days.
        if self.room.table().stage() == Stage::Waiting && self.dice.below(16) == 0 {
            self.now = self.room.table().deadline().unwrap_or(self.now).max(self.now);
        }
        if self.wake.take_if(|at| *at <= self.now).is_some() {
            self.input(Input::Tick);
        }
    }

    fn input(&mut self, input: Input) {
        self.note("input");
        let effects = self.room.handle(input, self.now);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Store(writes) => {
                    assert!(self.writing.is_none() && self.stored.is_none(), "two writes at once");
                    self.writing = Some(writes);
                }
                Effect::Send { to, message } => self.send(&to, &message),
                Effect::Close { conn, .. } => self.close(conn),
                Effect::Think(turn) => self.thinking = Some(*turn),
                Effect::Answer { conn, question } => self.questions.push((conn, *question)),
                Effect::Wake(at) => self.wake = Some(at),
                Effect::Rematch(terms) => {
                    assert!(self.rematch.is_none(), "two matches are made after one");
                    self.rematch = Some(*terms);
                }
                Effect::Taken { .. } => {}
                Effect::Read { .. } | Effect::Claim | Effect::Crowd(_) => panic!("there is one server"),
                Effect::Unload => {
                    self.restart();
                    return;
                }
            }
        }
    }

    /// Nothing may leave the server that is not on disk.
    fn send(&mut self, to: &[ConnId], message: &ServerMessage) {
        let version = match message {
            ServerMessage::Ack { version, .. } => *version,
            ServerMessage::Update(update) => update.version,
            _ => 0,
        };
        if version > self.room.table().version() || self.room.table().n_entries() > self.disk.n_entries() {
            panic!("version {version} leaves the server before it is on disk");
        }
        serde_json::to_string(message).expect("it writes").hash(&mut self.trace);
        for (_, wire) in self.wires.iter_mut().filter(|(_, wire)| to.contains(&wire.conn)) {
            wire.down.push_back(message.clone());
        }
    }

    fn close(&mut self, conn: ConnId) {
        if let Some(at) = self.wires.iter().position(|(_, wire)| wire.conn == conn) {
            let (owner, wire) = self.wires.remove(at);
            if wire.is_open {
                for message in wire.down {
                    self.people[owner].hear(message);
                }
                self.people[owner].lose();
            }
        }
    }
}

/// A clock runs out in a simulation of some seconds now and then.
pub(super) const CLOCK_SECONDS: u32 = 2;

type Seats = Vec<(Seat, Option<&'static str>)>;

/// Either game, with two people or with one and the computer.
fn terms(dice: &mut Seeded) -> (GameName, Terms, Seats) {
    let (name, game, pair) = match dice.below(2) {
        0 => {
            let mission = include_str!("../../../../missions/first-contact.toml").to_owned();
            let game = GameTerms::SpaceHulk { mission, options: Default::default(), solo: None };
            (GameName::SpaceHulk, game, [Seat::Marine, Seat::Alien])
        }
        _ => {
            let game = GameTerms::DeathAngel { players: 2, teams: None };
            (GameName::DeathAngel, game, [Seat::P1, Seat::P2])
        }
    };
    let second = if dice.below(3) == 0 { None } else { Some("bob") };
    let clock = match dice.below(3) {
        0 => Some(ClockTerms { each: Each::Decision, seconds: CLOCK_SECONDS }),
        _ => None,
    };
    let terms = Terms { game, clock, practice: false, open_hands: false, lesson: None };
    (name, terms, vec![(pair[0], Some("ann")), (pair[1], second)])
}

/// A new match for Ann and Bob, on the first two seats.
pub fn new_match(game: GameName, terms: Terms, seed: u64) -> Disk {
    let seats = terms.check().expect("terms in order").into_iter().zip(["ann", "bob"].map(Some)).collect();
    first_entries(game, terms, &seats, seed)
}

/// The match as it is made: every person has a seat.
fn first_entries(game: GameName, terms: Terms, seats: &Seats, seed: u64) -> Disk {
    let mut secret = [7; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    let id = MatchId::new("m").expect("an id");
    let mut entries = vec![Entry::opened(id, terms, Secret::new(secret).commitment(), 0)];
    let mut table = Table::open(&entries[0]).expect("terms in order");
    for (seat, who) in seats {
        let (who, command) = match who {
            Some(id) => (Who::Person(PersonId::new(*id).expect("an id")), Command::Take { seat: *seat }),
            None => {
                let holder = Holder::Computer("random".to_owned());
                (Who::House, Command::Fill { seat: *seat, holder })
            }
        };
        let decided = table.consider(&who, &command, &Secret::new(secret), 0).expect("a free seat");
        for entry in decided.entries {
            table.absorb(&entry).expect("it follows");
            entries.push(entry);
        }
    }
    let texts = entries.iter().map(|entry| serde_json::to_string(entry).expect("it writes")).collect();
    Disk::new("m", secret, game, texts)
}
