//! The rules of thumb, each on a drawn board: what a player should think or do there, and why.

mod alien;
mod duel;
mod errand;
mod escort;
mod judge;
mod marine;
mod orders;
mod pace;
mod react;
mod tempo;
mod threat;

use game_api::{Game, Journal, Player, Seeded, Viewer};
use space_hulk::{Coord, Facing, Side, SpaceHulk, Square, SquareSet, Unit, UnitId, text};

use super::field::Stance;
use super::objective::Objective;
use super::veteran::Veteran;
use super::ways::Ways;

/// The game of a text board.
fn set_up(board: &str) -> SpaceHulk {
    let position = text::parse(board).unwrap_or_else(|error| panic!("{error:?}\n{board}"));
    SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())
        .unwrap_or_else(|problems| panic!("{problems:?}\n{board}"))
}

/// What a player needs to think about a board.
struct Mind {
    game: SpaceHulk,
    ways: Ways,
    objective: Objective,
}

impl Mind {
    fn of(board: &str) -> Mind {
        let game = set_up(board);
        let (ways, objective) = (Ways::new(game.setup()), Objective::new(game.setup()));
        Mind { game, ways, objective }
    }
}

fn at(game: &SpaceHulk, x: i16, y: i16) -> Square {
    game.setup().board().square(Coord { x, y, level: 0 }).expect("a square of the board")
}

fn squares(game: &SpaceHulk, of: &[(i16, i16)]) -> SquareSet {
    of.iter().map(|&(x, y)| at(game, x, y)).collect()
}

fn stance(game: &SpaceHulk, x: i16, y: i16, facing: Facing) -> Stance {
    Stance { square: at(game, x, y), facing }
}

fn id(game: &SpaceHulk, name: &str) -> UnitId {
    game.find(name).unwrap_or_else(|| panic!("no unit {name}"))
}

fn unit<'a>(game: &'a SpaceHulk, name: &str) -> &'a Unit {
    game.unit(id(game, name))
}

/// What a veteran does who has to decide on this board.
fn answer(board: &str) -> String {
    answer_in(&set_up(board))
}

fn answer_in(game: &SpaceHulk) -> String {
    let owner = game.decision().expect("somebody decides").owner;
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let index = Veteran::new(1).decide(&game.view(Viewer::Seat(owner)), &legal);
    text::print_action(game, &legal[index])
}

/// What a veteran does until its turn is over, or something else has to be decided first.
fn answers(board: &str, side: Side) -> Vec<String> {
    let mut game = set_up(board);
    let (mut veteran, mut dice, mut legal) = (Veteran::new(1), Seeded::new(1), Vec::new());
    let (turn, phase) = (game.turn(), game.phase());
    let mut done = Vec::new();
    while game.decision().is_some_and(|decision| decision.owner == side)
        && (game.turn(), game.phase()) == (turn, phase)
    {
        game.legal_actions(&mut legal);
        let index = veteran.decide(&game.view(Viewer::Seat(side)), &legal);
        done.push(text::print_action(&game, &legal[index]));
        let action = legal[index];
        game.apply_unchecked(&action, &mut dice, &mut Journal::discard());
    }
    done
}
