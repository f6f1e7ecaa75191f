//! Work under way, as plain data on a stack. The top frame alone says who must decide
//! what; an empty stack leaves it to the phase.
//!
//! Each frame can be written as a line of words, so that a position taken in the middle
//! of an effect can be saved and loaded again.

use game_api::named;

use crate::card::{Cell, Color, Foe, Marine, Side, Team, Terrain};
use crate::cards::EventId;
use crate::picks::Picks;

named! {
    /// The steps of a Move + Activate card (DA-MOVE-01).
    MoveStep {
        /// Step A.
        Swap = "swap",
        /// Step B.
        Turn = "turn",
        /// Step C.
        Activate = "activate",
        /// The ability of the card.
        Ability = "ability",
        /// Nothing is left.
        Done = "done",
    }
}

named! {
    /// The steps of an event (DA-EVENT-02).
    EventStep {
        /// The current player decides under Instinct.
        Instinct = "instinct",
        /// The first spawn box.
        First = "first",
        /// The second spawn box.
        Second = "second",
        /// The movement box.
        Move = "move",
        /// To the discard pile.
        Done = "done",
    }
}

named! {
    /// The steps of a journey (DA-TRAVEL).
    TravelStep {
        /// The Door kills.
        Door = "door",
        /// A new location, its terrain and piles.
        Arrive = "arrive",
        /// What the location does upon entering.
        Enter = "enter",
        /// Nothing is left.
        Done = "done",
    }
}

named! {
    /// What kills, or discards, Genestealers.
    KillFor {
        /// An attack; all kills have to be made.
        Attack = "attack",
        /// Dead Aim (DA-ACT-16).
        DeadAim = "dead-aim",
        /// Heroic Charge (DA-ACT-18).
        Charge = "charge",
        /// Counter Attack (DA-ACT-03).
        Counter = "counter",
        /// The Door (DA-TERR-05).
        Door = "door",
        /// Generatorium (DA-LOC-13).
        Overload = "overload",
        /// Cleansing Flames (DA-EVT-02).
        Flames = "flames",
        /// For My Battle Brothers! (DA-EVT-06).
        Brothers = "brothers",
        /// Rewarded Faith (DA-EVT-15).
        Faith = "faith",
    }
}

impl KillFor {
    /// Whether a kill may be declined.
    pub const fn is_optional(self) -> bool {
        matches!(
            self,
            KillFor::DeadAim | KillFor::Charge | KillFor::Door | KillFor::Overload | KillFor::Faith
        )
    }

    /// Whether a Marine kills, and not a card for him.
    pub const fn is_by_marine(self) -> bool {
        matches!(self, KillFor::Attack | KillFor::DeadAim | KillFor::Charge | KillFor::Counter)
    }
}

/// Something that a line about a frame is made of.
trait Word: Sized {
    fn put(&self) -> String;
    fn take(word: &str) -> Option<Self>;
}

macro_rules! named_words {
    ($($name:ty),+) => {
        $(impl Word for $name {
            fn put(&self) -> String {
                self.name().into()
            }
            fn take(word: &str) -> Option<Self> {
                <$name>::from_name(word)
            }
        })+
    };
}

named_words!(Team, Marine, Side, Color, Terrain, EventId, MoveStep, EventStep, TravelStep, KillFor);

macro_rules! plain_words {
    ($($name:ty),+) => {
        $(impl Word for $name {
            fn put(&self) -> String {
                self.to_string()
            }
            fn take(word: &str) -> Option<Self> {
                word.parse().ok()
            }
        })+
    };
}

plain_words!(u8, u16, bool);

impl Word for Cell {
    fn put(&self) -> String {
        if *self == Cell::NONE { "none".into() } else { self.to_string() }
    }
    fn take(word: &str) -> Option<Self> {
        if word == "none" { Some(Cell::NONE) } else { word.parse().ok() }
    }
}

