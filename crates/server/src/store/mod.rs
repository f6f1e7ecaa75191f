//! Where matches are kept.
//!
//! A [`Store`] is blocking and small. What changes something goes through
//! [`Store::commit`]: groups of writes in one transaction, on disk when it returns. The
//! [`Writer`] in front of it is the one thread that calls it: it takes whatever has
//! piled up while the last transaction was on its way to the disk, so that many matches share
//! one flush, and no client is told "done" before it is.
//!
//! # Why SQLite by `rusqlite`
//!
//! The other road was `sqlx` with its `Any` driver: one SQL text for SQLite and PostgreSQL.
//! It costs nine times the build time (141 against 16 seconds of processor time), its `Any`
//! driver is the least used part of it, and being asynchronous it would put a pool and a
//! queue between us and the one thing that matters here: a single writer that decides when
//! to flush. A writer thread wants a blocking library. What is shared with PostgreSQL is
//! therefore this trait, and the tests that any implementation has to pass
//! (`tests/store`), not the SQL: that is some twenty short statements.

mod address;
mod copy;
mod damage;
mod fault;
mod peers;
mod postgres;
mod rows;
mod schema;
mod sqlite;
mod words;
mod writer;

pub use address::{NoAddress, Purpose, StoreAddress};
pub use copy::{Depth, Inventory, NotCopied, check, copy};
pub use fault::Fault;
pub use peers::{Heard, News, Note, Peers};
pub use postgres::Postgres;
pub use rows::{
    AnalysisRow, Append, CampaignRow, Card, CodeRow, Counted, DeviceRow, Host, Known, MatchRow, NewMatch,
    PersonRow, PuzzleRow, SaidRow, SeatCard, StoredMatch, Write,
};
pub use sqlite::{Sqlite, back_up};
pub use writer::Writer;

use crate::token::TokenHash;

/// A place where people and matches are kept.
pub trait Store: Send + Sync + 'static {
    /// Does all these groups of writes, in order, and returns once they are safely on disk.
    ///
    /// A group is done whole or not at all. One that contradicts what is stored fails alone,
    /// with [`Fault::Conflict`], or with [`Fault::TooMany`]; the others are done. If the whole fails, nothing is done;
    /// only after [`Fault::Unreachable`] it is not known whether all of it was done or nothing.
    fn commit(&self, groups: &[Vec<Write>]) -> Result<Vec<Result<(), Fault>>, Fault>;

    /// Everything about one match, checked for damage.
    fn load(&self, match_id: &str) -> Result<Option<StoredMatch>, Fault>;

    /// Some entries of a match as text, checked for damage: at most `most` from a number on, in order.
    fn entries(&self, match_id: &str, first: u32, most: u32) -> Result<Vec<String>, Fault>;

    /// What lists tell about one match.
    fn row(&self, match_id: &str) -> Result<Option<MatchRow>, Fault>;

    /// Public matches that wait or run, the latest first.
    fn public_matches(&self, limit: u32) -> Result<Vec<MatchRow>, Fault>;

    /// The matches that a person has made, or in which a person holds a seat, the latest first.
    fn matches_of(&self, person: &str, limit: u32) -> Result<Vec<MatchRow>, Fault>;

    /// How many of these wait or run.
    fn n_matches_of(&self, person: &str) -> Result<u32, Fault>;

    /// Whom a token belongs to.
    fn person(&self, token: TokenHash) -> Result<Option<PersonRow>, Fault>;

    /// A person by the public id.
    fn known(&self, id: &str) -> Result<Option<Known>, Fault>;

    /// A code that a person shows.
    fn device_code(&self, code: TokenHash) -> Result<Option<CodeRow>, Fault>;

    /// The people who are or were at the seats of a match, the host included.
    fn people_of(&self, match_id: &str) -> Result<Vec<Known>, Fault>;

    /// Who made a match, and the hash of its invitation.
    fn host(&self, match_id: &str) -> Result<Option<Host>, Fault>;

    /// Gives memory back that is kept to answer faster; whoever asks next may wait a little longer.
    fn release_memory(&self) {}

    /// A saved campaign.
    fn campaign(&self, id: &str) -> Result<Option<CampaignRow>, Fault>;

    /// The saved campaign whose last chapter that was begun is this match.
    fn campaign_of_match(&self, match_id: &str) -> Result<Option<CampaignRow>, Fault>;

    /// The campaigns that a person has started, or plays the other side of, the latest first, without their
    /// saves.
    fn campaigns_of(&self, person: &str, limit: u32) -> Result<Vec<CampaignRow>, Fault>;

    /// The analysis of a match, if one is stored.
    fn analysis(&self, match_id: &str) -> Result<Option<AnalysisRow>, Fault>;

    /// The stored analyses of matches that a person has or had a seat in, at most `limit`, without their texts.
    fn analyses_of(&self, person: &str, limit: u32) -> Result<Vec<AnalysisRow>, Fault>;

    /// What came of puzzles for a person, in the order of days and puzzles.
    fn puzzle_results(&self, person: &str) -> Result<Vec<PuzzleRow>, Fault>;

    /// People whose ids come after this one, at most `most`, in the order of their bytes.
    fn people_after(&self, id: &str, most: u32) -> Result<Vec<Known>, Fault>;

    /// The same with the ids of matches.
    fn matches_after(&self, id: &str, most: u32) -> Result<Vec<String>, Fault>;

    /// The same with campaigns.
    fn campaigns_after(&self, id: &str, most: u32) -> Result<Vec<CampaignRow>, Fault>;

    /// What other servers on the same store are told and asked; nothing where there can be none.
    fn peers(&self) -> Option<&dyn Peers> {
        None
    }

    /// Whether there is room for new matches: the last of a disk is for what happens in those that there are. A store
    /// that cannot know says yes.
    fn has_room_for_more(&self) -> bool {
        true
    }

    /// Whether something can be read and written.
    fn check(&self) -> Result<(), Fault>;
}
