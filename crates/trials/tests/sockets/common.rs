//! Terms of matches, for every test.

use protocol::NewGame;

pub use trials::home::terms;

pub fn hulk(mission: &str) -> NewGame {
    let mission = Some(mission.to_owned());
    NewGame::SpaceHulk { mission, mission_file: None, options: Default::default(), solo: None }
}

pub fn angel(players: u8) -> NewGame {
    NewGame::DeathAngel { players, teams: None }
}
