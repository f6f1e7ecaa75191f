//! Entries become the table.

use std::sync::Arc;

use crate::any::{AnyAction, AnyHistory};
use crate::consider::UndoOffer;
use crate::dice::witnessed;
use crate::entry::{By, Ending, Entry, FORMAT, Fact, How, Millis};
use crate::history::{Recorded, Written};
use crate::refused::Corrupt;
use crate::seat::{Holder, PersonId, Seat};
use crate::table::{Note, Table, TakenBack, What, unknown_format, unknown_rules};

/// What a fact leads to, where that is known already: it was found out when the fact was decided.
pub(crate) enum Made {
    Start(AnyHistory),
    Action(AnyAction),
}

/// What is wrong with an entry.
type Checked<T = ()> = Result<T, String>;

impl Table {
    /// Adds an entry. One that does not follow from those before it is refused with the
    /// reason, and the table stays as it was.
    pub fn absorb(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        self.absorb_made(entry, None)
    }

    /// The same, with what the fact leads to if that is known.
    pub(crate) fn absorb_made(&mut self, entry: &Entry, made: Option<Made>) -> Result<(), Corrupt> {
        let at = self.n_entries;
        self.take_in(entry, made)
            .map_err(|why| Corrupt { entry: at, why: format!("`{}`: {why}", entry.fact.name()) })
    }

    /// Checks come first in every arm: nothing has changed when one fails.
    fn take_in(&mut self, entry: &Entry, made: Option<Made>) -> Checked {
        let Entry { at, fact } = entry;
        if *at < self.clock.last() {
            return Err(format!("its time {at} lies before that of the entry ahead, {}", self.clock.last()));
        }
        self.expect_stage(fact)?;
        let what = match fact {
            Fact::Opened { .. } => return Err("a match is opened once".into()),
            Fact::Seated { seat, holder } => self.seated(*at, *seat, holder)?,
            Fact::Contributed { .. } | Fact::Committed { .. } | Fact::Revealed { .. } | Fact::Aborted(_) => {
                Some(self.brought_nearer(*at, fact)?)
            }
            Fact::Upgraded { format, rules } => {
                self.upgraded(*format, *rules)?;
                None
            }
            Fact::Started { .. } => {
                let history = match made {
                    Some(Made::Start(history)) => history,
                    _ => self.recorded_start(fact)?,
                };
                Some(self.started(*at, history)?)
            }
            Fact::Answered { seat, by, action } => {
                self.check_author(*seat, by)?;
                Some(self.answered(*at, *seat, by, action)?)
            }
            Fact::Recalled { seat } => Some(self.recalled(*at, *seat)?),
            Fact::Played { seat, by, action, .. } => {
                self.check_author(*seat, by)?;
                self.check_early(*seat, action)?;
                let (moment, step) = (self.running()?.n_moments(), self.running()?.n_steps());
                match made {
                    Some(Made::Action(step)) => self.running_mut()?.advance(step)?,
                    _ => self.follow(fact)?,
                }
                self.played(*at, *seat, step);
                self.forget_early(*seat);
                Some(What::Moment(moment))
            }
            Fact::Undone { person, to, marked } => {
                let offer = self.recorded_undo(person, *to as usize, *marked)?;
                Some(self.undone(*at, person, offer)?)
            }
            Fact::Preferred { seat, passing } => {
                self.chair(*seat)?;
                self.clock.charge(*at);
                self.chair_mut(*seat)?.passing = *passing;
                None
            }
            Fact::Resigned { seat } => {
                self.chair_mut(*seat)?.has_resigned = true;
                self.clock.charge(*at);
                Some(What::Resigned(*seat))
            }
            Fact::DrawOffered { seat } => {
                let chair = self.chair_mut(*seat)?;
                (chair.agrees, chair.has_offered) = (true, true);
                self.clock.charge(*at);
                Some(What::DrawOffered(*seat))
            }
            Fact::DrawDeclined { seat } => {
                self.chair(*seat)?;
                self.forget_draw();
                self.clock.charge(*at);
                Some(What::DrawDeclined(*seat))
            }
            Fact::Paused {} => {
                self.clock.charge(*at);
                self.clock.pause(true);
                Some(What::Paused)
            }
            Fact::Resumed {} => {
                self.clock.skip(*at);
                self.clock.pause(false);
                Some(What::Resumed)
            }
            Fact::Closed { ending, secret, hash } => {
                if self.written().is_binding() {
                    self.check_ending(ending, *hash)?;
                }
                if !self.is_bound_to(secret) {
                    return Err("the secret is not the one that the server committed itself to".into());
                }
                self.closed = Some((ending.clone(), secret.clone()));
                self.clock.charge(*at);
                self.clock.stop();
                Some(What::Closed)
            }
            Fact::RematchWanted { seat } => {
                self.chair_mut(*seat)?.wants_rematch = true;
                self.clock.skip(*at);
                Some(What::RematchWanted(*seat))
            }
            Fact::Rematched { id } => {
                self.rematch = Some(id.clone());
                self.clock.skip(*at);
                Some(What::Rematched)
            }
        };
        if let Some(what) = what {
            self.notes.push(Note { at: *at, what });
        }
        self.n_entries += 1;
        Ok(())
    }

