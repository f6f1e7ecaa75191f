//! SH-LIB: psi points, the force axe, when powers are used.

use super::{alien_turn, outcome};
use crate::support::Scene;
use space_hulk::Side;

/// Proves SH-LIB-01.
#[test]
fn twenty_psi_points_that_are_never_regained_and_that_all_see() {
    let mut scene = Scene::new("a:m1> a a:g1<\n\nm1 librarian force_axe");
    scene.has("m1", "0,0 E ap 4 psi 20");
    scene.play("m1 psi psychic_storm g1", &[1]).has("m1", "0,0 E ap 4 psi 17");
    for viewer in [Some(Side::Marine), Some(Side::Alien), None] {
        assert!(scene.view(viewer).contains("psi: Some(17)"), "{viewer:?}");
    }
    scene.play("end_turn", &[]).play_with("end_turn", &[], &[0]).asks("marine action");
    scene.has("m1", "0,0 E ap 4 psi 17");
    let problems = |psi: u8| Scene::problems(&format!("a:m1> a\n\nm1 librarian psi {psi}"));
    assert_eq!(problems(20), [""; 0]);
    assert_eq!(problems(21), ["units[0].psi: a librarian has at most 20 psi points"]);
}

/// Proves SH-LIB-01, SH-LIB-02.
#[test]
fn powers_have_their_price() {
    let powers = [
        ("m1 psi prescience", 1),
        ("m1 psi force_barrier 1,0", 2),
        ("m1 psi psychic_storm g1", 3),
        ("m1 psi psychic_storm section a", 3),
    ];
    for psi in [0, 1, 2, 3, 4, 20] {
        let board = format!("a:m1> a a:g1<\n\nm1 librarian force_axe psi {psi}\ncommand 3 spent 1");
        let scene = Scene::new(&board);
        for (power, price) in powers {
            if psi < price {
                scene.refuses(power, "SH-LIB-01");
                continue;
            }
            let mut scene = scene.clone();
            let rolls = power.contains("storm");
            scene.allows(power, 0);
            scene.play(power, if rolls { &[1] } else { &[] });
            let left = psi - price;
            scene.told_of(&[&format!("psi_spent m1 {price} left {left}")]);
            scene.has("m1", &format!("0,0 E ap 4 psi {left}"));
        }
    }
    // They pay for nothing else, and nobody else has them.
    let scene = Scene::new("a:m1> a a:g1< a:m2<\n\nm1 librarian force_axe ap 0\nm2 sergeant");
    scene.refuses("m1 fire g1", "SH-AP-05").refuses("m1 turn N", "SH-AP-05");
    for power in ["m2 psi psychic_storm g1", "m2 psi force_barrier 1,0", "g1 psi prescience"] {
        scene.refuses(power, "SH-LIB-02");
    }
}

/// Proves SH-LIB-03, SH-OPT-22.
#[test]
fn a_librarian_adds_one_against_an_enemy_he_faces() {
    for (facing, option, score) in [
        (">", "1", "4-4 tie"),
        (">", "0", "4-3 attacker"),
        ("^", "1", "4-3 attacker"),
        ("<", "1", "4-3 attacker"),
    ] {
        let lines = format!("m1 librarian force_axe psi 0\noption librarian_base_bonus {option}");
        let mut scene = alien_turn(&format!("a:m1{facing} a:g1<"), &lines);
        scene.play("g1 assault m1", &[4, 1, 1, 3]).told_of(&[&format!("assault_scored {score}")]);
    }
    let mut attack = Scene::new("a:m1> a:g1>\n\nm1 librarian psi 0\ncommand 1");
    attack.play("m1 assault g1", &[3, 4, 1, 1]).told_of(&["assault_scored 4-4 tie"]);
}

