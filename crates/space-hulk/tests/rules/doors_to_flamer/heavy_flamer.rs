//! The heavy flamer (SH-FLAME).

use super::{M2, M4, corridor, on};
use crate::support::Scene;

/// The squares that the last shot set on fire, as the story tells it.
fn flamed(scene: &Scene) -> String {
    let told = scene.events().iter().find(|event| event.starts_with("flamed "));
    told.and_then(|event| event.split_once(": ")).map(|(_, squares)| squares.to_owned()).unwrap_or_default()
}

/// Proves SH-FLAME-01.
#[test]
fn a_shot_costs_two_points_and_is_never_part_of_a_move() {
    let lines = "at 0,0 m1^\nat 0,5 g1v\nm1 heavy_flamer";
    let mut scene = on(M4, lines);
    scene.allows("m1 fire square 0,5", 2).refuses("m1 overwatch", "SH-OW-01");
    scene.play("m1 move 0,1", &[]).asks("marine action").has("m1", "0,1 N ap 3 ammo 6");
    scene.play("m1 fire square 0,5", &[1]).has("m1", "0,1 N ap 1 ammo 5");
    scene.refuses("m1 fire square 0,4", "SH-AP-05");
    // No sustained fire: the second shot needs the same 2.
    let mut again = on(M4, lines);
    again.play("m1 fire square 0,4", &[1]).play("m1 fire square 0,4", &[1]);
    again
        .told_of(&["flamed m1 0,4: 0,4 0,5 0,6 0,7", "rolled g1 flame 1"])
        .has("m1", "0,0 N ap 0 activated ammo 4");
}

/// Proves SH-FLAME-02, SH-AMB-14.
#[test]
fn the_target_is_a_seen_square_that_is_empty_or_holds_a_genestealer() {
    for (thing, legal) in [
        ("g1v", true),
        ("Bv", true),
        ("!cat", true),
        ("/", true),
        ("-", true),
        ("*", true),
        ("m2^", false),
        ("+", false),
        ("%", false),
        ("=", false),
    ] {
        let scene = on(M4, &format!("at 0,0 m1^\nat 0,2 {thing}\nm1 heavy_flamer"));
        if legal {
            scene.allows("m1 fire square 0,2", 2)
        } else {
            scene.refuses("m1 fire square 0,2", "SH-AMB-14")
        };
        scene.allows("m1 fire square 0,1", 2).refuses("m1 fire square 0,0", "SH-SHOOT-01");
    }
    on(M4, "at 0,1 m1^\nm1 heavy_flamer").refuses("m1 fire square 0,0", "SH-SHOOT-01");
}

/// Proves SH-FLAME-02, SH-AMB-14.
#[test]
fn friends_and_the_shooter_himself_burn_with_their_section() {
    let mut scene = on(&corridor(4), "at 0,0 m1^\nat 0,2 m2^\nat 0,3 g1v\nm1 heavy_flamer");
    scene.play("m1 fire square 0,1", &[1, 2, 1]);
    scene.told(&[
        "flamed m1 0,1: 0,0 0,1 0,2 0,3",
        "rolled m1 flame 1",
        "rolled m2 flame 2",
        "rolled g1 flame 1",
        "killed m2 flame",
    ]);
}

/// Proves SH-FLAME-03.
#[test]
fn the_whole_section_of_the_target_burns_and_no_other() {
    for (target, squares) in
        [("0,5", "-1,5 -1,6 -1,7 0,5 0,6 0,7 1,5 1,6 1,7"), ("0,7", "-1,5 -1,6 -1,7 0,5 0,6 0,7 1,5 1,6 1,7")]
    {
        let mut scene = on(M2, "at 0,4 m1^\nm1 heavy_flamer");
        scene.play(&format!("m1 fire square {target}"), &[]);
        assert_eq!(flamed(&scene), squares);
    }
    let mut corridor = on(M2, "at 0,0 m1^\nm1 heavy_flamer");
    corridor.play("m1 fire square 0,1", &[2]);
    assert_eq!(flamed(&corridor), "0,0 0,1 0,2 0,3 0,4");
}

