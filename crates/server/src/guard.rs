//! Who may ask at all: addresses, hosts, origins and how often.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::{HeaderMap, header};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{Code, Refused};

use crate::connections::{Connections, Pass, WIDER, network, within};
use crate::limits::Limits;
use crate::origin::Origin;

/// The growth of the list after which old addresses are forgotten.
const SWEEP_AT: usize = 4096;
/// How many times the requests of a second a burst may have.
const BURST: u32 = 10;
/// What everything new counts at least, in KiB: what is done in a match comes to that, and is not counted itself.
const LEAST_STORED_KIB: usize = 64;
/// How many files of the page are worth a request to the API.
const FILES: u32 = 10;

/// How often something may be done from an address, and from the larger networks around it.
struct ByNetwork {
    by_address: DefaultKeyedRateLimiter<IpAddr>,
    /// By the bits of the network's part of the address.
    wider: [(u32, DefaultKeyedRateLimiter<IpAddr>); WIDER.len()],
}

impl ByNetwork {
    fn new(quota: Quota) -> ByNetwork {
        let wider = |(bits, times): (u32, usize)| {
            let burst = quota.burst_size().saturating_mul(positive(times as u32));
            let every = quota.replenish_interval() / times as u32;
            let quota = Quota::with_period(every).map_or(quota, |quota| quota.allow_burst(burst));
            (bits, RateLimiter::keyed(quota))
        };
        ByNetwork { by_address: RateLimiter::keyed(quota), wider: WIDER.map(wider) }
    }

    fn check(&self, address: IpAddr, too_many: &str) -> Result<(), Refused> {
        self.check_many(address, NonZeroU32::MIN, too_many)
    }

    fn check_many(&self, address: IpAddr, number: NonZeroU32, too_many: &str) -> Result<(), Refused> {
        let refused = || Refused::new(Code::TooMany, too_many);
        count(&self.by_address, network(address), number).ok_or_else(refused)?;
        if address.to_canonical().is_ipv6() {
            for (bits, counted) in &self.wider {
                count(counted, within(address, *bits), number).ok_or_else(refused)?;
            }
        }
        Ok(())
    }
}

/// Counts some of a network; nothing if it was too much.
fn count(counted: &DefaultKeyedRateLimiter<IpAddr>, network: IpAddr, number: NonZeroU32) -> Option<()> {
    if counted.len() > SWEEP_AT {
        counted.retain_recent();
    }
    counted.check_key_n(&network, number).ok()?.ok()
}

/// Lets in who may come in.
pub struct Guard {
    /// Where others reach this server.
    public: Option<Origin>,
    requests: ByNetwork,
    files: ByNetwork,
    people: ByNetwork,
    device_tries: ByNetwork,
    saved: ByNetwork,
    /// In KiB.
    stored: ByNetwork,
    device_tries_in_all: DefaultDirectRateLimiter,
    sockets: Connections,
}

