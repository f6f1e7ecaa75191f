//! The collection of solved positions that comes with the program.
//!
//! A file has sections: a line `== name`, a line `values` with the value of every answer in the order of
//! the legal list, and the position as a text.

use std::fmt::Write;

use death_angel::DeathAngel;
use space_hulk::SpaceHulk;

use super::position::Solvable;

/// A position with its exact values.
#[derive(Clone, Debug, PartialEq)]
pub struct Known<G> {
    /// What it is called.
    pub name: String,
    /// The game that stands at the position.
    pub game: G,
    /// What it is worth with best play.
    pub value: f64,
    /// What every answer is worth, in the order of the legal list.
    pub answers: Vec<f64>,
    /// Positions that were looked at to solve it.
    pub positions: usize,
}

const HULK: &str = include_str!("../../data/solved-space-hulk.txt");
const ANGEL: &str = include_str!("../../data/solved-death-angel.txt");

/// The positions of both games.
///
/// # Panics
/// If a file of ours is broken.
pub fn built_in() -> (Vec<Known<SpaceHulk>>, Vec<Known<DeathAngel>>) {
    let ours = "a file that comes with the program";
    (read(HULK).expect(ours), read(ANGEL).expect(ours))
}

/// Reads a file of positions.
pub(super) fn read<G: Solvable>(text: &str) -> Result<Vec<Known<G>>, String> {
    text.split("\n== ").skip(1).map(section).collect()
}

fn section<G: Solvable>(text: &str) -> Result<Known<G>, String> {
    let (name, rest) = text.split_once('\n').ok_or("a section has a name")?;
    let (head, board) = rest.split_once('\n').ok_or("a section has values")?;
    let numbers = head.strip_prefix("values ").ok_or("a section begins with its values")?;
    let numbers: Result<Vec<f64>, _> = numbers.split_whitespace().map(str::parse).collect();
    let mut numbers = numbers.map_err(|error| format!("{name}: {error}"))?.into_iter();
    let value = numbers.next().ok_or("a position has a value")?;
    let positions = numbers.next().ok_or("a position has a size")? as usize;
    let game = G::read(board).map_err(|error| format!("{name}: {error}"))?;
    Ok(Known { name: name.trim().to_owned(), game, value, answers: numbers.collect(), positions })
}

/// Writes such a file; `head` says where the positions come from.
pub fn print<G: Solvable>(head: &str, positions: &[Known<G>]) -> String {
    let mut text = head.to_owned();
    for known in positions {
        let answers: Vec<String> = known.answers.iter().map(|value| format!("{value:.9}")).collect();
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "\n== {}\nvalues {:.9} {} {}\n{}",
            known.name,
            known.value,
            known.positions,
            answers.join(" "),
            known.game.write()
        );
    }
    text
}
