//! Two matches that differ only in what somebody may not know are the same to them, byte for
//! byte: everything that leaves a room for their connections is compared.
//!
//! A pair is two records that were played alike, but what is hidden was drawn or chosen anew
//! in the second. Both are loaded into a room as the server has it, everybody connects, and
//! the two go on side by side: moves, taking back, reconnecting, questions, refusals, replays.
//! The rules alone say when something hidden has come to light; until then not one byte may
//! differ for those who are not to know.
//!
//! That is done in rooms, which is fast, and on two whole [servers](Cases::run_on_wire), where
//! the bytes are those of the wire.

mod ask;
mod case;
mod fault;
mod pair;
mod past;
mod progress;
mod side;
mod stage;
mod wire;

pub use fault::Fault;
pub use wire::Leak;

use forms::GameJson;
use game_api::Draw;
use table::Seat;

use self::case::Case;
use self::pair::Depth;
use self::stage::Stage;

/// What was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Pairs whose two games differed while they were compared.
    pub pairs: u64,
    /// Comparisons of everything that one connection was sent since the one before.
    pub compared: u64,
    /// Bytes on each side.
    pub bytes: u64,
    /// Actions played side by side.
    pub played: u64,
    /// Those among them that a player answered before they were asked.
    pub early: u64,
    /// Actions taken back side by side.
    pub undone: u64,
    /// How often a pair was played again because it depended on the moment what was told together.
    pub repeated: u64,
}

impl Findings {
    fn add(&mut self, other: Findings) {
        self.pairs += other.pairs;
        self.compared += other.compared;
        self.bytes += other.bytes;
        self.played += other.played;
        self.early += other.early;
        self.undone += other.undone;
        self.repeated += other.repeated;
    }
}

/// Everything that is kept from a player or a spectator, in both games.
pub struct Cases {
    hulk: Vec<Case<space_hulk::SpaceHulk>>,
    angel: Vec<Case<death_angel::DeathAngel>>,
}

impl Cases {
    /// Missions of the board game, each from both sides, and the card game for two to six.
    pub fn new() -> Cases {
        // The counters of the Marines' points are drawn from six, the blips from three kinds.
        let points: testkit::twins::Hidden =
            |draw| matches!(draw, Draw::Pick { weights } if weights.len() == 6);
        let blips: testkit::twins::Hidden =
            |draw| matches!(draw, Draw::Pick { weights } if weights.len() == 3);
        let missions = ["shakedown", "first-contact", "three-boards", "tow-line"];
        let hulk = missions
            .into_iter()
            .flat_map(|id| [Case::hulk(id, Seat::Marine, points), Case::hulk(id, Seat::Alien, blips)]);
        // The player with the secret is asked first, last, or between others.
        let angel = (2..=6).flat_map(|players| {
            let keepers = std::collections::BTreeSet::from([0, players / 2, players - 1]);
            keepers.into_iter().map(move |keeper| Case::angel(players, Seat::PLAYERS[usize::from(keeper)]))
        });
        Cases { hulk: hulk.collect(), angel: angel.collect() }
    }

    /// Plays pairs until a number of them have differed, and compares them. The first byte that tells
    /// something is an error. A fault is planted where messages leave a room.
    pub fn run(&self, pairs: u64, first: u64, fault: Option<Fault>) -> Result<Findings, String> {
        let mut all = Findings::default();
        for seed in first..first + 20 * pairs {
            if all.pairs >= pairs {
                return Ok(all);
            }
            let (half, at) = (seed % 2, (seed / 2) as usize);
            let found = match half {
                0 => in_room(&self.hulk[at % self.hulk.len()], seed, fault),
                _ => in_room(&self.angel[at % self.angel.len()], seed, fault),
            };
            all.add(found.map_err(|why| format!("pair {seed}: {why}"))?);
        }
        Err(format!("only {} pairs differed; nothing is proven by the others", all.pairs))
    }
}

fn in_room<G: GameJson>(case: &Case<G>, seed: u64, fault: Option<Fault>) -> Result<Findings, String> {
    let depth = Depth { behind: 60, one_in: 1 };
    pair::run(case, seed, depth, |_, past, now| Stage::load(case, past, now, fault))
}

impl Default for Cases {
    fn default() -> Cases {
        Cases::new()
    }
}
