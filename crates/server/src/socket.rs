//! One WebSocket, from the upgrade to its end.

use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use protocol::{ClientMessage, Close, Code, Refused, ServerMessage};
use tokio::sync::{Notify, mpsc};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::app::App;
use crate::connections::Pass;
use crate::devices::DeviceSocket;
use crate::guard::message_limiter;
use crate::hall::{Out, Outbox, RoomHandle};
use crate::limits::Limits;
use crate::room::Guest;
use crate::token::Token;
use crate::upgrade::Socket;

/// The messages beyond the rate that are refused before the connection is closed.
const MOST_TOO_EARLY: u32 = 100;

/// The pings that are read before `hello`.
const MOST_PINGS_BEFORE_HELLO: u32 = 20;

/// How long a client may take to close after it was told to.
const FAREWELL: Duration = Duration::from_secs(1);

/// Serves a connection until it ends, and counts it as long.
pub(crate) async fn serve(app: Arc<App>, mut socket: Socket, address: IpAddr, _pass: Pass) {
    let metrics = Arc::clone(&app.metrics);
    metrics.connections.up();
    metrics.connections_total.add(1);
    match greet(&app, &mut socket, address).await {
        Ok((outbox_queue, slow, room, device)) => {
            let connection = Connection::new(Arc::clone(&app), room);
            connection.run(&mut socket, outbox_queue, &slow, device).await;
        }
        Err(Some(refused)) => {
            let text = text_of(&ServerMessage::Refused(refused));
            let _ = timeout(app.limits.send_timeout, socket.send_texts(&[text])).await;
            close(&mut socket, &app.limits, Close::Hello).await;
        }
        Err(None) => {}
    }
    if socket.is_too_long {
        close_too_long(&mut socket, &app.limits).await;
    }
    metrics.connections.down();
}

type Greeted = (mpsc::Receiver<Out>, Arc<Notify>, RoomHandle, Option<DeviceSocket>);

/// Waits for `hello` and leads the connection into its room. `None` if it is gone already.
async fn greet(app: &App, socket: &mut Socket, address: IpAddr) -> Result<Greeted, Option<Refused>> {
    let first = timeout(app.limits.hello_timeout, first_text(socket)).await;
    let text = first.map_err(|_| Some(Refused::new(Code::Hello, "there was no `hello` in time")))?;
    let text = text.ok_or(None)?;
    let message = read(&text).map_err(Some)?;
    let ClientMessage::Hello { re, protocol, match_id, token, since } = message else {
        let refused = Refused::new(Code::Hello, "the first message is `hello`");
        return Err(Some(refused.answering(message.re())));
    };
    let entered = async {
        if protocol != protocol::PROTOCOL {
            let ours = protocol::PROTOCOL;
            return Err(Refused::new(
                Code::Protocol,
                format!("this server speaks protocol {ours}; load the page again"),
            ));
        }
        let (guest, device) = who(app, token.as_deref()).await?;
        let (queue, outbox_queue) = mpsc::channel(app.limits.waiting_messages);
        let outbox = Outbox { queue, slow: Arc::new(Notify::new()), address };
        let slow = Arc::clone(&outbox.slow);
        let room = app.hall.enter(&match_id, outbox, re, guest, since).await?;
        Ok((outbox_queue, slow, room, device))
    };
    entered.await.map_err(|refused| Some(refused.answering(re)))
}

async fn first_text(socket: &mut Socket) -> Option<Utf8Bytes> {
    for _ in 0..MOST_PINGS_BEFORE_HELLO {
        match socket.next().await?.ok()? {
            Message::Text(text) => return Some(text),
            Message::Binary(_) => return Some(Utf8Bytes::from_static("")),
            Message::Close(_) => return None,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
        }
    }
    None
}

async fn who(app: &App, token: Option<&str>) -> Result<(Option<Guest>, Option<DeviceSocket>), Refused> {
    let Some(text) = token else { return Ok((None, None)) };
    let token = Token::parse(text);
    let device = token.as_ref().map(|token| app.devices.enter(token.hash()));
    Ok((Some(app.guest(token).await?), device))
}

/// Waits until the device is dropped; for ever where there is none.
async fn dropped(device: Option<&DeviceSocket>) {
    match device {
        Some(device) => device.dropped.notified().await,
        None => std::future::pending().await,
    }
}

