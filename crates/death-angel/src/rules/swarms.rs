//! Swarms that move (DA-GSMOVE).

use super::Context;
use crate::card::{Cell, Marine, Side, Symbol};
use crate::cards::{Arrow, MARINES, Movement};
use crate::event::Event;
use crate::state::{DeathAngel, MAX_MARINES};
use crate::swarm::Swarm;

impl DeathAngel {
    /// A movement box: the affected swarms are fixed first, all move at once and merge
    /// afterwards (DA-GSMOVE-08).
    pub(crate) fn move_swarms(&mut self, movement: Movement, cx: &mut Context) {
        match movement {
            Movement::Adjacent(symbol) => {
                self.move_all(
                    cx,
                    |game, cell, swarm| {
                        if swarm.shows(symbol) { game.next_cell(cell) } else { cell }
                    },
                )
            }
            Movement::Flank(symbol) => self.flank(Some(symbol), cx),
        }
    }

    /// Swarms go behind their Marines: those with a symbol, or all of them.
    pub(crate) fn flank(&mut self, symbol: Option<Symbol>, cx: &mut Context) {
        self.move_all(cx, |game, cell, swarm| match symbol {
            Some(symbol) if !swarm.shows(symbol) => cell,
            _ => game.behind(game.marine_at(cell.position())),
        });
    }

    /// All Genestealers go to one position, each on its side (DA-EVT-19).
    pub(crate) fn gather_swarms(&mut self, marine: Marine, cx: &mut Context) {
        let position = self.place[marine as usize];
        self.move_all(cx, |_, cell, _| Cell::new(position, cell.side()));
    }

    /// Each swarm goes where the function says, all at the same time.
    pub(crate) fn move_all(&mut self, cx: &mut Context, goal: impl Fn(&DeathAngel, Cell, Swarm) -> Cell) {
        let mut moved = [Swarm::EMPTY; 2 * MAX_MARINES];
        for from in self.cells() {
            let swarm = self.swarm(from);
            if swarm.is_empty() {
                continue;
            }
            let to = goal(self, from, swarm);
            moved[to.index()] = moved[to.index()].merged(swarm);
            if to != from {
                cx.tell(|| Event::SwarmMoved { from, to });
            }
        }
        self.fresh = moved;
    }

    /// Where the small arrow of the Marine sends a swarm; beyond the column it flanks
    /// instead (DA-GSMOVE-03, DA-GSMOVE-04).
    fn next_cell(&self, cell: Cell) -> Cell {
        let (position, side) = (cell.position(), cell.side());
        let marine = self.marine_at(position);
        match MARINES[marine as usize].arrow(side) {
            Arrow::Down if position + 1 < self.n_marines => Cell::new(position + 1, side),
            Arrow::Up if position > 0 => Cell::new(position - 1, side),
            _ => self.behind(marine),
        }
    }

    /// All swarms of a side go to one cell (DA-LOC-16).
    pub(crate) fn gather_at(&mut self, goals: [Option<Cell>; 2], cx: &mut Context) {
        self.move_all(cx, |_, cell, _| goals[cell.side() as usize].unwrap_or(cell));
    }

    /// The smaller pile, or `None` if they are equal (DA-AMB-19).
    pub(crate) fn smaller_pile(&self) -> Option<Side> {
        match self.piles[0].len().cmp(&self.piles[1].len()) {
            std::cmp::Ordering::Less => Some(Side::Left),
            std::cmp::Ordering::Greater => Some(Side::Right),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Shuffles Genestealers that lay in the formation into a pile.
    pub(crate) fn shuffle_into(&mut self, side: Side, cards: [u8; 4], cx: &mut Context) {
        for &symbol in Symbol::ALL {
            for _ in 0..cards[symbol.index()] {
                cx.tell(|| Event::ShuffledIn { side, symbol });
            }
        }
        self.piles[side as usize].shuffle_in(cards, &mut self.unseen, cx.chance);
    }
}
