//! Where what stands in an observation.

/// A table of bytes inside an observation: rows of equal length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is about.
    pub name: &'static str,
    /// Where its first byte lies.
    pub offset: usize,
    /// What each row is about.
    pub rows: Vec<String>,
    /// What each byte of a row says.
    pub fields: Vec<String>,
}

impl Part {
    /// How many bytes it has.
    pub fn len(&self) -> usize {
        self.rows.len() * self.fields.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The parts of an observation, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    parts: Vec<Part>,
    len: usize,
}

impl Layout {
    /// Adds a part; gives the place of its first byte.
    pub(crate) fn add(&mut self, name: &'static str, rows: Vec<String>, fields: Vec<String>) -> usize {
        let part = Part { name, offset: self.len, rows, fields };
        let offset = self.len;
        self.len += part.len();
        self.parts.push(part);
        offset
    }

    /// How many bytes an observation has.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is nothing to see.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The parts, in order.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }
}

/// Names as fields of a part.
pub(crate) fn named(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// A field for each value of something of which exactly one holds.
pub(crate) fn one_of<'a>(what: &str, values: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    values.into_iter().map(|value| format!("{what}_{value}")).collect()
}

/// A number as a byte; what is larger counts as 255.
#[inline]
pub(crate) fn byte(number: impl TryInto<u8>) -> u8 {
    number.try_into().unwrap_or(u8::MAX)
}
