//! Which of the work under way a viewer sees.

use game_api::Viewer;

use crate::card::{Seat, Team};
use crate::cards::EventId;
use crate::frame::{EventStep, Frame, Frames};
use crate::state::DeathAngel;

/// What everybody sees of work on an event that the viewer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HiddenWork {
    /// The current player decides under Instinct; `known` if the purple player put the card
    /// on top.
    Instinct { known: bool },
    /// The purple player looks at it.
    Look,
}

/// What the eyes of a viewer see that not everybody's do.
#[derive(Clone, Copy)]
pub(super) struct Eyes {
    pub viewer: Viewer<Seat>,
    /// Whether he is the current player.
    current: bool,
    /// Whether he plays the purple team.
    pub purple: bool,
}

impl Eyes {
    pub fn new(game: &DeathAngel, viewer: Viewer<Seat>) -> Eyes {
        let is = |seat: Option<Seat>| seat.is_some_and(|seat| viewer == Viewer::Seat(seat));
        Eyes { viewer, current: is(Some(game.current)), purple: is(game.owner_of(Team::Purple)) }
    }

    /// A frame, if the viewer may know it. Whoever adds a kind of work has to say so here.
    fn see(self, frame: Frame) -> Option<Frame> {
        let is_seen = match frame {
            Frame::Event { step: EventStep::Instinct, known, .. } => self.current || (known && self.purple),
            Frame::Scouted { .. } => self.purple,
            Frame::Brother { .. } | Frame::Trade { .. } | Frame::Sanctuary { .. } => self.current,
            Frame::Support { .. }
            | Frame::Strategize { .. }
            | Frame::PowerField {}
            | Frame::EnterToken { .. }
            | Frame::Moves { .. }
            | Frame::DoorToken {}
            | Frame::Stealth { .. }
            | Frame::Scout {}
            | Frame::Intimidate {}
            | Frame::Take { .. }
            | Frame::Shuffle { .. }
            | Frame::Volley { .. }
            | Frame::Attacks { .. }
            | Frame::Rolled { .. }
            | Frame::Kills { .. }
            | Frame::Again { .. }
            | Frame::Lead {}
            | Frame::Defense { .. }
            | Frame::Artefact { .. }
            | Frame::PanelPile { .. }
            | Frame::Heal { .. }
            | Frame::HealTurn { .. }
            | Frame::Limit { .. }
            | Frame::Teleport { .. }
            | Frame::Launch { .. }
            | Frame::Pump { .. }
            | Frame::Opening { .. }
            | Frame::Event { .. }
            | Frame::Spawn { .. }
            | Frame::Everywhere { .. }
            | Frame::Travel { .. }
            | Frame::Deal { .. }
            | Frame::Tokens { .. }
            | Frame::Grow { .. }
            | Frame::Bare {}
            | Frame::Place { .. } => true,
        };
        is_seen.then_some(frame)
    }
}

/// The work under way that a viewer sees, and the event in the hand of somebody else that he
/// does not.
pub(super) struct SeenWork {
    pub frames: Frames,
    pub hidden: Option<(HiddenWork, EventId)>,
}

impl SeenWork {
    pub fn new(game: &DeathAngel, eyes: Eyes) -> SeenWork {
        let mut seen = SeenWork { frames: Frames::EMPTY, hidden: None };
        for &frame in game.frames.as_slice() {
            match eyes.see(frame) {
                Some(frame) => seen.frames.push(frame),
                None => {
                    seen.hidden = hidden_work(frame);
                    break;
                }
            }
        }
        seen
    }
}

/// What everybody sees of a frame that not everybody may know, and its event.
fn hidden_work(frame: Frame) -> Option<(HiddenWork, EventId)> {
    match frame {
        Frame::Event { event, known, .. } => Some((HiddenWork::Instinct { known }, event)),
        Frame::Scouted { event } => Some((HiddenWork::Look, event)),
        _ => None,
    }
}
