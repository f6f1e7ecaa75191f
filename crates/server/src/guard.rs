//! Who may ask at all: addresses, hosts, origins and how often.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::{HeaderMap, header};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{Code, Refused};

use crate::limits::Limits;

/// The growth of the list after which old addresses are forgotten.
const SWEEP_AT: usize = 4096;

/// Lets in who may come in.
pub struct Guard {
    hosts: Vec<String>,
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    people: DefaultKeyedRateLimiter<IpAddr>,
    connections: Arc<Mutex<Connections>>,
}

#[derive(Default)]
struct Connections {
    by_address: HashMap<IpAddr, usize>,
    total: usize,
}

/// A connection that is counted as long as this lives.
pub struct Pass {
    address: IpAddr,
    connections: Arc<Mutex<Connections>>,
}

impl Pass {
    /// From where the connection comes; of IPv6 the network.
    pub fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut connections = locked(&self.connections);
        connections.total -= 1;
        if let Some(count) = connections.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.by_address.remove(&self.address);
            }
        }
    }
}

impl Guard {
    /// Lets in requests for these host names, for `localhost`, and for plain addresses.
    pub fn new(hosts: Vec<String>, limits: Limits) -> Guard {
        let per_second = positive(limits.requests_per_second);
        let burst = positive(limits.requests_per_second.saturating_mul(10));
        let per_hour = positive(limits.people_per_hour);
        Guard {
            hosts: hosts.into_iter().map(|host| host.to_ascii_lowercase()).collect(),
            limits,
            requests: RateLimiter::keyed(Quota::per_second(per_second).allow_burst(burst)),
            people: RateLimiter::keyed(Quota::per_hour(per_hour)),
            connections: Arc::default(),
        }
    }

    /// Whether the request is for this server, and not sent by a page of another one.
    ///
    /// A page that is opened elsewhere can make the browser call us. It cannot choose
    /// `Origin`, and after pointing its own name at our address (rebinding) `Host` is still
    /// its name. An address instead of a name cannot be rebound.
    pub fn check_names(&self, headers: &HeaderMap) -> Result<(), Refused> {
        let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
        let host = text(header::HOST).ok_or_else(|| Refused::new(Code::BadMessage, "there is no `Host`"))?;
        if !self.is_ours(host) {
            return Err(Refused::new(
                Code::Forbidden,
                "this server is not known by that name; its host can allow it with --public-url",
            ));
        }
        match text(header::ORIGIN) {
            None => Ok(()),
            Some(origin) => {
                let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
                if authority.is_some_and(|authority| authority == host || self.is_public(authority)) {
                    Ok(())
                } else {
                    Err(Refused::new(Code::Forbidden, "pages of other servers may not ask here"))
                }
            }
        }
    }

    fn is_ours(&self, authority: &str) -> bool {
        let name = host_of(authority);
        name.eq_ignore_ascii_case("localhost") || is_address(name) || self.is_public(authority)
    }

    fn is_public(&self, authority: &str) -> bool {
        let name = host_of(authority).to_ascii_lowercase();
        self.hosts.contains(&name)
    }

    /// Counts a request.
    pub fn check_rate(&self, address: IpAddr) -> Result<(), Refused> {
        let too_many = |_| Refused::new(Code::TooMany, "too many requests; wait a moment");
        if self.requests.len() > SWEEP_AT {
            self.requests.retain_recent();
        }
        self.requests.check_key(&network(address)).map_err(too_many)
    }

    /// Counts a new person.
    pub fn check_people(&self, address: IpAddr) -> Result<(), Refused> {
        let too_many = |_| Refused::new(Code::TooMany, "too many new people from here; wait a while");
        if self.people.len() > SWEEP_AT {
            self.people.retain_recent();
        }
        self.people.check_key(&network(address)).map_err(too_many)
    }

