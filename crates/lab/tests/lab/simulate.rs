//! The same games whatever the number of threads, stopped and in pieces.

use crate::support::{Folder, mission, plan};
use lab::arena::{PairedGames, Sequential, Standing};
use lab::hulk::{Contest, Job, PreparedMission, play};
use lab::stats::Verdict;
use lab::{Experiment, Pages, Stop, simulate};

#[test]
fn threads_change_nothing() {
    let plan = plan(12);
    let with = |threads| simulate(&plan, threads, &Stop::default(), None, |_| ()).expect("no file, no error");
    let one = with(1);
    assert!(one.is_whole() && one.records.len() == 24);
    assert_eq!(one, with(2));
    assert_eq!(one, with(7));
    assert_eq!(plan.table(&one), plan.table(&with(2)));
}

#[test]
fn records_say_what_happened() {
    let plan = plan(10);
    for job in plan.jobs() {
        let mission = &plan.missions[job.mission];
        let record = play(&PreparedMission::new(mission), &job);
        assert!(record.deaths.len() <= usize::from(record.marines) && record.marines > 0, "{record:?}");
        assert!(record.rounds > 0 && record.decisions > 0 && !record.reason.is_empty(), "{record:?}");
        assert!(record.deaths.iter().all(|death| death.round >= 1 && death.round <= record.rounds));
        assert_eq!(record, play(&PreparedMission::new(mission), &job));
    }
}

#[test]
fn a_genestealer_with_a_name_of_its_own_is_no_marine() {
    let mut mission = mission("shakedown");
    mission.position = space_hulk::text::parse(
        "a:m1> a a:old_one< a\n\nold_one genestealer\nround_limit 3\nat_limit marine\n\
         win alien wiped_out immediate : not (marines_on_board 1)\n",
    )
    .expect("a board");
    let job = |seed| Job { mission: 0, marine: "scout".into(), alien: "random".into(), seed };
    let records: Vec<_> = (0..20).map(|seed| play(&PreparedMission::new(&mission), &job(seed))).collect();
    assert!(records.iter().any(|record| record.kills == 1));
    assert!(records.iter().all(|record| record.deaths.len() <= 1), "{records:?}");
    assert!(records.iter().any(|record| record.kills == 1 && record.deaths.is_empty()), "{records:?}");
}

#[test]
fn a_stop_keeps_what_is_done_and_the_rest_can_follow() {
    let folder = Folder::new("stop");
    let file = folder.0.join("games.jsonl");
    let plan = plan(8);
    let stop = Stop::default();
    let some = simulate(&plan, 2, &stop, Some(&file), |done| {
        if done == 5 {
            stop.ask();
        }
    });
    let some = some.expect("it runs");
    assert!(!some.is_whole() && some.records.len() >= 5, "{}", some.records.len());
    let all = simulate(&plan, 2, &Stop::default(), Some(&file), |_| ()).expect("it goes on");
    assert_eq!(all, simulate(&plan, 1, &Stop::default(), None, |_| ()).expect("no file, no error"));
}

fn contest(players: [&str; 2], pairs: u64, sequential: Option<Sequential>) -> Contest {
    Contest {
        missions: vec![mission("shakedown")],
        players: players.map(str::to_owned),
        first_seed: 0,
        pairs,
        sequential,
    }
}

fn played(contest: &Contest, threads: usize) -> Standing {
    contest.play(threads, &Stop::default(), None, |_| ()).expect("no file, no error")
}

/// A contest that was broken off goes on where it stood, and a longer one begins with what was played.
#[test]
fn a_contest_is_taken_up_where_it_stopped() {
    let folder = Folder::new("arena");
    let file = folder.0.join("games.jsonl");
    let contest = contest(["random", "random"], 12, None);
    let stop = Stop::default();
    let some = contest.play(1, &stop, Some(&file), |standing| {
        if standing.pairs.len() == 4 {
            stop.ask();
        }
    });
    assert!((4..12).contains(&some.expect("a file").pairs.len()));
    let n_lines = || std::fs::read_to_string(&file).expect("a file").lines().count();
    let n_before = n_lines();
    let mut n_told = 0;
    let all = contest.play(2, &Stop::default(), Some(&file), |_| n_told += 1).expect("it goes on");
    assert_eq!((all.clone(), n_told), (played(&contest, 1), 12));
    assert!(n_before > 8 && n_lines() == 25, "{n_before} and {} lines", n_lines());
    assert_eq!(all.groups["shakedown"].pairs, 12);
    let fewer = Contest { pairs: 5, ..contest.clone() };
    let again = fewer.play(1, &Stop::default(), Some(&file), |_| ()).expect("the same games");
    assert_eq!((again, n_lines()), (played(&fewer, 1), 25));
    let other = Contest { first_seed: 1, ..contest };
    assert!(other.play(1, &Stop::default(), Some(&file), |_| ()).is_err());
}

#[test]
fn a_contest_is_fair_and_the_same_on_any_number_of_threads() {
    let even = contest(["random", "random"], 30, None);
    let standing = played(&even, 1);
    assert_eq!(standing, played(&even, 2));
    assert_eq!(standing.pairs.len(), 30);
    // Who plays the Marines twice with the same choices on the same dice gets the same twice.
    assert_eq!(standing.pairs.0, [0, 0, 30, 0, 0]);
    assert_eq!(standing.pairs.score().value, 0.5);
    assert_eq!(standing.elo().value, 0.0);
}

#[test]
fn a_sequential_contest_ends_at_the_same_pair_on_any_number_of_threads() {
    let test = Some(Sequential { worse: 0.0, better: 300.0 });
    let contest = contest(["random", "random"], 500, test);
    let one = played(&contest, 1);
    assert_eq!(one.verdict, Verdict::NotBetter);
    assert!(one.pairs.len() < 500);
    assert_eq!(one, played(&contest, 3));
}
