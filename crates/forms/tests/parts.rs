//! Odds in parts against every combination of dice.

use std::cell::Cell;
use std::collections::BTreeMap;

use forms::{GameJson, Mark, MarkKind, Marks, PartOdds, odds_in_parts};
use game_api::{Game, Journal, Pending, RandomPlayer, Ratio, Seeded, outcomes};
use space_hulk::{Action, SpaceHulk, text};

/// Actions with more combinations are not played with all of them.
const FEW: usize = 50_000;

fn game(board: &str) -> SpaceHulk {
    let position = text::parse(board).expect("a board");
    SpaceHulk::from_position(&position, &mut Seeded::new(1), &mut Journal::discard()).expect("sound")
}

/// The odds as they are with every combination of dice.
fn enumerated(game: &SpaceHulk, action: &Action) -> Option<PartOdds> {
    let see = |after: &SpaceHulk, story: &Journal<_, _>| {
        let marks = SpaceHulk::marks(after, story);
        let has = |kind| marks.keys().any(|mark: &Mark| mark.kind == kind);
        let summary = SpaceHulk::summarize(game, action, after, story);
        // The summary says itself what is killed and jammed; only the next decision is left out.
        let told = SpaceHulk::summarize_marks(&summary, has);
        let (forms::Summary::Hulk(real), forms::Summary::Hulk(marked)) = (&summary, &told) else { panic!() };
        assert_eq!((real.killed, real.jammed), (marked.killed, marked.jammed), "the marks say the same");
        (told, marks)
    };
    let all = outcomes(game, action, FEW, &Journal::keep(), see).ok()?;
    let mut odds = PartOdds { outcomes: Vec::new(), targets: Vec::new(), totals: Vec::new(), is_exact: true };
    for outcome in all.list {
        let (p, (summary, marks)) = (outcome.chance.expect("few digits"), outcome.key);
        add(&mut odds.outcomes, summary, p);
        add(&mut odds.totals, n_destroyed(&marks), p);
        for mark in marks.keys().filter(|mark| mark.kind != MarkKind::Jammed) {
            add(&mut odds.targets, mark.name.clone(), p);
        }
    }
    Some(odds)
}

fn n_destroyed(marks: &Marks) -> u32 {
    marks.iter().filter(|(mark, _)| mark.kind != MarkKind::Jammed).map(|(_, &count)| count as u32).sum()
}

fn add<K: PartialEq>(list: &mut Vec<(K, Ratio)>, key: K, p: Ratio) {
    match list.iter_mut().find(|(known, _)| *known == key) {
        Some((_, sum)) => *sum = *sum + p,
        None => list.push((key, p)),
    }
}

/// In an order that does not depend on how they were found; what never happens is left out.
fn sorted<K: std::fmt::Debug>(list: &[(K, Ratio)]) -> BTreeMap<String, String> {
    let possible = list.iter().filter(|(_, p)| *p != Ratio::ZERO);
    possible.map(|(key, p)| (format!("{key:?}"), p.to_string())).collect()
}

/// Compares both for every action that has parts; how many actions were compared.
fn compare_all(game: &SpaceHulk) -> usize {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let mut compared = 0;
    for action in legal {
        let in_parts =
            odds_in_parts(game, &action).unwrap_or_else(|failure| panic!("{action:?}: {failure:?}"));
        let Some(in_parts) = in_parts else { continue };
        if let Some(all) = enumerated(game, &action) {
            assert_eq!(sorted(&in_parts.outcomes), sorted(&all.outcomes), "{action:?}");
            assert_eq!(sorted(&in_parts.targets), sorted(&all.targets), "{action:?}");
            assert_eq!(sorted(&in_parts.totals), sorted(&all.totals), "{action:?}");
            compared += 1;
        }
    }
    compared
}

const FLAME: &str = "
a:m1> a:g1< a:b1 b:g3<
a:m2< .     .    .

m1 heavy_flamer
b1 value 2
";

const EXPLOSION: &str = "
a:m1> a a:g1< a:+
.     . a:m2^ .

m1 assault_cannon reloaded ammo 5
";

const STORM: &str = "
a:m1> b:g1< b:g2< b b:b1

m1 librarian psi 20
b1 value 3
";

const GROUPS: &str = "
a:m1> a b:g1< b:b1

m1 heavy_flamer
g1 count 3
b1 values 1 3
solo b
";

#[test]
fn parts_give_the_odds_of_all_combinations() {
    for (name, board) in [("flame", FLAME), ("explosion", EXPLOSION), ("storm", STORM), ("groups", GROUPS)] {
        assert!(compare_all(&game(board)) > 0, "{name} has no parts");
    }
}

