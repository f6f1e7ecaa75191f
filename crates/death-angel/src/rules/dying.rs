//! Slain Marines and Genestealers, the shift of the formation, and the end of the game
//! (DA-DEATH, DA-SHIFT, DA-GSLAIN, DA-GOAL).

use super::Context;
use crate::card::{Cell, Foe, Marine, Side, Symbol, Team, Terrain};
use crate::cards::LocationId;
use crate::event::Event;
use crate::state::{DeathAngel, Ending, MAX_MARINES, NONE, OUT, Outcome, Phase};
use crate::swarm::Swarm;

impl DeathAngel {
    /// A Genestealer of the formation dies (DA-GSLAIN-01).
    pub(crate) fn slay_foe(&mut self, cell: Cell, foe: Foe, cx: &mut Context) {
        cx.tell(|| Event::Slain { cell, foe });
        self.remove_foe(cell, foe);
    }

    /// A Genestealer is discarded without being slain; a Brood Lord counts as slain all
    /// the same (DA-AMB-17).
    pub(crate) fn discard_foe(&mut self, cell: Cell, foe: Foe, cx: &mut Context) {
        cx.tell(|| Event::Discarded { cell, foe });
        self.remove_foe(cell, foe);
    }

    fn remove_foe(&mut self, cell: Cell, foe: Foe) {
        self.take_foe(cell, foe);
        match foe.symbol() {
            Some(symbol) => self.discard[symbol.index()] += 1,
            None => self.slain_lords |= if foe == Foe::LordA { 1 } else { 2 },
        }
        self.check_end();
    }

    #[inline]
    pub(crate) fn take_foe(&mut self, cell: Cell, foe: Foe) {
        self.fresh[cell.index()] = self.fresh[cell.index()].minus(foe);
    }

    /// Every card of a swarm that can die does so, as one change.
    pub(crate) fn slay_swarm(&mut self, cell: Cell, cx: &mut Context) {
        let swarm = self.fresh[cell.index()];
        if swarm.is_shielded() {
            return;
        }
        for foe in swarm.foes() {
            cx.tell(|| Event::Slain { cell, foe });
            match foe.symbol() {
                Some(symbol) => self.discard[symbol.index()] += 1,
                None => self.slain_lords |= if foe == Foe::LordA { 1 } else { 2 },
            }
        }
        self.fresh[cell.index()] = Swarm::EMPTY;
    }

    /// The top card of a blip pile is discarded (DA-BLIP-03).
    pub(crate) fn discard_blip(&mut self, side: Side, cx: &mut Context) {
        self.discard_blips(side, 1, cx);
        self.check_end();
    }

    /// Discards at most this number of cards of a pile; whether that ends the game is not asked.
    pub(crate) fn discard_blips(&mut self, side: Side, count: u8, cx: &mut Context) {
        for _ in 0..count {
            let Some(symbol) = self.piles[side as usize].draw(&mut self.unseen, cx.chance) else { return };
            self.discard[symbol.index()] += 1;
            cx.tell(|| Event::BlipDiscarded { side, symbol });
        }
    }

    /// A Marine is slain: he leaves, his tokens return, and the formation shifts at once
    /// (DA-DEATH-01, DA-DEATH-02).
    pub(crate) fn slay_marine(&mut self, marine: Marine, cx: &mut Context) {
        let Some(position) = self.position_of(marine) else { return };
        cx.tell(|| Event::MarineSlain { marine, position });
        self.supply += std::mem::take(&mut self.tokens[marine as usize]);
        if self.n_marines == 1 {
            // A win of the same moment counts (DA-GOAL-05); that the row is cleared is no win.
            self.check_end();
        }
        self.close_gap(position);
        self.place[marine as usize] = NONE;
        self.alive &= !(1 << marine as u16);
        self.right &= !(1 << marine as u16);
        if !self.is_team_alive(marine.team()) {
            self.lose_team(marine.team(), cx);
        }
        self.check_end();
    }

