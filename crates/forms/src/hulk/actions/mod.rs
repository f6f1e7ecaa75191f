//! Actions as JSON objects, both ways.

mod read;
mod write;

pub(crate) use read::read;
pub(crate) use write::write;
