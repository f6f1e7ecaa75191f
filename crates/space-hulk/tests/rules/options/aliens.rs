//! Lurking, blips in sight, blips in the fire.

use super::scene;

/// Proves SH-OPT-04.
#[test]
fn the_limit_of_genestealers_at_an_entry_area() {
    // How many lurk there already; how many of a value-3 blip are then lost.
    for (lurking, lost) in [("", 0), ("g1", 1), ("g1 g2", 2), ("g1 g2 g3", 3)] {
        let board =
            format!("a:m1< a a\n\nphase alien_action\nentry A 2,0 E\nlurk A b1 {lurking}\nb1 value 3");
        let n_before = lurking.split_whitespace().count();
        let mut capped = scene(&board, "option lurk_genestealer_cap 3");
        capped.play("b1 convert", &[]);
        let count = |scene: &crate::support::Scene, word: &str| {
            scene.events().iter().filter(|event| event.starts_with(word)).count()
        };
        assert_eq!(count(&capped, "lurks"), 3 - lost, "{lurking}");
        match lost {
            0 => capped.told_nothing_of("lost"),
            _ => capped.told_of(&["revealed b1 3 voluntary", &format!("lost {lost}")]),
        };
        let mut free = scene(&board, "option lurk_genestealer_cap none");
        free.play("b1 convert", &[]).told_nothing_of("lost");
        assert_eq!(count(&free, "lurks"), 3);
        assert_eq!(free.game.units().len(), 1 + n_before + 3);
        assert_eq!(scene(&board, "").board(), scene(&board, "option lurk_genestealer_cap 3").board());
    }
}

/// Proves SH-OPT-04.
#[test]
fn the_limit_of_genestealers_is_3_or_none() {
    for value in ["2", "4", "all"] {
        let problems = crate::support::Scene::problems(&format!("a\n\noption lurk_genestealer_cap {value}"));
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert!(problems[0].contains("it takes: 3 none"), "{problems:?}");
    }
}

/// The entry areas A and B lie 6 and 7 squares from the Marine.
const CORRIDOR: &str = "a:m1< a a a a a a a

entry A 6,0 N
entry B 7,0 N
lurk A b1 g1
lurk B b2
reinforcements 2
pile 1 1";

/// Proves SH-OPT-05.
#[test]
fn forced_lurking_holds_new_blips_or_all() {
    for (scope, old) in [("new_blips", ""), ("all_blips", " held")] {
        let mut scene = scene(CORRIDOR, &format!("option forced_lurk_scope {scope}"));
        scene.play("end_turn", &[]).asks("alien reinforce");
        scene.play("b3 reinforce A", &[]).told(&["blip_placed b3 A held"]);
        scene.play("b4 reinforce B", &[]).told_of(&["blip_placed b4 B"]).asks("alien action");
        scene.has("b1", &format!("lurks A ap 6{old}")).has("b3", "lurks A ap 6 held");
        scene.has("b2", "lurks B ap 6").has("b4", "lurks B ap 6").has("g1", "lurks A ap 6");
        scene.refuses("b3 enter", "SH-LURK-04").allows("b2 enter", 1).allows("g1 enter S", 1);
        match scope {
            "new_blips" => scene.allows("b1 enter", 1),
            _ => scene.refuses("b1 enter", "SH-LURK-04"),
        };
        // In the next turn the new one enters; with all_blips it is held again.
        scene.play_with("end_turn", &[], &[0]).play("end_turn", &[]).asks("alien action");
        scene.has("b3", &format!("lurks A ap 6{old}"));
    }
}

/// Proves SH-OPT-05.
#[test]
fn forced_lurking_holds_new_blips_by_default() {
    let default = scene(CORRIDOR, "").board();
    assert_eq!(default, scene(CORRIDOR, "option forced_lurk_scope new_blips").board());
    assert_ne!(default, scene(CORRIDOR, "option forced_lurk_scope all_blips").board());
}

/// Proves SH-OPT-17.
#[test]
fn the_distance_to_an_entry_area_is_the_way_or_the_range() {
    // A wall lies between the rows; the way round has 1 + x + 1 + x steps, less two
    // diagonal ones.
    let board = |x: i32| {
        let upper = "a ".repeat(8);
        format!(
            "a:m1< {upper}\n{}a\na a a a a a a a a\n\nentry A {x},0 S\nreinforcements 1\npile 1",
            ". ".repeat(8)
        )
    };
    let held = |x: i32, option: &str| {
        let mut scene = scene(&board(x), option);
        scene.play("end_turn", &[]).play("b1 reinforce A", &[]);
        scene.unit("b1").ends_with("held")
    };
    for x in 0..=8 {
        assert!(!held(x, "option lurk_distance path"), "{x}");
        assert!(!held(x, ""), "{x}");
        assert_eq!(held(x, "option lurk_distance straight"), x <= 6, "{x}");
    }
}

