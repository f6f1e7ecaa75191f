//! Objects (SH-OBJ).

use super::{line, scene};
use crate::support::Scene;

/// Proves SH-OBJ-01, SH-MIS-05.
#[test]
fn objects_lie_where_the_mission_says() {
    let scene = scene("a:!cat a a:!key,!box a:m1>", "m1 carries map");
    let position = scene.game.position();
    let mut lying: Vec<String> = position.objects.iter().map(|o| format!("{} {}", o.kind, o.at)).collect();
    lying.sort();
    assert_eq!(lying, ["box 2,0", "cat 0,0", "key 2,0"]);
    assert_eq!(position.units[0].carries, ["map"]);
}

/// Proves SH-OBJ-02.
#[test]
fn an_object_is_no_target_and_no_obstruction() {
    let scene = scene("a:m1> a:!cat a:!key a:g1<", "");
    assert_eq!(scene.sees("0,0", "E"), ["1,0", "2,0", "3,0"]);
    scene.allows("m1 fire g1", 1).allows("m1 move 1,0", 1);
    scene.refuses("m1 fire square 1,0", "SH-SHOOT-02").refuses("m1 assault square 1,0", "SH-SHOOT-02");
    // Fire does it no harm.
    let mut flamed = super::scene("a:m1> b:!cat b b", "m1 heavy_flamer");
    flamed.play("m1 fire square 1,0", &[]).told_of(&["flamed m1 1,0: 1,0 2,0 3,0"]);
    assert!(flamed.board().contains("!cat"));
}

/// Proves SH-OBJ-03.
#[test]
fn a_model_picks_up_what_it_walks_onto() {
    let mut marine = scene("a:m1> a:!cat,!key a a:g1<", "");
    marine.play("m1 move 1,0", &[]);
    marine.told(&["moved m1 0,0 1,0 E", "picked_up m1 cat", "picked_up m1 key"]).asks("marine free_shot");
    marine.play("m1 fire g1", &[1, 2]).has("m1", "1,0 E ap 3");
    assert_eq!(line(&marine, "m1"), "ap 3 sustained g1 carries cat carries key");
    for action in ["m1 fire g1", "m1 move 2,0", "m1 turn N"] {
        marine.allows(action, 1);
    }
    marine.allows("m1 overwatch", 2).allows("m1 guard", 2);
    let mut alien = scene("a:g1> a:!cat a a", "phase alien_action");
    alien
        .play("g1 move 1,0 N", &[])
        .told(&["moved g1 0,0 1,0 N", "picked_up g1 cat"])
        .has("g1", "1,0 N ap 5");
}

/// Proves SH-OBJ-04, SH-AMB-29.
#[test]
fn a_carrier_drops_an_object_for_nothing() {
    let mut scene = scene("a:m1> a:m2> a", "m1 carries cat carries key ap 2");
    scene.allows("m1 drop cat", 0).refuses("m2 drop cat", "SH-OBJ-03");
    scene.play("m1 drop cat", &[]).told(&["dropped cat 0,0"]).has("m1", "0,0 E ap 2");
    // One object on a square, and no other Marine while he is active.
    scene.refuses("m1 drop key", "SH-AMB-29").refuses("m1 drop cat", "SH-OBJ-03");
    scene.refuses("m2 turn N", "SH-ACT-02");
    // It stays where it is until somebody enters the square again.
    scene.play("m1 turn N", &[]).told(&["turned m1 N"]).allows("m1 end_activation", 0);
    assert!(
        scene.board().contains("a:m1^,!cat") || scene.board().contains("a:!cat,m1^"),
        "{}",
        scene.board()
    );
}

/// Proves SH-OBJ-04, SH-ACT-03.
#[test]
fn dropping_belongs_to_the_activation() {
    let mut scene = scene("a:m1> a:m2> a", "m1 carries cat ap 1\ncommand 2");
    scene.play("m1 turn N", &[]).has("m1", "0,0 N ap 0").asks("marine action");
    scene.allows("m1 drop cat", 0);
    let mut kept = scene.clone();
    kept.play("m1 end_activation", &[]).refuses("m1 drop cat", "SH-ACT-03");
    scene.play("m1 drop cat", &[]).has("m1", "0,0 N ap 0 activated").allows("m2 turn N", 1);
    let mut other = super::scene("a:m1> a:m2> a", "m1 carries cat");
    other.play("m2 turn N", &[]).refuses("m1 drop cat", "SH-ACT-02");
}

/// Without a move there is nothing that a drop could be part of.
///
/// Proves SH-OBJ-04, SH-CP-10.
#[test]
fn nothing_is_dropped_in_a_reaction_without_a_move() {
    let mut scene = scene("a:m1> a a a:g1<", "m1 carries cat\nphase alien_action\ncommand 3");
    scene.play("g1 move 2,0", &[]).asks("marine reaction").refuses("m1 drop cat", "SH-CP-10");
}

