//! How a match comes to its seed: everybody commits, then everybody reveals.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::dice::{Commitment, Nonce, Secret};
use crate::entry::{AbortReason, Aborted, Millis};
use crate::seat::{Holder, PersonId};
use crate::table::{Chair, Table};

/// How long a start waits for those who have committed and do not reveal, in milliseconds: three
/// days. Pages reveal by themselves, so only somebody who is away keeps others waiting, and a match
/// that is played a move a day must not lose its start to that.
pub const REVEAL_TIME: Millis = 3 * 24 * 60 * 60 * 1000;

/// The starts that a match can have: the record must not grow for ever.
pub(crate) const MOST_STARTS: u32 = 32;

/// What is known of the seed before the game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Start {
    /// The server's commitment for every start of the match, the present one last.
    commitments: Vec<Commitment>,
    pub committed: BTreeMap<PersonId, Commitment>,
    /// What persons have revealed, or contributed openly in an older format.
    pub nonces: BTreeMap<PersonId, Nonce>,
    /// When all had committed, if they have: from then on everybody may reveal.
    pub revealing_since: Option<Millis>,
}

impl Start {
    pub fn first(commitment: Commitment) -> Start {
        Start::after(vec![commitment])
    }

    fn after(commitments: Vec<Commitment>) -> Start {
        Start { commitments, committed: BTreeMap::new(), nonces: BTreeMap::new(), revealing_since: None }
    }

    /// The start after this one.
    pub fn next(&self, commitment: Commitment) -> Start {
        Start::after(self.commitments.iter().copied().chain([commitment]).collect())
    }

    /// Which start of the match it is, from 1.
    pub fn number(&self) -> u32 {
        self.commitments.len() as u32
    }

    /// The server's word about its secret for this start.
    pub fn commitment(&self) -> Commitment {
        self.commitments[self.commitments.len() - 1]
    }

    /// Whether the server was bound to what it told at the end in every start.
    pub fn is_bound_to(&self, secret: &Secret) -> bool {
        let mut numbered = (1..).zip(&self.commitments);
        numbered.all(|(number, commitment)| secret.of_start(number).commitment() == *commitment)
    }

    /// Whether nothing is missing but that others commit, too.
    pub fn has_committed(&self, person: &PersonId) -> bool {
        self.committed.contains_key(person) || self.nonces.contains_key(person)
    }

    /// Who has committed and not revealed, in the order of their ids.
    pub fn missing(&self) -> Vec<PersonId> {
        let missing = self.committed.keys().filter(|person| !self.nonces.contains_key(*person));
        missing.cloned().collect()
    }

    /// When it is aborted, if nothing happens before.
    pub fn deadline(&self) -> Option<Millis> {
        self.revealing_since.map(|since| since.saturating_add(REVEAL_TIME))
    }

    /// What belongs to those who hold no seat any more goes with them.
    pub fn keep_only(&mut self, holds: impl Fn(&PersonId) -> bool) {
        self.committed.retain(|person, _| holds(person));
        self.nonces.retain(|person, _| holds(person));
    }
}

impl Table {
    /// That this start comes to nothing.
    pub(crate) fn aborted(&self, why: AbortReason, by: Option<&PersonId>, secret: &Secret) -> Aborted {
        let start = self.start.number();
        let commitment = secret.of_start(start + 1).commitment();
        Aborted { start, why, by: by.cloned(), missing: self.start.missing(), commitment }
    }

    /// Whether this nonce is what the person has committed to, under another id if it is not their own.
    pub(crate) fn fits_commitment(&self, person: &PersonId, committed_as: &PersonId, nonce: &Nonce) -> bool {
        let found = nonce.commitment(&self.id, self.start.commitment(), committed_as);
        self.start.committed.get(person) == Some(&found)
    }

    /// Asks everybody to reveal, once every seat is held and every person has committed.
    pub(crate) fn ask_if_committed(&mut self, at: Millis) {
        let is_in = |chair: &Chair| self.has_committed(&chair.holder);
        let is_due = self.start.revealing_since.is_none() && !self.start.missing().is_empty();
        if is_due && self.history.is_none() && self.chairs.values().all(is_in) {
            Arc::make_mut(&mut self.start).revealing_since = Some(at);
        }
    }

    pub(crate) fn has_committed(&self, holder: &Holder) -> bool {
        match holder {
            Holder::Nobody => false,
            Holder::Person(person) => self.start.has_committed(person),
            Holder::Computer(_) => true,
        }
    }
}
