//! The server as a whole: opened, run, stopped.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::accept::Acceptor;
use crate::analyses::Analyses;
use crate::app::App;
use crate::background::Background;
use crate::clock::Clock;
use crate::connections::Connections;
use crate::descriptors;
use crate::devices::DeviceSockets;
use crate::door::Door;
use crate::faults::Faults;
use crate::finished::Finished;
use crate::guard::Guard;
use crate::hall::{Hall, World};
use crate::health::HealthCheck;
use crate::heavy::HeavyWork;
use crate::http;
use crate::library::MissionLibrary;
use crate::limits::{LIMITS, Limits};
use crate::metrics::Metrics;
use crate::origin::Origin;
use crate::pending_bytes::PendingBytes;
use crate::pool::Pool;
use crate::proxy::Network;
use crate::puzzles::PuzzleTables;
use crate::room::Plans;
use crate::store::{Fault, Heard, Store, StoreAddress, Writer};
use crate::token::TokenHash;
use crate::workers::Workers;
use crate::workshop::games::Shelf;

/// The port that is tried first when none is asked for.
pub const PORT: u16 = 7373;
/// How many ports after it are tried.
const NEARBY: u16 = 20;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: Listen,
    /// Where the matches lie.
    pub store: StoreAddress,
    /// The address under which others reach it, as in `https://play.example`.
    pub public_url: Option<String>,
    /// Proxies whose word about the addresses of clients is believed.
    pub proxies: Vec<Network>,
    /// Who may read the figures for Prometheus besides this computer: they count what is sent
    /// to everybody, and are no business of the players.
    pub metrics_to: Vec<Network>,
    /// The folder in which people may save missions for all others; default: nobody may.
    pub library: Option<PathBuf>,
    /// What anybody may ask of it.
    pub limits: Limits,
    /// How many threads think for computer players.
    pub thinkers: usize,
    /// How much heavy work (setting boards up, loading and proving matches) is done at the same time.
    pub heavy_at_once: usize,
    /// What tells the time.
    pub clock: Clock,
    /// What is broken on purpose, for trials.
    pub faults: Option<Arc<dyn Faults>>,
}

/// Where a server listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listen {
    /// On this computer alone, on [`PORT`] or the first free port after it.
    Nearby,
    /// There.
    At(SocketAddr),
}

impl Config {
    /// For this computer alone.
    pub fn local(store: impl Into<StoreAddress>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Config {
            listen: Listen::Nearby,
            store: store.into(),
            public_url: None,
            proxies: Vec::new(),
            metrics_to: Vec::new(),
            library: None,
            limits: LIMITS,
            thinkers: cores.saturating_sub(1).max(1),
            heavy_at_once: (cores / 2).max(1),
            clock: Clock::new(),
            faults: None,
        }
    }
}

/// Why a server does not start.
#[derive(Debug)]
#[non_exhaustive]
pub enum StartError {
    /// The data cannot be used.
    Data(Fault),
    /// It cannot listen there.
    Listen(SocketAddr, std::io::Error),
    /// The folder for missions cannot be used.
    Library(PathBuf, std::io::Error),
    /// The public address is none.
    PublicUrl(String),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StartError::Data(fault) => write!(f, "{fault}"),
            StartError::Listen(address, error) => {
                write!(f, "cannot listen on {address}: {error}; choose another address with --listen")
            }
            StartError::Library(folder, error) => {
                write!(f, "--mission-library {}: {error}", folder.display())
            }
            StartError::PublicUrl(url) => {
                write!(f, "--public-url {url:?}: it has the form https://play.example or http://host:port")
            }
        }
    }
}

impl std::error::Error for StartError {}

/// A server that runs.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Server {
    /// Starts a server on the store that the configuration names.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        survive_file_limits();
        let place = config.store.clone();
        let opened = tokio::task::spawn_blocking(move || place.open()).await;
        let store = opened
            .unwrap_or_else(|_| Err(Fault::Failed("the data could not be opened".to_owned())))
            .map_err(StartError::Data)?;
        Server::start_on(config, store).await
    }

    /// Starts a server on any store.
    pub async fn start_on(config: Config, store: Arc<dyn Store>) -> Result<Server, StartError> {
        let listener = listen(config.listen).await?;
        Server::start_behind(config, store, listener)
    }

    /// Starts a server on any store, behind any door; where the configuration says that it is to
    /// listen does not count.
    pub fn start_behind(
        config: Config,
        store: Arc<dyn Store>,
        door: impl Door,
    ) -> Result<Server, StartError> {
        let public = config.public_url.as_deref().map(public_origin).transpose()?;
        let address = door.local_addr().map_err(|error| StartError::Listen(any_address(), error))?;
        let library = config.library.clone().map(open_library).transpose()?;
        let app = Arc::new(app(&config, public, Arc::clone(&store), library, address));
        join_peers(&app, &*store).map_err(StartError::Data)?;
        let (stop, stopped) = watch::channel(false);
        let acceptor = acceptor(&config, &app);
        let task = tokio::spawn(acceptor.run(door, stopped));
        tokio::spawn(forget_unused(Arc::downgrade(&app), config.limits.idle));
        tracing::info!(%address, "listening");
        Ok(Server { app, address, stop, task })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What `/api/metrics` tells.
    pub fn metrics(&self) -> &Metrics {
        &self.app.metrics
    }

    /// Stops: nobody new is let in, what is being written is finished, everybody is told, then connections are
    /// closed. A client that does not let go holds it up for a few seconds; whatever else hangs, a database for example,
    /// holds it up for 8 seconds at most.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        let requests = self.task.abort_handle();
        let finished = finish(DroppedBeside(Some(self.app)), self.task);
        if tokio::time::timeout(STOPS_WITHIN, finished).await.is_err() {
            requests.abort();
            tracing::warn!("stopped before everything was finished: something did not answer");
        } else {
            tracing::info!("stopped");
        }
    }
}

