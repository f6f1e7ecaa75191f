//! What holds at every decision, whatever is played. The tests of other crates ask it of
//! missions that only they have.
#![allow(dead_code, reason = "each test target uses its own part")]

mod blips;
mod goals;
mod moves;
mod order;
mod scatter;
mod shots;
mod sight;

#[allow(unused_imports, reason = "each test target uses its own part")]
pub use scatter::{in_turn, scattered, starts};

use space_hulk::SpaceHulk;
use testkit::Budget;
use testkit::contract::{holds, order_means_nothing};

/// How many combinations of picks an action may have to be compared in another order.
const COMBINATIONS: usize = 300;

/// Asks all of it in random games, and prints at how many decisions each was asked.
pub fn ask_all(what: &str, starts: &[SpaceHulk], budget: Budget) {
    let sight = holds("no_blip_in_sight", starts, budget, &sight::no_blip_in_sight);
    let blips = holds("same_blips_in_every_world", starts, budget, &blips::same_blips_in_every_world);
    let goals = holds("nothing_won_for_want_of_models", starts, budget, &goals::nothing_won_for_want);
    let moves = holds("free_after_any_move", starts, budget, &moves::free_after_any_move);
    let order = order_means_nothing(starts, budget, &order::ORDERS, COMBINATIONS);
    println!(
        "{what}: {} starts; no blip in sight: {sight} decisions; same blips: {blips}; nothing won for want of models: {goals}; \
         free after any move: {moves}; order: {} lists, {} actions with {} outcomes",
        starts.len(),
        order.lists,
        order.actions,
        order.outcomes
    );
    for (name, asked) in
        [("sight", sight), ("blips", blips), ("goals", goals), ("moves", moves), ("order", order.actions)]
    {
        assert!(asked > 0, "{what}: {name} was never asked");
    }
}
