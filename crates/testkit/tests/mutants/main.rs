//! Every check catches the fault it is there for.
//!
//! Each test runs one check on a game with one thing wrong, and names the
//! message by which the fault is found.

mod mutant;

use game_api::{Game, Viewer};
use mutant::{Fault, Mutant};
use testkit::Budget;
use testkit::contract::{self, ENUMERATE, Suite, Twins, Worlds};
use testkit::toy::{Action, Airlock, Event, Seat};

const BUDGET: Budget = Budget { games: 30, max_actions: 60, seed: 1 };

fn starts(fault: Fault) -> Vec<Mutant> {
    (1..=3).map(|seed| Mutant::new(seed, fault)).collect()
}

fn legal_lists(fault: Fault) {
    contract::legal_lists(&starts(fault), BUDGET);
}

fn determinism(fault: Fault) {
    contract::determinism(&starts(fault), BUDGET);
}

fn views(fault: Fault) {
    contract::views(&starts(fault), BUDGET, &Seat::ALL);
}

fn sampled_worlds(fault: Fault) {
    let worlds = Worlds::sampled(&Seat::ALL, &Event::reveals);
    contract::two_worlds(&starts(fault), BUDGET, &worlds);
}

fn true_worlds(fault: Fault, spectator: bool) -> Twins {
    let twin = |game: &Mutant, seat, chance: &mut dyn game_api::Chance| game.twin(seat, chance);
    let worlds = Worlds::new(&Seat::ALL, &twin, &Event::reveals);
    let worlds = if spectator { worlds.with_spectator() } else { worlds };
    contract::two_worlds(&starts(fault), BUDGET, &worlds)
}

fn why_not(game: &Mutant, action: &Action) -> Option<String> {
    game.game.why_not(action).map(str::to_string)
}

fn complete(
    fault: Fault,
    universe: &dyn Fn(&Mutant) -> Vec<Action>,
    why_not: &dyn Fn(&Mutant, &Action) -> Option<String>,
) {
    contract::complete(&starts(fault), BUDGET, universe, why_not);
}

/// The wrapper itself is innocent: without a fault it passes everything.
#[test]
fn no_fault_no_failure() {
    Suite::new(&starts(Fault::None))
        .budget(BUDGET)
        .complete(|_| Action::all(), why_not)
        .hidden(Worlds::sampled(&Seat::ALL, &Event::reveals).with_spectator())
        .run();
    true_worlds(Fault::None, true);
}

#[test]
#[should_panic(expected = "legal_lists: start 0, seed 1, step 0: the legal list is not strictly \
                           ascending: Guess(4) stands before Guess(3)")]
fn unsorted_list() {
    legal_lists(Fault::ListUnsorted);
}

#[test]
#[should_panic(expected = "the legal list is not strictly ascending: Pump stands before Pump")]
fn double_action() {
    legal_lists(Fault::ListDouble);
}

#[test]
#[should_panic(expected = "the legal list is empty before the end")]
fn empty_list() {
    legal_lists(Fault::ListEmpty);
}

#[test]
#[should_panic(expected = "must decide, but nothing is legal")]
fn empty_list_in_games_end() {
    contract::games_end(&starts(Fault::ListEmpty), BUDGET);
}

#[test]
#[should_panic(expected = "after the end Pump is legal")]
fn list_after_the_end() {
    legal_lists(Fault::ListAfterEnd);
}

#[test]
#[should_panic(expected = "the legal list made in a used vector differs")]
fn list_appended() {
    legal_lists(Fault::ListAppended);
}

#[test]
#[should_panic(expected = "the game after refusing")]
fn refusal_that_changes() {
    legal_lists(Fault::RefusalChanges);
}

#[test]
#[should_panic(expected = "is not legal, but was played")]
fn apply_that_allows_everything() {
    legal_lists(Fault::LaxApply);
}

#[test]
#[should_panic(expected = "playing Guess(3): panicked: three is not a number")]
fn panicking_action() {
    legal_lists(Fault::Panics);
}

#[test]
#[should_panic(expected = "Guess(2) is not legal, but no rule refuses it")]
fn incomplete_list() {
    complete(Fault::ListIncomplete, &|_| Action::all(), &why_not);
}

#[test]
#[should_panic(expected = "Pump is legal, but \"no\" refuses it")]
fn rule_that_refuses_too_much() {
    complete(Fault::None, &|_| Action::all(), &|_, _| Some("no".into()));
}

#[test]
#[should_panic(expected = "Pass is refused without a rule")]
fn refusal_without_a_rule() {
    let silent = |game: &Mutant, action: &Action| why_not(game, action).map(|_| String::new());
    complete(Fault::None, &|_| Action::all(), &silent);
}

