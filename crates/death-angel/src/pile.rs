//! Piles of hidden cards.
//!
//! Cards that nobody has seen have no order: the game keeps how many lie where, and
//! draws one by weight when it is turned up. An order exists only where a rule or a
//! position gives one.

use game_api::Chance;

use crate::card::Symbol;
use crate::cards::{EVENTS, EventId};

/// Genestealers in order, two bits for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Order {
    cards: [u8; 9],
    len: u8,
}

impl Order {
    pub fn len(&self) -> u8 {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, the top one first.
    pub fn iter(&self) -> impl Iterator<Item = Symbol> + '_ {
        (0..self.len).rev().map(|i| self.get(i))
    }

    pub fn push_top(&mut self, symbol: Symbol) {
        let (byte, shift) = (self.len as usize / 4, self.len % 4 * 2);
        self.cards[byte] |= (symbol as u8) << shift;
        self.len += 1;
    }

    pub fn push_bottom(&mut self, symbol: Symbol) {
        let cards: Vec<Symbol> = self.iter().collect();
        *self = Order::default();
        self.push_top(symbol);
        cards.into_iter().rev().for_each(|card| self.push_top(card));
    }

    pub fn pop(&mut self) -> Option<Symbol> {
        let top = self.len.checked_sub(1)?;
        let symbol = self.get(top);
        self.cards[top as usize / 4] &= !(3 << (top % 4 * 2));
        self.len = top;
        Some(symbol)
    }

    fn get(&self, index: u8) -> Symbol {
        Symbol::ALL[(self.cards[index as usize / 4] >> (index % 4 * 2) & 3) as usize]
    }
}

/// A blip pile. From the top: cards in an order; then cards shuffled into it, seen by
/// everybody, mixed with unseen ones; then unseen ones that were put under them.
///
/// When a head comes up nobody can tell whether it is the one that was shuffled in: `known`
/// counts the cards that everybody still knows to be here.
///
/// A pile with an order has no seen cards, and nothing lies under a pile without seen
/// cards: equal piles are equal field by field.
///
/// When the deck is renewed everybody can work out which cards still lie in the piles, though
/// not where: those get an order, and `counted` says that together they are no secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    pub order: Order,
    pub seen: [u8; 4],
    pub unseen: u8,
    pub under: u8,
    pub known: [u8; 4],
    pub counted: bool,
}

impl Pile {
    #[inline]
    pub fn len(&self) -> u8 {
        self.order.len() + self.n_seen() + self.unseen + self.under
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub fn n_seen(&self) -> u8 {
        self.seen.iter().sum()
    }

    /// Puts unseen cards under it.
    pub fn add_unseen(&mut self, count: u8) {
        match self.n_seen() {
            0 => self.unseen += count,
            _ => self.under += count,
        }
    }

    /// Takes the top card; `pool` holds the unseen cards of all piles and the deck.
    #[inline]
    pub fn draw(&mut self, pool: &mut [u8; 4], chance: &mut dyn Chance) -> Option<Symbol> {
        let symbol = self.take_top(pool, chance)?;
        let known = &mut self.known[symbol.index()];
        *known = known.saturating_sub(1);
        Some(symbol)
    }

    fn take_top(&mut self, pool: &mut [u8; 4], chance: &mut dyn Chance) -> Option<Symbol> {
        if let Some(symbol) = self.order.pop() {
            self.counted &= !self.order.is_empty();
            return Some(symbol);
        }
        if self.n_seen() > 0 {
            return Some(self.draw_mixed(pool, chance));
        }
        self.unseen = self.unseen.checked_sub(1)?;
        Some(draw_from(pool, chance))
    }

    fn draw_mixed(&mut self, pool: &mut [u8; 4], chance: &mut dyn Chance) -> Symbol {
        let n_pool: u32 = pool.iter().map(|&n| u32::from(n)).sum();
        let mut weights = [0; 8];
        for i in 0..4 {
            weights[i] = u32::from(self.seen[i]) * n_pool.max(1);
            weights[i + 4] = u32::from(self.unseen) * u32::from(pool[i]);
        }
        let pick = chance.pick(&weights);
        match pick {
            0..4 => self.seen[pick] -= 1,
            _ => {
                self.unseen -= 1;
                pool[pick - 4] -= 1;
            }
        }
        if self.n_seen() == 0 {
            self.unseen += std::mem::take(&mut self.under);
        }
        Symbol::ALL[pick % 4]
    }

    /// Shuffles cards into it that everybody has seen.
    pub fn shuffle_in(&mut self, cards: [u8; 4], pool: &mut [u8; 4], chance: &mut dyn Chance) {
        if cards == [0; 4] {
            return;
        }
        let known = add(self.known, cards);
        if self.order.is_empty() {
            self.unseen += std::mem::take(&mut self.under);
            self.seen = add(self.seen, cards);
        } else {
            let mut all = cards;
            while let Some(symbol) = self.take_top(pool, chance) {
                all[symbol.index()] += 1;
            }
            self.lay_out(all, chance);
        }
        self.known = known;
    }

    /// The pile as everybody may see it; cards that nobody is sure of go to `pool`.
    pub fn public(&self, pool: &mut [u8; 4]) -> Pile {
        let mut here = self.seen;
        self.order.iter().for_each(|symbol| here[symbol.index()] += 1);
        let n_known: u8 = self.known.iter().sum();
        for i in 0..4 {
            pool[i] += here[i] - self.known[i];
        }
        let (mixed, under) = if self.order.is_empty() {
            (self.n_seen() + self.unseen, self.under)
        } else {
            (self.order.len(), self.unseen)
        };
        let mut shown =
            Pile { seen: self.known, known: self.known, unseen: mixed - n_known, ..Pile::default() };
        shown.add_unseen(under);
        shown
    }

    /// Draws the order of all its cards. Nobody sees them.
    pub fn fix(&mut self, pool: &mut [u8; 4], chance: &mut dyn Chance) {
        let mut top = Vec::new();
        while let Some(symbol) = self.draw(pool, chance) {
            top.push(symbol);
        }
        top.into_iter().rev().for_each(|symbol| self.order.push_top(symbol));
        self.known = [0; 4];
    }

    fn lay_out(&mut self, mut cards: [u8; 4], chance: &mut dyn Chance) {
        while cards != [0; 4] {
            self.order.push_top(draw_from(&mut cards, chance));
        }
    }

    /// Takes all cards that are counted out, and puts as many others in their place.
    pub fn recount(&mut self, mut next: impl FnMut() -> Symbol) {
        if self.counted {
            let len = self.order.len();
            self.order = Order::default();
            (0..len).for_each(|_| self.order.push_top(next()));
        }
    }
}

fn add(cards: [u8; 4], more: [u8; 4]) -> [u8; 4] {
    std::array::from_fn(|i| cards[i] + more[i])
}

/// Draws one card of a multiset that is not empty.
#[inline]
pub(crate) fn draw_from(pool: &mut [u8; 4], chance: &mut dyn Chance) -> Symbol {
    let pick = chance.pick(&pool.map(u32::from));
    pool[pick] -= 1;
    Symbol::ALL[pick]
}

/// The Genestealer deck: known cards on top, then unseen ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Deck {
    pub order: Order,
    pub unseen: u8,
}

