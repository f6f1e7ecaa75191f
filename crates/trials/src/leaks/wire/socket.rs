//! The client's end of a connection, which keeps every byte that comes.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, DuplexStream, ReadBuf};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// How long anything may take; without a planted mistake nothing does.
const PATIENCE: Duration = Duration::from_secs(5);

/// A stream that keeps what is read from it.
pub(super) struct Tap {
    stream: DuplexStream,
    heard: Vec<u8>,
}

impl AsyncRead for Tap {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        self.heard.extend_from_slice(&buffer.filled()[before..]);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Tap {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// A WebSocket.
pub(super) struct Socket(WebSocketStream<Tap>);

impl Socket {
    /// Shakes hands, always with the same key.
    pub async fn open(stream: DuplexStream) -> Socket {
        let request = Request::builder()
            .uri("ws://localhost:7373/api/play")
            .header("Host", "localhost:7373")
            .header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA==")
            .body(())
            .expect("a request in order");
        let shake = tokio_tungstenite::client_async(request, Tap { stream, heard: Vec::new() });
        let (stream, _) = in_time(shake).await.and_then(Result::ok).expect("the server shakes hands");
        Socket(stream)
    }

    /// Sends a message.
    pub async fn send(&mut self, message: Message) {
        // If the server has closed the connection, what comes next tells.
        let _ = self.0.send(message).await;
    }

    /// The next text; none if there will be none.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            match in_time(self.0.next()).await?? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Closes the connection, and waits until the server has let go of it too.
    pub async fn close(mut self) -> Vec<u8> {
        let _ = self.0.close(None).await;
        while let Some(Some(Ok(_))) = in_time(self.0.next()).await {}
        let mut tap = self.0.into_inner();
        let _ = in_time(tap.read_to_end(&mut Vec::new())).await;
        tap.heard
    }

    /// What has come since this was last asked.
    pub fn take_heard(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.0.get_mut().heard)
    }
}

/// One request over HTTP, and all that comes back.
pub(super) async fn ask(mut stream: DuplexStream, request: &str) -> Vec<u8> {
    let mut answer = Vec::new();
    let _ = stream.write_all(request.as_bytes()).await;
    let _ = in_time(stream.read_to_end(&mut answer)).await;
    answer
}

async fn in_time<T>(what: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(PATIENCE, what).await.ok()
}
