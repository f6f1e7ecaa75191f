//! The command phase (SH-CMD).

use game_api::{Game, Journal, Script, Viewer};
use space_hulk::{Event, Side};

use super::track;
use crate::support::Scene;

const VIEWERS: [Viewer<Side>; 3] = [Viewer::Seat(Side::Marine), Viewer::Seat(Side::Alien), Viewer::Spectator];

/// Proves SH-CMD-01, SH-SETUP-05.
#[test]
fn a_counter_is_drawn_at_the_start_of_the_marine_turn() {
    for value in 1..=6 {
        let scene = Scene::with_picks("a:m1^ a a:g1<\nphase marine_command", &[usize::from(value) - 1]);
        scene.told(&[&format!("command_drawn {value}"), "phase marine_action 1"]);
        assert_eq!(track(&scene), (Some(value), 0));
    }
    // It holds for the whole round: the alien turn draws nothing and takes nothing away.
    let mut scene = Scene::with_picks("a:m1^ a a:g1<\nphase marine_command", &[3]);
    scene.play("end_turn", &[]).told_nothing_of("command_drawn");
    assert_eq!(track(&scene), (Some(4), 0));
    for problem in ["command 7", "command 3 spent 4"] {
        assert_eq!(Scene::problems(&format!("a:m1^ a\n{problem}")).len(), 1, "{problem}");
    }
    for fine in ["command 6 spent 6", "command 1", "command 3 spent 3"] {
        assert_eq!(Scene::problems(&format!("a:m1^ a\n{fine}")), Vec::<String>::new());
    }
}

/// Proves SH-CMD-02.
#[test]
fn a_sergeant_may_draw_once_more() {
    let board = "a:m1^ a:m2^ a:m3^ a:g1<\nm1 sergeant power_sword\nm2 sergeant hammer_and_shield no_gun";
    let mut scene = Scene::with_picks(&format!("{board}\nphase marine_command"), &[4]);
    scene.asks("marine command").told(&["command_drawn 5"]);
    assert_eq!(scene.legal(), ["redraw", "keep"]);
    // He keeps it.
    let mut kept = scene.clone();
    kept.play("keep", &[]).asks("marine action").told(&["phase marine_action 1"]);
    assert_eq!(track(&kept), (Some(5), 0));
    kept.refuses("redraw", "SH-CMD-02").refuses("keep", "SH-CMD-02");
    // Or draws again, and a lower one stands; two Sergeants do not draw twice.
    scene.play_with("redraw", &[], &[0]).asks("marine action");
    scene.told(&["command_drawn 1", "phase marine_action 1"]).refuses("redraw", "SH-CMD-02");
    assert_eq!(track(&scene), (Some(1), 0));
    // In the next round there is a redraw again.
    scene.play("end_turn", &[]).play_with("end_turn", &[], &[2]).asks("marine command");
    scene.allows("redraw", 0);
}

/// Proves SH-CMD-02.
#[test]
fn a_sergeant_who_is_not_on_the_board_does_not_count() {
    let board = "a:m1^ a a:m3^ a:g1<\nm3 librarian force_axe\nphase marine_command";
    Scene::with_picks(board, &[4]).asks("marine action").refuses("redraw", "SH-CMD-02");
    let gone = format!("{board}\nmarines_exited m2\nmarines_killed m5");
    Scene::with_picks(&gone, &[4]).asks("marine action").refuses("redraw", "SH-CMD-02");
    let mut scene =
        Scene::new("a:m1^ a:m2^ a:g1<\nm1 sergeant power_sword ap 2\nexit 0,0 W marine\nphase marine_action");
    scene.play_all(&["m1 turn W", "m1 exit W", "end_turn"]).play_with("end_turn", &[], &[4]);
    scene.asks("marine action");
    // The redraw is still his where the first counter lies already, unless it is settled.
    let drawn = "a:m1^ a a:g1<\nm1 sergeant power_sword\nphase marine_command\ncommand 2";
    Scene::new(drawn).asks("marine command");
    Scene::new(&format!("{drawn} settled")).asks("marine action");
}

/// Proves SH-CMD-03, SH-SETUP-05.
#[test]
fn every_draw_is_made_from_all_six() {
    for lying in 1..=6_u8 {
        let board = "a:m1^ a a:g1<\nm1 sergeant power_sword";
        let again = Scene::new(&format!("{board}\nphase marine_command\ncommand {lying}"));
        let next = Scene::new(&format!("{board}\nphase alien_action\ncommand {lying}"));
        for value in 1..=6 {
            let comes = |after: &Scene| track(after).0 == Some(value);
            assert_eq!(again.chance("redraw", comes), "1/6");
            assert_eq!(next.chance("end_turn", comes), "1/6");
        }
    }
}

