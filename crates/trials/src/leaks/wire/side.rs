//! One of the two matches on a whole server, with all viewers connected.

use std::collections::BTreeMap;
use std::sync::Arc;

use forms::GameJson;
use protocol::{ClientMessage, PROTOCOL, ServerMessage, Update, Visibility};
use serde::Deserialize;
use server::room::ConnId;
use server::store::{NewMatch, SeatCard};
use table::{Millis, PersonId, Secret};
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;

use super::frame::without_presence;
use super::plant::Planted;
use super::socket::{Socket, ask};
use super::world::{World, token};
use crate::leaks::case::{Case, MOST_STARTS, PEOPLE, commitment, person};
use crate::leaks::fault::Known;
use crate::leaks::past::Past;
use crate::leaks::progress::Progress;
use crate::leaks::side::{BACK, Heard, Side};

/// The longest that a server waits before it passes for somebody.
const PASSES_WITHIN: Millis = 2_000;
/// Numbers of messages that nobody else uses.
const SETTLED: u32 = 1_000_000;

/// What tells one message from another.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    re: Option<u32>,
    version: Option<u32>,
}

/// One of two matches.
pub(super) struct Wired<'a, G: GameJson> {
    case: &'a Case<G>,
    runtime: &'a Runtime,
    world: &'a World,
    id: String,
    people: Vec<PersonId>,
    progress: Progress<G>,
    sockets: BTreeMap<ConnId, Socket>,
    updates: BTreeMap<ConnId, Update>,
    /// The version that each connection was told last.
    versions: BTreeMap<ConnId, u32>,
    heard: Heard,
    n_settled: u32,
}

