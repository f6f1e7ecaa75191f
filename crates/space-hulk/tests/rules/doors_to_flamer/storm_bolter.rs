//! The storm bolter (SH-BOLT); its sustained fire is in `sustained_fire`.

use super::{corridor, floor, on, trigger};
use crate::support::Scene;

// The second Genestealer stands behind the first, so that a kill does not end the phase.
const HALL: &str = "at 0,0 m1^\nat 0,5 g1v\nat 0,6 g2v";
const WATCH: &str = "at 0,0 m1^\nat 0,5 g1v\nat 0,6 g2v\nm1 overwatch\nphase alien_action";

/// Proves SH-BOLT-01.
#[test]
fn a_shot_costs_one_point_and_rolls_two_dice() {
    let mut scene = on(&corridor(7), HALL);
    scene.allows("m1 fire g1", 1);
    scene.play("m1 fire g1", &[5, 4]).has("m1", "0,0 N ap 3");
    scene.told(&["fired m1 storm_bolter g1", "rolled m1 shot 5 4"]);
    let mut kill = on(&corridor(7), HALL);
    kill.play("m1 fire g1", &[2, 6]);
    kill.told(&["fired m1 storm_bolter g1", "rolled m1 shot 2 6", "killed g1 shot"]);
}

/// Proves SH-BOLT-02, SH-AP-02.
#[test]
fn the_free_shot_after_a_move_or_turn_costs_nothing_more() {
    for (start, action, cost) in [
        ("0,1", "m1 move 0,2", 1),
        ("0,1", "m1 move 1,2", 1),
        ("0,1", "m1 move 0,0", 2),
        ("0,1", "m1 turn E", 1),
    ] {
        let lines = format!("at {start} m1^\nat 5,5 g1v\nat 0,5 g2v");
        let mut scene = on(&floor((0, 0), (5, 5)), &lines);
        scene.allows(action, cost);
        scene.play(action, &[]).asks("marine free_shot");
        let target = if scene.find("m1 fire g1").is_some() { "m1 fire g1" } else { "m1 fire g2" };
        scene.allows(target, 0).allows("pass", 0);
        scene.play(target, &[1, 2]).asks("marine action");
        assert!(scene.unit("m1").ends_with(&format!("ap {}", 4 - cost)), "{action}");
    }
}

/// Proves SH-BOLT-02, SH-AP-02.
#[test]
fn the_shot_comes_after_the_move_and_ends_the_action() {
    let mut scene = on(&corridor(7), HALL);
    scene.play("m1 move 0,1", &[]).asks("marine free_shot");
    scene.refuses("m1 move 0,2", "SH-AP-02").refuses("end_turn", "SH-AP-02");
    scene.play("m1 fire g1", &[1, 2]).asks("marine action");
    scene.told(&["fired m1 storm_bolter g1", "rolled m1 shot 1 2"]).has("m1", "0,1 N ap 3");
    // One shot for each move, and none at all if he passes.
    scene.play("m1 move 0,2", &[]).asks("marine free_shot");
    scene.play("pass", &[]).told(&[]).asks("marine action").has("m1", "0,2 N ap 2");
    // Nothing in sight after the turn: he is not asked.
    scene.play("m1 turn E", &[]).asks("marine action").has("m1", "0,2 E ap 1");
}

/// Proves SH-BOLT-02.
#[test]
fn the_free_shot_needs_no_point_that_is_left() {
    let mut scene = on(&corridor(7), &format!("{HALL}\nm1 ap 1"));
    scene.play("m1 move 0,1", &[]).asks("marine free_shot");
    scene.play("m1 fire g1", &[6, 1]).has("g1", "gone").has("m1", "0,1 N ap 0 activated");
}

/// Proves SH-BOLT-08.
#[test]
fn a_door_is_shot_like_a_genestealer() {
    let door = "at 0,0 m1^\nat 0,3 +";
    let scene = on(&corridor(6), door);
    let gone = |after: &Scene| after.events().contains(&"door_destroyed 0,3".into());
    assert_eq!(scene.chance("m1 fire door 0,3", gone), "11/36");
    let sustained = on(&corridor(6), &format!("{door}\nm1 sustained 0,3"));
    assert_eq!(sustained.chance("m1 fire door 0,3", gone), "5/9");
    let mut shots = on(&corridor(6), door);
    shots.play("m1 fire door 0,3", &[5, 5]).told(&["fired m1 storm_bolter door 0,3", "rolled m1 shot 5 5"]);
    shots.play("m1 fire door 0,3", &[4, 4]);
    shots.told(&["fired m1 storm_bolter door 0,3 sustained", "rolled m1 shot 4 4"]);
    shots.play("m1 fire door 0,3", &[5, 1]).told_of(&["door_destroyed 0,3"]).has("m1", "0,0 N ap 1");
    assert_eq!(shots.sees("0,0", "N").len(), 5);
}

/// Proves SH-BOLT-09.
#[test]
fn a_double_jams_only_on_overwatch() {
    for first in 1..=6 {
        for second in 1..=6 {
            let kills = first == 6 || second == 6;
            let mut watch = on(&corridor(7), WATCH);
            trigger(&mut watch, "g1 turn N").play("m1 fire g1", &[first, second]);
            let jams = first == second;
            let flag = if jams { " jammed" } else { "" };
            watch.has("m1", &format!("0,0 N ap 4 overwatch{flag}"));
            assert_eq!(watch.unit("g1") == "gone", kills, "{first} {second}");
            let mut told = vec!["fired m1 storm_bolter g1 overwatch".into()];
            told.push(format!("rolled m1 shot {first} {second}"));
            told.extend(kills.then(|| "killed g1 shot".into()));
            told.extend(jams.then(|| "jammed m1".into()));
            assert_eq!(watch.events()[..told.len()], told);
            // Standing or after a move the same dice do not jam.
            let mut standing = on(&corridor(7), HALL);
            standing.play("m1 fire g1", &[first, second]).has("m1", "0,0 N ap 3");
            let mut moving = on(&corridor(7), HALL);
            moving.play("m1 move 0,1", &[]);
            moving.play("m1 fire g1", &[first, second]).has("m1", "0,1 N ap 3");
        }
    }
}

