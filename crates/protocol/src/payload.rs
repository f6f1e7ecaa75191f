//! What the games themselves say: the objects that `docs/formats/engine-protocol.md`
//! describes, carried as they are.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

macro_rules! payload {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
        #[serde(transparent)]
        #[schema(value_type = Object)]
        pub struct $name(
            #[ts(type = "Record<string, unknown>")]
            pub Map<String, Value>,
        );
    };
}

payload! {
    /// What one viewer may know of the game.
    View
}
payload! {
    /// An answer to a decision: an object with `do`, for Space Hulk also `cost` and `cp`.
    Action
}
payload! {
    /// Something that happened: an object with `type`.
    Event
}
payload! {
    /// What is to be decided: `owner`, `kind` and what belongs to it.
    Decision
}
payload! {
    /// What an outcome of an action comes down to, as `summary` in the engine protocol's `odds`.
    Summary
}
