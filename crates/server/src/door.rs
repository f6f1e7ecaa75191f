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

/// What the other end takes at least in the longest wait, in bytes, unless it has taken everything before.
pub(crate) const LEAST_TAKEN: usize = 64 * 1024;

/// A connection that is counted as long as it is open, also after it has become a WebSocket. It
/// fails when the other end takes too little for some time: what waits to be sent is kept in memory.
pub(crate) struct Stream<Io> {
    io: Io,
    longest_wait: Duration,
    /// From when on something could not be written at once, until everything has been taken.
    slow: Option<Slow>,
    _pass: Pass,
}

/// What a client takes that cannot be written to at once.
struct Slow {
    end: Pin<Box<Sleep>>,
    taken: usize,
}

impl Slow {
    fn new(longest_wait: Duration) -> Slow {
        Slow { end: Box::pin(tokio::time::sleep(longest_wait)), taken: 0 }
    }
}

impl<Io> Stream<Io> {
    pub fn new(io: Io, longest_wait: Duration, pass: Pass) -> Stream<Io> {
        Stream { io, longest_wait, slow: None, _pass: pass }
    }

    fn written(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let (Poll::Ready(Ok(length)), Some(slow)) = (&written, &mut self.slow) {
            slow.taken += length;
        }
        if written.is_ready() { written } else { self.wait(context).map(Err) }
    }

    /// Waits for a client that takes nothing now; an error if it has taken too little for too long.
    fn wait(&mut self, context: &mut Context<'_>) -> Poll<io::Error> {
        let longest_wait = self.longest_wait;
        let slow = self.slow.get_or_insert_with(|| Slow::new(longest_wait));
        loop {
            ready!(slow.end.as_mut().poll(context));
            if slow.taken < LEAST_TAKEN {
                return Poll::Ready(io::Error::new(io::ErrorKind::TimedOut, "the client takes too little"));
            }
            *slow = Slow::new(longest_wait);
        }
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
        if flushed.is_pending() {
            return self.wait(context).map(Err);
        }
        self.slow = None;
        flushed
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

    /// Taking a little now and then is not enough, and taking everything in time is.
    #[tokio::test]
    async fn a_connection_fails_when_the_other_end_takes_too_little() {
        use tokio::io::AsyncReadExt as _;

        let connections = Connections::new(2, 2);
        let here = IpAddr::from([127, 0, 0, 1]);
        let open = |longest_wait| {
            let pass = connections.enter(here).map_err(|e| e.message).expect("a place");
            let (ours, theirs) = tokio::io::duplex(16);
            (Stream::new(ours, Duration::from_millis(longest_wait), pass), theirs)
        };
        let (mut stream, mut theirs) = open(50);
        let reader = tokio::spawn(async move {
            while theirs.read_u8().await.is_ok() {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        });
        let error = stream.write_all(&[0; 4_096]).await.expect_err("it takes a byte at a time");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(stream);
        reader.await.expect("no panic");
        let (mut stream, mut theirs) = open(10_000);
        let reader = tokio::spawn(async move { theirs.read_to_end(&mut Vec::new()).await });
        stream.write_all(&[0; 3 * LEAST_TAKEN]).await.expect("it is taken");
        stream.flush().await.expect("it is taken");
        assert!(stream.slow.is_none());
        drop(stream);
        assert_eq!(reader.await.expect("no panic").expect("it reads"), 3 * LEAST_TAKEN);
    }
}
