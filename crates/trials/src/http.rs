//! Just enough HTTP to ask the server something.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpAnswer {
    /// The status code.
    pub status: u16,
    /// Everything before the body, as text.
    pub head: String,
    /// Everything after the head.
    pub body: Vec<u8>,
}

impl HttpAnswer {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

/// Where a server is, and who asks.
#[derive(Clone, Debug)]
pub struct Http {
    /// Where it listens.
    pub address: SocketAddr,
    /// The token of the person who asks, if one does.
    pub token: Option<String>,
}

impl Http {
    /// A client without a token.
    pub fn new(address: SocketAddr) -> Http {
        Http { address, token: None }
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> io::Result<HttpAnswer> {
        self.send("GET", path, None).await
    }

    /// Sends something.
    pub async fn post(&self, path: &str, body: &Value) -> io::Result<HttpAnswer> {
        self.send("POST", path, Some(body)).await
    }

    /// Any request with a JSON body.
    pub async fn send(&self, method: &str, path: &str, body: Option<&Value>) -> io::Result<HttpAnswer> {
        raw(self.address, self.request(method, path, body).as_bytes()).await
    }

    /// The same as text.
    pub fn request(&self, method: &str, path: &str, body: Option<&Value>) -> String {
        let body = body.map(Value::to_string).unwrap_or_default();
        self.request_as(method, path, "application/json", &body)
    }

    /// Sends a text.
    pub async fn post_text(&self, path: &str, text: &str) -> io::Result<HttpAnswer> {
        raw(self.address, self.request_as("POST", path, "text/plain", text).as_bytes()).await
    }

    fn request_as(&self, method: &str, path: &str, form: &str, body: &str) -> String {
        let bearer = self.token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n"));
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{}Content-Type: {form}\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n",
            self.address,
            bearer.unwrap_or_default(),
            body.len()
        );
        head + body
    }
}

/// Sends bytes and reads what comes back until the server closes.
pub async fn raw(address: SocketAddr, bytes: &[u8]) -> io::Result<HttpAnswer> {
    exchange(TcpStream::connect(address).await?, bytes).await
}

/// Opens a connection that comes from another address of this computer, where the system lets us: all of
/// 127.0.0.0/8 is here.
pub async fn connect_from(from: IpAddr, address: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(address).await
}

/// The same over a connection that is open.
pub async fn exchange(mut stream: TcpStream, bytes: &[u8]) -> io::Result<HttpAnswer> {
    let exchange = async {
        stream.write_all(bytes).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        parse(&answer).ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "no answer over HTTP"))
    };
    tokio::time::timeout(PATIENCE, exchange).await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
}

fn parse(answer: &[u8]) -> Option<HttpAnswer> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let is_chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = &answer[end + 4..];
    let body = if is_chunked { unchunk(body)? } else { body.to_vec() };
    Some(HttpAnswer { status, head, body })
}

fn unchunk(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|window| window == b"\r\n")?;
        let length = usize::from_str_radix(std::str::from_utf8(&rest[..end]).ok()?.trim(), 16).ok()?;
        rest = rest.get(end + 2..)?;
        if length == 0 {
            return Some(body);
        }
        body.extend_from_slice(rest.get(..length)?);
        rest = rest.get(length + 2..)?;
    }
}
