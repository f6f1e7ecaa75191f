//! The test vectors of Part VI, as the rules write them, by the chapters that they check.

mod overwatch_to_librarian;
mod reinforcement_to_victory;
mod setup_to_moving;
mod shooting_and_fire;
mod sight_and_range;
