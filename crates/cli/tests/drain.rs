//! The program is asked to end while many play: nobody new comes in, everybody is told to come back, what was acknowledged
//! is stored, and it is gone within ten seconds.
#![cfg(unix)]

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use protocol::{Close, ServerMessage};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};
use trials::client::Lost;
use trials::home::{Somebody, alone, person};
use trials::http::connect_from;
use trials::{Client, Player};

const PROGRAM: &str = env!("CARGO_BIN_EXE_blipfall");
/// So many people play, each in a match of their own, with so many sockets that look on.
const PEOPLE: usize = 20;
const SOCKETS: usize = 4;

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // At worst a folder is left behind.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn start(folder: &Folder) -> (Child, SocketAddr) {
    let mut child = Command::new(PROGRAM)
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&folder.0)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .expect("the program starts");
    let output = child.stdout.take().expect("its output");
    let line = BufReader::new(output).lines().next_line().await.expect("text").expect("a line");
    let address = line.trim_start_matches("http://").trim_end_matches('/').parse().expect("an address");
    (child, address)
}

/// Somebody who looks on from an address that has room for another socket.
async fn look_on(address: SocketAddr, number: usize, match_id: &str, token: &str) -> Client {
    let from = IpAddr::from([127, 0, 0, 2 + (number / 50) as u8]);
    let stream = connect_from(from, address).await.expect("it listens");
    let mut client = Client::over(stream).await.expect("a socket");
    client.greet(match_id, Some(token), None).await.expect("in");
    client
}

/// What a socket is told before it is closed, and the code that it is closed with.
async fn last_words(mut client: Client) -> (Option<Close>, u16) {
    let mut said = None;
    loop {
        match client.next().await {
            Ok(ServerMessage::Closing { code, .. }) => said = Some(code),
            Ok(_) => {}
            Err(Lost::Closed(code)) => return (said, code),
            Err(lost) => panic!("{lost}"),
        }
    }
}

/// Plays until the connection ends, as fast as a server of the public lets a socket speak: the last version that was
/// acknowledged or seen.
async fn play(address: SocketAddr, match_id: String, token: String, seed: u64) -> u32 {
    let mut player = Player::new(address, &match_id, &token, seed);
    while !player.is_over() && player.step().await.is_ok() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    player.acknowledged.max(player.update.map_or(0, |update| update.version))
}

#[tokio::test(flavor = "multi_thread")]
async fn it_lets_everybody_go_within_ten_seconds() {
    let folder = Folder(std::env::temp_dir().join(format!("blipfall-drain-{}", std::process::id())));
    let (mut child, address) = start(&folder).await;
    let (mut matches, mut players, mut sockets) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..PEOPLE {
        let ann: Somebody = person(address, "Ann").await;
        let match_id = ann.make(&alone()).await.match_id;
        for socket in 0..SOCKETS {
            sockets.push(look_on(address, number * SOCKETS + socket, &match_id, &ann.token).await);
        }
        players.push(tokio::spawn(play(address, match_id.clone(), ann.token.clone(), number as u64)));
        matches.push((match_id, ann.token));
    }
    // One client takes nothing and closes nothing.
    let (match_id, token) = &matches[0];
    let _deaf = look_on(address, PEOPLE * SOCKETS, match_id, token).await;
    let listeners: Vec<_> = sockets.into_iter().map(|client| tokio::spawn(last_words(client))).collect();
    tokio::time::sleep(Duration::from_secs(1)).await;

    let asked = Instant::now();
    let id = child.id().expect("it runs").to_string();
    let told = Command::new("kill").arg(&id).status().await.expect("there is kill");
    assert!(told.success());
    let n_sockets = listeners.len();
    for listener in listeners {
        let stopping = (Some(Close::Stopping), Close::Stopping.number());
        assert_eq!(listener.await.expect("it listens"), stopping);
    }
    let all_told = asked.elapsed();
    assert!(tokio::net::TcpStream::connect(address).await.is_err(), "it still accepts connections");
    let ended = tokio::time::timeout(Duration::from_secs(10), child.wait()).await.expect("it ends");
    let took = asked.elapsed();
    assert_eq!(ended.expect("it ended").code(), Some(0));
    println!("{n_sockets} sockets and {PEOPLE} players: all told after {all_told:?}, gone after {took:?}");
    assert!(took < Duration::from_secs(10), "it took {took:?}");

    let mut seen = Vec::new();
    for player in players {
        seen.push(player.await.expect("it plays"));
    }
    let (_next, address) = start(&folder).await;
    for ((match_id, token), seen) in matches.iter().zip(seen) {
        let (_, _, update) = Client::hello(address, match_id, Some(token), None).await.expect("it is there");
        assert!(seen > 0 && update.version >= seen, "{match_id}: {} after {seen}", update.version);
    }
}
