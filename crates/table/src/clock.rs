//! How much time is left. Time only ever comes in with entries and commands.

use std::collections::BTreeMap;

use crate::any::ClockState;
use crate::entry::Millis;
use crate::seat::Seat;
use crate::terms::{ClockTerms, Each};

/// The clocks of a match: the turn's own timer, and those of the seats that are asked. Where all choose at once the
/// clocks of all who have yet to choose run together, so that nobody's time begins only when another has finished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    /// How long the turn's own timer runs.
    timer: Option<Millis>,
    terms: Option<ClockTerms>,
    /// Until when time has been charged.
    last: Millis,
    paused: bool,
    clock_state: Option<ClockState>,
    /// The turn whose own timer was last started, and what it has left.
    turn: Option<(u16, Millis)>,
    /// Who is asked now, the one first that the rules ask.
    asked: Vec<Seat>,
    /// The turn whose choice all make at once, while it is made.
    choice: Option<u16>,
    /// What seats have left: of the decision, or of the turn of this number.
    seats: BTreeMap<Seat, (u16, Millis)>,
    /// What the seat of each step had left when it was played, where each decision has a clock: taking it back gives
    /// it no more.
    marks: Vec<Millis>,
}

/// What is left at some time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Left {
    /// Of the turn's own timer, while it runs.
    pub turn: Option<Millis>,
    /// Of the clock of the seat that the rules ask: with a choice that all make at once, the first of them.
    pub seat: Option<Millis>,
}

impl Clock {
    /// When the last entry was written.
    pub fn last(&self) -> Millis {
        self.last
    }

    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Starts with the game.
    pub fn start(&mut self, timer: Option<Millis>, terms: Option<ClockTerms>) {
        (self.timer, self.terms) = (timer, terms);
    }

    /// Charges the time since the last entry.
    pub fn charge(&mut self, at: Millis) {
        let (left, gone) = (self.left(at), self.gone(at));
        if let (Some(turn), Some((_, rest))) = (left.turn, &mut self.turn) {
            *rest = turn;
        }
        for seat in &self.asked {
            if let Some((_, rest)) = self.seats.get_mut(seat) {
                *rest = rest.saturating_sub(gone);
            }
        }
        self.last = self.last.max(at);
    }

    /// Time passes that no seat is charged for.
    pub fn skip(&mut self, at: Millis) {
        self.last = self.last.max(at);
    }

    /// Stops or goes on.
    pub fn pause(&mut self, paused: bool) {
        self.paused = paused;
    }

    /// Notes what the seat has left that plays the step of this number.
    pub fn mark(&mut self, step: usize) {
        if self.terms.is_none_or(|terms| terms.each != Each::Decision) {
            return;
        }
        self.marks.truncate(step);
        let left = self.owner().and_then(|seat| self.seats.get(&seat)).map_or(0, |left| left.1);
        self.marks.resize(step, 0);
        self.marks.push(left);
    }

    /// Whether seats have clocks: then it has to be told who is asked.
    pub fn has_terms(&self) -> bool {
        self.terms.is_some()
    }

    /// A new decision is pending. With a choice that all make at once, `others` have yet to make theirs.
    pub fn follow(&mut self, clock_state: ClockState, others: Option<&[Seat]>) {
        if let (Some(full), true) = (self.timer, clock_state.is_timed)
            && self.turn.is_none_or(|(turn, _)| turn != clock_state.turn)
        {
            self.turn = Some((clock_state.turn, full));
        }
        let choice = others.map(|_| clock_state.turn);
        let is_same_choice = choice.is_some() && choice == self.choice;
        let others =
            others.unwrap_or_default().iter().copied().filter(|seat| Some(*seat) != clock_state.owner);
        (self.asked, self.choice) = (clock_state.owner.into_iter().chain(others).collect(), choice);
        if let Some(terms) = self.terms {
            let full = Millis::from(terms.seconds) * 1000;
            for seat in &self.asked {
                let known = self.seats.get(seat).filter(|left| left.0 == clock_state.turn);
                let left = match terms.each {
                    Each::Decision if !is_same_choice => full,
                    _ => known.map_or(full, |left| left.1),
                };
                self.seats.insert(*seat, (clock_state.turn, left));
            }
        }
        self.clock_state = Some(clock_state);
    }

    /// A decision is pending again after all steps from number `to` on were taken back.
    pub fn follow_back(&mut self, clock_state: ClockState, others: Option<&[Seat]>, to: usize) {
        let mark = self.marks.get(to).copied();
        self.follow(clock_state, others);
        if let (Some(Each::Decision), Some(owner), Some(mark)) =
            (self.terms.map(|terms| terms.each), clock_state.owner, mark)
        {
            self.seats.insert(owner, (clock_state.turn, mark));
        }
    }

    /// Nothing is decided any more.
    pub fn stop(&mut self) {
        self.clock_state = None;
        self.asked.clear();
    }

    /// How much of the time since the last entry is charged at this time.
    fn gone(&self, at: Millis) -> Millis {
        if self.paused { 0 } else { at.saturating_sub(self.last) }
    }

    /// What a seat that is asked has left at this time.
    pub fn left_of(&self, seat: Seat, at: Millis) -> Option<Millis> {
        let (_, left) =
            self.seats.get(&seat).filter(|_| self.terms.is_some() && self.asked.contains(&seat))?;
        Some(left.saturating_sub(self.gone(at)))
    }

    fn owner(&self) -> Option<Seat> {
        self.clock_state.and_then(|clock_state| clock_state.owner)
    }

    /// What is left at this time. A time before the last entry counts as that of the entry.
    pub fn left(&self, at: Millis) -> Left {
        let Some(clock_state) = self.clock_state else { return Left::default() };
        let turn = self.turn.filter(|(turn, _)| clock_state.is_timed && *turn == clock_state.turn);
        Left {
            turn: turn.map(|(_, left)| left.saturating_sub(self.gone(at))),
            seat: clock_state.owner.and_then(|seat| self.left_of(seat, at)),
        }
    }

    /// Whether anybody's time is being charged, or would be without a pause.
    pub fn runs(&self) -> bool {
        let left = self.left(self.last);
        left.turn.is_some() || left.seat.is_some()
    }

    /// Whether the turn's own timer has run out, also while it stands still.
    pub fn turn_is_up(&self, at: Millis) -> bool {
        let of_this_turn = |clock_state: ClockState| self.turn.filter(|(turn, _)| *turn == clock_state.turn);
        let left =
            self.left(at).turn.or_else(|| self.clock_state.and_then(of_this_turn).map(|(_, left)| left));
        left == Some(0)
    }

    /// When the time of the seat that decides is up, and the table can do something about it.
    pub fn deadline(&self) -> Option<Millis> {
        let clock_state = self.clock_state.filter(|_| !self.paused)?;
        let left = self.left(self.last);
        let turn = left.turn.filter(|_| clock_state.can_time_out);
        let least = turn.into_iter().chain(left.seat).min()?;
        Some(self.last.saturating_add(least))
    }
}
