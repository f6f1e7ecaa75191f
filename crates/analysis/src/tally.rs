//! Sums of a match, by seat and by Marine.

use protocol::{AnalysedStep, Analysis, ErrorSize, MarineTally, Seat, SeatTally};

/// Adds up the steps of an analysis for each seat and each Marine.
pub(crate) fn tally(analysis: &mut Analysis) {
    let mut seats: Vec<SeatTally> = Vec::new();
    let mut marines: Vec<MarineTally> = Vec::new();
    for step in &analysis.steps {
        add_to_seat(&mut seats, step);
        if let Some(marine) = &step.marine {
            add_to_marine(&mut marines, marine, step);
        }
    }
    seats.sort_by_key(|tally| tally.seat);
    marines.sort_by(|a, b| a.marine.cmp(&b.marine));
    (analysis.seats, analysis.marines) = (seats, marines);
}

/// What is good for the Marines as what is good for a seat.
fn for_seat(seat: Seat, value: i32) -> i32 {
    if seat == Seat::Alien { -value } else { value }
}

fn add_to_seat(seats: &mut Vec<SeatTally>, step: &AnalysedStep) {
    let place = seats.iter().position(|tally| tally.seat == step.seat).unwrap_or_else(|| {
        seats.push(SeatTally {
            seat: step.seat,
            decisions: 0,
            skill: 0,
            luck: 0,
            loss: 0,
            inaccuracies: 0,
            mistakes: 0,
            blunders: 0,
        });
        seats.len() - 1
    });
    let tally = &mut seats[place];
    tally.decisions += u32::from(!step.answers.is_empty());
    tally.skill += for_seat(step.seat, step.skill);
    tally.luck += for_seat(step.seat, step.luck);
    tally.loss += step.loss;
    match step.error {
        Some(ErrorSize::Inaccuracy) => tally.inaccuracies += 1,
        Some(ErrorSize::Mistake) => tally.mistakes += 1,
        Some(ErrorSize::Blunder) => tally.blunders += 1,
        None => {}
    }
}

fn add_to_marine(marines: &mut Vec<MarineTally>, marine: &str, step: &AnalysedStep) {
    let place = marines.iter().position(|tally| tally.marine == marine).unwrap_or_else(|| {
        let marine = marine.to_owned();
        marines.push(MarineTally { marine, decisions: 0, skill: 0, luck: 0, loss: 0 });
        marines.len() - 1
    });
    let tally = &mut marines[place];
    tally.decisions += u32::from(!step.answers.is_empty());
    tally.skill += for_seat(step.seat, step.skill);
    tally.luck += for_seat(step.seat, step.luck);
    tally.loss += step.loss;
}
