//! Timed turns in a room whose server comes and goes.
//!
//! People think for as long as they like, messages and timers come late, now and then too
//! early, and the server is stopped or killed and is away for up to days. Beside the room runs
//! a stopwatch of our own, which counts only while the server is there. The room may charge
//! less than that stopwatch, never more: nobody's time ends early, and nobody pays for the
//! server's absence.

use std::collections::BTreeMap;

use forms::Fields;
use game_api::Seeded;
use protocol::{By, ClientMessage, Code, GameName, ServerMessage, Stage, Update, What};
use server::limits::LIMITS;
use server::room::{ConnId, Effect, Guest, Input, Plans, Room};
use table::{ClockTerms, Each, GameTerms, Millis, PersonId, Terms};

use crate::contribution;
use crate::simulate::{Disk, new_match};

/// What came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Decisions with a clock.
    pub turns: u64,
    /// Those that the clock answered.
    pub expired: u64,
    /// Answers that came when the time was up.
    pub too_late: u64,
    /// How often the server was stopped in order, and killed.
    pub absences: u64,
    /// How long it was away in all.
    pub away: Millis,
    /// The least that anybody had whose time was up, beyond what is due.
    pub least_grace: Option<Millis>,
}

/// What is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Timed {
    /// Every decision of a seat.
    Decision,
    /// All decisions of a seat in a turn.
    Turn,
    /// The Marines' whole turn, by an option of the mission.
    Mission,
}

impl Timed {
    const ALL: [Timed; 3] = [Timed::Decision, Timed::Turn, Timed::Mission];

    /// How long.
    const fn full(self) -> Millis {
        match self {
            Timed::Decision => 20_000,
            Timed::Turn => 60_000,
            Timed::Mission => 90_000,
        }
    }

    fn terms(self) -> Terms {
        let seconds = (self.full() / 1_000) as u32;
        let mission =
            content::hulk::Library::source("first-contact").expect("a mission of the library").to_owned();
        let (options, clock) = match self {
            Timed::Decision => (Fields::new(), Some(ClockTerms { each: Each::Decision, seconds })),
            Timed::Turn => (Fields::new(), Some(ClockTerms { each: Each::Turn, seconds })),
            Timed::Mission => (forms::fields! {"timer_seconds": seconds}, None),
        };
        let game = GameTerms::SpaceHulk { mission, options, solo: None };
        Terms { game, clock, practice: false, open_hands: false, lesson: None }
    }
}

/// Plays matches until a number of decisions was timed.
///
/// # Panics
///
/// If anybody is charged for more than they had.
pub fn run(turns: u64, seed: u64) -> Outcome {
    let (plans, mut outcome) = (Plans::default(), Outcome::default());
    let mut dice = Seeded::new(seed);
    for number in 0.. {
        if outcome.turns >= turns {
            break;
        }
        let timed = Timed::ALL[number % Timed::ALL.len()];
        let mut place = TimedMatch::open(timed, &plans, seed + number as u64, &mut dice);
        while place.goes_on() && outcome.turns < turns {
            place.next(&mut dice, &mut outcome);
        }
    }
    outcome
}

/// What a stopwatch is for: a decision, a seat's turn, or the turn of the Marines.
type Span = (u64, Option<protocol::Seat>);

struct TimedMatch<'a> {
    timed: Timed,
    plans: &'a Plans,
    disk: Disk,
    room: Room,
    now: Millis,
    wake: Option<Millis>,
    updates: [Option<Update>; 2],
    /// The last answer to a player who acted.
    answer: Option<ServerMessage>,
    /// How long each span has lasted while the server was there.
    used: BTreeMap<Span, Millis>,
    /// Counts decisions.
    decision: u64,
    expired: u64,
    least_grace: Option<Millis>,
}

