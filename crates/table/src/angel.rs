//! Death Angel at a table.

use death_angel::{Action, DeathAngel, DecisionKind, Event, Seat as RulesSeat, text};
use forms::GameJson;
use game_api::{Game, Viewer};

use crate::any::AnyAction;
use crate::entry::Millis;
use crate::history::{Applied, PlayedAction};
use crate::playable::Playable;
use crate::replay::Board;
use crate::seat::Seat;

impl Playable for DeathAngel {
    /// The last attack of a round runs on through the attacks of all swarms and an event.
    const FIRST_DIE_TELLS: bool = true;
    const SIDES: &'static [&'static str] = &["players"];

    fn any_action(step: PlayedAction<Action>, applied: Applied<DeathAngel>) -> AnyAction {
        AnyAction::Angel(step, Box::new(applied))
    }

    fn table_seat(seat: RulesSeat) -> Seat {
        Seat::PLAYERS[seat as usize]
    }

    fn rules_seat(seat: Seat) -> Option<RulesSeat> {
        let index = Seat::PLAYERS.into_iter().position(|player| player == seat)?;
        RulesSeat::ALL.get(index).copied()
    }

    fn held_seats(&self) -> Vec<Seat> {
        self.seats().into_iter().map(|(_, seat)| Self::table_seat(seat)).collect()
    }

    fn side(_: Seat) -> &'static str {
        Self::SIDES[0]
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Revealed { .. }
            | Event::Resolving { .. }
            | Event::Spawned { .. }
            | Event::EventDrawn { .. }
            | Event::EventHidden
            | Event::EventShown { .. }
            | Event::Looked { .. }
            | Event::LookedHidden
            | Event::BlipDiscarded { .. }
            | Event::DeckRenewed
            | Event::Located { .. }
            | Event::GameOver { .. } => true,
            Event::FirstPlayer { .. }
            | Event::TeamTaken { .. }
            | Event::Dealt { .. }
            | Event::Phase { .. }
            | Event::Chosen { .. }
            | Event::Committed { .. }
            | Event::CurrentPlayer { .. }
            | Event::TokensGiven { .. }
            | Event::TokensLost { .. }
            | Event::DoorTokens { .. }
            | Event::LocationToken
            | Event::NoToken
            | Event::Swapped { .. }
            | Event::Turned { .. }
            | Event::Activated { .. }
            | Event::TerrainPlaced { .. }
            | Event::TerrainRemoved { .. }
            | Event::ArtefactTaken { .. }
            | Event::ArtefactUsed { .. }
            | Event::Attacked { .. }
            | Event::Rolled { .. }
            | Event::Missed { .. }
            | Event::Slain { .. }
            | Event::Discarded { .. }
            | Event::SwarmAttacks { .. }
            | Event::MarineSlain { .. }
            | Event::TeamLost { .. }
            | Event::SwarmMoved { .. }
            | Event::Shielded { .. }
            | Event::PutBack { .. }
            | Event::Named { .. }
            | Event::BlipsDealt { .. }
            | Event::ShuffledIn { .. }
            | Event::Rescued { .. } => false,
        }
    }

    fn event_words(&self, event: &Event) -> String {
        text::print_event(event)
    }

    fn action_words(&self, action: &Action) -> String {
        text::print_action(action)
    }

    fn board(&self, viewer: Option<Viewer<RulesSeat>>) -> Board {
        Board::Angel(Box::new(match viewer {
            Some(viewer) => self.view(viewer).position(),
            None => self.position(),
        }))
    }

    fn is_pass(action: &Action) -> bool {
        *action == Action::Pass
    }

    /// This game has no windows.
    fn is_reaction(&self) -> bool {
        false
    }

    fn is_offer(&self) -> bool {
        false
    }

    fn answers_in_secret(&self) -> bool {
        self.decision().is_some_and(|decision| decision.kind == DecisionKind::Choose)
    }

    fn asking(&self, seat: Seat) -> Option<DeathAngel> {
        Self::rules_seat(seat).and_then(|seat| DeathAngel::asking(self, seat))
    }

    fn with_early(&self, action: &Action) -> DeathAngel {
        match *action {
            Action::Choose { team, card } => self.with_choice(team, card),
            _ => self.clone(),
        }
    }

    fn fallback(&self, legal: &[Action]) -> usize {
        let find = |answer: Action| legal.iter().position(|action| *action == answer);
        [Action::Pass, Action::Keep].into_iter().find_map(find).unwrap_or(0)
    }

    fn timer(&self) -> Option<Millis> {
        None
    }

    fn is_timed(&self) -> bool {
        false
    }

    fn on_timeout(&self) -> Option<Action> {
        None
    }
}
