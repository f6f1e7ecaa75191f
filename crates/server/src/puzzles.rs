//! Puzzles as tables in the middle of a game: everybody sits alone at one, and what came of it is all that is stored.

use std::sync::{Arc, Mutex, PoisonError};

use protocol::{
    ClientMessage, Code, PuzzleAnswer, PuzzleCard, PuzzleGrade, PuzzlePage, PuzzleResult, PuzzleShelf,
    PuzzleVerdict, Refused, ServerMessage,
};
use puzzles::{Checked, Grade, Library, Position, Puzzle};
use table::{GameTerms, MatchId, Millis, People, PersonId, Table, Terms, Viewer};

use crate::finished::ByteCache;
use crate::room::{Plans, Question, choice, sight_message};
use crate::store::{PuzzleRow, Write};

/// The bytes of tables that are kept for those who ask next: about 20 boards.
const KEPT_BYTES: usize = 8 * 1024 * 1024;

/// What a game takes in memory beside its board.
const BYTES_OF_GAME: usize = 64 * 1024;

/// Who decides at the table of a puzzle, whoever it is: there is nobody else to be told apart.
const SOLVER: &str = "solver";

const DAY: Millis = 24 * 60 * 60 * 1000;

/// The tables of puzzles that were asked for last.
pub(crate) struct PuzzleTables(Mutex<ByteCache<String, Arc<Table>>>);

impl PuzzleTables {
    pub fn new() -> PuzzleTables {
        PuzzleTables(Mutex::new(ByteCache::new(KEPT_BYTES)))
    }

    /// The table of a puzzle.
    fn table(&self, puzzle: &Puzzle, plans: &Plans) -> Result<Arc<Table>, Refused> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = kept.get(puzzle.id.as_str()) {
            return Ok(table);
        }
        let table = Arc::new(set_up(puzzle, plans).map_err(|why| {
            tracing::error!(%why, id = puzzle.id, "a puzzle cannot be set up");
            Refused::new(Code::Internal, "a mistake of the server")
        })?);
        kept.insert(puzzle.id.clone(), Arc::clone(&table), BYTES_OF_GAME + table.plan().n_bytes());
        Ok(table)
    }

    /// What is asked.
    pub fn page(&self, puzzle: &Puzzle, plans: &Plans) -> Result<PuzzlePage, Refused> {
        let table = self.table(puzzle, plans)?;
        let mut update = table.update(&viewer()?, None, &People::default(), 0);
        // One decision is asked, and not the one after it.
        update.after_pass.clear();
        Ok(PuzzlePage { card: card(puzzle), update })
    }

    /// What an answer is worth beside the others.
    pub fn verdict(&self, puzzle: &Puzzle, plans: &Plans, action: u32) -> Result<PuzzleVerdict, Refused> {
        let table = self.table(puzzle, plans)?;
        let update = table.update(&viewer()?, None, &People::default(), 0);
        let answers = ranked(puzzle, &update.legal)?;
        let chosen = answers.iter().position(|answer| answer.index == action);
        let chosen =
            chosen.ok_or_else(|| Refused::new(Code::IllegalAction, "the list has no such answer"))?;
        Ok(PuzzleVerdict {
            solved: answers[chosen].right,
            exact: matches!(puzzle.checked, Checked::Exact { .. }),
            chosen: chosen as u32,
            answers,
        })
    }

    /// The answer to a question about the position, which may be a refusal.
    pub fn answer(
        &self,
        puzzle: &Puzzle,
        plans: &Plans,
        said: ClientMessage,
    ) -> Result<ServerMessage, Refused> {
        let (table, re) = (self.table(puzzle, plans)?, said.re());
        let answer = answer(&table, said);
        Ok(answer.unwrap_or_else(|refused| ServerMessage::Refused(refused.answering(re))))
    }
}

fn answer(table: &Table, said: ClientMessage) -> Result<ServerMessage, Refused> {
    use ClientMessage as Said;
    let (viewer, solver) = (viewer()?, solver()?);
    Ok(match said {
        Said::Odds { re, version, action, after_pass } => {
            Question::odds(table, solver, re, version, choice(action, after_pass)).answer()
        }
        Said::WhyNot { re, version, action } => {
            Question::why_not(table, solver, re, version, action.fields()).answer()
        }
        Said::Reach { re, version, unit } => {
            ServerMessage::Reach { re, spots: table.reach(&viewer, version, &unit)? }
        }
        Said::Sight { re, version, unit } => {
            sight_message(re, table.sight(&viewer, version, unit.as_deref())?)
        }
        Said::Threats { re, version, action } => {
            ServerMessage::Threats { re, threats: table.threats(&viewer, version, action)? }
        }
        _ => return Err(Refused::new(Code::BadMessage, "that cannot be asked of a puzzle")),
    })
}

/// The puzzle of this id.
pub(crate) fn puzzle(id: &str) -> Result<&'static Puzzle, Refused> {
    Library::built_in().find(id).ok_or_else(|| Refused::new(Code::NotFound, "there is no such puzzle"))
}

/// Every puzzle, and the one of the day.
pub(crate) fn shelf(now: Millis) -> PuzzleShelf {
    let library = Library::built_in();
    let day = now / DAY;
    PuzzleShelf {
        date: date(day),
        daily: library.of_day(day).map(|puzzle| puzzle.id.clone()),
        puzzles: library.puzzles().iter().map(card).collect(),
    }
}

