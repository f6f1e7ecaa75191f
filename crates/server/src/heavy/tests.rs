use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use tokio::task::JoinHandle;

use super::*;
use crate::limits::{Allowance, LIMITS};

fn work(limits: Limits) -> Arc<HeavyWork> {
    Arc::new(HeavyWork::new(1, limits, Arc::default()))
}

fn payer(address: &str, person: Option<&str>) -> Payer {
    Payer::new(address.parse().expect("an address"), person)
}

/// A job that has begun and runs until the sender is dropped.
async fn block(heavy: &Arc<HeavyWork>) -> (Sender<()>, JoinHandle<()>) {
    let (end, gate) = channel::<()>();
    let (begin, begun) = oneshot::channel();
    let heavy = Arc::clone(heavy);
    let job = tokio::spawn(async move {
        let run = move || {
            let _ = begin.send(());
            let _ = gate.recv();
        };
        heavy.run(&payer("10.9.9.9", None), run).await.expect("nothing waits");
    });
    begun.await.expect("it begins");
    (end, job)
}

/// Starts a job that says its name; it waits in its queue when this returns.
async fn enqueue(
    heavy: &Arc<HeavyWork>,
    payer: Payer,
    name: &'static str,
    said: &Sender<&'static str>,
) -> JoinHandle<Result<(), Refused>> {
    let (heavy, said) = (Arc::clone(heavy), said.clone());
    let run = async move { heavy.run(&payer, move || said.send(name).expect("the test listens")).await };
    let job = tokio::spawn(run);
    tokio::task::yield_now().await;
    job
}

/// Twelve jobs of one stranger do not stand between another person and the server.
#[tokio::test]
async fn addresses_and_people_take_turns() {
    let heavy = work(Limits { heavy_waiting_per_stranger: 100, ..LIMITS });
    let (end, blocking) = block(&heavy).await;
    let (said, heard) = channel();
    let mut jobs = Vec::new();
    for _ in 0..12 {
        jobs.push(enqueue(&heavy, payer("10.0.0.1", None), "stranger", &said).await);
    }
    jobs.push(enqueue(&heavy, payer("10.0.0.1", Some("ann")), "ann", &said).await);
    jobs.push(enqueue(&heavy, payer("10.0.0.2", Some("bob")), "bob", &said).await);
    drop(end);
    blocking.await.expect("it ends");
    for job in jobs {
        job.await.expect("no panic").expect("everybody is served");
    }
    let order: Vec<_> = heard.try_iter().take(4).collect();
    assert_eq!(order, ["stranger", "bob", "ann", "stranger"]);
}

#[tokio::test]
async fn who_waits_for_too_much_is_refused() {
    let heavy = work(LIMITS);
    let (end, blocking) = block(&heavy).await;
    let (said, heard) = channel();
    let mut jobs = Vec::new();
    for _ in 0..40 {
        jobs.push(enqueue(&heavy, payer("10.0.0.1", None), "stranger", &said).await);
    }
    jobs.push(enqueue(&heavy, payer("10.0.0.1", Some("ann")), "ann", &said).await);
    drop(end);
    blocking.await.expect("it ends");
    let mut n_refused = 0;
    for job in jobs {
        let result = job.await.expect("no panic");
        n_refused += usize::from(result.is_err_and(|refused| refused.code == Code::TooMany));
    }
    assert_eq!(n_refused, 40 - LIMITS.heavy_waiting_per_stranger);
    assert_eq!(heard.try_iter().filter(|name| *name == "ann").count(), 1);
    assert_eq!(heavy.metrics.heavy_refused.get(), n_refused as u64);
}

/// Those who hang up while they wait leave their turn to the next.
#[tokio::test]
async fn who_hangs_up_holds_nobody_up() {
    let heavy = work(LIMITS);
    let (end, blocking) = block(&heavy).await;
    let (said, heard) = channel();
    let gone = enqueue(&heavy, payer("10.0.0.1", None), "gone", &said).await;
    let stays = enqueue(&heavy, payer("10.0.0.2", None), "stays", &said).await;
    gone.abort();
    let _ = gone.await;
    drop(end);
    blocking.await.expect("it ends");
    stays.await.expect("no panic").expect("it is served");
    assert_eq!(heard.try_iter().collect::<Vec<_>>(), ["stays"]);
    assert!(heavy.run(&payer("10.0.0.3", None), || ()).await.is_ok(), "the place is free again");
}

/// What is refused in the end costs as much as what is done, and others do not pay for it.
#[tokio::test]
async fn the_time_is_charged_to_who_asked() {
    let allowance = Allowance { burst: Duration::from_millis(20), ..LIMITS.heavy };
    let heavy = work(Limits { heavy: allowance, ..LIMITS });
    let ann = payer("10.0.0.1", Some("ann"));
    let refuses = || {
        std::thread::sleep(Duration::from_millis(30));
        Err::<(), _>(Refused::new(Code::BadTerms, "no such board"))
    };
    assert_eq!(heavy.run(&ann, refuses).await.expect("it runs").expect_err("no").code, Code::BadTerms);
    assert_eq!(heavy.run(&ann, || ()).await.expect_err("used up").code, Code::TooMany);
    assert!(heavy.run(&payer("10.0.0.1", Some("bob")), || ()).await.is_ok());
}
