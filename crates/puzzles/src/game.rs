//! What puzzles ask a game for.

use analysis::Analyst;
use bots::{angel, hulk};
use death_angel::DeathAngel;
use game_api::{Journal, Seeded};
use lab::solved::Solvable;
use protocol::GameName;
use search::Script;
use space_hulk::SpaceHulk;

/// A game that has puzzles.
pub trait Puzzling:
    Analyst<View: Send + Sync, Action: Send + Sync, Seat: Send + Sync> + Solvable + Send + Sync + 'static
{
    /// Plays rollouts to the end of the game.
    type ToEnd: Script<Self> + 'static;

    /// Which game it is.
    const GAME: GameName;

    /// A decision with fewer answers is no puzzle.
    const LEAST_ANSWERS: usize;

    /// A new one.
    fn to_end() -> Self::ToEnd;

    /// A legal action as words.
    fn action_text(&self, action: &Self::Action) -> String;
}

impl Puzzling for SpaceHulk {
    type ToEnd = hulk::Rollout;
    const GAME: GameName = GameName::SpaceHulk;
    const LEAST_ANSWERS: usize = 4;

    fn to_end() -> hulk::Rollout {
        hulk::Rollout::new(hulk::Horizon::End)
    }

    fn action_text(&self, action: &space_hulk::Action) -> String {
        space_hulk::text::print_action(self, action)
    }
}

impl Puzzling for DeathAngel {
    type ToEnd = angel::Rollout;
    const GAME: GameName = GameName::DeathAngel;
    /// Whoever has one team left chooses between two cards.
    const LEAST_ANSWERS: usize = 2;

    fn to_end() -> angel::Rollout {
        angel::Rollout::new(None)
    }

    fn action_text(&self, action: &death_angel::Action) -> String {
        death_angel::text::print_action(action)
    }
}

/// The start of a mission of the library.
pub(crate) fn mission_start(id: &str, seed: u64) -> Option<SpaceHulk> {
    let mission = content::hulk::Library::built_in().find(id)?;
    SpaceHulk::from_position(&mission.position(), &mut Seeded::new(seed), &mut Journal::discard()).ok()
}

/// The start of the card game.
pub(crate) fn angel_start(players: u8, seed: u64) -> Option<DeathAngel> {
    DeathAngel::new(players, &mut Seeded::new(seed), &mut Journal::discard()).ok()
}