impl Guard {
    /// Lets in requests for the public name, for `localhost`, and for plain addresses.
    pub fn new(public: Option<Origin>, limits: Limits) -> Guard {
        let per_second = positive(limits.requests_per_second);
        let burst = positive(limits.requests_per_second.saturating_mul(BURST));
        let files = limits.requests_per_second.saturating_mul(FILES);
        let files_burst = positive(files.saturating_mul(BURST));
        let per_hour = positive(limits.people_per_hour);
        Guard {
            public,
            requests: ByNetwork::new(Quota::per_second(per_second).allow_burst(burst)),
            files: ByNetwork::new(Quota::per_second(positive(files)).allow_burst(files_burst)),
            people: ByNetwork::new(Quota::per_hour(per_hour)),
            device_tries: ByNetwork::new(
                Quota::per_minute(NonZeroU32::MIN).allow_burst(positive(limits.device_tries)),
            ),
            saved: ByNetwork::new(Quota::per_hour(positive(limits.saved_per_hour))),
            stored: ByNetwork::new(per_day(positive(limits.stored_kib_per_day))),
            device_tries_in_all: RateLimiter::direct(Quota::per_minute(positive(limits.device_tries_in_all))),
            sockets: Connections::new(limits.connections, limits.sockets_per_address),
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
        let host = Origin::of_host(host).filter(|host| self.is_ours(host)).ok_or_else(|| {
            let why = "this server is not known by that name; its host can allow it with --public-url";
            Refused::new(Code::Forbidden, why)
        })?;
        let Some(origin) = text(header::ORIGIN) else { return Ok(()) };
        let origin = Origin::parse(origin);
        if origin.is_some_and(|origin| origin == host || Some(&origin) == self.public.as_ref()) {
            Ok(())
        } else {
            Err(Refused::new(Code::Forbidden, "pages of other servers may not ask here"))
        }
    }

    fn is_ours(&self, host: &Origin) -> bool {
        host.is_by_address() || self.public.as_ref().is_some_and(|public| public.has_host_of(host))
    }

    /// Where the sockets of a page are that was asked for at this host: the values of `connect-src`. Not all
    /// browsers count them as the page's own origin.
    pub fn socket_sources(&self, headers: &HeaderMap) -> String {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).and_then(Origin::of_host);
        let origins = host.iter().filter(|host| self.is_ours(host)).chain(&self.public);
        let mut sources: Vec<String> = Vec::new();
        for authority in origins.map(Origin::authority) {
            for source in [format!("ws://{authority}"), format!("wss://{authority}")] {
                if !sources.contains(&source) {
                    sources.push(source);
                }
            }
        }
        sources.join(" ")
    }

    /// Counts a request. Files of the page, which are in memory, are counted apart: a page takes dozens of them, and
    /// a whole club may open it behind one address.
    pub fn check_rate(&self, address: IpAddr, path: &str) -> Result<(), Refused> {
        let counted = if path.starts_with("/api/") { &self.requests } else { &self.files };
        counted.check(address, "too many requests; wait a moment")
    }

    /// Counts a new person.
    pub fn check_people(&self, address: IpAddr) -> Result<(), Refused> {
        self.people.check(address, "too many new people from here; wait a while")
    }

    /// Counts bytes that something new takes on the disk: a match that is made, a record or a campaign.
    pub fn check_stored(&self, address: IpAddr, n_bytes: usize) -> Result<(), Refused> {
        let kib = positive(n_bytes.div_ceil(1024).max(LEAST_STORED_KIB) as u32);
        let too_many = "too much was made or brought here from your address today; come back later";
        self.stored.check_many(address, kib, too_many)
    }

    /// Counts a mission that is added to the library of this server.
    pub fn check_saved(&self, address: IpAddr) -> Result<(), Refused> {
        self.saved.check(address, "too many missions were saved from here; wait a while")
    }

    /// Counts a code that is tried, right or wrong. An address that has tried too many does not use up what all may try.
    pub fn check_device(&self, address: IpAddr) -> Result<(), Refused> {
        let too_many = "too many codes were tried; wait a minute";
        self.device_tries.check(address, too_many)?;
        self.device_tries_in_all.check().map_err(|_| Refused::new(Code::TooMany, too_many))
    }

    /// Counts a socket.
    pub fn connect(&self, address: IpAddr) -> Result<Pass, Refused> {
        self.sockets.enter(address)
    }
}

/// A quota of this number in a day, all of them at once if need be.
fn per_day(number: NonZeroU32) -> Quota {
    let every = Duration::from_secs(24 * 60 * 60) / number.get();
    Quota::with_period(every).unwrap_or(Quota::per_second(number)).allow_burst(number)
}

