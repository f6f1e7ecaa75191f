//! Several servers on one PostgreSQL, in this process. `cargo xtask test --only postgres` runs it: it needs the programs of
//! PostgreSQL.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use protocol::{Close, Device, DeviceCode, Welcomed};
use serde_json::json;
use server::store::StoreAddress;
use server::{Config, Listen, Server};
use testkit::postgres::Postgres;
use trials::client::Lost;
use trials::home::{alone, generous, person};
use trials::http::Http;
use trials::leaks::{Cases, Leak};
use trials::{Client, Player};

async fn serve(database: &str) -> Server {
    let config = Config {
        listen: Listen::At(SocketAddr::from(([127, 0, 0, 1], 0))),
        limits: generous(),
        ..Config::local(StoreAddress::parse(database).expect("an address"))
    };
    Server::start(config).await.expect("the server starts")
}

async fn start() -> (Postgres, String) {
    let started = tokio::task::spawn_blocking(|| {
        let postgres = Postgres::start().expect("a database server");
        let database = postgres.database().expect("a database");
        (postgres, database)
    });
    started.await.expect("it starts")
}

async fn closed_with(client: &mut Client) -> u16 {
    loop {
        match client.next().await {
            Ok(_) => {}
            Err(Lost::Closed(code)) => return code,
            Err(lost) => panic!("{lost}"),
        }
    }
}

/// A code that one server shows works on another one, and a device that is dropped on one server is closed on the other.
#[tokio::test(flavor = "multi_thread")]
async fn devices_are_known_to_all_servers() {
    let (_postgres, database) = start().await;
    let (one, two) = (serve(&database).await, serve(&database).await);
    let ann = person(one.address(), "Ann").await;
    let created = ann.make(&alone()).await;
    let shown = ann.http.post("/api/me/device-code", &json!({})).await.expect("an answer");
    let shown: DeviceCode = serde_json::from_slice(&shown.body).expect("a code");
    let body = json!({ "code": shown.code, "name": "Phone" });
    let added = Http::new(two.address()).post("/api/devices", &body).await.expect("an answer");
    assert_eq!(added.status, 201, "{}", added.json());
    let phone: Welcomed = serde_json::from_slice(&added.body).expect("a person");
    assert_eq!(phone.person.id, ann.id);
    let hello = Client::hello(two.address(), &created.match_id, Some(&phone.token), None).await;
    let (mut client, ..) = hello.expect("she is known on the other server");
    let listed = ann.http.get("/api/me/devices").await.expect("an answer");
    let listed: Vec<Device> = serde_json::from_slice(&listed.body).expect("devices");
    let other = listed.iter().find(|device| !device.current).expect("there are two");
    let path = format!("/api/me/devices/{}", other.id);
    assert_eq!(ann.http.send("DELETE", &path, None).await.expect("an answer").status, 200);
    assert_eq!(closed_with(&mut client).await, Close::Dropped.number());
    one.stop().await;
    two.stop().await;
}

/// A database that hangs does not hold up a server that is to stop.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_server_stops_although_its_database_hangs() {
    let (postgres, database) = start().await;
    let one = serve(&database).await;
    let ann = person(one.address(), "Ann").await;
    let created = ann.make(&alone()).await;
    let mut player = Player::new(one.address(), &created.match_id, &ann.token, 1);
    for _ in 0..5 {
        player.step().await.expect("it plays");
    }
    postgres.pause().expect("it hangs");
    let playing = tokio::spawn(async move { while player.step().await.is_ok() {} });
    tokio::time::sleep(Duration::from_millis(300)).await;
    let asked = Instant::now();
    one.stop().await;
    let took = asked.elapsed();
    postgres.go_on().expect("it goes on");
    assert!(took < Duration::from_secs(10), "it took {took:?}");
    playing.abort();
}

/// A write is done, and the connection lost before the answer: the server that wrote it cannot know, and tells the others to look.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_write_without_an_answer_is_told() {
    let (postgres, database) = start().await;
    let proxy = postgres.proxy(&database).expect("a proxy");
    let (one, two) = (serve(&proxy.address).await, serve(&database).await);
    let ann = person(one.address(), "Ann").await;
    let created = ann.make(&alone()).await;
    let mut player = Player::new(one.address(), &created.match_id, &ann.token, 1);
    while player.done.len() < 3 {
        player.step().await.expect("it plays");
    }
    let known = player.update.as_ref().expect("it has seen the match").version;
    let hello = Client::hello(two.address(), &created.match_id, Some(&ann.token), None).await;
    let (mut client, _, update) = hello.expect("it is there");
    assert!(update.version >= known);
    proxy.cut_after_write();
    player.step().await.expect_err("it is not answered");
    // Nobody comes back to the first server meanwhile, and nothing else makes the second one look.
    let told = tokio::time::timeout(Duration::from_secs(5), client.update(update.version + 1)).await;
    told.expect("it is told").expect("it is connected");
    one.stop().await;
    two.stop().await;
}

/// Whoever knows something is on one server, and those who may not on another one: not a byte tells them. Every seventh planted
/// mistake is looked for here; `cargo xtask leaks --servers` looks for all of them, in thousands of pairs.
#[test]
fn servers_that_share_a_database_write_the_same_to_strangers() {
    let (postgres, cases) = (Postgres::start().expect("a database server"), Cases::new());
    let found = cases.run_on_servers(12, 0, None, &postgres).unwrap_or_else(|why| panic!("{why}"));
    assert!(found.played > 60 && found.compared > 150, "{found:?}");
    for leak in Leak::all().into_iter().step_by(7) {
        assert!(cases.run_on_servers(120, 0, Some(leak), &postgres).is_err(), "{leak:?} is not noticed");
    }
}
