//! Checkable dice.
//!
//! Before anybody sits down the server chooses a [`Secret`] and publishes its [`Commitment`].
//! Every person at the table then commits to a [`Nonce`] of their own, and only when all have
//! are the nonces revealed. The [`Seed`] follows from the secret and all nonces: whoever commits
//! knows at most the secret and their own nonce, so nobody can choose the seed. A start in which
//! somebody does not reveal is aborted, and the record says so; the next start has a secret of
//! its own, to which the first commitment commits the server as well.
//! Step n of the match draws from stream n of the seed. At the end the secret is published,
//! and everybody can compute every die anew.

use std::fmt;

use game_api::{Chance, Draw, Seeded};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::hex::hex_form;
use crate::seat::{MatchId, PersonId};

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

    /// The secret of a start by its number: that of the first is this one, and those of later
    /// ones follow from it.
    pub fn of_start(&self, number: u32) -> Secret {
        match number {
            0 | 1 => self.clone(),
            _ => {
                let number = u64::from(number).to_le_bytes();
                Secret(digest(b"blipfall dice secret 1", [self.0.as_slice(), &number]))
            }
        }
    }

    /// The seed of a match: secret of its start, match, and what each seat has added, in seat order;
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

/// The fingerprint of a secret, or of what a person is going to add.
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

    /// What a person publishes before anybody reveals anything. It is about one start of one
    /// match, named by the server's commitment for it, and about this person: nobody can use the
    /// commitment of somebody else.
    pub fn commitment(&self, id: &MatchId, server: Commitment, person: &PersonId) -> Commitment {
        let parts = [id.as_str().as_bytes(), &server.0, person.as_str().as_bytes(), &self.0];
        Commitment(digest(b"blipfall dice contribution 1", parts))
    }
}

/// What all dice of a match follow from.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of a lesson: it is the same for everybody who takes it.
    pub fn of_lesson(number: u32) -> Seed {
        Seed(digest(b"blipfall lesson 1", [u64::from(number).to_le_bytes().as_slice()]))
    }

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

/// One question of the rules to chance, as records keep it: whoever knows the seed can answer it
/// again without knowing the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Asked {
    /// A fair die with this number of faces.
    Die(u32),
    /// A choice of an index; each is as likely as its weight.
    Pick(Vec<u32>),
}

impl From<Draw<'_>> for Asked {
    fn from(draw: Draw<'_>) -> Asked {
        match draw {
            Draw::Die { faces } => Asked::Die(faces),
            Draw::Pick { weights } => Asked::Pick(weights.to_vec()),
        }
    }
}

/// What chance was asked, and what it answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// The answers: indices from 0.
    pub picks: Vec<u32>,
    /// The questions, one for each answer.
    pub asked: Vec<Asked>,
}

/// What comes of some play with these dice, and what was drawn in it.
pub fn witnessed<T>(dice: &mut dyn Chance, play: impl FnOnce(&mut dyn Chance) -> T) -> (T, Drawn) {
    let mut witness = Witness { inner: dice, drawn: Drawn::default() };
    (play(&mut witness), witness.drawn)
}

/// Passes every draw on and writes it down.
struct Witness<'a> {
    inner: &'a mut dyn Chance,
    drawn: Drawn,
}

impl Chance for Witness<'_> {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        let answer = self.inner.draw(draw);
        self.drawn.picks.push(answer as u32);
        self.drawn.asked.push(draw.into());
        answer
    }
}
