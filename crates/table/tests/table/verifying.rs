//! Dice that can be checked, and records that were tampered with.
#![allow(clippy::ptr_arg, reason = "all kinds of tampering have one type")]

use forms::fields;
use table::{
    By, Command, Entry, Fact, GameTerms, Nonce, Record, Report, Seat, Secret, StateHash, Terms, verify,
};

use crate::house::{House, hulk, id, practice};
use crate::matches::kinds;

#[test]
fn honest_matches_are_proven() {
    for (terms, people) in kinds() {
        let mut house = House::with(terms, 3, &people);
        for _ in 0..250 {
            if !house.plays_on(3) {
                break;
            }
        }
        if house.table.ending().is_none() {
            house.house(Command::Abandon);
        }
        let report = verify(&Record::read(&Record::new(house.record).to_lines()).unwrap());
        assert!(report.is_proven(), "{report:#?}");
        assert_eq!(report.findings.len(), 6);
    }
}

/// What was taken back is proven as well.
#[test]
fn practice_is_proven() {
    let mut house = House::with(practice(hulk("first-contact")), 3, &["ann"]);
    for round in 0..200 {
        house.plays_on(round);
        if round % 3 == 0 {
            let undo = Command::Undo { version: house.table.version() };
            let _ = house.tries(&crate::house::who("ann"), &undo);
        }
    }
    house.house(Command::Abandon);
    let report = verify(&Record::new(house.record));
    assert!(report.is_proven(), "{report:#?}");
}

/// Whoever follows a lesson rolls the same dice, whatever the server and the pupil have added to
/// them, and the record is proven; only practice can be a lesson.
#[test]
fn a_lesson_has_dice_of_its_own() {
    let lesson = |number| Terms { lesson: Some(number), ..practice(hulk("tutorial-1")) };
    let rolled = |terms: Terms, secret: u8| {
        let mut house = House::with(terms, secret, &["ann", "computer scout"]);
        for _ in 0..120 {
            if !house.plays_on(5) {
                break;
            }
        }
        if house.table.ending().is_none() {
            house.house(Command::Abandon);
        }
        let report = verify(&Record::read(&Record::new(house.record.clone()).to_lines()).unwrap());
        assert!(report.is_proven(), "{report:#?}");
        let picks = house.record.into_iter().filter_map(|entry| match entry.fact {
            Fact::Played { picks, .. } if !picks.is_empty() => Some(picks),
            _ => None,
        });
        picks.collect::<Vec<_>>()
    };
    let first = rolled(lesson(7), 1);
    assert!(first.len() >= 5, "{} rolls", first.len());
    assert_eq!(first, rolled(lesson(7), 2));
    assert_ne!(first, rolled(lesson(8), 1));
    let serious = Terms { practice: false, ..lesson(7) };
    assert!(serious.check().is_err_and(|why| why.contains("practice")));
}

/// A finished match with an undo in it.
fn honest() -> Vec<Entry> {
    let mut house = House::with(hulk("first-contact"), 6, &["ann", "bob"]);
    house.now = 1_000;
    house.act_do("redraw");
    house.act_do("overwatch");
    let undo = Command::Undo { version: house.table.version() };
    house.does("ann", undo);
    for _ in 0..200 {
        house.now += 10;
        house.plays_on(6);
    }
    if house.table.ending().is_none() {
        house.does("bob", Command::Resign { seat: Seat::Alien });
    }
    house.record
}

/// The place of the n-th action in which something was drawn.
fn rolled(entries: &[Entry], n: usize) -> usize {
    let drawn = |(_, entry): &(usize, &Entry)| match &entry.fact {
        Fact::Played { picks, .. } => !picks.is_empty(),
        _ => false,
    };
    entries.iter().enumerate().filter(drawn).nth(n).expect("so many").0
}

fn place(entries: &[Entry], is_it: impl Fn(&Fact) -> bool) -> usize {
    entries.iter().position(|entry| is_it(&entry.fact)).expect("there is one")
}

/// Which findings fail, and what they say.
fn failures(report: &Report) -> Vec<(&'static str, String)> {
    let failed = report.findings.iter().filter_map(|f| f.result.clone().err().map(|why| (f.about, why)));
    failed.collect()
}

type Tamper = fn(&mut Vec<Entry>);

