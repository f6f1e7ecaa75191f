//! Picking the cards that die, card by card (DA-GSLAIN-02, DA-BROOD-04).

use super::Context;
use crate::card::{Cell, Foe, Marine};
use crate::frame::{Frame, KillFor};
use crate::refusal::{self, No};
use crate::state::DeathAngel;

/// Cards being picked that die, taken out of their frame.
#[derive(Clone, Copy)]
pub(crate) struct Kills {
    pub why: KillFor,
    /// For or by whom.
    pub marine: Marine,
    /// The first and the last position in reach.
    pub low: u8,
    pub high: u8,
    /// A bit for each side in reach.
    pub sides: u8,
    /// How many more.
    pub left: u8,
    /// How many already.
    pub done: u8,
}

impl Kills {
    pub(crate) fn frame(self) -> Frame {
        let Kills { why, marine, low, high, sides, left, done } = self;
        Frame::Kills { why, marine, low, high, sides, left, done }
    }

    /// The cells in reach, ascending.
    #[inline]
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let sides = self.sides;
        let cells = (2 * self.low..2 * self.high + 2).map(Cell);
        cells.filter(move |cell| sides >> cell.side() as u8 & 1 != 0)
    }
}

impl DeathAngel {
    /// Every card that may be picked, ascending.
    #[inline]
    pub(crate) fn each_kill(&self, kills: &Kills, mut pick: impl FnMut(Cell, Foe)) {
        for cell in kills.cells() {
            let swarm = self.swarm(cell);
            if swarm.is_empty() || (swarm.is_shielded() && kills.why != KillFor::Brothers) {
                continue;
            }
            for &foe in Foe::ALL {
                if swarm.can_lose(foe) {
                    pick(cell, foe);
                }
            }
        }
    }

    /// How many different cards may be picked.
    pub(crate) fn n_kills(&self, kills: &Kills) -> usize {
        let mut n_picks = 0;
        self.each_kill(kills, |_, _| n_picks += 1);
        n_picks
    }

    pub(crate) fn kill_refusal(&self, kills: &Kills, cell: Cell, foe: Foe) -> Result<(), No> {
        if cell.position() >= self.n_marines {
            return Err(refusal::NO_SUCH_POSITION);
        }
        if !kills.cells().any(|reached| reached == cell) {
            return Err(refusal::NOT_IN_REACH);
        }
        let swarm = self.swarm(cell);
        if swarm.of(foe) == 0 {
            return Err(refusal::NO_SUCH_FOE);
        }
        // Discarding is not slaying: the Power Field does not hinder it (DA-AMB-16).
        if swarm.is_shielded() && kills.why != KillFor::Brothers {
            return Err(refusal::SHIELDED);
        }
        if swarm.can_lose(foe) { Ok(()) } else { Err(refusal::LORD_LAST) }
    }

    /// Ends the picking when it is done, and picks where there is no choice; whether
    /// somebody must decide.
    pub(crate) fn step_kills(&mut self, mut kills: Kills, cx: &mut Context) -> bool {
        while kills.left > 0 && self.over.is_none() {
            let mut first = None;
            let mut n_picks = 0;
            self.each_kill(&kills, |cell, foe| {
                first.get_or_insert((cell, foe));
                n_picks += 1;
            });
            let Some((cell, foe)) = first else { break };
            if kills.why.is_optional() || (n_picks > 1 && !self.all_go(&kills)) {
                return true;
            }
            kills = self.kill(kills, cell, foe, cx);
        }
        if self.over.is_none() {
            self.frames.pop();
            self.after_kills(kills, cx);
        }
        false
    }

    /// Whether as many have to die as there are.
    fn all_go(&self, kills: &Kills) -> bool {
        let sizes = kills.cells().map(|cell| match self.swarm(cell) {
            swarm if swarm.is_shielded() && kills.why != KillFor::Brothers => 0,
            swarm => swarm.size(),
        });
        sizes.sum::<u8>() <= kills.left
    }

    /// One card dies; what is left to pick.
    pub(crate) fn kill(&mut self, kills: Kills, cell: Cell, foe: Foe, cx: &mut Context) -> Kills {
        let after = Kills { left: kills.left - 1, done: kills.done + 1, ..kills };
        self.frames.replace(after.frame());
        match kills.why {
            KillFor::Brothers => self.discard_foe(cell, foe, cx),
            KillFor::Faith => {
                self.lose_tokens(kills.marine, 1, cx);
                self.slay_foe(cell, foe, cx);
            }
            _ => self.slay_foe(cell, foe, cx),
        }
        after
    }

    /// What follows when the last card is picked, or the rest is declined.
    pub(crate) fn after_kills(&mut self, kills: Kills, cx: &mut Context) {
        match kills.why {
            KillFor::Attack | KillFor::DeadAim => self.after_attack(kills.marine, kills.done),
            KillFor::Charge => self.after_charge(kills.marine, cx),
            KillFor::Counter
            | KillFor::Door
            | KillFor::Overload
            | KillFor::Flames
            | KillFor::Brothers
            | KillFor::Faith => {}
        }
    }
}
