//! What follows from what in a campaign of Space Hulk.
//!
//! A [`Progress`] is a campaign file and the results of the chapters that were played, and nothing else:
//! who lives, who took whose place, what the next chapter is and how the story ends follow from them. So
//! the results alone are stored, and a file with results from elsewhere can be checked result by result.
//! [`Tally`] makes a result from what happened in a match. Pure: no clock, no file, no chance.
#![warn(missing_docs)]

mod next;
mod numbers;
mod progress;
mod result;
mod story;
mod tally;

pub use next::NextChapter;
pub use progress::{Member, Progress};
pub use result::{ChapterResult, MarineResult, Outcome, Wrong};
pub use story::{Epilogue, Survivor};
pub use tally::Tally;
