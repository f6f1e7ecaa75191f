//! Records that belong together.

use std::collections::BTreeMap;

/// Records with equal keys, taken together, in the order in which each key first appears.
pub(crate) fn group_by<'a, R, K: Ord>(
    records: impl IntoIterator<Item = &'a R>,
    key: impl Fn(&'a R) -> K,
) -> Vec<Vec<&'a R>> {
    let mut groups: Vec<Vec<&R>> = Vec::new();
    let mut places: BTreeMap<K, usize> = BTreeMap::new();
    for record in records {
        let place = *places.entry(key(record)).or_insert_with(|| {
            groups.push(Vec::new());
            groups.len() - 1
        });
        groups[place].push(record);
    }
    groups
}

/// How often each round is named, from round 1.
pub(crate) fn by_round(rounds: impl IntoIterator<Item = u16>) -> Vec<u64> {
    let mut counts = Vec::new();
    for round in rounds {
        let index = usize::from(round.max(1)) - 1;
        if counts.len() <= index {
            counts.resize(index + 1, 0);
        }
        counts[index] += 1;
    }
    counts
}

/// How often each thing is named.
pub(crate) fn count<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, u64> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_default() += 1;
    }
    counts
}
