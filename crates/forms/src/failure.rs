//! Why something that was asked for is not given.

use game_api::Problem;

/// Why something is not given, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Code {
    /// What was sent does not have the form of anything.
    BadRequest,
    /// Something inside a position is wrong.
    BadPosition,
    /// It would be more work than the limit.
    TooLarge,
}

/// Why something is not given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// In one word.
    pub code: Code,
    /// In a sentence for people.
    pub message: String,
    /// Each thing that is wrong, where there may be several.
    pub problems: Vec<Problem>,
}

impl Failure {
    /// A failure without a list of problems.
    pub fn new(code: Code, message: impl Into<String>) -> Failure {
        Failure { code, message: message.into(), problems: Vec::new() }
    }

    /// What was sent is wrong.
    pub fn request(message: impl Into<String>) -> Failure {
        Failure::new(Code::BadRequest, message)
    }

    /// Something is wrong with a position, or with what was asked of a mission.
    pub fn problems(code: Code, problems: Vec<Problem>) -> Failure {
        let message = match problems.as_slice() {
            [one] => one.to_string(),
            [first, ..] => format!("{} problems; the first: {first}", problems.len()),
            [] => "there is something wrong".into(),
        };
        Failure { problems, ..Failure::new(code, message) }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}
