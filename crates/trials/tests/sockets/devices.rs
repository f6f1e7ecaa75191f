//! A person on two devices: a code leads from the one to the other, and a device that is dropped is out at once.

use protocol::{Close, Device, DeviceCode, NewHolder, Seat, ServerMessage, Welcomed};
use serde_json::json;
use server::Clock;
use server::limits::Limits;
use tokio::sync::watch;
use trials::client::Lost;
use trials::home::{Somebody, generous};
use trials::http::{Http, HttpAnswer};
use trials::{Client, Home};

use crate::common::{angel, terms};

/// Limits under which many codes can be tried.
fn patient() -> Limits {
    Limits { device_tries: 10_000, device_tries_in_all: 10_000, ..generous() }
}

pub(crate) async fn show(somebody: &Somebody) -> DeviceCode {
    let answer = somebody.http.post("/api/me/device-code", &json!({})).await.expect("an answer");
    assert_eq!(answer.status, 201, "{}", answer.json());
    serde_json::from_slice(&answer.body).expect("a code")
}

async fn try_code(home: &Home, code: &str) -> HttpAnswer {
    let body = json!({ "code": code, "name": " A  phone " });
    Http::new(home.address()).post("/api/devices", &body).await.expect("an answer")
}

pub(crate) async fn add(home: &Home, code: &str) -> Somebody {
    let answer = try_code(home, code).await;
    assert_eq!(answer.status, 201, "{}", answer.json());
    let Welcomed { person, token } = serde_json::from_slice(&answer.body).expect("a person");
    let http = Http { address: home.address(), token: Some(token.clone()) };
    Somebody { id: person.id, http, token }
}

async fn devices(somebody: &Somebody) -> Vec<Device> {
    let answer = somebody.http.get("/api/me/devices").await.expect("an answer");
    serde_json::from_slice(&answer.body).expect("devices")
}

async fn drop_device(somebody: &Somebody, id: &str) -> HttpAnswer {
    somebody.http.send("DELETE", &format!("/api/me/devices/{id}"), None).await.expect("an answer")
}

/// Why a socket is closed, and what it is told before.
async fn last_words(client: &mut Client) -> (Option<Close>, u16) {
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

/// Both devices are the same person in the same match; the one that is dropped is closed, and its token is of no use.
#[tokio::test]
async fn a_device_is_added_and_dropped() {
    let home = Home::with_limits(patient()).await;
    let ann = home.person("Ann").await;
    let created = ann.make(&terms(angel(1), &[(Seat::P1, NewHolder::Me)])).await;
    let code = show(&ann).await;
    let typed = format!("{} - {}", &code.code[..4].to_lowercase(), &code.code[4..]);
    let phone = add(&home, &typed).await;
    assert_eq!(phone.id, ann.id);
    assert_ne!(phone.token, ann.token);

    let listed = devices(&phone).await;
    let told: Vec<_> = listed.iter().map(|device| (device.name.as_str(), device.current)).collect();
    assert_eq!(told, [("", false), ("A phone", true)]);
    let (mut old, ..) =
        Client::hello(home.address(), &created.match_id, Some(&ann.token), None).await.expect("she is in");
    let (mut new, welcome, _) =
        Client::hello(home.address(), &created.match_id, Some(&phone.token), None).await.expect("she is in");
    assert_eq!(welcome.you.map(|you| you.seats), Some(vec![Seat::P1]));

    let left = drop_device(&phone, &listed[0].id).await;
    assert_eq!(left.json().as_array().map(Vec::len), Some(1), "{}", left.json());
    assert_eq!(last_words(&mut old).await, (Some(Close::Dropped), Close::Dropped.number()));
    assert_eq!(ann.http.get("/api/me").await.expect("an answer").status, 401);
    let refused = Client::hello(home.address(), &created.match_id, Some(&ann.token), None).await;
    assert!(matches!(refused, Err(Lost::Nonsense(_))), "its token is known");
    let re = new.number();
    let pong = new.ask(&protocol::ClientMessage::Ping { re }).await.expect("the other socket is open");
    assert_eq!(pong, ServerMessage::Pong { re });

    // Nobody is left without a device, and nobody drops those of others.
    assert_eq!(drop_device(&phone, &listed[1].id).await.status, 403);
    let bob = home.person("Bob").await;
    assert_eq!(drop_device(&bob, &listed[1].id).await.status, 404);
    assert_eq!(phone.http.get("/api/me").await.expect("an answer").status, 200);
}

/// A code works once and for some minutes; a new one, or a word, makes it void. All this is answered alike.
#[tokio::test]
async fn a_code_works_once() {
    let (hand, time) = watch::channel(1_800_000_000_000);
    let mut home = Home::with_limits(patient()).await;
    home.stop().await;
    home.start_with(|config| config.clock = Clock::by_hand(time)).await;
    let ann = home.person("Ann").await;
    let (first, second) = (show(&ann).await, show(&ann).await);
    let replaced = try_code(&home, &first.code).await;
    add(&home, &second.code).await;
    let used = try_code(&home, &second.code).await;
    let third = show(&ann).await;
    let life = patient().device_code_life.as_millis() as u64;
    assert_eq!((third.expires, u64::from(third.lives)), (*hand.borrow() + life, life));
    hand.send_modify(|now| *now += life);
    let old = try_code(&home, &third.code).await;
    let fourth = show(&ann).await;
    ann.http.send("DELETE", "/api/me/device-code", None).await.expect("an answer");
    let void = try_code(&home, &fourth.code).await;
    let wrong = try_code(&home, "00000000").await;
    let nonsense = try_code(&home, "what?").await;
    assert_eq!(wrong.status, 404);
    for other in [replaced, used, old, void, nonsense] {
        assert_eq!((other.status, other.body), (wrong.status, wrong.body.clone()));
    }
    assert_eq!(devices(&ann).await.len(), 2);
}

/// Whoever guesses is stopped soon, also with the right code.
#[tokio::test]
async fn guessing_is_limited() {
    let home = Home::with_limits(Limits { device_tries: 3, ..generous() }).await;
    let ann = home.person("Ann").await;
    let code = show(&ann).await;
    for _ in 0..3 {
        assert_eq!(try_code(&home, "00000000").await.status, 404);
    }
    assert_eq!(try_code(&home, &code.code).await.status, 429);
    assert_eq!(devices(&ann).await.len(), 1);
}

/// There are only so many devices, and the code is not lost by one too many.
#[tokio::test]
async fn devices_are_counted() {
    let home = Home::with_limits(Limits { devices_per_person: 2, ..patient() }).await;
    let ann = home.person("Ann").await;
    let phone = add(&home, &show(&ann).await.code).await;
    let code = show(&ann).await;
    assert_eq!(try_code(&home, &code.code).await.status, 429);
    let listed = devices(&ann).await;
    assert_eq!(drop_device(&phone, &listed[0].id).await.status, 200);
    add(&home, &code.code).await;
}
