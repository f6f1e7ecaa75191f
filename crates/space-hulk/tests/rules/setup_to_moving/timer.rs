//! The Marine side's timer (SH-TIME).

use space_hulk::text;

use crate::support::Scene;

/// What a table plays when the timer has run out, in words.
fn timeout(scene: &Scene) -> String {
    scene.game.on_timeout().map_or("nothing".into(), |action| text::print_action(&scene.game, &action))
}

/// Proves SH-TIME-01.
#[test]
fn the_timer_starts_after_the_redraw() {
    let board = "a:m1^ a a:g1<\nm1 sergeant power_sword\nphase marine_command";
    let scene = Scene::with_picks(board, &[2]);
    scene.asks("marine command");
    assert_eq!(timeout(&scene), "nothing");
    let mut kept = scene.clone();
    kept.play("keep", &[]);
    assert_eq!(timeout(&kept), "end_turn");
    let mut redrawn = scene.clone();
    redrawn.play_with("redraw", &[], &[5]);
    assert_eq!(timeout(&redrawn), "end_turn");
    // Deployment is not timed either.
    let scene = Scene::new("a a:m1^\nhand m2\nzone m2 : 0,0\nphase setup");
    scene.asks("marine deploy");
    assert_eq!(timeout(&scene), "nothing");
}

/// Proves SH-TIME-02.
#[test]
fn the_action_under_way_is_completed() {
    let mut scene = Scene::new("a:m1> a a a:g1<\nm1 ap 3\ncommand 4");
    assert_eq!(timeout(&scene), "end_turn");
    // Its free shot belongs to the action.
    scene.play("m1 move 1,0", &[]).asks("marine free_shot");
    assert_eq!(timeout(&scene), "nothing");
    scene.play("m1 fire g1", &[1, 2]).asks("marine action").has("m1", "1,0 E ap 2");
    // Then the turn ends at once, whatever is left.
    assert_eq!(timeout(&scene), "m1 end_activation");
    scene.play("m1 end_activation", &[]);
    assert_eq!(timeout(&scene), "end_turn");
    scene.play("end_turn", &[]).asks("alien action");
}

/// Proves SH-TIME-02.
#[test]
fn what_an_action_causes_is_completed_as_well() {
    // A blip that comes into sight, its models and their facings.
    let mut scene = Scene::new("a:m1^ a a a:b1\na a a a\nb1 value 2");
    scene.play("m1 turn E", &[]).asks("alien face");
    assert_eq!(timeout(&scene), "nothing");
    scene.play("g1 face W", &[]).asks("marine place");
    assert_eq!(timeout(&scene), "nothing");
    scene.play("place 2,0", &[]).play("g2 face W", &[]).asks("marine free_shot");
    assert_eq!(timeout(&scene), "nothing");
    scene.play("pass", &[]);
    assert_eq!(timeout(&scene), "m1 end_activation");
    // An assault between its roll and its result.
    let mut scene = Scene::new("a:m1> a:g1<\nm1 librarian force_axe");
    scene.play("m1 assault g1", &[1, 2, 3, 4]).asks("marine spend_psi");
    assert_eq!(timeout(&scene), "nothing");
}

/// Proves SH-TIME-03.
#[test]
fn nothing_in_the_alien_turn_is_timed() {
    let mut scene = Scene::new(
        "a:m1> a a a:g1<\nentry A 3,0 E\nhand b1\nphase alien_reinforcement\ncommand 3\nm1 overwatch",
    );
    for (decision, action) in [
        ("alien reinforce", "b1 reinforce A"),
        ("alien action", "g1 move 2,0"),
        ("marine reaction", "pass"),
        ("marine overwatch", "pass"),
    ] {
        scene.asks(decision);
        assert_eq!(timeout(&scene), "nothing", "{decision}");
        scene.play(action, &[]);
    }
    // Nor is anything after the end.
    let scene = Scene::new("a:m1> a\nover marine escape");
    assert_eq!(timeout(&scene), "nothing");
}

/// Proves SH-TIME-04.
#[test]
fn the_length_is_configuration() {
    let seconds =
        |lines: &str| Scene::new(&format!("a:m1> a\n{lines}")).game.position().options.timer_seconds;
    assert_eq!(seconds(""), None);
    assert_eq!(seconds("preset third"), None);
    assert_eq!(seconds("option timer_seconds none"), None);
    assert_eq!(seconds("option timer_seconds 1"), Some(1));
    assert_eq!(seconds("option timer_seconds 165"), Some(165));
    assert_eq!(Scene::problems("a:m1> a\noption timer_seconds 0").len(), 1);
    // No rule depends on it.
    let plain = Scene::new("a:m1> a a a:g1<");
    let timed = Scene::new("a:m1> a a a:g1<\noption timer_seconds 1");
    assert_eq!(plain.legal(), timed.legal());
    assert_eq!(timeout(&plain), timeout(&timed));
}
