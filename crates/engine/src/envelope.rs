//! Requests and answers: what every line has in common.

use forms::{Fields, kind_of};
use game_api::{Problem, Refusal};
use serde_json::{Value, json};

/// What a command gives: the fields of its answer, or why there is none.
pub(crate) type Answer = Result<Fields, Failure>;

/// Why a request is refused, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Code {
    BadJson,
    BadRequest,
    NoGame,
    BadPosition,
    IllegalAction,
    DiceMissing,
    DiceLeftOver,
    BadDie,
    TooLarge,
}

impl Code {
    const fn name(self) -> &'static str {
        match self {
            Code::BadJson => "bad_json",
            Code::BadRequest => "bad_request",
            Code::NoGame => "no_game",
            Code::BadPosition => "bad_position",
            Code::IllegalAction => "illegal_action",
            Code::DiceMissing => "dice_missing",
            Code::DiceLeftOver => "dice_left_over",
            Code::BadDie => "bad_die",
            Code::TooLarge => "too_large",
        }
    }
}

/// A refused request.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    code: Code,
    message: String,
    details: Fields,
}

impl Failure {
    pub fn new(code: Code, message: impl Into<String>) -> Failure {
        Failure { code, message: message.into(), details: Fields::new() }
    }

    /// The rules forbid the action.
    pub fn illegal(refusal: Refusal) -> Failure {
        Failure::new(Code::IllegalAction, refusal.message).with("rule", refusal.rule)
    }

    /// Adds a detail to the error.
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Failure {
        self.details.insert(key.to_owned(), value.into());
        self
    }

    fn into_json(self) -> Value {
        let mut error = Fields::new();
        error.insert("code".into(), self.code.name().into());
        error.insert("message".into(), self.message.into());
        error.extend(self.details);
        error.into()
    }
}

impl From<forms::Failure> for Failure {
    fn from(failure: forms::Failure) -> Failure {
        let code = match failure.code {
            forms::Code::BadPosition => Code::BadPosition,
            forms::Code::TooLarge => Code::TooLarge,
            _ => Code::BadRequest,
        };
        let problem =
            |problem: Problem| json!({"path": problem.path.to_string(), "message": problem.sentence()});
        let problems: Vec<Value> = failure.problems.into_iter().map(problem).collect();
        let told = Failure::new(code, failure.message);
        if problems.is_empty() { told } else { told.with("problems", problems) }
    }
}

/// A line as a request, or the whole answer if it is none.
pub(crate) fn read(line: &[u8]) -> Result<(Value, Fields), String> {
    let refuse = |code, message: String| Err(write(Value::Null, Err(Failure::new(code, message))));
    match serde_json::from_slice(line) {
        Ok(Value::Object(mut fields)) => {
            let id = fields.get_mut("id").map_or(Value::Null, Value::take);
            Ok((id, fields))
        }
        Ok(other) => refuse(Code::BadRequest, format!("a request is an object, not {}", kind_of(&other))),
        Err(error) => refuse(Code::BadJson, format!("not JSON: {error}")),
    }
}

/// An answer as a line.
pub(crate) fn write(id: Value, answer: Answer) -> String {
    let mut line = Fields::new();
    line.insert("id".into(), id);
    line.insert("ok".into(), answer.is_ok().into());
    match answer {
        Ok(fields) => line.extend(fields),
        Err(failure) => {
            line.insert("error".into(), failure.into_json());
        }
    }
    Value::Object(line).to_string()
}
