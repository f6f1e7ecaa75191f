//! Command points, psychic powers, tracks.

use super::scene;
use crate::support::Scene;

/// Proves SH-AMB-39.
#[test]
fn the_command_counters_are_1_to_6() {
    let board = "a:m1> a a a:g1<\n\nphase alien_action";
    for value in 1..=6 {
        let mut scene = scene(board, "");
        scene.play_with("end_turn", &[], &[value - 1]).told_of(&[&format!("command_drawn {value}")]);
        let chance = super::scene(board, "")
            .chance("end_turn", |scene| scene.events().contains(&format!("command_drawn {value}")));
        assert_eq!(chance, "1/6");
        // As many points can be spent, and no more.
        for spent in 0..value {
            assert_eq!(scene.game.command_spent(), spent as u8);
            scene.play(if spent % 2 == 0 { "m1 turn N cp 1" } else { "m1 turn E cp 1" }, &[]);
            if scene.decision() == "marine free_shot" {
                scene.play("pass", &[]);
            }
        }
        scene.refuses("m1 guard cp 2", "SH-CMD-06");
    }
}

/// Proves SH-AMB-40.
#[test]
fn the_timer_is_configuration() {
    let without = Scene::new("a:m1> a").game;
    assert_eq!(without.setup().options().timer_seconds, None);
    let timed = Scene::new("a:m1> a\n\noption timer_seconds 163").game;
    assert_eq!(timed.setup().options().timer_seconds, Some(163));
    assert_eq!(timed.on_timeout(), without.on_timeout());
}

const LIBRARIAN: &str = "a:m1> a a a:g1<
a:m2> a a a

command 3 spent 1
m2 librarian force_axe psi 9";

/// Proves SH-AMB-43.
#[test]
fn a_power_between_actions_and_between_move_and_shot() {
    let mut scene = scene(LIBRARIAN, "");
    scene.allows("m2 psi prescience", 0);
    scene.play("m1 turn N", &[]).allows("m2 psi prescience", 0);
    scene.play("m1 turn E", &[]).asks("marine free_shot").allows("m2 psi force_barrier 1,1", 0);
    let mut storm = scene.clone();
    storm.play("m2 psi psychic_storm g1", &[1]).asks("marine free_shot").allows("m1 fire g1", 0);
    storm.refuses("m2 psi prescience", "SH-LIB-05");
    // A barrier before the target leaves nothing to shoot at.
    scene.play("m2 psi force_barrier 1,1", &[]).asks("marine action");
}

/// Proves SH-AMB-43.
#[test]
fn no_power_between_a_roll_and_its_result_or_in_the_alien_turn() {
    let assault = "a:m1> a:g1<\n\nm1 librarian force_axe psi 9\ncommand 3 spent 1";
    let mut roll = scene(assault, "");
    roll.allows("m1 psi prescience", 0);
    roll.play("m1 assault g1", &[3, 3, 1, 1]).asks("marine spend_psi");
    roll.refuses("m1 psi prescience", "SH-ACT-04");
    let mut window = scene(LIBRARIAN, "phase alien_action");
    window.play("g1 turn N", &[]).asks("marine reaction").refuses("m2 psi prescience", "SH-AMB-43");
}

/// Proves SH-AMB-44.
#[test]
fn the_round_counter_is_apart_from_the_psi_track() {
    let board = "a:m1> a a a:g1<\n\nturn 3\nround_limit 9\nm1 librarian force_axe psi 9";
    let mut scene = scene(board, "");
    scene.play("m1 psi psychic_storm g1", &[1]).has("m1", "0,0 E ap 4 psi 6");
    assert_eq!(scene.game.turn(), 3);
    scene.play("end_turn", &[]).play_with("end_turn", &[], &[0]);
    assert_eq!(scene.game.turn(), 4);
    scene.has("m1", "0,0 E ap 4 psi 6");
}

/// Proves SH-AMB-52.
#[test]
fn command_points_do_not_use_up_an_activation() {
    let mut scene = scene("a:m1> a a a\na:m2> a a a", "command 4");
    scene.play("m1 move 1,1 cp 1", &[]).has("m1", "1,1 E ap 4").asks("marine action");
    assert_eq!(scene.game.active(), None);
    // During the activation of another, and after his own.
    scene.play("m2 move 1,0", &[]).refuses("m1 move 2,1", "SH-ACT-02");
    scene.allows("m1 move 2,1 cp 1", 1);
    scene.play("m1 move 2,1 cp 1", &[]).has("m1", "2,1 E ap 4");
    scene.has("m2", "1,0 E ap 3");
    scene.play("m2 end_activation", &[]);
    scene.refuses("m2 move 2,0", "SH-ACT-03").allows("m2 move 2,0 cp 1", 1);
    scene.play("m1 move 3,1", &[]).has("m1", "3,1 E ap 3");
}

/// Overspending has happened; the Marine side would win at once by turning round.
const OVERSPENT: &str = "a:m1> a a a:g1<

command 1 spent 1
option cp_overspend lose_game
m1 librarian force_axe psi 5
win marine ready immediate : marines_in 1 1,0
win marine late : marines_on_board 1";

/// Proves SH-AMB-53.
#[test]
fn overspending_is_checked_before_every_victory() {
    let mut at_once = scene(OVERSPENT, "");
    at_once.clone().play("m1 move 1,0", &[]).asks("over marine ready");
    at_once
        .play("m1 move 1,0 cp 1", &[])
        .told_of(&["game_over alien overspent"])
        .asks("over alien overspent");
    let mut late = scene(OVERSPENT, "");
    late.clone().play("end_turn", &[]).play("end_turn", &[]).asks("over marine late");
    late.play("m1 turn N cp 1", &[]).play("end_turn", &[]).play("end_turn", &[]);
    late.asks("over alien overspent");
}

/// Proves SH-AMB-53.
#[test]
fn prescience_brings_the_count_back_before_the_check() {
    let mut scene = scene(OVERSPENT, "");
    scene.play("m1 turn N cp 1", &[]).play("m1 psi prescience", &[]);
    assert_eq!(scene.game.command_spent(), 1);
    scene.play("end_turn", &[]).play("end_turn", &[]).asks("over marine late");
}
