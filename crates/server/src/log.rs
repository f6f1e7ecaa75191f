//! The log: structured, on standard error.

use tracing_subscriber::EnvFilter;

/// The form of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogForm {
    /// A line for people.
    Text,
    /// A JSON object on each line, for programs.
    Json,
}

/// Sends the log of the whole program to standard error; `BLIPFALL_LOG` says how much of
/// it, as in `server=debug`, and `level` if that is not set. Only the first call counts.
pub fn log_to_stderr(form: LogForm, level: &str) {
    let filter = EnvFilter::try_from_env("BLIPFALL_LOG").unwrap_or_else(|_| EnvFilter::new(level));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(false);
    // It would complain to standard error, and panic if that cannot be written either.
    let log = log.log_internal_errors(false);
    // A log that was set up before stays.
    let _ = match form {
        LogForm::Text => log.try_init(),
        LogForm::Json => log.json().try_init(),
    };
}
