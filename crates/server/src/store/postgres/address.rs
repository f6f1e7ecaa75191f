//! Where the database is, and its password, which is written nowhere.

use std::path::{Path, PathBuf};
use std::time::Duration;

use percent_encoding::percent_decode_str;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::tls::Encryption;
use crate::store::Fault;

/// What the database is told about who connects, unless the address says something else.
const APPLICATION_NAME: &str = "blipfall";
/// The port of PostgreSQL, unless the address says something else.
const PORT: u16 = 5432;
/// How long what was sent may be on its way to a computer that does not confirm it, unless the address says something else:
/// then the connection is lost. The system itself would try for a quarter of an hour.
const UNCONFIRMED: Duration = Duration::from_secs(8);
/// When a connection on which nothing happens is looked after, and how often then, unless the address says something else.
const LOOK_AFTER: Duration = Duration::from_secs(10);
const LOOK_AGAIN: Duration = Duration::from_secs(2);

/// What can be asked of the surroundings of the program, so that tests need not change them.
pub(super) trait Surroundings {
    fn variable(&self, name: &str) -> Option<String>;
    fn read(&self, path: &Path) -> Result<String, String>;
}

/// The environment and the files of this process.
pub(super) struct System;

impl Surroundings for System {
    fn variable(&self, name: &str) -> Option<String> {
        std::env::var(name).ok().filter(|value| !value.is_empty())
    }

    /// A file of passwords that others may read is not used, as by every other client of PostgreSQL.
    fn read(&self, path: &Path) -> Result<String, String> {
        let file = std::fs::metadata(path).map_err(|error| error.to_string())?;
        let credentials = self.variable("CREDENTIALS_DIRECTORY").map(PathBuf::from);
        if is_open_to_others(&file, path, credentials.as_deref()) {
            return Err("others may read it; `chmod 600` keeps them out".to_owned());
        }
        std::fs::read_to_string(path).map_err(|error| error.to_string())
    }
}

/// In the folder of credentials, systemd gives a file to one user by an access list, whose mask is shown as the rights of
/// the group: there these say nothing about others.
#[cfg(unix)]
fn is_open_to_others(file: &std::fs::Metadata, path: &Path, credentials: Option<&Path>) -> bool {
    let is_credential = credentials.is_some_and(|folder| path.starts_with(folder));
    let others = if is_credential { 0o007 } else { 0o077 };
    std::os::unix::fs::MetadataExt::mode(file) & others != 0
}

#[cfg(not(unix))]
fn is_open_to_others(_: &std::fs::Metadata, _: &Path, _: Option<&Path>) -> bool {
    false
}

/// Where the database is and how it is spoken to.
#[derive(Clone)]
pub(super) struct Address {
    pub config: Config,
    pub connector: MakeRustlsConnect,
}

impl Address {
    /// What a `postgres://` address says. The address itself is in no error: it may hold a password.
    pub fn read(address: &str, system: &dyn Surroundings) -> Result<Address, Fault> {
        let (config, encryption) = parse(address, system)
            .map_err(|why| Fault::Failed(format!("the address of the database cannot be used: {why}")))?;
        Ok(Address { config, connector: encryption.connector()? })
    }
}

fn parse(address: &str, system: &dyn Surroundings) -> Result<(Config, Encryption), &'static str> {
    let (address, options) = take_encryption(address)?;
    let mut config: Config =
        address.parse().map_err(|_| "it has the form postgres://user@host:port/database")?;
    complete(&mut config, system)?;
    let mode = options.mode.or_else(|| system.variable("PGSSLMODE"));
    let root = options.root.or_else(|| system.variable("PGSSLROOTCERT"));
    let encryption = Encryption::read(mode.as_deref(), root.as_deref())?;
    // Nobody else can listen to a socket of this computer, and PostgreSQL does not speak TLS there.
    let is_local = config.get_hosts().iter().all(is_socket);
    config.ssl_mode(if is_local { SslMode::Disable } else { encryption.mode });
    Ok((config, encryption))
}

/// Fills in what the address leaves to the surroundings.
fn complete(config: &mut Config, system: &dyn Surroundings) -> Result<(), &'static str> {
    if config.get_hosts().is_empty() {
        let hosts: Vec<String> = config.get_hostaddrs().iter().map(ToString::to_string).collect();
        if hosts.is_empty() {
            config.host(system.variable("PGHOST").unwrap_or_else(|| "localhost".to_owned()));
        }
        for host in hosts {
            config.host(host);
        }
    }
    if config.get_user().is_none() {
        let user = system.variable("PGUSER").or_else(|| system.variable("USER"));
        config.user(user.ok_or("it names no user")?);
    }
    if config.get_application_name().is_none() {
        config.application_name(APPLICATION_NAME);
    }
    notice_silence(config);
    if config.get_password().is_none()
        && let Some(password) = find_password(config, system)
    {
        config.password(password);
    }
    Ok(())
}

