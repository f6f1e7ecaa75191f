//! A few threads for what takes a while: computer players, questions and long computations.

use std::any::Any;
use std::fmt;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::fair::GroupedQueue;

/// The jobs that may wait in a lane; a match that finds no place asks again.
const MOST_WAITING: usize = 4096;

/// The threads that are replaced because their job does not end. A thread cannot be stopped from
/// outside, and each of these keeps a processor busy.
const MOST_STUCK: usize = 8;

/// A job may wait for a thread this many times as long as it may run. It waits that long only if
/// every thread is stuck.
const QUEUE_FACTOR: u32 = 10;

/// Why a job has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Too many jobs wait already.
    Busy,
    /// It panicked with this message.
    Panicked(String),
    /// It did not end in time.
    TooLong(Duration),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Busy => f.write_str("too many jobs wait"),
            Failure::Panicked(message) => write!(f, "it panicked: {message}"),
            Failure::TooLong(limit) => write!(f, "it took longer than {limit:?}"),
        }
    }
}

/// Which jobs go first: all of an earlier lane before any of a later one. Each has a queue of its own, so
/// that no kind of job can fill up the places of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// A computer player who plays with people.
    WithPeople,
    /// A question of a person.
    Question,
    /// Computers among themselves.
    ComputersOnly,
    /// A part of a long computation; see `background`.
    Background,
}

const N_LANES: usize = 4;

/// The line in which a job waits.
#[derive(Clone, Debug)]
pub struct WaitingLine {
    /// With which others.
    pub lane: Lane,
    /// From where it was asked for, if a client did: within a lane addresses take turns.
    pub address: Option<IpAddr>,
    /// For whom: those of one address take turns, too.
    pub owner: String,
}

/// Threads that work beside the server's own, so that it stays responsive while computer players
/// think. Dropping it lets them finish their jobs and end.
pub struct Pool {
    shared: Arc<Shared>,
}

struct Shared {
    jobs: Mutex<Jobs>,
    /// Told when there is a job, or when there will be no more.
    changed: Condvar,
    n_threads: AtomicUsize,
    n_stuck: AtomicUsize,
}

#[derive(Default)]
struct Jobs {
    lanes: [GroupedQueue<Option<IpAddr>, String, Job>; N_LANES],
    /// The threads that wait for a job and were not told of one: no other thread needs to be woken.
    n_waiting: usize,
    /// The parts of long computations that run.
    n_background: usize,
    is_closed: bool,
}

struct Job {
    run: Box<dyn FnOnce() + Send>,
    lane: Lane,
    progress: Arc<Progress>,
}

/// How far a job is.
#[derive(Default)]
struct Progress {
    /// When a thread began it.
    begun: OnceLock<Instant>,
    /// Whether it has ended, or its thread has been replaced before: whichever comes first.
    state: AtomicU8,
}

impl Progress {
    const RUNS: u8 = 0;
    const ENDED: u8 = 1;
    const GIVEN_UP: u8 = 2;

    /// How long it may still take that was asked for then, in the queue and on its thread.
    fn left(&self, asked: Instant, limit: Duration) -> Duration {
        match self.begun.get() {
            Some(begun) => limit.saturating_sub(begun.elapsed()),
            None => (limit * QUEUE_FACTOR).saturating_sub(asked.elapsed()),
        }
    }

    /// Whether it was the first to settle it.
    fn settle(&self, state: u8) -> bool {
        self.state.compare_exchange(Self::RUNS, state, Ordering::AcqRel, Ordering::Acquire).is_ok()
    }
}

impl Pool {
    /// Starts this many threads, at least one.
    pub fn new(n_threads: usize) -> Pool {
        let shared = Shared {
            jobs: Mutex::default(),
            changed: Condvar::new(),
            n_threads: AtomicUsize::new(0),
            n_stuck: AtomicUsize::new(0),
        };
        let pool = Pool { shared: Arc::new(shared) };
        (0..n_threads.max(1)).for_each(|_| pool.start_thread());
        pool
    }

    /// How many jobs run at the same time.
    pub fn n_threads(&self) -> usize {
        self.shared.n_useful()
    }

