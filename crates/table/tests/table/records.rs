//! Matches as files, sound and damaged.

use table::{Corrupt, Entry, FORMAT, Fact, Record, Seal, Table};

use crate::house::{House, angel, hulk};

pub fn finished(seed: u8) -> Record {
    let mut house = House::with(angel(2), seed, &["ann", "bob"]);
    while house.plays_on(seed.into()) {}
    Record::new(house.record)
}

#[test]
fn both_forms_come_back() {
    let record = finished(1);
    for text in [record.to_lines(), record.to_json(), format!("\u{feff}{}\n\n", record.to_lines())] {
        let read = Record::read(&text).unwrap();
        assert_eq!((&read.entries, read.seal), (&record.entries, Some(Seal::Fits)));
    }
    let pretty: serde_json::Value = serde_json::from_str(&record.to_json()).unwrap();
    let read = Record::read(&serde_json::to_string_pretty(&pretty).unwrap()).unwrap();
    assert_eq!((read.entries, read.seal), (record.entries, Some(Seal::Fits)));
}

/// A damaged file is refused with the place and the reason.
#[test]
fn damaged_files_are_explained() {
    let lines = finished(1).to_lines();
    let n_lines = lines.lines().count();
    let without = |n: usize| {
        let kept = lines.lines().enumerate().filter(|(i, _)| *i != n);
        kept.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    let cases = [
        (String::new(), "the file is empty"),
        ("hello\n".into(), "line 1: not JSON"),
        ("[1,2]\n".into(), "line 1: this is no replay"),
        ("{\"format\":1}\n{}\n".into(), "line 1: this is no replay"),
        (lines.replace("\"format\":3}\n", "\"format\":4}\n"), "a newer version of Blipfall reads it"),
        (lines.replace("\"format\":3}\n", "\"format\":0}\n"), "there is no format 0"),
        (lines.lines().next().unwrap().to_owned(), "nothing behind the header"),
        (without(n_lines - 1), "cut off"),
        (without(5), "speaks of"),
        (lines[..lines.len() / 2].to_owned(), "cut off"),
        (lines.replacen("\"played\"", "\"painted\"", 1), "unknown variant `painted`"),
        (lines.replacen("\"picks\":", "\"pikcs\":", 1), "pikcs"),
        (
            lines.replacen("\"seat\":\"p1\"", "\"seat\":\"p9\"", 1),
            "line 3, column 37: no entry of this format",
        ),
        ("{\"blipfall\":\"replay\",\"format\":1,\"entries\":3}".into(), "`entries` is missing"),
        ("{\"blipfall\":\"replay\",\n\"format\":1,\n\"entries\":[{}],\"digest\":\"\"}".into(), "entry 0: "),
        ("{\"blipfall\":\"replay\",\n\"format\":1,\n\"entries\":[}".into(), "line 3, column 12: not JSON"),
    ];
    for (text, expected) in cases {
        let error = Record::read(&text).expect_err(expected).to_string();
        assert!(error.contains(expected), "{error}\n  instead of\n{expected}");
    }
}

/// A single changed byte breaks the seal, and a changed entry says which it is.
#[test]
fn a_changed_file_is_noticed() {
    let record = finished(1);
    let lines = record.to_lines();
    let read = Record::read(&lines.replacen("\"at\":0", "\"at\":1", 1)).unwrap();
    assert_eq!(read.seal, Some(Seal::Broken));
    let mut entries = record.entries.clone();
    let at = entries.iter().position(|entry| matches!(entry.fact, Fact::Played { .. })).unwrap() + 7;
    entries.remove(at);
    let Corrupt { entry, why } = Table::load(&entries).unwrap_err();
    assert!(entry >= at && !why.is_empty(), "{entry}: {why}");
}

#[test]
fn an_opening_of_a_newer_format_is_refused() {
    let mut entry = finished(1).entries[0].clone();
    let Fact::Opened { format, .. } = &mut entry.fact else { panic!() };
    *format = FORMAT + 1;
    let why = Table::open(&entry).unwrap_err().why;
    assert!(why.contains("format 4") && why.contains("newer"), "{why}");
    let started = Entry { at: 0, fact: Fact::Paused {} };
    assert!(Table::open(&started).unwrap_err().why.contains("begins with `opened`"));
}

/// An entry that does not fit is refused, says why, and changes nothing.
#[test]
fn entries_that_do_not_follow_are_refused() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    for _ in 0..5 {
        house.plays_on(2);
    }
    let opened = house.record[0].clone();
    let last = house.record.last().unwrap().clone();
    let at = |at, fact| Entry { at, fact };
    let seat = table::Seat::Marine;
    let id = crate::house::id;
    let hash = table::StateHash::from(1);
    let cases = [
        (opened, "opened once"),
        (last.clone(), ""),
        (
            at(
                0,
                Fact::Revealed { person: id("ann"), nonce: crate::house::nonce("ann"), committed_as: None },
            ),
            "is being played",
        ),
        (
            at(0, Fact::Started { picks: vec![], asked: vec![], setup: None, hash, changes: vec![] }),
            "is being played",
        ),
        (at(0, Fact::RematchWanted { seat }), "is being played"),
        (at(0, Fact::Resigned { seat: table::Seat::P1 }), "no seat p1"),
        (at(0, Fact::Undone { person: id("bob"), to: 0, marked: false }), "nothing can be taken back"),
    ];
    for (entry, expected) in cases {
        let mut table = house.table.clone();
        if entry == last && table.absorb(&entry).is_ok() {
            // The same action may be legal twice; its hash then tells.
            panic!("the last entry fits twice");
        }
        let corrupt = table.absorb(&entry).unwrap_err();
        assert_eq!(corrupt.entry, house.record.len());
        assert!(corrupt.why.contains(expected), "{corrupt}");
        assert_eq!(table, house.table);
    }
}

#[test]
fn an_entry_before_its_time_is_refused() {
    let mut house = House::open(angel(1), 1);
    house.now = 100;
    house.does("ann", table::Command::Take { seat: table::Seat::P1 });
    let late = Entry { at: 99, fact: Fact::Paused {} };
    assert!(house.table.absorb(&late).unwrap_err().why.contains("lies before"));
}