/// Proves SH-CMD-04, SH-SETUP-13.
#[test]
fn only_the_marine_side_knows_the_counter() {
    let mut game = Scene::new("a:m1^ a a:g1<\nphase alien_action\ncommand 3").game;
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let end_turn = *legal.last().expect("the end of the turn");
    let mut journal = Journal::keep();
    game.apply(&end_turn, &mut Script::new([3]), &mut journal).expect("legal");
    for (viewer, known) in VIEWERS.into_iter().zip([Some(4), None, None]) {
        let drawn: Vec<Option<u8>> = journal
            .visible_to(viewer)
            .filter_map(|event| match event {
                Event::CommandDrawn { value } => Some(*value),
                _ => None,
            })
            .collect();
        assert_eq!(drawn, [known], "{viewer:?}");
        // At any time, not only when it is drawn.
        assert_eq!(game.view(viewer).position().command.drawn, known, "{viewer:?}");
        let scene = Scene::new("a:m1^ a a:g1<\nphase alien_action\ncommand 4 spent 1");
        assert_eq!(scene.game.view(viewer).position().command.drawn, known, "{viewer:?}");
        // In the Mission Status phase it is shown to all.
        let shown = journal.visible_to(viewer);
        let shown = shown.filter(|event| matches!(event, Event::CommandShown { value: 3, spent: 0 }));
        assert_eq!(shown.count(), 1, "{viewer:?}");
    }
}

/// Proves SH-CMD-05, SH-SETUP-13.
#[test]
fn the_marker_is_public() {
    let mut scene = Scene::new("a:m1^ a:m2^ a a:g1<\ncommand 5");
    for (action, told, spent) in [
        ("m1 turn W cp 1", "cp_spent m1 1 spent 1", 1),
        ("m2 guard cp 2", "cp_spent m2 2 spent 3", 3),
        ("m1 overwatch cp 2", "cp_spent m1 2 spent 5", 5),
    ] {
        scene.play(action, &[]).told_of(&[told]);
        assert_eq!(scene.game.command_spent(), spent);
        for viewer in VIEWERS {
            assert_eq!(scene.game.view(viewer).position().command.spent, spent, "{viewer:?}");
        }
    }
    scene.play("m1 turn S", &[]).told_nothing_of("cp_spent");
    assert_eq!(scene.game.command_spent(), 5);
}

/// Proves SH-CMD-06.
#[test]
fn more_than_the_counter_shows_cannot_be_spent() {
    for (command, most) in [("command 1", 1), ("command 3 spent 1", 2), ("command 6 spent 2", 4)] {
        let scene = Scene::new(&format!("a:m1^ a:m2^ a a:g1<\nm2 assault_cannon\n{command}"));
        for (action, cost) in [("m1 turn W", 1), ("m1 guard", 2), ("m2 reload", 4)] {
            if cost <= most {
                scene.allows(&format!("{action} cp {cost}"), cost)
            } else {
                scene.refuses(&format!("{action} cp {cost}"), "SH-CMD-06")
            };
        }
    }
    Scene::new("a:m1^ a a:g1<").refuses("m1 turn W cp 1", "SH-CMD-06");
    // In a window it is the same.
    let mut scene = Scene::new("a:m1> a a a:g1<\nphase alien_action\ncommand 2 spent 1");
    scene.play("g1 move 2,0", &[]).allows("m1 fire g1 cp 1", 1).refuses("m1 guard cp 2", "SH-CMD-06");
}

/// Proves SH-CMD-06, SH-AMB-53.
#[test]
fn overspending_loses_before_any_other_check() {
    let board = "a:m1^ a a a:g1<
        exit 0,0 N
        win marine escape immediate : marines_exited 1
        win marine live : round 1
        option cp_overspend lose_game";
    let spent = |command: &str| Scene::new(&format!("{board}\ncommand {command}"));
    for (command, action, over) in [
        ("2 spent 2", "m1 exit N", "over marine escape"),
        ("2 spent 2", "m1 exit N cp 1", "over alien overspent"),
        ("2 spent 3", "m1 exit N", "over alien overspent"),
        ("2 spent 1", "m1 exit N cp 1", "over marine escape"),
    ] {
        spent(command).play(action, &[]).asks(over);
    }
    for (command, over) in [("2 spent 2", "over marine live"), ("2 spent 3", "over alien overspent")] {
        spent(command).play_all(&["end_turn", "end_turn"]).asks(over);
    }
    // As many as one dares, up to the end of the track.
    spent("1 spent 98").allows("m1 turn W cp 1", 1).refuses("m1 guard cp 2", "SH-CMD-06");
}

/// Proves SH-CMD-07, SH-SETUP-10.
#[test]
fn points_are_not_saved() {
    for command in ["command 6", "command 6 spent 5", "command 6 spent 6"] {
        let mut scene = Scene::new(&format!("a:m1^ a a:g1<\nphase alien_action\n{command}"));
        scene.play_with("end_turn", &[], &[0]);
        assert_eq!(track(&scene), (Some(1), 0), "{command}");
        scene.allows("m1 turn W cp 1", 1).refuses("m1 guard cp 2", "SH-CMD-06");
    }
}
