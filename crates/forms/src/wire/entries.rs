//! Objects whose keys are names.

use serde::{Serialize, Serializer};
use ts_rs::{Config, TS, TypeVisitor};

/// An object with a value for each of some names, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entries<V>(pub Vec<(String, V)>);

impl<V> FromIterator<(String, V)> for Entries<V> {
    fn from_iter<I: IntoIterator<Item = (String, V)>>(entries: I) -> Entries<V> {
        Entries(entries.into_iter().collect())
    }
}

impl<V: Serialize> Serialize for Entries<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<V: TS> TS for Entries<V> {
    type WithoutGenerics = Entries<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        format!("{{ [name in string]?: {} }}", V::name(cfg))
    }

    fn inline(cfg: &Config) -> String {
        format!("{{ [name in string]?: {} }}", V::inline(cfg))
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        V::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        V::visit_generics(visitor);
        visitor.visit::<V>();
    }
}
