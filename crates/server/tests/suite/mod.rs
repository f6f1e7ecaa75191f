//! What every store must do.

use protocol::{GameName, Seat, Stage, Visibility};
use server::store::{
    AnalysisRow, Append, CampaignRow, Card, CodeRow, Counted, Depth, DeviceRow, Fault, NewMatch, NotCopied,
    PersonRow, PuzzleRow, SaidRow, SeatCard, Store, Write, check, copy,
};
use server::token::{Token, TokenHash};

/// All of it, on a store that is empty.
pub fn run(store: &dyn Store) {
    keeps_what_it_is_given(store);
    refuses_what_does_not_follow(store);
    lists_what_belongs_to_whom(store);
    keeps_the_last_hundred_words(store);
    counts_inside_the_write(store);
    keeps_analyses(store);
    keeps_the_first_answers_to_puzzles(store);
    keeps_campaigns(store);
    counts_campaigns_inside_the_write(store);
    keeps_devices(store);
    takes_a_code_once(store);
    keeps_the_order(store);
    mixes_what_it_is_given(store);
}

/// A copy of a store on which [`run`] was run holds the same, an interrupted one goes on, and nothing is written into a
/// store that holds something else.
pub fn copies(from: &dyn Store, to: &dyn Store, third: &dyn Store) {
    let whole = |store: &dyn Store| {
        check(store, Depth::Checksums, |fault| panic!("{fault}")).expect("it can be read")
    };
    let copied = copy(from, to, false, |_| ()).expect("it is copied");
    assert!(
        copied.matches > 3 && copied.people > 1 && copied.campaigns > 1 && copied.entries > 5,
        "{copied}"
    );
    assert_eq!((whole(from), whole(to)), (copied.clone(), copied.clone()));
    assert_eq!(to.load("m"), from.load("m"));
    assert_eq!(to.load("hidden").unwrap().unwrap().names, from.load("hidden").unwrap().unwrap().names);
    assert_eq!(to.n_matches_of("bob"), from.n_matches_of("bob"), "who has left stays away");
    assert_eq!(copy(from, to, false, |_| ()), Err(NotCopied::NotEmpty));
    assert_eq!(copy(from, to, true, |_| ()), Ok(copied.clone()), "there is nothing left to do");
    // Half of a copy, as an interruption leaves it.
    let (ann, devices) = from.people_after("", 1).expect("it answers").remove(0);
    assert!(devices.len() > 1, "she has two devices");
    done(
        third,
        std::iter::once(Write::Person(ann.clone())).chain(devices.into_iter().map(Write::Device)).collect(),
    );
    assert_eq!(copy(from, third, true, |_| ()), Ok(copied.clone()));
    // Somebody whom the source does not know.
    done(third, person("stranger", TokenHash([77; 32])));
    match copy(from, third, true, |_| ()) {
        Err(NotCopied::HoldsMore { copied: done, found }) => {
            assert_eq!((*done, found.people), (copied.clone(), copied.people + 1));
        }
        other => panic!("it holds more: {other:?}"),
    }
    done(third, vec![Write::Rename { person: ann.id.clone(), name: "Another".to_owned() }]);
    assert_eq!(copy(from, third, true, |_| ()), Err(NotCopied::Different(format!("person {}", ann.id))));
}

pub fn person(id: &str, token: TokenHash) -> Vec<Write> {
    let row = PersonRow { id: id.to_owned(), name: id.to_uppercase(), since: 5 };
    vec![Write::Person(row), device(id, token, 5)]
}

fn device(person: &str, token: TokenHash, added: u64) -> Write {
    Write::Device(DeviceRow { token, person: person.to_owned(), name: format!("of {added}"), added })
}

pub fn new_match(id: &str, visibility: Visibility) -> Write {
    Write::Match(Box::new(NewMatch {
        id: id.to_owned(),
        host: "ann".to_owned(),
        secret: [9; 32],
        invitation: Some(TokenHash([8; 32])),
        visibility,
        game: GameName::DeathAngel,
        mission: None,
        created: 10,
        imported: false,
    }))
}

pub fn append(id: &str, first: u32, entries: &[&str]) -> Write {
    Write::Append(Box::new(Append {
        match_id: id.to_owned(),
        first,
        entries: entries.iter().map(|text| (*text).to_owned()).collect(),
        card: Card {
            stage: Stage::Playing,
            turn: Some("ann".to_owned()),
            changed: 20,
            seats: None,
            over: None,
        },
        epoch: None,
    }))
}

