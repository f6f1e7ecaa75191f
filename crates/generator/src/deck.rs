//! A map under construction: sections that have been laid, and where more may join on.

use space_hulk::{Coord, Facing, SectionKind};

use crate::prefab::{Connector, Shape};

/// How far a deck may reach, either way. Places outside of the bounds are never floor.
pub(crate) const SPAN: usize = 64;
/// Levels of one map.
pub(crate) const LEVELS: usize = 2;
/// Sections of one map: what a rules board can tell apart, less some for cutting corridors in two.
const MOST_SECTIONS: usize = 110;
/// The hull around the bounds, so that every neighbor of a place in bounds exists.
const RIM: i16 = 2;

/// A connector on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Port {
    /// The floor square.
    pub at: Coord,
    /// The side on which the way goes on.
    pub side: Facing,
}

impl Port {
    /// The square on the other side.
    pub fn beyond(self) -> Coord {
        step(self.at, self.side)
    }

    /// The same connector, looked at from the other side.
    pub fn mate(self) -> Port {
        Port { at: self.beyond(), side: self.side.back() }
    }
}

/// The square beside another.
pub(crate) fn step(at: Coord, side: Facing) -> Coord {
    let (dx, dy) = side.delta();
    at.offset(dx, dy)
}

/// A section that is laid, or may be.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// What it is.
    pub kind: SectionKind,
    /// The squares of its floor.
    pub floor: Vec<Coord>,
    /// Where other sections can be joined.
    pub ports: Vec<Port>,
    /// The square of its ladder, if it has one.
    pub ladder: Option<Coord>,
}

impl Section {
    /// A drawn section, moved so that one of its connectors meets `port` of the deck.
    pub fn joined(kind: SectionKind, shape: &Shape, connector: Connector, port: Port) -> Section {
        let at = port.beyond();
        let (x, y) = (at.x - connector.spot.0, at.y - connector.spot.1);
        Section::laid(kind, shape, Coord { level: at.level, x, y })
    }

    /// A drawn section with its south-west corner at `corner`.
    pub fn laid(kind: SectionKind, shape: &Shape, corner: Coord) -> Section {
        let place = |spot: (i16, i16)| corner.offset(spot.0, spot.1);
        let port = |connector: &Connector| Port { at: place(connector.spot), side: connector.side };
        Section {
            kind,
            floor: shape.floor.iter().map(|&spot| place(spot)).collect(),
            ports: shape.connectors.iter().map(port).collect(),
            ladder: shape.ladder.map(place),
        }
    }
}

/// A map under construction.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    /// The sections, in the order in which they were laid. A trimmed one may be empty.
    pub sections: Vec<Section>,
    /// Connectors at which nothing has joined on.
    pub open: Vec<Port>,
    /// Ladders: upper end, lower end.
    pub ladders: Vec<(Coord, Coord)>,
    grid: Vec<u8>,
    width: i16,
    height: i16,
    len: usize,
}

impl Deck {
    /// An empty deck of this size.
    pub fn new(width: i16, height: i16) -> Deck {
        assert!(width.max(height) + 2 * RIM <= SPAN as i16, "the deck must fit into its grid");
        Deck {
            sections: Vec::new(),
            open: Vec::new(),
            ladders: Vec::new(),
            grid: vec![0; SPAN * SPAN * LEVELS],
            width,
            height,
            len: 0,
        }
    }

    /// The number of a place in lists that hold something for each.
    pub fn index(at: Coord) -> usize {
        (at.level as usize * SPAN + at.y as usize) * SPAN + at.x as usize
    }

    /// The numbers of the places beside one in bounds.
    pub fn places_beside(&self, place: usize) -> [usize; 4] {
        [place + SPAN, place + 1, place - SPAN, place - 1]
    }

    /// The number of the place at the other end of a ladder.
    pub fn place_climbed(&self, place: usize) -> Option<usize> {
        let ends = self.ladders.iter().map(|&(upper, lower)| (Self::index(upper), Self::index(lower)));
        ends.flat_map(|(upper, lower)| [(upper, lower), (lower, upper)])
            .find(|end| end.0 == place)
            .map(|end| end.1)
    }

    /// Whether there is floor at the place of this number.
    pub fn is_floor_at(&self, place: usize) -> bool {
        self.grid[place] != 0
    }

    /// How many places such a list holds.
    pub const PLACES: usize = SPAN * SPAN * LEVELS;

    /// The middle of the bounds.
    pub fn middle(&self, level: u8) -> Coord {
        Coord { level, x: RIM + self.width / 2, y: RIM + self.height / 2 }
    }

