//! A list that only grows and costs little to copy.

use std::ops::{Index, Range};
use std::sync::Arc;

/// So many items are shared at a time: a copy makes at most so many anew.
const CHUNK: usize = 16;

/// A list that only grows. What a copy has in common with the original is shared, but for the
/// last few items: a match is copied for every decision while that is being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Log<T> {
    /// Chunks of full length.
    full: Vec<Arc<[T]>>,
    /// The items behind them, fewer than a chunk.
    open: Vec<T>,
}

impl<T> Default for Log<T> {
    fn default() -> Log<T> {
        Log { full: Vec::new(), open: Vec::new() }
    }
}

impl<T> Log<T> {
    pub fn len(&self) -> usize {
        self.full.len() * CHUNK + self.open.len()
    }

    pub fn push(&mut self, item: T) {
        self.open.push(item);
        if self.open.len() == CHUNK {
            self.full.push(std::mem::take(&mut self.open).into());
        }
    }

    pub fn get(&self, at: usize) -> Option<&T> {
        match self.full.get(at / CHUNK) {
            Some(chunk) => chunk.get(at % CHUNK),
            None => self.open.get(at - self.full.len() * CHUNK),
        }
    }

    /// Some items in order; nothing if there are fewer.
    pub fn range(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        let range = if range.end <= self.len() { range } else { 0..0 };
        range.map(|at| &self[at])
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.range(0..self.len())
    }
}

impl<T> Index<usize> for Log<T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        self.get(at).expect("an item of the list")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list() {
        let (mut log, mut list) = (Log::default(), Vec::new());
        for number in 0..9 * CHUNK + 5 {
            assert_eq!((log.len(), log.get(number)), (number, None));
            log.push(number);
            list.push(number);
            assert!(log.iter().eq(&list) && log.iter().rev().eq(list.iter().rev()));
        }
        assert!(log.range(60..130).eq(&list[60..130]));
        assert_eq!(log.range(60..1_000).len(), 0);
        assert_eq!(log[CHUNK], CHUNK);
    }

    #[test]
    fn copies_share_what_is_full() {
        let mut log = Log::default();
        (0..CHUNK + 1).for_each(|number| log.push(number));
        let mut copy = log.clone();
        assert!(Arc::ptr_eq(&log.full[0], &copy.full[0]));
        copy.push(7);
        assert_eq!((log.len(), copy.len()), (CHUNK + 1, CHUNK + 2));
    }
}
