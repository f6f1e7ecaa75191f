//! `blipfall bench`: how fast the rules run, on one core; and the laboratory, on two.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use content::hulk::{Library, Series};
use death_angel::{DeathAngel, Team};
use game_api::{Game, Journal, Pending, Player, RandomPlayer, Seeded, Viewer};
use generator::{Archetype, Order, Size};
use lab::hulk::{Mission, Plan};
use lab::play_all;
use serde_json::json;
use space_hulk::{Kind, Position, Ranged, Side, SpaceHulk};

use crate::Exit;

/// How to measure.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    /// About how many seconds to measure in total
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Measure only the players that look ahead
    #[arg(long)]
    thinking: bool,
    /// Measure only the predictions and proposals of the mission workshop
    #[arg(long, conflicts_with_all = ["json", "thinking"])]
    workshop: bool,
    #[command(flatten)]
    trial: TrialSize,
}

/// How much the workshop is tried.
#[derive(clap::Args)]
struct TrialSize {
    /// With --workshop: who plays both sides
    #[arg(long, default_value = "veteran")]
    player: String,
    /// With --workshop: the seed of the first generated mission
    #[arg(long, default_value_t = 70_000, value_name = "SEED")]
    seed: u64,
    /// With --workshop: how many predictions are compared with games of other dice
    #[arg(long, default_value_t = 20, value_name = "N")]
    predictions: u32,
    /// With --workshop: how many games each of these comparisons plays
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    games: u64,
    /// With --workshop: how many missions are balanced
    #[arg(long, default_value_t = 10, value_name = "N")]
    balances: u32,
    /// With --workshop: how many games verify a balanced mission
    #[arg(long, default_value_t = 2_000, value_name = "N")]
    fresh: u64,
}

impl TrialSize {
    /// Tells each line as soon as it is known.
    fn run(&self, out: &mut impl Write) -> io::Result<Exit> {
        let trial = server::WorkshopTrial {
            player: self.player.clone(),
            seed: self.seed,
            missions: self.predictions,
            games: self.games,
            balanced: self.balances,
            fresh: self.fresh,
            threads: std::thread::available_parallelism().map_or(1, |cores| cores.get()),
        };
        let mut written = Ok(());
        let done = trial.run(|line| {
            if written.is_ok() {
                written = writeln!(out, "{line}").and_then(|()| out.flush());
            }
        });
        written?;
        match done {
            Ok(()) => Ok(Exit::Fine),
            Err(why) => {
                eprintln!("blipfall: {why}");
                Ok(Exit::Problems)
            }
        }
    }
}

/// The mission that is played.
const MISSION: &str = "shakedown";
/// How often each figure is measured; its median is told.
const REPETITIONS: u32 = 5;
/// Playouts are measured in more and shorter slices: the fastest of them tells what the
/// machine does undisturbed.
const SLICES: u32 = 5 * REPETITIONS;
/// Positions for the figures that need some.
const SAMPLES: usize = 200;

/// One measured number.
pub(crate) struct Figure {
    pub name: &'static str,
    pub value: f64,
    pub unit: &'static str,
}

/// Prints every figure.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    if args.workshop {
        return args.trial.run(out);
    }
    if args.thinking {
        let figures = crate::thinking::figures(Duration::from_secs(args.seconds));
        return figures.iter().try_for_each(|figure| print(args.json, figure, out)).map(|()| Exit::Fine);
    }
    let start = start();
    // Playouts are the main figure and vary most, so they get most of the time.
    let slice = Duration::from_secs(args.seconds) / (REPETITIONS * 12);
    let playing = slice * 2 * REPETITIONS / SLICES;
    let mut figures = hulk_figures(&start, playing, &SHORT);
    figures.extend(hulk_figures(&without_flamer(), playing, &LONG));
    figures.extend(angel_figures(playing));
    let samples = samples(&start);
    figures.push(Figure { name: "sight", value: sight(&samples, slice), unit: "ns" });
    figures.push(Figure { name: "clone", value: clones(&samples, slice), unit: "ns" });
    figures.push(Figure { name: "simulate_1_thread", value: simulated(1, slice), unit: "games/s" });
    figures.push(Figure { name: "simulate_2_threads", value: simulated(2, slice), unit: "games/s" });
    let [median, slow] = veteran_decisions(slice * REPETITIONS);
    figures.push(Figure { name: "veteran_decision", value: median, unit: "us" });
    figures.push(Figure { name: "veteran_decision_99", value: slow, unit: "us" });
    figures.push(Figure { name: "generate", value: generated(slice) / 1e3, unit: "us" });
    for (names, columns, rows) in [(OPEN, 22, 23), (WIDE, 170, 3)] {
        figures.extend(prepared(names, columns, rows, slice));
    }
    let size = std::mem::size_of::<SpaceHulk>() as f64;
    figures.push(Figure { name: "state_size", value: size, unit: "bytes" });
    for figure in figures {
        print(args.json, &figure, out)?;
    }
    Ok(Exit::Fine)
}

