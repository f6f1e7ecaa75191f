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
pub enum Event {
    /// Chance made this seat the first player (DA-SETUP-05).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A seat took a team.
    TeamTaken {
        /// Who.
        seat: Seat,
        /// Which.
        team: Team,
    },
    /// A Marine took his place in the column.
    Dealt {
        /// Who.
        marine: Marine,
        /// Where, from 0.
        position: u8,
        /// Which way he looks.
        facing: Side,
    },
    /// A phase began.
    Phase {
        /// Which.
        phase: Phase,
        /// In which round.
        round: u16,
    },
    /// A seat committed a team to a card; told to it alone.
    Chosen {
        /// For which team.
        team: Team,
        /// The number of the card.
        card: u8,
    },
    /// A seat committed a team to some card.
    Committed {
        /// For which team.
        team: Team,
    },
    /// A card was turned up.
    Revealed {
        /// Whose.
        team: Team,
        /// Its number.
        card: u8,
    },
    /// Somebody became the current player.
    CurrentPlayer {
        /// Who.
        seat: Seat,
    },
    /// An action card is being resolved.
    Resolving {
        /// Whose.
        team: Team,
        /// Its number.
        card: u8,
    },
    /// Tokens were put on a Marine.
    TokensGiven {
        /// On whom.
        marine: Marine,
        /// How many.
        count: u8,
    },
    /// Tokens left a Marine.
    TokensLost {
        /// Whom.
        marine: Marine,
        /// How many.
        count: u8,
    },
    /// Tokens were put on the Door.
    DoorTokens {
        /// How many.
        count: u8,
    },
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
        /// Who.
        marine: Marine,
        /// Which way he looks now.
        facing: Side,
    },
    /// A Marine activated terrain.
    Activated {
        /// Who.
        marine: Marine,
        /// What.
        terrain: Terrain,
    },
    /// Terrain was placed.
    TerrainPlaced {
        /// What.
        terrain: Terrain,
        /// Where.
        cell: Cell,
    },
    /// Terrain left the formation.
    TerrainRemoved {
        /// What.
        terrain: Terrain,
    },
    /// The Artefact went into a hand.
    ArtefactTaken {
        /// Whose.
        seat: Seat,
    },
    /// The Artefact saved a Marine.
    ArtefactUsed {
        /// By whom.
        seat: Seat,
    },
    /// A Marine attacks.
    Attacked {
        /// Who.
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
        /// The face.
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
    Slain {
        /// Where.
        cell: Cell,
        /// Which card.
        foe: Foe,
    },
    /// One was discarded without being slain.
    Discarded {
        /// Where.
        cell: Cell,
        /// Which card.
        foe: Foe,
    },
    /// A swarm attacks the Marine at its position.
    SwarmAttacks {
        /// Which.
        cell: Cell,
        /// Whom.
        marine: Marine,
        /// What the roll must exceed, abilities apart (DA-GSATK-03).
        strength: u8,
    },
    /// A Marine was slain.
    MarineSlain {
        /// Who.
        marine: Marine,
        /// Where he stood, from 0.
        position: u8,
    },
    /// Both Marines of a team are dead.
    TeamLost {
        /// Which.
        team: Team,
    },
    /// A swarm moved.
    SwarmMoved {
        /// From here.
        from: Cell,
        /// To here.
        to: Cell,
    },
    /// A swarm is held by a Power Field.
    Shielded {
        /// Which.
        cell: Cell,
    },
    /// A Genestealer or Brood Lord appeared.
    Spawned {
        /// Where.
        cell: Cell,
        /// Which card.
        foe: Foe,
    },
    /// An event card was drawn and is known to everybody, or to its reader alone.
    EventDrawn {
        /// Which.
        event: EventId,
    },
    /// The current player looks at an event card.
    EventHidden,
    /// An event decided under Instinct was shown.
    EventShown {
        /// Which.
        event: EventId,
    },
    /// Somebody looked at the top event; told to him alone.
    Looked {
        /// Which.
        event: EventId,
    },
    /// Somebody looked at the top event.
    LookedHidden,
    /// The event was put back.
    PutBack {
        /// On top, or else at the bottom.
        on_top: bool,
    },
    /// Somebody named what an effect asked for.
    Named {
        /// What.
        target: Target,
    },
    /// A card of a blip pile was discarded.
    BlipDiscarded {
        /// Of which pile.
        side: Side,
        /// Which card.
        symbol: Symbol,
    },
    /// Cards of the deck went to a blip pile.
    BlipsDealt {
        /// Which.
        side: Side,
        /// How many.
        count: u8,
    },
    /// A Genestealer was shuffled into a blip pile.
    ShuffledIn {
        /// Which pile.
        side: Side,
        /// Which card.
        symbol: Symbol,
    },
    /// The Genestealer deck was renewed.
    DeckRenewed,
    /// The formation traveled.
    Located {
        /// Where to.
        location: LocationId,
    },
    /// A slain Marine came back.
    Rescued {
        /// Who.
        marine: Marine,
    },
    /// The game ended.
    GameOver {
        /// Why.
        ending: Ending,
    },
}
