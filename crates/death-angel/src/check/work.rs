//! Work under way has to fit the table it is done on.

use game_api::Problems;

use super::stack;
use crate::card::{Cell, Marine, Team};
use crate::cards::{Panel, Trigger};
use crate::frame::{EventStep, Frame, KillFor, TravelStep};
use crate::state::{DeathAngel, OUT, Phase};

/// Puts the work on the stack, if it makes sense.
pub(super) fn set_frames(game: &mut DeathAngel, frames: &[Frame], problems: &mut Problems) {
    game.frames = stack(frames);
    for (i, &frame) in frames.iter().enumerate() {
        let above = frames.get(i + 1).copied();
        let fits = game.fits(frame) && above.is_none_or(|above| game.waits_below(frame, above));
        if !fits {
            problems.add(
                format!("resolving[{i}]"),
                format!("{:?} does not fit the formation and the phase", frame.print()),
            );
        }
    }
    let needed = game.phase == Phase::Setup && game.n_marines > 0;
    if needed && !matches!(frames.first(), Some(Frame::Opening { .. })) {
        problems.add("resolving", "Marines are dealt in the setup only before the first spawn");
    }
    if game.over.is_some() && !frames.is_empty() {
        problems.add("resolving", "nothing is under way after the end");
    }
}

impl DeathAngel {
    /// Whether other work can lie above this. Nothing that names a cell can: the formation may
    /// shift before it is done. Above an event under Instinct lies what is chosen after its target.
    fn waits_below(&self, frame: Frame, above: Frame) -> bool {
        match frame {
            Frame::Strategize { from } => from == Cell::NONE,
            Frame::Event { step: EventStep::Instinct, .. } => self.second_fits(frame, above),
            Frame::Event { .. }
            | Frame::PowerField {}
            | Frame::Moves { .. }
            | Frame::Volley { .. }
            | Frame::Attacks { .. }
            | Frame::Opening { .. }
            | Frame::Travel { .. } => true,
            _ => false,
        }
    }

