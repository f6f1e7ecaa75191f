//! Before, around and after a game: people, invitations, seats, chat, presence, rematches.

use crate::common::{angel, hulk, terms};
use protocol::{
    ClientMessage, Code, DrawAnswer, Holder, NewHolder, NewMatch, Presence, Replacing, Seat, ServerMessage,
    Stage, Taker, Visibility,
};
use serde_json::{Value, json};
use trials::client::{Client, Lost};
use trials::http::Http;
use trials::player::start;
use trials::{Home, Player};

fn code(message: &ServerMessage) -> Option<Code> {
    match message {
        ServerMessage::Refused(refused) => Some(refused.code),
        _ => None,
    }
}

#[tokio::test]
async fn people_have_a_token_and_a_name() {
    let home = Home::open().await;
    let ann = home.person("  Ann \n of  Green ").await;
    let me = ann.http.get("/api/me").await.expect("an answer").json();
    assert_eq!(me["person"]["name"], "Ann of Green");
    let renamed = ann.http.send("PUT", "/api/me", Some(&json!({"name": "Anna"}))).await.expect("an answer");
    assert_eq!(renamed.json()["person"]["name"], "Anna");
    for (token, status) in [(None, 401), (Some("nonsense".to_owned()), 401), (Some("A".repeat(43)), 401)] {
        let http = Http { token, ..Http::new(home.address()) };
        assert_eq!(http.get("/api/me").await.expect("an answer").status, status);
    }
    for name in ["", "   ", &"x".repeat(41)] {
        let answer = Http::new(home.address()).post("/api/people", &json!({ "name": name })).await;
        assert!(answer.expect("an answer").status >= 400, "{name:?}");
    }
}

/// A seat is had by the invitation alone; a new invitation voids the old one.
#[tokio::test]
async fn an_invitation_opens_a_seat() {
    let home = Home::open().await;
    let (ann, bob, eve) = (home.person("Ann").await, home.person("Bob").await, home.person("Eve").await);
    let created = ann.make(&terms(angel(2), &[(Seat::P1, NewHolder::Me)])).await;
    let path = format!("/api/matches/{}/join", created.match_id);
    for wrong in [json!({}), json!({"invitation": "x"}), json!({"invitation": "A".repeat(43)})] {
        assert_eq!(eve.http.post(&path, &wrong).await.expect("an answer").status, 404);
    }
    let invite = format!("/api/matches/{}/invitation", created.match_id);
    assert_eq!(eve.http.post(&invite, &Value::Null).await.expect("an answer").status, 403);
    let fresh = ann.http.post(&invite, &Value::Null).await.expect("an answer").json();
    let old = json!({"invitation": created.invitation});
    assert_eq!(bob.http.post(&path, &old).await.expect("an answer").status, 404);
    let joined = bob.http.post(&path, &fresh).await.expect("an answer");
    assert_eq!((joined.status, joined.json()["seats"].clone()), (200, json!(["p2"])));
    let again = bob.http.post(&path, &fresh).await.expect("an answer").json();
    assert_eq!(again["seats"], json!(["p2"]), "joining twice is joining once");
    let late = eve.http.post(&path, &fresh).await.expect("an answer");
    assert_eq!((late.status, late.json()["code"].clone()), (409, json!("seat_taken")));
    let mine = bob.http.get("/api/me/matches").await.expect("an answer").json();
    assert_eq!(mine[0]["seats"][1]["yours"], true);
    assert_eq!(mine[0]["seats"][0]["holder"]["name"], "Ann");
    assert_eq!(eve.http.get("/api/me/matches").await.expect("an answer").json(), json!([]));
}

#[tokio::test]
async fn private_matches_are_nobody_elses_business() {
    let home = Home::open().await;
    let (ann, eve) = (home.person("Ann").await, home.person("Eve").await);
    let private =
        NewMatch { visibility: Visibility::Private, ..terms(angel(1), &[(Seat::P1, NewHolder::Me)]) };
    let created = ann.make(&private).await;
    for token in [None, Some(eve.token.as_str())] {
        let refused = Client::hello(home.address(), &created.match_id, token, None).await;
        assert!(matches!(refused, Err(Lost::Nonsense(text)) if text == "there is no such match"));
        let missing = Client::hello(home.address(), "no-such-match", token, None).await;
        assert!(matches!(missing, Err(Lost::Nonsense(text)) if text == "there is no such match"));
    }
    assert!(Client::hello(home.address(), &created.match_id, Some(&ann.token), None).await.is_ok());
    assert_eq!(Http::new(home.address()).get("/api/matches").await.expect("an answer").json(), json!([]));
}

