//! The one thread that writes.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use super::{Fault, Store, Write};
use crate::pool::panic_message;

/// The writes that share one transaction at most, so that the first of them does not wait
/// for ever.
const MOST_AT_ONCE: usize = 2048;

/// Who is told when a write is on disk, or that it is not.
type Done = Box<dyn FnOnce(Result<(), Fault>) + Send>;

/// Told how many writes shared a transaction.
type Watch = Box<dyn Fn(usize) + Send>;

struct Order {
    writes: Vec<Write>,
    done: Done,
}

/// A thread that stores what it is given, many at once.
///
/// There is no waiting for company: it writes at once whatever there is, and while the disk
/// is busy the next group gathers by itself. Dropping it writes the rest and ends the thread.
pub struct Writer {
    orders: Option<Sender<Order>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread.
    pub fn new(store: Arc<dyn Store>, watch: impl Fn(usize) + Send + 'static) -> Writer {
        let (orders, inbox) = channel();
        let thread = std::thread::Builder::new()
            .name("writer".to_owned())
            .spawn(move || write_all(&*store, &inbox, &(Box::new(watch) as Watch)))
            .expect("the operating system has a thread for the writer");
        Writer { orders: Some(orders), thread: Some(thread) }
    }

    /// Stores these writes, all or none of them, and then calls `done` on the writer's
    /// thread: it should only pass the word on.
    pub fn write(&self, writes: Vec<Write>, done: impl FnOnce(Result<(), Fault>) + Send + 'static) {
        let order = Order { writes, done: Box::new(done) };
        let sent = match &self.orders {
            Some(orders) => orders.send(order).map_err(|refused| refused.0),
            None => Err(order),
        };
        if let Err(order) = sent {
            (order.done)(Err(Fault::Failed("the writer has stopped".to_owned())));
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // A panic there was reported when it happened.
            let _ = thread.join();
        }
    }
}

fn write_all(store: &dyn Store, inbox: &Receiver<Order>, watch: &Watch) {
    while let Ok(first) = inbox.recv() {
        let orders = std::iter::once(first).chain(inbox.try_iter().take(MOST_AT_ONCE - 1));
        let (groups, waiting): (Vec<_>, Vec<_>) = orders.map(|order| (order.writes, order.done)).unzip();
        watch(groups.len());
        // A panic in there rolls its transaction back; the next writes may do better.
        let committed = catch_unwind(AssertUnwindSafe(|| store.commit(&groups)));
        let failed = |panic: Box<dyn Any + Send>| Err(Fault::Failed(panic_message(&*panic)));
        answer(committed.unwrap_or_else(failed), waiting);
    }
}

