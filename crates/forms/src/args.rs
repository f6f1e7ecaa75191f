//! The fields of a request, read strictly. A field that is null counts as left out.

use serde_json::Value;

use crate::failure::Failure;
use crate::fields::{Fields, kind_of};

/// The fields of a request, or of an object inside it.
#[derive(Clone, Copy, Debug)]
pub struct Args<'a> {
    fields: &'a Fields,
    /// What stands before a field's name in messages.
    within: &'static str,
}

impl<'a> Args<'a> {
    /// The fields of an object.
    pub fn new(fields: &'a Fields) -> Args<'a> {
        Args { fields, within: "" }
    }

    /// The value of a key, whatever it is.
    pub fn get(&self, key: &str) -> Option<&'a Value> {
        self.fields.get(key).filter(|value| !value.is_null())
    }

    /// The text of a key.
    pub fn text(&self, key: &str) -> Result<Option<&'a str>, Failure> {
        self.read(key, "a text", Value::as_str)
    }

    /// A whole number.
    pub fn number(&self, key: &str) -> Result<Option<u64>, Failure> {
        self.read(key, "a whole number from 0", Value::as_u64)
    }

    /// A small number, as counts of dice and points are.
    pub fn byte(&self, key: &str) -> Result<Option<u8>, Failure> {
        self.read(key, "a whole number from 0 to 255", |value| value.as_u64()?.try_into().ok())
    }

    /// The list of a key.
    pub fn list(&self, key: &str) -> Result<Option<&'a [Value]>, Failure> {
        self.read(key, "a list", |value| value.as_array().map(Vec::as_slice))
    }

    /// The object of a key.
    pub fn object(&self, key: &str) -> Result<Option<&'a Fields>, Failure> {
        self.read(key, "an object", Value::as_object)
    }

    /// An object whose fields are read in the same way.
    pub fn inner(&self, key: &'static str) -> Result<Args<'a>, Failure> {
        let fields = self.object(key)?.ok_or_else(|| self.missing(key))?;
        Ok(Args { fields, within: key })
    }

    /// A field that must be there is not.
    pub fn missing(&self, key: &str) -> Failure {
        Failure::request(format!("`{}` is missing", self.path(key)))
    }

    /// A field is wrong.
    pub fn wrong(&self, key: &str, message: impl std::fmt::Display) -> Failure {
        Failure::request(format!("`{}`: {message}", self.path(key)))
    }

    fn path(&self, key: &str) -> String {
        match self.within {
            "" => key.to_owned(),
            within => format!("{within}.{key}"),
        }
    }

    fn read<T>(
        &self,
        key: &str,
        expected: &str,
        read: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Failure> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let wrong = || self.wrong(key, format!("expected {expected}, found {}", kind_of(value)));
        read(value).map(Some).ok_or_else(wrong)
    }
}
