//! Reading a file from end to end.

use super::model::Campaign;
use super::{lint, read};
use crate::diagnostic::{Diagnostic, Notes};
use crate::hulk::Library;
use crate::report::{Findings, check_source};
use crate::tree;

/// What [`parse`] has found.
#[derive(Clone, Debug)]
pub struct CampaignReport {
    /// The campaign, if there is no error.
    pub campaign: Option<Campaign>,
    /// Everything found, in the order of the file.
    pub diagnostics: Vec<Diagnostic>,
    /// How many findings there were beyond [`MAX_DIAGNOSTICS`](crate::MAX_DIAGNOSTICS).
    pub left_out: usize,
}

impl Findings for CampaignReport {
    fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    fn left_out(&self) -> usize {
        self.left_out
    }
}

/// Reads a campaign whose missions are in this library, and reports everything that is wrong or suspicious.
pub fn parse(source: &str, missions: &Library) -> CampaignReport {
    parse_file(source, None, missions)
}

/// As [`parse`], for a file with this name (without its ending), which is to be the id.
pub fn parse_file(source: &str, stem: Option<&str>, missions: &Library) -> CampaignReport {
    let notes = Notes::default();
    let draft = check_source(source, &notes).and_then(|()| read_into(source, missions, &notes));
    if let Some(draft) = draft.as_ref().filter(|_| !notes.has_errors()) {
        lint::lint(draft, stem, &notes);
    }
    let usable = !notes.has_errors();
    let (diagnostics, left_out) = notes.into_list();
    let campaign = draft.map(|draft| draft.campaign).filter(|_| usable);
    CampaignReport { campaign, diagnostics, left_out }
}

/// Reads a file that has been checked before.
pub fn read_trusted(source: &str, missions: &Library) -> Option<Campaign> {
    let notes = Notes::default();
    let campaign = read_into(source, missions, &notes)?.campaign;
    (!notes.has_errors()).then_some(campaign)
}

fn read_into(source: &str, missions: &Library, notes: &Notes) -> Option<read::Draft> {
    let tree = tree::grow(source, notes)?;
    read::read(source, &tree, missions, notes)
}
