//! What a decision is about, for those who show it. All of it lies open: of the work under
//! way only an event can be hidden, and it is not told here.

use crate::card::{Cell, Marine, Team, Terrain};
use crate::frame::{Frame, KillFor};
use crate::state::DeathAngel;

/// What a decision inside a card, a location or an event is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matter {
    /// The work under way, by the word that a position has for it; of kills, what kills.
    pub work: String,
    /// The team whose card or ability it is.
    pub team: Option<Team>,
    /// The Marine who attacks, defends or is asked about.
    pub marine: Option<Marine>,
    /// The cell that is attacked, attacks, or was named first.
    pub cell: Option<Cell>,
    /// The terrain card that is placed.
    pub terrain: Option<Terrain>,
    /// How many are still to be picked, killed, placed or dealt.
    pub left: Option<u8>,
}

impl DeathAngel {
    /// What the pending decision is about, if work is under way.
    pub fn matter(&self) -> Option<Matter> {
        let frame = self.frames.last().filter(|_| self.over.is_none())?;
        let words = frame.print();
        let work = words.split(' ').next().unwrap_or_default().to_owned();
        let mut matter = Matter { work, team: None, marine: None, cell: None, terrain: None, left: None };
        matter.fill(self, frame);
        Some(matter)
    }
}

impl Matter {
    fn fill(&mut self, game: &DeathAngel, frame: Frame) {
        match frame {
            Frame::Support { team }
            | Frame::EnterToken { team }
            | Frame::Moves { team, .. }
            | Frame::Volley { team, .. }
            | Frame::Attacks { team, .. }
            | Frame::PanelPile { team }
            | Frame::Heal { team }
            | Frame::Limit { team }
            | Frame::Launch { team } => self.team = Some(team),
            Frame::Pump { team, count } => (self.team, self.left) = (Some(team), Some(count)),
            Frame::HealTurn { team, marine } => (self.team, self.marine) = (Some(team), Some(marine)),
            Frame::Rolled { marine, cell, .. } => (self.marine, self.cell) = (Some(marine), Some(cell)),
            Frame::Kills { why, marine, left, .. } => {
                self.work = why.name().to_owned();
                let is_his =
                    matches!(why, KillFor::Attack | KillFor::DeadAim | KillFor::Charge | KillFor::Counter);
                self.marine = is_his.then_some(marine);
                self.left = Some(left);
            }
            Frame::Again { marine } => self.marine = Some(marine),
            Frame::Defense { cell, .. } | Frame::Artefact { cell } => {
                self.marine = Some(game.marine_at(cell.position()));
                self.cell = Some(cell);
            }
            Frame::Strategize { from } => self.cell = (from != Cell::NONE).then_some(from),
            Frame::Take { left, .. } | Frame::Tokens { left, .. } => self.left = Some(left),
            Frame::Grow { count } => self.left = Some(count),
            Frame::Spawn { amount, .. } => self.left = Some(amount),
            Frame::Place { terrain } => self.terrain = Some(terrain),
            _ => {}
        }
    }
}
