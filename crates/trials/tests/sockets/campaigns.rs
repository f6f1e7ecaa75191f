//! Campaigns over HTTP: started, played, gone on with, saved and brought in.

use protocol::{ClientMessage, Created, Seat, ServerMessage};
use serde_json::{Value, json};
use trials::http::Http;
use trials::{Home, Player};

/// A chapter of two Marines in a corridor.
fn mission(id: &str) -> String {
    format!(
        r#"format = 1
id = "{id}"
author = "Blipfall"
licence = "MIT OR Apache-2.0"
difficulty = 1
title = {{ en = "{id}" }}
briefing = {{ en = "Walk." }}
[sections]
a = "corridor"
[[map]]
rows = '''
aaaaaaaaaa
'''
[[exit]]
at = "9,0"
to = "E"
side = "marine"
[[entry]]
id = "W"
at = "0,0"
from = "W"
[[marine]]
id = "orso"
name = "Orso"
at = "4,0"
facing = "E"
[[marine]]
id = "tarn"
name = "Tarn"
at = "5,0"
facing = "E"
[aliens]
reinforcements = 1
[rounds]
limit = 9
winner = "alien"
[[goal]]
for = "marine"
id = "out"
immediate = true
when = {{ marines_exited = 2 }}
[[goal]]
for = "alien"
id = "dead"
immediate = true
when = {{ marines_killed = 2 }}
"#
    )
}

fn campaign() -> Value {
    let marine = |id: &str, name: &str| {
        format!(
            "[[marine]]\nid = \"{id}\"\nname = \"{name}\"\nlines = {{ en = \"One.\" }}\n\
             replaced = {{ en = \"{{name}} goes.\" }}\nhome = {{ en = \"Home.\" }}\n"
        )
    };
    let file = format!(
        r#"format = 1
id = "short"
author = "Blipfall"
licence = "MIT OR Apache-2.0"
title = {{ en = "Short" }}
about = {{ en = "Two chapters." }}
[[level]]
id = "only"
name = {{ en = "Only" }}
{}{}
[[recruit]]
id = "joram"
name = "Joram"
[[chapter]]
mission = "one"
[chapter.second_try]
text = {{ en = "Again." }}
starting_blips = 1
[[chapter]]
mission = "two"
[chapter.after_defeat]
text = {{ en = "They are awake." }}
[epilogue]
won = {{ en = "Won." }}
lost = {{ en = "Lost." }}
recruit = {{ en = "{{name}} stayed." }}
close = {{ en = "{{fallen}} names." }}
"#,
        marine("orso", "Orso"),
        marine("tarn", "Tarn")
    );
    json!({ "file": file, "missions": [mission("one"), mission("two")] })
}

async fn post(http: &Http, path: &str, body: &Value) -> (u16, Value) {
    let answer = http.post(path, body).await.expect("an answer");
    (answer.status, answer.json())
}

async fn get(http: &Http, path: &str) -> (u16, Value) {
    let answer = http.get(path).await.expect("an answer");
    (answer.status, answer.json())
}

async fn resign(home: &Home, token: &str, match_id: &str, seat: Seat) {
    let mut player = Player::new(home.address(), match_id, token, 5);
    for _ in 0..3 {
        player.step().await.expect("a step");
    }
    let resigned = player.ask(&ClientMessage::Resign { re: 900, seat }).await;
    assert!(matches!(resigned, Ok(ServerMessage::Ack { .. })), "{resigned:?}");
}

fn start(mode: Value) -> Value {
    json!({ "campaign": campaign(), "mode": mode })
}

