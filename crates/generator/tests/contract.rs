//! What holds at every decision of Space Hulk, in random games of every mission that comes
//! with the program and of generated ones.

#[path = "../../space-hulk/tests/invariants/mod.rs"]
mod invariants;

use content::hulk::Library;
use generator::{Archetype, Order, Size};
use space_hulk::Position;
use testkit::Budget;

/// Generated missions for each archetype and size.
const EACH: u64 = 7;

fn library() -> Vec<Position> {
    Library::built_in().entries().iter().map(|entry| entry.mission.position()).collect()
}

fn generated() -> Vec<Position> {
    let sizes = |archetype| Size::ALL.into_iter().map(move |size| (archetype, size));
    let kinds = Archetype::ALL.into_iter().flat_map(sizes);
    let orders =
        kinds.flat_map(|(archetype, size)| (0..EACH).map(move |seed| Order { archetype, size, seed }));
    orders.map(|order| order.generate().position()).collect()
}

#[test]
fn what_holds_in_the_missions_of_the_library() {
    let missions = library();
    invariants::ask_all("library", &invariants::starts(&missions, 1), Budget::new(1, 400, 1));
    invariants::ask_all("library, strewn", &invariants::scattered(&missions, 12, 2), Budget::new(1, 60, 2));
}

#[test]
fn what_holds_in_generated_missions() {
    let missions = generated();
    invariants::ask_all("generated", &invariants::in_turn(&missions, 1), Budget::new(1, 40, 1));
    invariants::ask_all("generated, strewn", &invariants::scattered(&missions, 1, 2), Budget::new(1, 40, 2));
}
