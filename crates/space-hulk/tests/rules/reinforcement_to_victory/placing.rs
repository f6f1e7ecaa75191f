//! Placing Genestealers (SH-PLACE).

use super::{M5, beside_crowd, line, scene};

/// A blip among things, seen by a Marine from the south.
const CROWDED: &str = "a     a:!cat a:*
                       a:g9v a:b1   a:+
                       a:%   a      a
                       .     a:m1^  .";

/// Proves SH-PLACE-01, SH-PLACE-02, SH-AMB-29, SH-AMB-32.
#[test]
fn the_first_goes_on_the_blips_square_and_the_others_next_to_it() {
    let mut scene = scene(CROWDED, "b1 value 3");
    scene.asks("marine convert");
    scene.play("b1 convert", &[]).told(&["revealed b1 3", "placed g10 1,2"]).asks("alien face");
    scene.play("g10 face S", &[]).asks("marine place");
    assert_eq!(scene.legal(), ["place 0,3", "place 1,1", "place 2,1"]);
    // Object, fire, unit, door, generator, two squares away, taken.
    for at in ["1,3", "2,3", "0,2", "2,2", "0,1", "1,0", "1,2"] {
        scene.refuses(&format!("place {at}"), "SH-PLACE-02");
    }
    scene.refuses("pass", "SH-ACT-04").refuses("g10 face N", "SH-ACT-04");
    scene.play("place 2,1", &[]).told(&["placed g11 2,1"]);
    scene.play("g11 face N", &[]);
    assert_eq!(scene.legal(), ["place 0,3", "place 1,1"]);
}

/// Proves SH-PLACE-02, SH-AMB-32.
#[test]
fn a_square_behind_a_wall_is_not_next_to_the_blip() {
    for (map, lines, places) in [
        ("a a a\na a:b1 a\n. a:m1^", "", "place 0,1|place 0,2|place 1,2|place 2,1|place 2,2"),
        ("a . a\na a:b1 .\n. a:m1^ a", "", "place 0,1|place 0,2|place 2,0"),
        ("a a a\na a:b1 a\n. a:m1^", "wall 1,1/2,1 1,1/1,2", "place 0,1|place 0,2"),
        ("a a a\na a:b1 a\n. a:m1^", "wall 1,1/0,1 1,2/0,2", "place 1,2|place 2,1|place 2,2"),
    ] {
        let mut scene = scene(map, &format!("b1 value 2\n{lines}"));
        scene.play("b1 convert", &[]).play("g1 face S", &[]);
        assert_eq!(scene.legal().join("|"), places, "{map}\n{lines}");
    }
}

/// Proves SH-PLACE-02, SH-LAD-02.
#[test]
fn the_other_end_of_a_ladder_is_next_to_the_blip() {
    let map = "a:m1> a:b1\n\norigin 0,0,1\na a";
    let mut scene = scene(map, "ladder 1,0,1 1,0\nb1 value 2");
    scene.play("b1 convert", &[]).play("g1 face S", &[]).told_of(&["placed g2 1,0,1"]);
}

/// Proves SH-PLACE-03, SH-PLACE-04.
#[test]
fn who_converts_places_and_the_alien_side_faces() {
    let mut own = scene("a a a:b1 a a . m:m1^", "b1 value 2\nphase alien_action");
    own.play("b1 convert", &[]).asks("alien face");
    own.play("g1 face N", &[]).asks("alien place");
    let mut forced = scene("a:m1> a a:b1 a a", "b1 value 2");
    forced.play("b1 convert", &[]).asks("alien face");
    assert_eq!(forced.legal(), ["g1 face N", "g1 face E", "g1 face S", "g1 face W"]);
    forced.refuses("m1 face N", "SH-PLACE-04").refuses("place 1,0", "SH-ACT-04");
    forced.play("g1 face E", &[]).told(&["turned g1 E"]).has("g1", "2,0 E ap 6").asks("marine place");
    forced.play("place 3,0", &[]).asks("alien face").refuses("g1 face S", "SH-PLACE-04");
    forced.play("g2 face W", &[]).has("g2", "3,0 W ap 6").asks("marine action");
}

