//! Whole games as text, to be read as a diff when a rule changes: every decision,
//! every legal list, what everybody was told and what each side may know.

use game_api::{Journal, Seeded, Viewer};
use space_hulk::{Side, SpaceHulk, View, text};
use testkit::Playthrough;

const BOARDS: [(&str, &str, u64); 10] = [
    ("corridor", include_str!("boards/corridor.board"), 3),
    ("junction", include_str!("boards/junction.board"), 5),
    ("lair", include_str!("boards/lair.board"), 8),
    ("shaft", include_str!("boards/shaft.board"), 2),
    ("edges", include_str!("boards/edges.board"), 4),
    ("landing", include_str!("boards/landing.board"), 6),
    ("hive", include_str!("boards/hive.board"), 29),
    ("nest", include_str!("boards/nest.board"), 30),
    ("brood", include_str!("boards/brood.board"), 46),
    ("siege", include_str!("boards/siege.board"), 41),
];

/// What a side knows beyond the public board, in a line.
fn secrets(view: &View) -> String {
    let position = view.position();
    let blips = position.units.iter().filter(|unit| unit.kind == space_hulk::Kind::Blip);
    let values = |blip: &space_hulk::UnitPlan| {
        let all = std::iter::once(&blip.value).chain(&blip.beneath);
        all.map(u8::to_string).collect::<Vec<_>>().join("+")
    };
    let blips: Vec<String> = blips.map(|blip| format!("{}={}", blip.id, values(blip))).collect();
    let drawn = position.command.drawn.map_or("?".into(), |drawn| drawn.to_string());
    format!("counter {drawn}, pile {}, blips {}", view.pile(), blips.join(" "))
}

#[test]
fn whole_games() {
    for (name, board, seed) in BOARDS {
        let position = text::parse(board).expect("a board");
        let start = SpaceHulk::from_position(&position, &mut Seeded::new(seed), &mut Journal::discard());
        let start = start.unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        let setup = start.setup().clone();
        let before = std::cell::RefCell::new(start.clone());
        let game = Playthrough::new(&start, seed)
            .max_actions(40)
            .viewers([Viewer::Seat(Side::Marine), Viewer::Seat(Side::Alien)])
            .state(|game| {
                before.replace(game.clone());
                text::print(&game.position())
            })
            .view(secrets)
            .action(|action| text::print_action(&before.borrow(), action))
            .event(|event| text::print_event(&setup, event))
            .text();
        testkit::golden::check(format!("tests/golden/{name}.txt"), &game);
    }
}