    /// Deletes a row; its cells go to the neighbor who moves in (DA-SHIFT-03, DA-SHIFT-04).
    fn close_gap(&mut self, gone: u8) {
        let last = self.n_marines - 1;
        if last == 0 {
            return self.clear_last_row();
        }
        let (above, below) = (gone, last - gone);
        // The upper part moves only if it is smaller and there is one (DA-SHIFT-02, DA-AMB-54).
        let heir_above = below == 0 || (above > 0 && above < below);
        let heir = if heir_above { gone - 1 } else { gone };
        let swarms = |cells: &mut [Swarm; 2 * MAX_MARINES]| {
            let row = [cells[2 * gone as usize], cells[2 * gone as usize + 1]];
            cells.copy_within(2 * gone as usize + 2..2 * last as usize + 2, 2 * gone as usize);
            for side in 0..2 {
                cells[2 * last as usize + side] = Swarm::EMPTY;
                let to = &mut cells[2 * heir as usize + side];
                *to = to.merged(row[side]);
            }
        };
        swarms(&mut self.fresh);
        swarms(&mut self.spent);
        for place in self.terrain.iter_mut().filter(|place| **place < 2 * MAX_MARINES as u8) {
            let cell = Cell(*place);
            *place = match cell.position() {
                row if row == gone => Cell::new(heir, cell.side()).0,
                row if row > gone => Cell::new(row - 1, cell.side()).0,
                _ => *place,
            };
        }
        self.column.copy_within(gone as usize + 1..last as usize + 1, gone as usize);
        self.column[last as usize] = NONE;
        self.n_marines = last;
        for row in gone..last {
            self.place[self.column[row as usize] as usize] = row;
        }
    }

    /// With the last Marine everything in the formation is cleared away.
    fn clear_last_row(&mut self) {
        for cell in 0..2 {
            let swarm = self.fresh[cell].merged(self.spent[cell]);
            for &symbol in Symbol::ALL {
                self.discard[symbol.index()] += swarm.count(symbol);
            }
            self.fresh[cell] = Swarm::EMPTY;
            self.spent[cell] = Swarm::EMPTY;
        }
        self.clear_terrain();
        self.column[0] = NONE;
        self.n_marines = 0;
    }

    /// All terrain leaves the formation; tokens on it return (DA-TRAVEL-05).
    pub(crate) fn clear_terrain(&mut self) {
        for place in self.terrain.iter_mut().filter(|place| **place < 2 * MAX_MARINES as u8) {
            *place = OUT;
        }
        self.supply += std::mem::take(&mut self.door_tokens);
    }

    /// One terrain card leaves the formation. The Door, on which tokens may lie, stays until the travel.
    pub(crate) fn remove_terrain(&mut self, terrain: Terrain, cx: &mut Context) {
        cx.tell(|| Event::TerrainRemoved { terrain });
        self.terrain[terrain as usize] = OUT;
    }

    /// The cards of a dead team leave the game, and somebody else may become the current
    /// player (DA-DEATH-03, DA-CURR-03).
    fn lose_team(&mut self, team: Team, cx: &mut Context) {
        cx.tell(|| Event::TeamLost { team });
        self.chosen[team as usize] = 0;
        self.last[team as usize] = 0;
        if self.phase > Phase::Choose {
            self.name_current(cx);
        }
    }

    /// The owner of the lowest revealed card is the current player (DA-CURR-01).
    pub(crate) fn name_current(&mut self, cx: &mut Context) {
        let Some((team, ..)) = self.next_card(0) else { return };
        let seat = self.seat_of(team);
        if seat != self.current {
            self.current = seat;
            cx.tell(|| Event::CurrentPlayer { seat });
        }
    }

    /// Asks for a win, then for a loss (DA-GOAL-05); whether the game is over.
    pub(crate) fn check_end(&mut self) -> bool {
        if self.over.is_none() {
            self.over = self.ending().map(|ending| Outcome { ending });
        }
        self.over.is_some()
    }

    fn ending(&self) -> Option<Ending> {
        if self.n_marines == 0 {
            return Some(Ending::Slain);
        }
        if self.is_last_site() {
            if self.site == LocationId::GenestealerLair && self.slain_lords == 3 {
                return Some(Ending::Mission);
            }
            let cells = 2 * self.n_marines as usize;
            let foes = self.fresh[..cells].iter().chain(&self.spent[..cells]);
            if self.piles.iter().all(|pile| pile.is_empty()) && foes.into_iter().all(|swarm| swarm.is_empty())
            {
                return Some(Ending::Extermination);
            }
        }
        None
    }
}
