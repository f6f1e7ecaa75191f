//! Conversion of blips (SH-CONV).

use super::{M1, M4, M5, beside_crowd, count, line, scene};

/// Proves SH-CONV-01, SH-CONV-02.
#[test]
fn a_blip_becomes_as_many_genestealers_as_its_value() {
    for value in 1..=3 {
        let lines = format!("at 0,0 b1\nb1 value {value}\nphase alien_action\nused 2\nnext g 5");
        let mut scene = scene("a a a\na a a", &lines);
        scene.play("b1 convert", &[]);
        scene.told(&[&format!("revealed b1 {value} voluntary"), "placed g5 0,0"]).has("b1", "gone");
        for (i, at) in ["0,1", "1,1"].into_iter().enumerate().take(value - 1) {
            scene.play(&format!("g{} face S", 5 + i), &[]).asks("alien place");
            scene.play(&format!("place {at}"), &[]).told(&[&format!("placed g{} {at}", 6 + i)]);
        }
        scene.play(&format!("g{} face W", 4 + value), &[]).asks("alien action");
        let names: Vec<String> = scene.game.unit_ids().map(|(id, _)| scene.game.name_of(id)).collect();
        assert_eq!(names, ["g5", "g6", "g7"][..value]);
        assert_eq!(line(&scene, "used"), ["1 2", "2 2", "2 3"][value - 1]);
    }
}

/// Proves SH-CONV-02.
#[test]
fn a_voluntary_conversion_is_for_blips_in_the_alien_action_phase() {
    let lines = "entry A 4,0 E\nlurk A b2";
    let mut scene = scene("a:b1 a a:g1^ a a . m:m1^", lines);
    scene.refuses("b1 convert", "SH-CONV-02").refuses("b2 convert", "SH-CONV-02");
    scene.play("end_turn", &[]);
    scene.allows("b1 convert", 0).allows("b2 convert", 0).refuses("g1 convert", "SH-CONV-01");
    // Not in the middle of another unit's activation.
    scene.play("g1 turn E", &[]).refuses("b1 convert", "SH-ACT-02").refuses("b2 convert", "SH-ACT-02");
    scene.play("g1 end_activation", &[]);
    scene.play("b2 convert", &[]).told(&["revealed b2 1 voluntary", "lurks g2 A"]);
    scene.play("b1 convert", &[]).told(&["revealed b1 1 voluntary", "placed g3 0,0"]);
}

/// Proves SH-CONV-02, SH-PLACE-06.
#[test]
fn a_voluntary_conversion_opens_no_window() {
    let lines = "phase alien_action\nb1 value 1\ncommand 3";
    let mut scene = scene("a:m1> a:g9> a:b1 a", &format!("{lines}\nm1 overwatch"));
    scene.play("b1 convert", &[]).play("g10 face W", &[]).told(&["turned g10 W"]).asks("alien action");
}

/// Proves SH-CONV-03, SH-AMB-47.
#[test]
fn a_blip_that_has_acted_is_not_converted_by_choice() {
    let lines = "phase alien_action\nentry A 4,0 E\nlurk A b2";
    for (action, unit) in [("b1 move 1,0", "b1"), ("b1 open 1,1", "b1"), ("b2 enter", "b2")] {
        let mut scene = scene("a a:+ a a a\na:b1 a a a a", lines);
        scene.play(action, &[]).refuses(&format!("{unit} convert"), "SH-CONV-03");
        scene.play(&format!("{unit} end_activation"), &[]);
        scene.refuses(&format!("{unit} convert"), "SH-CONV-03").asks("alien action");
        // In the next alien turn it may be converted again.
        let mut next = scene.clone();
        next.play("end_turn", &[]).allows(&format!("{unit} convert"), 0);
    }
}

