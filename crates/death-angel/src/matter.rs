//! What a decision is about, for those who show it. All of it lies open: of the work under
//! way only an event can be hidden, and it is not told here.

use crate::card::{Cell, Marine, Team, Terrain};
use crate::cards::{EventId, LocationId, card_of};
use crate::frame::{Frame, KillFor, Work};
use crate::state::{DeathAngel, Phase};

/// What a decision inside a card, a location or an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Matter {
    /// Work that names nothing on the table.
    Plain(Work),
    /// The card or ability of a team.
    OfTeam {
        /// Which work it is.
        work: Work,
        team: Team,
    },
    /// A pile that loses cards by the control panel (DA-LOC-18).
    Pump {
        /// Whose ability it is.
        team: Team,
        /// How many cards it loses.
        left: u8,
    },
    /// A Marine who may turn after he got a token (DA-LOC-07).
    HealTurn {
        /// Whose ability it is.
        team: Team,
        /// Who may turn.
        marine: Marine,
    },
    /// An Attack card of which one Marine may attack further times (DA-ACT-17).
    MoreAttacks {
        /// Whose card it is.
        team: Team,
        /// Who may attack again.
        marine: Marine,
        /// How often.
        left: u8,
    },
    /// An attack that may be made (DA-ACT-15, DA-EVT-12).
    Again {
        /// Who may attack.
        marine: Marine,
    },
    /// A roll on the table: an attack, a defence, or a hit that the Artefact may turn.
    Fight {
        /// Which work it is.
        work: Work,
        /// Who attacks or defends.
        marine: Marine,
        /// Where the swarm is that he attacks, or that attacks him.
        cell: Cell,
    },
    /// Cards that die.
    Kills {
        /// What kills.
        why: KillFor,
        /// The Marine who kills, where one does.
        marine: Option<Marine>,
        /// How many are still to be picked.
        left: u8,
    },
    /// Where a swarm goes that was named (DA-ACT-05).
    MoveSwarm {
        /// Where it is.
        from: Cell,
    },
    /// Cards or tokens that are still to be picked or placed.
    Count {
        /// Which work it is.
        work: Work,
        left: u8,
    },
    /// Where a terrain card goes (DA-LOC-15).
    Place { terrain: Terrain },
}

impl Matter {
    /// The word for what asks: that of the work in a position; of kills, what kills.
    pub const fn word(&self) -> &'static str {
        match self {
            Matter::Plain(work)
            | Matter::OfTeam { work, .. }
            | Matter::Fight { work, .. }
            | Matter::Count { work, .. } => work.name(),
            Matter::MoreAttacks { .. } => Work::Attacks.name(),
            Matter::Pump { .. } => Work::Pump.name(),
            Matter::HealTurn { .. } => Work::HealTurn.name(),
            Matter::Again { .. } => Work::Again.name(),
            Matter::Kills { why, .. } => why.name(),
            Matter::MoveSwarm { .. } => Work::Strategize.name(),
            Matter::Place { .. } => Work::Place.name(),
        }
    }
}

/// What set off a decision: the card that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// An event.
    Event(EventId),
    /// The action card of this number.
    Card(u8),
    /// What the present location does, upon entering it or by its Control Panel.
    Location(LocationId),
    /// The Door that is left behind (DA-TERR-05).
    Terrain(Terrain),
}

impl DeathAngel {
    /// What set off the pending decision, as far as this table shows it; nothing for what a phase
    /// itself asks.
    pub fn cause(&self) -> Option<Cause> {
        let frames = self.frames.as_slice();
        let of_card = |team| self.chosen_kind(team).map(|kind| Cause::Card(card_of(team, kind)));
        let of_frame = |frame: &Frame| match *frame {
            Frame::Event { event, .. } | Frame::Opening { event, .. } => Some(Cause::Event(event)),
            Frame::Kills { why: KillFor::Door, .. } => Some(Cause::Terrain(Terrain::Door)),
            Frame::Kills { why: KillFor::Counter, marine, .. } => of_card(marine.team()),
            Frame::Kills { why: KillFor::Overload, .. } => Some(Cause::Location(self.site)),
            Frame::Travel { .. }
            | Frame::PanelPile { .. }
            | Frame::Heal { .. }
            | Frame::HealTurn { .. }
            | Frame::Limit { .. }
            | Frame::Teleport { .. }
            | Frame::Launch { .. }
            | Frame::Pump { .. } => Some(Cause::Location(self.site)),
            Frame::Volley { team, .. } => of_card(team),
            _ => None,
        };
        let by_card = || {
            let is_card = self.phase == Phase::Resolve && self.resolved > 0 && !frames.is_empty();
            is_card.then_some(Cause::Card(self.resolved))
        };
        frames.iter().rev().find_map(of_frame).or_else(by_card)
    }

    /// What the pending decision is about, if work is under way.
    pub fn matter(&self) -> Option<Matter> {
        let frame = self.frames.last().filter(|_| self.over.is_none())?;
        Some(self.matter_of(frame))
    }

    fn matter_of(&self, frame: Frame) -> Matter {
        let work = frame.work();
        match frame {
            Frame::Attacks { team, shooter, shots: left @ 1.., .. } if shooter > 0 => {
                Matter::MoreAttacks { team, marine: Marine::ALL[usize::from(shooter) - 1], left }
            }
            Frame::Support { team }
            | Frame::EnterToken { team }
            | Frame::Moves { team, .. }
            | Frame::Volley { team, .. }
            | Frame::Attacks { team, .. }
            | Frame::PanelPile { team }
            | Frame::Heal { team }
            | Frame::Limit { team }
            | Frame::Launch { team } => Matter::OfTeam { work, team },
            Frame::Pump { team, count } => Matter::Pump { team, left: count },
            Frame::HealTurn { team, marine } => Matter::HealTurn { team, marine },
            Frame::Again { marine } => Matter::Again { marine },
            Frame::Rolled { marine, cell, .. } => Matter::Fight { work, marine, cell },
            Frame::Defense { cell, .. } | Frame::Artefact { cell } => {
                Matter::Fight { work, marine: self.marine_at(cell.position()), cell }
            }
            Frame::Kills { why, marine, left, .. } => {
                Matter::Kills { why, marine: why.is_by_marine().then_some(marine), left }
            }
            Frame::Brother { .. } => Matter::Kills { why: KillFor::Brothers, marine: None, left: 1 },
            Frame::Trade { marine, picks } => {
                let left = self.tokens_of(marine).saturating_sub(picks.len() as u8);
                Matter::Kills { why: KillFor::Faith, marine: None, left }
            }
            Frame::Strategize { from } if from != Cell::NONE => Matter::MoveSwarm { from },
            Frame::Take { left, .. } | Frame::Tokens { left, .. } => Matter::Count { work, left },
            Frame::Grow { count } => Matter::Count { work, left: count },
            Frame::Spawn { amount, .. } => Matter::Count { work, left: amount },
            Frame::Place { terrain } => Matter::Place { terrain },
            Frame::Strategize { .. }
            | Frame::PowerField {}
            | Frame::DoorToken {}
            | Frame::Stealth { .. }
            | Frame::Scout {}
            | Frame::Scouted { .. }
            | Frame::Intimidate {}
            | Frame::Shuffle { .. }
            | Frame::Lead {}
            | Frame::Teleport { .. }
            | Frame::Opening { .. }
            | Frame::Event { .. }
            | Frame::Everywhere { .. }
            | Frame::Travel { .. }
            | Frame::Deal { .. }
            | Frame::Bare {}
            | Frame::Sanctuary { .. } => Matter::Plain(work),
        }
    }
}
