//! What is printed on cards: teams, Marines, sides, symbols, terrain.

use game_api::named;

named! {
    /// A place at the table.
    Seat {
        /// The first seat.
        P1 = "p1",
        /// The second seat, clockwise.
        P2 = "p2",
        /// The third seat.
        P3 = "p3",
        /// The fourth seat.
        P4 = "p4",
        /// The fifth seat.
        P5 = "p5",
        /// The sixth seat.
        P6 = "p6",
    }
}

named! {
    /// A combat team (DA-COMP-03): two Marines and three action cards.
    Team {
        /// Claudio and Goriel.
        Yellow = "yellow",
        /// Leon and Valencio.
        Red = "red",
        /// Zael and Omnio.
        Purple = "purple",
        /// Gideon and Noctis.
        Green = "green",
        /// Calistarius and Scipio.
        Grey = "grey",
        /// Lorenzo and Deino.
        Blue = "blue",
    }
}

impl Team {
    /// Its two Marines.
    #[inline]
    pub const fn marines(self) -> [Marine; 2] {
        [Marine::ALL[self as usize * 2], Marine::ALL[self as usize * 2 + 1]]
    }
}

named! {
    /// A Space Marine (DA-COMP-04), two for each team in the order of the teams.
    Marine {
        /// Brother Claudio, yellow.
        Claudio = "claudio",
        /// Brother Goriel, yellow.
        Goriel = "goriel",
        /// Brother Leon, red.
        Leon = "leon",
        /// Brother Valencio, red.
        Valencio = "valencio",
        /// Brother Zael, purple.
        Zael = "zael",
        /// Brother Omnio, purple.
        Omnio = "omnio",
        /// Sergeant Gideon, green.
        Gideon = "gideon",
        /// Brother Noctis, green.
        Noctis = "noctis",
        /// Lexicanium Calistarius, grey.
        Calistarius = "calistarius",
        /// Brother Scipio, grey.
        Scipio = "scipio",
        /// Sergeant Lorenzo, blue.
        Lorenzo = "lorenzo",
        /// Brother Deino, blue.
        Deino = "deino",
    }
}

impl Marine {
    /// His team.
    #[inline]
    pub const fn team(self) -> Team {
        Team::ALL[self as usize / 2]
    }

    /// His bit among the two of his team.
    #[inline]
    pub(crate) const fn mate_bit(self) -> u8 {
        1 << (self as u8 & 1)
    }

    /// His attack range (DA-FACE-02).
    #[inline]
    pub const fn range(self) -> u8 {
        crate::cards::MARINES[self as usize].range
    }
}

named! {
    /// A side of the column, as the players see it.
    Side {
        /// The left side.
        Left = "left",
        /// The right side.
        Right = "right",
    }
}

impl Side {
    /// The other side.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

named! {
    /// The symbol of a Genestealer (DA-COMP-05).
    Symbol {
        /// A head.
        Head = "head",
        /// A tail.
        Tail = "tail",
        /// A tongue.
        Tongue = "tongue",
        /// A claw.
        Claw = "claw",
    }
}

named! {
    /// One card of a swarm: a Genestealer by its symbol, or a Brood Lord.
    Foe {
        /// A Genestealer with a head.
        Head = "head",
        /// A Genestealer with a tail.
        Tail = "tail",
        /// A Genestealer with a tongue.
        Tongue = "tongue",
        /// A Genestealer with a claw.
        Claw = "claw",
        /// The Brood Lord with head and tail.
        LordA = "bl-a",
        /// The Brood Lord with claw and tongue.
        LordB = "bl-b",
    }
}

impl Foe {
    /// The card of a symbol.
    pub const fn of(symbol: Symbol) -> Foe {
        Foe::ALL[symbol as usize]
    }

    /// Its symbol, unless it is a Brood Lord.
    pub const fn symbol(self) -> Option<Symbol> {
        match self {
            Foe::LordA | Foe::LordB => None,
            _ => Some(Symbol::ALL[self as usize]),
        }
    }
}

named! {
    /// The color of a terrain card (DA-SPAWN-04).
    Color {
        /// Four threat boxes.
        Red = "red",
        /// Three threat boxes.
        Orange = "orange",
        /// Two threat boxes.
        Yellow = "yellow",
        /// One threat box.
        Green = "green",
    }
}

named! {
    /// A terrain card (DA-TERR).
    Terrain {
        /// Taken into the hand, saves a Marine once.
        Artefact = "artefact",
        /// Uses the ability of the location.
        ControlPanel = "control-panel",
        /// No ability.
        Corridor = "corridor",
        /// No ability.
        DarkCorner = "dark-corner",
        /// Collects tokens that kill on the next journey.
        Door = "door",
        /// Burns both sides of its position.
        PromethiumTank = "promethium-tank",
        /// Can be removed.
        SporeChimney = "spore-chimney",
        /// No ability.
        VentilationDuct = "ventilation-duct",
    }
}

named! {
    /// The three types of action cards (DA-RESOLVE-03).
    Kind {
        /// One token for the team.
        Support = "support",
        /// Move, turn, activate.
        Move = "move",
        /// Each Marine attacks.
        Attack = "attack",
    }
}

/// The Marines of a set with a bit for each, ascending.
#[inline]
pub(crate) fn marines_of(set: u16) -> impl Iterator<Item = Marine> {
    let mut left = set & ((1 << Marine::ALL.len()) - 1);
    std::iter::from_fn(move || {
        let marine = *Marine::ALL.get(left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(marine)
    })
}

/// A place beside a Marine (DA-TERM-02): a position, counted from 0 at the top, and a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// The first one: left of the topmost Marine.
    pub(crate) const FIRST: Cell = Cell(0);
    /// No cell.
    pub(crate) const NONE: Cell = Cell(255);

    /// The cell at a position, counted from 0, on a side.
    #[inline]
    pub const fn new(position: u8, side: Side) -> Cell {
        Cell(position * 2 + side as u8)
    }

    /// The position, counted from 0 at the top.
    #[inline]
    pub const fn position(self) -> u8 {
        self.0 >> 1
    }

    /// The side of the formation on which it lies.
    #[inline]
    pub const fn side(self) -> Side {
        if self.0 & 1 == 0 { Side::Left } else { Side::Right }
    }

    /// The cell on the other side of the same position.
    #[inline]
    pub const fn across(self) -> Cell {
        Cell(self.0 ^ 1)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Debug for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let side = if self.side() == Side::Left { 'L' } else { 'R' };
        write!(f, "{}{side}", u16::from(self.position()) + 1)
    }
}

impl std::str::FromStr for Cell {
    type Err = ();

    /// Reads `3L`: the left cell of the third position from the top.
    fn from_str(text: &str) -> Result<Cell, ()> {
        let side = match text.as_bytes().last() {
            Some(b'L') => Side::Left,
            Some(b'R') => Side::Right,
            _ => return Err(()),
        };
        let position: u8 = text[..text.len() - 1].parse().map_err(|_| ())?;
        if !(1..=12).contains(&position) {
            return Err(());
        }
        Ok(Cell::new(position - 1, side))
    }
}

/// A face of the combat die (DA-COMP-02): 0 to 5, with a skull on 1, 2 and 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(pub(crate) u8);

impl Face {
    /// A face, or `None` if the die does not have it.
    pub const fn new(number: u8) -> Option<Face> {
        if number <= 5 { Some(Face(number)) } else { None }
    }

    /// What it shows, 0 to 5.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether it shows a skull.
    #[inline]
    pub const fn has_skull(self) -> bool {
        matches!(self.0, 1..=3)
    }
}
