//! `blipfall`, and `blipfall serve`: the server.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::ValueEnum;
use clap::builder::{OsStringValueParser, TypedValueParser as _};
use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use server::store::StoreAddress;
use server::{Config, Listen, Network, PORT, Server};

use crate::Exit;

/// A server for this computer alone.
#[derive(clap::Args)]
pub(crate) struct Local {
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    #[command(flatten)]
    folder: DataFolder,
}

/// A server for others too.
#[derive(clap::Args)]
#[command(after_help = "\
Behind a proxy that speaks TLS, listen on 127.0.0.1, give the outer address with --public-url, and
the proxy's own with --proxy, so that limits count clients and not the proxy.
Matches are on disk before they are acknowledged: the server may be stopped, or killed, at any time.")]
pub(crate) struct Hosted {
    /// Where to listen; 0.0.0.0 is every address of this computer
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = SocketAddr::from(([127, 0, 0, 1], PORT)))]
    listen: SocketAddr,
    /// The address at which others reach the server, such as `https://play.example`
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// A proxy in front of the server, such as 127.0.0.1 or 10.0.0.0/8, whose X-Forwarded-For header
    /// is trusted to name the client; can be given more than once
    #[arg(long, value_name = "NETWORK")]
    proxy: Vec<Network>,
    /// An address or network that may read the figures for Prometheus, besides this computer, such as
    /// 10.1.2.3 or 10.0.0.0/8; can be given more than once
    #[arg(long, value_name = "NETWORK")]
    metrics_to: Vec<Network>,
    /// A folder in which people may save missions for all users of this server, up to 20 each; default: no saving
    #[arg(long, value_name = "FOLDER")]
    mission_library: Option<PathBuf>,
    /// The number of threads on which computer players think; default: all cores but one
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// The form of the log on standard error
    #[arg(long, value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
    #[command(flatten)]
    store: StorePlace,
}

/// Where the matches of a hosted server are.
#[derive(clap::Args)]
pub(crate) struct StorePlace {
    /// A PostgreSQL database instead of a folder, as in postgres://user@host/database; also read from
    /// the variable BLIPFALL_STORE. Its password belongs in that variable, in PGPASSWORD or in a password
    /// file (PGPASSFILE), not here: every user of this computer can read the list of processes
    #[arg(long, value_name = "ADDRESS")]
    store: Option<String>,
    #[command(flatten)]
    folder: DataFolder,
}

impl StorePlace {
    /// The database that is named, or the folder.
    pub fn place(&self) -> io::Result<StoreAddress> {
        if let Some(named) = &self.store {
            return address(named, "--store", "BLIPFALL_STORE");
        }
        match std::env::var("BLIPFALL_STORE") {
            Ok(named) if !named.is_empty() && self.folder.is_named() => {
                Err(io::Error::other("a folder and BLIPFALL_STORE are both named; name one of them"))
            }
            Ok(named) if !named.is_empty() => address(&named, "--store", "BLIPFALL_STORE"),
            _ => self.folder.folder().map(StoreAddress::Folder),
        }
    }
}

/// Reads the address of a store, and warns of a password in it that everybody on this computer can read in the list of
/// processes, instead of in the variable that it belongs in.
pub(crate) fn address(text: &str, option: &str, variable: &str) -> io::Result<StoreAddress> {
    let place = StoreAddress::parse(text).map_err(io::Error::other)?;
    let is_listed = || std::env::args_os().any(|word| word.to_string_lossy().contains(text));
    if place.has_password() && is_listed() {
        eprintln!(
            "blipfall: the password in {option} can be read in the list of processes; put the address into the \
             variable {variable}, or the password into the file of PGPASSFILE, and change it"
        );
    }
    Ok(place)
}

/// Where the data are.
#[derive(clap::Args)]
pub(crate) struct DataFolder {
    /// The folder in which matches are kept; default: one in the user's data folder
    // A parser of paths would refuse an empty text, by which a container takes its own default back.
    #[arg(
        long,
        value_name = "FOLDER",
        env = "BLIPFALL_DATA",
        value_parser = OsStringValueParser::new().map(PathBuf::from)
    )]
    data: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum LogForm {
    Text,
    Json,
}

