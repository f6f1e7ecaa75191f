//! Terms of matches, for every test.

use protocol::{NewGame, NewHolder, NewMatch, Seat, Visibility};

pub fn terms(game: NewGame, seats: &[(Seat, NewHolder)]) -> NewMatch {
    NewMatch {
        game,
        seats: seats.iter().cloned().collect(),
        clock: None,
        practice: false,
        open_hands: false,
        visibility: Visibility::Link,
    }
}

pub fn hulk(mission: &str) -> NewGame {
    let mission = Some(mission.to_owned());
    NewGame::SpaceHulk { mission, mission_file: None, options: Default::default(), solo: None }
}

pub fn angel(players: u8) -> NewGame {
    NewGame::DeathAngel { players, teams: None }
}
