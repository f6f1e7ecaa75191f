//! Several servers on one database: notes by `NOTIFY`, duties by leases, signs of life in a table.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::address::Address;
use super::session::{BoundStatement, Session};
use super::{Postgres, locked, read};
use crate::store::{Fault, Heard, News, Note, Peers};
use crate::token::random_id;

/// How often a server gives a sign of life.
const BEAT: Duration = Duration::from_secs(2);
/// The channel of all servers on a database.
const LISTEN: &str = "LISTEN blipfall";
/// A note of `NOTIFY` has less than 8,000 bytes.
const MOST_BYTES: usize = 7_000;
/// The words that are kept for a database that cannot be reached; then the others are told that anything may have happened.
const MOST_KEPT: usize = 100_000;
/// Anything may have happened.
const EVERYTHING: &str = "*";
/// The pause before what could not be told is told again.
const TELL_AGAIN: Duration = Duration::from_secs(1);
/// How long the database may take to answer those who tell and listen. Nothing of theirs takes long, and a server that hears
/// nothing for longer than this seems dead to the others.
const ANSWER: Duration = Duration::from_secs(5);

/// Alive, or seen within the last six seconds by the clock of the database.
macro_rules! is_alive {
    ($server:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM servers WHERE servers.id = ",
            $server,
            " AND seen > clock_timestamp() - interval '6 seconds')"
        )
    };
}

const CLAIM: &str = concat!(
    "INSERT INTO leases (match_id, server, epoch) VALUES ($1, $2, nextval('lease_epochs'))
     ON CONFLICT (match_id) DO UPDATE SET server = excluded.server, epoch = excluded.epoch
     WHERE leases.server = $2 OR NOT ",
    is_alive!("leases.server"),
    " RETURNING epoch"
);
const RELEASE: &str = "DELETE FROM leases WHERE match_id = $1 AND server = $2";
const BEAT_SQL: &str = "INSERT INTO servers (id, seen) VALUES ($1, clock_timestamp())
                        ON CONFLICT (id) DO UPDATE SET seen = excluded.seen";
const ALIVE: &str = concat!("SELECT s.id FROM servers s WHERE ", is_alive!("s.id"), " ORDER BY s.id");
const SWEEP: &str = "DELETE FROM servers WHERE seen < clock_timestamp() - interval '1 hour' RETURNING id";
const CROWD: &str = "INSERT INTO crowds (match_id, server, crowd) VALUES ($1, $2, $3)
                     ON CONFLICT (match_id, server) DO UPDATE SET crowd = excluded.crowd";
const NO_CROWD: &str = "DELETE FROM crowds WHERE match_id = $1 AND server = $2";
const CROWDS: &str = concat!(
    "SELECT crowd FROM crowds WHERE match_id = $1 AND server <> $2 AND ",
    is_alive!("crowds.server"),
    " ORDER BY server"
);
/// What servers have left behind that are gone for good.
const FORGOTTEN: [&str; 2] = [
    "DELETE FROM crowds WHERE NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = crowds.server)",
    // A lease that another server takes over at the same moment is left to it: nobody waits for anybody.
    "DELETE FROM leases WHERE match_id IN
       (SELECT match_id FROM leases WHERE NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = leases.server)
        FOR UPDATE SKIP LOCKED)",
];
const NOTIFY: &str = "SELECT pg_notify('blipfall', $1)";

/// This server among those that share a database.
pub(super) struct Membership {
    /// Its name, new with every start.
    pub server: String,
    notes: Mutex<Option<Sender<Note>>>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    /// Dropped when it is time to stop listening.
    stop: Mutex<Option<Sender<()>>>,
}

impl Membership {
    /// Begins to tell. Nothing is heard before [`Peers::listen`].
    pub fn start(address: &Address) -> Result<Membership, Fault> {
        let (server, (notes, inbox)) = (random_id(), channel());
        let (address, own) = (address.clone(), server.clone());
        let thread = spawn("notes", move || tell_all(&address, &own, &inbox))?;
        Ok(Membership {
            server,
            notes: Mutex::new(Some(notes)),
            threads: Mutex::new(vec![thread]),
            stop: Mutex::default(),
        })
    }
}

