//! The course of a game: everything that was played, what was taken back included.

use std::collections::BTreeMap;
use std::sync::Arc;

use forms::{Args, Fields, Story};
use game_api::{Journal, Pending, Recorder, Script, Seeded};

use crate::entry::{By, StateHash};
use crate::log::Log;
use crate::playable::Playable;
use crate::seat::Seat;

/// So many moments lie between two kept games: going back to any moment plays at most so
/// many again.
const SPACING: usize = 64;

/// The course of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line<G: Playable> {
    opening: Story<G>,
    moments: Log<Moment<G::Action>>,
    /// The moments that led to the present game, by number: its steps.
    steps: Vec<usize>,
    /// Games before some moments.
    kept: BTreeMap<usize, Arc<G>>,
    /// The last moment, if it was an action: everybody is about to be told of it.
    last: Option<Arc<Last<G>>>,
    now: G,
}

/// An action with the game before it and what happened.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Last<G: Playable> {
    before: G,
    story: Story<G>,
}

/// One thing that changed the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Moment<A> {
    Played(Step<A>),
    /// So many steps were left.
    Undone(usize),
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step<A> {
    pub seat: Seat,
    pub by: By,
    pub action: A,
    /// Its place in the legal list.
    pub choice: usize,
    pub picks: Box<[u32]>,
    /// Nothing was rolled or revealed.
    pub is_free: bool,
}

/// An action that has been played on a copy of the game.
pub(crate) struct Trial<G: Playable> {
    pub game: G,
    pub story: Story<G>,
    pub picks: Vec<u32>,
}

/// A moment that is played again.
pub(crate) struct Shown<'a, G: Playable> {
    pub at: usize,
    pub before: &'a G,
    pub after: &'a G,
    pub story: &'a Story<G>,
}

impl<G: Playable> Trial<G> {
    /// Plays a legal action with these dice.
    pub fn new(before: &G, action: &G::Action, dice: Seeded) -> Trial<G> {
        let (mut game, mut story, mut chance) = (before.clone(), Journal::keep(), Recorder::new(dice));
        game.apply_unchecked(action, &mut chance, &mut story);
        Trial { game, story, picks: chance.take() }
    }

    /// Whether nothing was rolled and nothing revealed.
    pub fn is_free(&self) -> bool {
        self.picks.is_empty() && !self.story.entries().iter().any(|entry| G::reveals(&entry.event))
    }

    pub fn hash(&self) -> StateHash {
        self.game.state_hash().into()
    }
}

impl<G: Playable> Line<G> {
    /// A game that has just been set up.
    pub fn new(start: G, opening: Story<G>) -> Line<G> {
        let kept = BTreeMap::from([(0, Arc::new(start.clone()))]);
        Line { opening, moments: Log::default(), steps: Vec::new(), kept, last: None, now: start }
    }

    /// The present game.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// How many actions led to the present game.
    pub fn n_steps(&self) -> usize {
        self.steps.len()
    }

    /// How many moments there have been.
    pub fn n_moments(&self) -> usize {
        self.moments.len()
    }

    /// A moment by its number.
    pub fn moment(&self, at: usize) -> &Moment<G::Action> {
        &self.moments[at]
    }

    /// The steps that led to the present game, the last first, each with its number.
    pub fn steps_back(&self) -> impl Iterator<Item = (usize, &Step<G::Action>)> {
        let step = |(n, &at): (usize, &usize)| match &self.moments[at] {
            Moment::Played(step) => Some((n, step)),
            Moment::Undone(_) => None,
        };
        self.steps.iter().enumerate().rev().filter_map(step)
    }

    /// The moment of a step of the present game.
    pub fn moment_of_step(&self, step: usize) -> Option<usize> {
        self.steps.get(step).copied()
    }

    /// The seat that decides now.
    pub fn owner(&self) -> Option<Seat> {
        match self.now.pending() {
            Pending::Decide(seat) => Some(G::table_seat(seat)),
            Pending::Over(_) => None,
        }
    }