/// A chapter that is given up is lost; then it is played again, and then the next, and the campaign is over
/// when its last chapter has been played.
#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_is_played_to_its_end_saved_and_brought_in() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let (status, page) =
        post(&ann.http, "/api/me/campaigns", &start(json!({ "type": "computer", "player": "random" }))).await;
    assert_eq!(status, 201, "{page}");
    let path = format!("/api/me/campaigns/{}", page["summary"]["id"].as_str().expect("an id"));
    assert_eq!(page["next"]["briefing"]["en"], json!("Walk."));
    let play = format!("{path}/play");
    for (number, second_try) in [(1, false), (1, true), (2, false)] {
        let (_, page) = get(&ann.http, &path).await;
        assert_eq!(
            (&page["next"]["number"], &page["next"]["second_try"]),
            (&json!(number), &json!(second_try))
        );
        let (status, created) = post(&ann.http, &play, &json!({})).await;
        assert_eq!(status, 200, "{created}");
        let created: Created = serde_json::from_value(created).expect("a match");
        let (_, same) = post(&ann.http, &play, &json!({})).await;
        assert_eq!(same["match"], json!(created.match_id), "a chapter has one match");
        let (_, running) = get(&ann.http, &path).await;
        assert_eq!(running["summary"]["match"], json!(created.match_id));
        resign(&home, &ann.token, &created.match_id, Seat::Marine).await;
        let of_match = format!("/api/matches/{}/campaign", created.match_id);
        let (_, after) = get(&ann.http, &of_match).await;
        assert_eq!(after["summary"]["match"], Value::Null, "{after}");
        assert_eq!(get(&ann.http, &of_match).await.1, after, "it is counted once");
        let (_, mission) = get(&ann.http, &format!("/api/matches/{}/mission", created.match_id)).await;
        assert_eq!(mission["marines"][0]["name"], json!("Orso"));
    }
    let (_, page) = get(&ann.http, &path).await;
    assert_eq!((&page["next"], &page["epilogue"]["won"]), (&Value::Null, &json!(false)));
    let outcomes = |number: usize| page["chapters"][number]["tries"].as_array().expect("tries").len();
    assert_eq!((outcomes(0), outcomes(1)), (2, 1));
    let (status, over) = post(&ann.http, &play, &json!({})).await;
    assert_eq!((status, &over["code"]), (409, &json!("wrong_stage")));

    let file = ann.http.get(&format!("{path}/file")).await.expect("an answer");
    assert!(file.head.contains("short.campaign.json"));
    let text = String::from_utf8(file.body).expect("text");
    let bob = home.person("Bob").await;
    let imported = bob.http.post_text("/api/campaign-files", &text).await.expect("an answer");
    assert_eq!(imported.status, 201, "{}", imported.json());
    let copy = imported.json();
    assert_eq!((&copy["summary"]["imported"], &copy["chapters"]), (&json!(true), &page["chapters"]));
    assert_eq!(get(&bob.http, &path).await.0, 404, "a campaign belongs to its person");
    for (wrong, with) in [
        ("\"lost\"", "\"won\""),
        ("\"orso\"", "\"joram\""),
        ("\"blipfall_campaign\": 1", "\"blipfall_campaign\": 2"),
    ] {
        assert!(text.contains(wrong));
        let changed = text.replacen(wrong, with, 1);
        let refused = bob.http.post_text("/api/campaign-files", &changed).await.expect("an answer");
        assert_eq!((refused.status, &refused.json()["code"]), (422, &json!("bad_terms")), "{with}");
    }
    let (status, left) = {
        let answer = ann.http.send("DELETE", &path, None).await.expect("an answer");
        (answer.status, answer.json())
    };
    assert_eq!((status, left), (200, json!([])));
    assert_eq!(get(&ann.http, &path).await.0, 404);
}

