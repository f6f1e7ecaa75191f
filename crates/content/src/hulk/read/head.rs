//! Who, what and how hard: the plain fields, the texts, the reading of the rules.

use game_api::Path;
use space_hulk::{OptionError, OptionValue, Options, Side};

use super::{Item, Reader, Scope};
use crate::diagnostic::Notes;
use crate::hulk::model::{Mission, Series};
use crate::hulk::schema;
use crate::read::text;
use crate::shown::shown;
use crate::tree::{KeyValue, Value};

impl Reader<'_> {
    pub(super) fn head(&self, scope: &Scope<'_>, mission: &mut Mission) {
        mission.id = scope.need("id").and_then(|item| item.id(40)).unwrap_or_default();
        mission.series =
            scope.item("series").and_then(|item| item.word(&Series::ALL, Series::name)).unwrap_or_default();
        mission.chapter = scope.number("chapter", 1..=999);
        if let (Some(item), false) = (scope.item("chapter"), mission.series.has_chapters()) {
            let message = format!("a mission of the series \"{}\" has no chapter", mission.series.name());
            item.wrong("conflict", message, "say series = \"campaign\" or \"tutorial\", or leave it out");
        }
        mission.author = scope.need("author").and_then(|item| line(&item)).unwrap_or_default();
        mission.licence = scope.need("licence").and_then(|item| line(&item)).unwrap_or_default();
        mission.difficulty = scope.need("difficulty").and_then(|item| item.number(1..=5)).unwrap_or(1);
        if let Some(title) = scope.need("title").and_then(|item| text(&item)) {
            mission.title = title;
        }
        if let Some(briefing) = scope.need("briefing").and_then(|item| text(&item)) {
            mission.briefing = briefing;
        }
        if let Some(ending) = scope.item("ending").and_then(|item| item.table(&schema::ENDING)) {
            self.place_fields(&ending, &Path::from("ending"), schema::ENDING.fields);
            let told = |key: &str| ending.item(key).and_then(|item| text(&item));
            mission.endings.marine = told("marine");
            mission.endings.alien = told("alien");
            mission.endings.draw = told("draw");
        }
        mission.options = scope.item("rules").and_then(|item| options(&item, self.notes)).unwrap_or_default();
        mission.options.timer_seconds = scope.number("timer_seconds", 1..=3600);
        self.rounds(scope, mission);
        self.place_fields(scope, &Path::ROOT, &["id", "title", "briefing"]);
    }

    fn rounds(&self, scope: &Scope<'_>, mission: &mut Mission) {
        let Some(rounds) = scope.item("rounds").and_then(|item| item.table(&schema::ROUNDS)) else { return };
        self.places.set("round_limit", rounds.span);
        mission.rounds.limit = rounds.number("limit", 1..=999);
        mission.rounds.winner = rounds.item("winner").and_then(|item| side_or_nobody(&item)).flatten();
        if let (Some(item), None) = (rounds.item("winner"), rounds.item("limit")) {
            let message = "nobody wins at the limit of rounds, for there is none";
            item.wrong("conflict", message, "add a `limit`, or leave `winner` out");
        }
    }
}

/// `"marine"`, `"alien"` or `"nobody"`.
pub(super) fn side_or_nobody(item: &Item<'_>) -> Option<Option<Side>> {
    let sides = [Some(Side::Marine), Some(Side::Alien), None];
    item.word(&sides, |side| side.map_or("nobody", Side::name))
}

/// A text of one line.
pub(super) fn line(item: &Item<'_>) -> Option<String> {
    let text = item.text()?.trim();
    if text.is_empty() || text.contains('\n') || text.chars().count() > 200 {
        let message = format!("{} is not one line of text", shown(item.key));
        item.wrong("bad-value", message, "write 1 to 200 characters in one line");
        return None;
    }
    Some(text.to_owned())
}

fn options(item: &Item<'_>, notes: &Notes) -> Option<Options> {
    let Value::Table(table) = &item.node.value else {
        item.not("a table, as in `[rules]`");
        return None;
    };
    let mut preset = Options::FOURTH;
    let mut changes = Vec::new();
    for entry in &table.0 {
        let item = Item { key: &entry.key, node: &entry.node, notes };
        match entry.key.as_str() {
            "preset" => preset = item.word(&PRESETS, |(name, _)| name).map_or(preset, |(_, preset)| preset),
            "timer_seconds" => {
                let message = "the timer is no rule: no reading depends on it";
                notes.error("unknown-field", &entry.key_span, message, "write it above the first table");
            }
            _ => changes.extend(change(&item)),
        }
    }
    let errors = match Options::build(preset, &changes) {
        Ok(options) => return Some(options),
        Err(errors) => errors,
    };
    for (name, error) in errors {
        wrong_option(table.get(&name).expect("an option that was written"), error, notes);
    }
    None
}

/// An option of the rules and its value, if it is one that any option could have.
fn change(item: &Item<'_>) -> Option<(String, OptionValue)> {
    let value = option_value(&item.node.value);
    if value.is_none() {
        item.not("a word in quotes, a number, or true or false");
    }
    Some((item.key.to_owned(), value?))
}

/// Notes what is wrong with an option.
fn wrong_option(entry: &KeyValue, error: OptionError, notes: &Notes) {
    let (key, value) = (&entry.key_span, &entry.node.span);
    let name = &entry.key;
    match error {
        OptionError::Unknown(near) => {
            let message = format!("there is no option {} of the rules", shown(name));
            notes.error("unknown-field", key, message, format!("the nearest is `{near}`"));
        }
        OptionError::Value(allowed) => {
            let message = format!("`{name}` does not take this value");
            notes.error("bad-value", value, message, format!("it takes: {}", allowed.trim()));
        }
        _ => notes.error("bad-value", value, format!("`{name}` is wrong"), "leave it out"),
    }
}

const PRESETS: [(&str, Options); 2] = [("fourth", Options::FOURTH), ("third", Options::THIRD)];

fn option_value(value: &Value) -> Option<OptionValue> {
    match value {
        Value::Text(word) => Some(OptionValue::Word(word.clone())),
        Value::Flag(flag) => Some(OptionValue::Flag(*flag)),
        Value::Number(number) => Some(OptionValue::Number((*number).try_into().ok()?)),
        _ => None,
    }
}
