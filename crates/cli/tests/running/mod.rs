//! The server as a program that runs.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_blipfall");

/// A folder that is gone afterwards. It is not made.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        Folder(std::env::temp_dir().join(format!("blipfall-cli-{name}-{}", std::process::id())))
    }

    pub fn name(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // At worst a folder is left behind.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A call of the program that takes nothing of ours from the variables of whoever runs the tests.
pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(args).stdin(Stdio::null());
    ["BLIPFALL_DATA", "BLIPFALL_STORE", "BLIPFALL_FROM", "BLIPFALL_TO"].iter().for_each(|name| {
        command.env_remove(name);
    });
    command
}

/// A server that is gone afterwards.
pub struct Running {
    pub child: Child,
    pub address: String,
}

impl Running {
    /// Starts it, and waits until it says where it listens.
    pub fn start(mut command: Command) -> Running {
        let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Running { child, address }
    }

    pub fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let request = format!("{request} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Asks it to end: its exit code.
    pub fn terminate(&mut self) -> Option<i32> {
        let told = Command::new("kill").arg(self.child.id().to_string()).status().expect("there is kill");
        assert!(told.success());
        self.child.wait().expect("it ends").code()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
