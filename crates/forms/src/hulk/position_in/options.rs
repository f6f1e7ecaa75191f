//! The reading of the rules.

use serde_json::Value;
use space_hulk::{OptionError, OptionValue, Options};

use crate::scope::{Item, Scope};

/// Options that change others; a preset comes first. An option of an unknown name is
/// an error although other unknown fields are not: to play on by another rule than
/// the one that was asked for would be a trap.
pub(super) fn read(scope: &Scope, base: Options) -> Options {
    let preset = scope.item("preset").and_then(|item| preset(&item)).unwrap_or(base);
    let named = scope.fields.iter().filter(|(name, _)| *name != "preset");
    let changes: Vec<(String, OptionValue)> =
        named.filter_map(|(name, given)| Some((name.clone(), value(scope, name, given)?))).collect();
    match Options::build(preset, &changes) {
        Ok(options) => options,
        Err(errors) => {
            for (name, error) in errors {
                scope.notes.add(scope.path(&name), message(&error));
            }
            preset
        }
    }
}

fn preset(item: &Item) -> Option<Options> {
    let name = item.word(&["fourth", "third"], |name| name)?;
    Options::preset(name)
}

fn value(scope: &Scope, name: &str, value: &Value) -> Option<OptionValue> {
    match value {
        Value::Bool(flag) => Some(OptionValue::Flag(*flag)),
        Value::String(word) => Some(OptionValue::Word(word.clone())),
        Value::Number(number) if number.is_u64() => number.as_u64().map(OptionValue::Number),
        // Where there is no number, both null and "none" say so.
        Value::Null => Some(OptionValue::Word("none".into())),
        _ => {
            scope.notes.add(scope.path(name), "an option is a word, true, false or a whole number");
            None
        }
    }
}

fn message(error: &OptionError) -> String {
    match error {
        OptionError::Unknown(nearest) => format!("there is no option of this name; did you mean {nearest}?"),
        OptionError::Value(allowed) => format!("say one of: {}", allowed.trim_end()),
        _ => "the option cannot be set to this".into(),
    }
}
