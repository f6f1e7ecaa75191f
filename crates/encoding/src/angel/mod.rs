//! Death Angel by numbers. The numbers of actions are the same for every number of players.

mod actions;
mod observation;

use death_angel::{Action, DeathAngel, Outcome, Seat, SetupError, Team, View};
use game_api::{Journal, Seeded};

use self::actions::Bases;
use self::observation::Places;
use crate::{Actions, Code, Layout};

const SEATS: [&str; 6] = ["p1", "p2", "p3", "p4", "p5", "p6"];

/// How games begin.
#[derive(Clone, Debug)]
enum Beginning {
    /// Everybody takes teams in turn.
    Choice,
    /// Everybody has teams.
    Teams(Vec<Vec<Team>>),
    /// With this game.
    Game(Box<DeathAngel>),
}

/// A number of players, whose teams may be fixed, with the numbers of actions and the layout of
/// observations.
#[derive(Clone, Debug)]
pub struct AngelCode {
    n_players: usize,
    start: Beginning,
    actions: Actions,
    bases: Bases,
    layout: Layout,
    places: Places,
}

impl AngelCode {
    /// A game for 1 to 6 players. Without teams, taking them is the first decision.
    pub fn new(n_players: u8, teams: Option<Vec<Vec<Team>>>) -> Result<AngelCode, SetupError> {
        let code = AngelCode::with(n_players, teams.map_or(Beginning::Choice, Beginning::Teams));
        // What is wrong with players or teams is found out now.
        code.set_up(&mut Seeded::new(0)).map(|_| code)
    }

    /// Games that begin where this one stands.
    pub fn at(game: DeathAngel) -> AngelCode {
        AngelCode::with(game.n_players(), Beginning::Game(Box::new(game)))
    }

    fn with(n_players: u8, start: Beginning) -> AngelCode {
        let (actions, bases) = actions::number();
        let (layout, places) = observation::lay_out();
        AngelCode { n_players: n_players.into(), start, actions, bases, layout, places }
    }

    fn set_up(&self, dice: &mut Seeded) -> Result<DeathAngel, SetupError> {
        let journal = &mut Journal::discard();
        match &self.start {
            Beginning::Choice => DeathAngel::new(self.n_players as u8, dice, journal),
            Beginning::Teams(teams) => {
                let teams: Vec<&[Team]> = teams.iter().map(Vec::as_slice).collect();
                DeathAngel::with_teams(&teams, dice, journal)
            }
            Beginning::Game(game) => Ok((**game).clone()),
        }
    }
}

impl Code for AngelCode {
    type Game = DeathAngel;

    fn actions(&self) -> &Actions {
        &self.actions
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn seats(&self) -> &[&'static str] {
        &SEATS[..self.n_players]
    }

    fn n_actions(&self, _: usize) -> u32 {
        self.actions.len()
    }

    fn index(&self, seat: Seat) -> usize {
        seat.index()
    }

    fn seat(&self, index: usize) -> Seat {
        Seat::ALL[index]
    }

    fn begin(&self, dice: &mut Seeded) -> DeathAngel {
        self.set_up(dice).expect("it has been tried")
    }

    fn number_all(&self, _: &DeathAngel, legal: &[Action], out: &mut Vec<u32>) {
        out.clear();
        out.extend(legal.iter().map(|action| self.bases.number(action)));
    }

    fn observe(&self, view: &View, out: &mut [u8]) {
        self.places.write(view, out);
    }

    fn reward(&self, outcome: &Outcome, _: usize) -> i8 {
        if outcome.is_won() { 1 } else { -1 }
    }
}
