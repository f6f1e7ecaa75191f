//! JSON objects, and words for messages about JSON.

use serde_json::{Map, Value};

/// The fields of a JSON object.
pub type Fields = Map<String, Value>;

/// A JSON object of these fields. Whoever uses it depends on `serde_json`.
///
/// ```
/// let fields = forms::fields! {"a": 1, "b": "two"};
/// assert_eq!(fields["b"], "two");
/// ```
#[macro_export]
macro_rules! fields {
    ($($key:literal: $value:expr),* $(,)?) => {{
        let mut fields = $crate::Fields::new();
        $(fields.insert($key.to_owned(), serde_json::json!($value));)*
        fields
    }};
}
pub(crate) use fields;

/// A text of somebody else for a message: quoted, and cut if it is long.
pub fn quoted(text: &str) -> String {
    format!("{:?}", text.chars().take(40).collect::<String>())
}

/// What a value is, for messages.
pub fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