fn answer(result: Result<Vec<Result<(), Fault>>, Fault>, waiting: Vec<Done>) {
    match result {
        Ok(results) => waiting.into_iter().zip(results).for_each(|(done, result)| done(result)),
        Err(fault) => waiting.into_iter().for_each(|done| done(Err(fault.clone()))),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::mpsc::Sender;

    use super::*;
    use crate::store::{
        AnalysisRow, CampaignRow, CodeRow, Host, Known, MatchRow, PersonRow, PuzzleRow, StoredMatch,
    };
    use crate::token::TokenHash;

    /// A disk that waits for a word before every flush.
    struct SlowDisk {
        gate: Mutex<Receiver<()>>,
        sizes: Sender<usize>,
    }

    impl Store for SlowDisk {
        fn commit(&self, groups: &[Vec<Write>]) -> Result<Vec<Result<(), Fault>>, Fault> {
            self.gate.lock().expect("one writer").recv().map_err(|_| Fault::Full)?;
            self.sizes.send(groups.len()).expect("the test listens");
            Ok(groups.iter().map(|_| Ok(())).collect())
        }
        fn load(&self, _: &str) -> Result<Option<StoredMatch>, Fault> {
            Ok(None)
        }
        fn entries(&self, _: &str, _: u32, _: u32) -> Result<Vec<String>, Fault> {
            Ok(Vec::new())
        }
        fn row(&self, _: &str) -> Result<Option<MatchRow>, Fault> {
            Ok(None)
        }
        fn public_matches(&self, _: u32) -> Result<Vec<MatchRow>, Fault> {
            Ok(Vec::new())
        }
        fn matches_of(&self, _: &str, _: u32) -> Result<Vec<MatchRow>, Fault> {
            Ok(Vec::new())
        }
        fn n_matches_of(&self, _: &str) -> Result<u32, Fault> {
            Ok(0)
        }
        fn person(&self, _: TokenHash) -> Result<Option<PersonRow>, Fault> {
            Ok(None)
        }
        fn known(&self, _: &str) -> Result<Option<Known>, Fault> {
            Ok(None)
        }
        fn device_code(&self, _: TokenHash) -> Result<Option<CodeRow>, Fault> {
            Ok(None)
        }
        fn people_of(&self, _: &str) -> Result<Vec<Known>, Fault> {
            Ok(Vec::new())
        }
        fn host(&self, _: &str) -> Result<Option<Host>, Fault> {
            Ok(None)
        }
        fn campaign(&self, _: &str) -> Result<Option<CampaignRow>, Fault> {
            Ok(None)
        }
        fn campaign_of_match(&self, _: &str) -> Result<Option<CampaignRow>, Fault> {
            Ok(None)
        }
        fn campaigns_of(&self, _: &str, _: u32) -> Result<Vec<CampaignRow>, Fault> {
            Ok(Vec::new())
        }
        fn analysis(&self, _: &str) -> Result<Option<AnalysisRow>, Fault> {
            Ok(None)
        }
        fn analyses_of(&self, _: &str, _: u32) -> Result<Vec<AnalysisRow>, Fault> {
            Ok(Vec::new())
        }
        fn puzzle_results(&self, _: &str) -> Result<Vec<PuzzleRow>, Fault> {
            Ok(Vec::new())
        }
        fn people_after(&self, _: &str, _: u32) -> Result<Vec<Known>, Fault> {
            Ok(Vec::new())
        }
        fn matches_after(&self, _: &str, _: u32) -> Result<Vec<String>, Fault> {
            Ok(Vec::new())
        }
        fn campaigns_after(&self, _: &str, _: u32) -> Result<Vec<CampaignRow>, Fault> {
            Ok(Vec::new())
        }
        fn check(&self) -> Result<(), Fault> {
            Ok(())
        }
    }

    /// What comes while the disk is busy is one group, and no room is told before the flush.
    #[test]
    fn writes_gather_while_the_disk_is_busy() {
        let (open_gate, gate) = channel();
        let (sizes, seen) = channel();
        let (told, answers) = channel();
        let writer = Writer::new(Arc::new(SlowDisk { gate: Mutex::new(gate), sizes }), |_| ());
        let order = |number: u32| {
            let told = told.clone();
            writer.write(Vec::new(), move |result| told.send((number, result)).expect("the test listens"));
        };
        order(0);
        open_gate.send(()).expect("the writer lives");
        assert_eq!(seen.recv(), Ok(1));
        assert_eq!(answers.recv(), Ok((0, Ok(()))));
        (1..=3).for_each(order);
        assert!(answers.try_recv().is_err(), "told before it was on disk");
        // The writer may have taken the first of them alone before the others came.
        open_gate.send(()).expect("the writer lives");
        open_gate.send(()).expect("the writer lives");
        let got: Vec<_> = (0..3).map(|_| answers.recv().expect("an answer")).collect();
        assert_eq!(got, [(1, Ok(())), (2, Ok(())), (3, Ok(()))]);
        assert!(seen.try_iter().count() <= 2);
    }

    #[test]
    fn a_failed_flush_is_told_to_everybody() {
        let (open_gate, gate) = channel();
        let (sizes, _seen) = channel();
        drop(open_gate);
        let (told, answers) = channel();
        let writer = Writer::new(Arc::new(SlowDisk { gate: Mutex::new(gate), sizes }), |_| ());
        writer.write(Vec::new(), move |result| told.send(result).expect("the test listens"));
        assert_eq!(answers.recv(), Ok(Err(Fault::Full)));
    }
}
