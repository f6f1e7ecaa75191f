//! What is measured: one server with SQLite, or several on one PostgreSQL.

use std::net::SocketAddr;
use std::time::Duration;

use testkit::postgres::Postgres;
use trials::balancer::Balancer;

use crate::ground::{Ground, StoreKind};
use crate::serve::{Process, ServerOptions};

/// Servers with their store.
pub(super) struct House {
    /// Where clients connect.
    pub address: SocketAddr,
    servers: Vec<Process>,
    ground: Ground,
    _balancer: Option<Balancer>,
}

impl House {
    /// The number of servers on one PostgreSQL; 0 is one server with SQLite. Where they are compared, all are behind a balancer, so
    /// that what it costs is the same.
    pub async fn open(n_servers: usize, is_compared: bool) -> Result<House, String> {
        let kind = if n_servers == 0 { StoreKind::Sqlite } else { StoreKind::Postgres };
        let ground = Ground::open(kind, "load").await?;
        let mut servers = Vec::new();
        for _ in 0..n_servers.max(1) {
            servers.push(Process::start(&ground.place, ServerOptions::default()).await?);
        }
        let addresses: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
        if n_servers == 0 && !is_compared {
            return Ok(House { address: addresses[0], servers, ground, _balancer: None });
        }
        let balancer = Balancer::start(addresses).await.map_err(|error| error.to_string())?;
        Ok(House { address: balancer.address, servers, ground, _balancer: Some(balancer) })
    }

    /// How long all servers have kept processors busy so far.
    pub fn servers_busy(&self) -> Option<Duration> {
        self.servers.iter().map(Process::busy).sum()
    }

    /// The same for the database; nothing where there is none.
    pub fn database_busy(&self) -> Duration {
        self.ground.database.as_ref().and_then(Postgres::busy).unwrap_or_default()
    }
}
