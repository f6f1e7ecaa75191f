//! Support cards and tokens (DA-SUPPORT).

use super::Context;
use crate::card::{Cell, Marine, Team, Terrain};
use crate::cards::Ability;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::DeathAngel;

impl DeathAngel {
    /// Puts a token of the supply on a Marine; without one the placement is lost (DA-LIMIT-03).
    pub(crate) fn give_token(&mut self, marine: Marine, cx: &mut Context) {
        if self.supply == 0 {
            return cx.tell(|| Event::NoToken);
        }
        self.supply -= 1;
        self.tokens[marine as usize] += 1;
        cx.tell(|| Event::TokensGiven { marine, count: 1 });
    }

    /// Tokens of a Marine return to the supply (DA-LIMIT-02).
    pub(crate) fn lose_tokens(&mut self, marine: Marine, count: u8, cx: &mut Context) {
        if count > 0 {
            self.tokens[marine as usize] -= count;
            self.supply += count;
            cx.tell(|| Event::TokensLost { marine, count });
        }
    }

    /// Puts tokens on the Door, as far as the supply lasts.
    pub(crate) fn add_door_tokens(&mut self, wanted: u8, cx: &mut Context) {
        let count = wanted.min(self.supply);
        if count == 0 {
            return cx.tell(|| Event::NoToken);
        }
        self.supply -= count;
        self.door_tokens += count;
        cx.tell(|| Event::DoorTokens { count });
    }

    /// Begins a Support card: the token, then what its ability does at once. Whether its
    /// player must decide.
    pub(crate) fn begin_support(&mut self, team: Team, cx: &mut Context) -> bool {
        match self.ability(team) {
            Some(Ability::MoveSwarm) => self.frames.push(Frame::Strategize { from: Cell::NONE }),
            Some(Ability::Shield) => self.frames.push(Frame::PowerField {}),
            _ => {}
        }
        if self.supply == 0 {
            cx.tell(|| Event::NoToken);
            return false;
        }
        self.frames.push(Frame::Support { team });
        self.step_sole_marine(cx)
    }

    /// A swarm under Strategize: nothing to name, or nobody left to name it (DA-AMB-35).
    pub(crate) fn step_strategize(&mut self) -> bool {
        let waits = self.is_team_alive(Team::Purple) && self.has_swarm();
        if !waits {
            self.frames.pop();
        }
        waits
    }

    pub(crate) fn step_power_field(&mut self) -> bool {
        let waits = self.is_team_alive(Team::Grey) && self.has_swarm();
        if !waits {
            self.frames.pop();
        }
        waits
    }

    pub(crate) fn has_swarm(&self) -> bool {
        self.cells().any(|cell| !self.swarm(cell).is_empty())
    }

    /// Moves the swarm of a cell as a whole. What is there already merges with it, after
    /// the card that moved it (DA-MERGE-05): nothing on the way does.
    pub(crate) fn move_swarm(&mut self, from: Cell, to: Cell, cx: &mut Context) {
        let swarm = std::mem::take(&mut self.fresh[from.index()]);
        self.fresh[to.index()] = self.fresh[to.index()].merged(swarm);
        cx.tell(|| Event::SwarmMoved { from, to });
    }

    pub(crate) fn shield(&mut self, cell: Cell, cx: &mut Context) {
        self.fresh[cell.index()] = self.fresh[cell.index()].with_shield(true);
        cx.tell(|| Event::Shielded { cell });
    }

    /// Whether a terrain card lies in the formation.
    pub(crate) fn is_placed(&self, terrain: Terrain) -> bool {
        self.terrain_cell(terrain).is_some()
    }
}
