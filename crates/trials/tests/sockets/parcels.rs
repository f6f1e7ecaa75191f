//! A running match as one file: from one server's data to another's.

use protocol::{NewHolder, Seat};
use server::parcel::{self, Undelivered};
use server::store::Sqlite;
use trials::{Client, Home, Player};

use crate::common::{hulk, terms};

/// Whoever played goes on at the other server with the token they have, where they were, and
/// the dice are the ones that were promised.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_moves_to_another_server() {
    let mut old = Home::open().await;
    let ann = old.person("Ann").await;
    let computer = NewHolder::Computer { player: "random".to_owned() };
    let seats = [(Seat::Marine, NewHolder::Me), (Seat::Alien, computer)];
    let match_id = ann.make(&terms(hulk("first-contact"), &seats)).await.match_id;
    let mut player = Player::new(old.address(), &match_id, &ann.token, 3);
    while player.update.as_ref().is_none_or(|update| update.version < 20 || update.legal.is_empty()) {
        player.step().await.expect("a step");
    }
    let before = player.update.clone().expect("an update");
    player.vanish();
    old.stop().await;
    let file = parcel::pack(&Sqlite::open(old.folder()).expect("it opens"), &match_id).expect("it is packed");

    let mut new = Home::open().await;
    new.stop().await;
    let store = Sqlite::open(new.folder()).expect("it opens");
    assert_eq!(parcel::unpack(&store, &file), Ok(match_id.clone()));
    assert_eq!(parcel::unpack(&store, &file), Err(Undelivered::Known(match_id.clone())));
    drop(store);
    new.start().await;
    let (_, welcome, update) =
        Client::hello(new.address(), &match_id, Some(&ann.token), None).await.expect("she is known");
    assert_eq!(welcome.you.map(|you| (you.name, you.seats)), Some(("Ann".to_owned(), vec![Seat::Marine])));
    assert_eq!((update.version, update.hash), (before.version, before.hash));
    let mut player = Player::new(new.address(), &match_id, &ann.token, 4);
    for _ in 0..5 {
        player.step().await.expect("it goes on");
    }
}

/// Nothing is taken in that is not as it was written.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_was_changed_is_refused() {
    let mut home = Home::open().await;
    let ann = home.person("Ann").await;
    let match_id = ann.make(&terms(hulk("first-contact"), &[(Seat::Marine, NewHolder::Me)])).await.match_id;
    home.stop().await;
    let store = Sqlite::open(home.folder()).expect("it opens");
    let file = parcel::pack(&store, &match_id).expect("it is packed");
    assert_eq!(parcel::pack(&store, "other"), Err(Undelivered::Unknown("other".to_owned())));
    let other = match_id.chars().rev().collect::<String>();
    let newer = file.replacen("\"format\": 2", "\"format\": 3", 1);
    for changed in [file.replace(&match_id, &other), newer, file.replacen("Ann", "Bob", 1), "{}".to_owned()] {
        let refused = parcel::unpack(&store, &changed);
        assert!(matches!(refused, Err(Undelivered::Unreadable(_))), "{refused:?}");
    }
}
