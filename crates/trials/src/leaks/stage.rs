//! One of the two matches as the server has it: a room, its connections, and every byte that
//! leaves it.

use std::collections::{BTreeMap, BTreeSet};

use forms::{Args, Spoken, Story};
use game_api::{Journal, Script};
use protocol::{ClientMessage, ServerMessage, Update};
use server::room::{ConnId, Effect, Guest, Input, Room};
use server::{replays, store::StoredMatch};
use table::{By, Entry, Fact};

use super::case::{Case, person};
use super::fault::Fault;
use super::past::Past;
use crate::simulate::Disk;

/// The connection of somebody who was away.
pub(super) const BACK: ConnId = 100;

/// One of two matches.
pub(super) struct Stage<'a, G: Spoken> {
    pub case: &'a Case<G>,
    pub room: Room,
    pub disk: Disk,
    /// The games that led here.
    pub games: Vec<G>,
    /// The versions with which a seat passed by itself: the room alone knows.
    pub passed: BTreeSet<u32>,
    version: u32,
    /// What happened in each step that was played since this was last asked.
    pub stories: Vec<Story<G>>,
    /// What each connection was sent since this was last asked.
    pub heard: BTreeMap<ConnId, String>,
    /// The newest update of each connection.
    pub updates: BTreeMap<ConnId, Update>,
    /// When the room wants to be woken.
    pub wake: Option<u64>,
    pub now: u64,
    fault: Option<Fault>,
}

impl<'a, G: Spoken> Stage<'a, G> {
    /// Loads a match, and lets everybody come.
    pub fn load(case: &'a Case<G>, past: Past<G>, now: u64, fault: Option<Fault>) -> Stage<'a, G> {
        let texts = past.entries.iter().map(|entry| serde_json::to_string(entry).expect("it writes"));
        let disk = Disk::new("m", case.secret, case.game, texts.collect());
        let (room, effects) = Room::load(disk.load(), &case.plans, now).expect("a record that was played");
        let mut stage = Stage {
            case,
            room,
            disk,
            games: past.games,
            passed: BTreeSet::new(),
            version: 0,
            stories: Vec::new(),
            heard: BTreeMap::new(),
            updates: BTreeMap::new(),
            wake: None,
            now,
            fault,
        };
        past.entries.iter().for_each(|entry| stage.count(&entry.fact));
        stage.carry_out(effects);
        for place in 0..=case.seats.len() {
            stage.connect(place as ConnId, Some(place), None);
        }
        stage
    }

    /// Somebody connects, by the place of their seat; whoever has none watches.
    pub fn connect(&mut self, conn: ConnId, place: Option<usize>, since: Option<u32>) {
        let id = place.filter(|&place| place < self.case.seats.len()).map(person);
        let guest = id.map(|id| Guest { name: id.to_string(), id });
        self.input(Input::Hello { conn, re: 0, guest, since });
    }

    pub fn say(&mut self, conn: ConnId, message: ClientMessage) {
        self.input(Input::Message { conn, message });
    }

    /// One input, and everything that follows from it at once.
    pub fn input(&mut self, input: Input) {
        let effects = self.room.handle(input, self.now);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send { to, message } => self.send(&to, &message),
                Effect::Store(writes) => {
                    let before = self.disk.n_entries();
                    let result = self.disk.done(&writes);
                    self.follow(before);
                    self.input(Input::Stored(result));
                }
                Effect::Ponder { conn, question } => {
                    self.input(Input::Answered { conn, message: Box::new(question.answer()) });
                }
                Effect::Close { conn, why } => self.note(conn, &format!("{why:?}")),
                Effect::Wake(at) => self.wake = Some(at),
                Effect::Think(_) | Effect::Taken { .. } | Effect::Rematch(_) | Effect::Unload => {}
            }
        }
    }

    fn send(&mut self, to: &[ConnId], message: &ServerMessage) {
        for &conn in to {
            let text = match self.fault.filter(|_| self.is_stranger(conn)) {
                Some(fault) => fault.tamper(self, message),
                None => serde_json::to_string(message).expect("it writes"),
            };
            self.note(conn, &text);
            if let ServerMessage::Update(update) = message {
                self.updates.insert(conn, (**update).clone());
            }
        }
    }

    fn note(&mut self, conn: ConnId, text: &str) {
        let heard = self.heard.entry(conn).or_default();
        heard.push_str(text);
        heard.push('\n');
    }

    /// Whether a connection is not to know the difference.
    pub fn is_stranger(&self, conn: ConnId) -> bool {
        conn != self.keeper()
    }

    /// The connection of who knows.
    pub fn keeper(&self) -> ConnId {
        self.case.place(self.case.keeper) as ConnId
    }

    pub fn game(&self) -> &G {
        self.games.last().expect("a game")
    }

    /// What is answered over HTTP about a match that is being played, to anybody who asks.
    pub fn ask_for_replays(&mut self, conn: ConnId) {
        let stored = self.disk.load();
        let answers =
            [None, Some("spectator"), Some(self.case.keeper.name())].map(|look| self.page(&stored, look));
        let open = match self.fault {
            Some(Fault::OpenReplay) => self.game().write_position().to_string(),
            _ => String::new(),
        };
        let record = format!("{:?}", replays::record(&stored, &self.case.plans));
        self.note(conn, &format!("{} {record} {open}", answers.join(" ")));
    }

    /// Notes which version a fact made: one that a seat prefers something makes none.
    fn count(&mut self, fact: &Fact) {
        self.version += u32::from(!matches!(fact, Fact::Preferred { .. }));
        if let Fact::Played { by: By::Preference, .. } = fact {
            self.passed.insert(self.version);
        }
    }

    /// Plays what was written down in games of our own, by the rules alone.
    fn follow(&mut self, from: usize) {
        for Entry { fact, .. } in self.disk.entries_from(from) {
            self.count(&fact);
            match fact {
                Fact::Played { action, picks, .. } => {
                    let (mut game, mut story) = (self.game().clone(), Journal::keep());
                    let action = game.read_action(Args::new(&action)).ok().and_then(Result::ok);
                    let action = action.expect("an action that was played");
                    game.apply_unchecked(&action, &mut Script::new(picks), &mut story);
                    self.games.push(game);
                    self.stories.push(story);
                }
                Fact::Undone { to, .. } => self.games.truncate(to as usize + 1),
                _ => {}
            }
        }
    }

    fn page(&self, stored: &StoredMatch, look: Option<&str>) -> String {
        let page = |look| replays::page(stored, &self.case.plans, look, 0, None);
        match replays::look(look).and_then(page) {
            Ok(page) => serde_json::to_string(&page).expect("it writes"),
            Err(refused) => serde_json::to_string(&refused).expect("it writes"),
        }
    }
}