/// After a move that command points paid for the carrier may drop, whether another Marine
/// is active or he is done; it starts no activation.
///
/// Proves SH-OBJ-04, SH-CP-08, SH-CP-02.
#[test]
fn after_a_move_by_command_points_an_object_may_be_dropped() {
    let map = "a:m1> a a a:m2<";
    let mut done = scene(map, "m1 carries cat activated ap 0\ncommand 3");
    let mut other = scene(map, "m1 carries cat\ncommand 3");
    other.play("m2 turn N", &[]);
    for moved in [&mut done, &mut other] {
        moved.refuses(
            "m1 drop cat",
            if moved.unit("m1").ends_with("activated") { "SH-ACT-03" } else { "SH-ACT-02" },
        );
        moved.play("m1 move 1,0 cp 1", &[]).asks("marine free_shot");
        assert_eq!(moved.legal(), ["m1 drop cat", "pass"]);
        moved.allows("m1 drop cat", 0).refuses("m2 turn W", "SH-AP-02");
        moved.clone().play("pass", &[]).asks("marine action");
        moved.play("m1 drop cat", &[]).told(&["dropped cat 1,0"]).asks("marine action");
        moved.allows("m2 guard cp 2", 2).refuses("m1 drop cat", "SH-OBJ-03");
    }
    assert_eq!(other.game.active(), other.game.find("m2"));
}

/// Who may act himself drops in his activation, and is not asked besides.
///
/// Proves SH-OBJ-04, SH-CP-02.
#[test]
fn who_may_act_himself_is_not_asked_after_the_move() {
    for lines in ["m1 carries cat\ncommand 3", "m1 carries cat ap 1\nactive m1\ncommand 3"] {
        let mut scene = scene("a:m1> a a a:m2<", lines);
        scene.play("m1 move 1,0 cp 1", &[]).asks("marine action").allows("m1 drop cat", 0);
    }
    // A turn is no movement to another square.
    let mut turned = scene("a:m1> a a a:m2<", "m1 carries cat activated\ncommand 3");
    turned.play("m1 turn N cp 1", &[]).asks("marine action");
}

/// In a reaction he drops after the move too, before or instead of the shot that ends it.
///
/// Proves SH-OBJ-04, SH-CP-08, SH-BOLT-02.
#[test]
fn after_a_move_in_a_reaction_an_object_may_be_dropped() {
    let mut seen = scene("a:m1> a a a a:g1<", "m1 carries cat\nphase alien_action\ncommand 3");
    seen.play("g1 turn N", &[]).play("m1 move 1,0 cp 1", &[]).asks("marine free_shot");
    assert_eq!(seen.legal(), ["m1 fire g1", "m1 drop cat", "pass"]);
    let mut shot = seen.clone();
    shot.play("m1 fire g1", &[1, 2]).asks("alien action");
    seen.play("m1 drop cat", &[]).told(&["dropped cat 1,0"]).asks("marine free_shot");
    assert_eq!(seen.legal(), ["m1 fire g1", "pass"]);
    seen.play("pass", &[]).asks("alien action");
    // Without anything to shoot at the drop alone is asked for; so it is without a gun.
    for weapon in ["storm_bolter jammed", "heavy_flamer"] {
        let lines = format!("m1 carries cat {weapon}\nphase alien_action\ncommand 3");
        let mut blind = scene("a:m1> a a a a:g1<", &lines);
        blind.play("g1 turn N", &[]).play("m1 move 1,0 cp 1", &[]).asks("marine free_shot");
        assert_eq!(blind.legal(), ["m1 drop cat", "pass"]);
        // The question survives being written down.
        assert_eq!(Scene::new(&blind.board()).legal(), blind.legal());
    }
    // Who has just picked it up may leave it there; on another object nothing is dropped.
    let mut found = scene("a:m1> a:!cat a a a:g1<", "m1 heavy_flamer\nphase alien_action\ncommand 3");
    found.play("g1 turn N", &[]).play("m1 move 1,0 cp 1", &[]).allows("m1 drop cat", 0);
}

/// A Marine who falls while command points move him does not shoot, but may drop.
///
/// Proves SH-OBJ-04, SH-CP-08, SH-LAD-05.
#[test]
fn who_falls_by_command_points_may_drop_but_not_shoot() {
    let board =
        "b b a:g9<\n\norigin 0,0,1\na:m1> a a\n\nladder 1,0,1 1,0\nm1 carries cat activated\ncommand 3";
    let mut fallen = Scene::new(board);
    fallen.play("m1 move 1,0,1 cp 1", &[1]).told_of(&["fell m1 1,0"]).asks("marine free_shot");
    assert_eq!(fallen.legal(), ["m1 drop cat", "pass"]);
    assert_eq!(Scene::new(&fallen.board()).legal(), fallen.legal());
    fallen.refuses("m1 fire g9", "SH-AP-02");
    fallen.play("m1 drop cat", &[]).told(&["dropped cat 1,0"]);
}

/// Proves SH-OBJ-04, SH-AMB-50.
#[test]
fn a_destroyed_carrier_drops_everything_on_its_square() {
    let mut shot = scene("a:m1> a a:g1<", "g1 carries cat carries key");
    shot.play("m1 fire g1", &[6, 1]).told_of(&["killed g1 shot", "dropped cat 2,0", "dropped key 2,0"]);
    let mut killed = scene("a:m1> a:g1< a", "phase alien_action\nm1 carries cat");
    killed.play("g1 assault m1", &[6, 5, 4, 1]).told_of(&["killed m1 assault", "dropped cat 0,0"]);
    killed.play("g1 move 0,0", &[]).told(&["moved g1 1,0 0,0 W", "picked_up g1 cat"]);
}

