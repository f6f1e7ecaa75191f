//! Why an action is not legal. It asks the same questions as the legal list, one action at
//! a time, and never looks at the list: a test compares the two.

use game_api::Refusal;

use super::attack::Attacks;
use super::kills::Kills;
use super::legal::may_pass;
use super::moving::Moves;
use crate::action::{Action, Target};
use crate::card::{Cell, Marine};
use crate::frame::Frame;
use crate::refusal::{self, No};
use crate::state::{DeathAngel, Phase};

type Verdict = Result<(), No>;

/// Refuses unless a condition holds.
fn require(condition: bool, refused: No) -> Verdict {
    if condition { Ok(()) } else { Err(refused) }
}

impl DeathAngel {
    /// The rule that forbids an action, or `None` if it is legal.
    pub fn why_not(&self, action: &Action) -> Option<&'static Refusal> {
        self.judge(*action).err()
    }

    fn judge(&self, action: Action) -> Verdict {
        require(self.over.is_none(), refusal::GAME_OVER)?;
        let Some(frame) = self.frames.last() else { return self.judge_in_phase(action) };
        match action {
            Action::Choose { .. } => Err(refusal::NOT_ASKED),
            Action::Support { marine } => self.judge_token(frame, marine),
            Action::Swap { .. } | Action::Activate { .. } | Action::Turn { .. } => {
                self.judge_moves(frame, action)
            }
            Action::Attack { marine, cell } => self.judge_attack(frame, marine, cell),
            Action::Kill { cell, foe } => match frame {
                Frame::Kills { why, marine, low, high, sides, left, done } => {
                    self.kill_refusal(&Kills { why, marine, low, high, sides, left, done }, cell, foe)
                }
                Frame::Brother { marine } => self.kill_refusal(&self.brother(marine), cell, foe),
                Frame::Trade { marine, picks } => {
                    let (after, kills) = self.trading(marine, picks);
                    after.kill_refusal(&kills, cell, foe)
                }
                _ => Err(refusal::NOT_ASKED),
            },
            Action::Reroll | Action::Keep => {
                require(matches!(frame, Frame::Rolled { .. } | Frame::Defense { .. }), refusal::NOT_ASKED)
            }
            Action::Target(target) => self.target_refusal(frame, target),
            Action::Pass => require(may_pass(frame), must_choose(frame)),
        }
    }

    fn judge_in_phase(&self, action: Action) -> Verdict {
        match (self.phase, action) {
            (Phase::Setup, Action::Target(Target::Team(team))) => {
                require(self.owner_of(team).is_none(), refusal::TEAM_TAKEN)
            }
            (Phase::Choose, Action::Choose { team, card }) => self.choice_refusal(team, card),
            (Phase::Choose, Action::Pass) => Err(refusal::ALREADY_CHOSEN),
            (Phase::Setup, Action::Pass) => Err(refusal::MUST_TAKE_TEAM),
            _ => Err(refusal::NOT_ASKED),
        }
    }

    fn judge_token(&self, frame: Frame, marine: Marine) -> Verdict {
        let given = match frame {
            Frame::Support { .. } | Frame::EnterToken { .. } | Frame::Lead {} | Frame::Heal { .. } => 0,
            Frame::Tokens { given, .. } => given,
            _ => return Err(refusal::NOT_ASKED),
        };
        require(self.is_alive(marine), refusal::MARINE_DEAD)?;
        require(given >> marine as u16 & 1 == 0, refusal::HAS_ONE)
    }

    fn judge_moves(&self, frame: Frame, action: Action) -> Verdict {
        let moves = match (frame, action) {
            (Frame::Moves { team, step, moved, turned, used }, _) => {
                Moves { team, step, moved, turned, used }
            }
            (Frame::HealTurn { marine: healed, .. }, Action::Turn { marine }) => {
                return require(marine == healed, refusal::OTHER_MARINE);
            }
            _ => return Err(refusal::NOT_ASKED),
        };
        match action {
            Action::Swap { marine, position } => self.swap_refusal(&moves, marine, position),
            Action::Turn { marine } => self.turn_refusal(&moves, marine),
            Action::Activate { marine, terrain } => self.activation_refusal(&moves, marine, terrain),
            _ => Err(refusal::NOT_ASKED),
        }
    }

    fn judge_attack(&self, frame: Frame, marine: Marine, cell: Cell) -> Verdict {
        match frame {
            Frame::Attacks { team, used, shooter, shots } => {
                self.attacker_refusal(&Attacks { team, used, shooter, shots }, marine)?;
            }
            Frame::Volley { team, used } => self.payer_refusal(team, used, marine)?,
            Frame::Again { marine: asked } => require(marine == asked, refusal::OTHER_MARINE)?,
            _ => return Err(refusal::NOT_ASKED),
        }
        self.attack_refusal(marine, cell)
    }
}

/// Why a question cannot be declined.
fn must_choose(frame: Frame) -> No {
    match frame {
        Frame::Support { .. } | Frame::Heal { .. } | Frame::Tokens { .. } => refusal::MUST_GIVE,
        Frame::Kills { .. } | Frame::Brother { .. } => refusal::MUST_KILL,
        Frame::Take { .. } => refusal::MUST_SHUFFLE,
        Frame::Rolled { .. } | Frame::Defense { .. } => refusal::MUST_KEEP,
        Frame::Spawn { .. } | Frame::Everywhere { .. } => refusal::MUST_SERVE,
        Frame::Deal { .. } => refusal::MUST_DEAL,
        Frame::Shuffle { .. } | Frame::Sanctuary { .. } => refusal::MUST_PICK_PILE,
        Frame::Scouted { .. } => refusal::MUST_PUT_BACK,
        Frame::Strategize { .. } => refusal::MUST_MOVE_SWARM,
        Frame::Grow { .. } | Frame::Bare {} | Frame::Place { .. } => refusal::MUST_ENTER,
        Frame::PanelPile { .. }
        | Frame::Limit { .. }
        | Frame::Teleport { .. }
        | Frame::Launch { .. }
        | Frame::Pump { .. } => refusal::MUST_USE_PANEL,
        _ => refusal::MUST_TARGET,
    }
}
