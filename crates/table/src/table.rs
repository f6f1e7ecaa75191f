//! One match at one table: what its entries say.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use content::hulk::Mission;
use death_angel::DeathAngel;

use protocol::Stage;

use crate::any::AnyHistory;
use crate::clock::Clock;
use crate::consider::{MOST_MOMENTS, MOST_ROUNDS};
use crate::dice::{Commitment, Nonce, Secret, Seed};
use crate::early::Early;
use crate::entry::{Aborted, By, Ending, Entry, FORMAT, Fact, How, Millis, Passing};
use crate::log::Log;
use crate::plan::Plan;
use crate::playable::Playable as _;
use crate::refused::Corrupt;
use crate::seat::{Holder, MatchId, PersonId, Seat};
use crate::start::Start;
use crate::terms::{GameTerms, Terms};

/// One match. While it is played, [`Table::consider`] gives the table after each command; when it is
/// loaded, [`Table::absorb`] makes it of its entries. In debug builds `consider` compares the two, so a
/// match that is loaded is the one that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) n_entries: usize,
    pub(crate) id: MatchId,
    /// The version of the form of the entries that come now.
    pub(crate) format: u32,
    /// The revision of the rules by which the match is played now.
    pub(crate) rules: u32,
    pub(crate) plan: Arc<Plan>,
    /// Shared with copies of the table, as is all that few entries change: see [`Table::consider`].
    pub(crate) chairs: Arc<Chairs>,
    pub(crate) start: Arc<Start>,
    /// What was added for each seat, fixed by the start.
    pub(crate) added: Arc<[Option<Nonce>]>,
    pub(crate) history: Option<AnyHistory>,
    /// Answers that wait until the rules ask for them.
    pub(crate) early: Vec<Early>,
    pub(crate) clock: Clock,
    /// One for each version.
    pub(crate) notes: Log<Note>,
    pub(crate) closed: Option<(Ending, Secret)>,
    pub(crate) rematch: Option<MatchId>,
}

/// The seats that can be held.
pub(crate) type Chairs = BTreeMap<Seat, Chair>;

/// A seat and what belongs to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chair {
    pub holder: Holder,
    /// Everybody who has held it since the start: they know its secrets.
    pub knows: BTreeSet<PersonId>,
    pub passing: Passing,
    pub has_resigned: bool,
    /// It would call it a draw.
    pub agrees: bool,
    /// It has offered a draw since it last played.
    pub has_offered: bool,
    pub wants_rematch: bool,
}

/// What changed with a version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    pub at: Millis,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    Opened,
    Seated(Seat, Holder),
    Committed(PersonId),
    Revealed(PersonId),
    Aborted(Aborted),
    Started,
    /// A moment of the game, by its number.
    Moment(usize),
    /// A seat has answered before the rules ask it.
    Answered(Seat),
    /// It has taken that back.
    Recalled(Seat),
    /// A moment in which something was taken back.
    Undone(usize, TakenBack),
    Resigned(Seat),
    DrawOffered(Seat),
    DrawDeclined(Seat),
    Paused,
    Resumed,
    Closed,
    RematchWanted(Seat),
    Rematched,
}

/// What was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TakenBack {
    pub person: PersonId,
    pub seat: Seat,
    /// The game is again as it was at this version.
    pub to: u32,
    pub marked: bool,
}

/// What a match waits for. For the program that runs the table, not for the players.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum WaitsFor {
    /// That it is started.
    Start,
    /// A person's decision.
    Person {
        /// The seat that decides.
        seat: Seat,
        /// Who holds it.
        person: PersonId,
        /// The person would rather have it passed: see [`Command::Pass`](crate::Command::Pass).
        passes: bool,
    },
    /// A computer player's decision.
    Computer {
        /// The seat that decides.
        seat: Seat,
    },
    /// That a person or a computer player takes the seat that decides.
    Holder { seat: Seat },
    /// That the end is written down: [`Command::Close`](crate::Command::Close).
    Closing,
    /// Nothing: it is over.
    Over,
}

