//! What is next to what.

use super::scene;

/// The square (1,1) seen from (0,0): what lies beside it, and whether the two are
/// adjacent.
const CORNERS: [(&str, &str, &str, bool); 8] = [
    ("a", "a", "", true),
    (".", "a", "", true),
    ("a", ".", "", true),
    (".", ".", "", false),
    ("a", "a", "wall 0,0/1,0", true),
    ("a", "a", "wall 0,0/1,0 0,0/0,1", false),
    ("a", "a", "wall 0,0/1,0 0,1/1,1", false),
    (".", "a", "wall 1,0/1,1", false),
];

/// Proves SH-AMB-32.
#[test]
fn a_blip_keeps_away_from_marines_next_to_it() {
    for (north, east, walls, adjacent) in CORNERS {
        let board = format!("{north} a a:b1\na:m1v {east} a\n\nphase alien_action\n{walls}");
        let scene = scene(&board, "");
        if adjacent {
            scene.refuses("b1 move 1,1", "SH-BLIP-04")
        } else {
            scene.allows("b1 move 1,1", 1)
        };
    }
}

/// Proves SH-AMB-32.
#[test]
fn a_wall_edge_parts_orthogonal_neighbours() {
    let board = "a:m1< a a:b1\n\nphase alien_action";
    scene(board, "").refuses("b1 move 1,0", "SH-BLIP-04");
    scene(board, "wall 0,0/1,0").allows("b1 move 1,0", 1);
}

/// Proves SH-AMB-32.
#[test]
fn units_and_doors_do_not_part_neighbours() {
    for (north, east) in [("a:g1^", "."), (".", "a:g1^"), ("a:+", "."), ("a:+", "a:+"), ("a:g1^", "a:%")] {
        let board = format!("{north} a a:b1\na:m1v {east} a\n\nphase alien_action");
        scene(&board, "").refuses("b1 move 1,1", "SH-BLIP-04");
    }
}

/// Proves SH-AMB-32.
#[test]
fn models_are_placed_on_adjacent_squares_only() {
    for (north, east, walls, adjacent) in CORNERS {
        // The Marine stands apart; the blip has to have two squares to choose from.
        let board = format!("{north} a .\na:b1 {east} .\na a .\n\nphase alien_action\nb1 value 2\n{walls}");
        let walls_up: Vec<String> = walls.split_whitespace().skip(1).map(raised).collect();
        let board = if walls_up.is_empty() {
            board
        } else {
            board.replace(walls, &format!("wall {}", walls_up.join(" ")))
        };
        let mut scene = scene(&board, "");
        scene.play("b1 convert", &[]).play("g1 face N", &[]).asks("alien place");
        assert_eq!(scene.legal().contains(&"place 1,2".to_string()), adjacent, "{board}");
    }
}

/// An edge one row farther north.
fn raised(edge: &str) -> String {
    let up = |square: &str| {
        let (x, y) = square.split_once(',').expect("a square");
        format!("{x},{}", y.parse::<i32>().expect("a number") + 1)
    };
    let (a, b) = edge.split_once('/').expect("an edge");
    format!("{}/{}", up(a), up(b))
}

/// Proves SH-AMB-32.
#[test]
fn an_object_is_pushed_to_adjacent_squares_only() {
    for (north, east, walls, adjacent) in CORNERS {
        let board = format!("{north} a:!pod a\na:/,!cat {east} a\na:m1^ . .\n\n");
        let walls_up: Vec<String> = walls.split_whitespace().skip(1).map(raised).collect();
        let lines = if walls_up.is_empty() { String::new() } else { format!("wall {}", walls_up.join(" ")) };
        let scene = scene(&board, &lines);
        let chance = scene
            .chance("m1 close 0,1", |scene| scene.events().iter().any(|event| event == "pushed cat 1,2"));
        assert_eq!(chance != "0", adjacent, "{board}{lines}: {chance}");
    }
}
