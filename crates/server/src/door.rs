//! Where connections come from, and a connection that is counted and does not stall.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::Sleep;

use crate::connections::Pass;

/// Where connections come from.
pub trait Door: Send + 'static {
    /// A connection.
    type Io: AsyncRead + AsyncWrite + Send + Unpin + 'static;

    /// Waits for the next connection. If it fails, it is called again after a pause.
    fn accept(&mut self) -> impl Future<Output = io::Result<(Self::Io, SocketAddr)>> + Send;

    /// The address at which connections arrive.
    fn local_addr(&self) -> io::Result<SocketAddr>;
}

impl Door for TcpListener {
    type Io = TcpStream;

    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        let (stream, address) = TcpListener::accept(self).await?;
        // An acknowledgement and the update behind it are two small writes: the second must not wait until the
        // first has been confirmed. A connection that has gone meanwhile says so when it is read.
        let _ = stream.set_nodelay(true);
        Ok((stream, address))
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        TcpListener::local_addr(self)
    }
}

/// A connection that is counted as long as it is open, also after it has become a WebSocket. It
/// fails when the other end takes nothing for some time: what waits to be sent is kept in memory.
pub(crate) struct Stream<Io> {
    io: Io,
    patience: Duration,
    /// Runs while nothing can be written.
    stalled: Option<Pin<Box<Sleep>>>,
    _pass: Pass,
}

impl<Io> Stream<Io> {
    pub fn new(io: Io, patience: Duration, pass: Pass) -> Stream<Io> {
        Stream { io, patience, stalled: None, _pass: pass }
    }

    fn written<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client takes nothing")))
    }
}

impl<Io: AsyncRead + Unpin> AsyncRead for Stream<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_read(context, buffer)
    }
}

impl<Io: AsyncWrite + Unpin> AsyncWrite for Stream<Io> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.io).poll_write(context, bytes);
        self.written(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.io).poll_write_vectored(context, slices);
        self.written(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.io).poll_flush(context);
        self.written(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use tokio::io::AsyncWriteExt as _;

    use super::*;
    use crate::connections::Connections;

    #[tokio::test]
    async fn a_connection_fails_when_the_other_end_takes_nothing() {
        let connections = Connections::new(1, 1);
        let here = IpAddr::from([127, 0, 0, 1]);
        let pass = connections.enter(here).map_err(|e| e.message).expect("the first");
        let (ours, _theirs) = tokio::io::duplex(16);
        let mut stream = Stream::new(ours, Duration::from_millis(20), pass);
        let error = stream.write_all(&[0; 64]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(connections.enter(here).is_err(), "it counts while it is open");
        drop(stream);
        assert!(connections.enter(here).is_ok());
    }
}
