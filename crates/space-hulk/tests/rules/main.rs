//! Rule tests: tables of boards drawn in text, an action, given dice, and what
//! must come of it. A file for each chapter of the rules.

#[path = "../support/mod.rs"]
mod support;

mod acting;
mod aliens;
mod assault;
mod options;
mod rulings;
mod shooting;
mod solo_a;
mod solo_b;
