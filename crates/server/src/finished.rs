//! Matches that are over, kept in memory for those who look at them: a page of a replay needs all of a match.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Proof, Refused};
use table::Table;

use crate::replays;
use crate::room::Plans;
use crate::store::Store;

/// The bytes of proofs that are kept: a few thousand.
const PROOF_BYTES: usize = 4 * 1024 * 1024;

/// Matches that are over, and what was proven of them. Neither ever changes.
pub(crate) struct Finished {
    tables: Mutex<ByteCache<String, Arc<Table>>>,
    proofs: Mutex<ByteCache<String, Arc<Proof>>>,
}

impl Finished {
    /// Keeps about as many bytes of matches.
    pub fn new(n_bytes: usize) -> Finished {
        Finished {
            tables: Mutex::new(ByteCache::new(n_bytes)),
            proofs: Mutex::new(ByteCache::new(PROOF_BYTES)),
        }
    }

    /// A match that is over, from memory or from the store.
    pub fn table(&self, id: &str, store: &dyn Store, plans: &Plans) -> Result<Arc<Table>, Refused> {
        if let Some(table) = locked(&self.tables).get(id) {
            return Ok(table);
        }
        let stored = replays::stored(store, id)?;
        // What a step takes in memory is less than its text, but the board may belong to it alone.
        let text: usize = stored.entries.iter().map(String::len).sum();
        let table = Arc::new(replays::load(&stored, plans)?.0);
        replays::expect_over(table.stage())?;
        locked(&self.tables).insert(id.to_owned(), Arc::clone(&table), text + table.plan().n_bytes());
        Ok(table)
    }

    /// Keeps nothing any longer that nobody has wanted since this was last called.
    pub fn forget_unused(&self) {
        locked(&self.tables).forget_unused();
        locked(&self.proofs).forget_unused();
    }

    /// What was proven of a match already.
    pub fn known_proof(&self, id: &str) -> Option<Arc<Proof>> {
        locked(&self.proofs).get(id)
    }

    /// Proves a match and keeps the result.
    pub fn prove(&self, id: &str, store: &dyn Store, plans: &Plans) -> Result<Arc<Proof>, Refused> {
        if let Some(proof) = self.known_proof(id) {
            return Ok(proof);
        }
        let proof = Arc::new(replays::proof(&replays::stored(store, id)?, plans)?);
        let n_bytes: usize = proof.findings.iter().map(|finding| 128 + finding.detail.len()).sum();
        locked(&self.proofs).insert(id.to_owned(), Arc::clone(&proof), n_bytes);
        Ok(proof)
    }
}

/// The cache is whole whenever the lock is free.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps what was asked for last, as far as it fits into a number of bytes.
pub(crate) struct ByteCache<K, V> {
    kept: HashMap<K, Kept<V>>,
    n_bytes: usize,
    most_bytes: usize,
    /// Counts what was asked for.
    time: u64,
    /// How far it had counted when it last forgot what nobody had asked for.
    forgotten: u64,
}

struct Kept<V> {
    value: V,
    n_bytes: usize,
    last: u64,
}

impl<K: Clone + Eq + Hash, V: Clone> ByteCache<K, V> {
    pub fn new(most_bytes: usize) -> ByteCache<K, V> {
        ByteCache { kept: HashMap::new(), n_bytes: 0, most_bytes, time: 0, forgotten: 0 }
    }

    pub fn get<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: std::borrow::Borrow<Q>,
    {
        self.time += 1;
        let kept = self.kept.get_mut(key)?;
        kept.last = self.time;
        Some(kept.value.clone())
    }

    /// Forgets what nobody has asked for since this was last called.
    fn forget_unused(&mut self) {
        self.kept.retain(|_, kept| kept.last > self.forgotten);
        self.n_bytes = self.kept.values().map(|kept| kept.n_bytes).sum();
        self.forgotten = self.time;
    }

    /// Keeps a value, unless it is larger than everything that may be kept.
    pub fn insert(&mut self, key: K, value: V, n_bytes: usize) {
        if n_bytes > self.most_bytes {
            return;
        }
        self.time += 1;
        let before = self.kept.insert(key, Kept { value, n_bytes, last: self.time });
        self.n_bytes += n_bytes;
        self.n_bytes -= before.map_or(0, |before| before.n_bytes);
        while self.n_bytes > self.most_bytes {
            self.forget_oldest();
        }
    }

    fn forget_oldest(&mut self) {
        let oldest = self.kept.iter().min_by_key(|(_, kept)| kept.last).map(|(key, _)| key.clone());
        if let Some(kept) = oldest.and_then(|key| self.kept.remove(&key)) {
            self.n_bytes -= kept.n_bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_asked_for_lately_is_forgotten() {
        let mut cache: ByteCache<&str, u32> = ByteCache::new(100);
        cache.insert("a", 1, 40);
        cache.insert("b", 2, 40);
        assert_eq!(cache.get("a"), Some(1));
        cache.insert("c", 3, 40);
        assert_eq!((cache.get("a"), cache.get("b"), cache.get("c")), (Some(1), None, Some(3)));
        cache.insert("large", 4, 101);
        assert_eq!((cache.get("large"), cache.n_bytes), (None, 80));
        cache.insert("a", 5, 60);
        assert_eq!((cache.get("a"), cache.n_bytes), (Some(5), 100));
        cache.insert("all", 6, 100);
        assert_eq!((cache.kept.len(), cache.n_bytes), (1, 100));
    }

    #[test]
    fn what_nobody_wants_is_forgotten() {
        let mut cache: ByteCache<&str, u32> = ByteCache::new(100);
        cache.insert("a", 1, 40);
        cache.insert("b", 2, 40);
        cache.forget_unused();
        assert_eq!((cache.get("a"), cache.n_bytes), (Some(1), 80));
        cache.forget_unused();
        assert_eq!((cache.get("b"), cache.n_bytes), (None, 40));
        cache.forget_unused();
        assert_eq!((cache.get("a"), cache.n_bytes), (None, 0));
    }
}
