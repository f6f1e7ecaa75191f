//! `blipfall simulate`: many games between computer players.

mod campaign;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use lab::output::Draft;
use lab::{Experiment, Pages, Results, angel, hulk, simulate};
use space_hulk::Solo;

use crate::Exit;
use crate::players::{Places, Seats, angel_player, bar, hulk_player, seats, stop_on_signal};

/// What to play, and where the results go.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    places: Places,
    /// Who plays the Marines: random, scout, cadet, veteran, captain, master; several separated by commas
    #[arg(long, value_name = "PLAYERS", default_value = "scout", value_delimiter = ',', value_parser = hulk_player)]
    marine: Vec<String>,
    /// Who plays the aliens; every pairing is played
    #[arg(long, value_name = "PLAYERS", default_value = "scout", value_delimiter = ',', value_parser = hulk_player)]
    alien: Vec<String>,
    /// Let the rules of a solo variant play the aliens: a or b
    #[arg(long, value_name = "VARIANT", value_parser = solo, conflicts_with_all = ["alien", "players", "campaign"])]
    solo: Option<Solo>,
    /// Play Death Angel with this number of players, 1 to 6, or with several, as in 1,3 or 1-6
    #[arg(long, value_name = "PLAYERS", value_parser = seats, conflicts_with_all = ["names", "marine", "alien"])]
    players: Option<Seats>,
    /// Who holds the seats of Death Angel: random, cadet, veteran, captain, master;
    /// several separated by commas
    #[arg(long, value_name = "BOTS", default_value = "veteran", value_delimiter = ',', value_parser = angel_player, requires = "players")]
    bot: Vec<String>,
    /// Play whole campaigns: the id of one that comes with the program; --games is their number at each level, and
    /// the first player of --marine and --alien plays
    #[arg(long, value_name = "ID", conflicts_with_all = ["players", "names", "csv", "json", "parquet", "html"])]
    campaign: Option<String>,
    /// The levels at which campaigns are played; default: all
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', requires = "campaign")]
    level: Vec<String>,
    /// How many games each pairing plays on each mission, or each bot with each number of players
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Save every result here as its game ends; the same call resumes where it stopped
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,
    /// Write a row for each game
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the summaries as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write a row for each game as Parquet
    #[arg(long, value_name = "FILE", value_parser = parquet_file)]
    parquet: Option<PathBuf>,
    /// Write a report with charts and maps, for a browser
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write the tables into this document, in place of those about this game, and the figures into a
    /// .json file beside it; needs --date
    #[arg(long, value_name = "FILE", requires = "date")]
    balance: Option<PathBuf>,
    /// The date shown in the document
    #[arg(long, value_name = "YYYY-MM-DD", requires = "balance", value_parser = date)]
    date: Option<String>,
}

#[cfg(feature = "parquet")]
fn parquet_file(text: &str) -> Result<PathBuf, String> {
    Ok(PathBuf::from(text))
}

#[cfg(not(feature = "parquet"))]
fn parquet_file(_: &str) -> Result<PathBuf, String> {
    Err("this program was built without Parquet; use --csv, or build it with the feature parquet".to_owned())
}

#[cfg(feature = "parquet")]
fn parquet<X: Pages>(plan: &X, results: &Results<X::Record>) -> io::Result<Vec<u8>> {
    plan.parquet(results)
}

/// This is never called: the option is refused.
#[cfg(not(feature = "parquet"))]
fn parquet<X: Pages>(_: &X, _: &Results<X::Record>) -> io::Result<Vec<u8>> {
    Err(io::ErrorKind::Unsupported.into())
}

fn solo(text: &str) -> Result<Solo, String> {
    Solo::from_name(text).ok_or_else(|| "there are the variants a and b".to_owned())
}

fn date(text: &str) -> Result<String, String> {
    let fits = |(c, form): (char, char)| if form == '0' { c.is_ascii_digit() } else { c == form };
    if text.len() != 10 || !text.chars().zip("0000-00-00".chars()).all(fits) {
        return Err("a date is written like 2026-01-31".to_owned());
    }
    Ok(text.to_owned())
}

/// More games than this are more than memory holds.
const MOST_GAMES: u64 = 50_000_000;

