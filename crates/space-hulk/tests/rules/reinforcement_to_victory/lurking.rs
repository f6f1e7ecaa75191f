//! Lurking (SH-LURK).

use super::{count, scene};

/// Proves SH-LURK-01.
#[test]
fn units_may_lurk_as_long_as_their_player_wishes() {
    let mut scene = scene("a a a a . m:m1^", "entry A 0,0 W\nlurk A b1 g1");
    for round in 1..=3 {
        scene.play("end_turn", &[]).asks("alien action");
        scene.allows("b1 enter", 1).allows("g1 enter E", 1);
        scene.play_with("end_turn", &[], &[0]).asks("marine action");
        assert_eq!(scene.game.turn(), round + 1);
    }
    scene.has("b1", "lurks A ap 6").has("g1", "lurks A ap 6");
}

/// Proves SH-LURK-02.
#[test]
fn at_most_3_blips_lurk_at_one_area() {
    for (lurking, rule) in [
        ("lurk A b1", "legal"),
        ("lurk A b1 b2", "legal"),
        ("lurk A b1 b2 b3", "SH-LURK-02"),
        ("lurk A b1 b2 g1 g2 g3", "legal"),
        ("lurk B b1 b2 b3", "legal"),
    ] {
        let lines = format!(
            "entry A 0,0 W\nentry B 2,0 E\n{lurking}\nhand b9\nphase alien_reinforcement\nb9 value 1"
        );
        let scene = scene("a a a . m:m1^", &lines);
        scene.asks("alien reinforce");
        assert_eq!(scene.why_not("b9 reinforce A"), rule, "{lurking}");
        assert_eq!(scene.find("b9 reinforce A").is_some(), rule == "legal", "{lurking}");
    }
}

/// Proves SH-LURK-03, SH-OPT-04, SH-PLACE-10, SH-AMB-18.
#[test]
fn at_most_3_genestealers_lurk_besides_the_blips() {
    for (others, placed, lost) in [
        ("", 3, None),
        ("b7 b8", 3, None),
        ("g1", 2, Some("lost 1")),
        ("g1 g2", 1, Some("lost 2")),
        ("g1 g2 g3", 0, Some("lost 3")),
        ("g1 B", 1, Some("lost 2")),
    ] {
        let lines = format!("entry A 0,0 W\nlurk A b1 {others}\nb1 value 3\nphase alien_action");
        let mut capped = scene("a a", &lines);
        capped.play("b1 convert", &[]);
        assert_eq!(count(&capped, "lurks"), placed, "with {others}");
        assert_eq!(count(&capped, "lost"), usize::from(lost.is_some()), "with {others}");
        capped.told_of(&lost.into_iter().collect::<Vec<_>>());
        let mut free = scene("a a", &format!("{lines}\noption lurk_genestealer_cap none"));
        free.play("b1 convert", &[]);
        assert_eq!((count(&free, "lurks"), count(&free, "lost")), (3, 0), "with {others}");
    }
}

/// Proves SH-LURK-03, SH-AMB-18, SH-PLACE-09.
#[test]
fn the_broodlord_counts_among_the_3() {
    let lines = "entry A 0,0 W\nb1 value 3\nphase alien_action\nbroodlord waiting";
    let mut room = scene("a a", &format!("{lines}\nlurk A b1 g1 g2"));
    room.play("b1 convert", &[]).asks("alien broodlord");
    room.play("broodlord", &[]).told(&["lurks g3 A", "broodlord_appeared g3"]);
    let mut full = scene("a a", &format!("{lines}\nlurk A b1 g1 g2 g3"));
    full.play("b1 convert", &[]).play("broodlord", &[]).told(&["lost 1"]);
    assert_eq!(super::line(&full, "broodlord"), "come");
    let mut free = scene("a a", &format!("{lines}\nlurk A b1 g1 g2 g3\noption lurk_genestealer_cap none"));
    free.play("b1 convert", &[]).play("broodlord", &[]).told(&["lurks g4 A", "broodlord_appeared g4"]);
}

/// Puts a blip at area A and tells whether it has to lurk.
#[track_caller]
fn is_held(map: &str, lines: &str) -> bool {
    let mut scene = scene(map, &format!("entry A 0,0 W\nreinforcements 1\npile 1\n{lines}"));
    scene.play("end_turn", &[]).play("b1 reinforce A", &[]);
    let held = scene.events()[0] == "blip_placed b1 A held";
    assert!(held || scene.events()[0] == "blip_placed b1 A");
    assert_eq!(scene.unit("b1"), if held { "lurks A ap 6 held" } else { "lurks A ap 6" });
    assert_eq!(scene.why_not("b1 enter") == "SH-LURK-04", held);
    held
}

