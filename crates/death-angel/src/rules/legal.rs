//! The list of legal actions, ascending.

use super::attack::Attacks;
use super::kills::Kills;
use super::moving::Moves;
use crate::action::{Action, Target};
use crate::card::{Kind, Marine, Seat, Team, Terrain, marines_of};
use crate::cards::{Ability, card_of};
use crate::frame::{Frame, KillFor, MoveStep};
use crate::state::{DeathAngel, Phase};

impl DeathAngel {
    /// Who must decide.
    pub(crate) fn decider(&self) -> Seat {
        match self.frames.last() {
            Some(frame) => self.frame_decider(frame),
            None if self.phase == Phase::Setup => self.taker(),
            None => self.chooser().unwrap_or(self.current),
        }
    }

    fn frame_decider(&self, frame: Frame) -> Seat {
        match frame {
            Frame::Support { team }
            | Frame::EnterToken { team }
            | Frame::Moves { team, .. }
            | Frame::Volley { team, .. }
            | Frame::Attacks { team, .. }
            | Frame::PanelPile { team }
            | Frame::Heal { team }
            | Frame::HealTurn { team, .. }
            | Frame::Limit { team }
            | Frame::Launch { team }
            | Frame::Pump { team, .. } => self.seat_of(team),
            Frame::Strategize { .. } | Frame::Scout {} | Frame::Scouted { .. } => self.seat_of(Team::Purple),
            Frame::PowerField {} | Frame::Stealth { .. } => self.seat_of(Team::Grey),
            Frame::DoorToken {} => self.seat_of(Team::Red),
            Frame::Intimidate {} | Frame::Take { .. } | Frame::Lead {} => self.seat_of(Team::Blue),
            Frame::Shuffle { blue: true, .. } => self.seat_of(Team::Blue),
            Frame::Rolled { marine, .. } | Frame::Again { marine } => self.controller(marine),
            Frame::Kills { why, marine, .. } => match why {
                KillFor::Door | KillFor::Flames | KillFor::Brothers | KillFor::Faith => self.current,
                _ => self.controller(marine),
            },
            Frame::Defense { cell, .. } | Frame::Artefact { cell } => {
                self.controller(self.marine_at(cell.position()))
            }
            Frame::Teleport { asked } => {
                self.next_traveler(asked).map_or(self.current, |marine| self.controller(marine))
            }
            Frame::Shuffle { .. }
            | Frame::Opening { .. }
            | Frame::Event { .. }
            | Frame::Spawn { .. }
            | Frame::Everywhere { .. }
            | Frame::Travel { .. }
            | Frame::Deal { .. }
            | Frame::Tokens { .. }
            | Frame::Grow { .. }
            | Frame::Bare {}
            | Frame::Place { .. }
            | Frame::Brother { .. }
            | Frame::Trade { .. }
            | Frame::Sanctuary { .. } => self.current,
        }
    }

    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        if self.over.is_some() {
            return;
        }
        match self.frames.last() {
            Some(frame) => self.list_for_frame(frame, out),
            None if self.phase == Phase::Setup => self.list_teams(out),
            None => self.list_choices(out),
        }
        debug_assert!(out.is_sorted(), "{out:?}");
    }

    fn list_teams(&self, out: &mut Vec<Action>) {
        let free = Team::ALL.iter().filter(|&&team| self.owner_of(team).is_none());
        out.extend(free.map(|&team| Action::Target(Target::Team(team))));
    }

    fn list_choices(&self, out: &mut Vec<Action>) {
        let Some(chooser) = self.chooser() else { return };
        let mut choosing = self.choosing();
        while let Some(&team) = Team::ALL.get(choosing.trailing_zeros() as usize) {
            choosing &= choosing - 1;
            if self.owner[team as usize] != chooser as u8 {
                continue;
            }
            // Without a branch for each kind: which were played last is anybody's guess.
            let free = self.free_kinds(team);
            let mut cards = [Action::Pass; Kind::ALL.len()];
            let mut n_cards = 0;
            for &kind in Kind::ALL {
                cards[n_cards] = Action::Choose { team, card: card_of(team, kind) };
                n_cards += usize::from(free >> kind as u8 & 1);
            }
            // All three are copied, which is faster than as many as there are.
            let len = out.len();
            out.extend_from_slice(&cards);
            out.truncate(len + n_cards);
        }
    }

    fn list_for_frame(&self, frame: Frame, out: &mut Vec<Action>) {
        match frame {
            // The most frequent questions first: they have no targets, and are done at once.
            Frame::Rolled { .. } | Frame::Defense { .. } => {
                return out.extend([Action::Reroll, Action::Keep]);
            }
            Frame::Support { .. } => return self.list_marines(0, out),
            Frame::Moves { team, step, moved, turned, used } => {
                self.list_moves(&Moves { team, step, moved, turned, used }, out);
                return out.push(Action::Pass);
            }
            Frame::EnterToken { .. } | Frame::Lead {} | Frame::Heal { .. } => self.list_marines(0, out),
            Frame::Tokens { given, .. } => self.list_marines(given, out),
            Frame::Volley { team, used } => {
                for marine in team.marines() {
                    if self.payer_refusal(team, used, marine).is_ok() {
                        self.list_attacks(marine, out);
                    }
                }
            }
            Frame::Attacks { team, used, shooter, shots } => {
                let attacks = Attacks { team, used, shooter, shots };
                for marine in team.marines() {
                    if self.attacker_refusal(&attacks, marine).is_ok() {
                        self.list_attacks(marine, out);
                    }
                }
                if self.charge_refusal(&attacks).is_ok() {
                    out.push(Action::Target(Target::Ability));
                }
                return out.push(Action::Pass);
            }
            Frame::Again { marine } => self.list_attacks(marine, out),
            Frame::Kills { why, marine, low, high, sides, left, done } => {
                let kills = Kills { why, marine, low, high, sides, left, done };
                self.each_kill(&kills, |cell, foe| out.push(Action::Kill { cell, foe }));
            }
            Frame::Brother { marine } => {
                self.each_kill(&self.brother(marine), |cell, foe| out.push(Action::Kill { cell, foe }));
            }
            Frame::Trade { marine, picks } => {
                let (after, kills) = self.trading(marine, picks);
                after.each_kill(&kills, |cell, foe| out.push(Action::Kill { cell, foe }));
            }
            Frame::HealTurn { marine, .. } => out.push(Action::Turn { marine }),
            _ => {}
        }
        self.each_target(frame, |target| {
            out.push(Action::Target(target));
            true
        });
        if may_pass(frame) {
            out.push(Action::Pass);
        }
    }

    fn list_marines(&self, without: u16, out: &mut Vec<Action>) {
        out.extend(marines_of(self.alive & !without).map(|marine| Action::Support { marine }));
    }

    fn list_attacks(&self, marine: Marine, out: &mut Vec<Action>) {
        let targets = self.cells_before(marine).filter(|&cell| self.swarm(cell).is_mortal());
        out.extend(targets.map(|cell| Action::Attack { marine, cell }));
    }

    fn list_moves(&self, moves: &Moves, out: &mut Vec<Action>) {
        let marines = moves.team.marines();
        let free = |marine: &Marine, done: u8| self.is_alive(*marine) && done & marine.mate_bit() == 0;
        if moves.step == MoveStep::Swap {
            for marine in marines.into_iter().filter(|marine| free(marine, moves.moved)) {
                self.list_swaps(moves, marine, out);
            }
        }
        if moves.step <= MoveStep::Turn {
            let turning = marines.into_iter().filter(|marine| free(marine, moves.turned));
            out.extend(turning.map(|marine| Action::Turn { marine }));
        }
        if moves.step <= MoveStep::Activate {
            for marine in marines.into_iter().filter(|marine| free(marine, moves.used)) {
                self.list_activations(marine, out);
            }
        }
    }

    fn list_swaps(&self, moves: &Moves, marine: Marine, out: &mut Vec<Action>) {
        let here = self.place[marine as usize];
        let (low, high) = match self.ability(moves.team) {
            Some(Ability::MoveAnywhere) => (0, self.n_marines),
            _ => (here.saturating_sub(1), (here + 2).min(self.n_marines)),
        };
        let goals = (low..high).filter(|&position| position != here);
        out.extend(goals.map(|position| Action::Swap { marine, position }));
    }

    fn list_activations(&self, marine: Marine, out: &mut Vec<Action>) {
        let ready = self.ready_terrain(marine);
        if ready != 0 {
            let cards = Terrain::ALL.iter().copied().filter(|&terrain| ready >> terrain as u8 & 1 != 0);
            out.extend(cards.map(|terrain| Action::Activate { marine, terrain }));
        }
    }
}

/// Whether a question may be declined, or a step ended.
pub(super) fn may_pass(frame: Frame) -> bool {
    match frame {
        Frame::Strategize { from } => from == crate::card::Cell::NONE,
        Frame::Kills { why, .. } => why.is_optional(),
        Frame::PowerField {}
        | Frame::EnterToken { .. }
        | Frame::Moves { .. }
        | Frame::DoorToken {}
        | Frame::Stealth { .. }
        | Frame::Scout {}
        | Frame::Intimidate {}
        | Frame::Volley { .. }
        | Frame::Attacks { .. }
        | Frame::Again { .. }
        | Frame::Lead {}
        | Frame::Artefact { .. }
        | Frame::HealTurn { .. }
        | Frame::Trade { .. } => true,
        _ => false,
    }
}
