//! What the games themselves say: the objects that `docs/formats/engine-protocol.md`
//! describes, carried as they are.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// An object that is carried as the text it was written in: a server sends thousands of them
/// and looks into none. For those who read it, it is typed as the form of the same name.
macro_rules! payload {
    ($(#[$doc:meta])* $name:ident as $form:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Serialize, TS, ToSchema)]
        #[serde(transparent)]
        #[ts(as = $form)]
        #[schema(value_type = Object)]
        pub struct $name(Box<RawValue>);

        impl $name {
            /// An object with these fields.
            pub fn from_fields(fields: Map<String, Value>) -> $name {
                $name(to_raw_value(&fields).expect("JSON can say every object"))
            }

            /// Its text.
            pub fn text(&self) -> &str {
                self.0.get()
            }

            /// Its fields, read from the text.
            pub fn fields(&self) -> Map<String, Value> {
                serde_json::from_str(self.text()).expect("the text is that of an object")
            }
        }

        impl From<forms::Text> for $name {
            /// The forms write nothing but objects.
            fn from(text: forms::Text) -> $name {
                $name(text.into())
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &$name) -> bool {
                self.text() == other.text()
            }
        }

        impl Eq for $name {}

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                Map::deserialize(deserializer).map($name::from_fields)
            }
        }
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
