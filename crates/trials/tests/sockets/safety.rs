//! Nonsense, haste, slowness and strangers.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::{angel, terms};
use protocol::{ClientMessage, Close, Code, NewHolder, PROTOCOL, Seat, ServerMessage};
use server::limits::{LIMITS, Limits};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use trials::client::{Client, Lost};
use trials::home::generous;
use trials::http::raw;
use trials::{Home, Player};

async fn match_of_one(home: &Home) -> (String, String) {
    let ann = home.person("Ann").await;
    let created = ann.make(&terms(angel(1), &[(Seat::P1, NewHolder::Me)])).await;
    (created.match_id, ann.token)
}

async fn closed_with(client: &mut Client) -> u16 {
    loop {
        match client.next().await {
            Ok(_) => {}
            Err(Lost::Closed(code)) => return code,
            Err(other) => panic!("{other}"),
        }
    }
}

/// The next refusal; updates may come before it.
async fn refusal(client: &mut Client) -> protocol::Refused {
    loop {
        if let ServerMessage::Refused(refused) = client.next().await.expect("a refusal") {
            return refused;
        }
    }
}

/// What cannot be read is refused with the number of the message, if it has one; too much of
/// it ends the connection, and the match does not notice.
#[tokio::test]
async fn nonsense_is_refused() {
    let home = Home::open().await;
    let (match_id, token) = match_of_one(&home).await;
    let mut player = Player::new(home.address(), &match_id, &token, 1);
    player.ready().await.expect("ready");
    let (mut client, ..) = Client::hello(home.address(), &match_id, Some(&token), None).await.expect("in");
    let mut bad = 0;
    for text in [
        "",
        "nonsense",
        "[]",
        "{\"re\":7}",
        "{\"type\":\"act\",\"re\":8}",
        "\u{0}",
        "{\"type\":\"ping\",\"re\":1e99}",
    ] {
        client.send_text(text.to_owned()).await.expect("it is taken");
        let refused = refusal(&mut client).await;
        assert_eq!(refused.code, Code::BadMessage);
        bad += 1;
        if text.contains("\"re\":8") {
            assert_eq!(refused.re, Some(8));
        }
    }
    client.send_raw(Message::binary(vec![1, 2, 3])).await.expect("it is taken");
    assert_eq!(refusal(&mut client).await.code, Code::BadMessage);
    for _ in bad..LIMITS.unreadable_messages + 2 {
        // It may be closed before the last of them.
        let _ = client.send_text("{".to_owned()).await;
    }
    assert_eq!(closed_with(&mut client).await, Close::Garbage.number());
    player.step().await.expect("the match goes on");
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection() {
    let home = Home::open().await;
    let (match_id, token) = match_of_one(&home).await;
    let (mut client, ..) = Client::hello(home.address(), &match_id, Some(&token), None).await.expect("in");
    let long = ClientMessage::Say { re: 1, text: "x".repeat(protocol::MAX_MESSAGE) };
    let _ = client.send(&long).await;
    assert_eq!(closed_with(&mut client).await, 1009);
    let mut stranger = Client::open(home.address()).await.expect("it opens");
    let _ = stranger.send(&long).await;
    assert_eq!(closed_with(&mut stranger).await, 1009, "before hello");
    assert!(Client::hello(home.address(), &match_id, Some(&token), None).await.is_ok());
}

#[tokio::test]
async fn the_first_message_is_hello() {
    let limits = Limits { hello_timeout: Duration::from_millis(300), ..generous() };
    let home = Home::with_limits(limits).await;
    let (match_id, token) = match_of_one(&home).await;
    let mut silent = Client::open(home.address()).await.expect("it opens");
    assert!(
        matches!(silent.next().await, Ok(ServerMessage::Refused(refused)) if refused.code == Code::Hello)
    );
    assert_eq!(closed_with(&mut silent).await, Close::Hello.number());
    let hello = |protocol, token: &str| ClientMessage::Hello {
        re: 3,
        protocol,
        match_id: match_id.clone(),
        token: Some(token.to_owned()),
        since: None,
    };
    for (first, code) in [
        (ClientMessage::Ping { re: 3 }, Code::Hello),
        (hello(99, &token), Code::Protocol),
        (hello(PROTOCOL, "not a token"), Code::Unauthorized),
        (hello(PROTOCOL, &"A".repeat(43)), Code::Unauthorized),
    ] {
        let mut client = Client::open(home.address()).await.expect("it opens");
        client.send(&first).await.expect("it is taken");
        let Ok(ServerMessage::Refused(refused)) = client.next().await else { panic!("{first:?} is refused") };
        assert_eq!((refused.code, refused.re), (code, Some(3)));
        assert!(!refused.message.contains("not a token"), "what might be a token is not repeated");
        assert_eq!(closed_with(&mut client).await, Close::Hello.number());
    }
}

#[tokio::test]
async fn haste_is_refused() {
    let home = Home::with_limits(Limits { messages_per_second: 5, ..generous() }).await;
    let (match_id, token) = match_of_one(&home).await;
    let (mut client, ..) = Client::hello(home.address(), &match_id, Some(&token), None).await.expect("in");
    for re in 1..=200 {
        // It may be closed before the last of them.
        let _ = client.send(&ClientMessage::Ping { re }).await;
    }
    let (mut pongs, mut refused) = (0, 0);
    let code = loop {
        match client.next().await {
            Ok(ServerMessage::Pong { .. }) => pongs += 1,
            Ok(ServerMessage::Refused(why)) if why.code == Code::TooMany => refused += 1,
            Ok(other) => panic!("{other:?}"),
            Err(Lost::Closed(code)) => break code,
            Err(other) => panic!("{other}"),
        }
    };
    assert!((1..20).contains(&pongs) && refused == 101, "{pongs} pongs, {refused} refused");
    assert_eq!(code, Close::Rate.number());
}

/// A client that asks and does not read is dropped; the match goes on, and it can come back.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_dropped() {
    let limits = Limits { waiting_messages: 8, send_timeout: Duration::from_secs(2), ..generous() };
    let home = Home::with_limits(limits).await;
    let (match_id, token) = match_of_one(&home).await;
    let mut player = Player::new(home.address(), &match_id, &token, 4);
    for _ in 0..40 {
        player.step().await.expect("a step");
    }
    let (mut asleep, ..) = Client::hello(home.address(), &match_id, None, None).await.expect("in");
    let shout = async {
        let mut re = 0;
        while home.server().metrics().slow_clients.get() == 0 {
            re += 1;
            let history = ClientMessage::History { re, from: 0, to: 200 };
            // The server stops to read before it gives up.
            let _ = tokio::time::timeout(Duration::from_millis(100), asleep.send(&history)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), shout).await.expect("it is dropped in time");
    player.step().await.expect("the match goes on");
    assert!(Client::hello(home.address(), &match_id, None, None).await.is_ok());
}

#[tokio::test]
async fn connections_are_counted() {
    let home = Home::with_limits(Limits { sockets_per_address: 3, ..generous() }).await;
    let (match_id, _) = match_of_one(&home).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(Client::hello(home.address(), &match_id, None, None).await.expect("in"));
    }
    assert!(Client::open(home.address()).await.is_err(), "the fourth is refused");
    open.pop();
    let again = async {
        while Client::open(home.address()).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), again).await.expect("there is room again");
}

