//! The store in a PostgreSQL database, which several servers may share.
//!
//! # Why `tokio-postgres`
//!
//! `docs/hosting.md` has the figures. The entries of all matches of a transaction are one statement with arrays, for which
//! `tokio-postgres`, `postgres` and `sqlx` take about the same time. What decides is how many times the writer waits for
//! the database in all other cases: the statements of a group are sent together and answered together, which neither
//! `postgres` (the same library, one statement at a time) nor `sqlx` can do.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio_postgres::types::ToSql;

use super::damage::DamagedMatches;
use super::{
    AnalysisRow, Append, CampaignRow, CodeRow, Counted, Fault, Host, Known, MatchRow, Peers, PersonRow,
    Purpose, PuzzleRow, Store, StoredMatch, Write,
};
use crate::token::TokenHash;

mod address;
mod peers;
mod read;
mod readers;
mod schema;
mod session;
mod tls;
mod write;

use address::Address;
use peers::Membership;
use readers::Readers;
use session::Session;

/// How often a transaction is tried that was in the way of another one.
const MOST_TRIES: u32 = 5;

/// The store in a PostgreSQL database.
///
/// One connection writes, under a lock that only the [`Writer`](super::Writer) asks for; others read beside it. A
/// connection that is lost is opened again, and a database that is being restarted is waited for.
pub struct Postgres {
    address: Address,
    writer: Mutex<Option<Session>>,
    readers: Readers,
    damaged: DamagedMatches,
    membership: Membership,
}

impl Postgres {
    /// Connects to the database at a `postgres://` address and brings its tables up to date. A password that the address
    /// does not have comes from `PGPASSWORD` or a file of passwords.
    pub fn open(address: &str) -> Result<Postgres, Fault> {
        Postgres::open_for(address, Purpose::Serve)
    }

    /// The same for any purpose.
    pub fn open_for(address: &str, purpose: Purpose) -> Result<Postgres, Fault> {
        let address = Address::read(address, &address::System)?;
        let mut session = open_writer(&address)?;
        if purpose.is_alone() {
            peers::expect_nobody(&mut session)?;
        }
        if purpose.may_change_tables() {
            schema::migrate(&mut session)?;
        } else {
            schema::expect_current(&mut session)?;
        }
        let membership = Membership::start(&address)?;
        Ok(Postgres {
            membership,
            address,
            writer: Mutex::new(Some(session)),
            readers: Readers::default(),
            damaged: DamagedMatches::default(),
        })
    }

    /// Whether an address holds a password that others could read in a list of processes.
    pub fn has_password(address: &str) -> bool {
        address::has_password(address)
    }

    /// Asks something; again, if the connection was lost.
    fn read<T>(&self, mut question: impl FnMut(&mut Session) -> Result<T, Fault>) -> Result<T, Fault> {
        let since = std::time::Instant::now();
        loop {
            let mut reader = self.readers.take()?;
            let idle = reader.session.take();
            let is_new = idle.is_none();
            let mut session = match idle {
                Some(session) => session,
                None => Session::open_patiently(&self.address)?,
            };
            match question(&mut session) {
                Err(Fault::Unreachable(_)) if since.elapsed() < session::PATIENCE => {
                    // One that was kept may be of no use any more. A new one that is of none finds a database that cannot
                    // do what is asked, as a standby that is asked for a duty.
                    if is_new {
                        std::thread::sleep(session::PAUSE);
                    }
                }
                Err(fault @ Fault::Unreachable(_)) => return Err(fault),
                answer => {
                    reader.put_back(session);
                    return answer;
                }
            }
        }
    }

    /// Writes by the one connection that writes. If it is lost on the way, it is not known what was done.
    fn write<T>(&self, work: impl FnOnce(&mut Session) -> Result<T, Fault>) -> Result<T, Fault> {
        let mut writer = locked(&self.writer);
        let kept = writer.take().filter(|session| !session.is_closed());
        let mut session = match kept {
            Some(session) => session,
            None => open_writer(&self.address)?,
        };
        let done = work(&mut session);
        if !matches!(done, Err(Fault::Unreachable(_))) {
            *writer = Some(session);
        }
        done
    }

