//! Whole solo games: the player takes any legal action, the rules play the aliens.

use game_api::{Chance, Game, Journal, Pending, Seeded};
use space_hulk::{
    BlipIntoLos, BurningConversion, DecisionKind, DiagonalBlock, Ending, Event, ForcedLurkScope, Options,
    RevealReactions, Side, Solo, SpaceHulk, text,
};

/// Boards for variant A, and those of games for two.
const BOARDS: [&str; 8] = [
    include_str!("boards/hive.board"),
    include_str!("boards/nest.board"),
    include_str!("boards/corridor.board"),
    include_str!("boards/junction.board"),
    include_str!("boards/lair.board"),
    include_str!("boards/shaft.board"),
    include_str!("boards/edges.board"),
    include_str!("boards/landing.board"),
];

/// What every position of a solo game holds.
fn check(game: &SpaceHulk, legal: &[space_hulk::Action]) {
    let decision = game.decision().expect("a decision");
    assert_eq!(decision.owner, Side::Marine, "the alien side is never asked");
    assert!(!legal.is_empty());
    let mut squares: Vec<_> = game.units().iter().filter_map(|unit| unit.square()).collect();
    let units = squares.len();
    squares.sort();
    squares.dedup();
    assert_eq!(squares.len(), units, "one unit a square");
}

/// Without the swarm effect nobody comes into sight by a step or a door of its own
/// (SA-TGT-04): no such action is the one to which Marines may react.
#[derive(Default)]
struct Shy {
    swarm: bool,
    last: Option<Event>,
}

impl Shy {
    fn note(&mut self, journal: &Journal<Side, Event>) {
        for entry in journal.entries() {
            match &entry.event {
                Event::Phase { .. } => self.swarm = false,
                Event::Automaton(hint) if hint.why.rule == "SA-SWARM-04" => self.swarm = true,
                _ => {}
            }
            self.last = Some(entry.event.clone());
        }
    }

    fn check(&self, game: &SpaceHulk) {
        let moved =
            matches!(self.last, Some(Event::Moved { .. } | Event::Entered { .. } | Event::DoorOpened { .. }));
        let reacts = game.decision().is_some_and(|decision| decision.kind == DecisionKind::Reaction);
        assert!(self.swarm || !moved || !reacts, "{:?}\n{}", self.last, text::print(&game.position()));
    }
}

/// Plays to the end with random answers of the player.
fn play(position: &space_hulk::Position, seed: u64) -> SpaceHulk {
    let mut dice = Seeded::new(seed);
    let mut journal = Journal::keep();
    let mut game = SpaceHulk::from_position(position, &mut dice, &mut journal).expect("sound");
    let mut answers = Seeded::new(!seed);
    let mut legal = Vec::new();
    let mut shy = Shy::default();
    shy.note(&journal);
    for _ in 0..5000 {
        if let Pending::Over(_) = game.pending() {
            return game;
        }
        game.legal_actions(&mut legal);
        check(&game, &legal);
        let answer = legal[answers.pick(&vec![1; legal.len()])];
        let mut journal = Journal::keep();
        game.apply(&answer, &mut dice, &mut journal).expect("legal");
        shy.note(&journal);
        shy.check(&game);
    }
    panic!("seed {seed}: the game does not end\n{}", text::print(&game.position()));
}

/// Every other game is played by the readings that matter most to the automaton.
fn options(mut options: Options, game: u64) -> Options {
    if game % 2 == 1 {
        options.blip_into_los = BlipIntoLos::Bounce;
        options.burning_conversion = BurningConversion::Normal;
        options.reveal_reactions = RevealReactions::AfterAll;
        options.forced_lurk_scope = ForcedLurkScope::AllBlips;
        options.diagonal_block = DiagonalBlock::Any;
    }
    options
}

#[test]
fn a_thousand_games_against_variant_a_end() {
    let mut outcomes = std::collections::BTreeMap::new();
    for seed in 0..1000 {
        let mut position = text::parse(BOARDS[seed as usize % BOARDS.len()]).expect("a board");
        position.solo = Some(Solo::A);
        position.options = options(position.options, seed / BOARDS.len() as u64);
        let game = play(&position, seed);
        let Pending::Over(outcome) = game.pending() else { unreachable!("played to the end") };
        assert_ne!(outcome.ending, Ending::Stalemate);
        *outcomes.entry(format!("{:?} {}", outcome.winner, game.reason(outcome))).or_insert(0) += 1;
    }
    assert!(outcomes.len() >= 3, "{outcomes:?}");
}
