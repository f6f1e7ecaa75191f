//! Losing (SB-RUL-19): the conditions that can no longer be met.

use super::solo;
use crate::support::Scene;

/// How the game stands after the last action or at the start.
fn standing(map: &str, lines: &str) -> String {
    Scene::new(&format!("{map}\n\nsolo b\n{lines}")).decision()
}

/// Proves SB-RUL-19.
#[test]
fn the_player_loses_when_all_marines_are_gone() {
    let mut killed = solo("a:m1< a:g1<", "");
    killed.play("end_turn", &[6, 1, 1, 2]).asks("over alien no_marines");
    let mut left = solo("a:m1< a", "exit 0,0 W");
    left.play("m1 exit W", &[]).asks("over alien no_marines");
    // What they have reached before still counts, also if it is asked only at the end.
    let mut won = solo("a:m1< a", "exit 0,0 W\nwin marine away : marines_exited 1");
    won.play("m1 exit W", &[]).asks("over marine away");
}

/// Every condition that can be out of reach for good, and how.
///
/// Proves SB-RUL-19.
#[test]
fn the_player_loses_when_his_conditions_can_no_longer_be_met() {
    let map = "a:m1< a a:+ a a:m2< b";
    let exit = "exit 0,0 W\n";
    for lost in [
        "marines_exited 3",
        "marines_killed 4",
        "marines_on_board 3",
        "marines_in 3 0,0 1,0 2,0",
        "marines_in 2 0,0",
        "aliens_exited 1",
        "round 6",
        "generators_damaged 1",
        "section_burns b",
        "marine_alive m9",
        "all (marine_alive m9) (round 2)",
        "any (marine_alive m9) (round 6)",
        "at_least 2 (marine_alive m9) (round 6) (round 2)",
        "once (marine_alive m9)",
        "not (marine_dead m9)",
        "not (marines_killed 1)",
        "not (not (round 6))",
        "broodlord_dead",
        "object_carried cat marine",
        "object_exited cat marine",
        "object_in cat 0,0",
        "marine_exited m9",
    ] {
        let lines = format!(
            "{exit}round_limit 5\nmarines_killed m9\nobjects_exited cat alien\nwin marine goal : {lost}"
        );
        assert_eq!(standing(map, &lines), "over alien out_of_reach", "{lost}");
    }
}

/// Proves SB-RUL-19.
#[test]
fn what_may_still_come_true_is_never_given_up() {
    let map = "a:m1< a a:+ a a:m2< b";
    for open in [
        "marines_exited 2",
        "marines_exited 3",
        "marines_killed 3",
        "marines_on_board 2",
        "marines_in 2 0,0 1,0",
        "aliens_killed 99",
        "aliens_in_play 40",
        "round 5",
        "section_burns b",
        "doors_closed 2,0",
        "doors_destroyed 2,0",
        "marine_alive m1",
        "marine_dead m1",
        "marine_dead m2",
        "marine_exited m1",
        "marine_exited m2",
        "marine_exited m8",
        "not (marine_dead m1)",
        "not (round 3)",
        "not (marines_on_board 1)",
        "broodlord_dead",
        "object_carried cat marine",
        "object_exited cat marine",
        "any (round 6) (round 5)",
        "at_least 1 (round 6) (round 5)",
        "once (marine_alive m8)",
    ] {
        let lines = format!(
            "exit 0,0 W\nat 3,0 !cat\nm1 heavy_flamer ammo 1\nbroodlord waiting\nround_limit 5\nmarines_killed m9\nmarines_exited m8\nwin marine goal : {open}"
        );
        assert!(!standing(map, &lines).starts_with("over alien"), "{open}");
    }
    // Of several goals one is enough, and so is a last round that the Marines survive.
    assert_eq!(
        standing(map, "round_limit 5\nwin marine late : round 6\nwin marine alive : marine_alive m1"),
        "marine action"
    );
    assert_eq!(standing(map, "round_limit 5\nat_limit marine\nwin marine late : round 6"), "marine action");
    // A board without goals cannot be lost so.
    assert_eq!(standing(map, "marines_killed m9"), "marine action");
}

/// What holds for good can never fail again: a goal that wants it to is out of reach. The
/// same goal is open as long as one step is missing.
///
/// Proves SB-RUL-19.
#[test]
fn a_goal_against_what_holds_for_good_is_out_of_reach() {
    let map = "a:m1< a a:- a:%x a:m2< a:% b";
    let so_far = "exit 0,0 W\nturn 3\nround_limit 9\nspecial generators_break\nbroodlord killed\n\
                  aliens_killed 4\naliens_exited 2\nmarines_killed m9\nmarines_exited m8\nobjects_exited cat marine";
    for (for_good, open) in [
        ("marines_exited 1", "marines_exited 2"),
        ("marines_killed 1", "marines_killed 2"),
        ("aliens_killed 4", "aliens_killed 5"),
        ("aliens_exited 2", "aliens_exited 3"),
        ("round 3", "round 4"),
        ("generators_damaged 1", "generators_damaged 2"),
        ("generator_damaged 3,0", "generator_damaged 5,0"),
        ("doors_destroyed 2,0", "doors_closed 2,0"),
        ("object_exited cat marine", "object_exited cat alien"),
        ("marine_alive m8", "marine_alive m1"),
        ("marine_dead m9", "marine_dead m1"),
        ("marine_exited m8", "marine_exited m1"),
        ("broodlord_dead", "not (broodlord_dead)"),
        ("all (round 3) (marine_dead m9)", "all (round 3) (marine_dead m1)"),
        ("any (round 4) (marine_dead m9)", "any (round 4) (marine_dead m1)"),
        ("at_least 2 (round 2) (round 3) (round 4)", "at_least 2 (round 3) (round 4) (round 5)"),
        ("not (round 99)", "not (round 3)"),
    ] {
        let lost = standing(map, &format!("{so_far}\nwin marine goal : not ({for_good})"));
        assert_eq!(lost, "over alien out_of_reach", "not ({for_good})");
        let still = standing(map, &format!("{so_far}\nwin marine goal : not ({open})"));
        assert!(!still.starts_with("over alien"), "not ({open}): {still}");
    }
    // What has to have held once holds for good as soon as it has.
    for (fulfilled, lost) in [("yes", true), ("no", false)] {
        let lines =
            format!("{so_far}\nfulfilled {fulfilled}\nwin marine goal : not (once (marines_on_board 3))");
        assert_eq!(standing(map, &lines) == "over alien out_of_reach", lost, "fulfilled {fulfilled}");
    }
}

/// Proves SB-RUL-19.
#[test]
fn the_end_of_a_hope_ends_the_game_at_once() {
    let mut scene =
        solo("a:m1< a:g1< . b:m2^", "g1 ap 2\nwin marine both : all (marine_alive m1) (marine_alive m2)");
    scene.play("end_turn", &[6, 1, 1, 2]).asks("over alien out_of_reach");
    let mut fuel = solo("a:m1> a b b", "m1 heavy_flamer ammo 1\nwin marine burn : section_burns a");
    // The last fuel is gone, and the wrong section burns.
    fuel.play("m1 fire square 2,0", &[]).asks("over alien out_of_reach");
}

/// Proves SB-RUL-19, SB-GEN-02.
#[test]
fn who_has_not_won_when_the_last_round_is_over_has_lost() {
    for (limit, winner) in [("", "alien"), ("at_limit alien", "alien"), ("at_limit marine", "marine")] {
        let mut scene = solo("a:m1< a", &format!("round_limit 1\n{limit}"));
        scene.play("end_turn", &[]).asks(&format!("over {winner} round_limit"));
    }
}
