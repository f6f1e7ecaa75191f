//! How a game of Death Angel begins.

use death_angel::{DeathAngel, Seat, Team};
use game_api::{Chance, Problem};

use super::position_in;
use crate::failure::{Code, Failure};
use crate::fields::Fields;
use crate::game_json::GameJournal;
use crate::scope::{Notes, Scope};

/// Sets up a position.
pub(super) fn load(
    fields: &Fields,
    chance: &mut dyn Chance,
    story: &mut GameJournal<DeathAngel>,
) -> Result<DeathAngel, Failure> {
    let notes = Notes::default();
    let position = position_in::read(&Scope::root(fields, &notes));
    let position =
        notes.finish(position).map_err(|problems| Failure::problems(Code::BadPosition, problems))?;
    DeathAngel::from_position(&position, chance, story)
        .map_err(|problems| Failure::problems(Code::BadPosition, problems.into_iter().map(renamed).collect()))
}

/// A problem that the rules found, with the name that the field has in JSON.
fn renamed(problem: Problem) -> Problem {
    let path = match problem.path.to_string().as_str() {
        "left" => "blips.left",
        "right" => "blips.right",
        "spawn" => "major",
        "round" => "turn",
        "door_tokens" => "formation",
        _ => return problem,
    };
    Problem { path: path.into(), ..problem }
}

/// Sets up a new game for a number of players. Their teams may be given, a list of names for
/// each seat; else taking them is the first decision.
pub fn set_up(
    players: u8,
    teams: Option<&Fields>,
    chance: &mut dyn Chance,
    story: &mut GameJournal<DeathAngel>,
) -> Result<DeathAngel, Failure> {
    if !(1..=Seat::ALL.len() as u8).contains(&players) {
        return Err(wrong("players", "the game is for 1 to 6 players"));
    }
    let Some(teams) = teams else {
        return DeathAngel::new(players, chance, story).map_err(|error| wrong("players", error));
    };
    let teams = read_teams(teams, players)?;
    let teams: Vec<&[Team]> = teams.iter().map(Vec::as_slice).collect();
    DeathAngel::with_teams(&teams, chance, story).map_err(|error| wrong("teams", error))
}

fn wrong(key: &str, message: impl std::fmt::Display) -> Failure {
    Failure::request(format!("`{key}`: {message}"))
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
