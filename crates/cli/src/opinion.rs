//! `blipfall lab calibrate` and `lab luck`: how good the second opinion on a match is.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Instant;

use analysis::{Curve, Depth, Progress, Studied, Study, Told, analyse, play_match, tell};
use death_angel::DeathAngel;
use game_api::{Journal, Seeded, Viewer};
use lab::stats::{mean, part};
use protocol::{Seat, SeatTally};
use search::{Stop, WIN};
use space_hulk::SpaceHulk;

use crate::Exit;
use crate::analyse::points;
use crate::players::{Places, angel_player, hulk_player, stop_on_signal};

/// Which matches are played.
#[derive(clap::Args)]
pub(crate) struct Matches {
    #[command(flatten)]
    places: Places,
    /// Matches on each mission
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// The player with the Marines
    #[arg(long, default_value = "cadet", value_parser = hulk_player)]
    marine: String,
    /// The player with the aliens
    #[arg(long, default_value = "cadet", value_parser = hulk_player)]
    alien: String,
    /// Play Death Angel with this number of players instead; --marine names the one that holds all seats
    #[arg(long, value_name = "PLAYERS")]
    death_angel: Option<u8>,
    /// How deep the analysis looks
    #[arg(long, default_value_t = Depth::DEFAULT.number(), value_parser = clap::value_parser!(u8).range(1..=10))]
    depth: u8,
}

/// What is compared.
#[derive(clap::Args)]
pub(crate) struct CalibrateArgs {
    #[command(flatten)]
    matches: Matches,
    /// Positions of each match
    #[arg(long, default_value_t = 4)]
    positions: usize,
}

/// What is analysed.
#[derive(clap::Args)]
pub(crate) struct LuckArgs {
    #[command(flatten)]
    matches: Matches,
}

/// A match that is to be played.
struct Job {
    /// The place of the mission.
    place: usize,
    seed: u64,
}

/// The starts of a game, one for each mission.
struct Starts<G> {
    make: Vec<Box<dyn Fn(u64) -> G + Sync + Send>>,
    players: [String; 2],
}

impl Matches {
    fn jobs(&self, n_places: usize) -> Vec<Job> {
        let first = self.places.seed;
        let of = |place| (first..first + self.games).map(move |seed| Job { place, seed });
        (0..n_places).flat_map(of).collect()
    }

    fn depth(&self) -> Depth {
        Depth::new(self.depth).unwrap_or(Depth::DEFAULT)
    }

    fn hulk(&self) -> Result<Starts<SpaceHulk>, Exit> {
        let make = self.places.missions()?.into_iter().map(|mission| {
            let start = move |seed| {
                SpaceHulk::from_position(&mission.position, &mut Seeded::new(seed), &mut Journal::discard())
                    .expect("a mission without errors can be played")
            };
            Box::new(start) as Box<dyn Fn(u64) -> SpaceHulk + Sync + Send>
        });
        Ok(Starts { make: make.collect(), players: [self.marine.clone(), self.alien.clone()] })
    }

    fn angel(&self, players: u8) -> Result<Starts<DeathAngel>, Exit> {
        let make = move |seed| {
            DeathAngel::new(players, &mut Seeded::new(seed), &mut Journal::discard())
                .expect("the number of players is checked")
        };
        if !(1..=6).contains(&players) || angel_player(&self.marine).is_err() {
            eprintln!("blipfall: Death Angel has 1 to 6 players and no player {:?}", self.marine);
            return Err(Exit::Problems);
        }
        Ok(Starts { make: vec![Box::new(make)], players: [self.marine.clone(), self.marine.clone()] })
    }
}

impl<G: Studied> Starts<G> {
    /// A curve for each mission, fitted to games from the first of its starts.
    fn curves(&self) -> Vec<Arc<Curve>> {
        let starts = self.make.iter().map(|make| make(0));
        starts.map(|start| Arc::new(Curve::of(&start, Curve::GAMES, &Stop::default()))).collect()
    }
}

/// Compares chances with results.
pub(crate) fn calibrate(args: &CalibrateArgs, out: &mut impl Write) -> io::Result<Exit> {
    let told = match args.matches.death_angel {
        Some(players) => args.matches.angel(players).map(|starts| told(args, &starts)),
        None => args.matches.hulk().map(|starts| told(args, &starts)),
    };
    match told {
        Ok(told) => print_bins(&told, out).map(|()| Exit::Fine),
        Err(exit) => Ok(exit),
    }
}

