//! Squares, facings and sides inside a position.

use space_hulk::{Coord, Facing, Side};

use crate::scope::{Item, Scope};

impl Scope<'_> {
    pub fn coords(&self, key: &str) -> Vec<Coord> {
        self.list(key).iter().filter_map(Item::coord).collect()
    }
}

impl Item<'_> {
    pub fn coord(&self) -> Option<Coord> {
        Coord::parse(self.text()?).or_else(|| {
            let limit = Coord::LIMIT;
            self.wrong(format!("a square is written \"x,y\" or \"x,y,level\", x and y at most {limit}"))
        })
    }

    /// Two squares, as a wall or a ladder has them.
    pub fn pair(&self) -> Option<(Coord, Coord)> {
        match self.list().as_slice() {
            [a, b] => Some((a.coord()?, b.coord()?)),
            _ if self.value.is_array() => self.wrong("expected a list of two squares"),
            _ => None,
        }
    }

    pub fn facing(&self) -> Option<Facing> {
        Facing::from_letter(self.text()?).or_else(|| self.wrong("a facing is \"N\", \"E\", \"S\" or \"W\""))
    }

    pub fn side(&self) -> Option<Side> {
        self.word(&[Side::Marine, Side::Alien], Side::name)
    }

    /// A single character, as it names a section.
    pub fn letter(&self) -> Option<char> {
        let mut letters = self.text()?.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Some(letter),
            _ => self.wrong("a section is named by a single character"),
        }
    }
}
