//! Genestealers that appear, and cards that go to the blip piles (DA-SPAWN, DA-LIMIT).

use std::ops::RangeInclusive;

use super::Context;
use crate::card::{Cell, Color, Foe, Marine, Side, Terrain};
use crate::cards::{Box, Panel, Size, Trigger};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::DeathAngel;

impl DeathAngel {
    /// A number of Genestealers appear in a cell, as far as the pile of its side lasts
    /// (DA-SPAWN-06); how many did.
    pub(crate) fn spawn(&mut self, cell: Cell, count: u8, cx: &mut Context) -> u8 {
        for appeared in 0..count {
            let pile = &mut self.piles[cell.side() as usize];
            let Some(symbol) = pile.draw(&mut self.unseen, cx.chance) else { return appeared };
            let foe = Foe::of(symbol);
            self.fresh[cell.index()] = self.fresh[cell.index()].plus(foe);
            cx.tell(|| Event::Spawned { cell, foe });
        }
        count
    }

    /// A spawn box: the terrain of its color that lies in the formation (DA-SPAWN-02);
    /// whether the current player must share a pile that does not suffice.
    pub(crate) fn begin_box(&mut self, spawn: Box, cx: &mut Context) -> bool {
        let amount = match spawn.size {
            Size::Major => self.major,
            Size::Minor => self.minor,
        };
        let [first, second] = spawn.color.terrain().map(|terrain| u8::from(self.is_placed(terrain)));
        let left = first | second << 1;
        let waits = self.must_share(spawn.color, amount, left);
        if waits {
            self.frames.push(Frame::Spawn { color: spawn.color, amount, left })
        } else {
            self.spawn_on_all(spawn.color, amount, left, cx)
        }
        waits
    }

    /// Serves the terrain cards of a box, unless the current player must share the pile
    /// (DA-SPAWN-07).
    pub(crate) fn step_spawn(&mut self, color: Color, amount: u8, left: u8, cx: &mut Context) -> bool {
        let waits = self.must_share(color, amount, left);
        if !waits {
            self.frames.pop();
            self.spawn_on_all(color, amount, left, cx);
        }
        waits
    }

    fn must_share(&self, color: Color, amount: u8, left: u8) -> bool {
        left == 3 && self.shares(color, amount).is_some_and(|shares| shares.start() < shares.end())
    }

    /// How many cards can appear on the first terrain card of a color, where both want more of
    /// one pile than it has: neither more than its number, and all the cards of the pile
    /// (DA-AMB-56).
    pub(crate) fn shares(&self, color: Color, amount: u8) -> Option<RangeInclusive<u8>> {
        let [first, second] = color.terrain();
        let (a, b) = (self.terrain_cell(first)?, self.terrain_cell(second)?);
        let pile = self.piles[a.side() as usize].len();
        let wanted = [first, second].map(|terrain| self.wanted(terrain, amount));
        let is_short = a != b && a.side() == b.side() && pile < wanted[0] + wanted[1];
        is_short.then(|| pile.saturating_sub(wanted[1])..=pile.min(wanted[0]))
    }

    fn spawn_on_all(&mut self, color: Color, amount: u8, left: u8, cx: &mut Context) {
        for (i, terrain) in color.terrain().into_iter().enumerate() {
            if left >> i & 1 != 0 {
                self.spawn_on(terrain, amount, cx);
            }
        }
    }

    /// How many may appear on a terrain card, with Core Cogitator in mind (DA-LOC-08).
    fn wanted(&self, terrain: Terrain, amount: u8) -> u8 {
        if self.limited == terrain as u8 {
            amount.min(self.limit().saturating_sub(self.appeared))
        } else {
            amount
        }
    }

    fn limit(&self) -> u8 {
        match self.site.card().trigger {
            Trigger::Panel(Panel::Limit { most }) => most,
            _ => u8::MAX,
        }
    }

    /// Genestealers appear on a terrain card.
    pub(crate) fn spawn_on(&mut self, terrain: Terrain, amount: u8, cx: &mut Context) {
        let count = self.wanted(terrain, amount);
        self.spawn_share(terrain, count, cx);
    }

    fn spawn_share(&mut self, terrain: Terrain, count: u8, cx: &mut Context) {
        let Some(cell) = self.terrain_cell(terrain) else { return };
        let appeared = self.spawn(cell, count, cx);
        if self.limited == terrain as u8 {
            self.appeared += appeared;
        }
    }