    fn fits(&self, frame: Frame) -> bool {
        let resolve = self.phase == Phase::Resolve;
        let plays = |team: Team| self.owner_of(team).is_some() && self.is_team_alive(team);
        let owned = |team: Team| self.owner_of(team).is_some();
        let small = |mask: u8| mask <= 3;
        match frame {
            Frame::Support { team } | Frame::EnterToken { team } => resolve && plays(team) && self.supply > 0,
            Frame::Strategize { from } => {
                resolve && plays(Team::Purple) && (from == Cell::NONE || self.holds_swarm(from))
            }
            Frame::PowerField {} => resolve && plays(Team::Grey),
            Frame::Moves { team, moved, turned, used, .. } => {
                resolve && owned(team) && small(moved) && small(turned) && small(used)
            }
            Frame::DoorToken {} => resolve && owned(Team::Red),
            Frame::Stealth { .. } => resolve && plays(Team::Grey),
            Frame::Scout {} | Frame::Scouted { .. } => resolve && plays(Team::Purple),
            Frame::Intimidate {} => resolve && plays(Team::Blue),
            Frame::Take { left, .. } => resolve && plays(Team::Blue) && left <= 5,
            Frame::Shuffle { blue, .. } => {
                if blue {
                    resolve && owned(Team::Blue)
                } else {
                    self.phase == Phase::Event
                }
            }
            Frame::Volley { team, used } => {
                (resolve || self.phase == Phase::Event) && owned(team) && small(used)
            }
            Frame::Attacks { team, used, shooter, shots } => {
                resolve && owned(team) && small(used) && shooter <= 12 && shots <= 2
            }
            Frame::Rolled { marine, cell, face } => {
                self.acts(marine) && face <= 5 && self.attack_refusal(marine, cell).is_ok()
            }
            Frame::Kills { .. } => self.kills_fit(frame),
            Frame::Again { marine } => self.acts(marine),
            Frame::Lead {} => owned(Team::Blue) && self.supply > 0 && self.phase > Phase::Choose,
            Frame::Defense { cell, face, .. } => {
                self.phase == Phase::Attack && self.holds_swarm(cell) && face <= 5
            }
            Frame::Artefact { cell } => {
                self.phase == Phase::Attack
                    && self.holds_swarm(cell)
                    && self.artefact_holder() == Some(self.controller(self.marine_at(cell.position())))
            }
            Frame::PanelPile { team }
            | Frame::Heal { team }
            | Frame::Limit { team }
            | Frame::Launch { team } => resolve && owned(team),
            Frame::Pump { team, count } => resolve && owned(team) && count <= 5,
            Frame::HealTurn { team, marine } => resolve && owned(team) && self.is_alive(marine),
            Frame::Teleport { asked } => {
                let here = matches!(self.site.card().trigger, Trigger::Panel(Panel::Teleport { .. }));
                resolve && here && asked < 1 << 12
            }
            Frame::Opening { .. } => self.phase == Phase::Setup && self.n_marines > 0,
            Frame::Event { event, step, .. } => {
                let decided = step != EventStep::Instinct || self.asks_under_instinct(event);
                self.phase == Phase::Event && decided
            }
            Frame::Spawn { color, amount, left } => {
                let cards = color.terrain();
                let placed = |bit: usize| left >> bit & 1 == 0 || self.is_placed(cards[bit]);
                matches!(self.phase, Phase::Setup | Phase::Event)
                    && small(left)
                    && placed(0)
                    && placed(1)
                    && amount <= 12
            }
            Frame::Everywhere { waiting } => {
                let alive = |marine: &Marine| waiting >> *marine as u16 & 1 == 0 || self.is_alive(*marine);
                self.phase == Phase::Event && waiting < 1 << 12 && Marine::ALL.iter().all(alive)
            }
            Frame::Travel { step } => {
                let leaves = matches!(step, TravelStep::Door | TravelStep::Arrive);
                self.phase != Phase::Setup && (!leaves || self.n_ahead > 0)
            }
            Frame::Deal { each } => {
                let cards = self.deck.len() + self.discard.iter().sum::<u8>();
                self.phase != Phase::Setup && each < 18 && 2 * each < cards
            }
            Frame::Tokens { left, given } => self.phase != Phase::Setup && left <= 2 && given < 1 << 12,
            Frame::Grow { count } => self.phase != Phase::Setup && count <= 12,
            Frame::Bare {} => self.phase != Phase::Setup,
            Frame::Place { terrain } => self.phase != Phase::Setup && self.terrain[terrain as usize] == OUT,
            // Whether they fit the event beneath them is asked there.
            Frame::Brother { .. } | Frame::Trade { .. } | Frame::Sanctuary { .. } => {
                let beneath = self.frames.as_slice();
                beneath.iter().any(|below| matches!(below, Frame::Event { step: EventStep::Instinct, .. }))
            }
        }
    }

    fn holds_swarm(&self, cell: Cell) -> bool {
        cell.position() < self.n_marines && !self.swarm(cell).is_empty()
    }

    /// Whether a Marine can be in the middle of an attack.
    fn acts(&self, marine: Marine) -> bool {
        self.is_alive(marine) && matches!(self.phase, Phase::Resolve | Phase::Event)
    }

    fn kills_fit(&self, frame: Frame) -> bool {
        let Frame::Kills { why, marine, low, high, sides, left, done } = frame else { return false };
        let phase = match why {
            KillFor::Counter => self.phase == Phase::Attack,
            KillFor::Door => self.phase != Phase::Setup,
            KillFor::Flames | KillFor::Brothers | KillFor::Faith => self.phase == Phase::Event,
            KillFor::Charge | KillFor::Overload => self.phase == Phase::Resolve,
            KillFor::Attack | KillFor::DeadAim => matches!(self.phase, Phase::Resolve | Phase::Event),
        };
        let paid = why != KillFor::Faith || left <= self.tokens_of(marine);
        phase
            && paid
            && self.is_alive(marine)
            && low <= high
            && high < self.n_marines
            && (1..=3).contains(&sides)
            && left <= 12
            && done <= 12
    }
}
