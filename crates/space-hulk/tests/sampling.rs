//! Worlds sampled from a view: possible, complete, and no more certain than the view.

#[path = "support/mod.rs"]
mod support;

use std::collections::BTreeSet;

use game_api::{Game, HiddenInfo, Seeded, Viewer};
use space_hulk::{Kind, Position, Side, SpaceHulk};
use support::Scene;

/// Positions of worlds sampled from the view of a seat.
fn worlds(scene: &Scene, viewer: Viewer<Side>) -> Vec<Position> {
    let view = scene.game.view(viewer);
    (0..200).map(|seed| SpaceHulk::sample_world(&view, &mut Seeded::new(seed)).position()).collect()
}

fn counters(scene: &Scene, viewer: Viewer<Side>) -> BTreeSet<Option<u8>> {
    worlds(scene, viewer).iter().map(|world| world.command.drawn).collect()
}

fn values(world: &Position) -> Vec<u8> {
    world.units.iter().filter(|unit| unit.kind == Kind::Blip).map(|blip| blip.value).collect()
}

/// Proves SH-SETUP-13, SH-CMD-04, SH-CMD-05.
#[test]
fn the_alien_side_knows_of_the_counter_only_what_was_spent() {
    let alien = Viewer::Seat(Side::Alien);
    for (spent, least) in [(0, 1), (1, 1), (2, 2), (5, 5), (6, 6)] {
        let scene = Scene::new(&format!("a:m1> a a:g1<\n\ncommand 6 spent {spent}"));
        let possible: BTreeSet<_> = (least..=6).map(Some).collect();
        assert_eq!(counters(&scene, alien), possible, "{spent} spent");
        assert_eq!(counters(&scene, Viewer::Spectator), possible, "{spent} spent");
        assert_eq!(counters(&scene, Viewer::Seat(Side::Marine)), BTreeSet::from([Some(6)]));
    }
    let trusting = Scene::new("a:m1> a a:g1<\n\ncommand 3 spent 5\noption cp_overspend lose_game");
    assert_eq!(counters(&trusting, alien), (1..=6).map(Some).collect());
    let choosing = Scene::new("a:m1> a a:g1<\n\nm1 sergeant\nphase marine_command\ncommand 4");
    assert_eq!(counters(&choosing, alien), (1..=6).map(Some).collect());
    let deploying = Scene::new("a a a:g1<\n\nzone m1 : 0,0\nhand m1\nphase setup");
    assert_eq!(counters(&deploying, alien), BTreeSet::from([None]));
}

/// Proves SH-SETUP-13, SH-SETUP-04.
#[test]
fn unknown_blips_are_those_of_the_box_that_nobody_has_seen() {
    let marine = Viewer::Seat(Side::Marine);
    let all_ones = "1 ".repeat(9);
    let scene = Scene::new(&format!(
        "a:m1< a a a:b1 a:b2\n\nb1 value 3\nb2 value 2\nused {all_ones} 2 2 2\npool 0 0 2\nused_unseen 3"
    ));
    let sampled = worlds(&scene, marine);
    let seen: BTreeSet<Vec<u8>> = sampled.iter().map(values).collect();
    // Every 1 has been seen, and of the four 2s only one has not.
    assert_eq!(seen, BTreeSet::from([vec![2, 3], vec![3, 2], vec![3, 3]]));
    for world in &sampled {
        assert_eq!(world.blip_pool.iter().sum::<u8>(), 2, "as many in the pile as everybody can count");
        assert_eq!(world.blip_pool[0], 0);
        assert_eq!(world.used_unseen.len(), 1);
        assert_eq!(world.used_blips.len(), 12);
    }
    let alien = worlds(&scene, Viewer::Seat(Side::Alien));
    assert!(alien.iter().all(|world| values(world) == [3, 2] && world.used_unseen == [3]));
    // The alien side sees its own 2, so the pile holds none.
    assert!(alien.iter().all(|world| world.blip_pool == [0, 0, 2]));
}

/// Proves SH-SETUP-13.
#[test]
fn the_last_counter_that_nobody_has_seen_is_certain() {
    let threes = "3 ".repeat(9);
    let twos = "2 ".repeat(4);
    let ones = "1 ".repeat(8);
    let scene = Scene::new(&format!("a:m1< a a a:b1\n\nb1 value 1\nused {ones} {twos} {threes}"));
    let seen: BTreeSet<Vec<u8>> = worlds(&scene, Viewer::Seat(Side::Marine)).iter().map(values).collect();
    assert_eq!(seen, BTreeSet::from([vec![1]]), "only one 1 is left");
}

/// A mission with a reserve of its own is not reckoned with as if it had a full set: in all of its worlds each value is
/// there as often as in the mission.
///
/// Proves SH-SETUP-13.
#[test]
fn a_reserve_of_its_own_is_known() {
    let scene =
        Scene::new("a:m1< a a a:b1 a:b2\n\nb1 value 1\nb2 value 2\nused 1 1\npool 8 2 0\nused_unseen 1 2");
    for viewer in [Viewer::Seat(Side::Marine), Viewer::Seat(Side::Alien), Viewer::Spectator] {
        for world in worlds(&scene, viewer) {
            let loose = values(&world).into_iter().chain(world.used_blips).chain(world.used_unseen);
            let mut blips = world.blip_pool;
            loose.for_each(|value| blips[usize::from(value) - 1] += 1);
            assert_eq!(blips, [12, 4, 0], "{viewer:?}");
        }
    }
}

/// Where there are few blips in all, their numbers would tell what lies face down: they may be any of a full set.
///
/// Proves SH-SETUP-13.
#[test]
fn few_blips_are_not_told_by_their_number() {
    let values_of = |text: &str| -> BTreeSet<Vec<u8>> {
        worlds(&Scene::new(text), Viewer::Seat(Side::Marine)).iter().map(values).collect()
    };
    let any = BTreeSet::from([vec![1], vec![2], vec![3]]);
    assert_eq!(values_of("a:m1< a a a:b1\n\nb1 value 1"), any);
    assert_eq!(values_of("a:m1< a a a:b1\n\nb1 value 1\npool 7 0 0"), any);
    assert_eq!(values_of("a:m1< a a a:b1\n\nb1 value 1\npool 8 0 0"), BTreeSet::from([vec![1]]));
}

/// Of a stack everybody sees how many blips it has, and the Marine side nothing else.
///
/// Proves SB-GROUP-04.
#[test]
fn a_sampled_stack_has_as_many_blips_of_the_box() {
    let ones = "1 ".repeat(9);
    let scene = Scene::new(&format!(
        "a:m1< a a a:b1\n\nsolo b\nb1 values 3 2 2\nused {ones} 3 3 3 3 3 3 3 3\npool 0 2 0"
    ));
    let stacks: BTreeSet<Vec<u8>> = worlds(&scene, Viewer::Seat(Side::Marine))
        .iter()
        .map(|world| {
            let blip = world.units.iter().find(|unit| unit.kind == Kind::Blip).expect("the stack");
            std::iter::once(blip.value).chain(blip.beneath.iter().copied()).collect()
        })
        .collect();
    // Left in the box are four of value 2 and one of value 3.
    assert_eq!(stacks, BTreeSet::from([vec![2, 2, 2], vec![3, 2, 2]]));
}
