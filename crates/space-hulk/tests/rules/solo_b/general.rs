//! General rules (SB-GEN).

use game_api::Game;

use super::{end_turn, reasons, solo, story, turn};
use crate::support::Scene;

/// Proves SB-GEN-01.
#[test]
fn the_player_has_the_marines_and_owns_every_decision() {
    let lines = "b1 values 3 3\nbroodlord waiting\nentry A 5,0 E\nlurk A b2\nreinforcements 1\npool 2 2 2\ncommand 2\nround_limit 4";
    for seed in 0..30 {
        let mut scene = solo("a:m1> a a:g1<,g2< a:+ a a:b1\na . . . . a", lines);
        let mut chance = game_api::Seeded::new(seed);
        while let game_api::Pending::Decide(owner) = scene.game.pending() {
            assert_eq!(owner, space_hulk::Side::Marine);
            let mut legal = Vec::new();
            scene.game.legal_actions(&mut legal);
            let pick = game_api::Chance::pick(&mut chance, &vec![1; legal.len()]);
            scene.game.apply(&legal[pick], &mut chance, &mut game_api::Journal::discard()).unwrap();
        }
    }
}

/// What the variant does not mention is as in the game for two.
///
/// Proves SB-GEN-01, SB-SEQ-01.
#[test]
fn what_is_not_mentioned_stays_as_it_is() {
    let map = "a:m1> a a a:+\na a a a:m2^";
    let alone = Scene::new(&format!("{map}\n\nsolo b\nm1 sergeant\ncommand 3"));
    let two = Scene::new(&format!("{map}\n\nm1 sergeant\ncommand 3"));
    assert_eq!(alone.legal(), two.legal());
    // Blips still do not step onto objects (SH-BLIP-05), and Genestealers take them.
    let mut blip = turn("a:m1< a a:!cat a:b1", "");
    blip.play("b1 activate", &[]).has("b1", "3,0 ap 0 activated");
    let mut stealer = turn("a:m1< a a:!cat a:g1<", "g1 ap 1");
    stealer.play("g1 activate", &[]).told_of(&["picked_up g1 cat"]);
}

/// Proves SB-GEN-02.
#[test]
fn the_aliens_conditions_are_ignored() {
    let lines = "win alien blood immediate : marines_killed 1\nwin alien later : round 1\nmarines_killed m9";
    let mut scene = solo("a:m1< a", lines);
    scene.asks("marine action");
    end_turn(&mut scene, &[]);
    scene.asks("marine action");
    let two = Scene::new("a:m1< a a:g1<\n\nwin alien blood immediate : marines_killed 1\nmarines_killed m9");
    two.asks("over alien blood");
}

/// Proves SB-GEN-03.
#[test]
fn there_is_no_timer() {
    let map = "a:m1< a . a:g1<";
    assert!(Scene::new(map).game.on_timeout().is_some());
    assert!(solo(map, "").game.on_timeout().is_none());
}

/// Proves SB-RUL-20.
#[test]
fn genestealers_and_blips_choose_targets_in_the_same_way() {
    for unit in ["g1<", "b1"] {
        let name = unit.trim_end_matches('<');
        let mut scene = turn(&format!("a:m1< a a a:{unit} a a a:m2>"), &format!("{name} ap 1"));
        scene.play_with(&format!("{name} activate"), &[], &[1]);
        assert!(story(&scene, name)[0].starts_with(&format!("moved {name} 3,0 4,0")));
        assert_eq!(reasons(&scene), ["SB-TGT-02"]);
    }
}
