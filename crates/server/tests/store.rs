//! SQLite is a store, and what its file survives.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use protocol::Visibility;
use server::store::{Fault, Purpose, Sqlite, Store as _, back_up};
use server::token::{Token, TokenHash};
use suite::{append, done, new_match, person};

mod suite;

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("blipfall-store-{}-{number}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing depends on it: at worst a small folder is left behind.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn open(folder: &Path) -> Sqlite {
    Sqlite::open(folder).expect("it opens")
}

#[test]
fn sqlite_is_a_store() {
    let folder = Folder::new();
    let store = open(&folder.0);
    suite::run(&store);
    let (other, third) = (Folder::new(), Folder::new());
    suite::copies(&store, &open(&other.0), &open(&third.0));
}

/// A copy of the file that was made while a server uses it opens as a store, and is for its owner alone.
#[test]
fn a_running_store_is_backed_up() {
    let (folder, copy) = (Folder::new(), Folder::new());
    let store = open(&folder.0);
    suite::run(&store);
    std::fs::create_dir(&copy.0).expect("a folder");
    let file = copy.0.join("blipfall.sqlite");
    back_up(&folder.0, &file).expect("it is copied");
    assert!(back_up(&folder.0, &file).is_err(), "nothing is overwritten");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
    }
    let len = store.load("m").expect("it answers").expect("it is there").entries.len() as u32;
    done(&store, vec![append("m", len, &["after the copy"])]);
    let copied = open(&copy.0);
    assert_eq!(copied.load("m").expect("it answers").expect("it is there").entries.len(), len as usize);
}

/// What was committed comes into the file itself before long, though its writer never waits for
/// that: a log that only grew would make every start slower than the one before.
#[test]
fn the_log_is_moved_into_the_file() {
    let (folder, copy) = (Folder::new(), Folder::new());
    let store = open(&folder.0);
    let token = |number: u32| TokenHash([number.to_le_bytes(); 8].concat().try_into().expect("32 bytes"));
    let people = (0..2_100).map(|number| person(&format!("p{number}"), token(number)));
    let stored = store.commit(&people.collect::<Vec<_>>()).expect("it is stored");
    assert!(stored.iter().all(Result::is_ok));
    std::fs::create_dir(&copy.0).expect("a folder");
    let is_there = || {
        let file = "blipfall.sqlite";
        std::fs::copy(folder.0.join(file), copy.0.join(file)).expect("a copy");
        Sqlite::open(&copy.0)
            .and_then(|store| store.person(token(2_099)))
            .is_ok_and(|person| person.is_some())
    };
    let moved = (0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(25));
        is_there()
    });
    assert!(moved, "after five seconds the file still lacks what the log has");
}

#[test]
fn one_server_at_a_time() {
    let folder = Folder::new();
    let first = open(&folder.0);
    assert!(matches!(Sqlite::open(&folder.0), Err(Fault::Locked(_))));
    drop(first);
    open(&folder.0);
}

/// Whoever only looks changes nothing: neither the version of a store nor a folder without one.
#[test]
fn looking_changes_nothing() {
    let folder = Folder::new();
    let look = |folder: &Folder| Sqlite::open_for(&folder.0, Purpose::Look);
    std::fs::create_dir(&folder.0).expect("a folder");
    let refused = look(&folder).err().expect("there is no store").to_string();
    assert!(refused.contains("no store"), "{refused}");
    assert_eq!(std::fs::read_dir(&folder.0).expect("a folder").count(), 0);
    drop(open(&folder.0));
    look(&folder).expect("it is up to date");
    let outside = rusqlite::Connection::open(folder.0.join("blipfall.sqlite")).expect("it opens");
    let version =
        || -> u32 { outside.query_row("PRAGMA user_version", [], |row| row.get(0)).expect("it answers") };
    let older = version() - 1;
    outside.pragma_update(None, "user_version", older).expect("it can be set");
    let refused = look(&folder).err().expect("it is too old").to_string();
    assert!(refused.contains(&format!("version {older}")) && refused.contains("blipfall serve"), "{refused}");
    assert_eq!(version(), older);
}

#[test]
fn nothing_secret_is_stored_in_the_clear() {
    let folder = Folder::new();
    let token = Token::random();
    done(&open(&folder.0), person("ann", token.hash()));
    for file in std::fs::read_dir(&folder.0).expect("a folder") {
        let bytes = std::fs::read(file.expect("a file").path()).expect("it reads");
        let clear = token.reveal();
        assert!(!bytes.windows(clear.len()).any(|window| window == clear.as_bytes()));
    }
}

