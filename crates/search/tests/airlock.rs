//! The search on the toy game: what it decides does not depend on threads, does not know what is
//! hidden, and is better than the script that it searches with.

use game_api::{Game, HiddenInfo, Journal, Pending, Player, RandomPlayer, Seeded, Viewer};
use search::{Budget, Question, Report, Script, Search, Stop, WIN, solve};
use testkit::toy::{Airlock, Seat};

/// Plays at random to the end.
struct AtRandom(RandomPlayer);

impl Script<Airlock> for AtRandom {
    fn begin(&mut self, seed: u64) {
        self.0 = RandomPlayer::new(seed);
    }

    fn decide(&mut self, view: &<Airlock as Game>::View, legal: &[<Airlock as Game>::Action]) -> usize {
        Player::<Airlock>::decide(&mut self.0, view, legal)
    }

    fn is_leaf(&mut self, _root: &Airlock, _game: &Airlock) -> bool {
        false
    }

    fn judge(&mut self, _game: &Airlock, _seat: Seat) -> i32 {
        WIN / 2
    }

    fn payoff(&self, outcome: &<Airlock as Game>::Outcome, seat: Seat) -> i32 {
        match outcome.winner {
            Some(winner) if winner == seat => WIN,
            Some(_) => 0,
            None => WIN / 2,
        }
    }
}

fn search() -> Search<AtRandom> {
    Search::new(|| AtRandom(RandomPlayer::new(0)))
}

fn start(seed: u64) -> Airlock {
    Airlock::new(&mut Seeded::new(seed))
}

fn legal(game: &Airlock) -> Vec<<Airlock as Game>::Action> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal
}

fn ask(game: &Airlock, seed: u64, budget: &Budget, stop: &Stop) -> Report {
    let Pending::Decide(seat) = game.pending() else { panic!("the game is over") };
    let legal = legal(game);
    let candidates: Vec<usize> = (0..legal.len()).collect();
    let view = game.view(Viewer::Seat(seat));
    let question = Question { seat, view: &view, legal: &legal, candidates: &candidates, seed };
    search().decide(&question, budget, stop)
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for seed in 0..20 {
        let game = start(seed);
        let decide =
            |threads| ask(&game, seed, &Budget { threads, ..Budget::rollouts(300) }, &Stop::default());
        let one = decide(1);
        assert_eq!(one, decide(2), "seed {seed}");
        assert_eq!(one, decide(5), "seed {seed}");
    }
}

#[test]
fn worlds_that_look_the_same_give_the_same_decision() {
    let mut dice = Seeded::new(5);
    for seed in 0..40 {
        let game = start(seed);
        let Pending::Decide(seat) = game.pending() else { panic!("the game is over") };
        let other = Airlock::sample_world(&game.view(Viewer::Seat(seat)), &mut dice);
        let decide = |game: &Airlock| ask(game, seed, &Budget::rollouts(120), &Stop::default());
        assert_eq!(decide(&game), decide(&other), "seed {seed}");
    }
}

#[test]
fn whoever_asks_to_stop_gets_the_scripts_own_move() {
    let stop = Stop::default();
    stop.ask();
    let report = ask(&start(1), 1, &Budget::rollouts(100), &stop);
    assert!(report.is_cut_short);
    assert_eq!((report.chosen, report.rollouts()), (0, 0));
}

#[test]
fn the_time_ends_a_decision() {
    let time = Some(std::time::Duration::from_millis(20));
    let report = ask(&start(1), 1, &Budget { time, ..Budget::rollouts(u32::MAX) }, &Stop::default());
    assert!(report.is_cut_short && report.rollouts() > 0);
}

/// The rollouts that a decision has cost are within its budget, and the explanation names each
/// candidate.
#[test]
fn a_report_tells_what_was_played() {
    let report = ask(&start(2), 2, &Budget::rollouts(400), &Stop::default());
    assert!((200..=400).contains(&report.rollouts()), "{}", report.rollouts());
    assert_eq!(report.explain().lines().count(), report.candidates.len());
    assert!(report.explain().contains('*'));
}

/// The crew that searches wins clearly more than half of its games against the script it uses.
#[test]
fn looking_ahead_beats_playing_at_random() {
    let mut points = 0;
    let n_games = 200;
    for seed in 0..n_games {
        let searcher = Seat::ALL[seed as usize % 2];
        let (mut game, mut dice) = (start(seed), Seeded::new(!seed));
        let mut random = RandomPlayer::new(seed);
        let winner = loop {
            let seat = match game.pending() {
                Pending::Over(outcome) => break outcome.winner,
                Pending::Decide(seat) => seat,
            };
            let legal = legal(&game);
            let index = if seat == searcher {
                ask(&game, seed, &Budget::rollouts(300), &Stop::default()).chosen
            } else {
                random.choose(legal.len())
            };
            game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
        };
        points += match winner {
            Some(winner) if winner == searcher => 2,
            Some(_) => 0,
            None => 1,
        };
    }
    assert!(points > 2 * n_games * 11 / 20, "{points} of {}", 2 * n_games);
}

/// With open cards whoever has his turn guesses the other key and wins: the exact value says so, and
/// it is that of the best answer.
#[test]
fn exact_values_know_the_winner() {
    let worth = |_: &Airlock, outcome: &<Airlock as Game>::Outcome| match outcome.winner {
        Some(Seat::Port) => 1.0,
        Some(Seat::Starboard) => 0.0,
        None => 0.5,
    };
    let (mut solved, mut dice) = (0, Seeded::new(3));
    for seed in 0..300 {
        let mut game = start(seed);
        // Some way into the game, so that it is small.
        for _ in 0..9 {
            let legal = legal(&game);
            if legal.is_empty() {
                break;
            }
            let index = dice.below(legal.len() as u32) as usize;
            game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
        }
        let Pending::Decide(seat) = game.pending() else { continue };
        let Ok(solution) = solve(&game, &worth, &|seat| seat == Seat::Port, 5_000) else { continue };
        let best = solution
            .answers
            .iter()
            .copied()
            .fold(f64::NAN, if seat == Seat::Port { f64::max } else { f64::min });
        assert!((solution.value - best).abs() < 1e-12);
        if legal(&game).len() > 2 {
            assert_eq!(solution.value, if seat == Seat::Port { 1.0 } else { 0.0 });
        }
        solved += 1;
    }
    assert!(solved >= 5, "{solved} positions were small enough");
}
