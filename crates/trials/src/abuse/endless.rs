//! What can be asked for again and again, and is small each time.

use std::io;
use std::time::Duration;

use protocol::{ClientMessage, NewGame, NewHolder, Seat, ServerMessage, Taker};
use serde_json::{Value, json};
use server::limits::LIMITS;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use trials::home::terms;

use super::Note;
use super::attacker::{Attacker, Known, match_id, side_by_side};
use super::missions::open_room;

/// Predictions and searches for balance of people who start one after the other.
pub(super) async fn workshop(mut attacker: Attacker, size: u32) -> Note {
    let mut people = Vec::new();
    for _ in 0..size {
        people.push(attacker.person("Workshop").await?);
    }
    attacker.prepared();
    let (begun, refused) = side_by_side(size, |number| {
        let (attacker, known) = (attacker.clone(), people[number as usize].clone());
        async move {
            let (mut begun, mut refused) = (0, 0);
            for mission in 0.. {
                if !attacker.goes_on() {
                    break;
                }
                let text = open_room(22, 23, number * 10_000 + mission);
                let mut wanted = json!({ "text": text, "marine": "veteran", "alien": "veteran" });
                let what = if mission % 2 == 0 { "balances" } else { "predictions" };
                if what == "balances" {
                    wanted["target"] = json!(0.5);
                }
                match work(&attacker, &known, what, &wanted).await {
                    201 => begun += 1,
                    _ => refused += 1,
                }
            }
            (begun, refused)
        }
    })
    .await;
    Ok(format!("{size} people, {begun} computations begun, {refused} refused"))
}

/// Starts a computation: the status of the answer.
async fn work(attacker: &Attacker, known: &Known, what: &str, wanted: &Value) -> u16 {
    let path = format!("/api/workshop/{what}");
    let answer = attacker.ask(Some(&known.token), "POST", &path, Some(wanted)).await;
    answer.map_or(0, |answer| answer.status)
}

/// Sits down and gets up as fast as it is allowed, at matches of one's own.
pub(super) async fn seats(mut attacker: Attacker, size: u32) -> Note {
    let known = attacker.person("Seats").await?;
    let mut matches = Vec::new();
    for _ in 0..size.min(LIMITS.matches_per_person) {
        let wanted = terms(NewGame::DeathAngel { players: 2, teams: None }, &[(Seat::P1, NewHolder::Me)]);
        matches.push(match_id(known.make_match(&wanted).await).ok_or("the match is refused")?);
    }
    attacker.prepared();
    let (done, refused) = side_by_side(matches.len() as u32, |number| {
        let (attacker, token, id) = (attacker.clone(), known.token.clone(), matches[number as usize].clone());
        async move {
            let (mut done, mut refused) = (0, 0);
            while attacker.goes_on() {
                let Ok(mut client) = attacker.hello(&id, Some(&token)).await else { continue };
                for taker in [Taker::Nobody, Taker::Me].into_iter().cycle() {
                    let message = ClientMessage::Sit { re: client.number(), seat: Seat::P1, taker };
                    match tokio::time::timeout_at(attacker.until, client.ask(&message)).await {
                        Ok(Ok(ServerMessage::Ack { .. })) => done += 1,
                        Ok(Ok(_)) => refused += 1,
                        Ok(Err(_)) | Err(_) => break,
                    }
                }
            }
            (done, refused)
        }
    })
    .await;
    Ok(format!("{} matches, {done} changes of seats, {refused} refusals", matches.len()))
}

/// Makes matches and gives them up at once, starts campaigns and sends records, as new people all the time.
pub(super) async fn imports(attacker: Attacker, size: u32) -> Note {
    let (stored, refused) = side_by_side(size, |number| {
        let attacker = attacker.clone();
        async move {
            let (mut stored, mut refused) = (0, 0);
            while attacker.goes_on() {
                let Ok(known) = attacker.person("Imports").await else { break };
                for round in 0..LIMITS.campaigns_per_person {
                    let campaign = json!({ "campaign": { "id": "vesper-knot" }, "mode": { "type": "solo", "variant": "b" } });
                    let record = json!({ "number": number, "round": round });
                    let wanted = terms(NewGame::DeathAngel { players: 1, teams: None }, &[(Seat::P1, NewHolder::Me)]);
                    let wanted = serde_json::to_value(wanted).unwrap_or_default();
                    let asked =
                        [("/api/me/campaigns", &campaign), ("/api/records", &record), ("/api/matches", &wanted)];
                    for (path, body) in asked {
                        match attacker.ask(Some(&known.token), "POST", path, Some(body)).await {
                            Ok(answer) if answer.status == 201 => stored += 1,
                            _ => refused += 1,
                        }
                    }
                    if !attacker.goes_on() {
                        break;
                    }
                }
            }
            (stored, refused)
        }
    })
    .await;
    Ok(format!("{size} at a time, {stored} stored, {refused} refused"))
}

/// Tries codes of devices.
pub(super) async fn codes(attacker: Attacker, size: u32) -> Note {
    let (tried, refused) = side_by_side(size, |number| {
        let attacker = attacker.clone();
        async move {
            let (mut tried, mut refused) = (0, 0);
            for code in 0_u32.. {
                if !attacker.goes_on() {
                    break;
                }
                let code = format!("{:04}-{:04}", number, code % 10_000);
                let body = json!({ "code": code, "name": "Codes" });
                match attacker.ask(None, "POST", "/api/devices", Some(&body)).await {
                    Ok(answer) if answer.status == 404 => tried += 1,
                    _ => refused += 1,
                }
            }
            (tried, refused)
        }
    })
    .await;
    // One more comes back in a minute.
    let most = LIMITS.device_tries + 1 + attacker.lasts.as_secs() as u32 / 60;
    if tried <= most {
        Ok(format!("{tried} codes tried, {most} allowed, {refused} refused"))
    } else {
        Err(format!("{tried} codes were tried, and {most} are allowed"))
    }
}

/// Asks for a long answer on many connections, and takes a byte of each in a second.
pub(super) async fn slow_readers(attacker: Attacker, size: u32) -> Note {
    let (begun, ended) = side_by_side(size, |_| {
        let attacker = attacker.clone();
        async move {
            let (mut begun, mut ended) = (0, 0);
            while attacker.goes_on() {
                begun += 1;
                let taken = tokio::time::timeout_at(attacker.until, take_slowly(&attacker)).await;
                if let Ok(Err(_)) = taken {
                    ended += 1;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
            (begun, ended)
        }
    })
    .await;
    Ok(format!("{size} at a time, {begun} begun, {ended} ended by the server"))
}

/// Asks for many answers on one connection, and takes them byte by byte until the server has had enough.
async fn take_slowly(attacker: &Attacker) -> io::Result<()> {
    let mut stream = attacker.connect().await?;
    for _ in 0..50 {
        stream.write_all(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n").await?;
    }
    loop {
        stream.read_u8().await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
