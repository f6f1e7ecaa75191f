//! What threatens the Marines of Death Angel, for everybody who looks at the table.

use death_angel::{Action, DeathAngel};
use game_api::{Game, Seeded, Viewer as RulesViewer};
use protocol::Threat;

use crate::any::AnyHistory;
use crate::command::Choice;
use crate::consider::{chosen, world_of};
use crate::early::asked_game;
use crate::history::{Applied, History};
use crate::refused::{Code, Refused};
use crate::seat::Seat;
use crate::table::Table;
use crate::update::Viewer;

impl Table {
    /// How likely each Marine is to die in the coming attacks, as things are or after an action of the
    /// legal list. Everything that has a say in it lies open, so anybody may ask; about an action,
    /// whoever decides.
    pub fn threats(
        &self,
        viewer: &Viewer,
        version: u32,
        action: Option<u32>,
    ) -> Result<Vec<Threat>, Refused> {
        let history = self.in_play()?;
        self.expect_version(version)?;
        let AnyHistory::Angel(history) = history else {
            return Err(Refused::new(Code::BadAction, "this game has no formation"));
        };
        let game = match action {
            None => {
                let look = self.look_of(viewer).viewer::<DeathAngel>();
                history.now().view(look.unwrap_or(RulesViewer::Spectator)).table().clone()
            }
            Some(index) => self.after_action(history, self.asking_seat(viewer)?, index)?,
        };
        let too_large = || Refused::new(Code::TooLarge, "there are too many ways how the attacks may go");
        Ok(game.threats().ok_or_else(too_large)?.iter().map(told).collect())
    }

    fn asking_seat(&self, viewer: &Viewer) -> Result<Seat, Refused> {
        let seat = match viewer {
            Viewer::Person { person, .. } => self.decider_of(person),
            Viewer::Spectator => None,
        };
        seat.ok_or_else(|| Refused::new(Code::NotYourDecision, "the decision is not yours"))
    }

    /// The game after an action, and with a chosen card in the attacks that it is for, in a world that the seat cannot tell from the real one.
    fn after_action(
        &self,
        history: &History<DeathAngel>,
        seat: Seat,
        index: u32,
    ) -> Result<DeathAngel, Refused> {
        let game = asked_game(history, &self.early, seat);
        let action = chosen(&*game, seat, &Choice::Index(index))?;
        let before = world_of(&*game, seat);
        let unknown = || Refused::new(Code::BadAction, "what comes of it is not known before it is done");
        if let Action::Choose { team, card } = action {
            return before.with_open_card(team, card).ok_or_else(unknown);
        }
        let after = Applied::new(&before, &action, Seeded::new(0));
        if after.is_final() || after.game.phase() != before.phase() {
            return Err(unknown());
        }
        Ok(after.game)
    }
}

fn told(threat: &death_angel::Threat) -> Threat {
    Threat { marine: threat.marine.name().to_owned(), p: threat.chance.to_string(), behind: threat.behind }
}
