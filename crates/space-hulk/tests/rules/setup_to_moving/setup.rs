//! Setup and components (SH-SETUP).

use game_api::{Game, Viewer};
use space_hulk::{Kind, Side};

use super::{accepted, alien_scene, problem, track};
use crate::support::Scene;

/// Proves SH-SETUP-01.
#[test]
fn the_mission_fixes_forces_special_rules_and_victory() {
    let forces = "a:m1> a:% a\na:m2> a:g1< a\nm1 chainfist\nexit 0,1 W";
    let goals =
        "win marine escape immediate : marines_exited 1\nwin alien slaughter immediate : marines_killed 1";
    // Special rules: without this one a generator is no target.
    Scene::new(forces).refuses("m1 assault square 1,1", "SH-SHOOT-02");
    Scene::new(&format!("{forces}\nspecial generators_break")).allows("m1 assault square 1,1", 1);
    // Victory: each side has its own condition, and another mission has others.
    Scene::new(&format!("{forces}\n{goals}")).play("m1 exit W", &[]).asks("over marine escape");
    Scene::new(forces).play("m1 exit W", &[]).asks("marine action");
    let mut scene = alien_scene(&format!("{forces}\n{goals}"));
    scene.play("g1 assault m2", &[6, 1, 1, 1]).asks("over alien slaughter");
    let mut scene = alien_scene(forces);
    scene.play("g1 assault m2", &[6, 1, 1, 1]).asks("marine reaction").has("m2", "gone");
    // Whoever is not part of it does not play.
    let scene = Scene::new(forces);
    assert_eq!(scene.why_not("m3 turn N"), "nonsense");
    assert_eq!(problem("a:m1> .\nat 1,0 m2^"), "units[1].at: 1,0 is no floor");
}

/// Proves SH-SETUP-09, SH-SETUP-10, SH-REINF-06.
#[test]
fn setup_goes_step_by_step() {
    let mut scene = Scene::new(
        "a a a:/ a:+ a:!cat a
         entry A 5,0 E
         hand m1 m2
         zone m1 m2 : 0,0 1,0
         m1 assault_cannon
         m2 librarian force_axe
         starting_blips 2
         pile 3
         pool 0 1 0
         round_limit 5
         phase setup",
    );
    // Marines first, then the blips, then the command counter.
    scene.asks("marine deploy").refuses("m1 deploy 2,0 N", "SH-MIS-03").refuses("end_turn", "SH-TURN-01");
    scene.play("m1 deploy 1,0 W", &[]).told(&["deployed m1 1,0 W"]).asks("marine deploy");
    scene.refuses("m2 deploy 1,0 N", "SH-MIS-03").refuses("m1 deploy 0,0 N", "SH-MIS-03");
    scene.play_with("m2 deploy 0,0 W", &[], &[1]);
    scene.told(&["deployed m2 0,0 W", "blip_drawn b1 3", "blip_drawn b2 2"]).asks("alien reinforce");
    scene.play("b2 reinforce A", &[]).told(&["blip_placed b2 A"]).asks("alien reinforce");
    scene.play_with("b1 reinforce A", &[], &[5]).asks("marine action");
    scene.told(&["blip_placed b1 A", "phase marine_command 1", "command_drawn 6", "phase marine_action 1"]);
    // The tracks.
    assert_eq!((track(&scene), scene.game.turn()), ((Some(6), 0), 1));
    scene.has("m1", "1,0 W ap 4 ammo 10").has("m2", "0,0 W ap 4 psi 20");
    scene.has("b1", "lurks A ap 6").has("b2", "lurks A ap 6");
}

/// Proves SH-SETUP-10.
#[test]
fn tracks_have_their_ends() {
    accepted("a:m1^ a\nm1 assault_cannon ammo 10");
    assert!(problem("a:m1^ a\nm1 assault_cannon ammo 11").contains("at most 10"));
    accepted("a:m1^ a\nm1 librarian force_axe psi 20");
    assert!(problem("a:m1^ a\nm1 librarian force_axe psi 21").contains("at most 20"));
    assert!(problem("a:m1^ a\nm1 psi 1").contains("at most 0"));
    let start = Scene::new("a:m1^ a\nround_limit 3");
    assert_eq!((start.game.turn(), start.game.command_spent()), (1, 0));
    accepted("a:m1^ a\nturn 3\nround_limit 3");
    assert!(problem("a:m1^ a\nturn 4\nround_limit 3").starts_with("round_limit"));
    assert_eq!(Scene::problems("a:m1^ a\nturn 0").len(), 1);
}

/// Proves SH-SETUP-11.
#[test]
fn a_square_holds_one_unit() {
    for pair in ["m1^,m2^", "m1^,g1^", "m1^,b1", "g1^,g2^", "g1^,b1", "b1,b2", "g1^,B1^"] {
        let message = problem(&format!("a:{pair} a"));
        assert!(message.starts_with("units[1].at: 0,0 holds"), "{message}");
    }
    // Objects, fire and open doors are no units.
    for fine in ["m1^,!cat", "g1^,*", "b1,*", "m1^,/", "b1,-"] {
        accepted(&format!("a:{fine} a"));
    }
}

/// Proves SH-SETUP-13.
#[test]
fn hidden_things_are_hidden() {
    let scene = Scene::new(
        "a:m1^ a a:b1 a:g1<
         entry A 0,0 S
         lurk A b2
         b1 value 3
         b2 value 2
         pile 1 3
         pool 4 2 4
         used 3
         used_unseen 1
         command 4 spent 1",
    );
    for (viewer, blips, command, unseen) in [
        (Viewer::Seat(Side::Marine), [0, 0], Some(4), vec![]),
        (Viewer::Seat(Side::Alien), [3, 2], None, vec![1]),
        (Viewer::Spectator, [0, 0], None, vec![]),
    ] {
        let view = scene.game.view(viewer);
        let seen = view.position();
        let values: Vec<u8> =
            seen.units.iter().filter(|unit| unit.kind == Kind::Blip).map(|unit| unit.value).collect();
        assert_eq!(values, blips, "{viewer:?}");
        assert_eq!((seen.command.drawn, seen.command.spent), (command, 1), "{viewer:?}");
        assert_eq!((seen.blip_pile, seen.blip_pool), (vec![], [0; 3]), "{viewer:?}");
        assert_eq!((seen.used_blips, seen.used_unseen), (vec![3], unseen), "{viewer:?}");
        // How many there are is open, and so is everything else.
        assert_eq!((view.pile(), view.used_unseen()), (12, 1), "{viewer:?}");
        assert_eq!(seen.units.len(), 4, "{viewer:?}");
    }
}
