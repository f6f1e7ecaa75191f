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

/// Larger networks of version 6 that count as well, by the bits of their part of the address, and how many times as
/// much as one address they may have. A household may be given 56 bits and a company 48: each has thousands of
/// networks that look like addresses of their own.
pub(crate) const WIDER: [(u32, usize); 2] = [(56, 4), (48, 16)];

/// How much there is of something, in all and of each address.
#[derive(Default)]
pub(crate) struct Counts {
    /// By network and the bits of its part of the address.
    by_network: HashMap<(IpAddr, u32), usize>,
    total: usize,
}

impl Counts {
    pub fn total(&self) -> usize {
        self.total
    }

    /// Whether the address, or a larger network that it is in, would have more than this with so much more.
    pub fn would_pass(&self, address: IpAddr, more: usize, most_per_address: usize) -> bool {
        networks(address).any(|(network, times)| {
            let own = self.by_network.get(&network).copied().unwrap_or(0);
            own + more > most_per_address.saturating_mul(times)
        })
    }

    /// Counts more; nothing of it for any address if none is given.
    pub fn add(&mut self, address: Option<IpAddr>, more: usize) {
        self.total += more;
        for (network, _) in address.into_iter().flat_map(networks) {
            *self.by_network.entry(network).or_default() += more;
        }
    }

    /// Counts what was added before no longer. A network of which nothing is left is forgotten.
    pub fn remove(&mut self, address: Option<IpAddr>, less: usize) {
        self.total -= less;
        for (network, _) in address.into_iter().flat_map(networks) {
            if let Some(count) = self.by_network.get_mut(&network) {
                *count -= less;
                if *count == 0 {
                    self.by_network.remove(&network);
                }
            }
        }
    }
}

/// A connection that is counted as long as this lives.
pub(crate) struct Pass {
    /// Nothing if the address does not count.
    address: Option<IpAddr>,
    counts: Arc<Mutex<Counts>>,
}

impl Connections {
    /// Lets in this many in all, and of each address.
    pub fn new(most: usize, most_per_address: usize) -> Connections {
        Connections { counts: Arc::default(), most, most_per_address }
    }

    /// Counts a connection of this address.
    pub fn enter(&self, address: IpAddr) -> Result<Pass, Refused> {
        self.count(Some(address))
    }

    /// Counts a connection of a proxy: it brings the connections of many.
    pub fn enter_by_proxy(&self) -> Result<Pass, Refused> {
        self.count(None)
    }

    fn count(&self, address: Option<IpAddr>) -> Result<Pass, Refused> {
        let mut counts = locked(&self.counts);
        if counts.total() >= self.most {
            return Err(Refused::new(Code::TooMany, "the server is full; come back later"));
        }
        if address.is_some_and(|address| counts.would_pass(address, 1, self.most_per_address)) {
            return Err(Refused::new(Code::TooMany, "too many connections from this address"));
        }
        counts.add(address, 1);
        Ok(Pass { address, counts: Arc::clone(&self.counts) })
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        locked(&self.counts).remove(self.address, 1);
    }
}

/// A panic elsewhere leaves the counts as they were.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The bits of an address that count: a whole IPv6 network of 64 bits usually belongs to one household.
const BITS: u32 = 64;

/// What counts as one address.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    within(address, BITS)
}

/// The network with a part of this many bits that an address of version 6 is in; one of version 4 stands for itself.
pub(crate) fn within(address: IpAddr, bits: u32) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from(u128::from(v6) & !(u128::MAX >> bits))),
        v4 => v4,
    }
}

/// What counts as one address and all larger networks around it, and how many times as much as one address they may
/// have.
fn networks(address: IpAddr) -> impl Iterator<Item = ((IpAddr, u32), usize)> {
    let wider = WIDER.into_iter().filter(move |_| address.to_canonical().is_ipv6());
    std::iter::once((BITS, 1)).chain(wider).map(move |(bits, times)| ((within(address, bits), bits), times))
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

    /// Whoever has many networks has not as many times the connections.
    #[test]
    fn larger_networks_of_version_6_have_limits_of_their_own() {
        let connections = Connections::new(1_000, 1);
        let mut passes = Vec::new();
        let mut let_in = |third: u16, fourth: u16| {
            let pass = connections.enter(ip(&format!("2001:db8:{third:x}:{fourth:x}::1"))).ok();
            let is_in = pass.is_some();
            passes.extend(pass);
            is_in
        };
        let of_56 = (0..256).filter(|network| let_in(1, *network)).count();
        assert_eq!(of_56, 4);
        let of_48 = (1..256).filter(|network| let_in(1, network << 8)).count();
        assert_eq!(of_48, 16 - 4);
        assert!(let_in(2, 0), "another site");
        drop(passes);
        assert!(connections.enter(ip("2001:db8:1::1")).is_ok());
    }
}
