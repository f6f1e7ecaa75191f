//! One message of every kind, with every field filled where that is possible.

use protocol::*;
use serde_json::{Map, Value, json};

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        other => panic!("{other} is no object"),
    }
}

pub fn client() -> Vec<ClientMessage> {
    use ClientMessage::*;
    let match_id = "k3TqY0v9mW5n2cXe".to_owned();
    vec![
        Hello { re: 1, protocol: PROTOCOL, match_id, token: Some("a-token".to_owned()), since: Some(11) },
        Act { re: 2, version: 12, action: 3, turn: None, after_pass: false },
        Act { re: 22, version: 12, action: 3, turn: Some("4 marine_action".to_owned()), after_pass: true },
        Undo { re: 3, version: 13 },
        Resign { re: 4, seat: Seat::Marine },
        Draw { re: 5, answer: DrawAnswer::Offer },
        Rematch { re: 6 },
        Sit { re: 7, seat: Seat::Alien, taker: Taker::Me },
        Sit { re: 8, seat: Seat::P2, taker: Taker::Nobody },
        Sit { re: 9, seat: Seat::P3, taker: Taker::Computer { player: "random".to_owned() } },
        Ready { re: 10, commitment: "00".repeat(32) },
        Reveal { re: 20, nonce: "00".repeat(32) },
        Withdraw { re: 21 },
        Lift { re: 11, seat: Seat::P1 },
        Say { re: 12, text: "Watch the left corridor.".to_owned() },
        Prefer { re: 13, seat: Seat::Marine, preferences: Preferences { passing: Passing::WhenForced } },
        Odds { re: 14, version: 12, action: 3, after_pass: false },
        WhyNot {
            re: 15,
            version: 12,
            action: Action::from_fields(object(json!({"do": "fire", "unit": "m1", "target": "b1"}))),
        },
        Reach { re: 18, version: 12, unit: "m1".to_owned() },
        Sight { re: 19, version: 12, unit: Some("m1".to_owned()) },
        Sight { re: 19, version: 12, unit: None },
        Threats { re: 20, version: 12, action: None },
        Advise { re: 21, version: 12, action: None },
        History { re: 16, from: 2, to: 12 },
        Ping { re: 17 },
    ]
}

fn threat() -> protocol::Threat {
    protocol::Threat { marine: "leon".to_owned(), p: "5/36".to_owned(), behind: true }
}

fn odds_parts() -> OddsParts {
    OddsParts {
        targets: vec![OddsTarget { target: "g1".to_owned(), p: "5/6".to_owned() }],
        totals: vec![
            OddsTotal { count: 0, p: "1/6".to_owned() },
            OddsTotal { count: 1, p: "5/6".to_owned() },
        ],
    }
}

pub fn server() -> Vec<ServerMessage> {
    use ServerMessage::*;
    let outcome = OddsOutcome {
        p: "11/36".to_owned(),
        summary: Summary::from_fields(object(json!({"killed": true, "jammed": false}))),
    };
    vec![
        Welcome(Box::new(welcome())),
        Update(Box::new(update())),
        Update(Box::new(waiting())),
        Ack { re: 2, version: 13 },
        Refused(protocol::Refused {
            re: Some(2),
            code: Code::IllegalAction,
            message: "A Marine turns 90 degrees at a time.".to_owned(),
            rule: Some("SH-MOVE-07".to_owned()),
            reason: Some("half_turn".to_owned()),
            problems: vec![Problem { path: "action".to_owned(), message: "not legal now".to_owned() }],
        }),
        Odds { re: 14, outcomes: vec![outcome.clone()], parts: None, exact: true },
        Odds { re: 20, outcomes: vec![outcome], parts: Some(odds_parts()), exact: true },
        WhyNot {
            re: 15,
            legal: false,
            rule: Some("SH-MOVE-07".to_owned()),
            reason: Some("half_turn".to_owned()),
            message: Some("A Marine turns 90 degrees at a time.".to_owned()),
        },
        Reach { re: 18, spots: vec![reach_spot()] },
        Sight { re: 19, squares: vec!["3,1".to_owned()], targets: vec!["g1".to_owned()] },
        Threats { re: 20, threats: vec![threat()] },
        Advice { re: 21, answers: Vec::new() },
        History { re: 16, from: 2, to: 3, steps: steps() },
        Said(said()),
        Presence(protocol::Presence {
            seats: vec![Seat::Marine],
            spectators: 2,
            replacing: vec![protocol::Replacing { seat: Seat::P2, agreed: vec![Seat::P1] }],
        }),
        Pong { re: 17 },
        Closing { code: Close::Stopping, message: "the server stops; come back in a moment".to_owned() },
    ]
}