/// Proves SH-PLACE-05.
#[test]
fn a_voluntary_conversion_puts_nobody_into_sight() {
    // The Marine sees 0,4 to 0,8 of the corridor, not the arm.
    let lines = "at 0,4 m1^\nat 1,5 b1\nb1 value 3";
    let mut own = scene(M5, "at 0,0 m1^\nat 1,5 b1\nb1 value 3\nphase alien_action");
    own.play("b1 convert", &[]).play("g1 face W", &[]).told(&["turned g1 W", "placed g2 2,5"]);
    // All that is left next to it is in sight: the third model is lost.
    own.play("g2 face W", &[]).told(&["turned g2 W", "lost 1"]).asks("alien action");
    let mut forced = scene(M5, lines);
    forced.play("b1 convert", &[]).play("g1 face W", &[]).asks("marine place");
    assert_eq!(forced.legal(), ["place 0,5", "place 0,6", "place 2,5"]);
    // With a choice of places the seen one is refused by name.
    let mut choice = scene("a a:b1 a\na . a\n. . a:m1^", "b1 value 2\nphase alien_action");
    choice.play("b1 convert", &[]).play("g1 face N", &[]).asks("alien place");
    assert_eq!(choice.legal(), ["place 0,1", "place 0,2"]);
    choice.refuses("place 2,2", "SH-PLACE-05").refuses("place 2,1", "SH-PLACE-05");
    choice.refuses("place 2,0", "SH-PLACE-02").refuses("place 1,2", "SH-PLACE-02");
}

/// Proves SH-PLACE-06, SH-OPT-06.
#[test]
fn in_the_alien_turn_each_model_opens_its_own_window() {
    let lines = "at 0,0 m1^\nat 0,3 g9>\nat 0,5 b1\nb1 value 2\nphase alien_action\nm1 overwatch\ncommand 1";
    let map = "a\na\na\na\na\na a\na\na\na";
    let mut each = scene(map, lines);
    each.play("g9 move 1,3", &[]).told(&["moved g9 0,3 1,3 E", "revealed b1 2", "placed g10 0,5"]);
    each.play("g10 face S", &[]).asks("marine reaction");
    each.play("pass", &[]).asks("marine overwatch");
    each.play("pass", &[]).asks("marine place");
    each.play("place 0,4", &[]).play("g11 face S", &[]).asks("marine reaction");
    each.play("pass", &[]).asks("marine overwatch").refuses("m1 fire g10", "SH-OW-05");
    each.play("m1 fire g11", &[1, 2]).asks("alien action");

    let mut all = scene(map, &format!("{lines}\noption reveal_reactions after_all"));
    all.play("g9 move 1,3", &[]).play("g10 face S", &[]).asks("marine place");
    all.play("place 0,6", &[]).play("g11 face S", &[]).asks("marine reaction");
    all.play("pass", &[]).asks("marine overwatch");
    // g11 is hidden behind g10.
    assert_eq!(all.legal(), ["m1 fire g10", "pass"]);
    all.refuses("m1 fire g11", "SH-SHOOT-01");
    all.play("m1 fire g10", &[6, 2]).asks("alien action").has("g10", "gone").has("g11", "0,6 S ap 6");
}

/// Proves SH-PLACE-06.
#[test]
fn a_model_that_no_marine_sees_opens_no_window() {
    let lines = "at 0,0 m1^\nat 0,3 g9>\nat 0,5 b1\nb1 value 2\nphase alien_action\nm1 overwatch";
    let mut scene = scene("a\na\na\na\na\na a\na\na\na", lines);
    scene.play_all(&["g9 move 1,3", "g10 face S", "pass", "pass", "place 0,6", "g11 face S"]);
    scene.told(&["turned g11 S"]).asks("alien action");
}

/// Proves SH-PLACE-07, SH-OPT-07, SH-AMB-31.
#[test]
fn in_the_marine_turn_all_are_placed_and_nobody_reacts() {
    let lines = "at 0,0 m1>\nat 0,5 b1\nb1 value 2\ncommand 3\nat 0,1 m2>\nm2 overwatch";
    let map = "a\na\na\na\na\na\na\na a\na a";
    let mut none = scene(map, lines);
    none.play_all(&["m2 turn N cp 1", "g1 face S", "place 0,4", "g2 face S"]);
    none.asks("marine free_shot");
    none.play("pass", &[]).asks("marine action");
    let lines = "at 0,0 m1^\nat 0,5 b1\nb1 value 2\ncommand 3\nat 1,1 m2>\nm1 overwatch";
    let actions = ["b1 convert", "g1 face S", "place 0,4", "g2 face S"];
    let mut silent = scene(map, lines);
    silent.play_all(&actions).asks("marine action");
    let mut fires = scene(map, &format!("{lines}\noption reveal_reacts_in_marine_turn true"));
    fires.play_all(&actions).asks("marine overwatch");
    fires.allows("m1 fire g2", 0).refuses("m1 fire g1", "SH-SHOOT-01").refuses("m2 fire g2", "SH-OW-02");
    fires.refuses("m1 fire g2 cp 1", "SH-AP-05");
    fires.play("m1 fire g2", &[6, 1]).asks("marine action").has("g2", "gone");
}

