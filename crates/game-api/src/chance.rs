//! The one door through which randomness enters a game, and its drivers.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// One random event that the rules ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw<'a> {
    /// A fair die; the answer is an index from 0, so face minus 1 on a D6.
    Die {
        /// How many faces the die has.
        faces: u32,
    },
    /// A choice of an index; each is as likely as its weight.
    Pick {
        /// The weights, of which at least one is not 0.
        weights: &'a [u32],
    },
}

impl Draw<'_> {
    /// How many answers there are, impossible ones included.
    pub fn len(&self) -> usize {
        match self {
            Draw::Die { faces } => *faces as usize,
            Draw::Pick { weights } => weights.len(),
        }
    }

    /// Whether there is nothing to choose from (a mistake in the rules).
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The weight of one answer.
    pub fn weight(&self, index: usize) -> u32 {
        match self {
            Draw::Die { .. } => 1,
            Draw::Pick { weights } => weights[index],
        }
    }

    /// The sum of all weights.
    pub fn total(&self) -> u32 {
        match self {
            Draw::Die { faces } => *faces,
            Draw::Pick { weights } => weights.iter().sum(),
        }
    }
}

/// The source of everything random.
///
/// The rules never own a generator. The same answers give the same game on
/// every machine.
pub trait Chance {
    /// Answers one draw with an index below `draw.len()` whose weight is not 0.
    fn draw(&mut self, draw: Draw<'_>) -> usize;

    /// The rules begin a part: what they draw up to the next part, or to the end of all parts,
    /// decides about something of its own. It is drawn whatever the other parts come to, and
    /// changes nothing about them. Who answers draws need not listen; who computes odds does not
    /// have to try every part with every other.
    fn begin_part(&mut self) {}

    /// What is drawn from here on belongs to no part, and does not change what the parts decided.
    fn end_parts(&mut self) {}

    /// Whether whoever answers has seen enough: the rules need not go on, and what becomes of the game
    /// makes no difference to anybody.
    fn is_spent(&self) -> bool {
        false
    }

    /// Rolls a six-sided die: 1 to 6.
    fn d6(&mut self) -> u8 {
        self.draw(Draw::Die { faces: 6 }) as u8 + 1
    }

    /// Picks an index; each is as likely as its weight.
    fn pick(&mut self, weights: &[u32]) -> usize {
        self.draw(Draw::Pick { weights })
    }
}

/// Waits for the first draw, which is answered somehow, and has seen enough: whether an action draws anything
/// is known without playing what comes after it.
#[derive(Clone, Copy, Debug, Default)]
pub struct FirstDraw {
    was_asked: bool,
}

impl Chance for FirstDraw {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        self.was_asked = true;
        (0..draw.len()).find(|&index| draw.weight(index) > 0).unwrap_or(0)
    }

    fn is_spent(&self) -> bool {
        self.was_asked
    }
}

/// Dice from a seed. The stream is part of the contract: equal seeds give equal
/// answers in every version (`tests::golden_dice` holds it still).
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// A generator for this seed.
    pub fn new(seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Self::from_bytes(bytes)
    }

    /// A generator for a seed of full length, as checkable dice need it.
    pub fn from_bytes(seed: [u8; 32]) -> Self {
        Seeded(ChaCha8Rng::from_seed(seed))
    }

    /// One of the many streams of a seed of full length, each as good as a seed of its
    /// own: where step n draws from stream n, what a step rolls does not depend on how
    /// many dice were rolled before it. Stream 0 is that of [`Seeded::from_bytes`].
    pub fn stream(seed: [u8; 32], stream: u64) -> Self {
        let mut generator = ChaCha8Rng::from_seed(seed);
        generator.set_stream(stream);
        Seeded(generator)
    }

    /// A number below `bound`, each equally likely: rejection sampling of our
    /// own, since the mapping in random-number crates may change in any release.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs at least one answer");
        loop {
            let word = self.0.next_u32();
            // Nearly every word is below the last `bound` ones, and spares the first division.
            if word <= u32::MAX - bound || word < u32::MAX - u32::MAX % bound {
                return word % bound;
            }
        }
    }
}

impl Chance for Seeded {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        let ticket = self.below(draw.total());
        match draw {
            Draw::Die { .. } => ticket as usize,
            // As many answers lie wholly below the ticket. All are asked, because nobody
            // can foresee where to stop, and guessing wrong costs more than asking.
            Draw::Pick { weights } => {
                let (mut index, mut sum) = (0, 0);
                for weight in weights {
                    sum += weight;
                    index += usize::from(sum <= ticket);
                }
                index
            }
        }
    }
}

/// Passes every draw to another driver and keeps the answers.
#[derive(Debug)]
pub struct Recorder<C> {
    inner: C,
    picks: Vec<u32>,
}

impl<C: Chance> Recorder<C> {
    /// Records what `inner` answers.
    pub fn new(inner: C) -> Self {
        Recorder { inner, picks: Vec::new() }
    }

