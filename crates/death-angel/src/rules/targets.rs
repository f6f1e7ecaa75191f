//! What an effect may be aimed at.

use crate::action::Target;
use crate::card::{Cell, Foe, Kind, Marine, Side, Team, Terrain, marines_of};
use crate::cards::Happening;
use crate::frame::{EventStep, Frame};
use crate::refusal::{self, No};
use crate::state::DeathAngel;

/// What kind of target a question has.
enum Domain {
    Nothing,
    Teams,
    Marines,
    Cells,
    Cards,
    Piles,
    Terrain,
    Shares,
    Ends,
    TokenOrDie,
    Ability,
}

/// How many targets a question allows.
pub(super) enum Choice {
    /// None.
    Nothing,
    /// One.
    Sole(Target),
    /// Several.
    Open,
}

impl DeathAngel {
    /// Whether a question leaves a choice.
    pub(super) fn choice(&self, frame: Frame) -> Choice {
        let mut found = Choice::Nothing;
        self.each_target(frame, |target| {
            found = match found {
                Choice::Nothing => Choice::Sole(target),
                _ => Choice::Open,
            };
            matches!(found, Choice::Sole(_))
        });
        found
    }

    /// Every target that a question allows, ascending, until `pick` wants no more.
    pub(crate) fn each_target(&self, frame: Frame, mut pick: impl FnMut(Target) -> bool) {
        let mut offer = |target: Target, verdict: Result<(), No>| verdict.is_err() || pick(target);
        let mut offer_all = |targets: &[Target]| {
            targets.iter().all(|&target| offer(target, self.target_refusal(frame, target)))
        };
        // Whether all were offered is of no interest to anybody.
        let _ = match domain(frame) {
            Domain::Nothing => true,
            Domain::Ends => offer_all(&[Target::Top, Target::Bottom]),
            Domain::TokenOrDie => offer_all(&[Target::Token, Target::Roll]),
            Domain::Ability => offer_all(&[Target::Ability]),
            Domain::Teams => {
                Team::ALL.iter().all(|&team| offer(Target::Team(team), self.team_refusal(frame, team)))
            }
            Domain::Marines => self
                .candidates(frame)
                .all(|marine| offer(Target::Marine(marine), self.marine_refusal(frame, marine))),
            Domain::Cells => {
                self.cells().all(|cell| offer(Target::Cell(cell), self.cell_refusal(frame, cell)))
            }
            Domain::Cards => self.cells().all(|cell| {
                let foes = Foe::ALL.iter();
                foes.copied().all(|foe| offer(Target::Card { cell, foe }, self.take_refusal(cell, foe)))
            }),
            Domain::Piles => {
                Side::ALL.iter().all(|&side| offer(Target::Pile(side), self.pile_refusal(frame, side)))
            }
            Domain::Terrain => Terrain::ALL
                .iter()
                .all(|&terrain| offer(Target::Terrain(terrain), self.terrain_refusal(frame, terrain))),
            Domain::Shares => self.each_share(frame, |target| offer(target, Ok(()))),
        };
    }

    /// Whether a question allows a target, and if not, why.
    pub(crate) fn target_refusal(&self, frame: Frame, target: Target) -> Result<(), No> {
        match target {
            Target::Team(team) => self.team_refusal(frame, team),
            Target::Marine(marine) => self.marine_refusal(frame, marine),
            Target::Cell(cell) => self.cell_refusal(frame, cell),
            Target::Card { cell, foe } => match frame {
                Frame::Take { .. } => self.take_refusal(cell, foe),
                _ => Err(refusal::NOT_ASKED),
            },
            Target::Pile(side) => self.pile_refusal(frame, side),
            Target::Terrain(terrain) => self.terrain_refusal(frame, terrain),
            Target::Share { terrain, count } => self.share_refusal(frame, terrain, count),
            Target::Top | Target::Bottom => match frame {
                Frame::Scouted { .. } => Ok(()),
                _ => Err(refusal::NOT_ASKED),
            },
            Target::Token | Target::Roll => self.payment_refusal(frame, target),
            Target::Ability => match frame {
                Frame::DoorToken {} | Frame::Scout {} | Frame::Intimidate {} | Frame::Artefact { .. } => {
                    Ok(())
                }
                Frame::Attacks { team, used, shooter, shots } => {
                    self.charge_refusal(&super::attack::Attacks { team, used, shooter, shots })
                }
                _ => Err(refusal::NOT_ASKED),
            },
        }
    }

