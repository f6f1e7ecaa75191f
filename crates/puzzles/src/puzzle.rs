//! What a puzzle is.

use protocol::{GameName, Seat};

/// What the right answer is ahead of every wrong one at least, in ten thousandths of a win: 5 points of 100. Where
/// values are estimated, two standard errors are added.
pub const LEAD: i32 = 500;

/// Right answers at most: those that come to the same as the best one, or that merely change the order of things.
pub const MOST_RIGHT: usize = 3;

/// A position with a question: which answer is best?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The stem of its file.
    pub id: String,
    /// Which game.
    pub game: GameName,
    /// The mission that was played, in Space Hulk.
    pub mission: Option<String>,
    /// Who decides.
    pub seat: Seat,
    /// How hard it is: see [`grade`](crate::grade).
    pub grade: Grade,
    /// The game from which it comes.
    pub origin: Origin,
    /// Rollouts of the search that found it.
    pub found: u32,
    /// How its answers were compared.
    pub checked: Checked,
    /// Every legal answer, the best first.
    pub answers: Vec<Answer>,
    /// The position: a text board or a text formation.
    pub position: String,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say all")]
pub enum Grade {
    Easy,
    Medium,
    Hard,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 3] = [Grade::Easy, Grade::Medium, Grade::Hard];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
        }
    }
}

/// The game from which a puzzle comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// What its setup, its dice and the choices of its players follow from.
    pub seed: u64,
    /// The computer players: Marines and aliens, or the one on all seats.
    pub players: Vec<String>,
    /// Actions that were played before.
    pub actions: usize,
}

/// How the answers to a puzzle were compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checked {
    /// By trying every answer with every combination of chance, to the end of the game.
    Exact {
        /// Positions that were looked at.
        positions: usize,
    },
    /// By rollouts to the end of the game.
    Rollouts {
        /// Rollouts of all answers together.
        rollouts: usize,
    },
}

/// An answer, with what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whether it solves the puzzle.
    pub is_right: bool,
    /// The chance of whoever decides to win after it, before dice are rolled, in ten thousandths.
    pub chance: i32,
    /// The standard error of its difference from the best; 0 where values are exact.
    pub error: i32,
    /// How often it was played out; 0 where values are exact.
    pub rollouts: usize,
    /// The action, as words.
    pub action: String,
}

impl Puzzle {
    /// The best answer.
    pub fn best(&self) -> Option<&Answer> {
        self.answers.first()
    }
}
