//! Time, which only ever comes in as a number.

use forms::fields;
use game_api::Seeded;
use protocol::What;
use table::{
    By, Choice, ClockTerms, Code, Command, Each, Fact, People, Seat, Solo, Table, Terms, Viewer, Who,
};

use crate::house::{House, angel, eyes, hulk, hulk_with, who};

const TIMER: u64 = 30_000;

fn timed() -> Terms {
    hulk_with("first-contact", fields! {"timer_seconds": 30}, None)
}

fn clocked(each: Each, seconds: u32) -> Terms {
    Terms { clock: Some(ClockTerms { each, seconds }), ..hulk("first-contact") }
}

fn tick(house: &mut House) -> Result<usize, Code> {
    house.tries(&Who::House, &Command::Tick).map(|done| done.entries.len()).map_err(|refused| refused.code)
}

fn turn_left(house: &House) -> Option<u64> {
    house
        .table
        .update(&Viewer::Spectator, None, &People::default(), 0)
        .clock
        .and_then(|clock| clock.turn_left)
}

fn seat_left(house: &House) -> Option<u64> {
    house
        .table
        .update(&Viewer::Spectator, None, &People::default(), 0)
        .clock
        .and_then(|clock| clock.seat_left)
}

/// Gives the first of these answers that is legal, or the first of the list.
fn answer(house: &mut House, words: &[&str]) {
    let version = house.table.version();
    let who = house.decider().expect("somebody decides");
    for word in words {
        let choice = Choice::Object(fields! {"do": *word});
        if house.tries(&who, &Command::Act { version, choice, turn: None }).is_ok() {
            return;
        }
    }
    house.tries(&who, &Command::Act { version, choice: Choice::Index(0), turn: None }).unwrap();
}

/// Proves SH-TIME-01.
#[test]
fn the_timer_starts_after_the_redraw_and_ends_the_turn() {
    let mut house = House::with(timed(), 1, &["ann", "bob"]);
    house.now = 1_000_000;
    assert_eq!((turn_left(&house), house.table.deadline()), (None, None));
    assert_eq!(tick(&mut house), Err(Code::NotAllowed));
    house.act_do("keep");
    assert_eq!(house.table.deadline(), Some(1_000_000 + TIMER));
    house.now += TIMER - 1;
    assert_eq!(tick(&mut house), Err(Code::TooEarly));
    house.now += 1;
    let version = house.table.version();
    let late = Command::Act { version, choice: Choice::Index(0), turn: None };
    assert_eq!(house.refuses("ann", late), Code::TimeUp);
    assert_eq!(tick(&mut house), Ok(1));
    assert_eq!(house.decides(), Some(Seat::Alien));
    assert_eq!(house.table.deadline(), None);
    let told = house.table.update(&Viewer::Spectator, Some(version), &People::default(), 0).steps;
    assert!(matches!(told[0].what, What::Played { by: protocol::By::Clock, .. }));
}