/// Public matches are listed and open to all; the host seats the computer.
#[tokio::test]
async fn seats_of_a_public_match() {
    let home = Home::open().await;
    let (ann, bob) = (home.person("Ann").await, home.person("Bob").await);
    let public = NewMatch { visibility: Visibility::Public, ..terms(angel(3), &[(Seat::P1, NewHolder::Me)]) };
    let created = ann.make(&public).await;
    let listed = Http::new(home.address()).get("/api/matches").await.expect("an answer").json();
    assert_eq!(listed[0]["match"], created.match_id.as_str());
    let (mut host, ..) =
        Client::hello(home.address(), &created.match_id, Some(&ann.token), None).await.expect("in");
    let (mut guest, ..) =
        Client::hello(home.address(), &created.match_id, Some(&bob.token), None).await.expect("in");
    let random = Taker::Computer { player: "random".to_owned() };
    let sit = |re, seat, taker| ClientMessage::Sit { re, seat, taker };
    assert_eq!(
        code(&guest.ask(&sit(1, Seat::P3, random.clone())).await.expect("an answer")),
        Some(Code::Forbidden)
    );
    assert!(matches!(guest.ask(&sit(2, Seat::P2, Taker::Me)).await, Ok(ServerMessage::Ack { .. })));
    assert_eq!(
        code(&guest.ask(&sit(3, Seat::P1, Taker::Nobody)).await.expect("an answer")),
        Some(Code::Forbidden)
    );
    let unknown = Taker::Computer { player: "oracle".to_owned() };
    assert_eq!(code(&host.ask(&sit(1, Seat::P3, unknown)).await.expect("an answer")), Some(Code::Forbidden));
    let ServerMessage::Ack { version, .. } = host.ask(&sit(2, Seat::P3, random)).await.expect("an answer")
    else {
        panic!("the host may");
    };
    let update = guest.update(version).await.expect("an update");
    assert_eq!(update.seats[2].holder, Holder::Computer { player: "random".to_owned() });
    assert!(matches!(host.ask(&sit(3, Seat::P2, Taker::Nobody)).await, Ok(ServerMessage::Ack { .. })));
}

/// Spectators see what everybody may know, and can only watch.
#[tokio::test]
async fn presence_chat_and_spectators() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let created = ann.make(&terms(angel(1), &[(Seat::P1, NewHolder::Me)])).await;
    let (mut player, ..) =
        Client::hello(home.address(), &created.match_id, Some(&ann.token), None).await.expect("in");
    let (mut watcher, welcome, update) =
        Client::hello(home.address(), &created.match_id, None, None).await.expect("in");
    assert!(welcome.you.is_none() && update.seat.is_none() && update.legal.is_empty());
    assert_eq!((update.presence.seats.clone(), update.presence.spectators), (vec![Seat::P1], 1));
    assert!(matches!(player.next().await, Ok(ServerMessage::Presence(presence)) if presence.spectators == 1));
    let say = |text: &str| ClientMessage::Say { re: 5, text: text.to_owned() };
    assert_eq!(code(&watcher.ask(&say("hello")).await.expect("an answer")), Some(Code::Unauthorized));
    assert!(matches!(player.ask(&say(" to\nthe left ")).await, Ok(ServerMessage::Ack { .. })));
    let Ok(ServerMessage::Said(said)) = watcher.next().await else { panic!("it is told to everybody") };
    assert_eq!((said.text.as_str(), said.name.as_str()), ("to the left", "Ann"));
    assert_eq!(code(&player.ask(&say("\u{7}")).await.expect("an answer")), Some(Code::BadMessage));
    assert_eq!(code(&player.ask(&say(&"x".repeat(501))).await.expect("an answer")), Some(Code::TooLarge));
    let mut last = None;
    for _ in 0..20 {
        last = code(&player.ask(&say("again")).await.expect("an answer"));
    }
    assert_eq!(last, Some(Code::TooMany));
    let (_, welcome, _) = Client::hello(home.address(), &created.match_id, None, None).await.expect("in");
    assert_eq!(welcome.said[0].text, "to the left", "who comes later reads it too");
}

