//! Growing a deck: section joins section until there is enough floor.

use space_hulk::{Coord, SectionKind};

use crate::chance::Dice;
use crate::deck::{Deck, Port, Section};
use crate::prefab::{Prefab, Shape};

/// What kinds of places a deck is made of. Each deck has a character of its own.
#[derive(Clone, Debug)]
pub(crate) struct Style {
    /// Weights of what follows a corridor: room, T-junction, crossroads, corner, other, corridor.
    after_corridor: [u32; 6],
    /// How likely a way goes on from the section laid last, in a hundred: long arms, or a net.
    onward: usize,
}

const AFTER_CORRIDOR: [SectionKind; 6] = [
    SectionKind::Room,
    SectionKind::TJunction,
    SectionKind::Crossroads,
    SectionKind::Corner,
    SectionKind::Other,
    SectionKind::Corridor,
];

impl Style {
    /// A random character.
    pub fn new(dice: &mut Dice) -> Style {
        let rooms = dice.between(22, 46) as u32;
        let crossings = dice.between(6, 22) as u32;
        let after_corridor = [rooms, 24, crossings, dice.between(6, 16) as u32, 7, dice.between(0, 8) as u32];
        Style { after_corridor, onward: dice.between(15, 50) }
    }

    /// Which kind joins on to a section of this kind.
    fn next(&self, kind: SectionKind, dice: &mut Dice) -> SectionKind {
        if kind == SectionKind::Corridor {
            let choice = dice.weighted(&self.after_corridor).unwrap_or_default();
            return AFTER_CORRIDOR[choice];
        }
        if dice.happens(92) { SectionKind::Corridor } else { SectionKind::Corner }
    }
}

/// How often a connector is tried before it is given up.
const TRIES: usize = 5;

/// Grows decks from a set of sections.
pub(crate) struct Grower<'a> {
    prefabs: &'a [Prefab],
    style: Style,
}

impl<'a> Grower<'a> {
    /// Grows with these sections in this style.
    pub fn new(prefabs: &'a [Prefab], style: Style) -> Grower<'a> {
        Grower { prefabs, style }
    }

    /// One of the sections of a kind, laid one of the ways.
    pub fn shape(&self, kind: SectionKind, dice: &mut Dice) -> &'a Shape {
        let weight = |prefab: &Prefab| if prefab.kind == kind { prefab.weight } else { 0 };
        let weights: Vec<u32> = self.prefabs.iter().map(weight).collect();
        let choice = dice.weighted(&weights).expect("there is a section of every kind");
        dice.one_of(&self.prefabs[choice].shapes)
    }

    /// Lays the first section of a deck.
    pub fn found(&self, deck: &mut Deck, dice: &mut Dice) {
        let kind = *dice.one_of(&[SectionKind::Room, SectionKind::Room, SectionKind::Crossroads]);
        let shape = self.shape(kind, dice);
        let middle = deck.middle(0);
        let (dx, dy) = (dice.below(7) as i16 - 3, dice.below(7) as i16 - 3);
        deck.lay(Section::laid(kind, shape, middle.offset(dx - 2, dy - 2)));
    }

    /// Grows until a level has this number of squares, or nothing fits any more.
    pub fn grow(&self, deck: &mut Deck, level: u8, squares: usize, dice: &mut Dice) {
        let start = deck.len();
        let on_level = |port: &Port| port.at.level == level;
        let mut ports: Vec<Port> = deck.open.iter().copied().filter(on_level).collect();
        while deck.len() < start + squares && !ports.is_empty() {
            let last = ports.len() - 1;
            let choice = if dice.happens(self.style.onward) { last } else { dice.below(ports.len()) };
            let port = ports.swap_remove(choice);
            if !deck.open.contains(&port) {
                continue;
            }
            if let Some(number) = self.extend(deck, port, dice) {
                let mut fresh = deck.sections[number].ports.clone();
                fresh.retain(|port| deck.open.contains(port));
                dice.shuffle(&mut fresh);
                ports.extend(fresh);
            }
        }
    }

    /// Lets some section join on at a connector; its number, if one fits.
    fn extend(&self, deck: &mut Deck, port: Port, dice: &mut Dice) -> Option<usize> {
        let from = deck.sections[deck.section_at(port.at)?].kind;
        for _ in 0..TRIES {
            let kind = self.style.next(from, dice);
            if let Some(number) = self.join(deck, port, kind, dice) {
                return Some(number);
            }
        }
        None
    }

    /// Lets a section of this kind join on at a connector; its number, if it fits.
    pub fn join(&self, deck: &mut Deck, port: Port, kind: SectionKind, dice: &mut Dice) -> Option<usize> {
        let shape = self.shape(kind, dice);
        let meets = |side| side == port.side.back();
        let ways: Vec<_> = shape.connectors.iter().filter(|connector| meets(connector.side)).collect();
        if ways.is_empty() {
            return None;
        }
        let section = Section::joined(kind, shape, **dice.one_of(&ways), port);
        deck.fits(&section).then(|| deck.lay(section))
    }

    /// Closes corridors that lead nowhere with a room, where one fits and there is floor to spend.
    pub fn close_off(&self, deck: &mut Deck, level: u8, squares: usize, dice: &mut Dice) {
        let end = deck.len() + squares;
        for port in loose_ends(deck, level) {
            if deck.len() >= end {
                return;
            }
            let mut tries = (0..2 * TRIES).map(|_| ());
            while tries.next().is_some() && self.join(deck, port, SectionKind::Room, dice).is_none() {}
        }
    }
}

/// Open connectors at which a wall would make a dead end: those of all but rooms.
pub(crate) fn loose_ends(deck: &Deck, level: u8) -> Vec<Port> {
    let is_loose = |port: &&Port| {
        let kind = deck.section_at(port.at).map(|number| deck.sections[number].kind);
        port.at.level == level && kind.is_some_and(|kind| kind != SectionKind::Room)
    };
    deck.open.iter().filter(is_loose).copied().collect()
}

/// The squares of rooms, by the number of their section.
pub(crate) fn rooms(deck: &Deck) -> impl Iterator<Item = (usize, &Vec<Coord>)> {
    let numbered = deck.sections.iter().enumerate();
    numbered.filter(|(_, section)| section.kind == SectionKind::Room).map(|(i, section)| (i, &section.floor))
}
