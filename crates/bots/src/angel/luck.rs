//! Dice for playouts: quick, and spread evenly over the playouts of a heat.

use game_api::{Chance, Draw};

/// Dice of one playout.
///
/// Playouts of one block differ in every die: of six playouts each face comes up once, at
/// the first roll as at any later one. Candidates that are tried with the same luck meet
/// the same dice, events and cards as long as they ask for the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Luck {
    seed: u64,
    /// The place of the playout in its block.
    place: u32,
    dice: u32,
    picks: u32,
    events: u32,
    /// Questions of the one who plays.
    asked: u32,
}

/// How many playouts make a block: one for each face of the die.
pub(crate) const BLOCK: u32 = 6;

/// A draw among as many weights is one from the event deck.
const EVENT_WEIGHTS: usize = 24;

impl Luck {
    /// The first playout of a block.
    pub fn new(seed: u64) -> Luck {
        Luck { seed: mix(seed), place: 0, dice: 0, picks: 0, events: 0, asked: 0 }
    }

    /// Another playout of the block, from its beginning.
    pub fn at(self, place: u32) -> Luck {
        Luck { place: place % BLOCK, dice: 0, picks: 0, events: 0, asked: 0, ..self }
    }

    /// A number that nobody else gets: for a stream, and its so-manieth use.
    fn word(&self, stream: u64, count: u32, place: u32) -> u64 {
        mix(self.seed ^ stream << 40 ^ u64::from(place) << 32 ^ u64::from(count))
    }

    /// A number below `bound` that has nothing to do with the rules.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.asked += 1;
        (self.word(1, self.asked, self.place) % u64::from(bound)) as u32
    }

    fn die(&mut self, faces: u32) -> usize {
        self.dice += 1;
        let word = self.word(2, self.dice, 0);
        // One and five are the steps that reach every face.
        let step = if word >> 63 == 0 { 1 } else { BLOCK - 1 };
        ((word as u32 % faces + self.place * step) % faces) as usize
    }

    fn pick(&mut self, weights: &[u32]) -> usize {
        let (stream, count) = match weights.len() {
            EVENT_WEIGHTS => (3, &mut self.events),
            _ => (4, &mut self.picks),
        };
        *count += 1;
        let count = *count;
        let word = self.word(stream, count, self.place);
        let total: u32 = weights.iter().sum();
        let mut ticket = (word % u64::from(total.max(1))) as u32;
        weights
            .iter()
            .position(|&weight| {
                let here = ticket < weight;
                ticket = ticket.wrapping_sub(weight);
                here
            })
            .unwrap_or(0)
    }
}

impl Chance for Luck {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        match draw {
            Draw::Die { faces } => self.die(faces),
            Draw::Pick { weights } => self.pick(weights),
        }
    }
}

/// Scrambles a word (the finalizer of SplitMix64).
fn mix(word: u64) -> u64 {
    let word = word.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