impl Drop for Membership {
    fn drop(&mut self) {
        locked(&self.notes).take();
        locked(&self.stop).take();
        for thread in locked(&self.threads).drain(..) {
            // A panic there was reported when it happened.
            let _ = thread.join();
        }
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, Fault> {
    let spawned = std::thread::Builder::new().name(name.to_owned()).spawn(work);
    spawned.map_err(|error| Fault::Failed(error.to_string()))
}

/// Tells whatever there is to tell, many notes at once: `NOTIFY` takes a lock of the whole database when it is
/// committed, so it is sent after what players wait for, and by a connection of its own.
///
/// What could not be told is told again after a pause, whether or not there is more to tell: others would show what is old
/// until then.
fn tell_all(address: &Address, server: &str, inbox: &Receiver<Note>) {
    let (mut session, mut kept) = (None, Kept::default());
    loop {
        let next = if kept.is_empty() {
            inbox.recv().map_err(|_| RecvTimeoutError::Disconnected)
        } else {
            inbox.recv_timeout(TELL_AGAIN)
        };
        match next {
            Ok(first) => std::iter::once(first).chain(inbox.try_iter()).for_each(|note| kept.add(note)),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        let told = open_if_missing(&mut session, address)
            .and_then(|session| session.pipeline(&kept.steps(server)).map(|_| ()));
        match told {
            Ok(()) => kept = Kept::default(),
            Err(fault) => {
                tracing::warn!(%fault, "other servers cannot be told what happens here");
                session = None;
            }
        }
    }
}

fn open_if_missing<'a>(
    session: &'a mut Option<Session>,
    address: &Address,
) -> Result<&'a mut Session, Fault> {
    let open = session.take().filter(|session| !session.is_closed());
    let open = open.map_or_else(|| Session::open_patiently(address).map(|new| new.within(ANSWER)), Ok)?;
    Ok(session.insert(open))
}

/// What is to be told: each fact once, the last word about a crowd.
#[derive(Default)]
struct Kept {
    words: BTreeSet<String>,
    /// What the table of crowds is to say, by match.
    crowds: BTreeMap<String, Option<String>>,
}

impl Kept {
    fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// What is too much to be told one by one is told as one word; the table of crowds is kept right all the same.
    fn add(&mut self, note: Note) {
        let word = match note {
            Note::Written(id) => format!("w{id}"),
            Note::Freed(id) => format!("f{id}"),
            Note::Dropped(id) => format!("d{id}"),
            Note::Crowd(id, crowd) => {
                let word = format!("c{id}");
                self.crowds.insert(id, crowd);
                word
            }
        };
        if self.words.contains(EVERYTHING) {
            return;
        }
        self.words.insert(word);
        if self.words.len() > MOST_KEPT {
            self.words = BTreeSet::from([EVERYTHING.to_owned()]);
        }
    }

    fn steps(&self, server: &str) -> Vec<BoundStatement> {
        let mut steps: Vec<BoundStatement> = Vec::new();
        for (id, crowd) in &self.crowds {
            let mut step =
                BoundStatement::new(NO_CROWD, vec![Box::new(id.clone()), Box::new(server.to_owned())]);
            if let Some(crowd) = crowd {
                step.sql = CROWD;
                step.values.push(Box::new(crowd.clone()));
            }
            steps.push(step);
        }
        let texts = payloads(server, &self.words).into_iter();
        steps.extend(texts.map(|text| BoundStatement::new(NOTIFY, vec![Box::new(text)])));
        steps
    }
}

/// The words as few texts, each with the name of the server in front.
fn payloads(server: &str, words: &BTreeSet<String>) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for word in words {
        match payloads.last_mut().filter(|text| text.len() + word.len() < MOST_BYTES) {
            Some(text) => {
                text.push(' ');
                text.push_str(word);
            }
            None => payloads.push(format!("{server} {word}")),
        }
    }
    payloads
}

