//! Move + Activate cards and terrain (DA-MOVE, DA-TERR).

use super::Context;
use crate::card::{Cell, Marine, Side, Team, Terrain};
use crate::cards::{Ability, Activation, TERRAIN, Trigger};
use crate::event::{Event, RollFor};
use crate::frame::{Frame, MoveStep};
use crate::refusal::{self, No};
use crate::state::{DeathAngel, HAND, Lasting};

/// A Move + Activate card under way, taken out of its frame.
#[derive(Clone, Copy)]
pub(crate) struct Moves {
    pub team: Team,
    pub step: MoveStep,
    pub moved: u8,
    pub turned: u8,
    pub used: u8,
}

impl Moves {
    pub(crate) fn frame(self) -> Frame {
        let Moves { team, step, moved, turned, used } = self;
        Frame::Moves { team, step, moved, turned, used }
    }
}

/// The terrain cards that do something, a bit for each.
const ACTIVE: u8 = active();

const fn active() -> u8 {
    let mut set = 0;
    let mut i = 0;
    while i < TERRAIN.len() {
        set |= (TERRAIN[i].activation.is_some() as u8) << i;
        i += 1;
    }
    set
}

impl DeathAngel {
    /// Begins a Move + Activate card; whether its player must decide.
    pub(crate) fn begin_moves(&mut self, team: Team) -> bool {
        let moves = Moves { team, step: MoveStep::Swap, moved: 0, turned: 0, used: 0 };
        self.frames.push(moves.frame());
        if self.now == Lasting::EnterFormation && self.supply > 0 {
            self.frames.push(Frame::EnterToken { team });
            return true;
        }
        self.step_moves(moves)
    }

    /// Skips steps in which nothing is left to do; whether the player must decide.
    pub(crate) fn step_moves(&mut self, mut moves: Moves) -> bool {
        if !self.is_team_alive(moves.team) || moves.step == MoveStep::Done {
            // With the team dead the rest of the card is lost (DA-AMB-35).
            self.frames.pop();
            return false;
        }
        while moves.step < MoveStep::Ability {
            let waits = match moves.step {
                MoveStep::Swap => self.can_swap(&moves),
                MoveStep::Turn => self.can_turn(&moves),
                _ => self.can_activate(&moves),
            };
            if waits {
                self.frames.replace(moves.frame());
                return true;
            }
            moves.step = MoveStep::ALL[moves.step.index() + 1];
        }
        match self.move_ability(moves.team) {
            Some(frame) => {
                self.frames.replace(Moves { step: MoveStep::Done, ..moves }.frame());
                self.frames.push(frame);
            }
            None => self.frames.pop(),
        }
        false
    }

    fn move_ability(&self, team: Team) -> Option<Frame> {
        match self.ability(team)? {
            Ability::DiscardBlips => Some(Frame::Stealth { paid: false, side: Side::Left }),
            Ability::LookAtEvent => Some(Frame::Scout {}),
            Ability::ShuffleAway => Some(Frame::Intimidate {}),
            Ability::AttackAfterMoving => Some(Frame::Volley { team, used: 0 }),
            _ => None,
        }
    }

    fn movers(&self, team: Team, done: u8) -> impl Iterator<Item = Marine> {
        let marines = team.marines();
        let free = marines.map(|marine| self.is_alive(marine) && done & marine.mate_bit() == 0);
        marines.into_iter().zip(free).filter(|(_, free)| *free).map(|(marine, _)| marine)
    }

    fn can_swap(&self, moves: &Moves) -> bool {
        self.n_marines > 1 && self.movers(moves.team, moves.moved).next().is_some()
    }

    fn can_turn(&self, moves: &Moves) -> bool {
        self.movers(moves.team, moves.turned).next().is_some()
    }

    fn can_activate(&self, moves: &Moves) -> bool {
        self.movers(moves.team, moves.used).any(|marine| self.ready_terrain(marine) != 0)
    }

    /// The terrain that a Marine could activate, a bit for each card.
    #[inline]
    pub(crate) fn ready_terrain(&self, marine: Marine) -> u8 {
        let front = self.front(marine).0;
        let in_front = self.terrain.iter().rev().fold(0, |set, &place| set << 1 | u8::from(place == front));
        in_front & ACTIVE & !self.activated
    }

    fn mover_refusal(&self, moves: &Moves, marine: Marine, step: MoveStep) -> Result<(), No> {
        if marine.team() != moves.team {
            return Err(refusal::OTHER_TEAM);
        }
        if !self.is_alive(marine) {
            return Err(refusal::MARINE_DEAD);
        }
        if moves.step > step { Err(refusal::STEP_OVER) } else { Ok(()) }
    }

