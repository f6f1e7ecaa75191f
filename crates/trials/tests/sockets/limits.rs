//! What one person may have and take, however many requests come together.

use std::time::{Duration, Instant};

use protocol::{ClientMessage, Created, NewGame, NewHolder, Seat, ServerMessage, Stage};
use serde_json::json;
use server::limits::Limits;
use table::{Entry, Fact, PersonId, Record};
use tokio::task::JoinSet;
use trials::home::{Somebody, generous};
use trials::http::HttpAnswer;
use trials::player::start;
use trials::{Client, Home, Player};

use crate::common::{angel, hulk, terms};
use crate::records::post_text;

/// How many of these answers have this status.
fn count(answers: &[HttpAnswer], status: u16) -> usize {
    answers.iter().filter(|answer| answer.status == status).count()
}

async fn make_many(person: &Somebody, n: usize, seats: &[(Seat, NewHolder)]) -> Vec<HttpAnswer> {
    let terms = serde_json::to_value(terms(angel(2), seats)).expect("it writes");
    let mut requests = JoinSet::new();
    for _ in 0..n {
        let (http, terms) = (person.http.clone(), terms.clone());
        requests.spawn(async move { http.post("/api/matches", &terms).await.expect("an answer") });
    }
    requests.join_all().await
}

async fn matches_of(person: &Somebody) -> u64 {
    let me = person.http.get("/api/me").await.expect("an answer").json();
    me["matches"].as_u64().expect("a number")
}

/// 120 requests at once find exactly 50 places, and so do those who sit down in matches of others.
#[tokio::test(flavor = "multi_thread")]
async fn requests_that_come_together_share_the_places() {
    let home = Home::with_limits(Limits { matches_per_person: 50, ..generous() }).await;
    let (ann, bob) = (home.person("Ann").await, home.person("Bob").await);
    let made = make_many(&ann, 120, &[(Seat::P1, NewHolder::Me)]).await;
    assert_eq!((count(&made, 201), count(&made, 429)), (50, 70));
    assert_eq!(matches_of(&ann).await, 50);

    let cid = home.person("Cid").await;
    let others = make_many(&cid, 30, &[(Seat::P1, NewHolder::Me)]).await;
    let created = made.iter().chain(&others).filter(|answer| answer.status == 201);
    let mut joins = JoinSet::new();
    for answer in created {
        let created: Created = serde_json::from_slice(&answer.body).expect("a match");
        let http = bob.http.clone();
        joins.spawn(async move {
            let (path, request) = (
                format!("/api/matches/{}/join", created.match_id),
                json!({ "invitation": created.invitation }),
            );
            http.post(&path, &request).await.expect("an answer")
        });
    }
    let joined = joins.join_all().await;
    assert_eq!((count(&joined, 200), count(&joined, 429)), (50, 30));
    assert_eq!(matches_of(&bob).await, 50);
}

/// Three matches between computers, and they stand still while nobody looks.
#[tokio::test(flavor = "multi_thread")]
async fn computers_play_among_themselves_for_those_who_look() {
    let home = Home::with_limits(Limits { computer_matches_per_person: 3, ..generous() }).await;
    let ann = home.person("Ann").await;
    let computer = || NewHolder::Computer { player: "random".to_owned() };
    let made = make_many(&ann, 9, &[(Seat::P1, computer()), (Seat::P2, computer())]).await;
    assert_eq!((count(&made, 201), count(&made, 429)), (3, 6));
    let first = made.iter().find(|answer| answer.status == 201).expect("one of them");
    let created: Created = serde_json::from_slice(&first.body).expect("a match");

    let thoughts = || home.server().metrics().thoughts.get();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(thoughts(), 0, "nobody has looked yet");
    let (mut client, _, update) =
        Client::hello(home.address(), &created.match_id, None, None).await.expect("in");
    let mut version = update.version;
    while version < 12 {
        version = client.update(0).await.expect("it goes on").version;
    }
    drop(client);
    let since = Instant::now();
    loop {
        let before = thoughts();
        tokio::time::sleep(Duration::from_millis(300)).await;
        if thoughts() == before {
            break;
        }
        assert!(since.elapsed() < Duration::from_secs(20), "it goes on although nobody looks");
    }
    let (_, _, update) = Client::hello(home.address(), &created.match_id, None, None).await.expect("in");
    assert!(update.stage == Stage::Playing || update.stage == Stage::Over);
}

