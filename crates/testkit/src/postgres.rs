//! A PostgreSQL of one's own, in a folder that is gone afterwards.
//!
//! It listens on a socket in that folder and nowhere else, unless a loopback port is asked for. Its programs are those of the system: the folder of
//! `POSTGRES_BIN`, or the newest that Debian has installed.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

#[cfg(unix)]
mod proxy;
mod tls;

#[cfg(unix)]
pub use proxy::Proxy;
pub use tls::{Certificate, PASSWORD};

/// Where Debian keeps one folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// The user that PostgreSQL runs as where we are root, which it refuses to be.
const USER: &str = "postgres";
/// What its socket is named after, unless it listens on a port, too.
const PORT: u16 = 5432;
/// How long it may take to start, crash recovery included.
const PATIENCE: Duration = Duration::from_secs(60);

/// A database server that ends with this value.
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    process: Option<Child>,
    databases: AtomicU32,
    port: u16,
    /// As in `name=value`.
    settings: Vec<String>,
}

impl Postgres {
    /// Makes a cluster and starts it.
    pub fn start() -> Result<Postgres, String> {
        let mut postgres = Postgres::create()?;
        postgres.resume()?;
        Ok(postgres)
    }

    /// Makes a cluster.
    fn create() -> Result<Postgres, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let programs = programs().ok_or("PostgreSQL is missing: install it, or name it with POSTGRES_BIN")?;
        let name = format!("blipfall-pg-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let postgres = Postgres {
            folder,
            programs,
            process: None,
            databases: AtomicU32::new(0),
            port: PORT,
            settings: vec!["listen_addresses=".to_owned()],
        };
        postgres.give_away(&postgres.folder)?;
        let data = postgres.data();
        let words =
            ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"];
        done(postgres.program("initdb").args(words).arg(data))?;
        Ok(postgres)
    }

    /// Gives a file or a folder to the user that PostgreSQL runs as.
    fn give_away(&self, path: &Path) -> Result<(), String> {
        if is_root() {
            done(Command::new("chown").arg(USER).arg(path))?;
        }
        Ok(())
    }

    /// Starts it again after [`Postgres::crash`], and waits until it answers.
    pub fn resume(&mut self) -> Result<(), String> {
        let mut server = self.program("postgres");
        server.arg("-D").arg(self.data()).arg("-k").arg(&self.folder);
        server.args(["-p", &self.port.to_string()]);
        server.args(["-c", "max_connections=200", "-c", "log_min_messages=fatal"]);
        server.args(self.settings.iter().flat_map(|setting| ["-c", setting]));
        let server = server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(server.spawn().map_err(|error| error.to_string())?);
        let since = Instant::now();
        while self.sql("postgres", "SELECT 1").is_err() {
            if since.elapsed() > PATIENCE {
                return Err("PostgreSQL does not answer".to_owned());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// Ends it at once, as a crash does: what was committed has to be recovered.
    pub fn crash(&mut self) -> Result<(), String> {
        self.end("QUIT")
    }

    /// Lets all its processes hang: connections stay open, and nothing is answered.
    pub fn pause(&self) -> Result<(), String> {
        self.signal("STOP")
    }

    /// Lets them go on.
    pub fn go_on(&self) -> Result<(), String> {
        self.signal("CONT")
    }

    fn signal(&self, signal: &str) -> Result<(), String> {
        let parent = self.process.as_ref().ok_or("it does not run")?.id();
        let mut kill = Command::new("kill");
        kill.args(["-s", signal, &parent.to_string()]).args(children(parent));
        done(&mut kill).map(|_| ())
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> Result<String, String> {
        let name = self.new_database()?;
        let folder = self.folder.display().to_string().replace('/', "%2F");
        Ok(format!("postgres://postgres@{folder}:{}/{name}", self.port))
    }

    fn new_database(&self) -> Result<String, String> {
        let name = format!("trial{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(name)
    }

    /// Runs SQL in one of the databases, beside everybody else: what it answers.
    pub fn sql(&self, database: &str, sql: &str) -> Result<String, String> {
        let mut psql = Command::new(self.programs.join("psql"));
        let host = self.folder.display().to_string();
        done(psql.args([
            "-qAtX",
            "-v",
            "ON_ERROR_STOP=1",
            "-U",
            "postgres",
            "-h",
            &host,
            "-p",
            &self.port.to_string(),
            "-d",
            database,
            "-c",
            sql,
        ]))
    }

    /// How long all its processes have kept processors busy so far, where the system tells.
    pub fn busy(&self) -> Option<Duration> {
        let parent = self.process.as_ref()?.id();
        let children = children(parent).into_iter().filter_map(|id| id.parse().ok());
        // Processes that have ended are counted by their parent.
        Some(children.filter_map(|id| ticks(id, 11, 2)).sum::<Duration>() + ticks(parent, 11, 4)?)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// One of its programs, as the user that it must run as.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        if !is_root() {
            return Command::new(program);
        }
        let mut command = Command::new("setpriv");
        command.args([&format!("--reuid={USER}"), "--regid", USER, "--clear-groups"]).arg(program);
        command.current_dir(&self.folder);
        command
    }

    fn end(&mut self, signal: &str) -> Result<(), String> {
        let Some(mut process) = self.process.take() else { return Ok(()) };
        done(Command::new("kill").args(["-s", signal, &process.id().to_string()]))?;
        process.wait().map_err(|error| error.to_string()).map(|_| ())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Nothing depends on it: at worst a folder is left behind.
        let _ = self.end("QUIT");
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The processes that a process has started, by their numbers; none where the system does not tell.
fn children(parent: u32) -> Vec<String> {
    let children = std::fs::read_to_string(format!("/proc/{parent}/task/{parent}/children"));
    children.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

/// The processor time in some fields of `/proc/ID/stat`, in hundredths of a second.
fn ticks(process: u32, first: usize, n_fields: usize) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields = stat.rsplit_once(')')?.1.split_whitespace().skip(first).take(n_fields);
    Some(Duration::from_millis(fields.filter_map(|field| field.parse::<u64>().ok()).sum::<u64>() * 10))
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| {
        #[cfg(unix)]
        return std::os::unix::fs::MetadataExt::uid(&own) == 0;
        #[cfg(not(unix))]
        return own.is_file();
    })
}

/// The folder of `initdb`, `postgres` and `psql`.
fn programs() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("POSTGRES_BIN") {
        return Some(named.into());
    }
    let versions = std::fs::read_dir(DEBIAN).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.max_by_key(|path| number(path))?.join("bin");
    newest.join("initdb").is_file().then_some(newest)
}

/// Runs a program to its end: what it wrote, or what went wrong.
fn done(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    } else {
        Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr).trim()))
    }
}