#[test]
#[should_panic(expected = "Guess(1) is legal, but not in the universe")]
fn universe_that_is_too_small() {
    complete(Fault::None, &|_| vec![Action::Pump, Action::Scavenge], &why_not);
}

#[test]
#[should_panic(expected = "the game played again differs")]
fn counting_plays() {
    determinism(Fault::CountsPlays);
}

#[test]
#[should_panic(expected = "of the script")]
fn drawing_more() {
    determinism(Fault::DrawsMore);
}

#[test]
#[should_panic(expected = "the game played without a journal differs")]
fn listening_to_the_journal() {
    determinism(Fault::ListensToJournal);
}

#[test]
#[should_panic(expected = "no branch leads to a game that was played")]
fn odds_of_counted_plays() {
    contract::odds_add_up(&starts(Fault::CountsPlays), BUDGET, ENUMERATE);
}

#[test]
#[should_panic(expected = "two branches are equal")]
fn odds_under_a_hash_that_sees_more() {
    contract::odds_add_up(&starts(Fault::HashSeesMore), BUDGET, ENUMERATE);
}

#[test]
#[should_panic(expected = "after the original played on, the game differs")]
fn sharing_clones() {
    contract::clones(&starts(Fault::ClonesShare), BUDGET);
}

#[test]
#[should_panic(expected = "but the game differs")]
fn hash_without_secrets() {
    contract::hash_covers(&starts(Fault::HashMissesSecrets), BUDGET);
}

#[test]
#[should_panic(expected = "games_end: start 0, seed 1, step 60: the game is not over after 60")]
fn never_ending() {
    contract::games_end(&starts(Fault::NeverEnds), BUDGET);
}

#[test]
#[should_panic(expected = "roundtrip: start 0, seed 1, step 1: the loaded game differs")]
fn save_that_forgets() {
    let save = |game: &Airlock| {
        let mut saved = game.save();
        saved[3] = 0;
        saved
    };
    let start = Airlock::new(&mut game_api::Seeded::new(1));
    contract::roundtrip(&[start], BUDGET, &save, &|saved| Airlock::load(saved));
}

/// Equality and hash miss it, and only playing on shows that it was lost.
#[test]
#[should_panic(expected = "actions later differs")]
fn save_that_forgets_what_equality_forgets() {
    let load = |saved: &Mutant| saved.without_extra();
    contract::roundtrip(&starts(Fault::SilentField), BUDGET, &Mutant::clone, &load);
}

#[test]
#[should_panic(expected = "views: start 0, seed 1, step 0: the view of Port in the sampled world")]
fn leaking_view() {
    views(Fault::ViewLeaks);
}

#[test]
#[should_panic(expected = "the view of Port in the other world differs")]
fn leaking_view_in_two_worlds() {
    sampled_worlds(Fault::ViewLeaks);
}

/// A sampler that uses the leak hides it from every check that samples.
#[test]
fn leaking_view_that_the_sampler_hides() {
    views(Fault::ViewLeaksToSampler);
    sampled_worlds(Fault::ViewLeaksToSampler);
}

#[test]
#[should_panic(expected = "the view of Port in the other world differs")]
fn leaking_view_that_the_sampler_cannot_hide() {
    true_worlds(Fault::ViewLeaksToSampler, false);
}

#[test]
fn leak_to_spectators_that_nobody_asked_about() {
    true_worlds(Fault::SpectatorLeaks, false);
}

#[test]
#[should_panic(expected = "the view of a spectator in the other world differs")]
fn leak_to_spectators() {
    true_worlds(Fault::SpectatorLeaks, true);
}

#[test]
#[should_panic(expected = "Pump tells Port a secret: what is seen for Seat(Port) differs")]
fn key_in_the_journal() {
    sampled_worlds(Fault::JournalLeaksKey);
}

#[test]
#[should_panic(expected = "Scavenge tells Seat(Port) what its view does not hold: [Found(")]
fn fresh_secret_in_the_journal() {
    contract::hindsight(&starts(Fault::JournalLeaksFind), BUDGET, &Seat::ALL, ENUMERATE);
}

/// Why there are two checks: equal picks find equal charges in both worlds.
#[test]
fn fresh_secret_that_two_worlds_cannot_see() {
    true_worlds(Fault::JournalLeaksFind, true);
}

#[test]
#[should_panic(expected = "Pump tells Port a secret")]
fn window_that_opens_on_a_secret() {
    true_worlds(Fault::WindowSkipped, false);
}

