//! Why the automaton of a solo game did something: the rule, and a sentence a
//! player understands. A hint speaks only of what lies open.

use crate::geometry::Square;
use crate::unit::Tag;

/// A reason that the automaton can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Its name, which stays the same whatever the sentence says: translations go by it.
    pub name: &'static str,
    /// The rule behind it.
    pub rule: &'static str,
    /// The reason in one sentence.
    pub sentence: &'static str,
}

/// What a hint is about, besides the unit that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Nothing further.
    Nothing,
    /// A unit: the target.
    Unit(Tag),
    /// A square.
    Square(Square),
    /// An entry area, by number.
    Entry(u8),
    /// A section, by number, with the score of its swarm test.
    Section {
        /// Its number in the mission, from 0.
        section: u8,
        /// The die and the aliens together.
        score: u8,
    },
    /// A number that a die had to reach.
    Needed(u8),
}

/// What the automaton did, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Hint {
    /// The alien concerned, if it is one.
    pub unit: Option<Tag>,
    pub why: &'static Reason,
    /// What it is about.
    pub about: About,
}

macro_rules! reasons {
    ($($name:ident = $rule:literal: $sentence:literal;)+) => {
        $(pub(crate) const $name: &Reason = &Reason { name: stringify!($name), rule: $rule, sentence: $sentence };)+
        /// Every reason there is, for tests and translations.
        pub const ALL_REASONS: &[&Reason] = &[$($name),+];
    };
}

reasons! {
    PLACED_BY_PRIORITY = "SA-BLP-02": "The die sends the blip to the entry area nearest to the Marine of highest priority.";
    PLACED_BY_ISOLATION = "SA-BLP-02": "The die sends the blip to the entry area nearest to the most isolated Marine.";
    PLACED_BY_PLAYER = "SA-BLP-02": "The die lets the player choose the entry area.";
    AMBUSH = "SA-AMBUSH-01": "The blip lies in ambush, 6 squares from its target and out of sight.";
    AMBUSH_LOST = "SA-AMBUSH-05": "No Marine has a square for the ambush, so the blip is lost.";
    SWARM_ON = "SA-SWARM-04": "The swarm effect is on: these aliens no longer avoid sight.";
    SWARM_OFF = "SA-RUL-10": "The swarm test failed: these aliens stop before a Marine sees them.";
    SWARM_REVEAL = "SA-SWARM-07": "A blip under the swarm effect is revealed at once.";
    SWARM_ENTER = "SA-SWARM-08": "A lurking blip under the swarm effect is revealed, and its Genestealers come in.";
    ATTACK = "SA-GS-01": "A Genestealer next to a Marine attacks him.";
    TARGET_REACHED = "SA-TGT-02": "The target is a Marine who can be reached for close assault.";
    TARGET_PRIORITY = "SA-TGT-02": "The target is the Marine of highest priority within 12 squares.";
    TARGET_NEAREST = "SA-TGT-02": "The target is the nearest Marine.";
    REVEAL = "SA-BLIP-01": "The blip could reach a Marine, so it is revealed.";
    OPEN_DOOR = "SA-TGT-03": "Aliens open the doors in their path.";
    STOP_AT_SIGHT = "SA-TGT-04": "Its next step would be in sight, and it is not under the swarm effect.";
    STOP_AT_ALIEN = "SA-RUL-02": "Another alien blocks its path.";
    STOP_AT_LIMIT = "SA-BLIP-02": "Its next step is one that a blip may not take.";
    STOP_SPENT = "SA-RUL-02": "It has too few action points for its next step.";
    NO_WAY = "SA-TGT-01": "There is no path to any Marine.";
    HELD_BACK = "SA-RUL-16": "It is forced to lurk in this turn.";
    B_TARGET_NEAREST = "SB-TGT-01": "The target is the Marine with the shortest path.";
    B_TARGET_HIDDEN = "SB-TGT-02": "Of the nearest Marines it goes for the one who sees least of its path.";
    B_TARGET_DRAWN = "SB-TGT-02": "The Marines are equal in every respect: chance decides.";
    B_ATTACKS = "SB-ACT-02": "A Genestealer in contact with a Marine attacks him.";
    B_BLIP_ATTACKS = "SB-ACT-05": "A blip at a Marine's side or back attacks him without being revealed.";
    B_OPENS = "SB-ACT-03": "It opens the door in its path.";
    B_DOOR_LAST = "SB-RUL-15": "It does not open a door with its last action.";
    B_BLIP_STOPS = "SB-ORDER-02": "A blip does not end its move on a Genestealer that no Marine sees.";
    B_STOPPED = "SB-BLOCK-03": "The Broodlord does not go through other aliens.";
    B_IN_FIRE = "SB-TGT-04": "An alien in a fire does not move.";
    B_NO_WAY = "SB-RUL-16": "It can neither move nearer to a Marine nor attack, so its points are lost.";
    B_ENTER = "SB-ENTRY-01": "The die is high enough: what waits outside enters.";
    B_STAY = "SB-ENTRY-01": "The die is too low: what waits outside stays there.";
    B_ENTER_FULL = "SB-ENTRY-02": "Three blips enter without a roll.";
    B_ENTRY_FULL = "SB-REINF-04": "Three blips already wait there, so the blip goes to another entry area.";
    B_BROODLORD = "SB-BROOD-02": "The Broodlord appears on the next free square away from the Marine.";
    B_BROODLORD_NO_ROOM = "SB-BROOD-03": "No square away from the Marine is free, so the Broodlord does not appear.";
    BROODLORD_COMES = "SA-BROOD-03": "The die is high enough: the Broodlord comes instead of three Genestealers.";
    BROODLORD_STAYS = "SA-BROOD-01": "The die is too low for the Broodlord; the next blip of value 3 needs one less.";
}

#[cfg(test)]
mod tests {
    use super::ALL_REASONS;

    #[test]
    fn every_reason_is_a_sentence_with_a_rule() {
        for reason in ALL_REASONS {
            assert!(["SH-", "SA-", "SB-"].iter().any(|part| reason.rule.starts_with(part)), "{reason:?}");
            assert!(reason.sentence.ends_with('.') && reason.sentence.len() > 15, "{reason:?}");
        }
    }
}
