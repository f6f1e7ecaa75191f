//! Secrets that people carry, and names that anybody may know.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64URL;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// What proves who a person is, or that a person is invited: 256 random bits.
///
/// It has no `Display` and its `Debug` tells nothing, so it cannot get into a log or a
/// message by accident: [`Token::reveal`] is the one way out.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A new one, from the operating system's generator.
    pub fn random() -> Token {
        Token(random_bytes())
    }

    /// Reads what [`Token::reveal`] wrote.
    pub fn parse(text: &str) -> Option<Token> {
        let bytes = BASE64URL.decode(text).ok()?;
        bytes.try_into().ok().map(Token)
    }

    /// The token itself, for the one it belongs to.
    pub fn reveal(&self) -> String {
        BASE64URL.encode(self.0)
    }

    /// What is kept of it. The token has full entropy, so a fast hash is as good as a slow
    /// one: there is nothing to guess.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// The hash of a [`Token`], as it is stored. Two are compared in the same time whatever they
/// are, although knowing the hash does not help anybody.
#[derive(Clone, Copy, Eq)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// By what a device is named that has the token: the beginning of the hash, which is unlike all others and of no use
    /// without the token.
    pub fn device_id(&self) -> String {
        hex::encode(&self.0[..12])
    }
}

impl PartialEq for TokenHash {
    fn eq(&self, other: &TokenHash) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// A new public id: 96 random bits, 16 characters. It is no secret, but too long to be
/// found by counting.
pub fn random_id() -> String {
    BASE64URL.encode(random_bytes::<12>())
}

/// Random bytes from the operating system.
///
/// # Panics
///
/// If the operating system has none: without them nothing here is safe.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_back_and_tells_nothing() {
        let token = Token::random();
        assert_eq!(Token::parse(&token.reveal()), Some(token.clone()));
        assert_eq!(token.reveal().len(), 43);
        let shown = format!("{token:?} {:?}", token.hash());
        assert_eq!(shown, "Token(..) TokenHash(..)");
        assert_ne!(token, Token::random());
    }

    #[test]
    fn hashes_are_compared_whole() {
        let mut other = Token([7; 32]).hash();
        assert_eq!(other, Token([7; 32]).hash());
        other.0[31] ^= 1;
        assert_ne!(other, Token([7; 32]).hash());
    }

    #[test]
    fn what_is_no_token_is_none() {
        let long = "A".repeat(44);
        let padded = format!("{}=", "A".repeat(43));
        for text in ["", "a", "A B", "ü", "////", &long, &padded] {
            assert_eq!(Token::parse(text), None, "{text}");
        }
    }

    #[test]
    fn ids_are_fit_for_addresses() {
        let id = random_id();
        assert_eq!(id.len(), 16);
        assert!(id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'), "{id}");
    }
}
