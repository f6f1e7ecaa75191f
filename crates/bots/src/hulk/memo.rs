//! Answers that are kept for the case that the same is asked again.

use std::hash::{Hash, Hasher};

/// Some answers, each at a place that follows from its question. An answer that has the place of an older one
/// replaces it. There are more places the more is asked, since many players decide once and are gone.
pub(crate) struct Memo<Q, A> {
    known: Vec<Option<(Q, A)>>,
    most: usize,
    /// Answers that were found anew since the number of places last grew.
    n_found: usize,
}

/// Places at first.
const FEW: usize = 32;

impl<Q: Hash + PartialEq, A: Clone> Memo<Q, A> {
    /// Has at most `most` places, and none yet.
    pub fn new(most: usize) -> Memo<Q, A> {
        Memo { known: Vec::new(), most, n_found: 0 }
    }

    /// The answer to a question, found anew unless it is known.
    pub fn ask(&mut self, question: Q, find: impl FnOnce() -> A) -> A {
        let place = self.place(&question);
        if let Some(Some((known, answer))) = self.known.get(place)
            && *known == question
        {
            return answer.clone();
        }
        let answer = find();
        self.keep(question, answer.clone());
        answer
    }

    fn place(&self, question: &Q) -> usize {
        let mut hash = Mix(0);
        question.hash(&mut hash);
        (hash.finish() >> 32) as usize % self.known.len().max(1)
    }

    fn keep(&mut self, question: Q, answer: A) {
        self.n_found += 1;
        if self.n_found > self.known.len() && self.known.len() < self.most {
            let n_places = (4 * self.known.len()).clamp(FEW.min(self.most), self.most);
            let known = std::mem::replace(&mut self.known, (0..n_places).map(|_| None).collect());
            self.n_found = 0;
            for (question, answer) in known.into_iter().flatten() {
                let place = self.place(&question);
                self.known[place] = Some((question, answer));
            }
        }
        let place = self.place(&question);
        if let Some(known) = self.known.get_mut(place) {
            *known = Some((question, answer));
        }
    }
}

/// A quick hash; where it puts an answer changes no decision.
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.write_u64(u64::from_le_bytes(*word)));
        rest.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers are those of their questions, whatever is kept; what was asked last is not found twice.
    #[test]
    fn answers_belong_to_their_questions() {
        let (mut memo, mut n_found) = (Memo::new(100), 0);
        for question in (0..500u64).chain(0..500) {
            let square = |n_found: &mut i32| {
                *n_found += 1;
                question * question
            };
            assert_eq!(memo.ask(question, || square(&mut n_found)), question * question);
            assert_eq!(memo.ask(question, || square(&mut n_found)), question * question);
        }
        assert_eq!(memo.known.len(), 100);
        assert!((500..=1000).contains(&n_found), "{n_found}");
    }

    #[test]
    fn nothing_is_kept_without_places() {
        let mut memo = Memo::new(0);
        assert_eq!((memo.ask(1u64, || 2), memo.ask(1, || 3)), (2, 3));
    }
}
