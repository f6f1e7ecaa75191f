//! Where the parts of a mission stand in its file.

use std::cell::RefCell;
use std::collections::BTreeMap;

use game_api::Path;

use crate::diagnostic::Span;

/// Where the parts of a position stand in the file, by the paths of its problems.
#[derive(Debug, Default)]
pub(crate) struct Places(RefCell<BTreeMap<Path, Span>>);

impl Places {
    pub fn set(&self, path: impl Into<Path>, span: &Span) {
        self.0.borrow_mut().insert(path.into(), span.clone());
    }

    /// The place of this path, or of the nearest part around it.
    pub fn find(&self, path: impl Into<Path>) -> Option<Span> {
        let places = self.0.borrow();
        let mut path = path.into();
        loop {
            if let Some(span) = places.get(&path) {
                return Some(span.clone());
            }
            path = path.parent()?;
        }
    }
}
