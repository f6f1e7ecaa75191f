//! Values inside a position, read strictly, with a note of everything that is wrong.

use std::cell::RefCell;
use std::ops::RangeInclusive;

use game_api::{Problem, Problems};
use serde_json::Value;

use crate::fields::{Fields, kind_of, quoted};

/// A path is cut here: names of fields can be as long as a line.
const MAX_PATH: usize = 200;

/// The problems found so far. Readers of all parts share it.
#[derive(Default)]
pub(crate) struct Notes(RefCell<Problems>);

impl Notes {
    pub fn add(&self, path: impl Into<String>, message: impl Into<String>) {
        let path: String = path.into().chars().take(MAX_PATH).collect();
        self.0.borrow_mut().add(path, message);
    }

    /// What was read, if nothing was wrong.
    pub fn finish<T>(self, value: T) -> Result<T, Vec<Problem>> {
        self.0.into_inner().finish(value)
    }
}

/// An object and where it stands.
pub(crate) struct Scope<'a> {
    pub fields: &'a Fields,
    path: String,
    pub notes: &'a Notes,
}

impl<'a> Scope<'a> {
    pub fn root(fields: &'a Fields, notes: &'a Notes) -> Scope<'a> {
        Scope { fields, path: String::new(), notes }
    }

    /// An object under a name, whose problems are told with it.
    pub fn named(fields: &'a Fields, path: &str, notes: &'a Notes) -> Scope<'a> {
        Scope { fields, path: path.to_owned(), notes }
    }

    pub fn path(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// A field; one that is null counts as left out.
    pub fn item(&self, key: &str) -> Option<Item<'a>> {
        let value = self.fields.get(key).filter(|value| !value.is_null())?;
        Some(Item { value, path: self.path(key), notes: self.notes })
    }

    /// A field that must be there.
    pub fn need(&self, key: &str) -> Option<Item<'a>> {
        let item = self.item(key);
        if item.is_none() {
            self.notes.add(self.path(key), "is missing");
        }
        item
    }

    /// The parts of a list; none if it is left out.
    pub fn list(&self, key: &str) -> Vec<Item<'a>> {
        self.item(key).map(|item| item.list()).unwrap_or_default()
    }

    pub fn flag(&self, key: &str) -> bool {
        self.item(key).and_then(|item| item.flag()).unwrap_or(false)
    }

    pub fn number<T: TryFrom<u64>>(&self, key: &str, range: RangeInclusive<u64>) -> Option<T> {
        self.item(key)?.number(range)
    }

    pub fn texts(&self, key: &str) -> Vec<String> {
        self.list(key).iter().filter_map(Item::owned_text).collect()
    }
}

/// A value and where it stands.
pub(crate) struct Item<'a> {
    pub value: &'a Value,
    path: String,
    notes: &'a Notes,
}

impl<'a> Item<'a> {
    /// Notes a problem here; there is no value then.
    pub fn wrong<T>(&self, message: impl Into<String>) -> Option<T> {
        self.notes.add(self.path.clone(), message);
        None
    }

    fn expected<T>(&self, what: &str) -> Option<T> {
        self.wrong(format!("expected {what}, found {}", kind_of(self.value)))
    }

    pub fn text(&self) -> Option<&'a str> {
        self.value.as_str().or_else(|| self.expected("a text"))
    }

    pub fn owned_text(&self) -> Option<String> {
        self.text().map(str::to_owned)
    }

    pub fn flag(&self) -> Option<bool> {
        self.value.as_bool().or_else(|| self.expected("true or false"))
    }

    pub fn number<T: TryFrom<u64>>(&self, range: RangeInclusive<u64>) -> Option<T> {
        let number = self.value.as_u64().filter(|number| range.contains(number));
        let found = number.and_then(|number| number.try_into().ok());
        if found.is_none() {
            let message = format!("expected a whole number from {} to {}", range.start(), range.end());
            return self.wrong(message);
        }
        found
    }

    /// One of several words.
    pub fn word<T: Copy>(&self, all: &[T], name: impl Fn(T) -> &'static str) -> Option<T> {
        let text = self.text()?;
        all.iter().copied().find(|&value| name(value) == text).or_else(|| {
            let known: Vec<&str> = all.iter().map(|&value| name(value)).collect();
            self.wrong(format!("{} is not known; say one of: {}", quoted(text), known.join(", ")))
        })
    }

    pub fn list(&self) -> Vec<Item<'a>> {
        let Some(list) = self.value.as_array() else {
            return self.expected("a list").unwrap_or_default();
        };
        let part = |(i, value)| Item { value, path: format!("{}[{i}]", self.path), notes: self.notes };
        list.iter().enumerate().map(part).collect()
    }

    /// A list, or one thing that stands for a list of one.
    pub fn list_or_one(self) -> Vec<Item<'a>> {
        if self.value.is_array() { self.list() } else { vec![self] }
    }

    pub fn scope(&self) -> Option<Scope<'a>> {
        let Some(fields) = self.value.as_object() else { return self.expected("an object") };
        Some(Scope { fields, path: self.path.clone(), notes: self.notes })
    }
}