#[cfg(unix)]
#[test]
fn the_folder_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let _store = open(&folder.0);
    assert_eq!(std::fs::metadata(&folder.0).expect("it is there").permissions().mode() & 0o777, 0o700);
}

/// Whatever the folder is like, the files in it are for their owner alone, and those of an older version become
/// so.
#[cfg(unix)]
#[test]
fn the_files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    std::fs::create_dir(&folder.0).expect("a folder");
    let set = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("it is ours")
    };
    set(&folder.0, 0o755);
    let modes = || {
        let files = std::fs::read_dir(&folder.0).expect("a folder").map(|file| file.expect("a file").path());
        files.map(|path| {
            (path.clone(), std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777)
        })
    };
    for name in ["ann", "bob"] {
        let store = open(&folder.0);
        done(&store, person(name, Token::random().hash()));
        assert_eq!(modes().count(), 4, "the database, its log, the index of the log and the lock");
        for (path, mode) in modes() {
            assert_eq!(mode, 0o600, "{}", path.display());
        }
        drop(store);
        modes().for_each(|(path, _)| set(&path, 0o644));
    }
}

/// A database that was there and is gone, empty or without its tables is not replaced without a word.
#[test]
fn a_lost_database_is_noticed() {
    let folder = Folder::new();
    let file = folder.0.join("blipfall.sqlite");
    done(&open(&folder.0), person("ann", Token::random().hash()));
    let other = Folder::new();
    std::fs::create_dir(&other.0).expect("a folder");
    let no_tables = other.0.join("empty.sqlite");
    let connection = rusqlite::Connection::open(&no_tables).expect("it opens");
    connection.execute_batch("CREATE TABLE a (x); DROP TABLE a;").expect("it writes");
    drop(connection);
    let lose: [(&str, &dyn Fn()); 3] = [
        ("emptied", &|| std::fs::write(&file, "").expect("it writes")),
        ("replaced", &|| assert!(std::fs::copy(&no_tables, &file).is_ok())),
        ("deleted", &|| std::fs::remove_file(&file).expect("it was there")),
    ];
    for (how, lose) in lose {
        lose();
        match Sqlite::open(&folder.0) {
            Err(Fault::Damaged(what)) => assert!(what.contains("blipfall.lock"), "{how}: {what}"),
            Err(other) => panic!("{how}: {other}"),
            Ok(_) => panic!("{how}: it opens"),
        }
    }
    std::fs::remove_file(folder.0.join("blipfall.lock")).expect("it was there");
    open(&folder.0);
}

/// The check finds what cannot be stored any more.
#[test]
fn the_check_finds_a_full_disk() {
    let folder = Folder::new();
    let store = open(&folder.0);
    assert_eq!(store.check(), Ok(()));
    store.limit_size(64 * 1024).expect("a limit");
    assert_eq!(store.check(), Err(Fault::Full));
    store.limit_size(1 << 30).expect("more room");
    assert_eq!(store.check(), Ok(()));
}

/// The check knows of a match that could not be read, until it can be read again.
#[test]
fn the_check_knows_of_damaged_matches() {
    let folder = Folder::new();
    let store = open(&folder.0);
    done(&store, vec![new_match("m", Visibility::Link), append("m", 0, &["one"])]);
    let outside = rusqlite::Connection::open(folder.0.join("blipfall.sqlite")).expect("it opens");
    outside.execute("UPDATE entries SET text = 'two'", ()).expect("it writes");
    assert_eq!(store.check(), Ok(()), "nobody has looked");
    store.load("m").expect_err("it is damaged");
    assert!(matches!(store.check(), Err(Fault::Damaged(what)) if what.contains('1')));
    outside.execute("UPDATE entries SET text = 'one'", ()).expect("it writes");
    store.load("m").expect("it is mended");
    assert_eq!(store.check(), Ok(()));
}

