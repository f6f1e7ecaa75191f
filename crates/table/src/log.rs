//! A list that grows at its end and costs little to copy.

use std::ops::{Index, Range};
use std::sync::Arc;

/// Items that are shared together: a copy makes at most this number anew.
const CHUNK: usize = 16;

/// A list that grows at its end. What a copy has in common with the original is shared, but for the
/// last few items: a match is copied for every decision while that is being written.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Log<T> {
    /// Chunks of full length.
    full: Arc<Vec<Arc<[T]>>>,
    /// The items behind them, fewer than a chunk.
    open: Vec<T>,
}

impl<T: Clone> Clone for Log<T> {
    /// A copy has room for what comes next: it is made for that.
    fn clone(&self) -> Log<T> {
        let mut open = Vec::with_capacity(CHUNK);
        open.extend_from_slice(&self.open);
        Log { full: Arc::clone(&self.full), open }
    }
}

impl<T> Default for Log<T> {
    fn default() -> Log<T> {
        Log { full: Arc::default(), open: Vec::new() }
    }
}

impl<T> Log<T> {
    pub fn len(&self) -> usize {
        self.full.len() * CHUNK + self.open.len()
    }

    pub fn push(&mut self, item: T) {
        self.open.push(item);
        if self.open.len() == CHUNK {
            let chunk = std::mem::replace(&mut self.open, Vec::with_capacity(CHUNK));
            Arc::make_mut(&mut self.full).push(chunk.into());
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

    pub fn last(&self) -> Option<&T> {
        self.len().checked_sub(1).map(|at| &self[at])
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.range(0..self.len())
    }
}

impl<T: Clone> Log<T> {
    /// Drops all but the first items.
    pub fn truncate(&mut self, len: usize) {
        let rest: Vec<T> = self.range(0..len.min(self.len())).cloned().collect();
        *self = Log::default();
        rest.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Ord> Log<T> {
    /// Whether a list in ascending order has this item.
    pub fn has_sorted(&self, item: &T) -> bool {
        let chunk = self.full.partition_point(|chunk| chunk.last().is_some_and(|last| last < item));
        let items = self.full.get(chunk).map_or(&self.open[..], |chunk| &chunk[..]);
        items.binary_search(item).is_ok()
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
    fn its_end_can_be_dropped() {
        for len in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 2] {
            let mut log = Log::default();
            (0..3 * CHUNK + 2).for_each(|number| log.push(number));
            log.truncate(len);
            assert!(log.iter().copied().eq(0..len));
            assert_eq!(log.last(), len.checked_sub(1).as_ref());
            log.push(1_000);
            assert_eq!(log[len], 1_000);
        }
    }

    #[test]
    fn a_sorted_list_is_searched() {
        let mut log = Log::default();
        assert!(!log.has_sorted(&0));
        (0..3 * CHUNK + 2).for_each(|number| log.push(2 * number));
        for item in 0..=6 * CHUNK + 5 {
            let is_there = item.is_multiple_of(2) && item < 6 * CHUNK + 4;
            assert_eq!(log.has_sorted(&item), is_there, "{item}");
        }
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
