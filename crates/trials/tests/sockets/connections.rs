//! What one client may ask of the server, at the level of connections and requests.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::common::{angel, terms};
use protocol::{Close, NewHolder, NewMatch, Seat, Visibility};
use serde_json::json;
use server::limits::Limits;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use trials::Home;
use trials::client::{Client, Lost};
use trials::home::generous;
use trials::http::{Http, raw};

async fn closed_with(client: &mut Client) -> u16 {
    loop {
        match client.next().await {
            Ok(_) => {}
            Err(Lost::Closed(code)) => return code,
            Err(other) => panic!("{other}"),
        }
    }
}

/// Connections that ask nothing are closed in time, so that nobody is shut out for long.
#[tokio::test]
async fn idle_connections_make_room() {
    let limits =
        Limits { connections_per_address: 40, head_timeout: Duration::from_millis(800), ..generous() };
    let home = Home::with_limits(limits).await;
    let mut idle = Vec::new();
    for number in 0..200 {
        let mut stream = TcpStream::connect(home.address()).await.expect("it listens");
        if number % 2 == 0 {
            // It may be closed already.
            let _ = stream.write_all(b"GET /api/about HTTP/1.1\r\nHost: ").await;
        }
        idle.push(stream);
    }
    let http = Http::new(home.address());
    assert_ne!(http.get("/api/about").await.map_or(0, |answer| answer.status), 200, "there is no room");
    let asked = Instant::now();
    while http.get("/api/about").await.map_or(0, |answer| answer.status) != 200 {
        assert!(asked.elapsed() < Duration::from_secs(10), "shut out for too long");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn post(address: SocketAddr, path: &str, token: Option<&str>, length: usize) -> String {
    let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\n{bearer}Content-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n"
    )
}

/// Whoever is not known is refused by the head alone.
#[tokio::test]
async fn strangers_are_refused_before_the_body() {
    let home = Home::open().await;
    let unknown = "A".repeat(43);
    for path in ["/api/records", "/api/matches", "/api/matches/x/join", "/api/matches/x/continue"] {
        for token in [None, Some(unknown.as_str())] {
            let head = post(home.address(), path, token, 8_000);
            let answer = raw(home.address(), head.as_bytes()).await.expect("an answer");
            assert_eq!(answer.status, 401, "{path}");
        }
    }
    let too_long = post(home.address(), "/api/people", None, 1 << 20);
    assert_eq!(raw(home.address(), too_long.as_bytes()).await.expect("an answer").status, 413);
}

#[tokio::test]
async fn a_body_that_does_not_come_is_given_up() {
    let home = Home::with_limits(Limits { body_timeout: Duration::from_millis(300), ..generous() }).await;
    let ann = home.person("Ann").await;
    let head = post(home.address(), "/api/records", Some(&ann.token), 1 << 20);
    let answer = raw(home.address(), head.as_bytes()).await.expect("an answer");
    assert_eq!(answer.status, 408);
}

/// Bodies that are being sent have a budget, and what a client lets go of can be used again.
#[tokio::test]
async fn bodies_under_way_have_a_budget() {
    let limits = Limits { pending_bytes_per_address: 1 << 20, ..generous() };
    let home = Home::with_limits(limits).await;
    let ann = home.person("Ann").await;
    let head = post(home.address(), "/api/records", Some(&ann.token), 2 << 20);
    let mut first = TcpStream::connect(home.address()).await.expect("it listens");
    first.write_all(head.as_bytes()).await.expect("it reads");
    first.write_all(&vec![b'x'; 900 << 10]).await.expect("it reads");
    // Whoever comes last is refused: the server may read the second before the end of the first.
    let refused = async {
        loop {
            let mut second = TcpStream::connect(home.address()).await.expect("it listens");
            second.write_all(head.as_bytes()).await.expect("it reads");
            let _ = second.write_all(&vec![b'x'; 300 << 10]).await;
            for stream in [&mut second, &mut first] {
                let mut answer = [0; 12];
                let read = stream.read_exact(&mut answer);
                if let Ok(Ok(_)) = tokio::time::timeout(Duration::from_secs(2), read).await {
                    return String::from_utf8_lossy(&answer[9..]).into_owned();
                }
            }
        }
    };
    let status = tokio::time::timeout(Duration::from_secs(60), refused).await.expect("it is refused");
    assert_eq!(status, "429");
    assert_eq!(ann.http.get("/api/me").await.expect("an answer").status, 200);
    let short = ann.http.send("PUT", "/api/me", Some(&json!({ "name": "Anna" }))).await;
    assert_eq!(short.expect("an answer").status, 200, "a short body is read all the same");
    drop(first);
    let text = json!("x".repeat(900 << 10));
    let again = async {
        while ann.http.post("/api/records", &text).await.map_or(429, |answer| answer.status) == 429 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), again).await.expect("there is room again");
}

/// Control frames count as messages do.
#[tokio::test]
async fn pings_are_limited() {
    let home = Home::with_limits(Limits { messages_per_second: 5, ..generous() }).await;
    let ann = home.person("Ann").await;
    let created = ann.make(&terms(angel(1), &[(Seat::P1, NewHolder::Me)])).await;
    let hello = Client::hello(home.address(), &created.match_id, Some(&ann.token), None).await;
    let (mut client, ..) = hello.expect("in");
    for _ in 0..300 {
        // It may be closed before the last of them.
        let _ = client.send_raw(Message::Ping(Default::default())).await;
    }
    assert_eq!(closed_with(&mut client).await, Close::Rate.number());
}

/// Nobody can find out by trying whether there is a private match.
#[tokio::test]
async fn a_private_match_is_none_for_strangers() {
    let home = Home::open().await;
    let (ann, bob) = (home.person("Ann").await, home.person("Bob").await);
    let private =
        NewMatch { visibility: Visibility::Private, ..terms(angel(1), &[(Seat::P1, NewHolder::Me)]) };
    let created = ann.make(&private).await;
    for (path, body) in [("join", json!({ "invitation": null, "seat": null })), ("invitation", json!({}))] {
        let mut answers = Vec::new();
        for id in [created.match_id.as_str(), "AAAAAAAAAAAAAAAA"] {
            let answer = bob.http.post(&format!("/api/matches/{id}/{path}"), &body).await.expect("an answer");
            answers.push((answer.status, answer.body));
        }
        assert_eq!(answers[0], answers[1], "{path}");
        assert_eq!(answers[0].0, 404, "{path}");
    }
}

/// Whatever a browser shows of this server may load nothing from elsewhere.
#[tokio::test]
async fn every_answer_has_a_policy() {
    let home = Home::open().await;
    let http = Http::new(home.address());
    for path in ["/", "/api/about", "/api/missions/first-contact/picture.svg", "/api/nothing", "/nothing"] {
        let head = http.get(path).await.expect("an answer").head;
        let line = head.lines().find_map(|line| line.strip_prefix("content-security-policy: "));
        let policy = line.unwrap_or_else(|| panic!("{path} has no policy"));
        assert!(policy.contains("default-src '") && policy.contains("frame-ancestors 'none'"), "{policy}");
        let mut sources =
            policy.split([' ', ';']).filter(|word| word.contains("ws:") || word.contains("wss:"));
        let own = home.address().to_string();
        assert!(sources.all(|source| source.ends_with(&own)), "{path}: {policy}");
    }
}
