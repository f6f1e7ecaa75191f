//! Where the parts of a mission stand in its file.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::diagnostic::Span;

/// Where the parts of a position stand in the file, by the paths of its problems.
#[derive(Debug, Default)]
pub(crate) struct Places(RefCell<BTreeMap<String, Span>>);

impl Places {
    pub fn set(&self, path: impl Into<String>, span: &Span) {
        self.0.borrow_mut().insert(path.into(), span.clone());
    }

    /// The place of this path, or of the nearest part around it.
    pub fn find(&self, path: &str) -> Option<Span> {
        let places = self.0.borrow();
        let mut path = path;
        loop {
            if let Some(span) = places.get(path) {
                return Some(span.clone());
            }
            path = &path[..path.rfind(['.', '['])?];
        }
    }
}
