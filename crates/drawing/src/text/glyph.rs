//! Which two characters stand for a square.

use std::collections::{BTreeMap, BTreeSet};

use space_hulk::{Coord, DoorState, Facing, Kind, Rank, Side, UnitPlan};

use super::Style;
use super::canvas::Ink;
use crate::map::{Map, edge_of, step};
use crate::picture::Picture;

/// Two characters and their ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glyph {
    pub chars: [char; 2],
    pub ink: Ink,
    /// Its word in the legend; units and entry areas have lines of their own.
    pub word: Option<&'static str>,
}

impl Glyph {
    pub const fn new(chars: [char; 2], ink: Ink) -> Glyph {
        Glyph { chars, ink, word: None }
    }

    const fn with(self, word: &'static str) -> Glyph {
        Glyph { word: Some(word), ..self }
    }
}

/// Floor signs of areas, in their order; after the last the first comes again.
const AREA_SIGNS: [char; 6] = [':', ';', ',', '"', '_', '~'];

/// What stands where.
pub(super) struct Glyphs<'a> {
    pub picture: &'a Picture,
    pub map: &'a Map,
    pub style: &'a Style,
    /// What lies on a square or beside the hull, the topmost alone.
    at: BTreeMap<Coord, Glyph>,
    /// Doors on edges, by the smaller square and the larger one.
    pub edge_doors: BTreeMap<(Coord, Coord), DoorState>,
    /// A letter for each entry area.
    pub entry_signs: Vec<char>,
}

