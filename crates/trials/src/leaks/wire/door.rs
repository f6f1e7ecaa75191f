//! A door without a network: both ends of every connection are in this process, and what the
//! server writes into its own can be tampered with on the way.

use std::future::pending;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, DuplexStream, ReadBuf, duplex};
use tokio::sync::mpsc;

use super::plant::Planted;

/// More than anything that is sent at once.
const CAPACITY: usize = 1 << 20;

/// Where connections arrive.
pub(super) struct Door(mpsc::UnboundedReceiver<Pipe>);

/// Where connections begin.
pub(super) struct Dialer(mpsc::UnboundedSender<Pipe>);

/// A door and the way to it.
pub(super) fn door() -> (Dialer, Door) {
    let (dialer, door) = mpsc::unbounded_channel();
    (Dialer(dialer), Door(door))
}

impl Dialer {
    /// Opens a connection; what the server says on it may be tampered with.
    pub fn dial(&self, planted: Option<Arc<Planted>>) -> DuplexStream {
        let (ours, theirs) = duplex(CAPACITY);
        // If the door is gone, so is the other end, and whoever reads finds out.
        let _ = self.0.send(Pipe { stream: theirs, planted, waiting: Vec::new() });
        ours
    }
}

impl server::Door for Door {
    type Io = Pipe;

    async fn accept(&mut self) -> io::Result<(Pipe, SocketAddr)> {
        match self.0.recv().await {
            Some(pipe) => Ok((pipe, address())),
            None => pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(address())
    }
}

fn address() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 7373))
}

/// The server's end of a connection.
pub(super) struct Pipe {
    stream: DuplexStream,
    planted: Option<Arc<Planted>>,
    /// What was tampered with and is still to be written.
    waiting: Vec<u8>,
}

impl Pipe {
    fn write_waiting(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.waiting.is_empty() {
            let n = ready!(Pin::new(&mut self.stream).poll_write(context, &self.waiting))?;
            self.waiting.drain(..n);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncRead for Pipe {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Pipe {
    /// What is written at once is whole: the head of an answer with its body, or frames.
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let Some(planted) = self.planted.clone() else {
            return Pin::new(&mut self.stream).poll_write(context, bytes);
        };
        ready!(self.write_waiting(context))?;
        self.waiting = planted.tamper(bytes);
        if let Poll::Ready(Err(error)) = self.write_waiting(context) {
            return Poll::Ready(Err(error));
        }
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.write_waiting(context))?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.write_waiting(context))?;
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