/// Proves SH-TIME-02.
#[test]
fn the_action_under_way_is_completed_and_then_the_turn_ends_at_once() {
    let mut house = House::with(timed(), 1, &["ann", "bob"]);
    house.act_do("keep");
    // A step that gives a free shot at a door.
    house.plays_until(5, |house| house.decides() == Some(Seat::Marine));
    house.act_on(|action| action["do"] == "move" && action["unit"] == "m1" && action["to"] == "3,3");
    assert_eq!(house.screen().decision.unwrap().fields()["kind"], "free_shot");
    house.now += 2 * TIMER;
    // It belongs to the action, so there is nothing to end yet.
    assert_eq!(house.table.deadline(), None);
    let n_entries = house.record.len();
    house.act_do("pass");
    let by: Vec<By> = house.record[n_entries..]
        .iter()
        .filter_map(|entry| match &entry.fact {
            Fact::Played { by, .. } => Some(by.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(by, [By::Person(crate::house::id("ann")), By::Clock, By::Clock]);
    assert_eq!(house.decides(), Some(Seat::Alien));
}

/// While the aliens decide inside a Marine's action, his timer stands still (BT-01).
#[test]
fn the_marines_are_not_charged_for_what_the_aliens_decide() {
    let mut found = 0;
    for seed in 0..40 {
        let mut house = House::with(timed(), seed, &["ann", "bob"]);
        for _ in 0..150 {
            house.now += 100;
            let before = turn_left(&house);
            if !house.plays_on(seed.into()) {
                break;
            }
            let phase = house.table.frame(&Viewer::Spectator, house.table.n_frames() - 1).unwrap().phase;
            if let (Some(before), "marine_action", Some(Seat::Alien)) =
                (before, phase.as_str(), house.decides())
            {
                let left = before - 100;
                house.now += 10 * TIMER;
                assert_eq!((turn_left(&house), house.table.deadline()), (None, None));
                house.plays_until(1, |house| house.decides() == Some(Seat::Marine));
                let still = house.table.frame(&Viewer::Spectator, house.table.n_frames() - 1).unwrap().phase;
                if still == "marine_action" {
                    assert_eq!(turn_left(&house), Some(left));
                    found += 1;
                }
                break;
            }
        }
    }
    assert!(found > 3, "{found}");
}

/// Proves SB-GEN-03.
#[test]
fn variant_b_is_not_timed() {
    for (variant, expected) in [(Solo::A, Some(TIMER)), (Solo::B, None)] {
        let terms = hulk_with("first-contact", fields! {"timer_seconds": 30}, Some(variant));
        let mut house = House::with(terms, 1, &["ann"]);
        while house.table.frame(&Viewer::Spectator, house.table.n_frames() - 1).unwrap().phase
            != "marine_action"
        {
            answer(&mut house, &["keep", "pass"]);
        }
        assert_eq!(turn_left(&house), expected, "{variant:?}");
    }
}

/// What the test itself knows of one table's time.
struct Watch {
    house: House,
    chance: Seeded,
    /// What has been charged to the Marine side in this turn.
    charged: u64,
    was_timed: bool,
    n_turns: usize,
    n_expired: usize,
    n_downs: usize,
}

impl Watch {
    fn random(&mut self, below: u32) -> u64 {
        self.chance.below(below).into()
    }

    /// One decision, with everything that can come between.
    fn step(&mut self) {
        let update = self.house.table.update(&Viewer::Spectator, None, &People::default(), 0);
        let timed = update.clock.is_some_and(|clock| clock.turn_left.is_some());
        if timed && !self.was_timed {
            (self.charged, self.n_turns) = (0, self.n_turns + 1);
        }
        self.was_timed = timed;
        if self.random(40) == 0 {
            self.goes_down();
        }
        let deadline = self.house.table.deadline();
        let start = self.house.now;
        let can_end = timed && update.view.unwrap().fields()["decision"]["kind"] == "action";
        assert_eq!(deadline, can_end.then(|| start + TIMER - self.charged), "charged {}", self.charged);
        let think = if self.random(6) == 0 { self.random(60_000) } else { self.random(3_000) };
        match deadline {
            Some(deadline) if start + think >= deadline => self.expires(deadline),
            _ => {
                self.house.now += think;
                if timed {
                    self.charged += think;
                }
                self.acts(timed);
            }
        }
    }

    /// The server's timer goes off early several times, and then late.
    fn expires(&mut self, deadline: u64) {
        for _ in 0..3 {
            let early = 1 + self.random(40);
            self.house.now = (deadline - early).max(self.house.table.last_at());
            assert_eq!(tick(&mut self.house), Err(Code::TooEarly));
        }
        self.house.now = deadline + self.random(40);
        assert!(tick(&mut self.house).unwrap() > 0);
        assert_ne!(self.house.decides(), Some(Seat::Marine), "the turn is over");
        self.n_expired += 1;
        self.was_timed = false;
    }

    fn acts(&mut self, timed: bool) {
        if timed && self.random(3) > 0 {
            answer(&mut self.house, &["pass", "keep"])
        } else {
            answer(&mut self.house, &["end_turn", "pass", "keep", "end_activation"])
        }
    }

    /// The server is stopped, or killed; the match is loaded again.
    fn goes_down(&mut self) {
        self.n_downs += 1;
        let up = self.random(2_000);
        let graceful = self.random(2) == 0;
        if graceful && turn_left(&self.house).is_none_or(|left| left > up) {
            self.house.now += up;
            self.charged += if self.was_timed { up } else { 0 };
            self.house.house(Command::Pause);
            assert_eq!(self.house.table.deadline(), None);
        }
        self.house.table = Table::load(&self.house.record).unwrap();
        self.house.now += self.random(10_000_000);
        self.house.house(Command::Resume);
    }
}

/// Nobody's time is up early in 10,000 turns in which the server's timer goes off early and
/// late, and the server is stopped and killed; and none of its downtime is charged.
#[test]
fn no_early_expiry_in_ten_thousand_turns() {
    let (mut turns, mut expired, mut downs) = (0, 0, 0);
    for seed in 0.. {
        let house = House::with(timed(), seed as u8, &["ann", "bob"]);
        let chance = Seeded::new(seed);
        let mut watch =
            Watch { house, chance, charged: 0, was_timed: false, n_turns: 0, n_expired: 0, n_downs: 0 };
        while watch.house.decider().is_some() {
            watch.step();
        }
        turns += watch.n_turns;
        expired += watch.n_expired;
        downs += watch.n_downs;
        if turns >= 10_000 {
            break;
        }
    }
    assert!(expired > 1000 && downs > 500, "{turns} turns, {expired} expired, {downs} times down");
}

#[test]
fn a_clock_that_runs_backwards_charges_nothing() {
    let mut house = House::with(timed(), 1, &["ann", "bob"]);
    house.now = 5_000_000;
    house.act_do("keep");
    house.now = 1_000;
    answer(&mut house, &["nothing"]);
    assert_eq!(house.table.last_at(), 5_000_000);
    assert_eq!(turn_left(&house), Some(TIMER));
    house.now = 5_000_000 + TIMER - 1;
    assert_eq!(tick(&mut house), Err(Code::TooEarly));
}

/// A match without a clock has nothing to write down when the server comes and goes.
#[test]
fn without_a_clock_the_house_may_come_and_go() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    for command in [Command::Pause, Command::Resume] {
        assert!(house.tries(&Who::House, &command).unwrap().entries.is_empty());
    }
}

#[test]
fn each_decision_has_its_time() {
    let mut house = House::with(clocked(Each::Decision, 60), 1, &["ann", "bob"]);
    for _ in 0..20 {
        assert_eq!(seat_left(&house), Some(60_000));
        house.now += 59_000;
        assert_eq!(tick(&mut house), Err(Code::TooEarly));
        house.now += 1_000;
        assert_eq!(tick(&mut house), Ok(1));
    }
    let by_clock = |entry: &&table::Entry| matches!(entry.fact, Fact::Played { by: By::Clock, .. });
    assert_eq!(house.record.iter().filter(by_clock).count(), 20);
}

/// Who does not answer in time does as little as possible: nothing is chosen that could be declined.
#[test]
fn who_is_late_declines() {
    let mut house = House::with(clocked(Each::Decision, 60), 1, &["ann", "bob"]);
    let mut n_declined = 0;
    for _ in 0..60 {
        let Some(_) = house.decider() else { break };
        let word =
            |answer: &protocol::Legal| answer.action.fields()["do"].as_str().unwrap_or_default().to_owned();
        let legal: Vec<String> = house.screen().legal.iter().map(word).collect();
        let declining = ["pass", "keep", "end_activation", "end_turn"];
        let wanted = declining.iter().find(|word| legal.iter().any(|known| known == *word));
        house.now += 60_000;
        tick(&mut house).unwrap();
        let played = house.record.iter().rev().find_map(|entry| match &entry.fact {
            Fact::Played { action, .. } => Some(action.value()["do"].clone()),
            _ => None,
        });
        let Some(wanted) = wanted else { continue };
        assert_eq!(played.expect("an action"), *wanted, "{legal:?}");
        n_declined += usize::from(legal[0] != *wanted);
    }
    assert!(n_declined > 5, "{n_declined} answers were not the first of their list");
}

#[test]
fn all_decisions_of_a_turn_share_their_time() {
    let mut house = House::with(clocked(Each::Turn, 60), 1, &["ann", "bob"]);
    for left in [60_000, 50_000, 40_000] {
        assert_eq!(seat_left(&house), Some(left));
        house.now += 10_000;
        answer(&mut house, &["keep"]);
    }
    house.now += 30_000;
    let mut ticks = 0;
    while house.decides() == Some(Seat::Marine) {
        assert_eq!(tick(&mut house), Ok(1));
        ticks += 1;
    }
    assert!(ticks > 0);
    // The other seat has a time of its own.
    assert_eq!(seat_left(&house), Some(60_000));
}

/// Otherwise one could think for ever by taking the same action back again and again.
#[test]
fn taking_back_gives_no_time() {
    let mut house = House::with(clocked(Each::Decision, 60), 1, &["ann", "bob"]);
    house.act_do("keep");
    for round in 1..=5 {
        house.now += 10_000;
        house.act_do("turn");
        let undo = Command::Undo { version: house.table.version() };
        house.tries(&who("ann"), &undo).unwrap();
        assert_eq!(seat_left(&house), Some(60_000 - round * 10_000));
    }
    house.now += 10_000;
    assert_eq!(tick(&mut house), Ok(1));
}

#[test]
fn the_card_game_can_have_a_clock() {
    let terms = Terms { clock: Some(ClockTerms { each: Each::Decision, seconds: 3600 }), ..angel(2) };
    let mut house = House::with(terms, 1, &["ann", "bob"]);
    while house.decider().is_some() {
        house.now += 3_600_000;
        assert!(tick(&mut house).is_ok());
    }
    assert!(house.table.ending().is_some());
    let none = Terms { clock: Some(ClockTerms { each: Each::Turn, seconds: 0 }), ..angel(2) };
    assert!(none.check().unwrap_err().contains("seconds"));
}

/// All who choose at once think at once: nobody's time begins only when another has finished, and the clock
/// answers for all whose time is up.
#[test]
fn all_who_choose_at_once_are_charged_at_once() {
    for each in [Each::Decision, Each::Turn] {
        let terms = Terms { clock: Some(ClockTerms { each, seconds: 60 }), ..angel(3) };
        let mut house = House::with(terms, 7, &["anna", "berta", "clara"]);
        let update = |house: &House, person: &str| {
            house.table.update(&eyes(person), None, &People::default(), house.now)
        };
        let is_choosing =
            |house: &House| update(house, "anna").turn.is_some_and(|turn| turn.ends_with("choose"));
        let left =
            |house: &House, person: &str| update(house, person).clock.and_then(|clock| clock.seat_left);
        let chooses = |house: &mut House, person: &str| {
            let turn = update(house, person).turn;
            while !update(house, person).legal.is_empty() && update(house, person).turn == turn {
                let version = house.table.version();
                house.does(person, Command::Act { version, choice: Choice::Index(0), turn: None });
            }
        };
        house.plays_until(1, is_choosing);
        house.now += 20_000;
        for person in ["anna", "berta", "clara"] {
            assert_eq!(left(&house, person), Some(40_000), "{each:?}: {person} thinks like all others");
        }
        chooses(&mut house, "clara");
        house.now += 10_000;
        house.does("clara", Command::Undo { version: house.table.version() });
        assert_eq!(left(&house, "clara"), Some(40_000), "{each:?}: whoever has chosen is not charged");
        chooses(&mut house, "clara");
        house.now += 20_000;
        chooses(&mut house, "anna");
        assert_eq!(left(&house, "berta"), Some(10_000), "{each:?}: her time ran all the while");
        assert_eq!(house.table.deadline(), Some(house.now + 10_000));
        house.now += 10_000;
        while is_choosing(&house) {
            assert_eq!(tick(&mut house).map(|n_entries| n_entries > 0), Ok(true), "{each:?}");
        }
        assert_eq!(Table::load(&house.record).unwrap(), house.table);
    }
}
