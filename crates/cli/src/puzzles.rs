//! `blipfall puzzles`: finds puzzles in games of computer players, and checks those that are files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{fs, thread};

use ::puzzles::{
    Answer, Checked, Examined, Hunt, Library, Position, Puzzle, Puzzling, examine, find, print, problems,
    read,
};
use content::hulk::Library as Missions;
use search::Stop;

use crate::Exit;
use crate::players::{bar, stop_on_signal};

/// Exact solutions go as deep as a game is long: a thread has room for that.
const STACK: usize = 256 * 1024 * 1024;
/// What the worlds and dice follow from by which a puzzle is solved again.
const OTHER_DICE: u64 = 1_000_003;

/// What is done with puzzles.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Play games and save the positions in which one answer is clearly best
    Find(FindArgs),
    /// Check puzzles: their form, and with --again their solutions
    Check(CheckArgs),
    /// List the puzzles that come with the program
    List,
}

/// Where puzzles are looked for.
#[derive(clap::Args)]
pub(crate) struct FindArgs {
    /// The folder that gets a file for each puzzle
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// Play Death Angel instead of Space Hulk
    #[arg(long)]
    death_angel: bool,
    /// A mission by its id; can be given more than once; default: all
    #[arg(long = "mission", value_name = "MISSION", conflicts_with = "death_angel")]
    missions: Vec<String>,
    /// The computer players: one for the Marines and one for the aliens, or one for all seats
    #[arg(long, value_delimiter = ',', default_value = "veteran")]
    players: Vec<String>,
    /// The number of games to play
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of the first game; each further one has the next
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Look at one decision in N
    #[arg(long, default_value_t = 4, value_name = "N")]
    every: u64,
    /// The greatest number of puzzles from one game
    #[arg(long, default_value_t = 2)]
    most: usize,
    /// The number of games that are searched at once
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// What is checked.
#[derive(clap::Args)]
pub(crate) struct CheckArgs {
    /// Files of puzzles; without any, those that come with the program
    files: Vec<PathBuf>,
    /// Solve each puzzle again, with other worlds and dice than the first time
    #[arg(long)]
    again: bool,
    /// The seed of the worlds and dice of --again
    #[arg(long, default_value_t = OTHER_DICE)]
    seed: u64,
}

/// Finds, checks or lists.
pub(crate) fn run(command: &Command, out: &mut impl Write) -> io::Result<Exit> {
    match command {
        Command::Find(args) => run_find(args, out),
        Command::Check(args) => run_check(args, out),
        Command::List => list(out),
    }
}

fn run_find(args: &FindArgs, out: &mut impl Write) -> io::Result<Exit> {
    fs::create_dir_all(&args.out)?;
    let missions: Vec<String> = match args.missions.as_slice() {
        [] => Missions::built_in().entries().iter().map(|entry| entry.mission.id.clone()).collect(),
        named => named.to_vec(),
    };
    if let Some(unknown) = missions.iter().find(|id| Missions::built_in().find(id).is_none()) {
        eprintln!("blipfall: there is no mission {unknown:?}");
        return Ok(Exit::Problems);
    }
    let (signal, stop, bar) = (stop_on_signal(), Stop::default(), bar(args.games));
    let (next, lines) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let work = || -> io::Result<()> {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= args.games || signal.is_asked() {
                return Ok(());
            }
            let found = find(&hunt(args, &missions, args.seed + game), &stop);
            // They were chosen among many decisions by the dice that judged them: other dice must come to the same.
            for puzzle in found.into_iter().filter(|puzzle| again(puzzle, OTHER_DICE, &stop).is_ok()) {
                fs::write(args.out.join(format!("{}.txt", puzzle.id)), print(&puzzle))?;
                let told = line(&puzzle);
                bar.println(&told);
                lines.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(told);
            }
            bar.inc(1);
        }
    };
    let done: Vec<io::Result<()>> = thread::scope(|scope| {
        let spawn = |_| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        let workers: Vec<_> = (0..args.threads.max(1)).map(spawn).collect();
        workers.into_iter().map(|worker| worker?.join().unwrap_or(Ok(()))).collect()
    });
    bar.finish_and_clear();
    done.into_iter().collect::<io::Result<()>>()?;
    let lines = lines.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    writeln!(out, "{} puzzles in {} games", lines.len(), args.games)?;
    Ok(if signal.is_asked() { Exit::Stopped } else { Exit::Fine })
}

