//! Rulings for variant B (SB-RUL) that no other file proves.

use super::{count, solo, turn};

/// Proves SB-RUL-02.
#[test]
fn a_closed_door_counts_as_one_square_more() {
    // m1 is 3 squares away behind a door, m2 is 3 on open ground.
    let mut door = turn("a:m1< a:+ a a:g1< a a a:m2>", "g1 ap 1");
    door.play("g1 activate", &[]).told_of(&["moved g1 3,0 4,0 N"]);
    let mut equal = turn("a:m1< a:+ a a:g1< a a a a:m2>", "g1 ap 1");
    let hidden =
        "automaton g1 SB-TGT-02 m2: Of the nearest Marines it goes for the one who sees least of its path.";
    equal.play("g1 activate", &[]).told_of(&[hidden]);
    let mut open = turn("a:m1< a:/ a a:g1< a a a a:m2>", "g1 ap 1");
    open.play("g1 activate", &[]).told_of(&["moved g1 3,0 2,0 W"]);
}

/// Proves SB-RUL-02.
#[test]
fn what_cannot_be_passed_makes_the_way_longer() {
    for thing in ["m3<", "%", "=", "*", "B1<", "+"] {
        // Straight to m1 it is 3, round the block 8; m2 is 5 away.
        let map = format!("a:m1v a:{thing} a a:g1< a a a a a:m2>\na . a\na . a\na . a\na a a");
        // A door that nobody can open is a wall.
        let mut scene =
            turn(&map, if thing == "+" { "g1 ap 1\nspecial sealed_doors 1,4" } else { "g1 ap 1" });
        match thing {
            "m3<" => scene
                .play("g1 activate", &[])
                .told_of(&["automaton g1 SB-TGT-01 m3: The target is the Marine with the shortest path."]),
            _ => scene
                .play("g1 activate", &[])
                .told_of(&["automaton g1 SB-TGT-01 m2: The target is the Marine with the shortest path."]),
        };
    }
}

/// BF-55: the way ends in contact, the distance counts the straight and diagonal steps.
///
/// Proves SB-RUL-02, SB-RUL-12.
#[test]
fn a_marine_at_a_corner_is_one_square_away() {
    // m1 touches a corner, m2 stands two squares off: m1 is nearer.
    let mut scene = turn("a:m1< a .\n. a:g1^ a a:m2>", "g1 ap 1");
    scene.play("g1 activate", &[]).told_of(&["moved g1 1,0 1,1 W"]);
    scene.told_of(&["automaton g1 SB-TGT-01 m1: The target is the Marine with the shortest path."]);
}

/// Proves SB-RUL-03, SB-RUL-04.
#[test]
fn a_group_acts_as_one_and_loses_one_in_an_assault() {
    let mut scene = turn("a:m1> a:g1< a", "g1 count 5 ap 2\ncommand 1");
    scene.play("g1 activate", &[1, 1, 1, 6]);
    scene.told_of(&["rolled g1 assault 1 1 1", "rolled m1 assault 6", "killed g1 assault", "grouped g1 4"]);
    scene.told_nothing_of("retreated").has("g1", "1,0 W ap 1").asks("marine reaction");
    scene.play("pass", &[6, 1, 1, 1]).told_of(&["killed m1 assault"]);
    let mut attacked = solo("a:m1> a:g1> a", "g1 count 2");
    attacked.play("m1 assault g1", &[6, 1, 1, 1]).told_of(&["killed g1 assault", "grouped g1 1"]);
    attacked.told_nothing_of("retreated").has("g1", "1,0 E ap 6");
}

/// Proves SB-RUL-06.
#[test]
fn fire_rolls_for_every_member_and_every_blip() {
    let lines = "m1 heavy_flamer\ng1 count 4\nb1 values 3 1 1";
    let mut scene = solo("a:m1> a b:g1< b b . .\n. . . . b:b1 . .", lines);
    // Two of the four and two of the three die; which blips is drawn.
    scene.play_with("m1 fire square 2,1", &[2, 1, 6, 1, 2, 1, 3], &[0, 2]);
    scene.told_of(&["killed g1 flame", "killed g1 flame", "grouped g1 2"]);
    scene.told_of(&["revealed b1 1", "killed b1 flame", "revealed b1 3", "killed b1 flame", "grouped b1 1"]);
    scene.told_nothing_of("retreated").has("g1", "2,1 W ap 6");
    assert!(scene.board().contains("aliens_killed 6"), "{}", scene.board());
    let mut all = solo("a:m1> a b:g1< b", "m1 heavy_flamer\ng1 count 2");
    all.play("m1 fire square 2,0", &[2, 2]).has("g1", "gone");
    assert_eq!(all.events().iter().filter(|event| *event == "killed g1 flame").count(), 2);
}

