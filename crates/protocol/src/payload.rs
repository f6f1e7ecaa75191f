//! What the games themselves say: the objects that `docs/formats/engine-protocol.md`
//! describes, carried as they are.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// Carried as it is, but typed for those who read it: as the form of the same name.
macro_rules! payload {
    ($(#[$doc:meta])* $name:ident as $form:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
        #[serde(transparent)]
        #[ts(as = $form)]
        #[schema(value_type = Object)]
        pub struct $name(pub Map<String, Value>);
    };
}

payload! {
    /// What one viewer may know of the game.
    View as "forms::View"
}
payload! {
    /// An answer to a decision: an object with `do`, for Space Hulk also `cost` and `cp`.
    Action as "forms::Action"
}
payload! {
    /// Something that happened: an object with `type`.
    Event as "forms::Event"
}
payload! {
    /// What is to be decided: `owner`, `kind` and what belongs to it.
    Decision as "forms::Decision"
}
payload! {
    /// What an outcome of an action comes down to, as `summary` in the engine protocol's `odds`.
    Summary as "forms::Summary"
}
