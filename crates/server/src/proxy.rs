//! Who asks, where a proxy stands between.

use std::net::IpAddr;
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::IpNet;

/// Where a proxy writes whom it asks for.
const FORWARDED: &str = "x-forwarded-for";

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Peer {
    /// The address that counts for the limits.
    pub address: IpAddr,
    /// Whether it is the address of the client that asks. It is not if a proxy of ours did not say for whom
    /// it asks: then anybody may be behind it.
    pub is_certain: bool,
}

impl Peer {
    /// The other end of a connection.
    pub fn direct(address: IpAddr) -> Peer {
        Peer { address, is_certain: true }
    }
}

/// Addresses whose word is believed: one, or all of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

/// A text that names no network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoNetwork(String);

impl std::fmt::Display for NoNetwork {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is no address: it has the form 10.0.0.1, 10.0.0.0/8 or fd00::/8", self.0)
    }
}

impl std::error::Error for NoNetwork {}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let address = || text.parse().map(|address: IpAddr| IpNet::from(address));
        let network = text.parse().or_else(|_| address());
        network.map(Network).map_err(|_| NoNetwork(text.to_owned()))
    }
}

impl Network {
    pub(crate) fn holds(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// Who asks, and whose address counts for the limits.
///
/// Anybody can write anything into a header. What a proxy of ours adds stands at the end of
/// the list, so the list is read from there, and only as far as our own proxies wrote it. A list that
/// names nobody but our proxies comes from one of them: others would have been added to it.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> Peer {
    let is_ours = |address: IpAddr| proxies.iter().any(|network| network.holds(address));
    let lines: Vec<&str> =
        headers.get_all(FORWARDED).iter().map(|line| line.to_str().unwrap_or("?")).collect();
    let mut named = lines.iter().rev().flat_map(|line| line.rsplit(',')).map(|word| word.trim().parse().ok());
    let mut nearest = Peer { address: peer, is_certain: !is_ours(peer) };
    while is_ours(nearest.address) {
        match named.next() {
            Some(Some(address)) => nearest = Peer::direct(address),
            Some(None) => return Peer { is_certain: false, ..nearest },
            None => break,
        }
    }
    nearest
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    /// Who asks, if our proxies are 127.0.0.1 and 10.0.0.0/8.
    fn asks(peer: &str, lines: &[&str]) -> Peer {
        let proxies = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"].map(|text| text.parse().expect("a network"));
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED, HeaderValue::from_str(line).expect("a header"));
        }
        client(ip(peer), &headers, &proxies)
    }

    fn certain(text: &str) -> Peer {
        Peer::direct(ip(text))
    }

    fn uncertain(text: &str) -> Peer {
        Peer { is_certain: false, ..certain(text) }
    }

    #[test]
    fn only_our_proxies_are_believed() {
        assert_eq!(asks("203.0.113.9", &["198.51.100.1"]), certain("203.0.113.9"));
        assert_eq!(asks("127.0.0.1", &["198.51.100.1"]), certain("198.51.100.1"));
        assert_eq!(asks("::ffff:127.0.0.1", &["2001:db8::7"]), certain("2001:db8::7"));
        assert_eq!(asks("fd00::1", &["198.51.100.1"]), certain("198.51.100.1"));
        // Whoever asks by hand on the computer of the proxy can say so.
        assert_eq!(asks("127.0.0.1", &["127.0.0.1"]), certain("127.0.0.1"));
    }

    /// What a client writes into the header itself stands before what our proxies add.
    #[test]
    fn nobody_can_pretend_to_be_somebody_else() {
        assert_eq!(asks("127.0.0.1", &["1.1.1.1, 198.51.100.1"]), certain("198.51.100.1"));
        assert_eq!(asks("127.0.0.1", &["1.1.1.1", "198.51.100.1, 10.1.2.3"]), certain("198.51.100.1"));
        assert_eq!(asks("127.0.0.1", &["1.1.1.1, nonsense"]), uncertain("127.0.0.1"));
        assert_eq!(asks("127.0.0.1", &["nonsense, 10.1.2.3"]), uncertain("10.1.2.3"));
    }

    /// A proxy that does not say for whom it asks is not taken for somebody on this computer.
    #[test]
    fn a_proxy_that_says_nothing_is_nobody_in_particular() {
        assert_eq!(asks("127.0.0.1", &[]), uncertain("127.0.0.1"));
        assert_eq!(asks("127.0.0.1", &[""]), uncertain("127.0.0.1"));
        assert_eq!(asks("127.0.0.1", &["unknown"]), uncertain("127.0.0.1"));
        assert_eq!(asks("203.0.113.9", &[]), certain("203.0.113.9"));
    }

    #[test]
    fn networks() {
        let holds =
            |network: &str, address| network.parse::<Network>().expect("a network").holds(ip(address));
        assert!(holds("10.0.0.0/8", "10.255.0.1") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("0.0.0.0/0", "8.8.8.8") && !holds("0.0.0.0/0", "::1"));
        assert!(holds("::/0", "2001:db8::1") && holds("2001:db8::/32", "2001:db8:1::"));
        assert!(!holds("192.0.2.7", "192.0.2.6"));
        for text in ["", "10.0.0.0/33", "10.0.0/8", "fd00::/129", "host", "10.0.0.1/x", "10.0.0.1/"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }
}
