//! The facts printed on the cards, as constant tables. An effect is an enum variant
//! that a card names with its parameters; what it does is written in the rules.
//!
//! The files in `decks/death-angel` say the same for people; a test holds the two together.

mod actions;
mod events;
mod locations;

pub(crate) use actions::card_of;
pub use actions::{ACTIONS, Ability, ActionCard};
pub use events::{Box, EVENTS, EventCard, EventId, Happening, Movement, Size};
pub use locations::{Arrow, Entering, LOCATIONS, LocationCard, LocationId, Panel, Spot, Tier, Trigger};

use crate::card::{Color, Marine, Side, Symbol, Terrain};

/// How many support tokens there are (DA-COMP-01).
pub const TOKENS: u8 = 12;

/// How many Genestealers of each symbol there are (DA-COMP-05).
pub const GENESTEALERS: [u8; 4] = [9; 4];

/// How many Space Marines there are.
pub const MARINE_CARDS: usize = 12;

/// What is printed on a Marine (DA-COMP-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct MarineCard {
    pub marine: Marine,
    /// How far he attacks.
    pub range: u8,
    /// Which way a swarm on his left goes with an up/down box.
    pub left_arrow: Arrow,
    /// Which way a swarm on his right goes.
    pub right_arrow: Arrow,
}

const fn marine(marine: Marine, range: u8) -> MarineCard {
    MarineCard { marine, range, left_arrow: Arrow::Down, right_arrow: Arrow::Up }
}

/// The Marines, in the order of [`Marine`].
pub const MARINES: [MarineCard; MARINE_CARDS] = [
    marine(Marine::Claudio, 0),
    marine(Marine::Goriel, 2),
    marine(Marine::Leon, 3),
    marine(Marine::Valencio, 2),
    marine(Marine::Zael, 1),
    marine(Marine::Omnio, 2),
    marine(Marine::Gideon, 0),
    marine(Marine::Noctis, 2),
    marine(Marine::Calistarius, 2),
    marine(Marine::Scipio, 2),
    marine(Marine::Lorenzo, 2),
    marine(Marine::Deino, 2),
];

impl MarineCard {
    /// Which way a swarm on a side goes with an up/down box.
    #[inline]
    pub const fn arrow(&self, side: Side) -> Arrow {
        match side {
            Side::Left => self.left_arrow,
            Side::Right => self.right_arrow,
        }
    }
}

/// The two symbols of each Brood Lord (DA-COMP-05).
pub const LORD_SYMBOLS: [[Symbol; 2]; 2] = [[Symbol::Head, Symbol::Tail], [Symbol::Claw, Symbol::Tongue]];

/// What a terrain card does when it is activated (DA-TERR).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// It goes into the hand of the player.
    Take,
    /// It uses the ability of the location.
    Panel,
    /// It gets a token.
    AddToken,
    /// It is removed with every Genestealer of its position; this number kills the Marine.
    Explode {
        /// The deadly number.
        deadly: u8,
    },
    /// A skull removes it.
    RemoveOnSkull,
}

/// What is printed on a terrain card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerrainCard {
    /// Which card it is.
    pub terrain: Terrain,
    /// Events of this color spawn Genestealers at it.
    pub color: Color,
    /// What activating it does, if it can be activated at all (DA-MOVE-08).
    pub activation: Option<Activation>,
}

const fn terrain(terrain: Terrain, color: Color, activation: Option<Activation>) -> TerrainCard {
    TerrainCard { terrain, color, activation }
}

/// The terrain cards, in the order of [`Terrain`].
pub const TERRAIN: [TerrainCard; 8] = [
    terrain(Terrain::Artefact, Color::Green, Some(Activation::Take)),
    terrain(Terrain::ControlPanel, Color::Yellow, Some(Activation::Panel)),
    terrain(Terrain::Corridor, Color::Green, None),
    terrain(Terrain::DarkCorner, Color::Orange, None),
    terrain(Terrain::Door, Color::Yellow, Some(Activation::AddToken)),
    terrain(Terrain::PromethiumTank, Color::Orange, Some(Activation::Explode { deadly: 0 })),
    terrain(Terrain::SporeChimney, Color::Red, Some(Activation::RemoveOnSkull)),
    terrain(Terrain::VentilationDuct, Color::Red, None),
];

impl Terrain {
    /// What is printed on it.
    pub const fn card(self) -> &'static TerrainCard {
        &TERRAIN[self as usize]
    }
}

impl Color {
    /// The two terrain cards of this color.
    pub(crate) const fn terrain(self) -> [Terrain; 2] {
        match self {
            Color::Red => [Terrain::SporeChimney, Terrain::VentilationDuct],
            Color::Orange => [Terrain::DarkCorner, Terrain::PromethiumTank],
            Color::Yellow => [Terrain::ControlPanel, Terrain::Door],
            Color::Green => [Terrain::Artefact, Terrain::Corridor],
        }
    }

    /// How many boxes on the terrain cards are filled (DA-SPAWN-04).
    pub const fn threat(self) -> u8 {
        4 - self as u8
    }
}
