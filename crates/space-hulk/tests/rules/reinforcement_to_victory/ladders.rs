//! Ladders (SH-LAD).

use super::{legal, line, scene};

/// Two corridors one above the other, joined in the middle.
const SHAFT: &str = "a a a

                     origin 0,0,1
                     b b b

                     ladder 1,0,1 1,0";

/// Proves SH-LAD-01.
#[test]
fn a_ladder_joins_one_square_above_with_one_below() {
    let scene = scene(SHAFT, "at 1,0 m1^\nat 0,0,1 m2>");
    assert_eq!(legal(&scene, "m1 climb"), ["m1 climb 1,0,1 N"]);
    scene.refuses("m1 climb 0,0", "SH-LAD-01").refuses("m1 move 1,0,1", "SH-MOVE-01");
    scene.refuses("m2 climb 1,0", "SH-LAD-01").refuses("m2 climb 0,0", "SH-LAD-01");
    assert_eq!(legal(&scene, "m2 climb"), Vec::<String>::new());
}

/// Proves SH-LAD-01.
#[test]
fn a_square_may_end_two_ladders() {
    let map = "a a\n\norigin 0,0,1\nb b\n\norigin 0,0,2\nc c";
    let lines = "ladder 1,0,1 1,0\nladder 1,0,2 1,0,1";
    let mut scene = scene(map, &format!("{lines}\nat 1,0,1 m1^\nat 0,0 m2^"));
    assert_eq!(legal(&scene, "m1 climb"), ["m1 climb 1,0 N", "m1 climb 1,0,2 N"]);
    scene.play("m1 climb 1,0,2", &[1]).told_of(&["fell m1 1,0,1"]);
}

/// Proves SH-LAD-02, SH-AMB-27.
#[test]
fn the_other_end_lies_in_front_whatever_the_facing() {
    for arrow in ['^', '>', 'v', '<'] {
        for (marine, stealer) in [("1,0", "1,0,1"), ("1,0,1", "1,0")] {
            let lines =
                format!("at {marine} m1{arrow}\nat {stealer} g1>\nat 0,0 g2>\nat 2,0,1 g3>\nat 0,0,1 m2>");
            let scene = scene(SHAFT, &lines);
            scene.allows("m1 fire g1", 1).allows("m1 assault g1", 1);
            // Nothing beyond it, and nobody else looks through.
            let beyond = if marine == "1,0" { "g3" } else { "g2" };
            scene.refuses(&format!("m1 fire {beyond}"), "SH-SHOOT-01");
            let m2_sees_up = stealer == "1,0,1";
            assert_eq!(scene.why_not("m2 fire g1") == "legal", m2_sees_up);
        }
    }
}

/// Proves SH-LAD-02, SH-AMB-27, SH-CA-07.
#[test]
fn models_on_a_ladder_face_each_other_in_an_assault() {
    let lines = "at 1,0 m1v\nat 1,0,1 g1^\nm1 sergeant power_sword";
    let mut marine = scene(SHAFT, &format!("{lines}\nat 2,0 m2^"));
    // The parry and the bonus need an enemy in front.
    marine.play("m1 assault g1", &[3, 3, 2, 1]).asks("marine parry");
    marine.play("pass", &[]).told_of(&["assault_scored 4-3 attacker", "killed g1 assault"]);
    let mut alien = scene(SHAFT, &format!("{lines}\nat 2,0,1 g2^\nphase alien_action"));
    alien.play("g1 assault m1", &[1, 1, 2, 6]).play("pass", &[]);
    alien.told_of(&["assault_scored 2-7 defender", "killed g1 assault"]);
}

/// Proves SH-LAD-03, SH-AMB-27, SH-AP-04.
#[test]
fn climbing_costs_a_marine_2_and_the_aliens_1() {
    let mut marine = scene(SHAFT, "at 1,0,1 m1>");
    marine.allows("m1 climb 1,0", 2).refuses("m1 climb 1,0 N", "SH-FACE-05");
    marine.play("m1 climb 1,0", &[]).told(&["moved m1 1,0,1 1,0 E"]).has("m1", "1,0 E ap 2");
    let mut alien = scene(SHAFT, "at 1,0 g1>\nat 2,0 b1\nphase alien_action");
    for facing in ["N", "E", "S"] {
        alien.allows(&format!("g1 climb 1,0,1 {facing}"), 1);
    }
    alien.refuses("g1 climb 1,0,1 W", "SH-MOVE-09");
    alien.play("g1 climb 1,0,1 S", &[]).told(&["moved g1 1,0 1,0,1 S"]).has("g1", "1,0,1 S ap 5");
    alien.play("g1 climb 1,0 S", &[]).has("g1", "1,0 S ap 4");
    alien.play_all(&["g1 move 0,0", "g1 end_activation", "b1 move 1,0"]).allows("b1 climb 1,0,1", 1);
    alien.play("b1 climb 1,0,1", &[]).has("b1", "1,0,1 ap 4");
}