/// Every kind of tampering, with the finding that has to fail and what it has to say.
const KINDS: [(&str, Tamper, &str, &str); 22] = [
    ("another secret", other_secret, "commitment", "not the one committed to"),
    ("another contribution", other_nonce, "contributions", "not what ann had committed to"),
    ("another commitment", other_commitment, "contributions", "not what ann had committed to"),
    ("both changed", other_nonce_and_commitment, "dice", "a contribution or the id of the match was changed"),
    ("a commitment afterwards", late_commitment, "contributions", "not everybody had committed"),
    ("another match", other_id, "contributions", "not what ann had committed to"),
    ("another question to chance", other_question, "rules", "chance is asked"),
    ("a better die", other_pick, "dice", "the seed gives"),
    ("a better die with its hash", other_pick_and_hash, "dice", "the seed gives"),
    ("an illegal action", illegal_action, "rules", "not legal"),
    ("another legal action", other_action, "rules", "the record says"),
    ("another position", other_hash, "rules", "the game after it has the hash"),
    ("other changes of a position", other_changes, "rules", "its changes do not lead to"),
    ("an older format", older_format, "rules", "can no longer be verified"),
    ("an action left out", left_out, "rules", ""),
    ("an action of the other side", other_seat, "rules", "has to decide"),
    ("somebody else's hand", other_hand, "rules", "does not hold it"),
    ("another winner", other_winner, "rules", "but the match"),
    ("another mission option", other_terms, "rules", "`started`"),
    ("an undo out of nothing", undo_of_nothing, "rules", "it can leave"),
    ("no end", no_end, "dice", "the record has no end"),
    ("no end either", no_end, "ending", "or is missing"),
];

fn other_secret(entries: &mut Vec<Entry>) {
    let Some(Fact::Closed { secret, .. }) = entries.last_mut().map(|entry| &mut entry.fact) else { panic!() };
    *secret = Secret::new([1; 32]);
}

/// A contribution of which nobody had heard.
fn fresh_nonce() -> Nonce {
    Nonce::new(vec![9; 20]).unwrap()
}

fn other_nonce(entries: &mut Vec<Entry>) {
    let at = place(entries, |fact| matches!(fact, Fact::Revealed { .. }));
    let Fact::Revealed { nonce, .. } = &mut entries[at].fact else { panic!() };
    *nonce = fresh_nonce();
}

fn other_commitment(entries: &mut Vec<Entry>) {
    let Fact::Opened { commitment: server, .. } = &entries[0].fact else { panic!() };
    let server = *server;
    let at = place(entries, |fact| matches!(fact, Fact::Committed { .. }));
    let Fact::Committed { commitment, person } = &mut entries[at].fact else { panic!() };
    *commitment = fresh_nonce().commitment(&id("match-1"), server, person);
}

fn other_nonce_and_commitment(entries: &mut Vec<Entry>) {
    other_nonce(entries);
    other_commitment(entries);
}

/// Somebody hears what the other reveals before they commit.
fn late_commitment(entries: &mut Vec<Entry>) {
    let at = place(entries, |fact| matches!(fact, Fact::Committed { .. })) + 1;
    entries.swap(at, at + 1);
}

fn other_question(entries: &mut Vec<Entry>) {
    let at = rolled(entries, 2);
    let Fact::Played { asked, .. } = &mut entries[at].fact else { panic!() };
    asked[0] = table::Asked::Die(7);
}

fn other_id(entries: &mut Vec<Entry>) {
    let Fact::Opened { id: known, .. } = &mut entries[0].fact else { panic!() };
    *known = id("another");
}

fn other_pick(entries: &mut Vec<Entry>) {
    let at = rolled(entries, 2);
    let Fact::Played { picks, .. } = &mut entries[at].fact else { panic!() };
    picks[0] = (picks[0] + 1) % 3;
}

/// The whole rest of the match is played with the better die.
fn other_pick_and_hash(entries: &mut Vec<Entry>) {
    let at = rolled(entries, 0);
    let closed = entries.pop().unwrap();
    entries.truncate(at + 1);
    let Fact::Played { picks, .. } = &mut entries[at].fact else { panic!() };
    picks[0] = (picks[0] + 1) % 6;
    // The hash that the rules give for it.
    let before = table::Table::load(&entries.clone()[..at]).unwrap();
    let why = before.clone().absorb(&entries[at]).unwrap_err().why;
    let found = why.split("the hash ").nth(1).and_then(|rest| rest.split(',').next()).unwrap().to_owned();
    let Fact::Played { hash: known, .. } = &mut entries[at].fact else { panic!() };
    *known = StateHash::from_hex(&found).unwrap();
    let mut after = before;
    after.absorb(&entries[at]).expect("a position that can be");
    let secret = match closed.fact {
        Fact::Closed { secret, .. } => secret,
        _ => panic!(),
    };
    let end = after.consider(&table::Who::House, &Command::Abandon, &secret, 0).unwrap();
    entries.extend(end.entries);
}

fn played(entries: &mut [Entry], n: usize) -> &mut Fact {
    let actions = entries.iter_mut().map(|entry| &mut entry.fact);
    actions.filter(|fact| matches!(fact, Fact::Played { .. })).nth(n).unwrap()
}

