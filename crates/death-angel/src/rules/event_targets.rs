//! Which Marines an event may be aimed at (DA-EVENT-05).

use crate::card::Marine;
use crate::cards::Happening;
use crate::refusal::{self, No};
use crate::state::DeathAngel;

impl DeathAngel {
    /// Which Marines an event may be aimed at (DA-EVENT-05).
    pub(super) fn event_marine_refusal(&self, happening: Happening, marine: Marine) -> Result<(), No> {
        if happening == Happening::Rescue {
            return self.rescue_refusal(marine);
        }
        if !self.is_alive(marine) {
            return Err(refusal::MARINE_DEAD);
        }
        match happening {
            Happening::SkullKills { .. } if !self.has_mortal_foe(marine) => Err(refusal::NOT_ENGAGED),
            Happening::TokenForFoe
                if self.tokens_of(marine) == 0 && self.any_marine(|m| self.tokens_of(m) > 0) =>
            {
                Err(refusal::NEEDS_TOKEN)
            }
            Happening::TokenForFoe
                if !self.can_give_up(marine) && self.any_marine(|m| self.can_give_up(m)) =>
            {
                Err(refusal::NOTHING_FOR_HIM)
            }
            Happening::TokensForKills
                if !self.can_trade(marine) && self.any_marine(|m| self.can_trade(m)) =>
            {
                Err(refusal::NOTHING_FOR_HIM)
            }
            Happening::SpawnBehind { count }
                if self.any_marine(|m| self.would_appear(m, count) > self.would_appear(marine, count)) =>
            {
                Err(refusal::NOT_THE_MOST)
            }
            Happening::FreeAttack if !self.has_target(marine) && self.any_marine(|m| self.has_target(m)) => {
                Err(refusal::NO_TARGET_FOR_HIM)
            }
            Happening::LoseTokens if self.tokens_of(marine) == 0 => Err(refusal::NEEDS_TOKEN),
            Happening::SkullKills { .. }
            | Happening::TokenForFoe
            | Happening::SpawnBehind { .. }
            | Happening::LowKills { .. }
            | Happening::FreeAttack
            | Happening::GatherTokens
            | Happening::TokensForKills
            | Happening::ZeroMisses
            | Happening::LoseTokens
            | Happening::GatherSwarms => Ok(()),
            _ => Err(refusal::NOT_ASKED),
        }
    }

    fn rescue_refusal(&self, marine: Marine) -> Result<(), No> {
        if self.owner_of(marine.team()).is_none() {
            return Err(refusal::TEAM_NOT_IN_PLAY);
        }
        if self.is_alive(marine) {
            return Err(refusal::NOT_SLAIN);
        }
        if self.is_team_alive(marine.team()) { Ok(()) } else { Err(refusal::MATE_DEAD) }
    }

    /// Whether a Genestealer that can be slain is engaged with a Marine.
    fn has_mortal_foe(&self, marine: Marine) -> bool {
        let front = self.front(marine);
        [front, front.across()].into_iter().any(|cell| self.swarm(cell).is_mortal())
    }

    /// Whether For My Battle Brothers! takes something from a Marine: his token, or else a
    /// Genestealer engaged with him (DA-AMB-20).
    fn can_give_up(&self, marine: Marine) -> bool {
        self.tokens_of(marine) > 0 || self.is_engaged(marine)
    }

    /// Whether a Marine has a token, and a Genestealer to trade it for (DA-EVT-15).
    fn can_trade(&self, marine: Marine) -> bool {
        self.tokens_of(marine) > 0 && self.has_mortal_foe(marine)
    }

    fn would_appear(&self, marine: Marine, count: u8) -> u8 {
        self.piles[self.behind(marine).side() as usize].len().min(count)
    }
}