    /// Every fact has its time.
    fn expect_stage(&self, fact: &Fact) -> Checked {
        let (started, over) = (self.history.is_some(), self.closed.is_some());
        let fits = match fact {
            Fact::Opened { .. } | Fact::Preferred { .. } | Fact::Paused {} | Fact::Resumed {} => true,
            Fact::Upgraded { .. } | Fact::Seated { .. } | Fact::Closed { .. } => !over,
            Fact::Contributed { .. } | Fact::Committed { .. } | Fact::Revealed { .. } => !started && !over,
            Fact::Aborted(_) | Fact::Started { .. } => !started && !over,
            Fact::Played { .. }
            | Fact::Answered { .. }
            | Fact::Recalled { .. }
            | Fact::Undone { .. }
            | Fact::Resigned { .. }
            | Fact::DrawOffered { .. }
            | Fact::DrawDeclined { .. } => started && !over,
            Fact::RematchWanted { .. } | Fact::Rematched { .. } => over,
        };
        match (fits, over, started) {
            (true, ..) => Ok(()),
            (false, true, _) => Err("the match is over by then".into()),
            (false, false, true) => Err("the match is being played by then".into()),
            (false, false, false) => Err("the match has not started by then".into()),
        }
    }

    fn seated(&mut self, at: Millis, seat: Seat, holder: &Holder) -> Checked<Option<What>> {
        let started = self.history.is_some();
        self.chair(seat)?;
        if !started && self.start.revealing_since.is_some() {
            return Err("everybody has committed, and the start was not aborted".into());
        }
        let chair = self.chair_mut(seat)?;
        chair.holder = holder.clone();
        (chair.agrees, chair.has_resigned) = (false, false);
        chair.passing = Default::default();
        if let (true, Holder::Person(person)) = (started, holder) {
            chair.knows.insert(person.clone());
        }
        if !started {
            let chairs = &self.chairs;
            Arc::make_mut(&mut self.start)
                .keep_only(|person| chairs.values().any(|chair| chair.holder.is(person)));
            self.ask_if_committed(at);
        }
        // Whoever sits down there chooses anew.
        self.early.retain(|early| early.seat != seat);
        self.clock.charge(at);
        if self.choosers().is_some() {
            self.follow_clock();
        }
        Ok(Some(What::Seated(seat, holder.clone())))
    }

    /// What leads to the seed: see [`crate::start`].
    fn brought_nearer(&mut self, at: Millis, fact: &Fact) -> Checked<What> {
        self.check_step_of_start(fact)?;
        let what = match fact {
            Fact::Contributed { person, nonce } => {
                Arc::make_mut(&mut self.start).nonces.insert(person.clone(), nonce.clone());
                What::Committed(person.clone())
            }
            Fact::Committed { person, commitment } => {
                Arc::make_mut(&mut self.start).committed.insert(person.clone(), *commitment);
                What::Committed(person.clone())
            }
            Fact::Revealed { person, nonce, .. } => {
                Arc::make_mut(&mut self.start).nonces.insert(person.clone(), nonce.clone());
                What::Revealed(person.clone())
            }
            Fact::Aborted(aborted) => {
                self.start = Arc::new(self.start.next(aborted.commitment));
                What::Aborted(aborted.clone())
            }
            _ => return Err("it is no step of a start".into()),
        };
        self.ask_if_committed(at);
        self.clock.charge(at);
        Ok(what)
    }

