//! Long computations for people, such as the prediction for a drawn mission or the analysis of a match. They run
//! in short steps on the threads of computer players, behind all who wait for a decision or an answer;
//! people take turns. A computation has a place among a few of its person, pauses when the person has used up
//! their time, and is given up when nobody asks for its result any more.

use std::any::Any;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use protocol::{Code, Refused};
use tokio::sync::watch;

use crate::heavy::Payer;
use crate::heavy::budget::Budgets;
use crate::limits::Limits;
use crate::pool::{Failure, Lane, WaitingLine};
use crate::token;
use crate::workers::Workers;

/// How long one step should take. A computer player may have to wait that long for a thread.
pub(crate) const STEP: Duration = Duration::from_millis(40);

/// A report is made at most this often, since it may be as much work as a step.
const REPORT_EVERY: Duration = Duration::from_millis(150);

/// How long a client that asks waits for something new.
const ASK_TIMEOUT: Duration = Duration::from_secs(8);

/// How long a computation pauses that has no time left or finds no place, before it looks again.
const PAUSE: Duration = Duration::from_millis(250);

/// The steps of one computation that run at the same time, if there are as many threads.
const MOST_AT_ONCE: usize = 4;

/// A computation in steps. Steps of one may run on several threads at the same time.
pub(crate) trait LongWork: Send + Sync + 'static {
    /// What is known of the result.
    type Report: Send + Sync + 'static;

    /// Does a part of what is left, for about [`STEP`].
    fn step(&self) -> Left;

    /// What is known now.
    fn report(&self) -> Self::Report;
}

/// Whether a computation has more to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    Something,
    Nothing,
}

/// How a computation stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Running,
    /// Its person has used up their time; it goes on as soon as some comes back.
    Paused,
    Done,
    /// A mistake of ours has ended it.
    Failed,
}

/// What a client that asks is told.
pub(crate) struct Progress<R> {
    /// Grows with everything that is told; see [`Background::ask`].
    pub number: u64,
    pub stage: Stage,
    /// Nothing before the first step.
    pub report: Option<Arc<R>>,
}

/// All long computations.
pub(crate) struct Background {
    desk: Arc<Desk>,
}

struct Desk {
    workers: Arc<Workers>,
    limits: Limits,
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    budgets: Mutex<Budgets>,
    /// The people who have a [`Permit`].
    permitted: Mutex<HashSet<String>>,
}

/// The only permit that a person has for something shorter whose answer they wait for, such as advice.
pub(crate) struct Permit {
    desk: Arc<Desk>,
    payer: Payer,
}

/// A computation at the cost of the person who has the permit, until this is dropped.
pub(crate) struct Paying {
    permit: Permit,
    began: Instant,
}

struct Job {
    id: String,
    payer: Payer,
    news: watch::Sender<News>,
    /// When a client asked for the last time.
    asked: Mutex<Instant>,
    /// Those who ask at this moment.
    n_asking: AtomicUsize,
    is_cancelled: AtomicBool,
    /// The drivers that still run.
    n_drivers: AtomicUsize,
}

#[derive(Clone)]
struct News {
    number: u64,
    stage: Stage,
    report: Option<Arc<dyn Any + Send + Sync>>,
    reported: Option<Instant>,
}

/// A client that asks, until it is dropped.
struct Asking<'a>(&'a Job);

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        *locked(&self.0.asked) = Instant::now();
        self.0.n_asking.fetch_sub(1, Ordering::AcqRel);
    }
}

impl Background {
    pub fn new(workers: Arc<Workers>, limits: Limits) -> Background {
        let desk = Desk {
            workers,
            limits,
            jobs: Mutex::default(),
            budgets: Mutex::default(),
            permitted: Mutex::default(),
        };
        Background { desk: Arc::new(desk) }
    }

    /// Starts a computation, in place of another one of the same person if it is named, and returns its id.
    pub fn start<W: LongWork>(
        &self,
        payer: &Payer,
        instead_of: Option<&str>,
        work: W,
    ) -> Result<String, Refused> {
        if let Some(old) = instead_of {
            self.cancel(payer, old);
        }
        let n_drivers = self.desk.workers.pool.n_threads().clamp(1, MOST_AT_ONCE);
        let job = Arc::new(Job::new(payer.clone(), n_drivers));
        self.desk.admit(&job)?;
        let work = Arc::new(work);
        for _ in 0..n_drivers {
            tokio::spawn(drive(Arc::downgrade(&self.desk), Arc::clone(&job), Arc::clone(&work)));
        }
        Ok(job.id.clone())
    }