/// Proves SH-FLAME-04, SH-AMB-38.
#[test]
fn every_model_and_blip_in_the_fire_rolls_and_dies_on_2() {
    for die in 1..=6 {
        let mut scene =
            on(M2, "at 0,4 m1^\nat -1,6 m2^\nat -1,7 g1v\nat 0,7 g2v\nat 0,6 g3v\nm1 heavy_flamer");
        scene.play("m1 fire square 0,5", &[1, die, 1, 1]);
        scene.told_of(&["rolled m2 flame 1", &format!("rolled g1 flame {die}"), "rolled g2 flame 1"]);
        assert_eq!(scene.unit("g1") == "gone", die >= 2, "{die}");
        scene.has("m2", "-1,6 N ap 4").has("g2", "0,7 S ap 6").has("m1", "0,4 N ap 2 ammo 5");
    }
    // A blip behind a Genestealer rolls too; it is shown and counts with its value.
    let board = "at 0,2 m1^\nat 0,5 g1v\nat 0,6 b1\nb1 value 3\nm1 heavy_flamer";
    let mut blip = on(M4, board);
    blip.play("m1 fire square 0,4", &[1, 2]);
    blip.told_of(&["rolled g1 flame 1", "rolled b1 flame 2", "revealed b1 3", "killed b1 flame"]);
    assert!(blip.board().contains("aliens_killed 3"));
    assert!(blip.board().contains("\nused 3"), "{}", blip.board());
    let mut lives = on(M4, board);
    lives.play("m1 fire square 0,4", &[1, 1]).told_nothing_of("revealed");
}

/// Proves SH-FLAME-05.
#[test]
fn a_burning_section_may_be_flamed_again_and_all_roll_again() {
    let mut scene = on(M2, "at 0,4 m1^\nat 0,6 g1v\nm1 heavy_flamer\ncommand 6");
    scene.play("m1 fire square 0,5", &[1]).has("m1", "0,4 N ap 2 ammo 5").has("g1", "0,6 S ap 6");
    // (0,5) burns now: what lies behind it is hidden, itself it is not.
    scene.refuses("m1 fire square 0,6", "SH-SHOOT-01").allows("m1 fire square 0,5", 2);
    scene.play("m1 fire square 0,5", &[2]).told_of(&["rolled g1 flame 2", "killed g1 flame"]);
    scene.has("m1", "0,4 N ap 0 activated ammo 4");
}

/// Proves SH-FLAME-06.
#[test]
fn the_fire_lasts_until_the_mission_status_phase() {
    let mut scene = on(M4, "at 0,0 m1^\nat 0,8 g1v\nm1 heavy_flamer");
    scene.play("m1 fire square 0,4", &[]).play("m1 end_activation", &[]).asks("alien action");
    assert_eq!(scene.sees("0,0", "N"), ["0,1", "0,2", "0,3", "0,4"]);
    scene.refuses("g1 move 0,7", "SH-FLAME-07");
    scene.play_with("end_turn", &[], &[0]).told_of(&["counters_removed"]).asks("marine action");
    assert_eq!(scene.sees("0,0", "N").len(), 8);
    scene.allows("m1 fire square 0,7", 2);
}

/// Proves SH-FLAME-07.
#[test]
fn nobody_enters_the_fire_from_outside_and_no_model_is_placed_in_it() {
    let marine = on(M4, "at 0,3 m1^\nat 0,4 *");
    marine.refuses("m1 move 0,4", "SH-FLAME-07");
    let alien = "phase alien_action";
    on(M4, &format!("at 0,3 g1^\nat 0,4 *\n{alien}")).refuses("g1 move 0,4", "SH-FLAME-07");
    on(M4, &format!("at 0,3 b1\nat 0,4 *\n{alien}")).refuses("b1 move 0,4", "SH-FLAME-07");
    let entry = format!("entry A 0,8 N\nlurk A g1 b1\nat 0,8 *\n{alien}");
    on(M4, &entry).refuses("g1 enter S", "SH-FLAME-07").refuses("b1 enter", "SH-FLAME-07");
    // Beside the fire two squares are left; the burning one takes no model.
    let mut blip = Scene::new(&format!("b:* a\na:b1 a\n\nb1 value 3\n{alien}"));
    blip.play_all(&["b1 convert", "g1 face N"]).asks("alien place").refuses("place 0,1", "SH-PLACE-02");
    blip.play_all(&["place 1,0", "g2 face N"]).told_of(&["placed g3 1,1"]);
    // A diagonal step between two burning squares is barred from outside.
    on("b:* a\na:m1^ b:*", "").refuses("m1 move 1,1", "SH-MOVE-06");
    on("b:* a\na:m1^ b", "").allows("m1 move 1,1", 1);
}