    fn team_refusal(&self, frame: Frame, team: Team) -> Result<(), No> {
        match happening(frame) {
            Some(Happening::BarAttack) if self.owner_of(team).is_none() => Err(refusal::TEAM_NOT_IN_PLAY),
            Some(Happening::BarAttack) if !self.is_team_alive(team) => Err(refusal::TEAM_DEAD),
            Some(Happening::BarAttack) if self.chosen_kind(team) == Some(Kind::Attack) => {
                Err(refusal::TEAM_ATTACKED)
            }
            Some(Happening::BarAttack) => Ok(()),
            _ => Err(refusal::NOT_ASKED),
        }
    }

    fn marine_refusal(&self, frame: Frame, marine: Marine) -> Result<(), No> {
        if let Some(happening) = happening(frame) {
            return self.event_marine_refusal(happening, marine);
        }
        let asked =
            matches!(frame, Frame::Stealth { paid: true, .. } | Frame::Everywhere { .. } | Frame::Bare {});
        if !asked {
            return Err(refusal::NOT_ASKED);
        }
        if !self.is_alive(marine) {
            return Err(refusal::MARINE_DEAD);
        }
        match frame {
            Frame::Stealth { .. } => self.stealth_payer_refusal(marine),
            Frame::Everywhere { waiting } if waiting >> marine as u16 & 1 == 0 => Err(refusal::NOT_WAITING),
            Frame::Everywhere { .. } if self.piles[self.facing(marine) as usize].is_empty() => {
                Err(refusal::PILE_EMPTY)
            }
            Frame::Bare {} => self.bare_refusal(marine),
            _ => Ok(()),
        }
    }

    /// Behind whom one appears: a Marine without tokens; if all have some, one behind whom a
    /// Genestealer can appear (DA-LOC-11, DA-AMB-20).
    fn bare_refusal(&self, marine: Marine) -> Result<(), No> {
        if self.any_marine(|m| self.tokens_of(m) == 0) {
            return if self.tokens_of(marine) == 0 { Ok(()) } else { Err(refusal::HAS_TOKENS) };
        }
        let appears = |m: Marine| !self.piles[self.behind(m).side() as usize].is_empty();
        if !appears(marine) && self.any_marine(appears) { Err(refusal::PILE_EMPTY) } else { Ok(()) }
    }

    /// The Marines among whom a question looks for targets: the slain ones for a rescue,
    /// otherwise those who live.
    fn candidates(&self, frame: Frame) -> impl Iterator<Item = Marine> + use<> {
        match happening(frame) {
            Some(Happening::Rescue) => marines_of(!self.alive),
            _ => marines_of(self.alive),
        }
    }

    pub(super) fn any_marine(&self, holds: impl Fn(Marine) -> bool) -> bool {
        (0..self.n_marines).any(|position| holds(self.marine_at(position)))
    }

    fn cell_refusal(&self, frame: Frame, cell: Cell) -> Result<(), No> {
        if cell.position() >= self.n_marines {
            return Err(refusal::NO_SUCH_POSITION);
        }
        let swarm = self.swarm(cell);
        match frame {
            Frame::Strategize { from } if from != Cell::NONE => {
                let near = cell.position().abs_diff(from.position()) <= 1 && cell != from;
                if near { Ok(()) } else { Err(refusal::STRATEGIZE_REACH) }
            }
            Frame::Strategize { .. } | Frame::PowerField {} | Frame::Grow { .. } => {
                if swarm.is_empty() {
                    Err(refusal::NO_SWARM)
                } else {
                    Ok(())
                }
            }
            Frame::Place { .. } => Ok(()),
            _ if happening(frame) == Some(Happening::ShuffleSwarm) => {
                match (swarm.is_empty(), swarm.normal()) {
                    (true, _) => Err(refusal::NO_SWARM),
                    (false, 0) => Err(refusal::ONLY_LORDS),
                    _ => Ok(()),
                }
            }
            _ => Err(refusal::NOT_ASKED),
        }
    }

    fn pile_refusal(&self, frame: Frame, side: Side) -> Result<(), No> {
        let from = match frame {
            Frame::Shuffle { .. } | Frame::Deal { .. } | Frame::Sanctuary { .. } => return Ok(()),
            Frame::Stealth { paid: true, .. } => return Err(refusal::NOT_ASKED),
            Frame::Stealth { .. } | Frame::PanelPile { .. } | Frame::Pump { .. } => true,
            _ => happening(frame) == Some(Happening::DiscardBlip),
        };
        if !from {
            Err(refusal::NOT_ASKED)
        } else if self.piles[side as usize].is_empty() {
            Err(refusal::PILE_EMPTY)
        } else {
            Ok(())
        }
    }