    /// Runs a job on a thread. It may take `limit` from the moment in which a thread begins it;
    /// after that its thread is replaced, and its result is not waited for.
    pub async fn run<T: Send + 'static>(
        &self,
        limit: Duration,
        line: WaitingLine,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let (finish, mut finished) = oneshot::channel();
        let progress = Arc::new(Progress::default());
        let run = Box::new(move || {
            // Whether the result is still waited for makes no difference to a job.
            let _ = finish.send(catch_unwind(AssertUnwindSafe(work)));
        });
        let asked = Instant::now();
        let lane = line.lane;
        let job = Job { run, lane, progress: Arc::clone(&progress) };
        self.shared.add(line, job)?;
        let mut left = limit;
        while !left.is_zero() {
            // The waiting task is woken once, by the result: when the job was begun is asked only if it takes long.
            match timeout(left, &mut finished).await {
                Ok(Ok(Ok(result))) => return Ok(result),
                Ok(Ok(Err(panic))) => return Err(Failure::Panicked(panic_message(&*panic))),
                Ok(Err(_)) => return Err(Failure::Busy),
                Err(_) => left = progress.left(asked, limit),
            }
        }
        self.replace_thread(&progress, lane);
        Err(Failure::TooLong(limit))
    }

    /// Starts a thread in place of the one that does not come to an end with its job, if one has begun it.
    fn replace_thread(&self, progress: &Progress, lane: Lane) {
        if progress.begun.get().is_some()
            && self.shared.n_stuck.load(Ordering::Relaxed) < MOST_STUCK
            && progress.settle(Progress::GIVEN_UP)
        {
            self.shared.n_stuck.fetch_add(1, Ordering::Relaxed);
            self.shared.leave(lane);
            self.start_thread();
        }
    }

    fn start_thread(&self) {
        let shared = Arc::clone(&self.shared);
        let number = shared.n_threads.fetch_add(1, Ordering::Relaxed);
        let thread = std::thread::Builder::new().name(format!("worker-{number}"));
        if let Err(error) = thread.spawn(move || shared.work()) {
            tracing::error!(%error, "the operating system gives no thread for computer players");
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.locked().is_closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn add(&self, line: WaitingLine, job: Job) -> Result<(), Failure> {
        let mut jobs = self.locked();
        let lane = &mut jobs.lanes[line.lane as usize];
        if lane.len() >= MOST_WAITING {
            return Err(Failure::Busy);
        }
        lane.push(line.address, line.owner, job);
        let is_waited_for = jobs.n_waiting > 0;
        jobs.n_waiting -= usize::from(is_waited_for);
        drop(jobs);
        // Telling takes a call of the system, also if no task listens.
        if is_waited_for {
            self.changed.notify_one();
        }
        Ok(())
    }

    /// Runs jobs until there can be no more, or until another thread has taken the place of this one.
    fn work(&self) {
        while let Some(Job { run, lane, progress }) = self.next() {
            progress.begun.get_or_init(Instant::now);
            run();
            if !progress.settle(Progress::ENDED) {
                self.n_stuck.fetch_sub(1, Ordering::Relaxed);
                return;
            }
            self.leave(lane);
        }
    }

    /// Waits for a job; none if there can be no more.
    fn next(&self) -> Option<Job> {
        let mut jobs = self.locked();
        loop {
            if let Some(job) = self.first(&mut jobs) {
                return Some(job);
            }
            if jobs.is_closed {
                return None;
            }
            jobs.n_waiting += 1;
            jobs = self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The job whose turn it is. Where there are several threads, one is always left for those who wait at a board: a part
    /// of a long computation may take longer than it should. The thread that ends one looks for the next itself.
    fn first(&self, jobs: &mut Jobs) -> Option<Job> {
        let most = self.n_useful().saturating_sub(1).max(1);
        let n_lanes = if jobs.n_background < most { N_LANES } else { Lane::Background as usize };
        let job = jobs.lanes[..n_lanes].iter_mut().find_map(GroupedQueue::pop)?;
        jobs.n_background += usize::from(job.lane == Lane::Background);
        Some(job)
    }

    /// A job has ended, or is not waited for any more.
    fn leave(&self, lane: Lane) {
        if lane == Lane::Background {
            self.locked().n_background -= 1;
        }
    }

    /// The threads that are not stuck.
    fn n_useful(&self) -> usize {
        self.n_threads.load(Ordering::Relaxed) - self.n_stuck.load(Ordering::Relaxed)
    }

    /// No job runs while the lock is held, so that a panic leaves nothing half done in it.
    fn locked(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a panic said.
pub fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    fn line(lane: Lane, owner: &str) -> WaitingLine {
        WaitingLine { lane, address: None, owner: owner.to_owned() }
    }

    fn anywhere() -> WaitingLine {
        line(Lane::WithPeople, "m")
    }

    #[tokio::test]
    async fn a_panic_is_told_and_does_not_end_a_thread() {
        let pool = Pool::new(1);
        let failed: Result<(), Failure> = pool.run(LONG, anywhere(), || panic!("a mistake on purpose")).await;
        assert_eq!(failed, Err(Failure::Panicked("a mistake on purpose".to_owned())));
        assert_eq!(pool.run(LONG, anywhere(), || 7).await, Ok(7));
    }

    /// The only thread does not come back, and others find one all the same.
    #[tokio::test]
    async fn a_job_that_does_not_end_is_given_up() {
        let pool = Pool::new(1);
        let (end, gate) = channel::<()>();
        let limit = Duration::from_millis(20);
        let stuck = pool.run(limit, anywhere(), move || gate.recv().is_ok()).await;
        assert_eq!(stuck, Err(Failure::TooLong(limit)));
        assert_eq!(pool.run(LONG, anywhere(), || 7).await, Ok(7));
        drop(end);
    }

    /// What a job waits for a thread is no part of its own time.
    #[tokio::test]
    async fn a_job_may_wait_longer_than_it_may_take() {
        let pool = Pool::new(1);
        let busy = pool.run(LONG, anywhere(), || std::thread::sleep(Duration::from_millis(300)));
        let short = pool.run(Duration::from_millis(100), anywhere(), || 7);
        assert_eq!(tokio::join!(busy, short), (Ok(()), Ok(7)));
    }

    /// With as many stuck threads as are replaced, jobs are refused in the end instead of waiting
    /// for ever.
    #[tokio::test]
    async fn there_is_an_end_to_replacing() {
        let pool = Pool::new(1);
        let limit = Duration::from_millis(150);
        for _ in 0..MOST_STUCK + 3 {
            let stuck = pool.run(limit, anywhere(), || std::thread::sleep(Duration::from_secs(5))).await;
            assert_eq!(stuck, Err(Failure::TooLong(limit)));
        }
        assert_eq!(pool.shared.n_threads.load(Ordering::Relaxed), 1 + MOST_STUCK);
    }

    /// Players who play with people go first, whatever waits already; questions take turns by owner.
    #[tokio::test]
    async fn those_who_play_with_people_go_first() {
        let pool = Pool::new(1);
        let (end, gate) = channel::<()>();
        let (done, order) = channel();
        let job = |lane, owner, name: &'static str| {
            let done = done.clone();
            pool.run(LONG, line(lane, owner), move || done.send(name).expect("the test listens"))
        };
        let blocks = pool.run(LONG, anywhere(), move || gate.recv().is_ok());
        let others = async {
            let jobs = [
                job(Lane::Background, "z", "long computation"),
                job(Lane::ComputersOnly, "a", "computers"),
                job(Lane::Question, "greedy", "question 1"),
                job(Lane::Question, "greedy", "question 2"),
                job(Lane::Question, "modest", "question of another"),
                job(Lane::WithPeople, "b", "player"),
            ];
            let mut jobs: Vec<_> = jobs.into_iter().map(Box::pin).collect();
            for job in &mut jobs {
                assert!(timeout(Duration::ZERO, job).await.is_err(), "the thread is busy");
            }
            drop(end);
            for job in jobs {
                job.await.expect("it is done");
            }
        };
        let _ = tokio::join!(blocks, others);
        drop(done);
        let order: Vec<_> = order.try_iter().collect();
        let questions = ["question 1", "question of another", "question 2"];
        let expected = [&["player"][..], &questions, &["computers", "long computation"]].concat();
        assert_eq!(order, expected);
    }

    /// Parts of long computations that take long leave a thread to those who wait at a board, also after one of them
    /// was given up.
    #[tokio::test]
    async fn long_computations_leave_a_thread_free() {
        let pool = Pool::new(2);
        let limit = Duration::from_millis(50);
        for _ in 0..2 {
            let sleeps = move || std::thread::sleep(4 * limit);
            let stuck = pool.run(limit, line(Lane::Background, "a"), sleeps).await;
            assert_eq!(stuck, Err(Failure::TooLong(limit)));
        }
        let (end, gate) = channel::<()>();
        let first = pool.run(LONG, line(Lane::Background, "a"), move || gate.recv().is_ok());
        let second = pool.run(LONG, line(Lane::Background, "b"), || 2);
        let (mut first, mut second) = (Box::pin(first), Box::pin(second));
        assert!(timeout(limit, &mut first).await.is_err(), "it runs until it is let go");
        assert!(timeout(limit, &mut second).await.is_err(), "it waits for the first");
        assert_eq!(pool.run(LONG, anywhere(), || 7).await, Ok(7));
        drop(end);
        assert_eq!(tokio::join!(first, second), (Ok(false), Ok(2)));
    }

    #[tokio::test]
    async fn too_much_work_is_refused() {
        let pool = Pool::new(1);
        let (end, gate) = channel::<()>();
        let blocks = pool.run(LONG, anywhere(), move || gate.recv().is_ok());
        let fill = async {
            let jobs = (0..2 * MOST_WAITING).map(|_| pool.run(LONG, anywhere(), || ()));
            let jobs: Vec<_> = jobs.map(|job| Box::pin(timeout(Duration::ZERO, job))).collect();
            let mut n_refused = 0;
            for job in jobs {
                n_refused += usize::from(matches!(job.await, Ok(Err(Failure::Busy))));
            }
            drop(end);
            n_refused
        };
        let (_, n_refused) = tokio::join!(blocks, fill);
        assert!((MOST_WAITING - 1..=MOST_WAITING + 1).contains(&n_refused), "{n_refused}");
    }
}
