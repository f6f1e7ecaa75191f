//! Nothing is won or lost for want of models that are still to be placed.

use game_api::{Game, Journal, Pending, Seeded};
use space_hulk::{Coord, Ending, Kind, PlacePlan, Position, SpaceHulk, UnitPlan, text};
use testkit::contract::Asked;

use super::shots::shots;

/// If a shot ends the game by a goal while models of a blip are still to be placed, the game
/// is over with these models on the board as well (SH-AMB-58, SH-PLACE-06). Every shot that
/// could be fired then is tried.
pub fn nothing_won_for_want(game: &SpaceHulk, _: &mut Seeded) -> Asked {
    let Some((at, left)) = to_place(game) else { return Ok(false) };
    for (action, after) in shots(game) {
        if let Pending::Over(outcome) = after.pending()
            && matches!(outcome.ending, Ending::Goal(_))
            && let Some(placed) = with_models(after.position(), game, at, left)
            && let Pending::Decide(_) = placed.pending()
        {
            let (shot, goal) = (text::print_action(game, &action), after.reason(outcome));
            let board = text::print(&game.position());
            return Err(format!("{shot} wins {goal}, but not with {left} more at {at}\n{board}"));
        }
    }
    Ok(true)
}

/// Where the models of the innermost blip go, and how many are left.
fn to_place(game: &SpaceHulk) -> Option<(Coord, u8)> {
    let position = game.position();
    let placing = position.resolving.iter().rev().find_map(|line| line.strip_prefix("placing "))?;
    let mut words = placing.split(' ');
    let at = Coord::parse(words.next()?)?;
    let left = words.next()?.parse().ok()?;
    Some((at, left)).filter(|(_, left)| *left > 0)
}

/// The position with the models on free squares at and around the blip's own.
fn with_models(mut position: Position, game: &SpaceHulk, at: Coord, left: u8) -> Option<SpaceHulk> {
    position.over = None;
    let board = game.setup().board();
    let near = |coord: &Coord| coord.range_to(at).is_some_and(|range| range <= 1);
    let taken = |coord: &Coord| position.units.iter().any(|unit| unit.place == PlacePlan::At(*coord));
    let burns = |coord: &Coord| position.burning.contains(coord);
    let mut squares: Vec<Coord> = board.squares().map(|square| board.coord(square)).collect();
    squares.retain(|coord| near(coord) && !taken(coord) && !burns(coord));
    squares.sort_by_key(|coord| *coord != at);
    let models = squares.into_iter().take(usize::from(left)).enumerate();
    let models: Vec<UnitPlan> = models
        .map(|(i, coord)| UnitPlan::new(&format!("late{i}"), Kind::Genestealer, PlacePlan::At(coord)))
        .collect();
    let some = !models.is_empty();
    position.units.extend(models);
    let load = || SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard()).ok();
    some.then(load).flatten()
}
