//! Facing (SH-FACE).

use super::{AROUND, alien_scene, floor, yard};
use crate::support::Scene;

/// Proves SH-FACE-01.
#[test]
fn a_model_faces_one_of_four_ways() {
    for (letter, arrow, ..) in AROUND {
        Scene::new(&yard(&format!("at 0,0 m1{arrow}"))).has("m1", &format!("0,0 {letter} ap 4"));
    }
    // Wherever a facing is chosen there are these four.
    let mut scene = Scene::new("a a:m1<\nhand m2\nzone m2 : 0,0\nphase setup");
    let four = ["m2 deploy 0,0 N", "m2 deploy 0,0 E", "m2 deploy 0,0 S", "m2 deploy 0,0 W"];
    assert_eq!(scene.legal(), four);
    assert_eq!(scene.why_not("m2 deploy 0,0 NE"), "nonsense");
    scene.play_with("m2 deploy 0,0 W", &[], &[0]).has("m2", "0,0 W ap 4");
    let mut scene = alien_scene(&yard("at 0,0 b1"));
    scene.play("b1 convert", &[]).asks("alien face");
    assert_eq!(scene.legal(), ["g1 face N", "g1 face E", "g1 face S", "g1 face W"]);
    scene.play("g1 face E", &[]).told(&["turned g1 E"]).has("g1", "0,0 E ap 6");
}

/// Proves SH-FACE-02.
#[test]
fn a_blip_has_no_facing() {
    let doors = "at 0,1 +\nat 1,1 +\nat 1,0 +\nat 1,-1 +\nat 0,-1 +\nat -1,-1 +\nat -1,0 +\nat -1,1 +";
    let shut_in = alien_scene(&yard(&format!("at 0,0 b1\n{doors}")));
    let free = alien_scene(&yard("at 0,0 b1"));
    for (letter, _, front, ..) in AROUND {
        free.refuses(&format!("b1 turn {letter}"), "SH-BLIP-01");
        for square in front {
            shut_in.allows(&format!("b1 open {square}"), 1);
            free.allows(&format!("b1 move {square}"), 1);
        }
    }
    free.refuses("b1 move 0,1 E", "SH-FACE-05");
    free.clone().play("b1 move 1,-1", &[]).told(&["moved b1 0,0 1,-1 N"]).has("b1", "1,-1 ap 5");
}

/// Proves SH-FACE-03, SH-MOVE-01, SH-MOVE-02.
#[test]
fn squares_are_relative_to_the_facing() {
    let doors = "at 0,1 +\nat 1,1 +\nat 1,0 +\nat 1,-1 +\nat 0,-1 +\nat -1,-1 +\nat -1,0 +\nat -1,1 +";
    for (_, arrow, front, sides, rear) in AROUND {
        let marine = Scene::new(&yard(&format!("at 0,0 m1{arrow}")));
        let stealer = alien_scene(&yard(&format!("at 0,0 g1{arrow}")));
        let porter = Scene::new(&yard(&format!("at 0,0 m1{arrow}\n{doors}")));
        for square in front {
            marine.allows(&format!("m1 move {square}"), 1);
            stealer.allows(&format!("g1 move {square}"), 1);
            porter.allows(&format!("m1 open {square}"), 1);
        }
        for square in sides {
            marine.refuses(&format!("m1 move {square}"), "SH-MOVE-03");
            stealer.allows(&format!("g1 move {square}"), 1);
            porter.refuses(&format!("m1 open {square}"), "SH-DOOR-04");
        }
        for square in rear {
            marine.allows(&format!("m1 move {square}"), 2);
            stealer.allows(&format!("g1 move {square}"), 2);
            porter.refuses(&format!("m1 open {square}"), "SH-DOOR-04");
        }
    }
}

