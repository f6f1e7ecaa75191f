//! Connections: who is there, and what they are told.

use std::collections::BTreeMap;

use protocol::{Close, Code, Presence, Refused, Seat, ServerMessage, Visibility, Welcome, You};
use table::{Holder, Millis, PersonId, Viewer, Who};

use super::elsewhere::Hello;
use super::message::reply;
use super::{ConnId, Effect, Listener, ReplyTo, Room};

/// A client that missed more versions starts afresh; `history` tells it the rest.
pub(super) const MOST_STEPS: u32 = 200;

impl Room {
    pub(super) fn hello(&mut self, hello: Hello, now: Millis, out: &mut Vec<Effect>) {
        let Hello { conn, re, guest, since } = hello;
        let person = guest.as_ref().map(|guest| guest.id.clone());
        if !self.may_watch(person.as_ref()) {
            // The same as for a match that is not there: others must not learn that it exists.
            let refused = Refused::new(Code::NotFound, "there is no such match").answering(re);
            out.push(reply(conn, ServerMessage::Refused(refused)));
            out.push(Effect::Close { conn, why: Close::Hello });
            return;
        }
        self.people.names.extend(guest.map(|guest| (guest.id.to_string(), guest.name)));
        self.forget_agreements(person.as_ref());
        self.make_room_for(person.as_ref(), out);
        let version = self.table.version();
        let since = since.filter(|&since| since <= version && version - since <= MOST_STEPS);
        out.push(reply(conn, ServerMessage::Welcome(Box::new(self.welcome(re, person.as_ref())))));
        self.listeners.insert(conn, Listener { person, lifted: None, sent: version, asks: false });
        self.people.presence = self.present();
        out.extend(self.update_for(conn, since, now));
        self.tell_presence(Some(conn), out);
    }

    pub(super) fn gone(&mut self, conn: ConnId, now: Millis, out: &mut Vec<Effect>) {
        self.forget_late(conn);
        if let Some(listener) = self.listeners.remove(&conn) {
            self.away.extend(listener.person.map(|person| (person, now)));
            self.queue.retain(
                |request| !matches!(request.reply_to, ReplyTo::Connection(other, _) if other == conn),
            );
            self.tell_presence(None, out);
        }
    }

    /// Private matches are for those who hold a seat, and for the host.
    fn may_watch(&self, person: Option<&PersonId>) -> bool {
        let belongs = |person: &PersonId| !self.table.seats_of(person).is_empty() || self.is_host(person);
        self.fixed.visibility != Visibility::Private || person.is_some_and(belongs)
    }

    pub(super) fn is_host(&self, person: &PersonId) -> bool {
        person.as_str() == self.fixed.host
    }

    /// One person needs few connections to one match; the oldest goes.
    fn make_room_for(&mut self, person: Option<&PersonId>, out: &mut Vec<Effect>) {
        let Some(person) = person else { return };
        let own = |(&conn, listener): (&ConnId, &Listener)| {
            (listener.person.as_ref() == Some(person)).then_some(conn)
        };
        let own: Vec<ConnId> = self.listeners.iter().filter_map(own).collect();
        if let (Some(&oldest), true) = (own.first(), own.len() >= self.limits.connections_per_person) {
            self.dismiss(oldest, Close::Replaced, "you are connected too often to this match", out);
        }
    }

    /// Tells a connection that it is closed, closes it, and forgets it.
    pub(super) fn dismiss(&mut self, conn: ConnId, why: Close, message: &str, out: &mut Vec<Effect>) {
        self.listeners.remove(&conn);
        out.push(reply(conn, ServerMessage::Closing { code: why, message: message.to_owned() }));
        out.push(Effect::Close { conn, why });
    }

    fn welcome(&self, re: u32, person: Option<&PersonId>) -> Welcome {
        let you = person.map(|person| You {
            person: person.to_string(),
            name: self.people.name(person.as_str()),
            host: self.is_host(person),
            seats: self.table.seats_of(person),
        });
        Welcome {
            re,
            protocol: protocol::PROTOCOL,
            match_id: self.fixed.id.clone(),
            game: self.fixed.game,
            mission: self.fixed.mission.clone(),
            practice: self.table.terms().practice,
            visibility: self.fixed.visibility,
            you,
            commitment: self.secret.commitment().to_hex(),
            said: self.said.iter().map(|said| self.said_message(said)).collect(),
            limits: self.limits.for_clients(),
        }
    }