/// Two people: the second joins the first chapter by its invitation, and finds the campaign and the second
/// chapter without one.
#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_two_people_seats_both_in_every_chapter() {
    let home = Home::open().await;
    let (ann, bob) = (home.person("Ann").await, home.person("Bob").await);
    let (_, page) =
        post(&ann.http, "/api/me/campaigns", &start(json!({ "type": "two", "side": "marine" }))).await;
    let play = format!("/api/me/campaigns/{}/play", page["summary"]["id"].as_str().expect("an id"));
    assert_eq!(post(&bob.http, &play, &json!({})).await.0, 404, "he is not in it yet");
    let (_, created) = post(&ann.http, &play, &json!({})).await;
    let (match_id, invitation) = (created["match"].as_str().expect("an id"), &created["invitation"]);
    let join = format!("/api/matches/{match_id}/join");
    assert_eq!(post(&bob.http, &join, &json!({ "invitation": invitation })).await.0, 200);
    let (_, met) = get(&bob.http, &format!("/api/matches/{match_id}/campaign")).await;
    assert_eq!(met["summary"]["yours"], json!(false), "{met}");
    assert_eq!(get(&bob.http, "/api/me/campaigns").await.1.as_array().map(Vec::len), Some(1));
    let mut players = [
        Player::new(home.address(), match_id, &ann.token, 1),
        Player::new(home.address(), match_id, &bob.token, 2),
    ];
    trials::player::start(&mut players).await.expect("it begins");
    let resigned = players[0].ask(&ClientMessage::Resign { re: 900, seat: Seat::Marine }).await;
    assert!(matches!(resigned, Ok(ServerMessage::Ack { .. })), "{resigned:?}");
    let (status, second) = post(&bob.http, &play, &json!({})).await;
    assert_eq!((status, &second["seats"]), (200, &json!(["alien"])), "{second}");
    let (_, same) = post(&ann.http, &play, &json!({})).await;
    assert_eq!((&same["match"], &same["seats"]), (&second["match"], &json!(["marine"])));
}

/// What is started must make sense, and nobody has more campaigns than the limit.
#[tokio::test(flavor = "multi_thread")]
async fn campaigns_are_bounded_and_checked() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let wrong = [
        json!({ "campaign": { "id": "nothing" }, "mode": { "type": "shared" } }),
        json!({ "campaign": { "id": "vesper-knot" }, "mode": { "type": "shared" }, "level": "hopeless" }),
        json!({ "campaign": { "id": "vesper-knot" }, "mode": { "type": "computer", "player": "nobody" } }),
        json!({ "campaign": { "id": "vesper-knot" }, "mode": { "type": "two", "side": "p1" } }),
        json!({ "campaign": { "file": "format = 1", "missions": [] }, "mode": { "type": "shared" } }),
        json!({ "campaign": { "file": campaign()["file"], "missions": [] }, "mode": { "type": "shared" } }),
    ];
    for request in wrong {
        let (status, refused) = post(&ann.http, "/api/me/campaigns", &request).await;
        assert_eq!((status, &refused["code"]), (422, &json!("bad_terms")), "{request}: {refused}");
    }
    let large =
        json!({ "campaign": { "file": "x".repeat(300_000), "missions": [] }, "mode": { "type": "shared" } });
    assert_eq!(post(&ann.http, "/api/me/campaigns", &large).await.0, 413);
    let fine = json!({ "campaign": { "id": "vesper-knot" }, "mode": { "type": "solo", "variant": "b" } });
    for _ in 0..server::limits::LIMITS.campaigns_per_person {
        assert_eq!(post(&ann.http, "/api/me/campaigns", &fine).await.0, 201);
    }
    let (status, refused) = post(&ann.http, "/api/me/campaigns", &fine).await;
    assert_eq!((status, &refused["code"]), (429, &json!("too_many")));
    let (_, books) = get(&ann.http, "/api/campaigns").await;
    assert_eq!((&books[0]["id"], &books[0]["chapters"]), (&json!("vesper-knot"), &json!(12)));
}

/// Every chapter of the campaign can be set up in both variants for one player.
#[tokio::test(flavor = "multi_thread")]
async fn solo_campaigns_can_be_begun() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    for variant in ["a", "b"] {
        let request =
            json!({ "campaign": { "id": "vesper-knot" }, "mode": { "type": "solo", "variant": variant } });
        let (_, page) = post(&ann.http, "/api/me/campaigns", &request).await;
        let play = format!("/api/me/campaigns/{}/play", page["summary"]["id"].as_str().expect("an id"));
        let (status, created) = post(&ann.http, &play, &json!({})).await;
        assert_eq!((status, &created["seats"]), (200, &json!(["marine"])), "{created}");
    }
    let (_, missions) = get(&ann.http, "/api/missions").await;
    for mission in
        missions.as_array().expect("missions").iter().filter(|mission| mission["series"] == "campaign")
    {
        assert_eq!(mission["solo"], json!(["a", "b"]), "{}", mission["id"]);
    }
}
