//! What came of puzzles.

use rusqlite::{Connection, Row};

use crate::store::words::MOST_PUZZLE_DAYS;
use crate::store::{Fault, PuzzleRow};

pub(super) fn of_person(connection: &Connection, person: &str) -> Result<Vec<PuzzleRow>, Fault> {
    let sql = "SELECT person, puzzle, day, solved FROM puzzle_results WHERE person = ?1 ORDER BY day, puzzle";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map((person,), row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn row(row: &Row<'_>) -> rusqlite::Result<PuzzleRow> {
    Ok(PuzzleRow { person: row.get(0)?, puzzle: row.get(1)?, day: row.get(2)?, solved: row.get(3)? })
}

/// Stores the first answer, and forgets the oldest days.
pub(super) fn store(connection: &Connection, row: &PuzzleRow) -> Result<(), Fault> {
    let sql = "INSERT OR IGNORE INTO puzzle_results (person, puzzle, day, solved) VALUES (?1, ?2, ?3, ?4)";
    connection.prepare_cached(sql)?.execute((&row.person, &row.puzzle, &row.day, row.solved))?;
    let sql = "DELETE FROM puzzle_results WHERE person = ?1 AND day <> '' AND day <
                   (SELECT day FROM puzzle_results WHERE person = ?1 AND day <> ''
                    ORDER BY day DESC LIMIT 1 OFFSET ?2)";
    connection.prepare_cached(sql)?.execute((&row.person, MOST_PUZZLE_DAYS - 1))?;
    Ok(())
}