impl Deck {
    #[inline]
    pub fn len(&self) -> u8 {
        self.order.len() + self.unseen
    }
}

/// Event cards without an order: two bits for the count of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct EventSet(pub u64);

impl EventSet {
    /// All 30 cards.
    pub fn full() -> EventSet {
        let mut set = EventSet::default();
        EVENTS.iter().for_each(|card| (0..card.copies).for_each(|_| set.add(card.id)));
        set
    }

    #[inline]
    pub fn count(self, event: EventId) -> u8 {
        (self.0 >> (2 * event as u64) & 3) as u8
    }

    #[inline]
    pub fn add(&mut self, event: EventId) {
        self.0 += 1 << (2 * event as u64);
    }

    #[inline]
    pub fn remove(&mut self, event: EventId) {
        self.0 -= 1 << (2 * event as u64);
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    pub fn len(self) -> u8 {
        self.iter().count() as u8
    }

    pub fn iter(self) -> impl Iterator<Item = EventId> {
        EventId::ALL.iter().flat_map(move |&event| std::iter::repeat_n(event, self.count(event).into()))
    }

    /// Draws one card by weight.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> EventId {
        let counts = [self.0, self.0 >> 16, self.0 >> 32].map(spread);
        let mut weights = [0; 24];
        for (i, weight) in weights.iter_mut().enumerate() {
            *weight = u32::from(counts[i / 8][i % 8]);
        }
        let event = EventId::ALL[chance.pick(&weights)];
        self.remove(event);
        event
    }
}

/// The eight counts of two bits each in the lowest 16 bits, a byte for each.
#[inline]
const fn spread(counts: u64) -> [u8; 8] {
    let fours = (counts & 0xFF) | (counts & 0xFF00) << 24;
    let pairs = (fours | fours << 12) & 0x000F_000F_000F_000F;
    ((pairs | pairs << 6) & 0x0303_0303_0303_0303).to_le_bytes()
}

/// Up to 30 event cards in order, the next one to be drawn first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct EventList {
    cards: [u8; 30],
    len: u8,
}

