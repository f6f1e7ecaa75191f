//! What a player can answer.

use crate::card::{Cell, Foe, Marine, Side, Team, Terrain};

/// An answer to a decision. Which seat gives it follows from the decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Action {
    /// Commit to the action card of a team for this round (DA-CHOOSE-01).
    Choose {
        /// The team whose card it is.
        team: Team,
        /// The number of the card.
        card: u8,
    },
    /// Put a token on a Marine.
    Support {
        /// Who gets it.
        marine: Marine,
    },
    /// Step A: trade places (DA-MOVE-02).
    Swap {
        /// Who moves.
        marine: Marine,
        /// Where to, counted from 0 at the top.
        position: u8,
    },
    /// Turn to the other side.
    Turn {
        /// Who turns.
        marine: Marine,
    },
    /// Step C: activate terrain in front (DA-MOVE-07).
    Activate {
        /// Who does it.
        marine: Marine,
        terrain: Terrain,
    },
    /// Attack the swarm in a cell (DA-ATTACK-02).
    Attack {
        /// Who attacks.
        marine: Marine,
        /// Where the swarm is.
        cell: Cell,
    },
    /// Kill, or discard, one card of a swarm.
    Kill {
        /// Where the swarm is.
        cell: Cell,
        foe: Foe,
    },
    /// Pay a token and roll again (DA-SUPPORT-02).
    Reroll,
    /// Keep the face as it is.
    Keep,
    /// Name what an effect asks for.
    Target(Target),
    /// Decline, or be done with a step.
    Pass,
}

/// What an effect can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Target {
    /// A combat team.
    Team(Team),
    /// A Marine.
    Marine(Marine),
    /// A cell, or the swarm in it.
    Cell(Cell),
    /// One card of a swarm, to be shuffled away.
    Card {
        /// Where the swarm is.
        cell: Cell,
        foe: Foe,
    },
    /// A blip pile.
    Pile(Side),
    /// A terrain card.
    Terrain(Terrain),
    /// How many cards of a pile that does not suffice appear on a terrain card; the rest appears
    /// on the other one.
    Share {
        /// The first of the two terrain cards.
        terrain: Terrain,
        count: u8,
    },
    /// The top of the event deck.
    Top,
    /// The bottom of the event deck.
    Bottom,
    /// Pay or place a token.
    Token,
    /// Roll the die.
    Roll,
    /// Use the ability that is offered.
    Ability,
}
