//! Conversion of blips.

use super::scene;

/// Both blips are seen as soon as the Marine has turned; `b1` stands before `b2`
/// only after its models are placed.
const TWO_BLIPS: &str = "a a a a a:b2
a:m1^ a a a:b1 a
a a a a a

b1 value 2
b2 value 1";

/// Proves SH-AMB-30.
#[test]
fn all_blips_seen_at_one_moment_are_converted() {
    let mut scene = scene(TWO_BLIPS, "");
    scene.play("m1 turn E", &[]).told(&["turned m1 E"]).asks("marine convert");
    assert_eq!(scene.legal(), ["b2 convert", "b1 convert"]);
    scene.refuses("m1 fire b1", "SH-ACT-04");
    scene.play("b1 convert", &[]).play("g1 face W", &[]).asks("marine place");
    // The second model now hides b2, which is converted all the same.
    scene.play("place 2,2", &[]).play("g2 face W", &[]);
    scene.told_of(&["turned g2 W", "revealed b2 1", "placed g3 4,2"]);
    // Only then comes the shot.
    scene.play("g3 face W", &[]).asks("marine free_shot");
}

/// Proves SH-AMB-30.
#[test]
fn the_marine_side_chooses_the_order() {
    let mut scene = scene(TWO_BLIPS, "");
    scene.play("m1 turn E", &[]).play("b2 convert", &[]).told(&["revealed b2 1", "placed g1 4,2"]);
    scene.play("g1 face W", &[]).told(&["turned g1 W", "revealed b1 2", "placed g2 3,1"]);
}

/// Proves SH-AMB-31.
#[test]
fn in_the_mission_status_phase_there_are_no_windows() {
    // The fire dies down, and the Marine sees the blip behind it.
    let board = "a:m1> b:* a:b1 a

phase alien_action
command 3
m1 overwatch
b1 value 2
option reveal_reacts_in_marine_turn false";
    let mut scene = scene(board, "");
    scene.play("end_turn", &[]);
    scene.told_of(&["phase mission_status 1", "counters_removed", "revealed b1 2", "placed g1 2,0"]);
    scene.play("g1 face W", &[]).asks("marine place");
    scene.play("place 3,0", &[]).play_with("g2 face W", &[], &[2]);
    scene.told(&["turned g2 W", "phase marine_command 2", "command_drawn 3", "phase marine_action 2"]);
}

/// Proves SH-AMB-31.
#[test]
fn a_barrier_that_vanishes_reveals_too() {
    let mut scene = scene("a:m1> a:= a:b1 a\n\nphase alien_action", "");
    scene.play("end_turn", &[]).told_of(&["counters_removed", "revealed b1 1", "placed g1 2,0"]);
    scene.asks("alien face");
}

/// Proves SH-AMB-33.
#[test]
fn when_the_broodlord_may_be_declared() {
    // The value, his state, whether the alien side is asked.
    for (value, state, asked) in [
        (3, "waiting", true),
        (2, "waiting", false),
        (1, "waiting", false),
        (3, "absent", false),
        (3, "come", false),
        (3, "killed", false),
    ] {
        let lines = format!("b1 value {value}\nbroodlord {state}");
        let mut by_choice = scene("a:m1< a a:b1 a\n\nphase alien_action", &lines);
        by_choice.play("b1 convert", &[]).asks(if asked { "alien broodlord" } else { "alien face" });
        let mut seen = scene("a:m1^ a a:b1 a", &lines);
        seen.play("m1 turn E", &[]).asks(if asked { "alien broodlord" } else { "alien face" });
        let entry = "a:m1< a a\n\nphase alien_action\nentry A 2,0 E\nlurk A b1";
        let mut lurking = scene(entry, &lines);
        lurking.play("b1 convert", &[]).asks(if asked { "alien broodlord" } else { "alien action" });
    }
}

/// Proves SH-AMB-33.
#[test]
fn the_broodlord_comes_alone_and_is_declared_before_the_first_model() {
    let mut scene = scene("a:m1^ a a:b1 a", "b1 value 3\nbroodlord waiting");
    scene.play("m1 turn E", &[]).told(&["turned m1 E", "revealed b1 3"]).asks("alien broodlord");
    assert_eq!(scene.legal(), ["broodlord", "pass"]);
    let mut no = scene.clone();
    no.play("pass", &[]).told(&["placed g1 2,0"]);
    no.play("g1 face W", &[]).asks("marine place");
    scene.play("broodlord", &[]).told(&["placed g1 2,0", "broodlord_appeared g1"]);
    scene.play("g1 face W", &[]).asks("marine free_shot");
    assert_eq!(scene.game.units().len(), 2);
}

/// Proves SH-AMB-38.
#[test]
fn a_blip_destroyed_unrevealed_counts_with_its_value() {
    for value in 1..=3 {
        let mut flamed = scene("a:m1> b b:g1< b:b1 c:g2<", &format!("m1 heavy_flamer\nb1 value {value}"));
        flamed.play("m1 fire square 1,0", &[1, 2]);
        flamed.told_of(&[&format!("revealed b1 {value}"), "killed b1 flame"]);
        let position = flamed.game.position();
        assert_eq!(position.tally.aliens_killed, value);
        assert_eq!(position.used_blips, [value as u8]);
        let mut storm = scene("a:m1< b:b1", &format!("m1 librarian force_axe\nb1 value {value}"));
        storm.play("m1 psi psychic_storm b1", &[2]).told_of(&[&format!("revealed b1 {value}")]);
        assert_eq!(storm.game.position().tally.aliens_killed, value);
    }
}

/// Proves SH-AMB-47.
#[test]
fn a_blip_that_has_acted_is_not_converted_by_choice() {
    let board = "a:m1< a a:/ a:b1 a\n\nphase alien_action\nentry A 4,0 E\nlurk A b2";
    for action in ["b1 move 4,0", "b1 close 2,0"] {
        let mut scene = scene(board, "");
        scene.allows("b1 convert", 0);
        scene.play(action, &[]).play("b1 end_activation", &[]).refuses("b1 convert", "SH-CONV-03");
        scene.allows("b2 convert", 0);
    }
    let mut entered = scene(board, "");
    entered.play("b2 enter", &[]).play("b2 end_activation", &[]).refuses("b2 convert", "SH-CONV-03");
}

/// Proves SH-AMB-47.
#[test]
fn models_of_a_blip_that_has_acted_do_not_act() {
    // It opens the door itself.
    let mut acted = scene("a:m1> a a:+ a:b1 a:g9<\n\nphase alien_action", "");
    acted.play("b1 open 2,0", &[]).play("g10 face W", &[]).play("pass", &[]);
    acted.has("g10", "3,0 W ap 6 activated").refuses("g10 turn N", "SH-ACT-03");
    // Somebody else does.
    let mut fresh = scene("a:m1> a a:+ a a:b1\n. . . a:b2\n\nphase alien_action", "");
    fresh.play("b2 open 2,1", &[]).play("g1 face W", &[]).play("pass", &[]);
    fresh.play("b2 end_activation", &[]).has("g1", "4,1 W ap 6").allows("g1 move 3,1", 1);
}
