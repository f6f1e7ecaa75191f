//! Connections as they come in: counted, served, and ended in time.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use protocol::Refused;
use tokio::io::AsyncWriteExt as _;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::connections::Connections;
use crate::door::{Door, Stream};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::proxy::{Network, Peer};

/// The longest head of a request.
const HEAD_BYTES: usize = 16 * 1024;
/// The pause after a connection could not be accepted.
const PAUSE: Duration = Duration::from_millis(100);
/// How often it is logged that connections cannot be accepted.
const LOG_EVERY: Duration = Duration::from_secs(10);
/// The connections over a limit that are told so at the same time; others are closed without a word.
const MOST_FAREWELLS: usize = 32;
/// How long such a connection may take to listen.
const FAREWELL: Duration = Duration::from_millis(500);

/// What is needed to serve connections.
pub(crate) struct Acceptor {
    pub router: Router,
    pub connections: Connections,
    pub proxies: Vec<Network>,
    pub metrics: Arc<Metrics>,
    pub limits: Limits,
    farewells: Arc<Semaphore>,
}

impl Acceptor {
    pub fn new(
        router: Router,
        connections: Connections,
        proxies: Vec<Network>,
        metrics: Arc<Metrics>,
        limits: Limits,
    ) -> Acceptor {
        let farewells = Arc::new(Semaphore::new(MOST_FAREWELLS));
        Acceptor { router, connections, proxies, metrics, limits, farewells }
    }

    /// Serves until it is told to stop, and then until every request that is being answered is done. Dropping
    /// it ends all connections but those that have become WebSockets.
    pub async fn run(self, mut door: impl Door, mut stop: watch::Receiver<bool>) {
        let acceptor = Arc::new(self);
        let mut tasks = JoinSet::new();
        let mut failures = Failures::default();
        let stop_of_tasks = stop.clone();
        loop {
            tokio::select! {
                () = stopped(&mut stop) => break,
                Some(_) = tasks.join_next() => {}
                accepted = door.accept() => match accepted {
                    Ok((io, address)) => acceptor.admit(io, address, &mut tasks, stop_of_tasks.clone()),
                    Err(error) => failures.tell_and_wait(&error, &acceptor.metrics).await,
                },
            }
        }
        drop(door);
        while tasks.join_next().await.is_some() {}
    }

    fn admit<Io>(
        self: &Arc<Self>,
        io: Io,
        address: SocketAddr,
        tasks: &mut JoinSet<()>,
        stop: watch::Receiver<bool>,
    ) where
        Io: tokio::io::AsyncRead + tokio::io::AsyncWrite + Send + Unpin + 'static,
    {
        let address = address.ip();
        let is_proxy = self.proxies.iter().any(|network| network.holds(address));
        let pass = if is_proxy { self.connections.enter_by_proxy() } else { self.connections.enter(address) };
        match pass {
            Ok(pass) => {
                let stream = Stream::new(io, self.limits.send_timeout, pass);
                tasks.spawn(Arc::clone(self).serve(stream, Peer::direct(address), stop));
            }
            Err(refused) => {
                self.metrics.connections_refused.add(1);
                if let Ok(permit) = Arc::clone(&self.farewells).try_acquire_owned() {
                    tasks.spawn(async move {
                        turn_away(io, &refused).await;
                        drop(permit);
                    });
                }
            }
        }
    }

    async fn serve<Io>(self: Arc<Self>, stream: Stream<Io>, peer: Peer, mut stop: watch::Receiver<bool>)
    where
        Io: tokio::io::AsyncRead + tokio::io::AsyncWrite + Send + Unpin + 'static,
    {
        let router = TowerToHyperService::new(self.router.clone());
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            // It runs while a connection waits for its next request, too.
            .header_read_timeout(self.limits.head_timeout)
            .max_buf_size(HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut connection = pin!(connection);
        self.metrics.open_connections.up();
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = stopped(&mut stop) => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        self.metrics.open_connections.down();
        if let Err(error) = ended {
            // The other end is to blame, or has simply left.
            tracing::debug!(%error, "a connection has ended early");
        }
    }
}

/// Waits until the server stops, or is gone.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Tells a client over HTTP why its connection is closed, whatever it wanted to ask.
async fn turn_away(mut io: impl tokio::io::AsyncWrite + Unpin, refused: &Refused) {
    let body = serde_json::to_string(refused).expect("JSON can say every refusal");
    let length = body.len();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
         Retry-After: 10\r\nConnection: close\r\n\r\n{body}"
    );
    // Whether it arrives is not our concern: the limit is.
    let _ = timeout(FAREWELL, async {
        io.write_all(answer.as_bytes()).await?;
        io.shutdown().await
    })
    .await;
}

/// Connections that could not be accepted.
#[derive(Default)]
struct Failures {
    /// Since it was logged.
    count: u64,
    logged: Option<Instant>,
}

