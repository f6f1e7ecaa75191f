//! TLS to the database: what an address asks for, whose certificates are trusted, and what is said when one is not.

use std::error::Error as _;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::client::{WebPkiServerVerifier, verify_server_name};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::Fault;

/// The word that stands for the certificates of the system where a file could be named.
const SYSTEM: &str = "system";
/// What `tokio-postgres` says of a server without TLS; a test with such a server holds it.
const NO_TLS: &str = "server does not support TLS";

/// What an address asks for. The words and their meaning are those of PostgreSQL's own clients.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Encryption {
    pub mode: SslMode,
    pub trust: Trust,
}

/// Which certificates are good enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Trust {
    /// All of them: nobody who only listens can read along, but whoever sits in between can.
    Any,
    /// Those that one of the roots has issued, for whichever name.
    Issuer(Roots),
    /// Those that one of the roots has issued for the name in the address.
    IssuerAndName(Roots),
}

/// Who may issue certificates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Roots {
    /// Whomever this computer trusts.
    System,
    /// Those in a file in the form of PEM.
    File(PathBuf),
}

impl Encryption {
    /// Reads `sslmode` (default: `prefer`) and `sslrootcert` (default: the system's certificates).
    pub fn read(mode: Option<&str>, root: Option<&str>) -> Result<Encryption, &'static str> {
        let roots = match root {
            None | Some(SYSTEM) => Roots::System,
            Some(file) => Roots::File(file.into()),
        };
        let (mode, trust) = match (mode, root) {
            (Some("disable"), _) => (SslMode::Disable, Trust::Any),
            // Whoever trusts the system's certificates and asks for no more wants the name to be right, too.
            (None | Some("verify-full"), Some(SYSTEM)) | (Some("verify-full"), _) => {
                (SslMode::Require, Trust::IssuerAndName(roots))
            }
            (Some(_), Some(SYSTEM)) => return Err("sslrootcert=system needs sslmode=verify-full"),
            (None | Some("prefer"), _) => (SslMode::Prefer, Trust::Any),
            (Some("require"), None) => (SslMode::Require, Trust::Any),
            // With a root, `require` has always meant the same as `verify-ca`.
            (Some("verify-ca" | "require"), _) => (SslMode::Require, Trust::Issuer(roots)),
            _ => return Err("sslmode is disable, prefer, require, verify-ca or verify-full"),
        };
        Ok(Encryption { mode, trust })
    }

    /// What connects so. Files of certificates are read now.
    pub fn connector(&self) -> Result<MakeRustlsConnect, Fault> {
        let provider = Arc::new(ring::default_provider());
        let verifier = Arc::new(Verifier::new(&self.trust, &provider)?);
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| Fault::Failed(error.to_string()))?
            .dangerous()
            .with_custom_certificate_verifier(verifier)
            .with_no_client_auth();
        Ok(MakeRustlsConnect::new(config))
    }
}

impl Roots {
    fn certificates(&self) -> Result<Vec<CertificateDer<'static>>, Fault> {
        let (found, whose) = match self {
            Roots::System => (rustls_native_certs::load_native_certs().certs, "this computer".to_owned()),
            Roots::File(path) => (certificates_in(path)?, path.display().to_string()),
        };
        if found.is_empty() {
            return Err(Fault::Failed(format!(
                "{whose} has no certificates to compare that of the database with: install them (on Debian the \
                 package ca-certificates), or name a file in the form of PEM with sslrootcert=FILE in the address"
            )));
        }
        Ok(found)
    }
}

fn certificates_in(path: &Path) -> Result<Vec<CertificateDer<'static>>, Fault> {
    let unreadable = |why| {
        Fault::Failed(format!("the certificates in {} (sslrootcert) cannot be read: {why}", path.display()))
    };
    let read = CertificateDer::pem_file_iter(path).map_err(|error| unreadable(error.to_string()))?;
    read.collect::<Result<_, _>>().map_err(|error| unreadable(error.to_string()))
}

/// Looks at the certificate of the database.
#[derive(Debug)]
struct Verifier {
    provider: Arc<CryptoProvider>,
    expected: Option<Expected>,
}

/// What a certificate is compared with.
#[derive(Debug)]
struct Expected {
    issued: Arc<WebPkiServerVerifier>,
    /// The roots themselves: a database may show one of them, as those do that have signed their certificate themselves.
    roots: Vec<CertificateDer<'static>>,
    must_fit_name: bool,
}

impl Verifier {
    fn new(trust: &Trust, provider: &Arc<CryptoProvider>) -> Result<Verifier, Fault> {
        let expected = match trust {
            Trust::Any => None,
            Trust::Issuer(roots) => Some(Expected::new(roots, false, provider)?),
            Trust::IssuerAndName(roots) => Some(Expected::new(roots, true, provider)?),
        };
        Ok(Verifier { provider: provider.clone(), expected })
    }
}

