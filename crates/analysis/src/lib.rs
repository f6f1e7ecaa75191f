//! A second opinion on what was played: chances, errors, luck and skill.
//!
//! [`judge`] asks one decision: some answers are played out in worlds sampled from the view of whoever
//! decided, so that nobody is blamed for what could not be known. a [`Study`] asks all decisions of a
//! match and puts them together, so that
//!
//! > result − expectation = skill of the Marines − skill of the aliens + luck + untraced + conceded
//!
//! holds exactly. The value of a position is that of veterans playing on from it ([`Judgment::value`]). The
//! skill of a decision is the value after it less the value of the veteran's own move, in the same worlds
//! with the same dice. Luck is what the real next game is worth less what it was worth on average over all dice of the
//! same action (`luck`): it averages 0, however wrong an evaluation is. What no single decision shows is untraced.
//!
//! Rollouts end after a round, where the evaluation of the computer players judges; a [`Curve`] bends it so that
//! it fits the mission that is being played. The same depth gives the same answer.
#![warn(missing_docs)]

mod advice;
mod analyst;
mod angel;
mod curve;
mod fitting;
mod hulk;
mod judgment;
mod luck;
mod lucks;
mod study;
mod tally;
mod trial;
mod walk;

/// Counts the changes after which an analysis of the same match says something else. Those of another version are
/// computed again.
pub const VERSION: u32 = 4;

pub use advice::advise;
pub use analyst::Analyst;
pub use curve::Curve;
pub use judgment::{Depth, Judged, Judgment, Mind, judge};
pub use study::{Cannot, Progress, Standing, Studied, Study, analyse};
pub use trial::{Told, play_match, tell};
