//! The program with PostgreSQL. `cargo xtask test --only postgres` runs it: it needs the programs of PostgreSQL.
#![cfg(unix)]

mod running;

use std::process::{Command, Output};
use std::time::{Duration, Instant};

use running::{Folder, Running, program};
use server::store::{DeviceRow, PersonRow, Sqlite, Store as _, Write};
use server::token::TokenHash;
use testkit::postgres::Postgres;

/// A server on this database, named as the files of `deploy` do it.
fn serve(address: &str) -> Running {
    let mut call = program(&["serve", "--listen", "127.0.0.1:0", "--log", "json"]);
    call.env("BLIPFALL_STORE", address).env("BLIPFALL_DATA", "");
    Running::start(call)
}

/// Asked to end, it says good-bye to the other servers, and ends in order and soon.
#[test]
fn a_server_on_postgres_stops_when_it_is_asked_to() {
    let database = Postgres::start().expect("a database server");
    let address = database.database().expect("a database");
    let name = address.rsplit('/').next().expect("a name");
    let (mut one, two) = (serve(&address), serve(&address));
    let known = || database.sql(name, "SELECT count(*) FROM servers").expect("it answers");
    for server in [&one, &two] {
        assert!(server.ask("GET /api/health").starts_with("HTTP/1.1 200"));
    }
    assert_eq!(known(), "2");
    let asked = Instant::now();
    assert_eq!(one.terminate(), Some(0));
    assert!(asked.elapsed() < Duration::from_secs(10), "it took {:?}", asked.elapsed());
    assert_eq!(known(), "1");
    assert!(two.ask("GET /api/health").starts_with("HTTP/1.1 200"));
}

fn text(output: &Output) -> String {
    let bytes = [output.stdout.clone(), output.stderr.clone()].concat();
    String::from_utf8(bytes).expect("text")
}

fn run(mut call: Command, exit: i32) -> String {
    let output = call.output().expect("it ends");
    assert_eq!(output.status.code(), Some(exit), "{call:?}: {}", text(&output));
    text(&output)
}

fn fingerprint(text: &str) -> &str {
    text.split("fingerprint ").nth(1).unwrap_or_else(|| panic!("no fingerprint in {text}")).trim()
}

/// What a host does who moves to PostgreSQL and back: copies, checks and backs up, none of it under a server.
#[test]
fn a_store_is_moved_by_commands() {
    let database = Postgres::start().expect("a database server");
    let address = database.database().expect("a database");
    let [folder, back, copy] = ["store", "back", "backup"].map(Folder::new);
    let token = TokenHash([5; 32]);
    let person = PersonRow { id: "ann".to_owned(), name: "Ann".to_owned(), since: 5 };
    let device = DeviceRow { token, person: "ann".to_owned(), name: "Desk".to_owned(), added: 5 };
    let store = Sqlite::open(&folder.0).expect("it opens");
    let stored = store.commit(&[vec![Write::Person(person), Write::Device(device)]]);
    assert_eq!(stored, Ok(vec![Ok(())]));
    drop(store);

    let move_to = |from: &str, to: &str, more: &[&str]| {
        let mut call = program(&[&["store", "copy"][..], more].concat());
        call.env("BLIPFALL_FROM", from).env("BLIPFALL_TO", to);
        call
    };
    let check = |place: &str| {
        let mut call = program(&["store", "check", "--replay"]);
        let variable = if place.contains("://") { "BLIPFALL_STORE" } else { "BLIPFALL_DATA" };
        call.env(variable, place);
        call
    };
    let copied = run(move_to(folder.name(), &address, &[]), 0);
    assert!(copied.contains("copied and compared: 1 people"), "{copied}");
    let same = |place: &str| assert_eq!(fingerprint(&run(check(place), 0)), fingerprint(&copied), "{place}");
    same(&address);
    same(folder.name());
    assert!(run(move_to(folder.name(), &address, &[]), 1).contains("not empty"));
    run(move_to(folder.name(), &address, &["--resume"]), 0);

    let mut server = serve(&address);
    for (from, to) in [(&*address, back.name()), (folder.name(), &*address)] {
        assert!(run(move_to(from, to, &["--resume"]), 1).contains("a server runs on this database"));
    }
    same(&address);
    assert_eq!(server.terminate(), Some(0));
    run(move_to(&address, back.name(), &[]), 0);
    same(back.name());

    std::fs::create_dir(&copy.0).expect("a folder");
    let file = copy.0.join("blipfall.sqlite");
    let backup = ["store", "backup", "--output", file.to_str().expect("a plain path"), "--data", back.name()];
    run(program(&backup), 0);
    same(copy.name());
    // Somebody else comes into the copy: it is no part of a copy that was interrupted.
    let store = Sqlite::open(&copy.0).expect("it opens");
    let bob = PersonRow { id: "bob".to_owned(), name: "Bob".to_owned(), since: 6 };
    assert_eq!(store.commit(&[vec![Write::Person(bob)]]), Ok(vec![Ok(())]));
    drop(store);
    let refused = run(move_to(folder.name(), copy.name(), &["--resume"]), 1);
    assert!(refused.contains("does not hold the same"), "{refused}");
}