/// What is stored of an answer: the first one to the puzzle, and the first one of the day on which it is the puzzle of
/// the day.
pub(crate) fn writes(person: &str, puzzle: &Puzzle, solved: bool, now: Millis) -> Vec<Write> {
    let day = now / DAY;
    let is_daily = Library::built_in().of_day(day).is_some_and(|daily| daily.id == puzzle.id);
    let days = std::iter::once(String::new()).chain(is_daily.then(|| date(day)));
    let row = |day| PuzzleRow { person: person.to_owned(), puzzle: puzzle.id.clone(), day, solved };
    days.map(|day| Write::PuzzleResult(row(day))).collect()
}

/// What came of puzzles, as a person is told.
pub(crate) fn results(rows: Vec<PuzzleRow>) -> Vec<PuzzleResult> {
    let told = |PuzzleRow { puzzle, day, solved, .. }: PuzzleRow| PuzzleResult {
        puzzle,
        day: Some(day).filter(|day| !day.is_empty()),
        solved,
    };
    rows.into_iter().map(told).collect()
}

fn card(puzzle: &Puzzle) -> PuzzleCard {
    let grade = match puzzle.grade {
        Grade::Easy => PuzzleGrade::Easy,
        Grade::Medium => PuzzleGrade::Medium,
        Grade::Hard => PuzzleGrade::Hard,
    };
    let Puzzle { id, game, mission, seat, .. } = puzzle.clone();
    PuzzleCard { id, game, mission, seat, grade }
}

/// The answers of a puzzle, each with its place in the legal list.
fn ranked(puzzle: &Puzzle, legal: &[protocol::Legal]) -> Result<Vec<PuzzleAnswer>, Refused> {
    let unknown = || Refused::new(Code::Internal, "a mistake of the server");
    let places = puzzle.places().map_err(|_| unknown())?;
    let told = puzzle.answers.iter().zip(places).map(|(answer, place)| {
        Ok(PuzzleAnswer {
            index: place as u32,
            action: legal.get(place).ok_or_else(unknown)?.action.clone(),
            right: answer.is_right,
            chance: answer.chance,
            uncertainty: answer.error,
            rollouts: answer.rollouts as u32,
        })
    });
    told.collect()
}

fn set_up(puzzle: &Puzzle, plans: &Plans) -> Result<Table, String> {
    let id = MatchId::new(puzzle.id.clone()).map_err(|error| error.to_string())?;
    let person = PersonId::new(SOLVER).map_err(|error| error.to_string())?;
    match puzzle.game()? {
        Position::Hulk(game) => {
            let mission = puzzle.mission.as_deref().and_then(content::hulk::Library::source);
            let mission = mission.ok_or("its mission is not in the library")?.to_owned();
            let game_terms = GameTerms::SpaceHulk { mission, options: Default::default(), solo: None };
            Ok(Table::with_hulk(id, plans.find(&practice(game_terms))?, game, &person))
        }
        Position::Angel(game) => {
            let players = forms::GameJson::seats(&game).len() as u8;
            let game_terms = GameTerms::DeathAngel { players, teams: None };
            Ok(Table::with_angel(id, plans.find(&practice(game_terms))?, game, &person))
        }
    }
}

fn practice(game: GameTerms) -> Terms {
    Terms { game, clock: None, practice: true, open_hands: false, lesson: None }
}

fn solver() -> Result<PersonId, Refused> {
    PersonId::new(SOLVER).map_err(|error| Refused::new(Code::Internal, error.to_string()))
}

fn viewer() -> Result<Viewer, Refused> {
    Ok(Viewer::person(&solver()?))
}

/// A day since 1970 as it is written, by the calendar of Gregory: years begin in March, so that the day which some
/// of them have is their last.
fn date(day: u64) -> String {
    let day = day + 719_468;
    let (era, of_era) = (day / 146_097, day % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (year, month) = (year + 400 * era, if month < 10 { month + 3 } else { month - 9 });
    format!("{:04}-{month:02}-{of_month:02}", year + u64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is asked has every answer of the puzzle, and nothing tells which is right before one is given.
    #[test]
    fn a_puzzle_is_asked_and_answered() {
        let (tables, plans) = (PuzzleTables::new(), Plans::default());
        for game in [protocol::GameName::SpaceHulk, protocol::GameName::DeathAngel] {
            let of_game = |puzzle: &&Puzzle| puzzle.game == game;
            let puzzle = Library::built_in().puzzles().iter().find(of_game).expect("there are some");
            let page = tables.page(puzzle, &plans).expect("it can be set up");
            assert_eq!(page.update.legal.len(), puzzle.answers.len());
            assert_eq!((page.update.seat, page.update.after_pass.len()), (Some(puzzle.seat), 0));
            let verdicts: Vec<PuzzleVerdict> = (0..puzzle.answers.len() as u32)
                .map(|action| tables.verdict(puzzle, &plans, action).expect("it is legal"))
                .collect();
            let n_right = puzzle.answers.iter().filter(|answer| answer.is_right).count();
            assert_eq!(verdicts.iter().filter(|verdict| verdict.solved).count(), n_right);
            for (verdict, action) in verdicts.iter().zip(0..) {
                let chosen = &verdict.answers[verdict.chosen as usize];
                assert_eq!((chosen.index, chosen.right), (action, verdict.solved));
            }
            assert!(tables.verdict(puzzle, &plans, 10_000).is_err());
            let odds =
                ClientMessage::Odds { re: 1, version: page.update.version, action: 0, after_pass: false };
            assert!(matches!(
                tables.answer(puzzle, &plans, odds),
                Ok(ServerMessage::Odds { .. } | ServerMessage::Refused(_))
            ));
            let ping = tables.answer(puzzle, &plans, ClientMessage::Ping { re: 1 });
            assert!(matches!(ping, Ok(ServerMessage::Refused(_))));
        }
    }

    #[test]
    fn days_are_written_as_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(19_782), "2024-02-29");
        assert_eq!(date(20_775), "2026-11-18");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(10_956), "1999-12-31");
    }
}