    pub(crate) fn swap_refusal(&self, moves: &Moves, marine: Marine, position: u8) -> Result<(), No> {
        self.mover_refusal(moves, marine, MoveStep::Swap)?;
        if moves.moved & marine.mate_bit() != 0 {
            return Err(refusal::MOVED_ALREADY);
        }
        if position >= self.n_marines {
            return Err(refusal::NO_SUCH_POSITION);
        }
        let distance = position.abs_diff(self.place[marine as usize]);
        let anywhere = self.ability(moves.team) == Some(Ability::MoveAnywhere);
        match distance {
            0 => Err(refusal::NOT_ADJACENT),
            1 => Ok(()),
            _ if anywhere => Ok(()),
            _ => Err(refusal::NOT_ADJACENT),
        }
    }

    pub(crate) fn turn_refusal(&self, moves: &Moves, marine: Marine) -> Result<(), No> {
        self.mover_refusal(moves, marine, MoveStep::Turn)?;
        if moves.turned & marine.mate_bit() != 0 { Err(refusal::TURNED_ALREADY) } else { Ok(()) }
    }

    pub(crate) fn activation_refusal(
        &self,
        moves: &Moves,
        marine: Marine,
        terrain: Terrain,
    ) -> Result<(), No> {
        self.mover_refusal(moves, marine, MoveStep::Activate)?;
        if moves.used & marine.mate_bit() != 0 {
            return Err(refusal::ACTIVATED_ALREADY);
        }
        if self.terrain_cell(terrain) != Some(self.front(marine)) {
            return Err(refusal::TERRAIN_NOT_IN_FRONT);
        }
        if terrain.card().activation.is_none() {
            return Err(refusal::TERRAIN_PASSIVE);
        }
        if self.activated >> terrain as u8 & 1 != 0 {
            return Err(refusal::TERRAIN_USED);
        }
        Ok(())
    }

    /// Two Marines trade places; nothing else moves (DA-MOVE-03, DA-MOVE-05, DA-MOVE-12).
    pub(crate) fn swap(&mut self, marine: Marine, position: u8, cx: &mut Context) {
        let from = self.place[marine as usize];
        let other = self.marine_at(position);
        self.column.swap(from as usize, position as usize);
        self.place[marine as usize] = position;
        self.place[other as usize] = from;
        cx.tell(|| Event::Swapped { marine, other, position });
    }

    pub(crate) fn turn(&mut self, marine: Marine, cx: &mut Context) {
        self.right ^= 1 << marine as u16;
        let facing = self.facing(marine);
        cx.tell(|| Event::Turned { marine, facing });
    }

    /// Carries out what a terrain card does (DA-TERR).
    pub(crate) fn activate(&mut self, marine: Marine, terrain: Terrain, cx: &mut Context) {
        self.activated |= 1 << terrain as u8;
        cx.tell(|| Event::Activated { marine, terrain });
        match terrain.card().activation {
            Some(Activation::Take) => {
                let seat = self.controller(marine);
                self.terrain[terrain as usize] = HAND + seat as u8;
                cx.tell(|| Event::ArtefactTaken { seat });
            }
            Some(Activation::Panel) => self.use_panel(marine, cx),
            Some(Activation::AddToken) => self.use_door(marine, cx),
            Some(Activation::Explode { deadly }) => self.explode(marine, terrain, deadly, cx),
            Some(Activation::RemoveOnSkull) => {
                let face = cx.roll(RollFor::Chimney, Some(marine));
                if face.has_skull() {
                    self.remove_terrain(terrain, cx);
                }
            }
            None => {}
        }
    }

    fn use_panel(&mut self, marine: Marine, cx: &mut Context) {
        if let Trigger::Panel(panel) = self.site.card().trigger {
            self.begin_panel(panel, marine, cx);
        }
    }

    fn use_door(&mut self, marine: Marine, cx: &mut Context) {
        self.add_door_tokens(1, cx);
        let more = matches!(self.ability(marine.team()), Some(Ability::DoorTokens { .. }));
        if more && self.supply > 0 {
            self.frames.push(Frame::DoorToken {});
        }
    }

    fn explode(&mut self, marine: Marine, terrain: Terrain, deadly: u8, cx: &mut Context) {
        let front = self.front(marine);
        self.remove_terrain(terrain, cx);
        self.slay_swarm(front, cx);
        self.slay_swarm(front.across(), cx);
        // A win ends the game before the die is rolled (DA-AMB-43).
        if !self.check_end() && cx.roll(RollFor::Tank, Some(marine)).number() == deadly {
            self.slay_marine(marine, cx);
        }
    }

    /// The panel of a location that replaces itself (DA-LOC-02).
    pub(crate) fn replace_panel(&mut self, marine: Marine, terrain: Terrain, cx: &mut Context) {
        let cell = self.front(marine);
        self.remove_terrain(Terrain::ControlPanel, cx);
        if !self.is_placed(terrain) {
            self.place_terrain(terrain, cell, cx);
        }
    }

    pub(crate) fn place_terrain(&mut self, terrain: Terrain, cell: Cell, cx: &mut Context) {
        self.terrain[terrain as usize] = cell.0;
        cx.tell(|| Event::TerrainPlaced { terrain, cell });
    }
}
