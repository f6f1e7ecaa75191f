//! `blipfall analyse`: a second opinion on a match.

use std::io::{self, Write};

use analysis::{Depth, Progress, Standing, Study, analyse};
use protocol::{AnalysedStep, Analysis, ErrorSize};
use search::Stop;

use crate::Exit;
use crate::players::{bar, stop_on_signal};
use crate::replay::load;

/// What to analyse.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a match; - reads standard input
    file: String,
    /// How deep it looks, 1 to 10: each depth takes twice as long as the one before
    #[arg(long, default_value_t = Depth::DEFAULT.number(), value_parser = clap::value_parser!(u8).range(1..=10))]
    depth: u8,
    /// Print one JSON object instead of tables
    #[arg(long)]
    json: bool,
    /// The number of threads, which does not change the figures; default: all processors
    #[arg(long, value_name = "NUMBER")]
    threads: Option<usize>,
}

/// Analyses a match and prints what was found.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let replay = match load(&args.file) {
        Ok((_, replay)) => replay,
        Err(exit) => return Ok(exit),
    };
    let depth = Depth::new(args.depth).unwrap_or(Depth::DEFAULT);
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let (signal, stop) = (stop_on_signal(), Stop::default());
    let bar = bar(0);
    let tell = |standing: &Standing| {
        bar.set_length(standing.of as u64);
        bar.set_position(standing.done as u64);
        if signal.is_asked() {
            stop.ask();
        }
    };
    let study = Study::new(&replay, vec![depth]);
    let found = study.and_then(|study| analyse(&study, &Progress { stop: &stop, tell: &tell, threads }));
    bar.finish_and_clear();
    match found {
        Ok(analysis) if args.json => {
            serde_json::to_writer(&mut *out, &*analysis)?;
            writeln!(out)?;
        }
        Ok(analysis) => print(&analysis, out)?,
        Err(analysis::Cannot::Stopped) => return Ok(Exit::Stopped),
        Err(cannot) => {
            eprintln!("blipfall: {}: {cannot}", args.file);
            return Ok(Exit::Problems);
        }
    }
    Ok(Exit::Fine)
}

fn print(analysis: &Analysis, out: &mut impl Write) -> io::Result<()> {
    let n_judged = analysis.steps.iter().filter(|step| !step.answers.is_empty()).count();
    writeln!(
        out,
        "depth {}, {n_judged} decisions with a choice; all figures in points of 100\n",
        analysis.depth
    )?;
    writeln!(out, "chance of the Marines at the start {:>6.1}", points(analysis.expectation))?;
    let sum = |value: fn(&AnalysedStep) -> i32| points(analysis.steps.iter().map(value).sum());
    writeln!(out, "skill, as the Marines count it     {:>+6.1}", sum(|step| step.skill))?;
    writeln!(out, "luck, as the Marines count it      {:>+6.1}", sum(|step| step.luck))?;
    writeln!(out, "in no single decision              {:>+6.1}", points(analysis.untraced))?;
    if analysis.conceded != 0 {
        writeln!(out, "given up or agreed                 {:>+6.1}", points(analysis.conceded))?;
    }
    writeln!(out, "result                             {:>6.1}\n", points(analysis.result))?;
    print_tallies(analysis, out)?;
    print_errors(analysis, out)
}

fn print_tallies(analysis: &Analysis, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{:<16} decisions   skill    luck    loss  inaccuracies mistakes blunders", "seat")?;
    for tally in &analysis.seats {
        writeln!(
            out,
            "{:<16} {:>9} {:>+7.1} {:>+7.1} {:>7.1}  {:>12} {:>8} {:>8}",
            tally.seat.name(),
            tally.decisions,
            points(tally.skill),
            points(tally.luck),
            points(tally.loss),
            tally.inaccuracies,
            tally.mistakes,
            tally.blunders
        )?;
    }
    writeln!(out, "\n{:<16} decisions   skill    luck    loss", "Marine")?;
    for tally in &analysis.marines {
        let (skill, luck, loss) = (points(tally.skill), points(tally.luck), points(tally.loss));
        writeln!(out, "{:<16} {:>9} {skill:>+7.1} {luck:>+7.1} {loss:>7.1}", tally.marine, tally.decisions)?;
    }
    Ok(())
}

/// Every error with what would have been better.
fn print_errors(analysis: &Analysis, out: &mut impl Write) -> io::Result<()> {
    let errors = || analysis.steps.iter().filter_map(|step| Some((step, step.error?)));
    if errors().next().is_none() {
        return writeln!(out, "\nno errors of 5 points or more");
    }
    writeln!(out, "\nmoment  seat    loss  error       played, and what was better")?;
    for (step, error) in errors() {
        let size = match error {
            ErrorSize::Inaccuracy => "inaccuracy",
            ErrorSize::Mistake => "mistake",
            ErrorSize::Blunder => "blunder",
        };
        let played = step.answers.iter().find(|answer| answer.played);
        let texts = [played, step.answers.first()].map(|answer| {
            answer.map_or(String::new(), |answer| {
                format!("{} {:.1}", answer.action.text(), points(answer.chance))
            })
        });
        let (frame, seat, loss) = (step.frame, step.seat.name(), points(step.loss));
        writeln!(out, "{frame:>6}  {seat:<6} {loss:>5.1}  {size:<10}  {}", texts[0])?;
        writeln!(out, "{:>35}{}", "", texts[1])?;
    }
    Ok(())
}

/// Ten thousandths of a win as points of 100.
pub(crate) fn points(value: i32) -> f64 {
    f64::from(value) / 100.0
}
