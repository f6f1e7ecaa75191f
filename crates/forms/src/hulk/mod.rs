//! Space Hulk in JSON.

mod actions;
mod events;
mod names;
mod position_in;
mod position_out;
mod setup;
mod state;
mod summary;
mod view;

use game_api::{Chance, Game, Viewer};
use serde_json::Value;
use space_hulk::{Action, Coord, Facing, Outcome, Side, SpaceHulk, Square};

pub use self::position_in::read as read_position;
pub use self::position_out::write as write_position;
pub use self::setup::set_up;

use crate::args::Args;
use crate::failure::{Failure, Refusal};
use crate::fields::{Fields, fields};
use crate::spoken::{Spoken, Story};

impl Spoken for SpaceHulk {
    const NAME: &'static str = "space-hulk";
    const DIE: &'static str = "a D6";
    const LOWEST_FACE: u8 = 1;
    const MOST_COMBINATIONS: usize = 300_000;

    fn load(
        position: &Fields,
        chance: &mut dyn Chance,
        story: &mut Story<SpaceHulk>,
    ) -> Result<SpaceHulk, Failure> {
        setup::load(position, chance, story)
    }

    fn write_position(&self) -> Value {
        position_out::write(&self.position())
    }

    fn seats(&self) -> Vec<(&'static str, Side)> {
        [Side::Marine, Side::Alien].map(|side| (side.name(), side)).into()
    }

    fn moment(&self) -> (u16, &'static str) {
        (self.turn(), self.phase().name())
    }

    fn asked(&self) -> Option<(&'static str, &'static str)> {
        self.decision().map(|decision| (decision.owner.name(), decision.kind.name()))
    }

    fn write_decision(&self) -> Value {
        state::decision(self)
    }

    fn result(&self, outcome: Outcome) -> (Option<&'static str>, String) {
        (outcome.winner.map(Side::name), self.reason(outcome))
    }

    fn read_action(&self, args: Args) -> Result<Result<Action, Refusal>, Failure> {
        Ok(actions::read(self, args)?.map_err(Refusal::from))
    }

    fn write_action(&self, action: &Action) -> Value {
        actions::write(self, action)
    }

    fn write_events(
        before: &SpaceHulk,
        after: &SpaceHulk,
        story: &Story<SpaceHulk>,
        viewer: Option<Viewer<Side>>,
    ) -> Value {
        events::write_all(before, after, story, viewer)
    }

    fn summarize(_: &SpaceHulk, _: &Action, after: &SpaceHulk, story: &Story<SpaceHulk>) -> Fields {
        summary::write(after, story)
    }

    fn write_view(&self, viewer: Viewer<Side>) -> Fields {
        view::write(&self.view(viewer), viewer)
    }

    fn sight(&self, args: Args) -> Result<Fields, Failure> {
        let from = floor(self, args, "from")?.ok_or_else(|| args.missing("from"))?;
        let letter = args.text("facing")?.ok_or_else(|| args.missing("facing"))?;
        let facing = Facing::from_letter(letter)
            .ok_or_else(|| args.wrong("facing", "a facing is \"N\", \"E\", \"S\" or \"W\""))?;
        Ok(match floor(self, args, "to")? {
            Some(to) => fields! {"clear": self.is_seen_from(from, facing, to)},
            None => {
                let seen = self.seen_from(from, facing);
                fields! {"sees": names::squares(self.setup(), seen.iter().filter(|&square| square != from))}
            }
        })
    }
}

fn floor(game: &SpaceHulk, args: Args, key: &str) -> Result<Option<Square>, Failure> {
    let Some(text) = args.text(key)? else { return Ok(None) };
    let coord =
        Coord::parse(text).ok_or_else(|| args.wrong(key, "a square is written \"x,y\" or \"x,y,level\""))?;
    let off = || args.wrong(key, format!("{coord} is no floor"));
    game.setup().board().square(coord).map(Some).ok_or_else(off)
}