fn positive(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// How fast one socket may speak.
pub(crate) fn message_limiter(per_second: u32) -> DefaultDirectRateLimiter {
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
        let guard = Guard::new(Origin::parse("https://play.example"), LIMITS);
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
        for host in [
            "evil.example",
            "evil.example:7373",
            "localhost.evil.example",
            "play.example.evil",
            "",
            "[127.0.0.1]evil.example",
            "[::1]evil.example",
            "[::1]:80evil",
            "127.0.0.1:evil",
            "localhost@evil.example",
        ] {
            assert!(!check(host, None), "{host}");
        }
        assert!(check("localhost:7373", Some("http://localhost:7373")));
        assert!(check("localhost:7373", Some("https://play.example")));
        assert!(check("play.example", Some("https://play.example:443")));
        for origin in [
            "http://localhost:8080",
            "http://evil.example",
            "null",
            "file://",
            "localhost:7373",
            // Another scheme or port is another server.
            "https://localhost:7373",
            "http://play.example",
            "https://play.example:8443",
            "http://localhost",
        ] {
            assert!(!check("localhost:7373", Some(origin)), "{origin}");
        }
        assert!(guard.check_names(&HeaderMap::new()).is_err());
    }

    /// A page may talk to nobody but the server that it came from.
    #[test]
    fn sockets_of_a_page_are_ours() {
        let of = |public, host: &str| Guard::new(public, LIMITS).socket_sources(&headers(host, None));
        assert_eq!(of(None, "localhost:7373"), "ws://localhost:7373 wss://localhost:7373");
        let both = "ws://127.0.0.1:7373 wss://127.0.0.1:7373 ws://play.example wss://play.example";
        assert_eq!(of(Origin::parse("https://play.example"), "127.0.0.1:7373"), both);
        assert_eq!(of(None, "evil.example"), "");
    }

    /// Few codes can be tried from one address, and not many more from a thousand.
    #[test]
    fn tries_at_codes_are_counted() {
        let guard = Guard::new(None, LIMITS);
        let passed = |address: &str, times: u32| {
            let address = address.parse().expect("an address");
            (0..times).filter(|_| guard.check_device(address).is_ok()).count() as u32
        };
        assert_eq!(passed("10.0.0.1", 1000), LIMITS.device_tries);
        let many: u32 = (0..1000).map(|n| passed(&format!("10.1.{}.{}", n / 250, n % 250), 1)).sum();
        let left = LIMITS.device_tries_in_all - LIMITS.device_tries;
        assert!((left..=left + 2).contains(&many), "{many}");
    }

    /// A site with many networks has some times the requests of one, and not as many times.
    #[test]
    fn larger_networks_are_counted() {
        let guard = Guard::new(None, Limits { requests_per_second: 1, ..LIMITS });
        let ask = |third: u32, fourth: u32| {
            let address = format!("2001:db8:{third:x}:{fourth:x}::1").parse().expect("an address");
            guard.check_rate(address, "/api/matches").is_ok()
        };
        let passed = |third: u32| (0..2_000).filter(|n| ask(third, (n % 1_000) << 4)).count();
        let of_site = passed(1);
        assert!((160..=170).contains(&of_site), "{of_site}");
        let of_household = (0..2_000).filter(|n| ask(2, n % 200)).count();
        assert!((40..=50).contains(&of_household), "{of_household}");
    }

    /// What is new is counted by its bytes, and the smallest of it as something.
    #[test]
    fn what_is_stored_is_counted() {
        let guard = Guard::new(None, Limits { stored_kib_per_day: 1024, ..LIMITS });
        let passed = |address: &str, n_bytes: usize| {
            let address = address.parse().expect("an address");
            (0..100).filter(|_| guard.check_stored(address, n_bytes).is_ok()).count()
        };
        assert_eq!(passed("10.0.0.1", 256 * 1024), 4);
        assert_eq!(passed("10.0.0.2", 10), 16);
        assert_eq!(passed("10.0.0.3", 8 << 20), 0, "more than in a whole day");
    }

    #[test]
    fn requests_are_counted() {
        let guard = Guard::new(None, Limits { requests_per_second: 1, ..LIMITS });
        let address = "10.0.0.1".parse().expect("an address");
        let passed = |path: &str| (0..300).filter(|_| guard.check_rate(address, path).is_ok()).count();
        let asked = passed("/api/matches");
        assert!((10..=11).contains(&asked), "{asked}");
        let files = passed("/assets/index.js");
        assert!((100..=110).contains(&files), "{files}");
        assert!(guard.check_rate("10.0.0.2".parse().expect("an address"), "/api/matches").is_ok());
    }
}