/// Plays the games and writes what was asked for.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let games = args.games;
    if let Some(Seats(players)) = &args.players {
        let bots = once_each(&args.bot);
        let plan = angel::Plan { players: players.clone(), bots, first_seed: args.places.seed, games };
        return carry_out(&plan, args, out);
    }
    if let Some(id) = &args.campaign {
        return campaign::run(id, args, out);
    }
    let mut missions = match args.places.missions() {
        Ok(missions) => missions,
        Err(exit) => return Ok(exit),
    };
    let mut aliens = once_each(&args.alien);
    if let Some(variant) = args.solo {
        missions.iter_mut().for_each(|mission| mission.position.solo = Some(variant));
        aliens = vec![format!("solo {}", variant.name())];
    }
    let marines = once_each(&args.marine);
    let plan = hulk::Plan { missions, marines, aliens, first_seed: args.places.seed, games };
    carry_out(&plan, args, out)
}

/// Plays a plan of either game.
fn carry_out(plan: &impl Pages, args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let n_games = plan.n_games();
    if n_games > MOST_GAMES {
        eprintln!("blipfall: {n_games} games are too many for one run; {MOST_GAMES} are the most");
        return Ok(Exit::Problems);
    }
    // All files are begun before the first game: a folder that is not there is said now.
    let Some(files) = Files::begin(args) else { return Ok(Exit::Problems) };
    let Some(results) = play(plan, args) else { return Ok(Exit::Problems) };
    let exit = files.finish(args, plan, &results);
    out.write_all(plan.table(&results).as_bytes())?;
    if results.is_whole() {
        return Ok(exit);
    }
    out.flush()?;
    eprintln!("stopped after {} of {} games", results.records.len(), results.planned);
    Ok(exit.max(Exit::Stopped))
}

fn once_each(names: &[String]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for name in names {
        if !found.contains(name) {
            found.push(name.clone());
        }
    }
    found
}

fn play<X: Experiment>(plan: &X, args: &Args) -> Option<Results<X::Record>> {
    let stop = stop_on_signal();
    let bar = bar(plan.n_games());
    let mut is_first = true;
    let results = simulate(plan, args.places.threads(), &stop, args.out.as_deref(), |done| {
        bar.set_position(done as u64);
        // What was played before says nothing about the speed of now.
        if std::mem::take(&mut is_first) {
            bar.reset_eta();
        }
    });
    bar.finish_and_clear();
    results.inspect_err(|error| eprintln!("blipfall: {error}")).ok()
}

/// The files that were asked for, begun.
struct Files {
    csv: Option<Draft>,
    json: Option<Draft>,
    parquet: Option<Draft>,
    html: Option<Draft>,
    balance: Option<Draft>,
    /// The figures of the document on balance lie beside it.
    figures: Option<Draft>,
}

impl Files {
    fn begin(args: &Args) -> Option<Files> {
        let begin = |path: &Option<PathBuf>| match path {
            None => Some(None),
            Some(path) => match Draft::begin(path) {
                Ok(draft) => Some(Some(draft)),
                Err(error) => {
                    complain(path, &error);
                    None
                }
            },
        };
        Some(Files {
            csv: begin(&args.csv)?,
            json: begin(&args.json)?,
            parquet: begin(&args.parquet)?,
            html: begin(&args.html)?,
            balance: begin(&args.balance)?,
            figures: begin(&args.balance.as_ref().map(|path| path.with_extension("json")))?,
        })
    }

    /// Writes all of them; one that fails does not stop the others.
    fn finish<X: Pages>(self, args: &Args, plan: &X, results: &Results<X::Record>) -> Exit {
        let date = args.date.as_deref().unwrap_or_default();
        let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
        let old = args.balance.as_deref().map(read).unwrap_or_default();
        let old_figures = self.figures.as_ref().map(|draft| read(draft.path())).unwrap_or_default();
        [
            write(self.csv, || plan.csv(results)),
            write(self.json, || Ok(plan.json(results).into_bytes())),
            write(self.parquet, || parquet(plan, results)),
            write(self.html, || Ok(plan.html(results).into_bytes())),
            write(self.balance, || Ok(plan.balance(&old, date, results).into_bytes())),
            write(self.figures, || Ok(plan.figures(&old_figures, date, results).into_bytes())),
        ]
        .into_iter()
        .max()
        .unwrap_or(Exit::Fine)
    }
}

fn write(draft: Option<Draft>, content: impl FnOnce() -> io::Result<Vec<u8>>) -> Exit {
    let Some(draft) = draft else { return Exit::Fine };
    let path = draft.path().to_owned();
    match content().and_then(|content| draft.finish(&content)) {
        Ok(()) => Exit::Fine,
        Err(error) => {
            complain(&path, &error);
            Exit::Problems
        }
    }
}

fn complain(path: &Path, error: &io::Error) {
    eprintln!("blipfall: {}: cannot be written: {error}", path.display());
}
