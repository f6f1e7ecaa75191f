//! Everybody commits, then everybody reveals; and starts that come to nothing.

use protocol::{Start, What};
use table::{
    AbortReason, Aborted, Code, Command, Entry, Fact, Holder, Nonce, People, REVEAL_TIME, Record, Seat,
    Stage, Table, Viewer, Who, verify,
};

use crate::house::{House, angel, eyes, hulk, id, nonce};

/// Ann and Bob sit at a table, and nobody has said anything yet.
fn seated() -> House {
    let mut house = House::open(hulk("first-contact"), 7);
    house.does("ann", Command::Take { seat: Seat::Marine });
    house.does("bob", Command::Take { seat: Seat::Alien });
    house
}

/// The same, and both have committed.
fn committed() -> House {
    let mut house = seated();
    house.commits("ann");
    house.commits("bob");
    house
}

fn start_of(house: &House) -> Start {
    let update = house.table.update(&Viewer::Spectator, None, &People::default(), house.now);
    update.start.expect("the match waits")
}

fn aborted(house: &House) -> Vec<&Aborted> {
    let facts = house.record.iter().map(|entry| &entry.fact);
    facts.filter_map(|fact| if let Fact::Aborted(aborted) = fact { Some(aborted) } else { None }).collect()
}

/// Both commit and reveal, and the match is played to an end.
fn finish(mut house: House) -> Vec<Entry> {
    for person in ["ann", "bob"] {
        house.commits(person);
    }
    for person in ["bob", "ann"] {
        house.reveals(person);
    }
    house.house(Command::Start);
    (0..40).for_each(|_| assert!(house.plays_on(7)));
    house.house(Command::Abandon);
    house.record
}

fn contributions(record: &[Entry]) -> String {
    let report = verify(&Record::new(record.to_vec()));
    assert!(report.is_proven(), "{report:#?}");
    let finding = report.findings.into_iter().find(|finding| finding.about == "contributions");
    finding.expect("it is looked at").result.expect("it is proven")
}

/// Who sits down when all have committed would know what others reveal: a record in which that
/// happens without an aborted start is not opened.
#[test]
fn a_record_changes_no_seat_between_commitments_and_start() {
    let mut entries = committed().record;
    let seat = |holder| Entry { at: 0, fact: Fact::Seated { seat: Seat::Alien, holder } };
    let mut early = seated().record;
    early.push(seat(Holder::Nobody));
    assert!(Table::load(&early).is_ok());
    entries.push(seat(Holder::Nobody));
    let why = Table::load(&entries).unwrap_err().why;
    assert!(why.contains("the start was not aborted"), "{why}");
    // Once the match is being played, seats change hands.
    let mut playing = House::with(hulk("first-contact"), 7, &["ann", "bob"]).record;
    playing.push(seat(Holder::Nobody));
    assert!(Table::load(&playing).is_ok());
}

#[test]
fn nobody_reveals_before_all_have_committed() {
    let mut house = seated();
    house.commits("ann");
    let reveal = |person: &str| Command::Reveal { nonce: nonce(person) };
    assert_eq!(house.refuses("ann", reveal("ann")), Code::NotReady);
    assert_eq!(start_of(&house).reveal_until, None);
    house.commits("bob");
    assert_eq!(start_of(&house).reveal_until, Some(REVEAL_TIME));
    // Nobody can change what they have committed to any more.
    let other = Nonce::new(vec![3; 32]).unwrap();
    assert_eq!(house.refuses("ann", Command::Reveal { nonce: other.clone() }), Code::BadAction);
    let commitment = other.commitment(house.table.id(), house.table.start_commitment(), &id("ann"));
    assert_eq!(house.refuses("ann", Command::Commit { commitment }), Code::Contributed);
    house.reveals("ann");
    let start = start_of(&house);
    let revealed: Vec<_> = start.committed.iter().map(|one| (one.person.as_str(), one.revealed)).collect();
    assert_eq!(revealed, [("ann", true), ("bob", false)]);
    assert!(!house.table.is_ready());
    house.reveals("bob");
    assert!(house.table.is_ready());
}

/// A message whose answer was lost is sent again.
#[test]
fn committing_and_revealing_again_changes_nothing() {
    let mut house = committed();
    let n_entries = house.record.len();
    house.commits("ann");
    house.reveals("ann");
    house.reveals("ann");
    house.commits("ann");
    assert_eq!(house.record.len(), n_entries + 1);
}

