//! What a computer player needs to decide, and nothing more.

use std::time::Duration;

use bots::ComputerPlayers;
use death_angel::DeathAngel;
use forms::GameJson as _;
use game_api::Player;
use protocol::{ComputerPlayer, GameName};
use space_hulk::SpaceHulk;

use crate::any::AnyHistory;
use crate::command::{Choice, Command};
use crate::consult::seen;
use crate::early::asked_game;
use crate::seat::{Holder, Seat};
use crate::table::Table;

/// A decision of a computer player: the view of its seat and the legal list. It can be
/// taken elsewhere, to a thread of its own.
#[derive(Clone, Debug)]
pub struct ComputerTurn {
    /// The seat that decides.
    pub seat: Seat,
    /// The name of the player.
    pub player: String,
    /// The version of the table that it is about.
    pub version: u32,
    /// What the player's own choices follow from in a lesson, where they are always the same.
    pub lesson_seed: Option<u64>,
    question: Question,
}

/// A view and a legal list.
#[derive(Clone, Debug)]
enum Question {
    Hulk(Box<space_hulk::View>, Vec<space_hulk::Action>),
    Angel(Box<death_angel::View>, Vec<death_angel::Action>),
}

impl ComputerTurn {
    /// Thinks, which may take a while, and gives the command that the player is to give.
    /// The player's own choices follow from the seed, which must not be that of the dice.
    /// A player who looks ahead keeps the promise of its level, of which `waited` has passed.
    pub fn decide(&self, seed: u64, waited: Duration) -> Command {
        let (player, chance) = (&self.player, (seed, waited));
        let index = match &self.question {
            Question::Hulk(view, legal) => decide::<SpaceHulk>(player, chance, view, legal),
            Question::Angel(view, legal) => decide::<DeathAngel>(player, chance, view, legal),
        };
        self.command(index)
    }

    /// An answer at random, for a player that has failed. Like every player it sees the view of
    /// its seat and no more.
    pub fn decide_simply(&self, seed: u64) -> Command {
        let n_legal = match &self.question {
            Question::Hulk(_, legal) => legal.len(),
            Question::Angel(_, legal) => legal.len(),
        };
        self.command((seed % n_legal.max(1) as u64) as usize)
    }

    fn command(&self, index: usize) -> Command {
        Command::Act { version: self.version, choice: Choice::Index(index as u32), turn: None }
    }
}

/// A player whose name is not known any more takes the first answer.
fn decide<G: ComputerPlayers>(
    name: &str,
    (seed, waited): (u64, Duration),
    view: &G::View,
    legal: &[G::Action],
) -> usize {
    let player = G::player_in_time(name, seed, waited);
    player.map_or(0, |mut player: Box<dyn Player<G> + Send>| player.decide(view, legal))
}

/// The computer players of both games, those of a game in the order of their strength.
pub fn computer_players() -> Vec<ComputerPlayer> {
    let hulk = named(GameName::SpaceHulk, SpaceHulk::BOTS);
    hulk.chain(named(GameName::DeathAngel, DeathAngel::BOTS)).collect()
}

fn named(game: GameName, names: &'static [&'static str]) -> impl Iterator<Item = ComputerPlayer> {
    let player =
        move |(name, strength): (&&str, u8)| ComputerPlayer { name: (*name).to_owned(), game, strength };
    names.iter().zip(1..).map(player)
}

impl Table {
    /// The turn or round of the game that runs, and the name of its phase.
    pub fn moment(&self) -> Option<(u16, &'static str)> {
        Some(match self.in_play().ok()? {
            AnyHistory::Hulk(history) => history.now().moment(),
            AnyHistory::Angel(history) => history.now().moment(),
        })
    }

    /// What the computer player needs whose decision is pending.
    pub fn computer_turn(&self) -> Option<ComputerTurn> {
        let history = self.in_play().ok()?;
        let owner = history.owner().filter(|_| self.due_ending().is_none())?;
        let seat = self.computer_decider().unwrap_or(owner);
        let Holder::Computer(player) = self.holder(seat)? else { return None };
        let question = match history {
            AnyHistory::Hulk(history) => {
                let (view, legal) = seen(&*asked_game(history, &self.early, seat), seat);
                Question::Hulk(Box::new(view), legal)
            }
            AnyHistory::Angel(history) => {
                let (view, legal) = seen(&*asked_game(history, &self.early, seat), seat);
                Question::Angel(Box::new(view), legal)
            }
        };
        let lesson_seed = self.terms().lesson.map(|number| lesson_seed(number, history.n_steps()));
        Some(ComputerTurn { seat, player: player.clone(), version: self.version(), lesson_seed, question })
    }
}

/// Another one for every step, and the same whenever the lesson comes to it.
fn lesson_seed(number: u32, step: usize) -> u64 {
    (u64::from(number) << 32) | step as u64
}
