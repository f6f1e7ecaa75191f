//! One game that is played by numbers.

use game_api::{Game, Journal, Pending, RandomPlayer, Seeded, Viewer};

use crate::code::{Action, Code};

/// A number that is no legal action now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLegal(pub u32);

impl std::fmt::Display for NotLegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "action {} is not legal now", self.0)
    }
}

impl std::error::Error for NotLegal {}

/// A game with its dice, its legal list and the numbers of that list.
#[derive(Debug)]
pub struct Bout<C: Code + ?Sized> {
    game: C::Game,
    dice: Seeded,
    legal: Vec<Action<C>>,
    numbers: Vec<u32>,
    played: u32,
}

impl<C: Code> Clone for Bout<C> {
    fn clone(&self) -> Self {
        Bout {
            game: self.game.clone(),
            dice: self.dice.clone(),
            legal: self.legal.clone(),
            numbers: self.numbers.clone(),
            played: self.played,
        }
    }
}

impl<C: Code> Bout<C> {
    /// A new game; all its dice follow from the seed.
    pub fn new(code: &C, seed: u64) -> Bout<C> {
        let mut dice = Seeded::new(seed);
        let game = code.begin(&mut dice);
        Bout::of(code, game, dice)
    }

    /// A game as it stands, with the dice that it is to be played on with.
    pub fn of(code: &C, game: C::Game, dice: Seeded) -> Bout<C> {
        let mut bout = Bout { game, dice, legal: Vec::new(), numbers: Vec::new(), played: 0 };
        bout.list(code);
        bout
    }

    fn list(&mut self, code: &C) {
        self.game.legal_actions(&mut self.legal);
        code.number_all(&self.game, &self.legal, &mut self.numbers);
    }

    /// The game as it stands, hidden things included.
    pub fn game(&self) -> &C::Game {
        &self.game
    }

    /// The legal actions.
    pub fn legal(&self) -> &[Action<C>] {
        &self.legal
    }

    /// Their numbers, in the same order; nothing after the end.
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// How many decisions have been made.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// The number of the seat that must decide; nothing after the end.
    pub fn seat(&self, code: &C) -> Option<usize> {
        match self.game.pending() {
            Pending::Decide(seat) => Some(code.index(seat)),
            Pending::Over(_) => None,
        }
    }

    /// What a seat has won or lost; 0 before the end.
    pub fn reward(&self, code: &C, seat: usize) -> i8 {
        match self.game.pending() {
            Pending::Decide(_) => 0,
            Pending::Over(outcome) => code.reward(&outcome, seat),
        }
    }

    /// Plays the action of this number, or refuses it and changes nothing.
    pub fn play(&mut self, code: &C, number: u32) -> Result<(), NotLegal> {
        let found = self.numbers.iter().position(|&known| known == number);
        self.play_nth(code, found.ok_or(NotLegal(number))?);
        Ok(())
    }

    /// Plays one of the legal list.
    pub(crate) fn play_nth(&mut self, code: &C, index: usize) {
        self.game.apply_unchecked(&self.legal[index], &mut self.dice, &mut Journal::discard());
        self.played += 1;
        self.list(code);
    }

    /// Writes what a seat knows.
    pub fn observe(&self, code: &C, seat: usize, out: &mut [u8]) {
        code.observe(&self.game.view(Viewer::Seat(code.seat(seat))), out);
    }
}

/// The hash of a game that is played to its end at random, and how many decisions that took: without
/// any numbers, so that games which are played by numbers can be compared with it. The choices
/// follow from the seed as those of [`crate::Batch::sample`] do.
pub fn random_hash<C: Code>(code: &C, seed: u64, most: u32) -> (u64, u32) {
    let mut dice = Seeded::new(seed);
    let mut game = code.begin(&mut dice);
    let mut chooser = chooser(seed);
    let (mut legal, mut played) = (Vec::new(), 0);
    while let Pending::Decide(_) = game.pending() {
        if played == most {
            break;
        }
        game.legal_actions(&mut legal);
        game.apply_unchecked(&legal[chooser.choose(legal.len())], &mut dice, &mut Journal::discard());
        played += 1;
    }
    (game.state_hash(), played)
}

/// Who chooses at random in the game of this seed.
pub(crate) fn chooser(seed: u64) -> RandomPlayer {
    RandomPlayer::new(!seed)
}
