//! Our own readings where Part III is silent (docs/rulings): fire, falls, doors,
//! overwatch.

use super::scene;

/// Holds BF-11.
#[test]
fn a_blip_destroyed_in_a_burning_conversion_is_a_casualty() {
    let mut scene = scene("a:m1^ a a:b1,* a", "b1 value 3");
    scene.play("m1 turn E", &[]).told(&["turned m1 E", "revealed b1 3", "killed b1 flame"]);
    let position = scene.game.position();
    assert_eq!(position.tally.aliens_killed, 3);
    assert_eq!(position.used_blips, [3]);
}

/// A blip of value 3 comes into sight in the alien turn, and a flamer answers.
const FLAMED: &str = ". . . a:b2
a:m1> a a:+ c b:b1 c
. . . . c

phase alien_action
command 2
m1 heavy_flamer
b1 value 3";

/// Holds BF-12.
#[test]
fn a_square_that_begins_to_burn_takes_no_further_model() {
    let mut scene = scene(FLAMED, "");
    scene.play("b2 open 2,1", &[]).told_of(&["placed g1 4,1"]).asks("alien face");
    scene.play("g1 face W", &[]).asks("marine reaction");
    // The first one dies, and its square burns: the next goes beside it.
    scene.play("m1 fire square 4,1 cp 2", &[2]).told_of(&["killed g1 flame"]).asks("marine place");
    assert_eq!(scene.legal(), ["place 3,1", "place 4,0", "place 5,1"]);
    let mut shot = super::scene(&FLAMED.replace("m1 heavy_flamer\n", ""), "");
    shot.play("b2 open 2,1", &[]).play("g1 face W", &[]).play("m1 fire g1 cp 1", &[6, 1]);
    // Without fire the next one has to go there (SH-PLACE-08).
    shot.told_of(&["killed g1 shot", "placed g2 4,1"]);
    let mut normal = super::scene(FLAMED, "option burning_conversion normal");
    normal.play("b2 open 2,1", &[]).play("g1 face W", &[]).play("m1 fire square 4,1 cp 2", &[2]);
    normal.told_of(&["killed g1 flame", "placed g2 4,1"]);
}

/// A ladder down from (1,0,1); what lies below it.
fn above(below: &str, lines: &str) -> crate::support::Scene {
    scene(&format!("a {below} a\n\norigin 0,0,1\nb:m1> b b\n\nladder 1,0,1 1,0"), lines)
}

/// Holds BF-13.
#[test]
fn a_marine_does_not_fall_onto_what_gives_no_way() {
    for below in ["a:+", "a:%", "a:="] {
        let mut scene = above(below, "");
        scene.play("m1 move 1,0,1", &[1]).told(&["moved m1 0,0,1 1,0,1 E", "rolled m1 ladder 1"]);
        scene.has("m1", "1,0,1 E ap 3");
    }
    for below in ["a", "a:/", "a:-"] {
        let mut scene = above(below, "command 1");
        scene.play("m1 move 1,0,1", &[1]).told_of(&["fell m1 1,0"]).has("m1", "1,0 E ap 0 activated");
    }
}

/// Holds BF-14.
#[test]
fn who_falls_into_a_fire_rolls_for_it() {
    let mut lives = above("a:*", "command 1");
    lives.play("m1 move 1,0,1", &[1, 1]);
    lives.told_of(&["rolled m1 ladder 1", "fell m1 1,0", "rolled m1 flame 1"]);
    let mut dies = above("a:*", "command 1");
    dies.play("m1 move 1,0,1", &[1, 2]).told_of(&["fell m1 1,0", "rolled m1 flame 2", "killed m1 flame"]);
}

/// Holds BF-15.
#[test]
fn a_fall_by_command_points_costs_the_points_of_the_activation_to_come() {
    let mut scene = above("a", "command 2");
    scene.play("m1 move 1,0,1 cp 1", &[1]).told_of(&["fell m1 1,0"]).has("m1", "1,0 E ap 0");
    scene.asks("marine action").refuses("m1 turn N", "SH-AP-05").allows("m1 turn N cp 1", 1);
}

