//! Facings, coordinates, squares and sets of squares.

use std::fmt;

/// One of the four directions a model can face (SH-FACE-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Facing {
    /// y grows.
    North,
    /// x grows.
    East,
    /// y falls.
    South,
    /// x falls.
    West,
}

impl Facing {
    /// All four, clockwise from north.
    pub const ALL: [Facing; 4] = [Facing::North, Facing::East, Facing::South, Facing::West];

    /// The facing with this number, modulo four.
    #[inline]
    pub const fn from_index(index: u8) -> Facing {
        // Not looked up in a list: this costs nothing.
        match index & 3 {
            0 => Facing::North,
            1 => Facing::East,
            2 => Facing::South,
            _ => Facing::West,
        }
    }

    /// The facing after a quarter turn to the right.
    #[inline]
    pub const fn right(self) -> Facing {
        Self::from_index(self as u8 + 1)
    }

    /// The facing after a half turn.
    #[inline]
    pub const fn back(self) -> Facing {
        Self::from_index(self as u8 + 2)
    }

    /// The facing after a quarter turn to the left.
    #[inline]
    pub const fn left(self) -> Facing {
        Self::from_index(self as u8 + 3)
    }

    /// The step that leads one square this way.
    pub const fn delta(self) -> (i16, i16) {
        match self {
            Facing::North => (0, 1),
            Facing::East => (1, 0),
            Facing::South => (0, -1),
            Facing::West => (-1, 0),
        }
    }

    /// How many quarter turns lie between two facings: 0, 1 or 2.
    pub const fn quarter_turns(self, other: Facing) -> u8 {
        match (self as u8 + 4 - other as u8) & 3 {
            0 => 0,
            2 => 2,
            _ => 1,
        }
    }

    /// The letter used in every text form.
    pub const fn letter(self) -> char {
        match self {
            Facing::North => 'N',
            Facing::East => 'E',
            Facing::South => 'S',
            Facing::West => 'W',
        }
    }

    /// Reads [`Facing::letter`] back.
    pub fn from_letter(text: &str) -> Option<Facing> {
        Self::ALL.into_iter().find(|facing| text.len() == 1 && text.starts_with(facing.letter()))
    }
}

/// A square as people write it: `x,y` or `x,y,level`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coord {
    /// The map it lies on; 0 is the first.
    pub level: u8,
    /// Grows to the east.
    pub x: i16,
    /// Grows to the north.
    pub y: i16,
}

impl Coord {
    /// The largest number that a coordinate may have, either way.
    pub const LIMIT: i16 = 999;

    /// A square on level 0.
    pub const fn new(x: i16, y: i16) -> Coord {
        Coord { level: 0, x, y }
    }

    /// The square that lies so far away on the same level.
    pub const fn offset(self, dx: i16, dy: i16) -> Coord {
        Coord { level: self.level, x: self.x + dx, y: self.y + dy }
    }

    /// Range between two squares of one level (SH-RANGE-02).
    pub fn range_to(self, other: Coord) -> Option<u16> {
        (self.level == other.level)
            .then(|| (self.x - other.x).unsigned_abs().max((self.y - other.y).unsigned_abs()))
    }

    /// Reads `x,y` or `x,y,level`.
    pub fn parse(text: &str) -> Option<Coord> {
        let mut parts = text.split(',');
        let x = parse_number(parts.next()?)?;
        let y = parse_number(parts.next()?)?;
        let level = match parts.next() {
            Some(level) => level.parse().ok()?,
            None => 0,
        };
        parts.next().is_none().then_some(Coord { level, x, y })
    }
}

fn parse_number(text: &str) -> Option<i16> {
    let number: i16 = text.trim().parse().ok()?;
    (number.unsigned_abs() <= Coord::LIMIT.unsigned_abs()).then_some(number)
}

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)?;
        match self.level {
            0 => Ok(()),
            level => write!(f, ",{level}"),
        }
    }
}

/// The places of the bits that are set, ascending.
#[inline]
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = word.trailing_zeros() as u8;
        (word != 0).then(|| {
            word &= word - 1;
            place
        })
    })
}

/// How many squares (with doors on edges, which count as one each) a board may have.
pub const MAX_SQUARES: usize = 510;

/// A floor square of one board, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub u16);

