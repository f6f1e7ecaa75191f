//! Names of servers, as browsers write them.

use std::net::{IpAddr, Ipv6Addr};

/// Where a page comes from: `https://play.example`, `http://localhost:7373`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    is_secure: bool,
    /// In small letters, an address without brackets.
    host: String,
    port: u16,
}

impl Origin {
    /// Reads an origin, or the address of a page at its root.
    pub fn parse(text: &str) -> Option<Origin> {
        let (is_secure, rest) = match text.strip_prefix("https://") {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix("http://")?),
        };
        let (host, port) = authority(rest)?;
        let usual = if is_secure { 443 } else { 80 };
        Some(Origin { is_secure, host, port: port.unwrap_or(usual) })
    }

    /// The origin of our pages for somebody who asks for this host: we speak plain HTTP.
    pub fn of_host(host: &str) -> Option<Origin> {
        let (host, port) = authority(host)?;
        Some(Origin { is_secure: false, host, port: port.unwrap_or(80) })
    }

    /// Whether both are on the same computer, whatever the port.
    pub fn has_host_of(&self, other: &Origin) -> bool {
        self.host == other.host
    }

    /// Whether it is this computer by its usual name, or one that is named by an address.
    pub fn is_by_address(&self) -> bool {
        self.host == "localhost" || self.host.parse::<IpAddr>().is_ok()
    }

    /// The host and the port, as they are written in an address.
    pub fn authority(&self) -> String {
        let host = &self.host;
        let host = if host.contains(':') { format!("[{host}]") } else { host.clone() };
        let usual = if self.is_secure { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }
}

/// The host and the port; nothing if there is anything else.
fn authority(text: &str) -> Option<(String, Option<u16>)> {
    if let Some(rest) = text.strip_prefix('[') {
        let (address, end) = rest.split_once(']')?;
        let address: Ipv6Addr = address.parse().ok()?;
        let port = if end.is_empty() { None } else { Some(port(end.strip_prefix(':')?)?) };
        return Some((address.to_string(), port));
    }
    let (name, port) = match text.split_once(':') {
        Some((name, number)) => (name, Some(port(number)?)),
        None => (text, None),
    };
    let fits = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
    (!name.is_empty() && name.chars().all(fits)).then(|| (name.to_ascii_lowercase(), port))
}

fn port(text: &str) -> Option<u16> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_read_whole() {
        let origin = |text| Origin::parse(text).map(|origin| (origin.is_secure, origin.authority()));
        assert_eq!(origin("https://play.example"), Some((true, "play.example".to_owned())));
        assert_eq!(origin("https://Play.Example:443"), Some((true, "play.example".to_owned())));
        assert_eq!(origin("http://play.example:443"), Some((false, "play.example:443".to_owned())));
        assert_eq!(origin("http://[::1]:7373"), Some((false, "[::1]:7373".to_owned())));
        for wrong in [
            "",
            "null",
            "play.example",
            "ftp://a",
            "https://",
            "https://a/b",
            "https://a b",
            "https://a:",
            "https://a:b",
            "https://a:+80",
            "https://a:99999",
            "https://a:80:80",
            "https://user@a",
            "http://[127.0.0.1]evil.example",
            "http://[::1]evil.example",
            "http://[::1",
            "http://[evil.example]",
        ] {
            assert_eq!(origin(wrong), None, "{wrong}");
        }
    }
}