/// Proves SH-LURK-04, SH-AMB-16.
#[test]
fn new_blips_are_held_by_a_marine_within_6_squares() {
    for x in 1..=9 {
        let lines = format!("at {x},0 m1>");
        assert_eq!(is_held("a a a a a a a a a a", &lines), x <= 6, "Marine {x} squares away");
    }
    assert!(is_held("a:m1> a", ""), "on the entry square itself");
    // Doors, units and fire do not make the way longer.
    assert!(is_held("a a:+ a:g1> a:* a:% a a:m1>", "m1 guard"));
    assert!(!is_held("a a:+ a:g1> a:* a:% a a a:m1>", ""));
    // One near Marine is enough.
    assert!(is_held("a a a a a a a:m1> a:m2> a", ""));
    assert!(!is_held("a a a a a a a a:m1> a:m2>", ""));
}

/// Proves SH-LURK-04, SH-AMB-16, SH-OPT-17.
#[test]
fn the_distance_is_the_way_and_not_the_straight_line() {
    // Range 2, but 8 steps.
    let round = "a:m1> a a a a\n.     . . . a\na     a a a a";
    assert!(!is_held(round, ""));
    assert!(is_held(round, "option lurk_distance straight"));
    assert!(!is_held("a a . a:m1>", ""));
    assert!(is_held("a a . a:m1>", "option lurk_distance straight"));
    // A wall edge is an obstacle, a ladder one step.
    assert!(!is_held("a a a:m1>", "wall 1,0/2,0"));
    let above = "a a a a a\n\norigin 0,0,1\na a a a:m1> a";
    assert!(is_held(above, "ladder 2,0,1 2,0"));
    assert!(!is_held(above, ""));
    assert!(!is_held(above, "ladder 2,0,1 2,0\noption lurk_distance straight"));
    let far = "a a a a\n\norigin 0,0,1\na a a a a a a:m1>";
    assert!(!is_held(far, "ladder 3,0,1 3,0"), "3 + 1 + 3 steps");
    assert!(is_held(far, "ladder 3,0,1 2,0"), "2 + 1 + 3 steps");
}

/// Proves SH-LURK-04, SH-AMB-17, SH-OPT-05.
#[test]
fn blips_that_were_there_before_are_not_held() {
    let lines = "entry A 0,0 W\nentry B 9,0 E\nlurk A b1 g1\nlurk B b2\nreinforcements 1\npile 1";
    let hall = "a a a a:+ a:m1> a:+ a a a a";
    let mut new = scene(hall, lines);
    new.play("end_turn", &[]).play("b3 reinforce A", &[]);
    new.allows("b1 enter", 1).allows("g1 enter E", 1).refuses("b3 enter", "SH-LURK-04");
    let all = format!("{lines}\noption forced_lurk_scope all_blips");
    let mut all = scene(&hall.replace("a:+ a a a a", "a:+ a a a a a a"), &all.replace("9,0", "11,0"));
    all.play("end_turn", &[]).play("b3 reinforce A", &[]);
    all.refuses("b1 enter", "SH-LURK-04").refuses("b3 enter", "SH-LURK-04");
    // The Marine is 7 squares from area B, and Genestealers are never held from outside.
    all.allows("b2 enter", 1).allows("g1 enter E", 1);
}

/// Proves SH-LURK-04.
#[test]
fn held_blips_are_free_in_the_next_turn() {
    let lines = "entry A 0,0 W\nreinforcements 1 0\npile 1";
    let mut scene = scene("a a a:m1>", lines);
    scene.play("end_turn", &[]).play("b1 reinforce A", &[]);
    scene.has("b1", "lurks A ap 6 held").refuses("b1 enter", "SH-LURK-04");
    scene.play_with("end_turn", &[], &[0]).has("b1", "lurks A ap 6");
    scene.play("end_turn", &[]);
    scene.allows("b1 enter", 1);
}

/// Proves SH-LURK-05, SH-AMB-17, SH-CONV-02.
#[test]
fn genestealers_of_a_held_blip_are_held_for_that_turn() {
    let lines = "entry A 0,0 W\nlurk A g1\nreinforcements 1 0\npile 2";
    let mut scene = scene("a a a:m1>", lines);
    scene.play("end_turn", &[]).play("b1 reinforce A", &[]);
    scene.play("b1 convert", &[]).told(&["revealed b1 2 voluntary", "lurks g2 A", "lurks g3 A"]);
    scene.has("g2", "lurks A ap 6 held").has("g3", "lurks A ap 6 held");
    scene.refuses("g2 enter E", "SH-LURK-04").refuses("g3 enter E", "SH-LURK-04").allows("g1 enter E", 1);
    scene.play_with("end_turn", &[], &[0]).play("end_turn", &[]);
    scene.allows("g2 enter E", 1).allows("g3 enter E", 1);
}
