//! A disk that is full or damaged, seen from outside.

use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::store::{Sqlite, Store};
use server::{Config, Listen, Server};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::Command;
use trials::home::{Folder, generous};
use trials::http::Http;

async fn health(address: SocketAddr) -> u16 {
    // An answer holds for a second.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    Http::new(address).get("/api/health").await.expect("an answer").status
}

async fn serve(store: &Arc<Sqlite>, folder: &Folder) -> Server {
    let listen = Listen::At(SocketAddr::from(([127, 0, 0, 1], 0)));
    let config = Config { listen, limits: generous(), ..Config::local(folder.path()) };
    Server::start_on(config, Arc::clone(store) as Arc<dyn Store>).await.expect("it starts")
}

#[tokio::test]
async fn a_full_disk_is_no_health() {
    let folder = Folder::new("full");
    let store = Arc::new(Sqlite::open(folder.path()).expect("it opens"));
    let server = serve(&store, &folder).await;
    assert_eq!(health(server.address()).await, 200);
    store.limit_size(64 * 1024).expect("a limit");
    assert_eq!(health(server.address()).await, 503);
    store.limit_size(1 << 30).expect("more room");
    assert_eq!(health(server.address()).await, 200);
    server.stop().await;
}

/// A page that has become something else is no health, although nobody asks for what is on it.
#[tokio::test]
async fn a_damaged_page_is_no_health() {
    let folder = Folder::new("damaged");
    let open = || Arc::new(Sqlite::open(folder.path()).expect("it opens"));
    let server = serve(&open(), &folder).await;
    let http = Http::new(server.address());
    for number in 0..300 {
        let name = json!({ "name": format!("number {number} {}", "x".repeat(20)) });
        assert_eq!(http.post("/api/people", &name).await.expect("an answer").status, 201);
    }
    assert_eq!(health(server.address()).await, 200);
    server.stop().await;

    let file = folder.path().join("blipfall.sqlite");
    let mut bytes = std::fs::read(&file).expect("it reads");
    let needle = b"number 150 xxxx";
    let at = bytes.windows(needle.len()).position(|window| window == needle).expect("it is there");
    let page = at / 4096 * 4096;
    bytes[page..page + 4096].fill(0xff);
    std::fs::write(&file, &bytes).expect("it writes");

    // The whole file is read some seconds after the start.
    let server = serve(&open(), &folder).await;
    let mut statuses = Vec::new();
    while statuses.len() < 120 && statuses.last() != Some(&503) {
        statuses.push(health(server.address()).await);
    }
    assert_eq!(statuses.last(), Some(&503), "{statuses:?}");
    server.stop().await;
}

/// A file that must not grow any more is a full disk, and no reason to end.
#[cfg(unix)]
#[tokio::test]
async fn a_limit_of_the_size_of_files_is_a_full_disk() {
    let folder = Folder::new("limited");
    // In blocks of 512 bytes, as POSIX has it, or of 1,024: a few hundred people fit.
    let line = "ulimit -f 600; exec \"$0\" serve --data \"$1\"";
    let mut child = Command::new("sh")
        .args(["-c", line, env!("CARGO_BIN_EXE_trials")])
        .arg(folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("an output")).lines();
    let address: SocketAddr =
        lines.next_line().await.expect("a line").expect("one").parse().expect("an address");
    let http = Http::new(address);
    let full = async {
        loop {
            let answer =
                http.post("/api/people", &json!({ "name": "x".repeat(40) })).await.expect("it lives");
            if answer.status != 201 {
                break answer;
            }
        }
    };
    let refused = tokio::time::timeout(Duration::from_secs(60), full).await.expect("it is full in time");
    assert_eq!(refused.status, 503, "{}", refused.json());
    assert!(
        refused.json()["message"].as_str().is_some_and(|text| text.contains("full")),
        "{}",
        refused.json()
    );
    assert_eq!(health(address).await, 503);
    assert!(child.try_wait().expect("it is known").is_none(), "it has ended");
}
