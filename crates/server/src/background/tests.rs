use std::sync::Condvar;
use std::sync::atomic::AtomicU64;

use super::*;
use crate::limits::{Allowance, LIMITS};
use crate::pool::Pool;

/// Counts to a number, a step for each, and waits in the middle of a step as long as the gate is closed.
struct Counting {
    to: u64,
    done: Arc<AtomicU64>,
    gate: Arc<Gate>,
}

#[derive(Default)]
struct Gate {
    is_closed: Mutex<bool>,
    changed: Condvar,
}

impl Gate {
    fn set(&self, is_closed: bool) {
        *locked(&self.is_closed) = is_closed;
        self.changed.notify_all();
    }

    fn pass(&self) {
        let closed = locked(&self.is_closed);
        drop(self.changed.wait_while(closed, |closed| *closed).expect("no panic"));
    }
}

impl LongWork for Counting {
    type Report = u64;

    fn step(&self) -> Left {
        self.gate.pass();
        assert!(self.to < 1_000_000, "a mistake on purpose");
        std::thread::sleep(Duration::from_millis(1));
        let done = self.done.fetch_add(1, Ordering::SeqCst) + 1;
        if done < self.to { Left::Something } else { Left::Nothing }
    }

    fn report(&self) -> u64 {
        self.done.load(Ordering::SeqCst)
    }
}

fn count_to(to: u64) -> Counting {
    Counting { to, done: Arc::default(), gate: Arc::default() }
}

fn background(limits: Limits) -> Background {
    let workers =
        Workers { pool: Pool::new(1), metrics: Arc::default(), limit: Duration::from_secs(20), faults: None };
    Background::new(Arc::new(workers), limits)
}

fn payer(person: &str) -> Payer {
    Payer::new("10.0.0.1".parse().expect("an address"), Some(person))
}

/// Asks until the computation is over, and returns everything that was reported.
async fn follow(background: &Background, payer: &Payer, id: &str) -> (Stage, Vec<u64>) {
    let (mut after, mut reports) = (0, Vec::new());
    loop {
        let progress: Progress<u64> = background.ask(payer, id, after).await.expect("it is there");
        after = progress.number;
        reports.extend(progress.report.map(|report| *report));
        if progress.stage.is_over() {
            return (progress.stage, reports);
        }
    }
}

#[tokio::test]
async fn it_reports_on_the_way_and_at_the_end() {
    let background = background(LIMITS);
    let id = background.start(&payer("ann"), None, count_to(400)).expect("a place");
    let (stage, reports) = follow(&background, &payer("ann"), &id).await;
    assert_eq!((stage, reports.last()), (Stage::Done, Some(&400)));
    assert!(reports.len() >= 2 && reports.is_sorted(), "{reports:?}");
    let again: Progress<u64> = background.ask(&payer("ann"), &id, 0).await.expect("it is kept");
    assert_eq!(again.report.as_deref(), Some(&400));
}

/// Neither another person nor somebody who expects another kind of result is told anything.
#[tokio::test]
async fn it_is_the_business_of_its_person() {
    let background = background(LIMITS);
    let id = background.start(&payer("ann"), None, count_to(1)).expect("a place");
    follow(&background, &payer("ann"), &id).await;
    let stranger = background.ask::<u64>(&payer("bob"), &id, 0).await;
    assert_eq!(stranger.err().map(|refused| refused.code), Some(Code::NotFound));
    let of_another_kind = background.ask::<String>(&payer("ann"), &id, 0).await;
    assert_eq!(of_another_kind.err().map(|refused| refused.code), Some(Code::NotFound));
    let nobody = Payer::new("10.0.0.1".parse().expect("an address"), None);
    let refused = background.start(&nobody, None, count_to(1)).expect_err("a person is needed");
    assert_eq!(refused.code, Code::Unauthorized);
}

#[tokio::test]
async fn a_person_has_a_few_at_once() {
    let background = background(Limits { background_jobs_per_address: 3, ..LIMITS });
    let start = |person: &str, old: Option<&str>| background.start(&payer(person), old, count_to(900_000));
    let first = start("ann", None).expect("a place");
    start("ann", None).expect("another");
    assert_eq!(start("ann", None).expect_err("too many").code, Code::TooMany);
    let next = start("ann", Some(&first)).expect("it takes the place of the first");
    assert!(background.ask::<u64>(&payer("ann"), &first, 0).await.is_err(), "the first is given up");
    start("bob", Some(&next)).expect("others have places of their own");
    assert!(background.ask::<u64>(&payer("ann"), &next, 0).await.is_ok(), "and end nobody else's");
    assert_eq!(start("cy", None).expect_err("the address has used up its places").code, Code::TooMany);
}