/// What is told of each match.
fn told<G: Studied>(args: &CalibrateArgs, starts: &Starts<G>) -> Vec<Vec<Told>>
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Seat: Send + Sync,
{
    let (matches, stop) = (&args.matches, stop_on_signal());
    let curves = starts.curves();
    let play = |job: &Job| {
        let players = starts.players.each_ref().map(String::as_str);
        let played = play_match((starts.make[job.place])(job.seed), players, job.seed);
        played.map(|played| tell(&played, &curves[job.place], matches.depth(), args.positions, job.seed))
    };
    let mut all = Vec::new();
    let take = |_: usize, found: Option<Vec<Told>>| -> Result<(), ()> {
        all.extend(found);
        Ok(())
    };
    let jobs = matches.jobs(starts.make.len());
    // Taking never fails.
    let _ = lab::run(&jobs, matches.places.threads(), &stop, play, take);
    all
}

/// Positions of one match come to the same end: the intervals count every match of a bin once.
fn print_bins(matches: &[Vec<Told>], out: &mut impl Write) -> io::Result<()> {
    let told: Vec<Told> = matches.iter().flatten().copied().collect();
    let n_matches = matches.len();
    writeln!(out, "{} positions of {n_matches} matches; chances of the Marines in percent\n", told.len())?;
    writeln!(out, "told        positions  matches   mean told   came true (95% interval)")?;
    for bin in 0..10 {
        let is_in = |one: &&Told| (one.chance * 10 / WIN).min(9) == bin;
        let of_bin: Vec<&Told> = told.iter().filter(is_in).collect();
        if of_bin.is_empty() {
            continue;
        }
        let of_matches = matches.iter().filter(|of_match| of_match.iter().any(|one| is_in(&one))).count();
        let n = of_bin.len() as f64;
        let mean_of = |value: fn(&Told) -> i32| {
            of_bin.iter().map(|one| f64::from(value(one)) / f64::from(WIN)).sum::<f64>() / n
        };
        // A draw counts as half a win.
        let won = part(mean_of(|one| one.result) * of_matches as f64, of_matches as f64);
        writeln!(
            out,
            "{:>3} to {:>3}  {n:>10}  {of_matches:>7}  {:>10.1}  {:>10.1} ({:.1}–{:.1})",
            10 * bin,
            10 * (bin + 1),
            100.0 * mean_of(|one| one.chance),
            100.0 * won.value,
            100.0 * won.low,
            100.0 * won.high
        )?;
    }
    let errors: Vec<f64> =
        told.iter().map(|one| (f64::from(one.chance - one.result) / f64::from(WIN)).powi(2)).collect();
    let won = told.iter().map(|one| f64::from(one.result) / f64::from(WIN)).sum::<f64>();
    let base = won / told.len().max(1) as f64;
    writeln!(
        out,
        "\nmean squared error {:.4}; of the share won alone {:.4}",
        mean(&errors).value,
        base * (1.0 - base)
    )
}

/// What the analysis of one match came to.
struct Analysed {
    expectation: f64,
    luck: f64,
    skill: f64,
    untraced: f64,
    result: f64,
    /// As each seat counts its own.
    seats: Vec<SeatTally>,
    decisions: usize,
    seconds: f64,
}

/// What came of all of them, and what is done once for each mission.
struct AllAnalysed {
    matches: Vec<Analysed>,
    seconds_for_a_curve: f64,
}

/// Analyses matches.
pub(crate) fn luck(args: &LuckArgs, out: &mut impl Write) -> io::Result<Exit> {
    let all = match args.matches.death_angel {
        Some(players) => args.matches.angel(players).map(|starts| analysed(args, &starts)),
        None => args.matches.hulk().map(|starts| analysed(args, &starts)),
    };
    match all {
        Ok(all) => print_luck(&all, out).map(|()| Exit::Fine),
        Err(exit) => Ok(exit),
    }
}