/// A page that has become something else is found although nobody asks for what is on it.
#[test]
fn the_check_finds_a_damaged_page() {
    let folder = Folder::new();
    {
        let store = open(&folder.0);
        done(&store, vec![new_match("m", Visibility::Link)]);
        let entries: Vec<String> = (0..200).map(|n| format!("{n} {}", "x".repeat(500))).collect();
        let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
        done(&store, vec![append("m", 0, &entries)]);
    }
    let file = folder.0.join("blipfall.sqlite");
    let mut bytes = std::fs::read(&file).expect("it reads");
    let needle = b"150 xxxx";
    let at = bytes.windows(needle.len()).position(|window| window == needle).expect("it is there");
    let page = at / 4096 * 4096;
    bytes[page..page + 4096].fill(0xff);
    std::fs::write(&file, &bytes).expect("it writes");
    let store = open(&folder.0);
    let found = (0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        matches!(store.check(), Err(Fault::Damaged(_)))
    });
    assert!(found, "it is not found");
}

/// A full disk refuses what is new, loses nothing, and works again when there is room.
#[test]
fn a_full_disk_loses_nothing() {
    let folder = Folder::new();
    let store = open(&folder.0);
    done(&store, vec![new_match("m", Visibility::Link)]);
    store.limit_size(256 * 1024).expect("a limit");
    let text = "x".repeat(4000);
    let mut stored = 0;
    let full = loop {
        match store.commit(&[vec![append("m", stored, &[&text])]]) {
            Ok(results) => {
                assert_eq!(results, [Ok(())]);
                stored += 1;
            }
            Err(fault) => break fault,
        }
    };
    assert_eq!(full, Fault::Full);
    assert!(stored > 10, "only {stored}");
    assert_eq!(store.load("m").unwrap().unwrap().entries.len(), stored as usize);
    store.limit_size(1 << 30).expect("more room");
    done(&store, vec![append("m", stored, &[&text])]);
}

/// The server is killed while the log is being written: whatever part of it reached the disk,
/// what opens afterwards is a state that was committed.
#[test]
fn a_torn_log_gives_a_state_that_was_committed() {
    let folder = Folder::new();
    let store = open(&folder.0);
    done(&store, vec![new_match("m", Visibility::Link)]);
    for number in 0..40 {
        done(&store, vec![append("m", number, &[&format!("entry {number} {}", "y".repeat(300))])]);
    }
    let log = std::fs::read(folder.0.join("blipfall.sqlite-wal")).expect("there is a log");
    let base = std::fs::read(folder.0.join("blipfall.sqlite")).expect("there is a file");
    let mut lengths = std::collections::BTreeSet::new();
    for cut in (0..=log.len()).step_by(log.len() / 97 + 1).chain([log.len()]) {
        let copy = Folder::new();
        std::fs::create_dir_all(&copy.0).expect("a folder");
        std::fs::write(copy.0.join("blipfall.sqlite"), &base).expect("a copy");
        std::fs::write(copy.0.join("blipfall.sqlite-wal"), &log[..cut]).expect("a copy");
        let torn = open(&copy.0);
        let Some(loaded) = torn.load("m").expect("no damage") else { continue };
        assert!(loaded.entries.iter().zip(0..).all(|(text, n)| text.starts_with(&format!("entry {n} "))));
        lengths.insert(loaded.entries.len());
        // It goes on from there.
        done(&torn, vec![append("m", loaded.entries.len() as u32, &["after the crash"])]);
    }
    assert!(lengths.len() > 20 && lengths.contains(&40), "{lengths:?}");
}

/// Bits that change on the disk are noticed, and said.
#[test]
fn damage_is_noticed() {
    let folder = Folder::new();
    {
        let store = open(&folder.0);
        done(&store, vec![new_match("m", Visibility::Link), append("m", 0, &["the first entry of all"])]);
    }
    let file = folder.0.join("blipfall.sqlite");
    let mut bytes = std::fs::read(&file).expect("it reads");
    let needle = b"the first entry";
    let at = bytes.windows(needle.len()).position(|window| window == needle).expect("it is there");
    bytes[at] ^= 0x20;
    std::fs::write(&file, &bytes).expect("it writes");
    let fault = open(&folder.0).load("m").expect_err("it is damaged");
    assert!(matches!(&fault, Fault::Damaged(what) if what.contains("match m: entry 0")), "{fault}");
    std::fs::write(&file, "this is no database at all, and long enough to be looked at. ".repeat(40))
        .expect("it writes");
    match Sqlite::open(&folder.0) {
        Err(Fault::Damaged(what)) => {
            assert!(what.contains("blipfall.sqlite") && what.contains("--data"), "{what}")
        }
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it opens"),
    }
}