impl Expected {
    fn new(roots: &Roots, must_fit_name: bool, provider: &Arc<CryptoProvider>) -> Result<Expected, Fault> {
        let roots = roots.certificates()?;
        let mut store = RootCertStore::empty();
        store.add_parsable_certificates(roots.iter().cloned());
        let issued =
            WebPkiServerVerifier::builder_with_provider(store.into(), provider.clone()).build().map_err(
                |error| Fault::Failed(format!("the certificates of sslrootcert cannot be used: {error}")),
            )?;
        Ok(Expected { issued, roots, must_fit_name })
    }

    /// What is left of a complaint.
    fn judge(
        &self,
        complaint: CertificateError,
        shown: &CertificateDer<'_>,
        name: &ServerName<'_>,
    ) -> Result<(), Error> {
        use CertificateError as Is;
        match complaint {
            // The name is looked at last, when all else is right.
            Is::NotValidForName | Is::NotValidForNameContext { .. } if !self.must_fit_name => Ok(()),
            Is::Expired | Is::ExpiredContext { .. } | Is::NotValidYet | Is::NotValidYetContext { .. } => {
                Err(complaint.into())
            }
            // A certificate that issues others may not stand for a server by the rules, but here it was named itself.
            _ if self.roots.iter().any(|root| root == shown) => {
                if self.must_fit_name {
                    verify_server_name(&ParsedCertificate::try_from(shown)?, name)?;
                }
                Ok(())
            }
            complaint => Err(complaint.into()),
        }
    }
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        shown: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(expected) = &self.expected else { return Ok(ServerCertVerified::assertion()) };
        match expected.issued.verify_server_cert(shown, between, name, ocsp, now) {
            Err(Error::InvalidCertificate(complaint)) => {
                expected.judge(complaint, shown, name).map(|()| ServerCertVerified::assertion())
            }
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        shown: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, shown, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        shown: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, shown, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

/// What to do about a connection that has failed because of TLS, and will fail again; nothing of other failures.
pub(super) fn advice(error: &tokio_postgres::Error) -> Option<String> {
    let source = error.source()?;
    if source.to_string() == NO_TLS {
        return Some(
            "the database does not speak TLS: switch it on there (ssl = on), or use sslmode=disable on a network \
             that nobody else can listen to"
                .to_owned(),
        );
    }
    let of_tls = source.downcast_ref::<io::Error>()?.get_ref()?.downcast_ref::<Error>()?;
    Some(match of_tls {
        Error::InvalidCertificate(complaint) => {
            format!("the certificate of the database is refused: {complaint}. {}", remedy(complaint))
        }
        other => format!("TLS to the database fails: {other}"),
    })
}

fn remedy(complaint: &CertificateError) -> &'static str {
    use CertificateError as Is;
    match complaint {
        Is::NotValidForName | Is::NotValidForNameContext { .. } => {
            "Use a name in the address that is in the certificate (subjectAltName; the common name does not count), or \
             compare the issuer alone with sslmode=verify-ca"
        }
        Is::Expired | Is::ExpiredContext { .. } => {
            "Renew it at the database, and look at the clock of this computer"
        }
        Is::NotValidYet | Is::NotValidYetContext { .. } => "Look at the clock of this computer",
        // Among them those who have signed their certificate themselves.
        _ => {
            "Get the certificate of whoever issued it from the host of the database, as a file, and name it with \
             sslrootcert=FILE in the address. Both have to be of version 3 of X.509"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_mean_what_they_mean_elsewhere() {
        let read = |mode, root| Encryption::read(mode, root).map(|read| (read.mode, read.trust));
        let file = || Roots::File("root.crt".into());
        assert_eq!(read(None, None), Ok((SslMode::Prefer, Trust::Any)));
        assert_eq!(read(Some("disable"), None), Ok((SslMode::Disable, Trust::Any)));
        assert_eq!(read(Some("prefer"), None), Ok((SslMode::Prefer, Trust::Any)));
        assert_eq!(read(Some("require"), None), Ok((SslMode::Require, Trust::Any)));
        assert_eq!(read(Some("require"), Some("root.crt")), Ok((SslMode::Require, Trust::Issuer(file()))));
        assert_eq!(read(Some("verify-ca"), None), Ok((SslMode::Require, Trust::Issuer(Roots::System))));
        let full = |roots| Ok((SslMode::Require, Trust::IssuerAndName(roots)));
        assert_eq!(read(Some("verify-full"), None), full(Roots::System));
        assert_eq!(read(Some("verify-full"), Some("root.crt")), full(file()));
        assert_eq!(read(Some("verify-full"), Some("system")), full(Roots::System));
        assert_eq!(read(None, Some("system")), full(Roots::System));
        assert!(read(Some("require"), Some("system")).is_err());
        assert!(read(Some("allow"), None).is_err() && read(Some(""), None).is_err());
    }

    #[test]
    fn files_without_certificates_are_refused() {
        let nowhere = Roots::File("there/is/no/such/file".into());
        let refused = nowhere.certificates().expect_err("there is no file").to_string();
        assert!(refused.contains("there/is/no/such/file") && refused.contains("sslrootcert"), "{refused}");
        let this = Roots::File(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"));
        let refused = this.certificates().expect_err("it has none").to_string();
        assert!(refused.contains("Cargo.toml") && refused.contains("sslrootcert"), "{refused}");
    }
}
