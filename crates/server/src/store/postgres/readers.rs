//! The connections for questions: few, and a question that finds none free waits for one.
//!
//! A connection is a process of the database, and beginning one takes a hundred times as long as a question. When another
//! server tells that something was written, many matches ask at the same moment: with a connection for each of them the
//! database would do little else than begin and end processes.

use std::sync::{Condvar, Mutex};
use std::time::Instant;

use super::locked;
use super::session::{PATIENCE, Session};
use crate::store::Fault;

/// The connections that are open at the same time.
const MOST: usize = 8;

/// All of them.
#[derive(Default)]
pub(super) struct Readers {
    state: Mutex<State>,
    /// Told when a connection is free, or another one may be opened.
    freed: Condvar,
}

#[derive(Default)]
struct State {
    /// What came back last is taken first, so that what is not needed stays where it is.
    idle: Vec<Session>,
    /// The number of idle ones that have not been taken since [`Readers::drop_unused`].
    n_unused: usize,
    /// The number that are open or being opened, idle ones included.
    n_open: usize,
}

/// The right to one connection.
pub(super) struct Reader<'a> {
    all: &'a Readers,
    /// None if it has to be opened.
    pub session: Option<Session>,
}

impl Readers {
    /// A connection that is idle, or the right to open one. Waits until there is either, but not for ever: the database may
    /// have stopped to answer.
    pub fn take(&self) -> Result<Reader<'_>, Fault> {
        let (mut state, since) = (locked(&self.state), Instant::now());
        loop {
            if let Some(session) = state.idle.pop() {
                state.n_unused = state.n_unused.min(state.idle.len());
                return Ok(Reader { all: self, session: Some(session) });
            }
            if state.n_open < MOST {
                state.n_open += 1;
                return Ok(Reader { all: self, session: None });
            }
            let Some(left) = PATIENCE.checked_sub(since.elapsed()) else {
                return Err(Fault::Unreachable(
                    "the database does not answer those who asked before".to_owned(),
                ));
            };
            let waited = self.freed.wait_timeout(state, left);
            state = waited.unwrap_or_else(std::sync::PoisonError::into_inner).0;
        }
    }

    /// Keeps what was needed since the last time.
    pub fn drop_unused(&self) {
        let mut state = locked(&self.state);
        let n_unused = state.n_unused;
        let unused: Vec<Session> = state.idle.drain(..n_unused).collect();
        state.n_open -= unused.len();
        state.n_unused = state.idle.len();
        // No question waits while there are idle ones.
        drop(state);
        drop(unused);
    }
}

impl Reader<'_> {
    /// It is of use to the next one.
    pub fn put_back(mut self, session: Session) {
        self.session = Some(session);
    }
}

/// A connection that was not put back is closed, and another one may be opened in its place.
impl Drop for Reader<'_> {
    fn drop(&mut self) {
        let mut state = locked(&self.all.state);
        match self.session.take() {
            Some(session) => state.idle.push(session),
            None => state.n_open -= 1,
        }
        drop(state);
        self.all.freed.notify_one();
    }
}
