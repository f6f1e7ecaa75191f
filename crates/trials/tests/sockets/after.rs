//! What can be done with a match that is over: prove it, and play on from any of its moments.

use protocol::{
    ClientMessage, Created, NewHolder, Proof, ReplayPage, Seat, ServerMessage, Stage, Visibility,
};
use serde_json::{Value, json};
use trials::home::{Somebody, alone};
use trials::http::Http;
use trials::player::start;
use trials::{Client, Home, Player};

use crate::common::{hulk, terms};

/// A match against a computer player that has begun.
async fn begun(home: &Home, ann: &Somebody, visibility: Visibility) -> (String, Player) {
    let computer = NewHolder::Computer { player: "random".to_owned() };
    let seats = [(Seat::Marine, NewHolder::Me), (Seat::Alien, computer)];
    let mut wanted = terms(hulk("first-contact"), &seats);
    wanted.visibility = visibility;
    let match_id = ann.make(&wanted).await.match_id;
    let mut player = Player::new(home.address(), &match_id, &ann.token, 5);
    for _ in 0..12 {
        player.step().await.expect("a step");
    }
    (match_id, player)
}

async fn resign(player: &mut Player) {
    let resign = ClientMessage::Resign { re: 900, seat: Seat::Marine };
    assert!(matches!(player.ask(&resign).await, Ok(ServerMessage::Ack { .. })));
}

async fn get(http: &Http, match_id: &str, what: &str) -> (u16, Value) {
    let answer = http.get(&format!("/api/matches/{match_id}/{what}")).await.expect("an answer");
    (answer.status, answer.json())
}

async fn play_on(http: &Http, match_id: &str, wish: &Value) -> (u16, Value) {
    let path = format!("/api/matches/{match_id}/continue");
    let answer = http.post(&path, wish).await.expect("an answer");
    (answer.status, answer.json())
}

/// The proof of a match tells its secret dice, so there is none before the end; then it names
/// everything that was looked at. Of a private match nobody else learns even that it is there.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_proven_once_it_is_over() {
    let home = Home::open().await;
    let (ann, eve) = (home.person("Ann").await, home.person("Eve").await);
    let (match_id, mut player) = begun(&home, &ann, Visibility::Private).await;
    let (status, early) = get(&ann.http, &match_id, "proof").await;
    assert_eq!((status, &early["code"]), (409, &json!("wrong_stage")));
    resign(&mut player).await;
    let (status, proof) = get(&ann.http, &match_id, "proof").await;
    assert_eq!(status, 200, "{proof}");
    let proof: Proof = serde_json::from_value(proof).expect("a proof");
    assert!(proof.proven, "{proof:?}");
    let about: Vec<&str> = proof.findings.iter().map(|finding| finding.about.as_str()).collect();
    assert_eq!(about, ["seal", "commitment", "contributions", "dice", "rules", "ending"]);
    assert!(proof.findings.iter().all(|finding| finding.proven && !finding.detail.is_empty()));
    for stranger in [&eve.http, &Http::new(home.address())] {
        assert_eq!(get(stranger, &match_id, "proof").await.0, 404);
    }
    assert_eq!(get(&ann.http, "nowhere", "proof").await.0, 404);
}

/// A start that somebody calls off after others have revealed what they add to the dice is told to all,
/// and stays in the record and in the proof. The next one has commitments of its own, which the proof tells.
#[tokio::test(flavor = "multi_thread")]
async fn a_start_that_was_called_off_is_never_forgotten() {
    let home = Home::open().await;
    let (ann, bob) = (home.person("Ann").await, home.person("Bob").await);
    let created = ann.make(&terms(hulk("first-contact"), &[(Seat::Marine, NewHolder::Me)])).await;
    bob.join(&created, None).await;
    let mut players = [&ann, &bob].map(|one| Player::new(home.address(), &created.match_id, &one.token, 8));
    players[0].withdrawals = 2;
    start(&mut players).await.expect("the third start");
    resign(&mut players[0]).await;
    let (_, proof) = get(&ann.http, &created.match_id, "proof").await;
    let proof: Proof = serde_json::from_value(proof).expect("a proof");
    assert!(proof.proven, "{proof:?}");
    let told = &proof.findings[2].detail;
    let called_off = |start: u32| told.contains(&format!("start {start} was called off by {}", ann.id));
    assert!(called_off(1) && called_off(2), "{told}");
    let start = proof.start.expect("it has begun");
    assert_eq!((start.number, start.committed.len()), (3, 2));
    let record = ann.http.get(&format!("/api/matches/{}/record", created.match_id)).await.expect("a record");
    assert_eq!(String::from_utf8_lossy(&record.body).matches("\"withdrawn\"").count(), 2);
}

