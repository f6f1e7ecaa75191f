//! Answers to decisions.

use std::sync::Arc;

use forms::{Args, Fields, Snapshot, Text};
use game_api::{Refusal, Seeded, Viewer};

use crate::absorb::Made;
use crate::any::{AnyHistory, Look, MomentKind, clock_state, each};
use crate::command::Choice;
use crate::consider::{MOST_MOMENTS, Prepared, Ruling, Verdict};
use crate::dice::{Secret, Seed};
use crate::early::{Early, take_due};
use crate::entry::{By, Ending, Fact, How, Millis, Passing, StateHash};
use crate::history::{Applied, History, Moment};
use crate::playable::{Playable, legal};
use crate::refused::{Code, Refused};
use crate::seat::{Holder, PersonId, Seat};
use crate::table::{Table, What};

/// Who answers.
pub(crate) enum Played<'a> {
    Person(&'a PersonId),
    Computer(Seat),
}

impl Played<'_> {
    fn by(&self) -> By {
        match self {
            Played::Person(person) => By::Person((*person).clone()),
            Played::Computer(_) => By::Computer,
        }
    }

    fn holds(&self, seat: Seat, holder: &Holder) -> bool {
        match self {
            Played::Person(person) => holder.is(person),
            Played::Computer(own) => *own == seat && matches!(holder, Holder::Computer(_)),
        }
    }
}

impl Table {
    pub(super) fn act(
        &self,
        who: &Played,
        version: u32,
        choice: &Choice,
        turn: Option<&str>,
        secret: &Secret,
        at: Millis,
    ) -> Ruling {
        if let Played::Person(person) = who {
            self.need_seats(person)?;
        }
        if self.acted_before(who, version, choice) {
            return Ok(Verdict::Before(version + 1));
        }
        let history = self.in_play()?;
        let deciders = self.deciders();
        let owner = history.owner().filter(|_| !deciders.is_empty());
        let owner = owner.ok_or_else(|| Refused::new(Code::Over, "the game has ended"))?;
        let holds = |seat: &Seat| self.chairs.get(seat).is_some_and(|chair| who.holds(*seat, &chair.holder));
        let seat = deciders.into_iter().find(holds);
        if seat.is_none_or(|seat| !self.only_others_chose(version, seat)) {
            self.expect_version(version)?;
        }
        self.expect_turn(turn)?;
        let Some(seat) = seat else {
            return Err(Refused::new(Code::NotYourDecision, format!("{owner} has to decide")));
        };
        if seat != owner {
            return self.answer_early(seat, who.by(), choice);
        }
        self.expect_time(at)?;
        let facts = each!(history, history => {
            self.play(history, answer(history, owner, choice)?, who.by(), secret, at)
        })?;
        Ok(Verdict::Facts(facts))
    }

    /// The house passes for somebody who prefers it.
    pub(super) fn pass(&self, version: u32, secret: &Secret, at: Millis) -> Ruling {
        let history = self.in_play()?;
        self.expect_version(version)?;
        let passing = history.owner().and_then(|owner| self.chairs.get(&owner)).map(|chair| chair.passing);
        let index = passing.and_then(|passing| history.passes(passing));
        let index = index.ok_or_else(|| Refused::new(Code::NotAllowed, "nobody prefers to pass now"))?;
        self.expect_time(at)?;
        self.play_index(index, By::Preference, secret, at)
    }

    /// Whether this very answer was given before: somebody who does not know whether it
    /// arrived sends it again.
    fn acted_before(&self, who: &Played, version: u32, choice: &Choice) -> bool {
        let (Some(history), Some(note)) = (&self.history, self.notes.get(version as usize)) else {
            return false;
        };
        if let What::Answered(seat) = note.what {
            let chair = self.chairs.get(&seat);
            return chair.is_some_and(|chair| who.holds(seat, &chair.holder))
                && self.answered_before(seat, choice);
        }
        let What::Moment(at) = note.what else { return false };
        let MomentKind::Played { seat, by } = history.moment(at) else { return false };
        let same_hand = match who {
            Played::Person(person) => self.is_by(by, person),
            Played::Computer(own) => *by == By::Computer && *own == seat,
        };
        same_hand && each!(history, history => is_choice(history, at, choice))
    }

    pub(crate) fn expect_version(&self, version: u32) -> Result<(), Refused> {
        if version == self.version() {
            Ok(())
        } else {
            Err(Refused::new(
                Code::Stale,
                format!("the table has changed: it has version {}, not {version}", self.version()),
            ))
        }
    }

