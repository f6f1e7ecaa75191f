//! Rule tests: tables of boards drawn in text, an action, given dice, and what
//! must come of it. A file for each chapter of the rules, in
//! folders that are named after the first and the last chapter in them.

#[path = "../support/mod.rs"]
mod support;

mod doors_to_flamer;
mod options;
mod overwatch_to_librarian;
mod reinforcement_to_victory;
mod rulings;
mod setup_to_moving;
mod solo_a;
mod solo_b;
mod vectors;
