//! Exceptions of our own, which say what a refusal says.

use forms::{Code, Failure};
use pyo3::create_exception;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;

create_exception!(blipfall, BlipfallError, PyException, "Anything that blipfall refuses.");
create_exception!(blipfall, BadRequest, BlipfallError, "What was asked has no meaning.");
create_exception!(
    blipfall,
    BadPosition,
    BlipfallError,
    "A position or a mission file is wrong; see `problems`."
);
create_exception!(
    blipfall,
    IllegalAction,
    BlipfallError,
    "The rules forbid the action; `rule` names the rule."
);
create_exception!(blipfall, BadDice, BlipfallError, "Dice or picks do not fit what the rules ask for.");
create_exception!(blipfall, TooLarge, BlipfallError, "It would be more work than the limit.");

/// Adds the exceptions to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("BlipfallError", py.get_type::<BlipfallError>())?;
    module.add("BadRequest", py.get_type::<BadRequest>())?;
    module.add("BadPosition", py.get_type::<BadPosition>())?;
    module.add("IllegalAction", py.get_type::<IllegalAction>())?;
    module.add("BadDice", py.get_type::<BadDice>())?;
    module.add("TooLarge", py.get_type::<TooLarge>())
}

/// What was asked has no meaning.
pub(crate) fn request(message: impl Into<String>) -> PyErr {
    BadRequest::new_err(message.into())
}

/// The rules do not allow this now.
pub(crate) fn illegal(message: impl Into<String>) -> PyErr {
    IllegalAction::new_err(message.into())
}

/// A position or a file is wrong.
pub(crate) fn position(message: impl Into<String>) -> PyErr {
    BadPosition::new_err(message.into())
}

/// A failure of a form, with its list of problems.
pub(crate) fn failure(failure: Failure) -> PyErr {
    let message = failure.message.clone();
    match failure.code {
        Code::BadPosition => {
            let lines = failure.problems.iter().map(ToString::to_string);
            let all: Vec<String> = std::iter::once(message).chain(lines).collect();
            position(all.join("\n"))
        }
        Code::TooLarge => TooLarge::new_err(message),
        _ => request(message),
    }
}

/// Text that should be a JSON object.
pub(crate) fn object(text: &str) -> PyResult<forms::Fields> {
    match serde_json::from_str(text) {
        Ok(serde_json::Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(request("an object is needed")),
        Err(error) => Err(request(format!("not JSON: {error}"))),
    }
}
