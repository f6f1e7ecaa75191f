//! One socket.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ClientMessage, PROTOCOL, ServerMessage, Update, Welcome};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why there is no message.
#[derive(Debug)]
pub enum Lost {
    /// The server closed the connection with this code; 1006 if it said nothing.
    Closed(u16),
    /// Nothing came.
    Silence,
    /// Something came that is no message.
    Nonsense(String),
}

impl std::fmt::Display for Lost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Lost::Closed(code) => write!(f, "the server closed the connection: {code}"),
            Lost::Silence => f.write_str("the server did not answer"),
            Lost::Nonsense(text) => write!(f, "the server said something unknown: {text}"),
        }
    }
}

impl std::error::Error for Lost {}

/// A connection to a match.
pub struct Client {
    stream: WebSocketStream<TcpStream>,
    /// What came while something else was waited for.
    waiting: VecDeque<ServerMessage>,
    /// The number of the last message that was sent.
    last: u32,
    /// Every byte of text that came, if it is kept.
    pub heard: Option<String>,
}

impl Client {
    /// Opens a socket without saying anything.
    pub async fn open(address: SocketAddr) -> io::Result<Client> {
        Client::over(TcpStream::connect(address).await?).await
    }

    /// Opens a socket over a connection.
    pub async fn over(stream: TcpStream) -> io::Result<Client> {
        stream.set_nodelay(true)?;
        let address = stream.peer_addr()?;
        let shake = tokio_tungstenite::client_async(format!("ws://{address}/api/play"), stream);
        let shaken = tokio::time::timeout(PATIENCE, shake).await;
        let (stream, _) = shaken.map_err(|_| io::ErrorKind::TimedOut)?.map_err(io::Error::other)?;
        Ok(Client { stream, waiting: VecDeque::new(), last: 0, heard: None })
    }

    /// Opens a socket and says `hello`.
    pub async fn hello(
        address: SocketAddr,
        match_id: &str,
        token: Option<&str>,
        since: Option<u32>,
    ) -> Result<(Client, Welcome, Update), Lost> {
        let mut client = Client::open(address).await.map_err(|_| Lost::Closed(1006))?;
        client.greet(match_id, token, since).await.map(|(welcome, update)| (client, welcome, update))
    }

    /// Says `hello` and waits for what follows it.
    pub async fn greet(
        &mut self,
        match_id: &str,
        token: Option<&str>,
        since: Option<u32>,
    ) -> Result<(Welcome, Update), Lost> {
        let (match_id, token) = (match_id.to_owned(), token.map(str::to_owned));
        let hello = ClientMessage::Hello { re: 0, protocol: PROTOCOL, match_id, token, since };
        self.send(&hello).await?;
        let welcome = loop {
            match self.next().await? {
                ServerMessage::Welcome(welcome) => break *welcome,
                ServerMessage::Refused(refused) => return Err(Lost::Nonsense(refused.message)),
                _ => {}
            }
        };
        match self.next().await? {
            ServerMessage::Update(update) => Ok((welcome, *update)),
            other => Err(Lost::Nonsense(format!("{other:?} after the welcome"))),
        }
    }

    /// The next number for a message.
    pub fn number(&mut self) -> u32 {
        self.last += 1;
        self.last
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Lost> {
        self.send_text(serde_json::to_string(message).expect("it writes")).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> Result<(), Lost> {
        self.send_raw(Message::text(text)).await
    }

    /// Sends any frame.
    pub async fn send_raw(&mut self, message: Message) -> Result<(), Lost> {
        self.stream.send(message).await.map_err(|_| Lost::Closed(1006))
    }

    /// The next message, whatever it is.
    pub async fn next(&mut self) -> Result<ServerMessage, Lost> {
        match self.waiting.pop_front() {
            Some(message) => Ok(message),
            None => self.receive().await,
        }
    }

    async fn receive(&mut self) -> Result<ServerMessage, Lost> {
        let text = self.next_text().await?;
        self.read(&text)
    }

    /// The next message as text, whether it can be read or not.
    pub async fn next_text(&mut self) -> Result<String, Lost> {
        self.next_frame().await.map(|text| text.as_str().to_owned())
    }

    /// The next message as it lies in memory.
    pub async fn next_frame(&mut self) -> Result<Utf8Bytes, Lost> {
        // Pings come all the time, and are no answer.
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let message = tokio::time::timeout_at(deadline, self.stream.next()).await;
            match message.map_err(|_| Lost::Silence)? {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    return Err(Lost::Closed(frame.map_or(1005, |frame| frame.code.into())));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Lost::Closed(1006)),
            }
        }
    }

    fn read(&mut self, text: &str) -> Result<ServerMessage, Lost> {
        if let Some(heard) = &mut self.heard {
            heard.push_str(text);
            heard.push('\n');
        }
        serde_json::from_str(text).map_err(|error| Lost::Nonsense(format!("{error}: {text}")))
    }

    /// Sends a message and waits for the answer to it; what else comes is kept for later.
    pub async fn ask(&mut self, message: &ClientMessage) -> Result<ServerMessage, Lost> {
        self.send(message).await?;
        let re = message.re();
        loop {
            let message = self.receive().await?;
            if answers(&message) == Some(re) {
                return Ok(message);
            }
            self.waiting.push_back(message);
        }
    }

    /// Waits for an update of at least this version.
    pub async fn update(&mut self, version: u32) -> Result<Update, Lost> {
        loop {
            if let ServerMessage::Update(update) = self.next().await?
                && update.version >= version
            {
                return Ok(*update);
            }
        }
    }
}

/// Which message another one answers.
pub fn answers(message: &ServerMessage) -> Option<u32> {
    match message {
        ServerMessage::Ack { re, .. } | ServerMessage::Odds { re, .. } | ServerMessage::Pong { re } => {
            Some(*re)
        }
        ServerMessage::WhyNot { re, .. } | ServerMessage::History { re, .. } => Some(*re),
        ServerMessage::Reach { re, .. }
        | ServerMessage::Sight { re, .. }
        | ServerMessage::Threats { re, .. }
        | ServerMessage::Advice { re, .. } => Some(*re),
        ServerMessage::Refused(refused) => refused.re,
        ServerMessage::Welcome(welcome) => Some(welcome.re),
        ServerMessage::Update(_) | ServerMessage::Said(_) => None,
        ServerMessage::Presence(_) | ServerMessage::Closing { .. } => None,
    }
}