/// Somebody who lost what they had committed to commits anew as long as nobody can reveal anything.
#[test]
fn a_commitment_is_replaced_until_all_have_committed() {
    let mut house = seated();
    let other = Nonce::new(vec![3; 32]).unwrap();
    let commitment = other.commitment(house.table.id(), house.table.start_commitment(), &id("ann"));
    house.commits("ann");
    house.does("ann", Command::Commit { commitment });
    house.commits("bob");
    assert_eq!(house.refuses("ann", Command::Reveal { nonce: nonce("ann") }), Code::BadAction);
    house.does("ann", Command::Reveal { nonce: other });
}

/// Nobody can take the commitment of somebody else, of another match or of another start for their own.
#[test]
fn a_commitment_is_about_one_person_match_and_start() {
    let house = committed();
    let (server, ann, bob) = (house.table.start_commitment(), id("ann"), id("bob"));
    let of = |nonce: &Nonce, server, person| nonce.commitment(&id("match-1"), server, person);
    let known = of(&nonce("ann"), server, &ann);
    assert_eq!(start_of(&house).committed[0].commitment, known.to_hex());
    assert_ne!(of(&nonce("ann"), server, &bob), known);
    assert_ne!(of(&nonce("ann"), house.secret.of_start(2).commitment(), &ann), known);
    assert_ne!(nonce("ann").commitment(&id("match-2"), server, &ann), known);
}

/// Who is away for too long ends the start, and is named in the record. The next start has a secret of its
/// own, to which the server was committed before.
#[test]
fn a_start_is_aborted_when_somebody_does_not_reveal() {
    let mut house = committed();
    house.reveals("bob");
    assert_eq!(house.table.deadline(), Some(REVEAL_TIME));
    house.now = REVEAL_TIME - 1;
    assert_eq!(house.tries(&Who::House, &Command::Tick).unwrap_err().code, Code::TooEarly);
    house.now = REVEAL_TIME;
    house.house(Command::Tick);
    let commitment = house.secret.of_start(2).commitment();
    let expected =
        Aborted { start: 1, why: AbortReason::Late, by: None, missing: vec![id("ann")], commitment };
    assert_eq!(aborted(&house), [&expected]);
    let start = start_of(&house);
    assert_eq!((start.number, start.reveal_until, start.committed.len()), (2, None, 0));
    assert_eq!(start.commitment, commitment.to_hex());
    assert_eq!(house.table.deadline(), None);
    let update = house.table.update(&eyes("bob"), Some(0), &People::default(), house.now);
    assert!(update.seats.iter().all(|seat| !seat.ready));
    let missing = vec![protocol::Person { id: "ann".into(), name: "ann".into() }];
    let told = What::Aborted { start: 1, why: AbortReason::Late, by: None, missing };
    assert_eq!(update.steps.last().map(|step| &step.what), Some(&told));
    let text = contributions(&finish(house));
    assert!(text.contains("start 1 was aborted because time was up (not revealed by then: ann)"), "{text}");
}

#[test]
fn who_cannot_reveal_calls_the_start_off() {
    let mut house = seated();
    house.commits("ann");
    assert_eq!(house.refuses("ann", Command::Withdraw), Code::NotReady);
    house.commits("bob");
    house.reveals("bob");
    assert_eq!(house.refuses("bob", Command::Withdraw), Code::Contributed);
    assert_eq!(house.refuses("cid", Command::Withdraw), Code::NotYourSeat);
    house.does("ann", Command::Withdraw);
    let text = contributions(&finish(house));
    assert!(text.contains("start 1 was called off by ann (not revealed by then: ann)"), "{text}");
}

/// Who comes after others have revealed something must not profit from it.
#[test]
fn a_change_of_seats_ends_the_start() {
    let mut house = committed();
    house.reveals("bob");
    house.does("ann", Command::Leave { seat: Seat::Marine });
    assert_eq!(aborted(&house)[0].by, Some(id("ann")));
    house.does("cid", Command::Take { seat: Seat::Marine });
    house.commits("cid");
    house.commits("bob");
    house.house(Command::Fill { seat: Seat::Alien, holder: Holder::Nobody });
    let second = aborted(&house)[1];
    assert_eq!((second.why, second.by.clone(), second.start), (AbortReason::Reseated, None, 2));
    assert_eq!(second.missing, [id("bob"), id("cid")]);
    assert_eq!(start_of(&house).number, 3);
}

