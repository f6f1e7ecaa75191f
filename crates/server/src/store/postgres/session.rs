//! One connection to the database, driven by whichever thread uses it.

use std::collections::HashMap;
use std::future::poll_fn;
use std::time::{Duration, Instant};

use futures_util::future::{join_all, try_join_all};
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Error, Row, Statement};

use super::address::Address;
use super::tls;
use crate::store::Fault;

/// How long one attempt to connect may take.
const CONNECT: Duration = Duration::from_secs(5);
/// How long a read or a write waits for a database that cannot be reached just now: as long as it takes to restart.
pub(super) const PATIENCE: Duration = Duration::from_secs(8);
/// The pause between two attempts.
pub(super) const PAUSE: Duration = Duration::from_millis(100);

/// How the database plans what it is asked. Each statement here has one good plan, whatever its values are, and by default those
/// with arrays would be planned anew each time, which takes longer than to run them.
const PLANNING: &str = "SET plan_cache_mode = force_generic_plan; SET jit = off";
/// The statements after which all are planned anew: a plan was made for tables as large as they were then.
const PLANNED_FOR: u32 = 1_000;

/// The statements that are sent at once.
const IN_ORDER: usize = 30;

/// A value of a statement.
pub(super) type Value = Box<dyn ToSql + Sync + Send>;

/// A statement with its values.
pub(super) struct BoundStatement {
    pub sql: &'static str,
    pub values: Vec<Value>,
}

impl BoundStatement {
    pub fn new(sql: &'static str, values: Vec<Value>) -> BoundStatement {
        BoundStatement { sql, values }
    }
}

/// A connection. It has a runtime of its own on the thread that asks, so that no question is handed from thread
/// to thread, and statements that do not depend on each other travel together.
pub(super) struct Session {
    runtime: Driver,
    client: Client,
    statements: HashMap<&'static str, Statement>,
    /// What `NOTIFY` of others has brought.
    notes: mpsc::UnboundedReceiver<String>,
    /// How long an answer may take; default: as long as the connection lives.
    limit: Option<Duration>,
    /// The statements that were run since all were planned.
    n_run: u32,
}

