//! Counts of all ways a game can go, to some depth, on small boards. A rule that
//! changes shows here first.

use game_api::{Journal, Seeded};
use space_hulk::{SpaceHulk, text};

const BOARDS: [(&str, &str, u32); 8] = [
    ("one Marine in a corridor", "a:m1> a a a a", 4),
    ("a shot", "a:m1> a a a:g1<", 3),
    ("a claw to claw fight", "a:m1> a:g1<\n\nm1 guard\ncommand 1\nphase alien_action", 3),
    ("a sergeant parries", "a:m1> a:g1<\n\nm1 sergeant power_sword no_gun", 2),
    ("a door between", "a:m1> a a:+ a a:g1<\n\nphase alien_action\nm1 overwatch", 3),
    ("a blip in the dark", "a:m1> a a\n. . b\n. . b:b1\n\nb1 value 2\nphase alien_action\nm1 overwatch", 3),
    ("two levels", "a:m1> a\n\norigin 0,0,1\nb b:g1<\n\nladder 1,0,1 1,0", 3),
    ("a fire", "a:m1> a b:g1< b:g2<\n\nm1 heavy_flamer ap 2", 2),
];

#[test]
fn every_way_is_counted() {
    let mut table = String::new();
    for (name, board, depth) in BOARDS {
        let position = text::parse(board).expect("a board");
        let game =
            SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard()).expect("sound");
        table += &format!("# {name}\n{}\n", text::print(&position));
        for depth in 1..=depth {
            let count = testkit::perft(&game, depth, 5_000_000).expect("few enough");
            table += &format!("depth {depth}: {count}\n");
        }
        table += "\n";
    }
    testkit::golden::check("tests/golden/perft.txt", &table);
}