/// How long a server that stops waits for everything together.
const STOPS_WITHIN: Duration = Duration::from_secs(8);
/// How long it waits for requests, and then for sockets.
const GRACE: Duration = Duration::from_secs(3);

async fn finish(mut app: DroppedBeside<Arc<App>>, mut requests: JoinHandle<()>) {
    let mut store = DroppedBeside(None);
    if let Some(app) = &app.0 {
        store.0 = Some(Arc::clone(&app.hall.world().store));
        app.hall.close().await;
        if let Some(peers) = app.hall.world().store.peers() {
            peers.leave();
        }
        if tokio::time::timeout(GRACE, &mut requests).await.is_err() {
            requests.abort();
        }
        // Sockets hold on to the data until they are closed; the next server on
        // them should find them free.
        wait_for_others(app).await;
    }
    drop_beside(app.0.take()).await;
    // A room that was being closed, or a question under way, may still have the store.
    if let Some(store) = &store.0 {
        wait_for_others(store).await;
    }
    drop_beside(store.0.take()).await;
}

/// Waits until no other task has it, or for [`GRACE`].
async fn wait_for_others<T: ?Sized>(shared: &Arc<T>) {
    let free = async {
        while Arc::strong_count(shared) > 1 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let _ = tokio::time::timeout(GRACE, free).await;
}

/// Drops something, and waits for it: closing the store waits for its threads.
async fn drop_beside(last: impl Send + 'static) {
    let _ = tokio::task::spawn_blocking(move || drop(last)).await;
}

/// What is dropped on a thread of its own if nobody has taken it: whoever gives up waiting does not wait for that either.
struct DroppedBeside<T: Send + 'static>(Option<T>);

impl<T: Send + 'static> Drop for DroppedBeside<T> {
    fn drop(&mut self) {
        if let Some(held) = self.0.take() {
            std::thread::spawn(move || drop(held));
        }
    }
}

/// Threads beside those of the runtime: for questions to the store, which are short, and for heavy work, which waits for
/// its turn elsewhere. Without a limit many requests at once start hundreds of them, each with memory of its own.
const MOST_BLOCKING_THREADS: usize = 24;
/// How long such a thread waits for more to do. As long as it lives, the allocator keeps memory for it: after an attack
/// nine of them held 6 MiB.
const BLOCKING_KEEP_ALIVE: Duration = Duration::from_millis(500);

/// The runtime that a server is to run in.
pub fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.max_blocking_threads(MOST_BLOCKING_THREADS).thread_keep_alive(BLOCKING_KEEP_ALIVE);
    builder.enable_all().build()
}

/// Listens to other servers on the same store, if there can be any.
fn join_peers(app: &Arc<App>, store: &dyn Store) -> Result<(), Fault> {
    let Some(peers) = store.peers() else { return Ok(()) };
    let (app, runtime) = (Arc::downgrade(app), tokio::runtime::Handle::current());
    peers.listen(Box::new(move |heard| {
        let Some(here) = app.upgrade() else { return };
        match heard {
            Heard::Dropped(device) => here.devices.close(&device),
            heard => {
                if heard == Heard::Everything {
                    runtime.spawn(close_dropped(Weak::clone(&app)));
                }
                here.hall.hear(heard);
            }
        }
    }))
}

/// How long it takes until the database is asked again that could not be reached.
const ASK_AGAIN: Duration = Duration::from_secs(1);

/// Closes the sockets of devices that were dropped while this server did not hear the others.
async fn close_dropped(app: Weak<App>) {
    while let Some(here) = app.upgrade() {
        let tokens = here.devices.tokens();
        let unknown = here.hall.ask(move |store| {
            let is_unknown = |token: &TokenHash| store.person(*token).map(|person| person.is_none());
            tokens
                .into_iter()
                .map(|token| Ok((token, is_unknown(&token)?)))
                .collect::<Result<Vec<_>, Fault>>()
        });
        if let Ok(asked) = unknown.await {
            let dropped = asked.into_iter().filter(|(_, is_unknown)| *is_unknown);
            return dropped.for_each(|(token, _)| here.devices.close(&token.device_id()));
        }
        drop(here);
        tokio::time::sleep(ASK_AGAIN).await;
    }
}

