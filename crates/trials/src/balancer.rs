//! A small load balancer: each connection goes to the next server that takes it.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// A door in front of several servers, on loopback.
pub struct Balancer {
    /// Where it listens.
    pub address: SocketAddr,
    task: JoinHandle<()>,
}

impl Balancer {
    /// Leads to these servers, in turns.
    pub async fn start(servers: Vec<SocketAddr>) -> io::Result<Balancer> {
        let listener = TcpListener::bind((std::net::Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let task = tokio::spawn(accept(listener, servers.into()));
        Ok(Balancer { address, task })
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn accept(listener: TcpListener, servers: Arc<[SocketAddr]>) {
    let next = Arc::new(AtomicUsize::new(0));
    while let Ok((client, _)) = listener.accept().await {
        let (servers, next) = (Arc::clone(&servers), Arc::clone(&next));
        tokio::spawn(async move { lead(client, &servers, &next).await });
    }
}

/// A server that does not answer is passed over.
async fn lead(mut client: TcpStream, servers: &[SocketAddr], next: &AtomicUsize) {
    for _ in servers {
        let turn = next.fetch_add(1, Ordering::Relaxed) % servers.len();
        if let Ok(mut server) = TcpStream::connect(servers[turn]).await {
            // However it ends, both sides are closed.
            let _ = copy_bidirectional(&mut client, &mut server).await;
            return;
        }
    }
}