impl Square {
    /// A bit that is never set: what never blocks.
    pub const NEVER: Square = Square(510);
    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

const WORDS: usize = 8;
/// In how many parts a set can be kept where most of it is empty.
pub(crate) const LANES: usize = WORDS / 2;
/// A part of a set.
pub(crate) type Lane = [u64; 2];

/// A set of squares of one board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet([u64; WORDS]);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: SquareSet = SquareSet([0; WORDS]);

    /// Whether the square is in the set.
    #[inline(always)]
    pub const fn has(&self, square: Square) -> bool {
        self.0[(square.0 >> 6) as usize & (WORDS - 1)] >> (square.0 & 63) & 1 != 0
    }

    /// Adds a square.
    #[inline(always)]
    pub const fn insert(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize & (WORDS - 1)] |= 1 << (square.0 & 63);
    }

    /// Takes a square out.
    #[inline(always)]
    pub const fn remove(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize & (WORDS - 1)] &= !(1 << (square.0 & 63));
    }

    /// The set in parts.
    pub(crate) fn lanes(&self) -> [Lane; LANES] {
        std::array::from_fn(|i| [self.0[2 * i], self.0[2 * i + 1]])
    }

    /// What is left without another set that comes in parts.
    #[inline(always)]
    pub(crate) fn without_lanes(&self, lanes: [&Lane; LANES]) -> SquareSet {
        SquareSet(std::array::from_fn(|i| self.0[i] & !lanes[i / 2][i % 2]))
    }

    /// Whether there is nothing in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many squares there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the two sets share a square.
    #[inline]
    pub fn meets(&self, other: &SquareSet) -> bool {
        let mut any = 0;
        for i in 0..WORDS {
            any |= self.0[i] & other.0[i];
        }
        any != 0
    }

    /// What is in both.
    #[inline]
    pub fn and(&self, other: &SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// What is in either.
    #[inline]
    pub fn or(&self, other: &SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// What is in this one and not in the other.
    #[inline]
    pub fn without(&self, other: &SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Does something with every square, ascending; in short loops this is faster than
    /// [`SquareSet::iter`].
    #[inline]
    pub(crate) fn for_each(&self, mut act: impl FnMut(Square)) {
        for (word, number) in self.0.into_iter().zip(0u16..) {
            bits(word).for_each(|bit| act(Square(number << 6 | u16::from(bit))));
        }
    }

    /// The squares, ascending.
    #[inline]
    pub fn iter(&self) -> SquareIter {
        SquareIter { words: self.0, at: 0 }
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = SquareSet::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

/// Goes through a [`SquareSet`].
#[derive(Clone, Debug)]
pub struct SquareIter {
    words: [u64; WORDS],
    at: usize,
}

impl Iterator for SquareIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while self.at < WORDS {
            let word = &mut self.words[self.at];
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some(Square((self.at as u16) << 6 | bit as u16));
            }
            self.at += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Proves SH-FACE-01.
    #[test]
    fn four_facings_and_no_diagonals() {
        assert_eq!(Facing::from_letter("NE"), None);
        for facing in Facing::ALL {
            assert_eq!(Facing::from_letter(&facing.letter().to_string()), Some(facing));
            assert_eq!(facing.right().left(), facing);
            assert_eq!(facing.back().back(), facing);
            assert_eq!(facing.quarter_turns(facing.back()), 2);
            let (dx, dy) = facing.delta();
            assert_eq!(dx.abs() + dy.abs(), 1, "square to a side");
        }
    }

    #[test]
    fn coordinates_are_read_back() {
        for text in ["0,0", "-3,7", "2,0,1"] {
            assert_eq!(Coord::parse(text).expect("a square").to_string(), text);
        }
        for wrong in ["", "1", "1,2,3,4", "a,b", "1000,0", "99999999999,0", "1,1,-1"] {
            assert_eq!(Coord::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn sets_of_squares() {
        let set: SquareSet = [5, 64, 509].into_iter().map(Square).collect();
        assert_eq!(set.len(), 3);
        assert_eq!(set.iter().map(|s| s.0).collect::<Vec<_>>(), [5, 64, 509]);
        assert!(set.has(Square(64)) && !set.has(Square(65)));
        let mut other = set;
        other.remove(Square(64));
        assert_eq!(set.without(&other).iter().collect::<Vec<_>>(), [Square(64)]);
        assert!(set.meets(&other) && !SquareSet::EMPTY.meets(&set));
        assert_eq!(set.and(&other).or(&set), set);
    }
}