impl<'a> Glyphs<'a> {
    pub fn new(picture: &'a Picture, map: &'a Map, style: &'a Style) -> Glyphs<'a> {
        let edge = |door: &space_hulk::DoorPlan| {
            let (at, to) = edge_of(door)?;
            let beyond = step(at, to);
            Some(((at.min(beyond), at.max(beyond)), door.state))
        };
        let mut glyphs = Glyphs {
            picture,
            map,
            style,
            at: BTreeMap::new(),
            edge_doors: picture.board.doors.iter().filter_map(edge).collect(),
            entry_signs: entry_signs(picture),
        };
        glyphs.lay_out();
        glyphs
    }

    /// The glyph of a square that is not bare.
    pub fn on(&self, at: Coord) -> Option<Glyph> {
        self.at.get(&at).copied()
    }

    /// The glyph of bare floor.
    pub fn floor(&self) -> Glyph {
        Glyph::new([self.pick('.', '·'), ' '], Ink::Floor)
    }

    /// Every glyph on the board, by its characters.
    pub fn used(&self) -> BTreeMap<[char; 2], Glyph> {
        self.at.values().map(|glyph| (glyph.chars, *glyph)).collect()
    }

    pub fn pick(&self, ascii: char, unicode: char) -> char {
        if self.style.unicode { unicode } else { ascii }
    }

    /// From the lowest to the highest; what comes later covers what was there.
    fn lay_out(&mut self) {
        self.lay_shades();
        self.lay_outside();
        self.lay_ladders();
        for door in self.picture.board.doors.iter().filter(|door| door.beyond.is_none()) {
            let glyph = self.door(door.state, self.map.door_stands_upright(door.at));
            self.at.insert(door.at, glyph);
        }
        self.lay_things();
        for (at, unit) in self.picture.on_squares() {
            self.at.insert(at, self.unit(unit));
        }
    }

    /// Both ends of a ladder bear its number, from 1 to 9.
    fn lay_ladders(&mut self) {
        for (&(upper, lower), i) in self.picture.board.ladders.iter().zip((0..9).cycle()) {
            let number = char::from(b'1' + i);
            let up = Glyph::new([self.pick('u', '⇑'), number], Ink::Thing).with("ladder_up");
            let down = Glyph::new([self.pick('d', '⇓'), number], Ink::Thing).with("ladder_down");
            self.at.insert(lower, up);
            self.at.insert(upper, down);
        }
    }

    fn lay_things(&mut self) {
        for object in &self.picture.objects {
            self.at.insert(object.at, self.object(&object.name));
        }
        for &at in &self.picture.burning {
            self.at.insert(at, Glyph::new(['*'; 2], Ink::Fire).with("fire"));
        }
        if let Some(at) = self.picture.barrier {
            self.at.insert(at, Glyph::new(['='; 2], Ink::Thing).with("barrier"));
        }
        for generator in &self.picture.generators {
            let glyph = if generator.damaged {
                Glyph::new(['%', 'x'], Ink::Thing).with("generator_damaged")
            } else {
                Glyph::new(['%'; 2], Ink::Thing).with("generator")
            };
            self.at.insert(generator.at, glyph);
        }
    }

    /// Areas and heat, on floor alone.
    fn lay_shades(&mut self) {
        let picture = self.picture;
        for (i, area) in picture.areas.iter().enumerate().rev() {
            for &at in area.squares.iter().filter(|at| self.map.has(**at)) {
                self.at.insert(at, Glyph::new([area_sign(i), ' '], Ink::Area));
            }
        }
        for heat in picture.heat.iter().filter(|heat| self.map.has(heat.at)) {
            let digit = char::from(b'0' + heat.step(10) as u8);
            self.at.insert(heat.at, Glyph::new([digit, ' '], Ink::Area));
        }
    }

    /// Exits and entry areas, on the side of the hull where they lie.
    fn lay_outside(&mut self) {
        let picture = self.picture;
        for exit in &picture.board.exits {
            let word = match exit.side {
                None => "exit",
                Some(Side::Marine) => "exit_marine",
                Some(Side::Alien) => "exit_alien",
            };
            let sign = match exit.side {
                None => '=',
                Some(Side::Marine) => 'm',
                Some(Side::Alien) => 'a',
            };
            let glyph = Glyph::new([sign, self.arrow(exit.to)], Ink::Exit).with(word);
            self.at.insert(step(exit.at, exit.to), glyph);
        }
        for (entry, &sign) in picture.board.entries.iter().zip(&self.entry_signs) {
            let arrow = self.arrow(entry.from.back());
            self.at.insert(step(entry.at, entry.from), Glyph::new([sign, arrow], Ink::Entry));
        }
    }

    pub fn arrow(&self, to: Facing) -> char {
        match to {
            Facing::North => self.pick('^', '↑'),
            Facing::East => self.pick('>', '→'),
            Facing::South => self.pick('v', '↓'),
            Facing::West => self.pick('<', '←'),
        }
    }

    /// A door, in a square or with one of its signs on an edge.
    pub fn door(&self, state: DoorState, upright: bool) -> Glyph {
        let (sign, word) = match state {
            DoorState::Closed => (self.pick('+', '▓'), "door_closed"),
            DoorState::Open => (self.pick('/', if upright { '╎' } else { '╌' }), "door_open"),
            DoorState::Destroyed => (self.pick('-', '░'), "door_destroyed"),
        };
        Glyph::new([sign; 2], Ink::Door).with(word)
    }

    pub fn object(&self, name: &str) -> Glyph {
        let letter = name.chars().find(char::is_ascii_graphic).unwrap_or('!');
        Glyph::new(['!', letter], Ink::Thing)
    }

    /// A unit that stands nowhere, and so faces nowhere.
    pub fn in_hand(&self, unit: &UnitPlan) -> Glyph {
        let glyph = self.unit(unit);
        match unit.kind {
            Kind::Blip => glyph,
            _ => Glyph { chars: [glyph.chars[0], ' '], ..glyph },
        }
    }

    pub fn unit(&self, unit: &UnitPlan) -> Glyph {
        let arrow = self.arrow(unit.facing);
        match unit.kind {
            Kind::Marine => Glyph::new([rank_sign(unit.rank), arrow], Ink::Marine),
            Kind::Genestealer => Glyph::new(['g', arrow], Ink::Alien),
            Kind::Broodlord => Glyph::new(['B', arrow], Ink::Alien),
            Kind::Blip => {
                let shown = self.style.blip_values && (1..=9).contains(&unit.value);
                Glyph::new(['?', if shown { char::from(b'0' + unit.value) } else { '?' }], Ink::Blip)
            }
        }
    }
}

fn rank_sign(rank: Rank) -> char {
    match rank {
        Rank::Trooper => 'M',
        Rank::Sergeant => 'S',
        Rank::Librarian => 'L',
    }
}

pub(super) fn area_sign(index: usize) -> char {
    AREA_SIGNS[index % AREA_SIGNS.len()]
}

/// One letter for each entry area: its name or the first letter of it, or any that is
/// free; a dot when there are none left.
fn entry_signs(picture: &Picture) -> Vec<char> {
    let ids = || picture.board.entries.iter().map(|entry| entry.id.as_str());
    let single = |id: &str| {
        let mut chars = id.chars();
        chars.next().filter(|c| c.is_ascii_graphic() && chars.next().is_none())
    };
    // The letters of Marines and the Broodlord would be misleading.
    let mut taken: BTreeSet<char> = ids().filter_map(single).chain(['M', 'S', 'L', 'B']).collect();
    let mut sign = |id: &str| {
        let own = id.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase());
        let found = own.chain('A'..='Z').chain('0'..='9').chain('a'..='z').find(|c| !taken.contains(c));
        taken.extend(found);
        found.unwrap_or('.')
    };
    ids().map(|id| single(id).unwrap_or_else(|| sign(id))).collect()
}