impl Session {
    /// Connects, once.
    pub fn open(address: &Address) -> Result<Session, Fault> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = Driver(Some(runtime.map_err(|error| Fault::Failed(error.to_string()))?));
        let connecting = address.config.connect(address.connector.clone());
        let connecting = async { tokio::time::timeout(CONNECT, connecting).await };
        let (client, mut connection) = runtime.block_on(connecting).map_err(|_| silence())??;
        let (noted, notes) = mpsc::unbounded_channel();
        // How it ends is told by the next question.
        runtime.spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notification(note) = message {
                    // Whoever does not listen has not asked for notes either.
                    let _ = noted.send(note.payload().to_owned());
                }
            }
        });
        let limit = Some(CONNECT);
        let mut session = Session { runtime, client, statements: HashMap::new(), notes, limit, n_run: 0 };
        session.run(PLANNING)?;
        Ok(Session { limit: None, ..session })
    }

    /// The same connection, which is lost as soon as an answer takes longer than this.
    pub fn within(self, limit: Duration) -> Session {
        Session { limit: Some(limit), ..self }
    }

    /// Waits for an answer. One that comes too late is not read: the connection is of no use any more.
    fn wait<T>(&self, answer: impl Future<Output = Result<T, Error>>) -> Result<T, Fault> {
        let Some(limit) = self.limit else { return Ok(self.runtime.block_on(answer)?) };
        let answered = self.runtime.block_on(async { tokio::time::timeout(limit, answer).await });
        Ok(answered.map_err(|_| silence())??)
    }

    /// What others have told by `NOTIFY`; waits this long for the first of it.
    pub fn notifications(&mut self, wait: Duration) -> Result<Vec<String>, Fault> {
        let notes = &mut self.notes;
        let first = self.runtime.block_on(async { tokio::time::timeout(wait, notes.recv()).await });
        let mut all: Vec<String> = match first {
            Ok(Some(first)) => vec![first],
            Ok(None) => return Err(Fault::Unreachable("the connection was lost".to_owned())),
            Err(_) => Vec::new(),
        };
        all.extend(std::iter::from_fn(|| notes.try_recv().ok()));
        Ok(all)
    }

    /// Connects, and waits for a database that is being restarted.
    pub fn open_patiently(address: &Address) -> Result<Session, Fault> {
        patiently(|| Session::open(address))
    }

    /// Whether the connection is known to be lost.
    pub fn is_closed(&self) -> bool {
        // What came while nobody waited is read first: the first pause looks for it, the next ones let the
        // connection take it in.
        self.runtime.block_on(async {
            for _ in 0..3 {
                tokio::task::yield_now().await;
            }
        });
        self.client.is_closed()
    }

    /// Runs statements without values.
    pub fn run(&mut self, sql: &str) -> Result<(), Fault> {
        self.wait(self.client.batch_execute(sql))
    }

    /// Asks something.
    pub fn query(&mut self, sql: &'static str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Fault> {
        self.prepare(std::iter::once(sql))?;
        self.plan_anew_after(1)?;
        let statement = &self.statements[sql];
        self.wait(self.client.query(statement, values))
    }

    /// Runs statements in order, all sent at once: their answers, or the first fault.
    pub fn pipeline(&mut self, steps: &[BoundStatement]) -> Result<Vec<Vec<Row>>, Fault> {
        self.prepare(steps.iter().map(|step| step.sql))?;
        self.plan_anew_after(steps.len() as u32)?;
        let (client, statements) = (&self.client, &self.statements);
        let asked = steps.iter().map(|step| {
            let values: Vec<&(dyn ToSql + Sync)> =
                step.values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
            async move { client.query(&statements[step.sql], &values).await }
        });
        let mut answers = Vec::with_capacity(steps.len());
        let mut asked = asked.peekable();
        while asked.peek().is_some() {
            // As many as `join_all` is known to begin in order. All answers are awaited: those after a fault belong to it.
            let some = asked.by_ref().take(IN_ORDER);
            answers.extend(self.wait(async { Ok(join_all(some).await) })?);
        }
        Ok(answers.into_iter().collect::<Result<_, Error>>()?)
    }

    /// Counts statements that are about to be run.
    fn plan_anew_after(&mut self, n_statements: u32) -> Result<(), Fault> {
        self.n_run = self.n_run.saturating_add(n_statements);
        if self.n_run > PLANNED_FOR {
            self.n_run = 0;
            self.run("DISCARD PLANS")?;
        }
        Ok(())
    }

    fn prepare(&mut self, all: impl Iterator<Item = &'static str>) -> Result<(), Fault> {
        let mut missing: Vec<_> = all.filter(|sql| !self.statements.contains_key(sql)).collect();
        missing.sort_unstable();
        missing.dedup();
        let client = &self.client;
        let prepared = missing.iter().map(|sql| client.prepare(sql));
        let prepared = self.wait(try_join_all(prepared))?;
        self.statements.extend(missing.into_iter().zip(prepared));
        Ok(())
    }
}

/// Connects, and waits for a database that cannot be used just now.
pub(super) fn patiently(mut open: impl FnMut() -> Result<Session, Fault>) -> Result<Session, Fault> {
    let since = Instant::now();
    loop {
        match open() {
            Err(Fault::Unreachable(_)) if since.elapsed() < PATIENCE => std::thread::sleep(PAUSE),
            opened => return opened,
        }
    }
}

fn silence() -> Fault {
    Fault::Unreachable("the database does not answer".to_owned())
}

/// A runtime that can be dropped anywhere, on the threads of another runtime too.
struct Driver(Option<Runtime>);

impl Driver {
    fn runtime(&self) -> &Runtime {
        self.0.as_ref().expect("it is taken by drop alone")
    }

    fn block_on<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime().block_on(work)
    }

    fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.runtime().spawn(work);
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        let Some(code) = error.code() else {
            if let Some(advice) = tls::advice(&error) {
                return Fault::Failed(advice);
            }
            // What it was that failed stands behind the error, as in "connection refused".
            let source = std::error::Error::source(&error).map(|why| format!(": {why}")).unwrap_or_default();
            return Fault::Unreachable(format!("{error}{source}"));
        };
        let text = error.as_db_error().map_or_else(|| error.to_string(), |error| error.message().to_owned());
        match *code {
            SqlState::UNIQUE_VIOLATION => Fault::Conflict(text),
            SqlState::DISK_FULL => Fault::Full,
            SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => Fault::Damaged(text),
            SqlState::T_R_DEADLOCK_DETECTED | SqlState::T_R_SERIALIZATION_FAILURE => Fault::Locked(text),
            SqlState::ADMIN_SHUTDOWN
            | SqlState::CRASH_SHUTDOWN
            | SqlState::CANNOT_CONNECT_NOW
            // It was the primary when the connection was opened: the next one may lead to the new primary.
            | SqlState::READ_ONLY_SQL_TRANSACTION
            | SqlState::TOO_MANY_CONNECTIONS => Fault::Unreachable(text),
            _ => Fault::Failed(text),
        }
    }
}