/// Proves SH-LIB-04.
#[test]
fn the_axe_takes_any_number_of_points_in_either_turn() {
    let mut alien = alien_turn("a:m1> a:g1<", "m1 librarian force_axe psi 4\ncommand 1");
    alien.play("g1 assault m1", &[6, 1, 1, 3]).asks("marine spend_psi");
    let points = |n: u8| format!("m1 spend_psi {n}");
    assert_eq!(alien.legal(), [points(1), points(2), points(3), points(4), "pass".into()]);
    alien.refuses("m1 spend_psi 0", "SH-LIB-04").refuses("m1 spend_psi 5", "SH-LIB-04");
    alien.refuses("g1 spend_psi 1", "SH-ACT-04");
    for (answer, expected) in [
        ("pass", "6-4 attacker, m1 dead, alien action"),
        ("m1 spend_psi 1", "6-5 attacker, m1 dead, alien action"),
        ("m1 spend_psi 2", "6-6 tie, marine reaction"),
        ("m1 spend_psi 3", "6-7 defender, g1 dead, alien action"),
    ] {
        assert_eq!(outcome(&alien, &[(answer, &[])]), expected, "{answer}");
    }
    alien.play("m1 spend_psi 4", &[]).has("m1", "0,0 E ap 4 psi 0");
    alien.told(&["psi_spent m1 4 left 0", "assault_scored 6-8 defender", "killed g1 assault"]);
    // In his own attack, in his own turn; this is no power.
    let mut own = Scene::new("a:m1> a:g1<\n\nm1 librarian force_axe\ncommand 1");
    own.play("m1 assault g1", &[1, 6, 1, 1]).play("m1 spend_psi 6", &[]).has("m1", "0,0 E ap 3 psi 14");
    own.told_of(&["assault_scored 8-6 attacker", "killed g1 assault"]).allows("m1 psi force_barrier 1,0", 0);
    // In his own attack in the alien turn.
    let mut react = alien_turn("a:m1> a a:g1<", "m1 librarian force_axe\ncommand 1");
    react.play("g1 move 1,0", &[]).play("m1 assault g1 cp 1", &[1, 2, 1, 1]).asks("marine spend_psi");
    react.play("m1 spend_psi 1", &[]).told_of(&["assault_scored 3-2 attacker", "killed g1 assault"]);
}

/// Proves SH-LIB-04.
#[test]
fn psi_points_are_spent_after_the_dice_and_only_to_the_front() {
    for facing in ["^", "v", "<"] {
        let mut scene = alien_turn(&format!("a:m1{facing} a:g1<"), "m1 librarian force_axe");
        scene.play("g1 assault m1", &[4, 1, 1, 4]).asks("marine turn_to_face");
        scene
            .told_of(&["assault_scored 4-4 tie"])
            .has("m1", &format!("0,0 {} ap 4 psi 20", facing_name(facing)));
    }
}

fn facing_name(arrow: &str) -> &str {
    ["N", "E", "S", "W"]["^>v<".find(arrow).expect("an arrow")]
}

/// Proves SH-LIB-05.
#[test]
fn one_power_in_each_marine_turn_for_each_librarian() {
    let board = "a:m1> a a:m2> a a:g1<\n\nm1 librarian force_axe\nm2 librarian force_axe\ncommand 2 spent 2";
    let mut scene = Scene::new(board);
    scene.play("m1 psi prescience", &[]);
    for power in ["m1 psi prescience", "m1 psi force_barrier 1,0", "m1 psi psychic_storm g1"] {
        scene.refuses(power, "SH-LIB-05");
    }
    scene.play("m2 psi prescience", &[]).refuses("m2 psi force_barrier 1,0", "SH-LIB-05");
    assert_eq!(scene.game.command_spent(), 0);
    scene.play("end_turn", &[]).asks("alien action");
    // None in the alien turn, neither between actions nor in a window.
    scene.refuses("m1 psi psychic_storm g1", "SH-AMB-43");
    scene.play("g1 turn N", &[]).asks("marine reaction").refuses("m1 psi force_barrier 1,0", "SH-AMB-43");
    assert!(scene.legal().iter().all(|action| !action.contains("psi")), "{:?}", scene.legal());
    scene.play("pass", &[]).play_with("g1 end_activation", &[], &[0]);
    scene.asks("marine action").allows("m1 psi force_barrier 1,0", 0).allows("m2 psi psychic_storm g1", 0);
    // One who has used none has none in the alien turn either.
    let fresh = alien_turn("a:m1> a a:g1>", "m1 librarian force_axe");
    fresh.refuses("m1 psi psychic_storm g1", "SH-AMB-43");
}