/// A finished match between two people, as a file.
async fn finished(home: &Home, people: [&Somebody; 2]) -> String {
    let created = people[0].make(&terms(hulk("first-contact"), &[(Seat::Marine, NewHolder::Me)])).await;
    people[1].join(&created, None).await;
    let mut players = people.map(|person| Player::new(home.address(), &created.match_id, &person.token, 5));
    start(&mut players).await.expect("a start");
    let resign = ClientMessage::Resign { re: 50, seat: Seat::Alien };
    assert!(matches!(players[1].ask(&resign).await, Ok(ServerMessage::Ack { .. })));
    let file = people[0].http.get(&format!("/api/matches/{}/record", created.match_id)).await;
    String::from_utf8(file.expect("an answer").body).expect("text")
}

/// The record with a person of this server in the place of another, who wants to play again.
fn forged(text: &str, was: &str, is: &str) -> String {
    let mut entries = Record::read(text).expect("a record").entries;
    let mut rename = |person: &mut PersonId| {
        if person.as_str() == was {
            *person = PersonId::new(is).expect("an id");
        }
    };
    entries.iter_mut().for_each(|entry| entry.rename_people(&mut rename));
    let at = entries.last().expect("an entry").at;
    for seat in [Seat::Marine, Seat::Alien] {
        entries.push(Entry { at, fact: Fact::RematchWanted { seat } });
    }
    Record::new(entries).to_lines()
}

/// Whoever writes another person into a record gets a record of nobody: the dice are proven, and not who
/// played.
#[tokio::test(flavor = "multi_thread")]
async fn an_imported_record_seats_nobody() {
    let home = Home::with_limits(Limits { records_per_person: 3, ..generous() }).await;
    let [ann, bob, victim, thief] = [
        home.person("Ann").await,
        home.person("Bob").await,
        home.person("Vic").await,
        home.person("Tom").await,
    ];
    let text = forged(&finished(&home, [&ann, &bob]).await, &ann.id, &victim.id);
    let (status, answer) = post_text(&thief.http, &text).await;
    assert_eq!(status, 201, "{answer}");
    let copy = answer["match"].as_str().expect("an id").to_owned();

    let (mut client, welcome, update) =
        Client::hello(home.address(), &copy, Some(&victim.token), None).await.expect("in");
    assert!(welcome.you.expect("the victim").seats.is_empty());
    assert_eq!((update.stage, update.next_match.clone()), (Stage::Over, None));
    let shown = serde_json::to_string(&update).expect("it writes");
    assert!(!shown.contains(&victim.id) && shown.contains("player-1"), "{shown}");
    client.send(&ClientMessage::Rematch { re: 7 }).await.expect("sent");
    let refused = loop {
        if let ServerMessage::Refused(refused) = client.next().await.expect("an answer") {
            break refused;
        }
    };
    assert_eq!(refused.re, Some(7));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!((matches_of(&victim).await, matches_of(&thief).await), (0, 0), "no rematch comes of it");
    let own = victim.http.get("/api/me/matches").await.expect("an answer").json();
    assert_eq!(own, json!([]), "nothing in the victim's list");

    let proof = thief.http.get(&format!("/api/matches/{copy}/proof")).await.expect("an answer").json();
    assert_eq!((proof["proven"].clone(), proof["imported"].clone()), (json!(true), json!(true)));
    let list = thief.http.get("/api/me/matches").await.expect("an answer").json();
    assert_eq!((list[0]["imported"].clone(), list[0]["seats"].clone()), (json!(true), json!([])));
    let again = thief.http.get(&format!("/api/matches/{copy}/record")).await.expect("an answer");
    let again = String::from_utf8(again.body).expect("text");
    assert!(!again.contains(&victim.id) && !again.contains("rematch"));
    assert!(table::verify(&Record::read(&again).expect("a record")).is_proven());

    let mut imports = JoinSet::new();
    for _ in 0..8 {
        let (http, text) = (thief.http.clone(), text.clone());
        imports.spawn(async move { post_text(&http, &text).await.0 });
    }
    let statuses = imports.join_all().await;
    let done = statuses.iter().filter(|status| **status == 201).count();
    assert_eq!(done, 2, "one was there: {statuses:?}");
}

