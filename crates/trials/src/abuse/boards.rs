//! Boards that are dear to prepare, and matches that are dear to load.

use std::time::Duration;

use protocol::{NewHolder, Seat};
use tokio::task::JoinSet;

use super::Note;
use super::attacker::{Attacker, match_id};
use super::missions::open_room;

const SEATS: [(Seat, NewHolder); 2] = [(Seat::Marine, NewHolder::Me), (Seat::Alien, NewHolder::Nobody)];
/// The size of the largest room that was found dear.
const ROOM: (usize, usize) = (22, 23);
/// The matches that are to be loaded; a person may have 50.
const MOST_MATCHES: u32 = 40;

/// Large open missions in parallel, each another one.
pub(super) async fn open_missions(attacker: Attacker, size: u32) -> Note {
    let known = attacker.person("Board").await?;
    let mut makers = JoinSet::new();
    for maker in 0..size {
        let (attacker, known) = (attacker.clone(), known.clone());
        makers.spawn(async move {
            let (mut made, mut asked) = (0, 0);
            while attacker.goes_on() {
                let mission = open_room(ROOM.0, ROOM.1, maker * 10_000 + asked);
                asked += 1;
                made += u32::from(match_id(known.make(mission, &SEATS).await).is_some());
            }
            (made, asked)
        });
    }
    let (mut made, mut asked) = (0, 0);
    while let Some(Ok(counts)) = makers.join_next().await {
        made += counts.0;
        asked += counts.1;
    }
    Ok(format!("{size} at a time, {asked} asked for, {made} made"))
}

/// Spectators come to matches that are not in memory. The server forgets a match after a second here.
pub(super) async fn cold_hellos(mut attacker: Attacker, size: u32) -> Note {
    let known = attacker.person("Hello").await?;
    let mut ids = Vec::new();
    for number in 0..size.min(MOST_MATCHES) {
        ids.extend(match_id(known.make(open_room(ROOM.0, ROOM.1, number), &SEATS).await));
    }
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    attacker.prepared();
    let mut visitors = JoinSet::new();
    for id in ids {
        let attacker = attacker.clone();
        visitors.spawn(async move {
            let mut came = 0;
            while attacker.goes_on() {
                came += u32::from(attacker.hello(&id, None).await.is_ok());
                tokio::time::sleep(Duration::from_millis(2_500)).await;
            }
            came
        });
    }
    let n_matches = visitors.len();
    let mut came = 0;
    while let Some(count) = visitors.join_next().await {
        came += count.unwrap_or(0);
    }
    Ok(format!("{n_matches} matches, {came} hellos"))
}