fn seated(id: &str, first: u32, person: Option<&str>) -> Write {
    let seat =
        SeatCard { seat: Seat::P1, person: person.map(str::to_owned), computer: None, teams: Vec::new() };
    let card = Card { stage: Stage::Waiting, turn: None, changed: 15, seats: Some(vec![seat]), over: None };
    let entries = vec!["seated".to_owned()];
    Write::Append(Box::new(Append { match_id: id.to_owned(), first, entries, card, epoch: None }))
}

pub fn done(store: &dyn Store, writes: Vec<Write>) {
    assert_eq!(store.commit(&[writes]), Ok(vec![Ok(())]));
}

fn keeps_what_it_is_given(store: &dyn Store) {
    let token = Token::random().hash();
    assert_eq!(store.person(token), Ok(None));
    assert_eq!(store.load("m"), Ok(None));
    done(store, person("ann", token));
    done(store, vec![new_match("m", Visibility::Public), seated("m", 0, Some("ann"))]);
    done(store, vec![append("m", 1, &["one", "two"])]);
    let found = store.person(token).expect("it answers").expect("she is known");
    assert_eq!((found.name.as_str(), found.since), ("ANN", 5));
    let loaded = store.load("m").expect("it answers").expect("it is there");
    assert_eq!(loaded.entries, ["seated", "one", "two"]);
    assert_eq!(loaded.fixed.secret, [9; 32]);
    assert_eq!(loaded.names, [("ann".to_owned(), "ANN".to_owned())]);
    let known = store.known("ann").expect("it answers").expect("she is known");
    assert_eq!((&known.0, known.1[0].token, known.1[0].name.as_str()), (&found, token, "of 5"));
    assert_eq!(store.people_of("m"), Ok(vec![known]));
    assert_eq!(store.known("nobody"), Ok(None));
    let row = store.row("m").expect("it answers").expect("it is there");
    assert_eq!((row.stage, row.turn.as_deref(), row.changed), (Stage::Playing, Some("ann"), 20));
    assert_eq!(row.seats[0].person.as_deref(), Some("ann"));
    assert_eq!(
        store.host("m").expect("it answers").expect("it is there").invitation,
        Some(TokenHash([8; 32]))
    );
    assert_eq!(store.check(), Ok(()));
}

fn refuses_what_does_not_follow(store: &dyn Store) {
    for wrong in [append("m", 1, &["again"]), append("m", 40, &["gap"]), append("x", 0, &["no such match"])] {
        let groups = [
            vec![wrong],
            vec![append("m", store.load("m").unwrap().unwrap().entries.len() as u32, &["fine"])],
        ];
        let results = store.commit(&groups).expect("the whole is done");
        assert!(matches!(results[0], Err(Fault::Conflict(_))), "{results:?}");
        assert_eq!(results[1], Ok(()), "a neighbor is not hurt");
    }
    // A group is whole or nothing: the first half of this one is fine by itself.
    let rename = Write::Rename { person: "ann".to_owned(), name: "Other".to_owned() };
    let results = store.commit(&[vec![rename, append("m", 0, &["twice"])]]).expect("the whole is done");
    assert!(matches!(results[0], Err(Fault::Conflict(_))));
    let loaded = store.load("m").expect("it answers").expect("it is there");
    assert_eq!(loaded.entries, ["seated", "one", "two", "fine", "fine", "fine"]);
    assert_eq!(loaded.names[0].1, "ANN", "half a group was done");
}

fn lists_what_belongs_to_whom(store: &dyn Store) {
    done(store, person("bob", Token::random().hash()));
    done(store, vec![new_match("hidden", Visibility::Link), seated("hidden", 0, Some("bob"))]);
    let ids = |rows: Vec<server::store::MatchRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.public_matches(10).expect("it answers")), ["m"]);
    assert_eq!(ids(store.matches_of("bob", 10).expect("it answers")), ["hidden"]);
    assert_eq!(store.n_matches_of("bob"), Ok(1));
    done(store, vec![seated("hidden", 1, None)]);
    assert_eq!(store.n_matches_of("bob"), Ok(0), "he has left");
    assert_eq!(store.load("hidden").unwrap().unwrap().names.len(), 2, "his name is still known");
}

