//! Every rule, chapter by chapter. A test names the rules it proves.

#[path = "../support/mod.rs"]
mod support;

mod actions;
mod attack;
mod cards;
mod choose;
mod death;
mod defense;
mod event;
mod events;
mod goal;
mod inspect;
mod limits;
mod locations;
mod moves;
mod own;
mod refused;
mod rulings;
mod setup;
mod spawn;
mod support_cards;
mod swarms;
mod terms;
mod terrain;
mod threats;
mod travel;
mod vectors;
mod work;
