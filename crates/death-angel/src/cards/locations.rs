//! The 18 locations (DA-LOC) and the four setup cards (DA-SETUP-03).

use game_api::named;

use super::LocationId::*;
use crate::card::{Side, Terrain};

named! {
    /// Which way an arrow points.
    Arrow {
        /// Towards the top; a number is counted from the bottom.
        Up = "up",
        /// Towards the bottom; a number is counted from the top.
        Down = "down",
    }
}

named! {
    /// Where in the location deck a card can lie (DA-SETUP-04).
    Tier {
        /// The setup cards.
        Start = "0",
        /// With 3 or 6 players.
        OneA = "1a",
        /// With 5 players.
        OneB = "1b",
        /// With 2 or 4 players.
        OneC = "1c",
        /// The second, with any number of players.
        Two = "2",
        /// The third, with any number of players.
        Three = "3",
        /// The last, which says how the game is won.
        Four = "4",
    }
}

impl Tier {
    /// Its three locations.
    pub(crate) fn locations(self) -> [LocationId; 3] {
        let first = (self as usize - 1) * 3;
        [LocationId::ALL[first], LocationId::ALL[first + 1], LocationId::ALL[first + 2]]
    }
}

/// What happens when a location is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Entering {
    /// Genestealers appear on a terrain card.
    SpawnOn {
        /// Which one.
        terrain: Terrain,
        count: u8,
    },
    /// All Marines face a side.
    FaceAll {
        /// Which one.
        side: Side,
    },
    /// Genestealers appear behind the top Marine.
    SpawnBehindTop { count: u8 },
    /// Marines with terrain in front turn.
    TurnAtTerrain,
    /// Several Marines get a token each.
    Tokens {
        /// How many Marines.
        marines: u8,
    },
    /// A swarm grows.
    Grow {
        /// By how many.
        count: u8,
    },
    /// A Genestealer appears behind a Marine without tokens.
    SpawnBehindBare,
    /// Each pile gets a card for each Marine.
    PilePerMarine,
    /// A terrain card is put into any cell.
    Place {
        /// Which one.
        terrain: Terrain,
    },
    /// Swarms gather at the red terrain, and the Brood Lords appear.
    Lair,
}

/// What the control panel does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Panel {
    /// The panel is replaced.
    Replace {
        /// By which card.
        terrain: Terrain,
    },
    /// A pile loses its top card.
    DiscardBlip,
    /// A Marine gets a token and may turn.
    Heal,
    /// One terrain card brings at most this number of Genestealers in the next Event Phase.
    Limit { most: u8 },
    /// Each Marine pays a token or rolls; then both piles are discarded.
    Teleport {
        /// The number that kills.
        deadly: u8,
    },
    /// A skull kills Genestealers, anything else the Marine.
    Overload {
        /// How many may be killed.
        kills: u8,
    },
    /// A token for the location, or a die that wins if it is not higher than the tokens.
    Launch,
    /// A die is rolled, and as many cards of a pile are discarded.
    Pump,
}

/// The ability of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// None, as on the setup cards.
    Nothing,
    /// Upon entering (DA-TRAVEL-09).
    Enter(Entering),
    /// Each time the Control Panel is activated (DA-TRAVEL-10).
    Panel(Panel),
}

/// Where a terrain card goes (DA-TRAVEL-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Spot {
    pub terrain: Terrain,
    /// On which side.
    pub side: Side,
    /// From which end the number is counted.
    pub arrow: Arrow,
    /// The position, counted from there.
    pub number: u8,
}

/// What is printed on a location or setup card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocationCard {
    /// Which card it is.
    pub id: LocationId,
    /// Its place in the location deck.
    pub tier: Tier,
    /// The sizes of the left and the right blip pile.
    pub blips: [u8; 2],
    /// Where its four terrain cards go.
    pub terrain: [Spot; 4],
    /// What it does.
    pub trigger: Trigger,
}

named! {
    /// A location card, or a setup card by its number of Marines.
    LocationId {
        /// DA-LOC-01.
        MainCorridor = "main-corridor",
        /// DA-LOC-02.
        MaintenanceTunnels = "maintenance-tunnels",
        /// DA-LOC-03.
        ServiceShaft = "service-shaft",
        /// DA-LOC-04.
        CryoControl = "cryo-control",
        /// DA-LOC-05.
        LowerAccessway = "lower-accessway",
        /// DA-LOC-06.
        WreckageLabyrinth = "wreckage-labyrinth",
        /// DA-LOC-07.
        Apothecarion = "apothecarion",
        /// DA-LOC-08.
        CoreCogitator = "core-cogitator",
        /// DA-LOC-09.
        Munitorium = "munitorium",
        /// DA-LOC-10.
        BlackHolds = "black-holds",
        /// DA-LOC-11.
        DarkCatacombs = "dark-catacombs",
        /// DA-LOC-12.
        Teleportarium = "teleportarium",
        /// DA-LOC-13.
        Generatorium = "generatorium",
        /// DA-LOC-14.
        HibernationCluster = "hibernation-cluster",
        /// DA-LOC-15.
        WrathOfBaalChapel = "wrath-of-baal-chapel",
        /// DA-LOC-16.
        GenestealerLair = "genestealer-lair",
        /// DA-LOC-17.
        LaunchControlRoom = "launch-control-room",
        /// DA-LOC-18.
        ToxinPumpingStation = "toxin-pumping-station",
        /// For 6 Marines.
        VoidLock6 = "void-lock-6",
        /// For 8 Marines.
        VoidLock8 = "void-lock-8",
        /// For 10 Marines.
        VoidLock10 = "void-lock-10",
        /// For 12 Marines.
        VoidLock12 = "void-lock-12",
    }
}

