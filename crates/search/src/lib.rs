//! Looks ahead in any game of the contract. It knows no rules: what a position is worth, and how
//! everybody plays on from it, is told by a [`Script`].
//!
//! [`Search::decide`] tries candidates in worlds sampled from the view of a seat, never in the real
//! game. Every candidate meets the same worlds and the same dice, so that differences between them
//! are differences between the candidates; bad ones are dropped by sequential halving, and the
//! script's own move stays unless another one is better by more than its standard error. All values
//! are whole numbers, and the sums do not depend on who computed them: the same seed and number of
//! rollouts give the same decision on every machine and with any number of threads.
//!
//! [`solve`] computes exact values of small positions with the real `apply`.
#![warn(missing_docs)]

mod budget;
mod halving;
mod report;
mod rollout;
mod script;
mod solve;

pub use budget::{Budget, Stop};
pub use halving::{Question, Search};
pub use report::{Candidate, Gate, Report};
pub use script::{Script, WIN};
pub use solve::{Solution, SolveError, Solver, solve};
