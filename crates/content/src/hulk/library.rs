//! Missions by id: those that come with the program, and the user's own.

use std::path::PathBuf;
use std::sync::OnceLock;

use crate::hulk::model::Mission;
use crate::hulk::report::read_trusted;

/// The stem and the text of every file in `missions/`.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/missions.rs"));

/// Where a mission comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It comes with the program.
    BuiltIn,
    /// It is the user's own.
    File(PathBuf),
}

/// A mission of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryMission {
    /// The mission, which has no errors.
    pub mission: Mission,
    /// Where it comes from.
    pub origin: Origin,
}

/// Missions by id, in the order of lists: by series, chapter and id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    entries: Vec<LibraryMission>,
}

impl Library {
    /// The missions that come with the program.
    pub fn built_in() -> &'static Library {
        static LIBRARY: OnceLock<Library> = OnceLock::new();
        LIBRARY.get_or_init(|| {
            let mut library = Library::default();
            for (stem, source) in FILES {
                // The linter has seen them all: a test asks it.
                let mission = read_trusted(source).unwrap_or_else(|| panic!("{stem}: a mission with errors"));
                library.add(mission, Origin::BuiltIn).unwrap_or_else(|_| panic!("{stem}: there are two"));
            }
            library
        })
    }

    /// Adds a mission; gives it back if there is one with its id.
    pub fn add(&mut self, mission: Mission, origin: Origin) -> Result<(), Box<Mission>> {
        if self.find(&mission.id).is_some() {
            return Err(Box::new(mission));
        }
        let order = |mission: &Mission| (mission.series, mission.chapter, mission.id.clone());
        let at = self.entries.partition_point(|entry| order(&entry.mission) < order(&mission));
        self.entries.insert(at, LibraryMission { mission, origin });
        Ok(())
    }

    /// Every mission, in the order of lists.
    pub fn entries(&self) -> &[LibraryMission] {
        &self.entries
    }

    /// The mission of this id.
    pub fn find(&self, id: &str) -> Option<&Mission> {
        self.entries.iter().map(|entry| &entry.mission).find(|mission| mission.id == id)
    }

    /// The file of a mission that comes with the program.
    pub fn source(id: &str) -> Option<&'static str> {
        FILES.iter().find(|(stem, _)| *stem == id).map(|(_, source)| *source)
    }
}
