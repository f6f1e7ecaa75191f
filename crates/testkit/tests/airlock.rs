//! The whole kit on the toy game.

use game_api::{Chance, Game, Journal, Pending, Script, Seeded, Viewer};
use testkit::contract::{self, ENUMERATE, Suite, Worlds};
use testkit::perft::{TooManyPaths, divide, perft};
use testkit::toy::{Action, Airlock, Event, Outcome, Seat};
use testkit::{Budget, Playthrough, golden};

const BUDGET: Budget = Budget { games: 100, max_actions: 60, seed: 1 };

fn starts() -> Vec<Airlock> {
    (1..=4).map(|seed| Airlock::new(&mut Seeded::new(seed))).collect()
}

/// Keys 1 and 2, charges 0 and 1.
fn fixed() -> Airlock {
    Airlock::new(&mut Script::new([0, 0, 1, 1]))
}

#[test]
fn contract_suite() {
    let twin = |game: &Airlock, seat, chance: &mut dyn Chance| game.twin(seat, chance);
    let ended = Suite::new(&starts())
        .budget(BUDGET)
        .complete(|_| Action::all(), |game, action| game.why_not(action).map(str::to_string))
        .roundtrip(Airlock::save, |saved| Airlock::load(saved))
        .hidden(Worlds::sampled(&Seat::ALL, &Event::reveals).with_spectator())
        .two_worlds(Worlds::new(&Seat::ALL, &twin, &Event::reveals).with_spectator())
        .run();
    assert_eq!(ended.games, 400);
    assert!(ended.longest <= 24, "{ended:?}");
    assert!(ended.decisions > 1_000, "{ended:?}");
}

/// A check that looks at nothing passes as well, so its numbers are checked too.
#[test]
fn checks_have_looked_at_enough() {
    let starts = starts();
    let odds = contract::odds_add_up(&starts, BUDGET, ENUMERATE);
    assert!(odds.checked > 1_000 && odds.skipped == 0, "{odds:?}");
    let worlds = Worlds::sampled(&Seat::ALL, &Event::reveals);
    let twins = contract::two_worlds(&starts, BUDGET, &worlds);
    assert!(twins.different > 2_000 && twins.excused == 0, "{twins:?}");
    assert!(contract::hindsight(&starts, BUDGET, &Seat::ALL, ENUMERATE) > 1_000);
    assert!(contract::hash_covers(&starts, BUDGET) > 1_000);
}

#[test]
fn actions_beyond_the_limit_are_passed_over() {
    let odds = contract::odds_add_up(&starts(), BUDGET, 2);
    assert!(odds.skipped > 0 && odds.checked > 0, "{odds:?}");
}

#[test]
fn paths() {
    let counts = [1, 10, 74, 527, 3_740].map(Ok);
    for (depth, count) in counts.into_iter().enumerate() {
        assert_eq!(perft(&fixed(), depth as u32, 100_000), count);
    }
    assert_eq!(perft(&fixed(), 3, 500), Err(TooManyPaths { limit: 500 }), "the limit holds");
}

#[test]
fn paths_by_first_action() {
    let expected = [
        (Action::Pump, 3),
        (Action::Scavenge, 3),
        (Action::Guess(1), 1),
        (Action::Guess(2), 1),
        (Action::Guess(3), 1),
        (Action::Guess(4), 1),
    ];
    assert_eq!(divide(&fixed(), 1, 1_000), Ok(expected.to_vec()));
    let sum = divide(&fixed(), 3, 100_000).map(|counts| counts.iter().map(|(_, n)| n).sum());
    assert_eq!(sum, perft(&fixed(), 3, 100_000));
}

#[test]
fn golden_playthrough() {
    let viewers = Seat::ALL.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]);
    let text = Playthrough::new(&fixed(), 29)
        .viewers(viewers)
        .state(|game| format!("hatch {:+}", game.track()))
        .view(ToString::to_string)
        .text();
    golden::check("tests/golden/airlock.txt", &text);
}

fn play(game: &mut Airlock, action: Action, picks: &[u32]) -> Vec<Event> {
    let mut script = Script::new(picks.iter().copied());
    let mut journal = Journal::keep();
    game.apply(&action, &mut script, &mut journal).expect("the action is legal");
    script.finish().expect("the picks are used up");
    journal.take().into_iter().map(|entry| entry.event).collect()
}

#[test]
fn a_vent_keeps_the_hatch() {
    let mut game = fixed();
    play(&mut game, Action::Pump, &[5]);
    assert_eq!(game.pending(), Pending::Decide(Seat::Starboard));
    let events = play(&mut game, Action::Vent, &[]);
    assert_eq!(events, [Event::Vented(Seat::Starboard)]);
    assert_eq!(game.track(), 0);
}

#[test]
fn a_passed_six_moves_the_hatch_two_steps() {
    let mut game = fixed();
    play(&mut game, Action::Pump, &[5]);
    let events = play(&mut game, Action::Pass, &[]);
    let moved = Event::Moved { track: 2 };
    assert_eq!(events, [Event::Passed(Seat::Starboard), moved]);
}

#[test]
fn a_right_guess_wins() {
    let mut game = fixed();
    play(&mut game, Action::Guess(2), &[]);
    let winner = Some(Seat::Port);
    assert_eq!(game.pending(), Pending::Over(Outcome { winner }));
}

#[test]
fn a_wrong_guess_gives_a_step_and_rules_out() {
    let mut game = fixed();
    play(&mut game, Action::Guess(4), &[]);
    assert_eq!(game.track(), -1);
    play(&mut game, Action::Pump, &[0]);
    assert_eq!(game.why_not(&Action::Guess(4)), Some("airlock.guessed"));
}
