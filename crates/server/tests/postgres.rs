//! PostgreSQL is a store, and what its database survives. `cargo xtask test --only postgres` runs it: it needs the
//! programs of PostgreSQL.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use protocol::Visibility;
use server::store::{
    Append, Counted, Depth, DeviceRow, Fault, Heard, Note, Postgres, Purpose, Sqlite, Store as _,
    StoreAddress, Write, check, copy,
};
use server::token::TokenHash;
use suite::{append, done, new_match, person};

mod encryption;
mod suite;

/// The database server of all tests that run at the same time.
fn shared() -> Arc<testkit::postgres::Postgres> {
    static SHARED: Mutex<Weak<testkit::postgres::Postgres>> = Mutex::new(Weak::new());
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    shared.upgrade().unwrap_or_else(|| {
        let started = Arc::new(testkit::postgres::Postgres::start().expect("a database server"));
        *shared = Arc::downgrade(&started);
        started
    })
}

fn open(address: &str) -> Postgres {
    Postgres::open(address).expect("it opens")
}

#[test]
fn postgres_is_a_store() {
    let server = shared();
    let store = open(&server.database().expect("a database"));
    suite::run(&store);
    let folder = Folder(std::env::temp_dir().join(format!("blipfall-copy-{}", std::process::id())));
    let sqlite = Sqlite::open(&folder.0).expect("it opens");
    suite::copies(&store, &sqlite, &open(&server.database().expect("a database")));
    // And back.
    let back = open(&server.database().expect("a database"));
    assert_eq!(copy(&sqlite, &back, false, |_| ()), copy(&store, &back, true, |_| ()));
}

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing depends on it: at worst a small folder is left behind.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The duty of a match is one server's, until that says good-bye or is silent for too long; what it writes by an epoch that
/// is over is refused.
#[test]
fn one_server_has_the_duty() {
    let server = shared();
    let address = server.database().expect("a database");
    let name = address.rsplit('/').next().expect("a name").to_owned();
    let stores = [open(&address), open(&address)];
    let [one, two] = stores.each_ref().map(|store| store.peers().expect("a store that is shared"));
    for peers in [one, two] {
        peers.listen(Box::new(|_| ())).expect("it listens");
    }
    done(&stores[0], vec![new_match("m", Visibility::Link)]);
    let first = one.claim("m").expect("it answers").expect("it is free");
    assert_eq!(two.claim("m"), Ok(None));
    let by = |epoch: u64, place: u32| match append("m", place, &["by itself"]) {
        Write::Append(append) => vec![Write::Append(Box::new(Append { epoch: Some(epoch), ..*append }))],
        _ => unreachable!("it appends"),
    };
    done(&stores[0], by(first, 0));
    one.release("m").expect("it is released");
    let second = two.claim("m").expect("it answers").expect("it is free");
    assert!(second > first);
    let late = stores[0].commit(&[by(first, 1)]).expect("the whole is done");
    assert!(matches!(late[0], Err(Fault::Conflict(_))), "{late:?}");
    // A server that hangs gives no sign of life.
    server.sql(&name, "UPDATE servers SET seen = seen - interval '1 hour'").expect("it writes");
    let third = one.claim("m").expect("it answers").expect("its holder seems dead");
    assert!(third > second);
    done(&stores[0], by(third, 1));
    let late = stores[1].commit(&[by(second, 2)]).expect("the whole is done");
    assert!(matches!(late[0], Err(Fault::Conflict(_))), "{late:?}");
}

/// What one server tells is heard by the others, and not by itself.
#[test]
fn servers_hear_each_other() {
    let server = shared();
    let address = server.database().expect("a database");
    let stores = [open(&address), open(&address)];
    let heard = stores.each_ref().map(|store| {
        let (hear, heard) = std::sync::mpsc::channel();
        let peers = store.peers().expect("a store that is shared");
        peers.listen(Box::new(move |what| drop(hear.send(what)))).expect("it listens");
        heard
    });
    let one = stores[0].peers().expect("a store that is shared");
    one.tell(Note::Written("m".into()));
    one.tell(Note::Crowd("m".into(), Some("ann".into())));
    let next = |which: usize| heard[which].recv_timeout(Duration::from_secs(20));
    let mut all = Vec::new();
    while !all.contains(&Heard::Written("m".into())) || !all.contains(&Heard::Crowd("m".into())) {
        all.push(next(1).expect("it is heard"));
    }
    let two = stores[1].peers().expect("a store that is shared");
    assert_eq!((two.crowds("m"), one.crowds("m")), (Ok(vec!["ann".to_owned()]), Ok(Vec::new())));
    two.leave();
    while next(0).expect("it is heard") != Heard::Everything {}
    assert!(heard[0].try_iter().all(|what| what == Heard::Everything), "nobody hears itself");
}

