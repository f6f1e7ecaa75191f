//! A game that can be played: about half a KiB, copied without touching the heap.

use game_api::named;

use crate::card::{Cell, Kind, Marine, Seat, Side, Team, Terrain};
use crate::cards::{ACTIONS, Ability, LocationId, TOKENS, Tier, card_of};
use crate::frame::Frames;
use crate::pile::{Deck, EventDeck, Pile};
use crate::swarm::Swarm;

/// How many Marines can stand in the formation.
pub(crate) const MAX_MARINES: usize = 12;
/// No Marine, no position.
pub(crate) const NONE: u8 = 255;
/// A terrain card that is not in the formation.
pub(crate) const OUT: u8 = 255;
/// The first of the places in a hand: one for each seat.
pub(crate) const HAND: u8 = 100;
/// The mark of a choice that a view does not show.
pub(crate) const HIDDEN: u8 = 9;

named! {
    /// The phases of a round (DA-ROUND-01), and what comes before the first.
    Phase {
        /// Teams are chosen (DA-SETUP-05).
        Setup = "setup",
        /// DA-CHOOSE.
        Choose = "choose",
        /// DA-RESOLVE.
        Resolve = "resolve",
        /// DA-GSATK.
        Attack = "attack",
        /// DA-EVENT.
        Event = "event",
    }
}

named! {
    /// How far a phase is (DA-ROUND-02).
    Stage {
        /// The phase itself.
        Main = "main",
        /// Swarms merge.
        Merge = "merge",
        /// Travel is checked.
        Travel = "travel",
        /// The next phase begins.
        Next = "next",
    }
}

/// An effect of an event on the following round (DA-ROUND-03).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lasting {
    /// None.
    #[default]
    Nothing,
    /// Enter Formation (DA-EVT-03).
    EnterFormation,
    /// Evasion (DA-EVT-04).
    Evasion,
    /// Gun Jam for a team (DA-EVT-08).
    GunJam(Team),
    /// Second Wind for a Marine (DA-EVT-16).
    SecondWind(Marine),
}

named! {
    /// Why a game ended.
    Ending {
        /// The condition of the last location is met (DA-GOAL-01).
        Mission = "mission",
        /// No Genestealer is left at the last location (DA-GOAL-02).
        Extermination = "extermination",
        /// All Marines are slain (DA-GOAL-04).
        Slain = "slain",
    }
}

/// How a game ended, for all players together (DA-GOAL-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Outcome {
    pub ending: Ending,
}

impl Outcome {
    /// Whether the players have won.
    pub const fn is_won(self) -> bool {
        !matches!(self.ending, Ending::Slain)
    }
}

/// A card of the location deck: a location, or one of a tier that nobody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ahead {
    /// This location.
    Known(LocationId),
    /// One of the three of a tier.
    Tier(Tier),
}

/// No card of the location deck.
pub(crate) const NOWHERE: Ahead = Ahead::Tier(Tier::Start);

/// A game of Death Angel between decisions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DeathAngel {
    /// The swarms by cell; in the Genestealer Attack Phase those that have not attacked.
    pub(crate) fresh: [Swarm; 2 * MAX_MARINES],
    /// Swarms that have attacked in this phase (DA-MERGE-02).
    pub(crate) spent: [Swarm; 2 * MAX_MARINES],
    /// The blip piles.
    pub(crate) piles: [Pile; 2],
    pub(crate) deck: Deck,
    /// What the unseen cards of deck and piles are.
    pub(crate) unseen: [u8; 4],
    pub(crate) discard: [u8; 4],
    pub(crate) events: EventDeck,
    pub(crate) frames: Frames,
    /// The Marine at each position, from the top.
    pub(crate) column: [u8; MAX_MARINES],
    /// The position of each Marine, or [`NONE`].
    pub(crate) place: [u8; MAX_MARINES],
    pub(crate) tokens: [u8; MAX_MARINES],
    /// A bit for each Marine in the formation, as `place` says too: it is asked most often.
    pub(crate) alive: u16,
    /// A bit for each Marine who faces right.
    pub(crate) right: u16,
    pub(crate) n_marines: u8,
    /// Where each terrain card lies: a cell, a hand or [`OUT`].
    pub(crate) terrain: [u8; 8],
    /// Terrain activated in this round (DA-MOVE-09).
    pub(crate) activated: u8,
    pub(crate) door_tokens: u8,
    pub(crate) site_tokens: u8,
    pub(crate) supply: u8,
    pub(crate) site: LocationId,
    /// The location deck, the next card last.
    pub(crate) ahead: [Ahead; 4],
    pub(crate) n_ahead: u8,
    pub(crate) major: u8,
    pub(crate) minor: u8,
    pub(crate) n_players: u8,
    /// The seat of each team, or [`NONE`].
    pub(crate) owner: [u8; 6],
    /// The card type chosen by each team, plus 1; 0 for none.
    pub(crate) chosen: [u8; 6],
    /// The card type of the round before, plus 1.
    pub(crate) last: [u8; 6],
    /// The number of the last action card resolved in this round.
    pub(crate) resolved: u8,
    pub(crate) current: Seat,
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    pub(crate) stage: Stage,
    /// In force in this round.
    pub(crate) now: Lasting,
    /// In force in the next one.
    pub(crate) coming: Lasting,
    /// The terrain card under Core Cogitator, or 8 (DA-LOC-08).
    pub(crate) limited: u8,
    /// How many have appeared on it in this Event Phase.
    pub(crate) appeared: u8,
    /// Whether Lead by Example has been used in this round.
    pub(crate) led: bool,
    /// A bit for each Brood Lord that was slain.
    pub(crate) slain_lords: u8,
    pub(crate) over: Option<Outcome>,
}