/// Proves SB-RUL-06.
#[test]
fn an_explosion_rolls_for_every_member() {
    let lines = "m1 assault_cannon ammo 3 reloaded\ng1 count 3\nat 5,0 m2<";
    let mut scene = solo("a:m1> a a:g1< b b b", lines);
    // The shot kills one and the group retreats out of the section; the rest of it is safe.
    scene.play("m1 fire g1", &[5, 5, 5]).told_of(&["retreated g1 2,0 3,0", "exploded m1 0,0"]);
    assert_eq!(count(&scene, "g1"), 2);
    let mut stays = solo("a:m1> a a:g1< .\n. . . b:m2^", lines.split("\nat").next().unwrap_or(lines));
    stays.play("m1 fire g1", &[1, 1, 1, 4, 3, 4]).told_of(&["grouped g1 1"]).told_nothing_of("retreated");
}

/// Proves SB-RUL-06.
#[test]
fn a_storm_kills_one_member_or_rolls_for_each() {
    let board = "a:m1> a b:g1< b";
    let lines = "m1 librarian force_axe\ng1 count 3";
    let mut one = solo(board, lines);
    one.play("m1 psi psychic_storm g1", &[2]).told_of(&["killed g1 psychic_storm", "grouped g1 2"]);
    one.told_nothing_of("retreated").has("g1", "2,0 W ap 6");
    let mut all = solo(board, lines);
    all.play("m1 psi psychic_storm section b", &[4, 3, 5]).told_of(&["grouped g1 1"]);
    all.told_nothing_of("retreated");
}

/// Proves SB-RUL-21.
#[test]
fn what_the_target_sees_is_judged_when_the_way_is_planned() {
    let stem = "\n. . a . .".repeat(2);
    let tail = "\n. . a . .".repeat(8);
    let map = format!(
        "a a a:m1< a a\na . . . a\na . . . a\na . . . a\na a a a a{stem}\n. . a:g1^ . .{tail}\n. . a:m2^ . ."
    );
    let mut scene = turn(&map, "g1 ap 3\ncommand 3");
    scene.play("g1 activate", &[]).asks("marine reaction").has("g1", "2,10 N ap 2");
    assert!(scene.board().contains("2,11+3,12+4,13"), "{}", scene.board());
    // m1 looks the other way now, but the way has been planned.
    scene.play("m1 turn N cp 1", &[]);
    scene.play("m1 turn E cp 1", &[]);
    scene.told_of(&["moved g1 2,11 3,12 N"]);
}

/// BF-57: it goes past nobody, and of several in contact one is drawn.
#[test]
fn in_contact_with_several_it_attacks_one_drawn() {
    let map = "a:m1^ a:g1^ a:m2^ .\n. . . .\nb:m3^ . . .";
    for (pick, target) in [(0, "m1"), (1, "m2")] {
        let mut scene = turn(map, "g1 ap 2");
        scene.play_with("g1 activate", &[6, 1, 1, 2], &[pick]);
        scene.told_of(&[&format!("assaulted g1 {target}"), &format!("killed {target} assault")]);
    }
}

/// BF-56: what takes a square takes everybody on it.
#[test]
fn a_falling_marine_crushes_all_who_share_the_square() {
    let board = "origin 0,0\na:g1>,g2< a\n\norigin 0,0,1\nb b:m1<\n\nladder 0,0,1 0,0";
    let mut scene = solo(board, "g1 count 3");
    scene.play_with("m1 move 0,0,1 W", &[1], &[0]).told_of(&["killed g2 fall", "fell m1 0,0"]);
    scene.has("g1", "gone").has("g2", "gone");
    assert!(scene.board().contains("aliens_killed 4"), "{}", scene.board());
}
