//! What both stores write in the same way: words, checksums, and the limits of what is kept.

use protocol::{GameName, Stage, Visibility};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::{Fault, SeatCard};

/// As many of the things that were said in a match are kept.
pub(super) const MOST_SAID: u32 = 100;

/// The days of which it is kept for a person what came of their puzzles.
pub(super) const MOST_PUZZLE_DAYS: u32 = 400;

/// The entries that a match has at most: SQLite would number more of them as those of the next match.
pub(super) const MOST_ENTRIES: u32 = 1 << 24;

const GAMES: [GameName; 2] = [GameName::SpaceHulk, GameName::DeathAngel];
const VISIBILITIES: [Visibility; 3] = [Visibility::Public, Visibility::Link, Visibility::Private];
const STAGES: [Stage; 3] = [Stage::Waiting, Stage::Playing, Stage::Over];

pub(super) const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

pub(super) const fn visibility_name(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Public => "public",
        Visibility::Link => "link",
        Visibility::Private => "private",
    }
}

pub(super) const fn game_name(game: GameName) -> &'static str {
    match game {
        GameName::SpaceHulk => "space-hulk",
        GameName::DeathAngel => "death-angel",
    }
}

pub(super) fn stage_named(id: &str, name: &str) -> Result<Stage, Fault> {
    named(id, name, &STAGES, stage_name)
}

pub(super) fn visibility_named(id: &str, name: &str) -> Result<Visibility, Fault> {
    named(id, name, &VISIBILITIES, visibility_name)
}

pub(super) fn game_named(id: &str, name: &str) -> Result<GameName, Fault> {
    named(id, name, &GAMES, game_name)
}

/// The value of this name.
fn named<T: Copy>(id: &str, name: &str, all: &[T], name_of: impl Fn(T) -> &'static str) -> Result<T, Fault> {
    let value = all.iter().copied().find(|value| name_of(*value) == name);
    value.ok_or_else(|| damaged(id, &format!("the word {name:?}")))
}

/// A match that is not as it was written.
pub(super) fn damaged(id: &str, what: &str) -> Fault {
    Fault::Damaged(format!("match {id}: {what}"))
}

/// The entries of a match, which is to have this many of them.
pub(super) fn expect_entries(id: &str, entries: Vec<String>, n_entries: u32) -> Result<Vec<String>, Fault> {
    if entries.len() == n_entries as usize {
        Ok(entries)
    } else {
        Err(damaged(id, &format!("it has {} entries, and should have {n_entries}", entries.len())))
    }
}

/// The seats of a match in a list.
pub(super) fn seats_from(id: &str, text: &str) -> Result<Vec<SeatCard>, Fault> {
    serde_json::from_str(text).map_err(|error| damaged(id, &format!("its seats: {error}")))
}

/// How a match ended.
pub(super) fn ending_from(id: &str, text: Option<String>) -> Result<Option<protocol::Ending>, Fault> {
    let over = text.map(|over| serde_json::from_str(&over)).transpose();
    over.map_err(|error| damaged(id, &format!("its end: {error}")))
}

/// Part of what lists tell, as text.
pub(super) fn card_text(part: &(impl Serialize + ?Sized)) -> Result<String, Fault> {
    serde_json::to_string(part)
        .map_err(|error| Fault::Failed(format!("what lists tell cannot be written: {error}")))
}

/// Tells a damaged or misplaced entry from the one that was written: SQLite keeps no checksums, and
/// PostgreSQL only where its cluster was made with them.
pub(super) fn digest(match_id: &str, number: u32, text: &str) -> i64 {
    let mut hasher = Sha256::new();
    hasher.update((match_id.len() as u32).to_le_bytes());
    hasher.update(match_id);
    hasher.update(number.to_le_bytes());
    hasher.update(text);
    let bytes: [u8; 32] = hasher.finalize().into();
    i64::from_le_bytes(bytes[..8].try_into().expect("eight of 32 bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seats that were stored before lists told of teams are read, and have none.
    #[test]
    fn seats_of_earlier_versions_have_no_teams() {
        let old = r#"[{"seat":"p1","person":"ann","computer":null}]"#;
        let seats = seats_from("m", old).expect("they are read");
        assert_eq!((seats[0].person.as_deref(), seats[0].teams.len()), (Some("ann"), 0));
        assert_eq!(card_text(&seats), Ok(old.to_owned()), "and are written as before");
    }
}
