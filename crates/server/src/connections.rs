//! How many connections there are, in all and of each address.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Code, Refused};

/// Counts connections of one kind.
#[derive(Clone)]
pub(crate) struct Connections {
    counts: Arc<Mutex<Counts>>,
    most: usize,
    most_per_address: usize,
}

/// How much there is of something, in all and of each address.
#[derive(Default)]
pub(crate) struct Counts {
    by_address: HashMap<IpAddr, usize>,
    total: usize,
}

impl Counts {
    pub fn total(&self) -> usize {
        self.total
    }

    pub fn of(&self, network: IpAddr) -> usize {
        self.by_address.get(&network).copied().unwrap_or(0)
    }

    /// Counts more; nothing of it for any address if none is given.
    pub fn add(&mut self, network: Option<IpAddr>, more: usize) {
        self.total += more;
        if let Some(network) = network {
            *self.by_address.entry(network).or_default() += more;
        }
    }

    /// Counts what was added before no longer. An address of which nothing is left is forgotten.
    pub fn remove(&mut self, network: Option<IpAddr>, less: usize) {
        self.total -= less;
        let Some(network) = network else { return };
        if let Some(count) = self.by_address.get_mut(&network) {
            *count -= less;
            if *count == 0 {
                self.by_address.remove(&network);
            }
        }
    }
}

/// A connection that is counted as long as this lives.
pub(crate) struct Pass {
    /// Nothing if the address does not count.
    network: Option<IpAddr>,
    counts: Arc<Mutex<Counts>>,
}

impl Connections {
    /// Lets in this many in all, and of each address.
    pub fn new(most: usize, most_per_address: usize) -> Connections {
        Connections { counts: Arc::default(), most, most_per_address }
    }

    /// Counts a connection of this address.
    pub fn enter(&self, address: IpAddr) -> Result<Pass, Refused> {
        self.count(Some(network(address)))
    }

    /// Counts a connection of a proxy: it brings the connections of many.
    pub fn enter_by_proxy(&self) -> Result<Pass, Refused> {
        self.count(None)
    }

    fn count(&self, network: Option<IpAddr>) -> Result<Pass, Refused> {
        let mut counts = locked(&self.counts);
        if counts.total() >= self.most {
            return Err(Refused::new(Code::TooMany, "the server is full; come back later"));
        }
        if network.is_some_and(|network| counts.of(network) >= self.most_per_address) {
            return Err(Refused::new(Code::TooMany, "too many connections from this address"));
        }
        counts.add(network, 1);
        Ok(Pass { network, counts: Arc::clone(&self.counts) })
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        locked(&self.counts).remove(self.network, 1);
    }
}

/// A panic elsewhere leaves the counts as they were.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A whole IPv6 network of 64 bits usually belongs to one household.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from(u128::from(v6) & !(u128::MAX >> 64))),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn connections_are_counted_by_address() {
        let connections = Connections::new(3, 2);
        let first = connections.enter(ip("10.0.0.1")).map_err(|e| e.message).expect("the first");
        let _second = connections.enter(ip("10.0.0.1")).map_err(|e| e.message).expect("the second");
        assert!(connections.enter(ip("10.0.0.1")).is_err());
        let _other = connections.enter(ip("10.0.0.2")).map_err(|e| e.message).expect("somebody else");
        assert!(connections.enter(ip("10.0.0.2")).is_err(), "the server is full");
        drop(first);
        assert!(connections.enter(ip("10.0.0.1")).is_ok());
    }

    #[test]
    fn connections_of_a_proxy_count_in_all_alone() {
        let connections = Connections::new(3, 1);
        let passes: Vec<_> = (0..3).filter_map(|_| connections.enter_by_proxy().ok()).collect();
        assert_eq!(passes.len(), 3);
        assert!(connections.enter_by_proxy().is_err());
        drop(passes);
        assert!(connections.enter(ip("10.0.0.1")).is_ok());
    }

    #[test]
    fn a_network_of_version_6_counts_as_one() {
        assert_eq!(network(ip("2001:db8::1")), network(ip("2001:db8::2:3")));
        assert_ne!(network(ip("2001:db8::1")), network(ip("2001:db8:0:1::1")));
        assert_eq!(network(ip("::ffff:10.0.0.1")), ip("10.0.0.1"));
    }
}
