//! Distances, forced lurking, entry areas.

use super::scene;

/// Whether a blip placed at entry area A has to lurk.
#[track_caller]
fn is_held(board: &str, lines: &str) -> bool {
    let mut scene = scene(board, &format!("reinforcements 1\npile 1\n{lines}"));
    scene.play("end_turn", &[]).asks("alien reinforce");
    scene.play("b1 reinforce A", &[]);
    scene.unit("b1").ends_with("held")
}

/// Proves SH-AMB-16.
#[test]
fn forced_lurking_counts_steps_on_the_board() {
    for (x, held) in [(0, true), (5, true), (6, true), (7, false)] {
        let board = format!("a:m1< {}", "a ".repeat(8));
        assert_eq!(is_held(&board, &format!("entry A {x},0 N")), held, "{x}");
    }
    // Diagonal steps count as one.
    let room = format!("{}\n", "a ".repeat(8)).repeat(7) + &format!("a:m1< {}", "a ".repeat(7));
    assert!(is_held(&room, "entry A 6,0 S"));
    assert!(!is_held(&room, "entry A 7,0 S"));
    assert!(!is_held(&room, "entry A 0,7 N"));
}

/// Proves SH-AMB-16.
#[test]
fn walls_lengthen_the_way_and_nothing_else_does() {
    let around = |middle: &str| format!("a:m1< {middle} a a a a a");
    assert!(is_held(&around("a"), "entry A 6,0 N"));
    for obstacle in ["a:+", "a:m2<", "a:g1<", "a:%", "a:=", "a:*"] {
        assert!(is_held(&around(obstacle), "entry A 6,0 N"), "{obstacle}");
    }
    // The wall makes the seventh step.
    assert!(!is_held(&around("a"), "entry A 6,0 N\nwall 0,0/1,0"));
    let two_rows = "a a a a a a a\na:m1< a a a a a a";
    assert!(is_held(two_rows, "entry A 6,0 S\nwall 0,0/1,0"));
    let long = "a a a a a a a\na:m1< a a a a a a\n\nwall 0,0/1,0 0,1/1,1";
    assert!(!is_held(long, "entry A 1,0 S"));
}

/// Proves SH-AMB-16.
#[test]
fn a_corner_of_walls_is_no_way() {
    let squeeze = ". a a a a a a\na:m1< . . . . . .";
    assert!(!is_held(squeeze, "entry A 1,1 N"));
    let gap = "a a a a a a a\na:m1< . . . . . .";
    assert!(is_held(gap, "entry A 6,1 N"));
    // A unit or a door in the corner is no wall.
    assert!(is_held(&gap.replacen('a', "a:g1^", 1), "entry A 6,1 N"));
    assert!(is_held(&gap.replacen('a', "a:+", 1), "entry A 6,1 N"));
}

/// Proves SH-AMB-16.
#[test]
fn a_ladder_is_one_step() {
    let ladder =
        |x: i32| format!("a:m1< a a\n\norigin 0,0,1\nb b b b b b\n\nladder 2,0,1 2,0\nentry A {x},0,1 N");
    // Two steps, the ladder, then along the upper floor.
    assert!(is_held(&ladder(5), ""));
    let longer = ladder(5).replace("a:m1< a a", "a:m1< a a a a a").replace("2,0,1 2,0", "2,0,1 4,0");
    assert!(!is_held(&longer, ""));
}

/// Proves SH-AMB-17.
#[test]
fn the_distance_is_measured_when_the_alien_turn_begins() {
    let board = "a:m1< a a a a a a a

entry A 6,0 N
reinforcements 2 0
pile 1 1
lurk A b1 g1";
    let mut scene = scene(board, "");
    scene.play("end_turn", &[]).play("b2 reinforce A", &[]).play("b3 reinforce A", &[]);
    // Only what is placed now is held.
    scene.has("b1", "lurks A ap 6").has("g1", "lurks A ap 6").has("b2", "lurks A ap 6 held");
    scene.allows("b1 enter", 1).allows("g1 enter S", 1).refuses("b2 enter", "SH-LURK-04");
    // A held blip may be converted, and its models are held with it.
    scene.play("b2 convert", &[]).told(&["revealed b2 1 voluntary", "lurks g2 A"]);
    scene.has("g2", "lurks A ap 6 held").refuses("g2 enter S", "SH-LURK-04");
    // In the next turn all of them may enter.
    scene.play_with("end_turn", &[], &[0]).play("end_turn", &[]).asks("alien action");
    scene.has("b3", "lurks A ap 6").allows("b3 enter", 1).allows("g2 enter S", 1);
}

/// Proves SH-AMB-17.
#[test]
fn starting_blips_are_not_held() {
    let board = "a:m1< a a a\n\nphase setup\nentry A 3,0 N\nstarting_blips 1\npile 1";
    let mut scene = scene(board, "");
    scene.asks("alien reinforce");
    scene.play_with("b1 reinforce A", &[], &[0]).told_of(&["blip_placed b1 A"]);
    scene.has("b1", "lurks A ap 6");
}

/// 21 Genestealers in play, the last of them lurking.
fn full_house(lurking: &str, lines: &str) -> String {
    let rows: Vec<String> = (0..20).map(|i| format!("a:g{}^", i + 1)).collect();
    format!("{}\na:m1v\n\nphase alien_action\nentry A 0,0 W\nlurk A b1 {lurking}\n{lines}", rows.join(" "))
}