/// A server whose connections lose all that is said, and stay open, opens others within seconds, and looks at everything again.
#[cfg(unix)]
#[test]
fn silent_connections_are_given_up() {
    let server = shared();
    let address = server.database().expect("a database");
    let proxy = server.proxy(&address).expect("a proxy");
    let stores = [open(&proxy.address), open(&address)];
    let heard = stores.each_ref().map(|store| {
        let (hear, heard) = std::sync::mpsc::channel();
        let peers = store.peers().expect("a store that is shared");
        peers.listen(Box::new(move |what| drop(hear.send(what)))).expect("it listens");
        heard
    });
    let until = |which: usize, what: Heard| {
        while heard[which].recv_timeout(Duration::from_secs(20)).expect("it is heard") != what {}
    };
    until(0, Heard::Everything);
    let one = stores[0].peers().expect("a store that is shared");
    one.tell(Note::Written("before".into()));
    until(1, Heard::Written("before".into()));
    proxy.silence();
    let since = Instant::now();
    // Nobody says anything after this, and it is told all the same.
    one.tell(Note::Written("meanwhile".into()));
    until(0, Heard::Everything);
    until(1, Heard::Written("meanwhile".into()));
    assert!(since.elapsed() < Duration::from_secs(15), "it took {:?}", since.elapsed());
}

/// What a server that is gone had the duty of is forgotten, and not only free.
#[test]
fn leases_of_the_dead_are_deleted() {
    let server = shared();
    let address = server.database().expect("a database");
    let name = address.rsplit('/').next().expect("a name");
    let stores = [open(&address), open(&address)];
    let [one, two] = stores.each_ref().map(|store| store.peers().expect("a store that is shared"));
    for peers in [one, two] {
        peers.listen(Box::new(|_| ())).expect("it listens");
    }
    one.claim("a").expect("it answers").expect("it is free");
    two.claim("b").expect("it answers").expect("it is free");
    two.leave();
    let since = Instant::now();
    let leases = "SELECT string_agg(match_id, ' ') FROM leases";
    while server.sql(name, leases).expect("it answers") != "a" {
        assert!(since.elapsed() < Duration::from_secs(20), "it is still there");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A database that only reads from some moment on, as a primary does that has become a standby: its connection is not kept, and
/// the next one waits until the address leads to one that writes.
#[test]
fn a_database_that_only_reads_is_left() {
    let server = Arc::new(testkit::postgres::Postgres::start().expect("a database server of its own"));
    let store = open(&server.database().expect("a database"));
    done(&store, vec![new_match("m", Visibility::Link)]);
    let set = |server: &testkit::postgres::Postgres, value: &str| {
        let sql = format!("ALTER SYSTEM SET default_transaction_read_only = {value}");
        server.sql("postgres", &sql).expect("it is set");
        server.sql("postgres", "SELECT pg_reload_conf()").expect("it is read");
    };
    set(&server, "on");
    let since = Instant::now();
    let fault = loop {
        assert!(since.elapsed() < Duration::from_secs(10), "it still writes");
        match store.check() {
            Ok(()) => std::thread::sleep(Duration::from_millis(20)),
            Err(fault) => break fault,
        }
    };
    assert!(matches!(&fault, Fault::Unreachable(why) if why.contains("only reads")), "{fault}");
    let again = Arc::clone(&server);
    let mended = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_secs(1));
        set(&again, "off");
    });
    // The connection is a new one, and the database is waited for.
    done(&store, vec![append("m", 0, &["one"])]);
    mended.join().expect("it is set");
    assert_eq!(store.check(), Ok(()));
}

