//! The course of a game: everything that was played, what was taken back included.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use forms::{Args, Change, Failure, Fields, GameJournal, Snapshot, Text};
use game_api::{Chance, Journal, Pending, Script, Seeded};

use crate::any::Look;
use crate::dice::{Asked, Drawn, witnessed};
use crate::entry::{By, FORMAT, StateHash};
use crate::log::Log;
use crate::playable::{Playable, legal};
use crate::seat::Seat;

/// The moments between two kept games: going back to any moment plays at most this number of
/// them again.
const SPACING: usize = 64;

/// The course of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct History<G: Playable> {
    opening: Arc<GameJournal<G>>,
    moments: Log<Moment<G>>,
    /// The moments that led to the present game, by number: its steps.
    steps: Log<usize>,
    /// Games before some moments.
    kept: Arc<BTreeMap<usize, Arc<G>>>,
    /// The last moment, if it was an action: everybody is about to be told of it.
    last: Option<Arc<Last<G>>>,
    now: G,
    /// What nearly all views of the match have in common, once somebody has looked at the present game.
    fixed_fields: Cache<G::FixedFields>,
    /// How many steps the rules of this version do not lead to, or lead to another game.
    n_restored: usize,
    /// Where the record stands, if not where the game does: see [`Recording`].
    apart: Option<Recording>,
}

/// Something that follows from the rest and is kept when it was asked for. Whether it was makes no difference between two
/// values.
#[derive(Clone, Debug)]
struct Cache<T>(OnceLock<T>);

impl<T> Default for Cache<T> {
    fn default() -> Cache<T> {
        Cache(OnceLock::new())
    }
}

impl<T> PartialEq for Cache<T> {
    fn eq(&self, _: &Cache<T>) -> bool {
        true
    }
}

impl<T> Eq for Cache<T> {}

/// Where a record of an earlier revision of the rules stands after a step whose position the present
/// rules cannot take as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Recording {
    /// The recorded position.
    At(Arc<Snapshot>),
    /// Not known: format 1 keeps no positions.
    Lost,
}

/// An action with the game before it and what happened.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Last<G: Playable> {
    before: G,
    story: GameJournal<G>,
    /// The canonical form of the game after it, if it is known: the next action needs it again.
    form: Option<Arc<Snapshot>>,
}

/// One thing that changed the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Moment<G: Playable> {
    Played(PlayedAction<G::Action>),
    /// A step of a match that was played by an earlier revision of the rules, and to which the
    /// present one does not lead: the game after it comes from the record.
    Restored(Restored<G>),
    /// The steps that were left.
    Undone(usize),
}

/// A step that is shown by its position alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Restored<G> {
    pub seat: Seat,
    pub by: By,
    pub after: Arc<G>,
    /// Where the record stands after it, if not where the game does.
    apart: Option<Recording>,
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayedAction<A> {
    pub seat: Seat,
    pub by: By,
    pub action: A,
    pub picks: Box<[u32]>,
    /// Something was rolled or revealed: it cannot be taken back.
    pub is_final: bool,
}

/// An action that has been played on a copy of the game.
pub(crate) struct Applied<G: Playable> {
    pub game: G,
    pub story: GameJournal<G>,
    pub drawn: Drawn,
    /// The canonical form of the game, once it has been asked for.
    pub form: Option<Arc<Snapshot>>,
}

/// What a record says about a step.
#[derive(Clone, Copy)]
pub(crate) struct Recorded<'a> {
    pub seat: Seat,
    pub by: &'a By,
    pub action: &'a Text,
    pub picks: &'a [u32],
    pub asked: &'a [Asked],
    pub hash: StateHash,
    pub changes: &'a [Change],
    pub written: Written,
}

/// How an entry was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    /// The version of the form of the entry.
    pub format: u32,
    /// It was played by the revision of the rules that this program plays by.
    pub by_present_rules: bool,
}

impl Written {
    /// Whether the entry must lead to the game that it says.
    pub fn is_binding(self) -> bool {
        self.by_present_rules && self.format >= 2
    }

    /// Whether this program would write it the same way.
    pub fn is_present(self) -> bool {
        self.by_present_rules && self.format == FORMAT
    }

    /// Whether what the record says that chance was asked is what the rules ask.
    pub fn check_asked(self, recorded: &[Asked], found: &[Asked]) -> Result<(), String> {
        if self.format < 3 || recorded == found {
            Ok(())
        } else {
            Err(format!("chance is asked {found:?}, the record says {recorded:?}"))
        }
    }
}

/// A moment that is played again.
pub(crate) struct Shown<'a, G: Playable> {
    pub at: usize,
    pub before: &'a G,
    pub after: &'a G,
    pub story: &'a GameJournal<G>,
}

impl<G: Playable> Applied<G> {
    /// Plays a legal action with these dice.
    pub fn new(before: &G, action: &G::Action, mut dice: Seeded) -> Applied<G> {
        Applied::drawing(before, action, &mut dice)
    }

