//! The lines that a position can have: the reader and the printer know them from here alone.

use game_api::named;

named! {
    /// A line of a position, by its first word.
    Line {
        /// How many players.
        Players = "players",
        /// The teams of a seat.
        Team = "team",
        /// The number of the round, from 1.
        Round = "round",
        /// The current player.
        Current = "current",
        /// The phase, and how far it is.
        Phase = "phase",
        /// The current location.
        Location = "location",
        /// The tokens on it.
        LocationTokens = "location-tokens",
        /// The location deck.
        Ahead = "ahead",
        /// The spawn values.
        Spawn = "spawn",
        /// The left blip pile.
        BlipsLeft = "blips-left",
        /// The right blip pile.
        BlipsRight = "blips-right",
        /// The top of the Genestealer deck.
        Deck = "deck",
        /// The Genestealer discard pile.
        Discard = "discard",
        /// Brood Lords that were slain.
        SlainLords = "slain-lords",
        /// The top of the event deck.
        Events = "events",
        /// The purple player knows its first card.
        EventsKnown = "events-known",
        /// The bottom of the event deck.
        EventsBottom = "events-bottom",
        /// The event discard pile.
        EventsDiscard = "events-discard",
        /// The action cards of this round.
        Chosen = "chosen",
        /// Those of the round before.
        Last = "last",
        /// The last action card resolved.
        Resolved = "resolved",
        /// Terrain activated in this round.
        Activated = "activated",
        /// Who holds the Artefact.
        Artefact = "artefact",
        /// An event in force.
        Now = "now",
        /// An event in force in the next round.
        Coming = "coming",
        /// The terrain card under Core Cogitator.
        Limited = "limited",
        /// Lead by Example has given its token.
        Led = "led",
        /// The tokens on the Door.
        DoorTokens = "door-tokens",
        /// A position of the formation.
        Row = "row",
        /// Work under way.
        Resolving = "resolving",
        /// How the game ended.
        Over = "over",
    }
}