fn print(as_json: bool, figure: &Figure, out: &mut impl Write) -> io::Result<()> {
    let Figure { name, value, unit } = figure;
    if as_json {
        let value = (value * 10.0).round() / 10.0;
        writeln!(out, "{}", json!({"name": name, "value": value, "unit": unit}))
    } else {
        writeln!(out, "{name:<24} {value:>12.1} {unit}")
    }
}

/// Names of the figures of one kind of playout: medians, and what the fastest slice had.
type Names = [&'static str; 6];

const SHORT: Names =
    ["playouts", "decision", "decisions_per_game", "rounds_per_game", "playouts_best", "decision_best"];
const ANGEL: Names = [
    "angel_playouts",
    "angel_decision",
    "angel_decisions_per_game",
    "angel_rounds_per_game",
    "angel_playouts_best",
    "angel_decision_best",
];
const LONG: Names = [
    "long_playouts",
    "long_decision",
    "long_decisions_per_game",
    "long_rounds_per_game",
    "long_playouts_best",
    "long_decision_best",
];

fn start() -> SpaceHulk {
    set_up(&Library::built_in().find(MISSION).expect("it comes with the program").position())
}

/// At random a flamer soon burns his own squad, and the game is short. Without him
/// it lasts to its round limit, with more and more aliens.
fn without_flamer() -> SpaceHulk {
    let mut position = Library::built_in().find(MISSION).expect("it comes with the program").position();
    for unit in &mut position.units {
        if unit.ranged == Ranged::HeavyFlamer {
            unit.ranged = Ranged::StormBolter;
        }
    }
    set_up(&position)
}

fn set_up(position: &Position) -> SpaceHulk {
    SpaceHulk::from_position(position, &mut Seeded::new(1), &mut Journal::discard())
        .expect("the mission can be played")
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Random play with everything reused that can be.
struct Playouts<G: Game> {
    dice: Seeded,
    player: RandomPlayer,
    legal: Vec<G::Action>,
}

impl<G: Game> Playouts<G> {
    fn new(seed: u64) -> Playouts<G> {
        Playouts { dice: Seeded::new(seed), player: RandomPlayer::new(!seed), legal: Vec::new() }
    }

    /// Plays one action; whether there was one to play.
    fn step(&mut self, game: &mut G) -> bool {
        game.legal_actions(&mut self.legal);
        if self.legal.is_empty() {
            return false;
        }
        let index = self.player.choose(self.legal.len());
        game.apply_unchecked(&self.legal[index], &mut self.dice, &mut Journal::discard());
        true
    }
}

/// What one repetition of playouts has counted.
#[derive(Default)]
struct Count {
    games: f64,
    decisions: f64,
    rounds: f64,
    seconds: f64,
}

/// Plays games for this `time`; `begin` sets one up, and `rounds` says how long it lasted.
fn play_for<G: Game>(
    begin: impl Fn(&mut Seeded) -> G,
    rounds: impl Fn(&G) -> u16,
    seed: u64,
    time: Duration,
) -> Count {
    let mut playouts = Playouts::new(seed);
    let mut count = Count::default();
    let began = Instant::now();
    while began.elapsed() < time {
        let mut game = begin(&mut playouts.dice);
        while playouts.step(&mut game) {
            count.decisions += 1.0;
        }
        count.games += 1.0;
        count.rounds += f64::from(rounds(black_box(&game)));
    }
    count.seconds = began.elapsed().as_secs_f64();
    count
}

fn hulk_figures(start: &SpaceHulk, slice: Duration, names: &Names) -> Vec<Figure> {
    figures_of(names, |seed| play_for(|_| start.clone(), SpaceHulk::turn, seed, slice))
}

/// Games for one player, setup included; the three teams are always the same.
fn angel_figures(slice: Duration) -> Vec<Figure> {
    let teams: &[&[Team]] = &[&[Team::Green, Team::Grey, Team::Blue]];
    let begin = |dice: &mut Seeded| {
        DeathAngel::with_teams(teams, dice, &mut Journal::discard()).expect("three teams for one player")
    };
    figures_of(&ANGEL, |seed| play_for(begin, DeathAngel::round, seed, slice))
}

fn figures_of(names: &Names, play: impl Fn(u64) -> Count) -> Vec<Figure> {
    let counts: Vec<Count> = (0..SLICES).map(|i| play(100 + u64::from(i))).collect();
    let values = |value: fn(&Count) -> f64| counts.iter().map(value);
    let figure =
        |name, unit, value: fn(&Count) -> f64| Figure { name, unit, value: median(values(value).collect()) };
    let speed = |count: &Count| count.games / count.seconds;
    let pace = |count: &Count| count.seconds * 1e9 / count.decisions;
    let fastest = values(speed).fold(0.0, f64::max);
    let shortest = values(pace).fold(f64::INFINITY, f64::min);
    vec![
        figure(names[0], "games/s", speed),
        figure(names[1], "ns", pace),
        figure(names[2], "decisions", |count| count.decisions / count.games),
        figure(names[3], "rounds", |count| count.rounds / count.games),
        Figure { name: names[4], unit: "games/s", value: fastest },
        Figure { name: names[5], unit: "ns", value: shortest },
    ]
}

/// Positions from the middle of random games.
fn samples(start: &SpaceHulk) -> Vec<SpaceHulk> {
    let mut playouts = Playouts::new(7);
    let mut found = Vec::new();
    let mut game = start.clone();
    let mut played = 0;
    while found.len() < SAMPLES {
        if !playouts.step(&mut game) {
            game = start.clone();
            continue;
        }
        played += 1;
        // Now and then, and only for a terminal.
        if played % 37 == 0 && game.units().iter().any(|unit| unit.kind() == Kind::Marine) {
            found.push(game.clone());
        }
    }
    found
}

/// Calls `work` over and over; the median time of one thing it did, in nanoseconds.
fn time(slice: Duration, mut work: impl FnMut() -> u32) -> f64 {
    let repetition = |_| {
        let (began, mut done) = (Instant::now(), 0.0);
        while began.elapsed() < slice {
            done += f64::from(work());
        }
        began.elapsed().as_secs_f64() * 1e9 / done
    };
    median((0..REPETITIONS).map(repetition).collect())
}

/// Everything one Marine sees.
fn sight(samples: &[SpaceHulk], slice: Duration) -> f64 {
    let looks: Vec<_> = samples
        .iter()
        .flat_map(|game| game.units().iter().map(move |unit| (game, unit)))
        .filter(|(_, unit)| unit.kind() == Kind::Marine)
        .filter_map(|(game, unit)| Some((game, unit.square()?, unit.facing())))
        .collect();
    time(slice, || {
        for &(game, square, facing) in &looks {
            black_box(game.seen_from(square, facing));
        }
        looks.len() as u32
    })
}

/// A search copies the game it has at hand, so these few stay in the nearest cache. The
/// copy is looked at where it lies: handing it over would move it, another KiB. The clock
/// is asked once in many copies, because reading it costs as much as one.
fn clones(samples: &[SpaceHulk], slice: Duration) -> f64 {
    const ROUNDS: usize = 64;
    let at_hand = &samples[..8];
    time(slice, || {
        for game in at_hand.iter().cycle().take(ROUNDS * at_hand.len()) {
            let copy = game.clone();
            black_box(&copy);
        }
        (ROUNDS * at_hand.len()) as u32
    })
}

/// Whole games of the laboratory on a number of threads, with views, records and all.
fn simulated(threads: usize, slice: Duration) -> f64 {
    let mission = Library::built_in().find(MISSION).expect("it comes with the program");
    let random = vec!["random".to_owned()];
    let mut plan = Plan {
        missions: vec![Mission {
            id: MISSION.to_owned(),
            title: String::new(),
            position: mission.position(),
        }],
        marines: random.clone(),
        aliens: random,
        first_seed: 0,
        games: 64,
    };
    let nanoseconds = time(slice, || {
        plan.first_seed += plan.games;
        play_all(&plan, threads) as u32
    });
    1e9 / nanoseconds
}

/// How long a veteran takes for a decision, in microseconds: the median, and what one
/// in a hundred exceeds. Both sides of the campaign's missions in turn; decisions without
/// a choice are left out.
pub(crate) fn veteran_decisions(time: Duration) -> [f64; 2] {
    let campaign =
        Library::built_in().entries().iter().filter(|entry| entry.mission.series == Series::Campaign);
    let starts: Vec<SpaceHulk> = campaign.map(|entry| set_up(&entry.mission.position())).collect();
    let (mut taken, began, mut seed) = (Vec::new(), Instant::now(), 0);
    while began.elapsed() < time || taken.len() < 100 {
        let mut game = starts[seed as usize % starts.len()].clone();
        time_game(&mut game, seed, &mut taken);
        seed += 1;
    }
    taken.sort_by(f64::total_cmp);
    [taken[taken.len() / 2], taken[taken.len() * 99 / 100]]
}

fn time_game(game: &mut SpaceHulk, seed: u64, taken: &mut Vec<f64>) {
    let mut seats = [0, 1].map(|side| bots::hulk::Veteran::new(2 * seed + side));
    let (mut dice, mut legal) = (Seeded::new(seed), Vec::new());
    while let Pending::Decide(side) = game.pending() {
        game.legal_actions(&mut legal);
        let view = game.view(Viewer::Seat(side));
        let began = Instant::now();
        let index = seats[usize::from(side == Side::Alien)].decide(&view, &legal);
        if legal.len() > 1 {
            taken.push(began.elapsed().as_secs_f64() * 1e6);
        }
        game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
    }
}

/// Names of the figures of preparing a board: the time, its bytes, and its bytes after
/// Marines have looked from every square.
type PrepareNames = [&'static str; 3];

/// The most open board that a mission can have, and the one with the longest lines.
const OPEN: PrepareNames = ["prepare_open", "prepare_open_bytes", "prepare_open_most_bytes"];
const WIDE: PrepareNames = ["prepare_wide", "prepare_wide_bytes", "prepare_wide_most_bytes"];

/// Checks and prepares one room of this size.
fn prepared(names: PrepareNames, columns: usize, rows: usize, slice: Duration) -> [Figure; 3] {
    let row = vec!["a"; columns].join(" ");
    let map = vec![row; rows].join("\n").replacen('a', "a:m1>", 1);
    let position = space_hulk::text::parse(&format!("{map}\n\nkind a room\n")).expect("a room");
    let taken = time(slice, || {
        black_box(set_up(&position));
        1
    });
    let game = set_up(&position);
    let bytes = game.setup().bytes() as f64;
    game.setup().look_everywhere();
    let most = game.setup().bytes() as f64;
    let [time, now, later] = names;
    [
        Figure { name: time, value: taken / 1e3, unit: "us" },
        Figure { name: now, value: bytes, unit: "bytes" },
        Figure { name: later, value: most, unit: "bytes" },
    ]
}

/// Missions of every archetype and size in turn.
fn generated(slice: Duration) -> f64 {
    let mut next = 0;
    time(slice, || {
        let archetype = Archetype::ALL[next % Archetype::ALL.len()];
        let size = Size::ALL[next / Archetype::ALL.len() % Size::ALL.len()];
        black_box(Order { archetype, size, seed: next as u64 }.generate());
        next += 1;
        1
    })
}
