//! Counts of all ways a game can go, to some depth, with tiny decks and formations. A rule
//! that changes shows here first.

use death_angel::{DeathAngel, text};
use game_api::{Journal, Seeded};

const HEAD: &str = "players 1\nteam p1 green yellow grey\nblips-left head tail\nblips-right claw claw\n";

const SCENES: [(&str, &str, u32); 9] = [
    ("choosing", "events evasion\nrow noctis < | |\nrow scipio > | |", 2),
    (
        "a support card",
        "phase resolve\nchosen 6 16\nevents evasion\nrow noctis < 1 | head |\nrow scipio > | | claw",
        3,
    ),
    ("moving", "phase resolve\nchosen 12\nevents evasion\nrow noctis < | +door |\nrow gideon > | |", 3),
    (
        "an attack",
        "phase resolve\nchosen 16\nevents evasion\nrow noctis < 1 | head tail |\nrow gideon < | claw |",
        3,
    ),
    (
        "a charge",
        "phase resolve\nchosen 18\nevents evasion\nrow claudio < | head tail | claw\nrow noctis > | |",
        3,
    ),
    ("a defence", "phase attack\nchosen 1\nevents second-wind\nrow gideon < 2 | head |\nrow noctis > | |", 3),
    (
        "an event",
        "phase event\nevents cleansing-flames\nrow noctis < | head tail | claw\nrow scipio > | | head",
        3,
    ),
    (
        "a short pile",
        "phase event\nspawn 2 1\nahead\nevents full-scan\nrow noctis < | +door +control-panel |\nrow scipio > | |",
        2,
    ),
    (
        "a panel",
        "location teleportarium\nahead launch-control-room\nphase resolve\nchosen 12\nevents evasion\nrow noctis < 1 | +control-panel |\nrow scipio > 1 | |",
        3,
    ),
];

#[test]
fn every_way_is_counted() {
    let mut table = String::new();
    for (name, lines, depth) in SCENES {
        let position = text::parse(&format!("{HEAD}{lines}")).expect("a position");
        // The seed rolls the dice before the first decision.
        let game = DeathAngel::from_position(&position, &mut Seeded::new(1), &mut Journal::discard());
        let game = game.unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        table += &format!("# {name}\n{}\n", text::print(&game.position()));
        for depth in 1..=depth {
            let count = testkit::perft(&game, depth, 3_000_000).expect("few enough");
            table += &format!("depth {depth}: {count}\n");
        }
        table += "\n";
    }
    testkit::golden::check("tests/golden/perft.txt", &table);
}
