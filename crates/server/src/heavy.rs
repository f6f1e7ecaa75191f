//! Work that takes more than a moment: setting boards up, loading matches, proving records. It runs beside the
//! threads of the server, a few jobs at a time; addresses take turns, and so do the people behind each of
//! them. The client that asks pays for the time that it takes, also if the answer is no.

pub(crate) mod budget;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use protocol::{Code, Refused};
use tokio::sync::oneshot;

use crate::connections::network;
use crate::fair::GroupedQueue;
use crate::limits::Limits;
use crate::metrics::Metrics;
use budget::Budgets;

/// Who asked for some work.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Payer {
    address: IpAddr,
    /// The id of the person; without a token everybody at an address is the same payer.
    person: Option<String>,
}

impl Payer {
    pub fn new(address: IpAddr, person: Option<&str>) -> Payer {
        Payer { address: network(address), person: person.map(str::to_owned) }
    }

    pub fn address(&self) -> IpAddr {
        self.address
    }

    /// The id of the person, if there was a token.
    pub fn person(&self) -> Option<&str> {
        self.person.as_deref()
    }

    /// A person for whom a room does something by itself, from wherever the person is connected.
    pub fn in_room(person: &str) -> Payer {
        Payer { address: IpAddr::V4(Ipv4Addr::UNSPECIFIED), person: Some(person.to_owned()) }
    }
}

/// Runs work beside the threads of the server, a few jobs at a time.
pub(crate) struct HeavyWork {
    desk: Arc<Mutex<Desk>>,
    limits: Limits,
    metrics: Arc<Metrics>,
}

/// What is under way, what waits, and what everybody has left.
struct Desk {
    n_free: usize,
    queue: Queue,
    budgets: Budgets,
}

/// Jobs that wait, by address and by person.
type Queue = GroupedQueue<IpAddr, Option<String>, oneshot::Sender<Permit>>;

/// The right to run one job. Dropping it lets the next one begin.
struct Permit(Option<Arc<Mutex<Desk>>>);

impl Drop for Permit {
    fn drop(&mut self) {
        if let Some(desk) = self.0.take() {
            hand_on(&desk);
        }
    }
}

impl HeavyWork {
    /// Runs this many jobs at the same time.
    pub fn new(at_once: usize, limits: Limits, metrics: Arc<Metrics>) -> HeavyWork {
        let desk = Desk { n_free: at_once.max(1), queue: Queue::default(), budgets: Budgets::default() };
        HeavyWork { desk: Arc::new(Mutex::new(desk)), limits, metrics }
    }

    /// Runs a job when it is its turn. It is refused if the payer has used up their time, or has too much
    /// waiting already.
    pub async fn run<T: Send + 'static>(
        &self,
        payer: &Payer,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let permit = self.permit(payer).await.inspect_err(|_| self.metrics.heavy_refused.add(1))?;
        let (desk, limits, payer) = (Arc::clone(&self.desk), self.limits, payer.clone());
        let metrics = Arc::clone(&self.metrics);
        // The permit goes along: a client that hangs up does not end the job.
        let job = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            let result = work();
            let took = began.elapsed();
            locked(&desk).budgets.charge(&payer, took, Instant::now(), &limits.heavy);
            metrics.heavy_seconds.observe(took);
            drop(permit);
            result
        });
        job.await.map_err(|_| Refused::new(Code::Internal, "a mistake of the server"))
    }

    async fn permit(&self, payer: &Payer) -> Result<Permit, Refused> {
        let turn = {
            let mut desk = locked(&self.desk);
            desk.budgets.expect_left(payer, Instant::now(), &self.limits.heavy)?;
            if desk.n_free > 0 {
                desk.n_free -= 1;
                return Ok(Permit(Some(Arc::clone(&self.desk))));
            }
            enqueue(&mut desk.queue, payer, &self.limits)?
        };
        // A desk that is gone has no server either.
        turn.await.map_err(|_| Refused::new(Code::Closing, "the server stops; come back in a moment"))
    }
}

/// Puts a job in its line; what is returned is told when it is its turn.
fn enqueue(queue: &mut Queue, payer: &Payer, limits: &Limits) -> Result<oneshot::Receiver<Permit>, Refused> {
    let busy = |message: &str| Err(Refused::new(Code::TooMany, message));
    if queue.len() >= limits.heavy_waiting {
        return busy("the server is busy; try again in a moment");
    }
    let most = match payer.person {
        Some(_) => limits.heavy_waiting_per_person,
        None => limits.heavy_waiting_per_stranger,
    };
    if queue.len_of(&payer.address, &payer.person) >= most {
        return busy("you wait for too many things already; try again in a moment");
    }
    let (grant, turn) = oneshot::channel();
    queue.push(payer.address, payer.person.clone(), grant);
    Ok(turn)
}

/// Gives a permit that is free to the next one who still waits for it.
fn hand_on(desk: &Arc<Mutex<Desk>>) {
    loop {
        let next = {
            let mut locked = locked(desk);
            let next = locked.queue.pop();
            locked.n_free += usize::from(next.is_none());
            next
        };
        let Some(grant) = next else { return };
        match grant.send(Permit(Some(Arc::clone(desk)))) {
            Ok(()) => return,
            // Dropping it as it is would begin this loop inside itself.
            Err(mut permit) => permit.0 = None,
        }
    }
}

/// No work is done while the lock is held, so that a panic leaves nothing half done.
fn locked(desk: &Mutex<Desk>) -> MutexGuard<'_, Desk> {
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
