//! Where the database is, and its password, which is written nowhere.

use std::path::{Path, PathBuf};

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use crate::store::Fault;

/// What the database is told about who connects, unless the address says something else.
const APPLICATION_NAME: &str = "blipfall";
/// The port of PostgreSQL, unless the address says something else.
const PORT: u16 = 5432;

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
        if is_open_to_others(&file) {
            return Err("others may read it; `chmod 600` keeps them out".to_owned());
        }
        std::fs::read_to_string(path).map_err(|error| error.to_string())
    }
}

#[cfg(unix)]
fn is_open_to_others(file: &std::fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::mode(file) & 0o077 != 0
}

#[cfg(not(unix))]
fn is_open_to_others(_: &std::fs::Metadata) -> bool {
    false
}

/// What a `postgres://` address says. The address itself is in no error: it may hold a password.
pub(super) fn config(address: &str, system: &dyn Surroundings) -> Result<Config, Fault> {
    let wrong = |why: &str| Fault::Failed(format!("the address of the database cannot be used: {why}"));
    let mut config: Config =
        address.parse().map_err(|_| wrong("it has the form postgres://user@host:port/database"))?;
    if config.get_ssl_mode() == SslMode::Require {
        return Err(wrong(
            "this program does not speak TLS to the database; connect by a socket, a private network or a \
             pooler beside it, as docs/hosting.md says",
        ));
    }
    config.ssl_mode(SslMode::Disable);
    if config.get_hosts().is_empty() {
        config.host(system.variable("PGHOST").unwrap_or_else(|| "localhost".to_owned()));
    }
    if config.get_user().is_none() {
        let user = system.variable("PGUSER").or_else(|| system.variable("USER"));
        config.user(user.ok_or_else(|| wrong("it names no user"))?);
    }
    if config.get_application_name().is_none() {
        config.application_name(APPLICATION_NAME);
    }
    if config.get_password().is_none()
        && let Some(password) = find_password(&config, system)
    {
        config.password(password);
    }
    Ok(config)
}

/// Whether an address holds a password that others could read in a list of processes.
pub(super) fn has_password(address: &str) -> bool {
    address.parse::<Config>().is_ok_and(|config| config.get_password().is_some())
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
        let config = config(address, &made).expect("a good address");
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

    #[test]
    fn an_address_is_in_no_error() {
        let made = Made { variables: BTreeMap::new(), file: "" };
        for address in
            ["postgres://ann:hunter2@db:x/blip", "postgres://ann:hunter2@db/blip?sslmode=require", "hunter2"]
        {
            let fault = config(address, &made).expect_err("a bad address").to_string();
            assert!(!fault.contains("hunter2"), "{fault}");
        }
        let good = config("postgres://ann:hunter2@db/blip", &made).expect("a good address");
        assert!(!format!("{good:?}").contains("hunter2"), "{good:?}");
        assert!(has_password("postgres://ann:hunter2@db/blip") && !has_password("postgres://ann@db/blip"));
    }
}