/// Proves SH-BOLT-09, SH-BOLT-07.
#[test]
fn the_odds_of_a_jam_are_one_in_six_with_and_without_the_bonus() {
    for (bonus, kill) in [("", "11/36"), (" sustained g1", "5/9")] {
        let mut scene = on(&corridor(7), &WATCH.replace("overwatch", &format!("overwatch{bonus}")));
        trigger(&mut scene, "g1 turn N");
        let jam = scene.chance("m1 fire g1", |after| after.unit("m1").contains("jammed"));
        assert_eq!(jam, "1/6", "{bonus}");
        assert_eq!(scene.chance("m1 fire g1", |after| after.unit("g1") == "gone"), kill, "{bonus}");
    }
}

/// Proves SH-BOLT-09, SH-AMB-02.
#[test]
fn a_shot_by_command_points_does_not_jam_and_ends_overwatch() {
    let mut scene = on(&corridor(7), &format!("{WATCH}\ncommand 2"));
    scene.play("g1 turn N", &[]).asks("marine reaction");
    scene.play("m1 fire g1 cp 1", &[3, 3]).has("m1", "0,0 N ap 4").asks("alien action");
}

/// Proves SH-BOLT-09, SH-OW-07, SH-AMB-51.
#[test]
fn a_declared_shot_at_a_dead_target_is_rolled_and_may_jam() {
    let lines =
        "at 0,0 m1^\nat 1,0 m2^\nat 0,5 g1v\nat 1,5 g2v\nm1 overwatch\nm2 overwatch\nphase alien_action";
    let mut scene = on(&floor((0, 0), (1, 5)), lines);
    trigger(&mut scene, "g1 turn N").play("m1 fire g1", &[]).play("m2 fire g1", &[6, 1, 6, 6]);
    scene.told(&[
        "fired m1 storm_bolter g1 overwatch",
        "rolled m1 shot 6 1",
        "killed g1 shot",
        "fired m2 storm_bolter g1 overwatch",
        "rolled m2 shot 6 6",
        "jammed m2",
    ]);
    assert!(scene.board().contains("aliens_killed 1"), "{}", scene.board());
}

/// Proves SH-BOLT-10, SH-AMB-24.
#[test]
fn a_jammed_bolter_is_silent_but_keeps_overwatch() {
    let mut scene = on(&corridor(7), WATCH);
    trigger(&mut scene, "g1 turn N").play("m1 fire g1", &[1, 1]).has("m1", "0,0 N ap 4 overwatch jammed");
    scene.play("g1 turn S", &[]).asks("marine reaction");
    scene.refuses("m1 fire g1", "SH-BOLT-10");
    scene.play("pass", &[]).asks("alien action").has("m1", "0,0 N ap 4 overwatch jammed");
    let marine = on(&corridor(7), &format!("{HALL}\nm1 jammed"));
    marine.refuses("m1 fire g1", "SH-BOLT-10").refuses("m1 overwatch", "SH-AMB-54");
    marine.allows("m1 guard", 2).allows("m1 move 0,1", 1);
}

/// Proves SH-BOLT-11, SH-AMB-24.
#[test]
fn clearing_a_jam_costs_one_point_and_keeps_overwatch() {
    let mut scene = on(&corridor(7), &format!("{HALL}\nm1 jammed overwatch"));
    scene.allows("m1 clear_jam", 1);
    scene.play("m1 clear_jam", &[]).told(&["jam_cleared m1"]).has("m1", "0,0 N ap 3 overwatch");
    scene.refuses("m1 clear_jam", "SH-BOLT-11").allows("m1 fire g1", 1);
    // Whoever lost overwatch by another action does not get it back.
    let mut lost = on(&corridor(7), &format!("{HALL}\nm1 jammed overwatch"));
    lost.play("m1 move 0,1", &[]).told_of(&["overwatch_lost m1"]).has("m1", "0,1 N ap 3 jammed");
    lost.play("m1 clear_jam", &[]).has("m1", "0,1 N ap 2");
    // By a command point in the alien turn, without a shot in that window.
    let mut alien =
        on(&corridor(7), &format!("{}\ncommand 2", WATCH.replace("overwatch", "overwatch jammed")));
    alien.play("g1 turn N", &[]).asks("marine reaction").allows("m1 clear_jam cp 1", 1);
    alien.play("m1 clear_jam cp 1", &[]).asks("alien action").has("m1", "0,0 N ap 4 overwatch");
    trigger(&mut alien, "g1 turn S").allows("m1 fire g1", 0);
}

/// Proves SH-BOLT-12.
#[test]
fn jams_end_in_the_mission_status_phase() {
    let mut scene = on(&corridor(7), &WATCH.replace("overwatch", "overwatch jammed"));
    scene.play_with("end_turn", &[], &[0]).told_of(&["counters_removed"]).has("m1", "0,0 N ap 4");
    scene.allows("m1 fire g1", 1);
    // Not before: it lasts from the Marine turn into the alien turn.
    let mut marine = on(&corridor(7), &format!("{HALL}\nm1 jammed"));
    marine.play("end_turn", &[]).asks("alien action").has("m1", "0,0 N ap 4 jammed");
}