/// What a text of another server says.
fn heard(server: &str, payload: &str) -> Vec<Heard> {
    let mut words = payload.split(' ');
    if words.next() == Some(server) {
        return Vec::new();
    }
    let one = |word: &str| {
        let (kind, id) = word.split_at_checked(1)?;
        match kind {
            "w" => Some(Heard::Written(id.to_owned())),
            "c" => Some(Heard::Crowd(id.to_owned())),
            "f" => Some(Heard::Freed(id.to_owned())),
            "d" => Some(Heard::Dropped(id.to_owned())),
            _ => Some(Heard::Everything),
        }
    };
    words.filter_map(one).collect()
}

/// Listens and gives signs of life, by the same connection: a server that hears nothing does not seem to live.
fn listen_and_beat(
    address: &Address,
    server: &str,
    hear: &dyn Fn(Heard),
    stopped: &Receiver<()>,
    begun: &Sender<Result<(), Fault>>,
) {
    let mut known = BTreeSet::new();
    loop {
        let session = begin(address, server);
        // Only the first answer is waited for.
        let _ = begun.send(session.as_ref().map(|_| ()).map_err(Fault::clone));
        let done = match session {
            Ok(session) => {
                hear(Heard::Everything);
                beat(session, server, hear, stopped, &mut known)
            }
            Err(fault) => Err(fault),
        };
        match done {
            Ok(()) => return,
            Err(fault) => tracing::warn!(%fault, "other servers cannot be heard"),
        }
        if stopped.recv_timeout(BEAT / 4) != Err(RecvTimeoutError::Timeout) {
            return;
        }
    }
}

fn begin(address: &Address, server: &str) -> Result<Session, Fault> {
    let mut session = Session::open(address)?.within(ANSWER);
    session.run(LISTEN)?;
    session.query(BEAT_SQL, &[&server])?;
    forget_the_dead(&mut session)?;
    Ok(session)
}

fn forget_the_dead(session: &mut Session) -> Result<(), Fault> {
    FORGOTTEN.iter().try_for_each(|sql| session.query(sql, &[]).map(|_| ()))
}

/// Whether no server lives on this database, which need not have any tables yet.
pub(super) fn expect_nobody(session: &mut Session) -> Result<(), Fault> {
    let is_there = session.query("SELECT to_regclass('servers') IS NOT NULL", &[])?;
    if !is_there.first().is_some_and(|row| row.get(0)) || session.query(ALIVE, &[])?.is_empty() {
        return Ok(());
    }
    Err(Fault::Locked(
        "a server runs on this database; stop all of them. One that was killed counts for six seconds"
            .to_owned(),
    ))
}

/// Runs until it is to stop, or the connection is lost.
fn beat(
    mut session: Session,
    server: &str,
    hear: &dyn Fn(Heard),
    stopped: &Receiver<()>,
    known: &mut BTreeSet<String>,
) -> Result<(), Fault> {
    let mut next = Instant::now();
    loop {
        match stopped.try_recv() {
            Err(std::sync::mpsc::TryRecvError::Empty) => {}
            _ => {
                session.query("DELETE FROM servers WHERE id = $1", &[&server])?;
                // Those that stay may not know this one: it may have come since their last beat.
                forget_the_dead(&mut session)?;
                session.query(NOTIFY, &[&format!("{server} {EVERYTHING}")])?;
                return Ok(());
            }
        }
        if Instant::now() >= next {
            next = Instant::now() + BEAT;
            session.query(BEAT_SQL, &[&server])?;
            let is_one_swept = !session.query(SWEEP, &[])?.is_empty();
            let alive = session.query(ALIVE, &[])?.iter().map(|row| row.get(0)).collect();
            let is_one_gone = known.difference(&alive).next().is_some();
            *known = alive;
            if is_one_gone || is_one_swept {
                forget_the_dead(&mut session)?;
            }
            if is_one_gone {
                hear(Heard::Everything);
            }
        }
        // Short enough to stop soon.
        for payload in session.notifications(BEAT / 8)? {
            heard(server, &payload).into_iter().for_each(hear);
        }
    }
}

