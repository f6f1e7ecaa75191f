//! More than a person may have.

use protocol::{NewGame, NewHolder, Seat};
use server::limits::LIMITS;
use tokio::task::JoinSet;
use trials::home::terms;

use super::Note;
use super::attacker::{Attacker, match_id};

/// Asks for more matches at once than a person may have.
pub(super) async fn matches(attacker: Attacker, size: u32) -> Note {
    let known = attacker.person("Count").await?;
    let mut asked = JoinSet::new();
    for _ in 0..size {
        let known = known.clone();
        let terms = terms(NewGame::DeathAngel { players: 1, teams: None }, &[(Seat::P1, NewHolder::Me)]);
        asked.spawn(async move { match_id(known.make_match(&terms).await).is_some() });
    }
    let mut made = 0;
    while let Some(is_made) = asked.join_next().await {
        made += u32::from(is_made.unwrap_or(false));
    }
    let most = LIMITS.matches_per_person;
    if made <= most {
        Ok(format!("{made} of {size} made, {most} allowed"))
    } else {
        Err(format!("{made} of {size} matches were made, and {most} are allowed"))
    }
}