/// What a text says. The message tells where it is wrong, never what it holds: it might be a
/// token.
fn read(text: &str) -> Result<ClientMessage, Refused> {
    serde_json::from_str(text).map_err(|error| {
        let message = match error.classify() {
            serde_json::error::Category::Data => {
                format!("no message that is known here (column {}); see docs/formats/wire.md", error.column())
            }
            _ => format!("no JSON (column {})", error.column()),
        };
        Refused { re: number_of(text), ..Refused::new(Code::BadMessage, message) }
    })
}

/// The number of a message that cannot be read otherwise.
fn number_of(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        re: u32,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|numbered| numbered.re)
}

fn text_of(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have nothing in them that JSON cannot say").into()
}

/// Says goodbye and listens for a moment: what the client has sent meanwhile must be taken, or
/// the operating system throws away what we have sent.
async fn close(socket: &mut Socket, limits: &Limits, why: Close) {
    let frame = CloseFrame { code: why.number().into(), reason: Utf8Bytes::from_static("") };
    // It is the last thing: whether it arrives makes no difference any more.
    let _ = timeout(limits.send_timeout, socket.send(Message::Close(Some(frame)))).await;
    let rest = async { while let Some(Ok(_)) = socket.next().await {} };
    let _ = timeout(FAREWELL, rest).await;
}

/// A message that is too long is not read. WebSockets have a code of their own for it.
async fn close_too_long(socket: &mut Socket, limits: &Limits) {
    let frame = CloseFrame { code: CloseCode::Size, reason: Utf8Bytes::from_static("") };
    let _ = timeout(limits.send_timeout, socket.send(Message::Close(Some(frame)))).await;
    // What is left of the message must be taken, or the client may never see the code.
    let _ = timeout(FAREWELL, socket.discard()).await;
}

/// A connection that is in its room.
struct Connection {
    app: Arc<App>,
    room: RoomHandle,
    limiter: governor::DefaultDirectRateLimiter,
    unreadable: u32,
    too_early: u32,
    /// Pings without a sign of life since.
    unanswered: u32,
}

impl Connection {
    fn new(app: Arc<App>, room: RoomHandle) -> Connection {
        let limiter = message_limiter(app.limits.messages_per_second);
        Connection { app, room, limiter, unreadable: 0, too_early: 0, unanswered: 0 }
    }

    async fn run(
        mut self,
        socket: &mut Socket,
        mut outbox: mpsc::Receiver<Out>,
        slow: &Notify,
        device: Option<DeviceSocket>,
    ) {
        let mut pings = tokio::time::interval(self.app.limits.ping_every);
        pings.tick().await;
        let end = loop {
            let step = tokio::select! {
                biased;
                () = slow.notified() => ControlFlow::Break(Some(Close::Slow)),
                () = dropped(device.as_ref()) => self.send_away(socket, slow).await,
                out = outbox.recv() => match out {
                    Some(out) => self.send_all(socket, slow, out, &mut outbox).await,
                    // The room has panicked: otherwise it says why it goes.
                    None => ControlFlow::Break(Some(Close::Failed)),
                },
                message = socket.next() => match message {
                    Some(Ok(message)) => self.message(socket, slow, message).await,
                    Some(Err(_)) | None => ControlFlow::Break(None),
                },
                _ = pings.tick() => self.ping(socket, slow).await,
            };
            if let ControlFlow::Break(end) = step {
                break end;
            }
        };
        if let Some(why) = end {
            close(socket, &self.app.limits, why).await;
        }
        self.room.leave().await;
    }

    /// Sends everything that waits at once: an acknowledgement and the update that follows it
    /// travel together.
    async fn send_all(
        &self,
        socket: &mut Socket,
        slow: &Notify,
        first: Out,
        outbox: &mut mpsc::Receiver<Out>,
    ) -> ControlFlow<Option<Close>> {
        let (mut texts, mut next) = (Vec::with_capacity(2), Some(first));
        let mut end = ControlFlow::Continue(());
        while let Some(out) = next.take() {
            match out {
                Out::Text(text) => texts.push(text),
                Out::Close(why) => end = ControlFlow::Break(Some(why)),
            }
            next = outbox.try_recv().ok().filter(|_| end.is_continue());
        }
        self.in_time(slow, socket.send_texts(&texts)).await?;
        end
    }

