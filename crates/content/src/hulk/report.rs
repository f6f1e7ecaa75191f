//! Reading a file from end to end: what is found, and the mission if it can be used.

use super::model::Mission;
use super::read::{self, Draft};
use super::{lint, migrate, rules};
use crate::diagnostic::{Diagnostic, Level, Notes};
use crate::report::{Findings, check_source};
use crate::tree;

/// What [`parse`] has found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The mission, if there is no error.
    pub mission: Option<Mission>,
    /// Everything found, in the order of the file.
    pub diagnostics: Vec<Diagnostic>,
    /// How many findings there were beyond [`MAX_DIAGNOSTICS`](crate::MAX_DIAGNOSTICS).
    pub left_out: usize,
}

impl Report {
    /// How many findings there are of this level.
    pub fn count(&self, level: Level) -> usize {
        Findings::count(self, level)
    }
}

impl Findings for Report {
    fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    fn left_out(&self) -> usize {
        self.left_out
    }
}

/// Reads a mission and reports everything that is wrong or suspicious, at once.
pub fn parse(source: &str) -> Report {
    parse_file(source, None)
}

/// As [`parse`], for a file with this name (without its ending), which is to be the id.
pub fn parse_file(source: &str, stem: Option<&str>) -> Report {
    let notes = Notes::default();
    let mission = parse_into(source, stem, &notes);
    let usable = !notes.has_errors();
    let (diagnostics, left_out) = notes.into_list();
    Report { mission: mission.filter(|_| usable), diagnostics, left_out }
}

/// Reads a file that has been checked before; the rules are not asked again.
pub(crate) fn read_trusted(source: &str) -> Option<Mission> {
    let notes = Notes::default();
    let mission = read_into(source, &notes)?.mission;
    (!notes.has_errors()).then_some(mission)
}

fn parse_into(source: &str, stem: Option<&str>, notes: &Notes) -> Option<Mission> {
    check_source(source, notes)?;
    let draft = read_into(source, notes)?;
    let game = rules::check(&draft, notes);
    if let (Some(game), false) = (game, notes.has_errors()) {
        lint::lint(&draft, game, stem, notes);
    }
    Some(draft.mission)
}

fn read_into(source: &str, notes: &Notes) -> Option<Draft> {
    let mut tree = tree::grow(source, notes)?;
    migrate::migrate(&mut tree, notes)?;
    Some(read::read(source, &tree, notes))
}
