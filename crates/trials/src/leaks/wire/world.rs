//! A whole server, and people who are known to it.

use std::cell::RefCell;
use std::sync::Arc;

use server::limits::Limits;
use server::store::{Append, Card, NewMatch, PersonRow, SeatCard, Sqlite, Store, Write};
use server::token::Token;
use server::{Clock, Config, Server};
use table::{Entry, Millis, PersonId, Plan, Plans, Table};
use tokio::runtime::Runtime;
use tokio::sync::watch;

use super::door::{Dialer, door};
use super::plant::{Leak, Planted};
use crate::home::{Folder, generous};

/// One of two servers. Everything in it is real but the network: the store, the rooms, the
/// threads, what reads requests and what writes frames. Its clock is set by hand.
pub(super) struct World {
    pub dialer: Dialer,
    pub store: Arc<Sqlite>,
    pub planted: Option<Arc<Planted>>,
    hand: watch::Sender<Millis>,
    plans: RefCell<Plans>,
    server: Option<Server>,
    _folder: Folder,
}

impl World {
    pub fn start(runtime: &Runtime, leak: Option<Leak>) -> World {
        let folder = Folder::in_memory("wire");
        let store = Arc::new(Sqlite::open(folder.path()).expect("a folder of our own"));
        let (hand, time) = watch::channel(0);
        let (dialer, door) = door();
        let limits = Limits { idle: std::time::Duration::from_secs(2), ..generous() };
        let config =
            Config { limits, thinkers: 1, clock: Clock::by_hand(time), ..Config::local(folder.path()) };
        let _inside = runtime.enter();
        let server = Server::start_behind(config, Arc::clone(&store) as Arc<dyn Store>, door);
        let server = Some(server.expect("the server starts"));
        let planted = leak.map(|leak| Arc::new(Planted::new(leak)));
        World { dialer, store, planted, hand, plans: RefCell::default(), server, _folder: folder }
    }

    /// Sets the clock.
    pub fn set(&self, now: Millis) {
        self.hand.send_replace(now);
    }

    /// The time.
    pub fn now(&self) -> Millis {
        *self.hand.borrow()
    }

    /// Stores a match and its people.
    pub fn add(&self, fixed: NewMatch, entries: Vec<String>, people: &[PersonId], seats: Vec<SeatCard>) {
        let person = |id: &PersonId| {
            let row = PersonRow { id: id.to_string(), name: format!("{id} by name"), since: 0 };
            Write::Person(row, Token::parse(&token(id)).expect("a token").hash())
        };
        let card = Card {
            stage: protocol::Stage::Playing,
            turn: None,
            changed: self.now(),
            seats: Some(seats),
            over: None,
        };
        let append = Append { match_id: fixed.id.clone(), first: 0, entries, card, epoch: None };
        let mut writes: Vec<Write> = people.iter().map(person).collect();
        writes.extend([Write::Match(Box::new(fixed)), Write::Append(Box::new(append))]);
        let stored = self.store.commit(&[writes]).expect("a disk in memory");
        assert!(stored.iter().all(Result::is_ok), "{stored:?}");
    }

    /// The match that some entries lead to.
    pub fn table(&self, entries: &[Entry]) -> Table {
        let table = Table::load_by(entries, |terms| {
            let known = self.plans.borrow_mut().known(terms);
            known.map_or_else(
                || {
                    let plan = Arc::new(Plan::new(terms.clone())?);
                    self.plans.borrow_mut().share(&plan);
                    Ok(plan)
                },
                Ok,
            )
        });
        table.expect("a record that was played")
    }

    /// Stops the server.
    pub fn stop(&mut self, runtime: &Runtime) {
        if let Some(server) = self.server.take() {
            runtime.block_on(server.stop());
        }
    }
}

/// The token of a person: the same in both worlds.
pub(super) fn token(person: &PersonId) -> String {
    let mut token: String = person.as_str().chars().chain(std::iter::repeat('x')).take(42).collect();
    token.push('A');
    token
}
