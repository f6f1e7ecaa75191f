//! Cuts a text into lines of words and keeps the list of problems.

use game_api::Problem;

use super::{MAX_LINE, MAX_PROBLEMS};

/// A place in the text, counted from 1; column 0 stands for the whole line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    pub line: u32,
    pub column: u32,
}

/// One word with the place where it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'t> {
    pub text: &'t str,
    pub spot: Spot,
}

/// The words of one line, with those of the lines that continue it. A blank line
/// has none; comments, and lines that cannot be cut, are left out.
#[derive(Debug)]
pub(super) struct TextLine<'t> {
    pub words: Vec<Word<'t>>,
}

/// Everything found wrong so far.
#[derive(Debug, Default)]
pub(super) struct Problems {
    list: Vec<(Spot, String)>,
    more: bool,
}

impl Problems {
    pub fn push(&mut self, spot: Spot, message: impl Into<String>) {
        if self.is_full() {
            self.more = true;
        } else {
            self.list.push((spot, message.into()))
        }
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether further problems are only counted, so that nobody need word them.
    pub fn is_full(&self) -> bool {
        self.list.len() >= MAX_PROBLEMS
    }

    /// The problems in the order of the text.
    pub fn into_list(mut self) -> Vec<Problem> {
        self.list.sort();
        if self.more {
            let last = self.list.last().map_or(Spot::default(), |(spot, _)| *spot);
            self.list.push((last, "there are more problems; mend these first".to_owned()));
        }
        self.list.into_iter().map(|(spot, message)| Problem::new(path(spot), message)).collect()
    }
}

fn path(spot: Spot) -> String {
    match spot.column {
        0 => format!("line {}", spot.line),
        column => format!("line {}, column {column}", spot.line),
    }
}

/// Cuts the text. A line whose last word is `\` goes on in the next one.
pub(super) fn lines<'t>(text: &'t str, problems: &mut Problems) -> Vec<TextLine<'t>> {
    let mut lines: Vec<TextLine<'t>> = Vec::new();
    let mut goes_on = false;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (line, number) in text.lines().zip(1..) {
        let mut words = words(line, number, problems);
        if words.is_empty() && !line.trim().is_empty() {
            continue;
        }
        let ends_open = words.pop_if(|word| word.text == "\\").is_some();
        match lines.last_mut() {
            Some(last) if goes_on => last.words.append(&mut words),
            _ => lines.push(TextLine { words }),
        }
        goes_on = ends_open;
    }
    lines
}

fn words<'t>(text: &'t str, line: u32, problems: &mut Problems) -> Vec<Word<'t>> {
    let mut words = Vec::new();
    let length = text.chars().count();
    if length > MAX_LINE {
        let advice = "end it with ` \\` and go on in the next one";
        let message = format!("the line has {length} characters and at most {MAX_LINE} are read; {advice}");
        problems.push(Spot { line, column: 0 }, message);
        return words;
    }
    let (mut rest, mut column) = (text, 1);
    loop {
        let blanks = rest.chars().take_while(|c| c.is_whitespace()).count();
        rest = rest.trim_start();
        column += blanks as u32;
        // A single space is not enough, so that a stray `#` is not taken for a comment.
        if rest.is_empty() || rest.starts_with('#') && (words.is_empty() || blanks >= 2) {
            return words;
        }
        let spot = Spot { line, column };
        let Some(end) = outside_quotes(rest, char::is_whitespace) else {
            problems.push(spot, "the quotes in this word are never closed; add a `\"`");
            return Vec::new();
        };
        words.push(Word { text: &rest[..end], spot });
        column += rest[..end].chars().count() as u32;
        rest = &rest[end..];
    }
}

/// The first character outside quotes that fits, or the end of the text; `None` if
/// quotes stay open.
pub(super) fn outside_quotes(text: &str, fits: impl Fn(char) -> bool) -> Option<usize> {
    let (mut is_quoted, mut is_escaped) = (false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            c if !is_quoted && fits(c) => return Some(at),
            _ => {}
        }
    }
    (!is_quoted).then_some(text.len())
}
