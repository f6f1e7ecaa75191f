//! Models, counters, area effects, generators.

use super::scene;
use crate::support::Scene;

/// Proves SH-AMB-41.
#[test]
fn there_are_22_genestealers_and_the_broodlord() {
    let board = |count: usize, more: &str| {
        let row: Vec<String> = (1..=count).map(|i| format!("a:g{i}^")).collect();
        format!("{} {more}", row.join(" "))
    };
    assert_eq!(Scene::problems(&board(22, "a:B1^ a:m1^")), [""; 0]);
    let problems = Scene::problems(&board(23, "a:m1^"));
    assert!(problems[0].contains("23 units of kind genestealer: at most 22"), "{problems:?}");
    let problems = Scene::problems(&board(1, "a:B1^ a:B2^"));
    assert!(problems[0].contains("2 units of kind broodlord: at most 1"), "{problems:?}");
}

/// Proves SH-AMB-41.
#[test]
fn the_broodlord_takes_no_genestealers_model() {
    // 21 in play: one of two models comes, whether the Broodlord is there or not.
    for broodlord in ["a", "a:B1^"] {
        let row: Vec<String> = (1..=21).map(|i| format!("a:g{i}^")).collect();
        let board = format!("a:b1 a a {broodlord}\n{}\n\nphase alien_action\nb1 value 2", row.join(" "));
        let mut scene = scene(&board, "");
        scene.play("b1 convert", &[]).play("g22 face N", &[]).told(&["turned g22 N", "lost 1"]);
    }
    // He himself comes although all 22 are in play.
    let row: Vec<String> = (1..=22).map(|i| format!("a:g{i}^")).collect();
    let board = format!("a:b1 a\n{}\n\nphase alien_action\nb1 value 3\nbroodlord waiting", row.join(" "));
    let mut scene = scene(&board, "");
    scene.clone().play("b1 convert", &[]).play("pass", &[]).told(&["lost 3"]);
    scene.play("b1 convert", &[]).play("broodlord", &[]).told_of(&["placed g23 0,1"]);
}

/// Proves SH-AMB-42.
#[test]
fn other_counters_are_not_limited() {
    // Twelve Marines on overwatch and on guard, more doors, ladders and entry areas
    // than the box has.
    let row = |from: usize| (from..from + 7).map(|i| format!("a:m{i}^")).collect::<Vec<_>>().join(" ");
    let mut board = format!("{}\n{}\n", row(1), row(8));
    for i in 1..=14 {
        board += &format!("\nm{i} {}", if i <= 12 { "overwatch" } else { "guard" });
    }
    let mut scene = scene(&board, "");
    scene.play_all(&["m13 overwatch", "m13 end_activation", "m14 overwatch"]);
    assert_eq!(scene.board().matches(" overwatch").count(), 14);
    let doors = format!("a:m1> {}", "a:+ ".repeat(30));
    assert_eq!(Scene::problems(&doors), [""; 0]);
    let entries: String = (0..30).map(|i| format!("entry E{i} {i},0 N\n")).collect();
    assert_eq!(Scene::problems(&format!("{}\n\n{entries}", "a ".repeat(30))), [""; 0]);
}

/// Proves SH-AMB-42.
#[test]
fn flames_barrier_and_models_are_limited() {
    let mut flamer = scene("a:m1> a a", "m1 heavy_flamer ammo 1");
    flamer.play("m1 fire square 1,0", &[1]).refuses("m1 fire square 1,0", "SH-FLAME-11");
    let two = scene("a:m1> a:= a", "m1 librarian force_axe");
    two.refuses("m1 psi force_barrier 2,0", "SH-SETUP-12");
    let blips: Vec<String> = (1..=23).map(|i| format!("a:b{i}")).collect();
    let problems = Scene::problems(&blips.join(" "));
    assert!(problems[0].contains("23 units of kind blip: at most 22"), "{problems:?}");
}

/// Proves SH-AMB-50.
#[test]
fn all_dice_of_an_area_effect_come_first() {
    let mut flame = scene("a:m1> b b:m2< b:g1< b:b1 c:g2<", "m1 heavy_flamer\nm2 carries cat");
    flame.play("m1 fire square 1,0", &[2, 1, 2]).told(&[
        "flamed m1 1,0: 1,0 2,0 3,0 4,0",
        "rolled m2 flame 2",
        "rolled g1 flame 1",
        "rolled b1 flame 2",
        "killed m2 flame",
        "dropped cat 2,0",
        "revealed b1 1",
        "killed b1 flame",
    ]);
}

/// Proves SH-AMB-50.
#[test]
fn sight_is_checked_after_all_losses() {
    // The storm kills the Genestealer that hid the blip, and the blip with it: it is
    // not converted in between.
    let board = "a:m1> a b:g1< b:b1 c\n\nm1 librarian force_axe";
    let mut both = scene(board, "");
    both.play("m1 psi psychic_storm section b", &[4, 4]).told(&[
        "power_used m1 psychic_storm section b",
        "psi_spent m1 3 left 17",
        "rolled g1 psychic_storm 4",
        "rolled b1 psychic_storm 4",
        "killed g1 psychic_storm",
        "revealed b1 1",
        "killed b1 psychic_storm",
    ]);
    // If it lives, it is seen now.
    let mut one = scene(board, "");
    one.play("m1 psi psychic_storm section b", &[4, 3]);
    one.told_of(&["killed g1 psychic_storm", "revealed b1 1", "placed g2 3,0"]).asks("alien face");
}

/// Proves SH-AMB-55.
#[test]
fn a_generator_fills_its_square_and_is_nothing_more() {
    for cell in ["a:%", "a:%x"] {
        let scene = scene(&format!("a a a\na:m1> {cell} a:g1<"), "");
        scene.refuses("m1 move 1,0", "SH-MOVE-05").refuses("m1 fire g1", "SH-SHOOT-01");
        // It is no target unless the mission says so.
        scene.refuses("m1 fire square 1,0", "SH-SHOOT-02").refuses("m1 assault square 1,0", "SH-SHOOT-02");
        assert!(scene.sees("0,0", "E").contains(&"1,0".to_string()));
        assert!(!scene.sees("0,0", "E").contains(&"2,0".to_string()));
        scene.allows("m1 move 1,1", 1);
    }
}
