//! From a site to the board of a mission: section letters, coordinates from zero, marks.

use std::collections::BTreeMap;

use content::hulk::Mark;
use space_hulk::{BoardPlan, Coord, DoorPlan, DoorState, EntryPlan, ExitPlan, LevelPlan, SectionKind, Side};

use crate::deck::Deck;
use crate::site::{Site, bounds};

/// Names of sections, in the order in which they are given.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789\
                       αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩабвгдежзийклмнопрстуфхцчшщъыьэюя";
/// Names of entry areas.
const ENTRIES: &str = "ABCDEFGH";
/// Marks of doors that have to be closed.
const SEALS: &str = "stuvw";
/// Marks of Marines.
const MARINES: &str = "123456789abcdef";

/// How a site is written down.
pub(crate) struct Chart<'a> {
    site: &'a Site,
    corner: Coord,
    letters: BTreeMap<usize, char>,
}

impl<'a> Chart<'a> {
    /// Gives every section its letter, in the order of reading.
    pub fn new(site: &'a Site) -> Chart<'a> {
        let corner = bounds(&site.deck).0;
        let mut squares: Vec<Coord> = site.deck.floor().collect();
        squares.sort_by_key(|&at| reading(at));
        let mut names = LETTERS.chars();
        let mut letters = BTreeMap::new();
        for number in squares.into_iter().filter_map(|at| site.deck.section_at(at)) {
            letters
                .entry(number)
                .or_insert_with(|| names.next().expect("there are letters for every section"));
        }
        Chart { site, corner, letters }
    }

    /// A square of the site, as the mission calls it.
    pub fn at(&self, at: Coord) -> Coord {
        at.offset(-self.corner.x, -self.corner.y)
    }

    /// Squares of the site, as the mission lists them.
    pub fn all(&self, squares: impl IntoIterator<Item = Coord>) -> Vec<Coord> {
        let mut squares: Vec<Coord> = squares.into_iter().map(|at| self.at(at)).collect();
        squares.sort_by_key(|&at| reading(at));
        squares
    }

    /// The letter of a section.
    pub fn letter(&self, section: usize) -> char {
        self.letters[&section]
    }

    /// The squares of a section, as the mission lists them.
    pub fn section(&self, section: usize) -> Vec<Coord> {
        self.all(self.site.deck.sections[section].floor.iter().copied())
    }

    /// The name of an entry area by its number.
    pub fn entry(&self, number: usize) -> String {
        nth(ENTRIES, number).to_string()
    }

    /// The board of the mission.
    pub fn board(&self) -> BoardPlan {
        let site = self.site;
        let door = |at: Coord, state: DoorState| DoorPlan { at, beyond: None, state };
        let closed = self.all(site.doors.iter().copied()).into_iter().map(|at| door(at, DoorState::Closed));
        let open = self.all(site.seals.iter().copied()).into_iter().map(|at| door(at, DoorState::Open));
        let entry = |(i, port): (usize, &crate::deck::Port)| EntryPlan {
            id: self.entry(i),
            at: self.at(port.at),
            from: port.side,
            starting: true,
            reinforcements: true,
        };
        let exit = |port: &crate::deck::Port| ExitPlan {
            at: self.at(port.at),
            to: port.side,
            side: Some(Side::Marine),
        };
        BoardPlan {
            levels: (0..2).filter_map(|level| self.level(level)).collect(),
            kinds: self.kinds(),
            walls: Vec::new(),
            doors: closed.chain(open).collect(),
            entries: site.entries.iter().enumerate().map(entry).collect(),
            exits: site.exit.iter().map(exit).collect(),
            ladders: site.deck.ladders.iter().map(|&(up, down)| (self.at(up), self.at(down))).collect(),
        }
    }

    fn kinds(&self) -> Vec<(char, SectionKind)> {
        let kind = |number: usize| self.site.deck.sections[number].kind;
        let mut kinds: Vec<_> =
            self.letters.iter().map(|(&number, &letter)| (letter, kind(number))).collect();
        kinds.retain(|&(_, kind)| kind != SectionKind::Corridor);
        kinds.sort_unstable();
        kinds
    }

    fn level(&self, level: u8) -> Option<LevelPlan> {
        let deck: &Deck = &self.site.deck;
        let squares: Vec<Coord> = deck.floor().filter(|at| at.level == level).collect();
        let west = squares.iter().map(|at| at.x).min()?;
        let east = squares.iter().map(|at| at.x).max()?;
        let south = squares.iter().map(|at| at.y).min()?;
        let north = squares.iter().map(|at| at.y).max()?;
        let letter = |at: Coord| deck.section_at(at).map_or(' ', |number| self.letters[&number]);
        let row = |y: i16| (west..=east).map(|x| letter(Coord { level, x, y })).collect::<String>();
        let rows = (south..=north).rev().map(|y| row(y).trim_end().to_owned()).collect();
        Some(LevelPlan { origin: self.at(Coord { level, x: west, y: south }), rows })
    }

    /// Marks for everything that stands on the board, so that the file can be read as a picture.
    pub fn marks(&self) -> Vec<Mark> {
        let site = self.site;
        let mut marks = Vec::new();
        let mut mark = |letter: char, squares: Vec<Coord>| {
            if !squares.is_empty() {
                marks.push(Mark { letter, squares });
            }
        };
        mark('+', self.all(site.doors.iter().copied()));
        mark('G', self.all(site.generators.iter().copied()));
        mark('O', self.all(site.object));
        mark('X', self.all(site.exit.map(|port| port.at)));
        for (i, port) in site.entries.iter().enumerate() {
            mark(nth(ENTRIES, i), vec![self.at(port.at)]);
        }
        for (i, &at) in site.seals.iter().enumerate() {
            mark(nth(SEALS, i), vec![self.at(at)]);
        }
        for (i, stand) in site.squad.iter().chain(&site.stranded).enumerate() {
            mark(nth(MARINES, i), vec![self.at(stand.at)]);
        }
        marks.sort_by_key(|mark| mark.letter);
        marks
    }
}

fn nth(names: &str, number: usize) -> char {
    names.chars().nth(number).expect("a size asks for no more than there are names")
}

/// The order of a drawing: by level, from the northernmost row, each from west to east.
fn reading(at: Coord) -> (u8, i16, i16) {
    (at.level, -at.y, at.x)
}
