//! Blips (SH-BLIP).

use super::{M4, M5, legal, m3, scene};

/// Proves SH-BLIP-01.
#[test]
fn a_blip_can_only_move_and_operate_doors() {
    let scene = scene("a a a:+\na a:b1 a:/\na a a:g9<", "phase alien_action");
    for (action, rule) in [
        ("b1 turn E", "SH-BLIP-01"),
        ("b1 overwatch", "SH-AP-01"),
        ("b1 guard", "SH-AP-01"),
        ("b1 clear_jam", "SH-AP-01"),
        ("b1 reload", "SH-AP-01"),
        ("b1 fire g9", "SH-SHOOT-05"),
        ("b1 assault g9", "SH-CA-13"),
        ("b1 assault door 2,2", "SH-CA-13"),
        ("g9 assault b1", "SH-CA-13"),
    ] {
        scene.refuses(action, rule);
    }
    let expected = [
        "b1 move 0,0",
        "b1 move 0,1",
        "b1 move 0,2",
        "b1 move 1,0",
        "b1 move 1,2",
        "b1 move 2,1",
        "b1 open 2,2",
        "b1 close 2,1",
        "b1 convert",
    ];
    assert_eq!(legal(&scene, "b1"), expected);
    for action in &expected[..8] {
        scene.allows(action, 1);
    }
}

/// Proves SH-BLIP-01, SH-MOVE-10.
#[test]
fn a_blip_does_not_leave_the_map() {
    let scene = scene("a a:b1", "phase alien_action\nexit 1,0 E");
    scene.refuses("b1 exit E", "SH-MOVE-10");
    assert_eq!(legal(&scene, "b1"), ["b1 move 0,0", "b1 convert"]);
}

/// Proves SH-BLIP-02, SH-MOVE-04, SH-ACT-01.
#[test]
fn a_blip_moves_6_squares_in_any_direction() {
    let mut scene = scene(&m3(), "at 0,0 b1\nat 6,12 g1v\nphase alien_action");
    let around = ["-1,-1", "-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0", "1,1"];
    let expected = around.map(|to| format!("b1 move {to}"));
    assert_eq!(legal(&scene, "b1 move"), expected);
    for action in &expected {
        scene.allows(action, 1);
    }
    scene.refuses("b1 move 2,0", "SH-MOVE-01").refuses("b1 move 2,1", "SH-MOVE-01");
    for (i, to) in ["1,1", "0,2", "0,1", "1,0", "0,0", "-1,-1"].into_iter().enumerate() {
        scene.play(&format!("b1 move {to}"), &[]);
        let rest = if i < 5 { format!("{to} ap {}", 5 - i) } else { format!("{to} ap 0 activated") };
        assert_eq!(scene.unit("b1"), rest);
    }
    scene.refuses("b1 move 0,0", "SH-ACT-03");
}

/// Proves SH-BLIP-02, SH-MOVE-05, SH-MOVE-06.
#[test]
fn a_blip_cannot_enter_or_squeeze_where_others_cannot() {
    for (thing, rule) in [
        ("m1>", "SH-MOVE-05"),
        ("g1>", "SH-MOVE-05"),
        ("b2", "SH-MOVE-05"),
        ("+", "SH-MOVE-05"),
        ("%", "SH-MOVE-05"),
        ("=", "SH-MOVE-05"),
        ("*", "SH-FLAME-07"),
        ("/", "legal"),
        ("-", "legal"),
    ] {
        let scene = scene(&format!("a:b1 a:{thing} a"), "phase alien_action");
        assert_eq!(scene.why_not("b1 move 1,0"), rule, "onto {thing}");
        assert_eq!(scene.find("b1 move 1,0").is_some(), rule == "legal", "onto {thing}");
    }
    for (map, rule) in [
        ("a:g1> a\na:b1 a:g2>", "SH-MOVE-06"),
        (".     a\na:b1 a:g2>", "SH-MOVE-06"),
        (".     a\na:b1 .", "SH-MOVE-06"),
        ("a:g1> a\na:b1 a", "legal"),
        ("a:*   a\na:b1 a:+", "SH-MOVE-06"),
    ] {
        let scene = scene(map, "phase alien_action");
        assert_eq!(scene.why_not("b1 move 1,1"), rule, "{map}");
        assert_eq!(scene.find("b1 move 1,1").is_some(), rule == "legal", "{map}");
    }
}

