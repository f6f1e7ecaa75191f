//! What servers that share a store tell each other.

use super::{Fault, SaidRow};

/// What others have written of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct News {
    /// The entries that follow those that are known, as text.
    pub entries: Vec<String>,
    /// What was said after what is known.
    pub said: Vec<SaidRow>,
    /// The people who are or were at its seats, the host included, by id and name.
    pub names: Vec<(String, String)>,
}

/// What one server tells the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Something of this match was written.
    Written(String),
    /// Who is at this match on the server that tells it, as text; nobody any more if there is none.
    Crowd(String, Option<String>),
    /// Whoever wants the duty of this match may ask for it.
    Freed(String),
    /// The device with this id is no longer one of its person.
    Dropped(String),
}

/// What a server hears of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Something of this match was written.
    Written(String),
    /// Other people are at this match elsewhere than before.
    Crowd(String),
    /// The duty of this match is free.
    Freed(String),
    /// The device with this id is no longer one of its person.
    Dropped(String),
    /// Anything may have happened: the connection was lost for a while, or a server is gone.
    Everything,
}

/// A store that several servers share.
///
/// What is appended decides; this only says when to look, and who acts by itself. The duty of a match (to think for computer
/// players, to let clocks run out, to start and to close) is a lease with an epoch: one server has it at most, writes that
/// depend on it name the epoch, and it lapses a few seconds after the last sign of life of its server.
pub trait Peers {
    /// Asks for the duty of a match: its epoch, or nothing if another server has it and lives.
    fn claim(&self, match_id: &str) -> Result<Option<u64>, Fault>;

    /// Gives the duty of a match back.
    fn release(&self, match_id: &str) -> Result<(), Fault>;

    /// What was written of a match after these entries and these words.
    fn news(&self, match_id: &str, n_entries: u32, last_said: u32) -> Result<News, Fault>;

    /// Who is at a match on other servers that live: the texts of their [`Note::Crowd`].
    fn crowds(&self, match_id: &str) -> Result<Vec<String>, Fault>;

    /// Tells the others something, soon and together with whatever else there is to tell. It does not wait.
    fn tell(&self, note: Note);

    /// Listens from now on, on a thread of its own.
    fn listen(&self, hear: Box<dyn Fn(Heard) + Send>) -> Result<(), Fault>;

    /// Says good-bye: whatever this server has the duty of is free at once.
    fn leave(&self);
}
