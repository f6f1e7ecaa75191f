//! From a request over HTTP to a WebSocket, and how frames are written to it.

use std::io::Cursor;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Version, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

/// The first byte of a frame that is a whole text.
const WHOLE_TEXT: u8 = 0x81;
/// The longest head of a frame that we write.
const LONGEST_HEAD: usize = 10;

/// A request that asks for a WebSocket and is in order.
pub(crate) struct Upgrade {
    accept: HeaderValue,
    pending: OnUpgrade,
}

impl Upgrade {
    /// Nothing if the request is not in order.
    pub fn of(request: &mut Request) -> Option<Upgrade> {
        let headers = request.headers();
        let in_order = request.method() == Method::GET
            && request.version() == Version::HTTP_11
            && lists(headers, header::CONNECTION, "upgrade")
            && lists(headers, header::UPGRADE, "websocket")
            && lists(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| in_order)?;
        let accept = HeaderValue::try_from(derive_accept_key(key.as_bytes())).ok()?;
        let pending = request.extensions_mut().remove::<OnUpgrade>()?;
        Some(Upgrade { accept, pending })
    }

    /// The answer after which the connection is a WebSocket.
    pub fn response(&self) -> Response {
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, self.accept.clone()),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }

    /// The WebSocket, once the answer was sent; nothing if the connection is gone by then.
    pub async fn socket(self, message_bytes: usize) -> Option<Socket> {
        let stream = TokioIo::new(self.pending.await.ok()?);
        // Small buffers: a server holds thousands of sockets, and what clients say is short.
        let config = WebSocketConfig::default()
            .read_buffer_size(1024)
            .write_buffer_size(0)
            .max_message_size(Some(message_bytes))
            .max_frame_size(Some(message_bytes));
        let stream = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
        Some(Socket { stream, waiting: Cursor::default(), is_too_long: false })
    }
}

/// Whether a word is among those that a header lists.
fn lists(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
    let lines = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|listed| listed.trim().eq_ignore_ascii_case(word))
}

/// A WebSocket.
///
/// What is sent in large numbers, texts, is written past the library: its buffer would stay as
/// large as the largest update for as long as the connection lives.
pub(crate) struct Socket {
    stream: WebSocketStream<TokioIo<Upgraded>>,
    /// What is still to be written: a frame must not be left half done.
    waiting: Cursor<Vec<u8>>,
    /// Whether the last message was too long, and is not read.
    pub is_too_long: bool,
}

impl Socket {
    /// What comes next; nothing after the end.
    pub async fn next(&mut self) -> Option<Result<Message, Error>> {
        let next = self.stream.next().await;
        self.is_too_long |= matches!(next, Some(Err(Error::Capacity(_))));
        next
    }

    /// Throws away whatever comes, until the other end closes.
    pub async fn discard(&mut self) {
        let mut bytes = [0; 4096];
        while let Ok(1..) = self.stream.get_mut().read(&mut bytes).await {}
    }

    /// Sends a message of any kind.
    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.write_waiting().await?;
        self.stream.send(message).await
    }

    /// Sends texts that travel together.
    pub async fn send_texts(&mut self, texts: &[Utf8Bytes]) -> Result<(), Error> {
        self.write_waiting().await?;
        // An answer to a ping may be waiting in the library, perhaps half of it.
        self.stream.flush().await?;
        let length = texts.iter().map(|text| text.len() + LONGEST_HEAD).sum();
        let mut bytes = Vec::with_capacity(length);
        texts.iter().for_each(|text| put_text(&mut bytes, text));
        self.waiting = Cursor::new(bytes);
        self.write_waiting().await
    }

    async fn write_waiting(&mut self) -> Result<(), Error> {
        let stream = self.stream.get_mut();
        stream.write_all_buf(&mut self.waiting).await?;
        self.waiting = Cursor::default();
        Ok(stream.flush().await?)
    }
}

/// Writes a text as one frame.
fn put_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.push(WHOLE_TEXT);
    match text.len() {
        n @ 0..126 => bytes.push(n as u8),
        n @ 126..0x1_0000 => {
            bytes.push(126);
            bytes.extend_from_slice(&(n as u16).to_be_bytes());
        }
        n => {
            bytes.push(127);
            bytes.extend_from_slice(&(n as u64).to_be_bytes());
        }
    }
    bytes.extend_from_slice(text.as_bytes());
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::protocol::frame::FrameSocket;

    use super::*;

    #[test]
    fn texts_of_all_lengths_are_read_as_they_were_written() {
        for n in [0, 1, 125, 126, 127, 65_535, 65_536, 70_000] {
            let (text, mut bytes) = ("x".repeat(n), Vec::new());
            put_text(&mut bytes, &text);
            assert!(bytes.len() <= n + LONGEST_HEAD);
            let mut socket = FrameSocket::new(Cursor::new(bytes));
            let frame = socket.read(None).expect("a frame").expect("a whole one");
            assert!(frame.header().is_final);
            assert_eq!(frame.into_text().expect("a text").as_str(), text);
        }
    }

    #[test]
    fn words_are_found_in_lists() {
        let mut headers = HeaderMap::new();
        headers.append(header::CONNECTION, HeaderValue::from_static("keep-alive, Upgrade"));
        assert!(lists(&headers, header::CONNECTION, "upgrade"));
        assert!(!lists(&headers, header::CONNECTION, "up"));
        assert!(!lists(&headers, header::UPGRADE, "websocket"));
    }
}
