//! Puzzles as files. The form is described in `docs/formats/puzzle.md`.

use std::fmt::{self, Write};

use protocol::{GameName, Seat};

use crate::puzzle::{Answer, Checked, Grade, Origin, Puzzle};

/// The version of the form.
const FORMAT: u32 = 1;

/// A file that is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for Unreadable {}

/// A puzzle as a text.
pub fn print(puzzle: &Puzzle) -> String {
    let mut text = format!("puzzle {FORMAT}\ngame {}\n", game_name(puzzle.game));
    let Origin { seed, players, actions } = &puzzle.origin;
    let mut line = |words: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{words}");
    };
    if let Some(mission) = &puzzle.mission {
        line(format!("mission {mission}"));
    }
    line(format!("seat {}", puzzle.seat));
    line(format!("grade {}", puzzle.grade.name()));
    line(format!("origin {seed} {actions} {}", players.join(" ")));
    line(format!("found {}", puzzle.found));
    line(match puzzle.checked {
        Checked::Exact { positions } => format!("exact {positions}"),
        Checked::Rollouts { rollouts } => format!("rollouts {rollouts}"),
    });
    for Answer { is_right, chance, error, rollouts, action } in &puzzle.answers {
        let word = if *is_right { "right" } else { "wrong" };
        line(format!("{word} {chance} {error} {rollouts} {action}"));
    }
    line(String::new());
    text.push_str(puzzle.position.trim_matches('\n'));
    text.push('\n');
    text
}

/// Reads such a text; `id` is the stem of its file.
pub fn read(id: &str, text: &str) -> Result<Puzzle, Unreadable> {
    let (head, position) = text
        .split_once("\n\n")
        .ok_or_else(|| wrong(1, "there is no empty line between the head and the position"))?;
    let mut lines = head.lines().zip(1..).map(|(line, number)| HeadLine::new(line, number));
    let format: u32 = next(&mut lines, "puzzle")?.only()?;
    if format != FORMAT {
        return Err(wrong(1, &format!("this program reads format {FORMAT}")));
    }
    let game = next(&mut lines, "game")?;
    let game = match game.rest {
        "space-hulk" => GameName::SpaceHulk,
        "death-angel" => GameName::DeathAngel,
        _ => return Err(wrong(game.number, "a game is `space-hulk` or `death-angel`")),
    };
    let mission = match game {
        GameName::SpaceHulk => Some(next(&mut lines, "mission")?.rest.to_owned()),
        GameName::DeathAngel => None,
    };
    let seat = next(&mut lines, "seat")?;
    let seat = Seat::from_name(seat.rest).ok_or_else(|| wrong(seat.number, "there is no such seat"))?;
    let grade = next(&mut lines, "grade")?;
    let known = Grade::ALL.into_iter().find(|one| one.name() == grade.rest);
    let grade = known.ok_or_else(|| wrong(grade.number, "a grade is `easy`, `medium` or `hard`"))?;
    let mut origin = next(&mut lines, "origin")?;
    let (seed, actions) = (origin.number()?, origin.number()?);
    let players = origin.rest.split_whitespace().map(str::to_owned).collect();
    let found = next(&mut lines, "found")?.only()?;
    let checked = lines.next().ok_or_else(|| wrong(1, "`exact` or `rollouts` is missing"))?;
    let checked = match checked.word {
        "exact" => Checked::Exact { positions: checked.only()? },
        "rollouts" => Checked::Rollouts { rollouts: checked.only()? },
        _ => return Err(wrong(checked.number, "here stands `exact` or `rollouts`")),
    };
    let answers = lines.map(answer).collect::<Result<Vec<Answer>, Unreadable>>()?;
    let origin = Origin { seed, players, actions };
    let (id, position) = (id.to_owned(), position.to_owned());
    Ok(Puzzle { id, game, mission, seat, grade, origin, found, checked, answers, position })
}

fn answer(mut line: HeadLine) -> Result<Answer, Unreadable> {
    let is_right = match line.word {
        "right" => true,
        "wrong" => false,
        _ => return Err(wrong(line.number, "an answer is `right` or `wrong`")),
    };
    let (chance, error, rollouts) = (line.number()?, line.number()?, line.number()?);
    Ok(Answer { is_right, chance, error, rollouts, action: line.rest.to_owned() })
}

/// The name of a game in files.
fn game_name(game: GameName) -> &'static str {
    match game {
        GameName::SpaceHulk => "space-hulk",
        GameName::DeathAngel => "death-angel",
    }
}

/// A line of the head.
struct HeadLine<'t> {
    word: &'t str,
    rest: &'t str,
    number: usize,
}

impl<'t> HeadLine<'t> {
    fn new(line: &'t str, number: usize) -> HeadLine<'t> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        HeadLine { word, rest, number }
    }

    /// The next number of the line.
    fn number<T: std::str::FromStr>(&mut self) -> Result<T, Unreadable> {
        let (number, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest;
        number.parse().map_err(|_| wrong(self.number, &format!("`{number}` is no number that fits here")))
    }

    /// The only number of the line.
    fn only<T: std::str::FromStr>(mut self) -> Result<T, Unreadable> {
        let number = self.number()?;
        if self.rest.is_empty() { Ok(number) } else { Err(wrong(self.number, "there is too much here")) }
    }
}

/// The next line, which begins with this word.
fn next<'t>(lines: &mut impl Iterator<Item = HeadLine<'t>>, word: &str) -> Result<HeadLine<'t>, Unreadable> {
    let line = lines.next().ok_or_else(|| wrong(1, &format!("`{word}` is missing")))?;
    if line.word == word { Ok(line) } else { Err(wrong(line.number, &format!("here stands `{word}`"))) }
}

fn wrong(line: usize, why: &str) -> Unreadable {
    Unreadable { line, why: why.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "puzzle 1\ngame space-hulk\nmission first-contact\nseat marine\ngrade hard\n\
                        origin 17 84 veteran cadet\nfound 64\nrollouts 2048\nright 6210 0 512 m1 shoot g1\n\
                        wrong 4100 140 512 end_turn\n\na:m1> a a:g1<\n\nround_limit 1\n";

    #[test]
    fn a_puzzle_is_printed_as_it_was_read() {
        let puzzle = read("one", TEXT).expect("a puzzle");
        assert_eq!(print(&puzzle), TEXT);
        assert_eq!(puzzle.best().map(|best| best.action.as_str()), Some("m1 shoot g1"));
        assert_eq!((puzzle.origin.seed, puzzle.origin.actions), (17, 84));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let told = |from: &str, to: &str| read("one", &TEXT.replace(from, to)).expect_err("it is wrong").line;
        assert_eq!(told("puzzle 1", "puzzle 2"), 1);
        assert_eq!(told("space-hulk", "chess"), 2);
        assert_eq!(told("seat marine", "seat queen"), 4);
        assert_eq!(told("grade hard", "grade evil"), 5);
        assert_eq!(told("found 64", "found many"), 7);
        assert_eq!(told("wrong 4100", "maybe 4100"), 10);
    }
}
