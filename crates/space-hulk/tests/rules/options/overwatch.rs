//! Who fires on overwatch, and who may react.

use super::scene;

/// `g9` stands apart, so that the alien turn goes on without `g1`.
const ONE: &str = "a:m1> a a a a:g1< . a:g9<

phase alien_action
m1 overwatch";

const TWO: &str = "a:m1> a a a a
a:m2> a a a a:g1< . a:g9<

phase alien_action
m1 overwatch
m2 overwatch";

/// Proves SH-OPT-01.
#[test]
fn overwatch_fire_may_is_a_choice() {
    let mut scene = scene(ONE, "option overwatch_fire may");
    scene.play("g1 move 3,0", &[]).asks("marine reaction");
    scene.play("pass", &[]).told(&[]).asks("marine overwatch");
    assert_eq!(scene.legal(), ["m1 fire g1", "pass"]);
    scene.clone().play("pass", &[]).told(&[]).asks("alien action").has("m1", "0,0 E ap 4 overwatch");
    scene.play("m1 fire g1", &[6, 1]);
    scene.told(&["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 6 1", "killed g1 shot"]);
    scene.asks("alien action").has("g1", "gone").has("m1", "0,0 E ap 4 overwatch");
}

/// Proves SH-OPT-01.
#[test]
fn overwatch_fire_must_asks_nobody() {
    let mut scene = scene(ONE, "option overwatch_fire must");
    scene.play("g1 move 3,0", &[]).asks("marine reaction");
    scene.play("pass", &[1, 2]).told(&["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 1 2"]);
    scene.asks("alien action").has("m1", "0,0 E ap 4 overwatch");
}

/// Proves SH-OPT-01.
#[test]
fn overwatch_fire_must_binds_only_who_can_fire() {
    let mut jammed = scene(&format!("{ONE} jammed"), "option overwatch_fire must");
    jammed.play("g1 move 3,0", &[]).play("pass", &[]).told(&[]).asks("alien action");
    let mut off = scene("a:m1> a a a:g1<\n\nphase alien_action", "option overwatch_fire must");
    off.play("g1 move 2,0", &[]).play("pass", &[]).told(&[]).asks("alien action");
}

/// Proves SH-OPT-01.
#[test]
fn overwatch_fire_may_is_the_default() {
    assert_eq!(scene(ONE, "").board(), scene(ONE, "option overwatch_fire may").board());
    assert_ne!(scene(ONE, "").board(), scene(ONE, "option overwatch_fire must").board());
}

/// Proves SH-OPT-02.
#[test]
fn declare_subset_names_any_number_before_the_first_roll() {
    let mut scene = scene(TWO, "option overwatch_covering declare_subset");
    scene.play("g1 move 3,0", &[]).play("pass", &[]);
    assert_eq!(scene.legal(), ["m1 fire g1", "m2 fire g1", "pass"]);
    scene.clone().play("pass", &[]).told(&[]).asks("alien action");
    scene.play("m1 fire g1", &[]).told(&[]).asks("marine overwatch");
    assert_eq!(scene.legal(), ["m2 fire g1", "pass"]);
    scene.refuses("m1 fire g1", "SH-OW-08");
    let mut alone = scene.clone();
    alone.play("pass", &[6, 2]);
    alone.told(&["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 6 2", "killed g1 shot"]);
    scene.play("m2 fire g1", &[6, 2, 4, 4]).told(&[
        "fired m1 storm_bolter g1 overwatch",
        "rolled m1 shot 6 2",
        "killed g1 shot",
        "fired m2 storm_bolter g1 overwatch",
        "rolled m2 shot 4 4",
        "jammed m2",
    ]);
    scene.has("m1", "0,1 E ap 4 overwatch").has("m2", "0,0 E ap 4 overwatch jammed");
}

/// Proves SH-OPT-02.
#[test]
fn all_roll_fires_with_all_and_asks_nobody() {
    let mut scene = scene(TWO, "option overwatch_covering all_roll");
    scene.play("g1 move 3,0", &[]).play("pass", &[1, 2, 3, 4]).asks("alien action").told(&[
        "fired m1 storm_bolter g1 overwatch",
        "rolled m1 shot 1 2",
        "fired m2 storm_bolter g1 overwatch",
        "rolled m2 shot 3 4",
    ]);
}

/// Proves SH-OPT-01, SH-OPT-02.
#[test]
fn must_fires_with_all_whatever_the_covering() {
    for covering in ["declare_subset", "all_roll"] {
        let lines = format!("option overwatch_fire must\noption overwatch_covering {covering}");
        let mut scene = scene(TWO, &lines);
        scene.play("g1 move 3,0", &[]).play("pass", &[6, 6, 1, 2]).told(&[
            "fired m1 storm_bolter g1 overwatch",
            "rolled m1 shot 6 6",
            "killed g1 shot",
            "jammed m1",
            "fired m2 storm_bolter g1 overwatch",
            "rolled m2 shot 1 2",
        ]);
        scene.asks("alien action");
    }
}

/// Proves SH-OPT-02.
#[test]
fn all_roll_leaves_out_who_cannot_fire() {
    let mut scene = scene(&format!("{TWO} jammed"), "option overwatch_covering all_roll");
    scene.play("g1 move 3,0", &[]).play("pass", &[1, 2]).asks("alien action");
    scene.told(&["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 1 2"]);
}

/// Proves SH-OPT-03.
#[test]
fn any_marine_or_only_a_witness_reacts() {
    let board = "a:m3< a:m1> a a a:g1< . a:g9<

phase alien_action
command 2";
    let mut any = scene(board, "option cp_reactor any_marine");
    any.play("g1 move 3,0", &[]).asks("marine reaction");
    any.allows("m1 fire g1 cp 1", 1).allows("m3 turn N cp 1", 1).allows("m3 overwatch cp 2", 2);
    any.play("m3 turn N cp 1", &[]).told(&["cp_spent m3 1 spent 1", "turned m3 N"]).asks("alien action");

    let mut witness = scene(board, "option cp_reactor witness_only");
    witness.play("g1 move 3,0", &[]).asks("marine reaction");
    witness.allows("m1 fire g1 cp 1", 1).refuses("m3 turn N cp 1", "SH-CP-05");
    assert!(!witness.legal().iter().any(|action| action.starts_with("m3")));
    witness.play("m1 fire g1 cp 1", &[1, 2]).asks("alien action");
    assert_eq!(scene(board, "").board(), scene(board, "option cp_reactor any_marine").board());
}

/// Proves SH-OPT-03.
#[test]
fn who_sees_a_closing_door_is_a_witness() {
    let board = "a:m3< a:m1> a a:/ a:g1< a

phase alien_action
command 1
option cp_reactor witness_only";
    let mut scene = scene(board, "");
    scene.play("g1 close 3,0", &[]).asks("marine reaction");
    scene.allows("m1 fire door 3,0 cp 1", 1).refuses("m3 turn N cp 1", "SH-CP-05");
}

/// Proves SH-OPT-03.
#[test]
fn nobody_reacts_to_what_nobody_sees() {
    for reactor in ["any_marine", "witness_only"] {
        let board = "a:m1< a a a:g1<\n\nphase alien_action\ncommand 2";
        let mut scene = scene(board, &format!("option cp_reactor {reactor}"));
        scene.play("g1 move 2,0", &[]).asks("alien action");
    }
}
