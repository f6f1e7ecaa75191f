//! The campaigns that come with the program.

use std::sync::OnceLock;

use super::model::Campaign;
use super::report::read_trusted;
use crate::hulk::Library;

/// The stem and the text of every file in `campaigns/`.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/campaigns.rs"));

/// The campaigns that come with the program, by their ids.
pub fn built_in() -> &'static [Campaign] {
    static CAMPAIGNS: OnceLock<Vec<Campaign>> = OnceLock::new();
    CAMPAIGNS.get_or_init(|| {
        // The linter has seen them all: a test asks it.
        let read = |(stem, source): &(&str, &str)| {
            read_trusted(source, Library::built_in())
                .unwrap_or_else(|| panic!("{stem}: a campaign with errors"))
        };
        FILES.iter().map(read).collect()
    })
}

/// The campaign of this id that comes with the program.
pub fn find(id: &str) -> Option<&'static Campaign> {
    built_in().iter().find(|campaign| campaign.id == id)
}

/// The file of a campaign that comes with the program.
pub fn source(id: &str) -> Option<&'static str> {
    FILES.iter().find(|(stem, _)| *stem == id).map(|(_, source)| *source)
}