    fn check_step_of_start(&self, fact: &Fact) -> Checked {
        let is_open = matches!(fact, Fact::Contributed { .. });
        if is_open != (self.format < 3) {
            return Err(format!("format {} does not have it", self.format));
        }
        let reveals = self.start.revealing_since.is_some();
        let holds = |person: &PersonId| !self.seats_of(person).is_empty();
        match fact {
            Fact::Committed { person, .. } if !holds(person) => Err(format!("{person} holds no seat")),
            Fact::Committed { .. } if reveals => Err("everybody had committed by then".into()),
            Fact::Revealed { .. } | Fact::Aborted(_) if !reveals => Err("not everybody had committed".into()),
            Fact::Revealed { person, nonce, committed_as }
                if !self.fits_commitment(person, committed_as.as_ref().unwrap_or(person), nonce) =>
            {
                Err(format!("it is not what {person} had committed to"))
            }
            Fact::Aborted(_) if self.is_ready() => Err("all had revealed, and the match had to begin".into()),
            Fact::Aborted(aborted) if aborted.start != self.start.number() => {
                Err(format!("it is start {} of the match", self.start.number()))
            }
            Fact::Aborted(aborted) if aborted.missing != self.start.missing() => {
                Err("others had not revealed anything by then".into())
            }
            _ => Ok(()),
        }
    }

    /// How the entries that come now are written.
    pub(crate) fn written(&self) -> Written {
        Written { format: self.format, by_present_rules: self.rules == self.terms().game.rules_revision() }
    }

    fn upgraded(&mut self, format: u32, rules: u32) -> Checked {
        if !(self.format..=FORMAT).contains(&format) {
            return Err(unknown_format(format));
        }
        if !(self.rules..=self.terms().game.rules_revision()).contains(&rules) {
            return Err(unknown_rules(rules, self.terms().game.rules_revision()));
        }
        (self.format, self.rules) = (format, rules);
        Ok(())
    }

    /// The game that a record says was set up. By the present rules it must follow from the picks.
    fn recorded_start(&self, fact: &Fact) -> Checked<AnyHistory> {
        let Fact::Started { picks, asked, setup, hash, changes } = fact else {
            return Err("it is no start".into());
        };
        let set_up = || {
            let mut script = game_api::Script::new(picks.iter().copied());
            let (history, drawn) = witnessed(&mut script, |chance| self.plan.set_up(chance));
            let history = history?;
            script.finish().map_err(|error| format!("the picks do not fit: {error}"))?;
            self.written().check_asked(asked, &drawn.asked)?;
            if self.written().is_binding() && history.setup_hash() != *setup {
                return Err("the mission or its options are not those of the record".to_owned());
            }
            match history.hash(self.format) {
                found if found == *hash => Ok(history),
                // The hashes of format 1 are those of an older program, which this one need not have.
                _ if self.format == 1 => Ok(history.unverified()),
                found => Err(format!("the game has the hash {found:?}, the record says {hash:?}")),
            }
        };
        match set_up() {
            Err(_) if !self.written().is_binding() && !changes.is_empty() => {
                self.plan.set_up(&mut game_api::Seeded::new(0))?.begun_with(changes, *hash)
            }
            history => history,
        }
    }

    /// Goes on as the record says.
    fn follow(&mut self, fact: &Fact) -> Checked {
        let Fact::Played { seat, by, action, picks, asked, hash, changes } = fact else {
            return Err("it is no action".into());
        };
        let (by, written) = (self.known_hand(*seat, by), self.written());
        let recorded = Recorded { seat: *seat, by: &by, action, picks, asked, hash: *hash, changes, written };
        self.running_mut()?.follow(recorded)
    }

    /// How far a record goes back. By the present rules that must be what the person can take back.
    fn recorded_undo(&self, person: &PersonId, to: usize, marked: bool) -> Checked<UndoOffer> {
        if !self.written().is_binding() {
            let history = self.running()?;
            let moment = history.moment_of_step(to).ok_or("nothing can be taken back")?;
            return Ok(UndoOffer { seat: self.played_by(moment).0, to, marked });
        }
        let offer = self.undo_offer(person).ok_or("nothing can be taken back")?;
        // Records from before an action took back what it had declined leave that standing.
        let is_same = to == offer.to || self.before_declining(to, offer.seat) == offer.to;
        if is_same && offer.marked == marked {
            Ok(UndoOffer { to, ..offer })
        } else {
            Err(format!("it leaves {to} actions; it can leave {}", offer.to))
        }
    }

    fn started(&mut self, at: Millis, history: AnyHistory) -> Checked<What> {
        self.expect_ready()?;
        self.added = self.additions();
        for chair in Arc::make_mut(&mut self.chairs).values_mut() {
            chair.knows.extend(chair.holder.person().cloned());
        }
        self.clock.skip(at);
        self.clock.start(history.timer(), self.plan.terms.clock);
        self.history = Some(history);
        self.follow_clock();
        Ok(What::Started)
    }