    /// As many as were named appear on the first terrain card, then the rest on the other
    /// (DA-SPAWN-07).
    pub(crate) fn share(&mut self, color: Color, amount: u8, count: u8, cx: &mut Context) {
        self.frames.pop();
        let [first, second] = color.terrain();
        self.spawn_share(first, count, cx);
        self.spawn_on(second, amount, cx);
    }

    /// A Genestealer appears in front of every Marine in the set (DA-EVT-22). Where a pile
    /// is too small the current player says for whom; whether he has to.
    pub(crate) fn step_everywhere(&mut self, waiting: u16, cx: &mut Context) -> bool {
        let mut short = 0;
        let mut left = waiting;
        for &side in Side::ALL {
            let here = self.waiting_on(waiting, side);
            let (pile, wanted) = (self.piles[side as usize].len(), here.count_ones() as u8);
            match pile {
                0 => left &= !here,
                _ if pile < wanted => short |= here,
                _ => {
                    left &= !here;
                    self.spawn_before(here, cx);
                }
            }
        }
        match short {
            0 => self.frames.pop(),
            _ => self.frames.replace(Frame::Everywhere { waiting: left }),
        }
        short != 0
    }

    fn waiting_on(&self, waiting: u16, side: Side) -> u16 {
        let faces_right = waiting & self.right;
        if side == Side::Right { faces_right } else { waiting & !self.right }
    }

    fn spawn_before(&mut self, marines: u16, cx: &mut Context) {
        for position in 0..self.n_marines {
            let marine = self.marine_at(position);
            if marines >> marine as u16 & 1 != 0 {
                self.spawn(self.front(marine), 1, cx);
            }
        }
    }

    pub(crate) fn serve_marine(&mut self, waiting: u16, marine: Marine, cx: &mut Context) {
        self.frames.replace(Frame::Everywhere { waiting: waiting & !(1 << marine as u16) });
        self.spawn(self.front(marine), 1, cx);
    }

    /// Puts cards of the deck under both piles, as many as listed. If deck and discard
    /// pile do not suffice they are split as equally as possible, and the current player
    /// places an odd card (DA-LIMIT-06, DA-LIMIT-07).
    pub(crate) fn fill_piles(&mut self, listed: [u8; 2], cx: &mut Context) {
        let available = self.deck.len() + self.discard.iter().sum::<u8>();
        let small = listed[0].min(listed[1]);
        if available >= listed[0] + listed[1] {
            self.deal_piles(listed, cx);
        } else if available >= 2 * small {
            let sizes = listed.map(|size| if size == small { small } else { available - small });
            self.deal_piles(sizes, cx);
        } else if available.is_multiple_of(2) {
            self.deal_piles([available / 2; 2], cx);
        } else {
            self.frames.push(Frame::Deal { each: available / 2 });
        }
    }

    pub(crate) fn deal_piles(&mut self, sizes: [u8; 2], cx: &mut Context) {
        for &side in Side::ALL {
            let count = sizes[side as usize];
            if count > 0 {
                cx.tell(|| Event::BlipsDealt { side, count });
                self.deal(side, count, cx);
            }
        }
        self.renew_if_empty(cx);
    }

    /// Deals cards of the deck under a pile.
    fn deal(&mut self, side: Side, count: u8, cx: &mut Context) {
        let mut left = count;
        while left > 0 {
            self.renew_if_empty(cx);
            if let Some(symbol) = self.deck.order.pop() {
                if self.piles[side as usize].order.len() < self.piles[side as usize].len() {
                    self.piles[side as usize].fix(&mut self.unseen, cx.chance);
                }
                self.piles[side as usize].order.push_bottom(symbol);
                left -= 1;
                continue;
            }
            let unseen = left.min(self.deck.unseen);
            self.piles[side as usize].add_unseen(unseen);
            self.deck.unseen -= unseen;
            left -= unseen;
        }
    }

    /// An empty deck is renewed at the end of the deal that emptied it, and before a card is
    /// needed (DA-AMB-06), where there is anything to renew it from.
    fn renew_if_empty(&mut self, cx: &mut Context) {
        if self.deck.len() == 0 && self.discard != [0; 4] {
            self.renew_deck(cx);
        }
    }

    /// The discard pile becomes the deck (DA-LIMIT-05). Cards that still lie in the piles are
    /// not among those, so their order is drawn first.
    fn renew_deck(&mut self, cx: &mut Context) {
        cx.tell(|| Event::DeckRenewed);
        for pile in self.piles.iter_mut().filter(|pile| !pile.is_empty()) {
            pile.fix(&mut self.unseen, cx.chance);
            pile.counted = true;
        }
        self.unseen = std::mem::take(&mut self.discard);
        self.deck.unseen = self.unseen.iter().sum();
    }
}
