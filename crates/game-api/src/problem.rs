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
    /// A problem that needs no advice.
    pub fn new(path: impl Into<Path>, message: impl Into<String>) -> Problem {
        Problem { path: path.into(), message: message.into(), advice: None }
    }

    /// The same problem with advice how to mend it.
    /// ```
    /// use game_api::Problem;
    ///
    /// let problem = Problem::new("units[2].at", "the square is a wall").advised("move the unit");
    /// assert_eq!(problem.to_string(), "units[2].at: the square is a wall; move the unit");
    /// ```
    pub fn advised(self, advice: impl Into<String>) -> Problem {
        Problem { advice: Some(advice.into()), ..self }
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

    /// Notes a problem that needs no advice.
    pub fn add(&mut self, path: impl Into<Path>, message: impl Into<String>) {
        self.note(|| Problem::new(path, message));
    }

    /// Notes a problem and how to mend it.
    pub fn add_advised(
        &mut self,
        path: impl Into<Path>,
        message: impl Into<String>,
        advice: impl Into<String>,
    ) {
        self.note(|| Problem::new(path, message).advised(advice));
    }

    fn note(&mut self, problem: impl FnOnce() -> Problem) {
        if self.0.len() < Self::MOST {
            self.0.push(problem());
        }
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Everything that is wrong.
    pub fn into_list(self) -> Vec<Problem> {
        self.0
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
        problems.add_advised("round", "there is no round 0", "rounds are counted from 1");
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