impl<'a> TimedMatch<'a> {
    fn open(timed: Timed, plans: &'a Plans, seed: u64, dice: &mut Seeded) -> TimedMatch<'a> {
        let disk = new_match(GameName::SpaceHulk, timed.terms(), seed);
        let now = 1_000_000 + u64::from(dice.below(1_000));
        let (room, effects) = Room::load(disk.load(), plans, &LIMITS, now).expect("a new match");
        let mut place = TimedMatch {
            timed,
            plans,
            disk,
            room,
            now,
            wake: None,
            updates: [None, None],
            answer: None,
            used: BTreeMap::new(),
            decision: 0,
            expired: 0,
            least_grace: None,
        };
        place.carry_out(effects);
        place.everybody_comes();
        // Both commit, then both reveal.
        for conn in [0, 1, 0, 1] {
            let update = place.updates[conn].as_ref().expect("an update follows the hello");
            let message = contribution::next_step(update, "m", 1, 1).expect("there is a step to take");
            place.say(conn as ConnId, message);
        }
        place
    }

    fn goes_on(&self) -> bool {
        self.updates[0].as_ref().is_some_and(|update| update.stage == Stage::Playing)
    }

    fn everybody_comes(&mut self) {
        for (conn, id) in ["ann", "bob"].into_iter().enumerate() {
            let guest = Guest { id: PersonId::new(id).expect("an id"), name: id.to_owned() };
            let conn = conn as ConnId;
            self.input(Input::Hello { conn, re: 0, guest: Some(guest), since: None });
        }
    }

    /// One decision: its player answers it, or their time runs out.
    fn next(&mut self, dice: &mut Seeded, outcome: &mut Outcome) {
        let (before, expired) = (self.decision, self.expired);
        outcome.turns += u64::from(self.span().is_some());
        let full = self.timed.full() as u32;
        let think = match dice.below(10) {
            0..5 => dice.below(full / 8),
            5..8 => full - 100 + dice.below(200),
            _ => 3 * full,
        };
        // What is sent arrives a little later.
        let acts_at = self.now + u64::from(think + dice.below(80));
        while self.decision == before && self.goes_on() {
            if dice.below(12) == 0 {
                self.goes_away(dice, outcome);
                continue;
            }
            self.until_something(acts_at, dice, outcome);
        }
        outcome.expired += self.expired - expired;
        outcome.least_grace = [outcome.least_grace, self.least_grace].into_iter().flatten().min();
    }

    /// Time passes until the answer comes, or the room is woken, later than it asked for.
    fn until_something(&mut self, acts_at: Millis, dice: &mut Seeded, outcome: &mut Outcome) {
        let late = u64::from(dice.below(40));
        match self.wake.map(|at| at.max(self.now) + late) {
            Some(at) if at < acts_at => {
                // Woken too early, it must do nothing.
                self.pass_time(self.now + (at - self.now) / 2);
                self.input(Input::Tick);
                self.pass_time(at);
                self.input(Input::Tick);
            }
            _ => {
                self.pass_time(acts_at.max(self.now));
                self.act(dice, outcome);
            }
        }
    }

    fn act(&mut self, dice: &mut Seeded, outcome: &mut Outcome) {
        let conn = usize::from(self.updates[0].as_ref().is_none_or(|update| update.legal.is_empty()));
        let Some(update) = &self.updates[conn] else { return };
        let (version, n_legal) = (update.version, update.legal.len() as u32);
        let (action, span) = (dice.below(n_legal.max(1)), self.span());
        self.say(
            conn as ConnId,
            ClientMessage::Act { re: 2, version, action, turn: None, after_pass: false },
        );
        if let Some(ServerMessage::Refused(refused)) = &self.answer {
            // The clock was faster; it may have ended the match.
            let codes = [Code::TimeUp, Code::Stale, Code::NotYourTurn, Code::WrongStage];
            assert!(codes.contains(&refused.code), "{refused:?}");
            let used = span.map_or(0, |span| self.used[&span]);
            assert!(used >= self.timed.full(), "refused after {used} ms of {}", self.timed.full());
            outcome.too_late += 1;
        }
    }

    /// The server is stopped or killed, and starts again after a while.
    fn goes_away(&mut self, dice: &mut Seeded, outcome: &mut Outcome) {
        let most = self.timed.full() as u32 / 4;
        self.pass_time(self.now + u64::from(dice.below(most)));
        if dice.below(2) == 0 {
            self.input(Input::Stop);
        }
        let away = match dice.below(3) {
            0 => u64::from(dice.below(3 * 24 * 3_600)) * 1_000,
            _ => u64::from(dice.below(120_000)),
        };
        self.now += away;
        outcome.absences += 1;
        outcome.away += away;
        self.wake = None;
        let loaded = Room::load(self.disk.load(), self.plans, &LIMITS, self.now);
        let (room, effects) = loaded.expect("what is stored can be loaded");
        self.room = room;
        self.carry_out(effects);
        self.everybody_comes();
    }

    /// Time passes while the server is there.
    fn pass_time(&mut self, until: Millis) {
        if let Some(span) = self.span() {
            *self.used.entry(span).or_default() += until - self.now;
        }
        self.now = until;
    }

    /// What is timed now.
    fn span(&self) -> Option<Span> {
        let update = self.updates[0].as_ref()?;
        let clock = update.clock.as_ref().filter(|clock| !clock.paused)?;
        let seat = update.seats.iter().find(|seat| seat.decides).map(|seat| seat.seat);
        let turn = || update.view.as_ref().and_then(|view| view.fields()["turn"].as_u64()).unwrap_or(0);
        match self.timed {
            Timed::Decision => Some((self.decision, seat)),
            Timed::Turn => Some((turn(), seat)),
            Timed::Mission => clock.turn_left.map(|_| (turn(), None)),
        }
    }

    /// The same; the turn of the Marines is timed as a whole, also while the other side decides in it.
    fn last_span(&self) -> Option<Span> {
        let view = self.updates[0].as_ref().and_then(|update| update.view.as_ref());
        match self.timed {
            Timed::Mission => view.and_then(|view| view.fields()["turn"].as_u64()).map(|turn| (turn, None)),
            Timed::Decision | Timed::Turn => self.span(),
        }
    }

    fn say(&mut self, conn: ConnId, message: ClientMessage) {
        self.answer = None;
        self.input(Input::Message { conn, message });
    }

    fn input(&mut self, input: Input) {
        let effects = self.room.handle(input, self.now);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Store(writes) => {
                    let result = self.disk.done(&writes);
                    self.input(Input::Stored(result));
                }
                Effect::Send { to, message } => self.hear(&to, *message),
                Effect::Wake(at) => self.wake = Some(at),
                _ => {}
            }
        }
    }

    fn hear(&mut self, to: &[ConnId], message: ServerMessage) {
        match message {
            ServerMessage::Update(update) => {
                for &conn in to {
                    if conn == 0 {
                        self.follow(&update);
                    }
                    self.updates[conn as usize] = Some((*update).clone());
                }
                self.check_what_is_left();
            }
            answer @ (ServerMessage::Ack { .. } | ServerMessage::Refused(_)) => self.answer = Some(answer),
            _ => {}
        }
    }

    /// The clock has only decided where the time was up.
    fn follow(&mut self, update: &Update) {
        let span = self.last_span();
        for step in &update.steps {
            let What::Played { by, .. } = step.what else { continue };
            if by == By::Clock {
                let used = span.and_then(|span| self.used.get(&span)).copied().unwrap_or(0);
                let grace = used.checked_sub(self.timed.full());
                let grace =
                    grace.unwrap_or_else(|| panic!("{:?}: the clock decided after {used} ms", self.timed));
                self.least_grace = Some(self.least_grace.map_or(grace, |least| least.min(grace)));
                self.expired += 1;
            }
            self.decision += 1;
        }
    }

    /// What is told to be left is never less than what our stopwatch leaves.
    fn check_what_is_left(&self) {
        let Some(clock) = self.updates[0].as_ref().and_then(|update| update.clock.as_ref()) else { return };
        let Some(span) = self.span() else { return };
        let left = if self.timed == Timed::Mission { clock.turn_left } else { clock.seat_left };
        let used = self.used.get(&span).copied().unwrap_or(0);
        let due = self.timed.full().saturating_sub(used);
        assert!(left.is_some_and(|left| left >= due), "{left:?} ms are left after {used} ms, not {due}");
    }
}
