//! The documents tell the limits that there are.

use server::limits::LIMITS;

fn document(name: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(path).expect("it is there")
}

fn thousands(number: usize) -> String {
    if number < 1_000 { number.to_string() } else { format!("{},{:03}", number / 1_000, number % 1_000) }
}

#[test]
fn hosting_tells_every_limit() {
    let l = LIMITS;
    let (kib, mib) = (|bytes: usize| bytes >> 10, |bytes: usize| bytes >> 20);
    let rows = [
        format!("connections of an address | {} |", l.connections_per_address),
        format!("connections in all | {},", thousands(l.connections)),
        format!("sockets of an address | {} |", l.sockets_per_address),
        format!("sockets of a person to one match | {} |", l.connections_per_person),
        format!("the pause before the next one | {} s,", l.head_timeout.as_secs()),
        format!("the body of a request | {} s |", l.body_timeout.as_secs()),
        format!("a body with a record, with a mission, any other | {} MiB,", mib(l.body_bytes)),
        format!(
            "| {} MiB of an address, {} MiB in all;",
            mib(l.pending_bytes_per_address),
            mib(l.pending_bytes)
        ),
        format!("an answer that the client takes slowly | 64 KiB in {} s at least", l.send_timeout.as_secs()),
        format!(
            "answers that clients have not taken yet | {} MiB of an address, {} MiB in all;",
            mib(l.answer_bytes_per_address),
            mib(l.answer_bytes)
        ),
        format!("| {} MiB in a day, each at least 64 KiB |", l.stored_kib_per_day >> 10),
        format!(
            "what is no action in a match: who sits down, commits, prefers, answers early | {} entries",
            thousands(table::MOST_OTHER_ENTRIES)
        ),
        format!(
            "| {} of a person, {} of an address, {} in all |",
            l.background_jobs_per_person, l.background_jobs_per_address, l.background_jobs
        ),
        format!(
            "| {} s of threads at once for a person, {} s come back in a minute |",
            l.background.burst.as_secs(),
            l.background.per_minute.as_secs()
        ),
        format!("whose result nobody asks for | {} s |", l.background_abandoned_after.as_secs()),
        format!("kept for {} s after its end", l.background_keep.as_secs()),
        format!("a piece of advice | {} s, one at a time", l.advice_time.as_secs()),
        format!("20 each, {} new ones in an", l.saved_per_hour),
        format!(
            "| {} in a second for each address, bursts of {}; files of the page: {} in a second, bursts of {} |",
            l.requests_per_second,
            l.requests_per_second * 10,
            l.requests_per_second * 10,
            thousands(l.requests_per_second as usize * 100)
        ),
        format!("new people | {} in an hour", l.people_per_hour),
        format!(
            "codes of devices that are tried | {} at once for each address, one more in a minute; {} in a minute in all |",
            l.device_tries, l.device_tries_in_all
        ),
        format!("a code of a device | works for {} minutes", l.device_code_life.as_secs() / 60),
        format!("devices of a person | {} |", l.devices_per_person),
        format!("message on a socket | {} KiB |", kib(l.message_bytes)),
        format!("| {} in a second, bursts of {} |", l.messages_per_second, l.messages_per_second * 2),
        format!("messages that cannot be read | {} on a socket", l.unreadable_messages),
        format!("time until `hello` | {} s,", l.hello_timeout.as_secs()),
        format!("signs of life | a ping every {} s |", l.ping_every.as_secs()),
        format!("reads slowly | {}, each for {} s |", l.waiting_messages, l.send_timeout.as_secs()),
        format!(
            "matches of a person that wait or run | {}; among them {} in which only computers sit |",
            l.matches_per_person, l.computer_matches_per_person
        ),
        format!("records that a person imports | {} |", l.records_per_person),
        format!("campaigns that a person saves | {} |", l.campaigns_per_person),
        format!("a match | {} actions, {} rounds;", thousands(table::MOST_MOMENTS), table::MOST_ROUNDS),
        format!("said | {} characters, {} times in a minute", protocol::MAX_SAID, l.said_per_minute),
        format!("name | {} characters |", protocol::MAX_NAME),
        format!("mission file | {} KiB |", kib(l.mission_bytes)),
        format!("thinking about a decision, or a question | {} s |", l.think_time.as_secs()),
        format!("a match without anybody | {} s |", l.idle.as_secs()),
    ];
    let hosting = document("hosting.md");
    for row in rows {
        assert!(hosting.contains(&row), "docs/hosting.md does not say: {row}");
    }
}

#[test]
fn the_wire_tells_the_limits_of_clients() {
    let l = LIMITS;
    let wire = document("formats/wire.md").split_whitespace().collect::<Vec<_>>().join(" ");
    for words in [
        format!(
            "{} KiB for a message, {} messages or pings in a second",
            l.message_bytes >> 10,
            l.messages_per_second
        ),
        format!(
            "bursts of {}; {} messages that cannot be read",
            l.messages_per_second * 2,
            l.unreadable_messages
        ),
        format!("{} seconds until `hello`", l.hello_timeout.as_secs()),
        format!(
            "has {} connections, {} of which may be sockets",
            l.connections_per_address, l.sockets_per_address
        ),
        format!("{} requests over HTTP in a second", l.requests_per_second),
        format!("{} new people in an hour", l.people_per_hour),
        format!("{} seconds for the head of a request", l.head_timeout.as_secs()),
        format!("{} seconds for a body", l.body_timeout.as_secs()),
    ] {
        assert!(wire.contains(&words), "docs/formats/wire.md does not say: {words}");
    }
}
