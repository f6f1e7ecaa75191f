//! A server of one's own, in a folder that is gone afterwards.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use protocol::{Created, NewGame, NewHolder, NewMatch, Seat, Visibility, Welcomed};
use serde_json::{Value, json};
use server::limits::{Allowance, LIMITS, Limits};
use server::{Config, Listen, Server};

use crate::http::Http;

/// A folder that is gone afterwards.
pub struct Folder(PathBuf);

impl Folder {
    /// A new one.
    pub fn new(name: &str) -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("blipfall-{name}-{}-{number}", std::process::id())))
    }

    /// A new one that no disk has to wait for, where the system has such a place.
    pub fn in_memory(name: &str) -> Folder {
        let (shared, folder) = (Path::new("/dev/shm"), Folder::new(name));
        match folder.0.file_name().filter(|_| shared.is_dir()) {
            Some(name) => Folder(shared.join(name)),
            None => folder,
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing depends on it: at worst a small folder is left behind.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Limits that do not get into the way of many clients on one computer.
pub fn generous() -> Limits {
    Limits {
        messages_per_second: 100_000,
        connections_per_address: 10_000,
        sockets_per_address: 10_000,
        requests_per_second: 100_000,
        people_per_hour: 1_000_000,
        stored_kib_per_day: u32::MAX,
        matches_per_person: 1_000_000,
        computer_matches_per_person: 100_000,
        records_per_person: 100_000,
        heavy_waiting: 100_000,
        heavy_waiting_per_person: 10_000,
        heavy_waiting_per_stranger: 10_000,
        heavy: Allowance { burst: Duration::from_secs(100_000), ..LIMITS.heavy },
        ..LIMITS
    }
}

/// Terms of a match that is not listed, without a clock.
pub fn terms(game: NewGame, seats: &[(Seat, NewHolder)]) -> NewMatch {
    NewMatch {
        game,
        seats: seats.iter().cloned().collect(),
        clock: None,
        practice: false,
        open_hands: false,
        lesson: None,
        from: None,
        visibility: Visibility::Link,
    }
}

/// Terms of such a match of Death Angel for one person.
pub fn alone() -> NewMatch {
    terms(NewGame::DeathAngel { players: 1, teams: None }, &[(Seat::P1, NewHolder::Me)])
}

/// A server in this process.
pub struct Home {
    server: Option<Server>,
    folder: Folder,
    limits: Limits,
}

/// A person at a server.
#[derive(Clone, Debug)]
pub struct Somebody {
    /// The public id.
    pub id: String,
    /// What proves who asks.
    pub token: String,
    /// Asks in the person's name.
    pub http: Http,
}

impl Home {
    /// Starts a server with these limits.
    pub async fn with_limits(limits: Limits) -> Home {
        let mut home = Home { server: None, folder: Folder::new("home"), limits };
        home.start().await;
        home
    }

    /// Starts a server with generous limits.
    pub async fn open() -> Home {
        Home::with_limits(generous()).await
    }

    /// Starts the server on the same folder, perhaps again.
    pub async fn start(&mut self) {
        self.start_with(|_| {}).await;
    }

    /// The same with something set in another way.
    pub async fn start_with(&mut self, set: impl FnOnce(&mut Config)) {
        let mut config = Config {
            listen: Listen::At(SocketAddr::from(([127, 0, 0, 1], 0))),
            limits: self.limits,
            ..Config::local(self.folder.path())
        };
        set(&mut config);
        self.server = Some(Server::start(config).await.expect("the server starts"));
    }

    /// Stops the server; the folder stays.
    pub async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await;
        }
    }

    /// The server while it runs; panics while it does not.
    pub fn server(&self) -> &Server {
        self.server.as_ref().expect("the server runs")
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.server().address()
    }

    /// Where its data lie.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A new person.
    pub async fn person(&self, name: &str) -> Somebody {
        person(self.address(), name).await
    }
}

/// A new person at a server.
pub async fn person(address: SocketAddr, name: &str) -> Somebody {
    let answer = Http::new(address).post("/api/people", &json!({ "name": name })).await.expect("an answer");
    assert_eq!(answer.status, 201, "{}", answer.json());
    let welcomed: Welcomed = serde_json::from_slice(&answer.body).expect("a person");
    let token = welcomed.token;
    Somebody { id: welcomed.person.id, http: Http { address, token: Some(token.clone()) }, token }
}

impl Somebody {
    /// The same person at a server that was started again.
    pub fn at(self, address: SocketAddr) -> Somebody {
        Somebody { http: Http { address, ..self.http }, ..self }
    }

    /// Makes a match.
    pub async fn make(&self, terms: &NewMatch) -> Created {
        let terms = serde_json::to_value(terms).expect("it writes");
        let answer = self.http.post("/api/matches", &terms).await.expect("an answer");
        assert_eq!(answer.status, 201, "{}", answer.json());
        serde_json::from_slice(&answer.body).expect("a match")
    }

    /// Joins a match by its invitation.
    pub async fn join(&self, created: &Created, seat: Option<Seat>) -> Value {
        let request = json!({ "invitation": created.invitation, "seat": seat });
        let path = format!("/api/matches/{}/join", created.match_id);
        let answer = self.http.post(&path, &request).await.expect("an answer");
        assert_eq!(answer.status, 200, "{}", answer.json());
        answer.json()
    }
}
