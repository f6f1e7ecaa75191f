//! People who want nothing but to play.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{NewGame, NewHolder, Seat};
use tokio::task::JoinHandle;
use trials::Player;
use trials::home::{Somebody, person, terms};
use trials::http::{Http, connect_from, exchange};

/// How long the player thinks: a little slower than the limits allow.
const THINK: Duration = Duration::from_millis(70);
/// How often a newcomer comes.
const COME: Duration = Duration::from_millis(100);
/// How long anybody waits before trying again.
const AGAIN: Duration = Duration::from_millis(20);
/// The address of newcomers.
const FROM: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3));

/// How long things took for a player or for the newcomers.
#[derive(Clone, Default)]
pub(super) struct Waits(Vec<Duration>);

impl Waits {
    /// The time within which this share of all was done, in thousandths.
    pub fn at(&self, share: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        sorted.get(sorted.len() * share / 1_000).copied().unwrap_or_default()
    }

    pub fn longest(&self) -> Duration {
        self.0.iter().copied().max().unwrap_or_default()
    }
}

/// What an ordinary player and newcomers met with.
pub(super) struct Times {
    pub player: Waits,
    pub newcomers: Waits,
}

/// An ordinary player, and newcomers.
pub(super) struct Bystanders {
    player: Shared,
    newcomers: Shared,
    tasks: [JoinHandle<()>; 2],
}

#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Measured>>);

#[derive(Default)]
struct Measured {
    done: Vec<Duration>,
    /// When what is not done yet was begun.
    begun: Option<Instant>,
}

impl Shared {
    fn locked(&self) -> MutexGuard<'_, Measured> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(&self) {
        self.locked().begun = Some(Instant::now());
    }

    fn end(&self) {
        let mut measured = self.locked();
        let took = measured.begun.take().map(|begun| begun.elapsed());
        measured.done.extend(took);
    }

    /// Everything until now, as far as it has come.
    fn waits(&self) -> Waits {
        self.end();
        Waits(self.locked().done.clone())
    }
}

impl Bystanders {
    /// They come in and begin.
    pub async fn start(server: SocketAddr) -> Bystanders {
        let (player, newcomers) = (Shared::default(), Shared::default());
        let ann = person(server, "Ann").await;
        let tasks =
            [tokio::spawn(play(ann, player.clone())), tokio::spawn(come_in(server, newcomers.clone()))];
        Bystanders { player, newcomers, tasks }
    }

    /// What was measured so far does not count.
    pub fn forget(&self) {
        for waits in [&self.player, &self.newcomers] {
            waits.locked().done.clear();
        }
    }

    /// They leave.
    pub fn stop(self) -> Times {
        self.tasks.iter().for_each(JoinHandle::abort);
        Times { player: self.player.waits(), newcomers: self.newcomers.waits() }
    }
}

/// Plays one match after another. An action is done when it is acknowledged, over as many connections as that
/// takes.
async fn play(ann: Somebody, waits: Shared) {
    for seed in 0.. {
        let alone = terms(NewGame::DeathAngel { players: 1, teams: None }, &[(Seat::P1, NewHolder::Me)]);
        let id = ann.make(&alone).await.match_id;
        let mut player = Player::new(ann.http.address, &id, &ann.token, seed);
        while !player.is_over() {
            waits.begin();
            while player.step().await.is_err() {
                player.vanish();
                tokio::time::sleep(AGAIN).await;
            }
            waits.end();
            tokio::time::sleep(THINK).await;
        }
    }
}

/// Opens a connection and asks something, again and again.
async fn come_in(server: SocketAddr, waits: Shared) {
    let request = Http::new(server).request("GET", "/api/about", None);
    loop {
        waits.begin();
        while !is_let_in(server, &request).await {
            tokio::time::sleep(AGAIN).await;
        }
        waits.end();
        tokio::time::sleep(COME).await;
    }
}

async fn is_let_in(server: SocketAddr, request: &str) -> bool {
    let asked = async { exchange(connect_from(FROM, server).await?, request.as_bytes()).await };
    asked.await.is_ok_and(|answer| answer.status == 200)
}