/// Proves SH-OBJ-05, SH-AP-04.
#[test]
fn an_object_is_handed_to_the_friend_in_front_for_1() {
    let map = "a:m2> a:m3> a:m4>\na:m5> a:m1^ a:m6>\na:m7> a:m8> a:m9>";
    let mut scene = scene(map, "m1 carries cat\nm3 ap 2");
    for other in ["m2", "m4", "m5", "m6", "m7", "m8", "m9"] {
        scene.refuses(&format!("m1 give {other} cat"), "SH-OBJ-05");
    }
    scene.allows("m1 give m3 cat", 1).refuses("m3 give m1 cat", "SH-OBJ-03");
    scene.play("m1 give m3 cat", &[]).told(&["handed m1 m3 cat"]);
    scene.has("m1", "1,1 N ap 3").has("m3", "1,2 E ap 2").refuses("m1 give m3 cat", "SH-OBJ-03");
    assert_eq!((line(&scene, "m1"), line(&scene, "m3")), ("ap 3".into(), "ap 2 carries cat".into()));
}

/// Proves SH-OBJ-05, SH-CP-01.
#[test]
fn handing_over_may_be_paid_by_command_points() {
    let mut scene = scene("a:m1> a:m2>", "m1 carries cat activated\ncommand 1");
    scene.refuses("m1 give m2 cat", "SH-ACT-03");
    scene.play("m1 give m2 cat cp 1", &[]).told(&["cp_spent m1 1 spent 1", "handed m1 m2 cat"]);
}

/// Proves SH-OBJ-05, SH-OBJ-06.
#[test]
fn genestealers_hand_over_among_themselves_and_never_to_others() {
    let mut scene = scene("a:g1> a:g2> a:b1", "g1 carries cat\nphase alien_action");
    scene.allows("g1 give g2 cat", 1);
    scene.play("g1 give g2 cat", &[]).has("g1", "0,0 E ap 5");
    scene.play("g1 end_activation", &[]).refuses("g2 give b1 cat", "SH-OBJ-05");
    let foe = super::scene("a:g1> a:m1<", "g1 carries cat\nphase alien_action");
    foe.refuses("g1 give m1 cat", "SH-OBJ-05");
}

/// Proves SH-OBJ-05, SH-LAD-02, SH-AMB-27.
#[test]
fn an_object_is_handed_along_a_ladder() {
    let map = "a\n\norigin 0,0,1\nb";
    let scene = scene(map, "ladder 0,0,1 0,0\nat 0,0 m1v\nat 0,0,1 m2>\nm1 carries cat");
    scene.allows("m1 give m2 cat", 1);
}

/// Proves SH-OBJ-06, SH-BLIP-05, SH-MOVE-11.
#[test]
fn both_sides_may_carry_an_object_off_the_map() {
    let mut alien = scene("a:!cat a:b1 a:g1<", "phase alien_action\nexit 2,0 E");
    alien.refuses("b1 move 0,0", "SH-BLIP-05");
    let mut alien2 = super::scene("a:!cat a:g1< a:g2<", "phase alien_action\nexit 0,0 W");
    alien2.play("g1 move 0,0", &[]).play("g1 exit W", &[]).told(&["exited g1 0,0"]);
    assert_eq!(line(&alien2, "objects_exited"), "cat alien");
    let mut marine = scene("a:m1< a:m2<", "exit 0,0 W\nm1 carries cat");
    marine.play("m1 exit W", &[]);
    assert_eq!(line(&marine, "objects_exited"), "cat marine");
    alien.play("g1 exit E", &[]);
    assert_eq!(line(&alien, "objects_exited"), "");
}

/// Proves SH-DOOR-07, SH-AMB-29.
#[test]
fn a_closing_door_pushes_the_object_to_a_free_square_or_else_to_a_model() {
    let mut free = scene("a:g3> a:/,!cat a\n.     a:b1   a:g1<", "phase alien_action");
    free.play_with("g3 close 1,1", &[], &[0]).told(&["door_closed 1,1 g3", "pushed cat 2,1"]);
    // No free square is left: a model takes it, never the blip.
    let full = scene("a:g3> a:/,!cat a:g2<\n.     a:b1   a:g1<", "phase alien_action");
    for (pick, told) in [
        (0, ["pushed cat 0,1", "picked_up g3 cat"]),
        (1, ["pushed cat 2,0", "picked_up g1 cat"]),
        (2, ["pushed cat 2,1", "picked_up g2 cat"]),
    ] {
        let mut scene = full.clone();
        scene.play_with("g3 close 1,1", &[], &[pick]).told_of(&told);
        let taken = |after: &Scene| after.events().contains(&told[1].to_owned());
        assert_eq!(full.chance("g3 close 1,1", taken), "1/3");
    }
}
