//! Moving and turning (SH-MOVE).

use super::{AROUND, alien_scene, yard};
use crate::support::Scene;

/// A scene in which this unit is to act, with what else there is in the yard.
#[track_caller]
fn mover(unit: &str, lines: &str) -> Scene {
    let phase = if unit.starts_with('m') { "marine_action" } else { "alien_action" };
    Scene::new(&yard(&format!("at 0,0 {unit}\n{lines}\nphase {phase}")))
}

/// A Marine, a Genestealer, the Broodlord and a blip, all of which look away from
/// the north; and what a step to the north or north-east costs each of them.
const MOVERS: [(&str, &str, u8); 4] = [("m1v", "m1", 2), ("g1v", "g1", 2), ("B1v", "B1", 2), ("b1", "b1", 1)];

/// Proves SH-MOVE-01, SH-MOVE-02, SH-MOVE-03.
#[test]
fn every_step_of_a_model_has_its_price() {
    for (letter, arrow, front, sides, rear) in AROUND {
        let marine = mover(&format!("m1{arrow}"), "");
        let stealer = mover(&format!("g1{arrow}"), "");
        for (squares, marine_ap, stealer_ap) in
            [(&front[..], Some(3), 5), (&sides[..], None, 5), (&rear[..], Some(2), 4)]
        {
            for to in squares {
                match marine_ap {
                    Some(ap) => {
                        let mut scene = marine.clone();
                        scene.play(&format!("m1 move {to}"), &[]);
                        scene.told(&[&format!("moved m1 0,0 {to} {letter}")]);
                        scene.has("m1", &format!("{to} {letter} ap {ap}"));
                    }
                    None => {
                        marine.refuses(&format!("m1 move {to}"), "SH-MOVE-03");
                    }
                }
                let mut scene = stealer.clone();
                scene.play(&format!("g1 move {to}"), &[]);
                scene.has("g1", &format!("{to} {letter} ap {stealer_ap}"));
            }
        }
        // One square at a time, and never on the spot.
        for far in ["0,0", "0,2", "2,0", "2,2", "1,2", "-2,-1"] {
            marine.refuses(&format!("m1 move {far}"), "SH-MOVE-01");
            stealer.refuses(&format!("g1 move {far}"), "SH-MOVE-01");
        }
    }
}

/// Proves SH-MOVE-04.
#[test]
fn a_blip_moves_any_way_for_1_ap() {
    let start = mover("b1", "");
    for (_, _, front, ..) in AROUND {
        for to in front {
            let mut scene = start.clone();
            scene.allows(&format!("b1 move {to}"), 1);
            scene.play(&format!("b1 move {to}"), &[]).has("b1", &format!("{to} ap 5"));
        }
    }
    start.refuses("b1 move 0,2", "SH-MOVE-01").refuses("b1 move 1,1 E", "SH-FACE-05");
    // Subject to its own rules.
    mover("b1", "at 0,2 m1^").refuses("b1 move 0,1", "SH-BLIP-04");
    mover("b1", "at 2,-1 m1^").allows("b1 move 0,-1", 1).refuses("b1 move 0,1", "SH-BLIP-03");
    mover("b1", "at 0,1 !cat").refuses("b1 move 0,1", "SH-BLIP-05");
}

/// Proves SH-MOVE-05, SH-AMB-55.
#[test]
fn filled_squares_cannot_be_entered() {
    for (unit, name, cost) in MOVERS {
        for thing in ["g9v", "m9^", "b9", "+", "%", "%x", "="] {
            mover(unit, &format!("at 0,1 {thing}")).refuses(&format!("{name} move 0,1"), "SH-MOVE-05");
        }
        mover(unit, "at 0,1 *").refuses(&format!("{name} move 0,1"), "SH-FLAME-07");
        mover(unit, "wall 0,0/0,1").refuses(&format!("{name} move 0,1"), "SH-MOVE-05");
        for thing in ["/", "-"] {
            mover(unit, &format!("at 0,1 {thing}")).allows(&format!("{name} move 0,1"), cost);
        }
        // From inside the fire another burning square can be entered, and the fire left.
        let burning = mover(unit, "at 0,0 *\nat 0,1 *");
        burning.allows(&format!("{name} move 0,1"), cost).allows(&format!("{name} move 1,1"), cost);
        // Nobody passes through another.
        mover(unit, "at 0,1 g9v").refuses(&format!("{name} move 0,2"), "SH-MOVE-01");
    }
    for (unit, name, _) in &MOVERS[..3] {
        mover(unit, "at 0,1 !cat").allows(&format!("{name} move 0,1"), 2);
    }
    // A wall is no square at all.
    let scene = Scene::new("a .\na:m1^ a");
    assert_eq!(scene.why_not("m1 move 1,1"), "nonsense");
    assert!(!scene.legal().iter().any(|action| action.contains("1,1")));
}