/// Proves SH-CONV-04.
#[test]
fn genestealers_of_a_fresh_blip_act_in_the_same_phase() {
    let lines = "phase alien_action\nb1 value 2\nentry A 0,0 W\nlurk A b2";
    let mut scene = scene("a a a:b1 a", lines);
    scene.play_all(&["b1 convert", "g1 face W", "place 3,0", "g2 face E"]);
    scene.has("g1", "2,0 W ap 6").has("g2", "3,0 E ap 6");
    scene.play("g1 move 1,0", &[]).has("g1", "1,0 W ap 5");
    scene.play("g1 end_activation", &[]).allows("g2 turn W", 1);
    scene.play("b2 convert", &[]).has("g3", "lurks A ap 6").allows("g3 enter E", 1);
}

/// Proves SH-CONV-05, SH-LOS-13.
#[test]
fn a_blip_is_converted_as_soon_as_a_marine_sees_it() {
    let table: [(&str, &str, &str, &[u8]); 7] = [
        ("a:m1> a a:+ a a:b1", "", "m1 fire door 2,0", &[6, 1]),
        ("a:m1> a a:g9< a a:b1", "", "m1 fire g9", &[1, 6]),
        ("a:m1> a:+ a a a:b1", "", "m1 open 1,0", &[]),
        ("a:m1> a:+ a a a:b1", "m1 chainfist", "m1 assault door 1,0", &[]),
        ("a:m1^ a a a a:b1", "", "m1 turn E", &[]),
        ("a:m2> a:m1v a a a:b1", "exit 1,0 S", "m1 exit S", &[]),
        ("a:m2> a:m1v a a a:b1\n. a", "", "m1 move 1,0", &[]),
    ];
    for (map, lines, action, dice) in table {
        let mut scene = scene(map, lines);
        scene.asks("marine action");
        scene.play(action, dice).told_of(&["revealed b1 1"]).asks("alien face").has("b1", "gone");
        assert_eq!(count(&scene, "placed"), 1, "{map}");
    }
}

/// Proves SH-CONV-05, SH-CONV-06, SH-AMB-06.
#[test]
fn a_blip_behind_a_killed_marine_is_converted_in_the_alien_turn() {
    // m2 hides the blip from m1 and looks the other way.
    let mut scene = scene("a:m1> a:m2< a:g1< a:b1 a:+", "phase alien_action");
    scene.play("g1 assault m2", &[6, 6, 6, 1]).told_of(&["killed m2 assault"]).has("b1", "3,0 ap 6");
    // Now only g1 hides it.
    scene.play("pass", &[]).play("g1 move 1,0", &[]).asks("marine reaction");
    scene.has("b1", "3,0 ap 6");
}

/// Proves SH-CONV-05, SH-AMB-30.
#[test]
fn blips_seen_at_once_are_all_converted() {
    let map = "a:b1 a:b2 a:b3\na    a    a\na    a:m1> a";
    let mut scene = scene(map, "b1 value 1\nb2 value 1\nb3 value 1");
    scene.play("m1 turn N", &[]).told(&["turned m1 N"]).asks("marine convert");
    assert_eq!(scene.legal(), ["b1 convert", "b2 convert", "b3 convert"]);
    scene.refuses("m1 fire b1", "SH-ACT-04").refuses("pass", "SH-ACT-04");
    scene.play("b2 convert", &[]).told(&["revealed b2 1", "placed g1 1,2"]).asks("alien face");
    scene.play("g1 face S", &[]).asks("marine convert").refuses("b2 convert", "nonsense");
    scene.play("b3 convert", &[]).play("g2 face S", &[]);
    // The last one is not asked for.
    scene.told(&["turned g2 S", "revealed b1 1", "placed g3 0,2"]);
    scene.play("g3 face S", &[]).asks("marine free_shot");
}