/// `none`, or `left:head,right:claw`.
impl Word for Picks {
    fn put(&self) -> String {
        let words: Vec<String> =
            self.iter().map(|(side, foe)| format!("{}:{}", side.name(), foe.name())).collect();
        if words.is_empty() { "none".into() } else { words.join(",") }
    }
    fn take(word: &str) -> Option<Self> {
        if word == "none" {
            return Some(Picks::EMPTY);
        }
        word.split(',').try_fold(Picks::EMPTY, |picks, pick| {
            let (side, foe) = pick.split_once(':').filter(|_| picks.len() < Picks::MOST)?;
            Some(picks.plus(Side::from_name(side)?, Foe::from_name(foe)?))
        })
    }
}

macro_rules! frames {
    ($($(#[$doc:meta])* $name:ident = $text:literal { $($field:ident: $type:ty),* },)+) => {
        /// One piece of work that waits for an answer or for what lies above it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Frame {
            $($(#[$doc])* $name { $($field: $type),* },)+
        }

        named! {
            /// A kind of work, by its word in a position.
            Work { $($(#[$doc])* $name = $text),+ }
        }

        impl Frame {
            /// What kind of work it is.
            pub fn work(&self) -> Work {
                match self { $(Frame::$name { .. } => Work::$name),+ }
            }

            /// The frame as words.
            pub fn print(&self) -> String {
                let mut words = vec![self.work().name().to_owned()];
                match self { $(Frame::$name { $($field),* } => words.extend::<Vec<String>>(vec![$($field.put()),*])),+ }
                words.join(" ")
            }

            /// Reads the words back.
            pub fn parse(line: &str) -> Option<Frame> {
                let mut words = line.split(' ');
                let frame = match Work::from_name(words.next()?)? {
                    $(Work::$name => Frame::$name { $($field: <$type as Word>::take(words.next()?)?),* },)+
                };
                words.next().is_none().then_some(frame)
            }
        }
    };
}

frames! {
    /// Who gets the token of a Support card (DA-SUPPORT-01).
    Support = "support" { team: Team },
    /// Which swarm goes where (DA-ACT-05); no cell until it is named.
    Strategize = "strategize" { from: Cell },
    /// Which swarm is held (DA-ACT-06).
    PowerField = "power-field" {},
    /// A token before step A (DA-EVT-03).
    EnterToken = "enter-token" { team: Team },
    /// A Move + Activate card; the masks have a bit for each Marine of the team.
    Moves = "moves" { team: Team, step: MoveStep, moved: u8, turned: u8, used: u8 },
    /// A further token on the Door (DA-ACT-07).
    DoorToken = "door-token" {},
    /// Which pile loses a card (DA-ACT-08); `paid` once the first one is gone, and from
    /// which side the second would be.
    Stealth = "stealth" { paid: bool, side: Side },
    /// Whether to look at the top event (DA-ACT-10).
    Scout = "scout" {},
    /// Where the event goes that was looked at.
    Scouted = "scouted" { event: EventId },
    /// Whether to roll for Intimidation (DA-ACT-11).
    Intimidate = "intimidate" {},
    /// Which Genestealers are taken, and how many of each symbol already are.
    Take = "take" { left: u8, heads: u8, tails: u8, tongues: u8, claws: u8 },
    /// Which of two equal piles cards are shuffled into (DA-AMB-19).
    Shuffle = "shuffle" { blue: bool, heads: u8, tails: u8, tongues: u8, claws: u8 },
    /// Marines who pay a token each to attack (DA-ACT-04, DA-ACT-12).
    Volley = "volley" { team: Team, used: u8 },
    /// An Attack card: who has attacked; who may go on, and how often.
    Attacks = "attacks" { team: Team, used: u8, shooter: u8, shots: u8 },
    /// An attack roll lies on the table (DA-SUPPORT-08).
    Rolled = "rolled" { marine: Marine, cell: Cell, face: u8 },
    /// Cards are picked that die, within these positions and sides.
    Kills = "kills" { why: KillFor, marine: Marine, low: u8, high: u8, sides: u8, left: u8, done: u8 },
    /// One attack that may be made (DA-ACT-15, DA-EVT-12).
    Again = "again" { marine: Marine },
    /// A token for a kill (DA-ACT-13).
    Lead = "lead" {},
    /// A defence roll lies on the table.
    Defense = "defense" { cell: Cell, face: u8, rerolled: bool },
    /// The Artefact may turn a hit into a miss (DA-TERR-01).
    Artefact = "artefact" { cell: Cell },
    /// A pile loses its top card (DA-LOC-04).
    PanelPile = "panel-pile" { team: Team },
    /// Who gets a token (DA-LOC-07).
    Heal = "heal" { team: Team },
    /// Whether he turns.
    HealTurn = "heal-turn" { team: Team, marine: Marine },
    /// Which terrain card is limited (DA-LOC-08).
    Limit = "limit" { team: Team },
    /// Token or die, Marine by Marine (DA-LOC-12).
    Teleport = "teleport" { asked: u16 },
    /// Token or die (DA-LOC-17).
    Launch = "launch" { team: Team },
    /// Which pile loses this number of cards (DA-LOC-18).
    Pump = "pump" { team: Team, count: u8 },
    /// The first spawn of the setup (DA-SETUP-13).
    Opening = "opening" { event: EventId, step: EventStep },
    /// An event; `known` if the purple player put it on top.
    Event = "event" { event: EventId, step: EventStep, known: bool },
    /// A spawn box; the mask has a bit for each terrain card of the color.
    Spawn = "spawn" { color: Color, amount: u8, left: u8 },
    /// Marines in front of whom a Genestealer is still to appear (DA-EVT-22).
    Everywhere = "everywhere" { waiting: u16 },
    /// A journey.
    Travel = "travel" { step: TravelStep },
    /// Which pile gets the odd card (DA-LIMIT-07); each gets `each` besides.
    Deal = "deal" { each: u8 },
    /// Marines get a token each (DA-LOC-09); who already has one.
    Tokens = "tokens" { left: u8, given: u16 },
    /// Which swarm grows (DA-LOC-10).
    Grow = "grow" { count: u8 },
    /// Behind whom one appears (DA-LOC-11).
    Bare = "bare" {},
    /// Where a terrain card goes (DA-LOC-15).
    Place = "place" { terrain: Terrain },
    /// Which Genestealer goes with the token of the Marine who was named, before the card is
    /// shown (DA-EVT-06, DA-AMB-57).
    Brother = "brother" { marine: Marine },
    /// Which Genestealers die for tokens of the Marine who was named, before the card is shown
    /// (DA-EVT-15, DA-AMB-57); those announced so far.
    Trade = "trade" { marine: Marine, picks: Picks },
    /// Which of two equal piles gets the swarm that was named, before the card is shown
    /// (DA-EVT-20, DA-AMB-57).
    Sanctuary = "sanctuary" { cell: Cell },
}

/// How deep frames can lie above each other.
pub(crate) const MAX_FRAMES: usize = 8;

/// The stack of frames. Behind its length every slot is blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Frames {
    list: [Frame; MAX_FRAMES],
    len: u8,
}

const BLANK: Frame = Frame::Lead {};

impl Frames {
    pub const EMPTY: Frames = Frames { list: [BLANK; MAX_FRAMES], len: 0 };

    #[inline]
    pub fn last(&self) -> Option<Frame> {
        self.list.get((self.len as usize).wrapping_sub(1)).copied()
    }

    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.list[self.len as usize] = frame;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
        self.list[self.len as usize] = BLANK;
    }

    /// Puts a frame in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        self.list[self.len as usize - 1] = frame;
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub fn as_slice(&self) -> &[Frame] {
        &self.list[..self.len as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_small_and_survives_its_words() {
        assert_eq!(std::mem::size_of::<Frame>(), 8);
        let frame = Frame::Kills {
            why: KillFor::Charge,
            marine: Marine::Claudio,
            low: 1,
            high: 3,
            sides: 3,
            left: 2,
            done: 1,
        };
        assert_eq!(frame.print(), "kills charge claudio 1 3 3 2 1");
        assert_eq!(Frame::parse(&frame.print()), Some(frame));
        for line in ["trade noctis none", "trade noctis left:head,right:bl-b", "brother deino"] {
            assert_eq!(Frame::parse(line).map(|frame| frame.print()).as_deref(), Some(line));
        }
        for wrong in
            ["trade noctis left", "", "kills", "kills charge claudio 1 3 3 2", "lead 1", "strategize 13L"]
        {
            assert_eq!(Frame::parse(wrong), None, "{wrong}");
        }
    }
}
