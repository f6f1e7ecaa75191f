//! How large a mission is.

use std::ops::RangeInclusive;

/// How large a mission is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    /// Three to five Marines, done in half an hour.
    Small,
    /// Five to eight Marines, an evening's game.
    Medium,
    /// Eight to twelve Marines, sometimes on two levels.
    Large,
}

/// What a size asks of a map and its forces.
#[derive(Clone, Debug)]
pub(crate) struct Measure {
    /// Width and height of the map.
    pub bounds: (i16, i16),
    /// Squares of the map.
    pub squares: RangeInclusive<usize>,
    /// How many Marines there are.
    pub marines: RangeInclusive<usize>,
    /// How many entry areas there are.
    pub entries: RangeInclusive<usize>,
    /// Loops that are tried for, and how many there must be.
    pub loops: RangeInclusive<usize>,
    /// Steps from the squad to what it has to reach.
    pub distance: RangeInclusive<u16>,
    /// How many places a task names, where it names several.
    pub targets: usize,
    /// Doors that have to be closed, one of which may stay open.
    pub seals: usize,
    /// How often in a hundred there is a second level.
    pub two_levels: usize,
}

impl Size {
    /// Every size, the smallest first.
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
        }
    }

    /// Reads [`Size::name`] back.
    pub fn from_name(name: &str) -> Option<Size> {
        Self::ALL.into_iter().find(|size| size.name() == name)
    }

    /// The measure for a task of several errands or with a way back: what it names lies closer.
    pub(crate) fn closer(self) -> Measure {
        let distance = match self {
            Size::Small => 7..=14,
            Size::Medium => 8..=16,
            Size::Large => 10..=18,
        };
        Measure { distance, ..self.measure() }
    }

    pub(crate) fn measure(self) -> Measure {
        match self {
            Size::Small => Measure {
                bounds: (24, 18),
                squares: 60..=90,
                marines: 3..=5,
                entries: 2..=3,
                loops: 1..=2,
                distance: 9..=20,
                targets: 1,
                seals: 3,
                two_levels: 0,
            },
            Size::Medium => Measure {
                bounds: (32, 23),
                squares: 100..=160,
                marines: 5..=8,
                entries: 3..=4,
                loops: 2..=3,
                distance: 12..=26,
                targets: 2,
                seals: 3,
                two_levels: 0,
            },
            Size::Large => Measure {
                bounds: (42, 30),
                squares: 180..=300,
                marines: 8..=12,
                entries: 4..=6,
                loops: 3..=5,
                distance: 15..=32,
                targets: 2,
                seals: 4,
                two_levels: 35,
            },
        }
    }
}
