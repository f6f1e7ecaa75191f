//! What came of puzzles is kept with the person.

use protocol::{PuzzlePage, PuzzleResult, PuzzleShelf, PuzzleVerdict};
use serde::de::DeserializeOwned;
use serde_json::json;
use trials::Home;
use trials::http::Http;

use crate::devices::{add, show};

async fn asked<T: DeserializeOwned>(http: &Http, path: &str) -> T {
    let answer = http.get(path).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.json());
    serde_json::from_slice(&answer.body).expect("what was asked for")
}

async fn answered(http: &Http, puzzle: &str, action: usize) -> PuzzleVerdict {
    let path = format!("/api/puzzles/{puzzle}/answers");
    let answer = http.post(&path, &json!({ "action": action })).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.json());
    serde_json::from_slice(&answer.body).expect("a verdict")
}

/// The first answer counts, on every device of the person and after a restart, and nobody else's is told.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_answer_to_a_puzzle_is_kept_with_the_person() {
    let mut home = Home::open().await;
    let (ann, bob) = (home.person("Ann").await, home.person("Bob").await);
    let shelf: PuzzleShelf = asked(&ann.http, "/api/puzzles").await;
    let daily = shelf.daily.expect("a puzzle of the day");
    let page: PuzzlePage = asked(&ann.http, &format!("/api/puzzles/{daily}")).await;
    let stranger = Http::new(home.address());
    let right = answered(&stranger, &daily, 0).await.answers[0].index as usize;
    let wrong = (0..page.update.legal.len()).find(|&place| place != right).expect("another answer");
    assert!(!answered(&ann.http, &daily, wrong).await.solved);
    assert!(answered(&ann.http, &daily, right).await.solved, "the second try");

    let kept = |day: Option<&str>| PuzzleResult {
        puzzle: daily.clone(),
        day: day.map(str::to_owned),
        solved: false,
    };
    let expected = [kept(None), kept(Some(&shelf.date))];
    let phone = add(&home, &show(&ann).await.code).await;
    assert_eq!(asked::<Vec<PuzzleResult>>(&phone.http, "/api/me/puzzles").await, expected);
    assert_eq!(asked::<Vec<PuzzleResult>>(&bob.http, "/api/me/puzzles").await, []);
    assert_eq!(stranger.get("/api/me/puzzles").await.expect("an answer").status, 401);

    home.stop().await;
    home.start().await;
    let ann = ann.at(home.address());
    assert_eq!(asked::<Vec<PuzzleResult>>(&ann.http, "/api/me/puzzles").await, expected);
}
