//! How a game of Space Hulk begins.

use content::Library;
use space_hulk::{Position, Solo, SpaceHulk};

use super::position_in;
use crate::args::Args;
use crate::envelope::{Code, Failure, Fields};
use crate::table::Table;

/// Sets up a position.
pub(crate) fn load(fields: &Fields, seed: u64) -> Result<(Table<SpaceHulk>, Fields), Failure> {
    let position =
        position_in::read(fields).map_err(|problems| Failure::problems(Code::BadPosition, problems))?;
    begin(&position, seed, Code::BadPosition)
}

/// Sets up a mission.
pub(crate) fn new_game(
    library: &Library,
    args: Args,
    seed: u64,
) -> Result<(Table<SpaceHulk>, Fields), Failure> {
    let wrong_solo = || args.wrong("solo", "the solo variants are \"a\" and \"b\"");
    let solo = args.text("solo")?.map(|name| Solo::from_name(name).ok_or_else(wrong_solo)).transpose()?;
    let id = args.text("mission")?.ok_or_else(|| args.missing("mission"))?;
    let known = || {
        let entries = library.entries().iter();
        entries.map(|entry| entry.mission.id.as_str()).collect::<Vec<_>>().join(", ")
    };
    let mission =
        (library.find(id)).ok_or_else(|| args.wrong("mission", format!("the missions are: {}", known())))?;
    let mut position = mission.position();
    position.solo = solo.or(position.solo);
    if let Some(options) = args.object("options")? {
        position.options = position_in::read_options(options, position.options)
            .map_err(|problems| Failure::problems(Code::BadRequest, problems))?;
    }
    begin(&position, seed, Code::BadRequest)
}

fn begin(position: &Position, seed: u64, blame: Code) -> Result<(Table<SpaceHulk>, Fields), Failure> {
    Table::begin(seed, |dice, story| {
        SpaceHulk::from_position(position, dice, story).map_err(|problems| Failure::problems(blame, problems))
    })
}