/// Missions, and numbers of players, follow one another.
fn hunt(args: &FindArgs, missions: &[String], seed: u64) -> Hunt {
    let mission = (!args.death_angel).then(|| missions[(seed % missions.len() as u64) as usize].clone());
    Hunt {
        mission,
        seats: 1 + (seed % 6) as u8,
        players: args.players.clone(),
        seed,
        every: args.every,
        most: args.most,
    }
}

fn run_check(args: &CheckArgs, out: &mut impl Write) -> io::Result<Exit> {
    let mut exit = Exit::Fine;
    let mut told = |name: &str, wrong: &[String], out: &mut dyn Write| -> io::Result<()> {
        for why in wrong {
            writeln!(out, "{name}: {why}")?;
            exit = Exit::Problems;
        }
        Ok(())
    };
    let (mut n_checked, stop) = (0, Stop::default());
    let mut check = |puzzle: &Puzzle, out: &mut dyn Write| -> io::Result<()> {
        let mut wrong = problems(puzzle);
        if args.again && wrong.is_empty() {
            wrong.extend(again(puzzle, args.seed, &stop).err());
            out.flush()?;
        }
        n_checked += 1;
        told(&puzzle.id, &wrong, out)
    };
    if args.files.is_empty() {
        for puzzle in Library::built_in().puzzles() {
            check(puzzle, out)?;
        }
    }
    for file in &args.files {
        match load(file) {
            Ok(puzzle) => check(&puzzle, out)?,
            Err(why) => {
                eprintln!("blipfall: {}: {why}", file.display());
                return Ok(Exit::Unreadable);
            }
        }
    }
    writeln!(out, "{n_checked} puzzles checked")?;
    Ok(exit)
}

fn load(file: &Path) -> Result<Puzzle, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    read(&stem, &text).map_err(|why| why.to_string())
}

/// Solves a puzzle again: it must have the same solution.
fn again(puzzle: &Puzzle, seed: u64, stop: &Stop) -> Result<(), String> {
    let solve = || match puzzle.game()? {
        Position::Hulk(game) => same_solution(puzzle, &game, seed, stop),
        Position::Angel(game) => same_solution(puzzle, &game, seed, stop),
    };
    thread::scope(|scope| {
        let solving = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, solve);
        let ended = solving.map_err(|error| error.to_string())?.join();
        ended.unwrap_or_else(|_| Err("solving it again has failed".to_owned()))
    })
}

fn same_solution<G: Puzzling>(puzzle: &Puzzle, game: &G, seed: u64, stop: &Stop) -> Result<(), String> {
    let Examined { answers, .. } =
        examine(game, seed, stop).map_err(|unfit| format!("solved again: {unfit}"))?;
    let right = |answers: &[Answer]| {
        let right = answers.iter().filter(|answer| answer.is_right).map(|answer| answer.action.clone());
        let mut right: Vec<String> = right.collect();
        right.sort_unstable();
        right
    };
    let (was, is) = (right(&puzzle.answers), right(&answers));
    if was == is {
        return Ok(());
    }
    Err(format!("solved again: right was {}, and is {}", was.join(" or "), is.join(" or ")))
}

fn list(out: &mut impl Write) -> io::Result<Exit> {
    for puzzle in Library::built_in().puzzles() {
        writeln!(out, "{}", line(puzzle))?;
    }
    Ok(Exit::Fine)
}

/// A puzzle in one line.
fn line(puzzle: &Puzzle) -> String {
    let points = |chance: i32| f64::from(chance) / 100.0;
    let best = puzzle.best().map_or(0.0, |best| points(best.chance));
    let second = puzzle.answers.iter().filter(|answer| !answer.is_right).map(|answer| answer.chance).max();
    let checked = match puzzle.checked {
        Checked::Exact { positions } => format!("exact, {positions} positions"),
        Checked::Rollouts { rollouts } => format!("{rollouts} rollouts"),
    };
    format!(
        "{:<28} {:<6} {:<6} {best:>5.1} {:>5.1}  {:<40} {checked}",
        puzzle.id,
        puzzle.seat.name(),
        puzzle.grade.name(),
        points(second.unwrap_or(0)),
        puzzle.best().map_or("", |best| best.action.as_str()),
    )
}
