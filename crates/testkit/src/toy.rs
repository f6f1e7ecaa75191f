//! *Airlock*, a small game with dice, secrets, and a reaction that can be passed.
//!
//! Two crews stand on either side of an airlock. Each has a secret key from 1 to
//! 4 and a secret number of charges. They take turns; a turn is one of
//!
//! - pump: roll a die, on 3 to 5 the hatch moves one step to the crew's own side,
//!   on a 6 two. Before it moves, the other crew may vent, if it has a charge,
//!   and the hatch stays;
//! - scavenge: gain 0 to 2 charges, and nobody else learns how many;
//! - guess the other key: right wins, wrong moves the hatch one step the other way.
//!
//! A crew that has the hatch four steps on its side wins. After twelve turns the
//! crew on whose side it is wins, or nobody. At the end all keys are shown.

mod rules;
mod save;
mod view;

use std::ops::{Index, IndexMut};

pub use view::AirlockView;

/// One side of the airlock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// Moves the hatch up.
    Port,
    /// Moves the hatch down.
    Starboard,
}

impl Seat {
    /// Both seats, in the order of play.
    pub const ALL: [Seat; 2] = [Seat::Port, Seat::Starboard];

    /// The seat on the other side.
    pub fn other(self) -> Self {
        match self {
            Seat::Port => Seat::Starboard,
            Seat::Starboard => Seat::Port,
        }
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    port: T,
    starboard: T,
}

impl<T> BySeat<T> {
    /// A value made for each seat.
    pub fn new(mut make: impl FnMut(Seat) -> T) -> Self {
        BySeat { port: make(Seat::Port), starboard: make(Seat::Starboard) }
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::Port => &self.port,
            Seat::Starboard => &self.starboard,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::Port => &mut self.port,
            Seat::Starboard => &mut self.starboard,
        }
    }
}

/// An answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lets the hatch move.
    Pass,
    /// Spends a charge and keeps the hatch where it is.
    Vent,
    /// Tries to move the hatch.
    Pump,
    /// Looks for charges.
    Scavenge,
    /// Names the key of the other seat.
    Guess(u8),
}

impl Action {
    /// Every action there is.
    pub fn all() -> Vec<Action> {
        let plain = [Action::Pass, Action::Vent, Action::Pump, Action::Scavenge];
        plain.into_iter().chain(KEYS.map(Action::Guess)).collect()
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A die was rolled to move the hatch.
    Pumped {
        /// The seat that rolled.
        seat: Seat,
        /// What came up.
        face: u8,
    },
    /// A reaction was passed.
    Passed(Seat),
    /// A charge was spent.
    Vented(Seat),
    /// Somebody looked for charges. The shadow of [`Event::Found`].
    Scavenged(Seat),
    /// How many charges were found, for the finder alone.
    Found(u8),
    /// A key was named.
    Guessed {
        /// Who named it.
        seat: Seat,
        /// The number named.
        key: u8,
        /// Whether it was the key.
        right: bool,
    },
    /// The hatch has moved.
    Moved {
        /// Where it is now; above 0 is on the side of [`Seat::Port`].
        track: i8,
    },
    /// The game is over, and the keys are shown.
    Ended {
        /// The key of each seat.
        keys: BySeat<u8>,
        /// The seat that won; nothing for a draw.
        winner: Option<Seat>,
    },
}

impl Event {
    /// Whether this event lawfully tells something that was hidden.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::Guessed { .. } | Event::Ended { .. })
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won, if anybody.
    pub winner: Option<Seat>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Frame {
    Turn(Seat),
    /// The other seat may vent before the hatch moves.
    Reaction {
        pumper: Seat,
        steps: i8,
    },
    Over(Outcome),
}

/// What everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Public {
    frame: Frame,
    turns: u8,
    track: i8,
    /// For each seat the keys that it is known not to have, as bits.
    ruled_out: BySeat<u8>,
    /// How many charges each seat can have at most, judging from outside.
    ceiling: BySeat<u8>,
}

/// What only one seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Secret {
    key: u8,
    charges: u8,
}

/// A game of *Airlock*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Airlock {
    public: Public,
    secrets: BySeat<Secret>,
}

const KEYS: std::ops::RangeInclusive<u8> = 1..=4;
const MAX_TURNS: u8 = 12;
const GOAL: i8 = 4;
/// The most charges that a seat can start with, and find at once.
const MAX_FIND: u8 = 2;
