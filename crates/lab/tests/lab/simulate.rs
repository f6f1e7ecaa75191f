//! The same games whatever the number of threads, stopped and in pieces.

use crate::support::{Folder, mission, plan};
use lab::arena::{PairedGames, Sequential};
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

#[test]
fn a_contest_is_fair_and_the_same_on_any_number_of_threads() {
    let even = contest(["random", "random"], 30, None);
    let standing = even.play(1, &Stop::default(), |_| ());
    assert_eq!(standing, even.play(2, &Stop::default(), |_| ()));
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
    let one = contest.play(1, &Stop::default(), |_| ());
    assert_eq!(one.verdict, Verdict::NotBetter);
    assert!(one.pairs.len() < 500);
    assert_eq!(one, contest.play(3, &Stop::default(), |_| ()));
}
