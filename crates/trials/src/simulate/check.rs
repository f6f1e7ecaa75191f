//! What must be true, whatever happened.

use protocol::ClientMessage;
use server::limits::LIMITS;
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

/// The clock only decides for a player who had all of their time, and the time in which there
/// was no server is not among it. Where all choose at once, everybody's time began with the first of these choices.
pub(super) fn no_time_is_stolen(disk: &Disk) {
    let full = 1_000 * u64::from(CLOCK_SECONDS);
    let (mut of_decision, mut of_choice, mut last) = (0, 0, 0);
    for entry in disk.entries() {
        if !matches!(entry.fact, Fact::Resumed {}) {
            of_decision += entry.at - last;
            of_choice += entry.at - last;
        }
        last = entry.at;
        match entry.fact {
            Fact::Played { by, action, .. } => {
                let is_choice = action.value()["do"] == "choose";
                let charged = if is_choice { of_choice } else { of_decision };
                assert!(by != By::Clock || charged >= full, "the clock decided after {charged} ms");
                of_decision = 0;
                if !is_choice {
                    of_choice = 0;
                }
            }
            Fact::Started { .. } => (of_decision, of_choice) = (0, 0),
            // Taking back gives no time back: what is left then is not known here.
            Fact::Undone { .. } => (of_decision, of_choice) = (full, full),
            _ => {}
        }
    }
}

/// One match follows at most, whatever the order of messages and writes, and the match before it
/// says which.
pub(super) fn one_match_follows(disk: &Disk) {
    let entries = disk.entries();
    let linked = entries.iter().filter_map(|entry| match &entry.fact {
        Fact::Rematched { id } => Some(id.to_string()),
        _ => None,
    });
    assert_eq!(
        disk.next(),
        linked.collect::<Vec<_>>(),
        "the matches that were made are those that are linked"
    );
}

/// Nothing comes of the same match if it is a record from elsewhere, whatever those say who are named in it.
pub(super) fn an_import_is_nobodys(disk: &Disk, people: &[Person], now: u64) {
    let is_over = |entry: &table::Entry| matches!(entry.fact, Fact::Closed { .. });
    if !disk.entries().iter().any(is_over) {
        return;
    }
    let loaded = Room::load(disk.load_imported(), &Plans::default(), &LIMITS, now);
    let (mut room, mut effects) = loaded.expect("what is stored can be loaded");
    for (number, person) in people.iter().enumerate() {
        let conn = number as ConnId;
        let guest = Guest { id: PersonId::new(person.id).expect("an id"), name: person.id.to_owned() };
        effects.extend(room.handle(Input::Hello { conn, re: 0, guest: Some(guest), since: None }, now));
        for message in
            [ClientMessage::Rematch { re: 1 }, ClientMessage::Say { re: 2, text: "Again?".to_owned() }]
        {
            effects.extend(room.handle(Input::Message { conn, message }, now));
        }
    }
    let follows =
        |effect: &Effect| matches!(effect, Effect::Store(_) | Effect::Rematch(_) | Effect::Think(_));
    assert!(!effects.iter().any(follows), "something comes of an imported record");
}

/// A person who connects to a server that has just been started holds the view of the table that
/// is on disk.
pub(super) fn views_agree(disk: &Disk, people: &mut [Person], now: u64) {
    let (mut room, _) =
        Room::load(disk.load(), &Plans::default(), &LIMITS, now).expect("what is stored can be loaded");
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