/// Proves SH-LAD-03, SH-OPT-21.
#[test]
fn with_as_move_a_marine_climbs_for_1() {
    scene(SHAFT, "at 1,0,1 m1>\noption ladder_cost as_move").allows("m1 climb 1,0", 1);
    scene(SHAFT, "at 1,0,1 m1>\nm1 ap 1").refuses("m1 climb 1,0", "SH-AP-05");
}

/// Proves SH-LAD-03, SH-MOVE-05, SH-FLAME-07.
#[test]
fn the_other_end_must_be_free_to_enter() {
    for (thing, rule) in [
        ("m9^", "SH-MOVE-05"),
        ("g9^", "SH-MOVE-05"),
        ("b9", "SH-MOVE-05"),
        ("+", "SH-MOVE-05"),
        ("%", "SH-MOVE-05"),
        ("=", "SH-MOVE-05"),
        ("*", "SH-FLAME-07"),
        ("/", "legal"),
    ] {
        let scene = scene(SHAFT, &format!("at 1,0 g1>\nat 1,0,1 {thing}\nphase alien_action"));
        assert_eq!(scene.why_not("g1 climb 1,0,1 E"), rule, "{thing}");
        assert_eq!(scene.find("g1 climb 1,0,1 E").is_some(), rule == "legal", "{thing}");
    }
}

/// Proves SH-LAD-03, SH-AMB-27, SH-BLIP-03, SH-BLIP-04.
#[test]
fn a_blip_does_not_climb_into_sight_or_next_to_a_marine() {
    for (marine, rule) in [
        ("0,0,1 m1<", "SH-BLIP-04"),
        ("0,0,1 m1>", "SH-BLIP-04"),
        ("3,0,1 m1<", "SH-BLIP-03"),
        ("3,0,1 m1>", "legal"),
    ] {
        let map = SHAFT.replace("b b b", "b b b b");
        let scene = scene(&map, &format!("at 1,0 b1\nat {marine}\nphase alien_action"));
        assert_eq!(scene.why_not("b1 climb 1,0,1"), rule, "Marine at {marine}");
        assert_eq!(scene.find("b1 climb 1,0,1").is_some(), rule == "legal", "Marine at {marine}");
    }
}

/// Proves SH-LAD-03, SH-AMB-27, SH-AP-02.
#[test]
fn a_marine_may_fire_after_climbing() {
    let mut scene = scene(SHAFT, "at 1,0,1 m1>\nat 2,0 g1<");
    scene.play("m1 climb 1,0", &[]).asks("marine free_shot").allows("m1 fire g1", 0);
}

/// Proves SH-LAD-04, SH-LAD-05, SH-AMB-28.
#[test]
fn on_a_1_a_marine_falls_who_enters_a_down_square() {
    for (start, action, left) in [("0,0,1 m1>", "m1 move 1,0,1", 3), ("1,0 m1>", "m1 climb 1,0,1", 2)] {
        // The Genestealer above is a target for those who stay up.
        let above = scene(SHAFT, &format!("at {start}\nat 2,0,1 g1<\nat 0,0 m2>"));
        assert_eq!(above.chance(action, |after| after.unit("m1").starts_with("1,0 E ap 0")), "1/6");
        for die in 2..=6 {
            let mut scene = above.clone();
            scene.play(action, &[die]).has("m1", &format!("1,0,1 E ap {left}")).asks("marine free_shot");
        }
        let mut fallen = above.clone();
        fallen.play(action, &[1]).told_of(&["rolled m1 ladder 1", "fell m1 1,0"]).asks("marine action");
        fallen.has("m1", "1,0 E ap 0 activated").refuses("m1 turn N", "SH-ACT-03");
    }
}

