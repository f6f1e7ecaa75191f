//! The server as a program: started, asked, stopped.

mod running;

use std::io::Read as _;

use running::{Folder, Running, program};

/// Without arguments there is a server for this computer, with the page.
#[test]
fn without_arguments_it_serves_this_computer() {
    let folder = Folder::new("local");
    let server = Running::start(program(&["--no-open", "--data", folder.name()]));
    assert!(server.address.starts_with("127.0.0.1:"), "{}", server.address);
    assert!(server.ask("GET /api/health").starts_with("HTTP/1.1 200"));
    assert!(server.ask("GET /").contains("<html"));
    assert!(server.ask("GET /api/about").contains("\"local\":true"));
    assert!(server.ask("GET /no/such/page").starts_with("HTTP/1.1 404"));
}

/// Asked to end, it ends in order; the same data serve the next one, and only one at a time.
#[cfg(unix)]
#[test]
fn it_stops_when_it_is_asked_to() {
    let folder = Folder::new("hosted");
    let call = ["serve", "--listen", "127.0.0.1:0", "--log", "json", "--data", folder.name()];
    let mut server = Running::start(program(&call));
    let second = program(&call).output().expect("it ends");
    assert_eq!(second.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&second.stderr).contains("another Blipfall server uses"), "{second:?}");
    assert_eq!(server.terminate(), Some(0));
    let mut log = String::new();
    server.child.stderr.take().expect("its log").read_to_string(&mut log).expect("text");
    assert!(log.lines().all(|line| line.starts_with('{')) && log.contains("listening"), "{log}");
}

#[test]
fn a_wrong_public_address_is_explained() {
    let folder = Folder::new("wrong");
    let call = ["serve", "--listen", "127.0.0.1:0", "--public-url", "play.example", "--data", folder.name()];
    let wrong = program(&call).output().expect("it ends");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("https://play.example"), "{wrong:?}");
}
