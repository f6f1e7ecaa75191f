//! A solo game in the middle of an activation, written down and loaded again.

use crate::support::Scene;

const SWARM: &str = "b:m1> b b a a a a:g1< a:g2<\n\nm1 overwatch\nsolo a\n";

/// After saving and loading the automaton goes on as it would have.
///
/// Proves SA-RUL-11, SA-RUL-13.
#[test]
fn a_saved_activation_goes_on() {
    let mut scene = Scene::new(SWARM);
    scene.play("end_turn", &[4]).told_of(&["moved g1 6,0 5,0 W"]).asks("marine reaction");
    let mut loaded = Scene::new(&scene.board());
    assert_eq!(loaded.game, scene.game);
    scene.play("pass", &[]).play("m1 fire g1", &[1, 2]);
    loaded.play("pass", &[]).play("m1 fire g1", &[1, 2]);
    assert_eq!(loaded.events(), scene.events());
    assert_eq!(loaded.game, scene.game);
}

/// A blip that waits for the player's choice waits for it after loading too.
#[test]
fn a_saved_choice_is_still_the_player_s() {
    let board = "a:m1> a a\n\nentry A 2,0 E\nreinforcements 1\npile 2\nsolo a\n";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[6]).asks("marine reinforce");
    let loaded = Scene::new(&scene.board());
    loaded.asks("marine reinforce");
    assert_eq!(loaded.game, scene.game);
}

/// What the automaton remembers is checked like everything else.
#[test]
fn a_memory_that_does_not_fit_is_refused() {
    let fine =
        "threes 1 tested 0+1 swarm g1 target m1 joins false player_places false broods g1,g2 attacks true";
    let load = |memory: &str, solo: &str| {
        Scene::problems(&format!("{}\nresolving \"automaton {memory}\"", SWARM.replace("solo a", solo)))
    };
    assert!(load(fine, "solo a").is_empty());
    // As earlier versions wrote it.
    let earlier = "threes 1 tested 0+1 swarm g1 tried g1+g2 target m1 joins false player_places false";
    assert!(load(earlier, "solo a").is_empty());
    for wrong in [
        fine.replace("threes 1", "threes many"),
        fine.replace("tested 0+1", "tested 7"),
        fine.replace("swarm g1", "swarm m1"),
        earlier.replace("tried g1+g2", "tried g1+g7"),
        fine.replace("broods g1,g2", "broods g1,m1"),
        fine.replace("attacks true", "attacks"),
        fine.replace("attacks true", "attack true"),
        fine.replace("target m1", "target g1"),
        fine.replace("target m1", "target m7"),
        fine.replace("joins false", "joins maybe"),
    ] {
        assert!(load(&wrong, "solo a")[0].starts_with("resolving[0]"), "{wrong}");
    }
    assert!(load(fine, "turn 1")[0].starts_with("resolving[0]"), "no memory in a game for two");
}

/// Proves SH-MIS-08.
#[test]
fn key_marines_are_marines_of_the_game() {
    let problem = |lines: &str| Scene::problems(&format!("{SWARM}{lines}"));
    assert!(problem("key m1").is_empty());
    assert!(problem("key m1 m2\nmarines_killed m2").is_empty());
    assert!(problem("key m2 m1\nmarines_exited m2").is_empty());
    assert_eq!(problem("key m2"), ["key_marines[0]: there is no Marine \"m2\""]);
    assert_eq!(problem("key m1 g1"), ["key_marines[1]: there is no Marine \"g1\""]);
    assert_eq!(problem("key m1 m1"), ["key_marines[1]: \"m1\" is named twice"]);
    let scene = Scene::new(&format!("{SWARM}key m1"));
    assert_eq!(scene.game.position().key_marines, ["m1"]);
    assert!(scene.board().contains("\nkey m1\n") && scene.board().contains("\nsolo a\n"));
}
