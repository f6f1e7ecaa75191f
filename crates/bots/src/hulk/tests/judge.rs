//! What positions are worth.

use space_hulk::Side;

use super::set_up;
use crate::hulk::judge::Judge;
use crate::hulk::threat::Done;

fn worth(board: &str, side: Side) -> i32 {
    let game = set_up(board);
    let mut judge = Judge::new(&game);
    judge.attend(&game);
    judge.judge(&game, side, Done::Nobody)
}

/// What is good for one side is as bad for the other.
#[test]
fn a_position_is_worth_the_opposite_to_the_other_side() {
    let board = "a:m1> a a a a:g1<\n\nexit 2,0 N\nwin marine out : marines_exited 1\n";
    assert_eq!(worth(board, Side::Marine), -worth(board, Side::Alien));
}

/// Every step to the exit counts, though the danger ahead grows with it.
#[test]
fn marines_are_better_off_nearer_to_their_goal() {
    let goal = "exit 9,0 E\nwin marine out : marines_exited 1\n";
    let (far, near) = ("a:m1> a a a a a a a a a", "a a a a:m1> a a a a a a");
    let [far, near] = [far, near].map(|board| worth(&format!("{board}\n\n{goal}"), Side::Marine));
    assert!(near > far, "{near} {far}");
}

#[test]
fn ranks_and_weapons_count_and_a_jam_costs() {
    let of = |line: &str| worth(&format!("a:m1> a a a a\n\nm1 {line}\n"), Side::Marine);
    assert!(of("sergeant") > of("trooper"));
    assert!(of("heavy_flamer ammo 6") > of("heavy_flamer ammo 1"));
    assert!(of("jammed overwatch") < of("overwatch"));
}

/// The same place on the same way, with most of the time gone.
#[test]
fn a_mission_behind_its_time_counts_for_more() {
    let gain = |turn: u16| {
        let goal = format!(
            "turn {turn}\nround_limit 10\nat_limit alien\nexit 9,0 E\nwin marine out : marines_exited 1\n"
        );
        let start = set_up(&format!("a:m1> a a a a a a a a a\n\n{goal}"));
        let ahead = set_up(&format!("a a:m1> a a a a a a a a\n\n{goal}"));
        let mut judge = Judge::new(&start);
        judge.attend(&start);
        judge.judge(&ahead, Side::Marine, Done::Nobody) - judge.judge(&start, Side::Marine, Done::Nobody)
    };
    assert!(gain(9) > gain(1) && gain(1) > 0, "{} {}", gain(9), gain(1));
}

/// The mission is lost with the carrier, so he is worth more than the others.
#[test]
fn the_marine_whom_the_aliens_have_to_kill_has_more_at_stake() {
    let game = set_up("a:m1> a:m2> a a\n\nkey m1\nwin alien slain immediate : marine_dead m1\n");
    let objective = crate::hulk::objective::Objective::new(game.setup());
    assert!(objective.stake("m1", &game) > objective.stake("m2", &game));
    assert_eq!(objective.stake("m2", &game), 0);
}
