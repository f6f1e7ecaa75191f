//! Housekeeping of the workspace: every check and every generated file.
//!
//! Each command is one module with a `HELP` text and a `command` function.
//! Exit codes: 0 for success, 1 when a check fails, 2 for a wrong call.

mod args;
mod deny;
mod error;
mod fuzz;
mod generated;
mod layers;
mod mutants;
mod postgres;
mod process;
mod pure;
mod python;
mod rules;
mod test;
mod trials;
mod ui;

use std::process::ExitCode;

use args::Args;
use error::{Error, Result};

struct Command {
    name: &'static str,
    summary: &'static str,
    help: &'static str,
    run: fn(Args) -> Result,
}

const COMMANDS: [Command; 16] = [
    Command {
        name: "test",
        summary: "Run every check of a change, in order",
        help: test::HELP,
        run: test::command,
    },
    Command {
        name: "rules",
        summary: "Report which rules are proved by a test",
        help: rules::HELP,
        run: rules::command,
    },
    Command {
        name: "generated",
        summary: "Rewrite the generated files, or check that they are current",
        help: generated::HELP,
        run: generated::command,
    },
    Command {
        name: "fuzz",
        summary: "Run the fuzz targets for a short while",
        help: fuzz::HELP,
        run: fuzz::command,
    },
    Command {
        name: "mutants",
        summary: "Change the rules at random and see whether a test notices",
        help: mutants::HELP,
        run: mutants::command,
    },
    Command {
        name: "e2e",
        summary: "Play with the program in a real browser",
        help: ui::E2E,
        run: ui::in_browser,
    },
    Command {
        name: "ui-bench",
        summary: "Measure the web page in a real browser",
        help: ui::BENCH,
        run: ui::bench,
    },
    Command {
        name: "screenshots",
        summary: "Write a picture of every screen into docs/screenshots",
        help: ui::HELP,
        run: ui::screenshots,
    },
    Command {
        name: "simulate",
        summary: "Run a simulated server through its misfortunes",
        help: trials::SIMULATE,
        run: trials::simulate,
    },
    Command {
        name: "chaos",
        summary: "Kill the server again and again while matches are played",
        help: trials::CHAOS,
        run: trials::chaos,
    },
    Command {
        name: "abuse",
        summary: "Attack a server in many ways while somebody plays",
        help: trials::ABUSE,
        run: trials::abuse,
    },
    Command {
        name: "deny",
        summary: "Check licences, sources and known faults of all dependencies",
        help: deny::HELP,
        run: deny::command,
    },
    Command {
        name: "leaks",
        summary: "Compare what is sent in matches that differ in secret",
        help: trials::LEAKS,
        run: trials::leaks,
    },
    Command {
        name: "nonsense",
        summary: "Send malformed frames and requests to the server",
        help: trials::NONSENSE,
        run: trials::nonsense,
    },
    Command {
        name: "restart",
        summary: "Measure how fast the server is ready on many matches",
        help: trials::RESTART,
        run: trials::restart,
    },
    Command {
        name: "load",
        summary: "Measure how much the server bears",
        help: trials::LOAD,
        run: trials::load,
    },
];

fn main() -> ExitCode {
    match dispatch(Args::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            error.exit_code()
        }
    }
}

fn dispatch(mut args: Args) -> Result {
    let name = args.next().ok_or_else(|| Error::usage(format!("which command? one of {}, help", names())))?;
    match name.as_str() {
        "help" | "--help" | "-h" => help(args),
        name => run(find(name)?, args),
    }
}

fn run(command: &Command, args: Args) -> Result {
    if args.ask_help() {
        print!("{}", command.help);
        return Ok(());
    }
    (command.run)(args).map_err(|error| match error {
        Error::Usage(text) => Error::usage(format!("{text}\nsee `cargo xtask help {}`", command.name)),
        failed => failed,
    })
}

fn help(mut args: Args) -> Result {
    let text = match args.next() {
        Some(name) => find(&name)?.help.to_owned(),
        None => overview(),
    };
    args.finish()?;
    print!("{text}");
    Ok(())
}

fn overview() -> String {
    let mut text = "Usage: cargo xtask COMMAND [OPTIONS]\n\nCommands:\n".to_owned();
    for command in &COMMANDS {
        text += &format!("  {:<11} {}\n", command.name, command.summary);
    }
    text += "  help        Print this text, or with a command's name its own\n";
    text
}

fn find(name: &str) -> Result<&'static Command> {
    COMMANDS
        .iter()
        .find(|command| command.name == name)
        .ok_or_else(|| Error::usage(format!("no command `{name}`; there are {}, help", names())))
}

fn names() -> String {
    COMMANDS.map(|command| command.name).join(", ")
}