impl DataFolder {
    fn is_named(&self) -> bool {
        self.named().is_some()
    }

    /// An empty name is none: so a variable can be taken back.
    fn named(&self) -> Option<&PathBuf> {
        self.data.as_ref().filter(|folder| !folder.as_os_str().is_empty())
    }

    /// The folder of the matches. The address of a database is none: it would become a folder with a password in its name.
    pub fn folder(&self) -> io::Result<PathBuf> {
        let unknown = || io::Error::other("where do your data belong? say it with --data FOLDER");
        let folder = self.named().cloned().or_else(data_folder).ok_or_else(unknown)?;
        match folder.to_str().map(StoreAddress::parse) {
            None | Some(Ok(StoreAddress::Folder(_))) => Ok(folder),
            Some(_) => Err(io::Error::other("--data names a folder; a database is named with --store")),
        }
    }
}

/// Where programs keep the data of their user on this system. The name of the folder is the one that each
/// system is used to.
fn data_folder() -> Option<PathBuf> {
    let name = if cfg!(any(target_os = "windows", target_os = "macos")) { "Blipfall" } else { "blipfall" };
    choose_native_strategy().ok().map(|system| system.data_dir().join(name))
}

/// Serves this computer, and shows it in the browser.
pub(crate) fn local(args: &Local, out: &mut impl Write) -> io::Result<Exit> {
    server::log_to_stderr(server::LogForm::Text, "warn");
    let config = Config::local(args.folder.folder()?);
    run(config, out, |address, out| {
        let url = format!("http://{address}/");
        writeln!(out, "Blipfall runs at {url}\nCtrl-C stops it; matches are kept.")?;
        if !args.no_open && !open_browser(&url) {
            writeln!(out, "Open that address in a browser.")?;
        }
        Ok(())
    })
}

/// Serves others too.
pub(crate) fn hosted(args: &Hosted, out: &mut impl Write) -> io::Result<Exit> {
    let form = match args.log {
        LogForm::Text => server::LogForm::Text,
        LogForm::Json => server::LogForm::Json,
    };
    server::log_to_stderr(form, "info");
    let mut config = Config::local(args.store.place()?);
    config.listen = Listen::At(args.listen);
    config.public_url = args.public_url.clone();
    config.proxies = args.proxy.clone();
    config.metrics_to = args.metrics_to.clone();
    config.library = args.mission_library.clone();
    config.thinkers = args.thinkers.unwrap_or(config.thinkers);
    run(config, out, |address, out| writeln!(out, "http://{address}/"))
}

fn run<W: Write>(
    config: Config,
    out: &mut W,
    greet: impl FnOnce(SocketAddr, &mut W) -> io::Result<()>,
) -> io::Result<Exit> {
    let runtime = server::runtime()?;
    let exit = runtime.block_on(async {
        let server = match Server::start(config).await {
            Ok(server) => server,
            Err(error) => {
                eprintln!("blipfall: {error}");
                return Ok(Exit::Problems);
            }
        };
        greet(server.address(), out)?;
        out.flush()?;
        wait_for_the_end().await?;
        server.stop().await;
        Ok(Exit::Fine)
    });
    // What has not finished by now is not waited for.
    runtime.shutdown_background();
    exit
}

/// Waits until the program is asked to end.
async fn wait_for_the_end() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            ended = tokio::signal::ctrl_c() => ended,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

/// Asks the system to show an address; false if it does not know how.
fn open_browser(url: &str) -> bool {
    let mut command = if cfg!(target_os = "windows") {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", "", url]);
        command
    } else {
        let mut command = Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" });
        command.arg(url);
        command
    };
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    match quiet.spawn() {
        Ok(mut child) => {
            // It says at once whether it worked; a browser of its own goes on beside it.
            std::thread::spawn(move || child.wait());
            true
        }
        Err(_) => false,
    }
}
