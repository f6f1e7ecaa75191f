//! What happened.

use game_api::named;

use crate::action::Target;
use crate::card::{Cell, Foe, Marine, Seat, Side, Symbol, Team, Terrain};
use crate::cards::{EventId, LocationId};
use crate::state::{Ending, Phase};

named! {
    /// What a die was rolled for.
    RollFor {
        /// An attack by a Marine.
        Attack = "attack",
        /// A defence against a swarm.
        Defense = "defense",
        /// Heroic Charge.
        Charge = "charge",
        /// Intimidation.
        Intimidation = "intimidation",
        /// The Promethium Tank.
        Tank = "tank",
        /// The Spore Chimney.
        Chimney = "chimney",
        /// Cleansing Flames.
        Flames = "flames",
        /// Psychic Assault.
        Assault = "assault",
        /// Teleportarium.
        Teleport = "teleport",
        /// Generatorium.
        Overload = "overload",
        /// Launch Control Room.
        Launch = "launch",
        /// Toxin Pumping Station.
        Pump = "pump",
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Event {
    /// Chance made this seat the first player (DA-SETUP-05).
    FirstPlayer { seat: Seat },
    /// A seat took a team.
    TeamTaken { seat: Seat, team: Team },
    /// A Marine took his place in the column.
    Dealt {
        marine: Marine,
        /// Where, from 0.
        position: u8,
        /// Which way he looks.
        facing: Side,
    },
    /// A phase began.
    Phase {
        phase: Phase,
        /// In which round.
        round: u16,
    },
    /// A seat committed a team to a card; told to it alone.
    Chosen {
        team: Team,
        /// The number of the card.
        card: u8,
    },
    /// A seat committed a team to some card.
    Committed { team: Team },
    /// A card was turned up.
    Revealed { team: Team, card: u8 },
    /// Somebody became the current player.
    CurrentPlayer { seat: Seat },
    /// An action card is being resolved.
    Resolving { team: Team, card: u8 },
    /// Tokens were put on a Marine.
    TokensGiven { marine: Marine, count: u8 },
    /// Tokens left a Marine.
    TokensLost { marine: Marine, count: u8 },
    /// Tokens were put on the Door.
    DoorTokens { count: u8 },
    /// A token was put on the location.
    LocationToken,
    /// There was no token to place (DA-LIMIT-03).
    NoToken,
    /// Two Marines traded places.
    Swapped {
        /// Who moved.
        marine: Marine,
        /// Who was there.
        other: Marine,
        /// Where he is now, from 0.
        position: u8,
    },
    /// A Marine turned.
    Turned {
        marine: Marine,
        /// Which way he looks now.
        facing: Side,
    },
    /// A Marine activated terrain.
    Activated { marine: Marine, terrain: Terrain },
    /// Terrain was placed.
    TerrainPlaced { terrain: Terrain, cell: Cell },
    /// Terrain left the formation.
    TerrainRemoved { terrain: Terrain },
    /// The Artefact went into a hand.
    ArtefactTaken { seat: Seat },
    /// The Artefact saved a Marine.
    ArtefactUsed { seat: Seat },
    /// A Marine attacks.
    Attacked {
        marine: Marine,
        /// Which swarm.
        cell: Cell,
    },
    /// The die was rolled.
    Rolled {
        /// For what.
        why: RollFor,
        /// For whom, if for a Marine.
        marine: Option<Marine>,
        /// What the die shows.
        face: u8,
    },
    /// An attack missed.
    Missed {
        /// Whose attack or defence it was.
        marine: Marine,
        /// Whose attack it was: his own, or that of a swarm on him.
        why: RollFor,
    },
    /// A Genestealer or Brood Lord was slain.
    Slain { cell: Cell, foe: Foe },
    /// One was discarded without being slain.
    Discarded { cell: Cell, foe: Foe },
    /// A swarm attacks the Marine at its position.
    SwarmAttacks {
        cell: Cell,
        marine: Marine,
        /// What the roll must exceed, abilities apart (DA-GSATK-03).
        strength: u8,
    },
    /// A Marine was slain.
    MarineSlain {
        marine: Marine,
        /// Where he stood, from 0.
        position: u8,
    },
    /// Both Marines of a team are dead.
    TeamLost { team: Team },
    /// A swarm moved.
    SwarmMoved {
        /// From here.
        from: Cell,
        /// To here.
        to: Cell,
    },
    /// A swarm is held by a Power Field.
    Shielded { cell: Cell },
    /// A Genestealer or Brood Lord appeared.
    Spawned { cell: Cell, foe: Foe },
    /// An event card was drawn and is known to everybody, or to its reader alone.
    EventDrawn { event: EventId },
    /// The current player looks at an event card.
    EventHidden,
    /// An event decided under Instinct was shown.
    EventShown { event: EventId },
    /// Somebody looked at the top event; told to him alone.
    Looked { event: EventId },
    /// Somebody looked at the top event.
    LookedHidden,
    /// The event was put back.
    PutBack {
        /// On top, or else at the bottom.
        on_top: bool,
    },
    /// Somebody named what an effect asked for.
    Named { target: Target },
    /// A card of a blip pile was discarded.
    BlipDiscarded {
        /// Of which pile.
        side: Side,
        symbol: Symbol,
    },
    /// Cards of the deck went to a blip pile.
    BlipsDealt { side: Side, count: u8 },
    /// A Genestealer was shuffled into a blip pile.
    ShuffledIn {
        /// Which pile.
        side: Side,
        symbol: Symbol,
    },
    /// The Genestealer deck was renewed.
    DeckRenewed,
    /// The formation traveled.
    Located {
        /// The location that it came to.
        location: LocationId,
    },
    /// A slain Marine came back.
    Rescued { marine: Marine },
    /// The game ended.
    GameOver { ending: Ending },
}
