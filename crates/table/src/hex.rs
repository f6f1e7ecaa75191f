//! Bytes as hexadecimal text.

use std::fmt::Write as _;

/// The bytes as lower-case hexadecimal digits.
pub(crate) fn write(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut out, byte| {
        // Writing into a string cannot fail.
        let _ = write!(out, "{byte:02x}");
        out
    })
}

/// The bytes that the digits stand for; `None` if they are no digits, or not pairs.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.bytes().map(digit).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}

/// Gives a type of bytes its hexadecimal form in JSON and in messages; `$what` says in
/// messages what the digits are.
macro_rules! hex_form {
    ($type:ident, $what:literal, $from:expr) => {
        impl $type {
            /// What the digits stand for, if they are of the right kind and number.
            pub fn from_hex(text: &str) -> Option<$type> {
                let from: fn(Vec<u8>) -> Option<$type> = $from;
                $crate::hex::read(text).and_then(from)
            }

            /// The bytes as hexadecimal digits.
            pub fn to_hex(&self) -> String {
                $crate::hex::write(&self.0)
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.to_hex())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                $type::from_hex(&text).ok_or_else(|| serde::de::Error::custom(concat!("expected ", $what)))
            }
        }
    };
}
pub(crate) use hex_form;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(read(&write(&bytes)), Some(bytes));
        assert_eq!(write(&[0, 10, 255]), "000aff");
        for wrong in ["0", "0g", "0A", "é", " 00"] {
            assert_eq!(read(wrong), None, "{wrong:?}");
        }
    }
}
