//! The puzzles of the program, and what makes one.

use game_api::{Journal, Seeded};
use lab::solved::Solvable;
use protocol::GameName;
use puzzles::{Checked, Examined, Library, Position, Unfit, examine, print, problems, read};
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
}

/// What was solved exactly is solved the same way again.
#[test]
fn exact_solutions_are_found_again() {
    let exact =
        Library::built_in().puzzles().iter().filter(|one| matches!(one.checked, Checked::Exact { .. }));
    for puzzle in exact.take(5) {
        let found = match puzzle.game().expect("a test reads them all") {
            Position::Hulk(game) => examine(&game, 99, &Stop::default()),
            Position::Angel(game) => examine(&game, 99, &Stop::default()),
        };
        let Examined { answers, .. } = found.unwrap_or_else(|why| panic!("{}: {why}", puzzle.id));
        assert_eq!(answers, puzzle.answers, "{}", puzzle.id);
    }
}

/// The same day has the same puzzle, and another day another one, sooner or later.
#[test]
fn every_day_has_a_puzzle() {
    let library = Library::built_in();
    let of = |day| library.of_day(day).map(|puzzle| puzzle.id.clone());
    assert_eq!(of(20_775), of(20_775));
    let days: std::collections::BTreeSet<_> = (20_000..20_100).map(of).collect();
    assert!(days.len() > 20.min(library.puzzles().len() / 2), "{}", days.len());
}

fn board(text: &str) -> SpaceHulk {
    <SpaceHulk as Solvable>::read(text).expect("a board")
}

const LAST_ROUND: &str = "round_limit 1\nwin marine cleared immediate : aliens_killed 1\n\
                          win alien dead immediate : marines_killed 1\nat_limit alien\nnext g 2 b 1\n";

/// A jammed weapon, and the aliens win the game at its end: only clearing it leaves a chance.
#[test]
fn one_answer_solves_a_small_position_exactly() {
    let game = board(&format!("a:m1> a a a a:g1<\n\nm1 ap 2 jammed\nactive m1\n{LAST_ROUND}"));
    let Examined { answers, checked } = examine(&game, 1, &Stop::default()).expect("one is best");
    assert!(matches!(checked, Checked::Exact { .. }) && answers[0].is_right && answers[0].chance == 3056);
    assert!(answers[1..].iter().all(|answer| !answer.is_right && answer.chance == 0), "{answers:?}");
}

/// Two answers that are worth nearly the same are no puzzle, and neither is a game that is over.
#[test]
fn a_second_solution_is_no_puzzle() {
    let survive =
        "round_limit 1\nwin alien dead immediate : marines_killed 1\nat_limit marine\nnext g 2 b 1\n";
    let game = board(&format!("a:m1> a a:g1<\n\nm1 ap 1\nactive m1\n{survive}"));
    // To shoot and to go on overwatch differ by less than a tenth of a point.
    assert_eq!(examine(&game, 1, &Stop::default()), Err(Unfit::SecondSolution));
    let mut over = game.clone();
    let mut legal = Vec::new();
    let mut dice = Seeded::new(3);
    while let game_api::Pending::Decide(_) = game_api::Game::pending(&over) {
        game_api::Game::legal_actions(&over, &mut legal);
        let last = legal[legal.len() - 1];
        game_api::Game::apply(&mut over, &last, &mut dice, &mut Journal::discard()).expect("legal");
    }
    assert_eq!(examine(&over, 1, &Stop::default()), Err(Unfit::Over));
}
