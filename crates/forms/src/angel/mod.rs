//! Death Angel in JSON.

mod action;
mod decision;
mod event;
mod open;
mod position_in;
mod position_out;
mod read_action;
mod setup;
mod snapshot;
mod summary;
mod tell;
mod view;
mod words;

use death_angel::{DeathAngel, Outcome, Seat};
use game_api::{Chance, Game, Refusal, Viewer};
use serde_json::Value;

pub use self::action::Action;
pub use self::decision::Decision;
pub use self::event::{Event, SwarmCard, TeamCard};
pub use self::open::{AheadForm, CellForm, Ended, InForce, Limited, Open, RowForm, TerrainForm};
pub use self::setup::set_up;
pub use self::summary::Summary;
pub use self::view::{Blips, Decks, Pile, PutBack, Roster, View};
pub use self::words::{Cell, Choice, Target};

use crate::args::Args;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::game_json::{GameJournal, GameJson};
use crate::snapshot::Snapshot;
use crate::wire;

impl GameJson for DeathAngel {
    type FixedFields = ();

    const NAME: &'static str = "death-angel";
    const DIE: &'static str = "the combat die";
    const LOWEST_FACE: u8 = 0;
    /// Cards make more different games than dice do: each of these is told in full.
    const MOST_COMBINATIONS: usize = 20_000;

    fn load(
        position: &Fields,
        chance: &mut dyn Chance,
        story: &mut GameJournal<DeathAngel>,
    ) -> Result<DeathAngel, Failure> {
        setup::load(position, chance, story)
    }

    fn write_position(&self) -> Value {
        position_out::write(&self.position()).into()
    }

    fn snapshot(&self) -> Snapshot {
        snapshot::take(self)
    }

    fn fixed_part(&self) -> Option<Snapshot> {
        None
    }

    fn restored(&self, snapshot: &Snapshot) -> Result<DeathAngel, Failure> {
        snapshot::restore(snapshot)
    }

    fn seats(&self) -> Vec<(&'static str, Seat)> {
        let seats = Seat::ALL.iter().take(self.n_players().into());
        seats.map(|&seat| (seat.name(), seat)).collect()
    }

    fn moment(&self) -> (u16, &'static str) {
        (self.round(), self.phase().name())
    }

    fn asked(&self) -> Option<(&'static str, &'static str)> {
        self.decision().map(|decision| (decision.owner.name(), decision.kind.name()))
    }

    fn write_decision(&self) -> Option<wire::Decision> {
        decision::decision(self).map(wire::Decision::Angel)
    }

    fn result(&self, outcome: Outcome) -> (Option<&'static str>, String) {
        (winner(outcome), outcome.ending.name().to_owned())
    }

    fn read_action(&self, args: Args) -> Result<Result<death_angel::Action, Refusal>, Failure> {
        read_action::read(self, args)
    }

    fn refusals() -> Vec<Refusal> {
        let rules = death_angel::ALL_REFUSALS.iter().map(|refusal| **refusal);
        rules.chain([read_action::NOT_POSSIBLE_NOW]).collect()
    }

    fn write_action(&self, action: &death_angel::Action) -> wire::Action {
        wire::Action::Angel(action::write(action))
    }

    fn write_events(
        _: &DeathAngel,
        _: &DeathAngel,
        story: &GameJournal<DeathAngel>,
        viewer: Option<Viewer<Seat>>,
    ) -> Vec<wire::Event> {
        tell::write_all(story, viewer).into_iter().map(wire::Event::Angel).collect()
    }

    fn summarize(
        before: &DeathAngel,
        action: &death_angel::Action,
        after: &DeathAngel,
        story: &GameJournal<DeathAngel>,
    ) -> wire::Summary {
        wire::Summary::Angel(summary::write(before, action, after, story))
    }

    fn summarize_first(
        before: &DeathAngel,
        action: &death_angel::Action,
        after: &DeathAngel,
        story: &GameJournal<DeathAngel>,
    ) -> wire::Summary {
        wire::Summary::Angel(summary::write_first(before, action, after, story))
    }

    fn fixed_fields(&self) {}

    fn has_fixed_fields(&self, (): &()) -> bool {
        true
    }

    fn write_view_with(&self, (): &(), viewer: Option<Viewer<Seat>>) -> wire::View {
        wire::View::Angel(Box::new(match viewer {
            Some(viewer) => view::write(&self.view(viewer)),
            None => view::write_open(self),
        }))
    }

    fn sight(&self, _: Args) -> Result<Fields, Failure> {
        Err(Failure::request("`los` asks about squares, and this game has none"))
    }
}

/// The players win or lose together.
fn winner(outcome: Outcome) -> Option<&'static str> {
    outcome.is_won().then_some("players")
}
