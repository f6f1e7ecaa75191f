//! Test vectors of Part VI, as they are written there.

use crate::setup_to_moving::{M4, M5, alien_scene, m3, track};
use crate::support::Scene;

/// Proves SH-TV-01.
#[test]
fn an_activation_of_4_ap() {
    let mut scene = Scene::new(
        "c
         b
         b:g1v
         b
         b
         a:+
         a
         a
         a:m1^",
    );
    scene.play("m1 move 0,1", &[]).play("pass", &[]);
    scene.has("m1", "0,1 N ap 3");
    scene.play("m1 move 0,2", &[]).play("pass", &[]).has("m1", "0,2 N ap 2");
    scene.refuses("m1 fire g1", "SH-SHOOT-01");
    scene.play("m1 open 0,3", &[]).has("m1", "0,2 N ap 1");
    scene.play("m1 fire g1", &[1, 2]).has("m1", "0,2 N ap 0 activated");
    // Nobody can act any more, so it is the aliens' turn.
    scene.asks("alien action").refuses("m1 turn E", "SH-ACT-02");
}

/// Proves SH-TV-02.
#[test]
fn a_marines_side_step_takes_three_actions() {
    let mut scene = Scene::new(&m3("at 0,0 m1^"));
    scene.refuses("m1 move 1,0", "SH-MOVE-03").refuses("m1 move 1,0 E", "SH-FACE-05");
    assert!(!scene.legal().iter().any(|action| action.contains("move 1,0 ")));
    scene.play("m1 turn E", &[]).has("m1", "0,0 E ap 3");
    scene.play("m1 move 1,0", &[]).has("m1", "1,0 E ap 2");
    scene.play("m1 turn N", &[]).has("m1", "1,0 N ap 1");
}

/// Proves SH-TV-03.
#[test]
fn move_costs_by_direction() {
    let marine = Scene::new(&m3("at 0,0 m1^"));
    let stealer = alien_scene(&m3("at 0,0 g1^"));
    let blip = alien_scene(&m3("at 0,0 b1"));
    for (squares, costs) in [
        (&["0,1", "-1,1", "1,1"][..], (Some(1), 1, 1)),
        (&["-1,0", "1,0"], (None, 1, 1)),
        (&["0,-1", "-1,-1", "1,-1"], (Some(2), 2, 1)),
    ] {
        for to in squares {
            match costs.0 {
                Some(cost) => marine.allows(&format!("m1 move {to}"), cost),
                None => marine.refuses(&format!("m1 move {to}"), "SH-MOVE-03"),
            };
            stealer.allows(&format!("g1 move {to}"), costs.1);
            blip.allows(&format!("b1 move {to}"), costs.2);
        }
    }
}

/// Proves SH-TV-04.
#[test]
fn genestealer_free_turn() {
    let start = alien_scene(&m3("at 0,0 g1^"));
    // (a) One action of 1 AP.
    let mut scene = start.clone();
    scene.allows("g1 move 0,1 E", 1);
    scene.play("g1 move 0,1 E", &[]).told(&["moved g1 0,0 0,1 E"]).has("g1", "0,1 E ap 5");
    // (c) The second turn is an action.
    scene.allows("g1 turn S", 1);
    scene.play("g1 turn S", &[]).told(&["turned g1 S"]).has("g1", "0,1 S ap 4");
    // (b) Forward for the new facing.
    let mut scene = start.clone();
    scene.allows("g1 move 1,0 E", 1);
    scene.play("g1 move 1,0 E", &[]).has("g1", "1,0 E ap 5");
    // (d) Twice left, or left and back again for a cheaper step.
    start.refuses("g1 move 0,1 S", "SH-MOVE-09").allows("g1 move 0,-1 N", 2);
    // (e)
    let mut scene = start.clone();
    scene.allows("g1 turn S", 1);
    scene.play("g1 turn S", &[]).has("g1", "0,0 S ap 5");
}

