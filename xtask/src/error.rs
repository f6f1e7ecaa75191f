//! The two ways a command can end badly, and their exit codes.

use std::fmt;
use std::process::ExitCode;

pub type Result<T = ()> = std::result::Result<T, Error>;

#[derive(Debug, PartialEq, Eq)]
pub enum Error {
    /// The call itself was wrong; nothing was run.
    Usage(String),
    /// A check, a tool or a file said no.
    Failed(String),
}

impl Error {
    pub fn usage(text: impl Into<String>) -> Error {
        Error::Usage(text.into())
    }

    pub fn failed(text: impl Into<String>) -> Error {
        Error::Failed(text.into())
    }

    pub fn exit_code(&self) -> ExitCode {
        match self {
            Error::Usage(_) => ExitCode::from(2),
            Error::Failed(_) => ExitCode::from(1),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Usage(text) | Error::Failed(text) => f.write_str(text),
        }
    }
}