    fn drawing(before: &G, action: &G::Action, dice: &mut dyn Chance) -> Applied<G> {
        let (mut game, mut story) = (before.clone(), Journal::keep());
        let ((), drawn) = witnessed(dice, |chance| game.apply_unchecked(action, chance, &mut story));
        Applied { game, story, drawn, form: None }
    }

    /// The canonical form of the game, which is kept.
    pub fn form(&mut self) -> Arc<Snapshot> {
        let form = self.form.get_or_insert_with(|| Arc::new(self.game.snapshot()));
        Arc::clone(form)
    }

    /// Whether something was rolled or revealed, so that it cannot be taken back.
    pub fn is_final(&self) -> bool {
        !self.drawn.picks.is_empty() || self.story.entries().iter().any(|entry| G::reveals(&entry.event))
    }

    /// Whether the game is the recorded one.
    fn check_hash(&mut self, hash: StateHash, format: u32) -> Result<(), String> {
        let found = match format {
            1 => self.game.state_hash().into(),
            _ => StateHash::of(&self.form()),
        };
        if found == hash {
            Ok(())
        } else {
            Err(format!("the game after it has the hash {found:?}, the record says {hash:?}"))
        }
    }

    pub fn step(&self, seat: Seat, by: By, action: G::Action) -> PlayedAction<G::Action> {
        PlayedAction {
            seat,
            by,
            action,
            picks: self.drawn.picks.as_slice().into(),
            is_final: self.is_final(),
        }
    }
}

impl<G: Playable> History<G> {
    /// A game that has just been set up.
    pub fn new(start: G, opening: GameJournal<G>) -> History<G> {
        let kept = Arc::new(BTreeMap::from([(0, Arc::new(start.clone()))]));
        History {
            opening: Arc::new(opening),
            moments: Log::default(),
            steps: Log::default(),
            kept,
            last: None,
            now: start,
            fixed_fields: Cache::default(),
            n_restored: 0,
            apart: None,
        }
    }

    /// A game of the same kind that began in a recorded position.
    pub fn begun_with(&self, start: &Snapshot) -> Result<History<G>, Failure> {
        let start = self.now.restored(start)?;
        Ok(History { n_restored: 1, ..History::new(start, Journal::keep()) })
    }

    /// The present game.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// Goes on to another game; the one before.
    fn set_now(&mut self, game: G) -> G {
        if self.fixed_fields.0.get().is_some_and(|fields| !game.has_fixed_fields(fields)) {
            self.fixed_fields = Cache::default();
        }
        std::mem::replace(&mut self.now, game)
    }

    /// The present game as this look sees it.
    pub fn view(&self, look: Look) -> Text {
        let fixed = self.fixed_fields.0.get_or_init(|| self.now.fixed_fields());
        Text::of(&self.now.write_view_with(fixed, look.viewer::<G>()))
    }