/// A practice game goes on from any moment: it begins with what was seen there, its dice are as
/// provable as those before, and the match that it comes from stays what it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_from_any_of_its_moments() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let (match_id, mut player) = begun(&home, &ann, Visibility::Link).await;
    resign(&mut player).await;
    let record = ann.http.get(&format!("/api/matches/{match_id}/record")).await.expect("an answer").body;

    let wish = json!({ "frame": 7, "seats": { "marine": { "type": "me" }, "alien": { "type": "me" } } });
    let (status, created) = play_on(&ann.http, &match_id, &wish).await;
    assert_eq!(status, 201, "{created}");
    let created: Created = serde_json::from_value(created).expect("a match");
    assert_ne!(created.match_id, match_id);
    assert_eq!(created.seats, [Seat::Marine, Seat::Alien]);

    let (_, welcome, update) =
        Client::hello(home.address(), &created.match_id, Some(&ann.token), None).await.expect("in");
    assert!(welcome.practice);
    assert_eq!(update.stage, Stage::Playing);
    let seat = update.seat.expect("who holds all seats sees through the one that decides");
    let (_, then) = get(&ann.http, &match_id, &format!("replay?from=7&to=7&seat={}", seat.name())).await;
    let then: ReplayPage = serde_json::from_value(then).expect("a page");
    assert_eq!(update.view.as_ref(), then.frames.first().map(|frame| &frame.view));

    let mut again = Player::new(home.address(), &created.match_id, &ann.token, 6);
    for _ in 0..12 {
        again.step().await.expect("a step");
    }
    resign(&mut again).await;
    let (_, proof) = get(&ann.http, &created.match_id, "proof").await;
    assert_eq!(proof["proven"], json!(true), "{proof}");
    let now = ann.http.get(&format!("/api/matches/{match_id}/record")).await.expect("an answer").body;
    assert!(now == record, "the match that is over has changed");
}

/// Lists tell how a match ended, and a round of it can be tried again.
#[tokio::test(flavor = "multi_thread")]
async fn an_end_is_listed_and_a_round_tried_again() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let (match_id, mut player) = begun(&home, &ann, Visibility::Link).await;
    let listed = |list: Value| list[0]["over"].clone();
    let before = listed(ann.http.get("/api/me/matches").await.expect("an answer").json());
    assert_eq!(before, Value::Null);
    resign(&mut player).await;
    let over = listed(ann.http.get("/api/me/matches").await.expect("an answer").json());
    assert_eq!((&over["how"], &over["winner"]), (&json!("resigned"), &json!("alien")), "{over}");
    let me = json!({ "type": "me" });
    let again = json!({ "round": 1, "seats": { "marine": me, "alien": me } });
    let (status, created) = play_on(&ann.http, &match_id, &again).await;
    assert_eq!(status, 201, "{created}");
    let never = json!({ "round": 150, "seats": { "marine": me, "alien": me } });
    assert_eq!(play_on(&ann.http, &match_id, &never).await.0, 422);
}

/// What cannot be played on is refused with the reason, and makes no match.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_goes_on_from_what_is_not_there() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let (match_id, mut player) = begun(&home, &ann, Visibility::Link).await;
    let here = json!({ "frame": 1 });
    let (status, early) = play_on(&ann.http, &match_id, &here).await;
    assert_eq!((status, &early["code"]), (409, &json!("wrong_stage")));
    resign(&mut player).await;
    assert_eq!(play_on(&Http::new(home.address()), &match_id, &here).await.0, 401);
    assert_eq!(play_on(&ann.http, "nowhere", &here).await.0, 404);
    assert_eq!(play_on(&ann.http, &match_id, &json!({ "frame": 1, "more": 2 })).await.0, 400);
    let unknown = json!({ "type": "computer", "player": "nobody" });
    for wrong in [
        json!({ "frame": 100_000 }),
        json!({ "frame": 1, "seats": { "alien": unknown } }),
        json!({ "frame": 1, "seats": { "p3": { "type": "me" } } }),
    ] {
        let (status, refused) = play_on(&ann.http, &match_id, &wrong).await;
        assert_eq!((status, &refused["code"]), (422, &json!("bad_terms")), "{wrong}: {refused}");
    }
    let own = ann.http.get("/api/me/matches").await.expect("an answer").json();
    assert_eq!(own.as_array().map(Vec::len), Some(1), "{own}");
}

/// As soon as a match of Death Angel is over, what lists tell of it has the teams of each seat.
#[tokio::test(flavor = "multi_thread")]
async fn lists_tell_the_teams_of_a_match_that_is_over() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let match_id = ann.make(&alone()).await.match_id;
    let mut player = Player::new(home.address(), &match_id, &ann.token, 5);
    for _ in 0..10 {
        player.step().await.expect("a step");
    }
    let listed = async || ann.http.get("/api/me/matches").await.expect("a list").json()[0].clone();
    assert_eq!(listed().await["seats"][0]["teams"], json!([]));
    let resign = ClientMessage::Resign { re: 900, seat: Seat::P1 };
    assert!(matches!(player.ask(&resign).await, Ok(ServerMessage::Ack { .. })));
    let over = listed().await;
    assert_eq!(over["stage"], "over");
    assert_eq!(over["seats"][0]["teams"].as_array().map(Vec::len), Some(3), "{over}");
}
