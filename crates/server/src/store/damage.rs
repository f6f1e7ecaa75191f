//! Matches that were found damaged.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use super::Fault;

/// The matches that are remembered as damaged.
const MOST_REMEMBERED: usize = 1_000;

/// Matches that could not be read, until they can be read again.
#[derive(Default)]
pub(super) struct DamagedMatches(Mutex<BTreeSet<String>>);

impl DamagedMatches {
    /// Takes down whether a match could be read.
    pub fn note<T>(&self, match_id: &str, loaded: &Result<T, Fault>) {
        // A panic elsewhere leaves a set of names as it was.
        let mut matches = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match loaded {
            Ok(_) => {
                matches.remove(match_id);
            }
            Err(Fault::Damaged(_)) if matches.len() < MOST_REMEMBERED => {
                matches.insert(match_id.to_owned());
            }
            Err(_) => {}
        }
    }

    /// How many are damaged, as far as is known.
    pub fn verdict(&self) -> Result<(), Fault> {
        match self.0.lock().unwrap_or_else(PoisonError::into_inner).len() {
            0 => Ok(()),
            n => Err(Fault::Damaged(format!("matches that cannot be read: {n}"))),
        }
    }
}
