//! Command points that are not there, and the clock.

use super::scene;
use crate::support::Scene;

const TWO_POINTS: &str = "a:m1> a a a a a:g1<

command 2
m1 activated";

/// Proves SH-OPT-11.
#[test]
fn more_points_than_drawn_are_refused() {
    for lines in ["", "option cp_overspend reject"] {
        let mut scene = scene(TWO_POINTS, lines);
        scene.allows("m1 overwatch cp 2", 2);
        scene.play("m1 turn N cp 1", &[]);
        scene.refuses("m1 overwatch cp 2", "SH-CMD-06").allows("m1 turn E cp 1", 1);
        scene.play("m1 turn E cp 1", &[]).play("pass", &[]).refuses("m1 turn N cp 1", "SH-CMD-06");
        assert_eq!(scene.game.command_spent(), 2);
    }
}

/// Proves SH-OPT-11.
#[test]
fn more_points_than_drawn_lose_the_game() {
    let mut scene = scene(TWO_POINTS, "option cp_overspend lose_game");
    scene.play("m1 overwatch cp 2", &[]).asks("marine action");
    scene.allows("m1 guard cp 2", 2);
    scene.play("m1 guard cp 2", &[]);
    scene.play("end_turn", &[]).asks("alien action");
    scene.play("end_turn", &[]).told_of(&["game_over alien overspent"]).asks("over alien overspent");
}

/// Proves SH-OPT-11.
#[test]
fn exactly_what_was_drawn_loses_nothing() {
    let mut scene = scene(TWO_POINTS, "option cp_overspend lose_game");
    scene.play("m1 overwatch cp 2", &[]).play("end_turn", &[]).play_with("end_turn", &[], &[4]);
    scene.told_of(&["command_shown 2 spent 2", "command_drawn 5"]).asks("marine action");
}

/// Proves SH-OPT-11.
#[test]
fn overspending_is_possible_in_a_window_too() {
    let board = "a:m1> a a a:g1<\n\ncommand 1 spent 1\nphase alien_action";
    let mut refused = scene(board, "");
    refused.play("g1 move 2,0", &[]).refuses("m1 fire g1 cp 1", "SH-CMD-06");
    let mut played = scene(board, "option cp_overspend lose_game");
    played.play("g1 move 2,0", &[]).allows("m1 fire g1 cp 1", 1);
    played.play("m1 fire g1 cp 1", &[1, 2]);
    played.play("g1 end_activation", &[]).asks("over alien overspent");
}

/// Proves SH-OPT-25.
#[test]
fn the_length_of_the_timer_is_none_or_a_number() {
    assert_eq!(Scene::new("a:m1^").game.setup().options().timer_seconds, None);
    for (value, length) in [("none", None), ("1", Some(1)), ("165", Some(165)), ("3600", Some(3600))] {
        let scene = scene("a:m1^", &format!("option timer_seconds {value}"));
        assert_eq!(scene.game.setup().options().timer_seconds, length);
    }
    for value in ["0", "3601", "soon"] {
        let problems = Scene::problems(&format!("a:m1^\n\noption timer_seconds {value}"));
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert!(problems[0].contains("from 1 to 3600"), "{problems:?}");
    }
}

/// Proves SH-OPT-25, SH-AMB-40.
#[test]
fn no_rule_depends_on_the_length_of_the_timer() {
    let board = "a:m1> a a:g1<";
    let without = scene(board, "option timer_seconds none").legal();
    for length in ["1", "165", "3600"] {
        assert_eq!(scene(board, &format!("option timer_seconds {length}")).legal(), without);
    }
}

/// Proves SH-OPT-25, SH-AMB-40.
#[test]
fn when_the_timer_has_run_out_the_turn_ends_after_the_action_under_way() {
    for lines in ["", "option timer_seconds 10"] {
        let mut scene = scene("a:m1> a a a:g1<", lines);
        let timeout = |scene: &Scene| {
            let action = scene.game.on_timeout()?;
            Some(space_hulk::text::print_action(&scene.game, &action))
        };
        assert_eq!(timeout(&scene).as_deref(), Some("end_turn"));
        scene.play("m1 move 1,0", &[]).asks("marine free_shot");
        assert_eq!(timeout(&scene), None);
        scene.play("pass", &[]);
        assert_eq!(timeout(&scene).as_deref(), Some("m1 end_activation"));
        scene.play("m1 end_activation", &[]).asks("alien action");
        assert_eq!(timeout(&scene), None);
    }
}