    /// Takes the answers recorded since the last call.
    pub fn take(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.picks)
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        let answer = self.inner.draw(draw);
        self.picks.push(answer as u32);
        answer
    }

    fn begin_part(&mut self) {
        self.inner.begin_part();
    }

    fn end_parts(&mut self) {
        self.inner.end_parts();
    }
}

/// What went wrong with a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ScriptError {
    /// The rules asked for more than the script holds.
    Missing {
        /// How many answers the script held.
        given: usize,
    },
    /// An answer that the draw does not have.
    OutOfRange {
        /// Where in the script.
        at: usize,
        /// What the script says.
        answer: u32,
        /// How many answers there are.
        of: usize,
    },
    /// The rules asked for less than the script holds.
    LeftOver {
        /// How many answers were not used.
        count: usize,
    },
}

impl std::fmt::Display for ScriptError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ScriptError::Missing { given } => {
                write!(f, "the script holds {given} answers, the rules asked for more")
            }
            ScriptError::OutOfRange { at, answer, of } => {
                write!(f, "answer {at} of the script is {answer}, but there are only {of}")
            }
            ScriptError::LeftOver { count } => {
                write!(f, "{count} answers of the script were not used")
            }
        }
    }
}

impl std::error::Error for ScriptError {}

/// Given answers, in order. They must be used up exactly: see [`Script::finish`].
///
/// After an error it goes on with the first possible answer, so that an `apply`
/// always returns; the caller looks at [`Script::finish`] and throws the result away.
#[derive(Clone, Debug)]
pub struct Script {
    answers: Vec<u32>,
    used: usize,
    error: Option<ScriptError>,
}

impl Script {
    /// A script of indices, as a [`Recorder`] keeps them.
    pub fn new(answers: impl IntoIterator<Item = u32>) -> Self {
        Script { answers: answers.into_iter().collect(), used: 0, error: None }
    }

    /// A script of D6 faces.
    pub fn faces(faces: impl IntoIterator<Item = u8>) -> Self {
        Self::new(faces.into_iter().map(|face| u32::from(face) - 1))
    }

    /// Whether the script was used up exactly.
    pub fn finish(self) -> Result<(), ScriptError> {
        match (self.error, self.answers.len() - self.used) {
            (Some(error), _) => Err(error),
            (None, 0) => Ok(()),
            (None, count) => Err(ScriptError::LeftOver { count }),
        }
    }

    fn next(&mut self, draw: Draw<'_>) -> Result<usize, ScriptError> {
        let Some(&answer) = self.answers.get(self.used) else {
            return Err(ScriptError::Missing { given: self.answers.len() });
        };
        let at = self.used;
        self.used += 1;
        match answer as usize {
            index if index < draw.len() && draw.weight(index) > 0 => Ok(index),
            _ => Err(ScriptError::OutOfRange { at, answer, of: draw.len() }),
        }
    }
}

/// The first answer that can come up at all.
pub(crate) fn first_possible(draw: Draw<'_>) -> usize {
    (0..draw.len()).find(|&index| draw.weight(index) > 0).expect("a draw has a possible answer")
}

impl Chance for Script {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        self.next(draw).unwrap_or_else(|error| {
            self.error.get_or_insert(error);
            first_possible(draw)
        })
    }
}

/// Runs through every combination of answers, like an odometer: play once,
/// call [`Enumerator::advance`], play again, until it says that all are done.
#[derive(Clone, Debug, Default)]
pub struct Enumerator {
    wheels: Vec<Wheel>,
    at: usize,
    in_part: bool,
}

#[derive(Clone, Debug)]
struct Wheel {
    answer: usize,
    weight: u32,
    total: u32,
    weights: Vec<u32>,
    in_part: bool,
}

impl Wheel {
    fn n_possible(&self) -> u128 {
        self.weights.iter().filter(|&&weight| weight > 0).count() as u128
    }
}

impl Enumerator {
    /// Starts with the first combination.
    pub fn new() -> Self {
        Self::default()
    }

    /// The exact chance of the combination just played, as the factors
    /// weight / total of each draw.
    pub fn factors(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.wheels[..self.at].iter().map(|w| (w.weight, w.total))
    }

    /// How many combinations there would be if each had the draws of the one just played.
    pub fn estimate(&self) -> u128 {
        product(&self.wheels[..self.at])
    }

    /// How many combinations there are at least: those of the parts of the one just played.
    pub fn at_least(&self) -> u128 {
        product(self.wheels[..self.at].iter().filter(|wheel| wheel.in_part))
    }

    /// Plays the same combination again.
    pub(crate) fn rewind(&mut self) {
        self.at = 0;
    }

