//! Cards that a player announces one after the other, before any of them is touched.

use crate::card::{Foe, Side};

/// Cards beside one Marine in the order in which they were announced: at most 12, since each
/// costs a token. Each is a digit of base 13, the first one the highest, so that a frame stays
/// small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Picks([u8; 6]);

const BASE: u64 = 2 * Foe::ALL.len() as u64 + 1;

impl Picks {
    pub const EMPTY: Picks = Picks([0; 6]);
    pub const MOST: usize = 12;

    fn number(self) -> u64 {
        let mut bytes = [0; 8];
        bytes[..6].copy_from_slice(&self.0);
        u64::from_le_bytes(bytes)
    }

    /// With one more card behind the others.
    pub fn plus(self, side: Side, foe: Foe) -> Picks {
        debug_assert!(self.len() < Picks::MOST, "{self:?} is full");
        let digit = side as u64 * Foe::ALL.len() as u64 + foe as u64 + 1;
        let mut low = [0; 6];
        low.copy_from_slice(&(self.number() * BASE + digit).to_le_bytes()[..6]);
        Picks(low)
    }

    pub fn len(self) -> usize {
        std::iter::successors(Some(self.number()), |&rest| Some(rest / BASE)).take_while(|&n| n > 0).count()
    }

    pub fn is_empty(self) -> bool {
        self == Picks::EMPTY
    }

    /// The cards in their order.
    pub fn iter(self) -> impl Iterator<Item = (Side, Foe)> {
        let digits = (0..self.len() as u32).rev().map(move |i| self.number() / BASE.pow(i) % BASE - 1);
        digits.map(|digit| {
            let (side, foe) = (digit as usize / Foe::ALL.len(), digit as usize % Foe::ALL.len());
            (Side::ALL[side], Foe::ALL[foe])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twelve_cards_keep_their_order() {
        let cards: Vec<(Side, Foe)> =
            Side::ALL.iter().flat_map(|&side| Foe::ALL.iter().rev().map(move |&foe| (side, foe))).collect();
        let picks = cards.iter().fold(Picks::EMPTY, |picks, &(side, foe)| picks.plus(side, foe));
        assert_eq!((picks.len(), picks.iter().collect::<Vec<_>>()), (Picks::MOST, cards));
        assert_eq!((Picks::EMPTY.len(), Picks::EMPTY.iter().count()), (0, 0));
        let last = (0..Picks::MOST).fold(Picks::EMPTY, |picks, _| picks.plus(Side::Right, Foe::LordB));
        assert!(last.iter().all(|card| card == (Side::Right, Foe::LordB)) && last.len() == Picks::MOST);
    }
}