/// A mission of one open room, which takes long to set up.
fn open_room(number: u32) -> NewGame {
    let rows = |row: &str| [row; 12].join("\n");
    let (floor, marks) = (rows("aaaaaaaaaaaa"), rows("............"));
    let marks = marks.replacen("............", "1..........A", 1);
    let file = format!(
        "format = 1\nid = \"room-{number}\"\nauthor = \"Blipfall\"\nlicence = \"MIT\"\ndifficulty = 1\n[title]\nen = \"Room\"\n[briefing]\nen = \"A room.\"\n\
         [sections]\na = \"room\"\n\
         [[map]]\nrows = '''\n{floor}\n'''\nmarks = '''\n{marks}\n'''\n\
         [[entry]]\nid = \"A\"\nat = \"A\"\nfrom = \"E\"\n\
         [[marine]]\nid = \"m1\"\nname = \"Doria\"\nat = \"1\"\nfacing = \"E\"\n\
         [aliens]\nreserve = {{ 1 = 1, 2 = 1, 3 = 1 }}\n[[blip]]\nentry = \"A\"\nvalue = 1\n\
         [rounds]\nlimit = 8\nwinner = \"alien\"\n\
         [[goal]]\nfor = \"marine\"\nid = \"cleansed\"\ntext = {{ en = \"Clean.\" }}\n\
         when = {{ not = {{ aliens_in_play = 1 }} }}\n"
    );
    NewGame::SpaceHulk { mission: None, mission_file: Some(file), options: Default::default(), solo: None }
}

/// Matches of 48 different boards are loaded for a stranger, and a player's actions are answered meanwhile.
#[tokio::test]
async fn loading_matches_does_not_delay_an_action() {
    let mut home = Home::with_limits(generous()).await;
    let ann = home.person("Ann").await;
    let mut cold = Vec::new();
    for number in 0..48 {
        cold.push(ann.make(&terms(open_room(number), &[(Seat::Marine, NewHolder::Me)])).await.match_id);
    }
    let played = ann.make(&terms(angel(1), &[(Seat::P1, NewHolder::Me)])).await.match_id;
    home.stop().await;
    home.start().await;
    let mut player = Player::new(home.address(), &played, &ann.token, 3);
    player.ready().await.expect("ready");

    let (address, began) = (home.address(), Instant::now());
    let mut hellos = JoinSet::new();
    for id in cold {
        hellos.spawn(async move { Client::hello(address, &id, None, None).await.map(|_| ()) });
    }
    let mut worst = Duration::ZERO;
    let mut n_steps = 0;
    while !hellos.is_empty() && !player.is_over() {
        let since = Instant::now();
        player.step().await.expect("a step");
        worst = worst.max(since.elapsed());
        n_steps += 1;
        while hellos.try_join_next().is_some() {}
    }
    let all = hellos.join_all().await;
    let total = began.elapsed();
    assert!(all.iter().all(Result::is_ok) && n_steps > 3, "{n_steps} steps");
    assert!(worst * 3 < total, "an action took {worst:?} of the {total:?} in which matches were loaded");
}
