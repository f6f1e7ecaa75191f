//! What a veteran does with the aliens.

use space_hulk::Side;

use super::{answer, answers};

const REST: &str = "phase alien_action\nround_limit 9\nat_limit marine\nwin alien wiped_out immediate : not (marines_on_board 1)\n";

#[test]
fn a_genestealer_beside_a_marine_attacks_him() {
    let done = answer(&format!("a a:m1> a\n. a:g1^ .\n\n{REST}"));
    assert!(done == "g1 assault m1", "{done}");
}

/// A long corridor with a branch at its end: the Marine looks along the corridor, or not.
fn branch(marine: &str, alien: &str, rest: &str) -> Vec<String> {
    let corridor = vec!["a"; 13].join(" ");
    let board = format!("{marine} {corridor}\n.13 a\n.13 a\n.13 a:{alien}^\n\n{rest}");
    answers(&board, Side::Alien)
}

/// How many of the moves end in the corridor, which is row 3.
fn steps_into_corridor(done: &[String]) -> usize {
    done.iter().filter(|line| line.contains(" move ") && line.contains(",3 ")).count()
}

/// It comes to the corner and waits there for others: alone in the line of fire it is lost.
#[test]
fn a_genestealer_comes_nearer_as_far_as_it_is_not_seen() {
    let done = branch("a:m1>", "g1", REST);
    assert!(done.iter().any(|line| line.starts_with("g1 move")), "{done:?}");
    assert_eq!(steps_into_corridor(&done), 0, "{done:?}");
    let unseen = branch("a:m1<", "g1", REST);
    assert!(steps_into_corridor(&unseen) > 0, "the Marine looks the other way: {unseen:?}");
}

/// Without a gun on overwatch the way is free, and six points are enough.
#[test]
fn a_genestealer_that_can_reach_a_marine_unseen_goes_for_him() {
    let board = format!("a:m1< a a a a:g1<\n\n{REST}");
    let done = answer(&board);
    assert!(done.starts_with("g1 move 3,0"), "{done}");
}

/// A blip comes nearer as long as no Marine sees it.
#[test]
fn a_blip_comes_nearer_in_the_dark() {
    let board = format!("a:m1> a a . .\n. . a . .\n. . a a a a a a a:b1\n\nb1 value 2\n{REST}");
    let done = answer(&board);
    assert!(done.starts_with("b1 move"), "{done}");
}

/// Aliens that win by leaving leave.
#[test]
fn aliens_leave_where_that_is_their_goal() {
    let board = "a:g1> a a a a a:m1>\n\nexit 0,0 W\nphase alien_action\nround_limit 9\nat_limit marine\n\
                 win alien out : aliens_exited 1\n";
    let done = answer(board);
    assert!(done.starts_with("g1 exit"), "{done}");
}

/// The Marine looks the other way, and has only to turn. A Genestealer takes that risk; a
/// Broodlord whose death loses the game does not.
#[test]
fn a_hunted_broodlord_avoids_even_what_is_nearly_seen() {
    let hunted = "phase alien_action\nbroodlord come\nround_limit 9\nat_limit alien\n\
                  win marine slain : broodlord_dead\n";
    let done = branch("a:m1<", "B", hunted);
    assert_eq!(steps_into_corridor(&done), 0, "{done:?}");
    let free = branch("a:m1<", "B", &format!("broodlord come\n{REST}"));
    assert!(steps_into_corridor(&free) > 0, "nobody hunts it here: {free:?}");
}

/// In the last round the aliens have won if nothing more happens, and a blow might lose the game.
#[test]
fn aliens_who_have_won_end_the_last_turn() {
    let board = |round: u8| {
        format!(
            "a:m1> a:g1<\n\nm1 power_sword\nphase alien_action\nturn {round}\nround_limit 4\nat_limit alien\n\
             win marine cleared immediate : aliens_killed 1\nwin alien dead immediate : marines_killed 1\n"
        )
    };
    assert_eq!(answer(&board(4)), "end_turn");
    assert!(answer(&board(3)).contains("assault"), "there is another round: {}", answer(&board(3)));
}
