//! A match as a file. The form is described in `docs/formats/replay.md`.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::entry::{Entry, FORMAT};
use crate::table::unknown_format;

/// The longest file that is read, in bytes.
pub const MAX_BYTES: usize = 32 * 1024 * 1024;

/// All entries of a match, as they are kept in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The entries, in order.
    pub entries: Vec<Entry>,
    /// What the file says about its entries; `None` if the record was not read from one.
    pub seal: Option<Seal>,
}

/// What a file says about its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seal {
    /// Its digest is that of its entries.
    Fits,
    /// It is not: something was changed.
    Broken,
}

/// A file that is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Where: a line, or an entry; empty if it is about the whole.
    pub place: String,
    /// What is wrong, and what to do.
    pub why: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => f.write_str(&self.why),
            place => write!(f, "{place}: {}", self.why),
        }
    }
}

impl std::error::Error for Unreadable {}

/// The first line, or the first fields.
#[derive(Serialize, Deserialize)]
struct Header {
    blipfall: String,
    format: u32,
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Foot {
    entries: usize,
    digest: String,
}

/// A file that is one JSON object.
#[derive(Serialize)]
struct Whole<'a> {
    blipfall: &'static str,
    format: u32,
    entries: &'a [Entry],
    digest: String,
}

const NAME: &str = "replay";

impl Record {
    /// A record of these entries.
    pub fn new(entries: Vec<Entry>) -> Record {
        Record { entries, seal: None }
    }

    /// Reads a file: JSON lines, or one JSON object. A digest that does not fit is no
    /// reason to refuse it: see [`Record::seal`].
    pub fn read(text: &str) -> Result<Record, Unreadable> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.len() > MAX_BYTES {
            return Err(whole(format!("the file has more than {MAX_BYTES} bytes; a record is shorter")));
        }
        let first = text.lines().find(|line| !line.trim().is_empty());
        let first = first.ok_or_else(|| whole("the file is empty; a replay begins with a header".into()))?;
        match serde_json::from_str::<Value>(first) {
            Ok(Value::Object(fields)) if fields.contains_key("entries") => read_whole(text),
            Ok(header) => read_lines(text, &header),
            // An object over several lines.
            Err(_) if first.trim_start().starts_with('{') => read_whole(text),
            Err(error) => Err(Unreadable { place: "line 1".into(), why: explain(&error) }),
        }
    }

    /// The record as JSON lines: a header, one entry a line, and the digest.
    pub fn to_lines(&self) -> String {
        let mut lines = RecordLines::default();
        let mut out = RecordLines::header(self.format());
        self.entries.iter().for_each(|entry| out.push_str(&lines.entry(entry)));
        out.push_str(&lines.foot());
        out
    }

    /// The record as one JSON object.
    pub fn to_json(&self) -> String {
        line(&Whole { blipfall: NAME, format: self.format(), entries: &self.entries, digest: self.digest() })
    }

    /// The newest format that its entries have. An older record stays what it was.
    fn format(&self) -> u32 {
        self.entries.iter().filter_map(Entry::format).max().unwrap_or(FORMAT)
    }

    /// SHA-256 of the entries, each written as one line.
    pub fn digest(&self) -> String {
        let mut hasher = Sha256::new();
        self.entries.iter().for_each(|entry| hasher.update(line(entry)));
        crate::hex::write(&hasher.finalize())
    }

    /// With what a file says about it.
    fn sealed(entries: Vec<Entry>, digest: &str) -> Record {
        let mut record = Record::new(entries);
        let fits = record.digest() == digest;
        record.seal = Some(if fits { Seal::Fits } else { Seal::Broken });
        record
    }
}

/// The lines of a record one by one, for those who do not have all of it in memory at once.
#[derive(Default)]
pub struct RecordLines {
    n_entries: usize,
    hasher: Sha256,
}

impl RecordLines {
    /// The first line. The format is the newest that the entries have: see [`Entry::format`].
    pub fn header(format: u32) -> String {
        line(&Header { blipfall: NAME.into(), format })
    }

    /// The line of the next entry.
    pub fn entry(&mut self, entry: &Entry) -> String {
        let line = line(entry);
        self.n_entries += 1;
        self.hasher.update(&line);
        line
    }

    /// The last line, with the digest of all entries.
    pub fn foot(self) -> String {
        line(&Foot { entries: self.n_entries, digest: crate::hex::write(&self.hasher.finalize()) })
    }
}

/// Compact JSON and the end of the line.
fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("entries have nothing in them that JSON cannot say");
    line.push('\n');
    line
}

fn whole(why: String) -> Unreadable {
    Unreadable { place: String::new(), why }
}

fn check_header(header: &Value) -> Result<(), Unreadable> {
    let fits = header.get("blipfall").and_then(Value::as_str) == Some(NAME);
    let format = header.get("format").and_then(Value::as_u64).filter(|_| fits);
    let why = match format {
        Some(format) if (1..=u64::from(FORMAT)).contains(&format) => return Ok(()),
        Some(format) => unknown_format(format.try_into().unwrap_or(u32::MAX)),
        None => format!(
            "this is no replay: one begins with {{\"blipfall\":\"{NAME}\",\"format\":{FORMAT}}}, as \
             `blipfall replay` and the server write it"
        ),
    };
    Err(Unreadable { place: "line 1".into(), why })
}

fn read_lines(text: &str, header: &Value) -> Result<Record, Unreadable> {
    check_header(header)?;
    let lines: Vec<(usize, &str)> =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).skip(1).collect();
    let Some((&(_, last), entries)) = lines.split_last() else {
        return Err(whole("there is nothing behind the header: the file was cut off".into()));
    };
    let read = |(number, text): &(usize, &str)| {
        serde_json::from_str(text).map_err(|error| {
            let place = format!("line {}, column {}", number + 1, error.column());
            Unreadable { place, why: explain(&error) }
        })
    };
    let entries = entries.iter().map(read).collect::<Result<Vec<Entry>, _>>()?;
    let foot: Foot = serde_json::from_str(last).map_err(|_| {
        let n_entries = entries.len();
        whole(format!(
            "the last line with the digest is missing: the file was cut off after {n_entries} entries"
        ))
    })?;
    if foot.entries != entries.len() {
        let (said, found) = (foot.entries, entries.len());
        return Err(whole(format!("the last line speaks of {said} entries, but there are {found}")));
    }
    Ok(Record::sealed(entries, &foot.digest))
}

fn read_whole(text: &str) -> Result<Record, Unreadable> {
    let value: Value = serde_json::from_str(text).map_err(|error| {
        let place = format!("line {}, column {}", error.line(), error.column());
        Unreadable { place, why: explain(&error) }
    })?;
    check_header(&value)?;
    let entries = value.get("entries").and_then(Value::as_array);
    let entries = entries.ok_or_else(|| whole("the list `entries` is missing".into()))?;
    let read = |(number, value): (usize, &Value)| {
        let place = format!("entry {number}");
        Entry::deserialize(value).map_err(|error| Unreadable { place, why: explain(&error) })
    };
    let entries = entries.iter().enumerate().map(read).collect::<Result<Vec<Entry>, _>>()?;
    let digest = value.get("digest").and_then(Value::as_str);
    Ok(Record::sealed(entries, digest.ok_or_else(|| whole("the text `digest` is missing".into()))?))
}

/// What is wrong, without the place, which is that of the file.
fn explain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let bare = text.rfind(" at line ").map_or(text.as_str(), |at| &text[..at]);
    if error.is_data() { format!("no entry of this format: {bare}") } else { format!("not JSON: {bare}") }
}
