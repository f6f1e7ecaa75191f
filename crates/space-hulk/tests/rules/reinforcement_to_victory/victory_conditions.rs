//! Every victory condition, when it holds and when it does not (SH-VIC, SH-MIS-06).

use super::scene;

/// Whether a condition holds on a board, asked as a goal that ends the game at once.
#[track_caller]
fn holds(map: &str, lines: &str, condition: &str) -> bool {
    let asked = scene(map, &format!("{lines}\nwin marine x immediate : {condition}"));
    let holds = asked.decision() == "over marine x";
    assert!(holds || asked.decision() == "marine action", "{}", asked.decision());
    let told = asked.events().contains(&"game_over marine x".to_owned());
    assert_eq!(told, holds);
    holds
}

#[track_caller]
fn check(map: &str, lines: &str, table: &[(&str, bool)]) {
    for (condition, expected) in table {
        assert_eq!(holds(map, lines, condition), *expected, "{condition} on\n{map}\n{lines}");
    }
}

/// Proves SH-VIC-01, SH-MIS-06.
#[test]
fn conditions_count_marines() {
    let map = "a:m1> a:m2> a a";
    let lines = "marines_exited m3 m4\nmarines_killed m5 m6 m7";
    check(
        map,
        lines,
        &[
            ("marines_exited 2", true),
            ("marines_exited 3", false),
            ("marines_killed 3", true),
            ("marines_killed 4", false),
            ("marines_on_board 2", true),
            ("marines_on_board 3", false),
            ("marines_in 1 0,0 3,0", true),
            ("marines_in 2 0,0 3,0", false),
            ("marines_in 2 0,0 1,0", true),
            ("marines_in 1 2,0 3,0", false),
            ("marine_alive m1", true),
            ("marine_alive m3", true),
            ("marine_alive m5", false),
            ("marine_dead m1", false),
            ("marine_dead m3", false),
            ("marine_dead m5", true),
            ("marine_dead m7", true),
            ("marine_exited m1", false),
            ("marine_exited m3", true),
            ("marine_exited m4", true),
            ("marine_exited m5", false),
        ],
    );
}

/// Proves SH-VIC-01, SH-MIS-06.
#[test]
fn conditions_count_aliens() {
    let map = "a:m1< b:g1> b:b1 b";
    let lines = "entry A 3,0 E\nlurk A g2 b2\naliens_killed 3\naliens_exited 2";
    check(
        map,
        lines,
        &[
            ("aliens_killed 3", true),
            ("aliens_killed 4", false),
            ("aliens_exited 2", true),
            ("aliens_exited 3", false),
            ("aliens_in_play 4", true),
            ("aliens_in_play 5", false),
            ("aliens_in 2 1,0 2,0 3,0", true),
            ("aliens_in 3 1,0 2,0 3,0", false),
            ("aliens_in 1 1,0", true),
            ("aliens_in 1 2,0", true),
            ("aliens_in 1 0,0 3,0", false),
            ("broodlord_dead", false),
        ],
    );
    for (state, dead) in [("absent", false), ("waiting", false), ("come", false), ("killed", true)] {
        assert_eq!(holds(map, &format!("{lines}\nbroodlord {state}"), "broodlord_dead"), dead, "{state}");
    }
}

/// Proves SH-VIC-01, SH-MIS-06.
#[test]
fn conditions_ask_about_the_board() {
    let map = "a:m1> a:+ b:/ b:- b:% b:%x b:* c:*\na:+ a d:- d";
    check(
        map,
        "turn 3",
        &[
            ("round 2", true),
            ("round 3", true),
            ("round 4", false),
            ("generators_damaged 1", true),
            ("generators_damaged 2", false),
            ("generator_damaged 4,1", false),
            ("generator_damaged 5,1", true),
            ("section_burns a", false),
            ("section_burns b", true),
            ("section_burns c", true),
            ("section_burns d", false),
            ("doors_closed 1,1", true),
            ("doors_closed 1,1 0,0", true),
            ("doors_closed 1,1 2,1", false),
            ("doors_closed 2,1", false),
            ("doors_closed 3,1", false),
            ("doors_destroyed 3,1", true),
            ("doors_destroyed 3,1 2,0", true),
            ("doors_destroyed 3,1 2,1", false),
            ("doors_destroyed 1,1", false),
            ("doors_destroyed 2,1", false),
        ],
    );
}

/// Proves SH-VIC-01, SH-MIS-05, SH-MIS-06.
#[test]
fn conditions_ask_about_objects() {
    let map = "a:m1> a:!cat a:g1<";
    check(
        map,
        "m1 carries key\ng1 carries box\nobjects_exited map marine egg alien",
        &[
            ("object_carried key marine", true),
            ("object_carried key alien", false),
            ("object_carried box alien", true),
            ("object_carried box marine", false),
            ("object_carried cat marine", false),
            ("object_carried map marine", false),
            ("object_in cat 1,0", true),
            ("object_in cat 0,0 2,0", false),
            ("object_in key 0,0 1,0", true),
            ("object_in key 1,0", false),
            ("object_in box 2,0", true),
            ("object_in map 0,0 1,0 2,0", false),
            ("object_exited map marine", true),
            ("object_exited map alien", false),
            ("object_exited egg alien", true),
            ("object_exited egg marine", false),
            ("object_exited cat marine", false),
            ("object_exited key marine", false),
        ],
    );
}

/// Proves SH-VIC-01, SH-MIS-06.
#[test]
fn conditions_are_combined() {
    // In round 5 the first of these holds and the second does not.
    let (yes, no) = ("(round 5)", "(round 6)");
    for (condition, expected) in [
        (format!("all {yes} {yes}"), true),
        (format!("all {yes} {no}"), false),
        (format!("all {no} {yes}"), false),
        (format!("any {no} {no}"), false),
        (format!("any {no} {yes}"), true),
        (format!("any {yes} {no}"), true),
        (format!("not {yes}"), false),
        (format!("not {no}"), true),
        (format!("at_least 2 {yes} {no} {yes}"), true),
        (format!("at_least 2 {yes} {no} {no}"), false),
        (format!("at_least 0 {no}"), true),
        (format!("once {yes}"), true),
        (format!("once {no}"), false),
        (format!("not (all {yes} (any {no} (not {yes})))"), true),
    ] {
        assert_eq!(holds("a:m1> a", "turn 5", &condition), expected, "{condition}");
    }
}
