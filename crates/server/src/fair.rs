//! Queues in which nobody waits behind the many things that another one asked for.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// A queue that serves owners in turn: one item of each, then the next one of each.
#[derive(Debug)]
pub(crate) struct FairQueue<K, T> {
    /// All owners of whom something waits, in the order of their turns.
    turns: VecDeque<K>,
    waiting: HashMap<K, VecDeque<T>>,
    len: usize,
}

impl<K, T> Default for FairQueue<K, T> {
    fn default() -> FairQueue<K, T> {
        FairQueue { turns: VecDeque::new(), waiting: HashMap::new(), len: 0 }
    }
}

impl<K: Clone + Eq + Hash, T> FairQueue<K, T> {
    /// How many items wait.
    pub fn len(&self) -> usize {
        self.len
    }

    /// How many items of one owner wait.
    pub fn len_of(&self, owner: &K) -> usize {
        self.waiting.get(owner).map_or(0, VecDeque::len)
    }

    pub fn push(&mut self, owner: K, item: T) {
        let own = self.waiting.entry(owner.clone()).or_default();
        if own.is_empty() {
            self.turns.push_back(owner);
        }
        own.push_back(item);
        self.len += 1;
    }

    /// The next item, of the owner whose turn it is.
    pub fn pop(&mut self) -> Option<T> {
        let owner = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&owner)?;
        let item = own.pop_front()?;
        if own.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        self.len -= 1;
        Some(item)
    }
}

/// A queue that serves groups in turn, and in each of them its owners.
#[derive(Debug)]
pub(crate) struct GroupedQueue<G, K, T> {
    turns: VecDeque<G>,
    groups: HashMap<G, FairQueue<K, T>>,
    len: usize,
}

impl<G, K, T> Default for GroupedQueue<G, K, T> {
    fn default() -> GroupedQueue<G, K, T> {
        GroupedQueue { turns: VecDeque::new(), groups: HashMap::new(), len: 0 }
    }
}

impl<G: Clone + Eq + Hash, K: Clone + Eq + Hash, T> GroupedQueue<G, K, T> {
    /// How many items wait.
    pub fn len(&self) -> usize {
        self.len
    }

    /// How many items of one owner wait.
    pub fn len_of(&self, group: &G, owner: &K) -> usize {
        self.groups.get(group).map_or(0, |owners| owners.len_of(owner))
    }

    pub fn push(&mut self, group: G, owner: K, item: T) {
        let owners = self.groups.entry(group.clone()).or_default();
        if owners.len() == 0 {
            self.turns.push_back(group);
        }
        owners.push(owner, item);
        self.len += 1;
    }

    /// The next item, of the group whose turn it is.
    pub fn pop(&mut self) -> Option<T> {
        let group = self.turns.pop_front()?;
        let owners = self.groups.get_mut(&group)?;
        let item = owners.pop()?;
        if owners.len() == 0 {
            self.groups.remove(&group);
        } else {
            self.turns.push_back(group);
        }
        self.len -= 1;
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owners_take_turns() {
        let mut queue = FairQueue::default();
        for number in 0..3 {
            queue.push("greedy", number);
        }
        queue.push("modest", 10);
        queue.push("greedy", 3);
        assert_eq!((queue.len(), queue.len_of(&"greedy"), queue.len_of(&"nobody")), (5, 4, 0));
        let order: Vec<u32> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, [0, 10, 1, 2, 3]);
        assert_eq!(queue.len(), 0);
        queue.push("modest", 11);
        assert_eq!(queue.pop(), Some(11));
    }

    /// Many owners in one group have no more turns than one.
    #[test]
    fn groups_take_turns() {
        let mut queue = GroupedQueue::default();
        for number in 0..4 {
            queue.push("crowd", number % 2, number);
        }
        queue.push("one", 0, 10);
        queue.push("one", 0, 11);
        assert_eq!((queue.len(), queue.len_of(&"crowd", &1), queue.len_of(&"nobody", &1)), (6, 2, 0));
        let order: Vec<u32> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, [0, 10, 1, 11, 2, 3]);
        assert_eq!(queue.len(), 0);
    }
}
