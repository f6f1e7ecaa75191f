//! A proxy to a database that can fall silent, or be cut at the worst moment.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::Postgres;

/// What is in every entry of a match, and nowhere else: whoever says it writes.
const ENTRY: &[u8] = b"\"fact\":";

/// A loopback port that leads to a database. It is there until the program ends.
pub struct Proxy {
    /// The address of the database through this proxy.
    pub address: String,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    /// The next write is done, and not answered: its connection is cut instead.
    cuts: AtomicBool,
    /// How many connections were opened.
    opened: AtomicU32,
    /// How many of them, from the first on, lose all that is said, and stay open.
    silent: AtomicU32,
}

impl Proxy {
    /// The connection of the next server that adds an entry to a match is cut once that is done, without an answer.
    pub fn cut_after_write(&self) {
        self.state.cuts.store(true, Ordering::SeqCst);
    }

    /// Everything is lost from now on that goes over the connections which are open, in both directions.
    pub fn silence(&self) {
        self.state.silent.store(self.state.opened.load(Ordering::SeqCst), Ordering::SeqCst);
    }
}

impl Postgres {
    /// A proxy to a database, which is named by its address on the socket.
    pub fn proxy(&self, address: &str) -> Result<Proxy, String> {
        let name = address.rsplit('/').next().unwrap_or_default();
        let socket = self.folder.join(format!(".s.PGSQL.{}", self.port));
        let door = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
        let port = door.local_addr().map_err(|error| error.to_string())?.port();
        let state = Arc::<State>::default();
        let address = format!("postgres://postgres@127.0.0.1:{port}/{name}?sslmode=disable");
        let proxy = Proxy { address, state: Arc::clone(&state) };
        std::thread::spawn(move || lead_all(&door, &socket, &state));
        Ok(proxy)
    }
}

fn lead_all(door: &TcpListener, socket: &Path, state: &Arc<State>) {
    while let Ok((client, _)) = door.accept() {
        let number = state.opened.fetch_add(1, Ordering::SeqCst);
        // A database that is down closes the connection.
        if let Ok(database) = UnixStream::connect(socket) {
            let _ = lead(client, database, number, state);
        }
    }
}

/// Passes on what both say, on two threads, until either closes the connection.
fn lead(client: TcpStream, database: UnixStream, number: u32, state: &Arc<State>) -> std::io::Result<()> {
    let is_last_answer = Arc::new(AtomicBool::new(false));
    let (asks, answers) = ((client.try_clone()?, database.try_clone()?), (database, client));
    let (asked, cut) =
        ((Arc::clone(state), Arc::clone(&is_last_answer)), (Arc::clone(state), is_last_answer));
    std::thread::spawn(move || {
        let ((from, to), (state, is_last_answer)) = (asks, asked);
        pass(from, &to, |bytes| {
            if bytes.windows(ENTRY.len()).any(|window| window == ENTRY)
                && state.cuts.swap(false, Ordering::SeqCst)
            {
                is_last_answer.store(true, Ordering::SeqCst);
            }
            Some(number >= state.silent.load(Ordering::SeqCst))
        });
        let _ = to.shutdown(Shutdown::Both);
    });
    std::thread::spawn(move || {
        let ((from, to), (state, is_last_answer)) = (answers, cut);
        pass(from, &to, |_| {
            let is_cut = is_last_answer.load(Ordering::SeqCst);
            (!is_cut).then(|| number >= state.silent.load(Ordering::SeqCst))
        });
        let _ = to.shutdown(Shutdown::Both);
    });
    Ok(())
}

/// Passes on what is to be passed on, until either side is closed or there is no answer about that.
fn pass(mut from: impl Read, mut to: impl Write, is_passed: impl Fn(&[u8]) -> Option<bool>) {
    let mut bytes = [0; 65_536];
    while let Ok(n) = from.read(&mut bytes) {
        let is_open = n > 0
            && match is_passed(&bytes[..n]) {
                Some(true) => to.write_all(&bytes[..n]).is_ok(),
                Some(false) => true,
                None => false,
            };
        if !is_open {
            return;
        }
    }
}
