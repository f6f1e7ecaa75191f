//! A person on several devices: codes by which one is added, and the sockets of each, to be closed when it is dropped.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sha2::{Digest as _, Sha256};
use tokio::sync::Notify;

use crate::token::{TokenHash, random_bytes};

/// Digits and letters without those that look like another one (Crockford's base 32).
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The characters of a code: 40 bits.
const LENGTH: usize = 8;
/// How often a code is hashed. It is short, so whoever could read the hash should not find the code in the minutes in which
/// it works; trying all codes takes 2^56 hashes.
const ROUNDS: u32 = 1 << 16;

/// What a person reads from one device and types on another one.
///
/// Like a [`Token`](crate::token::Token) it cannot get into a log: [`Code::reveal`] is the one way out.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Code([u8; LENGTH]);

impl Code {
    /// A new one, from the operating system's generator.
    pub fn random() -> Code {
        // 256 is a multiple of 32, so that all characters are equally likely.
        Code(random_bytes::<LENGTH>().map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    /// Reads what a person has typed: letters of either size, with blanks and hyphens anywhere, and with letters that are
    /// mistaken for digits.
    pub fn parse(text: &str) -> Option<Code> {
        let typed = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
        let read: Option<Vec<u8>> = typed.take(LENGTH + 1).map(character).collect();
        read?.try_into().ok().map(Code)
    }

    /// The code itself, for the one who shows it.
    pub fn reveal(&self) -> String {
        self.0.iter().map(|&byte| char::from(byte)).collect()
    }

    /// What is kept of it. It takes some milliseconds on purpose.
    pub fn hash(&self) -> TokenHash {
        let first = Sha256::new().chain_update(b"blipfall device code").chain_update(self.0).finalize();
        TokenHash((1..ROUNDS).fold(first, |hash, _| Sha256::digest(hash)).into())
    }
}

fn character(typed: char) -> Option<u8> {
    let meant = match typed.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    u8::try_from(meant).ok().filter(|byte| ALPHABET.contains(byte))
}

/// The sockets of all devices that are connected.
#[derive(Default)]
pub(crate) struct DeviceSockets(Arc<Mutex<HashMap<String, Connected>>>);

struct Connected {
    token: TokenHash,
    sockets: Vec<Arc<Notify>>,
}

/// A socket that is counted among those of its device, as long as this lives.
pub(crate) struct DeviceSocket {
    device: String,
    /// Told when the device is dropped.
    pub dropped: Arc<Notify>,
    all: Arc<Mutex<HashMap<String, Connected>>>,
}

impl DeviceSockets {
    /// Counts a socket. Whether the device is known is to be asked after this: then no socket is left open that was opened
    /// while its device was being dropped.
    pub fn enter(&self, token: TokenHash) -> DeviceSocket {
        let (device, dropped) = (token.device_id(), Arc::new(Notify::new()));
        let mut all = locked(&self.0);
        let connected = all.entry(device.clone()).or_insert_with(|| Connected { token, sockets: Vec::new() });
        connected.sockets.push(Arc::clone(&dropped));
        drop(all);
        DeviceSocket { device, dropped, all: Arc::clone(&self.0) }
    }

    /// Closes the sockets of a device that was dropped.
    pub fn close(&self, device: &str) {
        if let Some(connected) = locked(&self.0).get(device) {
            connected.sockets.iter().for_each(|socket| socket.notify_one());
        }
    }

    /// The tokens of all devices that are connected.
    pub fn tokens(&self) -> Vec<TokenHash> {
        locked(&self.0).values().map(|connected| connected.token).collect()
    }
}

impl Drop for DeviceSocket {
    fn drop(&mut self) {
        let mut all = locked(&self.all);
        let Some(connected) = all.get_mut(&self.device) else { return };
        connected.sockets.retain(|socket| !Arc::ptr_eq(socket, &self.dropped));
        if connected.sockets.is_empty() {
            all.remove(&self.device);
        }
    }
}

/// Nothing is left half done in the map by a panic elsewhere.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::token::Token;

    #[test]
    fn a_code_reads_as_people_type_it() {
        let code = Code::random();
        let text = code.reveal();
        assert_eq!(text.len(), 8);
        let typed = format!(" {}-{} ", &text[..4].to_lowercase(), &text[4..]);
        assert!(Code::parse(&typed) == Some(code));
        assert_eq!(Code::parse("oil0-OIL1").map(|code| code.reveal()).as_deref(), Some("01100111"));
        for wrong in ["", "ABCDEFG", "ABCDEFGHJ", "ABCDEFGU", "ABCDEFG!", "ÄBCDEFGH"] {
            assert!(Code::parse(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn every_character_comes_up() {
        let seen: std::collections::BTreeSet<u8> = (0..200).flat_map(|_| Code::random().0).collect();
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), ALPHABET);
    }

    #[test]
    fn codes_have_hashes_of_their_own() {
        let hash = |text: &str| Code::parse(text).expect("a code").hash();
        assert_eq!(hash("ABCDEFGH"), hash("abcd efgh"));
        assert_ne!(hash("ABCDEFGH"), hash("ABCDEFGJ"));
    }

    #[tokio::test]
    async fn sockets_of_a_device_are_closed_and_no_others() {
        let (sockets, ours, others) =
            (DeviceSockets::default(), Token::random().hash(), Token::random().hash());
        let (one, two, other) = (sockets.enter(ours), sockets.enter(ours), sockets.enter(others));
        sockets.close(&ours.device_id());
        one.dropped.notified().await;
        two.dropped.notified().await;
        let none = tokio::time::timeout(std::time::Duration::from_millis(20), other.dropped.notified()).await;
        assert!(none.is_err());
        drop((one, two));
        assert_eq!(sockets.tokens(), [others]);
    }
}
