//! Objects.

use super::scene;

/// Proves SH-AMB-29.
#[test]
fn a_square_with_an_object_is_not_empty_for_placing() {
    let board = "a:m1< a a:b1 a:!cat\n\nphase alien_action\nb1 value 2";
    let mut scene = scene(board, "");
    scene.play("b1 convert", &[]).play("g1 face W", &[]);
    // Only one square is left, so nobody is asked.
    scene.told(&["turned g1 W", "placed g2 1,0"]);
    let mut free = super::scene(&board.replace("a:!cat", "a"), "");
    free.play("b1 convert", &[]).play("g1 face W", &[]).asks("alien place");
    assert_eq!(free.legal(), ["place 1,0", "place 3,0"]);
}

/// Proves SH-AMB-29.
#[test]
fn a_square_with_an_object_is_not_empty_for_the_barrier() {
    let scene = scene("a:m1> a:!cat a", "m1 librarian force_axe");
    scene.refuses("m1 psi force_barrier 1,0", "SH-LIB-08").allows("m1 psi force_barrier 2,0", 0);
}

/// Proves SH-AMB-29.
#[test]
fn a_pushed_object_goes_to_a_random_free_square() {
    let board = "a a a:m2^\na:m1> a:/,!cat a:g1<\nc:* a:% a:=";
    // Free are (0,2) and (1,2) alone: no unit, fire, generator or barrier on them.
    for (pick, to) in [(0, "0,2"), (1, "1,2")] {
        let mut scene = scene(board, "");
        scene.play_with("m1 close 1,1", &[], &[pick]);
        scene.told(&["door_closed 1,1 m1", &format!("pushed cat {to}")]);
    }
    let chance = scene(board, "").chance("m1 close 1,1", |scene| scene.events()[1].ends_with("0,2"));
    assert_eq!(chance, "1/2");
}

/// Proves SH-AMB-29.
#[test]
fn with_no_free_square_a_model_picks_it_up() {
    let mut scene = scene("a:m1> a:/,!cat a:g1<", "");
    scene.play_with("m1 close 1,0", &[], &[1]);
    scene.told(&["door_closed 1,0 m1", "pushed cat 2,0", "picked_up g1 cat"]);
    let mut own = super::scene("a:m1> a:/,!cat", "");
    own.play_with("m1 close 1,0", &[], &[0]);
    own.told(&["door_closed 1,0 m1", "pushed cat 0,0", "picked_up m1 cat"]);
}

/// Proves SH-AMB-29.
#[test]
fn objects_are_handed_to_the_square_directly_in_front() {
    let board = "a:m3^ a:m2^ a:m4^\na:m5^ a:m1^ a:m6^\n\nm1 carries cat";
    let mut scene = scene(board, "");
    for name in ["m3", "m4", "m5", "m6"] {
        scene.refuses(&format!("m1 give {name} cat"), "SH-OBJ-05");
    }
    scene.allows("m1 give m2 cat", 1);
    scene.play("m1 give m2 cat", &[]).told(&["handed m1 m2 cat"]);
    scene.has("m1", "1,0 N ap 3").has("m2", "1,1 N ap 4").refuses("m1 drop cat", "SH-OBJ-03");
}

/// Proves SH-AMB-29.
#[test]
fn a_model_carries_several_objects_and_drops_one_on_a_square() {
    let mut scene = scene("a:m1> a:!pod a", "m1 carries cat");
    scene.play("m1 move 1,0", &[]).told_of(&["picked_up m1 pod"]);
    scene.allows("m1 drop cat", 0).allows("m1 drop pod", 0);
    scene.play("m1 drop cat", &[]).told(&["dropped cat 1,0"]);
    scene.refuses("m1 drop pod", "SH-AMB-29");
    scene.play("m1 move 2,0", &[]).allows("m1 drop pod", 0);
}