/// Proves SH-LAD-04.
#[test]
fn there_is_no_die_on_the_way_down_or_beside() {
    let mut scene = scene(SHAFT, "at 1,0,1 m1>\nat 0,0 m2>");
    scene.play("m1 climb 1,0", &[]).play("m1 move 2,0", &[]);
    scene.play_all(&["m1 end_activation", "m2 move 1,0"]).told(&["moved m2 0,0 1,0 E"]);
}

/// Proves SH-LAD-05, SH-CP-02.
#[test]
fn a_fallen_marine_keeps_his_facing_and_may_use_command_points() {
    let mut scene = scene(SHAFT, "at 2,0,1 m1<\nat 0,0 g9>\ncommand 3");
    scene.play("m1 move 1,0,1", &[1]).told(&["moved m1 2,0,1 1,0,1 W", "rolled m1 ladder 1", "fell m1 1,0"]);
    scene.has("m1", "1,0 W ap 0 activated");
    scene.play("m1 turn N cp 1", &[]).has("m1", "1,0 N ap 0 activated");
    scene.play("m1 climb 1,0,1 cp 2", &[4]).has("m1", "1,0,1 N ap 0 activated").asks("marine action");
}

/// Proves SH-LAD-06, SH-AMB-28, SH-VIC-04.
#[test]
fn whatever_stands_below_is_crushed() {
    for (thing, told, killed) in [
        ("g1^", vec!["killed g1 fall"], "1"),
        ("m9<", vec!["killed m9 fall"], ""),
        ("B^", vec!["killed B fall"], "1"),
        ("b1", vec!["revealed b1 3", "killed b1 fall"], "3"),
    ] {
        let lines = format!("at 0,0,1 m1>\nat 1,0 {thing}\nat 2,0 g9^");
        let lines = if thing == "b1" { format!("{lines}\nb1 value 3") } else { lines };
        let lines = if thing == "B^" { format!("{lines}\nbroodlord come") } else { lines };
        let mut scene = scene(SHAFT, &lines);
        scene.play("m1 move 1,0,1", &[1]);
        let mut expected = vec!["moved m1 0,0,1 1,0,1 E", "rolled m1 ladder 1"];
        expected.extend(told);
        expected.push("fell m1 1,0");
        assert_eq!(scene.events()[..expected.len()], expected, "{thing}");
        assert_eq!(line(&scene, "aliens_killed"), killed, "{thing}");
        assert_eq!(scene.unit(thing.trim_end_matches(['^', '<'])), "gone");
        assert_eq!(line(&scene, "marines_killed"), if thing == "m9<" { "m9" } else { "" });
    }
}

/// A door, a generator or a barrier does not give way.
#[test]
fn nobody_falls_into_something_solid() {
    for thing in ["+", "%", "="] {
        let mut scene = scene(SHAFT, &format!("at 0,0,1 m1>\nat 1,0 {thing}"));
        scene.play("m1 move 1,0,1", &[1]).has("m1", "1,0,1 E ap 3");
    }
}

/// Proves SH-LAD-06, SH-OBJ-03, SH-OBJ-04, SH-AMB-28.
#[test]
fn a_fallen_marine_finds_what_lies_below_and_not_what_lies_above() {
    let lines = "at 0,0,1 m1>\nat 1,0,1 !cat\nat 1,0 g1^\ng1 carries key";
    let mut scene = scene(SHAFT, lines);
    scene.play("m1 move 1,0,1", &[1]);
    scene.told_of(&["killed g1 fall", "dropped key 1,0", "fell m1 1,0", "picked_up m1 key"]);
    assert_eq!(line(&scene, "m1"), "ap 0 carries key");
    assert!(scene.board().contains("!cat"));
}

/// Proves SH-LAD-07.
#[test]
fn genestealers_and_blips_never_roll() {
    let mut scene = scene(SHAFT, "at 0,0,1 g1>\nat 2,0,1 b1\nat 1,0 B^\nbroodlord come\nphase alien_action");
    scene.play("g1 move 1,0,1", &[]).told(&["moved g1 0,0,1 1,0,1 E"]);
    scene
        .play_all(&["g1 move 0,0,1", "g1 end_activation", "b1 move 1,0,1"])
        .told(&["moved b1 2,0,1 1,0,1 N"]);
    scene.play_all(&["b1 move 2,0,1", "b1 end_activation", "B climb 1,0,1 N"]);
    scene.told(&["moved B 1,0 1,0,1 N"]);
}