/// Proves SH-LIB-06, SH-AMB-43.
#[test]
fn a_power_is_no_action_and_needs_no_activation() {
    let lines = "m1 librarian force_axe ap 0 activated\nm2 sustained g1\nm3 overwatch\ncommand 1 spent 1";
    let start = Scene::new(&format!("a:m1> a a:g1< a:m2< a:m3<\n\n{lines}"));
    let mut scene = start.clone();
    scene.play("m1 psi prescience", &[]).has("m1", "0,0 E ap 0 activated psi 19").asks("marine action");
    scene.has("m3", "4,0 W ap 4 overwatch");
    assert!(scene.board().contains("sustained g1"), "{}", scene.board());
    // While another is active, who goes on afterwards.
    let mut scene = start.clone();
    scene.play("m2 turn N", &[]).play("m1 psi prescience", &[]).refuses("m3 turn N", "SH-ACT-02");
    scene.has("m2", "3,0 N ap 3").allows("m2 turn W", 1);
    // It alone keeps the turn from ending.
    let alone = Scene::new("a:m1> a a:g1<\n\nm1 librarian force_axe ap 0 activated");
    alone.asks("marine action").allows("end_turn", 0).allows("m1 psi psychic_storm g1", 0);
}

/// Proves SH-LIB-06, SH-AMB-43.
#[test]
fn a_power_fits_between_a_move_and_its_shot() {
    let board = "a a:m1^ a\na:m2> a a a a:g1< a:g2<\n\nm1 librarian force_axe ap 0 activated";
    let mut start = Scene::new(board);
    start.play("m2 move 1,0", &[]).asks("marine free_shot").allows("m2 fire g1", 0).allows("pass", 0);
    start.refuses("m2 fire g2", "SH-SHOOT-01").refuses("m1 fire g1", "SH-AP-02");
    let mut killed = start.clone();
    killed.play("m1 psi psychic_storm g1", &[2]).asks("marine free_shot").has("g1", "gone");
    killed.allows("m2 fire g2", 0).refuses("m1 psi psychic_storm g2", "SH-LIB-05");
    let mut blocked = start.clone();
    blocked.play("m1 psi force_barrier 2,0", &[]).asks("marine action").has("m2", "1,0 E ap 3");
    // Not between a roll and its result.
    let mut assault = Scene::new("a:m1> a:g1<\n\nm1 librarian force_axe");
    assault.play("m1 assault g1", &[1, 6, 1, 1]).asks("marine spend_psi");
    assault.refuses("m1 psi psychic_storm g1", "SH-ACT-04");
}

/// Before the Sergeant's second draw the Librarian may use his power, and the draw comes
/// after it.
///
/// Proves SH-LIB-06, SH-CMD-02, SH-AMB-31.
#[test]
fn a_power_may_be_used_before_the_second_draw() {
    let board = "a:m2> a:m1> a a:g1< a:b1\n\nphase marine_command\ncommand 3\n\
                 m1 librarian force_axe\nm2 sergeant power_sword";
    let mut scene = Scene::new(board);
    scene.asks("marine command").allows("m1 psi psychic_storm g1", 0).allows("m1 psi force_barrier 2,0", 0);
    scene.allows("redraw", 0).allows("keep", 0);
    scene.refuses("m1 psi prescience", "SH-LIB-07").refuses("m2 psi psychic_storm g1", "SH-LIB-02");
    scene.refuses("m1 turn N", "SH-TURN-01");
    // What it uncovers is converted at once, without windows.
    scene.play("m1 psi psychic_storm g1", &[2]).told_of(&["killed g1 psychic_storm", "revealed b1 1"]);
    scene.play("g2 face W", &[]).asks("marine command").refuses("m1 psi psychic_storm g2", "SH-LIB-05");
    assert_eq!(scene.legal(), ["redraw", "keep"]);
    scene.play_with("redraw", &[], &[4]).told_of(&["command_drawn 5"]).asks("marine action");
    // One power for the whole turn.
    scene.refuses("m1 psi psychic_storm g2", "SH-LIB-05");
}

/// Proves SH-LIB-06.
#[test]
fn outside_the_marine_turn_there_are_no_powers() {
    let board = "a:m1> a a a:g1<\n\nphase alien_action\nm1 librarian force_axe";
    Scene::new(board).refuses("m1 psi psychic_storm g1", "SH-AMB-43");
}
