//! Holds what was acknowledged against a record.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use table::{By, Entry, Fact, Table};

use crate::player::Done;

/// Whether everything that a person was told to be done is in the record, once, and as it was
/// meant.
pub fn holds(entries: &[Entry], person: &str, done: &[Done]) -> Result<(), String> {
    let played = played(entries)?;
    let mut seen: BTreeMap<u32, &Done> = BTreeMap::new();
    for each in done {
        let (before, acknowledged) = (each.version, each.acknowledged);
        let Some((by, action)) = played.get(&acknowledged) else {
            return Err(format!("the answer of {person} to version {before} is gone"));
        };
        if by != person || bare(action) != bare(&each.action.fields()) {
            return Err(format!("the answer of {person} to version {before} has become another one"));
        }
        // Where all choose at once, others may have chosen in between.
        let acted_between =
            played.range(before + 1..acknowledged.max(before + 1)).any(|(_, (by, _))| by == person);
        if acknowledged <= before || acted_between {
            return Err(format!("version {acknowledged} was acknowledged for an answer to {before}"));
        }
        // Said again, because its answer was late, an action is acknowledged again, and in the
        // same words.
        if let Some(other) = seen.insert(before, each).filter(|other| *other != each) {
            return Err(format!("{person} was told of two answers to version {before}: {other:?}, {each:?}"));
        }
    }
    Ok(())
}

/// Costs are told, and not looked at when an action is read.
fn bare(action: &Map<String, Value>) -> Map<String, Value> {
    let is_meant = |(key, _): &(&String, &Value)| !matches!(key.as_str(), "cost" | "cp");
    action.iter().filter(is_meant).map(|(key, value)| (key.clone(), value.clone())).collect()
}

type Played = BTreeMap<u32, (String, Map<String, Value>)>;

/// What persons played, or answered before they were asked, by the version that came of it.
fn played(entries: &[Entry]) -> Result<Played, String> {
    let first = entries.first().ok_or("there are no entries")?;
    let mut table = Table::open(first).map_err(|corrupt| corrupt.to_string())?;
    let mut found = Played::new();
    for entry in &entries[1..] {
        table.absorb(entry).map_err(|corrupt| corrupt.to_string())?;
        if let Fact::Played { by: By::Person(person), action, .. }
        | Fact::Answered { by: By::Person(person), action, .. } = &entry.fact
        {
            found.insert(
                table.version(),
                (person.to_string(), action.value().as_object().cloned().unwrap_or_default()),
            );
        }
    }
    Ok(found)
}