/// Holds BF-16.
#[test]
fn a_marine_who_dies_in_the_volley_does_not_roll() {
    let board = "a:m1> a b b b:g1< . b:g9<
a:m2> a b b b

phase alien_action
m1 overwatch assault_cannon reloaded
m2 overwatch";
    let mut scene = scene(board, "");
    scene.play("g1 move 3,1", &[]).play("pass", &[]).play("m1 fire g1", &[]);
    // The explosion takes the second Marine before his turn to roll.
    scene.play("m2 fire g1", &[2, 2, 2, 4]).told(&[
        "fired m1 assault_cannon g1 overwatch",
        "rolled m1 shot 2 2 2",
        "exploded m1 0,1",
        "killed m1 explosion",
        "rolled m2 explosion 4",
        "killed m2 explosion",
    ]);
}

/// Holds BF-17.
#[test]
fn a_bounce_is_paid_and_ends_the_activation() {
    let board = ". . . a:b1\na:m1> a a a . a:g1<\n\nphase alien_action\noption blip_into_los bounce";
    let mut scene = scene(board, "");
    scene.play("b1 move 3,0", &[]).told(&["bounced b1"]);
    scene.has("b1", "3,1 ap 5 activated").refuses("b1 convert", "SH-CONV-03");
}

/// Holds BF-18.
#[test]
fn a_closing_door_crushes_whoever_stands_in_it() {
    for (cell, name) in [("a:/,m2^", "m2"), ("a:/,g1^", "g1"), ("a:/,B1^", "B1")] {
        let mut scene = scene(&format!("a:m1> {cell} a:g9<"), "option door_close_on_unit allow");
        scene.play("m1 close 1,0", &[]).told(&["door_closed 1,0 m1", &format!("killed {name} door")]);
    }
}

/// Holds BF-19.
#[test]
fn a_door_on_an_edge_is_seen_by_who_sees_a_square_beside_it() {
    let board = |cells: &str| format!("{cells}\n\noption door_placement edge\ndoor 1,1/2,1 closed");
    // m1 sees (1,1) from below, but not the square beyond the door.
    scene(&board("a a a a\n. a:m1^ . ."), "").allows("m1 fire door 1,1/2,1", 1);
    scene(&board("a a a a\n. a:m1> . ."), "").refuses("m1 fire door 1,1/2,1", "SH-SHOOT-01");
    // Beside it he has to face across.
    scene(&board("a a:m1> a a\n. a . ."), "").allows("m1 fire door 1,1/2,1", 1);
    scene(&board("a a:m1v a a\n. a . ."), "").refuses("m1 fire door 1,1/2,1", "SH-SHOOT-01");
}

/// Holds BF-20.
#[test]
fn a_door_on_an_edge_is_stuck_by_fire_on_either_side() {
    for (cells, stuck) in
        [("a:m1> b:* b", true), ("a:*,m1> b b", true), ("a:m1> b b:*", false), ("a:m1> b b", false)]
    {
        let scene = scene(cells, "option door_placement edge\ndoor 0,0/1,0 closed");
        if stuck {
            scene.refuses("m1 open 0,0/1,0", "SH-DOOR-09")
        } else {
            scene.allows("m1 open 0,0/1,0", 1)
        };
    }
}

/// Holds BF-21.
#[test]
fn with_all_roll_who_names_one_for_a_door_names_all() {
    let board = "a:m1> a a a:/ a a:g1<
a:m2> a a a   . .

phase alien_action
m1 overwatch
m2 overwatch
option overwatch_covering all_roll";
    let mut scene = scene(board, "");
    scene.play("g1 move 4,1", &[]).play("pass", &[1, 2, 3, 4]);
    scene.play("g1 close 3,1", &[]).play("pass", &[]).asks("marine overwatch");
    scene.clone().play("pass", &[]).told(&[]);
    scene.play("m2 fire door 3,1", &[1, 2, 3, 4]).asks("alien action");
    scene.told_of(&["fired m2 storm_bolter door 3,1 overwatch", "fired m1 storm_bolter door 3,1 overwatch"]);
}

/// Holds BF-22.
#[test]
fn a_reveal_in_the_marine_turn_is_answered_after_all_are_placed() {
    let board = ". a:m3>
a:m1> a a:+ a a:b1 a

m1 overwatch
b1 value 2
command 3
option reveal_reacts_in_marine_turn true";
    for reactions in ["per_model", "after_all"] {
        let mut scene = scene(board, &format!("option reveal_reactions {reactions}"));
        scene.play("m3 open 2,0", &[]).play("g1 face W", &[]).asks("marine place");
        scene.play("place 5,0", &[]).play("g2 face W", &[]).asks("marine overwatch");
        assert_eq!(scene.legal(), ["m1 fire g1", "pass"]);
    }
}