/// Proves SH-MOVE-06, SH-AMB-10.
#[test]
fn a_diagonal_step_needs_one_free_side() {
    let filled = ["g8v", "b8", "+", "%", "=", "*"];
    for (unit, name, cost) in MOVERS {
        let step = format!("{name} move 1,1");
        for north in filled {
            mover(unit, &format!("at 0,1 {north}")).allows(&step, cost);
            mover(unit, &format!("at 1,0 {north}")).allows(&step, cost);
            for east in ["g9v", "b9", "+", "%", "*"] {
                mover(unit, &format!("at 0,1 {north}\nat 1,0 {east}")).refuses(&step, "SH-MOVE-06");
            }
            for open in ["/", "-", "!cat"] {
                mover(unit, &format!("at 0,1 {north}\nat 1,0 {open}")).allows(&step, cost);
            }
        }
    }
    for (unit, name, cost) in &MOVERS[..3] {
        let step = format!("{name} move 1,1");
        mover(unit, "at 0,1 m9^").allows(&step, *cost);
        mover(unit, "at 1,0 m9^").allows(&step, *cost);
        mover(unit, "at 0,1 m9^\nat 1,0 +").refuses(&step, "SH-MOVE-06");
        mover(unit, "at 0,1 m9^\nat 1,0 m8^").refuses(&step, "SH-MOVE-06");
    }
    // A step straight on does not ask for its sides.
    mover("g1^", "at -1,1 +\nat 1,1 +\nat -1,0 +\nat 1,0 +").allows("g1 move 0,1", 1);
    // Into and out of an open door, too.
    mover("g1^", "at 0,0 /\nat 0,1 +").allows("g1 move 1,1", 1);
    mover("g1^", "at 1,1 /\nat 0,1 +").allows("g1 move 1,1", 1);
}

/// Proves SH-MOVE-06.
#[test]
fn all_four_diagonals_look_at_their_own_sides() {
    let sides = ["0,1", "1,0", "0,-1", "-1,0"];
    let steps = [("1,1", [0, 1]), ("1,-1", [1, 2]), ("-1,-1", [2, 3]), ("-1,1", [3, 0])];
    for first in 0..4 {
        for second in first + 1..4 {
            let scene = mover("b1", &format!("at {} +\nat {} +", sides[first], sides[second]));
            for (to, [a, b]) in steps {
                let barred = [a, b] == [first, second] || [b, a] == [first, second];
                if barred {
                    scene.refuses(&format!("b1 move {to}"), "SH-MOVE-06")
                } else {
                    scene.allows(&format!("b1 move {to}"), 1)
                };
            }
        }
    }
}