    /// An answer that names its turn is refused in another one.
    fn expect_turn(&self, turn: Option<&str>) -> Result<(), Refused> {
        let now = self.history.as_ref().map(AnyHistory::turn_name);
        if turn.is_none() || turn == now.as_deref() {
            Ok(())
        } else {
            Err(Refused::new(Code::Stale, "the turn that this was meant for is over"))
        }
    }

    /// A new action begins only while there is time.
    fn expect_time(&self, at: Millis) -> Result<(), Refused> {
        let up = Refused::new(Code::TimeUp, "the time is up");
        let left = self.clock.left(at);
        let can_time_out = self.history.as_ref().is_some_and(|history| history.clock_state().can_time_out);
        match (left.turn, left.seat) {
            (Some(0), _) if can_time_out => Err(up),
            (_, Some(0)) => Err(up),
            _ => Ok(()),
        }
    }

    /// Plays an answer by its place in the legal list.
    pub(super) fn play_index(&self, index: usize, by: By, secret: &Secret, at: Millis) -> Ruling {
        let history = self.in_play()?;
        let facts = each!(history, history => {
            self.play(history, Answer::from(history.legal().swap_remove(index)), by, secret, at)
        })?;
        Ok(Verdict::Facts(facts))
    }

    /// An answer and everything that follows from it at once.
    fn play<G: Playable>(
        &self,
        history: &History<G>,
        answer: Answer<G::Action>,
        by: By,
        secret: &Secret,
        at: Millis,
    ) -> Result<Vec<Prepared>, Refused> {
        if history.n_moments() >= MOST_MOMENTS {
            return Err(Refused::new(Code::Full, "the match has as many actions as it may have"));
        }
        let turn_is_up = self.clock.turn_is_up(at);
        let draft = Draft { seed: self.seed(secret), step: history.n_steps(), facts: Vec::new() };
        let (mut facts, ending) = draft.play(history, answer, by, turn_is_up, &self.early);
        if let Some((ending, hash)) = ending {
            facts.push(Fact::Closed { ending, secret: secret.clone(), hash: Some(hash) }.into());
        }
        Ok(facts)
    }
}

/// Legal actions that answer a decision.
struct Answer<A> {
    /// Passing, if that comes first.
    pass: Option<A>,
    /// What is played then.
    action: A,
}

impl<A> From<A> for Answer<A> {
    fn from(action: A) -> Answer<A> {
        Answer { pass: None, action }
    }
}

/// Actions that follow each other at once.
struct Draft {
    seed: Seed,
    step: usize,
    facts: Vec<Prepared>,
}

type Drafted = (Vec<Prepared>, Option<(Ending, StateHash)>);

impl Draft {
    fn play<G: Playable>(
        mut self,
        history: &History<G>,
        answer: Answer<G::Action>,
        by: By,
        turn_is_up: bool,
        early: &[Early],
    ) -> Drafted {
        let turn = history.now().moment().0;
        let (mut game, mut now) = (history.now().clone(), history.form());
        if let Some(pass) = answer.pass {
            // Taking the action back takes no second step for what it declined on the way.
            (game, now) = self.step(&game, &now, &pass, By::Preference);
        }
        (game, now) = self.step(&game, &now, &answer.action, by);
        // SH-TIME-02: once the action under way is complete, the turn ends at once.
        while turn_is_up && game.is_timed() && game.moment().0 == turn {
            let Some(action) = game.on_timeout() else { break };
            (game, now) = self.step(&game, &now, &action, By::Clock);
        }
        let mut waiting = early.to_vec();
        while let Some((action, by)) = take_due(&game, &mut waiting) {
            (game, now) = self.step(&game, &now, &action, by);
        }
        let ending = match game.pending() {
            game_api::Pending::Over(outcome) => {
                let (winner, reason) = game.result(outcome);
                let winner = winner.map(str::to_owned);
                Some((Ending { how: How::Played, winner, reason }, StateHash::of(&now)))
            }
            game_api::Pending::Decide(_) => None,
        };
        (self.facts, ending)
    }

    /// Plays one action with the dice of its step; the game after it and its form.
    fn step<G: Playable>(
        &mut self,
        before: &G,
        was: &Snapshot,
        action: &G::Action,
        by: By,
    ) -> (G, Arc<Snapshot>) {
        self.step += 1;
        let mut applied = Applied::new(before, action, self.seed.dice(self.step as u32));
        let (now, game) = (applied.form(), applied.game.clone());
        if let Some(seat) = clock_state(before).owner {
            let written = Text::of(&before.write_action(action));
            let fact = Fact::played(seat, by.clone(), written, applied.drawn.clone(), was, &now);
            let step = applied.step(seat, by, action.clone());
            self.facts.push(Prepared { fact, made: Some(Made::Action(G::any_action(step, applied))) });
        }
        (game, now)
    }
}

