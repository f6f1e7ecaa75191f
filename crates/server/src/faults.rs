//! Faults on purpose, so that trials can see what becomes of a server in which something fails.

use table::ComputerTurn;

use crate::room::{Input, Question};

/// What a trial breaks. It is called at places where a mistake of ours would show, and may panic or
/// not return. Only a program that makes its own [`Config`](crate::Config) can set it: no option of
/// `blipfall`, no file and no variable of the environment leads here.
pub trait Faults: std::fmt::Debug + Send + Sync {
    /// A computer player is about to decide, on its thread.
    fn before_decision(&self, _turn: &ComputerTurn) {}

    /// A question is about to be answered, on its thread.
    fn before_answer(&self, _question: &Question) {}

    /// A room is about to take an input in, on its task.
    fn before_input(&self, _match_id: &str, _input: &Input) {}
}