/// No terrain card is limited.
pub(crate) const UNLIMITED: u8 = 8;

impl DeathAngel {
    /// A table with nothing on it.
    pub(crate) fn blank(n_players: u8) -> DeathAngel {
        DeathAngel {
            fresh: [Swarm::EMPTY; 2 * MAX_MARINES],
            spent: [Swarm::EMPTY; 2 * MAX_MARINES],
            piles: [Pile::default(); 2],
            deck: Deck::default(),
            unseen: [0; 4],
            discard: [0; 4],
            events: EventDeck::default(),
            frames: Frames::EMPTY,
            column: [NONE; MAX_MARINES],
            place: [NONE; MAX_MARINES],
            tokens: [0; MAX_MARINES],
            alive: 0,
            right: 0,
            n_marines: 0,
            terrain: [OUT; 8],
            activated: 0,
            door_tokens: 0,
            site_tokens: 0,
            supply: TOKENS,
            site: LocationId::VoidLock6,
            ahead: [NOWHERE; 4],
            n_ahead: 0,
            major: 0,
            minor: 0,
            n_players,
            owner: [NONE; 6],
            chosen: [0; 6],
            last: [0; 6],
            resolved: 0,
            current: Seat::P1,
            round: 1,
            phase: Phase::Setup,
            stage: Stage::Main,
            now: Lasting::Nothing,
            coming: Lasting::Nothing,
            limited: UNLIMITED,
            appeared: 0,
            led: false,
            slain_lords: 0,
            over: None,
        }
    }

