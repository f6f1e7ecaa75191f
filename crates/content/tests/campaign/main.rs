//! The tutorials and the campaign: what they say, what they use, and that they can be
//! played to an end.

mod check;
mod coverage;
mod deeds;
mod errands;
mod golden;
mod playouts;
mod pupil;
mod purpose;
mod scores;

use content::hulk::{Library, Mission, Series};
use game_api::{Journal, Seeded};
use space_hulk::SpaceHulk;

/// The three tutorials and the twelve chapters of the campaign, in order.
fn missions() -> Vec<&'static Mission> {
    let entries = Library::built_in().entries().iter().map(|entry| &entry.mission);
    entries.filter(|mission| matches!(mission.series, Series::Tutorial | Series::Campaign)).collect()
}

/// The mission at its first decision.
fn start(mission: &Mission, seed: u64) -> SpaceHulk {
    SpaceHulk::from_position(&mission.position(), &mut Seeded::new(seed), &mut Journal::discard())
        .unwrap_or_else(|problems| panic!("{}: {problems:#?}", mission.id))
}
