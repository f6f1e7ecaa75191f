//! The server as a program: started, asked, stopped.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_blipfall");

/// A server that is gone afterwards, with its folder.
struct Running {
    child: Child,
    folder: PathBuf,
    address: String,
}

impl Running {
    fn start(name: &str, args: &[&str]) -> Running {
        let folder = std::env::temp_dir().join(format!("blipfall-cli-{name}-{}", std::process::id()));
        let mut child = Command::new(PROGRAM)
            .args(args)
            .arg("--data")
            .arg(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Running { child, folder, address }
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let request = format!("{request} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself; at worst a folder is left behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Without arguments there is a server for this computer, with the page.
#[test]
fn without_arguments_it_serves_this_computer() {
    let server = Running::start("local", &["--no-open"]);
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
    let mut server = Running::start("hosted", &["serve", "--listen", "127.0.0.1:0", "--log", "json"]);
    let second = Command::new(PROGRAM)
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&server.folder)
        .output()
        .expect("it ends");
    assert_eq!(second.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&second.stderr).contains("another Blipfall server uses"), "{second:?}");
    let told = Command::new("kill").arg(server.child.id().to_string()).status().expect("there is kill");
    assert!(told.success());
    assert_eq!(server.child.wait().expect("it ends").code(), Some(0));
    let mut log = String::new();
    server.child.stderr.take().expect("its log").read_to_string(&mut log).expect("text");
    assert!(log.lines().all(|line| line.starts_with('{')) && log.contains("listening"), "{log}");
}

#[test]
fn a_wrong_public_address_is_explained() {
    let folder = std::env::temp_dir().join(format!("blipfall-cli-wrong-{}", std::process::id()));
    let wrong = Command::new(PROGRAM)
        .args(["serve", "--listen", "127.0.0.1:0", "--public-url", "play.example", "--data"])
        .arg(&folder)
        .output()
        .expect("it ends");
    let _ = std::fs::remove_dir_all(&folder);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("https://play.example"), "{wrong:?}");
}
