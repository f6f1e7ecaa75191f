//! What is kept of one campaign.

use serde::{Deserialize, Serialize};

/// One campaign from its first chapter to its last. It holds nothing that differs from run to run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The id of the campaign.
    pub campaign: String,
    /// The id of its level.
    pub level: String,
    /// The seed of the dice.
    pub seed: u64,
    /// Whether its last chapter was won.
    pub won: bool,
    /// Every chapter that was played, second tries included.
    pub chapters: Vec<ChapterRecord>,
    /// How many lived at the end, recruits included.
    pub living: u16,
    /// How many of them had been there from the beginning.
    pub veterans: u16,
    /// How many names there were on the wall.
    pub fallen: u16,
}

/// One chapter of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChapterRecord {
    /// Its number, from 1.
    pub chapter: u16,
    /// Whether it was the second try.
    pub second_try: bool,
    /// Whether the Marines won it.
    pub won: bool,
    /// How many Marines went in.
    pub marines: u16,
    /// How many of them came back.
    pub survivors: u16,
    /// How many of the first roster lived after it.
    pub veterans: u16,
}
