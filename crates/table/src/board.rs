//! What somebody at a Space Hulk board asks about a unit, answered from their view.

use forms::hulk::{ReachSpot, Sight};
use game_api::{Game, Viewer as RulesViewer};
use space_hulk::SpaceHulk;

use crate::any::AnyLine;
use crate::refused::{Code, Refused};
use crate::table::Table;
use crate::update::Viewer;

impl Table {
    /// Where a unit can go, as far as this viewer can tell; nowhere unless the viewer
    /// decides about it now.
    pub fn reach(&self, viewer: &Viewer, version: u32, unit: &str) -> Result<Vec<ReachSpot>, Refused> {
        let view = self.hulk_view(viewer, version)?;
        forms::hulk::reach(&view, unit).map_err(|failure| Refused::new(Code::BadAction, failure.message))
    }

    /// What a unit sees, as far as this viewer can tell.
    pub fn sight(&self, viewer: &Viewer, version: u32, unit: &str) -> Result<Sight, Refused> {
        let view = self.hulk_view(viewer, version)?;
        forms::hulk::sight(&view, unit).map_err(|failure| Refused::new(Code::BadAction, failure.message))
    }

    fn hulk_view(&self, viewer: &Viewer, version: u32) -> Result<space_hulk::View, Refused> {
        let line = self.in_play()?;
        self.expect_version(version)?;
        match line {
            AnyLine::Hulk(line) => {
                let look = self.look_of(viewer).viewer::<SpaceHulk>();
                Ok(line.now().view(look.unwrap_or(RulesViewer::Spectator)))
            }
            AnyLine::Angel(_) => Err(Refused::new(Code::BadAction, "this game has no board to look along")),
        }
    }
}
