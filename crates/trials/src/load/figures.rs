//! What is counted while many play.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::house::House;
use crate::serve::busy;

/// What all clients count together.
#[derive(Default)]
pub(super) struct Counts {
    seated: AtomicU32,
    messages: AtomicU64,
    bytes: AtomicU64,
    steps: AtomicU64,
    /// How long each acknowledgement took.
    waits: Mutex<Vec<Duration>>,
}

impl Counts {
    /// A player sits at a table and can act.
    pub fn sat_down(&self) {
        self.seated.fetch_add(1, Ordering::Relaxed);
    }

    /// Waits until a number of players have sat down.
    pub async fn wait_for(&self, seated: u32) -> Result<(), String> {
        for _ in 0..600 {
            if self.seated.load(Ordering::Relaxed) >= seated {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Err("not everybody found a seat within a minute".to_owned())
    }

    /// A message came.
    pub fn heard(&self, bytes: usize) {
        self.messages.fetch_add(1, Ordering::Relaxed);
        self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// The actions that were told, those of computer players included.
    pub fn told(&self, steps: u32) {
        self.steps.fetch_add(steps.into(), Ordering::Relaxed);
    }

    /// Counts an action that was acknowledged after this `wait`.
    pub fn acknowledged(&self, wait: Duration) {
        self.waits.lock().expect("nobody panics here").push(wait);
    }

    fn take_waits(&self) -> Vec<Duration> {
        std::mem::take(&mut *self.waits.lock().expect("nobody panics here"))
    }
}

/// What there was when measuring began.
pub(super) struct Meter {
    since: Instant,
    messages: u64,
    bytes: u64,
    steps: u64,
    /// The processor time of the servers, of the clients, and of the database.
    busy: Option<[Duration; 3]>,
}

impl Meter {
    /// Begins to measure: what was counted before is left out.
    pub fn start(counts: &Counts, house: &House) -> Meter {
        counts.take_waits();
        Meter {
            since: Instant::now(),
            messages: counts.messages.load(Ordering::Relaxed),
            bytes: counts.bytes.load(Ordering::Relaxed),
            steps: counts.steps.load(Ordering::Relaxed),
            busy: all_busy(house),
        }
    }

    /// What came of it.
    pub fn read(self, counts: &Counts, house: &House) -> String {
        let (took, mut waits) = (self.since.elapsed().as_secs_f64(), counts.take_waits());
        waits.sort_unstable();
        let at =
            |share: usize| waits.get(waits.len() * share / 1000).map_or(0.0, |wait| 1e3 * wait.as_secs_f64());
        let rate = |count: u64| count as f64 / took;
        let steps = counts.steps.load(Ordering::Relaxed) - self.steps;
        let messages = counts.messages.load(Ordering::Relaxed) - self.messages;
        let bytes = counts.bytes.load(Ordering::Relaxed) - self.bytes;
        let busy = all_busy(house).zip(self.busy).map_or(String::new(), |(now, before)| {
            let spent = [0, 1, 2].map(|which| now[which].saturating_sub(before[which]));
            let [server, clients, database] = spent.map(|busy| busy.as_secs_f64());
            let each = |busy: f64| 1e6 * busy / steps.max(1) as f64;
            format!(
                "\n  processor time for each action stored: server {:.0} µs, database {:.0} µs, clients {:.0} µs \
                 ({:.2}, {:.2} and {:.2} cores)",
                each(server),
                each(database),
                each(clients),
                server / took,
                database / took,
                clients / took
            )
        });
        format!(
            "  acknowledgements: {:.0} per second, p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms\n  actions stored and \
             told, computer players included: {:.0} per second\n  messages to clients: {:.0} per second, {:.1} KiB \
             each{busy}",
            rate(waits.len() as u64),
            at(500),
            at(990),
            at(999),
            rate(steps),
            rate(messages),
            bytes as f64 / 1024.0 / messages.max(1) as f64,
        )
    }
}

fn all_busy(house: &House) -> Option<[Duration; 3]> {
    Some([house.servers_busy()?, busy(std::process::id())?, house.database_busy()])
}