/// A computer player goes on for somebody who is away once all of the others want it; whoever comes back before
/// that keeps the seat.
#[tokio::test]
async fn a_seat_is_taken_over_by_agreement() {
    let (home, set_time) = home_with_clock().await;
    let (mut players, mut cid) = three_with_one_away(&home).await;
    set_time.send(1_011_000).expect("the server has the other end");
    assert!(matches!(players[0].ask(&replace(503)).await, Ok(ServerMessage::Ack { .. })));
    let mut wish = Vec::new();
    while wish.is_empty() {
        wish = presence_after(&mut players[1]).await.replacing;
    }
    assert_eq!(wish, [Replacing { seat: Seat::P3, agreed: vec![Seat::P1] }], "one of two is not enough");
    let ServerMessage::Ack { version, .. } = players[1].ask(&replace(504)).await.expect("an answer") else {
        panic!("all have agreed");
    };
    players[1].wait(version).await.expect("an update");
    assert_eq!(holder_of_third(&players[1]), Holder::Computer { player: "random".to_owned() });
    // Whoever was away takes the seat back.
    let back = ClientMessage::Sit { re: 505, seat: Seat::P3, taker: Taker::Me };
    assert!(matches!(cid.ask(&back).await, Ok(ServerMessage::Ack { .. })));
}

/// After two minutes the wish of one of two is enough, and not a moment before.
#[tokio::test]
async fn an_abandoned_seat_is_taken_over_by_anybody() {
    let (home, set_time) = home_with_clock().await;
    let (mut players, _cid) = three_with_one_away(&home).await;
    for (re, time) in [(503, 1_011_000), (504, 1_119_999)] {
        set_time.send(time).expect("the server has the other end");
        assert!(matches!(players[0].ask(&replace(re)).await, Ok(ServerMessage::Ack { .. })));
        assert!(matches!(holder_of_third(&players[0]), Holder::Person { .. }), "{time}: Bob has not agreed");
    }
    set_time.send(1_120_000).expect("the server has the other end");
    let ServerMessage::Ack { version, .. } = players[0].ask(&replace(505)).await.expect("an answer") else {
        panic!("the seat is abandoned");
    };
    players[0].wait(version).await.expect("an update");
    assert_eq!(holder_of_third(&players[0]), Holder::Computer { player: "random".to_owned() });
}

async fn home_with_clock() -> (Home, tokio::sync::watch::Sender<u64>) {
    let (set_time, time) = tokio::sync::watch::channel(1_000_000_u64);
    let mut home = Home::open().await;
    home.stop().await;
    home.start_with(|config| config.clock = server::Clock::by_hand(time)).await;
    (home, set_time)
}

/// That a computer player goes on for the third player.
fn replace(re: u32) -> ClientMessage {
    ClientMessage::Sit { re, seat: Seat::P3, taker: Taker::Computer { player: "random".to_owned() } }
}

fn holder_of_third(player: &Player) -> Holder {
    player.update.as_ref().expect("an update").seats[2].holder.clone()
}

/// A running match of three, of whom the third has just gone: two who are here, and the one who is away.
async fn three_with_one_away(home: &Home) -> (Vec<Player>, Player) {
    let people = [home.person("Ann").await, home.person("Bob").await, home.person("Cid").await];
    let created = people[0].make(&terms(angel(3), &[(Seat::P1, NewHolder::Me)])).await;
    people[1].join(&created, None).await;
    people[2].join(&created, None).await;
    let mut players: Vec<Player> =
        people.iter().map(|one| Player::new(home.address(), &created.match_id, &one.token, 1)).collect();
    start(&mut players).await.expect("ready");
    let mut cid = players.pop().expect("three");
    let here = players[0].ask(&replace(501)).await.expect("an answer");
    assert_eq!(code(&here), Some(Code::Forbidden), "who is here plays on");
    cid.vanish();
    while presence_after(&mut players[0]).await.seats.contains(&Seat::P3) {}
    let soon = players[0].ask(&replace(502)).await.expect("an answer");
    assert_eq!(code(&soon), Some(Code::Forbidden), "a page may be loaded again");
    (players, cid)
}

