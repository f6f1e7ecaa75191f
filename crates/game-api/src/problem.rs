//! What is wrong with something that people or programs wrote, and where.

use std::fmt;

use crate::Path;

/// Something that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where it is.
    pub path: Path,
    /// What is wrong.
    pub message: String,
    /// How to mend it, where that is not plain.
    pub advice: Option<String>,
}

impl Problem {
    /// A problem told in one sentence: what is wrong, and behind the first semicolon how to
    /// mend it.
    /// ```
    /// use game_api::Problem;
    ///
    /// let problem = Problem::told("units[2].at", "the square is a wall; move the unit");
    /// assert_eq!(problem.message, "the square is a wall");
    /// assert_eq!(problem.advice.as_deref(), Some("move the unit"));
    /// assert_eq!(problem.to_string(), "units[2].at: the square is a wall; move the unit");
    /// ```
    pub fn told(path: impl Into<Path>, sentence: &str) -> Problem {
        let (message, advice) = match sentence.split_once("; ") {
            Some((message, advice)) => (message, Some(advice.to_owned())),
            None => (sentence, None),
        };
        Problem { path: path.into(), message: message.to_owned(), advice }
    }

    /// Message and advice in one sentence.
    pub fn sentence(&self) -> String {
        match &self.advice {
            Some(advice) => format!("{}; {advice}", self.message),
            None => self.message.clone(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path, self.sentence())
    }
}

/// Collects problems, up to [`Problems::MOST`]: a hostile file could have very many.
#[derive(Clone, Debug, Default)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Further problems are left out.
    pub const MOST: usize = 100;

    /// Notes a problem, told as in [`Problem::told`].
    pub fn add(&mut self, path: impl Into<Path>, sentence: impl AsRef<str>) {
        if self.0.len() < Self::MOST {
            self.0.push(Problem::told(path, sentence.as_ref()));
        }
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value, if nothing is wrong with it; everything that is, otherwise.
    pub fn finish<T>(self, value: T) -> Result<T, Vec<Problem>> {
        if self.is_empty() { Ok(value) } else { Err(self.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_without_problems_is_given_and_one_with_problems_is_not() {
        assert_eq!(Problems::default().finish(7), Ok(7));
        let mut problems = Problems::default();
        problems.add("round", "there is no round 0; rounds are counted from 1");
        problems.add("units", "there are none");
        let found = problems.finish(7).expect_err("two problems");
        let told: Vec<String> = found.iter().map(Problem::to_string).collect();
        assert_eq!(told, ["round: there is no round 0; rounds are counted from 1", "units: there are none"]);
        assert_eq!(found[1].advice, None);
    }

    #[test]
    fn no_more_than_the_limit_are_kept() {
        let mut problems = Problems::default();
        for i in 0..3 * Problems::MOST {
            problems.add(Path::from("units").index(i), "too many");
        }
        assert_eq!(problems.finish(()).expect_err("problems").len(), Problems::MOST);
    }
}
