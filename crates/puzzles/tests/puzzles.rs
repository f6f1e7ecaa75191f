//! The puzzles of the program, and what makes one.

use std::collections::BTreeSet;
use std::thread;

use game_api::{Game as _, Journal, Pending, Seeded};
use lab::solved::Solvable;
use protocol::GameName;
use puzzles::{Answer, Checked, Examined, Library, Position, Puzzle, Unfit, examine, print, problems, read};
use search::Stop;
use space_hulk::SpaceHulk;

/// Every file is a puzzle, is written as the program writes it, and claims nothing that cannot be.
#[test]
fn the_puzzles_of_the_program_have_no_problems() {
    let library = Library::built_in();
    for puzzle in library.puzzles() {
        assert_eq!(problems(puzzle), Vec::<String>::new(), "{}", puzzle.id);
        assert_eq!(read(&puzzle.id, &print(puzzle)).as_ref(), Ok(puzzle));
    }
    for game in [GameName::SpaceHulk, GameName::DeathAngel] {
        assert!(library.puzzles().iter().any(|puzzle| puzzle.game == game), "{game:?}");
    }
    assert!(library.puzzles().len() >= 150, "{} puzzles", library.puzzles().len());
}

/// What is found when a puzzle is solved again. Exact solutions go as deep as a game is long, and need room for that.
fn answers_again(puzzle: &Puzzle, seed: u64) -> Vec<Answer> {
    let solve = || match puzzle.game().expect("a test reads them all") {
        Position::Hulk(game) => examine(&game, seed, &Stop::default()),
        Position::Angel(game) => examine(&game, seed, &Stop::default()),
    };
    let found = thread::scope(|scope| {
        let roomy = thread::Builder::new().stack_size(256 * 1024 * 1024);
        roomy.spawn_scoped(scope, solve).expect("a thread").join().expect("no panic")
    });
    found.unwrap_or_else(|why| panic!("{}: {why}", puzzle.id)).answers
}

/// What was solved exactly is solved the same way again.
#[test]
fn exact_solutions_are_found_again() {
    let exact =
        Library::built_in().puzzles().iter().filter(|one| matches!(one.checked, Checked::Exact { .. }));
    for puzzle in exact {
        assert_eq!(answers_again(puzzle, 99), puzzle.answers, "{}", puzzle.id);
    }
}

/// What rollouts found right is right in other worlds with other dice, too: a sample, of those with the fewest answers.
/// `blipfall puzzles check --again` asks them all.
#[test]
fn solutions_by_rollouts_are_found_again() {
    let right = |answers: &[Answer]| -> BTreeSet<String> {
        answers.iter().filter(|answer| answer.is_right).map(|answer| answer.action.clone()).collect()
    };
    for game in [GameName::SpaceHulk, GameName::DeathAngel] {
        let is_one = |one: &&Puzzle| one.game == game && matches!(one.checked, Checked::Rollouts { .. });
        let mut sample: Vec<&Puzzle> = Library::built_in().puzzles().iter().filter(is_one).collect();
        sample.sort_by_key(|puzzle| (puzzle.answers.len(), puzzle.id.clone()));
        assert!(sample.len() > 2, "{game:?}");
        for puzzle in &sample[..2] {
            assert_eq!(right(&answers_again(puzzle, 1_000_003)), right(&puzzle.answers), "{}", puzzle.id);
        }
    }
}

/// The same day has the same puzzle, and another day another one, sooner or later.
#[test]
fn every_day_has_a_puzzle() {
    let library = Library::built_in();
    let of = |day| library.of_day(day).map(|puzzle| puzzle.id.clone());
    assert_eq!(of(20_775), of(20_775));
    let days: BTreeSet<_> = (20_000..20_100).map(of).collect();
    assert!(days.len() > 20.min(library.puzzles().len() / 2), "{}", days.len());
}

fn board(text: &str) -> SpaceHulk {
    <SpaceHulk as Solvable>::read(text).expect("a board")
}

const LAST_ROUND: &str = "round_limit 1\nwin marine cleared immediate : aliens_killed 1\n\
                          win alien dead immediate : marines_killed 1\nat_limit alien\nnext g 2 b 1\n";

/// The last action point of a Marine beside a Genestealer: only the close assault may win, and a shot less often.
#[test]
fn one_answer_solves_a_small_position_exactly() {
    let game = board(&format!("a:m1> a:g1<\n\nm1 hammer_and_shield ap 1\nactive m1\n{LAST_ROUND}"));
    let Examined { answers, checked } = examine(&game, 1, &Stop::default()).expect("one is best");
    assert!(matches!(checked, Checked::Exact { .. }), "{checked:?}");
    assert_eq!((answers[0].action.as_str(), answers[0].chance), ("m1 assault g1", 4213));
    assert_eq!((answers[1].action.as_str(), answers[1].chance), ("m1 fire g1", 3056));
    assert!(answers[1..].iter().all(|answer| !answer.is_right), "{answers:?}");
}

/// A jammed weapon, and the aliens win the game at its end: only clearing it leaves a chance.
#[test]
fn one_answer_solves_a_larger_position_by_rollouts() {
    let game = board(&format!("a:m1> a a a a:g1<\n\nm1 ap 2 jammed\nactive m1\n{LAST_ROUND}"));
    let Examined { answers, checked } = examine(&game, 1, &Stop::default()).expect("one is best");
    assert!(matches!(checked, Checked::Rollouts { rollouts } if rollouts >= 640), "{checked:?}");
    assert!(answers[0].is_right && answers[0].action == "m1 clear_jam", "{answers:?}");
    assert!(answers[1..].iter().all(|answer| !answer.is_right && answer.chance == 0), "{answers:?}");
}

/// A game that is over is no puzzle.
#[test]
fn an_end_is_no_puzzle() {
    let mut over = board(&format!("a:m1> a:g1<\n\nm1 hammer_and_shield ap 1\nactive m1\n{LAST_ROUND}"));
    let (mut legal, mut dice) = (Vec::new(), Seeded::new(3));
    while let Pending::Decide(_) = over.pending() {
        over.legal_actions(&mut legal);
        let last = legal[legal.len() - 1];
        over.apply_unchecked(&last, &mut dice, &mut Journal::discard());
    }
    assert_eq!(examine(&over, 1, &Stop::default()), Err(Unfit::Over));
}
