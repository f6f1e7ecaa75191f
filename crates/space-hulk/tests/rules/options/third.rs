//! The preset of the 3rd edition as a whole.

use super::scene;

/// Proves SH-OPT-26, SH-OPT-01, SH-OPT-02, SH-OPT-06.
#[test]
fn a_reveal_in_the_alien_turn_of_the_third_edition() {
    let board = ". . . a a a a
a:m2> a:m1> a a:+ a a:b1 a
. . . . a:b2

phase alien_action
m1 overwatch
m2 overwatch
b1 value 2
preset third";
    let mut scene = scene(board, "");
    scene.play("b2 open 3,1", &[]).play("g1 face W", &[]).asks("marine place");
    scene.play("place 5,2", &[]).play("g2 face W", &[]).asks("marine reaction");
    // m1 hides both from m2; he has to fire, and chooses at whom.
    scene.play("pass", &[]).asks("marine overwatch");
    assert_eq!(scene.legal(), ["m1 fire g1", "m1 fire g2", "pass"]);
    scene.play("m1 fire g2", &[6, 6]).asks("alien action").told(&[
        "fired m1 storm_bolter g2 overwatch",
        "rolled m1 shot 6 6",
        "killed g2 shot",
        "jammed m1",
    ]);
}

/// Proves SH-OPT-26, SH-OPT-07.
#[test]
fn a_reveal_in_the_marine_turn_of_the_third_edition() {
    let board = ". a:m3>
a:m1> a a:+ a a:b1

m1 overwatch
preset third";
    let mut scene = scene(board, "");
    scene.play("m3 open 2,0", &[]).play("g1 face W", &[1, 2]).asks("marine action");
    scene.told(&["turned g1 W", "fired m1 storm_bolter g1 overwatch", "rolled m1 shot 1 2"]);
}

/// Proves SH-OPT-26, SH-OPT-04, SH-OPT-09, SH-OPT-10.
#[test]
fn lurking_parry_and_doors_of_the_third_edition() {
    let lurk = "a:m1< a a\n\nphase alien_action\nentry A 2,0 E\nlurk A b1 g1 g2\nb1 value 3\npreset third";
    scene(lurk, "").clone().play("b1 convert", &[]).told_nothing_of("lost").has("g5", "lurks A ap 6");

    let sword = "a:g1> a:m1<\n\nphase alien_action\nm1 sergeant power_sword\npreset third";
    let mut parry = scene(sword, "");
    parry.play("g1 assault m1", &[1, 6, 6, 2]);
    assert_eq!(parry.legal(), ["m1 parry 1", "pass"]);

    let door = "a:m1> a a:/ a:g1<\n\nphase alien_action\nm1 overwatch\npreset third";
    let mut closing = scene(door, "");
    closing.play("g1 close 2,0", &[]).play("pass", &[1, 2]);
    closing.told(&["fired m1 storm_bolter door 2,0 overwatch", "rolled m1 shot 1 2"]);
}

/// Proves SH-OPT-26.
#[test]
fn the_preset_is_the_sum_of_its_seven_options() {
    let seven = "option overwatch_fire must
option overwatch_covering all_roll
option door_close_overwatch must
option lurk_genestealer_cap none
option reveal_reactions after_all
option reveal_reacts_in_marine_turn true
option parry_die highest";
    let board = "a:m1> a a";
    assert_eq!(scene(board, seven).game, scene(board, "preset third").game);
    assert_eq!(scene(board, "preset fourth").game, scene(board, "").game);
    assert_ne!(scene(board, "preset third").game, scene(board, "").game);
}

/// Proves SH-OPT-26.
#[test]
fn an_option_changes_a_preset() {
    let third = scene("a:m1>", "preset third\noption parry_die marine_choice").game;
    let options = third.setup().options();
    assert_eq!(options.parry_die, space_hulk::ParryDie::MarineChoice);
    assert_eq!(options.overwatch_fire, space_hulk::Obligation::Must);
}
