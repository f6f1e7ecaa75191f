//! Where a unit can go: what the search promises, the rules keep.

#[path = "support/mod.rs"]
mod support;

use std::collections::BTreeMap;

use game_api::{Game, Journal, RandomPlayer, Recorder, Seeded, Viewer};
use space_hulk::{DecisionKind, Facing, Reach, Side, SpaceHulk, Verb, text};
use support::Scene;

const BOARDS: [&str; 4] = [
    include_str!("boards/hive.board"),
    include_str!("boards/junction.board"),
    include_str!("boards/nest.board"),
    include_str!("boards/corridor.board"),
];

fn reach_of(game: &SpaceHulk, name: &str) -> Vec<Reach> {
    let unit = game.find(name).expect("it is in play");
    game.view(Viewer::Seat(game.unit(unit).side())).reach(unit)
}

/// The least cost for each square, written as people write squares.
fn costs(game: &SpaceHulk, name: &str) -> BTreeMap<String, u8> {
    let mut costs = BTreeMap::new();
    for reach in reach_of(game, name) {
        let square = game.setup().board().coord(reach.to).to_string();
        let cost = costs.entry(square).or_insert(reach.cost);
        *cost = reach.cost.min(*cost);
    }
    costs
}

fn expected(pairs: &[(&str, u8)]) -> BTreeMap<String, u8> {
    pairs.iter().map(|&(square, cost)| (square.to_owned(), cost)).collect()
}

/// Proves SH-MOVE-01.
#[test]
fn a_marine_goes_as_far_as_his_points_last() {
    let scene = Scene::new("a a a:m1> a a a a a");
    // Its own square is there for turning: 1 point at least.
    let wanted = [("0,0", 4), ("1,0", 2), ("2,0", 1), ("3,0", 1), ("4,0", 2), ("5,0", 3), ("6,0", 4)];
    assert_eq!(costs(&scene.game, "m1"), expected(&wanted));
    let back = reach_of(&scene.game, "m1").into_iter().find(|reach| reach.cost == 4 && reach.to.0 == 0);
    assert_eq!(back.expect("backward twice").facing, Facing::East, "backward without turning");
}

#[test]
fn a_closed_door_and_another_unit_end_the_way() {
    let scene = Scene::new("a:m1> a a:+ a\n\nm1 ap 4");
    assert_eq!(costs(&scene.game, "m1"), expected(&[("0,0", 1), ("1,0", 1)]));
    let scene = Scene::new("a:m1> a a:m2> a");
    assert_eq!(costs(&scene.game, "m1"), expected(&[("0,0", 1), ("1,0", 1)]));
}

#[test]
fn what_comes_to_light_ends_the_way() {
    let scene = Scene::new("a:m1> a a\n. . a\n. . a:b1\n\nb1 value 2");
    let all = reach_of(&scene.game, "m1");
    let corner: Vec<_> =
        all.iter().filter(|reach| scene.game.setup().board().coord(reach.to).to_string() == "2,2").collect();
    assert!(!corner.is_empty(), "{all:?}");
    for reach in all.iter().filter(|reach| reach.is_risky) {
        let others = all.iter().filter(|other| other.route.len() > reach.route.len());
        assert!(
            others.into_iter().all(|other| !other.route.starts_with(&reach.route)),
            "nothing goes on from there"
        );
    }
}

#[test]
fn nobody_reaches_anything_out_of_turn() {
    let scene = Scene::new("a:m1> a a a:g1<");
    assert_eq!(reach_of(&scene.game, "g1"), []);
    let marine = scene.game.find("m1").expect("he is in play");
    assert_eq!(scene.game.view(Viewer::Spectator).reach(marine), []);
    assert_eq!(scene.game.view(Viewer::Seat(Side::Alien)).reach(marine), []);
    assert_eq!(scene.game.view(Viewer::Seat(Side::Marine)).reach(space_hulk::UnitId(77)), []);
}

/// Plays a quiet way in the real game, without firing on the way.
fn walk(game: &SpaceHulk, reach: &Reach) -> (SpaceHulk, usize) {
    let mut game = game.clone();
    let mut chance = Recorder::new(Seeded::new(9));
    let mut legal = Vec::new();
    for action in &reach.route {
        game.apply(action, &mut chance, &mut Journal::discard())
            .unwrap_or_else(|illegal| panic!("{illegal}\n{reach:?}\n{}", text::print(&game.position())));
        while game.decision().is_some_and(|decision| decision.kind == DecisionKind::FreeShot) {
            game.legal_actions(&mut legal);
            let pass =
                *legal.iter().find(|action| action.verb == Verb::Pass).expect("a free shot is declined");
            game.apply_unchecked(&pass, &mut chance, &mut Journal::discard());
        }
    }
    (game, chance.take().len())
}

#[test]
fn quiet_ways_lead_where_they_say() {
    let mut quiet = 0;
    for (seed, board) in (0..).zip(BOARDS.iter().cycle().take(40)) {
        let position = text::parse(board).expect("a board of this folder");
        let mut game = SpaceHulk::from_position(&position, &mut Seeded::new(seed), &mut Journal::discard())
            .expect("a board of this folder");
        let mut player = RandomPlayer::new(seed);
        let mut dice = Seeded::new(seed);
        let mut legal = Vec::new();
        for _ in 0..60 {
            game.legal_actions(&mut legal);
            if legal.is_empty() {
                break;
            }
            for (id, unit) in game.unit_ids() {
                for reach in
                    game.view(Viewer::Seat(unit.side())).reach(id).iter().filter(|reach| !reach.is_risky)
                {
                    let (after, drawn) = walk(&game, reach);
                    let there =
                        after.unit(after.find(&game.name_of(id)).expect("nobody dies on a quiet way"));
                    assert_eq!((there.square(), there.facing(), drawn), (Some(reach.to), reach.facing, 0));
                    assert_eq!(reach.cost, reach.route.iter().map(|action| action.cost).sum::<u8>());
                    quiet += 1;
                }
            }
            let action = legal[player.choose(legal.len())];
            game.apply_unchecked(&action, &mut dice, &mut Journal::discard());
        }
    }
    assert!(quiet > 10_000, "{quiet} ways tried");
}