/// Proves SH-BLIP-03, SH-OPT-13.
#[test]
fn a_blip_may_not_step_into_sight() {
    let lines = "at 0,0 m1^\nat 2,5 b1\nphase alien_action";
    let mut reject = scene(M5, lines);
    reject.refuses("b1 move 0,5", "SH-MOVE-01");
    reject.play("b1 move 1,5", &[]).told(&["moved b1 2,5 1,5 N"]).asks("alien action");
    reject.refuses("b1 move 0,5", "SH-BLIP-03").refuses("b1 move 0,4", "SH-BLIP-03");
    assert_eq!(legal(&reject, "b1 move"), ["b1 move 2,5"]);
    let mut bounce = scene(M5, &format!("{lines}\noption blip_into_los bounce\nat 0,8 g1v"));
    bounce.play("b1 move 1,5", &[]).allows("b1 move 0,5", 1);
    bounce.play("b1 move 0,5", &[]).told(&["bounced b1"]);
    bounce.has("b1", "1,5 ap 4 activated").refuses("b1 move 2,5", "SH-ACT-03").asks("alien action");
}

/// Proves SH-BLIP-03.
#[test]
fn the_old_square_of_a_blip_counts_as_empty() {
    // The line from 0,0 to 2,2 passes between the wall at 1,2 and the blip's old square.
    let map = "a . a\na a a:b1\na:m1^ a a";
    let mut blip = scene(map, "phase alien_action");
    blip.refuses("b1 move 2,2", "SH-BLIP-03").refuses("b1 move 1,1", "SH-BLIP-04").allows("b1 move 2,0", 1);
    // In a fire the old square goes on to hide the new one.
    let burning = scene(&map.replace("a:b1", "a:b1,*"), "phase alien_action");
    burning.allows("b1 move 2,2", 1);
    blip = scene(map, "phase alien_action\noption blip_into_los bounce\nentry A 2,0 S\nlurk A g1");
    blip.play("b1 move 2,2", &[]).told(&["bounced b1"]);
}

/// Proves SH-BLIP-04.
#[test]
fn a_blip_may_not_step_next_to_a_marine() {
    for (dx, dy, facing) in [
        (0, 1, 'v'),
        (1, 1, 'v'),
        (1, 0, '<'),
        (1, -1, '^'),
        (0, -1, '^'),
        (-1, -1, '^'),
        (-1, 0, '>'),
        (-1, 1, 'v'),
    ] {
        let floor = format!("origin -3,-3\n{}", "a a a a a a a\n".repeat(7));
        let (near, far, out) = ((dx, dy), (2 * dx, 2 * dy), (3 * dx, 3 * dy));
        let lines = format!("at 0,0 m1{facing}\nat {},{} b1\nphase alien_action", far.0, far.1);
        let mut blip = scene(&floor, &lines);
        blip.refuses(&format!("b1 move {},{}", near.0, near.1), "SH-BLIP-04");
        blip.play(&format!("b1 move {},{}", out.0, out.1), &[]);
        blip.allows(&format!("b1 move {},{}", far.0, far.1), 1);
        // It may start next to him and move away.
        let lines = format!("at 0,0 m1{facing}\nat {},{} b1\nphase alien_action", near.0, near.1);
        let blip = scene(&floor, &lines);
        blip.asks("alien action").allows(&format!("b1 move {},{}", far.0, far.1), 1);
    }
}

