//! `blipfall arena`: which of two players is better.

use std::io::{self, Write};
use std::path::PathBuf;

use lab::arena::{PairedGames, Sequential, Standing};
use lab::output::percent;
use lab::stats::Verdict;
use lab::{angel, hulk};

use crate::Exit;
use crate::players::{Places, Seats, angel_player, bar, hulk_player, seats, stop_on_signal};

/// Who plays, and how long.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The player whose score is reported: random, scout, cadet, veteran, captain or
    /// master; scout does not play Death Angel
    #[arg(value_parser = hulk_player)]
    first: String,
    /// The other player
    #[arg(value_parser = hulk_player)]
    second: String,
    /// Play Death Angel with this number of players, 1 to 6, or with several, as in 1,3 or 1-6; each of
    /// the two holds all seats in turn
    #[arg(long, value_name = "PLAYERS", value_parser = seats, conflicts_with = "names")]
    players: Option<Seats>,
    #[command(flatten)]
    places: Places,
    /// Games on each mission, or with each number of players; two for each seed, with sides swapped
    /// where there are sides; with --sprt, the greatest number of games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..=10_000_000))]
    games: u64,
    /// Play until it is clear whether the first player is better by no more than the first or by at
    /// least the second number of Elo points
    #[arg(long, value_name = "ELO,ELO", value_parser = sequential, allow_hyphen_values = true)]
    sprt: Option<Sequential>,
    /// Save every game here as it ends; the same call resumes where it stopped
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,
}

fn sequential(text: &str) -> Result<Sequential, String> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[worse, better])
            if worse < better && better - worse >= 1.0 && worse.abs().max(better.abs()) <= 1000.0 =>
        {
            Ok(Sequential { worse, better })
        }
        _ => Err("two numbers of Elo points, the smaller first, as in 0,20".to_owned()),
    }
}

/// Plays and tells who is better.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let (first_seed, pairs, sequential) = (args.places.seed, args.games.div_ceil(2), args.sprt);
    let players = [args.first.clone(), args.second.clone()];
    if let Some(Seats(seats)) = &args.players {
        if let Some(Err(error)) = players.iter().map(|name| angel_player(name)).find(Result::is_err) {
            eprintln!("blipfall: {error}");
            return Ok(Exit::Problems);
        }
        let contest = angel::Contest { players: seats.clone(), bots: players, first_seed, pairs, sequential };
        return compete(&contest, args, out);
    }
    let missions = match args.places.missions() {
        Ok(missions) => missions,
        Err(exit) => return Ok(exit),
    };
    compete(&hulk::Contest { missions, players, first_seed, pairs, sequential }, args, out)
}

/// Plays a contest and tells how it ended.
fn compete<C: PairedGames>(contest: &C, args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let planned = contest.n_games();
    let bar = bar(planned);
    let told = |standing: &Standing| {
        bar.set_position(2 * standing.pairs.len());
        bar.set_message(format!("{:+.0} Elo", standing.elo().value));
    };
    let played = contest.play(args.places.threads(), &stop_on_signal(), args.out.as_deref(), told);
    bar.finish_and_clear();
    let standing = match played {
        Ok(standing) => standing,
        Err(error) => {
            eprintln!("blipfall: {error}");
            return Ok(Exit::Unreadable);
        }
    };
    print(args, C::POINTS, &standing, planned, out)?;
    let is_cut_short = standing.verdict == Verdict::Open && 2 * standing.pairs.len() < planned;
    Ok(if is_cut_short { Exit::Stopped } else { Exit::Fine })
}

fn print(
    args: &Args,
    points: [&str; 2],
    standing: &Standing,
    planned: u64,
    out: &mut impl Write,
) -> io::Result<()> {
    let (pairs, elo) = (&standing.pairs, standing.elo());
    let [lost, half_lost, split, half_won, won] = pairs.0;
    writeln!(out, "{} against {}: {} games of {planned}", args.first, args.second, 2 * pairs.len())?;
    writeln!(out, "score           {}", percent(&pairs.score()))?;
    for (name, half_points) in points.iter().zip(standing.points_by_side) {
        writeln!(out, "  {name:<12}  {} of {}", half_points as f64 / 2.0, pairs.len())?;
    }
    if standing.groups.len() > 1 {
        for (name, group) in &standing.groups {
            let [first, second] = group.points_by_side.map(|half_points| half_points as f64 / 2.0);
            writeln!(out, "  {name:<20}  {first} and {second} of {}", group.pairs)?;
        }
    }
    writeln!(
        out,
        "double matches  {} won, {split} even, {} lost: {}",
        half_won + won,
        half_lost + lost,
        percent(&pairs.double_wins())
    )?;
    writeln!(out, "Elo             {:+.0} ({:+.0} to {:+.0})", elo.value, elo.low, elo.high)?;
    writeln!(out, "verdict         {}", verdict(args, standing))
}

fn verdict(args: &Args, standing: &Standing) -> String {
    let (first, second) = (&args.first, &args.second);
    let score = standing.pairs.score();
    match (args.sprt, standing.verdict) {
        (Some(test), Verdict::Better) => format!("{first} is better by {} Elo points or more", test.better),
        (Some(test), Verdict::NotBetter) => {
            format!("{first} is better by no more than {} Elo points", test.worse)
        }
        (Some(_), Verdict::Open) => "open: more games are needed".to_owned(),
        (None, _) if score.low > 0.5 => format!("{first} is better"),
        (None, _) if score.high < 0.5 => format!("{second} is better"),
        (None, _) => "open: these games do not tell them apart".to_owned(),
    }
}