/// Whoever knows the secret knows the dice once all have revealed: nothing can stop the start then.
#[test]
fn a_start_is_not_aborted_once_all_have_revealed() {
    let mut house = committed();
    house.reveals("bob");
    let mut other = house.clone();
    other.does("ann", Command::Withdraw);
    house.reveals("ann");
    assert_eq!(house.refuses("ann", Command::Leave { seat: Seat::Marine }), Code::Started);
    assert_eq!(house.refuses("ann", Command::Withdraw), Code::Contributed);
    house.now = 2 * REVEAL_TIME;
    assert_eq!(house.table.deadline(), None);
    assert!(house.tries(&Who::House, &Command::Tick).is_err());
    let aborted = Aborted { missing: Vec::new(), ..aborted(&other)[0].clone() };
    let corrupt = house.table.clone().absorb(&Entry { at: 0, fact: Fact::Aborted(aborted) }).unwrap_err();
    assert!(corrupt.why.contains("all had revealed"), "{corrupt}");
}

/// What was revealed in an aborted start is of no use in the next: it has other commitments.
#[test]
fn what_was_revealed_is_not_taken_over() {
    let mut house = committed();
    house.reveals("bob");
    let old = start_of(&house).committed[1].commitment.clone();
    house.does("ann", Command::Withdraw);
    house.commits("bob");
    assert_ne!(start_of(&house).committed[0].commitment, old);
    let old = Command::Commit { commitment: table::Commitment::from_hex(&old).unwrap() };
    house.does("bob", old);
    house.commits("ann");
    assert_eq!(house.refuses("bob", Command::Reveal { nonce: nonce("bob") }), Code::BadAction);
}

/// An entry that skips a step of the start does not follow from those before it.
#[test]
fn a_record_cannot_skip_a_step_of_the_start() {
    let mut house = seated();
    house.commits("ann");
    let reveal =
        |person: &str| Fact::Revealed { person: id(person), nonce: nonce(person), committed_as: None };
    let refuses = |table: &Table, fact: Fact, why: &str| {
        let corrupt = table.clone().absorb(&Entry { at: 0, fact }).unwrap_err();
        assert!(corrupt.why.contains(why), "{corrupt}");
    };
    refuses(&house.table, reveal("ann"), "not everybody had committed");
    house.commits("bob");
    let open = Fact::Contributed { person: id("ann"), nonce: nonce("ann") };
    refuses(&house.table, open, "format 3 does not have it");
    refuses(
        &house.table,
        Fact::Revealed { person: id("ann"), nonce: nonce("bob"), committed_as: None },
        "not what ann had committed to",
    );
    refuses(
        &house.table,
        Fact::Seated { seat: Seat::Marine, holder: Holder::Person(id("cid")) },
        "was not aborted",
    );
    house.does("ann", Command::Withdraw);
    let last = aborted(&house)[0].clone();
    let mut again = committed();
    refuses(&again.table, Fact::Aborted(Aborted { start: 2, ..last.clone() }), "it is start 1");
    again.reveals("ann");
    refuses(&again.table, Fact::Aborted(last), "others had not revealed");
}

/// A server that changes its secret between two starts is found out.
#[test]
fn a_secret_that_was_exchanged_after_an_abort_is_found_out() {
    let mut house = committed();
    house.does("ann", Command::Withdraw);
    let mut record = finish(house);
    let other = table::Secret::new([99; 32]).commitment();
    for entry in &mut record {
        if let Fact::Aborted(aborted) = &mut entry.fact {
            aborted.commitment = other;
        }
    }
    let report = verify(&Record::new(record));
    let finding = report.findings.iter().find(|finding| finding.about == "commitment").unwrap();
    assert!(finding.result.as_ref().unwrap_err().contains("start 2"), "{finding:?}");
}

/// A match cannot be aborted for ever: its record has an end.
#[test]
fn a_match_has_so_many_starts() {
    let mut house = seated();
    for _ in 0..32 {
        house.commits("ann");
        house.commits("bob");
        house.does("ann", Command::Withdraw);
    }
    assert_eq!(house.refuses("ann", house.commitment("ann")), Code::Full);
}

/// One person at all seats commits and reveals in one go; computers have nothing to add.
#[test]
fn one_person_needs_nobody_else() {
    let mut house = House::open(angel(3), 2);
    for seat in [Seat::P1, Seat::P2] {
        house.does("ann", Command::Take { seat });
    }
    house.house(Command::Fill { seat: Seat::P3, holder: Holder::Computer("random".into()) });
    house.commits("ann");
    house.reveals("ann");
    house.house(Command::Start);
    assert_eq!(house.table.stage(), Stage::Playing);
    // Nothing is left of the time to reveal once the game has begun.
    assert_eq!(house.table.deadline(), None);
}
