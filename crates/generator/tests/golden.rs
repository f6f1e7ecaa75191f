//! Whole missions as files: the same seed gives the same file in every version and on every machine.

use generator::{Archetype, Order, Size};

#[test]
fn the_same_seed_gives_the_same_file() {
    for (archetype, size, seed) in [
        (Archetype::Breakout, Size::Small, 42),
        (Archetype::Sabotage, Size::Medium, 7),
        (Archetype::Rescue, Size::Large, u64::MAX),
    ] {
        let order = Order { archetype, size, seed };
        testkit::golden::check(
            format!("tests/golden/{}.toml", order.id()),
            &content::hulk::print(&order.generate()),
        );
    }
}
