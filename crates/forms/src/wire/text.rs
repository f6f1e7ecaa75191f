//! JSON that has been written.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// JSON that has been written, to be carried on as it is: most of what a game says is never
/// looked into again before it is sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(Box<RawValue>);

impl Text {
    /// A form as its text.
    pub fn of(form: &impl Serialize) -> Text {
        Text(to_raw_value(form).expect("the forms have nothing in them that JSON cannot say"))
    }

    /// The text as it was written.
    pub fn as_str(&self) -> &str {
        self.0.get()
    }

    /// What it says, read again.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.as_str()).unwrap_or_default()
    }
}

impl From<Text> for Box<RawValue> {
    fn from(text: Text) -> Box<RawValue> {
        text.0
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Text {}
