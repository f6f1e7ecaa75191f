//! What a game waits for.

use game_api::named;

use crate::card::{Face, Seat};
use crate::frame::Frame;
use crate::state::{DeathAngel, Phase};

/// What kind of answer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Who must decide.
    pub owner: Seat,
    /// What it is about.
    pub kind: DecisionKind,
}

named! {
    /// What a decision is about.
    DecisionKind {
        /// Which team to take.
        Team = "team",
        /// Which action card to play.
        Choose = "choose",
        /// Who gets a token.
        Token = "token",
        /// What to do with a Move + Activate card.
        Move = "move",
        /// Whom to attack.
        Attack = "attack",
        /// Whether to roll again.
        Reroll = "reroll",
        /// Which card dies, or goes.
        Kill = "kill",
        /// Whether to use the Artefact.
        Artefact = "artefact",
        /// A choice that the ability of a card or location asks for.
        Ability = "ability",
        /// A choice under Instinct.
        Instinct = "instinct",
        /// Where the cards of a short pile go.
        Shortage = "shortage",
        /// What happens upon entering a location.
        Enter = "enter",
    }
}

impl DeathAngel {
    /// The pending decision, or `None` after the end.
    pub fn decision(&self) -> Option<Decision> {
        if self.over.is_some() {
            return None;
        }
        let kind = match self.frames.last() {
            None if self.phase == Phase::Setup => DecisionKind::Team,
            None => DecisionKind::Choose,
            Some(frame) => kind_of(frame),
        };
        Some(Decision { owner: self.decider(), kind })
    }

    /// The face that lies on the table and may be rolled again.
    pub fn face(&self) -> Option<Face> {
        match self.frames.last() {
            Some(Frame::Rolled { face, .. } | Frame::Defense { face, .. }) => Face::new(face),
            _ => None,
        }
    }
}

fn kind_of(frame: Frame) -> DecisionKind {
    match frame {
        Frame::Support { .. } | Frame::EnterToken { .. } | Frame::Lead {} | Frame::Heal { .. } => {
            DecisionKind::Token
        }
        Frame::Moves { .. } => DecisionKind::Move,
        Frame::Attacks { .. } | Frame::Volley { .. } | Frame::Again { .. } => DecisionKind::Attack,
        Frame::Rolled { .. } | Frame::Defense { .. } => DecisionKind::Reroll,
        Frame::Kills { .. } | Frame::Brother { .. } | Frame::Trade { .. } => DecisionKind::Kill,
        Frame::Artefact { .. } => DecisionKind::Artefact,
        Frame::Event { .. } => DecisionKind::Instinct,
        Frame::Spawn { .. } | Frame::Everywhere { .. } | Frame::Deal { .. } => DecisionKind::Shortage,
        Frame::Tokens { .. } | Frame::Grow { .. } | Frame::Bare {} | Frame::Place { .. } => {
            DecisionKind::Enter
        }
        _ => DecisionKind::Ability,
    }
}