#[tokio::test]
async fn a_person_is_connected_a_few_times_at_most() {
    let home = Home::open().await;
    let (match_id, token) = match_of_one(&home).await;
    let (mut first, ..) = Client::hello(home.address(), &match_id, Some(&token), None).await.expect("in");
    let mut others = Vec::new();
    for _ in 0..LIMITS.connections_per_person {
        others.push(Client::hello(home.address(), &match_id, Some(&token), None).await.expect("in"));
    }
    assert_eq!(closed_with(&mut first).await, Close::Replaced.number());
}

async fn upgrade(address: SocketAddr, host: &str, origin: Option<&str>) -> u16 {
    let origin = origin.map(|origin| format!("Origin: {origin}\r\n")).unwrap_or_default();
    let request = format!(
        "GET /api/play HTTP/1.1\r\nHost: {host}\r\n{origin}Connection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.expect("it answers");
    String::from_utf8_lossy(&answer[9..]).parse().expect("a status")
}

/// Pages of other sites, and names that were pointed at our address, are turned away.
#[tokio::test]
async fn strangers_are_turned_away() {
    let home = Home::open().await;
    let (address, port) = (home.address(), home.address().port());
    let own = format!("127.0.0.1:{port}");
    assert_eq!(upgrade(address, &own, None).await, 101);
    assert_eq!(upgrade(address, &own, Some(&format!("http://{own}"))).await, 101);
    assert_eq!(upgrade(address, &own, Some("https://evil.example")).await, 403);
    assert_eq!(upgrade(address, &own, Some("null")).await, 403);
    assert_eq!(upgrade(address, &format!("evil.example:{port}"), None).await, 403);
    for request in ["GET /api/about HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"] {
        assert_eq!(raw(address, request.as_bytes()).await.expect("an answer").status, 403);
    }
}

#[tokio::test]
async fn a_server_that_stops_says_so() {
    let mut home = Home::open().await;
    let (match_id, token) = match_of_one(&home).await;
    let (mut client, ..) = Client::hello(home.address(), &match_id, Some(&token), None).await.expect("in");
    home.stop().await;
    let Ok(ServerMessage::Closing { code, .. }) = client.next().await else { panic!("it is said") };
    assert_eq!(code, Close::Stopping);
    assert_eq!(closed_with(&mut client).await, Close::Stopping.number());
}

/// The figures count what is sent to everybody: on a small server that would tell a player
/// what the other side does. They are for the host, and for those whom he names.
#[tokio::test]
async fn figures_are_for_the_host() {
    let mut home = Home::open().await;
    home.stop().await;
    let network = |text: &str| text.parse().expect("a network");
    home.start_with(|config| {
        config.proxies = vec![network("127.0.0.1")];
        config.metrics_to = vec![network("10.1.0.0/16")];
    })
    .await;
    let asked_by = async |client: &str| {
        let (address, close) = (home.address(), "Connection: close");
        let head = format!("GET /api/metrics HTTP/1.1\r\nHost: {address}\r\n{close}\r\n");
        let named = format!("X-Forwarded-For: {client}\r\n");
        let request = format!("{head}{}\r\n", if client.is_empty() { "" } else { &named });
        raw(address, request.as_bytes()).await.expect("an answer").status
    };
    assert_eq!(asked_by("").await, 403, "whoever is behind a proxy that does not say for whom it asks");
    assert_eq!(asked_by("127.0.0.1").await, 200, "this computer");
    assert_eq!(asked_by("10.1.2.3").await, 200, "somebody named");
    assert_eq!(asked_by("10.2.2.3").await, 403, "a stranger");
}