/// A connection whose other end is gone without a word is lost within seconds.
fn notice_silence(config: &mut Config) {
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(UNCONFIRMED);
    }
    if config.get_keepalives_idle() == Config::new().get_keepalives_idle() {
        config.keepalives_idle(LOOK_AFTER);
    }
    if config.get_keepalives_interval().is_none() {
        config.keepalives_interval(LOOK_AGAIN);
    }
}

fn is_socket(host: &Host) -> bool {
    match host {
        Host::Tcp(_) => false,
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// The options about TLS, of which `tokio-postgres` knows only some.
#[derive(Default)]
struct TlsOptions {
    mode: Option<String>,
    root: Option<String>,
}

/// An address without its options about TLS, and these.
fn take_encryption(address: &str) -> Result<(String, TlsOptions), &'static str> {
    // A password ends at the first `@`, and may have a `?` in it.
    let name = address.find('@').unwrap_or(0);
    let Some((place, query)) = address[name..].split_once('?') else {
        return Ok((address.to_owned(), TlsOptions::default()));
    };
    let (mut options, mut others) = (TlsOptions::default(), Vec::new());
    for option in query.split('&') {
        let (key, value) = option.split_once('=').unwrap_or((option, ""));
        let value =
            || percent_decode_str(value).decode_utf8().map(String::from).map_err(|_| "it is not UTF-8");
        match key {
            "sslmode" => options.mode = Some(value()?),
            "sslrootcert" => options.root = Some(value()?),
            "sslcert" | "sslkey" => {
                return Err("this program has no certificates of its own to show (sslcert)");
            }
            _ => others.push(option),
        }
    }
    let mark = if others.is_empty() { "" } else { "?" };
    Ok((format!("{}{place}{mark}{}", &address[..name], others.join("&")), options))
}

/// Whether an address holds a password that others could read in a list of processes.
pub(super) fn has_password(address: &str) -> bool {
    let config = take_encryption(address).ok().and_then(|(address, _)| address.parse::<Config>().ok());
    config.is_some_and(|config| config.get_password().is_some())
}

fn find_password(config: &Config, system: &dyn Surroundings) -> Option<String> {
    system.variable("PGPASSWORD").or_else(|| {
        let named = system.variable("PGPASSFILE").map(PathBuf::from);
        let usual = || Some(Path::new(&system.variable("HOME")?).join(".pgpass"));
        let (path, must_be_there) = (named.clone().or_else(usual)?, named.is_some());
        match system.read(&path) {
            Ok(text) => text.lines().find_map(|line| password_in(line, config)),
            Err(why) => {
                if must_be_there {
                    tracing::warn!(file = %path.display(), why, "the file of passwords cannot be used");
                }
                None
            }
        }
    })
}

/// The password of a line `host:port:database:user:password`, if it is for this database. A `*` is anything;
/// a backslash keeps the character after it from being special.
fn password_in(line: &str, config: &Config) -> Option<String> {
    let fields: [String; 5] = fields(line).try_into().ok()?;
    let [host, port, database, user, password] = fields;
    let wanted_port = config.get_ports().first().copied().unwrap_or(PORT).to_string();
    let wanted_user = config.get_user().unwrap_or_default();
    let wanted_database = config.get_dbname().unwrap_or(wanted_user);
    let wanted_host = match config.get_hosts().first()? {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(_) => "localhost".to_owned(),
    };
    let fits = |field: &str, wanted: &str| field == "*" || field == wanted;
    let is_it = fits(&host, &wanted_host)
        && fits(&port, &wanted_port)
        && fits(&database, wanted_database)
        && fits(&user, wanted_user);
    (is_it && !line.starts_with('#')).then_some(password)
}

fn fields(line: &str) -> Vec<String> {
    let (mut fields, mut field, mut chars) = (Vec::new(), String::new(), line.chars());
    while let Some(c) = chars.next() {
        match c {
            '\\' => field.extend(chars.next()),
            ':' if fields.len() < 4 => fields.push(std::mem::take(&mut field)),
            c => field.push(c),
        }
    }
    fields.push(field);
    fields
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::store::postgres::tls::{Roots, Trust};

    struct Made {
        variables: BTreeMap<&'static str, &'static str>,
        file: &'static str,
    }

    impl Surroundings for Made {
        fn variable(&self, name: &str) -> Option<String> {
            self.variables.get(name).map(|value| (*value).to_owned())
        }
        fn read(&self, path: &Path) -> Result<String, String> {
            assert_eq!(path, Path::new("/home/ann/.pgpass"));
            Ok(self.file.to_owned())
        }
    }

    fn password(address: &str, file: &'static str) -> Option<String> {
        let made = Made { variables: BTreeMap::from([("HOME", "/home/ann"), ("PGUSER", "ann")]), file };
        let (config, _) = parse(address, &made).expect("a good address");
        config.get_password().map(|bytes| String::from_utf8_lossy(bytes).into_owned())
    }

    #[test]
    fn passwords_come_from_the_file() {
        let file =
            "# db:5432:blip:ann:commented\nother:*:*:*:wrong\ndb:5432:blip:ann:se\\:cr\\\\et:x\n*:*:*:*:any";
        assert_eq!(password("postgres://db/blip", file).as_deref(), Some("se:cr\\et:x"));
        assert_eq!(password("postgres://db:6000/blip", file).as_deref(), Some("any"));
        assert_eq!(password("postgres://ann:given@db/blip", file).as_deref(), Some("given"));
        assert_eq!(password("postgres://db/blip", "db:5432:blip:bob:his"), None);
    }

    /// A file that the group may read is used from the folder of credentials alone, and one that everybody may read from nowhere.
    #[cfg(unix)]
    #[test]
    fn files_of_passwords_are_closed_to_others() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = std::env::temp_dir().join(format!("blipfall-pgpass-{}", std::process::id()));
        std::fs::create_dir(&folder).expect("a folder");
        let path = folder.join("pgpass");
        std::fs::write(&path, "").expect("a file");
        let is_open = |mode, credentials: Option<&Path>| {
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).expect("it is ours");
            is_open_to_others(&std::fs::metadata(&path).expect("it is there"), &path, credentials)
        };
        let (own, other) = (Some(folder.as_path()), Some(Path::new("/run/credentials/other")));
        assert!(!is_open(0o400, None) && !is_open(0o600, other));
        assert!(is_open(0o440, None) && is_open(0o440, other) && !is_open(0o440, own));
        assert!(is_open(0o444, None) && is_open(0o444, own));
        std::fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn a_silent_connection_is_given_up() {
        let made = Made { variables: BTreeMap::from([("PGUSER", "ann")]), file: "" };
        let waits = |options: &str| {
            let (config, _) = parse(&format!("postgres://db/blip{options}"), &made).expect("a good address");
            let seconds = |time: Option<Duration>| time.map_or(0, |time| time.as_secs());
            let unconfirmed = seconds(config.get_tcp_user_timeout().copied());
            (unconfirmed, config.get_keepalives_idle().as_secs(), seconds(config.get_keepalives_interval()))
        };
        assert_eq!(waits(""), (8, 10, 2));
        assert_eq!(waits("?tcp_user_timeout=60&keepalives_idle=70&keepalives_interval=80"), (60, 70, 80));
    }

    #[test]
    fn an_address_is_in_no_error() {
        let made = Made { variables: BTreeMap::new(), file: "" };
        for address in [
            "postgres://ann:hunter2@db:x/blip",
            "postgres://ann:hunter2@db/blip?sslmode=hunter2",
            "postgres://ann:hunter2@db/blip?sslcert=hunter2",
            "postgres://ann:hunter2@db/blip?sslmode=verify-full&sslrootcert=none",
            "hunter2",
        ] {
            let fault = Address::read(address, &made).err().expect("a bad address").to_string();
            assert!(!fault.contains("hunter2"), "{fault}");
        }
        let good = parse("postgres://ann:hunter2@db/blip", &made).expect("a good address");
        assert!(!format!("{good:?}").contains("hunter2"), "{good:?}");
        for options in ["", "?sslmode=verify-full", "?sslmode=require&sslrootcert=root.crt"] {
            assert!(has_password(&format!("postgres://ann:hunter2@db/blip{options}")));
            assert!(!has_password(&format!("postgres://ann@db/blip{options}")));
        }
    }

    #[test]
    fn options_about_tls_stand_anywhere() {
        let made = |variables| Made { variables, file: "" };
        let read =
            |address| parse(address, &made(BTreeMap::from([("PGUSER", "ann")]))).expect("a good address");
        let (config, encryption) = read(
            "postgres://ann:a?b@db/blip?connect_timeout=3&sslrootcert=%2Fetc%2Fa%20b.crt&sslmode=verify-full",
        );
        let trust = Trust::IssuerAndName(Roots::File("/etc/a b.crt".into()));
        assert_eq!(encryption, Encryption { mode: SslMode::Require, trust });
        assert_eq!((config.get_ssl_mode(), config.get_dbname()), (SslMode::Require, Some("blip")));
        assert_eq!(config.get_password(), Some("a?b".as_bytes()));
        assert_eq!(config.get_connect_timeout(), Some(&std::time::Duration::from_secs(3)));
        assert_eq!(read("postgres://db/blip").0.get_ssl_mode(), SslMode::Prefer);
        assert_eq!(read("postgres://%2Frun%2Fpg/blip?sslmode=require").0.get_ssl_mode(), SslMode::Disable);
        assert_eq!(read("postgres:///?hostaddr=10.0.0.7").0.get_hosts(), [Host::Tcp("10.0.0.7".into())]);
        let variables = BTreeMap::from([("PGUSER", "ann"), ("PGSSLMODE", "require")]);
        let of_variable = parse("postgres://db/blip", &made(variables.clone())).expect("a good address");
        assert_eq!(of_variable.0.get_ssl_mode(), SslMode::Require);
        let of_both = parse("postgres://db/blip?sslmode=disable", &made(variables)).expect("a good address");
        assert_eq!(of_both.0.get_ssl_mode(), SslMode::Disable);
    }
}
