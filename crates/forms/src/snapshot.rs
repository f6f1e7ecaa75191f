//! The changing part of a position in a canonical form, and what changes from one to the next.
//!
//! A record keeps a hash of the game after every step. The hash is taken over this form, which
//! is documented in `docs/formats/snapshot.md`, and not over fields of the program: a later
//! version computes the same hash for the same game, however it stores a game in memory. The
//! record also keeps the changes of the form from step to step, so that a match can be shown and
//! continued even when a correction of the rules no longer leads to the positions it went through.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};
use serde_json::ser::Formatter;
use sha2::{Digest as _, Sha256};
use similar::{Algorithm, DiffOp, capture_diff_slices};

use crate::failure::{Code, Failure};
use crate::fields::Fields;

/// The version of the canonical form.
pub const SNAPSHOT_VERSION: u32 = 1;

/// The longest form that is put together from changes, in bytes. A form has a few thousand.
const MAX_BYTES: usize = 256 * 1024;

/// The changing part of a position in its canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot(String);

/// Lines of a form that differ from those of the form before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change(
    /// The number of the first line that differs, in the form before, counted from 0.
    pub u32,
    /// The number of lines of the form before that are replaced.
    pub u32,
    /// The lines that stand there instead.
    pub Vec<String>,
);

impl Snapshot {
    /// The canonical form of `fields`, which must serialize to a JSON object.
    pub(crate) fn of(fields: &impl Serialize) -> Snapshot {
        let mut text = Vec::with_capacity(4096);
        let mut serializer = serde_json::Serializer::with_formatter(&mut text, Lines::default());
        // Writing to memory cannot fail, and the forms have nothing in them that JSON cannot say.
        fields.serialize(&mut serializer).expect("a form is JSON");
        // A match keeps the form of its last position.
        text.shrink_to_fit();
        Snapshot(String::from_utf8(text).expect("JSON is UTF-8"))
    }

    /// The form of nothing at all: the first snapshot of a match is its change from this one.
    pub fn empty() -> Snapshot {
        Snapshot(String::new())
    }

    /// The text of the form.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The first 8 bytes of the SHA-256 of the text.
    pub fn hash(&self) -> [u8; 8] {
        let digest: [u8; 32] = Sha256::digest(self.0.as_bytes()).into();
        digest[..8].try_into().expect("32 bytes have 8")
    }

    /// What changes from this form to the next one. Most lines stay as they are: only those from the first to the
    /// last one that differ are compared.
    pub fn changes_to(&self, next: &Snapshot) -> Vec<Change> {
        let (start, end) = common_ends(self.0.as_bytes(), next.0.as_bytes());
        let (old, new) = (lines(middle(&self.0, start, end)), lines(middle(&next.0, start, end)));
        let n_before = self.0.as_bytes()[..start].iter().filter(|&&byte| byte == b'\n').count() as u32;
        let change = |op: DiffOp| {
            let (before, after) = (op.old_range(), op.new_range());
            let lines = new[after].iter().map(|line| (*line).to_owned()).collect();
            Change(n_before + before.start as u32, before.len() as u32, lines)
        };
        let ops = capture_diff_slices(Algorithm::Myers, &old, &new);
        ops.into_iter().filter(|op| !matches!(op, DiffOp::Equal { .. })).map(change).collect()
    }

    /// The form after these changes, if they fit this one.
    pub fn changed(&self, changes: &[Change]) -> Result<Snapshot, Failure> {
        let old = self.lines();
        let (mut new, mut at) = (Vec::with_capacity(old.len()), 0);
        for Change(start, removed, lines) in changes {
            let start = *start as usize;
            let end = start.saturating_add(*removed as usize);
            if start < at || end > old.len() {
                return Err(unfit("they name lines that the position before does not have"));
            }
            new.extend_from_slice(&old[at..start]);
            new.extend(lines.iter().map(String::as_str));
            at = end;
        }
        new.extend_from_slice(&old[at..]);
        if new.iter().map(|line| line.len() + 1).sum::<usize>() > MAX_BYTES {
            return Err(unfit("the position would be too long"));
        }
        Ok(Snapshot(new.join("\n")))
    }

    /// The fields of the form.
    pub(crate) fn fields(&self) -> Result<Fields, Failure> {
        serde_json::from_str(&self.0).map_err(|error| unfit(&format!("the position is no object: {error}")))
    }

    fn lines(&self) -> Vec<&str> {
        lines(&self.0)
    }
}

fn lines(text: &str) -> Vec<&str> {
    if text.is_empty() { Vec::new() } else { text.split('\n').collect() }
}

/// How many bytes two texts have in common before the first line that differs, and from the line feed behind the last
/// one on.
fn common_ends(old: &[u8], new: &[u8]) -> (usize, usize) {
    if old == new {
        return (old.len(), 0);
    }
    let start = n_same(old.chunks(CHUNK).zip(new.chunks(CHUNK)));
    let start = start + n_same(old[start..].chunks(1).zip(new[start..].chunks(1)));
    let start = old[..start].iter().rposition(|&byte| byte == b'\n').map_or(0, |feed| feed + 1);
    let (old, new) = (&old[start..], &new[start..]);
    let end = n_same(old.rchunks(CHUNK).zip(new.rchunks(CHUNK)));
    let rest = |text: &'_ [u8]| text.len() - end;
    let end = end + n_same(old[..rest(old)].rchunks(1).zip(new[..rest(new)].rchunks(1)));
    let end = old[old.len() - end..].iter().position(|&byte| byte == b'\n').map_or(0, |feed| end - feed);
    (start, end)
}

