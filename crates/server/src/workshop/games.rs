//! Games between computer players on one mission. The game of a number has the same dice on every mission, so that
//! two missions that differ a little can be compared game by game.

use std::collections::BTreeMap;
use std::collections::VecDeque;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use content::hulk::Mission;
use game_api::stable_hash;
use lab::hulk::{Job, Longest, PreparedMission, Record, play_within, summarize};
use lab::stats::{Share, mean};
use protocol::{Code, Measure, Prediction, Refused};

/// What every mission of the workshop is called in games: the dice follow from it.
const ID: &str = "workshop";
/// The series of games that are kept for comparisons.
const MOST_KEPT: usize = 12;

/// A game goes on for as long as a match may, so that no thread is kept by two sides that cannot meet.
const LONGEST: Longest = Longest { rounds: table::MOST_ROUNDS, decisions: table::MOST_MOMENTS as u32 };

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Players {
    pub marine: String,
    pub alien: String,
}

/// The players whose games are short: others would keep a thread for minutes that matches wait for.
const QUICK: [&str; 4] = ["random", "scout", "cadet", "veteran"];

impl Players {
    /// Checks that there are such players, and that their games are short.
    pub fn new(marine: &str, alien: &str) -> Result<Players, Refused> {
        for name in [marine, alien] {
            if !QUICK.contains(&name) {
                let why = format!("{name:?} does not play here; choose one of {}", QUICK.join(", "));
                return Err(Refused::new(Code::BadTerms, why));
            }
        }
        Ok(Players { marine: marine.to_owned(), alien: alien.to_owned() })
    }
}

/// Games on one mission, by their numbers. They are shared by all who try the same mission with the same players.
pub(crate) struct Games {
    mission: PreparedMission,
    series: Series,
}

/// What came of games on one mission, by their numbers, without the board that they were played on.
pub(crate) struct Series {
    players: Players,
    records: Mutex<BTreeMap<u64, Record>>,
}

/// A mission with its board prepared.
pub(crate) fn prepare(mission: &Mission) -> PreparedMission {
    PreparedMission::new(&lab::hulk::Mission {
        id: ID.to_owned(),
        title: mission.title.get(content::Language::En).to_owned(),
        position: mission.position(),
    })
}

impl Series {
    pub fn new(players: Players) -> Series {
        Series { players, records: Mutex::default() }
    }

    /// Plays a game on a mission, which is always the same one, unless it has been played.
    pub fn play_on(&self, mission: &PreparedMission, number: u64) {
        if locked(&self.records).contains_key(&number) {
            return;
        }
        let Players { marine, alien } = self.players.clone();
        let record = play_within(LONGEST, mission, &Job { mission: 0, marine, alien, seed: number });
        locked(&self.records).insert(number, record);
    }

    /// How many games were played, and how often the Marines have won.
    pub fn marine_share(&self) -> (u64, Share) {
        let records = locked(&self.records);
        let wins = records.values().filter(|record| is_marine(record)).count();
        (records.len() as u64, lab::stats::share(wins as u64, records.len() as u64))
    }

    /// How much more often the Marines win here than there, in games of the same numbers.
    pub fn difference(&self, other: &Series) -> Option<Share> {
        let before: BTreeMap<u64, bool> =
            locked(&other.records).iter().map(|(number, record)| (*number, is_marine(record))).collect();
        let records = locked(&self.records);
        let score = |is_won: bool| f64::from(u8::from(is_won));
        let pairs =
            records.iter().filter_map(|(number, after)| Some((is_marine(after), *before.get(number)?)));
        let gains: Vec<f64> = pairs.map(|(after, before)| score(after) - score(before)).collect();
        (gains.len() > 1).then(|| mean(&gains))
    }
}

impl Deref for Games {
    type Target = Series;

    fn deref(&self) -> &Series {
        &self.series
    }
}

impl Games {
    pub fn new(mission: &Mission, players: Players) -> Games {
        Games { mission: prepare(mission), series: Series::new(players) }
    }

    /// Plays a game, unless it has been played.
    pub fn play(&self, number: u64) {
        self.series.play_on(&self.mission, number);
    }

    /// What the games say; nothing before the first.
    pub fn prediction(&self, before: Option<&Games>) -> Option<Prediction> {
        let records: Vec<Record> = locked(&self.series.records).values().cloned().collect();
        let summary = summarize(&records).into_iter().next()?;
        let counts = |number: &u64| *number as u32;
        let square = |(x, y, level): &(i16, i16, u8)| space_hulk::Coord { x: *x, y: *y, level: *level };
        Some(Prediction {
            games: summary.games as u32,
            marine: measure(summary.marine_share),
            alien: measure(summary.alien_share),
            rounds: measure(summary.rounds),
            deaths: measure(summary.deaths),
            kills: measure(summary.kills),
            reasons: summary.reasons.iter().map(|(why, number)| (why.clone(), counts(number))).collect(),
            deaths_by_square: summary
                .deaths_by_square
                .iter()
                .map(|(at, number)| (square(at).to_string(), counts(number)))
                .collect(),
            difference: before.and_then(|before| self.difference(before)).map(measure),
        })
    }
}

fn is_marine(record: &Record) -> bool {
    record.winner.as_deref() == Some("marine")
}

/// JSON has no infinite numbers: an interval without end is a very wide one.
pub(crate) fn measure(share: Share) -> Measure {
    let finite = |number: f64| number.clamp(-1e6, 1e6);
    Measure { value: finite(share.value), low: finite(share.low), high: finite(share.high) }
}

/// The series of games that were asked for last.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<VecDeque<(u64, Arc<Games>)>>);

impl Shelf {
    /// The games on this mission with these players, played before or not.
    pub fn games(&self, mission: &Mission, players: &Players) -> Arc<Games> {
        let key = stable_hash(&(mission.position(), players));
        let mut shelf = locked(&self.0);
        let found = shelf.iter().position(|(other, _)| *other == key).and_then(|at| shelf.remove(at));
        let (_, games) = found.unwrap_or_else(|| (key, Arc::new(Games::new(mission, players.clone()))));
        shelf.push_back((key, Arc::clone(&games)));
        if shelf.len() > MOST_KEPT {
            shelf.pop_front();
        }
        games
    }
}

/// A panic in a game leaves nothing half done in it.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
