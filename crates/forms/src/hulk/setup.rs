//! How a game of Space Hulk begins.

use content::hulk::Mission;
use game_api::Chance;
use space_hulk::{Solo, SpaceHulk, Start};

use super::position_in;
use crate::failure::{Code, Failure};
use crate::fields::Fields;
use crate::game_json::GameJournal;

/// Sets up a position.
pub(super) fn load(
    fields: &Fields,
    chance: &mut dyn Chance,
    story: &mut GameJournal<SpaceHulk>,
) -> Result<SpaceHulk, Failure> {
    let position =
        position_in::read(fields).map_err(|problems| Failure::problems(Code::BadPosition, problems))?;
    SpaceHulk::from_position(&position, chance, story)
        .map_err(|problems| Failure::problems(Code::BadPosition, problems))
}

/// Sets up a mission, with options that change those of the mission, and alone against the
/// aliens if a solo variant is named.
pub fn set_up(
    mission: &Mission,
    options: Option<&Fields>,
    solo: Option<Solo>,
    chance: &mut dyn Chance,
    story: &mut GameJournal<SpaceHulk>,
) -> Result<SpaceHulk, Failure> {
    prepare(mission, options, solo).map(|start| start.begin(chance, story))
}

/// The same up to the first draw, to be begun as often as one likes.
pub fn prepare(mission: &Mission, options: Option<&Fields>, solo: Option<Solo>) -> Result<Start, Failure> {
    let mut position = mission.position();
    position.solo = solo.or(position.solo);
    if let Some(options) = options {
        position.options = position_in::read_options(options, position.options)
            .map_err(|problems| Failure::problems(Code::BadRequest, problems))?;
    }
    Start::new(&position).map_err(|problems| Failure::problems(Code::BadRequest, problems))
}