    /// How a computation stands, as soon as there is something newer than `after` (0: anything), or after
    /// some seconds. As long as this is called, the computation goes on.
    pub async fn ask<R: Send + Sync + 'static>(
        &self,
        payer: &Payer,
        id: &str,
        after: u64,
    ) -> Result<Progress<R>, Refused> {
        let gone = || Refused::new(Code::NotFound, "there is no such computation, or it was given up");
        let job = self.desk.find(payer, id).ok_or_else(gone)?;
        let asking = job.ask();
        let mut news = job.news.subscribe();
        let newer = news.wait_for(|news| news.number > after || news.stage.is_over());
        // Without anything newer the old is told again.
        let _ = tokio::time::timeout(ASK_TIMEOUT, newer).await;
        drop(asking);
        let News { number, stage, report, .. } = job.news.borrow().clone();
        let report = report.map(|report| report.downcast::<R>().map_err(|_| gone())).transpose()?;
        Ok(Progress { number, stage, report })
    }

    /// The permit of a person for something whose answer they wait for, if it is free and the person has time left.
    pub fn permit(&self, payer: &Payer) -> Result<Permit, Refused> {
        let person = payer.person().unwrap_or_default().to_owned();
        locked(&self.desk.budgets).expect_left(payer, Instant::now(), &self.desk.limits.background)?;
        if !locked(&self.desk.permitted).insert(person) {
            return Err(Refused::new(Code::TooMany, "wait for the answer to the last question"));
        }
        Ok(Permit { desk: Arc::clone(&self.desk), payer: payer.clone() })
    }

    /// Gives a computation of this person up. Steps that run are not waited for.
    pub fn cancel(&self, payer: &Payer, id: &str) {
        if let Some(job) = self.desk.find(payer, id) {
            job.is_cancelled.store(true, Ordering::Release);
            self.desk.remove(&job);
        }
    }
}

impl Permit {
    /// From now on it costs time.
    pub fn pay(self) -> Paying {
        Paying { permit: self, began: Instant::now() }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        locked(&self.desk.permitted).remove(self.payer.person().unwrap_or_default());
    }
}

impl Drop for Paying {
    fn drop(&mut self) {
        self.permit.desk.charge(&self.permit.payer, self.began.elapsed());
    }
}

impl Desk {
    /// Takes a job in, if its person may have one more.
    fn admit(&self, job: &Arc<Job>) -> Result<(), Refused> {
        let person = job.payer.person();
        if person.is_none() {
            return Err(Refused::new(Code::Unauthorized, "a token is needed for this"));
        }
        let mut jobs = locked(&self.jobs);
        let running: Vec<&Payer> =
            jobs.values().filter(|job| job.is_running()).map(|job| &job.payer).collect();
        let of_person = running.iter().filter(|payer| payer.person() == person).count();
        let of_address = running.iter().filter(|payer| payer.address() == job.payer.address()).count();
        let too_many = |message: &str| Err(Refused::new(Code::TooMany, message));
        if of_person >= self.limits.background_jobs_per_person {
            return too_many("you have too many computations running; end one of them first");
        }
        if of_address >= self.limits.background_jobs_per_address
            || running.len() >= self.limits.background_jobs
        {
            return too_many("the server computes too much already; try again in a moment");
        }
        forget_oldest(&mut jobs, person, self.limits.background_jobs_per_person);
        jobs.insert(job.id.clone(), Arc::clone(job));
        Ok(())
    }

    /// A job of this person.
    fn find(&self, payer: &Payer, id: &str) -> Option<Arc<Job>> {
        let jobs = locked(&self.jobs);
        jobs.get(id).filter(|job| job.payer.person() == payer.person()).cloned()
    }

    fn remove(&self, job: &Job) {
        locked(&self.jobs).remove(&job.id);
    }

    fn expect_time(&self, payer: &Payer) -> Result<(), Refused> {
        locked(&self.budgets).expect_left(payer, Instant::now(), &self.limits.background)
    }

    fn charge(&self, payer: &Payer, took: Duration) {
        locked(&self.budgets).charge(payer, took, Instant::now(), &self.limits.background);
    }
}

/// Forgets results of a person until there is a place for one more beside those that may run.
fn forget_oldest(jobs: &mut HashMap<String, Arc<Job>>, person: Option<&str>, most: usize) {
    let mut over: Vec<(Instant, String)> = jobs
        .values()
        .filter(|job| job.payer.person() == person && !job.is_running())
        .map(|job| (*locked(&job.asked), job.id.clone()))
        .collect();
    over.sort();
    let n_surplus = (over.len() + 1).saturating_sub(most);
    for (_, id) in over.into_iter().take(n_surplus) {
        jobs.remove(&id);
    }
}

impl Stage {
    fn is_over(self) -> bool {
        matches!(self, Stage::Done | Stage::Failed)
    }
}

