//! Death Angel in JSON.

mod actions;
mod events;
mod position_in;
mod position_out;
mod setup;
mod summary;
mod view;

use death_angel::cards::EventId;
use death_angel::{Action, Cell, DeathAngel, Outcome, Seat};
use game_api::{Chance, Game, Viewer};
use serde_json::Value;

pub use self::setup::set_up;

use crate::args::Args;
use crate::failure::{Failure, Refusal};
use crate::fields::{Fields, fields};
use crate::spoken::{Spoken, Story};

impl Spoken for DeathAngel {
    const NAME: &'static str = "death-angel";
    const DIE: &'static str = "the combat die";
    const LOWEST_FACE: u8 = 0;
    /// Cards make more different games than dice do: each of these is told in full.
    const MOST_COMBINATIONS: usize = 20_000;

    fn load(
        position: &Fields,
        chance: &mut dyn Chance,
        story: &mut Story<DeathAngel>,
    ) -> Result<DeathAngel, Failure> {
        setup::load(position, chance, story)
    }

    fn write_position(&self) -> Value {
        position_out::write(&self.position()).into()
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

    fn write_decision(&self) -> Value {
        // Whoever decides about an event has seen it.
        let owner = self.decision().map(|decision| decision.owner);
        decision(self, owner.and_then(|owner| self.view(Viewer::Seat(owner)).event()))
    }

    fn result(&self, outcome: Outcome) -> (Option<&'static str>, String) {
        (winner(outcome), outcome.ending.name().to_owned())
    }

    fn read_action(&self, args: Args) -> Result<Result<Action, Refusal>, Failure> {
        actions::read(self, args)
    }

    fn write_action(&self, action: &Action) -> Value {
        actions::write(action).into()
    }

    fn write_events(
        _: &DeathAngel,
        _: &DeathAngel,
        story: &Story<DeathAngel>,
        viewer: Option<Viewer<Seat>>,
    ) -> Value {
        events::write_all(story, viewer)
    }

    fn summarize(
        before: &DeathAngel,
        action: &Action,
        after: &DeathAngel,
        story: &Story<DeathAngel>,
    ) -> Fields {
        summary::write(before, action, after, story)
    }

    fn write_view(&self, viewer: Viewer<Seat>) -> Fields {
        view::write(&self.view(viewer))
    }

    fn sight(&self, _: Args) -> Result<Fields, Failure> {
        Err(Failure::request("`los` asks about squares, and this game has none"))
    }
}

/// The players win or lose together.
fn winner(outcome: Outcome) -> Option<&'static str> {
    outcome.is_won().then_some("players")
}

/// The pending decision, with the event it is about where that is known; null after the end.
fn decision(game: &DeathAngel, event: Option<EventId>) -> Value {
    let Some(decision) = game.decision() else { return Value::Null };
    let mut out = fields! {"owner": decision.owner.name(), "kind": decision.kind.name()};
    if let Some(face) = game.face() {
        out.insert("face".into(), face.number().into());
    }
    if let Some(event) = event {
        out.insert("event".into(), event.name().into());
    }
    out.into()
}

/// Names a cell: its position, counted from 1 at the top, and its side.
fn put_cell(out: &mut Fields, cell: Cell) {
    out.insert("position".into(), (cell.position() + 1).into());
    out.insert("side".into(), cell.side().name().into());
}
