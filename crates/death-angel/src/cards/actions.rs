//! The 18 action cards (DA-ACT).

use crate::card::{Kind, Marine, Team};

/// The special ability of an action card (DA-RESOLVE-04). One that names a Marine works
/// for him alone, any other for every Marine of the card's team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Ability {
    /// A skull in defence is a miss.
    SkullMisses {
        /// Whose defence.
        marine: Marine,
    },
    /// A bought reroll in defence is a miss unless it shows this number.
    RerollMisses {
        /// The number that still hits.
        except: u8,
    },
    /// A skull in defence is a miss and kills; the rest of the swarm attacks again.
    SkullStrikesBack {
        /// Whose defence.
        marine: Marine,
    },
    /// At the end of the Event Phase each Marine may pay a token to attack.
    LateAttack,
    /// One swarm may be moved.
    MoveSwarm,
    /// One swarm may be held by a Power Field.
    Shield,
    /// Each activation of the Door may put this number of further tokens on it.
    DoorTokens { extra: u8 },
    /// A blip may be discarded, and for a token one of the other pile.
    DiscardBlips,
    /// Moves may go to any position.
    MoveAnywhere,
    /// The top event may be looked at and put on top or at the bottom.
    LookAtEvent,
    /// The die may be rolled to shuffle this number of engaged Genestealers into the smaller pile.
    ShuffleAway,
    /// After the steps each Marine may pay a token to attack.
    AttackAfterMoving,
    /// Once in the round a kill gives a token.
    TokenForKill,
    /// The number rolled is the number of kills.
    KillsByNumber {
        /// Whose attacks.
        marine: Marine,
    },
    /// A skull gives a further attack.
    SkullAttacksAgain {
        /// Whose attacks.
        marine: Marine,
    },
    /// A number kills several.
    NumberKills {
        /// The face of the die.
        number: u8,
        /// How many may be killed.
        kills: u8,
    },
    /// Several attacks in the action of the card.
    ManyAttacks {
        /// Who makes them.
        marine: Marine,
        attacks: u8,
    },
    /// Kills round about in place of the attack; then a number kills the Marine.
    Charge {
        /// Who charges.
        marine: Marine,
        /// How many may be killed.
        kills: u8,
        /// The number that kills him.
        deadly: u8,
    },
}

/// What is printed on an action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionCard {
    /// Its number, which orders the cards of a round (DA-RESOLVE-02).
    pub number: u8,
    /// Its name in text forms.
    pub name: &'static str,
    /// Whose card it is.
    pub team: Team,
    /// Support, move or attack.
    pub kind: Kind,
    /// What else it does.
    pub ability: Ability,
}

const fn card(number: u8, name: &'static str, team: Team, ability: Ability) -> ActionCard {
    let kind = Kind::ALL[(number as usize - 1) / 6];
    ActionCard { number, name, team, kind, ability }
}

/// The action cards by number, from 1.
pub const ACTIONS: [ActionCard; 18] = [
    card(1, "block", Team::Green, Ability::SkullMisses { marine: Marine::Gideon }),
    card(2, "defensive-stance", Team::Yellow, Ability::RerollMisses { except: 0 }),
    card(3, "counter-attack", Team::Blue, Ability::SkullStrikesBack { marine: Marine::Lorenzo }),
    card(4, "overwatch", Team::Red, Ability::LateAttack),
    card(5, "strategize", Team::Purple, Ability::MoveSwarm),
    card(6, "power-field", Team::Grey, Ability::Shield),
    card(7, "onward-brothers", Team::Red, Ability::DoorTokens { extra: 1 }),
    card(8, "stealth-tactics", Team::Grey, Ability::DiscardBlips),
    card(9, "reorganize", Team::Yellow, Ability::MoveAnywhere),
    card(10, "forward-scouting", Team::Purple, Ability::LookAtEvent),
    card(11, "intimidation", Team::Blue, Ability::ShuffleAway),
    card(12, "run-and-gun", Team::Green, Ability::AttackAfterMoving),
    card(13, "lead-by-example", Team::Blue, Ability::TokenForKill),
    card(14, "flamer-attack", Team::Purple, Ability::KillsByNumber { marine: Marine::Zael }),
    card(15, "psionic-attack", Team::Grey, Ability::SkullAttacksAgain { marine: Marine::Calistarius }),
    card(16, "dead-aim", Team::Green, Ability::NumberKills { number: 4, kills: 3 }),
    card(17, "full-auto", Team::Red, Ability::ManyAttacks { marine: Marine::Leon, attacks: 3 }),
    card(18, "heroic-charge", Team::Yellow, Ability::Charge { marine: Marine::Claudio, kills: 3, deadly: 0 }),
];

/// The number of a team's card of a type.
pub(crate) const fn card_of(team: Team, kind: Kind) -> u8 {
    NUMBERS[team as usize][kind as usize]
}

const NUMBERS: [[u8; 3]; 6] = numbers();

const fn numbers() -> [[u8; 3]; 6] {
    let mut numbers = [[0; 3]; 6];
    let mut i = 0;
    while i < ACTIONS.len() {
        numbers[ACTIONS[i].team as usize][ACTIONS[i].kind as usize] = ACTIONS[i].number;
        i += 1;
    }
    numbers
}