    /// What follows from an action besides the game.
    fn played(&mut self, at: Millis, seat: Seat, step: usize) {
        self.clock.charge(at);
        self.clock.mark(step);
        self.follow_clock();
        // Whoever plays on instead of answering has answered.
        if self.chairs.get(&seat).is_some_and(|chair| !chair.agrees) {
            self.forget_draw();
        }
        if self.chairs.get(&seat).is_some_and(|chair| chair.has_offered)
            && let Some(chair) = Arc::make_mut(&mut self.chairs).get_mut(&seat)
        {
            chair.has_offered = false;
        }
    }

    /// The clocks run of everybody who is asked now.
    pub(crate) fn follow_clock(&mut self) {
        let others = self.choosers();
        if let Some(history) = &self.history {
            self.clock.follow(history.clock_state(), others.as_deref());
        }
    }

    /// Who has yet to make a choice that all make at once, if a clock has to know.
    fn choosers(&self) -> Option<Vec<Seat>> {
        let history = self.history.as_ref().filter(|_| self.clock.has_terms())?;
        history.answers_in_secret().then(|| self.deciders())
    }

    fn undone(&mut self, at: Millis, person: &PersonId, offer: UndoOffer) -> Checked<What> {
        let moment = self.running()?.n_moments();
        let (person, marked) = (person.clone(), offer.marked);
        let taken = TakenBack { person, seat: offer.seat, to: self.version_before_step(offer.to), marked };
        self.clock.charge(at);
        let turn = self.running()?.turn_name();
        let history = self.running_mut()?;
        history.take_back(offer.to);
        let is_same_choice = history.turn_name() == turn;
        let clock_state = history.clock_state();
        if !is_same_choice {
            self.early.clear();
        }
        let others = self.choosers();
        self.clock.follow_back(clock_state, others.as_deref(), offer.to);
        Ok(What::Undone(moment, taken))
    }

    fn forget_draw(&mut self) {
        if self.chairs.values().any(|chair| chair.agrees) {
            Arc::make_mut(&mut self.chairs).values_mut().for_each(|chair| chair.agrees = false);
        }
    }

    /// A person plays the seats they hold, a computer those it holds; the clock and what
    /// somebody prefers may answer for anybody.
    fn check_author(&self, seat: Seat, by: &By) -> Checked {
        let holder = &self.chair(seat)?.holder;
        let fits = match by {
            By::Person(person) => holder.is(person),
            By::Computer => matches!(holder, Holder::Computer(_)),
            By::Clock | By::Preference => true,
        };
        if fits { Ok(()) } else { Err(format!("whoever acts for {seat} does not hold it")) }
    }

    /// The same author, named by the id that the table has already: what is loaded comes with a
    /// text of its own for every step.
    fn known_hand(&self, seat: Seat, by: &By) -> By {
        match (by, self.holder(seat)) {
            (By::Person(person), Some(Holder::Person(holder))) if person == holder => {
                By::Person(holder.clone())
            }
            _ => by.clone(),
        }
    }

    /// How it ended must follow from what happened.
    fn check_ending(&self, ending: &Ending, hash: Option<crate::entry::StateHash>) -> Checked {
        let due = self.due_ending();
        let fits = match ending.how {
            // A match of an earlier version could go on beyond the limit, and be abandoned there.
            How::Abandoned => due.as_ref().is_none_or(|due| due.how == How::Limit) && ending.winner.is_none(),
            _ => due.as_ref() == Some(ending),
        };
        if !fits {
            let due = due.map_or("is not over".to_owned(), |due| format!("ended so: {}", due.reason));
            return Err(format!("it says `{}`, but the match {due}", ending.reason));
        }
        let found = self.history.as_ref().map(|history| history.hash(self.format));
        if found != hash {
            return Err(format!("the game has the hash {found:?}, the record says {hash:?}"));
        }
        Ok(())
    }

    fn running(&self) -> Checked<&AnyHistory> {
        self.history.as_ref().ok_or_else(|| "the match has not started by then".to_owned())
    }

    fn running_mut(&mut self) -> Checked<&mut AnyHistory> {
        self.history.as_mut().ok_or_else(|| "the match has not started by then".to_owned())
    }

    fn chair(&self, seat: Seat) -> Checked<&crate::table::Chair> {
        self.chairs.get(&seat).ok_or_else(|| format!("this table has no seat {seat}"))
    }

    fn chair_mut(&mut self, seat: Seat) -> Checked<&mut crate::table::Chair> {
        let chair = Arc::make_mut(&mut self.chairs).get_mut(&seat);
        chair.ok_or_else(|| format!("this table has no seat {seat}"))
    }
}
