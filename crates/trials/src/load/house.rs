//! What is measured: one server with SQLite, or several on one PostgreSQL.

use std::net::SocketAddr;
use std::time::Duration;

use testkit::postgres::Postgres;
use trials::balancer::Balancer;
use trials::home::Folder;

use crate::serve::{Process, ServerOptions};

/// Servers with their store.
pub(super) struct House {
    /// Where clients connect.
    pub address: SocketAddr,
    servers: Vec<Process>,
    database: Option<Postgres>,
    _balancer: Option<Balancer>,
    _folder: Folder,
}

impl House {
    /// So many servers on one PostgreSQL; 0 is one server with SQLite.
    pub async fn open(n_servers: usize) -> Result<House, String> {
        let folder = Folder::new("load");
        if n_servers == 0 {
            let server = Process::start(folder.path(), ServerOptions::default()).await?;
            let address = server.address;
            let servers = vec![server];
            return Ok(House { address, servers, database: None, _balancer: None, _folder: folder });
        }
        let started = tokio::task::spawn_blocking(|| {
            let postgres = Postgres::start()?;
            let address = postgres.database()?;
            Ok::<_, String>((postgres, address))
        });
        let (database, place) = started.await.map_err(|error| error.to_string())??;
        let mut servers = Vec::new();
        for _ in 0..n_servers {
            servers.push(Process::start(&place, ServerOptions::default()).await?);
        }
        let addresses: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
        let balancer = Balancer::start(addresses).await.map_err(|error| error.to_string())?;
        let address = balancer.address;
        Ok(House { address, servers, database: Some(database), _balancer: Some(balancer), _folder: folder })
    }

    /// How long all servers have kept processors busy so far.
    pub fn servers_busy(&self) -> Option<Duration> {
        self.servers.iter().map(Process::busy).sum()
    }

    /// The same for the database; nothing where there is none.
    pub fn database_busy(&self) -> Duration {
        self.database.as_ref().and_then(Postgres::busy).unwrap_or_default()
    }
}
