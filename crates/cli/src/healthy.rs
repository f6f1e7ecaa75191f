//! `blipfall healthy`: whether a server works, for containers and scripts.

use std::io::{self, Read as _, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use server::PORT;

use crate::Exit;

/// How long the server may take.
const PATIENCE: Duration = Duration::from_secs(4);

/// Which server.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address at which the server listens
    #[arg(value_name = "ADDRESS:PORT", default_value_t = SocketAddr::from(([127, 0, 0, 1], PORT)))]
    address: SocketAddr,
}

/// Asks; the exit code is the answer.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    match ask(args.address) {
        Ok(head) if head.starts_with("HTTP/1.1 200 ") => writeln!(out, "healthy").map(|()| Exit::Fine),
        Ok(head) => {
            eprintln!("blipfall: {}", head.lines().next().unwrap_or("no answer"));
            Ok(Exit::Problems)
        }
        Err(error) => {
            eprintln!("blipfall: {}: {error}", args.address);
            Ok(Exit::Problems)
        }
    }
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET /api/health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.take(4096).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
