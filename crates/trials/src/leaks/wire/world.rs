//! Whole servers, and people who are known to them.

use std::cell::RefCell;
use std::sync::Arc;

use server::limits::Limits;
use server::store::{Append, Card, DeviceRow, NewMatch, PersonRow, SeatCard, Sqlite, Store, Write};
use server::token::Token;
use server::{Clock, Config, Server};
use table::{Entry, Millis, PersonId, Plan, Plans, Table};
use testkit::postgres::Postgres;
use tokio::io::DuplexStream;
use tokio::runtime::Runtime;
use tokio::sync::watch;

use super::door::{Dialer, door};
use super::plant::{Leak, Planted};
use crate::home::{Folder, generous};

/// One of two worlds: a server, or several on one database. Everything in it is real but the network: the store, the
/// rooms, the threads, what reads requests and what writes frames. Its clock is set by hand.
pub(super) struct World {
    dialers: Vec<Dialer>,
    pub store: Arc<dyn Store>,
    pub planted: Option<Arc<Planted>>,
    hand: watch::Sender<Millis>,
    plans: RefCell<Plans>,
    servers: Vec<Server>,
    _folder: Folder,
}

impl World {
    /// One server with SQLite, or several on a new database of this PostgreSQL.
    pub fn start(runtime: &Runtime, leak: Option<Leak>, several: Option<(&Postgres, usize)>) -> World {
        let folder = Folder::in_memory("wire");
        let stores: Vec<Arc<dyn Store>> = match several {
            None => vec![Arc::new(Sqlite::open(folder.path()).expect("a folder of our own"))],
            Some((postgres, n_servers)) => {
                let address = postgres.database().expect("a database");
                let open = || server::store::Postgres::open(&address).expect("a database of our own");
                (0..n_servers).map(|_| Arc::new(open()) as Arc<dyn Store>).collect()
            }
        };
        let (hand, time) = watch::channel(0);
        let limits = Limits { idle: std::time::Duration::from_secs(2), ..generous() };
        let clock = Clock::by_hand(time);
        let config = Config { limits, thinkers: 1, clock, ..Config::local(folder.path()) };
        let _inside = runtime.enter();
        let start = |store: &Arc<dyn Store>| {
            let (dialer, door) = door();
            let server = Server::start_behind(config.clone(), Arc::clone(store), door);
            (dialer, server.expect("the server starts"))
        };
        let (dialers, servers) = stores.iter().map(start).unzip();
        let planted = leak.map(|leak| Arc::new(Planted::new(leak)));
        let store = Arc::clone(&stores[0]);
        World { dialers, store, planted, hand, plans: RefCell::default(), servers, _folder: folder }
    }

    /// Whether people may be on different servers.
    pub fn has_several(&self) -> bool {
        self.dialers.len() > 1
    }

    /// Opens a connection to one of the servers; what it says may be tampered with.
    pub fn dial(&self, server: usize, planted: Option<Arc<Planted>>) -> DuplexStream {
        self.dialers[server % self.dialers.len()].dial(planted)
    }

    /// Sets the clock.
    pub fn set(&self, now: Millis) {
        self.hand.send_replace(now);
    }

    /// The time to which the clocks of its servers are set.
    pub fn now(&self) -> Millis {
        *self.hand.borrow()
    }

    /// Stores a match and its people.
    pub fn add(&self, fixed: NewMatch, entries: Vec<String>, people: &[PersonId], seats: Vec<SeatCard>) {
        let person = |id: &PersonId| {
            let token = Token::parse(&token(id)).expect("a token").hash();
            let row = PersonRow { id: id.to_string(), name: format!("{id} by name"), since: 0 };
            let device = DeviceRow { token, person: id.to_string(), name: String::new(), added: 0 };
            [Write::Person(row), Write::Device(device)]
        };
        let card = Card {
            stage: protocol::Stage::Playing,
            turn: None,
            changed: self.now(),
            seats: Some(seats),
            over: None,
        };
        let append = Append { match_id: fixed.id.clone(), first: 0, entries, card, epoch: None };
        let mut writes: Vec<Write> = people.iter().flat_map(person).collect();
        writes.extend([Write::Match(Box::new(fixed)), Write::Append(Box::new(append))]);
        let stored = self.store.commit(&[writes]).expect("a store of our own");
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

    /// Stops all servers.
    pub fn stop(&mut self, runtime: &Runtime) {
        for server in self.servers.drain(..) {
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