/// Matches that look alike to everybody at the start share their curve, which would be the same for each of them.
fn analysed<G: Studied>(args: &LuckArgs, starts: &Starts<G>) -> AllAnalysed
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Seat: Send + Sync,
{
    let (matches, stop) = (&args.matches, stop_on_signal());
    let began = Instant::now();
    let before = thread_seconds(began);
    let curves = starts.curves();
    let seconds_for_a_curve = (thread_seconds(began) - before) / curves.len().max(1) as f64;
    let seen: Vec<G::View> = starts.make.iter().map(|make| make(0).view(Viewer::Spectator)).collect();
    let play = |job: &Job| {
        let players = starts.players.each_ref().map(String::as_str);
        let played = play_match((starts.make[job.place])(job.seed), players, job.seed)?;
        let is_alike = played.replay.start.view(Viewer::Spectator) == seen[job.place];
        let curve = is_alike.then(|| Arc::clone(&curves[job.place]));
        let began = Instant::now();
        let before = thread_seconds(began);
        let study = Study::fitted(&played, None, vec![matches.depth()], curve).ok()?;
        let progress = Progress { stop: &Stop::default(), tell: &|_| (), threads: 1 };
        let analysis = analyse(&study, &progress).ok()?;
        Some(Analysed {
            expectation: points(analysis.expectation),
            luck: points(analysis.steps.iter().map(|step| step.luck).sum()),
            skill: points(analysis.steps.iter().map(|step| step.skill).sum()),
            untraced: points(analysis.untraced),
            result: points(analysis.result),
            seats: analysis.seats.clone(),
            decisions: analysis.steps.iter().filter(|step| !step.answers.is_empty()).count(),
            seconds: thread_seconds(began) - before,
        })
    };
    let mut all = Vec::new();
    let take = |_: usize, found: Option<Analysed>| -> Result<(), ()> {
        all.extend(found);
        Ok(())
    };
    let jobs = matches.jobs(starts.make.len());
    // Taking never fails.
    let _ = lab::run(&jobs, matches.places.threads(), &stop, play, take);
    AllAnalysed { matches: all, seconds_for_a_curve }
}

fn print_luck(all: &AllAnalysed, out: &mut impl Write) -> io::Result<()> {
    let AllAnalysed { matches: all, seconds_for_a_curve } = all;
    writeln!(
        out,
        "{} matches; points of 100 as the Marines count them, those of a seat as it does, with 95% intervals\n",
        all.len()
    )?;
    let mut line = |name: &str, value: &dyn Fn(&Analysed) -> f64| {
        let found = mean(&all.iter().map(value).collect::<Vec<f64>>());
        writeln!(out, "{name:<24} {:>+8.2} ({:+.2} to {:+.2})", found.value, found.low, found.high)
    };
    line("chance at the start", &|one| one.expectation)?;
    line("result", &|one| one.result)?;
    line("luck", &|one| one.luck)?;
    line("skill", &|one| one.skill)?;
    line("in no single decision", &|one| one.untraced)?;
    for seat in seats_of(all) {
        let tally = |one: &Analysed| one.seats.iter().find(|tally| tally.seat == seat).cloned();
        line(&format!("luck of {}", seat.name()), &|one| tally(one).map_or(0.0, |tally| points(tally.luck)))?;
        line(&format!("skill of {}", seat.name()), &|one| {
            tally(one).map_or(0.0, |tally| points(tally.skill))
        })?;
    }
    let spread = |value: &dyn Fn(&Analysed) -> f64| variance(&all.iter().map(value).collect::<Vec<f64>>());
    let left = 100.0 * spread(&|one| one.result - one.luck) / spread(&|one| one.result);
    line("decisions with a choice", &|one| one.decisions as f64)?;
    line("seconds", &|one| one.seconds)?;
    let (decisions, seconds) =
        all.iter().fold((0, 0.0), |(n, time), one| (n + one.decisions, time + one.seconds));
    if left.is_finite() {
        writeln!(out, "spread of the result that is left without luck: {left:.1}% of its variance")?;
    } else {
        writeln!(out, "spread of the result that is left without luck: all results are the same")?;
    }
    writeln!(out, "seconds to fit a curve    {seconds_for_a_curve:>7.2}, once for each mission")?;
    writeln!(out, "seconds for 300 decisions {:>7.2}", 300.0 * seconds / decisions.max(1) as f64)
}

/// The mean squared distance from the mean.
fn variance(values: &[f64]) -> f64 {
    let middle = mean(values).value;
    mean(&values.iter().map(|value| (value - middle).powi(2)).collect::<Vec<f64>>()).value
}

/// All seats that have played, in order.
fn seats_of(all: &[Analysed]) -> BTreeSet<Seat> {
    all.iter().flat_map(|one| &one.seats).map(|tally| tally.seat).collect()
}

/// The time that this thread has had a processor, in seconds, where the system tells it: other programs on the machine
/// do not count. Elsewhere it is the time that has gone by.
fn thread_seconds(since: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanos.map_or_else(|| since.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}
