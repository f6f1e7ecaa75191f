//! What goes out, typed: what both games have, and the pieces that the forms of a game are
//! made of. Fields that JSON leaves out are optional in TypeScript too.

mod entries;
mod text;
mod word;

pub use entries::Entries;
pub use text::Text;
pub(crate) use word::vocabulary;
pub use word::{Vocabulary, Word};

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::fields::Fields;
use crate::{angel, hulk};

/// What one viewer may know, in either game; `game` tells which it is.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "forms.ts", rename = "GameView")]
pub enum View {
    /// Of Space Hulk.
    Hulk(Box<hulk::View>),
    /// Of Death Angel.
    Angel(Box<angel::View>),
}

/// What is waited for, in either game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "forms.ts", rename = "GameDecision")]
pub enum Decision {
    /// In Space Hulk.
    Hulk(Box<hulk::Decision>),
    /// In Death Angel.
    Angel(angel::Decision),
}

/// An action, in either game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "forms.ts", rename = "GameAction")]
pub enum Action {
    /// In Space Hulk.
    Hulk(hulk::Action),
    /// In Death Angel.
    Angel(angel::Action),
}

/// Something that happened, in either game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "forms.ts", rename = "GameEvent")]
pub enum Event {
    /// In Space Hulk.
    Hulk(hulk::Event),
    /// In Death Angel.
    Angel(angel::Event),
}

/// What an outcome of an action comes down to, in either game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "forms.ts", rename = "GameSummary")]
pub enum Summary {
    /// In Space Hulk.
    Hulk(hulk::Summary),
    /// In Death Angel.
    Angel(angel::Summary),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "forms.ts")]
pub struct Over {
    /// Who won: a side, the players, or nobody.
    pub winner: Option<&'static str>,
    /// Why it ended.
    pub reason: String,
}

/// One way an action can turn out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "forms.ts")]
pub struct OddsOutcome {
    /// How likely it is: an exact fraction, as in `11/36`.
    pub p: String,
    /// What happens, in the first of the combinations of dice that lead here.
    pub events: Vec<Event>,
    /// What it comes down to.
    pub summary: Summary,
}

/// Something typed as JSON.
pub fn json(form: &impl Serialize) -> Value {
    serde_json::to_value(form).expect("the forms have nothing in them that JSON cannot say")
}

/// A form that is an object, as its fields.
pub fn object(form: &impl Serialize) -> Fields {
    match json(form) {
        Value::Object(fields) => fields,
        _ => Fields::new(),
    }
}