fn keeps_the_last_hundred_words(store: &dyn Store) {
    for number in 1..=130 {
        let said = SaidRow { number, person: "ann".to_owned(), text: format!("word {number}"), at: 1 };
        done(store, vec![Write::Said { match_id: "m".to_owned(), said }]);
    }
    let said = store.load("m").expect("it answers").expect("it is there").said;
    assert_eq!((said.len(), said[0].number, said[99].number), (100, 31, 130));
}

/// Of groups that are stored together only as many are done as there are places, and their neighbors are
/// not hurt.
fn counts_inside_the_write(store: &dyn Store) {
    let cid = |id: &str| {
        let at_most = Write::AtMost { person: "cid".to_owned(), counted: Counted::Matches, most: 2 };
        vec![new_match(id, Visibility::Link), seated(id, 0, Some("cid")), at_most]
    };
    let rename = vec![Write::Rename { person: "bob".to_owned(), name: "Bob".to_owned() }];
    let groups = [cid("c1"), cid("c2"), cid("c3"), rename, cid("c4")];
    let results = store.commit(&groups).expect("the whole is done");
    let too_many = || Err(Fault::TooMany(Counted::Matches));
    assert_eq!(results, [Ok(()), Ok(()), too_many(), Ok(()), too_many()]);
    assert_eq!(store.n_matches_of("cid"), Ok(2));
    assert_eq!(store.row("c3"), Ok(None), "nothing of it is done");
}

fn campaign(id: &str, person: &str, version: u32) -> CampaignRow {
    CampaignRow {
        id: id.to_owned(),
        person: person.to_owned(),
        partner: None,
        save: format!("save {version}"),
        card: format!("card {version}"),
        match_id: (version > 1).then(|| format!("match {version}")),
        settled: version > 2,
        imported: false,
        version,
        created: 30,
        changed: 30 + u64::from(version),
    }
}

fn saved(row: CampaignRow) -> Vec<Write> {
    vec![Write::Campaign(Box::new(row))]
}

/// An analysis is kept with its match, the newest in place of older ones, and listed for those who played: those of
/// matches in which something happened last come first.
fn keeps_analyses(store: &dyn Store) {
    let row = |version: u32| AnalysisRow {
        match_id: "hidden".to_owned(),
        version,
        card: format!("card {version}"),
        text: "long".repeat(10_000),
    };
    assert_eq!(store.analysis("hidden"), Ok(None));
    done(store, vec![Write::Analysis(Box::new(row(1)))]);
    done(store, vec![Write::Analysis(Box::new(row(2)))]);
    assert_eq!(store.analysis("hidden"), Ok(Some(row(2))));
    let listed = |person: &str| store.analyses_of(person, 10).expect("it answers");
    assert_eq!(listed("bob"), [AnalysisRow { text: String::new(), ..row(2) }], "he had a seat in it");
    assert_eq!((listed("nobody"), store.analyses_of("bob", 0)), (Vec::new(), Ok(Vec::new())));

    done(store, vec![new_match("later", Visibility::Link), seated("later", 0, Some("bob"))]);
    done(store, vec![append("later", 1, &["one"])]);
    let later = AnalysisRow { match_id: "later".to_owned(), ..row(2) };
    done(store, vec![Write::Analysis(Box::new(later))]);
    let newest = store.analyses_of("bob", 1).expect("it answers");
    assert_eq!(newest.iter().map(|row| row.match_id.as_str()).collect::<Vec<_>>(), ["later"]);
}

/// The first answer to a puzzle counts, and the first one of each day; the days of the last 400 are kept.
fn keeps_the_first_answers_to_puzzles(store: &dyn Store) {
    let row = |day: &str, solved: bool| PuzzleRow {
        person: "bob".to_owned(),
        puzzle: "cold-lock-1".to_owned(),
        day: day.to_owned(),
        solved,
    };
    let answer = |day: &str, solved| done(store, vec![Write::PuzzleResult(row(day, solved))]);
    answer("", false);
    answer("", true);
    answer("2026-11-18", true);
    answer("2026-11-18", false);
    let kept = |person: &str| store.puzzle_results(person).expect("it answers");
    assert_eq!(kept("bob"), [row("", false), row("2026-11-18", true)]);
    assert_eq!(kept("nobody"), []);
    let later: Vec<String> = (0..400).map(|day| format!("3000-{:02}-{:02}", day / 28, day % 28)).collect();
    done(store, later.iter().map(|day| Write::PuzzleResult(row(day, true))).collect());
    let days: Vec<String> = kept("bob").into_iter().map(|row| row.day).collect();
    assert_eq!(days[0], "", "the first answer on any day stays");
    assert_eq!(days[1..], later, "the days before them are forgotten");
}

