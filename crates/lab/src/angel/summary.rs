//! Games with the same number of players and the same bot, taken together.

use std::collections::BTreeMap;

use super::record::Record;
use crate::group::{by_round, count, group_by};
use crate::stats::{Share, mean, share};

/// What a group of games says.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// How many players there were.
    pub players: u8,
    /// Who held all the seats.
    pub bot: String,
    /// How many games there are.
    pub games: u64,
    /// How many were won.
    pub wins: u64,
    /// The share of those.
    pub share: Share,
    /// Rounds until the end.
    pub rounds: Share,
    /// Marines killed in a game, on average.
    pub deaths: Share,
    /// Genestealers killed in a game, on average.
    pub kills: Share,
    /// By name of the last location, the games that got there.
    pub finals: BTreeMap<String, Reached>,
    /// By name of the location, the games that were lost there.
    pub lost_at: BTreeMap<String, u64>,
    /// Marines killed in each round, over all games, from round 1.
    pub deaths_by_round: Vec<u64>,
    /// How many games ended in each round, from round 1.
    pub ends_by_round: Vec<u64>,
}

/// Games that reached a last location.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reached {
    /// How many games got there.
    pub games: u64,
    /// How many of those were won.
    pub wins: u64,
    /// The share of those.
    pub share: Share,
}

/// Summaries in the order in which their groups first appear.
pub fn summarize<'a>(records: impl IntoIterator<Item = &'a Record>) -> Vec<Summary> {
    let groups = group_by(records, |record| (record.players, record.bot.as_str()));
    groups.iter().map(|group| summary(group)).collect()
}

fn summary(records: &[&Record]) -> Summary {
    let first = records[0];
    let games = records.len() as u64;
    let wins = records.iter().filter(|record| record.won).count() as u64;
    let of = |number: fn(&Record) -> f64| mean(&records.iter().map(|r| number(r)).collect::<Vec<_>>());
    let lost = records.iter().filter(|record| !record.won);
    Summary {
        players: first.players,
        bot: first.bot.clone(),
        games,
        wins,
        share: share(wins, games),
        rounds: of(|record| record.rounds.into()),
        deaths: of(|record| record.deaths.len() as f64),
        kills: of(|record| record.kills.into()),
        finals: finals(records),
        lost_at: count(lost.map(|record| record.location.clone())),
        deaths_by_round: by_round(records.iter().flat_map(|record| record.deaths.iter().copied())),
        ends_by_round: by_round(records.iter().map(|record| record.rounds)),
    }
}

fn finals(records: &[&Record]) -> BTreeMap<String, Reached> {
    let mut counts: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    for record in records.iter().filter(|record| record.is_last) {
        let (games, wins) = counts.entry(record.location.clone()).or_default();
        *games += 1;
        *wins += u64::from(record.won);
    }
    let reached = |(games, wins)| Reached { games, wins, share: share(wins, games) };
    counts.into_iter().map(|(location, counts)| (location, reached(counts))).collect()
}
