//! Trials of the server that take longer than a test may.

use std::process::Command;

use crate::args::Args;
use crate::error::Result;
use crate::process::{built_by, cargo, program, run};

pub const ABUSE: &str = "\
Usage: cargo xtask abuse [--seconds N] [--only NAME]... [--small]

Attacks a server that has the limits of a public one, in the release build and on this computer
alone, each time with something else that a stranger may send, from one address, while a player plays
from another one and newcomers come from a third:

  nothing    for comparison
  idle       connections that say nothing, or half a head
  strangers  bodies that do not end, of strangers
  bodies     bodies that do not end, of people who are known
  missions   large open boards, which are dear to prepare
  hellos     spectators of matches that are not in memory
  computers  matches between computers whose sides cannot meet, at which nobody looks
  odds       questions for the odds of actions with many dice
  advice     questions for advice
  workshop   predictions and searches for balance
  seats      seats that are taken and left again and again
  imports    matches that are given up at once, campaigns and records, of new people all the time
  codes      codes of devices that are guessed
  readers    long answers of which a byte is taken in a second
  replays    the proof, the replay and the record of a long match
  counts     more matches than a person may have, at once
  pings      pings without end
  long       messages that are too long

Prints for each how long the player waited (p50 and p99), how long the player and newcomers were shut
out, the memory, descriptors and disk of the server before, at most and after, and the processor time
of the server and of the attackers. Fails if the server ends, if the player or a newcomer is shut out for
more than 2 seconds, if the server takes more than 300 MiB, or if an attack is served what it should be
refused; without --small also if the memory is not back to within 20% of what it was after 150 seconds,
or if 1 of 100 of the player's actions takes longer than 250 ms.

Options:
  --seconds N  How long each attack lasts (default: 20)
  --only NAME  Run this attack alone; may be given several times
  --small      Run the attacks that belong to every check, in a small size
";

pub const CHAOS: &str = "\
Usage: cargo xtask chaos [--kills N] [--matches N] [--seed N] [--servers N] [--database-kills N]

Plays matches on a real server and kills it as `kill -9` does at random moments (500
times, 64 matches). No acknowledged action may be lost, doubled or changed, and whoever
comes back holds the view of the server. With --servers N, N servers share one
PostgreSQL behind a small balancer, one of them is killed each time, and with
--database-kills the database is killed, too; nobody may wait longer than 15 seconds.
";

pub const LOAD: &str = "\
Usage: cargo xtask load [--matches N] [--seconds N] [--think MS] [--computer NAME]
                        [--servers N,...]

Plays many matches at once (500, with 1,000 sockets) against computer players, both sides
in the release build. Prints how long acknowledgements take while each player thinks for
half a second, how many actions are stored in a second as fast as the clients can go, the
processor time of the server for each, and how much memory a match holds while nobody acts.
With --servers 0,1,2,3 it compares SQLite with one server (0) and PostgreSQL with one, two
and three, the memory left out.
";

pub const NONSENSE: &str = "\
Usage: cargo xtask nonsense [--count N] [--growth MIB]

Sends malformed frames and requests of more than 40 kinds (100,000 in all) to a server
on which a match is played. It must not crash, not grow by more than 10 MiB, and not
disturb the match.
";

pub const LEAKS: &str = "\
Usage: cargo xtask leaks [--pairs N] [--first N] [--wire-only | --servers] [--unplanted]

Plays pairs of matches (10,000) that differ only in what somebody may not know, and
compares every byte that leaves a room for those who may not; then as many pairs on two
whole servers, with every byte that these write on their connections. Plants ten leaks in
what is said and as many more in how it is sent, and sees each of them caught; --unplanted
leaves that out. With --servers both matches of a pair are each on two servers that share
one PostgreSQL, and whoever knows is on another one than those who may not.
";

pub const RESTART: &str = "\
Usage: cargo xtask restart [--matches N] [--within MS] [--shown N] [--show-within MS] [--store KIND]

Stores matches (10,000), kills the server and measures how fast it is ready again (1,000 ms)
and shows each of 200 matches (50 ms in the middle); in sqlite and postgres, or in one of them.
";

pub const SIMULATE: &str = "\
Usage: cargo xtask simulate [--seeds N] [--first N] [--steps N]

Runs the core of the server with simulated clients, network and disk under faults, each
seed (5,000) twice with the same result.
";

pub fn abuse(args: Args) -> Result {
    trial("abuse", args, Profile::Release)
}

/// A small size of it, for every check of a change.
pub fn abuse_check() -> Result {
    let words = ["--small", "--seconds", "3"];
    trial("abuse", Args::new(words.into_iter().map(str::to_owned)), Profile::Dev)
}

pub fn chaos(args: Args) -> Result {
    trial("chaos", args, Profile::Dev)
}

pub fn load(args: Args) -> Result {
    trial("load", args, Profile::Release)
}

pub fn leaks(args: Args) -> Result {
    trial("leaks", args, Profile::Release)
}

pub fn nonsense(args: Args) -> Result {
    trial("nonsense", args, Profile::Dev)
}

pub fn restart(args: Args) -> Result {
    trial("restart", args, Profile::Dev)
}

pub fn simulate(args: Args) -> Result {
    trial("simulate", args, Profile::Dev)
}

/// What a panic does depends on the profile, so this is tried in one that is a release in all that it depends on.
pub fn faults() -> Result {
    trial("faults", Args::new(std::iter::empty()), Profile::Trial)
}

/// Builds what [`faults`] runs.
pub fn build_for_faults() -> Command {
    without_page("build", Profile::Trial)
}

/// The kills that belong to every check of a change.
pub fn check() -> Result {
    chaos(Args::new(std::iter::empty()))
}

/// Only what is measured or takes long is worth a second build.
#[derive(Clone, Copy)]
enum Profile {
    Dev,
    /// Unwinds, optimizes and leaves checks out as a release does; it is built in half the time.
    Trial,
    Release,
}

impl Profile {
    fn name(self) -> &'static str {
        match self {
            Profile::Dev => "dev",
            Profile::Trial => "trial",
            Profile::Release => "release",
        }
    }
}

fn trial(name: &str, mut args: Args, profile: Profile) -> Result {
    let mut command = match profile {
        Profile::Dev => as_tested()?,
        Profile::Trial | Profile::Release => {
            let mut command = without_page("run", profile);
            command.arg("--");
            command
        }
    };
    command.arg(name);
    while let Some(word) = args.next() {
        command.arg(word);
    }
    run(&mut command)
}

fn as_tested() -> Result<Command> {
    Ok(program(built_by("sockets", "trials")?, &[], "."))
}

/// Builds or runs the trials in a profile of their own. The page is no part of what is tried.
fn without_page(verb: &str, profile: Profile) -> Command {
    let mut command =
        cargo(&[verb, "--locked", "--quiet", "--package", "trials", "--profile", profile.name()]);
    command.env("BLIPFALL_UI", "stub");
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    #[test]
    fn the_help_lists_every_attack() {
        let source =
            std::fs::read_to_string(root().join("crates/trials/src/abuse/mod.rs")).expect("it reads");
        let (_, list) = source.split_once("const ATTACKS").expect("there is a list");
        let (list, _) = list.split_once("];").expect("it ends");
        let names = list.split("name: \"").skip(1).filter_map(|rest| rest.split('"').next());
        let told =
            ABUSE.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with('-'));
        let told = told.filter_map(|line| line.split_whitespace().next());
        assert_eq!(told.collect::<Vec<_>>(), names.collect::<Vec<_>>());
    }
}
