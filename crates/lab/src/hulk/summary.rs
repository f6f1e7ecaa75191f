//! Games of the same mission and players, taken together.

use std::collections::BTreeMap;

use super::record::Record;
use crate::group::{by_round, count, group_by};
use crate::stats::{Share, mean, share};

/// What a group of games says.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The mission's id.
    pub mission: String,
    /// Who played the Marines.
    pub marine: String,
    /// Who played the aliens.
    pub alien: String,
    /// How many games there are.
    pub games: u64,
    /// How many the Marines won.
    pub marine_wins: u64,
    /// How many the aliens won.
    pub alien_wins: u64,
    /// The Marines' share, a draw counting as no win.
    pub marine_share: Share,
    /// The aliens' share.
    pub alien_share: Share,
    /// Rounds until the end.
    pub rounds: Share,
    /// Marines killed in a game, on average.
    pub deaths: Share,
    /// Aliens killed in a game, on average.
    pub kills: Share,
    /// How the games ended, with counts, by name.
    pub reasons: BTreeMap<String, u64>,
    /// Marines killed in each round, over all games, from round 1.
    pub deaths_by_round: Vec<u64>,
    /// Marines killed on each square, over all games.
    pub deaths_by_square: BTreeMap<(i16, i16, u8), u64>,
    /// How many games ended in each round, from round 1.
    pub ends_by_round: Vec<u64>,
}

impl Summary {
    /// How many games nobody won.
    pub fn draws(&self) -> u64 {
        self.games - self.marine_wins - self.alien_wins
    }
}

/// Summaries in the order in which their groups first appear.
pub fn summarize<'a>(records: impl IntoIterator<Item = &'a Record>) -> Vec<Summary> {
    let key = |record: &'a Record| (record.mission.as_str(), record.marine.as_str(), record.alien.as_str());
    group_by(records, key).iter().map(|group| summary(group)).collect()
}

fn summary(records: &[&Record]) -> Summary {
    let first = records[0];
    let games = records.len() as u64;
    let wins = |side: &str| records.iter().filter(|r| r.winner.as_deref() == Some(side)).count() as u64;
    let (marine_wins, alien_wins) = (wins("marine"), wins("alien"));
    let of = |number: fn(&Record) -> f64| mean(&records.iter().map(|r| number(r)).collect::<Vec<_>>());
    let deaths = || records.iter().flat_map(|record| &record.deaths);
    Summary {
        mission: first.mission.clone(),
        marine: first.marine.clone(),
        alien: first.alien.clone(),
        games,
        marine_wins,
        alien_wins,
        marine_share: share(marine_wins, games),
        alien_share: share(alien_wins, games),
        rounds: of(|record| f64::from(record.rounds)),
        deaths: of(|record| record.deaths.len() as f64),
        kills: of(|record| f64::from(record.kills)),
        reasons: count(records.iter().map(|record| record.reason.clone())),
        deaths_by_round: by_round(deaths().map(|death| death.round)),
        deaths_by_square: count(deaths().filter_map(|death| death.at)),
        ends_by_round: by_round(records.iter().map(|record| record.rounds)),
    }
}
