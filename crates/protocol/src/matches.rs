//! Matches: how they are made, joined and listed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Ending;

/// A place at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Seat {
    /// Space Hulk: the Marines.
    Marine,
    /// Space Hulk: the aliens.
    Alien,
    /// Death Angel: the first player, and so on.
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
}

impl Seat {
    /// Every seat of both games, in order.
    pub const ALL: [Seat; 8] =
        [Seat::Marine, Seat::Alien, Seat::P1, Seat::P2, Seat::P3, Seat::P4, Seat::P5, Seat::P6];

    /// The seats of Death Angel, in order.
    pub const PLAYERS: [Seat; 6] = [Seat::P1, Seat::P2, Seat::P3, Seat::P4, Seat::P5, Seat::P6];

    /// The name in every text form, which is that of the rules.
    pub const fn name(self) -> &'static str {
        match self {
            Seat::Marine => "marine",
            Seat::Alien => "alien",
            Seat::P1 => "p1",
            Seat::P2 => "p2",
            Seat::P3 => "p3",
            Seat::P4 => "p4",
            Seat::P5 => "p5",
            Seat::P6 => "p6",
        }
    }

    /// Reads [`Seat::name`] back.
    pub fn from_name(name: &str) -> Option<Seat> {
        Self::ALL.into_iter().find(|seat| seat.name() == name)
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GameName {
    /// The board game.
    SpaceHulk,
    /// The card game.
    DeathAngel,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// It waits for people.
    Waiting,
    /// It is played.
    Playing,
    /// It has ended.
    Over,
}

/// Who may watch a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody; it is listed.
    Public,
    /// Whoever knows its id; it is not listed.
    #[default]
    Link,
    /// Only those who hold a seat.
    Private,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// The person's public id.
        person: String,
        /// The person's name.
        name: String,
    },
    /// A computer player.
    Computer {
        /// Its name, as in `GET /api/players`.
        player: String,
    },
}

/// `POST /api/matches`: the terms of a new match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// What is played.
    pub game: NewGame,
    /// Who gets which seat; seats that are not named are free.
    #[serde(default)]
    pub seats: BTreeMap<Seat, NewHolder>,
    /// The clock; none if it is left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub clock: Option<ClockTerms>,
    /// A practice game: decisions can be taken back without limit, marked in the record.
    #[serde(default)]
    pub practice: bool,
    /// A person who holds several seats sees the secrets of the one that decides at once,
    /// without a curtain.
    #[serde(default)]
    pub open_hands: bool,
    /// A lesson: all dice, and the choices of computer players, follow from this number. Only a
    /// practice game can be one.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub lesson: Option<u32>,
    /// The moment from which people play: computer players play for everybody up to there. Only a practice game can
    /// begin later than at its start, which is the default.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub from: Option<FirstMoment>,
    /// Who may watch.
    #[serde(default)]
    pub visibility: Visibility,
}

/// A moment from which people play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FirstMoment {
    /// Everybody is deployed.
    Deployed,
    /// A round begins.
    Round {
        /// From 2 to 99.
        round: u16,
    },
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "name", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewGame {
    /// The board game.
    SpaceHulk {
        /// The id of a mission of the library.
        #[serde(default)]
        #[ts(optional = nullable)]
        mission: Option<String>,
        /// Instead of `mission`: a whole mission file.
        #[serde(default)]
        #[ts(optional = nullable)]
        mission_file: Option<String>,
        /// Options that differ from those of the mission, as in the engine protocol.
        #[serde(default)]
        #[ts(type = "Record<string, unknown>")]
        #[schema(value_type = Object)]
        options: Map<String, Value>,
        /// A game for one player.
        #[serde(default)]
        #[ts(optional = nullable)]
        solo: Option<Solo>,
    },
    /// The card game.
    DeathAngel {
        /// How many players, 1 to 6.
        players: u8,
        /// The combat teams by player, as in the engine protocol; chosen in the game if
        /// it is left out.
        #[serde(default)]
        #[ts(type = "Record<string, string[]> | null")]
        #[schema(value_type = Option<Object>)]
        teams: Option<Map<String, Value>>,
    },
}