/// The next time that somebody is told who is there and who is to be replaced.
async fn presence_after(player: &mut Player) -> Presence {
    loop {
        match player.client().await.expect("in").next().await.expect("a message") {
            ServerMessage::Presence(presence) => return presence,
            ServerMessage::Update(update) if !update.presence.replacing.is_empty() => return update.presence,
            _ => {}
        }
    }
}

/// Resigned, again with the seats changed, and a draw.
#[tokio::test]
async fn resigning_rematch_and_draw() {
    let home = Home::open().await;
    let (ann, bob) = (home.person("Ann").await, home.person("Bob").await);
    let created = ann.make(&terms(hulk("first-contact"), &[(Seat::Marine, NewHolder::Me)])).await;
    bob.join(&created, None).await;
    let mut players = [
        Player::new(home.address(), &created.match_id, &ann.token, 1),
        Player::new(home.address(), &created.match_id, &bob.token, 2),
    ];
    start(&mut players).await.expect("ready");
    let resign = ClientMessage::Resign { re: 50, seat: Seat::Alien };
    assert_eq!(code(&players[0].ask(&resign).await.expect("an answer")), Some(Code::Forbidden));
    assert!(matches!(players[1].ask(&resign).await, Ok(ServerMessage::Ack { .. })));
    for player in &mut players {
        assert!(matches!(
            player.ask(&ClientMessage::Rematch { re: 51 }).await,
            Ok(ServerMessage::Ack { .. })
        ));
    }
    let next = loop {
        let client = players[0].client().await.expect("in");
        if let Some(next) = client.update(0).await.expect("an update").next_match {
            break next;
        }
    };
    for person in [&ann, &bob] {
        let open = person.http.get("/api/me").await.expect("an answer").json()["matches"].clone();
        assert_eq!(open, 1, "one match follows, and counts once");
    }
    let mut players = [
        Player::new(home.address(), &next, &ann.token, 3),
        Player::new(home.address(), &next, &bob.token, 4),
    ];
    start(&mut players).await.expect("ready");
    let seats: Vec<bool> =
        players[0].update.iter().flat_map(|u| u.seats.iter().map(|seat| seat.yours)).collect();
    assert_eq!(seats, [false, true], "everybody is one seat further");
    let draw = |answer| ClientMessage::Draw { re: 60, answer };
    assert!(matches!(players[0].ask(&draw(DrawAnswer::Offer)).await, Ok(ServerMessage::Ack { .. })));
    assert!(matches!(players[1].ask(&draw(DrawAnswer::Accept)).await, Ok(ServerMessage::Ack { .. })));
    let client = players[0].client().await.expect("in");
    let over = loop {
        let update = client.update(0).await.expect("an update");
        if update.stage == Stage::Over {
            break update.over.expect("an end");
        }
    };
    assert_eq!((over.how, over.winner), (protocol::How::Agreed, None));
}

/// One screen for two: nothing of the one is shown while the other decides.
#[tokio::test]
async fn a_curtain_between_two_seats() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let seats = [(Seat::Marine, NewHolder::Me), (Seat::Alien, NewHolder::Me)];
    let created = ann.make(&terms(hulk("first-contact"), &seats)).await;
    let mut player = Player::new(home.address(), &created.match_id, &ann.token, 5);
    player.ready().await.expect("ready");
    let mut curtains = 0;
    for _ in 0..300 {
        if player.is_over() {
            break;
        }
        player.step().await.expect("a step");
        let update = player.update.as_ref().expect("an update");
        if update.curtain.is_some() {
            curtains += 1;
            assert!(update.seat.is_none() && update.legal.is_empty() && update.decision.is_none());
        }
    }
    assert!(curtains > 0, "the Marines' command counter is secret");
}
