//! Luck, skill and what is untraced explain every result, exactly.

use analysis::{Analyst, Depth, Progress, Studied, Study, analyse};
use bots::ComputerPlayers as _;
use content::hulk::Library;
use death_angel::DeathAngel;
use game_api::{Game as _, Journal, Pending, Recorder, Replay, ReplayStep, Seeded, Viewer};
use protocol::{Analysis, Seat};
use search::Stop;
use space_hulk::{Kind, Position, Side, SpaceHulk};
use table::PlayedGame;

fn mission(id: &str, seed: u64) -> SpaceHulk {
    let library = Library::built_in();
    let mission = &library.entries().iter().find(|entry| entry.mission.id == id).expect("it is ours").mission;
    SpaceHulk::from_position(&mission.position(), &mut Seeded::new(seed), &mut Journal::discard())
        .expect("a mission of ours can be played")
}

/// A game between computer players, at most so many actions of it.
fn played<G: Analyst>(start: G, players: [&str; 2], seed: u64, most: usize) -> PlayedGame<G> {
    let mut replay = Replay::new(start.clone());
    let (mut game, mut legal) = (start, Vec::new());
    let mut bots = players.map(|name| G::player(name, seed).expect("a known player"));
    let mut dice = Recorder::new(Seeded::new(seed));
    while let Pending::Decide(seat) = game.pending() {
        if replay.steps.len() == most {
            break;
        }
        game.legal_actions(&mut legal);
        let bot = &mut bots[usize::from(!G::is_marine(seat))];
        let action = legal[bot.decide(&game.view(Viewer::Seat(seat)), &legal)].clone();
        game.apply_unchecked(&action, &mut dice, &mut Journal::discard());
        replay.steps.push(ReplayStep { action, picks: dice.take() });
    }
    let frames = (0..replay.steps.len() as u32).collect();
    PlayedGame { replay, frames }
}

fn analysis<G: Studied>(played: &PlayedGame<G>, threads: usize) -> Analysis
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Seat: Send + Sync,
{
    let study = Study::of_game(played, Some(None), vec![Depth::new(1).expect("the least depth")]);
    let progress = Progress { stop: &Stop::default(), tell: &|_| (), threads };
    Analysis::clone(&analyse(&study.expect("it was played"), &progress).expect("nobody stops it"))
}

/// What is explained is what happened: step by step, and in the sums by seat.
fn assert_identity(analysis: &Analysis) {
    let sum = |value: fn(&protocol::AnalysedStep) -> i32| analysis.steps.iter().map(value).sum::<i32>();
    let (skill, luck) = (sum(|step| step.skill), sum(|step| step.luck));
    let apart = analysis.untraced + analysis.conceded;
    assert_eq!(skill + luck + apart, analysis.result - analysis.expectation);
    for pair in analysis.steps.windows(2) {
        assert!((0..=10_000).contains(&pair[1].before), "{pair:?}");
    }
    let sign = |seat| if seat == Seat::Alien { -1 } else { 1 };
    let by_seat: i32 = analysis.seats.iter().map(|tally| sign(tally.seat) * (tally.skill + tally.luck)).sum();
    assert_eq!(by_seat + apart, analysis.result - analysis.expectation);
}

#[test]
fn luck_and_skill_make_the_result_of_space_hulk() {
    for (seed, players) in [(3, ["cadet", "veteran"]), (4, ["scout", "random"])] {
        let analysis = analysis(&played(mission("tutorial-1", seed), players, seed, usize::MAX), 1);
        assert!(analysis.result == 0 || analysis.result == 10_000);
        assert_eq!(analysis.conceded, 0);
        assert_identity(&analysis);
        assert!(
            analysis.steps.iter().any(|step| step.luck != 0)
                && analysis.steps.iter().any(|step| step.skill != 0)
        );
    }
}

#[test]
fn luck_and_skill_make_the_result_of_death_angel() {
    let start = DeathAngel::new(1, &mut Seeded::new(5), &mut Journal::discard()).expect("one player");
    let analysis = analysis(&played(start, ["cadet", "cadet"], 5, usize::MAX), 1);
    assert_identity(&analysis);
    assert!(analysis.steps.iter().any(|step| step.luck != 0));
}

/// A match that is given up is explained as well: what was given away stands apart.
#[test]
fn a_match_that_is_given_up_is_explained() {
    let analysis = analysis(&played(mission("tutorial-1", 6), ["veteran", "veteran"], 6, 30), 1);
    assert_eq!(analysis.result, 5000);
    assert_identity(&analysis);
}