/// If the worlds ask for different draws, it is enough that one of them can
/// show what the other did.
#[test]
fn draws_that_depend_on_a_secret_are_no_leak() {
    assert_eq!(true_worlds(Fault::AsksBySecret, true).excused, 0);
}

#[test]
#[should_panic(expected = "and no picks show the same")]
fn key_in_the_journal_behind_draws_that_differ() {
    true_worlds(Fault::AsksAndTells, false);
}

/// Nothing is claimed where there is too much to look through, but it is counted.
#[test]
fn draws_too_many_to_look_through_are_excused() {
    assert!(true_worlds(Fault::AsksTooMuch, false).excused > 0);
}

#[test]
#[should_panic(expected = "tells Port a secret: what is seen for Seat(Port) differs")]
fn reveal_that_was_not_announced() {
    let worlds = Worlds::sampled(&Seat::ALL, &|_| false);
    contract::two_worlds(&starts(Fault::None), BUDGET, &worlds);
}

#[test]
#[should_panic(expected = "the legal list of Port in the sampled world differs")]
fn list_that_reads_a_secret() {
    views(Fault::ListReadsSecret);
}

#[test]
#[should_panic(expected = "the legal list of Port in the other world differs")]
fn list_that_reads_a_secret_in_two_worlds() {
    true_worlds(Fault::ListReadsSecret, false);
}

#[test]
#[should_panic(expected = "in the sampled world differs")]
fn wrong_sample() {
    views(Fault::SampleWrong);
}

#[test]
#[should_panic(expected = "the world sampled with equal picks differs")]
fn sample_with_dice_of_its_own() {
    views(Fault::SampleRandom);
}

#[test]
#[should_panic(expected = "the worlds never differed, so nothing was checked")]
fn twins_that_are_no_twins() {
    let twin = |game: &Mutant, _, _: &mut dyn game_api::Chance| game.clone();
    let worlds = Worlds::new(&Seat::ALL, &twin, &Event::reveals);
    contract::two_worlds(&starts(Fault::None), BUDGET, &worlds);
}

#[test]
#[should_panic(expected = "there is nothing to play")]
fn no_starts() {
    contract::legal_lists::<Mutant>(&[], BUDGET);
}

/// A suite goes on after a failure and reports all of them.
#[test]
fn suite_reports_every_failure() {
    let run = || Suite::new(&starts(Fault::CountsPlays)).budget(BUDGET).run();
    let payload = std::panic::catch_unwind(run).expect_err("it must fail");
    let message = payload.downcast::<String>().expect("a message");
    assert!(message.contains("determinism: start 0"), "{message}");
    assert!(message.contains("odds_add_up: start 0"), "{message}");
}

/// The fault must be in the wrapper, not in what a test makes of it.
#[test]
fn a_leak_is_only_in_the_view() {
    let [honest, leaky] = [Fault::None, Fault::ViewLeaks].map(|fault| Mutant::new(1, fault));
    assert_eq!(honest.game, leaky.game);
    let viewer = Viewer::Seat(Seat::Port);
    assert_ne!(honest.view(viewer), leaky.view(viewer));
}

fn ordered(reorder: &dyn Fn(&Airlock, &mut game_api::Seeded) -> Option<Airlock>) -> contract::Reordered {
    let starts: Vec<Airlock> = (1..=3).map(|seed| Airlock::new(&mut game_api::Seeded::new(seed))).collect();
    let orders = contract::Orders {
        reorder,
        action: &|_, action| format!("{action:?}"),
        position: &|game| format!("{:?}", game.save()),
    };
    contract::order_means_nothing(&starts, BUDGET, &orders, ENUMERATE)
}

#[test]
fn an_order_that_means_nothing_passes() {
    let seen = ordered(&|game, _| Some(game.clone()));
    assert!(seen.lists > 300 && seen.actions > 300 && seen.outcomes > seen.actions, "{seen:?}");
}

/// One position later something else is legal, or the same comes of it elsewhere.
#[test]
#[should_panic(expected = "order_means_nothing: start 0, seed 1, step")]
fn an_order_that_means_something_is_caught() {
    ordered(&|game, dice| {
        let mut other = game.clone();
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        let first = legal.first()?;
        other.apply(first, dice, &mut game_api::Journal::discard()).ok()?;
        Some(other)
    });
}

#[test]
#[should_panic(expected = "never_ends: start 0, seed 1, step")]
fn an_invariant_that_does_not_hold_is_caught() {
    let over = |game: &Mutant, _: &mut game_api::Seeded| match game.pending() {
        game_api::Pending::Decide(_) => Ok(true),
        game_api::Pending::Over(_) => Err("it is over".to_owned()),
    };
    contract::holds("never_ends", &starts(Fault::None), BUDGET, &over);
}