/// A campaign goes from version to version, belongs to two people at most, and is found by its match.
fn keeps_campaigns(store: &dyn Store) {
    assert_eq!(store.campaign("k"), Ok(None));
    done(store, saved(campaign("k", "ann", 1)));
    done(store, saved(CampaignRow { partner: Some("bob".to_owned()), ..campaign("k", "ann", 2) }));
    let second = store.campaign("k").expect("it answers").expect("it is there");
    assert_eq!(second, CampaignRow { partner: Some("bob".to_owned()), ..campaign("k", "ann", 2) });
    for stale in
        [campaign("k", "ann", 1), campaign("k", "ann", 2), campaign("k", "ann", 4), campaign("x", "ann", 2)]
    {
        let results = store.commit(&[saved(stale.clone())]);
        match stale.version {
            // A second first version is a mistake of the program, not a race.
            1 => assert!(results.is_err() || matches!(results, Ok(ref all) if all[0].is_err())),
            _ => assert!(
                matches!(results.expect("the whole is done")[0], Err(Fault::Conflict(_))),
                "{stale:?}"
            ),
        }
    }
    assert_eq!(store.campaign("k"), Ok(Some(second.clone())), "nothing of it is done");
    assert_eq!(store.campaign_of_match("match 2"), Ok(Some(second.clone())));
    assert_eq!(store.campaign_of_match("match 1"), Ok(None));
    done(store, saved(campaign("l", "bob", 1)));
    let ids = |person: &str| {
        let rows = store.campaigns_of(person, 10).expect("it answers");
        rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(
        (ids("ann"), ids("bob"), ids("cid")),
        (vec!["k".into()], vec!["k".into(), "l".into()], vec![])
    );
    let listed = store.campaigns_of("bob", 10).expect("it answers");
    assert_eq!((listed[0].card.as_str(), listed[0].save.as_str()), ("card 2", ""), "a list needs no saves");
    let drop = |person: &str| vec![Write::DropCampaign { id: "k".to_owned(), person: person.to_owned() }];
    let results = store.commit(&[drop("bob"), drop("ann"), drop("ann")]).expect("the whole is done");
    assert!(matches!(results[0], Err(Fault::Conflict(_))), "only who started it deletes it");
    assert!(results[1].is_ok() && matches!(results[2], Err(Fault::Conflict(_))));
    assert_eq!((store.campaign("k"), ids("bob")), (Ok(None), vec!["l".into()]));
}

fn counts_campaigns_inside_the_write(store: &dyn Store) {
    let eve = |id: &str| {
        let at_most = Write::AtMost { person: "eve".to_owned(), counted: Counted::Campaigns, most: 2 };
        vec![Write::Campaign(Box::new(campaign(id, "eve", 1))), at_most]
    };
    let results = store.commit(&[eve("e1"), eve("e2"), eve("e3")]).expect("the whole is done");
    assert_eq!(results, [Ok(()), Ok(()), Err(Fault::TooMany(Counted::Campaigns))]);
    assert_eq!(store.campaign("e3"), Ok(None), "nothing of it is done");
}

/// A person is known by the token of each device, until it is dropped; the last one stays.
fn keeps_devices(store: &dyn Store) {
    let [first, second] = [(); 2].map(|()| Token::random().hash());
    done(store, person("dot", first));
    done(store, vec![device("dot", second, 7)]);
    let tokens = || -> Vec<TokenHash> {
        let (_, devices) = store.known("dot").expect("it answers").expect("she is known");
        devices.into_iter().map(|device| device.token).collect()
    };
    assert_eq!(tokens(), [first, second]);
    for token in [first, second] {
        assert_eq!(store.person(token).expect("it answers").expect("she is known").id, "dot");
    }
    let refused = |writes: Vec<Write>| store.commit(&[writes]).expect("the whole is done").remove(0);
    assert!(
        matches!(refused(vec![device("ann", second, 8)]), Err(Fault::Conflict(_))),
        "a token is one device's"
    );
    let drop = |person: &str, token| vec![Write::DropDevice { person: person.to_owned(), token }];
    assert!(matches!(refused(drop("ann", second)), Err(Fault::Conflict(_))), "it is not hers");
    done(store, drop("dot", first));
    assert_eq!((store.person(first), tokens()), (Ok(None), vec![second]));
    assert!(matches!(refused(drop("dot", second)), Err(Fault::Conflict(_))), "it is the last one");
    let at_most = |most| Write::AtMost { person: "ann".to_owned(), counted: Counted::Devices, most };
    done(store, vec![device("ann", Token::random().hash(), 9), at_most(2)]);
    let third = vec![device("ann", Token::random().hash(), 9), at_most(2)];
    assert_eq!(refused(third), Err(Fault::TooMany(Counted::Devices)));
}

/// A code works once, not after its time, and not after the next one of the same person.
fn takes_a_code_once(store: &dyn Store) {
    let show = |person: &str, byte: u8, now: u64| {
        let code = CodeRow { person: person.to_owned(), code: TokenHash([byte; 32]), expires: now + 100 };
        done(store, vec![Write::DeviceCode { code, now }]);
    };
    let find = |byte: u8| store.device_code(TokenHash([byte; 32])).expect("it answers").map(|row| row.person);
    let take = |byte: u8, now| {
        let writes = vec![Write::UseCode { code: TokenHash([byte; 32]), now }];
        store.commit(&[writes]).expect("the whole is done").remove(0).is_ok()
    };
    show("ann", 1, 1000);
    show("bob", 2, 1050);
    assert_eq!((find(1).as_deref(), find(2).as_deref(), find(3)), (Some("ann"), Some("bob"), None));
    assert!(!take(1, 1100), "it is too old");
    assert!(take(2, 1149), "it is just in time");
    assert!(!take(2, 1149), "it was taken");
    show("bob", 4, 1150);
    assert_eq!(find(1), None, "what is too old goes when somebody shows another one");
    show("bob", 5, 1160);
    assert!(!take(4, 1161), "there is another one");
    done(store, vec![Write::DropCode { person: "bob".to_owned() }]);
    assert!(!take(5, 1161), "it is void");
    done(store, vec![Write::DropCode { person: "bob".to_owned() }]);
}

/// Groups that are about the same match are done in their order, whatever kinds they are; one that fails hurts neither those
/// before it nor those after it.
fn keeps_the_order(store: &dyn Store) {
    done(store, vec![new_match("order", Visibility::Link)]);
    let groups = [
        vec![append("order", 0, &["plain"])],
        vec![seated("order", 1, Some("ann"))],
        vec![append("order", 1, &["too late"])],
        vec![append("order", 2, &["plain again"]), append("order", 3, &["and again"])],
        vec![append("order", 4, &["the last one"])],
    ];
    let results = store.commit(&groups).expect("the whole is done");
    let is_done: Vec<bool> = results.iter().map(Result::is_ok).collect();
    assert_eq!(is_done, [true, true, false, true, true], "{results:?}");
    let entries = store.load("order").expect("it answers").expect("it is there").entries;
    assert_eq!(entries, ["plain", "seated", "plain again", "and again", "the last one"]);
}

/// Entries and other things together: one that contradicts what is stored fails alone.
fn mixes_what_it_is_given(store: &dyn Store) {
    for id in ["mix1", "mix2", "mix3"] {
        done(store, vec![new_match(id, Visibility::Link)]);
    }
    let wrong = Write::Rename { person: "nobody".to_owned(), name: "Other".to_owned() };
    let groups = [
        vec![append("mix1", 0, &["one"])],
        vec![wrong],
        vec![append("mix2", 7, &["a gap"])],
        vec![seated("mix3", 0, Some("ann"))],
    ];
    let results = store.commit(&groups).expect("the whole is done");
    let is_done: Vec<bool> = results.iter().map(Result::is_ok).collect();
    assert_eq!(is_done, [true, false, false, true], "{results:?}");
    let counts = ["mix1", "mix2", "mix3"].map(|id| store.entries(id, 0, 10).expect("it answers").len());
    assert_eq!(counts, [1, 0, 1]);
}
