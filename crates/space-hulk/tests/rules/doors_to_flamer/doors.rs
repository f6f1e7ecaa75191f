//! Doors (SH-DOOR).

use super::{corridor, floor, on};
use crate::support::Scene;

/// The eight squares around (0,0), clockwise from the north.
const AROUND: [(i16, i16); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// Proves SH-DOOR-01.
#[test]
fn a_door_takes_up_its_square_only_while_it_is_closed() {
    let closed = on(&corridor(4), "at 0,0 m1^\nat 0,1 +\nat 0,2 g1v\nphase alien_action");
    closed.refuses("g1 move 0,1", "SH-MOVE-05");
    let mut open = on(&corridor(4), "at 0,0 m1^\nat 0,1 /\nat 0,2 g1v\nphase alien_action");
    open.allows("g1 move 0,1", 1);
    open.play("g1 move 0,1", &[]).has("g1", "0,1 S ap 5");
}

/// Proves SH-DOOR-02.
#[test]
fn doors_start_as_the_mission_draws_them_and_stay_so() {
    for (door, opens) in [("+", true), ("/", false)] {
        let mut scene = on(&corridor(3), &format!("at 0,1 {door}\nphase setup\nhand m1\nzone m1 : 0,0"));
        scene.play_with("m1 deploy 0,0 N", &[], &[0]).asks("marine action");
        if opens {
            scene.allows("m1 open 0,1", 1).refuses("m1 close 0,1", "SH-DOOR-03")
        } else {
            scene.allows("m1 close 0,1", 1).refuses("m1 open 0,1", "SH-DOOR-03")
        };
    }
}

/// Proves SH-DOOR-03, SH-DOOR-08.
#[test]
fn only_a_closed_door_blocks_the_way_and_the_sight() {
    for (door, blocks) in [("+", true), ("/", false), ("-", false)] {
        let scene = on(&corridor(4), &format!("at 0,0 m1^\nat 0,1 {door}\nat 0,3 g1v"));
        if blocks {
            scene.refuses("m1 move 0,1", "SH-MOVE-05").refuses("m1 fire g1", "SH-SHOOT-01");
            assert_eq!(scene.sees("0,0", "N"), ["0,1"]);
        } else {
            scene.allows("m1 move 0,1", 1).allows("m1 fire g1", 1);
            assert_eq!(scene.sees("0,0", "N"), ["0,1", "0,2", "0,3"]);
        }
    }
}

/// Proves SH-DOOR-03, SH-DOOR-04.
#[test]
fn opening_and_closing_cost_one_point_each() {
    let mut scene = on(&corridor(4), "at 0,0 m1^\nat 0,1 +\nat 0,3 g1v");
    scene.refuses("m1 close 0,1", "SH-DOOR-03").allows("m1 open 0,1", 1);
    scene.play("m1 open 0,1", &[]).told(&["door_opened 0,1 m1"]).has("m1", "0,0 N ap 3");
    scene.refuses("m1 open 0,1", "SH-DOOR-03").allows("m1 fire g1", 1);
    scene.play("m1 close 0,1", &[]).told(&["door_closed 0,1 m1"]).has("m1", "0,0 N ap 2");
    scene.refuses("m1 fire g1", "SH-SHOOT-01");
}

/// Proves SH-DOOR-04.
#[test]
fn a_model_operates_doors_in_its_three_front_squares() {
    for (arrow, front) in [("^", 0), (">", 2), ("v", 4), ("<", 6)] {
        for (direction, (x, y)) in AROUND.into_iter().enumerate() {
            let turned = (direction + 8 - front) % 8;
            for (unit, phase) in [("m1", "marine_action"), ("g1", "alien_action")] {
                let lines = format!("at 0,0 {unit}{arrow}\nat {x},{y} +\nphase {phase}");
                let scene = on(&floor((-1, -1), (1, 1)), &lines);
                let open = format!("{unit} open {x},{y}");
                match turned {
                    0 | 1 | 7 => scene.allows(&open, 1),
                    _ => scene.refuses(&open, "SH-DOOR-04"),
                };
            }
        }
    }
}

/// Proves SH-DOOR-04, SH-AMB-11.
#[test]
fn a_door_round_a_corner_is_in_reach_if_it_is_adjacent() {
    // (1,0) is wall, a Marine fills (0,1): no step leads to (1,1), yet it is adjacent.
    let scene = Scene::new("a:m2^ a:+\na:m1^ .");
    scene.allows("m1 open 1,1", 1);
    let open = Scene::new("a:m2^ a:/\na:m1^ .");
    open.allows("m1 close 1,1", 1).refuses("m1 move 1,1", "SH-MOVE-06");
    // Both side squares are wall: the corner cuts it off.
    Scene::new(". a:+ a\na:m1^ . a").refuses("m1 open 1,1", "SH-DOOR-04");
    // A wall edge in front cuts it off, and so does a square between.
    on(&corridor(2), "at 0,0 m1^\nat 0,1 +\nwall 0,0/0,1").refuses("m1 open 0,1", "SH-DOOR-04");
    on(&corridor(3), "at 0,0 m1^\nat 0,2 +").refuses("m1 open 0,2", "SH-DOOR-04");
    // One of two wall edges leaves the other way round open.
    let square = "a a:+\na:m1^ a";
    on(square, "wall 0,0/0,1").allows("m1 open 1,1", 1);
    on(square, "wall 0,0/0,1 0,0/1,0").refuses("m1 open 1,1", "SH-DOOR-04");
    on(square, "wall 0,0/0,1 1,0/1,1").refuses("m1 open 1,1", "SH-DOOR-04");
}

/// Proves SH-DOOR-03, SH-DOOR-04, SH-DOOR-08.
#[test]
fn of_several_doors_only_the_one_that_is_meant_changes() {
    let mut scene = on(&floor((0, 0), (2, 2)), "at 1,1 m1^\nat 0,2 +\nat 1,2 +\nat 2,2 +\nm1 chainfist");
    scene.play("m1 open 2,2", &[]).allows("m1 close 2,2", 1);
    scene.allows("m1 open 0,2", 1).allows("m1 open 1,2", 1);
    scene.play("m1 assault door 1,2", &[]).refuses("m1 open 1,2", "SH-DOOR-08");
    scene.allows("m1 open 0,2", 1).allows("m1 close 2,2", 1);
    scene.play("m1 close 2,2", &[]).allows("m1 open 2,2", 1).refuses("m1 close 2,2", "SH-DOOR-03");
    scene.allows("m1 open 0,2", 1).refuses("m1 close 1,2", "SH-DOOR-08");
    scene.refuses("m1 fire door 1,2", "SH-DOOR-08").allows("m1 fire door 0,2", 1);
}

/// Proves SH-DOOR-04, SH-LAD-02.
#[test]
fn a_door_at_the_other_end_of_a_ladder_is_in_reach_whatever_the_facing() {
    let lower = "origin 0,0,1\nb\n\norigin 0,0\na:+ a\n\nladder 0,0,1 0,0";
    for arrow in ["^", ">", "v", "<"] {
        on(lower, &format!("at 0,0,1 m1{arrow}")).allows("m1 open 0,0", 1);
    }
    // From beside the lower end it takes the right facing.
    on(lower, "at 1,0 m1<").allows("m1 open 0,0", 1);
    on(lower, "at 1,0 m1>").refuses("m1 open 0,0", "SH-DOOR-04");
}

/// Proves SH-DOOR-05.
#[test]
fn a_blip_operates_any_adjacent_door() {
    for (x, y) in AROUND {
        for (door, word) in [("+", "open"), ("/", "close")] {
            let lines = format!("at 0,0 b1\nat {x},{y} {door}\nphase alien_action");
            let mut scene = on(&floor((-1, -1), (1, 1)), &lines);
            let action = format!("b1 {word} {x},{y}");
            scene.allows(&action, 1);
            scene.play(&action, &[]).has("b1", "0,0 ap 5");
        }
    }
    let phase = "phase alien_action";
    on(&corridor(3), &format!("at 0,0 b1\nat 0,2 +\n{phase}")).refuses("b1 open 0,2", "SH-DOOR-05");
    on(". a:+\na:b1 .", phase).refuses("b1 open 1,1", "SH-DOOR-05");
    on(&corridor(2), &format!("at 0,0 b1\nat 0,1 +\nwall 0,0/0,1\n{phase}"))
        .refuses("b1 open 0,1", "SH-DOOR-05");
}

/// Proves SH-DOOR-06.
#[test]
fn a_door_does_not_close_on_a_unit_or_a_barrier() {
    for (thing, phase) in [("m2^", "marine_action"), ("g1v", "marine_action"), ("=", "marine_action")] {
        let lines = format!("at 0,0 m1^\nat 0,1 /,{thing}\nphase {phase}");
        on(&corridor(3), &lines).refuses("m1 close 0,1", "SH-DOOR-06");
    }
    let blip = "at 0,0 g1^\nat 0,1 /,b1\nphase alien_action";
    on(&corridor(3), blip).refuses("g1 close 0,1", "SH-DOOR-06");
    on(&corridor(3), "at 0,0 m1^\nat 0,1 /").allows("m1 close 0,1", 1);
    on(&corridor(3), "at 0,0 m1^\nat 0,1 /,!cat").allows("m1 close 0,1", 1);
}

/// Proves SH-DOOR-07, SH-AMB-29.
#[test]
fn a_closing_door_pushes_a_lone_object_to_a_random_square() {
    // Around (1,1): a Marine, a fire, a generator and five free squares, each as likely.
    let scene = Scene::new("a a b:*\na:% a:/,!cat a\na a:m1^ a");
    for to in ["0,0", "0,2", "1,2", "2,0", "2,1"] {
        let pushed = format!("pushed cat {to}");
        let chance = scene.chance("m1 close 1,1", |after| after.events().contains(&pushed));
        assert_eq!(chance, "1/5", "{to}");
    }
    let mut one = on(&corridor(3), "at 0,0 m1^\nat 0,1 /,!cat");
    one.play_with("m1 close 0,1", &[], &[0]).told(&["door_closed 0,1 m1", "pushed cat 0,2"]);
    // Nowhere free: a model picks it up.
    let mut none = Scene::new("b:*\na:/,!cat\na:m1^");
    none.play_with("m1 close 0,1", &[], &[0]);
    none.told(&["door_closed 0,1 m1", "pushed cat 0,0", "picked_up m1 cat"]);
}

/// Proves SH-DOOR-08.
#[test]
fn a_destroyed_door_is_gone_and_only_a_closed_one_is_attacked() {
    let mut scene = on(&corridor(4), "at 0,0 m1^\nat 0,1 +\nm1 chainfist");
    scene.play("m1 assault door 0,1", &[]).told_of(&["door_destroyed 0,1"]);
    for _ in 0..2 {
        scene.refuses("m1 open 0,1", "SH-DOOR-08").refuses("m1 close 0,1", "SH-DOOR-08");
        scene.refuses("m1 assault door 0,1", "SH-DOOR-08").refuses("m1 fire door 0,1", "SH-DOOR-08");
        scene.allows("m1 move 0,1", 1);
        // It is so in the next round too.
        if scene.game.turn() == 1 {
            scene.play_with("m1 end_activation", &[], &[0]).asks("marine action");
        }
    }
}

/// Proves SH-DOOR-08.
#[test]
fn an_open_door_is_no_target() {
    let scene = on(&corridor(4), "at 0,0 m1^\nat 0,1 /");
    scene.refuses("m1 fire door 0,1", "SH-DOOR-08").refuses("m1 assault door 0,1", "SH-DOOR-08");
    let closed = on(&corridor(4), "at 0,0 m1^\nat 0,1 +");
    closed.allows("m1 fire door 0,1", 1).allows("m1 assault door 0,1", 1);
}

/// Proves SH-DOOR-09, SH-FLAME-13, SH-AMB-15.
#[test]
fn a_door_in_the_fire_cannot_be_opened() {
    // The door's own square burns, or it borders the fire inside its section.
    on(&corridor(3), "at 0,0 m1^\nat 0,1 +,*").refuses("m1 open 0,1", "SH-DOOR-09");
    on(&corridor(3), "at 0,0 m1^\nat 0,1 +\nat 0,2 *").refuses("m1 open 0,1", "SH-DOOR-09");
    // Stuck, but it can be shot and assaulted.
    let stuck = on(&corridor(3), "at 0,0 m1^\nat 0,1 +\nat 0,2 *");
    stuck.allows("m1 fire door 0,1", 1).allows("m1 assault door 0,1", 1);
    // A fire in another section does not hold it, nor one behind a second door.
    Scene::new("a\nb:*\na:+\na:m1^").allows("m1 open 0,1", 1);
    Scene::new("a:*\na:+\na\na:+\na:m1^").allows("m1 open 0,1", 1);
}

/// Proves SH-DOOR-09, SH-AMB-15.
#[test]
fn an_open_door_in_the_fire_may_be_closed() {
    for door in ["at 0,1 /,*", "at 0,1 /\nat 0,2 *"] {
        let mut scene = on(&corridor(3), &format!("at 0,0 m1^\n{door}"));
        scene.allows("m1 close 0,1", 1);
        scene.play("m1 close 0,1", &[]).told(&["door_closed 0,1 m1"]);
        // The fire stays where it was, and now the door cannot be opened.
        assert_eq!(scene.game.burning().iter().count(), 1);
        scene.refuses("m1 open 0,1", "SH-DOOR-09").allows("m1 fire door 0,1", 1);
    }
    // On an edge too, and by an alien.
    let edge = "a:*,g1> a\n\nphase alien_action\noption door_placement edge\ndoor 0,0/1,0 open";
    Scene::new(edge).allows("g1 close 0,0/1,0", 1);
    // Who stands in it keeps it open, in a fire as elsewhere.
    let taken = on(&corridor(3), "at 0,0 m1^\nat 0,1 /,*,m2^");
    taken.refuses("m1 close 0,1", "SH-DOOR-06");
}

/// Proves SH-DOOR-09.
#[test]
fn the_fire_holds_a_door_until_the_mission_status_phase() {
    let mut scene = on(&corridor(4), "at 0,0 m1^\nat 0,1 +\nat 0,2 *\nat 0,3 g1v\nphase alien_action");
    scene.refuses("g1 open 0,1", "SH-DOOR-04");
    scene.play_with("end_turn", &[], &[2]).asks("marine action");
    scene.told_of(&["counters_removed"]).allows("m1 open 0,1", 1);
}