    fn terrain_refusal(&self, frame: Frame, terrain: Terrain) -> Result<(), No> {
        match frame {
            Frame::Limit { .. } if !self.is_placed(terrain) => Err(refusal::NO_TERRAIN),
            Frame::Limit { .. } => Ok(()),
            Frame::Spawn { .. } => Err(refusal::NO_SHARE),
            _ => Err(refusal::NOT_ASKED),
        }
    }

    /// Every way to share a pile, until `pick` wants no more; whether it wanted all.
    fn each_share(&self, frame: Frame, mut pick: impl FnMut(Target) -> bool) -> bool {
        let Frame::Spawn { color, amount, .. } = frame else { return true };
        let [terrain, _] = color.terrain();
        let mut shares = self.shares(color, amount).into_iter().flatten();
        shares.all(|count| pick(Target::Share { terrain, count }))
    }

    fn share_refusal(&self, frame: Frame, terrain: Terrain, count: u8) -> Result<(), No> {
        let Frame::Spawn { color, amount, .. } = frame else { return Err(refusal::NOT_ASKED) };
        if color.terrain()[0] != terrain {
            return Err(refusal::NOT_SERVED_NOW);
        }
        match self.shares(color, amount) {
            Some(shares) if shares.contains(&count) => Ok(()),
            _ => Err(refusal::NO_SHARE),
        }
    }

    fn payment_refusal(&self, frame: Frame, target: Target) -> Result<(), No> {
        match (frame, target) {
            (Frame::Launch { .. }, Target::Token) if self.supply == 0 => Err(refusal::NO_SUPPLY),
            (Frame::Launch { .. } | Frame::Teleport { .. }, _) => Ok(()),
            _ => Err(refusal::NOT_ASKED),
        }
    }
}

/// The ability of an event that is being decided.
fn happening(frame: Frame) -> Option<Happening> {
    match frame {
        Frame::Event { event, step: EventStep::Instinct, .. } => Some(event.card().happening),
        _ => None,
    }
}

fn domain(frame: Frame) -> Domain {
    match frame {
        Frame::Strategize { .. } | Frame::PowerField {} | Frame::Grow { .. } | Frame::Place { .. } => {
            Domain::Cells
        }
        Frame::Stealth { paid: true, .. } | Frame::Everywhere { .. } | Frame::Bare {} => Domain::Marines,
        Frame::Stealth { .. }
        | Frame::Shuffle { .. }
        | Frame::Sanctuary { .. }
        | Frame::Deal { .. }
        | Frame::PanelPile { .. }
        | Frame::Pump { .. } => Domain::Piles,
        Frame::Scouted { .. } => Domain::Ends,
        Frame::Take { .. } => Domain::Cards,
        Frame::Limit { .. } => Domain::Terrain,
        Frame::Spawn { .. } => Domain::Shares,
        Frame::Teleport { .. } | Frame::Launch { .. } => Domain::TokenOrDie,
        Frame::DoorToken {} | Frame::Scout {} | Frame::Intimidate {} | Frame::Artefact { .. } => {
            Domain::Ability
        }
        Frame::Event { event, step: EventStep::Instinct, .. } => event_domain(event.card().happening),
        _ => Domain::Nothing,
    }
}

fn event_domain(happening: Happening) -> Domain {
    match happening {
        Happening::DiscardBlip => Domain::Piles,
        Happening::BarAttack => Domain::Teams,
        Happening::ShuffleSwarm => Domain::Cells,
        Happening::SkullKills { .. }
        | Happening::TokenForFoe
        | Happening::SpawnBehind { .. }
        | Happening::LowKills { .. }
        | Happening::FreeAttack
        | Happening::Rescue
        | Happening::GatherTokens
        | Happening::TokensForKills
        | Happening::ZeroMisses
        | Happening::LoseTokens
        | Happening::GatherSwarms => Domain::Marines,
        Happening::TurnAll
        | Happening::TokenBeforeMoves
        | Happening::OneAttacker
        | Happening::FlankAll
        | Happening::EngagedLoseTokens
        | Happening::DoorTokens { .. }
        | Happening::AddBlips { .. }
        | Happening::SpawnInFront => Domain::Nothing,
    }
}
