//! Whole games of solo variant B: a Marine side that plays at random against the
//! automaton, with everything checked that must hold between two decisions.

use std::collections::BTreeMap;

use game_api::{Chance, Game, Journal, Pending, Seeded};
use space_hulk::{Event, Kind, Place, Side, SpaceHulk, Square, text};

/// A squad at the crossing of four long corridors.
const CROSSING: &str = "
    .     .     .     .     .     .     a     .     .     .     .     .     .
    .     .     .     .     .     .     a     .     .     .     .     .     .
    .     .     .     .     .     .     a:+   .     .     .     .     .     .
    .     .     .     .     .     .     a     .     .     .     .     .     .
    .     .     .     .     .     .     b:m1^ .     .     .     .     .     .
    c     c     c:+   c     b     b:m5^ b:m2^ b:m6> b     d     d     d     d
    .     .     .     .     .     .     b:m3v .     .     .     .     .     .
    .     .     .     .     .     .     e     .     .     .     .     .     .
    .     .     .     .     .     .     e     .     .     .     .     .     .
    .     .     .     .     .     .     e     .     .     .     .     .     .

    solo b
    entry N 6,9 N
    entry W 0,4 W
    entry E 12,4 E
    entry S 6,0 S
    m1 overwatch
    m2 sergeant power_sword
    m3 heavy_flamer
    m5 librarian force_axe
    m6 assault_cannon overwatch
    broodlord waiting
    starting_blips 4
    reinforcements 2
    pool 9 4 9
    phase setup
    round_limit 8
    win marine purge immediate : aliens_killed 60";

const BOARDS: [&str; 3] = [include_str!("boards/brood.board"), include_str!("boards/siege.board"), CROSSING];

fn start(board: &str, chance: &mut Seeded) -> SpaceHulk {
    let position = text::parse(board).expect("a board");
    SpaceHulk::from_position(&position, chance, &mut Journal::discard()).expect("a game")
}

/// How many blips there are in play, in the pile and used: they are never lost.
fn counters(game: &SpaceHulk) -> usize {
    let position = game.position();
    let in_play = game.units().iter().filter(|unit| unit.kind() == Kind::Blip);
    in_play.map(|unit| usize::from(unit.count())).sum::<usize>()
        + position.blip_pile.len()
        + position.blip_pool.iter().map(|&n| usize::from(n)).sum::<usize>()
        + position.used_blips.len()
        + position.used_unseen.len()
}

/// Marines and the Broodlord share a square with nobody, and the list keeps a place.
fn check_places(game: &SpaceHulk) {
    let mut squares: BTreeMap<Square, Vec<Kind>> = BTreeMap::new();
    for unit in game.units() {
        if let Place::Board(square) = unit.place() {
            squares.entry(square).or_default().push(unit.kind());
        }
    }
    let alone = |kind: &Kind| matches!(kind, Kind::Marine | Kind::Broodlord);
    for (square, kinds) in squares {
        assert!(kinds.len() == 1 || !kinds.iter().any(alone), "{square:?}: {kinds:?}");
    }
    assert!(game.units().len() <= space_hulk::MAX_UNITS);
}

/// Outside an activation a place outside holds at most three blips.
fn check_outside(game: &SpaceHulk) {
    for entry in 0..game.setup().n_entries() {
        let there =
            game.units().iter().filter(|unit| unit.kind() == Kind::Blip && unit.entry() == Some(entry));
        assert!(there.map(|unit| unit.count()).sum::<u16>() <= 3, "{}", text::print(&game.position()));
    }
}

/// What games have to show between them, so that they mean something.
#[derive(Debug, Default)]
struct Seen {
    decisions: usize,
    largest_group: u16,
    largest_stack: u16,
    retreats: usize,
    broodlords: usize,
}

impl Seen {
    fn note(&mut self, game: &SpaceHulk, journal: &Journal<Side, Event>) {
        self.decisions += 1;
        let largest = |kind: Kind| {
            game.units().iter().filter(|unit| unit.kind() == kind).map(|unit| unit.count()).max()
        };
        self.largest_group = self.largest_group.max(largest(Kind::Genestealer).unwrap_or(0));
        self.largest_stack = self.largest_stack.max(largest(Kind::Blip).unwrap_or(0));
        for entry in journal.entries() {
            self.retreats += usize::from(matches!(entry.event, Event::Retreated { .. }));
            self.broodlords += usize::from(matches!(entry.event, Event::BroodlordAppeared { .. }));
        }
    }
}

/// Plays one game to its end.
fn play(board: &str, seed: u64, seen: &mut Seen) {
    let mut chance = Seeded::new(seed);
    let mut game = start(board, &mut chance);
    let total = counters(&game);
    let mut legal = Vec::new();
    for _ in 0..20_000 {
        assert_eq!(counters(&game), total, "{}", text::print(&game.position()));
        check_places(&game);
        check_outside(&game);
        match game.pending() {
            Pending::Over(outcome) => {
                assert!(outcome.winner.is_some(), "{outcome:?}: a solo game is won or lost");
                return;
            }
            Pending::Decide(owner) => assert_eq!(owner, Side::Marine),
        }
        game.legal_actions(&mut legal);
        let action = legal[chance.pick(&vec![1; legal.len()])];
        let mut journal = Journal::keep();
        game.apply(&action, &mut chance, &mut journal).expect("it is in the list");
        seen.note(&game, &journal);
    }
    panic!("seed {seed} does not end");
}

#[test]
fn a_thousand_games_end_without_a_broken_invariant() {
    let mut seen = Seen::default();
    for seed in 0..334 {
        BOARDS.iter().for_each(|board| play(board, seed, &mut seen));
    }
    assert!(seen.decisions > 30_000 && seen.retreats > 100 && seen.broodlords > 50, "{seen:?}");
    assert!(seen.largest_group > 10 && seen.largest_stack > 4, "{seen:?}");
}
