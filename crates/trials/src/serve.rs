//! A server in a process of its own, so that it can be killed and measured.

use std::ffi::OsStr;
use std::io::Write as _;
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;

use server::limits::{LIMITS, Limits};
use server::store::StoreAddress;
use server::{Config, Listen, Server};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::Verdict;

/// Where to serve.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder of the matches, or the address of a database.
    #[arg(long)]
    data: String,
    /// The port on loopback; 0 takes any.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// How long a match without anybody stays in memory, in milliseconds.
    #[arg(long, default_value_t = LIMITS.idle.as_millis() as u64)]
    idle: u64,
    /// Have the limits of a public server instead of generous ones.
    #[arg(long)]
    strict: bool,
}

/// Serves until the process is ended.
pub(crate) async fn run(args: Args) -> Verdict {
    let place = StoreAddress::parse(&args.data).map_err(|error| error.to_string())?;
    let limits = if args.strict { LIMITS } else { trials::home::generous() };
    let config = Config {
        listen: Listen::At(SocketAddr::from(([127, 0, 0, 1], args.port))),
        limits: Limits { idle: Duration::from_millis(args.idle), ..limits },
        ..Config::local(place)
    };
    let server = Server::start(config).await.map_err(|error| error.to_string())?;
    println!("{}", server.address());
    std::io::stdout().flush().map_err(|error| error.to_string())?;
    tokio::signal::ctrl_c().await.map_err(|error| error.to_string())?;
    server.stop().await;
    Ok("stopped".to_owned())
}

/// How a server in a process of its own is to run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ServerOptions {
    /// The port on loopback; 0 takes any.
    pub port: u16,
    /// How long a match without anybody stays in memory.
    pub idle: Duration,
    /// Whether it has the limits of a public server.
    pub strict: bool,
}

impl Default for ServerOptions {
    fn default() -> ServerOptions {
        ServerOptions { port: 0, idle: LIMITS.idle, strict: false }
    }
}

/// A server in a process of its own.
pub(crate) struct Process {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Process {
    /// Starts one and waits until it listens.
    pub async fn start(
        data: impl AsRef<OsStr>,
        ServerOptions { port, idle, strict }: ServerOptions,
    ) -> Result<Process, String> {
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let mut child = Command::new(program)
            .args(["serve", "--port", &port.to_string(), "--idle", &idle.as_millis().to_string(), "--data"])
            .arg(data)
            .args(strict.then_some("--strict"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| error.to_string())?;
        let output = child.stdout.take().ok_or("the server has no output")?;
        let line = BufReader::new(output).lines().next_line().await.map_err(|error| error.to_string())?;
        let line = line.ok_or("the server has ended before it listened")?;
        let address = line.parse().map_err(|_| format!("{line:?} is no address"))?;
        Ok(Process { child, address })
    }

    /// Kills it as `kill -9` does, and waits until it is gone.
    pub async fn kill(&mut self) -> Result<(), String> {
        self.child.kill().await.map_err(|error| error.to_string())
    }

    /// How long it has kept processors busy so far, where the system tells: its own code and
    /// what the system did for it.
    pub fn busy(&self) -> Option<Duration> {
        busy(self.child.id()?)
    }

    /// Whether it still runs.
    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|ended| ended.is_none())
    }

    /// How many files and connections it has open, where the system tells.
    pub fn descriptors(&self) -> Option<u64> {
        Some(std::fs::read_dir(format!("/proc/{}/fd", self.child.id()?)).ok()?.count() as u64)
    }

    /// The memory it holds, in bytes, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
    }
}

/// How long a process has kept processors busy so far.
pub(crate) fn busy(process: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program may hold anything; the fields follow its last bracket.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    // In hundredths of a second, whatever the kernel itself counts in.
    Some(Duration::from_millis(10 * (ticks()? + ticks()?)))
}