impl Job {
    fn new(payer: Payer, n_drivers: usize) -> Job {
        let news = News { number: 1, stage: Stage::Running, report: None, reported: None };
        Job {
            id: token::random_id(),
            payer,
            news: watch::Sender::new(news),
            asked: Mutex::new(Instant::now()),
            n_asking: AtomicUsize::new(0),
            is_cancelled: AtomicBool::new(false),
            n_drivers: AtomicUsize::new(n_drivers),
        }
    }

    fn ask(&self) -> Asking<'_> {
        self.n_asking.fetch_add(1, Ordering::AcqRel);
        Asking(self)
    }

    fn is_running(&self) -> bool {
        !self.news.borrow().stage.is_over()
    }

    /// Whether no client wants its result any more.
    fn is_abandoned(&self, longest_wait: Duration) -> bool {
        let is_forgotten =
            || self.n_asking.load(Ordering::Acquire) == 0 && locked(&self.asked).elapsed() > longest_wait;
        self.is_cancelled.load(Ordering::Acquire) || is_forgotten()
    }

    /// Tells those who ask how it stands, unless it is over already.
    fn tell(&self, stage: Stage) {
        self.news.send_if_modified(|news| {
            let is_new = news.stage != stage && !news.stage.is_over();
            if is_new {
                news.stage = stage;
                news.number += 1;
            }
            is_new
        });
    }

    /// Makes a report, if the last one is old enough.
    fn report<W: LongWork>(&self, work: &W, every: Duration) {
        let is_due = |news: &News| news.reported.is_none_or(|at| at.elapsed() >= every);
        if !is_due(&self.news.borrow()) {
            return;
        }
        let report = Arc::new(work.report());
        self.news.send_modify(|news| {
            news.report = Some(report);
            news.reported = Some(Instant::now());
            news.number += 1;
        });
    }
}

/// Runs steps of a job, one after the other, until there are no more or nobody asks.
async fn drive<W: LongWork>(desk: Weak<Desk>, job: Arc<Job>, work: Arc<W>) {
    let ending = run_steps(&desk, &job, &work).await;
    // What is kept below is the report: boards and games are not.
    drop(work);
    let is_last = job.n_drivers.fetch_sub(1, Ordering::AcqRel) == 1;
    let Some(desk) = desk.upgrade() else { return };
    match ending {
        Ending::Abandoned => return desk.remove(&job),
        Ending::Failed => job.tell(Stage::Failed),
        Ending::NothingLeft if is_last => job.tell(Stage::Done),
        Ending::NothingLeft => return,
    }
    let keep = desk.limits.background_keep;
    let desk = Arc::downgrade(&desk);
    tokio::time::sleep(keep).await;
    if let Some(desk) = desk.upgrade() {
        desk.remove(&job);
    }
}

/// Why a driver stops.
enum Ending {
    NothingLeft,
    Abandoned,
    Failed,
}

async fn run_steps<W: LongWork>(desk: &Weak<Desk>, job: &Arc<Job>, work: &Arc<W>) -> Ending {
    loop {
        // The desk is gone when the server stops.
        let Some(desk) = desk.upgrade() else { return Ending::Abandoned };
        if job.is_abandoned(desk.limits.background_abandoned_after) {
            return Ending::Abandoned;
        }
        if !job.is_running() {
            return Ending::NothingLeft;
        }
        if desk.expect_time(&job.payer).is_err() {
            job.tell(Stage::Paused);
            drop(desk);
            tokio::time::sleep(PAUSE).await;
            continue;
        }
        job.tell(Stage::Running);
        match step(&desk, job, work).await {
            Ok(Left::Something) => {}
            Ok(Left::Nothing) => return Ending::NothingLeft,
            Err(Failure::Busy) => tokio::time::sleep(PAUSE).await,
            Err(failure) => {
                tracing::error!(id = job.id, %failure, "a long computation has failed");
                return Ending::Failed;
            }
        }
    }
}

/// Runs one step on a thread, at the cost of the job's person.
async fn step<W: LongWork>(desk: &Arc<Desk>, job: &Arc<Job>, work: &Arc<W>) -> Result<Left, Failure> {
    let owner = job.payer.person().unwrap_or_default().to_owned();
    let line = WaitingLine { lane: Lane::Background, address: Some(job.payer.address()), owner };
    let (of, job, work) = (Arc::clone(desk), Arc::clone(job), Arc::clone(work));
    let run = move || {
        // It may have waited for a while.
        if job.is_abandoned(of.limits.background_abandoned_after) {
            return Left::Something;
        }
        let began = Instant::now();
        let left = work.step();
        let every = if left == Left::Nothing { Duration::ZERO } else { REPORT_EVERY };
        job.report(&*work, every);
        of.charge(&job.payer, began.elapsed());
        left
    };
    desk.workers.pool.run(desk.workers.limit, line, run).await
}

/// Nothing is left half done by a panic elsewhere.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