/// A variant of Space Hulk for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Solo {
    /// Variant A.
    A,
    /// Variant B.
    B,
}

/// Who gets a seat of a new match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewHolder {
    /// The one who makes the match; several seats make a game on one screen.
    Me,
    /// Nobody yet: somebody joins by the invitation.
    Nobody,
    /// A computer player.
    Computer {
        /// Its name, as in `GET /api/players`.
        player: String,
    },
}

/// How long a seat may think. When its time is up the server answers for it: it passes,
/// keeps, ends the turn, or takes the first answer of the list. The timer of the Marine
/// turn is no part of it: that is an option of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockTerms {
    /// What the time is for.
    pub each: Each,
    /// How long, in seconds; from 1 to 90 days.
    pub seconds: u32,
}

impl ClockTerms {
    /// The longest time: 90 days.
    pub const MOST_SECONDS: u32 = 90 * 24 * 60 * 60;
}

/// What a clock's time is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Each {
    /// For every decision anew.
    Decision,
    /// For all decisions of a seat in one turn or round.
    Turn,
}

/// The answer to `POST /api/matches`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// The id of the match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// What others need to join. It is told once; `POST /api/matches/{id}/invitation`
    /// makes a new one. The link is `/#/join/<match>/<invitation>`: browsers do not send
    /// what follows the `#`.
    pub invitation: String,
    /// The seats of the one who made it.
    pub seats: Vec<Seat>,
}

/// The answer to `POST /api/matches/{id}/invitation`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// What others need to join; the earlier one is void.
    pub invitation: String,
}

/// `POST /api/matches/{id}/continue`: a practice game that goes on from a moment of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The frame of the replay from which it goes on.
    #[serde(default)]
    pub frame: u32,
    /// The turn or round at whose beginning it goes on, instead of a frame.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub round: Option<u16>,
    /// Who gets which seat; seats that are not named are free.
    #[serde(default)]
    pub seats: BTreeMap<Seat, NewHolder>,
}

/// `POST /api/matches/{id}/join`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The invitation. It may be left out where a match is public.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub invitation: Option<String>,
    /// Which seat; the first free one if it is left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub seat: Option<Seat>,
}

/// The answer to `POST /api/matches/{id}/join`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Joined {
    /// The id of the match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// All seats that the person holds now.
    pub seats: Vec<Seat>,
}

/// The answer to `POST /api/matches/{id}/invited`: what somebody is invited to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Invited {
    /// The match, as lists show it.
    #[serde(rename = "match")]
    pub summary: MatchSummary,
    /// The name of the one who made it, where it is known.
    pub host: Option<String>,
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchSummary {
    /// Its id.
    #[serde(rename = "match")]
    pub match_id: String,
    /// Which game.
    pub game: GameName,
    /// The id of the mission, in Space Hulk.
    pub mission: Option<String>,
    /// How far it is.
    pub stage: Stage,
    /// Its seats.
    pub seats: Vec<SeatSummary>,
    /// Who may watch.
    pub visibility: Visibility,
    /// When it was made: milliseconds since 1970.
    pub created: u64,
    /// When something happened last: milliseconds since 1970.
    pub changed: u64,
    /// Whether it is a record that was brought from elsewhere; it has no seats here.
    pub imported: bool,
    /// Whether it waits for the one who asks; false in the public list.
    pub your_turn: bool,
    /// How it ended; null before that.
    pub over: Option<Ending>,
}

/// A seat of a match in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatSummary {
    /// Which seat.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// Whether it is the seat of the one who asks; false in the public list.
    pub yours: bool,
    /// Its teams in Death Angel, when the match is over, and before it begins if they are dealt.
    pub teams: Vec<String>,
}
