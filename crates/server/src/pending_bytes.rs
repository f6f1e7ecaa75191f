//! How much memory the bodies of requests take that are being read or worked on, and the answers that clients have not
//! taken yet.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Code, Refused};

use crate::connections::Counts;

/// What every body may have without being counted, so that large ones do not keep short ones out.
const FREE: usize = 16 * 1024;

/// Counts the bytes of all bodies of one kind.
#[derive(Clone)]
pub(crate) struct PendingBytes {
    counts: Arc<Mutex<Counts>>,
    most: usize,
    most_per_address: usize,
}

/// The bytes of one body, which are counted as long as this lives.
pub(crate) struct Held {
    address: IpAddr,
    length: usize,
    counted: usize,
    all: PendingBytes,
}

impl PendingBytes {
    /// Lets this much in, in all and of each address.
    pub fn new(most: usize, most_per_address: usize) -> PendingBytes {
        PendingBytes { counts: Arc::default(), most, most_per_address }
    }

    /// A body of this address that is empty so far.
    pub fn hold(&self, address: IpAddr) -> Held {
        Held { address, length: 0, counted: 0, all: self.clone() }
    }

    fn locked(&self) -> MutexGuard<'_, Counts> {
        // A panic elsewhere leaves the counts as they were.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Held {
    /// Counts more bytes of the body, or refuses them.
    pub fn grow(&mut self, bytes: usize) -> Result<(), Refused> {
        self.length += bytes;
        let more = self.length.saturating_sub(FREE) - self.counted;
        if more == 0 {
            return Ok(());
        }
        let mut counts = self.all.locked();
        if counts.total() + more > self.all.most
            || counts.would_pass(self.address, more, self.all.most_per_address)
        {
            let why = "too much is being sent at the same time; try again in a moment";
            return Err(Refused::new(Code::TooMany, why));
        }
        counts.add(Some(self.address), more);
        self.counted += more;
        Ok(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if self.counted > 0 {
            self.all.locked().remove(Some(self.address), self.counted);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn bytes_are_counted_by_address_and_in_all_until_they_are_let_go() {
        let pending = PendingBytes::new(3_000, 2_000);
        let mut first = pending.hold(ip("10.0.0.1"));
        assert!(first.grow(FREE + 1_500).is_ok());
        let mut second = pending.hold(ip("10.0.0.1"));
        assert!(second.grow(FREE).is_ok(), "a short body is not counted");
        assert!(second.grow(600).is_err(), "too much of one address");
        let mut other = pending.hold(ip("10.0.0.2"));
        assert!(other.grow(FREE + 1_500).is_ok());
        assert!(pending.hold(ip("10.0.0.3")).grow(FREE + 1).is_err(), "too much in all");
        drop(first);
        assert!(pending.hold(ip("10.0.0.3")).grow(FREE + 1_500).is_ok());
    }
}