    fn people(&self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Known>, Fault> {
        self.read(|session| session.query(sql, values)?.iter().map(read::known).collect())
    }

    fn rows(&self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<MatchRow>, Fault> {
        self.read(|session| session.query(sql, values)?.iter().map(read::match_row).collect())
    }
}

/// A panic elsewhere loses a connection at most.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Connects for writing. A database that only reads may be about to become the primary, or the address about to lead to
/// another one, so it is waited for.
fn open_writer(address: &Address) -> Result<Session, Fault> {
    session::patiently(|| {
        let mut session = Session::open(address)?;
        expect_safe(&mut session)?;
        Ok(session)
    })
}

/// Nothing is acknowledged that a crash of the database could undo.
fn expect_safe(session: &mut Session) -> Result<(), Fault> {
    let settings = "SELECT current_setting('synchronous_commit'), current_setting('fsync'), current_setting('transaction_read_only')";
    let rows = session.query(settings, &[])?;
    let Some(row) = rows.first() else { return Ok(()) };
    let (commit, fsync, reads_only): (String, String, String) = (row.get(0), row.get(1), row.get(2));
    if commit == "off" {
        return Err(Fault::Failed(
            "synchronous_commit is off: what was acknowledged could be lost. Switch it on, as in ALTER ROLE \
             blipfall SET synchronous_commit = on"
                .to_owned(),
        ));
    }
    if fsync == "off" {
        tracing::warn!(
            "fsync is off in the database: a crash of its computer may lose what was acknowledged"
        );
    }
    if reads_only == "on" { Err(only_reads()) } else { Ok(()) }
}

fn only_reads() -> Fault {
    Fault::Unreachable("this database only reads, as a standby does; name the primary".to_owned())
}

/// A group that only adds entries, as nearly all do: these are written for many matches by one statement.
fn plain(group: &[Write]) -> Option<&Append> {
    match group {
        [Write::Append(append)] if append.card.seats.is_none() => Some(append),
        _ => None,
    }
}

/// Whether no two groups are about the same match: then their order makes no difference to what is stored of it.
fn are_apart(groups: &[Vec<Write>]) -> bool {
    let mut seen = BTreeSet::new();
    groups.iter().all(|group| {
        let own: BTreeSet<&str> = group.iter().filter_map(match_of).collect();
        own.into_iter().all(|id| seen.insert(id))
    })
}

/// The match that a write is about.
fn match_of(write: &Write) -> Option<&str> {
    match write {
        Write::Match(row) => Some(&row.id),
        Write::Append(append) => Some(&append.match_id),
        Write::Invite { match_id, .. } | Write::Said { match_id, .. } => Some(match_id),
        Write::Campaign(row) | Write::CampaignCopy(row) => row.match_id.as_deref(),
        Write::Analysis(row) => Some(&row.match_id),
        Write::Person(_)
        | Write::Rename { .. }
        | Write::Device(_)
        | Write::DropDevice { .. }
        | Write::DeviceCode { .. }
        | Write::UseCode { .. }
        | Write::DropCode { .. }
        | Write::PuzzleResult(_)
        | Write::DropCampaign { .. }
        | Write::AtMost { .. } => None,
    }
}

/// All groups in one transaction: entries of many matches by one statement, after everything else. Groups that are about
/// the same match are done one after the other.
fn commit_once(session: &mut Session, groups: &[Vec<Write>]) -> Result<Vec<Result<(), Fault>>, Fault> {
    if !are_apart(groups) {
        return write::one_by_one(session, &groups.iter().map(Vec::as_slice).collect::<Vec<_>>(), &[]);
    }
    let appends: Vec<&Append> = groups.iter().filter_map(|group| plain(group)).collect();
    let others: Vec<&[Write]> =
        groups.iter().map(Vec::as_slice).filter(|group| plain(group).is_none()).collect();
    let mut done = match write::together(session, &others, &appends) {
        Err(Fault::Conflict(_) | Fault::TooMany(_)) => write::one_by_one(session, &others, &appends)?,
        done => done?,
    };
    let mut of_entries = done.split_off(others.len()).into_iter();
    let mut of_others = done.into_iter();
    let next = |group: &Vec<Write>| {
        let results = if plain(group).is_some() { &mut of_entries } else { &mut of_others };
        results.next().unwrap_or_else(|| Err(Fault::Failed("the database has left writes open".to_owned())))
    };
    Ok(groups.iter().map(next).collect())
}

/// Tries a transaction again that another one was in the way of.
fn again_if_locked<T>(mut work: impl FnMut() -> Result<T, Fault>) -> Result<T, Fault> {
    for _ in 1..MOST_TRIES {
        match work() {
            Err(Fault::Locked(_)) => {}
            done => return done,
        }
    }
    work()
}

impl Store for Postgres {
    fn commit(&self, groups: &[Vec<Write>]) -> Result<Vec<Result<(), Fault>>, Fault> {
        self.write(|session| again_if_locked(|| commit_once(session, groups)))
    }

    fn load(&self, match_id: &str) -> Result<Option<StoredMatch>, Fault> {
        let loaded = self.read(|session| read::whole_match(session, match_id));
        self.damaged.note(match_id, &loaded);
        loaded
    }

    fn entries(&self, match_id: &str, first: u32, most: u32) -> Result<Vec<String>, Fault> {
        self.read(|session| read::entries(session, match_id, first, most))
    }

    fn row(&self, match_id: &str) -> Result<Option<MatchRow>, Fault> {
        Ok(self.rows(read::ROW, &[&match_id])?.pop())
    }

    fn public_matches(&self, limit: u32) -> Result<Vec<MatchRow>, Fault> {
        self.rows(read::PUBLIC, &[&i64::from(limit)])
    }

    fn matches_of(&self, person: &str, limit: u32) -> Result<Vec<MatchRow>, Fault> {
        self.rows(read::OF_PERSON, &[&person, &i64::from(limit)])
    }

    fn n_matches_of(&self, person: &str) -> Result<u32, Fault> {
        let count = read::count(Counted::Matches);
        self.read(|session| Ok(read::number(&session.query(count, &[&person])?)))
    }

    fn person(&self, token: TokenHash) -> Result<Option<PersonRow>, Fault> {
        let sql =
            "SELECT p.id, p.name, p.since FROM devices d JOIN people p ON p.id = d.person WHERE d.token = $1";
        self.read(|session| Ok(session.query(sql, &[&token.0.as_slice()])?.first().map(read::person)))
    }

    fn known(&self, id: &str) -> Result<Option<Known>, Fault> {
        Ok(self.people(read::KNOWN, &[&id])?.pop())
    }

    fn device_code(&self, code: TokenHash) -> Result<Option<CodeRow>, Fault> {
        let sql = "SELECT person, expires FROM device_codes WHERE code = $1";
        self.read(|session| {
            let rows = session.query(sql, &[&code.0.as_slice()])?;
            Ok(rows.first().map(|row| read::code(row, code)))
        })
    }

    fn people_of(&self, match_id: &str) -> Result<Vec<Known>, Fault> {
        self.people(read::KNOWN_OF_MATCH, &[&match_id])
    }

    fn host(&self, match_id: &str) -> Result<Option<Host>, Fault> {
        let sql = "SELECT host, invitation FROM matches WHERE id = $1";
        self.read(|session| session.query(sql, &[&match_id])?.first().map(read::host).transpose())
    }

    fn release_memory(&self) {
        self.readers.drop_unused();
    }

    fn campaign(&self, id: &str) -> Result<Option<CampaignRow>, Fault> {
        self.read(|session| Ok(read::campaigns(session, read::CAMPAIGN, &[&id])?.pop()))
    }

    fn campaign_of_match(&self, match_id: &str) -> Result<Option<CampaignRow>, Fault> {
        self.read(|session| Ok(read::campaigns(session, read::CAMPAIGN_OF_MATCH, &[&match_id])?.pop()))
    }

    fn campaigns_of(&self, person: &str, limit: u32) -> Result<Vec<CampaignRow>, Fault> {
        self.read(|session| read::campaigns(session, read::CAMPAIGNS_OF, &[&person, &i64::from(limit)]))
    }

    fn analysis(&self, match_id: &str) -> Result<Option<AnalysisRow>, Fault> {
        let sql = "SELECT match_id, version, card, text FROM analyses WHERE match_id = $1";
        self.read(|session| Ok(session.query(sql, &[&match_id])?.first().map(read::analysis)))
    }

    fn analyses_of(&self, person: &str, limit: u32) -> Result<Vec<AnalysisRow>, Fault> {
        let sql = "SELECT analyses.match_id, version, card, '' FROM analyses
                   JOIN players ON players.match_id = analyses.match_id
                   JOIN states ON states.match_id = analyses.match_id
                   WHERE person = $1 ORDER BY changed DESC, analyses.match_id LIMIT $2";
        let values: [&(dyn ToSql + Sync); 2] = [&person, &i64::from(limit)];
        self.read(|session| Ok(session.query(sql, &values)?.iter().map(read::analysis).collect()))
    }

    fn puzzle_results(&self, person: &str) -> Result<Vec<PuzzleRow>, Fault> {
        let sql =
            "SELECT person, puzzle, day, solved FROM puzzle_results WHERE person = $1 ORDER BY day, puzzle";
        self.read(|session| Ok(session.query(sql, &[&person])?.iter().map(read::puzzle_result).collect()))
    }

    fn people_after(&self, id: &str, most: u32) -> Result<Vec<Known>, Fault> {
        self.people(read::KNOWN_AFTER, &[&id, &i64::from(most)])
    }

    fn matches_after(&self, id: &str, most: u32) -> Result<Vec<String>, Fault> {
        let sql = "SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2";
        let values: [&(dyn ToSql + Sync); 2] = [&id, &i64::from(most)];
        self.read(|session| Ok(session.query(sql, &values)?.iter().map(|row| row.get(0)).collect()))
    }

    fn campaigns_after(&self, id: &str, most: u32) -> Result<Vec<CampaignRow>, Fault> {
        self.read(|session| read::campaigns(session, read::CAMPAIGNS_AFTER, &[&id, &i64::from(most)]))
    }

    fn peers(&self) -> Option<&dyn Peers> {
        Some(self)
    }

    /// Asks whether the database takes writes, and tells of damage that was found before.
    fn check(&self) -> Result<(), Fault> {
        let is_read_only = "SELECT current_setting('transaction_read_only') = 'on'";
        self.write(|session| {
            let rows = session.query(is_read_only, &[])?;
            if rows.first().is_some_and(|row| row.get(0)) { Err(only_reads()) } else { Ok(()) }
        })?;
        self.damaged.verdict()
    }
}
