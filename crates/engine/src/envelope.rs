//! Requests and answers: what every line has in common.

use serde_json::{Map, Value, json};

use crate::scope::Problem;

/// The fields of a JSON object.
pub(crate) type Fields = Map<String, Value>;
/// A JSON object of these fields.
macro_rules! fields {
    ($($key:literal: $value:expr),* $(,)?) => {{
        let mut fields = $crate::envelope::Fields::new();
        $(fields.insert($key.to_owned(), serde_json::json!($value));)*
        fields
    }};
}
pub(crate) use fields;

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

/// Why the rules of a game forbid something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refusal {
    pub rule: &'static str,
    pub message: &'static str,
}

impl From<space_hulk::Refusal> for Refusal {
    fn from(refusal: space_hulk::Refusal) -> Refusal {
        Refusal { rule: refusal.rule, message: refusal.message }
    }
}

impl From<death_angel::Refusal> for Refusal {
    fn from(refusal: death_angel::Refusal) -> Refusal {
        Refusal { rule: refusal.rule, message: refusal.message }
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

    /// The request itself is wrong.
    pub fn request(message: impl Into<String>) -> Failure {
        Failure::new(Code::BadRequest, message)
    }

    /// The rules forbid the action.
    pub fn illegal(refusal: Refusal) -> Failure {
        Failure::new(Code::IllegalAction, refusal.message).with("rule", refusal.rule)
    }

    /// Something is wrong with a position, or with what was asked of a mission.
    pub fn problems<P: Into<Problem>>(code: Code, problems: Vec<P>) -> Failure {
        let problems: Vec<Problem> = problems.into_iter().map(P::into).collect();
        let message = match problems.as_slice() {
            [one] => one.to_string(),
            [first, ..] => format!("{} problems; the first: {first}", problems.len()),
            [] => "there is something wrong".into(),
        };
        let list = problems.iter().map(|p| json!({"path": p.path, "message": p.message}));
        Failure::new(code, message).with("problems", list.collect::<Vec<Value>>())
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

/// A text of somebody else for a message: quoted, and cut if it is long.
pub(crate) fn quoted(text: &str) -> String {
    format!("{:?}", text.chars().take(40).collect::<String>())
}

/// What a value is, for messages.
pub(crate) fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
