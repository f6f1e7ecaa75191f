//! Nonsense of many kinds, at a server on which a match is played.

use std::net::SocketAddr;
use std::time::Duration;

use game_api::Seeded;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use trials::home::{Folder, Somebody, alone, person};
use trials::{Client, Player};

use crate::Verdict;
use crate::serve::{Process, ServerOptions};

/// How much.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many frames and requests in all
    #[arg(long, default_value_t = 100_000)]
    count: u32,
    /// How much the server's memory may grow, in MiB
    #[arg(long, default_value_t = 10)]
    growth: u64,
}

/// A kind of nonsense: what it is, and how it is made.
type Kind = (&'static str, fn(&mut Seeded) -> Message);

/// Frames that are said after a proper `hello`.
const FRAMES: [Kind; 24] = [
    ("nothing", |_| Message::text("")),
    ("a blank", |_| Message::text(" ")),
    ("no JSON", |_| Message::text("nonsense")),
    ("half an object", |_| Message::text("{\"type\":\"act\",\"re\":1")),
    ("a list", |_| Message::text("[1,2,3]")),
    ("a number", |_| Message::text("17")),
    ("null", |_| Message::text("null")),
    ("two objects", |_| Message::text("{\"type\":\"ping\",\"re\":1}{\"type\":\"ping\",\"re\":2}")),
    ("no type", |_| Message::text("{\"re\":1}")),
    ("an unknown type", |_| Message::text("{\"type\":\"win\",\"re\":1}")),
    ("no number", |_| Message::text("{\"type\":\"ping\"}")),
    ("a negative number", |_| Message::text("{\"type\":\"ping\",\"re\":-1}")),
    ("a huge number", |_| Message::text("{\"type\":\"ping\",\"re\":1e400}")),
    ("an unknown field", |_| Message::text("{\"type\":\"ping\",\"re\":1,\"x\":1}")),
    ("a field twice", |_| Message::text("{\"type\":\"ping\",\"re\":1,\"re\":2}")),
    ("a wrong type", |_| Message::text("{\"type\":\"act\",\"re\":1,\"version\":\"1\",\"action\":[]}")),
    ("a seat that is not there", |_| Message::text("{\"type\":\"lift\",\"re\":1,\"seat\":\"p9\"}")),
    ("deep nesting", |_| Message::text("[".repeat(8_000))),
    ("a nested action", |_| {
        let action = format!("{}1{}", "{\"a\":".repeat(200), "}".repeat(200));
        Message::text(format!("{{\"type\":\"why_not\",\"re\":1,\"version\":1,\"action\":{action}}}"))
    }),
    ("a second hello", |_| {
        Message::text(
            "{\"type\":\"hello\",\"re\":1,\"protocol\":2,\"match\":\"x\",\"token\":null,\"since\":null}",
        )
    }),
    ("bytes", |dice| Message::binary(noise(dice, 64))),
    ("an action of nobody", |_| {
        Message::text("{\"type\":\"act\",\"re\":1,\"version\":4294967295,\"action\":4294967295}")
    }),
    ("a history of everything", |_| {
        Message::text("{\"type\":\"history\",\"re\":1,\"from\":4294967295,\"to\":0}")
    }),
    ("control characters", |_| Message::text("{\"type\":\"say\",\"re\":1,\"text\":\"\u{1b}[2J\u{0}\"}")),
];

/// First messages in place of a proper `hello`.
const HELLOS: [Kind; 6] = [
    ("no hello", |_| Message::text("{\"type\":\"ping\",\"re\":1}")),
    ("a hello of another time", |_| hello(99, "x", "null")),
    ("a hello to a match with a strange name", |_| hello(1, "../../../etc/passwd", "null")),
    ("a hello with a wrong token", |_| hello(1, "x", "\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\"")),
    ("a long name of a match", |_| hello(1, &"x".repeat(9_000), "null")),
    ("noise", |dice| Message::binary(noise(dice, 200))),
];

/// Requests that are none, or not for us.
const REQUESTS: [(&str, &str); 12] = [
    ("noise", "\u{1}\u{2}\u{3}\r\n\r\n"),
    ("no host", "GET /api/about HTTP/1.1\r\n\r\n"),
    ("a strange host", "GET /api/about HTTP/1.1\r\nHost: evil.example\r\n\r\n"),
    ("an unknown method", "BREW /api/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
    (
        "a path to the outside",
        "GET /../../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    ),
    (
        "a path in percents",
        "GET /api/matches/%00%ff%2e%2e/record HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    ),
    (
        "a body that is too long",
        "POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{",
    ),
    (
        "a body that is no JSON",
        "POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello",
    ),
    (
        "a body without a type",
        "POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}",
    ),
    (
        "an authorization that is none",
        "GET /api/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Basic YTpi\r\nConnection: close\r\n\r\n",
    ),
    (
        "an upgrade that is none",
        "GET /api/play HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: nothing\r\n\r\n",
    ),
    ("another version", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n"),
];

fn hello(protocol: u32, id: &str, token: &str) -> Message {
    Message::text(format!(
        "{{\"type\":\"hello\",\"re\":1,\"protocol\":{protocol},\"match\":\"{id}\",\"token\":{token},\"since\":null}}"
    ))
}

fn noise(dice: &mut Seeded, length: u32) -> Vec<u8> {
    (0..1 + dice.below(length)).map(|_| dice.below(256) as u8).collect()
}

/// Sends everything, while a player plays.
pub(crate) async fn run(args: Args) -> Verdict {
    let folder = Folder::new("nonsense");
    let process = Process::start(folder.path(), ServerOptions::default()).await?;
    let ann = person(process.address, "Ann").await;
    let match_id = ann.make(&alone()).await.match_id;
    // Everything that is kept once is there before memory is looked at.
    shout(process.address, &match_id, &ann, 2_000, 0).await?;
    let before = process.memory();
    let mut voices = JoinSet::new();
    // All in Ann's name: of more connections than a person may have, her own would be the oldest.
    for voice in 0..4 {
        let (ann, match_id, address) = (ann.clone(), match_id.clone(), process.address);
        voices.spawn(async move { shout(address, &match_id, &ann, args.count / 4, voice + 1).await });
    }
    let mut player = Player::new(process.address, &match_id, &ann.token, 3);
    let mut steps = 0;
    while let Some(voice) = {
        if !player.is_over() {
            player.step().await.map_err(|lost| format!("the match was disturbed: {lost}"))?;
            steps += 1;
        }
        if player.is_over() {
            voices.join_next().await
        } else {
            voices.try_join_next().or(Some(Ok(Ok(())))).filter(|_| !voices.is_empty())
        }
    } {
        voice.map_err(|error| error.to_string())??;
    }
    let after = process.memory();
    let growth = after.zip(before).map_or(0, |(after, before)| after.saturating_sub(before) >> 20);
    let kinds = FRAMES.len() + HELLOS.len() + REQUESTS.len();
    let text = format!(
        "{} frames and requests of {kinds} kinds: no crash, {growth} MiB more memory, {steps} steps of a match \
         played meanwhile",
        args.count
    );
    if growth <= args.growth { Ok(text) } else { Err(text) }
}

/// Sends so much nonsense.
async fn shout(address: SocketAddr, id: &str, ann: &Somebody, count: u32, seed: u64) -> Result<(), String> {
    let mut dice = Seeded::new(seed);
    let mut sent = 0;
    while sent < count {
        sent += match dice.below(10) {
            0 => request(address, &mut dice).await,
            1 => first_message(address, &mut dice).await,
            _ => frames(address, id, ann, &mut dice).await?,
        };
    }
    Ok(())
}

async fn request(address: SocketAddr, dice: &mut Seeded) -> u32 {
    let text = REQUESTS[dice.below(REQUESTS.len() as u32) as usize].1;
    let exchange = async {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(text.as_bytes()).await?;
        stream.shutdown().await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await
    };
    // Whatever it answers to nonsense is right, as long as it goes on.
    let _ = tokio::time::timeout(Duration::from_secs(5), exchange).await;
    1
}

async fn first_message(address: SocketAddr, dice: &mut Seeded) -> u32 {
    let make = HELLOS[dice.below(HELLOS.len() as u32) as usize].1;
    if let Ok(mut client) = Client::open(address).await {
        let _ = client.send_raw(make(dice)).await;
        let _ = client.next_text().await;
    }
    1
}

/// As many frames as one connection bears.
async fn frames(address: SocketAddr, id: &str, ann: &Somebody, dice: &mut Seeded) -> Result<u32, String> {
    let token = if dice.below(2) == 0 { Some(ann.token.as_str()) } else { None };
    let (mut client, ..) = match Client::hello(address, id, token, None).await {
        Ok(greeted) => greeted,
        // A connection more of the same person has taken its place.
        Err(_) if token.is_some() => return Ok(0),
        Err(lost) => return Err(format!("nobody comes in any more: {lost}")),
    };
    let mut sent = 0;
    for _ in 0..20 {
        let make = FRAMES[dice.below(FRAMES.len() as u32) as usize].1;
        if client.send_raw(make(dice)).await.is_err() {
            break;
        }
        sent += 1;
        let _ = tokio::time::timeout(Duration::from_millis(1), client.next_text()).await;
    }
    Ok(sent)
}
