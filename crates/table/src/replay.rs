//! A match from one moment to any other, in either direction.

use std::borrow::Cow;

use forms::Text;
use protocol::ReplayFrame;

use crate::any::{AnyHistory, Look, each};
use crate::history::{History, Moment, Shown};
use crate::playable::Playable;
use crate::record::Record;
use crate::refused::{Code, Corrupt, Refused};
use crate::table::{Table, What};
use crate::update::Viewer;

/// Every moment of a match, for those who may see all of it: the match is over, or whoever
/// looks has its record anyway.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    table: Cow<'a, Table>,
}

/// A moment of a match for those who draw and tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The position after it.
    pub board: Board,
    /// What was played, where whoever looks may know it.
    pub action: Option<String>,
    /// What happened, a line each.
    pub events: Vec<String>,
}

/// A position of either game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Of Space Hulk.
    Hulk(Box<space_hulk::Position>),
    /// Of Death Angel.
    Angel(Box<death_angel::Position>),
}

impl Replay<'static> {
    /// The match of a record.
    pub fn load(record: &Record) -> Result<Replay<'static>, Corrupt> {
        Ok(Replay { table: Cow::Owned(Table::load(&record.entries)?) })
    }
}

impl Replay<'_> {
    /// The table at the end of what is known.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How many frames there are; none if the match never started.
    pub fn n_frames(&self) -> usize {
        self.table.n_frames()
    }

    /// One frame, as this look sees it; `None` beyond the last. Number 0 is the game as it was set up, and each action,
    /// and each time that something was taken back, leads to the next one.
    pub fn frame(&self, number: usize, look: Look) -> Option<ReplayFrame> {
        self.table.frame_as(number, look)
    }

    /// The frame with which a turn or round begins; if it was taken back and began again, the last time.
    pub fn start_of_round(&self, round: u16) -> Option<usize> {
        let history = self.table.history.as_ref()?;
        each!(history, history => start_of_round(history, round))
    }

    /// Everything that happened in a game of Space Hulk but what was undone, in order, and the game at the
    /// end; nothing if the match never started, or is of another game.
    pub fn hulk_events(&self, mut see: impl FnMut(&space_hulk::Event)) -> Option<&space_hulk::SpaceHulk> {
        let AnyHistory::Hulk(history) = self.table.history.as_ref()? else { return None };
        let mut see_all = |story: &forms::GameJournal<space_hulk::SpaceHulk>| {
            story.entries().iter().for_each(|entry| see(&entry.event));
        };
        see_all(history.opening().1);
        history.walk(0, history.n_moments(), |shown| {
            if history.is_step(shown.at) {
                see_all(shown.story);
            }
        });
        Some(history.now())
    }

    /// One frame for those who draw and tell it.
    pub fn scene(&self, number: usize, look: Look) -> Option<Scene> {
        let history = self.table.history.as_ref().filter(|_| number < self.n_frames())?;
        Some(each!(history, history => scene(history, number, look)))
    }
}

impl Table {
    /// Everything about a match that is over.
    pub fn replay(&self) -> Result<Replay<'_>, Refused> {
        match self.closed {
            Some(_) => Ok(Replay { table: Cow::Borrowed(self) }),
            None => Err(Refused::new(Code::NotOver, "everything lies open when the match is over")),
        }
    }

    /// How many frames there are so far.
    pub fn n_frames(&self) -> usize {
        self.history.as_ref().map_or(0, |history| history.n_moments() + 1)
    }

    /// One frame as a viewer may see it, also while the match is being played.
    pub fn frame(&self, viewer: &Viewer, number: usize) -> Option<ReplayFrame> {
        self.frame_as(number, self.look_of(viewer))
    }

    fn frame_as(&self, number: usize, look: Look) -> Option<ReplayFrame> {
        let history = self.history.as_ref().filter(|_| number < self.n_frames())?;
        let is_it = |what: &What| match number.checked_sub(1) {
            None => *what == What::Started,
            Some(moment) => matches!(what, What::Moment(at) | What::Undone(at, _) if *at == moment),
        };
        let place = self.notes.iter().rposition(|note| is_it(&note.what))?;
        let (seat, by, undone_to) = match &self.notes[place].what {
            What::Moment(at) => {
                let (seat, by) = self.played_by(*at);
                (Some(seat), Some(by), None)
            }
            What::Undone(_, taken) => (Some(taken.seat), Some(protocol::By::Person), self.frame_at(taken.to)),
            _ => (None, None, None),
        };
        let (version, at) = (place as u32 + 1, self.notes[place].at);
        let undone_to = undone_to.map(|frame| frame as u32);
        Some(ReplayFrame { version, at, seat, by, undone_to, ..history.frame(number, look) })
    }

    /// The frame that shows the game as it was at a version.
    fn frame_at(&self, version: u32) -> Option<usize> {
        self.notes.range(0..version as usize).rev().find_map(|note| match note.what {
            What::Started => Some(0),
            What::Moment(at) | What::Undone(at, _) => Some(at + 1),
            _ => None,
        })
    }
}

impl AnyHistory {
    /// A frame, as far as the game knows it.
    fn frame(&self, number: usize, look: Look) -> ReplayFrame {
        each!(self, history => frame(history, number, look))
    }
}

/// Plays a moment again and shows it; the setup is the moment before the first.
fn show<G: Playable, T>(history: &History<G>, number: usize, write: impl Fn(&Shown<G>) -> T) -> T {
    let (start, story) = history.opening();
    let mut shown = None;
    if let Some(moment) = number.checked_sub(1) {
        history.walk(moment, number, |at| shown = (at.at == moment).then(|| write(&at)));
    }
    shown.unwrap_or_else(|| write(&Shown { at: 0, before: start, after: start, story }))
}

fn frame<G: Playable>(history: &History<G>, number: usize, look: Look) -> ReplayFrame {
    let action = played(history, number, look);
    show(history, number, |shown| ReplayFrame {
        number: number as u32,
        version: 0,
        at: 0,
        turn: shown.after.moment().0,
        phase: shown.after.moment().1.to_owned(),
        seat: None,
        by: None,
        undone_to: None,
        action: action.map(|action| Text::of(&shown.before.write_action(action)).into()),
        events: crate::any::events(shown, look).into_iter().map(Into::into).collect(),
        view: crate::any::view(shown.after, look).into(),
    })
}

fn start_of_round<G: Playable>(history: &History<G>, round: u16) -> Option<usize> {
    let mut before = history.opening().0.moment().0;
    let mut found = (before == round).then_some(0);
    history.walk(0, history.n_moments(), |shown| {
        let turn = shown.after.moment().0;
        // Taking back leads to an earlier round, which does not begin again by that.
        if turn == round && before < round {
            found = Some(shown.at + 1);
        }
        before = turn;
    });
    found
}

fn scene<G: Playable>(history: &History<G>, number: usize, look: Look) -> Scene {
    let action = played(history, number, look);
    show(history, number, |shown| Scene {
        board: shown.after.board(look.viewer::<G>()),
        action: action.map(|action| shown.before.action_words(action)),
        events: shown.story.told(look.viewer::<G>()).map(|event| shown.after.event_words(event)).collect(),
    })
}

/// The action that led to a frame, for the seat that took it and where everything lies
/// open.
fn played<G: Playable>(history: &History<G>, number: usize, look: Look) -> Option<&G::Action> {
    match history.moment(number.checked_sub(1)?) {
        Moment::Played(step) if look == Look::All || look == Look::Seat(step.seat) => Some(&step.action),
        _ => None,
    }
}
