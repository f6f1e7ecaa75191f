//! Questions about a unit of Space Hulk, answered from the view of the person who asks.

use forms::hulk::Sight;
use forms::{Text, Vocabulary as _};
use game_api::{Game, Viewer as RulesViewer};
use protocol::ReachSpot;
use space_hulk::SpaceHulk;

use crate::any::AnyHistory;
use crate::consider::beyond;
use crate::refused::{Code, Refused};
use crate::table::Table;
use crate::update::Viewer;

impl Table {
    /// Where a unit can go, as far as this viewer can tell; nowhere unless the viewer
    /// decides about it now.
    pub fn reach(&self, viewer: &Viewer, version: u32, unit: &str) -> Result<Vec<ReachSpot>, Refused> {
        let view = self.hulk_view(viewer, version)?;
        let spots = forms::hulk::reach(&view, unit);
        let spots = spots.map_err(|failure| Refused::new(Code::BadAction, failure.message))?;
        Ok(spots.into_iter().map(reach_spot).collect())
    }

    /// What a unit sees, as far as this viewer can tell; without one, what all Marines see.
    pub fn sight(&self, viewer: &Viewer, version: u32, unit: Option<&str>) -> Result<Sight, Refused> {
        let view = self.hulk_view(viewer, version)?;
        let Some(unit) = unit else { return Ok(forms::hulk::marines_sight(&view)) };
        forms::hulk::sight(&view, unit).map_err(|failure| Refused::new(Code::BadAction, failure.message))
    }

    fn hulk_view(&self, viewer: &Viewer, version: u32) -> Result<space_hulk::View, Refused> {
        let history = self.in_play()?;
        self.expect_version(version)?;
        match history {
            AnyHistory::Hulk(history) => {
                let look = self.look_of(viewer).viewer::<SpaceHulk>();
                let owner = history.owner().filter(|_| look.is_some());
                // Where a free shot is offered, what counts is where one can go without it.
                let declined = owner.and_then(|owner| beyond(history.now(), owner)).map(|beyond| beyond.game);
                let game = declined.as_ref().unwrap_or(history.now());
                Ok(game.view(look.unwrap_or(RulesViewer::Spectator)))
            }
            AnyHistory::Angel(_) => {
                Err(Refused::new(Code::BadAction, "this game has no board to look along"))
            }
        }
    }
}

fn reach_spot(spot: forms::hulk::ReachSpot) -> ReachSpot {
    ReachSpot {
        square: spot.square.0.to_string(),
        facing: spot.facing.map(|facing| facing.0.word().to_owned()),
        cost: spot.cost,
        cp: spot.cp,
        risky: spot.risky,
        path: spot.path.iter().map(|step| Text::of(step).into()).collect(),
    }
}
