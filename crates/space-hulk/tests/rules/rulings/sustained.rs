//! The book of sustained fire.

use super::scene;

/// The last shot of the Marine, as the story tells it.
fn mark(scene: &crate::support::Scene) -> bool {
    let fired = scene.events().iter().find(|event| event.starts_with("fired m1")).expect("a shot");
    fired.contains("sustained")
}

const AIMED: &str = "a:m1> a a a a:g1<
a:m2> a a a a:g2<

command 6
m1 sustained g1
m2 librarian force_axe";

/// Proves SH-AMB-21.
#[test]
fn what_ends_sustained_fire_in_the_marine_turn() {
    // What is done first; whether the next shot at g1 is sustained.
    type Played = (&'static str, &'static [u8]);
    let cases: [(&[Played], bool); 10] = [
        (&[], true),
        (&[("m1 fire g1", &[1, 2])], true),
        (&[("m1 fire g2", &[1, 2])], false),
        (&[("m1 turn N cp 1", &[]), ("m1 turn E cp 1", &[]), ("pass", &[])], false),
        (&[("m1 overwatch cp 2", &[])], false),
        (&[("m1 guard cp 2", &[])], false),
        (&[("m2 turn N cp 1", &[])], false),
        (&[("m2 fire g1 cp 1", &[1, 2])], false),
        // Powers are no actions.
        (&[("m2 psi psychic_storm g2", &[1])], true),
        (&[("m2 psi force_barrier 1,0", &[])], true),
    ];
    for (first, kept) in cases {
        let mut scene = scene(AIMED, "");
        for (action, dice) in first {
            scene.play(action, dice);
        }
        scene.play("m1 fire g1 cp 1", &[1, 2]);
        assert_eq!(mark(&scene), kept, "{first:?}");
    }
}

/// Proves SH-AMB-21.
#[test]
fn clearing_a_jam_ends_sustained_fire() {
    let board = AIMED.replace("m1 sustained g1", "m1 sustained g1 jammed");
    let mut scene = scene(&board, "");
    assert!(scene.board().contains("sustained g1"));
    scene.play("m1 clear_jam", &[]);
    assert!(!scene.board().contains("sustained g1"));
}

/// Proves SH-AMB-21.
#[test]
fn a_shot_at_something_else_sets_it_anew() {
    let mut scene = scene(AIMED, "");
    scene.play("m1 fire g2", &[1, 2]).play("m1 fire g2", &[1, 2]);
    assert!(mark(&scene));
    // A shot that destroys its target leaves none.
    scene.play("m1 fire g2", &[1, 5]).told_of(&["killed g2 shot"]);
    assert!(!scene.board().contains("sustained"));
}

/// Proves SH-AMB-21.
#[test]
fn a_shot_after_a_move_is_never_sustained_but_starts_it() {
    let mut scene = scene("a:m1> a a a a:g1<\n\nm1 sustained g1", "");
    scene.play("m1 move 1,0", &[]).play("m1 fire g1", &[1, 5]);
    assert!(!mark(&scene));
    scene.play("m1 fire g1", &[1, 2]);
    assert!(mark(&scene));
}

/// Proves SH-AMB-21.
#[test]
fn a_broodlord_hit_once_is_not_destroyed() {
    let mut scene = scene("a:m1> a a a a:B1<", "");
    scene.play("m1 fire B1", &[6, 2]).has("B1", "4,0 W ap 6");
    scene.play("m1 fire B1", &[5, 5]).told(&[
        "fired m1 storm_bolter B1 sustained",
        "rolled m1 shot 5 5",
        "killed B1 shot",
    ]);
}

/// Proves SH-AMB-21.
#[test]
fn what_blips_do_does_not_end_it() {
    let board = "a:m1> a a a a:g1< . a:b1 a:b2

phase alien_action
m1 overwatch sustained g1";
    // By choice it is no action.
    let mut by_choice = scene(board, "");
    by_choice.play("b1 convert", &[]).play("g2 face N", &[]);
    assert!(by_choice.board().contains("sustained g1"));
    let mut moved = scene(&board.replace("a:b1 a:b2", "a:b1 a"), "");
    moved.play("b1 move 7,0", &[]);
    assert!(moved.board().contains("sustained g1"));
    // A model's action does.
    let mut model = scene(&board.replace("a:b1 a:b2", "a:g2> a"), "");
    model.play("g2 move 7,0", &[]);
    assert!(!model.board().contains("sustained g1"));
}

