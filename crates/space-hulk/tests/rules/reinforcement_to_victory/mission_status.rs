//! The Mission Status phase (SH-STAT).

use super::{line, scene};

/// Proves SH-STAT-01, SH-CMD-07.
#[test]
fn victory_then_the_counter_then_the_counters_then_the_round() {
    let hall = "a:m1> a a a:g1<";
    let mut plain = scene(hall, "phase alien_action\ncommand 4 spent 1\nturn 3");
    plain.play_with("end_turn", &[], &[2]);
    plain.told(&[
        "phase mission_status 3",
        "command_shown 4 spent 1",
        "counters_removed",
        "phase marine_command 4",
        "command_drawn 3",
        "phase marine_action 4",
    ]);
    assert_eq!((line(&plain, "command"), line(&plain, "turn")), ("3".into(), "4".into()));
    // Victory comes first: the counter is not shown any more.
    let goal = "win marine hold : marines_on_board 1";
    let mut won = scene(hall, &format!("phase alien_action\ncommand 4 spent 1\n{goal}"));
    won.play("end_turn", &[]).told(&["phase mission_status 1", "game_over marine hold"]);
    won.asks("over marine hold").refuses("m1 turn N", "SH-VIC-02");
    assert!(won.legal().is_empty());
    assert_eq!(line(&won, "command"), "4 spent 1");
}

/// Proves SH-STAT-01, SH-AMB-53, SH-CMD-06.
#[test]
fn overspending_is_found_before_victory() {
    let goal = "win marine hold : marines_on_board 1\noption cp_overspend lose_game\nphase alien_action";
    for (spent, end) in [(2, "over marine hold"), (3, "over alien overspent")] {
        let mut scene = scene("a:m1> a a a:g1<", &format!("{goal}\ncommand 2 spent {spent}"));
        scene.play("end_turn", &[]).asks(end);
    }
}

/// Proves SH-STAT-01.
#[test]
fn a_round_without_a_counter_shows_none() {
    let mut scene = scene("a:m1> a a a:g1<", "phase alien_action");
    scene.play_with("end_turn", &[], &[0]).told_nothing_of("command_shown");
    scene.told_of(&["phase mission_status 1", "counters_removed", "phase marine_command 2"]);
}

/// Proves SH-STAT-02, SH-CANN-06, SH-LIB-01.
#[test]
fn counters_are_removed_and_ammunition_is_not() {
    let map = "a:m1> a a a a a:g1<\na:m2> b b:* b:* . z:g2^\na:m3> c c:= c c\na:m4> a:m5>";
    let lines = "m1 overwatch sustained g1\nm2 guard ap 1\nm3 jammed activated\n\
                 m4 assault_cannon reloaded ammo 7\nm5 librarian no_gun force_axe psi 12 power_used\n\
                 phase alien_action\ncommand 6 spent 4";
    let mut scene = scene(map, lines);
    scene.play_with("end_turn", &[], &[0]);
    scene.has("m1", "0,3 E ap 4").has("m2", "0,2 E ap 4").has("m3", "0,1 E ap 4");
    scene.has("m4", "0,0 E ap 4 ammo 7").has("m5", "1,0 E ap 4 psi 12");
    let board = scene.board();
    assert!(!board.contains('*') && !board.contains('=') && !board.contains("sustained"), "{board}");
    assert_eq!(line(&scene, "m4"), "assault_cannon ammo 7 reloaded");
    assert_eq!(line(&scene, "m5"), "librarian no_gun force_axe psi 12");
    assert_eq!(line(&scene, "command"), "1");
    // Nothing is left of the barrier but floor.
    scene.allows("m3 move 1,1", 1);
    scene.play("m3 move 1,1", &[]).allows("m3 move 2,1", 1);
}

/// Proves SH-STAT-03, SH-SETUP-10, SH-MIS-06.
#[test]
fn the_round_counter_advances_by_one_up_to_the_limit() {
    let mut scene = scene("a:m1> a a a:g1<", "round_limit 3\nat_limit alien");
    for round in 1..=3 {
        assert_eq!(scene.game.turn(), round);
        scene.play("end_turn", &[]).asks("alien action");
        if round < 3 {
            scene.play_with("end_turn", &[], &[0]).asks("marine action");
        }
    }
    scene.play("end_turn", &[]);
    scene.told(&[
        "phase mission_status 3",
        "command_shown 1 spent 0",
        "counters_removed",
        "game_over alien round_limit",
    ]);
    scene.asks("over alien round_limit");
    assert_eq!(scene.game.turn(), 3);
}

/// Proves SH-STAT-04, SH-AMB-31, SH-PLACE-07.
#[test]
fn a_blip_seen_when_fire_or_barrier_is_gone_is_converted() {
    for (thing, option) in [("*", ""), ("=", ""), ("*", "option reveal_reacts_in_marine_turn true")] {
        let lines = format!("phase alien_action\nb1 value 2\nm1 overwatch\ncommand 3\n{option}");
        let mut scene = scene(&format!("a:m1> a a:{thing} a a:b1 a"), &lines);
        scene.play("end_turn", &[]);
        scene.told(&[
            "phase mission_status 1",
            "command_shown 3 spent 0",
            "counters_removed",
            "revealed b1 2",
            "placed g1 4,0",
        ]);
        scene.asks("alien face");
        scene.play("g1 face W", &[]).asks("marine place");
        assert_eq!(scene.game.turn(), 1);
        scene.play("place 3,0", &[]).play_with("g2 face W", &[], &[0]);
        scene.told(&["turned g2 W", "phase marine_command 2", "command_drawn 1", "phase marine_action 2"]);
        scene.play("end_turn", &[]).allows("g2 move 2,0", 1).has("g1", "4,0 W ap 6");
    }
}

/// Proves SH-STAT-04.
#[test]
fn a_blip_that_is_still_hidden_stays_a_blip() {
    let mut scene = scene("a:m1> a a:* a:+ a:b1 a", "phase alien_action");
    scene.play_with("end_turn", &[], &[0]).told_nothing_of("revealed").has("b1", "4,0 ap 6");
}
