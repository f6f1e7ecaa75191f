//! What must be true, whatever happened.

use server::room::{ConnId, Effect, Guest, Input, Plans, Room};
use table::{AbortReason, By, Fact, People, PersonId};

use super::disk::Disk;
use super::person::Person;
use super::run::CLOCK_SECONDS;
use crate::record;

/// Every acknowledged action is in the record, once, and as it was meant.
pub(super) fn nothing_is_lost(disk: &Disk, people: &[Person]) {
    for person in people {
        if let Err(why) = record::holds(&disk.entries(), person.id, &person.done) {
            panic!("{why}");
        }
    }
}

/// Why starts were aborted. That each follows from what was before it is checked when the match is loaded.
pub(super) fn aborted_starts(disk: &Disk) -> Vec<AbortReason> {
    let reasons = disk.entries().into_iter().filter_map(|entry| match entry.fact {
        Fact::Aborted(aborted) => Some(aborted.why),
        _ => None,
    });
    reasons.collect()
}

/// The clock only decides for somebody who had all of their time, and the time in which there
/// was no server is not among it.
pub(super) fn no_time_is_stolen(disk: &Disk) {
    let (mut charged, mut last) = (0, 0);
    for entry in disk.entries() {
        if !matches!(entry.fact, Fact::Resumed {}) {
            charged += entry.at - last;
        }
        last = entry.at;
        match entry.fact {
            Fact::Played { by: By::Clock, .. } => {
                assert!(charged >= 1_000 * u64::from(CLOCK_SECONDS), "the clock decided after {charged} ms");
                charged = 0;
            }
            Fact::Played { .. } | Fact::Started { .. } => charged = 0,
            // Taking back gives no time back: what is left then is not known here.
            Fact::Undone { .. } => charged = 1_000 * u64::from(CLOCK_SECONDS),
            _ => {}
        }
    }
}

/// Whoever connects to a server that has just been started holds the view of the table that
/// is on disk.
pub(super) fn views_agree(disk: &Disk, people: &mut [Person], now: u64) {
    let (mut room, _) =
        Room::load(disk.load(), &Plans::default(), now).expect("what is stored can be loaded");
    for (number, person) in people.iter_mut().enumerate() {
        let id = PersonId::new(person.id).expect("an id");
        let since = person.update.as_ref().map(|update| update.version);
        let guest = Some(Guest { id: id.clone(), name: person.id.to_owned() });
        let effects =
            room.handle(Input::Hello { conn: 1_000_000 + number as ConnId, re: 0, guest, since }, now);
        for effect in effects {
            if let Effect::Send { to, message } = effect
                && to == [1_000_000 + number as ConnId]
            {
                person.hear(*message);
            }
        }
        let told = person.update.as_ref().expect("an update follows the hello");
        let expected = room.table().update(&table::Viewer::person(&id), None, &People::default(), 0);
        assert_eq!(told.version, expected.version);
        let view = expected.view.as_ref().map(|view| view.text());
        assert_eq!(told.view.as_ref().map(|view| view.text()), view);
    }
}
