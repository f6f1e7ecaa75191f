//! TLS to the database, with certificates of each kind.

use std::time::{Duration, Instant};

use protocol::Visibility;
use server::store::{Depth, Fault, Heard, Note, Postgres, Purpose, Store, StoreAddress, Write, check, copy};
use server::token::TokenHash;
use testkit::postgres::{Certificate, PASSWORD, Postgres as Server};

use crate::suite::{append, done, new_match, person};
use crate::{Folder, open};

fn start(certificate: Certificate) -> Server {
    Server::start_on_loopback(certificate).expect("a database server")
}

/// A new database for somebody who needs a password, and TLS.
fn address(server: &Server, host: &str, options: &str) -> String {
    server.loopback_database(&format!("ann:{PASSWORD}"), host, options).expect("a database")
}

/// Options with the certificate that has to be trusted.
fn trusting(server: &Server, mode: &str) -> String {
    format!("sslmode={mode}&sslrootcert={}", server.root().display())
}

/// Why a database is refused. It is said at once, and without the password.
fn refusal(address: &str) -> String {
    let since = Instant::now();
    let fault = Postgres::open(address).err().expect("it is refused");
    assert!(matches!(fault, Fault::Failed(_)), "{fault:?}");
    assert!(since.elapsed() < Duration::from_secs(5), "nothing comes of waiting: {:?}", since.elapsed());
    assert!(!format!("{fault} {fault:?}").contains(PASSWORD), "{fault}");
    fault.to_string()
}

/// Writes and reads.
fn works(store: &dyn Store) {
    done(store, vec![new_match("m", Visibility::Link), append("m", 0, &["one"])]);
    assert_eq!(store.load("m").expect("it answers").expect("it is there").entries, ["one"]);
}

/// How many connections of ours there are, and how many of them speak TLS.
fn connections(server: &Server) -> String {
    let sql = "SELECT count(*) || ' ' || count(*) FILTER (WHERE ssl.ssl) FROM pg_stat_activity
               JOIN pg_stat_ssl ssl USING (pid) WHERE application_name = 'blipfall'";
    server.sql("postgres", sql).expect("it answers")
}

#[test]
fn certificates_decide() {
    let server = start(Certificate::SelfSigned);
    works(&open(&address(&server, "localhost", "sslmode=require")));
    works(&open(&address(&server, "localhost", "sslmode=prefer")));
    works(&open(&address(&server, "localhost", &trusting(&server, "verify-full"))));
    works(&open(&address(&server, "elsewhere", &trusting(&server, "verify-ca"))));
    works(&open(&address(&server, "elsewhere", "sslmode=require")));

    let unknown = refusal(&address(&server, "localhost", "sslmode=verify-full"));
    assert!(unknown.contains("certificate") && unknown.contains("sslrootcert=FILE"), "{unknown}");
    let other = refusal(&address(&server, "elsewhere", &trusting(&server, "verify-full")));
    assert!(other.contains("elsewhere") && other.contains("verify-ca"), "{other}");
    let plain = refusal(&address(&server, "localhost", "sslmode=disable"));
    assert!(plain.contains("no encryption"), "{plain}");
    let stranger =
        server.loopback_database("ann:hunter22", "localhost", "sslmode=require").expect("a database");
    let wrong = refusal(&stranger);
    assert!(wrong.contains("password authentication failed"), "{wrong}");
}

#[test]
fn issuers_are_trusted() {
    let server = start(Certificate::Issued);
    works(&open(&address(&server, "localhost", &trusting(&server, "verify-full"))));
    works(&open(&address(&server, "elsewhere", &trusting(&server, "require"))));
    let other = refusal(&address(&server, "elsewhere", &trusting(&server, "verify-full")));
    assert!(other.contains("elsewhere") && other.contains("subjectAltName"), "{other}");
    // Somebody else's certificate is nobody's here.
    let stranger = start(Certificate::SelfSigned);
    let unknown = refusal(&address(&server, "localhost", &trusting(&stranger, "verify-ca")));
    assert!(unknown.contains("sslrootcert=FILE"), "{unknown}");
}

#[test]
fn old_certificates_are_refused() {
    let server = start(Certificate::Expired);
    works(&open(&address(&server, "localhost", "sslmode=require")));
    for mode in ["verify-ca", "verify-full"] {
        let expired = refusal(&address(&server, "localhost", &trusting(&server, mode)));
        assert!(expired.contains("Renew"), "{expired}");
    }
}

#[test]
fn databases_without_tls_are_as_before() {
    let server = start(Certificate::Missing);
    let plain = |options| server.loopback_database("plain", "localhost", options).expect("a database");
    for options in ["", "sslmode=prefer", "sslmode=disable"] {
        works(&open(&plain(options)));
    }
    let refused = refusal(&plain("sslmode=require"));
    assert!(refused.contains("does not speak TLS"), "{refused}");
    // A socket needs none.
    works(&open(&format!("{}?sslmode=verify-full", server.database().expect("a database"))));
}

/// Writers, readers, those who tell and those who listen, all of them by TLS.
#[test]
fn every_connection_is_encrypted() {
    let server = start(Certificate::SelfSigned);
    let address = address(&server, "localhost", &trusting(&server, "verify-full"));
    let stores = [open(&address), open(&address)];
    let (hear, heard) = std::sync::mpsc::channel();
    let [one, two] = stores.each_ref().map(|store| store.peers().expect("a store that is shared"));
    one.listen(Box::new(|_| ())).expect("it listens");
    two.listen(Box::new(move |what| drop(hear.send(what)))).expect("it listens");
    works(&stores[0]);
    one.tell(Note::Written("m".into()));
    while heard.recv_timeout(Duration::from_secs(20)).expect("it is heard") != Heard::Written("m".into()) {}
    // The first store writes, reads, tells and listens; the second has a writer and listens.
    assert_eq!(connections(&server), "6 6");
    drop(stores);
    let plain = server.loopback_database("plain", "localhost", "sslmode=disable").expect("a database");
    let store = open(&plain);
    works(&store);
    assert_eq!(connections(&server), "2 0");
}

/// What `store copy` and `store check` do.
#[test]
fn stores_are_copied_and_checked() {
    let server = start(Certificate::Issued);
    let folder = Folder(std::env::temp_dir().join(format!("blipfall-tls-{}", std::process::id())));
    let sqlite = StoreAddress::from(folder.0.clone()).open().expect("it opens");
    let mut writes: Vec<Write> = person("ann", TokenHash([7; 32]));
    writes.push(new_match("m", Visibility::Link));
    done(&*sqlite, writes);
    let named = address(&server, "localhost", &trusting(&server, "verify-full"));
    let place = StoreAddress::parse(&named).expect("an address");
    assert!(place.has_password() && !format!("{place} {place:?}").contains(PASSWORD));
    let target = place.open_for(Purpose::CopyTo).expect("it opens");
    let copied = copy(&*sqlite, &*target, false, |_| ()).expect("it is copied");
    drop(target);
    let target = place.open_for(Purpose::Look).expect("it opens");
    let found = check(&*target, Depth::Checksums, |fault| panic!("{fault}")).expect("it can be read");
    assert_eq!(found, copied);
}
