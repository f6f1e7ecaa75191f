//! One of the two matches as a room has it: its connections, and every byte that leaves it.

use std::collections::BTreeMap;

use forms::GameJson;
use protocol::{ClientMessage, ServerMessage, Update};
use server::limits::LIMITS;
use server::replays::{self, About};
use server::room::{ConnId, Effect, Guest, Input, Room};
use server::store::StoredMatch;
use table::Millis;

use super::case::{Case, person};
use super::fault::{Fault, Known};
use super::past::Past;
use super::progress::Progress;
use super::side::{Heard, Side};
use crate::simulate::Disk;

/// One of two matches.
pub(super) struct Stage<'a, G: GameJson> {
    case: &'a Case<G>,
    room: Room,
    disk: Disk,
    progress: Progress<G>,
    heard: Heard,
    updates: BTreeMap<ConnId, Update>,
    /// When the room wants to be woken.
    wake: Option<Millis>,
    now: Millis,
    fault: Option<Fault>,
}

impl<'a, G: GameJson> Stage<'a, G> {
    /// Loads a match, and lets all viewers come.
    pub fn load(case: &'a Case<G>, past: Past<G>, now: Millis, fault: Option<Fault>) -> Stage<'a, G> {
        let disk = Disk::new("m", case.secret, case.game, past.texts());
        let (room, effects) =
            Room::load(disk.load(), &case.plans, &LIMITS, now).expect("a record that was played");
        let mut stage = Stage {
            case,
            room,
            disk,
            progress: Progress::new(past),
            heard: Heard::new(),
            updates: BTreeMap::new(),
            wake: None,
            now,
            fault,
        };
        stage.carry_out(effects);
        for place in 0..=case.seats.len() {
            stage.come(place as ConnId, place, None);
        }
        stage
    }

    /// One input, and everything that follows from it at once.
    fn input(&mut self, input: Input) {
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
                    self.progress.follow(self.disk.entries_from(before));
                    self.input(Input::Stored(result));
                }
                Effect::Answer { conn, question } => {
                    self.input(Input::Answered { conn, message: Box::new(question.answer()) });
                }
                Effect::Close { conn, why } => self.note(conn, &format!("{why:?}")),
                Effect::Wake(at) => self.wake = Some(at),
                Effect::Think(_) | Effect::Taken { .. } | Effect::Rematch(_) | Effect::Unload => {}
                Effect::Read { .. } | Effect::Claim | Effect::Crowd(_) => panic!("there is one server"),
            }
        }
    }

    fn send(&mut self, to: &[ConnId], message: &ServerMessage) {
        for &conn in to {
            let text = match self.fault.filter(|_| conn != self.keeper()) {
                Some(fault) => fault.tamper(&self.known(), message),
                None => serde_json::to_string(message).expect("it writes"),
            };
            self.note(conn, &text);
            if let ServerMessage::Update(update) = message {
                self.updates.insert(conn, (**update).clone());
            }
        }
    }

    fn known(&self) -> Known {
        let keeper = self.case.person(self.case.keeper);
        Known::new(&self.progress, self.updates.get(&self.keeper()), self.room.table(), &keeper)
    }

    fn note(&mut self, conn: ConnId, text: &str) {
        let heard = self.heard.entry(conn).or_default();
        heard.extend_from_slice(text.as_bytes());
        heard.push(b'\n');
    }

    fn page(&self, stored: &StoredMatch, look: Option<&str>) -> String {
        let (game, mission) = (stored.fixed.game, stored.fixed.mission.clone());
        let about = About { match_id: stored.fixed.id.clone(), game, mission, imported: false };
        let page = |look| replays::page(self.room.table(), about, look, 0, None);
        match replays::look(look).and_then(page) {
            Ok(page) => serde_json::to_string(&page).expect("it writes"),
            Err(refused) => serde_json::to_string(&refused).expect("it writes"),
        }
    }
}

impl<G: GameJson> Side<G> for Stage<'_, G> {
    fn case(&self) -> &Case<G> {
        self.case
    }

    fn progress(&self) -> &Progress<G> {
        &self.progress
    }

    fn progress_mut(&mut self) -> &mut Progress<G> {
        &mut self.progress
    }

    fn update(&self, conn: ConnId) -> Option<&Update> {
        self.updates.get(&conn)
    }

    fn come(&mut self, conn: ConnId, place: usize, since: Option<u32>) {
        let id = (place < self.case.seats.len()).then(|| person(place));
        let guest = id.map(|id| Guest { name: id.to_string(), id });
        self.input(Input::Hello { conn, re: 0, guest, since });
    }

    fn leave(&mut self, conn: ConnId) {
        self.input(Input::Gone { conn });
    }

    fn say(&mut self, conn: ConnId, message: ClientMessage) {
        self.input(Input::Message { conn, message });
    }

    /// What is answered over HTTP about a match that is being played, to anybody who asks.
    fn ask_around(&mut self, conn: ConnId, _: u32) {
        let stored = self.disk.load();
        let answers =
            [None, Some("spectator"), Some(self.case.keeper.name())].map(|look| self.page(&stored, look));
        let open = match self.fault {
            Some(Fault::OpenReplay) => self.known().position,
            _ => String::new(),
        };
        let record = format!("{:?}", replays::expect_over(self.room.table().stage()));
        self.note(conn, &format!("{} {record} {open}", answers.join(" ")));
    }

    fn wait(&mut self, millis: Millis) {
        self.now += millis;
    }

    fn passes_in(&self) -> Millis {
        self.wake.map_or(0, |at| at.saturating_sub(self.now))
    }

    fn pass_by_itself(&mut self) {
        self.wake = None;
        self.input(Input::Tick);
    }

    fn settle(&mut self) {
        self.input(Input::Tick);
    }

    fn take_heard(&mut self) -> Heard {
        std::mem::take(&mut self.heard)
    }
}
