//! The words of the command line, taken one by one.

use std::collections::VecDeque;

use crate::error::{Error, Result};

pub struct Args(VecDeque<String>);

impl Args {
    pub fn from_env() -> Args {
        Args::new(std::env::args().skip(1))
    }

    /// `--name=value` is read as `--name value`.
    pub fn new(words: impl IntoIterator<Item = String>) -> Args {
        let mut list = VecDeque::new();
        for word in words {
            match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => {
                    list.extend([name.to_owned(), value.to_owned()]);
                }
                _ => list.push_back(word),
            }
        }
        Args(list)
    }

    pub fn next(&mut self) -> Option<String> {
        self.0.pop_front()
    }

    /// The next word, unless it is an option.
    pub fn next_value(&mut self) -> Option<String> {
        match self.0.front() {
            Some(word) if !word.starts_with("--") => self.next(),
            _ => None,
        }
    }

    /// The value that must follow `option`.
    pub fn value(&mut self, option: &str) -> Result<String> {
        self.next_value().ok_or_else(|| Error::usage(format!("`{option}` needs a value")))
    }

    pub fn ask_help(&self) -> bool {
        self.0.iter().any(|word| word == "--help" || word == "-h")
    }

    /// Refuses words that nobody took.
    pub fn finish(mut self) -> Result {
        match self.next() {
            Some(word) => Err(unexpected(&word)),
            None => Ok(()),
        }
    }
}

pub fn unexpected(word: &str) -> Error {
    let kind = if word.starts_with('-') { "option" } else { "argument" };
    Error::usage(format!("unexpected {kind} `{word}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Args {
        Args::new(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn equals_sign_separates_option_and_value() {
        let mut args = args("--seconds=5 play");
        assert_eq!(args.next().as_deref(), Some("--seconds"));
        assert_eq!(args.value("--seconds").as_deref(), Ok("5"));
        assert_eq!(args.next().as_deref(), Some("play"));
        assert_eq!(args.next(), None);
    }

    #[test]
    fn a_missing_value_is_a_usage_error() {
        assert!(matches!(args("").value("--only"), Err(Error::Usage(_))));
        assert!(matches!(args("--list").value("--only"), Err(Error::Usage(_))));
    }

    #[test]
    fn left_over_words_are_refused() {
        assert!(args("").finish().is_ok());
        assert_eq!(args("more").finish(), Err(Error::usage("unexpected argument `more`")));
    }
}
