//! A campaign with missions of its own, as texts.

use super::model::Campaign;
use super::report::{parse, read_trusted};
use crate::diagnostic::{Diagnostic, Level, line_and_column};
use crate::hulk::library::Origin;
use crate::hulk::report::read_trusted as read_trusted_mission;
use crate::hulk::{self, Library};

/// A campaign from its file and those of its missions that do not come with the program, or the first thing
/// that is wrong with any of them.
pub fn check_files(file: &str, missions: &[String]) -> Result<Campaign, String> {
    let mut library = Library::built_in().clone();
    for (number, source) in (1..).zip(missions) {
        let report = hulk::parse(source);
        let name = format!("mission file {number}");
        let mission = report.mission.ok_or_else(|| first_error(&name, source, &report.diagnostics))?;
        let twice =
            |mission: Box<hulk::Mission>| format!("{name}: there is a mission {:?} already", mission.id);
        library.add(mission, Origin::BuiltIn).map_err(twice)?;
    }
    let report = parse(file, &library);
    report.campaign.ok_or_else(|| first_error("the campaign file", file, &report.diagnostics))
}

/// The same of texts that have been checked before.
pub fn read_files(file: &str, missions: &[String]) -> Option<Campaign> {
    let mut library = Library::built_in().clone();
    for source in missions {
        library.add(read_trusted_mission(source)?, Origin::BuiltIn).ok()?;
    }
    read_trusted(file, &library)
}

fn first_error(name: &str, source: &str, found: &[Diagnostic]) -> String {
    match found.iter().find(|found| found.level == Level::Error) {
        Some(error) => {
            let (line, _) = line_and_column(source, error.span.start);
            format!("{name}, line {line}: {}", error.message)
        }
        None => format!("{name} cannot be used"),
    }
}
