//! Bytes as hexadecimal text.

/// The bytes as lower-case hexadecimal digits.
pub(crate) fn write(bytes: &[u8]) -> String {
    ::hex::encode(bytes)
}

/// The bytes that the digits stand for; `None` if they are no pairs of lower-case digits. Capital
/// letters are refused, so that bytes have one form in records.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let is_lower = !text.bytes().any(|letter| letter.is_ascii_uppercase());
    ::hex::decode(text).ok().filter(|_| is_lower)
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
        for wrong in ["0", "0g", "0A", "é", " 00"] {
            assert_eq!(read(wrong), None, "{wrong:?}");
        }
    }
}