/// Proves SH-OPT-17.
#[test]
fn both_distances_agree_on_open_floor() {
    for option in ["path", "straight"] {
        let mut scene = scene(CORRIDOR, &format!("option lurk_distance {option}"));
        scene.play("end_turn", &[]).play("b3 reinforce A", &[]).told(&["blip_placed b3 A held"]);
        scene.play("b4 reinforce B", &[]).told_of(&["blip_placed b4 B"]);
    }
}

const BLIP_BEFORE_SIGHT: &str = ". . . a
. . . a:b1
a:m1> a a a

phase alien_action";

/// Proves SH-OPT-13.
#[test]
fn a_blip_that_steps_into_sight_is_refused_or_bounces() {
    let reject = scene(BLIP_BEFORE_SIGHT, "option blip_into_los reject");
    reject.refuses("b1 move 3,0", "SH-BLIP-03").allows("b1 move 3,2", 1);
    assert_eq!(reject.board(), scene(BLIP_BEFORE_SIGHT, "").board());

    let mut bounce = scene(BLIP_BEFORE_SIGHT, "option blip_into_los bounce\nentry A 3,2 N\nlurk A g1");
    bounce.allows("b1 move 3,0", 1);
    bounce.play("b1 move 3,0", &[]).told(&["bounced b1"]);
    bounce.has("b1", "3,1 ap 5 activated").asks("alien action");
    bounce.refuses("b1 move 3,2", "SH-ACT-03").refuses("b1 convert", "SH-CONV-03");
    assert_eq!(bounce.legal(), ["g1 enter E", "g1 enter S", "g1 enter W", "end_turn"]);
}

/// Proves SH-OPT-13.
#[test]
fn a_blip_out_of_sight_moves_on_with_bounce_too() {
    let mut scene = scene(BLIP_BEFORE_SIGHT, "option blip_into_los bounce");
    scene.play("b1 move 3,2", &[]).told(&["moved b1 3,1 3,2 N"]).has("b1", "3,2 ap 5");
}

/// Proves SH-OPT-13.
#[test]
fn a_blip_that_enters_into_sight_bounces_into_its_entry_area() {
    let board = "a:m1> a a a\n\nphase alien_action\nentry A 3,0 E\nlurk A b1 g1";
    scene(board, "").refuses("b1 enter", "SH-BLIP-03");
    let mut scene = scene(board, "option blip_into_los bounce");
    scene.play("b1 enter", &[]).told(&["bounced b1"]).has("b1", "lurks A ap 5 activated");
    scene.asks("alien action").refuses("b1 enter", "SH-ACT-03");
}

/// Proves SH-OPT-13.
#[test]
fn bounce_does_not_let_a_blip_next_to_a_marine() {
    let board = ". a:b1 a\na:m1< a a\n\nphase alien_action\noption blip_into_los bounce";
    scene(board, "").refuses("b1 move 1,0", "SH-BLIP-04").allows("b1 move 2,0", 1);
}

/// A blip burns out of sight; the Marine has only to turn to see it.
const BURNING: &str = "a:m1^ b b:b1,* b:* c

b1 value 2";

/// Proves SH-OPT-19.
#[test]
fn a_blip_converted_in_the_fire_is_destroyed_or_converted_as_usual() {
    for lines in ["", "option burning_conversion destroyed"] {
        let mut scene = scene(BURNING, lines);
        scene.play("m1 turn E", &[]);
        scene.told(&["turned m1 E", "revealed b1 2", "killed b1 flame"]).asks("marine action");
    }
    let mut scene = scene(BURNING, "option burning_conversion normal");
    scene.play("m1 turn E", &[]).asks("alien face");
    scene.told(&["turned m1 E", "revealed b1 2", "placed g1 2,0"]);
    scene.play("g1 face W", &[]);
    // Its own square burns and takes it; burning neighbours still take nobody.
    scene.told(&["turned g1 W", "placed g2 1,0"]).has("g1", "2,0 W ap 6").has("g2", "1,0 N ap 6");
}

/// Proves SH-OPT-19.
#[test]
fn a_blip_converted_by_choice_in_the_fire_fares_alike() {
    let board = BURNING.replace("m1^", "m1<") + "\nphase alien_action";
    let mut destroyed = scene(&board, "");
    destroyed.allows("b1 convert", 0);
    destroyed.play_with("b1 convert", &[], &[0]).told_of(&["revealed b1 2", "killed b1 flame"]);
    let mut normal = scene(&board, "option burning_conversion normal");
    normal.play("b1 convert", &[]).told(&["revealed b1 2 voluntary", "placed g1 2,0"]);
}
