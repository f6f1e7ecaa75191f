//! Whole games by real sockets against a real server.

use crate::common::{angel, hulk, terms};
use game_api::Seeded;
use protocol::{NewGame, NewHolder, Seat, Stage};
use trials::client::{Client, Lost};
use trials::player::start;
use trials::{Home, Player};

/// Two people play to the end; now and then one of them vanishes and comes back. At every
/// step each of them holds the view that the server has for a fresh connection.
async fn play_whole_game(game: NewGame, seats: [Seat; 2], seed: u64) {
    let home = Home::open().await;
    let (ann, bob) = (home.person("Ann").await, home.person("Bob").await);
    let created = ann.make(&terms(game, &[(seats[0], NewHolder::Me)])).await;
    bob.join(&created, Some(seats[1])).await;
    let mut players = [
        Player::new(home.address(), &created.match_id, &ann.token, seed),
        Player::new(home.address(), &created.match_id, &bob.token, seed + 1),
    ];
    start(&mut players).await.expect("ready");
    let mut dice = Seeded::new(seed + 2);
    let tokens = [&ann.token, &bob.token];
    for _ in 0..20_000 {
        let newest =
            players.iter().filter_map(|player| player.update.as_ref()).map(|update| update.version).max();
        let newest = newest.unwrap_or(0);
        for player in &mut players {
            // Over an old or a new connection, both see the same version.
            player.client().await.expect("a connection");
            player.wait(newest).await.expect("an update");
        }
        if players.iter().all(Player::is_over) {
            break;
        }
        let decides = |player: &Player| player.update.as_ref().is_some_and(|u| !u.legal.is_empty());
        let Some(active) = players.iter().position(decides) else {
            players[0].wait(newest + 1).await.expect("the start");
            continue;
        };
        players[active].step().await.expect("a step");
        let other = 1 - active;
        match dice.below(12) {
            0 => players[other].vanish(),
            1 => players[active].vanish(),
            _ => {}
        }
        if dice.below(20) == 0 {
            let who = dice.below(2) as usize;
            let fresh = Client::hello(home.address(), &created.match_id, Some(tokens[who]), None).await;
            let (_, _, fresh) = fresh.expect("a fresh connection");
            players[who].client().await.expect("a connection");
            // The start of the match may still be on its way.
            players[who].wait(fresh.version).await.expect("an update");
            let held = players[who].update.as_ref().expect("something was told");
            assert_eq!((fresh.version, &fresh.hash), (held.version, &held.hash));
        }
    }
    let ends: Vec<_> = players.iter().map(|player| player.update.as_ref().expect("an end")).collect();
    assert_eq!(ends[0].stage, Stage::Over, "the game ends");
    assert_eq!(ends[0].over, ends[1].over);
    assert!(ends[0].secret.is_some(), "the secret is published");
    assert!(players.iter().any(|player| player.connections > 1), "somebody came back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_space_hulk() {
    play_whole_game(hulk("first-contact"), [Seat::Marine, Seat::Alien], 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_death_angel() {
    play_whole_game(angel(2), [Seat::P1, Seat::P2], 2).await;
}

/// A computer player answers by itself, over a restart of the server too.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_survives_a_restart() {
    let mut home = Home::open().await;
    let ann = home.person("Ann").await;
    let computer = NewHolder::Computer { player: "scout".to_owned() };
    let seats = [(Seat::Marine, NewHolder::Me), (Seat::Alien, computer)];
    let created = ann.make(&terms(hulk("first-contact"), &seats)).await;
    let mut player = Player::new(home.address(), &created.match_id, &ann.token, 3);
    player.ready().await.expect("ready");
    for _ in 0..20 {
        player.step().await.expect("a step");
    }
    home.stop().await;
    assert!(matches!(
        player.client().await.expect("not noticed yet").next().await,
        Ok(_) | Err(Lost::Closed(_))
    ));
    player.vanish();
    home.start().await;
    player.address = home.address();
    for _ in 0..10_000 {
        if player.is_over() {
            return;
        }
        player.step().await.expect("a step");
    }
    panic!("the game does not end");
}
