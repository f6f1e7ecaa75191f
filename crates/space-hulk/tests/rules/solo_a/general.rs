//! The frame of the game: who decides, command points, phases, victory.

use super::{because, movers};
use crate::support::Scene;
use game_api::{Game, Viewer};
use space_hulk::Side;

const DUEL: &str = "a:m1> a a:g1< a\n\nsolo a";

/// In a game for two the alien side ends a close assault by choosing whether its
/// defender turns; here, and everywhere else, the rules do.
///
/// Proves SA-GEN-01.
#[test]
fn nobody_decides_for_the_aliens() {
    let mut scene = Scene::new(DUEL);
    scene.asks("marine action").refuses("g1 move 1,0 W", "SA-GEN-01");
    scene.refuses("g1 end_activation", "SA-GEN-01").refuses("g1 assault m1", "SA-GEN-01");
    // The rules of Part I stay in force: the Marine's own actions are what they were.
    scene.allows("m1 move 1,0 E", 1).allows("m1 fire g1", 1).refuses("m1 move 1,0 W", "SH-FACE-05");
    // The Marine turn is followed by that of the aliens, without a question to them.
    scene.play("end_turn", &[6]).asks("marine reaction");
    scene.told_of(&["phase alien_action 1", "moved g1 2,0 1,0 W"]);
}

/// A Genestealer that survives an attack from behind turns to face by itself.
///
/// Proves SA-GEN-01.
#[test]
fn an_alien_defender_turns_to_face_by_itself() {
    let mut scene = Scene::new("a:m1> a:g1> a\n\nm1 lightning_claws no_gun\nsolo a");
    scene.play("m1 assault g1", &[1, 2, 6, 1, 1]);
    scene.told_of(&["assault_scored 3-6 defender", "turned g1 W"]).asks("marine action");
}

/// Proves SA-CP-01.
#[test]
fn command_points_are_rolled_openly() {
    let mut scene = Scene::new("a:m1> a a\n\nm1 assault_cannon ammo 5\nsolo a");
    scene.play("end_turn", &[3]).told_of(&["phase marine_command 2", "command_drawn 3"]);
    for viewer in [Viewer::Seat(Side::Marine), Viewer::Seat(Side::Alien), Viewer::Spectator] {
        assert_eq!(scene.game.view(viewer).position().command.drawn, Some(3), "{viewer:?}");
    }
    scene.allows("m1 reload cp 3", 4).refuses("m1 reload cp 4", "SH-CMD-06");
}

/// Proves SA-SEQ-01.
#[test]
fn reinforcement_then_genestealers_then_blips() {
    let board =
        "a:m1< a a a a a a a a a a a a a:g1< a a:b1 a\n\nentry A 16,0 E\nreinforcements 1\npile 2\nsolo a";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[2, 4]);
    scene.told_of(&[
        "phase alien_reinforcement 1",
        "blip_placed b2 A",
        "phase alien_action 1",
        "moved g1 13,0 12,0 W",
        "moved b1 15,0 14,0 N",
        "entered b2 A 16,0 N",
        "phase mission_status 1",
    ]);
    assert_eq!(movers(&scene), ["g1", "b1", "b2"]);
}

/// A Sergeant's second chance is one new die that must be kept, forced lurking holds,
/// and there is no timer unless the option says so.
///
/// Proves SA-RUL-16.
#[test]
fn redraw_lurking_and_timer_are_as_usual() {
    let board = "a:m1> a a\n\nentry A 2,0 E\nm1 sergeant\nreinforcements 1\npile 2\nsolo a";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[3, 2]).told_of(&["blip_placed b1 A held"]);
    because(&scene, "b1 SA-RUL-16");
    scene.has("b1", "lurks A ap 6 activated").asks("marine command");
    scene.play("redraw", &[5]).told_of(&["command_drawn 5"]).asks("marine action");
    assert_eq!(scene.game.setup().options().timer_seconds, None);
    let timed = Scene::new("a:m1> a\n\nsolo a\noption timer_seconds 60");
    assert_eq!(timed.game.setup().options().timer_seconds, Some(60));
}

/// Proves SA-RUL-16.
#[test]
fn starting_blips_are_placed_by_the_table() {
    let board = "\
        a a a\n\nentry A 0,0 W starting\nentry B 2,0 E starting\nzone m1 : 1,0\nhand m1^\n\
        phase setup\nstarting_blips 2\npile 1 1\nsolo a";
    let mut scene = Scene::new(board);
    scene.asks("marine deploy");
    scene.play("m1 deploy 1,0 N", &[6]);
    scene.asks("marine reinforce").refuses("b2 reinforce A", "SA-BLP-02");
    scene.play("b1 reinforce A", &[6]).asks("marine reinforce");
    scene.play("b2 reinforce B", &[4]).has("b1", "lurks A ap 6").has("b2", "lurks B ap 6");
    scene.asks("marine action");
}

/// The player loses when the aliens' conditions are met, and wins by his own.
///
/// Proves SA-RUL-19.
#[test]
fn both_sides_conditions_count() {
    let board = "a:m1< a:g1< a\n\nsolo a\nexit 0,0 W marine\n\
        win marine gone immediate : marines_exited 1\nwin alien slain immediate : marines_killed 1";
    let mut lost = Scene::new(board);
    lost.play("end_turn", &[6, 1, 1, 1]).asks("over alien slain");
    let mut won = Scene::new(board);
    won.play("m1 exit W", &[]).asks("over marine gone");
}

/// Values stay unknown to the player until they are revealed, and as many blips come
/// as the mission gives.
///
/// Proves SA-BLP-01, SA-FAQ-03.
#[test]
fn the_player_never_sees_a_blip_that_is_not_revealed() {
    let board =
        "a:m1< a a a a a a a a a:b1\n\nentry A 9,0 E\nb1 value 3\nreinforcements 2\npile 2 3 1\nsolo a";
    let mut scene = Scene::new(board);
    scene.play_with("end_turn", &[2, 2, 1], &[0]);
    scene.told_of(&["blip_drawn b2 2", "blip_drawn b3 3"]).told_nothing_of("blip_drawn b4");
    let seen = scene.game.view(Viewer::Seat(Side::Marine)).position();
    let values: Vec<u8> = seen.units.iter().filter(|u| u.id.starts_with('b')).map(|u| u.value).collect();
    assert_eq!(values, [0, 0, 0]);
    // Nothing that the Marine side is told differs with the values.
    let told = |board: &str| {
        let mut scene = Scene::new(board);
        scene.play_with("end_turn", &[2, 2, 1], &[0]);
        scene.events().iter().filter(|event| !event.starts_with("blip_drawn")).cloned().collect::<Vec<_>>()
    };
    assert_eq!(told(board), told(&board.replace("value 3", "value 1").replace("pile 2 3 1", "pile 1 1 1")));
}