impl LocationId {
    /// What is printed on it.
    #[inline]
    pub const fn card(self) -> &'static LocationCard {
        &LOCATIONS[self as usize]
    }
}

const fn location(
    id: LocationId,
    blips: [u8; 2],
    left: [(Terrain, u8); 2],
    right: [(Terrain, u8); 2],
    trigger: Trigger,
) -> LocationCard {
    let index = id as usize;
    let tier = if index < 18 { Tier::ALL[index / 3 + 1] } else { Tier::Start };
    let terrain = [
        Spot { terrain: left[0].0, side: Side::Left, arrow: Arrow::Down, number: left[0].1 },
        Spot { terrain: left[1].0, side: Side::Left, arrow: Arrow::Down, number: left[1].1 },
        Spot { terrain: right[0].0, side: Side::Right, arrow: Arrow::Up, number: right[0].1 },
        Spot { terrain: right[1].0, side: Side::Right, arrow: Arrow::Up, number: right[1].1 },
    ];
    LocationCard { id, tier, blips, terrain, trigger }
}

use Entering as E;
use Panel as P;
use Terrain::{
    Artefact, ControlPanel as Controls, Corridor, DarkCorner as Corner, Door, PromethiumTank as Tank,
    SporeChimney as Chimney, VentilationDuct as Duct,
};
use Trigger::{Enter, Nothing};

/// The location cards, in the order of [`LocationId`].
#[rustfmt::skip]
pub const LOCATIONS: [LocationCard; 22] = [
    location(MainCorridor, [7, 8], [(Duct, 2), (Door, 5)], [(Corridor, 7), (Corner, 3)],
        Enter(E::SpawnOn { terrain: Corridor, count: 2 })),
    location(MaintenanceTunnels, [8, 8], [(Corner, 3), (Controls, 7)], [(Door, 5), (Duct, 3)],
        Trigger::Panel(P::Replace { terrain: Corridor })),
    location(ServiceShaft, [7, 7], [(Corner, 2), (Duct, 6)], [(Corridor, 6), (Door, 3)],
        Enter(E::FaceAll { side: Side::Right })),
    location(CryoControl, [7, 7], [(Controls, 1), (Duct, 4)], [(Corner, 5), (Corridor, 2)],
        Trigger::Panel(P::DiscardBlip)),
    location(LowerAccessway, [7, 7], [(Duct, 3), (Corridor, 4)], [(Corner, 5), (Door, 3)],
        Enter(E::SpawnBehindTop { count: 2 })),
    location(WreckageLabyrinth, [7, 6], [(Duct, 1), (Corridor, 5)], [(Tank, 5), (Door, 3)],
        Enter(E::TurnAtTerrain)),
    location(Apothecarion, [7, 6], [(Controls, 2), (Duct, 3)], [(Corridor, 5), (Corner, 2)],
        Trigger::Panel(P::Heal)),
    location(CoreCogitator, [7, 5], [(Corridor, 1), (Duct, 4)], [(Corner, 3), (Controls, 1)],
        Trigger::Panel(P::Limit { most: 1 })),
    location(Munitorium, [6, 7], [(Tank, 3), (Door, 5)], [(Corner, 4), (Duct, 2)],
        Enter(E::Tokens { marines: 2 })),
    location(BlackHolds, [5, 6], [(Corridor, 2), (Door, 4)], [(Duct, 3), (Tank, 2)],
        Enter(E::Grow { count: 2 })),
    location(DarkCatacombs, [6, 6], [(Corner, 1), (Door, 3)], [(Duct, 5), (Corridor, 4)],
        Enter(E::SpawnBehindBare)),
    location(Teleportarium, [7, 5], [(Duct, 2), (Corner, 4)], [(Controls, 4), (Corridor, 1)],
        Trigger::Panel(P::Teleport { deadly: 0 })),
    location(Generatorium, [5, 5], [(Corridor, 1), (Corner, 3)], [(Controls, 4), (Duct, 3)],
        Trigger::Panel(P::Overload { kills: 4 })),
    location(HibernationCluster, [0, 0], [(Duct, 3), (Door, 4)], [(Chimney, 2), (Corner, 1)],
        Enter(E::PilePerMarine)),
    location(WrathOfBaalChapel, [5, 6], [(Duct, 1), (Corridor, 3)], [(Door, 4), (Corner, 1)],
        Enter(E::Place { terrain: Artefact })),
    location(GenestealerLair, [6, 5], [(Corner, 1), (Duct, 2)], [(Corridor, 2), (Chimney, 1)],
        Enter(E::Lair)),
    location(LaunchControlRoom, [6, 6], [(Corner, 1), (Controls, 3)], [(Duct, 2), (Corridor, 1)],
        Trigger::Panel(P::Launch)),
    location(ToxinPumpingStation, [7, 7], [(Corridor, 1), (Corner, 2)], [(Controls, 2), (Duct, 1)],
        Trigger::Panel(P::Pump)),
    location(VoidLock6, [6, 6], [(Door, 1), (Corner, 3)], [(Duct, 3), (Corridor, 2)], Nothing),
    location(VoidLock8, [7, 7], [(Door, 1), (Corner, 3)], [(Duct, 4), (Corridor, 2)], Nothing),
    location(VoidLock10, [8, 8], [(Door, 2), (Corner, 4)], [(Duct, 5), (Corridor, 3)], Nothing),
    location(VoidLock12, [9, 9], [(Door, 2), (Corner, 5)], [(Duct, 6), (Corridor, 3)], Nothing),
];