/// Proves SH-PLACE-08.
#[test]
fn a_killed_model_frees_its_square_for_the_next() {
    let lines = "at 0,0 m1^\nat 0,5 g9>\nat 0,6 b1\nb1 value 3\nphase alien_action\nm1 overwatch";
    let mut scene = scene(M5, lines);
    scene.play_all(&["g9 move 1,5", "g10 face S", "pass"]);
    // It dies on the blip's own square, so the next one has to go there.
    scene.play("m1 fire g10", &[6, 2]).told_of(&["killed g10 shot", "placed g11 0,6"]).asks("alien face");
    scene.play_all(&["g11 face S", "pass"]).asks("marine overwatch");
    scene.play("pass", &[]).asks("marine place");
    assert_eq!(scene.legal(), ["place 0,5", "place 0,7"]);
    assert_eq!(line(&scene, "aliens_killed"), "1");
}

/// Proves SH-PLACE-08.
#[test]
fn a_square_next_to_the_blip_is_used_again_too() {
    let lines = "at 0,0 m1^\nat 0,5 g9>\nat 0,6 b1\nat 0,7 g8v\nb1 value 3\nphase alien_action\nm1 overwatch";
    let mut scene = scene(M5, lines);
    scene.play_all(&["g9 move 1,5", "g10 face S", "pass", "pass"]).told(&["placed g11 0,5"]);
    scene.play_all(&["g11 face S", "pass"]).play("m1 fire g11", &[6, 2]);
    scene.told_of(&["killed g11 shot", "placed g12 0,5"]).asks("alien face");
}

/// Proves SH-PLACE-09, SH-VIC-04, SH-SETUP-03, SH-AMB-41.
#[test]
fn models_without_a_square_or_a_figure_are_lost_and_no_casualties() {
    let goal = "win marine m immediate : aliens_killed 1";
    let room = "a a    a a:B^\na a:b99 a a\na a     a a:b98";
    for (others, placed, lost) in [(19, 3, 0), (20, 2, 1), (21, 1, 2), (22, 0, 3)] {
        let lines = format!("b99 value 3\nphase alien_action\nbroodlord come\n{goal}");
        let mut scene = scene(&beside_crowd(room, others), &lines);
        scene.play("b99 convert", &[]);
        for number in 0..placed {
            if number > 0 {
                scene.play(["", "place 0,0", "place 1,0"][number], &[]);
            }
            scene.play(&format!("g{} face S", others + 1 + number), &[]);
        }
        scene.asks("alien action");
        match lost {
            0 => scene.told_nothing_of("lost"),
            lost => scene.told_of(&[&format!("lost {lost}")]),
        };
        assert_eq!(line(&scene, "aliens_killed"), "");
    }
}

/// Proves SH-PLACE-09, SH-AMB-18, SH-PLACE-10.
#[test]
fn lurking_models_count_against_the_22_and_the_broodlord_does_not() {
    let lines = "entry A 0,0 W\nlurk A b99 g21\nb99 value 2\nphase alien_action";
    let mut room = scene(&beside_crowd("a a:B^", 20), &format!("{lines}\nbroodlord come"));
    room.play("b99 convert", &[]).told(&["revealed b99 2 voluntary", "lurks g22 A", "lost 1"]);
    let mut full = scene(&beside_crowd("a a:g22^", 20), lines);
    full.play("b99 convert", &[]).told(&["revealed b99 2 voluntary", "lost 2"]);
    assert_eq!(line(&full, "aliens_killed"), "");
}

/// Proves SH-PLACE-10.
#[test]
fn in_an_entry_area_all_models_go_into_the_area() {
    let lines = "entry A 0,0 W\nlurk A b1\nb1 value 3\nphase alien_action";
    let mut scene = scene("a a a", lines);
    scene.play("b1 convert", &[]);
    scene.told(&["revealed b1 3 voluntary", "lurks g1 A", "lurks g2 A", "lurks g3 A"]).asks("alien action");
    for unit in ["g1", "g2", "g3"] {
        scene.has(unit, "lurks A ap 6").allows(&format!("{unit} enter E"), 1);
    }
    scene.play("g2 enter", &[]).has("g2", "0,0 E ap 5").refuses("g1 enter", "SH-MOVE-05");
}
