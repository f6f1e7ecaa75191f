//! Board sections as they are drawn, turned and mirrored.

use space_hulk::{Facing, SectionKind};

mod check;
mod read;

pub use check::{Flaw, flaws};
pub use read::Mistake;

/// A place inside a section that has not been put anywhere yet: x grows to the east, y to the north.
pub type Spot = (i16, i16);

/// The drawings that come with the generator.
const SHEETS: [&str; 4] = [
    include_str!("../prefabs/rooms.txt"),
    include_str!("../prefabs/corridors.txt"),
    include_str!("../prefabs/junctions.txt"),
    include_str!("../prefabs/shafts.txt"),
];

/// A place where another section may join on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Connector {
    /// The floor square.
    pub spot: Spot,
    /// The side of that square on which the other section lies.
    pub side: Facing,
}

/// One way to lay a board section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The floor, ascending.
    pub floor: Vec<Spot>,
    /// Where other sections may join on, ascending.
    pub connectors: Vec<Connector>,
    /// The square with a ladder.
    pub ladder: Option<Spot>,
}

/// A board section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prefab {
    /// What it is called.
    pub name: String,
    /// What it is.
    pub kind: SectionKind,
    /// How often it is taken among those of its kind.
    pub weight: u32,
    /// Every different way to lay it, the drawn one first.
    pub shapes: Vec<Shape>,
}

impl Prefab {
    /// Every section that comes with the generator.
    ///
    /// # Panics
    ///
    /// If a drawing that comes with the crate cannot be read; a test reads them all.
    pub fn all() -> Vec<Prefab> {
        let read = |sheet: &&str| read::sheet(sheet).expect("the drawings of the crate can be read");
        SHEETS.iter().flat_map(read).collect()
    }

    /// Reads sections from a text in the form of the files in `prefabs`.
    ///
    /// # Errors
    ///
    /// The first line that cannot be understood.
    pub fn read(text: &str) -> Result<Vec<Prefab>, Mistake> {
        read::sheet(text)
    }
}

impl Shape {
    /// The same section after a quarter turn to the right.
    fn turned(&self) -> Shape {
        self.mapped(|(x, y)| (y, -x), Facing::right)
    }

    /// The same section seen in a mirror that stands north to south.
    fn mirrored(&self) -> Shape {
        let flip = |side: Facing| if side.delta().0 == 0 { side } else { side.back() };
        self.mapped(|(x, y)| (-x, y), flip)
    }

    fn mapped(&self, spot: impl Fn(Spot) -> Spot, side: impl Fn(Facing) -> Facing) -> Shape {
        let floor = self.floor.iter().map(|&at| spot(at)).collect();
        let connector = |c: &Connector| Connector { spot: spot(c.spot), side: side(c.side) };
        let connectors = self.connectors.iter().map(connector).collect();
        Shape { floor, connectors, ladder: self.ladder.map(spot) }.settled()
    }

    /// Moved to the origin and sorted, so that equal shapes are equal.
    fn settled(mut self) -> Shape {
        let west = self.floor.iter().map(|spot| spot.0).min().unwrap_or(0);
        let south = self.floor.iter().map(|spot| spot.1).min().unwrap_or(0);
        let moved = |(x, y): Spot| (x - west, y - south);
        self.floor.iter_mut().for_each(|spot| *spot = moved(*spot));
        self.connectors.iter_mut().for_each(|connector| connector.spot = moved(connector.spot));
        self.ladder = self.ladder.map(moved);
        self.floor.sort_unstable();
        self.connectors.sort_unstable();
        self
    }

    /// Every different way to turn and mirror the section, itself first.
    fn all_ways(self) -> Vec<Shape> {
        let mut ways = Vec::new();
        let mut next = self.settled();
        for turn in 0..8 {
            if !ways.contains(&next) {
                ways.push(next.clone());
            }
            next = if turn == 3 { next.turned().mirrored() } else { next.turned() };
        }
        ways
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(drawing: &str) -> usize {
        let text = format!("[it] room 1\n{drawing}");
        Prefab::read(&text).expect("a drawing")[0].shapes.len()
    }

    #[test]
    fn what_comes_with_the_crate_is_sound() {
        let all = Prefab::all();
        let wrong: Vec<Flaw> = all.iter().flat_map(flaws).collect();
        assert_eq!(wrong, []);
        let mut names: Vec<&str> = all.iter().map(|prefab| prefab.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all.len(), "every section has a name of its own");
    }

    #[test]
    fn there_is_something_of_every_kind() {
        let all = Prefab::all();
        for &kind in SectionKind::ALL {
            assert!(all.iter().any(|prefab| prefab.kind == kind), "{}", kind.name());
        }
        let rooms = all.iter().filter(|prefab| prefab.kind == SectionKind::Room);
        // With fewer different rooms maps would look alike.
        assert!(rooms.count() >= 12);
    }

    #[test]
    fn a_section_is_laid_in_every_different_way() {
        assert_eq!(ways("<###>"), 2, "a corridor");
        assert_eq!(ways(" ^\n #\n ##>"), 4, "a corner");
        assert_eq!(ways("  ^\n  #\n<###>\n  #\n  v"), 1, "crossroads");
        assert_eq!(ways("   ^\n   #\n<####\n    #\n    v"), 8, "an asymmetric junction");
    }

    #[test]
    fn turning_takes_the_connectors_along() {
        let shape = &Prefab::read("[it] corner 1\n ^\n #\n ##>").expect("a drawing")[0].shapes[0];
        let turned = shape.turned();
        assert_eq!(turned.floor, [(0, 0), (0, 1), (1, 1)]);
        let south = Connector { spot: (0, 0), side: Facing::South };
        let east = Connector { spot: (1, 1), side: Facing::East };
        assert_eq!(turned.connectors, [south, east]);
        let west = Connector { spot: (0, 0), side: Facing::West };
        assert!(shape.mirrored().connectors.contains(&west), "{:?}", shape.mirrored());
    }
}
