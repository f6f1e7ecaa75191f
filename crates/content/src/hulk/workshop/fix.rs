//! What mends a finding for certain.

use space_hulk::Coord;

use super::edit::Edit;
use super::sheet::Desk;
use crate::diagnostic::Diagnostic;
use crate::hulk::lint::reach::walk;

/// Changes that mend a finding.
#[derive(Clone, Debug, PartialEq)]
pub struct Fix {
    /// What they do.
    pub kind: FixKind,
    /// The changes, in this order.
    pub edits: Vec<Edit>,
}

/// What a fix does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FixKind {
    /// Writes this word instead.
    Word(String),
    /// Wipes out a mark that nothing is called by.
    WipeMark(char),
    /// Takes floor away that nobody can reach.
    TakeFloor(usize),
    /// Leaves out a character that nobody sees.
    LeaveOut,
}

/// What mends a finding, where it is certain.
pub(super) fn fix(desk: &Desk<'_>, found: &Diagnostic, squares: &[Coord]) -> Option<Fix> {
    match found.code {
        "unused-mark" => wipe_mark(desk, found),
        "unreachable-floor" => take_floor(desk, squares),
        "hidden-character" => {
            let (start, end) = (found.span.start, found.span.end);
            let edits = vec![Edit::Text { start, end, text: String::new() }];
            Some(Fix { kind: FixKind::LeaveOut, edits })
        }
        _ => other_word(desk, found),
    }
}

/// The word that was meant, if the advice names one.
fn other_word(desk: &Desk<'_>, found: &Diagnostic) -> Option<Fix> {
    let (_, meant) = found.advice.split_once("did you mean ")?;
    let meant = meant.split_once('?')?.0.trim_matches(['`', '"']);
    let written = desk.source.get(found.span.clone())?;
    let quote = written.chars().next().filter(|c| matches!(c, '"' | '\''));
    let is_plain = !written.contains('\n') && !meant.contains(['"', '\'', '\\']);
    let text = match quote {
        Some(quote) => format!("{quote}{meant}{quote}"),
        None => meant.to_owned(),
    };
    let edit = Edit::Text { start: found.span.start, end: found.span.end, text };
    is_plain.then(|| Fix { kind: FixKind::Word(meant.to_owned()), edits: vec![edit] })
}

/// From the last one to the first, so that the places of the others stay what they are.
fn wipe_mark(desk: &Desk<'_>, found: &Diagnostic) -> Option<Fix> {
    let letter = desk.source.get(found.span.clone())?.chars().next()?;
    let mut spots: Vec<_> = desk.draft.map.marks.get(&letter)?.iter().map(|(_, span)| span.clone()).collect();
    spots.sort_by_key(|span| std::cmp::Reverse(span.start));
    let wipe =
        |span: std::ops::Range<usize>| Edit::Text { start: span.start, end: span.end, text: ".".into() };
    Some(Fix { kind: FixKind::WipeMark(letter), edits: spots.into_iter().map(wipe).collect() })
}

fn take_floor(desk: &Desk<'_>, squares: &[Coord]) -> Option<Fix> {
    let first = squares.first()?;
    let part = walk(&desk.draft.mission, desk.game?, &[*first]);
    let is_level = part.iter().all(|at| at.level == first.level);
    let squares: Vec<(i16, i16)> = part.iter().map(|at| (at.x, at.y)).collect();
    is_level.then(|| Fix {
        kind: FixKind::TakeFloor(squares.len()),
        edits: vec![Edit::Paint { level: first.level, squares, section: None }],
    })
}
