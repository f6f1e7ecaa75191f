//! How a game of Death Angel begins.

use death_angel::{DeathAngel, Problem, Seat, Team};

use super::position_in;
use crate::args::Args;
use crate::envelope::{Code, Failure, Fields};
use crate::scope::{Notes, Scope};
use crate::table::Table;

/// Sets up a position.
pub(crate) fn load(fields: &Fields, seed: u64) -> Result<(Table<DeathAngel>, Fields), Failure> {
    let notes = Notes::default();
    let position = position_in::read(&Scope::root(fields, &notes));
    let position =
        notes.finish(position).map_err(|problems| Failure::problems(Code::BadPosition, problems))?;
    Table::begin(seed, |dice, story| {
        DeathAngel::from_position(&position, dice, story).map_err(|problems| {
            Failure::problems(Code::BadPosition, problems.into_iter().map(renamed).collect())
        })
    })
}

/// A problem that the rules found, with the name that the field has in JSON.
fn renamed(problem: Problem) -> Problem {
    let path = match problem.path.as_str() {
        "left" => "blips.left",
        "right" => "blips.right",
        "spawn" => "major",
        "round" => "turn",
        "door_tokens" => "formation",
        other => other,
    };
    Problem { path: path.to_owned(), message: problem.message }
}

/// Sets up a new game for so many players, whose teams may be given.
pub(crate) fn new_game(args: Args, seed: u64) -> Result<(Table<DeathAngel>, Fields), Failure> {
    let players = args.byte("players")?.ok_or_else(|| args.missing("players"))?;
    if !(1..=Seat::ALL.len() as u8).contains(&players) {
        return Err(args.wrong("players", "the game is for 1 to 6 players"));
    }
    let teams = args.object("teams")?.map(|fields| read_teams(fields, players)).transpose()?;
    Table::begin(seed, |dice, story| match &teams {
        None => DeathAngel::new(players, dice, story).map_err(|error| args.wrong("players", error)),
        Some(teams) => {
            let teams: Vec<&[Team]> = teams.iter().map(Vec::as_slice).collect();
            DeathAngel::with_teams(&teams, dice, story).map_err(|error| args.wrong("teams", error))
        }
    })
}

fn read_teams(fields: &Fields, players: u8) -> Result<Vec<Vec<Team>>, Failure> {
    let notes = Notes::default();
    let mut teams = position_in::teams(&Scope::named(fields, "teams", &notes));
    if teams.len() > players.into() {
        notes.add("teams", format!("there are only {players} seats"));
    }
    teams.resize(players.into(), Vec::new());
    notes.finish(teams).map_err(|problems| Failure::problems(Code::BadRequest, problems))
}