/// Proves SH-AMB-18.
#[test]
fn lurking_genestealers_count_against_the_22() {
    // 20 on the board, and as many lurk: how many of a value-3 blip come.
    for (lurking, come) in [("", 2), ("g21", 1), ("g21 g22", 0)] {
        let mut scene = scene(&full_house(lurking, "b1 value 3"), "");
        scene.play("b1 convert", &[]);
        let lurks = scene.events().iter().filter(|event| event.starts_with("lurks")).count();
        assert_eq!(lurks, come, "{lurking}");
        scene.told_of(&[&format!("lost {}", 3 - come)]);
        assert_eq!(scene.game.position().tally.aliens_killed, 0);
    }
}

/// Proves SH-AMB-18, SH-AMB-41.
#[test]
fn the_broodlord_counts_against_the_3_but_not_against_the_22() {
    let mut among_22 = scene(&full_house("g21 B1", "b1 value 3"), "");
    among_22.play("b1 convert", &[]).told(&["revealed b1 3 voluntary", "lurks g22 A", "lost 2"]);

    let board = "a:m1< a a\n\nphase alien_action\nentry A 2,0 E\nlurk A B1 g1 b1\nb1 value 3";
    let mut among_3 = scene(board, "");
    among_3.play("b1 convert", &[]).told(&["revealed b1 3 voluntary", "lurks g2 A", "lost 2"]);
}

/// Proves SH-AMB-18.
#[test]
fn a_broodlord_for_whom_there_is_no_room_is_lost() {
    for (lurking, fits) in [("g1 g2", true), ("g1 g2 g3", false)] {
        let board =
            format!("a:m1< a a\n\nphase alien_action\nentry A 2,0 E\nlurk A {lurking} b1\nb1 value 3");
        let mut scene = scene(&board, "broodlord waiting");
        scene.play("b1 convert", &[]).asks("alien broodlord");
        scene.play("broodlord", &[]).asks("alien action");
        if fits {
            scene.told(&["lurks g3 A", "broodlord_appeared g3"])
        } else {
            scene.told(&["lost 1"])
        };
        assert!(scene.board().contains("broodlord come"));
    }
}

/// A fourth blip cannot be placed where three lurk, although one of them could enter in
/// the same turn.
///
/// Proves SH-AMB-57, SH-LURK-02.
#[test]
fn the_limit_of_lurking_blips_counts_when_placing() {
    let board = "a:m1< a a a a a a a a

entry A 8,0 E
entry B 7,0 N
lurk A b1 b2 b3
lurk B b4 b5
reinforcements 2
pile 1 1";
    let mut scene = scene(board, "");
    scene.play("end_turn", &[]).asks("alien reinforce").refuses("b6 reinforce A", "SH-LURK-02");
    assert_eq!(scene.legal(), ["b6 reinforce B", "b7 reinforce B"]);
    // With the third blip there the other area is full as well, and the last one is lost.
    scene.play("b6 reinforce B", &[]).told_of(&["blip_discarded b7 1"]).asks("alien action");
    scene.allows("b1 enter", 1);
}

/// Proves SH-AMB-19.
#[test]
fn a_blip_that_fits_nowhere_goes_to_the_used_pile_unseen() {
    let board = "a:m1< a a\n\nentry A 2,0 E\nlurk A b1 b2 b3\nreinforcements 1\npile 2";
    let mut scene = scene(board, "");
    scene.play("end_turn", &[]);
    scene.told_of(&["blip_drawn b4 2", "blip_discarded b4 2"]).asks("alien action");
    assert!(scene.board().contains("used_unseen 2"), "{}", scene.board());
    assert_eq!(scene.game.position().tally.aliens_killed, 0);
    // With nothing to draw, nothing is drawn.
    let empty = board.replace("\npile 2", "\npool 0 0 0");
    let mut scene = super::scene(&empty, "");
    scene.play("end_turn", &[]).told_nothing_of("blip");
}

/// Proves SH-AMB-20.
#[test]
fn a_genestealer_enters_facing_inwards_or_a_quarter_turn_from_it() {
    for (side, inward, against) in [("N", "S", "N"), ("S", "N", "S"), ("W", "E", "W"), ("E", "W", "E")] {
        let board = format!("a:m1^ . a\n\nphase alien_action\nentry A 2,0 {side}\nlurk A g1");
        let scene = scene(&board, "");
        for facing in ["N", "E", "S", "W"] {
            let enter = format!("g1 enter {facing}");
            if facing == against {
                scene.refuses(&enter, "SH-AMB-20")
            } else {
                scene.allows(&enter, 1)
            };
        }
        scene.clone().play(&format!("g1 enter {inward}"), &[]).has("g1", &format!("2,0 {inward} ap 5"));
    }
}

/// Proves SH-AMB-56.
#[test]
fn nothing_enters_where_a_marine_stands() {
    let board = "a a:m1< . a:g9<\n\nphase alien_action\nentry A 1,0 E\nlurk A g1 b1";
    let mut held = scene(board, "");
    held.refuses("g1 enter W", "SH-MOVE-05").refuses("b1 enter", "SH-MOVE-05");
    // They wait; their blips may still be converted.
    held.play("b1 convert", &[]).told(&["revealed b1 1 voluntary", "lurks g10 A"]);
    scene(&board.replace("a a:m1<", "a:m1< a"), "").allows("g1 enter W", 1);
    scene(&board.replace("a a:m1<", "a:m1< a:g8<"), "").refuses("g1 enter W", "SH-MOVE-05");
}
