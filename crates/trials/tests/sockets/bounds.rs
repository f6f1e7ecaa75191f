//! What an address may take of the server's memory and disk.

use protocol::{NewHolder, Seat};
use server::limits::Limits;
use trials::Home;
use trials::home::generous;

use crate::common::{angel, terms};

/// An answer that would be too much to keep until it is taken is refused, and short ones are not.
#[tokio::test(flavor = "multi_thread")]
async fn answers_are_kept_within_bounds() {
    let home = Home::with_limits(Limits { answer_bytes_per_address: 1024, ..generous() }).await;
    let ann = home.person("Ann").await;
    let status = async |path: &str| ann.http.get(path).await.expect("an answer").status;
    assert_eq!(status("/api/openapi.json").await, 429);
    assert_eq!(status("/api/about").await, 200);
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let whole = ann.http.get("/api/openapi.json").await.expect("an answer");
    assert_eq!(whole.status, 200);
    assert!(whole.json()["paths"].is_object(), "it is whole");
}

/// Making matches one after the other comes to an end, whoever makes them.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_stores_so_much_in_a_day() {
    let home = Home::with_limits(Limits { stored_kib_per_day: 3 * 64, ..generous() }).await;
    let wanted = terms(angel(1), &[(Seat::P1, NewHolder::Me)]);
    let wanted = serde_json::to_value(wanted).expect("it writes");
    let mut made = Vec::new();
    for name in ["Ann", "Bob"] {
        let person = home.person(name).await;
        for _ in 0..2 {
            made.push(person.http.post("/api/matches", &wanted).await.expect("an answer").status);
        }
    }
    assert_eq!(made, [201, 201, 201, 429]);
}

/// What is no JSON is refused as before, although it is read later.
#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_read_in_their_turn() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    for path in ["/api/matches", "/api/workshop/sheet", "/api/workshop/predictions", "/api/me/campaigns"] {
        let answer = ann.http.post(path, &serde_json::json!({ "nonsense": 1 })).await.expect("an answer");
        assert_eq!((answer.status, &answer.json()["code"]), (400, &"bad_message".into()), "{path}");
    }
}