/// Proves SH-FACE-04.
#[test]
fn a_model_faces_only_what_stands_directly_in_front() {
    for (_, arrow, front, sides, rear) in AROUND {
        let others = [front[0], front[2]].into_iter().chain(sides).chain(rear);
        let meets = |square: &str| Scene::new(&yard(&format!("at 0,0 m1{arrow}\nat {square} g1v")));
        let stops = |square: &str| Scene::new(&yard(&format!("at 0,0 m1{arrow}\nat {square} +")));
        meets(front[1]).allows("m1 assault g1", 1);
        stops(front[1]).allows(&format!("m1 assault door {}", front[1]), 1);
        for square in others {
            meets(square).refuses("m1 assault g1", "SH-CA-01");
            stops(square).refuses(&format!("m1 assault door {square}"), "SH-CA-01");
        }
    }
}

/// Proves SH-FACE-04.
#[test]
fn bonus_and_kill_of_a_defender_depend_on_his_facing() {
    let attacked = |arrow: char| {
        let lines = format!("at 0,0 m1{arrow}\nat 0,1 g1v\nat 2,2 g2v\nm1 sergeant power_fist");
        alien_scene(&yard(&lines))
    };
    let mut facing = attacked('^');
    facing
        .play("g1 assault m1", &[5, 4, 3, 5])
        .told_of(&["assault_scored 5-6 defender", "killed g1 assault"]);
    for arrow in ['>', 'v', '<'] {
        let mut turned = attacked(arrow);
        turned.play("g1 assault m1", &[5, 4, 3, 6]).told_of(&["assault_scored 5-6 defender"]);
        turned.told_nothing_of("killed").asks("marine turn_to_face");
        let mut turned = attacked(arrow);
        turned.play("g1 assault m1", &[5, 4, 3, 5]).told_of(&["assault_scored 5-5 tie"]);
    }
}

/// Proves SH-FACE-05.
#[test]
fn moving_and_other_actions_keep_the_facing() {
    for (letter, arrow, front, _, rear) in AROUND {
        let start = Scene::new(&yard(&format!("at 0,0 m1{arrow}")));
        for (squares, ap) in [(front, 3), (rear, 2)] {
            for square in squares {
                let mut scene = start.clone();
                scene.play(&format!("m1 move {square}"), &[]);
                scene.has("m1", &format!("{square} {letter} ap {ap}"));
                for (other, ..) in AROUND.into_iter().filter(|(other, ..)| *other != letter) {
                    start.refuses(&format!("m1 move {square} {other}"), "SH-FACE-05");
                }
            }
        }
    }
    let start = Scene::new(&floor("at 0,0 m1>\nat 1,0 /\nat 4,0 g1<"));
    for (action, dice) in
        [("m1 close 1,0", &[][..]), ("m1 fire g1", &[1, 2]), ("m1 guard", &[]), ("m1 overwatch", &[])]
    {
        let mut scene = start.clone();
        scene.play(action, dice).told_nothing_of("turned");
        assert!(scene.unit("m1").starts_with("0,0 E"), "{action}");
    }
}

/// Proves SH-FACE-05.
#[test]
fn facing_changes_by_turn_free_turn_and_turn_to_face() {
    let mut scene = Scene::new(&yard("at 0,0 m1^"));
    scene.play("m1 turn W", &[]).told(&["turned m1 W"]).has("m1", "0,0 W ap 3");
    let mut scene = alien_scene(&yard("at 0,0 g1^"));
    scene.play("g1 move 0,1 W", &[]).has("g1", "0,1 W ap 5");
    scene.play("g1 move 0,2", &[]).has("g1", "0,2 W ap 4");
    for (asked, facing) in [("m1 turn_to_face", "N"), ("pass", "S")] {
        let mut scene = alien_scene(&yard("at 0,0 m1v\nat 0,1 g1v\ncommand 1"));
        scene.play("g1 assault m1", &[1, 1, 1, 2]).play(asked, &[]);
        scene.has("m1", &format!("0,0 {facing} ap 4"));
    }
}