/// Proves SH-MOVE-06, SH-AMB-15.
#[test]
fn walls_and_fire_close_a_corner() {
    for (unit, name, cost) in MOVERS {
        let step = format!("{name} move 1,1");
        for (walls, open) in [
            ("wall 0,0/0,1", true),
            ("wall 0,0/1,0", true),
            ("wall 0,0/0,1 1,0/1,1", false),
            ("wall 0,1/1,1 1,0/1,1", false),
            ("wall 0,0/0,1 0,0/1,0", false),
            ("wall 0,0/0,1 0,1/1,1", true),
            ("wall 0,0/0,1\nat 1,0 g9v", false),
            ("wall 0,0/0,1\nat 0,1 g9v", true),
            ("wall 0,0/0,1\nat 1,0 /", true),
        ] {
            let scene = mover(unit, walls);
            if open {
                scene.allows(&step, cost)
            } else {
                scene.refuses(&step, "SH-MOVE-06")
            };
        }
        // Burning side squares do not stop who is in the fire himself.
        mover(unit, "at 0,0 *\nat 0,1 *\nat 1,0 *").allows(&step, cost);
        mover(unit, "at 0,0 *\nat 0,1 *\nat 1,0 +").allows(&step, cost);
        mover(unit, "at 0,0 *\nat 0,1 +\nat 1,0 +").refuses(&step, "SH-MOVE-06");
    }
    for (cells, open) in [("a a\na a", true), (". a\na a", true), ("a a\na .", true), (". a\na .", false)] {
        let scene = Scene::new(&format!("{cells}\nat 0,0 m1^"));
        if open {
            scene.allows("m1 move 1,1", 1)
        } else {
            scene.refuses("m1 move 1,1", "SH-MOVE-06")
        };
    }
}

/// Proves SH-MOVE-07, SH-MOVE-08.
#[test]
fn marines_turn_by_quarters_and_genestealers_as_they_like() {
    let letters = ["N", "E", "S", "W"];
    for (from, (letter, arrow, ..)) in AROUND.into_iter().enumerate() {
        let marine = mover(&format!("m1{arrow}"), "");
        let stealer = mover(&format!("g1{arrow}"), "");
        for (to, other) in letters.into_iter().enumerate() {
            let (marine_turn, stealer_turn) = (format!("m1 turn {other}"), format!("g1 turn {other}"));
            match (to + 4 - from) % 4 {
                0 => {
                    assert_eq!(other, letter);
                    marine.refuses(&marine_turn, "SH-MOVE-07");
                    stealer.refuses(&stealer_turn, "SH-MOVE-07");
                }
                2 => {
                    marine.refuses(&marine_turn, "SH-MOVE-07");
                    stealer.allows(&stealer_turn, 1);
                    let mut scene = stealer.clone();
                    scene.play(&stealer_turn, &[]).has("g1", &format!("0,0 {other} ap 5"));
                }
                _ => {
                    marine.allows(&marine_turn, 1);
                    stealer.allows(&stealer_turn, 1);
                    let mut scene = marine.clone();
                    scene.play(&marine_turn, &[]).told(&[&format!("turned m1 {other}")]);
                    scene.has("m1", &format!("0,0 {other} ap 3"));
                }
            }
        }
    }
    // A half turn is two actions.
    let mut scene = mover("m1^", "");
    scene.play_all(&["m1 turn E", "m1 turn S"]).has("m1", "0,0 S ap 2");
}

/// Proves SH-MOVE-09.
#[test]
fn the_free_turn_comes_before_or_after_the_step() {
    let scene = mover("g1^", "");
    // By the way it faces in the end: north, east, west. A turn before the step may
    // make it cheaper, a turn after it never makes it dearer.
    for (to, costs) in [
        ("0,1", [1, 1, 1]),
        ("1,1", [1, 1, 1]),
        ("1,0", [1, 1, 1]),
        ("1,-1", [2, 1, 2]),
        ("0,-1", [2, 1, 1]),
        ("-1,-1", [2, 2, 1]),
        ("-1,0", [1, 1, 1]),
        ("-1,1", [1, 1, 1]),
    ] {
        for (facing, cost) in ["N", "E", "W"].into_iter().zip(costs) {
            scene.allows(&format!("g1 move {to} {facing}"), cost);
        }
        scene.refuses(&format!("g1 move {to} S"), "SH-MOVE-09");
    }
    // It is no action of its own: one event, one window, after the step.
    let mut scene = alien_scene("a a a\na . .\na:m1^ . .\nat 0,2 g1>\ncommand 2");
    scene.play("g1 move 1,2 S", &[]).told(&["moved g1 0,2 1,2 S"]).asks("alien action");
    scene.play("g1 move 0,2 W", &[]).told(&["moved g1 1,2 0,2 W"]).asks("marine reaction");
    scene.play("pass", &[]).asks("alien action").has("g1", "0,2 W ap 4");
}

