//! A match after its end: as a file, frame by frame, and brought in again.

use protocol::{ClientMessage, NewHolder, ReplayPage, Seat, ServerMessage, Stage};
use serde_json::json;
use trials::http::Http;
use trials::{Client, Home, Player};

use crate::common::{hulk, terms};

async fn replay(http: &Http, match_id: &str, part: &str) -> ReplayPage {
    let answer = http.get(&format!("/api/matches/{match_id}/replay{part}")).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.json());
    serde_json::from_slice(&answer.body).expect("a page")
}

/// While it is played there is no record; afterwards there is one that proves itself, and that
/// another server, or the same, takes in.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_goes_out_and_comes_in() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let computer = NewHolder::Computer { player: "random".to_owned() };
    let seats = [(Seat::Marine, NewHolder::Me), (Seat::Alien, computer)];
    let match_id = ann.make(&terms(hulk("first-contact"), &seats)).await.match_id;
    let mut player = Player::new(home.address(), &match_id, &ann.token, 11);
    for _ in 0..12 {
        player.step().await.expect("a step");
    }
    let path = format!("/api/matches/{match_id}/record");
    for early in [path.clone(), format!("/api/matches/{match_id}/replay")] {
        let answer = ann.http.get(&early).await.expect("an answer");
        assert_eq!((answer.status, answer.json()["code"].clone()), (409, json!("wrong_stage")), "{early}");
    }
    let resign = ClientMessage::Resign { re: 900, seat: Seat::Marine };
    assert!(matches!(player.ask(&resign).await, Ok(ServerMessage::Ack { .. })));
    let file = ann.http.get(&path).await.expect("an answer");
    assert_eq!(file.status, 200);
    let text = String::from_utf8(file.body).expect("text");
    let record = table::Record::read(&text).expect("a record");
    assert!(table::verify(&record).is_proven());

    let all = replay(&ann.http, &match_id, "").await;
    assert!(all.length > 1 && all.frames.len() == all.length.min(50) as usize);
    let last = replay(&ann.http, &match_id, &format!("?from={}&seat=alien", all.length - 1)).await;
    assert_eq!((last.frames.len(), last.frames[0].number), (1, all.length - 1));
    assert_eq!(replay(&ann.http, &match_id, "?from=100000").await.frames.len(), 0);
    let wrong =
        ann.http.get(&format!("/api/matches/{match_id}/replay?seat=nobody")).await.expect("an answer");
    assert_eq!(wrong.status, 400);

    let imported = post_text(&ann.http, &text).await;
    assert_eq!(imported.0, 201, "{}", imported.1);
    let copy = imported.1["match"].as_str().expect("an id").to_owned();
    assert_eq!(replay(&ann.http, &copy, "").await.frames, all.frames);
    let (_, _, update) = Client::hello(home.address(), &copy, None, None).await.expect("in");
    assert_eq!(update.stage, Stage::Over);
    let changed = text.replacen("\"picks\":[", "\"picks\":[5,", 1);
    let refused = post_text(&ann.http, &changed).await;
    assert_eq!((refused.0, refused.1["code"].clone()), (422, json!("bad_terms")));
    assert_eq!(post_text(&ann.http, "nonsense").await.0, 422);
}

pub async fn post_text(http: &Http, text: &str) -> (u16, serde_json::Value) {
    let answer = http.post_text("/api/records", text).await.expect("an answer");
    (answer.status, answer.json())
}
