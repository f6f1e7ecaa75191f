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

/// The running matches among the fixtures of `table`, with their names.
fn fixtures() -> Vec<(String, String)> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/tests/fixtures");
    let entries = |folder: std::path::PathBuf| {
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path())
    };
    let files = entries(root).filter(|path| path.is_dir()).flat_map(entries);
    let named = files.map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), path));
    let parcels = named.filter(|(name, _)| name.ends_with(".match.json") || name.ends_with(".waiting.json"));
    parcels.map(|(name, path)| (name, std::fs::read_to_string(path).expect("a file"))).collect()
}

/// The form that is written now has files that were written in it, and they are written again byte for byte.
#[test]
fn files_of_the_present_format_are_kept() {
    let format =
        |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("it is JSON")["format"].as_u64();
    let home = Home::open("present");
    unpack(&home.store, FORMAT_1).expect("it is read");
    let present = format(&pack(&home.store, ID).expect("it is packed"));
    let kept: Vec<_> = fixtures().into_iter().filter(|(_, text)| format(text) == present).collect();
    assert!(kept.len() >= 4, "{} files of format {present:?}", kept.len());
    for (name, text) in kept {
        let home = Home::open(&name);
        let id = unpack(&home.store, &text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(pack(&home.store, &id).as_ref(), Ok(&text), "{name}");
    }
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
