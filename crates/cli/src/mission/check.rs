//! `blipfall mission check`.

use std::io::{self, IsTerminal, Write};

use clap::ValueEnum;
use content::{Findings, Level};

use super::files;
use crate::Exit;

/// What to check.
#[derive(clap::Args)]
#[command(after_help = "\
Ends with 0 if nothing is wrong, 1 if there are warnings and --deny-warnings is given, \
2 if there are errors, 3 if a file could not be read.")]
pub(crate) struct Args {
    /// Files, folders with mission files, or - for standard input
    #[arg(required = true)]
    files: Vec<String>,
    #[command(flatten)]
    how: How,
}

/// How findings are printed and judged.
#[derive(clap::Args)]
pub(crate) struct How {
    /// Treat warnings as failures
    #[arg(long)]
    deny_warnings: bool,
    /// How findings are printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// With a marked excerpt of the file
    Text,
    /// One JSON object per line
    Json,
}

/// How many of each there were.
#[derive(Default)]
pub(crate) struct Counts {
    files: usize,
    unreadable: usize,
    errors: usize,
    warnings: usize,
    notes: usize,
}

/// Checks every file.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let mut counts = Counts::default();
    for source in files::read_all(&args.files) {
        match &source.text {
            Ok(text) => {
                let report = content::hulk::parse_file(text, source.stem().as_deref());
                counts.tell(&args.how, (&source.name, text), &report, out)?;
            }
            Err(error) => counts.unreadable(&source.name, error),
        }
    }
    counts.finish(&args.how, out)
}

impl Counts {
    /// Prints what was found in a file with this name and text.
    pub fn tell(
        &mut self,
        how: &How,
        (name, text): (&str, &str),
        report: &impl Findings,
        out: &mut impl Write,
    ) -> io::Result<()> {
        self.add(report);
        match how.format {
            Format::Text => {
                let color = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
                write!(out, "{}", content::render(name, text, report, color))
            }
            Format::Json => {
                let lines = content::to_json(name, text, report);
                lines.iter().try_for_each(|line| writeln!(out, "{line}"))
            }
        }
    }

    /// Says why a file could not be read.
    pub fn unreadable(&mut self, name: &str, error: &io::Error) {
        self.files += 1;
        self.unreadable += 1;
        eprintln!("blipfall: {name}: {error}");
    }

    /// Prints the sum of all findings, and says how the program ends.
    pub fn finish(&self, how: &How, out: &mut impl Write) -> io::Result<Exit> {
        if how.format == Format::Text {
            writeln!(out, "{}", self.summary())?;
        }
        Ok(self.exit(how.deny_warnings))
    }

    fn add(&mut self, report: &impl Findings) {
        self.files += 1;
        self.errors += report.count(Level::Error) + report.left_out();
        self.warnings += report.count(Level::Warning);
        self.notes += report.count(Level::Note);
    }

    fn summary(&self) -> String {
        let of = |n: usize, what: &str| match n {
            1 => format!("1 {what}"),
            n => format!("{n} {what}s"),
        };
        let found = [(self.errors, "error"), (self.warnings, "warning"), (self.notes, "note")];
        let found: Vec<String> =
            found.into_iter().filter(|(n, _)| *n > 0).map(|(n, what)| of(n, what)).collect();
        let files = of(self.files, "file");
        if !found.is_empty() {
            return format!("{files} checked: {}", found.join(", "));
        }
        match self.unreadable {
            0 => format!("{files} checked: nothing wrong"),
            n => format!("{files} checked: {n} not read"),
        }
    }

    fn exit(&self, deny_warnings: bool) -> Exit {
        match self {
            _ if self.unreadable > 0 => Exit::Unreadable,
            _ if self.errors > 0 => Exit::Errors,
            _ if self.warnings > 0 && deny_warnings => Exit::Problems,
            _ => Exit::Fine,
        }
    }
}