fn illegal_action(entries: &mut Vec<Entry>) {
    let Fact::Played { action, .. } = played(entries, 4) else { panic!() };
    *action = forms::Text::of(&fields! {"do": "keep"});
}

fn other_action(entries: &mut Vec<Entry>) {
    let Fact::Played { action, .. } = played(entries, 1) else { panic!() };
    *action = forms::Text::of(&fields! {"do": "end_turn"});
}

fn other_hash(entries: &mut Vec<Entry>) {
    let Fact::Played { hash, .. } = played(entries, 9) else { panic!() };
    *hash = StateHash::from(7);
}

fn other_changes(entries: &mut Vec<Entry>) {
    let Fact::Played { changes, .. } = played(entries, 9) else { panic!() };
    changes[0].2 = vec![",\"turn\":9".into()];
}

/// Positions are binding from format 2 on: who calls a record older proves less.
fn older_format(entries: &mut Vec<Entry>) {
    let Fact::Opened { format, rules, .. } = &mut entries[0].fact else { panic!() };
    (*format, *rules) = (1, None);
    entries.retain(|entry| !matches!(entry.fact, Fact::Committed { .. }));
    for entry in entries {
        match &mut entry.fact {
            Fact::Revealed { person, nonce, .. } => {
                entry.fact = Fact::Contributed { person: person.clone(), nonce: nonce.clone() };
            }
            Fact::Started { hash, changes, .. } => (*hash, *changes) = (StateHash::from(7), Vec::new()),
            Fact::Played { changes, .. } => changes.clear(),
            _ => {}
        }
    }
}

fn left_out(entries: &mut Vec<Entry>) {
    let at = rolled(entries, 1);
    entries.remove(at);
}

fn other_seat(entries: &mut Vec<Entry>) {
    let Fact::Played { seat, by, .. } = played(entries, 3) else { panic!() };
    (*seat, *by) = (Seat::Alien, By::Person(id("bob")));
}

fn other_hand(entries: &mut Vec<Entry>) {
    let Fact::Played { by, .. } = played(entries, 3) else { panic!() };
    *by = By::Person(id("cid"));
}

fn other_winner(entries: &mut Vec<Entry>) {
    let Some(Fact::Closed { ending, .. }) = entries.last_mut().map(|entry| &mut entry.fact) else { panic!() };
    ending.winner = match ending.winner.as_deref() {
        Some("marine") => Some("alien".into()),
        _ => Some("marine".into()),
    };
}

fn other_terms(entries: &mut Vec<Entry>) {
    let Fact::Opened { terms, .. } = &mut entries[0].fact else { panic!() };
    let Terms { game: GameTerms::SpaceHulk { options, .. }, .. } = &mut **terms else { panic!() };
    *options = fields! {"overwatch_fire": "must"};
}

fn undo_of_nothing(entries: &mut Vec<Entry>) {
    let at = place(entries, |fact| matches!(fact, Fact::Undone { .. }));
    let Fact::Undone { to, .. } = &mut entries[at].fact else { panic!() };
    *to = 0;
}

fn no_end(entries: &mut Vec<Entry>) {
    entries.pop();
}

#[test]
fn every_kind_of_tampering_is_caught() {
    let honest = honest();
    assert_eq!(failures(&verify(&Record::new(honest.clone()))), []);
    for (kind, tamper, about, says) in KINDS {
        let mut entries = honest.clone();
        tamper(&mut entries);
        assert_ne!(entries, honest, "{kind}");
        let failures = failures(&verify(&Record::new(entries)));
        let found = failures.iter().find(|(found, _)| *found == about);
        let (_, why) = found.unwrap_or_else(|| panic!("{kind}: {failures:#?}"));
        assert!(why.contains(says), "{kind}: {why}");
    }
}

/// The end is told in words.
#[test]
fn the_ending_is_told() {
    let findings = verify(&Record::new(honest())).findings;
    let ending = findings.into_iter().find(|finding| finding.about == "ending").expect("it is looked at");
    let told = ending.result.expect("it is proven");
    assert!(told.starts_with("the match ended as the record says: ") && told.contains("won"), "{told}");
}

/// What was changed in the file alone breaks the seal and nothing else.
#[test]
fn a_changed_time_breaks_the_seal() {
    let lines = Record::new(honest()).to_lines();
    let changed = lines.replacen("\"at\":1000", "\"at\":1001", 1);
    assert_ne!(lines, changed);
    let report = verify(&Record::read(&changed).unwrap());
    let failures = failures(&report);
    assert!(
        failures.iter().any(|(about, why)| *about == "seal" && why.contains("was changed")),
        "{failures:?}"
    );
}

#[test]
fn nothing_is_proven_of_nothing() {
    assert!(!verify(&Record::new(Vec::new())).is_proven());
    let house = House::open(hulk("first-contact"), 1);
    assert!(!verify(&Record::new(house.record)).is_proven());
}