    /// The answers of the combination just played.
    pub(crate) fn answers(&self) -> impl Iterator<Item = usize> + '_ {
        self.wheels[..self.at].iter().map(|wheel| wheel.answer)
    }

    /// Turns to the next combination; false when all have been played.
    pub fn advance(&mut self) -> bool {
        self.wheels.truncate(self.at);
        (self.at, self.in_part) = (0, false);
        while let Some(mut wheel) = self.wheels.pop() {
            let next = (wheel.answer + 1..wheel.weights.len()).find(|&i| wheel.weights[i] > 0);
            if let Some(answer) = next {
                wheel.answer = answer;
                wheel.weight = wheel.weights[answer];
                self.wheels.push(wheel);
                return true;
            }
        }
        false
    }

    fn new_wheel(&self, draw: Draw<'_>) -> Wheel {
        let answer = first_possible(draw);
        Wheel {
            answer,
            weight: draw.weight(answer),
            total: draw.total(),
            weights: (0..draw.len()).map(|i| draw.weight(i)).collect(),
            in_part: self.in_part,
        }
    }
}

fn product<'a>(wheels: impl IntoIterator<Item = &'a Wheel>) -> u128 {
    wheels.into_iter().fold(1, |product, wheel| product.saturating_mul(wheel.n_possible()))
}

impl Chance for Enumerator {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        if self.at == self.wheels.len() {
            self.wheels.push(self.new_wheel(draw));
        }
        self.at += 1;
        self.wheels[self.at - 1].answer
    }

    fn begin_part(&mut self) {
        self.in_part = true;
    }

    fn end_parts(&mut self) {
        self.in_part = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_dice() {
        let mut dice = Seeded::new(1);
        let faces: Vec<u8> = (0..12).map(|_| dice.d6()).collect();
        assert_eq!(faces, GOLDEN_SEED_1);
    }

    const GOLDEN_SEED_1: [u8; 12] = [2, 6, 5, 1, 3, 5, 3, 3, 5, 1, 3, 1];

    /// If this fails, the dice of finished matches can no longer be checked.
    #[test]
    fn golden_streams() {
        let seed = std::array::from_fn(|i| i as u8);
        let faces = |stream| {
            let mut dice = Seeded::stream(seed, stream);
            std::array::from_fn(|_| dice.d6())
        };
        for (stream, golden) in GOLDEN_STREAMS {
            assert_eq!((stream, faces(stream)), (stream, golden));
        }
        let mut first = Seeded::from_bytes(seed);
        assert_eq!(std::array::from_fn(|_| first.d6()), faces(0));
    }

    /// Computed by another implementation of ChaCha8 (64-bit counter and stream).
    const GOLDEN_STREAMS: [(u64, [u8; 12]); 4] = [
        (0, [5, 1, 6, 4, 6, 1, 5, 6, 2, 6, 2, 6]),
        (1, [4, 6, 6, 1, 5, 4, 3, 5, 1, 6, 3, 3]),
        (2, [5, 3, 1, 3, 2, 5, 6, 6, 5, 3, 1, 6]),
        (u64::MAX, [2, 3, 6, 6, 4, 4, 1, 3, 4, 1, 3, 3]),
    ];

    #[test]
    fn weights_are_kept() {
        let mut dice = Seeded::new(3);
        let mut counts = [0u32; 3];
        for _ in 0..6000 {
            counts[dice.pick(&[1, 0, 2])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((1800..2200).contains(&counts[0]), "{counts:?}");
    }

    #[test]
    fn a_script_must_be_used_up_exactly() {
        let mut short = Script::faces([3]);
        assert_eq!((short.d6(), short.d6()), (3, 1));
        assert_eq!(short.finish(), Err(ScriptError::Missing { given: 1 }));

        let mut long = Script::faces([3, 4]);
        long.d6();
        assert_eq!(long.finish(), Err(ScriptError::LeftOver { count: 1 }));

        let mut wrong = Script::new([6]);
        wrong.d6();
        let error = ScriptError::OutOfRange { at: 0, answer: 6, of: 6 };
        assert_eq!(wrong.finish(), Err(error));
    }

    #[test]
    fn a_script_refuses_an_answer_of_weight_zero() {
        let mut script = Script::new([1]);
        assert_eq!(script.pick(&[2, 0, 3]), 0);
        let error = ScriptError::OutOfRange { at: 0, answer: 1, of: 3 };
        assert_eq!(script.finish(), Err(error));
    }

    #[test]
    fn the_enumerator_plays_every_combination_once() {
        let mut all = Enumerator::new();
        let mut seen = Vec::new();
        loop {
            let first = all.draw(Draw::Die { faces: 2 });
            let second = if first == 0 { all.pick(&[1, 0, 3]) } else { 9 };
            let (top, bottom) = all.factors().fold((1, 1), |(top, bottom), (w, t)| (top * w, bottom * t));
            seen.push((first, second, top, bottom));
            if !all.advance() {
                break;
            }
        }
        assert_eq!(seen, [(0, 0, 1, 8), (0, 2, 3, 8), (1, 9, 1, 2)]);
    }

    #[test]
    fn a_recording_plays_again_as_a_script() {
        let mut recorder = Recorder::new(Seeded::new(5));
        let first: Vec<u8> = (0..9).map(|_| recorder.d6()).collect();
        let mut script = Script::new(recorder.take());
        let second: Vec<u8> = (0..9).map(|_| script.d6()).collect();
        assert_eq!(first, second);
        assert_eq!(script.finish(), Ok(()));
    }
}