impl Peers for Postgres {
    fn claim(&self, match_id: &str) -> Result<Option<u64>, Fault> {
        let server = &self.membership.server;
        self.read(|session| {
            let rows = session.query(CLAIM, &[&match_id, server])?;
            Ok(rows.first().map(|row| row.get::<_, i64>(0) as u64))
        })
    }

    fn release(&self, match_id: &str) -> Result<(), Fault> {
        let server = &self.membership.server;
        self.read(|session| session.query(RELEASE, &[&match_id, server]).map(|_| ()))
    }

    fn news(&self, match_id: &str, n_entries: u32, last_said: u32) -> Result<News, Fault> {
        self.read(|session| read::news(session, match_id, n_entries, last_said))
    }

    fn crowds(&self, match_id: &str) -> Result<Vec<String>, Fault> {
        let server = &self.membership.server;
        self.read(|session| {
            Ok(session.query(CROWDS, &[&match_id, server])?.iter().map(|row| row.get(0)).collect())
        })
    }

    fn tell(&self, note: Note) {
        if let Some(notes) = &*locked(&self.membership.notes) {
            // Its thread lives as long as this.
            let _ = notes.send(note);
        }
    }

    fn listen(&self, hear: Box<dyn Fn(Heard) + Send>) -> Result<(), Fault> {
        let (address, server) = (self.address.clone(), self.membership.server.clone());
        let ((stop, stopped), (begun, is_begun)) = (channel(), channel());
        *locked(&self.membership.stop) = Some(stop);
        let thread = spawn("listener", move || listen_and_beat(&address, &server, &*hear, &stopped, &begun))?;
        locked(&self.membership.threads).push(thread);
        // Before anything is asked for, this server is known to live.
        is_begun.recv().unwrap_or_else(|_| Err(Fault::Failed("nobody listens".to_owned())))
    }

    fn leave(&self) {
        locked(&self.membership.stop).take();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_heard_by_others_alone() {
        let mut kept = Kept::default();
        for note in [
            Note::Written("m1".into()),
            Note::Written("m1".into()),
            Note::Crowd("m1".into(), None),
            Note::Freed("m2".into()),
        ] {
            kept.add(note);
        }
        let texts = payloads("me", &kept.words);
        assert_eq!(texts, ["me cm1 fm2 wm1"]);
        assert!(heard("me", &texts[0]).is_empty());
        let others = heard("you", &texts[0]);
        let expected = [Heard::Crowd("m1".into()), Heard::Freed("m2".into()), Heard::Written("m1".into())];
        assert_eq!(others, expected);
        assert_eq!(heard("you", "me *"), [Heard::Everything]);
        assert_eq!(kept.steps("me").len(), 2, "a crowd and one text");
    }

    /// Nothing is left out without a word: whoever missed something looks at everything.
    #[test]
    fn too_many_notes_become_one() {
        let mut kept = Kept::default();
        kept.add(Note::Crowd("m".into(), Some("ann".into())));
        (0..=MOST_KEPT).for_each(|number| kept.add(Note::Written(number.to_string())));
        let texts = payloads("me", &kept.words);
        assert_eq!(texts, ["me *"]);
        assert_eq!(heard("you", &texts[0]), [Heard::Everything]);
        kept.add(Note::Written("m".into()));
        assert_eq!(kept.steps("me").len(), 2, "the crowd and one text");
    }

    #[test]
    fn long_lists_are_divided() {
        let words: BTreeSet<String> = (0..1000).map(|number| format!("wmatch-number-{number:06}")).collect();
        let texts = payloads("me", &words);
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() < 8_000));
        let n_heard: usize = texts.iter().map(|text| heard("you", text).len()).sum();
        assert_eq!(n_heard, 1000);
    }
}
