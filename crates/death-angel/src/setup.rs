//! Setting up a game (DA-SETUP).

use game_api::{Chance, Journal};

use crate::card::{Marine, Seat, Side, Team};
use crate::cards::{GENESTEALERS, LocationId, Tier};
use crate::event::Event;
use crate::frame::{EventStep, Frame};
use crate::pile::EventSet;
use crate::rules::Context;
use crate::state::{Ahead, DeathAngel};

/// How many teams each player has (DA-FEW-01).
pub const fn teams_per_player(n_players: u8) -> u8 {
    match n_players {
        1 => 3,
        2 | 3 => 2,
        _ => 1,
    }
}

/// What a setup card prints besides terrain and piles (DA-SETUP-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupCard {
    /// The location that it names, at which the game begins.
    pub location: LocationId,
    /// The location deck, top to bottom.
    pub tiers: &'static [Tier],
    /// The major spawn value.
    pub major: u8,
    /// The minor spawn value.
    pub minor: u8,
}

/// The setup card for a number of players.
pub const fn setup_card(n_players: u8) -> SetupCard {
    use Tier::{Four, OneA, OneB, OneC, Three, Two};
    match n_players {
        1 => SetupCard { location: LocationId::VoidLock6, tiers: &[Two, Three, Four], major: 2, minor: 1 },
        2 | 4 => SetupCard {
            location: LocationId::VoidLock8,
            tiers: &[OneC, Two, Three, Four],
            major: 3,
            minor: 1,
        },
        5 => SetupCard {
            location: LocationId::VoidLock10,
            tiers: &[OneB, Two, Three, Four],
            major: 4,
            minor: 2,
        },
        _ => SetupCard {
            location: LocationId::VoidLock12,
            tiers: &[OneA, Two, Three, Four],
            major: 5,
            minor: 3,
        },
    }
}

/// What is wrong with the teams given for a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum SetupError {
    /// The game is for one to six players.
    Players {
        /// How many were wanted.
        players: u8,
    },
    /// A seat has the wrong number of teams.
    TeamCount {
        seat: Seat,
        /// How many it needs.
        needed: u8,
    },
    /// Two seats want the same team.
    TeamTwice { team: Team },
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SetupError::Players { players } => {
                write!(f, "{players} players: the game is for one to six")
            }
            SetupError::TeamCount { seat, needed } => {
                write!(f, "{} needs exactly {needed} teams", seat.name())
            }
            SetupError::TeamTwice { team } => {
                write!(f, "the {} team is given twice; each has one player", team.name())
            }
        }
    }
}

impl std::error::Error for SetupError {}

impl DeathAngel {
    /// A new game in which the players take their teams in turn.
    ///
    /// ```
    /// use death_angel::DeathAngel;
    /// use game_api::{Game, Journal, Seeded};
    ///
    /// let game = DeathAngel::new(2, &mut Seeded::new(1), &mut Journal::discard()).unwrap();
    /// let mut legal = Vec::new();
    /// game.legal_actions(&mut legal);
    /// assert_eq!(legal.len(), 6, "six teams to choose from");
    /// ```
    pub fn new(
        n_players: u8,
        chance: &mut dyn Chance,
        journal: &mut Journal<Seat, Event>,
    ) -> Result<DeathAngel, SetupError> {
        let mut game = DeathAngel::table(n_players, chance, journal)?;
        game.begin(chance, journal);
        Ok(game)
    }

    /// A new game with given teams, those of the first seat first.
    pub fn with_teams(
        teams: &[&[Team]],
        chance: &mut dyn Chance,
        journal: &mut Journal<Seat, Event>,
    ) -> Result<DeathAngel, SetupError> {
        let n_players = u8::try_from(teams.len()).unwrap_or(u8::MAX);
        let mut game = DeathAngel::table(n_players, chance, journal)?;
        let needed = teams_per_player(n_players);
        for (&seat, teams) in Seat::ALL.iter().zip(teams) {
            if teams.len() != usize::from(needed) {
                return Err(SetupError::TeamCount { seat, needed });
            }
            for &team in *teams {
                if game.owner_of(team).is_some() {
                    return Err(SetupError::TeamTwice { team });
                }
                game.owner[team as usize] = seat as u8;
            }
        }
        game.begin(chance, journal);
        Ok(game)
    }

    /// Decks and setup card are laid out, and chance names the first player.
    fn table(
        n_players: u8,
        chance: &mut dyn Chance,
        journal: &mut Journal<Seat, Event>,
    ) -> Result<DeathAngel, SetupError> {
        if !(1..=6).contains(&n_players) {
            return Err(SetupError::Players { players: n_players });
        }
        let mut game = DeathAngel::blank(n_players);
        let card = setup_card(n_players);
        game.unseen = GENESTEALERS;
        game.deck.unseen = GENESTEALERS.iter().sum();
        game.events.pool = EventSet::full();
        game.site = card.location;
        (game.major, game.minor) = (card.major, card.minor);
        game.n_ahead = card.tiers.len() as u8;
        for (ahead, &tier) in game.ahead.iter_mut().zip(card.tiers.iter().rev()) {
            *ahead = Ahead::Tier(tier);
        }
        if n_players > 1 {
            game.current = Seat::ALL[chance.pick(&[1; 6][..n_players as usize])];
        }
        let seat = game.current;
        Context::new(chance, journal).tell(|| Event::FirstPlayer { seat });
        Ok(game)
    }

    /// Formation, terrain, blip piles and the first spawn (DA-SETUP-08 to DA-SETUP-13).
    pub(crate) fn deal_out(&mut self, cx: &mut Context) {
        self.deal_formation(cx);
        let card = self.site.card();
        for spot in &card.terrain {
            self.place_terrain(spot.terrain, self.cell_of(spot), cx);
        }
        self.fill_piles(card.blips, cx);
        if let Some((event, _)) = self.events.draw(cx.chance) {
            cx.tell(|| Event::EventShown { event });
            self.frames.push(Frame::Opening { event, step: EventStep::First });
        }
    }

    /// Deals the Marines in play in one column; the upper half faces left (DA-SETUP-09).
    fn deal_formation(&mut self, cx: &mut Context) {
        let mut weights = [0; 12];
        for &marine in Marine::ALL {
            weights[marine as usize] = u32::from(self.owner_of(marine.team()).is_some());
        }
        let count = weights.iter().sum::<u32>() as u8;
        for position in 0..count {
            let marine = Marine::ALL[cx.chance.pick(&weights)];
            weights[marine as usize] = 0;
            self.column[position as usize] = marine as u8;
            self.place[marine as usize] = position;
            self.alive |= 1 << marine as u16;
            let facing = if position < count / 2 { Side::Left } else { Side::Right };
            self.right |= u16::from(facing == Side::Right) << marine as u16;
            cx.tell(|| Event::Dealt { marine, position, facing });
        }
        self.n_marines = count;
    }
}
