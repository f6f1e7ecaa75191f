//! Either game behind one type.

use death_angel::DeathAngel;
use forms::{Change, GameJson, Snapshot, Text};
use game_api::{Game, Pending, Viewer};
use space_hulk::SpaceHulk;

use crate::entry::{By, Millis, StateHash};
use crate::history::{Applied, History, Moment, PlayedAction, Recorded, Shown, hash_of};
use crate::playable::Playable;
use crate::seat::Seat;

/// The course of either game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AnyHistory {
    Hulk(Box<History<SpaceHulk>>),
    Angel(Box<History<DeathAngel>>),
}

/// A step of either game that has been played on a copy of it.
pub(crate) enum AnyAction {
    Hulk(PlayedAction<space_hulk::Action>, Box<Applied<SpaceHulk>>),
    Angel(PlayedAction<death_angel::Action>, Box<Applied<DeathAngel>>),
}

/// Does the same with the course of either game.
macro_rules! each {
    ($any:expr, $history:ident => $do:expr) => {
        match $any {
            $crate::any::AnyHistory::Hulk($history) => $do,
            $crate::any::AnyHistory::Angel($history) => $do,
        }
    };
}
pub(crate) use each;

/// Through whose eyes something is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Those of a seat.
    Seat(Seat),
    /// Those of somebody without a seat.
    Spectator,
    /// Everything lies open, as after the end.
    All,
}

impl Look {
    /// The viewer of the rules; nothing for one who sees everything. A seat that the game
    /// does not have sees what everybody sees.
    pub(crate) fn viewer<G: Playable>(self) -> Option<Viewer<G::Seat>> {
        match self {
            Look::All => None,
            Look::Spectator => Some(Viewer::Spectator),
            Look::Seat(seat) => Some(G::rules_seat(seat).map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }
}

/// What a clock has to know of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClockState {
    pub owner: Option<Seat>,
    pub turn: u16,
    /// The turn's own timer runs.
    pub is_timed: bool,
    /// Something can be played when the turn's own timer has run out.
    pub can_time_out: bool,
}

/// What clocks have to know of a game.
pub(crate) fn clock_state<G: Playable>(game: &G) -> ClockState {
    let owner = match game.pending() {
        Pending::Decide(seat) => Some(G::table_seat(seat)),
        Pending::Over(_) => None,
    };
    let (turn, is_timed) = (game.moment().0, game.is_timed());
    ClockState { owner, turn, is_timed, can_time_out: game.on_timeout().is_some() }
}

/// What a moment was, whatever the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MomentKind<'a> {
    Played { seat: Seat, by: &'a By },
    Undone,
}

impl AnyHistory {
    /// The seats that somebody can hold.
    pub fn seats(&self) -> Vec<Seat> {
        each!(self, history => history.now().held_seats())
    }

    pub fn owner(&self) -> Option<Seat> {
        each!(self, history => history.owner())
    }

    pub fn turn_name(&self) -> String {
        let (turn, phase) = each!(self, history => history.now().moment());
        format!("{turn} {phase}")
    }

    pub fn answers_in_secret(&self) -> bool {
        each!(self, history => history.now().answers_in_secret())
    }

    pub fn clock_state(&self) -> ClockState {
        each!(self, history => clock_state(history.now()))
    }

    pub fn timer(&self) -> Option<Millis> {
        each!(self, history => history.now().timer())
    }

    pub fn n_steps(&self) -> usize {
        each!(self, history => history.n_steps())
    }

    pub fn n_moments(&self) -> usize {
        each!(self, history => history.n_moments())
    }

    /// The hash of the present game, as entries of a format have it.
    pub fn hash(&self, format: u32) -> StateHash {
        each!(self, history => hash_of(history.now(), format))
    }

    /// The hash of what the mission and its options fix.
    pub fn setup_hash(&self) -> Option<StateHash> {
        each!(self, history => history.now().fixed_part()).as_ref().map(StateHash::of)
    }

    /// The canonical form of the present game.
    pub fn snapshot(&self) -> Snapshot {
        each!(self, history => history.now().snapshot())
    }

