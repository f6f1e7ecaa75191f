//! Computer players without people.

use protocol::{NewHolder, Seat};

use super::Note;
use super::attacker::{Attacker, Known, match_id};
use super::missions::apart;

/// The seats of a match between computers.
fn computers() -> [(Seat, NewHolder); 2] {
    let player = |name: &str| NewHolder::Computer { player: name.to_owned() };
    [(Seat::Marine, player("random")), (Seat::Alien, player("random"))]
}

/// A match between computers that does not end by itself.
pub(super) async fn endless(known: &Known, number: u32) -> Option<String> {
    match_id(known.make(apart(number), &computers()).await)
}

/// Matches between computers whose sides cannot meet, and at which nobody looks.
pub(super) async fn endless_matches(attacker: Attacker, size: u32) -> Note {
    let known = attacker.person("Computer").await?;
    let mut made = 0;
    for number in 0..size {
        let Some(id) = endless(&known, number).await else { continue };
        made += 1;
        // A look sets it in motion.
        let _ = attacker.hello(&id, None).await;
    }
    tokio::time::sleep_until(attacker.until).await;
    Ok(format!("{made} of {size} made"))
}