impl<'a, G: GameJson> Wired<'a, G> {
    /// Stores a match, and lets all viewers come.
    pub fn load(
        case: &'a Case<G>,
        runtime: &'a Runtime,
        world: &'a World,
        name: &str,
        past: Past<G>,
        now: Millis,
    ) -> Wired<'a, G> {
        let names = PEOPLE.iter().take(case.seats.len());
        let people = names.map(|own| PersonId::new(format!("{own}-{name}")).expect("an id")).collect();
        let id = format!("match-{name}");
        // A server's clock never goes back, and pairs begin at times of their own.
        world.set(world.now().max(now));
        let mut side = Wired {
            case,
            runtime,
            world,
            id,
            people,
            progress: Progress::new(past.clone()),
            sockets: BTreeMap::new(),
            updates: BTreeMap::new(),
            versions: BTreeMap::new(),
            heard: Heard::new(),
            n_settled: 0,
        };
        side.store(&past);
        side.begin();
        let keeper = side.keeper();
        for conn in (0..=case.seats.len() as ConnId).filter(|&conn| conn != keeper) {
            side.come(conn, conn as usize, None);
        }
        side
    }

    /// The player who knows comes first. If there is a clock, the server lets it go on by itself.
    fn begin(&mut self) {
        let keeper = self.keeper();
        self.come(keeper, keeper as usize, None);
        let waits = |update: &Update| update.clock.is_some() && update.version == self.progress.version;
        if self.update(keeper).is_some_and(waits) {
            self.hear(keeper, |head| head.kind == "update");
        }
        self.follow();
    }

    /// Every pair has a match and people of its own: what others left behind is not theirs.
    fn store(&self, past: &Past<G>) {
        let secret = Secret::new(self.case.secret);
        let rename = |mut text: String| {
            for (place, (name, renamed)) in PEOPLE.iter().zip(&self.people).enumerate() {
                text = text.replace(&format!("\"{name}\""), &format!("\"{renamed}\""));
                // A commitment is about a match, a start and a person.
                for start in 1..=MOST_STARTS {
                    let was = commitment(place, "m", &secret, start, &person(place)).to_hex();
                    let now = commitment(place, &self.id, &secret, start, renamed).to_hex();
                    text = text.replace(&was, &now);
                }
            }
            text
        };
        let mut entries: Vec<String> = past.texts().into_iter().map(rename).collect();
        entries[0] = entries[0].replacen(r#""id":"m""#, &format!(r#""id":"{}""#, self.id), 1);
        let fixed = NewMatch {
            id: self.id.clone(),
            // The player who made a match may ask for an invitation, which is random.
            host: self.people[self.case.place(self.case.keeper)].to_string(),
            secret: self.case.secret,
            invitation: None,
            visibility: Visibility::Link,
            game: self.case.game,
            mission: None,
            created: 0,
            imported: false,
        };
        let seat = |(seat, person): (&table::Seat, &PersonId)| SeatCard {
            seat: *seat,
            person: Some(person.to_string()),
            computer: None,
            teams: Vec::new(),
        };
        let seats = self.case.seats.iter().zip(&self.people).map(seat).collect();
        self.world.add(fixed, entries, &self.people, seats);
    }

    /// Whoever knows is on the first server, and others on both in turns; whoever comes back does so on another one.
    fn server_of(&self, conn: ConnId, place: usize) -> usize {
        let keeper = self.case.place(self.case.keeper);
        let at_first = if place == keeper { 0 } else { 1 + place - usize::from(place > keeper) };
        at_first + usize::from(conn == BACK)
    }

    /// What a viewer was told. Where people are on several servers, who is there is left out: it follows from who connects,
    /// and reaches other servers sooner or later.
    fn note(&mut self, conn: ConnId, bytes: Vec<u8>) {
        let bytes = if self.world.has_several() { without_presence(&bytes) } else { bytes };
        self.heard.entry(conn).or_default().extend(bytes);
    }

    fn planted(&self, conn: ConnId) -> Option<Arc<Planted>> {
        self.world.planted.clone().filter(|_| conn != self.keeper())
    }

    /// The entries that are stored.
    fn entries(&self) -> Vec<table::Entry> {
        let stored = self.world.store.load(&self.id).expect("a store of our own").expect("our match");
        stored.entries.iter().map(|text| serde_json::from_str(text).expect("an entry")).collect()
    }

    /// Whether a player's time is up, and the server has yet to do something about it.
    fn is_due(&self) -> bool {
        let has_clock = self.update(self.keeper()).is_some_and(|update| update.clock.is_some());
        has_clock && self.world.table(&self.entries()).deadline().is_some_and(|at| at <= self.world.now())
    }

    /// Plays what was stored since by the rules alone, and lets a planted mistake know.
    fn follow(&mut self) {
        let entries = self.entries();
        self.progress.follow(entries[self.progress.n_entries..].iter().cloned());
        if let Some(planted) = &self.world.planted {
            let table = self.world.table(&entries);
            let keeper = &self.people[self.case.place(self.case.keeper)];
            planted.learn(Known::new(&self.progress, self.update(self.keeper()), &table, keeper));
        }
    }

    /// Listens to a connection until something comes that is waited for; what cannot be read
    /// is a mistake that was planted, and comes instead.
    fn hear(&mut self, conn: ConnId, is_awaited: impl Fn(&Head<'_>) -> bool) -> Option<String> {
        let socket = self.sockets.get_mut(&conn)?;
        loop {
            let text = self.runtime.block_on(socket.next())?;
            let Ok(head) = serde_json::from_str::<Head<'_>>(&text) else { return None };
            if let Some(version) = head.version.filter(|_| head.kind == "update") {
                self.versions.insert(conn, version);
            }
            if head.kind == "update"
                && conn < self.case.seats.len() as ConnId
                && let Ok(ServerMessage::Update(update)) = serde_json::from_str(&text)
            {
                self.updates.insert(conn, *update);
            }
            if is_awaited(&head) {
                return Some(head.kind.to_owned());
            }
        }
    }

    fn send(&mut self, conn: ConnId, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("it writes");
        if let Some(socket) = self.sockets.get_mut(&conn) {
            self.runtime.block_on(socket.send(Message::text(text)));
        }
    }

    fn hello(&self, place: usize, since: Option<u32>) -> ClientMessage {
        let token = self.people.get(place).map(token);
        ClientMessage::Hello { re: 0, protocol: PROTOCOL, match_id: self.id.clone(), token, since }
    }

    /// What a client is told that asks over HTTP.
    fn ask_http(&mut self, conn: ConnId, method: &str, path: &str, body: &str) {
        let bearer = self.people.get(conn as usize).map(token);
        let bearer = bearer.map_or(String::new(), |token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost:7373\r\n{bearer}Content-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        let stream = self.world.dial(self.server_of(conn, conn as usize), self.planted(conn));
        let answer = self.runtime.block_on(ask(stream, &request));
        self.heard.entry(conn).or_default().extend(answer);
    }

    /// What a client is told that says something out of order, and then leaves.
    fn misspeak(&mut self, conn: ConnId, said: Vec<Message>) {
        let stream = self.world.dial(self.server_of(conn, conn as usize), self.planted(conn));
        let heard = self.runtime.block_on(async {
            let mut socket = Socket::open(stream).await;
            for message in said {
                socket.send(message).await;
                if socket.next().await.is_none() {
                    break;
                }
            }
            socket.close().await
        });
        self.note(conn, heard);
    }
}

impl<G: GameJson> Side<G> for Wired<'_, G> {
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
        let is_keeper = place == self.case.place(self.case.keeper);
        let planted = self.world.planted.clone().filter(|_| !is_keeper);
        let stream = self.world.dial(self.server_of(conn, place), planted);
        let socket = self.runtime.block_on(Socket::open(stream));
        self.sockets.insert(conn, socket);
        self.send(conn, &self.hello(place, since));
        self.hear(conn, |head| head.kind == "update");
    }

    fn leave(&mut self, conn: ConnId) {
        if let Some(socket) = self.sockets.remove(&conn) {
            let heard = self.runtime.block_on(socket.close());
            self.note(conn, heard);
            self.versions.remove(&conn);
        }
    }

    fn say(&mut self, conn: ConnId, message: ClientMessage) {
        self.send(conn, &message);
        if self.hear(conn, |head| head.re == Some(message.re())).is_some_and(|kind| kind == "ack") {
            self.follow();
            self.settle();
        }
    }

    fn ask_around(&mut self, conn: ConnId, number: u32) {
        let (id, keeper) = (self.id.clone(), self.case.keeper.name());
        let at = |rest: &str| format!("/api/matches/{id}/{rest}");
        let text = |text: &str| Message::text(text.to_owned());
        let hello = serde_json::to_string(&self.hello(conn as usize, None)).expect("it writes");
        match number % 19 {
            0 | 1 => self.ask_http(conn, "GET", &at("replay"), ""),
            2 => self.ask_http(conn, "GET", &at("replay?seat=spectator"), ""),
            3 => self.ask_http(conn, "GET", &at(&format!("replay?seat={keeper}")), ""),
            4 => self.ask_http(conn, "GET", &at("record"), ""),
            5 => self.ask_http(conn, "GET", &at("proof"), ""),
            6 | 7 => self.ask_http(conn, "GET", "/api/me/matches", ""),
            8 => self.ask_http(conn, "GET", "/api/me", ""),
            9 => {
                self.ask_http(conn, "POST", &at("join"), &format!(r#"{{"invitation":"{}"}}"#, "A".repeat(43)))
            }
            10 => self.ask_http(conn, "POST", &at("invitation"), ""),
            11 => self.ask_http(conn, "POST", &at("continue"), r#"{"frame":1}"#),
            12 => self.misspeak(conn, vec![text(&hello.replace("match-", "mates-"))]),
            13 => self.misspeak(conn, vec![text(&hello.replace("\"token\":\"", "\"token\":\"-"))]),
            14 => self.misspeak(conn, vec![text("what have they got?")]),
            15 => self.ask_http(conn, "POST", "/api/records", "{\"blipfall\":\"replay\",\"format\":2}\n"),
            16 => self.ask_http(conn, "GET", &at("analysis"), ""),
            17 => self.ask_http(conn, "GET", "/api/me/analyses", ""),
            _ => self.misspeak(conn, vec![text(&hello), text(r#"{"type":"tell","re":5}"#), text("{")]),
        }
    }

    fn wait(&mut self, millis: Millis) {
        self.world.set(self.world.now() + millis);
        let keeper = self.keeper();
        // What the server does by itself is done before anybody goes on.
        while self.is_due() && self.hear(keeper, |head| head.kind == "update").is_some() {
            self.follow();
        }
        self.settle();
    }

    fn passes_in(&self) -> Millis {
        PASSES_WITHIN
    }

    fn pass_by_itself(&mut self) {
        let (keeper, before) = (self.keeper(), self.progress.version);
        while self.update(keeper).is_some_and(|update| update.version <= before) {
            if self.hear(keeper, |head| head.kind == "update").is_none() {
                break;
            }
        }
        self.follow();
        self.settle();
    }

    /// On one server nothing is under way that could still come: see [`Wired::take_heard`]. What happens on another one
    /// arrives a little later: everybody is waited for, so that nothing depends on how soon.
    fn settle(&mut self) {
        if !self.world.has_several() {
            return;
        }
        let version = self.progress.version;
        for conn in self.sockets.keys().copied().collect::<Vec<_>>() {
            while self.versions.get(&conn).is_none_or(|&known| known < version) {
                if self.hear(conn, |head| head.kind == "update").is_none() {
                    break;
                }
            }
        }
    }

    /// Everybody sends a message, and what a server has sent before comes before its answer.
    fn take_heard(&mut self) -> Heard {
        self.n_settled += 1;
        let re = SETTLED + self.n_settled;
        let conns: Vec<ConnId> = self.sockets.keys().copied().collect();
        conns.iter().for_each(|&conn| self.send(conn, &ClientMessage::Ping { re }));
        for conn in conns {
            self.hear(conn, |head| head.re == Some(re));
            if let Some(heard) = self.sockets.get_mut(&conn).map(Socket::take_heard) {
                self.note(conn, heard);
            }
        }
        std::mem::take(&mut self.heard)
    }
}