/// Proves SH-BLIP-04, SH-AMB-32.
#[test]
fn walls_cut_what_is_next_and_doors_do_not() {
    for (map, lines, to, rule) in [
        ("a:m1< a a:b1", "", "1,0", "SH-BLIP-04"),
        ("a:m1< a a:b1", "wall 0,0/1,0", "1,0", "legal"),
        ("a:m1< a a:b1", "option door_placement edge\ndoor 0,0/1,0 closed", "1,0", "SH-BLIP-04"),
        (".     a a:b1\na:m1v .", "", "1,1", "legal"),
        ("a:+   a a:b1\na:m1v .", "", "1,1", "SH-BLIP-04"),
        ("a:g1v a a:b1\na:m1v a:g2v", "", "1,1", "SH-BLIP-04"),
        ("a     a a:b1\na:m1v a", "wall 0,1/1,1 1,0/1,1", "1,1", "legal"),
        ("a     a a:b1\na:m1v a", "wall 0,1/1,1 0,0/1,0", "1,1", "legal"),
        ("a     a a:b1\na:m1v a", "wall 0,1/1,1", "1,1", "SH-BLIP-04"),
    ] {
        let scene = scene(map, &format!("phase alien_action\n{lines}"));
        assert_eq!(scene.why_not(&format!("b1 move {to}")), rule, "{map}\n{lines}");
        assert_eq!(scene.find(&format!("b1 move {to}")).is_some(), rule == "legal", "{map}\n{lines}");
    }
}

/// Proves SH-BLIP-05, SH-OBJ-06.
#[test]
fn a_blip_may_not_step_onto_an_object() {
    let mut scene = scene("a:!cat a:b1 a", "phase alien_action");
    scene.refuses("b1 move 0,0", "SH-BLIP-05").allows("b1 move 2,0", 1);
    scene.play("b1 move 2,0", &[]).play("b1 move 1,0", &[]).refuses("b1 move 0,0", "SH-BLIP-05");
}

/// Proves SH-BLIP-06.
#[test]
fn blips_block_the_way_of_everybody_and_the_view() {
    let alien = scene("a:g1> a:b1 a:b2 a", "phase alien_action");
    alien.refuses("g1 move 1,0", "SH-MOVE-05").refuses("b1 move 2,0", "SH-MOVE-05");
    let marine = scene("a:b1 a:m1> a", "");
    marine.refuses("m1 move 0,0", "SH-MOVE-05").allows("m1 move 2,0", 1);
    // A Marine would see the first blip and nothing beyond it.
    let mut two = scene(M4, "at 0,0 m1>\nat 0,4 b1\nat 0,6 b2");
    assert_eq!(two.sees("0,0", "N"), ["0,1", "0,2", "0,3", "0,4"]);
    two.play("m1 turn N", &[]).told(&["turned m1 N", "revealed b1 1", "placed g1 0,4"]).has("b2", "0,6 ap 6");
}

/// Proves SH-BLIP-07, SH-CONV-05.
#[test]
fn the_alien_side_may_expose_its_own_blips() {
    // By opening a door.
    let mut door = scene("a:m1> a a:+ a:g1< a:b1 a", "phase alien_action\nb1 value 1");
    door.play("g1 open 2,0", &[]).told(&["door_opened 2,0 g1"]).has("b1", "4,0 ap 6");
    door.play("pass", &[]).asks("alien action");
    // By moving a model out of the line.
    let mut step = scene(M5, "at 0,0 m1^\nat 0,5 g1>\nat 0,6 b1\nphase alien_action");
    step.play("g1 move 1,5", &[]);
    step.told(&["moved g1 0,5 1,5 E", "revealed b1 1", "placed g2 0,6"]).asks("alien face");
    // By a door with nobody before the blip.
    let mut bare = scene("a:m1> a a:+ a:b1 a\n.     . a:g1^", "phase alien_action");
    bare.play("g1 open 2,1", &[]).told(&["door_opened 2,1 g1", "revealed b1 1", "placed g2 3,1"]);
}
