//! Space Hulk at a table.

use game_api::{Game, Viewer};
use space_hulk::{Action, DecisionKind, Event, Phase, Side, SpaceHulk, Verb, text};

use crate::any::AnyAction;
use crate::entry::Millis;
use crate::history::{Applied, PlayedAction};
use crate::playable::Playable;
use crate::replay::Board;
use crate::seat::Seat;

impl Playable for SpaceHulk {
    const FIRST_DIE_TELLS: bool = false;
    const SIDES: &'static [&'static str] = &[Seat::Marine.name(), Seat::Alien.name()];

    fn any_action(step: PlayedAction<Action>, applied: Applied<SpaceHulk>) -> AnyAction {
        AnyAction::Hulk(step, Box::new(applied))
    }

    fn table_seat(side: Side) -> Seat {
        match side {
            Side::Marine => Seat::Marine,
            Side::Alien => Seat::Alien,
        }
    }

    fn rules_seat(seat: Seat) -> Option<Side> {
        match seat {
            Seat::Marine => Some(Side::Marine),
            Seat::Alien => Some(Side::Alien),
            _ => None,
        }
    }

    /// In a game for one the alien side is an automaton, and its seat cannot be held.
    fn held_seats(&self) -> Vec<Seat> {
        match self.setup().solo() {
            Some(_) => vec![Seat::Marine],
            None => vec![Seat::Marine, Seat::Alien],
        }
    }

    fn side(seat: Seat) -> &'static str {
        seat.name()
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::CommandDrawn { .. }
            | Event::CommandShown { .. }
            | Event::BlipDrawn { .. }
            | Event::BlipDiscarded { .. }
            | Event::Revealed { .. }
            | Event::BroodlordAppeared { .. }
            | Event::PileReshuffled { .. }
            | Event::GameOver { .. } => true,
            Event::Phase { .. }
            | Event::CpSpent { .. }
            | Event::Moved { .. }
            | Event::Turned { .. }
            | Event::Entered { .. }
            | Event::Exited { .. }
            | Event::Fell { .. }
            | Event::Bounced { .. }
            | Event::Deployed { .. }
            | Event::DoorOpened { .. }
            | Event::DoorClosed { .. }
            | Event::DoorDestroyed { .. }
            | Event::GeneratorDamaged { .. }
            | Event::Fired { .. }
            | Event::Rolled { .. }
            | Event::Killed { .. }
            | Event::Jammed { .. }
            | Event::JamCleared { .. }
            | Event::Reloaded { .. }
            | Event::Exploded { .. }
            | Event::Flamed { .. }
            | Event::OverwatchSet { .. }
            | Event::OverwatchLost { .. }
            | Event::GuardSet { .. }
            | Event::GuardLost { .. }
            | Event::Assaulted { .. }
            | Event::AssaultScored { .. }
            | Event::PsiSpent { .. }
            | Event::PowerUsed { .. }
            | Event::BlipPlaced { .. }
            | Event::Ambushed { .. }
            | Event::Automaton(_)
            | Event::Placed { .. }
            | Event::Lurks { .. }
            | Event::Joined { .. }
            | Event::Grouped { .. }
            | Event::Retreated { .. }
            | Event::Lost { .. }
            | Event::PickedUp { .. }
            | Event::Dropped { .. }
            | Event::Handed { .. }
            | Event::Pushed { .. }
            | Event::CountersRemoved => false,
        }
    }

    fn event_words(&self, event: &Event) -> String {
        text::print_event(self.setup(), event)
    }

    fn action_words(&self, action: &Action) -> String {
        text::print_action(self, action)
    }

    fn board(&self, viewer: Option<Viewer<Side>>) -> Board {
        Board::Hulk(Box::new(match viewer {
            Some(viewer) => self.view(viewer).position(),
            None => self.position(),
        }))
    }

    fn is_pass(action: &Action) -> bool {
        action.verb == Verb::Pass
    }

    fn is_reaction(&self) -> bool {
        self.decision().is_some_and(|decision| decision.kind == DecisionKind::Reaction)
    }

    /// A free shot after a step; and command points, before those on overwatch are asked, who fire
    /// for nothing.
    fn is_offer(&self) -> bool {
        let offers = [DecisionKind::FreeShot, DecisionKind::Reaction];
        self.decision().is_some_and(|decision| offers.contains(&decision.kind))
    }

    /// What the sides do is seen; what is hidden (blips, the command counter) is so before.
    fn answers_in_secret(&self) -> bool {
        false
    }

    fn fallback(&self, legal: &[Action]) -> usize {
        let declining = [Verb::Pass, Verb::Keep, Verb::EndActivation, Verb::EndTurn];
        let find = |verb: Verb| legal.iter().position(|action| action.verb == verb);
        declining.into_iter().find_map(find).unwrap_or(0)
    }

    fn timer(&self) -> Option<Millis> {
        self.setup().options().timer_seconds.map(|seconds| Millis::from(seconds) * 1000)
    }

    /// SH-TIME-01, SH-TIME-03. While the alien side decides something inside a Marine's
    /// action the timer stands still (BT-01).
    fn is_timed(&self) -> bool {
        // SB-GEN-03.
        self.setup().solo() != Some(space_hulk::Solo::B)
            && self.phase() == Phase::MarineAction
            && self.decision().is_some_and(|decision| decision.owner == Side::Marine)
    }

    fn on_timeout(&self) -> Option<Action> {
        SpaceHulk::on_timeout(self)
    }
}