    /// Sends a message.
    async fn send(&self, socket: &mut Socket, slow: &Notify, message: Message) -> ControlFlow<Option<Close>> {
        self.in_time(slow, socket.send(message)).await
    }

    /// Waits for something to be sent, unless the client takes too long or too much piles up
    /// behind it.
    async fn in_time(
        &self,
        slow: &Notify,
        sending: impl Future<Output = Result<(), Error>>,
    ) -> ControlFlow<Option<Close>> {
        tokio::select! {
            sent = timeout(self.app.limits.send_timeout, sending) => match sent {
                Ok(Ok(())) => ControlFlow::Continue(()),
                Ok(Err(_)) => ControlFlow::Break(None),
                Err(_) => {
                    self.app.metrics.slow_clients.add(1);
                    ControlFlow::Break(Some(Close::Slow))
                }
            },
            () = slow.notified() => ControlFlow::Break(Some(Close::Slow)),
        }
    }

    async fn message(
        &mut self,
        socket: &mut Socket,
        slow: &Notify,
        message: Message,
    ) -> ControlFlow<Option<Close>> {
        self.unanswered = 0;
        let text = match message {
            Message::Text(text) => text,
            // They are answered by the library, and cost as much as a message.
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return self.sign_of_life(),
            Message::Close(_) => return ControlFlow::Break(None),
            Message::Binary(_) => {
                return self.garbage(socket, slow, Refused::new(Code::BadMessage, "messages are text")).await;
            }
        };
        self.app.metrics.messages_in.add(1);
        match read(&text) {
            Err(refused) => self.garbage(socket, slow, refused).await,
            Ok(message) if self.limiter.check().is_err() => self.hurry(socket, slow, message.re()).await,
            Ok(message) => {
                // If the room is gone, the outbox says why.
                self.room.deliver(message).await;
                ControlFlow::Continue(())
            }
        }
    }

    fn sign_of_life(&mut self) -> ControlFlow<Option<Close>> {
        self.too_early += u32::from(self.limiter.check().is_err());
        if self.too_early > MOST_TOO_EARLY {
            ControlFlow::Break(Some(Close::Rate))
        } else {
            ControlFlow::Continue(())
        }
    }

    async fn garbage(
        &mut self,
        socket: &mut Socket,
        slow: &Notify,
        refused: Refused,
    ) -> ControlFlow<Option<Close>> {
        self.app.metrics.unreadable.add(1);
        self.unreadable += 1;
        let text = text_of(&ServerMessage::Refused(refused));
        self.in_time(slow, socket.send_texts(&[text])).await?;
        if self.unreadable > self.app.limits.unreadable_messages {
            ControlFlow::Break(Some(Close::Garbage))
        } else {
            ControlFlow::Continue(())
        }
    }

    async fn hurry(&mut self, socket: &mut Socket, slow: &Notify, re: u32) -> ControlFlow<Option<Close>> {
        self.too_early += 1;
        let refused = Refused::new(Code::TooMany, "too many messages; wait a moment").answering(re);
        let text = text_of(&ServerMessage::Refused(refused));
        self.in_time(slow, socket.send_texts(&[text])).await?;
        if self.too_early > MOST_TOO_EARLY {
            ControlFlow::Break(Some(Close::Rate))
        } else {
            ControlFlow::Continue(())
        }
    }

    /// The device is no longer one of its person: what it has not been sent yet is not for it any more.
    async fn send_away(&self, socket: &mut Socket, slow: &Notify) -> ControlFlow<Option<Close>> {
        let message = "this device was dropped from the list of devices".to_owned();
        let text = text_of(&ServerMessage::Closing { code: Close::Dropped, message });
        self.in_time(slow, socket.send_texts(&[text])).await?;
        ControlFlow::Break(Some(Close::Dropped))
    }

    async fn ping(&mut self, socket: &mut Socket, slow: &Notify) -> ControlFlow<Option<Close>> {
        if self.unanswered >= 2 {
            return ControlFlow::Break(Some(Close::Silent));
        }
        self.unanswered += 1;
        self.send(socket, slow, Message::Ping(Default::default())).await
    }
}