/// Long pieces are compared much faster than bytes.
const CHUNK: usize = 64;

/// How many bytes the first pieces have together that are alike.
fn n_same<'a>(pieces: impl Iterator<Item = (&'a [u8], &'a [u8])>) -> usize {
    pieces.take_while(|(old, new)| old == new).map(|(piece, _)| piece.len()).sum()
}

fn middle(text: &str, start: usize, end: usize) -> &str {
    &text[start..text.len() - end]
}

fn unfit(why: &str) -> Failure {
    Failure::new(Code::BadPosition, format!("the changes of the position do not fit: {why}"))
}

/// Compact JSON with line feeds: before each field of the outer object, and before each element
/// of a list that is such a field. The comma stands at the start of the line behind it, and the
/// end of the list has a line of its own, so that a new element changes no other line.
#[derive(Default)]
struct Lines {
    depth: u8,
    has_elements: bool,
}

impl Lines {
    fn separate<W: Write + ?Sized>(&self, out: &mut W, first: bool, depth: u8) -> io::Result<()> {
        if self.depth == depth {
            out.write_all(b"\n")?;
        }
        if first { Ok(()) } else { out.write_all(b",") }
    }
}

impl Formatter for Lines {
    fn begin_object<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.depth += 1;
        out.write_all(b"{")
    }

    fn begin_object_key<W: Write + ?Sized>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        self.separate(out, first, 1)
    }

    fn end_object<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.depth -= 1;
        out.write_all(if self.depth == 0 { b"\n}" } else { b"}" })
    }

    fn begin_array<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.depth += 1;
        self.has_elements = false;
        out.write_all(b"[")
    }

    fn begin_array_value<W: Write + ?Sized>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        self.separate(out, first, 2)
    }

    fn end_array_value<W: Write + ?Sized>(&mut self, _: &mut W) -> io::Result<()> {
        self.has_elements = true;
        Ok(())
    }

    fn end_array<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.depth -= 1;
        let is_list_of_lines = self.depth == 1 && self.has_elements;
        out.write_all(if is_list_of_lines { b"\n]" } else { b"]" })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn snapshot(value: serde_json::Value) -> Snapshot {
        Snapshot::of(&value)
    }

    #[test]
    fn each_field_and_each_element_has_its_line() {
        let form = snapshot(
            json!({"turn": 3, "units": [{"id": "m1", "carries": ["relic"]}, {"id": "g1"}], "burning": []}),
        );
        let text = "{\n\"turn\":3\n,\"units\":[\n{\"id\":\"m1\",\"carries\":[\"relic\"]}\n,{\"id\":\"g1\"}\n]\n,\"burning\":[]\n}";
        assert_eq!(form.as_str(), text);
        assert_eq!(form.fields().expect("an object")["turn"], 3);
    }

    #[test]
    fn changes_lead_from_one_form_to_the_next() {
        let one = snapshot(json!({"turn": 3, "units": [{"id": "m1"}, {"id": "g1"}], "burning": []}));
        let two =
            snapshot(json!({"turn": 4, "units": [{"id": "m1"}, {"id": "g2"}, {"id": "g3"}], "burning": [1]}));
        let changes = one.changes_to(&two);
        assert_eq!(one.changed(&changes).expect("they fit"), two);
        assert_eq!(changes[0], Change(1, 1, vec!["\"turn\":4".into()]));
        assert_eq!(one.changes_to(&one), []);
        let all = Snapshot::empty().changes_to(&two);
        assert_eq!(Snapshot::empty().changed(&all).expect("they fit"), two);
    }

    /// Lines at either end, lines that are alike, and nothing at all.
    #[test]
    fn any_change_of_lines_can_be_followed() {
        let texts = [
            "",
            "a",
            "b",
            "a\nb",
            "b\na",
            "a\nb\nc",
            "a\na\nb",
            "ab\nb",
            "a\nbb",
            "a\nb\nb\nc",
            "x\na\nb\ny",
        ];
        for (old, new) in texts.iter().flat_map(|old| texts.iter().map(move |new| (old, new))) {
            let (old, new) = (Snapshot((*old).into()), Snapshot((*new).into()));
            let changes = old.changes_to(&new);
            assert_eq!(old.changed(&changes).expect("they fit"), new, "{old:?} {changes:?}");
            assert_eq!(changes.is_empty(), old == new);
        }
    }

    #[test]
    fn changes_that_do_not_fit_are_refused() {
        let one = snapshot(json!({"turn": 3}));
        for changes in [
            vec![Change(9, 0, vec![])],
            vec![Change(1, 9, vec![])],
            vec![Change(2, 0, vec![]), Change(1, 0, vec![])],
        ] {
            assert!(one.changed(&changes).is_err(), "{changes:?}");
        }
        let long = vec![Change(1, 0, vec!["x".repeat(MAX_BYTES)])];
        assert!(one.changed(&long).expect_err("too long").message.contains("too long"));
    }

    /// The hash is part of stored matches: it must never change.
    #[test]
    fn the_hash_is_that_of_the_document() {
        let hash = snapshot(json!({"turn": 3, "burning": ["1,2"]})).hash();
        assert_eq!(format!("{:016x}", u64::from_be_bytes(hash)), "cab8e3d62d1abbda");
    }
}