/// Of two servers that write the same place of a match one is told that it came too late, whatever else they write.
#[test]
fn one_of_two_writers_wins() {
    let server = shared();
    let address = server.database().expect("a database");
    let stores = [open(&address), open(&address)];
    let ids: Vec<String> = (0..40).map(|number| format!("m{number}")).collect();
    for id in &ids {
        done(&stores[0], vec![new_match(id, Visibility::Link)]);
    }
    for round in 0..20 {
        let results = std::thread::scope(|scope| {
            let writers: Vec<_> = stores
                .iter()
                .enumerate()
                .map(|(who, store)| {
                    let text = format!("round {round} by {who}");
                    let mut groups: Vec<_> = ids.iter().map(|id| vec![append(id, round, &[&text])]).collect();
                    // In the order in which they would wait for each other in a circle.
                    if who == 1 {
                        groups.reverse();
                    }
                    scope.spawn(move || {
                        let mut results = store.commit(&groups).expect("the whole is done");
                        if who == 1 {
                            results.reverse();
                        }
                        results
                    })
                })
                .collect();
            writers.into_iter().map(|writer| writer.join().expect("no panic")).collect::<Vec<_>>()
        });
        for at in 0..ids.len() {
            let n_won = results.iter().filter(|results| results[at].is_ok()).count();
            let lost =
                results.iter().filter(|results| matches!(results[at], Err(Fault::Conflict(_)))).count();
            assert_eq!((n_won, lost), (1, 1), "round {round}: {:?}", (&results[0][at], &results[1][at]));
        }
    }
    for id in &ids {
        assert_eq!(stores[1].load(id).expect("it answers").expect("it is there").entries.len(), 20);
    }
}

/// A limit holds over all servers: it is counted under a lock.
#[test]
fn limits_hold_over_all_servers() {
    let server = shared();
    let address = server.database().expect("a database");
    let stores = [open(&address), open(&address), open(&address)];
    std::thread::scope(|scope| {
        for (who, store) in stores.iter().enumerate() {
            scope.spawn(move || {
                for number in 0..10 {
                    let at_most = Write::AtMost { person: "ann".into(), counted: Counted::Matches, most: 7 };
                    let group = vec![new_match(&format!("{who}-{number}"), Visibility::Link), at_most];
                    let results = store.commit(&[group]).expect("the whole is done");
                    assert!(matches!(results[0], Ok(()) | Err(Fault::TooMany(_))), "{results:?}");
                }
            });
        }
    });
    assert_eq!(stores[0].n_matches_of("ann"), Ok(7));
}

/// A store of a newer program is left alone.
#[test]
fn a_newer_database_is_refused_with_advice() {
    let server = shared();
    let address = server.database().expect("a database");
    drop(open(&address));
    drop(open(&address));
    let name = address.rsplit('/').next().expect("a name");
    server.sql(name, "UPDATE blipfall_schema SET version = 99").expect("it writes");
    match Postgres::open(&address) {
        Err(fault) => {
            let text = fault.to_string();
            assert!(text.contains("version 99") && text.contains("--store"), "{text}");
        }
        Ok(_) => panic!("it opens"),
    }
}

/// A database that is filled by an older version is brought up to date with all that is in it: the second version knew one
/// token for each person, and neither analyses nor puzzles.
#[test]
fn an_older_database_keeps_what_it_has() {
    let server = shared();
    let address = server.database().expect("a database");
    let name = address.rsplit('/').next().expect("a name");
    let store = open(&address);
    let token = TokenHash([3; 32]);
    let [row, _] = <[Write; 2]>::try_from(person("ann", token)).expect("a person with a device");
    // As the first device becomes one.
    let first = DeviceRow { token, person: "ann".to_owned(), name: String::new(), added: 5 };
    done(&store, vec![row, Write::Device(first)]);
    done(&store, vec![new_match("m", Visibility::Public), append("m", 0, &["one", "two"])]);
    let whole = || check(&open(&address), Depth::Checksums, |fault| panic!("{fault}")).expect("it reads");
    let (before, loaded) = (whole(), store.load("m"));
    drop(store);
    let back = "ALTER TABLE people ADD COLUMN token bytea UNIQUE;
                UPDATE people SET token = devices.token FROM devices WHERE devices.person = people.id;
                ALTER TABLE people ALTER COLUMN token SET NOT NULL;
                DROP TABLE devices, device_codes, analyses, puzzle_results;
                UPDATE blipfall_schema SET version = 2";
    server.sql(name, back).expect("it is as it was");
    // Whoever only looks changes nothing, for servers of that version may use it.
    for purpose in [Purpose::Look, Purpose::CopyFrom] {
        let refused = Postgres::open_for(&address, purpose).err().expect("it is too old").to_string();
        assert!(refused.contains("version 2") && refused.contains("blipfall serve"), "{refused}");
    }
    assert_eq!(server.sql(name, "SELECT version FROM blipfall_schema").as_deref(), Ok("2"));
    assert_eq!(whole(), before);
    let store = open(&address);
    assert_eq!(store.load("m"), loaded);
    assert_eq!(store.person(token).expect("it answers").expect("she is known").id, "ann");
    for purpose in [Purpose::Look, Purpose::CopyFrom] {
        Postgres::open_for(&address, purpose).expect("it is up to date");
    }
    let empty = server.database().expect("a database");
    let refused = Postgres::open_for(&empty, Purpose::Look).err().expect("it is empty").to_string();
    assert!(refused.contains("no store"), "{refused}");
}

