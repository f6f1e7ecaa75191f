//! Space Hulk by numbers.

mod actions;
mod observation;

use game_api::{Journal, Problem, Seeded};
use space_hulk::{
    Action, Kind, MAX_MARINES, MAX_UNITS, Outcome, Position, Ranged, Rank, Side, SpaceHulk, Square, Start,
    Tag, Unit, View,
};

use self::actions::Bases;
use self::observation::Places;
use crate::{Actions, Code, Layout};

/// How many aliens can be in play at once: the rows of their table.
pub const ALIENS: usize = MAX_UNITS - MAX_MARINES;
/// No row: the unit is on the other side.
const NONE: u8 = u8::MAX;

/// A mission, or any position, with the numbers of its actions and the layout of its observations.
#[derive(Clone, Debug)]
pub struct HulkCode {
    start: Start,
    actions: Actions,
    layout: Layout,
    bases: Bases,
    places: Places,
    marines: Vec<Recruit>,
    /// The row of each Marine, by the number of his name.
    row_of_name: [u8; 256],
    /// For each square the number among those on which Marines are deployed.
    zone_of: Vec<u8>,
    /// For each square the number of its generator.
    generator_of: Vec<u8>,
    /// For each square the other ends of its ladders, ascending.
    ladders: Vec<Vec<Square>>,
    is_solo: bool,
}

/// A Marine of the mission, whether he lives or not. Rows are in the order of their names.
#[derive(Clone, Debug)]
struct Recruit {
    name: String,
    tag: Tag,
    /// His number among those with a heavy flamer.
    flamer: u8,
    /// His number among the Librarians.
    librarian: u8,
}

impl HulkCode {
    /// Prepares a position; tells all that is wrong with it.
    pub fn new(position: &Position) -> Result<HulkCode, Vec<Problem>> {
        Ok(HulkCode::of(Start::new(position)?, position))
    }

    /// The code of a position that has been prepared.
    pub fn of(start: Start, position: &Position) -> HulkCode {
        let game = start.begin(&mut Seeded::new(0), &mut Journal::discard());
        let board = game.setup().board();
        let marines = recruits(&game);
        let zones: Vec<Square> = zone_squares(position, &game);
        let numbered = |squares: &[Square]| -> Vec<u8> {
            let number = |square| squares.iter().position(|&known| known == square).map_or(NONE, |n| n as u8);
            board.squares().map(number).collect()
        };
        let (actions, bases) = actions::number(&game, &marines, &zones);
        let (layout, places) = observation::lay_out(&game, &marines);
        let mut row_of_name = [NONE; 256];
        for (row, marine) in marines.iter().enumerate() {
            if let Tag::Named(name) = marine.tag {
                row_of_name[usize::from(name)] = row as u8;
            }
        }
        HulkCode {
            actions,
            bases,
            places,
            layout,
            row_of_name,
            zone_of: numbered(&zones),
            generator_of: numbered(game.setup().generators()),
            ladders: board.squares().map(|square| board.ladders_from(square)).collect(),
            is_solo: game.setup().solo().is_some(),
            marines,
            start,
        }
    }

    /// The position that games begin with.
    pub fn start(&self) -> &Start {
        &self.start
    }

    fn marine_row(&self, unit: &Unit) -> u8 {
        match unit.tag() {
            Tag::Named(name) => self.row_of_name[usize::from(name)],
            _ => NONE,
        }
    }

    /// The row of every unit in the table of its side, by its number in the game. Marines have theirs
    /// for the whole game; aliens stand in the order of the game's list, without gaps.
    fn rows(&self, game: &SpaceHulk) -> [u8; MAX_UNITS] {
        let mut rows = [0; MAX_UNITS];
        let mut aliens = 0;
        for (row, unit) in rows.iter_mut().zip(game.units()) {
            if unit.kind() == Kind::Marine {
                *row = self.marine_row(unit);
            } else {
                *row = aliens;
                aliens += 1;
            }
        }
        rows
    }
}

/// The Marines in the order of their names.
fn recruits(game: &SpaceHulk) -> Vec<Recruit> {
    let mut units: Vec<&Unit> = game.units().iter().filter(|unit| unit.kind() == Kind::Marine).collect();
    units.sort_by_key(|unit| unit.tag());
    let (mut flamers, mut librarians) = (0..NONE, 0..NONE);
    let mut numbered = |unit: &&Unit| Recruit {
        name: game.setup().name(unit.tag()),
        tag: unit.tag(),
        flamer: if unit.ranged() == Ranged::HeavyFlamer { flamers.next().unwrap_or(NONE) } else { NONE },
        librarian: if unit.rank() == Rank::Librarian { librarians.next().unwrap_or(NONE) } else { NONE },
    };
    units.iter().map(&mut numbered).collect()
}

/// The squares on which Marines are deployed, ascending.
fn zone_squares(position: &Position, game: &SpaceHulk) -> Vec<Square> {
    let coords = position.deployment.iter().flat_map(|zone| &zone.squares);
    let mut squares: Vec<Square> = coords.filter_map(|&coord| game.setup().board().square(coord)).collect();
    squares.sort();
    squares.dedup();
    squares
}

impl Code for HulkCode {
    type Game = SpaceHulk;

    fn actions(&self) -> &Actions {
        &self.actions
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn seats(&self) -> &[&'static str] {
        // In a solo game the rules play the aliens.
        if self.is_solo { &["marine"] } else { &["marine", "alien"] }
    }

    fn n_actions(&self, seat: usize) -> u32 {
        if seat == 0 && !self.is_solo { self.bases.aliens } else { self.actions.len() }
    }

    fn index(&self, seat: Side) -> usize {
        usize::from(seat == Side::Alien)
    }

    fn seat(&self, index: usize) -> Side {
        if index == 0 { Side::Marine } else { Side::Alien }
    }

    fn begin(&self, dice: &mut Seeded) -> SpaceHulk {
        self.start.begin(dice, &mut Journal::discard())
    }

    fn number_all(&self, game: &SpaceHulk, legal: &[Action], out: &mut Vec<u32>) {
        out.clear();
        let rows = self.rows(game);
        out.extend(legal.iter().map(|action| self.number(game, &rows, action)));
    }

    fn observe(&self, view: &View, out: &mut [u8]) {
        self.write(view, out);
    }

    fn reward(&self, outcome: &Outcome, seat: usize) -> i8 {
        match outcome.winner {
            None => 0,
            Some(winner) if winner == self.seat(seat) => 1,
            Some(_) => -1,
        }
    }
}
