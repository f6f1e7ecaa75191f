//! Space Hulk in JSON.

mod action;
mod ask;
mod board;
mod decision;
mod event;
mod fixed;
mod open;
mod position_in;
mod position_out;
mod read_action;
mod setup;
mod snapshot;
mod summary;
mod tell;
mod unit;
mod victory;
mod view;
mod words;

use game_api::{Chance, Game, Refusal, Viewer};
use serde_json::Value;
use space_hulk::{Coord, Facing, Outcome, Side, SpaceHulk};

pub use self::action::{Action, Die, Movement, Plain, Price, Strike, Turn};
pub use self::ask::{ReachSpot, Sight, marines_sight, reach, sight};
pub use self::board::{Board, Door, EntryArea, Exit, Level, Takes};
pub use self::decision::Decision;
pub use self::event::{BlipValue, DoorMoved, Event, Hint, ObjectMoved, One, OneAt};
pub use self::fixed::{EntryOpens, Fixed, FixedFields, Reinforcements, Special, Zone};
pub use self::open::{Command, Ended, Generator, Object, ObjectExited, Open, Score};
pub use self::position_in::read as read_position;
pub use self::position_out::write as write_position;
pub use self::setup::{prepare, set_up};
pub use self::summary::Summary;
pub use self::unit::Unit;
pub use self::victory::{Condition, Goal, Victory};
pub use self::view::{GoalState, Progress, View};
pub use self::words::{Aim, Power, PowerUse, Square};

use crate::args::Args;
use crate::failure::Failure;
use crate::fields::{Fields, fields};
use crate::game_json::{GameJournal, GameJson};
use crate::parts::{MarkKind, Marks};
use crate::snapshot::Snapshot;
use crate::wire;

impl GameJson for SpaceHulk {
    type FixedFields = FixedFields;

    const NAME: &'static str = "space-hulk";
    const DIE: &'static str = "a D6";
    const LOWEST_FACE: u8 = 1;
    const MOST_COMBINATIONS: usize = 300_000;

    fn load(
        position: &Fields,
        chance: &mut dyn Chance,
        story: &mut GameJournal<SpaceHulk>,
    ) -> Result<SpaceHulk, Failure> {
        setup::load(position, chance, story)
    }

    fn write_position(&self) -> Value {
        position_out::write(&self.position())
    }

    fn snapshot(&self) -> Snapshot {
        snapshot::take(self)
    }

    fn fixed_part(&self) -> Option<Snapshot> {
        Some(snapshot::fixed_part(self))
    }

    fn restored(&self, snapshot: &Snapshot) -> Result<SpaceHulk, Failure> {
        snapshot::restore(self, snapshot)
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

    fn write_decision(&self) -> Option<wire::Decision> {
        decision::decision(self).map(|decision| wire::Decision::Hulk(Box::new(decision)))
    }

    fn result(&self, outcome: Outcome) -> (Option<&'static str>, String) {
        (outcome.winner.map(Side::name), self.reason(outcome))
    }

    fn read_action(&self, args: Args) -> Result<Result<space_hulk::Action, Refusal>, Failure> {
        read_action::read(self, args)
    }

    fn refusals() -> Vec<Refusal> {
        space_hulk::ALL_REFUSALS.iter().chain(read_action::REFUSALS).map(|refusal| **refusal).collect()
    }

    fn write_action(&self, action: &space_hulk::Action) -> wire::Action {
        wire::Action::Hulk(action::write(self, action))
    }

    fn write_events(
        before: &SpaceHulk,
        after: &SpaceHulk,
        story: &GameJournal<SpaceHulk>,
        viewer: Option<Viewer<Side>>,
    ) -> Vec<wire::Event> {
        tell::write_all(before, after, story, viewer).into_iter().map(wire::Event::Hulk).collect()
    }

    fn summarize(
        _: &SpaceHulk,
        _: &space_hulk::Action,
        after: &SpaceHulk,
        story: &GameJournal<SpaceHulk>,
    ) -> wire::Summary {
        wire::Summary::Hulk(summary::write(after, story))
    }

    fn marks(after: &SpaceHulk, story: &GameJournal<SpaceHulk>) -> Marks {
        summary::marks(after, story)
    }

    fn summarize_marks(summary: &wire::Summary, has: impl Fn(MarkKind) -> bool) -> wire::Summary {
        match summary {
            wire::Summary::Hulk(summary) => wire::Summary::Hulk(summary.with_marks(has)),
            other => other.clone(),
        }
    }

    fn fixed_fields(&self) -> FixedFields {
        FixedFields::of_game(self)
    }

    fn has_fixed_fields(&self, fields: &FixedFields) -> bool {
        fields.hold_for(self)
    }

    fn write_view_with(&self, fixed: &FixedFields, viewer: Option<Viewer<Side>>) -> wire::View {
        wire::View::Hulk(Box::new(match viewer {
            Some(viewer) => view::write(&self.view(viewer), fixed),
            None => view::write_open(self, fixed),
        }))
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
                let others = seen.iter().filter(|&square| square != from);
                fields! {"sees": others.map(|at| words::square(self.setup(), at)).collect::<Vec<_>>()}
            }
        })
    }
}

fn floor(game: &SpaceHulk, args: Args, key: &str) -> Result<Option<space_hulk::Square>, Failure> {
    let Some(text) = args.text(key)? else { return Ok(None) };
    let coord =
        Coord::parse(text).ok_or_else(|| args.wrong(key, "a square is written \"x,y\" or \"x,y,level\""))?;
    let off = || args.wrong(key, format!("{coord} is no floor"));
    game.setup().board().square(coord).map(Some).ok_or_else(off)
}
