//! Checkable dice.
//!
//! Before anybody says anything the server chooses a [`Secret`] and publishes its
//! [`Commitment`]. Then every person at the table adds a [`Nonce`] of their own. The
//! [`Seed`] follows from all of them: the server cannot choose it, since it does not know
//! the nonces when it commits itself; a player cannot, since nobody knows the secret.
//! Step n of the match draws from stream n of the seed. At the end the secret is
//! published, and everybody can compute every die anew.

use std::fmt;

use game_api::Seeded;
use sha2::{Digest as _, Sha256};

use crate::hex::hex_form;
use crate::seat::MatchId;

/// What the server alone knows until the end: 32 random bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

hex_form!(Secret, "a secret of 64 hexadecimal digits", |bytes| bytes.try_into().ok().map(Secret));

impl Secret {
    /// The secret of these bytes, which must come from a source that nobody can guess.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// What is published at the start.
    pub fn commitment(&self) -> Commitment {
        Commitment(digest(b"blipfall dice commitment 1", [self.0.as_slice()]))
    }

    /// The seed of a match: secret, match, and what each seat has added, in seat order;
    /// a seat that added nothing counts as an empty text.
    pub fn seed<'a>(&self, id: &MatchId, nonces: impl IntoIterator<Item = Option<&'a Nonce>>) -> Seed {
        let nonces = nonces.into_iter().map(|nonce| nonce.map_or(&[][..], |nonce| &nonce.0));
        let parts = [self.0.as_slice(), id.as_str().as_bytes()];
        Seed(digest(b"blipfall dice seed 1", parts.into_iter().chain(nonces)))
    }
}

/// A secret is never part of a message or a log by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The fingerprint of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

hex_form!(Commitment, "a commitment of 64 hexadecimal digits", |bytes| {
    bytes.try_into().ok().map(Commitment)
});

/// What a person adds to the seed: 16 to 64 bytes that the server could not foresee.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nonce(Vec<u8>);

hex_form!(Nonce, "a contribution of 32 to 128 hexadecimal digits", Nonce::new);

impl Nonce {
    /// The contribution of these bytes; `None` if they are too few or too many.
    pub fn new(bytes: Vec<u8>) -> Option<Nonce> {
        (16..=64).contains(&bytes.len()).then_some(Nonce(bytes))
    }
}

/// What all dice of a match follow from.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The dice of one step; those of the setup are step 0.
    pub fn dice(&self, step: u32) -> Seeded {
        Seeded::stream(self.0, step.into())
    }

    /// The seed as hexadecimal digits, for those who may know it.
    pub fn to_hex(&self) -> String {
        crate::hex::write(&self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// SHA-256 of a purpose and parts, each with its length before it, so that no two lists of
/// parts run together to the same bytes.
fn digest<'a>(purpose: &'a [u8], parts: impl IntoIterator<Item = &'a [u8]>) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in std::iter::once(purpose).chain(parts) {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}