/// Proves SH-FLAME-08, SH-AMB-15.
#[test]
fn a_survivor_rolls_for_every_burning_square_it_enters() {
    for (unit, phase, steps) in [("m1^", "marine_action", "m1"), ("g1^", "alien_action", "g1")] {
        let lines = format!("at 0,5 *,{unit}\nat 0,4 *\nat 0,6 *\nat 0,7 *\nphase {phase}");
        let scene = on(M4, &lines);
        let name = steps;
        let mut dies = scene.clone();
        let step = format!("{name} move 0,6");
        assert_eq!(scene.chance(&step, |after| after.unit(name) == "gone"), "5/6");
        let mut lives = scene.clone();
        lives.play(&step, &[1]).told_of(&[&format!("rolled {name} flame 1")]);
        lives.play(&format!("{name} move 0,7"), &[1]);
        // Out of the fire there is no roll, and no way back.
        lives.play(&format!("{name} move 0,8"), &[]);
        lives.refuses(&format!("{name} move 0,7"), "SH-FLAME-07");
        if name == "g1" {
            dies.play_with(&step, &[2], &[]).told_of(&["rolled g1 flame 2", "killed g1 flame"]);
        }
    }
    // A blip as well; and for a unit in the fire burning squares bar no diagonal.
    let mut blip = on(M4, "at 0,5 *,b1\nat 0,6 *\nat 0,0 m1v\nphase alien_action");
    blip.play("b1 move 0,6", &[1]).told_of(&["rolled b1 flame 1"]);
    let corner = on("b:* b:*\nb:*,m1^ b:*", "");
    assert_eq!(corner.chance("m1 move 1,1", |after| after.unit("m1") == "gone"), "5/6");
}

/// Proves SH-FLAME-09.
#[test]
fn a_survivor_may_do_everything_else_without_a_roll() {
    let lines = "at 0,5 *,m1^\nat 0,6 *,g1v\nat 0,4 *\nat 0,7 *";
    let mut scene = on(M4, lines);
    scene.play("m1 fire g1", &[1, 2]).told_nothing_of("rolled m1 flame");
    scene.play("m1 assault g1", &[6, 6, 6, 6]).told_nothing_of("rolled m1 flame");
    scene.play("m1 turn E", &[]).play("m1 end_activation", &[]).asks("alien action");
    scene.play("g1 turn N", &[]).told(&["turned g1 N"]).asks("alien action");
    scene.play_with("g1 end_activation", &[], &[0]).told_nothing_of("rolled").asks("marine action");
    scene.has("m1", "0,5 E ap 4").has("g1", "0,6 N ap 5 activated");
}

/// Proves SH-FLAME-10, SH-OPT-19.
#[test]
fn a_blip_converted_in_the_fire_is_destroyed() {
    let lines = "at 0,3 m1>\nat 0,4 *,b1\nat 0,8 g1v\nb1 value 2";
    let mut seen = on(M4, lines);
    seen.play("m1 turn N", &[]).told(&["turned m1 N", "revealed b1 2", "killed b1 flame"]);
    let mut chosen = on(M4, &format!("{lines}\nphase alien_action"));
    chosen.play("b1 convert", &[]).told(&["revealed b1 2", "killed b1 flame"]).has("b1", "gone");
    let mut normal = on(M4, &format!("{lines}\noption burning_conversion normal"));
    normal.play("m1 turn N", &[]).told(&["turned m1 N", "revealed b1 2", "placed g2 0,4"]);
}

/// Proves SH-FLAME-11.
#[test]
fn six_shots_and_no_reload() {
    let mut scene = on(M4, "at 0,0 m1^\nm1 heavy_flamer\ncommand 6\nat 0,8 g1v");
    for left in (3..=5).rev() {
        scene.play("m1 fire square 0,4 cp 2", &[]).has("m1", &format!("0,0 N ap 4 ammo {left}"));
    }
    let mut last = on(M4, "at 0,0 m1^\nm1 heavy_flamer ammo 1\nat 0,8 g1v");
    last.play("m1 fire square 0,4", &[]).has("m1", "0,0 N ap 2 ammo 0");
    last.refuses("m1 fire square 0,4", "SH-FLAME-11").refuses("m1 reload", "SH-CANN-06");
}