fn reach_spot() -> ReachSpot {
    let step = json!({"do": "move", "unit": "m1", "to": "3,1", "facing": "E", "cost": 1});
    ReachSpot {
        square: "3,1".to_owned(),
        facing: Some("E".to_owned()),
        cost: 1,
        cp: 0,
        risky: false,
        path: vec![Action::from_fields(object(step))],
    }
}

fn said() -> Said {
    Said {
        number: 1,
        person: "Zm9vYmFyYmF6".to_owned(),
        name: "Ana".to_owned(),
        text: "Hello.".to_owned(),
        at: 1_800_000_000_000,
    }
}

fn welcome() -> Welcome {
    Welcome {
        re: 1,
        protocol: PROTOCOL,
        match_id: "k3TqY0v9mW5n2cXe".to_owned(),
        game: GameName::SpaceHulk,
        mission: Some("first-contact".to_owned()),
        practice: false,
        visibility: Visibility::Link,
        you: Some(You {
            person: "Zm9vYmFyYmF6".to_owned(),
            name: "Ana".to_owned(),
            host: true,
            seats: vec![Seat::Marine],
        }),
        commitment: "ab".repeat(32),
        said: vec![said()],
        limits: Limits {
            message_bytes: MAX_MESSAGE as u32,
            messages_per_second: 20,
            said_characters: MAX_SAID as u32,
            said_per_minute: 20,
            name_characters: MAX_NAME as u32,
            matches_per_person: 50,
            computer_matches_per_person: 3,
            records_per_person: 50,
            campaigns_per_person: 20,
            mission_bytes: 262_144,
            actions_per_match: 10_000,
            rounds_per_match: 200,
        },
    }
}

fn steps() -> Vec<Step> {
    let events = vec![Event::from_fields(object(json!({"type": "turned", "unit": "m1", "facing": "E"})))];
    let what = What::Played { seat: Seat::Marine, by: By::Person };
    vec![Step { version: 3, at: 1_800_000_000_000, what, events }]
}

/// Before the start, after one that came to nothing.
fn waiting() -> Update {
    let ana = || "Zm9vYmFyYmF6".to_owned();
    let committed = |revealed| Committed { person: ana(), commitment: "cd".repeat(32), revealed };
    let start = Start {
        number: 2,
        commitment: "ab".repeat(32),
        committed: vec![committed(true)],
        reveal_until: Some(1_800_259_200_000),
    };
    let aborted = What::Aborted {
        start: 1,
        why: AbortReason::Withdrawn,
        by: Some(Person { id: ana(), name: "Ana".to_owned() }),
        missing: vec![Person { id: ana(), name: "Ana".to_owned() }],
    };
    let whats = [aborted, What::Committed { person: ana() }, What::Revealed { person: ana() }];
    let step = |(version, what)| Step { version, at: 1_800_000_000_000, what, events: Vec::new() };
    Update {
        version: 6,
        since: Some(3),
        steps: (4..).zip(whats).map(step).collect(),
        stage: Stage::Waiting,
        start: Some(start),
        seat: None,
        view: None,
        hash: None,
        decision: None,
        legal: Vec::new(),
        clock: None,
        undo: None,
        ..update()
    }
}

fn update() -> Update {
    let person = Holder::Person { person: "Zm9vYmFyYmF6".to_owned(), name: "Ana".to_owned() };
    let computer = Holder::Computer { player: "veteran".to_owned() };
    let seat = |seat, holder, yours| SeatState {
        seat,
        holder,
        yours,
        decides: yours,
        ready: true,
        resigned: false,
        draw: false,
        rematch: false,
        preferences: yours.then(Preferences::default),
    };
    Update {
        version: 3,
        since: Some(2),
        steps: steps(),
        stage: Stage::Playing,
        start: None,
        seat: Some(Seat::Marine),
        view: Some(View::from_fields(object(json!({"game": "space-hulk", "turn": 1})))),
        hash: Some("0123456789abcdef".to_owned()),
        decision: Some(Decision::from_fields(object(
            json!({"owner": "marine", "kind": "action", "unit": "m1"}),
        ))),
        over: None,
        legal: vec![Legal { action: Action::from_fields(object(json!({"do": "end_turn"}))), is_final: true }],
        after_pass: Vec::new(),
        turn: Some("1 marine_action".to_owned()),
        curtain: None,
        clock: Some(Clock { paused: false, turn_left: None, seat_left: Some(120_000) }),
        undo: Some(Undo { to: 2, marked: false }),
        seats: vec![seat(Seat::Marine, person, true), seat(Seat::Alien, computer, false)],
        presence: Presence { seats: vec![Seat::Marine, Seat::Alien], spectators: 0, replacing: Vec::new() },
        next_match: None,
        secret: None,
    }
}