/// Nothing is copied from or to a database that a server uses, and its tables stay as they are.
#[test]
fn nothing_is_copied_under_a_server() {
    let server = shared();
    let address = server.database().expect("a database");
    let name = address.rsplit('/').next().expect("a name");
    let store = open(&address);
    store.peers().expect("a store that is shared").listen(Box::new(|_| ())).expect("it listens");
    server.sql(name, "UPDATE blipfall_schema SET version = version - 1").expect("it writes");
    for purpose in [Purpose::CopyFrom, Purpose::CopyTo] {
        match Postgres::open_for(&address, purpose).err() {
            Some(Fault::Locked(why)) => assert!(why.contains("a server runs"), "{why}"),
            other => panic!("{other:?}"),
        }
    }
    server.sql(name, "UPDATE blipfall_schema SET version = version + 1").expect("it writes");
    Postgres::open_for(&address, Purpose::Look).expect("whoever looks is in nobody's way");
    store.peers().expect("a store that is shared").leave();
    let since = Instant::now();
    while Postgres::open_for(&address, Purpose::CopyTo).is_err() {
        assert!(since.elapsed() < Duration::from_secs(20), "it has said good-bye");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A database that might forget what was acknowledged is refused.
#[test]
fn commits_must_be_synchronous() {
    let server = shared();
    let address = server.database().expect("a database");
    let name = address.rsplit('/').next().expect("a name");
    server
        .sql("postgres", &format!("ALTER DATABASE {name} SET synchronous_commit = off"))
        .expect("it is set");
    match Postgres::open(&address) {
        Err(Fault::Failed(why)) => assert!(why.contains("synchronous_commit"), "{why}"),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it opens"),
    }
}

/// Bits that change in the database are noticed, and said until they are mended.
#[test]
fn damage_is_noticed() {
    let server = shared();
    let address = server.database().expect("a database");
    let name = address.rsplit('/').next().expect("a name");
    let store = open(&address);
    done(&store, vec![new_match("m", Visibility::Link), append("m", 0, &["one"])]);
    server.sql(name, "UPDATE entries SET text = 'two'").expect("it writes");
    let fault = store.load("m").expect_err("it is damaged");
    assert!(matches!(&fault, Fault::Damaged(what) if what.contains("match m: entry 0")), "{fault}");
    assert!(matches!(store.check(), Err(Fault::Damaged(what)) if what.contains('1')));
    server.sql(name, "UPDATE entries SET text = 'one'").expect("it writes");
    store.load("m").expect("it is mended");
    assert_eq!(store.check(), Ok(()));
}

/// A database that was killed and has recovered has everything that was acknowledged, and connections come back.
#[test]
fn a_crash_loses_nothing() {
    let mut server = testkit::postgres::Postgres::start().expect("a database server of its own");
    let store = open(&server.database().expect("a database"));
    done(&store, person("ann", TokenHash([1; 32])));
    done(&store, vec![new_match("m", Visibility::Link)]);
    for number in 0..5 {
        done(&store, vec![append("m", number, &["entry"])]);
        server.crash().expect("it ends");
        server.resume().expect("it starts");
        let loaded = store.load("m").expect("it answers").expect("it is there");
        assert_eq!(loaded.entries.len(), number as usize + 1);
    }
}

/// Connections that are in use are kept; one that nobody has asked for a while is closed.
#[test]
fn unused_connections_are_closed() {
    let server = shared();
    let address = server.database().expect("a database");
    let name = address.rsplit('/').next().expect("a name");
    let store = open(&address);
    // The number of the process behind the connection that has asked for this.
    let reader = format!(
        "SELECT coalesce(string_agg(pid::text, ' '), 'none') FROM pg_stat_activity
         WHERE datname = '{name}' AND query LIKE '%device_codes%' AND pid <> pg_backend_pid()"
    );
    let asked = || {
        assert_eq!(store.device_code(TokenHash([1; 32])), Ok(None));
        server.sql("postgres", &reader).expect("it answers")
    };
    let first = asked();
    for _ in 0..3 {
        store.release_memory();
        assert_eq!(asked(), first, "it is the same connection");
    }
    store.release_memory();
    store.release_memory();
    let since = Instant::now();
    while server.sql("postgres", &reader).expect("it answers") != "none" {
        assert!(since.elapsed() < Duration::from_secs(20), "it is still open");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Many who ask at the same time share a few connections: the database begins no process for each of them.
#[test]
fn many_questions_share_few_connections() {
    let server = shared();
    let address = server.database().expect("a database");
    let name = address.rsplit('/').next().expect("a name");
    let store = open(&address);
    std::thread::scope(|threads| {
        for _ in 0..24 {
            threads.spawn(|| {
                for _ in 0..40 {
                    assert_eq!(store.device_code(TokenHash([1; 32])), Ok(None));
                }
            });
        }
    });
    let count = format!("SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}'");
    let open: u32 = server.sql("postgres", &count).expect("it answers").trim().parse().expect("a number");
    assert!(open <= 8 + 2, "{open} connections");
    // Each that was ever opened has begun a session.
    let begun = format!("SELECT sessions FROM pg_stat_database WHERE datname = '{name}'");
    drop(store);
    let since = Instant::now();
    while server.sql("postgres", &count).expect("it answers").trim() != "0" {
        assert!(since.elapsed() < Duration::from_secs(20), "connections are still open");
        std::thread::sleep(Duration::from_millis(50));
    }
    let begun: u32 = server.sql("postgres", &begun).expect("it answers").trim().parse().expect("a number");
    assert!(begun <= 8 + 2, "{begun} connections were opened");
}

/// Neither lists nor what is loaded and told of a match read people or matches that are not named in it, however many there are.
#[test]
fn nobody_is_read_in_vain() {
    let server = shared();
    let address = server.database().expect("a database");
    let name = address.rsplit('/').next().expect("a name");
    let store = open(&address);
    done(&store, person("ann", TokenHash([2; 32])));
    done(&store, vec![new_match("m1", Visibility::Public)]);
    let many = "INSERT INTO people SELECT 'p' || g, 'P', 0 FROM generate_series(1, 30000) g;
                INSERT INTO matches SELECT 'x' || g, 'p' || g, secret, NULL, 'public', game, mission, 0, '[]', false
                    FROM matches, generate_series(1, 30000) g WHERE id = 'm1';
                INSERT INTO states (match_id, listed, n_entries, stage, turn, changed)
                    SELECT 'x' || g, g <= 200, 0, 'waiting', NULL, g FROM generate_series(1, 30000) g;
                ANALYZE";
    server.sql(name, many).expect("they are many");
    assert_eq!(store.public_matches(100).expect("a list").len(), 100);
    assert_eq!(store.matches_of("ann", 10).expect("a list").len(), 1);
    assert!(store.row("m1").expect("a row").is_some());
    assert!(store.load("m1").expect("a match").is_some());
    assert_eq!(store.people_of("m1").expect("people").len(), 1);
    let peers = store.peers().expect("there are peers");
    assert_eq!(peers.news("m1", 0, 0).expect("news").names, [("ann".to_owned(), "ANN".to_owned())]);
    // The database counts what a connection has done when that ends.
    drop(store);
    let scanned = "SELECT coalesce(sum(seq_tup_read), 0) FROM pg_stat_user_tables
                   WHERE relname IN ('people', 'matches', 'players')";
    let looked_up = "SELECT count(*) FROM pg_stat_user_tables WHERE relname = 'people' AND idx_scan >= 100";
    let since = Instant::now();
    while server.sql(name, looked_up).expect("it answers").trim() != "1" {
        assert!(since.elapsed() < Duration::from_secs(20), "people are not looked up by their ids");
        std::thread::sleep(Duration::from_millis(50));
    }
    let scanned: u64 = server.sql(name, scanned).expect("it answers").trim().parse().expect("a number");
    assert!(scanned < 30_000, "{scanned} rows were read one after the other");
}

/// Nothing that is shown has the password in it.
#[test]
fn errors_tell_no_password() {
    let wrong = "postgres://ann:hunter2@127.0.0.1:1/blip";
    let place = StoreAddress::parse(wrong).expect("an address");
    let fault = Postgres::open(wrong).err().expect("nobody listens there");
    assert!(!format!("{fault} {fault:?} {place} {place:?}").contains("hunter2"), "{fault}");
}