/// Proves SH-FLAME-12, SH-AMB-12.
#[test]
fn closed_doors_stop_the_fire() {
    // (board, target, what burns): the flamer stands at (0,0) in section a.
    for (board, target, burns) in [
        ("b\nb:+\nb\na:m1^", "0,1", "0,1"),
        ("b\nb:/\nb\na:m1^", "0,1", "0,1 0,2 0,3"),
        ("b\nb:-\nb\na:m1^", "0,1", "0,1 0,2 0,3"),
        // Round the door the fire finds its way, also by a diagonal past it.
        ("b b\nb:+ b\nb b\na:m1^ .", "0,1", "0,1 0,3 1,1 1,2 1,3"),
        (". b\nb:+ b\na:m1^ a", "1,1", "1,1 1,2"),
        ("b b\nb b:+\na:m1^ .", "0,1", "0,1 0,2 1,2"),
        // A closed gap: two doors, a door and a wall, walls alone.
        ("b:+ b\nb b:+\na:m1^ .", "0,1", "0,1"),
        (". b\nb b:+\na:m1^ .", "0,1", "0,1"),
        (". b\nb .\na:m1^ .", "0,1", "0,1"),
        // A square of another section beside the corner is no wall.
        ("a b\nb .\na:m1^ .", "0,1", "0,1 1,2"),
        // Units do not stop it; a wall edge does.
        ("b\nb:g1v\nb\na:m1^", "0,1", "0,1 0,2 0,3"),
        ("b\nb\na:m1^\n\nwall 0,1/0,2", "0,1", "0,1"),
    ] {
        let lines = if board.contains("\n\n") { "\n" } else { "\n\n" };
        let mut scene = Scene::new(&format!("{board}{lines}m1 heavy_flamer"));
        let dice: &[u8] = if board.contains("g1") { &[1] } else { &[] };
        scene.play(&format!("m1 fire square {target}"), dice);
        assert_eq!(flamed(&scene), burns, "{board}");
    }
    // The door itself stands, cannot be aimed at, and hides what is behind it.
    let scene = on(M4, "at 0,1 m1^\nat 0,5 +\nm1 heavy_flamer");
    scene.refuses("m1 fire square 0,5", "SH-AMB-14").refuses("m1 fire square 0,6", "SH-SHOOT-01");
}

/// Proves SH-FLAME-13, SH-AMB-15.
#[test]
fn a_door_in_the_flamed_section_is_stuck_and_if_it_breaks_the_fire_does_not_spread() {
    let free = on(M4, "at 0,3 m1^\nat 0,4 +\nat 0,8 g1v");
    free.allows("m1 open 0,4", 1);
    let mut scene = on(M4, "at 0,3 m1^\nat 0,4 +\nat 0,5 *\nat 0,6 *\nat 0,7 *\nat 0,8 g1v");
    scene.refuses("m1 open 0,4", "SH-DOOR-09").allows("m1 fire door 0,4", 1);
    scene.play("m1 fire door 0,4", &[6, 1]).told_of(&["door_destroyed 0,4"]);
    // (0,4) does not burn: it can be entered, and one sees the first burning square.
    scene.allows("m1 move 0,4", 1);
    assert_eq!(scene.sees("0,3", "N"), ["0,4", "0,5"]);
    assert_eq!(scene.sees("0,4", "N"), ["0,5"]);
}

/// Proves SH-FLAME-14, SH-BROOD-04.
#[test]
fn fire_never_harms_the_broodlord() {
    let mut scene = on(M4, "at 0,0 m1^\nat 0,5 Bv\nat 0,6 g1v\nm1 heavy_flamer");
    scene.play("m1 fire square 0,4", &[1]).told(&["flamed m1 0,4: 0,4 0,5 0,6 0,7", "rolled g1 flame 1"]);
    scene.play("m1 end_activation", &[]).asks("alien action");
    scene.play("B move 0,4", &[]).told(&["moved B 0,5 0,4 S"]).asks("marine reaction");
    scene.play("pass", &[]).has("B", "0,4 S ap 5");
    // Outside he is kept out like everybody.
    on(M4, "at 0,3 B^\nat 0,4 *\nphase alien_action").refuses("B move 0,4", "SH-FLAME-07");
}