impl Failures {
    /// Counts a failure. It waits for a moment, unless only that one connection is concerned: without descriptors
    /// the next attempt fails as well.
    async fn tell_and_wait(&mut self, error: &io::Error, metrics: &Metrics) {
        metrics.accept_failures.add(1);
        self.count += 1;
        if self.logged.is_none_or(|at| at.elapsed() >= LOG_EVERY) {
            tracing::error!(%error, count = self.count, "connections cannot be accepted");
            (self.count, self.logged) = (0, Some(Instant::now()));
        }
        let only_this = matches!(
            error.kind(),
            ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
        );
        if !only_this {
            tokio::time::sleep(PAUSE).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, DuplexStream, duplex};
    use tokio::sync::mpsc;

    use super::*;
    use crate::limits::LIMITS;

    /// Fails as often as it is told, and then lets connections in.
    struct Failing {
        failures: u32,
        pipes: mpsc::UnboundedReceiver<DuplexStream>,
    }

    impl Door for Failing {
        type Io = DuplexStream;

        async fn accept(&mut self) -> io::Result<(DuplexStream, SocketAddr)> {
            if self.failures > 0 {
                self.failures -= 1;
                return Err(io::Error::other("too many open files"));
            }
            match self.pipes.recv().await {
                Some(pipe) => Ok((pipe, SocketAddr::from(([10, 0, 0, 1], 1)))),
                None => std::future::pending().await,
            }
        }

        fn local_addr(&self) -> io::Result<SocketAddr> {
            Ok(SocketAddr::from(([127, 0, 0, 1], 1)))
        }
    }

    fn impatient() -> Limits {
        Limits { head_timeout: Duration::from_millis(200), ..LIMITS }
    }

    struct Stage {
        metrics: Arc<Metrics>,
        pipes: mpsc::UnboundedSender<DuplexStream>,
        stop: watch::Sender<bool>,
        task: tokio::task::JoinHandle<()>,
    }

    fn stage(failures: u32, limits: Limits) -> Stage {
        let metrics = Arc::new(Metrics::default());
        let (pipes, incoming) = mpsc::unbounded_channel();
        let (stop, stopped) = watch::channel(false);
        let router = Router::new().fallback(|| async { "here" });
        let connections = Connections::new(limits.connections, limits.connections_per_address);
        let acceptor = Acceptor::new(router, connections, Vec::new(), Arc::clone(&metrics), limits);
        let task = tokio::spawn(acceptor.run(Failing { failures, pipes: incoming }, stopped));
        Stage { metrics, pipes, stop, task }
    }

    impl Stage {
        fn dial(&self) -> DuplexStream {
            let (ours, theirs) = duplex(4096);
            self.pipes.send(theirs).expect("somebody accepts");
            ours
        }
    }

    async fn rest(stream: &mut DuplexStream) -> String {
        let mut text = String::new();
        stream.read_to_string(&mut text).await.expect("it ends in order");
        text
    }

    /// Failures are counted, do not spin, and the next connection is served.
    #[tokio::test]
    async fn failures_to_accept_end_nothing() {
        let stage = stage(5, LIMITS);
        let begun = Instant::now();
        let mut stream = stage.dial();
        stream.write_all(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n").await.expect("it reads");
        assert!(rest(&mut stream).await.ends_with("here"));
        assert_eq!(stage.metrics.accept_failures.get(), 5);
        assert!(begun.elapsed() >= 5 * PAUSE);
        stage.stop.send_replace(true);
        stage.task.await.expect("it stops");
    }

    /// A head that does not end, a connection that says nothing and one that has asked before are all closed.
    #[tokio::test]
    async fn who_asks_nothing_in_time_is_closed() {
        let stage = stage(0, impatient());
        let begun = Instant::now();
        let (mut silent, mut half, mut idle) = (stage.dial(), stage.dial(), stage.dial());
        half.write_all(b"GET / HTTP/1.1\r\nX: ").await.expect("it reads");
        idle.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it reads");
        for stream in [&mut silent, &mut half, &mut idle] {
            rest(stream).await;
        }
        assert!(begun.elapsed() >= impatient().head_timeout);
        assert_eq!(stage.metrics.open_connections.get(), 0);
    }

    /// A client that sends a byte now and then has no more time than others.
    #[tokio::test]
    async fn a_head_that_comes_in_drops_is_closed() {
        let stage = stage(0, impatient());
        let begun = Instant::now();
        let mut slow = stage.dial();
        while slow.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(10)).await;
            assert!(begun.elapsed() < Duration::from_secs(10));
        }
    }

    #[tokio::test]
    async fn connections_over_the_limit_are_told_so() {
        let stage = stage(0, Limits { connections_per_address: 2, ..LIMITS });
        let _open: Vec<_> = (0..2).map(|_| stage.dial()).collect();
        let mut third = stage.dial();
        let answer = rest(&mut third).await;
        assert!(answer.starts_with("HTTP/1.1 429") && answer.contains("too_many"), "{answer}");
        assert_eq!(stage.metrics.connections_refused.get(), 1);
    }

    /// What is not told anything is still closed at once.
    #[tokio::test]
    async fn a_flood_over_the_limit_holds_nothing() {
        let stage = stage(0, Limits { connections_per_address: 0, ..LIMITS });
        let mut streams: Vec<_> = (0..200).map(|_| stage.dial()).collect();
        for stream in &mut streams {
            rest(stream).await;
        }
        assert_eq!(stage.metrics.connections_refused.get(), 200);
    }
}
