//! The same comparison with two whole servers: every byte that each of them writes on a
//! connection is compared, from the first line of an answer over HTTP to the frame that closes
//! a socket.
//!
//! Nothing is masked. Ids and tokens are the same in both worlds because the matches were
//! stored beforehand, the seed of the dice is part of what was stored, and the clock of both
//! servers is set by hand, also for the date in the head of an answer. Left out is what no
//! byte tells: how long something took, and how bytes were cut into packets.

mod door;
mod frame;
mod plant;
mod side;
mod socket;
mod world;

use forms::GameJson;
use testkit::postgres::Postgres;
use tokio::runtime::Runtime;

pub use self::plant::Leak;
use self::side::Wired;
use self::world::World;
use super::case::Case;
use super::pair::Depth;
use super::{Cases, Findings, pair};

/// Both servers are started anew, on empty disks, after this number of pairs.
const FRESH_EVERY: u64 = 250;

/// As often a pair is played that differs on several servers.
const TRIES: u32 = 4;

/// At most 40 steps lie behind a pair, and one question in five is asked: every kind of question
/// is asked in thousands of pairs, but not all of them in each.
const DEPTH: Depth = Depth { behind: 40, one_in: 5 };

impl Cases {
    /// Plays pairs on two whole servers until a number of them have differed, and compares them. The
    /// first byte that tells something is an error. A mistake is planted where the servers
    /// write.
    pub fn run_on_wire(&self, pairs: u64, first: u64, leak: Option<Leak>) -> Result<Findings, String> {
        self.run_in_worlds(pairs, first, leak, None)
    }

    /// The same, where each match is on two servers that share a database, and whoever knows is on another one than those who
    /// may not.
    pub fn run_on_servers(
        &self,
        pairs: u64,
        first: u64,
        leak: Option<Leak>,
        postgres: &Postgres,
    ) -> Result<Findings, String> {
        self.run_in_worlds(pairs, first, leak, Some((postgres, 2)))
    }

    fn run_in_worlds(
        &self,
        pairs: u64,
        first: u64,
        leak: Option<Leak>,
        several: Option<(&Postgres, usize)>,
    ) -> Result<Findings, String> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| error.to_string())?;
        let mut all = Findings::default();
        let mut seeds = first..first + 20 * pairs;
        while all.pairs < pairs {
            if seeds.is_empty() {
                return Err(format!("only {} pairs differed; nothing is proven by the others", all.pairs));
            }
            let mut worlds = [(); 2].map(|()| World::start(&runtime, leak, several));
            let found: Result<(), String> = seeds.by_ref().take(FRESH_EVERY as usize).try_for_each(|seed| {
                if all.pairs < pairs {
                    let found = self.pair_in_worlds(&runtime, &worlds, seed);
                    all.add(found.map_err(|why| format!("pair {seed}: {why}"))?);
                }
                Ok(())
            });
            worlds.iter_mut().for_each(|world| world.stop(&runtime));
            found?;
        }
        Ok(all)
    }

    /// On several servers it depends on the moment whether two changes that follow each other are told together. So a pair
    /// that differs is played again: what is secret tells itself every time, and the moment does not.
    fn pair_in_worlds(&self, runtime: &Runtime, worlds: &[World; 2], seed: u64) -> Result<Findings, String> {
        let tries = if worlds[0].has_several() { TRIES } else { 1 };
        let mut found = self.pair_on_wire(runtime, worlds, seed, 0);
        for attempt in 1..tries {
            if found.is_ok() {
                break;
            }
            found = self.pair_on_wire(runtime, worlds, seed, attempt).map(|mut found| {
                found.repeated += u64::from(attempt);
                found
            });
        }
        found
    }

    fn pair_on_wire(
        &self,
        runtime: &Runtime,
        worlds: &[World; 2],
        seed: u64,
        attempt: u32,
    ) -> Result<Findings, String> {
        let (half, at) = (seed % 2, (seed / 2) as usize);
        match half {
            0 => on_wire(&self.hulk[at % self.hulk.len()], runtime, worlds, seed, attempt),
            _ => on_wire(&self.angel[at % self.angel.len()], runtime, worlds, seed, attempt),
        }
    }
}

fn on_wire<G: GameJson>(
    case: &Case<G>,
    runtime: &Runtime,
    worlds: &[World; 2],
    seed: u64,
    attempt: u32,
) -> Result<Findings, String> {
    pair::run(case, seed, DEPTH, |which, past, now| {
        Wired::load(case, runtime, &worlds[which], &format!("{seed}-{attempt}"), past, now)
    })
}
