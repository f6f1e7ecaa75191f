//! What a veteran does with the Marines.

use space_hulk::Side;

use super::{answer, answers};

/// The Marine on the exit square goes, before anything else.
#[test]
fn a_marine_who_can_do_what_is_asked_does_it_at_once() {
    let board = "a:m1> a a a:m2>\n\nexit 3,0 E\nwin marine out : marines_exited 1\n";
    assert!(answer(board).starts_with("m2 exit"), "{}", answer(board));
}

/// An alien comes down a corridor that the Marine looks along.
#[test]
fn a_marine_with_an_enemy_in_sight_shoots_before_he_walks() {
    assert_eq!(answer("a:m1> a a a a:g1< a\n\nround_limit 9\nat_limit marine\n"), "m1 fire g1");
}

/// Nothing is in sight, and aliens will come along the corridor.
#[test]
fn a_marine_who_waits_ends_on_overwatch() {
    let board = "a:m1> a a a a a a a a a\n\nentry A 9,0 E\nlurk A b1\nb1 value 2 held\nround_limit 9\nat_limit marine\n";
    let done = answers(board, Side::Marine);
    assert!(done.contains(&"m1 overwatch".to_owned()), "{done:?}");
}

/// A Marine with his back to the way in turns round first.
#[test]
fn a_marine_turns_to_where_aliens_come_from() {
    let board = "a:m1< a a a a a a a a a\n\nentry A 9,0 E\nlurk A b1\nb1 value 2 held\nround_limit 9\nat_limit marine\n";
    let done = answers(board, Side::Marine);
    assert!(done.first().is_some_and(|first| first.starts_with("m1 turn")), "{done:?}");
}

#[test]
fn a_jam_is_cleared_when_nothing_is_better() {
    let board = "a:m1> a a a a a a a a a\n\nm1 jammed\nentry A 9,0 E\nround_limit 9\nat_limit marine\n";
    let done = answers(board, Side::Marine);
    assert!(done.contains(&"m1 clear_jam".to_owned()), "{done:?}");
}

/// The section burns at once, unless a friend would burn with it and there is time to wait.
#[test]
fn a_section_is_burned_when_no_friend_is_inside() {
    let goal = "m1 heavy_flamer\nkind b room\nround_limit 9\nat_limit alien\n\
                win marine cleanse : all (section_burns b) (marines_in 1 0,0)\n";
    let free = answer(&format!("a:m1> a a b b b:g1<\n\n{goal}"));
    assert!(free.starts_with("m1 fire square"), "{free}");
    let taken = answer(&format!("a:m1> a a b:m2> b b:g1<\n\n{goal}"));
    assert!(!taken.starts_with("m1 fire"), "{taken}");
    let inside = answer(&format!("a a a b:m1> b b:g1<\n\n{goal}"));
    assert!(!inside.starts_with("m1 fire"), "he would burn with it: {inside}");
}

/// Flames on a swarm: two in one section are worth the fuel, none on the own side.
#[test]
fn flames_are_for_several_enemies_at_once() {
    let board = "a:m1> a a b:g1< b:g2< b\n\nm1 heavy_flamer\nround_limit 9\nat_limit marine\n";
    let done = answer(board);
    assert!(done.starts_with("m1 fire"), "{done}");
}

/// A counter of one to three is drawn again, a better one kept.
#[test]
fn a_low_command_counter_is_drawn_again() {
    let with = |points: u8| {
        answer(&format!(
            "a:m1> a a:g1<\n\nm1 sergeant\nphase marine_command\ncommand {points}\nround_limit 9\nat_limit marine\n"
        ))
    };
    assert_eq!([with(3), with(4)].map(|done| done == "redraw"), [true, false]);
}

/// The way to the exit leads through the door.
#[test]
fn a_door_on_the_way_is_opened() {
    let board =
        "a:m1> a:+ a a a\n\nexit 4,0 E\nround_limit 5\nat_limit alien\nwin marine out : marines_exited 1\n";
    assert_eq!(answer(board), "m1 open 1,0");
}
