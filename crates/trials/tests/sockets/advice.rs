//! A second opinion: after the end, or in practice, and never during a contest.

use std::time::Duration;

use protocol::{AnalysisPage, ClientMessage, Code, NewHolder, Seat, ServerMessage};
use serde_json::json;
use server::limits::{Allowance, Limits};
use trials::home::{Somebody, generous};
use trials::http::Http;
use trials::player::start;
use trials::{Client, Home, Player};

use crate::common::{hulk, terms};

/// A match against a computer player in which some actions have been played.
async fn begun(home: &Home, ann: &Somebody, practice: bool) -> (String, Player) {
    let computer = NewHolder::Computer { player: "random".to_owned() };
    let seats = [(Seat::Marine, NewHolder::Me), (Seat::Alien, computer)];
    let mut wanted = terms(hulk("tutorial-1"), &seats);
    wanted.practice = practice;
    let match_id = ann.make(&wanted).await.match_id;
    let mut player = Player::new(home.address(), &match_id, &ann.token, 5);
    for _ in 0..6 {
        player.step().await.expect("a step");
    }
    (match_id, player)
}

async fn advice(player: &mut Player) -> ServerMessage {
    let version = player.update.as_ref().expect("an update").version;
    player.ask(&ClientMessage::Advise { re: 901, version, action: None }).await.expect("an answer")
}

/// While a contest is played there is neither advice nor an analysis, whoever asks; when it is over it is analysed.
#[tokio::test(flavor = "multi_thread")]
async fn a_contest_is_analysed_after_its_end_alone() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let (match_id, mut player) = begun(&home, &ann, false).await;
    let refused = advice(&mut player).await;
    assert!(matches!(&refused, ServerMessage::Refused(why) if why.code == Code::Forbidden), "{refused:?}");
    let path = format!("/api/matches/{match_id}/analysis");
    let early = ann.http.get(&path).await.expect("an answer");
    assert_eq!((early.status, early.json()["code"].clone()), (409, json!("wrong_stage")));

    let resign = ClientMessage::Resign { re: 900, seat: Seat::Marine };
    assert!(matches!(player.ask(&resign).await, Ok(ServerMessage::Ack { .. })));
    let mut after = 0;
    for _ in 0..200 {
        let answer = ann.http.get(&format!("{path}?after={after}")).await.expect("an answer");
        assert_eq!(answer.status, 200, "{}", answer.json());
        let page: AnalysisPage = serde_json::from_slice(&answer.body).expect("a page");
        if let Some(analysis) = page.analysis {
            let explained: i32 = analysis.steps.iter().map(|step| step.skill + step.luck).sum();
            let apart = analysis.untraced + analysis.conceded;
            assert_eq!(explained + apart, analysis.result - analysis.expectation);
            assert_eq!(analysis.result, 0);
            assert!(!analysis.steps.is_empty(), "no decision is judged");
            return;
        }
        after = page.number;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no analysis");
}

/// Whoever asks about a contest that is being played is refused, by every way there is: both players, a spectator and a
/// stranger without a token.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_what_a_contest_is_worth() {
    let home = Home::open().await;
    let (ann, bob, eve) = (home.person("Ann").await, home.person("Bob").await, home.person("Eve").await);
    let created = ann.make(&terms(hulk("tutorial-1"), &[(Seat::Marine, NewHolder::Me)])).await;
    bob.join(&created, None).await;
    let match_id = created.match_id.clone();
    let mut players = [&ann, &bob].map(|one| Player::new(home.address(), &match_id, &one.token, 8));
    start(&mut players).await.expect("it begins");
    players[0].step().await.expect("a step");
    let people = [&ann.token, &bob.token, &eve.token].map(|token| Some(token.as_str()));
    for token in people.into_iter().chain([None]) {
        let (mut client, _, update) = Client::hello(home.address(), &match_id, token, None)
            .await
            .expect("anybody with the link may look");
        for (re, action) in [(901, None), (902, Some(0))] {
            let message = ClientMessage::Advise { re, version: update.version, action };
            let answer = client.ask(&message).await.expect("an answer");
            assert!(matches!(answer, ServerMessage::Refused(_)), "{token:?} is told {answer:?}");
        }
        let http = Http { address: home.address(), token: token.map(str::to_owned) };
        for path in ["analysis", "analysis?depth=0&after=0", "replay", "replay?seat=alien", "record", "proof"]
        {
            let answer = http.get(&format!("/api/matches/{match_id}/{path}")).await.expect("an answer");
            assert!([401, 403, 404, 409].contains(&answer.status), "{token:?} {path}: {}", answer.status);
        }
        let seats = json!({ "marine": { "type": "me" }, "alien": { "type": "me" } });
        let on = format!("/api/matches/{match_id}/continue");
        let answer = http.post(&on, &json!({ "frame": 1, "seats": seats })).await.expect("an answer");
        assert!([401, 403, 404, 409].contains(&answer.status), "{token:?} goes on: {}", answer.status);
        let mine = http.get("/api/me/analyses").await.expect("an answer");
        let expected = if token.is_some() { (200, json!([])) } else { (401, mine.json()) };
        assert_eq!((mine.status, mine.json()), expected);
    }
}

/// In a practice game whoever decides is advised, on actions that are on the list.
#[tokio::test(flavor = "multi_thread")]
async fn practice_has_a_coach() {
    let home = Home::open().await;
    let ann = home.person("Ann").await;
    let (match_id, mut player) = begun(&home, &ann, true).await;
    let ServerMessage::Advice { answers, .. } = advice(&mut player).await else { panic!("no advice") };
    let legal = player.update.as_ref().expect("an update").legal.clone();
    assert!(answers.len() > 1 || legal.len() == 1);
    for answer in &answers {
        assert_eq!(answer.action, legal[answer.index as usize].action);
        assert!((0..=10_000).contains(&answer.chance) && answer.loss >= 0);
    }
    let early = ann.http.get(&format!("/api/matches/{match_id}/analysis")).await.expect("an answer");
    assert_eq!(early.status, 409);
}

/// Whoever has used up the time for long computations gets no advice until some of it comes back.
#[tokio::test(flavor = "multi_thread")]
async fn advice_costs_time() {
    let nothing = Allowance { burst: Duration::ZERO, per_minute: Duration::ZERO };
    let home = Home::with_limits(Limits { background: nothing, ..generous() }).await;
    let ann = home.person("Ann").await;
    let (_, mut player) = begun(&home, &ann, true).await;
    let refused = advice(&mut player).await;
    assert!(matches!(&refused, ServerMessage::Refused(why) if why.code == Code::TooMany), "{refused:?}");
}