/// Proves SH-MOVE-10.
#[test]
fn a_model_may_leave_by_an_exit() {
    for (letter, arrow, ..) in AROUND {
        for (to, side) in [("N", "0,2"), ("S", "0,-2"), ("E", "2,0"), ("W", "-2,0")] {
            let lines = |unit: &str| yard(&format!("at {side} {unit}{arrow}\nat 1,1 m9^\nexit {side} {to}"));
            let scene = Scene::new(&lines("m1"));
            let action = format!("m1 exit {to}");
            let opposite = matches!((letter, to), ("N", "S") | ("S", "N") | ("E", "W") | ("W", "E"));
            match (letter == to, opposite) {
                (true, _) => scene.allows(&action, 1),
                (_, true) => scene.allows(&action, 2),
                _ => scene.refuses(&action, "SH-MOVE-03"),
            };
            alien_scene(&lines("g1")).allows(&format!("g1 exit {to}"), 1);
        }
    }
    // Only who stands there, only whom it is for, only models, only who can pay.
    let exit = |lines: &str| format!("{}exit 0,2 N {lines}", yard(""));
    Scene::new(&format!("{}\nat 0,1 m1^", exit(""))).refuses("m1 exit N", "SH-MOVE-10");
    Scene::new(&format!("{}\nat 0,2 m1^", exit("alien"))).refuses("m1 exit N", "SH-MOVE-10");
    Scene::new(&format!("{}\nat 0,2 m1^", exit("marine"))).allows("m1 exit N", 1);
    alien_scene(&format!("{}\nat 0,2 g1^", exit("alien"))).allows("g1 exit N", 1);
    alien_scene(&format!("{}\nat 0,2 g1^", exit("marine"))).refuses("g1 exit N", "SH-MOVE-10");
    alien_scene(&format!("{}\nat 0,2 b1", exit(""))).refuses("b1 exit N", "SH-MOVE-10");
    let poor = Scene::new(&format!("{}\nat 0,2 m1v\nm1 ap 1\ncommand 1", exit("")));
    poor.refuses("m1 exit N", "SH-AP-05").allows("m1 exit N cp 1", 2);
}

/// Proves SH-MOVE-11.
#[test]
fn who_has_left_is_gone_and_no_casualty() {
    let lines =
        "at 0,2 m1^\nat 2,2 m2^\nexit 0,2 N\nexit -2,-2 S\nat -2,-2 g1v\nm1 carries cat\ng1 carries dog";
    let mut scene = Scene::new(&yard(lines));
    scene.play("m1 exit N", &[]).told(&["exited m1 0,2"]).has("m1", "gone").asks("marine action");
    assert_eq!((scene.game.active(), scene.why_not("m1 turn E")), (None, "nonsense".into()));
    scene.allows("m2 turn E", 1);
    scene.play_all(&["m2 turn E", "m2 end_activation"]).asks("alien action");
    scene.play_with("g1 exit S", &[], &[0]).told_of(&["exited g1 -2,-2"]).has("g1", "gone");
    scene.asks("marine action").has("m1", "gone");
    let position = scene.game.position();
    let tally = &position.tally;
    assert_eq!((&tally.marines_exited[..], &tally.marines_killed[..]), (&["m1".to_owned()][..], &[][..]));
    assert_eq!((tally.aliens_exited, tally.aliens_killed), (1, 0));
    // What they carried left with them.
    let gone =
        vec![("cat".to_owned(), space_hulk::Side::Marine), ("dog".to_owned(), space_hulk::Side::Alien)];
    assert_eq!((&tally.objects_exited, &position.objects), (&gone, &vec![]));
    // The square is free again.
    let mut scene = Scene::new(&yard("at 0,2 m1^\nat 0,1 m2^\nexit 0,2 N"));
    scene.refuses("m2 move 0,2", "SH-MOVE-05");
    scene.play("m1 exit N", &[]);
    scene.allows("m2 move 0,2", 1);
}