    /// How many players sit at the table.
    pub fn n_players(&self) -> u8 {
        self.n_players
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The phase of the round (DA-ROUND-01).
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The current player (DA-CURR-01).
    pub fn current(&self) -> Seat {
        self.current
    }

    /// How many Marines stand in the formation.
    pub fn n_marines(&self) -> u8 {
        self.n_marines
    }

    /// The current location.
    pub fn site(&self) -> LocationId {
        self.site
    }

    /// How many cards the location deck has.
    pub fn n_ahead(&self) -> u8 {
        self.n_ahead
    }

    /// The size of a blip pile.
    pub fn n_blips(&self, side: Side) -> u8 {
        self.piles[side as usize].len()
    }

    /// The tokens that lie in the supply.
    pub fn supply(&self) -> u8 {
        self.supply
    }

    /// Who plays a team.
    pub fn owner_of(&self, team: Team) -> Option<Seat> {
        Seat::ALL.get(self.owner[team as usize] as usize).copied()
    }

    /// The controller of a Marine (DA-TERM-08).
    #[inline]
    pub(crate) fn controller(&self, marine: Marine) -> Seat {
        self.seat_of(marine.team())
    }

    #[inline]
    pub(crate) fn seat_of(&self, team: Team) -> Seat {
        Seat::ALL[self.owner[team as usize] as usize % 6]
    }

    /// The Marine at a position, counted from 0.
    #[inline]
    pub fn marine_at(&self, position: u8) -> Marine {
        Marine::ALL[self.column[position as usize] as usize]
    }

    /// The position of a living Marine.
    #[inline]
    pub fn position_of(&self, marine: Marine) -> Option<u8> {
        match self.place[marine as usize] {
            NONE => None,
            position => Some(position),
        }
    }

    /// Whether a Marine is in the formation.
    #[inline]
    pub fn is_alive(&self, marine: Marine) -> bool {
        self.alive >> marine as u16 & 1 != 0
    }

    /// Whether a team has a living Marine.
    #[inline]
    pub fn is_team_alive(&self, team: Team) -> bool {
        self.alive >> (2 * team as u16) & 3 != 0
    }

    /// Which way a Marine looks.
    #[inline]
    pub fn facing(&self, marine: Marine) -> Side {
        if self.right >> (marine as u8) & 1 == 0 { Side::Left } else { Side::Right }
    }

    /// His support tokens.
    #[inline]
    pub fn tokens_of(&self, marine: Marine) -> u8 {
        self.tokens[marine as usize]
    }

    /// The cell in front of a Marine (DA-TERM-05).
    #[inline]
    pub(crate) fn front(&self, marine: Marine) -> Cell {
        Cell::new(self.place[marine as usize], self.facing(marine))
    }

    /// The cell behind him.
    #[inline]
    pub(crate) fn behind(&self, marine: Marine) -> Cell {
        self.front(marine).across()
    }

    /// The swarm in a cell that acts; in the Genestealer Attack Phase the one that has
    /// not attacked.
    #[inline]
    pub fn swarm(&self, cell: Cell) -> Swarm {
        self.fresh[cell.index()]
    }

    /// All Genestealers of a cell.
    #[inline]
    pub(crate) fn all_in(&self, cell: Cell) -> Swarm {
        self.fresh[cell.index()].merged(self.spent[cell.index()])
    }

    /// The cells of the formation, from the top, left before right.
    #[inline]
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..2 * self.n_marines).map(Cell)
    }

    /// Whether a Marine is engaged with a swarm (DA-TERM-04).
    #[inline]
    pub(crate) fn is_engaged(&self, marine: Marine) -> bool {
        let front = self.front(marine);
        !self.all_in(front).is_empty() || !self.all_in(front.across()).is_empty()
    }

    /// Where a terrain card lies in the formation.
    #[inline]
    pub fn terrain_cell(&self, terrain: Terrain) -> Option<Cell> {
        let place = self.terrain[terrain as usize];
        (place < 2 * MAX_MARINES as u8).then_some(Cell(place))
    }

    /// Who holds the Artefact.
    pub fn artefact_holder(&self) -> Option<Seat> {
        let place = self.terrain[Terrain::Artefact as usize];
        place.checked_sub(HAND).and_then(|seat| Seat::ALL.get(seat as usize).copied())
    }

    /// The type of the card a team has chosen for this round.
    #[inline]
    pub(crate) fn chosen_kind(&self, team: Team) -> Option<Kind> {
        kind_of(self.chosen[team as usize])
    }

    #[inline]
    pub(crate) fn last_kind(&self, team: Team) -> Option<Kind> {
        kind_of(self.last[team as usize])
    }

    /// The ability of the card that a team has revealed in this round. What it does later
    /// in the round it does to its own Marines alone, so a dead team needs no thought
    /// (DA-DEATH-04).
    #[inline]
    pub(crate) fn ability(&self, team: Team) -> Option<Ability> {
        match self.chosen_kind(team) {
            Some(kind) if self.phase > Phase::Choose => {
                Some(ACTIONS[card_of(team, kind) as usize - 1].ability)
            }
            _ => None,
        }
    }

    /// The lowest-numbered card revealed by a living team, above a number.
    pub(crate) fn next_card(&self, above: u8) -> Option<(Team, Kind, u8)> {
        // By how much each exceeds the first that counts; what does not, by far too much.
        // Without a branch for each team: nobody can foresee who has chosen what.
        let excess = Team::ALL.iter().map(|&team| {
            let card = REVEALED[team as usize][self.chosen[team as usize] as usize % 16];
            card.wrapping_sub(above + 1)
        });
        let least = excess.min().filter(|&excess| usize::from(excess) < ACTIONS.len())?;
        ACTIONS.get(usize::from(least + above)).map(|next| (next.team, next.kind, next.number))
    }

    /// Whether the last location is reached (DA-GOAL-07).
    #[inline]
    pub(crate) fn is_last_site(&self) -> bool {
        self.n_ahead == 0
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.over
    }
}

/// The card of each team by what `chosen` says; 0 where there is none.
const REVEALED: [[u8; 16]; 6] = revealed();

const fn revealed() -> [[u8; 16]; 6] {
    let mut cards = [[0; 16]; 6];
    let mut i = 0;
    while i < ACTIONS.len() {
        cards[ACTIONS[i].team as usize][ACTIONS[i].kind as usize + 1] = ACTIONS[i].number;
        i += 1;
    }
    cards
}

#[inline]
fn kind_of(mark: u8) -> Option<Kind> {
    match mark {
        1..=3 => Some(Kind::ALL[mark as usize - 1]),
        _ => None,
    }
}
