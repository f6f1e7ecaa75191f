//! Cards as a file tells them, and what players read on them.

use death_angel::cards::{ACTIONS, Arrow, EventId, LocationId, Movement, Size, Spot, Tier};
use death_angel::{Color, Kind, Marine, Side, Team, Terrain};

use super::effects::Spec;
use crate::language::Text;

/// The kinds of cards that have files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardKind {
    /// A card that a team plays in a round.
    Action,
    /// A card of the event phase.
    Event,
    /// Locations and setup cards.
    Location,
    /// A card that lies beside the formation.
    Terrain,
    /// Space Marines.
    Marine,
}

impl CardKind {
    /// Every kind, in the order of lists.
    pub const ALL: [CardKind; 5] =
        [CardKind::Action, CardKind::Event, CardKind::Location, CardKind::Terrain, CardKind::Marine];

    /// The name of its tables in files.
    pub const fn name(self) -> &'static str {
        match self {
            CardKind::Action => "action",
            CardKind::Event => "event",
            CardKind::Location => "location",
            CardKind::Terrain => "terrain",
            CardKind::Marine => "marine",
        }
    }

    /// The names of its cards, as the rules have them.
    pub fn ids(self) -> Vec<&'static str> {
        match self {
            CardKind::Action => ACTIONS.iter().map(|card| card.name).collect(),
            CardKind::Event => EventId::ALL.iter().map(|id| id.name()).collect(),
            CardKind::Location => LocationId::ALL.iter().map(|id| id.name()).collect(),
            CardKind::Terrain => Terrain::ALL.iter().map(|terrain| terrain.name()).collect(),
            CardKind::Marine => Marine::ALL.iter().map(|marine| marine.name()).collect(),
        }
    }

    /// The kind and the name of every card of the rules.
    pub(crate) fn all_ids() -> impl Iterator<Item = (CardKind, &'static str)> {
        Self::ALL.into_iter().flat_map(|kind| kind.ids().into_iter().map(move |id| (kind, id)))
    }
}

/// A card: its name in files, and what is printed on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name in files.
    pub id: &'static str,
    /// What is printed on it besides its effect.
    pub facts: Facts,
    /// What it does, if it does anything.
    pub effect: Option<Effect>,
}

impl Card {
    /// What kind of card it is.
    pub const fn kind(&self) -> CardKind {
        match self.facts {
            Facts::Action { .. } => CardKind::Action,
            Facts::Event { .. } => CardKind::Event,
            Facts::Location { .. } => CardKind::Location,
            Facts::Terrain { .. } => CardKind::Terrain,
            Facts::Marine { .. } => CardKind::Marine,
        }
    }

    /// Its team, if it belongs to one.
    pub const fn team(&self) -> Option<Team> {
        match self.facts {
            Facts::Action { team, .. } | Facts::Marine { team, .. } => Some(team),
            _ => None,
        }
    }
}

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Facts {
    /// An action card.
    Action {
        /// The number by which cards are played.
        number: u8,
        /// The team that plays it.
        team: Team,
        /// Whether it is for support, movement or attack.
        kind: Kind,
    },
    /// An event card.
    Event {
        /// How many there are.
        copies: u8,
        /// Whether the choice is made before the card is shown.
        instinct: bool,
        /// The spawn boxes.
        spawns: [(Size, Color); 2],
        /// The movement box.
        movement: Option<Movement>,
    },
    /// A location or setup card.
    Location {
        /// Its place in the location deck.
        tier: Tier,
        /// The sizes of the left and the right blip pile.
        blips: [u8; 2],
        /// Where terrain cards are placed on arrival.
        terrain: Vec<Spot>,
        /// What a setup card says besides.
        setup: Option<Setup>,
    },
    /// A terrain card.
    Terrain {
        /// The color by which events name it.
        color: Color,
        /// How many boxes are filled.
        threat: u8,
    },
    /// A Space Marine.
    Marine {
        /// The team that he belongs to.
        team: Team,
        /// How far he attacks.
        range: u8,
        /// Where a swarm on his left goes, and one on his right.
        arrows: [Arrow; 2],
    },
}

/// What only a setup card says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// For how many players it is.
    pub players: Vec<u8>,
    /// The tiers of the location deck, from the top.
    pub location_deck: Vec<Tier>,
    /// How many Genestealers a major and a minor spawn bring.
    pub spawns: [u8; 2],
}

/// What a card does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    pub(crate) spec: &'static Spec,
    /// Its parameters, in the order of the effect.
    pub params: Vec<(&'static str, Param)>,
}

impl Effect {
    /// Its name in files.
    pub const fn name(&self) -> &'static str {
        self.spec.name
    }
}

/// A parameter of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Param {
    /// How many, or a number of the die.
    Number(u8),
    /// One of the Marines.
    Marine(Marine),
    /// Which terrain card.
    Terrain(Terrain),
    /// A side of the formation.
    Side(Side),
}

/// What players read on a card, or on several that read the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// The cards that bear the text, by their names in files.
    pub cards: Vec<&'static str>,
    /// What it is called.
    pub name: Text,
    /// What it does, or who he is.
    pub text: Text,
}

/// A word of the game: a symbol, a team, a phase, a label, a term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// What kind of word, as in `symbol`.
    pub kind: &'static str,
    /// Which one, as in `claw`.
    pub id: &'static str,
    /// What it is called.
    pub name: Text,
    /// What it means, where that has to be said.
    pub text: Option<Text>,
}
