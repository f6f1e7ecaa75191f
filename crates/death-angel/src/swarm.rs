//! A swarm: the Genestealers of one cell that act as one (DA-TERM-03).

use crate::card::{Foe, Symbol};

/// The cards of a swarm in 32 bits: four bits for the count of each symbol, one for
/// each Brood Lord, one for the Power Field.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Swarm(u32);

const LORDS: u32 = 0b11 << 16;
const SHIELD: u32 = 1 << 18;

impl Swarm {
    /// No cards.
    pub const EMPTY: Swarm = Swarm(0);

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 & !SHIELD == 0
    }

    /// How many Genestealers of a symbol, Brood Lords apart.
    #[inline]
    pub const fn count(self, symbol: Symbol) -> u8 {
        (self.0 >> (4 * symbol as u32) & 15) as u8
    }

    /// How many Genestealers, Brood Lords apart.
    #[inline]
    pub const fn normal(self) -> u8 {
        let pairs = (self.0 & 0x0F0F) + (self.0 >> 4 & 0x0F0F);
        ((pairs & 0xFF) + (pairs >> 8 & 0xFF)) as u8
    }

    /// How many Brood Lords.
    #[inline]
    pub const fn lords(self) -> u8 {
        (self.0 & LORDS).count_ones() as u8
    }

    /// How many cards, Brood Lords included (DA-BROOD-01).
    #[inline]
    pub const fn size(self) -> u8 {
        self.normal() + self.lords()
    }

    /// What a defense roll against it must exceed: Brood Lords count double in this comparison
    /// alone (DA-AMB-07).
    #[inline]
    pub const fn strength(self) -> u8 {
        self.size() + self.lords()
    }

    /// How many of a card.
    #[inline]
    pub const fn of(self, foe: Foe) -> u8 {
        match foe {
            Foe::LordA => (self.0 >> 16 & 1) as u8,
            Foe::LordB => (self.0 >> 17 & 1) as u8,
            _ => (self.0 >> (4 * foe as u32) & 15) as u8,
        }
    }

    /// The cards, ascending.
    pub fn foes(self) -> impl Iterator<Item = Foe> {
        Foe::ALL.iter().flat_map(move |&foe| std::iter::repeat_n(foe, self.of(foe).into()))
    }

    /// Whether a movement box with this symbol takes the swarm along (DA-GSMOVE-01, DA-BROOD-03).
    #[inline]
    pub const fn shows(self, symbol: Symbol) -> bool {
        let lord = match symbol {
            Symbol::Head | Symbol::Tail => 1 << 16,
            Symbol::Claw | Symbol::Tongue => 1 << 17,
        };
        self.0 & (lord | 15 << (4 * symbol as u32)) != 0
    }

    /// Whether a Power Field holds it (DA-ACT-06).
    #[inline]
    pub const fn is_shielded(self) -> bool {
        self.0 & SHIELD != 0
    }

    /// Whether it has a card, and no Power Field holds it: it can attack, and be attacked.
    #[inline]
    pub const fn is_mortal(self) -> bool {
        // With a Power Field there is always a card.
        self.0.wrapping_sub(1) < SHIELD - 1
    }

    /// Whether this card can die or go now: Brood Lords are the last of their swarm
    /// (DA-BROOD-04). The Power Field is not asked.
    #[inline]
    pub const fn can_lose(self, foe: Foe) -> bool {
        match foe {
            Foe::LordA | Foe::LordB => self.of(foe) > 0 && self.normal() == 0,
            _ => self.of(foe) > 0,
        }
    }

    pub(crate) const fn with_shield(self, on: bool) -> Swarm {
        Swarm(if on && !self.is_empty() { self.0 | SHIELD } else { self.0 & !SHIELD })
    }

    #[inline]
    pub(crate) const fn plus(self, foe: Foe) -> Swarm {
        Swarm(match foe {
            Foe::LordA => self.0 | 1 << 16,
            Foe::LordB => self.0 | 1 << 17,
            _ => self.0 + (1 << (4 * foe as u32)),
        })
    }

    /// Without one card that is in it; without any, the Power Field goes too.
    #[inline]
    pub(crate) const fn minus(self, foe: Foe) -> Swarm {
        let left = Swarm(match foe {
            Foe::LordA => self.0 & !(1 << 16),
            Foe::LordB => self.0 & !(1 << 17),
            _ => self.0 - (1 << (4 * foe as u32)),
        });
        if left.is_empty() { Swarm::EMPTY } else { left }
    }

    /// Both together: if one is protected, all are (DA-MERGE-06).
    #[inline]
    pub(crate) const fn merged(self, other: Swarm) -> Swarm {
        let flags = LORDS | SHIELD;
        Swarm(((self.0 & !flags) + (other.0 & !flags)) | ((self.0 | other.0) & flags))
    }

    /// The Brood Lords alone.
    pub(crate) const fn only_lords(self) -> Swarm {
        let lords = Swarm(self.0 & LORDS);
        if lords.is_empty() { Swarm::EMPTY } else { Swarm(self.0 & (LORDS | SHIELD)) }
    }
}

impl std::fmt::Debug for Swarm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names: Vec<&str> = self.foes().map(Foe::name).collect();
        write!(f, "{{{}}}{}", names.join(" "), if self.is_shielded() { "*" } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn swarm(foes: &[Foe]) -> Swarm {
        foes.iter().fold(Swarm::EMPTY, |swarm, &foe| swarm.plus(foe))
    }

    #[test]
    fn cards_are_counted() {
        let nine = swarm(&[Foe::Claw; 9]).merged(swarm(&[Foe::Head, Foe::LordB, Foe::Tongue]));
        assert_eq!((nine.normal(), nine.lords(), nine.size()), (11, 1, 12));
        assert_eq!((nine.count(Symbol::Claw), nine.of(Foe::LordA), nine.of(Foe::LordB)), (9, 0, 1));
        assert_eq!(nine.foes().count(), 12);
    }

    #[test]
    fn lords_are_told_apart_and_stay_behind() {
        let court = swarm(&[Foe::LordA, Foe::Head, Foe::LordB]).with_shield(true);
        assert_eq!((court.of(Foe::LordA), court.of(Foe::LordB), court.lords(), court.size()), (1, 1, 2, 3));
        assert_eq!(court.only_lords(), swarm(&[Foe::LordA, Foe::LordB]).with_shield(true));
        assert_eq!(swarm(&[Foe::LordA, Foe::Tail]).only_lords(), swarm(&[Foe::LordA]));
        assert_eq!(swarm(&[Foe::Head]).with_shield(true).only_lords(), Swarm::EMPTY);
    }

    #[test]
    fn the_last_card_takes_the_shield_along() {
        let lone = swarm(&[Foe::LordA]).with_shield(true);
        assert!(lone.is_shielded());
        assert_eq!(lone.minus(Foe::LordA), Swarm::EMPTY);
        assert_eq!(Swarm::EMPTY.with_shield(true), Swarm::EMPTY);
    }
}