    /// The legal list of the present game.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.now.legal_actions(&mut legal);
        legal
    }

    /// A recorded action with everything that belongs to it, if it can have happened.
    pub fn read_step(
        &self,
        seat: Seat,
        by: &By,
        action: &Fields,
        picks: &[u32],
        hash: StateHash,
    ) -> Result<(Step<G::Action>, Trial<G>), String> {
        if self.owner() != Some(seat) {
            let owner = self.owner().map_or("nobody", Seat::name);
            return Err(format!("{seat} acts, but {owner} has to decide"));
        }
        let action = match self.now.read_action(Args::new(action)) {
            Err(failure) => return Err(format!("the action cannot be read: {}", failure.message)),
            Ok(Err(refusal)) => {
                return Err(format!("the action is not legal: {} ({})", refusal.message, refusal.rule));
            }
            Ok(Ok(action)) => action,
        };
        let choice = self.legal().binary_search(&action).map_err(|_| "the action is not legal")?;
        let (mut game, mut story) = (self.now.clone(), Journal::keep());
        let mut script = Script::new(picks.iter().copied());
        game.apply_unchecked(&action, &mut script, &mut story);
        script.finish().map_err(|error| format!("the picks do not fit: {error}"))?;
        check_hash(&game, hash)?;
        let trial = Trial { game, story, picks: picks.to_vec() };
        let (by, is_free) = (by.clone(), trial.is_free());
        Ok((Step { seat, by, action, choice, picks: picks.into(), is_free }, trial))
    }

    /// Goes on to the game after a step.
    pub fn advance(&mut self, step: Step<G::Action>, after: Trial<G>) {
        self.keep_game();
        self.steps.push(self.moments.len());
        self.moments.push(Moment::Played(step));
        let before = std::mem::replace(&mut self.now, after.game);
        self.last = Some(Arc::new(Last { before, story: after.story }));
    }

    /// Takes back all but so many steps.
    pub fn take_back(&mut self, to: usize) {
        let Some(&at) = self.steps.get(to) else { return };
        self.keep_game();
        self.now = self.before(at);
        self.steps.truncate(to);
        self.moments.push(Moment::Undone(to));
        self.kept.insert(self.moments.len(), Arc::new(self.now.clone()));
        self.last = None;
    }

    fn keep_game(&mut self) {
        let at = self.moments.len();
        if at.is_multiple_of(SPACING) {
            self.kept.entry(at).or_insert_with(|| Arc::new(self.now.clone()));
        }
    }

    /// The game before a moment; the present one before the moment to come.
    pub fn before(&self, at: usize) -> G {
        if at >= self.moments.len() {
            return self.now.clone();
        }
        let mut game = G::clone(self.kept_before(at).1);
        self.walk(at, at, |moment| game = moment.after.clone());
        game
    }

    /// What happened when the game was set up, with the game after it.
    pub fn opening(&self) -> (&G, &Story<G>) {
        (self.kept_before(0).1, &self.opening)
    }

    fn kept_before(&self, at: usize) -> (usize, &G) {
        let (&from, game) = self.kept.range(..=at).next_back().expect("the first game is always kept");
        (from, game)
    }

    /// Plays the moments again from the last kept game before `first` up to `end`, which
    /// is not played, and shows each. Moments before `first` are shown as well.
    pub fn walk(&self, first: usize, end: usize, mut show: impl FnMut(Shown<G>)) {
        if let (Some(last), true) =
            (&self.last, Some(first) == self.moments.len().checked_sub(1) && end > first)
        {
            return show(Shown { at: first, before: &last.before, after: &self.now, story: &last.story });
        }
        let (from, game) = self.kept_before(first.min(self.moments.len()));
        let mut game = G::clone(game);
        for at in from..end.min(self.moments.len()) {
            let (after, story) = self.replay(at, &game);
            show(Shown { at, before: &game, after: &after, story: &story });
            game = after;
        }
    }

    /// One moment again.
    fn replay(&self, at: usize, before: &G) -> (G, Story<G>) {
        let mut story = Journal::keep();
        match &self.moments[at] {
            Moment::Undone(_) => (G::clone(&self.kept[&(at + 1)]), story),
            Moment::Played(step) => {
                let (mut game, mut script) = (before.clone(), Script::new(step.picks.iter().copied()));
                game.apply_unchecked(&step.action, &mut script, &mut story);
                (game, story)
            }
        }
    }
}

/// Whether a game is the recorded one.
pub(crate) fn check_hash<G: Playable>(game: &G, hash: StateHash) -> Result<(), String> {
    let found = StateHash::from(game.state_hash());
    match found == hash {
        true => Ok(()),
        false => Err(format!("the game after it has the hash {found:?}, the record says {hash:?}")),
    }
}