impl EventList {
    pub fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn iter(&self) -> impl Iterator<Item = EventId> + '_ {
        self.cards[..self.len as usize].iter().map(|&card| EventId::ALL[card as usize])
    }

    pub fn push_back(&mut self, event: EventId) {
        self.cards[self.len as usize] = event as u8;
        self.len += 1;
    }

    pub fn push_front(&mut self, event: EventId) {
        self.cards.copy_within(..self.len as usize, 1);
        self.cards[0] = event as u8;
        self.len += 1;
    }

    pub fn pop_front(&mut self) -> Option<EventId> {
        let last = self.len.checked_sub(1)?;
        let event = EventId::ALL[self.cards[0] as usize];
        self.cards.copy_within(1..self.len as usize, 0);
        self.cards[last as usize] = 0;
        self.len = last;
        Some(event)
    }
}

/// The event deck: cards in an order on top, then unseen ones, then those that the
/// purple player has seen and put at the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct EventDeck {
    pub pool: EventSet,
    pub discard: EventSet,
    pub top: EventList,
    pub bottom: EventList,
    /// Whether the purple player knows the top card, having put it back there.
    pub top_known: bool,
}

impl EventDeck {
    #[inline]
    fn is_empty(&self) -> bool {
        self.top.is_empty() && self.pool.is_empty() && self.bottom.is_empty()
    }

    /// Draws the top card, and whether the purple player knows it. A deck that this empties is
    /// renewed at once, without the card (DA-AMB-06); `None` if there is no card at all.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> Option<(EventId, bool)> {
        let drawn = self.look(chance);
        self.renew_if_empty();
        drawn
    }

    /// Takes the top card to look at it. It still belongs to the deck, so that nothing is renewed
    /// behind it; a deck that was empty before is, since a card is needed.
    pub fn look(&mut self, chance: &mut dyn Chance) -> Option<(EventId, bool)> {
        self.renew_if_empty();
        if let Some(event) = self.top.pop_front() {
            return Some((event, std::mem::take(&mut self.top_known)));
        }
        if !self.pool.is_empty() {
            return Some((self.pool.draw(chance), false));
        }
        self.bottom.pop_front().map(|event| (event, true))
    }

    fn renew_if_empty(&mut self) {
        if self.is_empty() {
            self.pool = std::mem::take(&mut self.discard);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_api::{Script, Seeded};

    #[test]
    fn an_order_is_a_stack() {
        let mut order = Order::default();
        [Symbol::Claw, Symbol::Head, Symbol::Tail].into_iter().for_each(|symbol| order.push_top(symbol));
        order.push_bottom(Symbol::Tongue);
        let cards: Vec<Symbol> = order.iter().collect();
        assert_eq!(cards, [Symbol::Tail, Symbol::Head, Symbol::Claw, Symbol::Tongue]);
        assert_eq!(std::iter::from_fn(|| order.pop()).collect::<Vec<_>>(), cards);
        assert_eq!(order, Order::default(), "nothing is left behind");
    }

    #[test]
    fn seen_cards_are_mixed_with_unseen_ones_and_lie_above_the_rest() {
        let mut pool = [3, 0, 0, 0];
        let mut pile = Pile { unseen: 2, ..Pile::default() };
        pile.shuffle_in([0, 0, 0, 1], &mut pool, &mut Script::new([]));
        pile.add_unseen(1);
        assert_eq!((pile.len(), pile.under), (4, 1));
        let mut script = Script::new([4, 3, 0, 0]);
        let drawn: Vec<Symbol> = std::iter::from_fn(|| pile.draw(&mut pool, &mut script)).collect();
        assert_eq!(drawn, [Symbol::Head, Symbol::Claw, Symbol::Head, Symbol::Head]);
        assert_eq!(script.finish(), Ok(()));
        assert_eq!((pile, pool), (Pile::default(), [0; 4]));
    }

    #[test]
    fn a_fixed_pile_keeps_its_cards() {
        let mut pool = [1, 1, 1, 1];
        let mut pile = Pile { unseen: 3, ..Pile::default() };
        pile.fix(&mut pool, &mut Seeded::new(1));
        assert_eq!((pile.len(), pool.iter().sum::<u8>()), (3, 1));
        pile.shuffle_in([1, 0, 0, 0], &mut pool, &mut Seeded::new(2));
        assert_eq!((pile.len(), pile.order.len(), pool.iter().sum::<u8>()), (4, 4, 1));
    }

    #[test]
    fn events_come_from_the_top_then_unseen_then_from_the_bottom() {
        let mut deck = EventDeck::default();
        deck.bottom.push_back(EventId::Evasion);
        deck.pool.add(EventId::GunJam);
        deck.top.push_back(EventId::Resupply);
        deck.top.push_front(EventId::Surrounded);
        deck.discard.add(EventId::FullScan);
        deck.top_known = true;
        let chance = &mut Seeded::new(0);
        let drawn: Vec<_> = std::iter::from_fn(|| deck.draw(chance)).collect();
        let expected = [
            (EventId::Surrounded, true),
            (EventId::Resupply, false),
            (EventId::GunJam, false),
            (EventId::Evasion, true),
            (EventId::FullScan, false),
        ];
        assert_eq!(drawn, expected);
    }
}