/// Proves SH-TV-05.
#[test]
fn diagonal_squeeze() {
    for (north, east, legal) in [
        ("a", "a", true),
        (".", "a", true),
        ("a", "a:m1v", true),
        (".", "a:m1v", false),
        (".", ".", false),
        ("a:+", "a:b1", false),
        ("a:/", "a:m1v", true),
    ] {
        let scene = Scene::new(&format!("{north} a\na:g1^ {east}\nphase alien_action"));
        if legal {
            scene.allows("g1 move 1,1", 1)
        } else {
            scene.refuses("g1 move 1,1", "SH-MOVE-06")
        };
    }
}

/// Proves SH-TV-16.
#[test]
fn the_status_display() {
    let mut scene = Scene::new(&m3("at 0,0 m1^
         at 1,0 m2^
         at 0,4 g1v
         m1 assault_cannon ammo 2
         m2 librarian force_axe psi 6
         command 5 spent 4"));
    assert_eq!(scene.game.command_spent(), 4);
    scene.play("m2 psi prescience", &[]).told(&["power_used m2 prescience", "psi_spent m2 1 left 5"]);
    assert_eq!(scene.game.command_spent(), 3);
    scene.has("m2", "1,0 N ap 4 psi 5");
    scene.refuses("m2 psi psychic_storm g1", "SH-LIB-05");
    // Two shots, then the cannon is empty.
    scene.play("m1 fire g1", &[1, 2, 3]).has("m1", "0,0 N ap 3 ammo 1");
    scene.play("m1 fire g1", &[1, 2, 3]).has("m1", "0,0 N ap 2 ammo 0");
    scene.refuses("m1 fire g1", "SH-CANN-05").allows("m1 reload cp 2", 4);
    scene.play_all(&["m1 end_activation", "end_turn"]).play_with("end_turn", &[], &[0]);
    scene.play("m2 psi psychic_storm g1", &[1]).has("m2", "1,0 N ap 4 psi 2");
    scene.refuses("m2 psi psychic_storm g1", "SH-LIB-05");
    scene.play("end_turn", &[]).play_with("end_turn", &[], &[0]);
    scene.refuses("m2 psi psychic_storm g1", "SH-LIB-01").allows("m2 psi force_barrier 3,3", 0);
}

/// Proves SH-TV-17.
#[test]
fn command_draw() {
    let mut scene = Scene::new("a:m1^ a\nphase marine_command\ncommand 5\nm1 sergeant power_sword");
    scene.asks("marine command").allows("redraw", 0).allows("keep", 0);
    for value in 1..=6 {
        assert_eq!(scene.chance("redraw", |after| track(after).0 == Some(value)), "1/6");
    }
    scene.play_with("redraw", &[], &[1]).told(&["command_drawn 2", "phase marine_action 1"]);
    assert_eq!(track(&scene), (Some(2), 0));
    scene.refuses("redraw", "SH-CMD-02").allows("m1 guard cp 2", 2);
    scene.play("m1 guard cp 2", &[]).refuses("m1 turn E cp 1", "SH-CMD-06");
    let scene = Scene::with_picks("a:m1^ a\nphase marine_command", &[4]);
    scene.told(&["command_drawn 5", "phase marine_action 1"]).refuses("redraw", "SH-CMD-02");
    let scene = Scene::new("a:m1^ a a:g1<\nphase alien_action");
    for value in 1..=6 {
        assert_eq!(scene.chance("end_turn", |after| track(after).0 == Some(value)), "1/6");
    }
}

/// Proves SH-TV-33.
#[test]
fn a_command_point_in_the_alien_turn() {
    let mut scene = Scene::new(&format!("{M4}\nat 0,0 m1^\nat 0,6 g1v\nphase alien_action\ncommand 3"));
    scene.play("g1 move 0,5", &[]).asks("marine reaction");
    let mut missed = scene.clone();
    scene.play_with("m1 fire g1 cp 1", &[6, 1], &[0]).told(&[
        "cp_spent m1 1 spent 1",
        "fired m1 storm_bolter g1",
        "rolled m1 shot 6 1",
        "killed g1 shot",
        "phase mission_status 1",
        "command_shown 3 spent 1",
        "counters_removed",
        "phase marine_command 2",
        "command_drawn 1",
        "phase marine_action 2",
    ]);
    missed.play("m1 fire g1 cp 1", &[5, 1]).asks("alien action");
    assert_eq!(track(&missed), (Some(3), 1));
    missed.refuses("m1 fire g1 cp 1", "SH-ACT-02").has("g1", "0,5 S ap 5");
    missed.play("g1 move 0,4", &[]).asks("marine reaction").allows("m1 fire g1 cp 1", 1);
}

/// Proves SH-TV-34.
#[test]
fn command_points_before_overwatch() {
    let lines = "at 0,0 m1^
         at 0,4 /
         at 1,5 m2<
         at 0,8 g1v
         m1 overwatch
         phase alien_action
         command 3";
    let mut start = Scene::new(&format!("{M5}\n{lines}"));
    start.play("g1 move 0,7", &[]).asks("marine reaction");
    // (a) A closed door hides the trigger.
    let mut scene = start.clone();
    scene.play("m2 close 0,4 cp 1", &[]).asks("alien action").has("m1", "0,0 N ap 4 overwatch");
    // (b) Who fires by CP is not on overwatch any more; two equal dice do not jam.
    let mut scene = start.clone();
    scene.play("m1 fire g1 cp 1", &[1, 1]).asks("alien action").has("m1", "0,0 N ap 4");
    scene.play("g1 move 0,6", &[]).asks("marine reaction");
    scene.play("pass", &[]).asks("alien action");
    // Left to overwatch, A fires.
    let mut scene = start.clone();
    scene.play("pass", &[]).asks("marine overwatch").allows("m1 fire g1", 0);
    // (c) B fires at something else.
    let mut scene = Scene::new(&format!("{M5}\n{}\nat 2,5 g2<", lines.replace("m2<", "m2>")));
    scene.play("g1 move 0,7", &[]).play("m2 fire g2 cp 1", &[1, 2]).asks("marine overwatch");
    scene.play("m1 fire g1", &[2, 3]).asks("alien action").has("m1", "0,0 N ap 4 overwatch");
    // (d)
    let mut scene = Scene::new(&format!("{M5}\n{lines}\noption cp_reactor witness_only"));
    scene.play("g1 move 0,7", &[]);
    scene.refuses("m2 close 0,4 cp 1", "SH-CP-05").allows("m1 fire g1 cp 1", 1);
}

/// Proves SH-TV-59.
#[test]
fn overspending() {
    let board = "a:m1^ a:m2^ a a:g1<\nm2 librarian force_axe\ncommand 3 spent 3";
    let scene = Scene::new(board);
    scene.refuses("m1 turn E cp 1", "SH-CMD-06").allows("m1 turn E", 1);
    let mut scene = Scene::new(&format!("{board}\noption cp_overspend lose_game"));
    scene.play("m1 turn W cp 1", &[]).told(&["cp_spent m1 1 spent 4", "turned m1 W"]);
    let mut honest = scene.clone();
    scene.play("end_turn", &[]).asks("alien action");
    scene.play("end_turn", &[]).asks("over alien overspent");
    scene.told(&["phase mission_status 1", "game_over alien overspent"]);
    honest.play_all(&["m2 psi prescience", "end_turn"]).play_with("end_turn", &[], &[0]);
    honest.told_of(&["command_shown 3 spent 3"]).asks("marine action");
}

/// Proves SH-TV-61.
#[test]
fn end_of_the_round() {
    let mut scene = Scene::new(
        "a:m1^ a:m2^ a:m3^ a:m4^ b:* b:= a a:g1<
         m1 overwatch
         m2 guard
         m3 jammed
         m4 librarian assault_cannon force_axe ammo 7 psi 11
         turn 4
         round_limit 9
         phase alien_action
         command 3 spent 1",
    );
    for value in 1..=6 {
        assert_eq!(scene.chance("end_turn", |after| track(after).0 == Some(value)), "1/6");
    }
    scene.play_with("end_turn", &[], &[5]).told_of(&["command_shown 3 spent 1", "counters_removed"]);
    let position = scene.game.position();
    assert_eq!((position.turn, position.burning, position.barrier), (5, vec![], None));
    assert_eq!(track(&scene), (Some(6), 0));
    for (marine, state) in
        [("m1", "0,0 N ap 4"), ("m2", "1,0 N ap 4"), ("m3", "2,0 N ap 4"), ("m4", "3,0 N ap 4 ammo 7 psi 11")]
    {
        scene.has(marine, state);
    }
}