/// Proves SH-AMB-21.
#[test]
fn an_involuntary_placement_ends_it_in_the_alien_turn_only() {
    // A power of the Librarian shows the blip; a power is no action.
    let board = "a:m1> a a a a:g1<
.
a:m2> a:g2< a a:b1

m1 sustained g1
m2 librarian force_axe";
    let mut marine_turn = scene(board, "");
    marine_turn.play("m2 psi psychic_storm g2", &[2]).play("g3 face W", &[]);
    assert!(marine_turn.board().contains("sustained g1"));
    // In the alien turn g1 itself opens the door on the blip: its own action keeps
    // the aim, the placement ends it.
    let board = "a:m1> a a a a:g1v
a:m2> a a a:+ a:b1

phase alien_action
m1 sustained g1";
    let mut alien_turn = scene(board, "");
    alien_turn.play("g1 open 3,0", &[]).told_of(&["revealed b1 1"]);
    assert!(alien_turn.board().contains("sustained g1"));
    alien_turn.play("g2 face W", &[]);
    assert!(!alien_turn.board().contains("sustained g1"));
}

/// Proves SH-AMB-21, SH-AMB-48.
#[test]
fn turning_to_face_does_not_end_it() {
    // m2 ties with g1, who attacks him from behind, and turns; m1 keeps his aim at g1.
    let board = "a:m1> a a
. a:g1> a:m2>

phase alien_action
m1 sustained g1";
    let mut scene = scene(board, "");
    scene.play("g1 assault m2", &[5, 1, 1, 5]).asks("marine turn_to_face");
    scene.play("m2 turn_to_face", &[]).told(&["turned m2 W"]);
    assert!(scene.board().contains("sustained g1"));
}

/// Proves SH-AMB-22.
#[test]
fn overwatch_of_others_does_not_end_it_but_command_points_do() {
    let board = "a:m1> a a a a a:g1<
a:m2> a a a a a

phase alien_action
command 2
m1 overwatch sustained g1
m2 overwatch";
    let mut overwatch = scene(board, "");
    overwatch.play("g1 move 4,1", &[]).play("pass", &[]);
    overwatch.play("m2 fire g1", &[]).play("m1 fire g1", &[1, 2, 1, 2]);
    overwatch
        .told_of(&["fired m2 storm_bolter g1 overwatch", "fired m1 storm_bolter g1 sustained overwatch"]);
    // Both have it at the next trigger.
    overwatch.play("g1 move 3,1", &[]).play("pass", &[]);
    overwatch.play("m1 fire g1", &[]).play("m2 fire g1", &[1, 2, 1, 2]).told_of(&[
        "fired m1 storm_bolter g1 sustained overwatch",
        "fired m2 storm_bolter g1 sustained overwatch",
    ]);
    let mut command = scene(board, "");
    command.play("g1 move 4,1", &[]).play("m2 fire g1 cp 1", &[1, 2]).play("m1 fire g1", &[1, 2]);
    command.told_of(&["fired m1 storm_bolter g1 overwatch"]);
}

/// Proves SH-AMB-23.
#[test]
fn sustained_fire_works_on_overwatch() {
    let board = "a:m1> a a a a a:g1< . a:g2<\n\nphase alien_action\nm1 overwatch";
    let mut scene = scene(board, "");
    scene.play("g1 move 4,0", &[]).play("pass", &[]).play("m1 fire g1", &[1, 5]);
    scene.told(&["fired m1 storm_bolter g1 overwatch", "rolled m1 shot 1 5"]);
    scene.play("g1 move 3,0", &[]).play("pass", &[]);
    // A double five kills with the bonus, and jams.
    scene.play("m1 fire g1", &[5, 5]).told(&[
        "fired m1 storm_bolter g1 sustained overwatch",
        "rolled m1 shot 5 5",
        "killed g1 shot",
        "jammed m1",
    ]);
}