    /// How many squares there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Every square, section by section.
    pub fn floor(&self) -> impl Iterator<Item = Coord> + '_ {
        self.sections.iter().flat_map(|section| section.floor.iter().copied())
    }

    /// Whether something may be laid here.
    pub fn in_bounds(&self, at: Coord) -> bool {
        (RIM..RIM + self.width).contains(&at.x) && (RIM..RIM + self.height).contains(&at.y)
    }

    /// The number of the section that a square belongs to; none where there is no floor.
    pub fn section_at(&self, at: Coord) -> Option<usize> {
        (self.grid[Self::index(at)] as usize).checked_sub(1)
    }

    /// Whether there is floor.
    pub fn is_floor(&self, at: Coord) -> bool {
        self.grid[Self::index(at)] != 0
    }

    /// The squares beside this one, on its level.
    pub fn beside(&self, at: Coord) -> impl Iterator<Item = (Facing, Coord)> + '_ {
        Facing::ALL.into_iter().map(move |side| (side, step(at, side))).filter(|&(_, to)| self.is_floor(to))
    }

    /// The square at the other end of a ladder.
    pub fn climbed(&self, at: Coord) -> Option<Coord> {
        self.ladders.iter().find_map(|&(upper, lower)| match at {
            _ if at == upper => Some(lower),
            _ if at == lower => Some(upper),
            _ => None,
        })
    }

    /// Whether a section can be laid: on free places, touching others only where connectors meet.
    ///
    /// Even corners must not touch, or two corridors would look like a wide one.
    pub fn fits(&self, section: &Section) -> bool {
        self.would_fit(section, &[])
    }

    /// Whether a section could be laid if these connectors were open too.
    pub fn would_fit(&self, section: &Section, more: &[Port]) -> bool {
        self.sections.len() < MOST_SECTIONS
            && section.floor.iter().all(|&at| self.in_bounds(at) && !self.is_floor(at))
            && section.floor.iter().all(|&at| self.touches_well(section, at, more))
    }

    fn touches_well(&self, section: &Section, at: Coord, more: &[Port]) -> bool {
        let is_open = |port: Port| self.open.contains(&port) || more.contains(&port);
        let sides = Facing::ALL.into_iter().all(|side| {
            let port = Port { at, side };
            !self.is_floor(port.beyond()) || section.ports.contains(&port) && is_open(port.mate())
        });
        sides
            && Facing::ALL.into_iter().all(|side| {
                let (ahead, beside) = (step(at, side), step(at, side.right()));
                let corner = step(ahead, side.right());
                let joined = |place: Coord| self.is_floor(place) || section.floor.contains(&place);
                !self.is_floor(corner) || joined(ahead) || joined(beside)
            })
    }

    /// Lays a section that [`Deck::fits`]; returns its number.
    pub fn lay(&mut self, section: Section) -> usize {
        let number = self.sections.len();
        for &at in &section.floor {
            self.grid[Self::index(at)] = number as u8 + 1;
        }
        self.len += section.floor.len();
        for &port in &section.ports {
            match self.open.iter().position(|&other| other == port.mate()) {
                Some(met) => drop(self.open.remove(met)),
                None => self.open.push(port),
            }
        }
        self.sections.push(section);
        number
    }

    /// Whether a junction can be cut into a corridor here: the square before and behind belong to it too.
    pub fn can_branch(&self, port: Port) -> bool {
        let Some(number) = self.section_at(port.at) else { return false };
        let section = &self.sections[number];
        let ways = [step(port.at, port.side.left()), step(port.at, port.side.right())];
        section.kind == SectionKind::Corridor && ways.iter().all(|way| section.floor.contains(way))
    }

    /// Cuts a T-junction into a corridor where [`Deck::can_branch`], and opens a connector at its new arm.
    pub fn branch(&mut self, port: Port) -> Port {
        let number = self.section_at(port.at).expect("a corridor can be cut where it is");
        let corridor = std::mem::take(&mut self.sections[number].floor);
        let arm = port.beyond();
        let in_junction = |at: &Coord| at.range_to(port.at) <= Some(1);
        let rest: Vec<Coord> = corridor.iter().copied().filter(|at| !in_junction(at)).collect();
        let is_before = |at: &Coord| at.x + at.y < port.at.x + port.at.y;
        let (before, behind): (Vec<Coord>, Vec<Coord>) = rest.into_iter().partition(is_before);
        for floor in [before, behind].into_iter().filter(|floor| !floor.is_empty()) {
            self.len -= floor.len();
            self.lay(Section { kind: SectionKind::Corridor, floor, ports: Vec::new(), ladder: None });
        }
        let junction = corridor.into_iter().filter(in_junction).chain([arm]).collect();
        self.grid[Self::index(arm)] = number as u8 + 1;
        self.len += 1;
        self.sections[number].floor = junction;
        self.sections[number].kind = SectionKind::TJunction;
        let open = Port { at: arm, side: port.side };
        self.open.push(open);
        open
    }

    /// Takes one square away, and with it its open connectors.
    pub fn cut(&mut self, at: Coord) {
        let Some(number) = self.section_at(at) else { return };
        self.grid[Self::index(at)] = 0;
        self.len -= 1;
        self.sections[number].floor.retain(|&other| other != at);
        self.open.retain(|port| port.at != at);
    }

    /// Whether nothing but hull lies beyond the connector, as far as the deck reaches.
    pub fn leads_out(&self, port: Port) -> bool {
        let mut at = port.beyond();
        let mut near = 2;
        while self.in_bounds(at) {
            let beside = [step(at, port.side.left()), step(at, port.side.right())];
            // The squares beside the first one belong to the section itself.
            let crowded = near == 1 && beside.into_iter().any(|place| self.is_floor(place));
            if self.is_floor(at) || crowded {
                return false;
            }
            at = step(at, port.side);
            near -= 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prefab::Prefab;

    fn shape(text: &str) -> Shape {
        Prefab::read(&format!("[it] corridor 1\n{text}")).expect("a drawing").remove(0).shapes.remove(0)
    }

    fn at(x: i16, y: i16) -> Coord {
        Coord::new(x, y)
    }

    fn deck_with(text: &str, corner: Coord) -> Deck {
        let mut deck = Deck::new(20, 20);
        deck.lay(Section::laid(SectionKind::Corridor, &shape(text), corner));
        deck
    }

    fn fits(deck: &Deck, text: &str, x: i16, y: i16) -> bool {
        deck.fits(&Section::laid(SectionKind::Corridor, &shape(text), at(x, y)))
    }

    #[test]
    fn sections_touch_only_where_connectors_meet() {
        let deck = deck_with("<###>", at(5, 5));
        assert!(fits(&deck, "<##>", 8, 5), "end to end");
        assert!(!fits(&deck, "<##>", 7, 5), "overlap");
        assert!(!fits(&deck, "<##>", 5, 6), "side by side");
        assert!(fits(&deck, "<##>", 5, 7), "a square of hull between them");
        assert!(!fits(&deck, "<##>", 8, 6), "corner to corner");
        assert!(!fits(&deck, "^\n#\n#\nv", 8, 4), "floor beside a connector that has none itself");
        assert!(!fits(&deck, "<##>", 1, 1) && !fits(&deck, "<##>", 21, 21), "out of bounds");
    }

    #[test]
    fn what_is_joined_is_no_longer_open() {
        let mut deck = deck_with("<###>", at(5, 5));
        let port = Port { at: at(7, 5), side: Facing::East };
        assert!(deck.open.contains(&port));
        let piece = shape("<##>");
        deck.lay(Section::joined(SectionKind::Corridor, &piece, piece.connectors[0], port));
        assert_eq!(deck.len(), 5);
        let east = Port { at: at(9, 5), side: Facing::East };
        let west = Port { at: at(5, 5), side: Facing::West };
        assert_eq!(deck.open, [west, east]);
        deck.cut(at(9, 5));
        assert_eq!((deck.open.clone(), deck.len()), (vec![west], 4));
        assert_eq!((deck.section_at(at(8, 5)), deck.section_at(at(9, 5))), (Some(1), None));
    }

    #[test]
    fn a_junction_is_cut_into_a_corridor() {
        let mut deck = deck_with("<######>", at(5, 5));
        let end = Port { at: at(5, 5), side: Facing::North };
        assert!(!deck.can_branch(end), "there is no corridor before its first square");
        let port = Port { at: at(7, 5), side: Facing::North };
        assert!(deck.can_branch(port));
        let arm = deck.branch(port);
        assert_eq!((arm.at, deck.len()), (at(7, 6), 7));
        assert!(deck.open.contains(&arm));
        let kinds: Vec<_> = deck.sections.iter().map(|section| (section.kind, section.floor.len())).collect();
        use SectionKind::{Corridor, TJunction};
        assert_eq!(kinds, [(TJunction, 4), (Corridor, 1), (Corridor, 2)]);
        assert_eq!(deck.section_at(at(5, 5)), Some(1));
        assert_eq!(deck.section_at(at(10, 5)), Some(2));
        assert!(!deck.can_branch(port), "it is a junction now");
    }

    #[test]
    fn a_way_out_is_free_of_floor() {
        let mut deck = deck_with("<###>", at(5, 5));
        assert!(deck.leads_out(Port { at: at(7, 5), side: Facing::East }));
        deck.lay(Section::laid(SectionKind::Corridor, &shape("^\n#\n#\nv"), at(12, 4)));
        assert!(!deck.leads_out(Port { at: at(7, 5), side: Facing::East }));
        assert!(deck.leads_out(Port { at: at(5, 5), side: Facing::West }));
    }
}
