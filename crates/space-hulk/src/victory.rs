//! Victory conditions as data (SH-MIS-06, SH-VIC).

use crate::geometry::Coord;
use crate::unit::Side;

/// Something that is true of a game or not.
///
/// Names are those of the position: unit ids, kinds of objects, section letters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Condition {
    /// Each of them holds.
    All(Vec<Condition>),
    /// At least one of them holds.
    Any(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
    /// At least this number of them hold.
    AtLeast {
        count: u16,
        /// Of these.
        of: Vec<Condition>,
    },
    /// It has held at some moment since the game began (SH-VIC-03).
    Once(Box<Condition>),
    /// At least this number of Marines have left by an exit.
    MarinesExited(u16),
    /// At least this number of Marines have been killed.
    MarinesKilled(u16),
    /// At least this number of Marines are on the board.
    MarinesOnBoard(u16),
    /// At least this number of aliens are casualties (SH-VIC-04).
    AliensKilled(u16),
    /// At least this number of Genestealers have left by an exit.
    AliensExited(u16),
    /// At least this number of alien units are on the board or in entry areas.
    AliensInPlay(u16),
    /// The round counter shows at least this number.
    Round(u16),
    /// At least this number of Marines stand in the area.
    MarinesIn { count: u16, area: Vec<Coord> },
    /// At least this number of aliens (blips included) stand in the area.
    AliensIn { count: u16, area: Vec<Coord> },
    /// At least this number of generators are damaged.
    GeneratorsDamaged(u16),
    /// The generator on this square is damaged.
    GeneratorDamaged(Coord),
    /// Some square of the section burns.
    SectionBurns(char),
    /// All these doors are closed.
    DoorsClosed(Vec<Coord>),
    /// All these doors are destroyed.
    DoorsDestroyed(Vec<Coord>),
    /// A unit of this side carries the object.
    ObjectCarried {
        /// The kind of the object.
        object: String,
        side: Side,
    },
    /// The object lies, or its carrier stands, in the area.
    ObjectIn {
        /// The kind of the object.
        object: String,
        area: Vec<Coord>,
    },
    /// A unit of this side has left the map with the object.
    ObjectExited {
        /// The kind of the object.
        object: String,
        /// With whom.
        side: Side,
    },
    /// The Marine lives, on the board or gone by an exit.
    MarineAlive(String),
    /// The Marine has been killed.
    MarineDead(String),
    /// The Marine has left by an exit.
    MarineExited(String),
    /// The Broodlord has been killed.
    BroodlordDead,
}

/// A condition that ends the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Goal {
    /// What it is called in `reason`.
    pub name: String,
    /// What must be true.
    pub when: Condition,
    /// Ends the game at once, not only in the Mission Status phase (SH-VIC-02).
    pub immediate: bool,
}

/// How a game ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Victory {
    /// Any of these wins for the Marine side.
    pub marine: Vec<Goal>,
    /// Any of these wins for the alien side.
    pub alien: Vec<Goal>,
    /// Any of these ends the game without a winner.
    pub draw: Vec<Goal>,
    /// Who wins when the round limit is passed; default: neither side.
    pub at_limit: Option<Side>,
}

impl Victory {
    /// Whether there is no condition at all.
    pub fn is_empty(&self) -> bool {
        self == &Victory::default()
    }

    /// The goals in the order in which they are asked: Marines, aliens, draws.
    pub fn goals(&self) -> impl Iterator<Item = (Option<Side>, &Goal)> {
        let marine = self.marine.iter().map(|goal| (Some(Side::Marine), goal));
        let alien = self.alien.iter().map(|goal| (Some(Side::Alien), goal));
        marine.chain(alien).chain(self.draw.iter().map(|goal| (None, goal)))
    }
}
