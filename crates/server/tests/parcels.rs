//! Files of running matches that earlier programs have written.

use server::parcel::{Undelivered, pack, unpack};
use server::store::{Sqlite, Store as _};
use server::token::TokenHash;

/// A match of Death Angel after twelve actions, with a word said and one person, as it was written before people had
/// devices.
const FORMAT_1: &str = include_str!("parcels/format-1.json");

const ID: &str = "stored-00000001";

/// A store in a folder that is gone afterwards.
struct Home {
    store: Sqlite,
    folder: std::path::PathBuf,
}

impl Home {
    fn open(name: &str) -> Home {
        let folder = std::env::temp_dir().join(format!("blipfall-parcels-{name}-{}", std::process::id()));
        Home { store: Sqlite::open(&folder).expect("it opens"), folder }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // Nothing depends on it: at worst a small folder is left behind.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The one token of a person becomes their first device, and all else is as it was.
#[test]
fn the_first_format_is_read() {
    let home = Home::open("first");
    assert_eq!(unpack(&home.store, FORMAT_1), Ok(ID.to_owned()));
    let ann = home.store.person(TokenHash([0x11; 32])).expect("it answers").expect("her token is known");
    assert_eq!((ann.name.as_str(), ann.since), ("Ann", 1_787_000_000_000));
    let (_, devices) = home.store.known(&ann.id).expect("it answers").expect("she is known");
    let devices: Vec<_> = devices.iter().map(|device| (device.name.as_str(), device.added)).collect();
    assert_eq!(devices, [("", 1_787_000_000_000)]);
    let stored = home.store.load(ID).expect("it answers").expect("it is there");
    assert_eq!((stored.fixed.host, stored.fixed.created), (ann.id.clone(), 1_788_000_000_000));
    assert_eq!(stored.fixed.invitation, Some(TokenHash([0x22; 32])));
    assert_eq!(
        stored.said.iter().map(|said| said.text.as_str()).collect::<Vec<_>>(),
        ["Hold the line — they are coming"]
    );
    assert_eq!(home.store.n_matches_of(&ann.id), Ok(1));

    // What is written today differs in its devices, and in nothing else.
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("it is JSON");
    let (mut old, mut new) = (read(FORMAT_1), read(&pack(&home.store, ID).expect("it is packed")));
    assert_eq!((&old["format"], &new["format"]), (&1.into(), &2.into()));
    assert_eq!(new["contents"]["people"][0]["devices"][0]["token"], "11".repeat(32));
    for file in [&mut old, &mut new] {
        file["contents"]["people"].take();
    }
    assert_eq!(old["contents"], new["contents"]);
}

/// One that was changed is refused, and nothing of it is stored.
#[test]
fn a_changed_file_of_the_first_format_is_refused() {
    let home = Home::open("changed");
    for changed in
        [FORMAT_1.replacen("Ann", "Bob", 1), FORMAT_1.replacen("\"since\": 1787", "\"since\": 1786", 1)]
    {
        assert_ne!(changed, FORMAT_1);
        let refused = unpack(&home.store, &changed);
        assert!(matches!(&refused, Err(Undelivered::Unreadable(why)) if why.contains("seal")), "{refused:?}");
    }
    assert_eq!(home.store.row(ID), Ok(None));
}