    /// Counts a connection.
    pub fn connect(&self, address: IpAddr) -> Result<Pass, Refused> {
        let address = network(address);
        let mut connections = locked(&self.connections);
        if connections.total >= self.limits.connections {
            return Err(Refused::new(Code::TooMany, "the server is full; come back later"));
        }
        let count = connections.by_address.entry(address).or_default();
        if *count >= self.limits.connections_per_address {
            return Err(Refused::new(Code::TooMany, "too many connections from this address"));
        }
        *count += 1;
        connections.total += 1;
        Ok(Pass { address, connections: Arc::clone(&self.connections) })
    }
}

fn positive(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

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

/// The name without the port.
fn host_of(authority: &str) -> &str {
    match authority.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => authority.rsplit_once(':').map_or(authority, |(name, _)| name),
    }
}

fn is_address(name: &str) -> bool {
    name.parse::<IpAddr>().is_ok()
}

/// How fast one socket may speak.
pub(crate) fn message_limiter(per_second: u32) -> governor::DefaultDirectRateLimiter {
    let burst = positive(per_second.saturating_mul(2));
    RateLimiter::direct(Quota::per_second(positive(per_second)).allow_burst(burst))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;
    use crate::limits::LIMITS;

    fn headers(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_str(host).expect("a header"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_str(origin).expect("a header"));
        }
        headers
    }

    #[test]
    fn only_our_names_are_let_in() {
        let guard = Guard::new(vec!["play.example".to_owned()], LIMITS);
        let check = |host: &str, origin| guard.check_names(&headers(host, origin)).is_ok();
        for host in [
            "localhost:7373",
            "127.0.0.1:7373",
            "[::1]:7373",
            "192.168.1.5:7373",
            "Play.Example",
            "localhost",
        ] {
            assert!(check(host, None), "{host}");
        }
        for host in ["evil.example", "evil.example:7373", "localhost.evil.example", "play.example.evil", ""] {
            assert!(!check(host, None), "{host}");
        }
        assert!(check("localhost:7373", Some("http://localhost:7373")));
        assert!(check("localhost:7373", Some("https://play.example")));
        for origin in ["http://localhost:8080", "http://evil.example", "null", "file://", "localhost:7373"] {
            assert!(!check("localhost:7373", Some(origin)), "{origin}");
        }
        assert!(guard.check_names(&HeaderMap::new()).is_err());
    }

    #[test]
    fn connections_are_counted_by_address() {
        let limits = Limits { connections_per_address: 2, connections: 3, ..LIMITS };
        let guard = Guard::new(Vec::new(), limits);
        let [one, two]: [IpAddr; 2] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse().expect("an address"));
        let first = guard.connect(one).map_err(|e| e.message).expect("the first");
        let _second = guard.connect(one).map_err(|e| e.message).expect("the second");
        assert!(guard.connect(one).is_err());
        let _other = guard.connect(two).map_err(|e| e.message).expect("somebody else");
        assert!(guard.connect(two).is_err(), "the server is full");
        drop(first);
        assert!(guard.connect(one).is_ok());
    }

    #[test]
    fn a_network_of_version_6_counts_as_one() {
        let [a, b, c]: [IpAddr; 3] =
            ["2001:db8::1", "2001:db8::2:3", "2001:db8:0:1::1"].map(|text| text.parse().expect("an address"));
        assert_eq!(network(a), network(b));
        assert_ne!(network(a), network(c));
        let mapped: IpAddr = "::ffff:10.0.0.1".parse().expect("an address");
        assert_eq!(network(mapped), "10.0.0.1".parse::<IpAddr>().expect("an address"));
    }

    #[test]
    fn requests_are_counted() {
        let guard = Guard::new(Vec::new(), Limits { requests_per_second: 1, ..LIMITS });
        let address = "10.0.0.1".parse().expect("an address");
        let passed = (0..30).filter(|_| guard.check_rate(address).is_ok()).count();
        assert!((10..=11).contains(&passed), "{passed}");
        assert!(guard.check_rate("10.0.0.2".parse().expect("an address")).is_ok());
    }
}