impl Table {
    /// A table with nothing on it but its first entry, which must be an opening.
    pub fn open(entry: &Entry) -> Result<Table, Corrupt> {
        Table::open_by(entry, |terms| Plan::new(terms.clone()).map(Arc::new))
    }

    /// The same, with a plan from elsewhere for its terms: see [`Plans`](crate::Plans).
    pub fn open_by(
        entry: &Entry,
        plan: impl FnOnce(&Terms) -> Result<Arc<Plan>, String>,
    ) -> Result<Table, Corrupt> {
        let corrupt = |why: String| Corrupt { entry: 0, why };
        let Fact::Opened { format, rules, id, terms, commitment } = &entry.fact else {
            return Err(corrupt(format!("a match begins with `opened`, not with `{}`", entry.fact.name())));
        };
        let (rules, present) = (rules.unwrap_or(1), terms.game.rules_revision());
        if !(1..=FORMAT).contains(format) {
            return Err(corrupt(unknown_format(*format)));
        }
        if !(1..=present).contains(&rules) {
            return Err(corrupt(unknown_rules(rules, present)));
        }
        let plan = plan(terms).map_err(corrupt)?;
        let mut clock = Clock::default();
        clock.skip(entry.at);
        let mut notes = Log::default();
        notes.push(Note { at: entry.at, what: What::Opened });
        Ok(Table {
            n_entries: 1,
            format: *format,
            rules,
            id: id.clone(),
            chairs: Arc::new(plan.seats.iter().map(|&seat| (seat, Chair::default())).collect()),
            plan,
            start: Arc::new(Start::first(*commitment)),
            added: Arc::default(),
            history: None,
            early: Vec::new(),
            clock,
            notes,
            closed: None,
            rematch: None,
        })
    }

    /// A match from all its entries.
    pub fn load<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Table, Corrupt> {
        Table::load_by(entries, |terms| Plan::new(terms.clone()).map(Arc::new))
    }