    /// The canonical form of the present game.
    pub fn form(&self) -> Arc<Snapshot> {
        let known = self.last.as_ref().and_then(|last| last.form.clone());
        known.unwrap_or_else(|| Arc::new(self.now.snapshot()))
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
    pub fn moment(&self, at: usize) -> &Moment<G> {
        &self.moments[at]
    }

    /// The steps that led to the present game, the last first, each with its number.
    pub fn steps_back(&self) -> impl Iterator<Item = (usize, Seat, &By, bool)> {
        let step = |(n, &at): (usize, &usize)| match &self.moments[at] {
            Moment::Played(step) => Some((n, step.seat, &step.by, step.is_final)),
            Moment::Restored(step) => Some((n, step.seat, &step.by, true)),
            Moment::Undone(_) => None,
        };
        self.steps.iter().enumerate().rev().filter_map(step)
    }

    /// Counts what the present rules do not lead to.
    pub fn mark_unverified(&mut self) {
        self.n_restored += 1;
    }

    /// How many steps the present rules do not lead to.
    pub fn n_restored(&self) -> usize {
        self.n_restored
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
        legal(&self.now)
    }

    /// Goes on as a record says. A step of an earlier revision of the rules to which the present
    /// one does not lead is restored from the position that the record keeps.
    pub fn follow(&mut self, recorded: Recorded) -> Result<(), String> {
        match self.play_again(&recorded) {
            Ok((action, applied)) => {
                let step = applied.step(recorded.seat, recorded.by.clone(), action);
                self.advance(step, applied);
                Ok(())
            }
            Err(why) if recorded.written.is_binding() => Err(why),
            Err(_) => {
                self.restore(&recorded);
                Ok(())
            }
        }
    }

    /// The position of the record after a step, if it is known.
    fn recorded_after(&self, recorded: &Recorded) -> Option<Snapshot> {
        let before = match &self.apart {
            Some(Recording::Lost) => return None,
            Some(Recording::At(snapshot)) => Snapshot::clone(snapshot),
            None => self.now.snapshot(),
        };
        before.changed(recorded.changes).ok().filter(|after| StateHash::of(after) == recorded.hash)
    }

    /// The recorded action with what follows from it, if the present rules lead to the same game.
    fn play_again(&mut self, recorded: &Recorded) -> Result<(G::Action, Applied<G>), String> {
        let seat = recorded.seat;
        if self.apart == Some(Recording::Lost) {
            return Err("the game is not known any more".to_owned());
        }
        if self.owner() != Some(seat) {
            let owner = self.owner().map_or("nobody", Seat::name);
            return Err(format!("{seat} acts, but {owner} has to decide"));
        }
        let action = read_action(&self.now, recorded.action)?;
        let mut script = Script::new(recorded.picks.iter().copied());
        let mut applied = Applied::drawing(&self.now, &action, &mut script);
        script.finish().map_err(|error| format!("the picks do not fit: {error}"))?;
        recorded.written.check_asked(recorded.asked, &applied.drawn.asked)?;
        if let Err(why) = applied.check_hash(recorded.hash, recorded.written.format) {
            // Without a position to go by, a legal action whose dice fit is the best that is known.
            if recorded.written.is_binding() || !recorded.changes.is_empty() {
                return Err(why);
            }
            self.n_restored += 1;
        }
        self.apart = None;
        Ok((action, applied))
    }

    /// Goes on to the position of the record, to which the present rules do not lead. They may even
    /// refuse it, in the middle of an effect: the game then stays as it was until the record comes to
    /// a position that can be played.
    fn restore(&mut self, recorded: &Recorded) {
        let position = self.recorded_after(recorded);
        let game = position.as_ref().and_then(|position| self.now.restored(position).ok());
        let after = game.unwrap_or_else(|| self.now.clone());
        self.apart = match position {
            Some(position) if after.snapshot() == position => None,
            Some(position) => Some(Recording::At(Arc::new(position))),
            None => Some(Recording::Lost),
        };
        self.n_restored += 1;
        self.keep_game();
        self.steps.push(self.moments.len());
        self.moments.push(Moment::Restored(Restored {
            seat: recorded.seat,
            by: recorded.by.clone(),
            after: Arc::new(after.clone()),
            apart: self.apart.clone(),
        }));
        self.set_now(after);
        self.last = None;
    }

    /// Goes on to the game after a step.
    pub fn advance(&mut self, step: PlayedAction<G::Action>, after: Applied<G>) {
        self.keep_game();
        self.steps.push(self.moments.len());
        self.moments.push(Moment::Played(step));
        let before = self.set_now(after.game);
        self.last = Some(Arc::new(Last { before, story: after.story, form: after.form }));
    }

    /// Takes back all steps after the first ones.
    pub fn take_back(&mut self, to: usize) {
        let Some(&at) = self.steps.get(to) else { return };
        self.keep_game();
        self.set_now(self.before(at));
        self.steps.truncate(to);
        self.apart = match self.steps.last().map(|&at| &self.moments[at]) {
            Some(Moment::Restored(step)) => step.apart.clone(),
            _ => None,
        };
        self.moments.push(Moment::Undone(to));
        Arc::make_mut(&mut self.kept).insert(self.moments.len(), Arc::new(self.now.clone()));
        self.last = None;
    }

    fn keep_game(&mut self) {
        let at = self.moments.len();
        if at.is_multiple_of(SPACING) {
            let kept = Arc::make_mut(&mut self.kept);
            kept.entry(at).or_insert_with(|| Arc::new(self.now.clone()));
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

    /// Whether a moment led to the present game, and was not undone.
    pub fn is_step(&self, at: usize) -> bool {
        self.steps.has_sorted(&at)
    }

    /// What happened when the game was set up, with the game after it.
    pub fn opening(&self) -> (&G, &GameJournal<G>) {
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
    fn replay(&self, at: usize, before: &G) -> (G, GameJournal<G>) {
        let mut story = Journal::keep();
        match &self.moments[at] {
            Moment::Undone(_) => (G::clone(&self.kept[&(at + 1)]), story),
            Moment::Restored(step) => (G::clone(&step.after), story),
            Moment::Played(step) => {
                let (mut game, mut script) = (before.clone(), Script::new(step.picks.iter().copied()));
                game.apply_unchecked(&step.action, &mut script, &mut story);
                (game, story)
            }
        }
    }
}

/// The action of a record, if it is legal.
pub(crate) fn read_action<G: Playable>(game: &G, action: &Text) -> Result<G::Action, String> {
    let fields: Fields = serde_json::from_str(action.as_str())
        .map_err(|error| format!("the action cannot be read: {error}"))?;
    match game.read_action(Args::new(&fields)) {
        Err(failure) => Err(format!("the action cannot be read: {}", failure.message)),
        Ok(Err(refusal)) => Err(format!("the action is not legal: {} ({})", refusal.message, refusal.rule)),
        Ok(Ok(action)) => Ok(action),
    }
}

/// The hash of a game, as entries of a format have it.
pub(crate) fn hash_of<G: Playable>(game: &G, format: u32) -> StateHash {
    match format {
        1 => game.state_hash().into(),
        _ => StateHash::of(&game.snapshot()),
    }
}