/// An action without dice and draws has no luck, whatever comes to light; others have, also where there was no choice.
/// Any number of threads finds the same.
#[test]
fn luck_comes_of_dice_alone_and_threads_change_nothing() {
    let hulk = played(mission("tutorial-1", 7), ["veteran", "veteran"], 7, 40);
    let one = analysis(&hulk, 1);
    assert_eq!(one, analysis(&hulk, 2));
    assert_luck_comes_of_dice(&hulk, &one);
    let start = DeathAngel::new(1, &mut Seeded::new(8), &mut Journal::discard()).expect("one player");
    let angel = played(start, ["veteran", "veteran"], 8, 40);
    assert_luck_comes_of_dice(&angel, &analysis(&angel, 1));
}

fn assert_luck_comes_of_dice<G: Analyst>(played: &PlayedGame<G>, analysis: &Analysis) {
    let steps = || played.replay.steps.iter().zip(&analysis.steps);
    let quiet: Vec<i32> =
        steps().filter(|(step, _)| step.picks.is_empty()).map(|(_, analysed)| analysed.luck).collect();
    assert!(quiet.len() > 5 && quiet.iter().all(|&luck| luck == 0), "{quiet:?}");
    assert!(steps().any(|(step, analysed)| !step.picks.is_empty() && analysed.luck != 0));
}

/// Two starts that differ in hidden blips alone are judged alike, as long as nothing comes to light: whoever decided
/// is blamed for nothing that could not be known, and the chances do not give away what is hidden.
#[test]
fn what_is_hidden_changes_no_judgment() {
    let marine = |game: &SpaceHulk| game.view(Viewer::Seat(Side::Marine));
    let is_twin = |one: &SpaceHulk, other: &SpaceHulk| one != other && marine(one) == marine(other);
    let library = Library::built_in();
    let mission = library.find("first-contact").expect("it is ours");
    let start = |position: &Position| {
        SpaceHulk::from_position(position, &mut Seeded::new(1), &mut Journal::discard())
            .expect("it can be played")
    };
    let (position, mut swapped) = (mission.position(), mission.position());
    let mut blips = swapped.units.iter_mut().filter(|unit| unit.kind == Kind::Blip);
    let (first, second) = (blips.next().expect("a blip"), blips.next().expect("another one"));
    std::mem::swap(&mut first.value, &mut second.value);
    let [one, other] = [start(&position), start(&swapped)];
    assert!(is_twin(&one, &other), "they differ in what lies under two blips");
    let (mut games, mut replays) = ([one.clone(), other.clone()], [one, other].map(Replay::new));
    let mut player = SpaceHulk::player("cadet", 3).expect("a known player");
    let mut legal = Vec::new();
    while games[0].pending() == Pending::Decide(Side::Marine) && replays[0].steps.len() < 8 {
        games[0].legal_actions(&mut legal);
        let action = legal[player.decide(&marine(&games[0]), &legal)];
        let after = games.clone().map(|mut game| {
            let mut dice = Recorder::new(Seeded::new(5));
            game.apply_unchecked(&action, &mut dice, &mut Journal::discard());
            (game, ReplayStep { action, picks: dice.take() })
        });
        if !is_twin(&after[0].0, &after[1].0) {
            break;
        }
        for ((game, step), (now, replay)) in after.into_iter().zip(games.iter_mut().zip(&mut replays)) {
            *now = game;
            replay.steps.push(step);
        }
    }
    assert!(replays[0].steps.len() > 2, "something has to be judged");
    let [one, other] = replays.map(|replay| {
        let frames = (0..replay.steps.len() as u32).collect();
        analysis(&PlayedGame { replay, frames }, 1)
    });
    assert!(one.steps.iter().any(|step| !step.answers.is_empty()));
    assert_eq!(without_luck(one), without_luck(other));
}

/// The same, but for the luck of dice: that is measured in the real game, in which everything lies open. What is
/// untraced is the rest of the same sum.
fn without_luck(mut analysis: Analysis) -> Analysis {
    for step in &mut analysis.steps {
        analysis.untraced += std::mem::take(&mut step.luck);
    }
    analysis.seats.iter_mut().for_each(|tally| tally.luck = 0);
    analysis.marines.iter_mut().for_each(|tally| tally.luck = 0);
    analysis
}
