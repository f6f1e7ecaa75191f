//! Test vectors SH-TV-51 to SH-TV-58.

use super::{M4, count, end_turn, reasons, solo, turn};
use crate::support::Scene;

/// Proves SH-TV-51.
#[test]
fn showing_a_group() {
    for (number, dice) in [(6, 5), (2, 1), (1, 0), (9, 8)] {
        let scene = solo("a:m1< . b:g1<", &format!("g1 count {number}"));
        let unit = scene.game.unit(scene.game.find("g1").unwrap());
        assert_eq!((unit.count(), unit.dice()), (number, dice));
    }
}

/// Proves SH-TV-52.
#[test]
fn merging() {
    for (sizes, total) in [("4 3", 7), ("2 2 3", 7)] {
        let sizes: Vec<&str> = sizes.split(' ').collect();
        let units: Vec<String> = (1..=sizes.len()).map(|i| format!("g{i}<")).collect();
        let lines: Vec<String> =
            sizes.iter().zip(1..).map(|(n, i)| format!("g{i} count {n} activated ap 0")).collect();
        let board =
            format!("a:m1< . b:{}\n\nsolo b\nphase alien_action\n{}", units.join(","), lines.join("\n"));
        let scene = Scene::with_picks(&board, &[0]);
        let unit = scene.game.unit(scene.game.find("g1").unwrap());
        assert_eq!((unit.count(), unit.dice()), (total, total - 1));
    }
    assert!(!Scene::problems("a:m1< . b:g1<,B1<\n\nsolo b\ng1 count 4").is_empty());
    let lines = "solo b\nphase alien_action\nb1 activated ap 0\nb2 values 3 2 activated ap 0";
    let stacks = Scene::with_picks(&format!("a:m1< . b:b1,b2\n\n{lines}"), &[0]);
    assert_eq!(count(&stacks, "b1"), 3);
    assert!(!stacks.events().iter().any(|event| event.starts_with("revealed")));
}

/// Proves SH-TV-53.
#[test]
fn three_value_3_blips_and_the_broodlord() {
    let mut scene = solo("a:m1^ a a a:b1 a a", "b1 values 3 3 3\nbroodlord waiting");
    scene.play("m1 turn E", &[5, 6]);
    scene.told_of(&["rolled b1 broodlord 5", "rolled b1 broodlord 6", "grouped g1 6", "placed g2 4,0"]);
    let group = scene.game.unit(scene.game.find("g1").unwrap());
    assert_eq!((group.count(), group.dice()), (6, 5));
    scene.has("g1", "3,0 W ap 6").has("g2", "4,0 W ap 6");
}

/// Proves SH-TV-54.
#[test]
fn no_room_for_the_broodlord() {
    let mut end = solo("a:m1^ a a a:b1", "b1 values 3 3 3\nbroodlord waiting");
    end.play("m1 turn E", &[5, 6]).told_nothing_of("broodlord_appeared").has("g2", "gone");
    assert_eq!((count(&end, "g1"), reasons(&end)), (6, vec!["SB-BROOD-03"]));
    assert!(end.board().contains("used 3 3 3"), "{}", end.board());
    let mut blip = solo("a:m1^ a a a:b1 a:b2 a a", "b1 values 3 3 3\nbroodlord waiting");
    blip.play("m1 turn E", &[5, 6]).told_of(&["placed g2 5,0"]);
}