    /// The same, with a plan from elsewhere for its terms.
    pub fn load_by<'a>(
        entries: impl IntoIterator<Item = &'a Entry>,
        plan: impl FnOnce(&Terms) -> Result<Arc<Plan>, String>,
    ) -> Result<Table, Corrupt> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or_else(|| Corrupt { entry: 0, why: "there is none".into() })?;
        let mut table = Table::open_by(first, plan)?;
        entries.try_for_each(|entry| table.absorb(entry))?;
        Ok(table)
    }

    /// Which match it is.
    pub fn id(&self) -> &MatchId {
        &self.id
    }

    /// What is fixed.
    pub fn terms(&self) -> &Terms {
        &self.plan.terms
    }

    /// What is fixed, with everything prepared that play needs.
    pub fn plan(&self) -> &Arc<Plan> {
        &self.plan
    }

    /// The mission, in a match of Space Hulk.
    pub fn mission(&self) -> Option<&Mission> {
        self.plan.mission.as_ref()
    }

    /// The server's word about its secret for the present start.
    pub fn start_commitment(&self) -> Commitment {
        self.start.commitment()
    }

    /// Whether this is the secret that the server has committed itself to.
    pub fn is_bound_to(&self, secret: &Secret) -> bool {
        self.start.is_bound_to(secret)
    }

    /// The seats that can be held, in order.
    pub fn seats(&self) -> &[Seat] {
        &self.plan.seats
    }

    /// Who holds a seat; `None` if this table does not have it.
    pub fn holder(&self, seat: Seat) -> Option<&Holder> {
        self.chairs.get(&seat).map(|chair| &chair.holder)
    }

    /// The names of the teams that a seat has in Death Angel: those that it was dealt when the match was made, else
    /// those that it has chosen. None before that, or in another game.
    pub fn teams_of(&self, seat: Seat) -> Vec<String> {
        let Some(rules_seat) = DeathAngel::rules_seat(seat) else { return Vec::new() };
        match (&self.history, &self.terms().game) {
            (Some(AnyHistory::Angel(history)), _) => {
                history.now().teams_of(rules_seat).map(|team| team.name().to_owned()).collect()
            }
            (None, GameTerms::DeathAngel { teams: Some(teams), .. }) => {
                let dealt = teams.get(seat.name()).and_then(|names| names.as_array());
                dealt.into_iter().flatten().filter_map(|name| name.as_str()).map(str::to_owned).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the same hold all seats at another moment of this match.
    pub fn has_same_holders(&self, other: &Table) -> bool {
        Arc::ptr_eq(&self.chairs, &other.chairs)
            || self
                .chairs
                .values()
                .map(|chair| &chair.holder)
                .eq(other.chairs.values().map(|chair| &chair.holder))
    }

    /// How many entries have been absorbed.
    pub fn n_entries(&self) -> usize {
        self.n_entries
    }

    /// Grows with everything that changes what anybody else sees. What a seat prefers does
    /// not: that it prefers something would be told by the number alone.
    pub fn version(&self) -> u32 {
        self.notes.len() as u32
    }

    /// How far the match is.
    pub fn stage(&self) -> Stage {
        match (&self.history, &self.closed) {
            (_, Some(_)) => Stage::Over,
            (Some(_), None) => Stage::Playing,
            (None, None) => Stage::Waiting,
        }
    }

    /// Whether every seat is held and every person has added to the seed, so that the match can start.
    pub fn is_ready(&self) -> bool {
        self.expect_ready().is_ok()
    }

    /// Whether the game was set up, also if it is over.
    pub fn has_begun(&self) -> bool {
        self.history.is_some()
    }

    /// Whether a clock runs or stands still in this match now.
    pub fn has_clock(&self) -> bool {
        self.clock.runs()
    }

    /// What the match waits for.
    pub fn waits_for(&self) -> WaitsFor {
        if self.closed.is_some() {
            return WaitsFor::Over;
        }
        let Some(history) = &self.history else { return WaitsFor::Start };
        let Some(seat) = history.owner().filter(|_| self.due_ending().is_none()) else {
            return WaitsFor::Closing;
        };
        let seat = self.computer_decider().unwrap_or(seat);
        match self.chairs.get(&seat).map(|chair| &chair.holder) {
            Some(Holder::Person(person)) => {
                WaitsFor::Person { seat, person: person.clone(), passes: self.would_pass(seat) }
            }
            Some(Holder::Computer(_)) => WaitsFor::Computer { seat },
            _ => WaitsFor::Holder { seat },
        }
    }

    /// When to give [`Command::Tick`](crate::Command::Tick), if nothing happens before.
    pub fn deadline(&self) -> Option<Millis> {
        let reveal = self.start.deadline().filter(|_| self.stage() == Stage::Waiting && !self.is_ready());
        self.clock.deadline().or(reveal)
    }

    /// When something happened that others may know of: what a seat prefers is nothing.
    pub fn changed_at(&self) -> Millis {
        self.notes.iter().next_back().map_or(0, |note| note.at)
    }

    /// When the last entry was written.
    pub fn last_at(&self) -> Millis {
        self.clock.last()
    }

    /// How the match ended.
    pub fn ending(&self) -> Option<&Ending> {
        self.closed.as_ref().map(|(ending, _)| ending)
    }

    /// The revision of the rules by which the match was played last.
    pub fn rules_revision(&self) -> u32 {
        self.rules
    }

    /// How many steps the present rules do not lead to, because an earlier revision of them was
    /// played: such a step is shown by the position that the record keeps, and cannot be verified.
    pub fn n_restored(&self) -> usize {
        self.history.as_ref().map_or(0, AnyHistory::n_restored)
    }

    /// The match after this one.
    pub fn rematch_id(&self) -> Option<&MatchId> {
        self.rematch.as_ref()
    }

    /// The seats that a person holds.
    pub fn seats_of(&self, person: &PersonId) -> Vec<Seat> {
        let held = self.chairs.iter().filter(|(_, chair)| chair.holder.is(person));
        held.map(|(&seat, _)| seat).collect()
    }

    /// The seed that the dice of this match follow from.
    pub(crate) fn seed(&self, secret: &Secret) -> Seed {
        self.seed_with(secret, &self.added)
    }

    /// The seed with what each seat adds to it; that of a lesson is fixed.
    pub(crate) fn seed_with(&self, secret: &Secret, additions: &[Option<Nonce>]) -> Seed {
        if let Some(number) = self.terms().lesson {
            return Seed::of_lesson(number);
        }
        let secret = secret.of_start(self.start.number());
        secret.seed(&self.id, additions.iter().map(Option::as_ref))
    }

    /// What each seat has added to the seed, once it is fixed.
    pub(crate) fn additions(&self) -> Arc<[Option<Nonce>]> {
        let nonce = |chair: &Chair| chair.holder.person().and_then(|person| self.start.nonces.get(person));
        self.chairs.values().map(|chair| nonce(chair).cloned()).collect()
    }

    /// How the match ends now, if it does: by the rules, by resignation, by agreement, or because it has
    /// become too long.
    pub(crate) fn due_ending(&self) -> Option<Ending> {
        self.ending_of(&self.chairs)
    }

    /// The same, if the chairs were these.
    pub(crate) fn ending_of(&self, chairs: &Chairs) -> Option<Ending> {
        let history = self.history.as_ref()?;
        if let Some((winner, reason)) = history.result() {
            return Some(Ending { how: How::Played, winner: winner.map(str::to_owned), reason });
        }
        if let Some(side) = resigned_side(chairs, history) {
            let winner = other_side(&self.terms().game, side).map(str::to_owned);
            return Some(Ending { how: How::Resigned, winner, reason: format!("{side} resigned") });
        }
        let all_agree = chairs.values().all(|chair| chair.agrees);
        if all_agree {
            let reason = "a draw by agreement".into();
            return Some(Ending { how: How::Agreed, winner: None, reason });
        }
        limit_reached(history).map(|reason| Ending { how: How::Limit, winner: None, reason })
    }

    /// Whether a seat would rather pass than be asked now.
    pub(crate) fn would_pass(&self, seat: Seat) -> bool {
        let (Some(history), Some(chair)) = (&self.history, self.chairs.get(&seat)) else { return false };
        history.owner() == Some(seat) && history.passes(chair.passing).is_some()
    }

    /// Whether this is who made the decision, for those who ask again.
    pub(crate) fn is_by(&self, by: &By, person: &PersonId) -> bool {
        matches!(by, By::Person(known) if known == person)
    }
}

/// Which limit of a match is reached, in words.
fn limit_reached(history: &AnyHistory) -> Option<String> {
    if history.clock_state().turn > MOST_ROUNDS {
        Some(format!("a draw after {MOST_ROUNDS} rounds"))
    } else if history.n_moments() >= MOST_MOMENTS {
        Some(format!("a draw after {MOST_MOMENTS} actions"))
    } else {
        None
    }
}

/// A side whose every person has given up.
fn resigned_side(chairs: &Chairs, history: &AnyHistory) -> Option<&'static str> {
    let gave_up = |side: &&'static str| {
        let own = chairs.iter().filter(|(seat, _)| history.side(**seat) == *side);
        let mut persons = own.filter(|(_, chair)| chair.holder.person().is_some()).peekable();
        persons.peek().is_some() && persons.all(|(_, chair)| chair.has_resigned)
    };
    chairs.keys().map(|&seat| history.side(seat)).find(gave_up)
}

/// The side that wins when another gives up, also if its seats are free.
fn other_side(game: &GameTerms, side: &str) -> Option<&'static str> {
    game.sides().iter().copied().find(|other| *other != side)
}

/// What to say about a match that was played by rules that this program does not know.
pub(crate) fn unknown_rules(rules: u32, present: u32) -> String {
    format!(
        "the match was played by revision {rules} of the rules, and this program knows revisions 1 to \
         {present}; a newer version of Blipfall reads it"
    )
}

/// What to say about a record of another version.
pub(crate) fn unknown_format(format: u32) -> String {
    if format > FORMAT {
        format!(
            "the record has format {format}, and this program reads formats up to {FORMAT}; a newer \
             version of Blipfall reads it"
        )
    } else {
        format!("there is no format {format}; the first is 1")
    }
}