/// Two and three Marines on overwatch fire together at one Genestealer, which dies once.
#[test]
fn shots_of_a_volley_give_the_odds_of_all_combinations() {
    let board = "
.     a:m2v .
a:m1> a     a a:g1<
.     a:m3^ .

m1 overwatch
m2 overwatch
m3 overwatch
phase alien_action
";
    let mut compared = 0;
    for seed in 0..12 {
        compared += play(game(board), seed, 12);
    }
    assert!(compared > 0, "nobody fired together");
}

/// Compares every action of the first decisions of a random game.
fn play(mut game: SpaceHulk, seed: u64, decisions: usize) -> usize {
    let (mut dice, mut player, mut legal) = (Seeded::new(seed), RandomPlayer::new(seed), Vec::new());
    let mut compared = 0;
    for _ in 0..decisions {
        let Pending::Decide(_) = game.pending() else { break };
        compared += compare_all(&game);
        game.legal_actions(&mut legal);
        let action = legal[player.choose(legal.len())];
        game.apply_unchecked(&action, &mut dice, &mut Journal::discard());
    }
    compared
}

#[test]
fn parts_of_random_games_give_the_odds_of_all_combinations() {
    let board = include_str!("../../content/tests/shakedown.txt");
    let compared: usize = (0..6).map(|seed| play(game(board), seed, 60)).sum();
    assert!(compared > 0, "no game came to an action with parts");
}

/// A flame over so many aliens in one room: 22 Genestealers, and blips behind them.
fn flame_over(count: usize) -> (SpaceHulk, Action) {
    flame_over_both(count, 0)
}

/// The same, with so many Marines in the last row besides the one with the flamer.
fn flame_over_both(count: usize, n_marines: usize) -> (SpaceHulk, Action) {
    let alien = |x: usize, y: usize| match 4 * (x - 1) + y {
        place if place >= count => "a".to_owned(),
        place @ 0..22 => format!("a:g{}<", place + 1),
        place => format!("a:b{}", place - 21),
    };
    let row = |y: usize| (1..=11).map(|x| alien(x, y)).collect::<Vec<_>>().join(" ");
    let values: String = (22..count).map(|place| format!("b{} value 1\n", place - 21)).collect();
    let rows = [0, 1, 2, 3].map(row);
    let marine = |x: usize| if x < n_marines { format!("a:m{}>", x + 2) } else { "a".to_owned() };
    let marines = (0..12).map(marine).collect::<Vec<_>>().join(" ");
    let board = format!(
        "a:m1> {}\na {}\na {}\na {}\n{marines}\n\nm1 heavy_flamer\n{values}",
        rows[0], rows[1], rows[2], rows[3]
    );
    let game = game(&board);
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let flame =
        legal.into_iter().find(|action| odds_in_parts(&game, action).is_ok_and(|odds| odds.is_some()));
    (game, flame.expect("the flamer reaches somebody"))
}

/// The flame over all aliens that there are, and over the Marine himself.
#[test]
fn a_flame_over_everybody_is_computed_exactly() {
    let (game, flame) = flame_over(44);
    let odds = odds_in_parts(&game, &flame).expect("computed").expect("in parts");
    assert_eq!(odds.targets.len(), 45);
    assert!(odds.targets.iter().all(|(_, p)| *p == Ratio::new(5, 6)), "{:?}", odds.targets);
    let sum = odds.totals.iter().fold(Ratio::ZERO, |sum, (_, p)| sum + *p);
    assert_eq!(sum, Ratio::ONE);
    let all = 6u128.pow(odds.targets.len() as u32);
    assert_eq!(odds.totals[0], (0, Ratio::new(1, all)));
}

/// More dice than fractions of whole numbers have digits for: the chances are rounded, and nothing is refused.
#[test]
fn a_flame_over_all_that_a_board_can_hold_is_computed() {
    let (game, flame) = flame_over_both(44, 12);
    let odds = odds_in_parts(&game, &flame).expect("computed").expect("in parts");
    assert_eq!(odds.targets.len(), 57);
    assert!(odds.targets.iter().all(|(_, p)| *p == Ratio::new(5, 6)), "{:?}", odds.targets);
    assert!(!odds.is_exact);
    // 48 of 57 dice, of which five in six kill, by the binomial law.
    let (_, p) = odds.totals.iter().find(|(count, _)| *count == 48).expect("it is possible");
    assert_eq!(p.numerator() / (p.denominator() / 1_000_000), 141_257);
}

#[test]
fn what_is_too_large_is_refused_after_one_combination() {
    let (game, flame) = flame_over(12);
    let played = Cell::new(0);
    let found = outcomes(&game, &flame, 300_000, &Journal::keep(), |_, _| played.set(played.get() + 1));
    assert!(found.is_err());
    assert_eq!(played.get(), 0, "none was looked at");
}