/// What follows where the pending decision is a mere offer, and is declined.
pub(crate) struct Beyond<G: Playable> {
    /// Passing.
    pass: G::Action,
    /// The game after it.
    pub game: G,
}

/// The game after passing, for the seat that decides; nothing where passing is a decision of its
/// own, makes anything happen, or hands the decision to another seat.
pub(crate) fn beyond<G: Playable>(game: &G, owner: Seat) -> Option<Beyond<G>> {
    if !game.is_offer() {
        return None;
    }
    let pass = legal(game).into_iter().find(G::is_pass)?;
    let declined = |game: &G| Applied::new(game, &pass, Seeded::new(0));
    let is_quiet =
        |applied: &Applied<G>| applied.drawn.picks.is_empty() && applied.story.entries().is_empty();
    let (told, real) = (declined(&world_of(game, owner)), declined(game));
    let decides = clock_state(&real.game).owner == Some(owner);
    (decides && is_quiet(&told) && is_quiet(&real)).then_some(Beyond { pass, game: real.game })
}

/// What an answer means now.
fn answer<G: Playable>(
    history: &History<G>,
    owner: Seat,
    choice: &Choice,
) -> Result<Answer<G::Action>, Refused> {
    let Choice::AfterPass(index) = choice else {
        return chosen(history.now(), owner, choice).map(Answer::from);
    };
    let refused = || Refused::new(Code::BadAction, "nothing is offered that another action would decline");
    let Beyond { pass, game } = beyond(history.now(), owner).ok_or_else(refused)?;
    let action = chosen(&game, owner, &Choice::Index(*index))?;
    Ok(Answer { pass: Some(pass), action })
}

/// The legal action that is meant.
pub(crate) fn chosen<G: Playable>(game: &G, owner: Seat, choice: &Choice) -> Result<G::Action, Refused> {
    let mut list = legal(game);
    match choice {
        Choice::Index(index) | Choice::AfterPass(index) if (*index as usize) < list.len() => {
            Ok(list.swap_remove(*index as usize))
        }
        Choice::Index(_) | Choice::AfterPass(_) => {
            Err(Refused::new(Code::BadAction, format!("there are {} answers, from 0", list.len())))
        }
        Choice::Object(object) => {
            let action = read_as(game, owner, object)?.map_err(Refused::illegal)?;
            let is_legal = list.binary_search(&action).is_ok();
            is_legal.then_some(action).ok_or_else(|| Refused::new(Code::Illegal, "that is not possible now"))
        }
    }
}

/// Reads an action in a world that the seat cannot tell from the real one: what is said
/// about it cannot depend on what the seat may not know.
pub(crate) fn read_as<G: Playable>(
    game: &G,
    seat: Seat,
    object: &Fields,
) -> Result<Result<G::Action, Refusal>, Refused> {
    let world = world_of(game, seat);
    world.read_action(Args::new(object)).map_err(|failure| Refused::new(Code::BadAction, failure.message))
}

/// A game that this seat cannot tell from the real one, always the same for the same view.
pub(crate) fn world_of<G: Playable>(game: &G, seat: Seat) -> G {
    let viewer = Look::Seat(seat).viewer::<G>().unwrap_or(Viewer::Spectator);
    G::sample_world(&game.view(viewer), &mut Seeded::new(0))
}

/// Whether the action of a moment is the one that is meant.
fn is_choice<G: Playable>(history: &History<G>, at: usize, choice: &Choice) -> bool {
    let Moment::Played(step) = history.moment(at) else { return false };
    let before = history.before(at);
    match choice {
        Choice::Index(index) => legal(&before).get(*index as usize) == Some(&step.action),
        // Passing came first: the action itself is a later moment.
        Choice::AfterPass(_) => false,
        Choice::Object(object) => {
            matches!(before.read_action(Args::new(object)), Ok(Ok(action)) if action == step.action)
        }
    }
}

impl AnyHistory {
    /// The place of passing in the legal list, if a seat of this preference would rather
    /// pass now.
    pub(crate) fn passes(&self, passing: Passing) -> Option<usize> {
        each!(self, history => passes(history, passing))
    }
}

fn passes<G: Playable>(history: &History<G>, passing: Passing) -> Option<usize> {
    if passing == Passing::Never {
        return None;
    }
    let legal = history.legal();
    let pass = legal.iter().position(G::is_pass)?;
    let is_forced = legal.len() == 1;
    let prefers = match passing {
        Passing::Never => false,
        Passing::ThisTurn(turn) if turn == history.now().moment().0 => {
            is_forced || history.now().is_reaction()
        }
        Passing::WhenForced | Passing::ThisTurn(_) => is_forced,
    };
    prefers.then_some(pass)
}
