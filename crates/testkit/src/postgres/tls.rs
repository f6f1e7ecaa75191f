//! A PostgreSQL that speaks TLS, with certificates that `openssl` makes.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Postgres, done};

/// Who may come in: the role `ann` with her password and by TLS alone, the role `plain` without TLS alone.
const WHO_MAY: &str = "local all all trust\n\
                       hostssl all ann 127.0.0.1/32 scram-sha-256\n\
                       hostnossl all plain 127.0.0.1/32 trust\n";

/// The password of the role `ann`.
pub const PASSWORD: &str = "hunter2";

/// What the database shows. Each is for the name `localhost`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certificate {
    /// One that it has signed itself, and that may issue others, as `openssl req -x509` makes them.
    SelfSigned,
    /// The same, but its time is over.
    Expired,
    /// One that somebody else has issued.
    Issued,
    /// None: this database does not speak TLS.
    Missing,
}

impl Postgres {
    /// Makes a cluster that listens on a loopback port, too, and starts it.
    pub fn start_on_loopback(certificate: Certificate) -> Result<Postgres, String> {
        let mut postgres = Postgres::create()?;
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        postgres.port = free.map_err(|error| error.to_string())?.port();
        postgres.settings = vec!["listen_addresses=127.0.0.1".to_owned()];
        if certificate != Certificate::Missing {
            make(certificate, &postgres.folder)?;
            for name in ["server.key", "server.crt"] {
                postgres.give_away(&postgres.folder.join(name))?;
            }
            let file = |name: &str| postgres.folder.join(name).display().to_string();
            let settings = [
                "ssl=on".to_owned(),
                format!("ssl_cert_file={}", file("server.crt")),
                format!("ssl_key_file={}", file("server.key")),
            ];
            postgres.settings.extend(settings);
        }
        std::fs::write(postgres.data().join("pg_hba.conf"), WHO_MAY).map_err(|error| error.to_string())?;
        postgres.resume()?;
        postgres.sql("postgres", &format!("CREATE ROLE ann SUPERUSER LOGIN PASSWORD '{PASSWORD}'"))?;
        postgres.sql("postgres", "CREATE ROLE plain SUPERUSER LOGIN")?;
        Ok(postgres)
    }

    /// The file with the certificate that clients have to trust.
    pub fn root(&self) -> PathBuf {
        self.folder.join("root.crt")
    }

    /// The address of a new, empty database on the loopback port: for `user` (with a password, if it needs one), by the
    /// name `host`, with `options` such as `sslmode=require`.
    pub fn loopback_database(&self, user: &str, host: &str, options: &str) -> Result<String, String> {
        let name = self.new_database()?;
        let port = self.port;
        // The name is compared with the certificate, and need not be known to the system.
        Ok(format!("postgres://{user}@{host}:{port}/{name}?hostaddr=127.0.0.1&{options}"))
    }
}

/// Writes `server.key`, `server.crt` and `root.crt`.
fn make(certificate: Certificate, folder: &Path) -> Result<(), String> {
    let openssl = |words: &str| {
        let mut openssl = Command::new("openssl");
        done(openssl.args(words.split_whitespace()).current_dir(folder)).map(|_| ())
    };
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    let name = "-subj /CN=localhost -addext subjectAltName=DNS:localhost";
    let copied = || {
        let copied = std::fs::copy(folder.join("server.crt"), folder.join("root.crt"));
        copied.map(|_| ()).map_err(|error| error.to_string())
    };
    match certificate {
        Certificate::Missing => Ok(()),
        Certificate::SelfSigned => {
            openssl(&format!("req -x509 {key} -keyout server.key -out server.crt -days 2 {name}"))?;
            copied()
        }
        Certificate::Expired => {
            openssl(&format!("req -x509 {key} -keyout server.key -out fresh.crt -days 2 {name}"))?;
            openssl("x509 -in fresh.crt -signkey server.key -days -1 -out server.crt")?;
            copied()
        }
        Certificate::Issued => {
            openssl(&format!("req -x509 {key} -keyout root.key -out root.crt -days 2 -subj /CN=issuer"))?;
            openssl(&format!("req -new {key} -keyout server.key -out server.csr {name}"))?;
            openssl(
                "x509 -req -in server.csr -CA root.crt -CAkey root.key -CAcreateserial -copy_extensions copy \
                 -days 2 -out server.crt",
            )
        }
    }
}
