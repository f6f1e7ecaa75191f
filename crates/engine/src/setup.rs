//! How a game begins.

use content::hulk::Library;
use death_angel::DeathAngel;
use forms::{Args, Fields};
use space_hulk::{Solo, SpaceHulk};

use crate::envelope::Failure;
use crate::session::{EngineGame, Session};

/// A game and the answer to those who asked for it.
type Begun<G> = Result<(Session<G>, Fields), Failure>;

/// Sets up a position.
pub(crate) fn load<G: EngineGame>(position: &Fields, seed: u64) -> Begun<G> {
    Session::begin(seed, |dice, story| G::load(position, dice, story))
}

/// Sets up a mission of Space Hulk.
pub(crate) fn mission(library: &Library, args: Args, seed: u64) -> Begun<SpaceHulk> {
    let wrong_solo = || args.wrong("solo", "the solo variants are \"a\" and \"b\"");
    let solo = args.text("solo")?.map(|name| Solo::from_name(name).ok_or_else(wrong_solo)).transpose()?;
    let id = args.text("mission")?.ok_or_else(|| args.missing("mission"))?;
    let known = || {
        let entries = library.entries().iter();
        entries.map(|entry| entry.mission.id.as_str()).collect::<Vec<_>>().join(", ")
    };
    let mission =
        (library.find(id)).ok_or_else(|| args.wrong("mission", format!("the missions are: {}", known())))?;
    let options = args.object("options")?;
    Session::begin(seed, |dice, story| forms::hulk::set_up(mission, options, solo, dice, story))
}

/// Sets up a new game of Death Angel for a number of players, whose teams may be given.
pub(crate) fn players(args: Args, seed: u64) -> Begun<DeathAngel> {
    let players = args.byte("players")?.ok_or_else(|| args.missing("players"))?;
    let teams = args.object("teams")?;
    Session::begin(seed, |dice, story| forms::angel::set_up(players, teams, dice, story))
}