/// Proves SH-TV-55.
#[test]
fn retreat() {
    let mut scene = solo(M4, "at 0,0 m1^\nat 0,4 g1v\ng1 count 3");
    scene.play("m1 fire g1", &[6, 1]).has("g1", "0,5 S ap 6");
    assert_eq!(scene.game.unit(scene.game.find("g1").unwrap()).dice(), 1);
    scene.play("m1 fire g1", &[5, 1]).told_of(&["fired m1 storm_bolter g1"]).told_nothing_of("killed");
    let mut again = solo(M4, "at 0,0 m1^\nat 0,4 g1v\ng1 count 3");
    again.play("m1 fire g1", &[6, 1]).play("m1 fire g1", &[6, 1]).has("g1", "0,6 S ap 6");
    again.play("m1 fire g1", &[6, 1]).has("g1", "gone");
    let mut edge = solo(M4, "at 0,0 m1^\nat 0,8 g1v\ng1 count 3");
    edge.play("m1 fire g1", &[6, 1]).has("g1", "0,8 S ap 6");
    let lines = "at 0,0 m1^\nat 0,6 g1v,g2v\ng1 count 2 ap 3\nm1 overwatch\ncommand 1";
    let mut joins = turn(M4, lines);
    joins.play("g1 activate", &[]).has("g1", "0,5 S ap 2").has("g2", "0,6 S ap 6");
    joins.play("pass", &[]).play("m1 fire g1", &[6, 1]).told_of(&["retreated g1 0,5 0,6", "joined g2 g1"]);
    joins.has("g1", "0,5 S ap 1").asks("marine reaction");
}

/// Proves SH-TV-56.
#[test]
fn entry() {
    let map = "a:m1< a a a a a a a a";
    for (die, place) in [(3, "lurks A ap 6 activated"), (4, "3,0 ap 0 activated")] {
        let mut one = solo(map, "entry A 8,0 E\nlurk A b1");
        end_turn(&mut one, &[die]);
        one.has("b1", place);
        let mut two = solo(map, "entry A 8,0 E\nlurk A b1\nb1 values 2 1");
        end_turn(&mut two, &[die]);
        two.has("b1", place);
    }
    let mut three = solo(map, "entry A 8,0 E\nlurk A b1\nb1 values 2 1 1");
    end_turn(&mut three, &[]);
    three.has("b1", "3,0 ap 0 activated");
    // 5 points are left after the entry square: five steps.
    assert_eq!(three.events().iter().filter(|event| event.starts_with("moved b1")).count(), 5);
    let mut near = solo("a:m1< a a a a", "entry A 3,0 N\nlurk A b1");
    end_turn(&mut near, &[3]);
    near.has("b1", "lurks A ap 6 activated");
}

/// Proves SH-TV-57.
#[test]
fn reinforcements() {
    let lines =
        "entry A 2,0 N\nentry B 4,0 N\nentry C 6,0 N\nreinforcements 2\npile 1 1 1 1 1 1 1 1\nlurk A b7";
    let mut scene = solo("a:m1< . a . a . a", lines);
    scene
        .play_with("end_turn", &[1], &[1, 1, 1, 1])
        .told_of(&["rolled b7 entry 1", "phase alien_reinforcement 1"]);
    // The fourth finds B full: the player chooses.
    scene.asks("marine reinforce");
    assert_eq!(scene.legal(), ["b11 reinforce A", "b11 reinforce C"]);
    scene.play_with("b11 reinforce C", &[], &[0]).told_nothing_of("rolled");
    assert_eq!((count(&scene, "b8"), count(&scene, "b11")), (3, 1));
    // In the next alien turn they roll: b8 has three and needs no die.
    scene.play("end_turn", &[]).asks("marine activate");
    assert_eq!(scene.legal(), ["b7 activate", "b8 activate", "b11 activate"]);
}

/// Proves SH-TV-58.
#[test]
fn a_blip_attacks_from_behind() {
    let board = "a a a a:m2> .\n. . . . .\na:m1^ . . . .\na:b1 . . . .";
    let mut wins = turn(board, "b1 value 2");
    wins.play("b1 activate", &[6, 2, 1, 3]).told_of(&["killed m1 assault"]).told_nothing_of("revealed");
    let mut loses = turn(board, "b1 value 2");
    loses.play("b1 activate", &[2, 2, 1, 4]).told_nothing_of("killed").asks("marine turn_to_face");
    loses.told_of(&["revealed b1 2"]).has("g10", "0,0 N ap 5");
    loses.play("m1 turn_to_face", &[]).has("m1", "0,1 S ap 4");
}