/// Proves SH-CONV-05, SH-AMB-30.
#[test]
fn a_blip_hidden_by_the_first_model_of_another_stays_a_blip() {
    let mut plain = scene(M4, "at 0,0 m1>\nat 0,4 b1\nat 0,6 b2\nb1 value 1");
    plain.play("m1 turn N", &[]).told(&["turned m1 N", "revealed b1 1", "placed g1 0,4"]);
    plain.play("g1 face S", &[]).has("b2", "0,6 ap 6");
    // Nor is it seen while the first may be the Broodlord.
    let lines = "at 0,0 m1>\nat 0,4 b1\nat 0,6 b2\nb1 value 3\nbroodlord waiting";
    let mut lord = scene(M4, lines);
    lord.play("m1 turn N", &[]).told(&["turned m1 N", "revealed b1 3"]).asks("alien broodlord");
    let mut comes = lord.clone();
    comes.play("broodlord", &[]).told(&["placed g1 0,4", "broodlord_appeared g1"]).has("b2", "0,6 ap 6");
    comes.play("g1 face S", &[]).told(&["turned g1 S"]).asks("marine free_shot");
    lord.play("pass", &[]).told(&["placed g1 0,4"]).has("b2", "0,6 ap 6");
    // With no model left the view is free, and the second blip is seen in its turn.
    let mut full = scene(&beside_crowd(M4, 22), lines);
    full.play("m1 turn N", &[]).play("pass", &[]);
    full.told(&["lost 3", "revealed b2 1", "lost 1"]).asks("marine action");
}

/// Proves SH-CONV-06, SH-ACT-03.
#[test]
fn after_an_involuntary_conversion_only_models_of_a_fresh_blip_act() {
    for (said, state) in
        [("", "0,6 S ap 6"), ("b1 acted", "0,6 S ap 6 activated"), ("b1 ap 3", "0,6 S ap 6 activated")]
    {
        let lines = format!("at 0,0 m1^\nat 0,5 g9>\nat 0,6 b1\nat 0,8 g8v\nphase alien_action\n{said}");
        let mut scene = scene(M5, &lines);
        scene.play_all(&["g9 move 1,5", "g10 face S", "pass"]).asks("alien action");
        scene.has("g10", state);
        scene.play("g9 end_activation", &[]);
        match said {
            "" => scene.allows("g10 turn N", 1),
            _ => scene.refuses("g10 turn N", "SH-ACT-03"),
        };
    }
}

/// Proves SH-CONV-06, SH-AMB-47.
#[test]
fn a_blip_converted_by_its_own_action_gives_models_that_wait() {
    let mut scene = scene("a:m1> a a:+ a:b1 a:g9>", "phase alien_action\nb1 value 2");
    scene.play("b1 open 2,0", &[]).told(&["door_opened 2,0 b1", "revealed b1 2", "placed g10 3,0"]);
    scene.play("g10 face W", &[]).asks("marine reaction");
    scene.play("pass", &[]).told(&["placed g11 2,0"]).asks("alien face");
    scene.play("g11 face W", &[]).play("pass", &[]);
    scene.has("g10", "3,0 W ap 6 activated").has("g11", "2,0 W ap 6 activated").asks("alien action");
    scene.refuses("g11 move 1,0", "SH-ACT-03").allows("g9 turn W", 1);
}

/// Proves SH-CONV-07, SH-AP-02.
#[test]
fn a_marine_may_fire_at_what_his_own_step_revealed() {
    let mut scene = scene(M1, "at 0,3 m1^\nat 1,5 b1\nb1 value 1");
    scene.play("m1 move 0,4", &[]).told(&["moved m1 0,3 0,4 N", "revealed b1 1", "placed g1 1,5"]);
    scene.play("g1 face W", &[]).asks("marine free_shot").allows("m1 fire g1", 0);
    scene.play("m1 fire g1", &[6, 2]).told_of(&["fired m1 storm_bolter g1", "killed g1 shot"]);
    scene.has("m1", "0,4 N ap 3").asks("marine action");
    assert_eq!(count(&scene, "revealed"), 0);
}

/// Proves SH-CONV-07.
#[test]
fn models_revealed_in_the_marine_turn_act_in_the_next_alien_turn() {
    let mut scene = scene(M1, "at 0,3 m1^\nat 1,5 b1\nb1 value 1 acted");
    scene.play_all(&["m1 move 0,4", "g1 face W", "pass", "m1 end_activation"]);
    scene.asks("alien action").has("g1", "1,5 W ap 6").allows("g1 move 0,5", 1);
}