    /// The same setup with the game that a record began with.
    pub fn begun_with(&self, changes: &[Change], hash: StateHash) -> Result<AnyHistory, String> {
        let start = Snapshot::empty().changed(changes).map_err(|failure| failure.message)?;
        if StateHash::of(&start) != hash {
            return Err("the recorded position does not have the recorded hash".into());
        }
        let wrong = |failure: forms::Failure| failure.message;
        Ok(match self {
            AnyHistory::Hulk(history) => {
                AnyHistory::Hulk(Box::new(history.begun_with(&start).map_err(wrong)?))
            }
            AnyHistory::Angel(history) => {
                AnyHistory::Angel(Box::new(history.begun_with(&start).map_err(wrong)?))
            }
        })
    }

    /// The same, with a start that could not be compared with that of the record.
    pub fn unverified(mut self) -> AnyHistory {
        each!(&mut self, history => history.mark_unverified());
        self
    }

    /// How many steps the present rules do not lead to.
    pub fn n_restored(&self) -> usize {
        each!(self, history => history.n_restored())
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> &'static str {
        match self {
            AnyHistory::Hulk(_) => SpaceHulk::side(seat),
            AnyHistory::Angel(_) => DeathAngel::side(seat),
        }
    }

    /// Who won and why, if the rules have ended the game.
    pub fn result(&self) -> Option<(Option<&'static str>, String)> {
        each!(self, history => match history.now().pending() {
            Pending::Over(outcome) => Some(history.now().result(outcome)),
            Pending::Decide(_) => None,
        })
    }

    pub fn moment(&self, at: usize) -> MomentKind<'_> {
        each!(self, history => match history.moment(at) {
            Moment::Played(step) => MomentKind::Played { seat: step.seat, by: &step.by },
            Moment::Restored(step) => MomentKind::Played { seat: step.seat, by: &step.by },
            Moment::Undone(_) => MomentKind::Undone,
        })
    }

    pub fn moment_of_step(&self, step: usize) -> Option<usize> {
        each!(self, history => history.moment_of_step(step))
    }

    /// The steps that led here, the last first: number, seat, who, and whether it is final.
    pub fn steps_back(&self) -> Box<dyn Iterator<Item = (usize, Seat, &By, bool)> + '_> {
        each!(self, history => Box::new(history.steps_back()))
    }

    /// Goes on as a record says, or says why it cannot have happened.
    pub fn follow(&mut self, recorded: Recorded) -> Result<(), String> {
        each!(self, history => history.follow(recorded))
    }

    /// Goes on with a step that has been played.
    pub fn advance(&mut self, made: AnyAction) -> Result<(), String> {
        match (self, made) {
            (AnyHistory::Hulk(history), AnyAction::Hulk(step, applied)) => history.advance(step, *applied),
            (AnyHistory::Angel(history), AnyAction::Angel(step, applied)) => history.advance(step, *applied),
            _ => return Err("the step belongs to another game".into()),
        }
        Ok(())
    }

    pub fn take_back(&mut self, to: usize) {
        each!(self, history => history.take_back(to));
    }

    /// The game before a moment as this look sees it.
    pub fn view(&self, before: usize, look: Look) -> Text {
        each!(self, history => if before >= history.n_moments() {
            history.view(look)
        } else {
            view(&history.before(before), look)
        })
    }

    /// What happened when the game was set up.
    pub fn opening_events(&self, look: Look) -> Vec<Text> {
        each!(self, history => {
            let (start, story) = history.opening();
            events(&Shown { at: 0, before: start, after: start, story }, look)
        })
    }

    /// What happened in some moments, in order.
    pub fn events(&self, first: usize, end: usize, look: Look) -> Vec<Vec<Text>> {
        let mut all = Vec::new();
        each!(self, history => history.walk(first, end, |shown| {
            if shown.at >= first {
                all.push(events(&shown, look));
            }
        }));
        all
    }
}

/// The game as somebody sees it, or all of it.
pub(crate) fn view<G: Playable>(game: &G, look: Look) -> Text {
    Text::of(&game.write_view_with(&game.fixed_fields(), look.viewer::<G>()))
}

/// What happened, as somebody is told it.
pub(crate) fn events<G: Playable>(shown: &Shown<G>, look: Look) -> Vec<Text> {
    let events = G::write_events(shown.before, shown.after, shown.story, look.viewer::<G>());
    events.iter().map(Text::of).collect()
}
