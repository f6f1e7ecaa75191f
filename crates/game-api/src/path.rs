//! Places inside something that is written down.

use std::borrow::Cow;
use std::fmt;

/// One part of a [`Path`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Segment {
    /// A field of an object.
    Field(Cow<'static, str>),
    /// A member of a list, from 0.
    Index(usize),
}

/// A place inside a position: names of fields and numbers of members, as in `units[2].at`.
///
/// Every text can be read as a path, and is printed as it was written.
/// ```
/// use game_api::Path;
///
/// let at = Path::from("units").index(2).field("at");
/// assert_eq!(at.to_string(), "units[2].at");
/// assert_eq!(at, Path::from("units[2].at"));
/// assert_eq!(at.parent(), Some(Path::from("units[2]")));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(Vec<Segment>);

impl Path {
    /// The whole thing.
    pub const ROOT: Path = Path(Vec::new());

    /// A field of what this path leads to.
    pub fn field(mut self, name: impl Into<Cow<'static, str>>) -> Path {
        self.0.push(Segment::Field(name.into()));
        self
    }

    /// A member of what this path leads to.
    pub fn index(mut self, number: usize) -> Path {
        self.0.push(Segment::Index(number));
        self
    }

    /// What follows this path when it is taken from what this one leads to.
    pub fn join(mut self, rest: &[Segment]) -> Path {
        self.0.extend_from_slice(rest);
        self
    }

    /// Its parts, from the outermost.
    pub fn segments(&self) -> &[Segment] {
        &self.0
    }

    /// What this is a part of; nothing for [`Path::ROOT`].
    pub fn parent(&self) -> Option<Path> {
        let (_, outer) = self.0.split_last()?;
        Some(Path(outer.to_vec()))
    }

    /// What follows `outer` in this path, if it lies in there.
    pub fn within(&self, outer: &Path) -> Option<&[Segment]> {
        self.0.strip_prefix(outer.segments())
    }

    /// The number of the member of `list` that this is or lies in, and what follows it.
    /// ```
    /// use game_api::Path;
    ///
    /// let path = Path::from("board.walls[3].at");
    /// let (number, rest) = path.member_of(&Path::from("board.walls")).expect("a wall");
    /// assert_eq!((number, rest.len()), (3, 1));
    /// ```
    pub fn member_of(&self, list: &Path) -> Option<(usize, &[Segment])> {
        match self.within(list)?.split_first()? {
            (Segment::Index(number), rest) => Some((*number, rest)),
            (Segment::Field(_), _) => None,
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, segment) in self.0.iter().enumerate() {
            match segment {
                Segment::Field(name) if i == 0 => write!(f, "{name}")?,
                Segment::Field(name) => write!(f, ".{name}")?,
                Segment::Index(number) => write!(f, "[{number}]")?,
            }
        }
        Ok(())
    }
}

impl From<&str> for Path {
    fn from(text: &str) -> Path {
        let mut path = Path::ROOT;
        let mut rest = text;
        // A path may begin with a number; a name is expected everywhere else.
        let mut is_name_next = !text.is_empty() && leading_index(text).is_none();
        while is_name_next || !rest.is_empty() {
            match leading_index(rest) {
                Some((number, behind)) if !is_name_next => {
                    path = path.index(number);
                    rest = behind;
                }
                _ => {
                    let (name, behind) = leading_name(rest);
                    path = path.field(name.to_owned());
                    rest = behind;
                }
            }
            is_name_next = rest.starts_with('.');
            rest = rest.strip_prefix('.').unwrap_or(rest);
        }
        path
    }
}

impl From<&String> for Path {
    fn from(text: &String) -> Path {
        Path::from(text.as_str())
    }
}

impl From<String> for Path {
    fn from(text: String) -> Path {
        Path::from(text.as_str())
    }
}

/// `[12]` and what stands behind it. Numbers that would be printed otherwise are no numbers.
fn leading_index(text: &str) -> Option<(usize, &str)> {
    let (digits, behind) = text.strip_prefix('[')?.split_once(']')?;
    let number: usize = digits.parse().ok().filter(|number: &usize| number.to_string() == digits)?;
    let ends = behind.is_empty() || behind.starts_with(['.', '[']) && is_path_behind(behind);
    ends.then_some((number, behind))
}

/// Whether a path goes on here: with a field, or with another number.
fn is_path_behind(text: &str) -> bool {
    text.starts_with('.') || leading_index(text).is_some()
}

/// A name up to the next dot or number, and what stands behind it.
fn leading_name(text: &str) -> (&str, &str) {
    let ends = |(at, c): &(usize, char)| *c == '.' || *c == '[' && leading_index(&text[*at..]).is_some();
    let end = text.char_indices().find(ends).map_or(text.len(), |(at, _)| at);
    text.split_at(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_as_they_are_printed() {
        let path = Path::from("victory").index(0).field("condition").field("all").index(12);
        assert_eq!(path.to_string(), "victory[0].condition.all[12]");
        assert_eq!(Path::from("victory[0].condition.all[12]"), path);
        assert_eq!(Path::from("marks[1][2]"), Path::from("marks").index(1).index(2));
        assert_eq!(Path::from("[4].at"), Path::ROOT.index(4).field("at"));
        assert_eq!(Path::from(""), Path::ROOT);
    }

    /// Fields of hostile files may have any name.
    #[test]
    fn whatever_is_written_is_printed_again() {
        let odd = [
            ".",
            "..",
            "a.",
            ".a",
            "a..b",
            "[",
            "]",
            "[]",
            "[x]",
            "a[01]",
            "a[-1]",
            "a[1]b",
            "a[1]b[2]",
            "a.[1]",
            "[1][",
            "a[99999999999999999999999]",
            "a[1].",
            "ä[1].ö",
            "[1]x.y",
            "a[1][2x]",
            "a[1][2].[3]",
        ];
        for text in odd {
            assert_eq!(Path::from(text).to_string(), text, "{:?}", Path::from(text));
        }
    }

    #[test]
    fn a_path_lies_in_what_it_is_a_part_of() {
        let path = Path::from("board.doors[3].at");
        assert_eq!(path.member_of(&Path::from("board.doors")), Some((3, &path.segments()[3..])));
        assert_eq!(path.member_of(&Path::from("board.walls")), None);
        assert_eq!(path.member_of(&Path::from("board")), None, "a field is no member");
        assert!(
            path.within(&Path::ROOT).is_some() && Path::from("boards").within(&Path::from("board")).is_none()
        );
        assert_eq!(Path::ROOT.parent(), None);
        let moved = Path::from("doors").index(7).join(&path.segments()[3..]);
        assert_eq!(moved.to_string(), "doors[7].at");
    }
}
