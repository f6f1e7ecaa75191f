//! What happens while a blip's models are being placed.

use super::scene;
use crate::support::Scene;

/// The first blip hides the second.
const IN_A_ROW: &str = "a:m1> a a a:b2 a a:b1 a

phase alien_action
command 1
b2 value 2
b1 value 1";

/// Turns `b2` up and faces its first model, which the Marine sees.
#[track_caller]
fn first_model(lines: &str) -> Scene {
    let mut scene = scene(IN_A_ROW, lines);
    scene.asks("marine convert");
    scene.play("b2 convert", &[]).told(&["revealed b2 2", "placed g1 3,0"]);
    scene.play("g1 face W", &[]).asks("marine reaction");
    scene
}

/// Overwatch kills the only model so far, and the Marine sees the blip behind it: it is
/// converted before the next model of the first blip is placed.
///
/// Proves SH-AMB-58, SH-CONV-05, SH-LOS-13.
#[test]
fn a_blip_behind_a_killed_model_is_converted_before_the_next_model() {
    let mut scene = first_model("m1 overwatch");
    scene.play("pass", &[]).play("m1 fire g1", &[6, 1]);
    scene.told_of(&["killed g1 shot", "revealed b1 1", "placed g2 5,0"]).told_nothing_of("placed g3");
    scene.asks("alien face");
    scene.play("g2 face W", &[]).asks("marine reaction");
    // The second blip is done with its window; then the first one goes on.
    scene.play("pass", &[]).play("pass", &[]).told(&["placed g3 3,0"]).asks("alien face");
    scene.play("g3 face W", &[]).asks("marine reaction");
}

/// The same with a shot that command points pay for.
///
/// Proves SH-AMB-58, SH-CONV-05.
#[test]
fn a_shot_by_command_points_opens_the_view_as_well() {
    let mut scene = first_model("");
    scene.play("m1 fire g1 cp 1", &[6, 1]);
    scene.told_of(&["killed g1 shot", "revealed b1 1", "placed g2 5,0"]).told_nothing_of("placed g3");
    scene.play("g2 face W", &[]).play("pass", &[]).told(&["placed g3 3,0"]);
}

/// A lone blip of value 2, and the Marines win without aliens.
const LAST_BLIP: &str = "a:m1> a a a:b2 a a a

phase alien_action
command 2
m1 overwatch
b2 value 2";

/// Kills the first model as it is told; the game goes on, and ends with the second one.
#[track_caller]
fn killed_one_by_one(goal: &str, by: &[&str]) {
    let mut scene = scene(LAST_BLIP, &format!("win marine cleansed immediate : {goal}"));
    scene.play("b2 convert", &[]);
    for (model, end) in [("g1", "alien face"), ("g2", "over marine cleansed")] {
        scene.play(&format!("{model} face W"), &[]).asks("marine reaction");
        let (last, before) = by.split_last().expect("a shot");
        before.iter().for_each(|action| {
            scene.play(action, &[]);
        });
        scene.play(&last.replace("g1", model), &[6, 1]).asks(end);
    }
}

/// Models still to be placed are aliens in play, whoever shoots the first one.
///
/// Proves SH-AMB-58, SH-PLACE-06.
#[test]
fn nothing_is_won_for_want_of_models_still_to_be_placed() {
    for goal in ["not (aliens_in_play 1)", "not (aliens_in 1 2,0 3,0)"] {
        killed_one_by_one(goal, &["m1 fire g1 cp 1"]);
        killed_one_by_one(goal, &["pass", "m1 fire g1"]);
    }
}

/// Two of three are still to come; as many as have a place are in play.
///
/// Proves SH-AMB-58.
///
/// Holds BF-70.
#[test]
fn models_still_to_be_placed_are_counted() {
    for (needed, wins) in [(3, true), (4, false)] {
        let goal = format!("win alien many immediate : aliens_in_play {needed}");
        let mut scene = scene(&LAST_BLIP.replace("value 2", "value 3"), &goal);
        scene.play("b2 convert", &[]);
        assert_eq!(scene.decision() == "over alien many", wins, "{}", scene.decision());
    }
    // A square that is not the blip's own is not certain: nothing is counted there.
    let mut beside = scene(LAST_BLIP, "win alien near immediate : aliens_in 2 2,0 3,0 4,0");
    beside.play("b2 convert", &[]).asks("alien face");
    beside.play("g1 face W", &[]).play("pass", &[]).play("pass", &[]).asks("marine place");
    beside.play("place 4,0", &[]).asks("over alien near");
}

/// A kill counts at once, as for any goal that ends the game at once.
///
/// Proves SH-AMB-58, SH-VIC-02.
#[test]
fn a_kill_among_models_being_placed_counts_at_once() {
    let mut scene = scene(LAST_BLIP, "win marine blood immediate : aliens_killed 1");
    scene.play("b2 convert", &[]).play("g1 face W", &[]);
    scene.play("m1 fire g1 cp 1", &[6, 1]).asks("over marine blood");
}