    /// Brings all viewers up to date. Those who see the same are told the same text.
    pub(super) fn tell_all(&mut self, now: Millis, out: &mut Vec<Effect>) {
        self.people.presence = self.present();
        let version = self.table.version();
        let mut groups: BTreeMap<(Option<PersonId>, Option<Seat>, u32), Vec<ConnId>> = BTreeMap::new();
        for (&conn, listener) in &mut self.listeners {
            // To those without a seat it makes no difference who they are.
            let person = listener.person.clone().filter(|person| !self.table.seats_of(person).is_empty());
            groups.entry((person, listener.lifted, listener.sent)).or_default().push(conn);
            listener.sent = version;
        }
        for ((person, lifted, since), to) in groups {
            let viewer = person.map_or(Viewer::Spectator, |person| Viewer::Person { person, lifted });
            out.push(self.update(&viewer, Some(since), to, now));
        }
    }

    /// Brings the connections of one person up to date.
    pub(super) fn tell_only(&mut self, who: &Who, now: Millis, out: &mut Vec<Effect>) {
        let Who::Person(person) = who else { return };
        let own = self.listeners.iter().filter(|(_, listener)| listener.person.as_ref() == Some(person));
        let own: Vec<(ConnId, u32)> = own.map(|(&conn, listener)| (conn, listener.sent)).collect();
        out.extend(own.into_iter().filter_map(|(conn, sent)| self.update_for(conn, Some(sent), now)));
    }

    /// An update for one connection.
    pub(super) fn update_for(&mut self, conn: ConnId, since: Option<u32>, now: Millis) -> Option<Effect> {
        self.listeners.get_mut(&conn)?.sent = self.table.version();
        Some(self.update(&self.viewer(conn), since, vec![conn], now))
    }

    fn update(&self, viewer: &Viewer, since: Option<u32>, to: Vec<ConnId>, now: Millis) -> Effect {
        let update = self.table.update(viewer, since, &self.people, now);
        Effect::Send { to, message: Box::new(ServerMessage::Update(Box::new(update))) }
    }

    pub(super) fn viewer(&self, conn: ConnId) -> Viewer {
        let listener = self.listeners.get(&conn);
        let person = listener.and_then(|listener| listener.person.clone());
        let lifted = listener.and_then(|listener| listener.lifted);
        person.map_or(Viewer::Spectator, |person| Viewer::Person { person, lifted })
    }

    /// Who is there now.
    pub(super) fn present(&self) -> Presence {
        let is_there = |person: &PersonId| self.is_here(person);
        let seats = self.table.seats().iter().filter(|seat| match self.table.holder(**seat) {
            Some(Holder::Person(person)) => is_there(person),
            Some(Holder::Computer(_)) => true,
            _ => false,
        });
        let elsewhere: u32 = self.elsewhere.crowds.iter().map(|crowd| crowd.spectators).sum();
        Presence {
            seats: seats.copied().collect(),
            spectators: self.n_spectators() + elsewhere,
            replacing: self.replacing(),
        }
    }

    /// Whether a person is connected, to this server or another one.
    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        self.listeners.values().any(|listener| listener.person.as_ref() == Some(person))
            || self.elsewhere.has(person)
    }

    /// How many connections to this server only watch.
    pub(super) fn n_spectators(&self) -> u32 {
        let watches = |listener: &&Listener| {
            listener.person.as_ref().is_none_or(|person| self.table.seats_of(person).is_empty())
        };
        self.listeners.values().filter(watches).count() as u32
    }

    /// Tells all viewers who is there, but one, who has just been told.
    pub(super) fn tell_presence(&mut self, but: Option<ConnId>, out: &mut Vec<Effect>) {
        self.people.presence = self.present();
        let to: Vec<ConnId> = self.listeners.keys().copied().filter(|conn| Some(*conn) != but).collect();
        if !to.is_empty() {
            let message = Box::new(ServerMessage::Presence(self.people.presence.clone()));
            out.push(Effect::Send { to, message });
        }
    }
}