/// Gives memory back that is kept for those who may come again, as long as the server runs.
async fn forget_unused(app: Weak<App>, every: Duration) {
    loop {
        tokio::time::sleep(every).await;
        let Some(app) = app.upgrade() else { return };
        app.hall.world().plans.forget_unused();
        app.finished.forget_unused();
        let released = app.hall.ask(|store| {
            store.release_memory();
            Ok(())
        });
        // It cannot fail, and if its thread did, the next one is not far.
        let _ = released.await;
    }
}

fn app(
    config: &Config,
    public: Option<Origin>,
    store: Arc<dyn Store>,
    library: Option<Arc<MissionLibrary>>,
    address: SocketAddr,
) -> App {
    let metrics = Arc::new(Metrics::default());
    let counted = Arc::clone(&metrics);
    let watch = move |writes: usize| {
        counted.commits.add(1);
        counted.writes.add(writes as u64);
    };
    let workers = Workers {
        pool: Pool::new(config.thinkers),
        metrics: Arc::clone(&metrics),
        limit: config.limits.think_time,
        faults: config.faults.clone(),
    };
    let workers = Arc::new(workers);
    let world = World {
        writer: Writer::new(Arc::clone(&store), watch),
        store,
        background: Background::new(Arc::clone(&workers), config.limits),
        workers,
        shelf: Shelf::default(),
        faults: config.faults.clone(),
        clock: config.clock.clone(),
        plans: Plans::default(),
        heavy: HeavyWork::new(config.heavy_at_once, config.limits, Arc::clone(&metrics)),
        metrics: Arc::clone(&metrics),
        limits: config.limits,
    };
    let about = protocol::About {
        name: "Blipfall".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: protocol::PROTOCOL,
        local: address.ip().is_loopback() && config.public_url.is_none(),
        public_url: config.public_url.clone(),
        limits: config.limits.for_clients(),
    };
    App {
        hall: Hall::new(world),
        finished: Finished::new(config.limits.finished_bytes),
        analyses: Analyses::new(),
        library,
        puzzles: PuzzleTables::new(),
        health: HealthCheck::default(),
        guard: Guard::new(public, config.limits),
        devices: DeviceSockets::default(),
        metrics,
        limits: config.limits,
        pending_bytes: PendingBytes::new(
            config.limits.pending_bytes,
            config.limits.pending_bytes_per_address,
        ),
        answer_bytes: PendingBytes::new(config.limits.answer_bytes, config.limits.answer_bytes_per_address),
        proxies: config.proxies.clone(),
        metrics_to: config.metrics_to.clone(),
        about,
    }
}

fn open_library(folder: PathBuf) -> Result<Arc<MissionLibrary>, StartError> {
    let failed = |error| StartError::Library(folder.clone(), error);
    MissionLibrary::open(folder.clone()).map(Arc::new).map_err(failed)
}

fn acceptor(config: &Config, app: &Arc<App>) -> Acceptor {
    let most = descriptors::raise(config.limits.connections);
    let connections = Connections::new(most, config.limits.connections_per_address);
    let router = http::router(Arc::clone(app));
    Acceptor::new(router, connections, config.proxies.clone(), Arc::clone(&app.metrics), config.limits)
}

/// What a public address says.
fn public_origin(url: &str) -> Result<Origin, StartError> {
    let wrong = || StartError::PublicUrl(url.to_owned());
    Origin::parse(url.strip_suffix('/').unwrap_or(url)).ok_or_else(wrong)
}

/// A file that must not grow any more (`ulimit -f`) ends a program, unless it asks to be told by
/// an error, as by a full disk.
fn survive_file_limits() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        // It holds for the rest of the program, whether anybody listens or not.
        if let Err(error) = signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw())) {
            tracing::warn!(%error, "a limit of the size of files would end the program");
        }
    }
}

fn any_address() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], PORT))
}

async fn listen(listen: Listen) -> Result<TcpListener, StartError> {
    let Listen::At(address) = listen else { return listen_nearby().await };
    TcpListener::bind(address).await.map_err(|error| StartError::Listen(address, error))
}

/// The first free port at or after the usual one; any at all if there is none.
async fn listen_nearby() -> Result<TcpListener, StartError> {
    let local = IpAddr::from([127, 0, 0, 1]);
    for port in PORT..PORT + NEARBY {
        if let Ok(listener) = TcpListener::bind((local, port)).await {
            return Ok(listener);
        }
    }
    let address = SocketAddr::new(local, 0);
    TcpListener::bind(address).await.map_err(|error| StartError::Listen(address, error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_addresses() {
        for (url, authority) in
            [("https://play.example", "play.example"), ("http://play.example:8080/", "play.example:8080")]
        {
            assert_eq!(public_origin(url).ok().map(|origin| origin.authority()).as_deref(), Some(authority));
        }
        for wrong in ["play.example", "https://", "https://a/b", "ftp://a", "https://a b"] {
            assert!(public_origin(wrong).is_err(), "{wrong}");
        }
    }
}
