//! What solving asks a game for.

use death_angel::DeathAngel;
use game_api::{Game, HiddenInfo, Journal, Seeded};
use space_hulk::{Side, SpaceHulk};

/// A game whose small positions can be solved and written down.
pub trait Solvable: HiddenInfo {
    /// What an end is worth to those who want it to be high: 0 to 1.
    fn worth(outcome: &Self::Outcome) -> f64;

    /// Whether a seat wants it to be high; the others want it to be low.
    fn is_ours(seat: Self::Seat) -> bool;

    /// The position as a text.
    fn write(&self) -> String;

    /// Reads such a text.
    fn read(text: &str) -> Result<Self, String>;
}

impl Solvable for SpaceHulk {
    fn worth(outcome: &<SpaceHulk as Game>::Outcome) -> f64 {
        match outcome.winner {
            Some(Side::Marine) => 1.0,
            Some(Side::Alien) => 0.0,
            None => 0.5,
        }
    }

    fn is_ours(seat: Side) -> bool {
        seat == Side::Marine
    }

    fn write(&self) -> String {
        space_hulk::text::print(&self.position())
    }

    fn read(text: &str) -> Result<SpaceHulk, String> {
        let position = space_hulk::text::parse(text).map_err(|problems| format!("{problems:?}"))?;
        SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())
            .map_err(|problems| format!("{problems:?}"))
    }
}

impl Solvable for DeathAngel {
    fn worth(outcome: &<DeathAngel as Game>::Outcome) -> f64 {
        f64::from(u8::from(outcome.is_won()))
    }

    fn is_ours(_seat: death_angel::Seat) -> bool {
        true
    }

    fn write(&self) -> String {
        death_angel::text::print(&self.position())
    }

    fn read(text: &str) -> Result<DeathAngel, String> {
        let position = death_angel::text::parse(text).map_err(|problems| format!("{problems:?}"))?;
        DeathAngel::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())
            .map_err(|problems| format!("{problems:?}"))
    }
}