#[tokio::test]
async fn it_ends_when_nobody_asks() {
    let patience = Duration::from_millis(60);
    let background = background(Limits { background_abandoned_after: patience, ..LIMITS });
    let work = count_to(900_000);
    let done = Arc::clone(&work.done);
    let id = background.start(&payer("ann"), None, work).expect("a place");
    let mut after = 0;
    for _ in 0..3 {
        let progress = background.ask::<u64>(&payer("ann"), &id, after).await.expect("it goes on");
        after = progress.number;
        tokio::time::sleep(patience / 3).await;
    }
    tokio::time::sleep(3 * patience).await;
    assert!(background.ask::<u64>(&payer("ann"), &id, 0).await.is_err());
    let at_the_end = done.load(Ordering::SeqCst);
    tokio::time::sleep(patience).await;
    assert_eq!(done.load(Ordering::SeqCst), at_the_end, "no step after the end");
}

/// One with a long computation leaves every other thread's turn to others.
#[tokio::test]
async fn people_take_turns_and_players_go_first() {
    let background = background(LIMITS);
    let long = count_to(900_000);
    let (gate, of_long) = (Arc::clone(&long.gate), Arc::clone(&long.done));
    gate.set(true);
    background.start(&payer("greedy"), None, long).expect("a place");
    tokio::time::sleep(Duration::from_millis(20)).await;
    let short = count_to(50);
    let id = background.start(&payer("modest"), None, short).expect("a place");
    let workers = Arc::clone(&background.desk.workers);
    let line = WaitingLine { lane: Lane::WithPeople, address: None, owner: "m".to_owned() };
    let seen = Arc::clone(&of_long);
    let decision = tokio::spawn(async move {
        let limit = Duration::from_secs(20);
        workers.pool.run(limit, line, move || seen.load(Ordering::SeqCst)).await
    });
    tokio::time::sleep(Duration::from_millis(20)).await;
    gate.set(false);
    let steps_before = decision.await.expect("no panic").expect("a decision");
    assert_eq!(steps_before, 1, "the step under way is all that a player waits for");
    follow(&background, &payer("modest"), &id).await;
    let steps = of_long.load(Ordering::SeqCst);
    assert!((25..=75).contains(&steps), "{steps} steps of one beside 50 of the other");
}

#[tokio::test]
async fn it_pauses_when_the_time_is_used_up() {
    let allowance = Allowance { burst: Duration::from_millis(20), per_minute: Duration::from_secs(1) };
    let background = background(Limits { background: allowance, ..LIMITS });
    let id = background.start(&payer("ann"), None, count_to(100)).expect("a place");
    let mut after = 0;
    loop {
        let progress = background.ask::<u64>(&payer("ann"), &id, after).await.expect("it is there");
        after = progress.number;
        if progress.stage == Stage::Paused {
            break;
        }
    }
    let other = background.start(&payer("bob"), None, count_to(5)).expect("a place");
    assert_eq!(follow(&background, &payer("bob"), &other).await.0, Stage::Done, "others have time");
}

#[tokio::test]
async fn a_panic_ends_it_and_nothing_else() {
    let background = background(LIMITS);
    let id = background.start(&payer("ann"), None, count_to(1_000_000)).expect("a place");
    assert_eq!(follow(&background, &payer("ann"), &id).await.0, Stage::Failed);
    let id = background.start(&payer("ann"), None, count_to(3)).expect("a place");
    let (stage, reports) = follow(&background, &payer("ann"), &id).await;
    assert_eq!((stage, reports.last()), (Stage::Done, Some(&3)));
}

/// What is kept of a computation that is done is its report: what it worked on is dropped at once.
#[tokio::test]
async fn a_finished_one_drops_its_work() {
    let background = background(LIMITS);
    let work = count_to(3);
    let done = Arc::downgrade(&work.done);
    let id = background.start(&payer("ann"), None, work).expect("a place");
    follow(&background, &payer("ann"), &id).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(done.strong_count(), 0);
    assert!(background.ask::<u64>(&payer("ann"), &id, 0).await.is_ok(), "its report is kept");
}

/// A person has one place for what somebody waits for, and pays for the time there.
#[tokio::test]
async fn a_place_is_for_one_thing_and_costs_time() {
    let allowance = Allowance { burst: Duration::from_millis(20), per_minute: Duration::ZERO };
    let background = background(Limits { background: allowance, ..LIMITS });
    let permit = background.permit(&payer("ann")).expect("it is free");
    assert_eq!(background.permit(&payer("ann")).err().map(|refused| refused.code), Some(Code::TooMany));
    assert!(background.permit(&payer("bob")).is_ok(), "others have permits of their own");
    let paying = permit.pay();
    std::thread::sleep(allowance.burst);
    drop(paying);
    let refused = background.permit(&payer("ann")).err().expect("the time is used up");
    assert!(refused.message.contains("too much of the server's time"), "{}", refused.message);
}
