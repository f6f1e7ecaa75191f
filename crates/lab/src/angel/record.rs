//! What is kept of one game.

use serde::{Deserialize, Serialize};

/// The result of one game. It holds nothing that differs from run to run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// How many players there were.
    pub players: u8,
    /// Who held all the seats.
    pub bot: String,
    /// The seed of cards and dice.
    pub seed: u64,
    /// Whether the players won.
    pub won: bool,
    /// Why the game ended.
    pub ending: String,
    /// The location at which it ended.
    pub location: String,
    /// Whether that was the last of the location deck.
    pub is_last: bool,
    /// The round in which it ended.
    pub rounds: u16,
    /// How many decisions were made.
    pub decisions: u32,
    /// How many Marines took part.
    pub marines: u8,
    /// The round of every Marine's death, in order.
    pub deaths: Vec<u16>,
    /// Genestealers and Brood Lords slain.
    pub kills: u16,
}
