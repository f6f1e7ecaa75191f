//! What anybody may ask of the server.

use std::time::Duration;

/// Every limit in one place. They are far above what people need and far below what hurts.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The longest message on a socket, in bytes.
    pub message_bytes: usize,
    /// Messages on a socket, per second; bursts may have twice as many.
    pub messages_per_second: u32,
    /// Messages that cannot be read, before the socket is closed.
    pub unreadable_messages: u32,
    /// Messages that wait for a slow client, before it is dropped.
    pub waiting_messages: usize,
    /// How long a message may take to be sent.
    pub send_timeout: Duration,
    /// How long a client may take to say `hello`.
    pub hello_timeout: Duration,
    /// How often a client is asked for a sign of life; it is dropped after two without one.
    pub ping_every: Duration,
    /// Connections of one address, whatever is asked on them.
    pub connections_per_address: usize,
    /// Connections in all; fewer where the system allows the program fewer open files.
    pub connections: usize,
    /// How many connections of one address may be sockets.
    pub sockets_per_address: usize,
    /// How long a connection may take for the head of a request, or wait before the next one.
    pub head_timeout: Duration,
    /// How long the body of a request may take.
    pub body_timeout: Duration,
    /// Bodies of requests that are being read or worked on, in bytes: those of one address.
    pub pending_bytes_per_address: usize,
    /// The same in all.
    pub pending_bytes: usize,
    /// Answers over HTTP that clients have not taken yet, in bytes: those of one address.
    pub answer_bytes_per_address: usize,
    /// The same in all.
    pub answer_bytes: usize,
    /// Connections of one person to one match.
    pub connections_per_person: usize,
    /// Requests to the API of one address, per second; bursts may have ten times as many, and so may files of the page.
    pub requests_per_second: u32,
    /// New people from one address, per hour.
    pub people_per_hour: u32,
    /// What is new on the disk from one address in a day, in KiB: matches that are made, records and campaigns. What is
    /// done in matches does not count; each has an end.
    pub stored_kib_per_day: u32,
    /// Missions that are added to the library of the server from one address, per hour.
    pub saved_per_hour: u32,
    /// How long a code works by which a device is added.
    pub device_code_life: Duration,
    /// Codes that may be tried from one address at once; one more comes back in a minute.
    pub device_tries: u32,
    /// Codes that may be tried in all in a minute.
    pub device_tries_in_all: u32,
    /// Devices on which a person may be known.
    pub devices_per_person: u32,
    /// Texts that a person may say in a minute.
    pub said_per_minute: u32,
    /// Matches that a person may have waiting or running.
    pub matches_per_person: u32,
    /// Matches among these in which every seat is a computer player's.
    pub computer_matches_per_person: u32,
    /// Records from elsewhere that a person may bring.
    pub records_per_person: u32,
    /// Campaigns that a person may have saved.
    pub campaigns_per_person: u32,
    /// Heavy work (setting boards up, loading and proving matches) that waits in all.
    pub heavy_waiting: usize,
    /// The same for one person.
    pub heavy_waiting_per_person: usize,
    /// The same for all without a token at one address.
    pub heavy_waiting_per_stranger: usize,
    /// The time of heavy work that a person may use up. All without a token at one address have a quarter of it.
    pub heavy: Allowance,
    /// Long computations (predictions, analyses) that run in all.
    pub background_jobs: usize,
    /// The same for one person.
    pub background_jobs_per_person: usize,
    /// The same for one address.
    pub background_jobs_per_address: usize,
    /// The time of threads that the long computations of a person may use up; then they pause.
    pub background: Allowance,
    /// How long the games and the comparison for one piece of advice may take. A person has one at a time, and pays with
    /// the time for long computations.
    pub advice_time: Duration,
    /// A long computation whose result no client asks for during this time is given up.
    pub background_abandoned_after: Duration,
    /// How long the result of a long computation is kept for clients that ask again.
    pub background_keep: Duration,
    /// The bytes of finished matches that are kept in memory for those who look at them.
    pub finished_bytes: usize,
    /// The largest mission file, in bytes.
    pub mission_bytes: usize,
    /// The largest body of a request, in bytes; that of a record.
    pub body_bytes: usize,
    /// How long a match without anybody stays in memory.
    pub idle: Duration,
    /// How long a computer player may think about one decision, and a question may take.
    pub think_time: Duration,
}

/// How much time a payer may use up.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// At once.
    pub burst: Duration,
    /// The part of it that comes back in a minute.
    pub per_minute: Duration,
}

/// The limits of every server, but for those that its host may change.
pub const LIMITS: Limits = Limits {
    message_bytes: protocol::MAX_MESSAGE,
    messages_per_second: 20,
    unreadable_messages: 20,
    waiting_messages: 64,
    send_timeout: Duration::from_secs(20),
    hello_timeout: Duration::from_secs(10),
    ping_every: Duration::from_secs(20),
    connections_per_address: 128,
    connections: 10_000,
    sockets_per_address: 64,
    head_timeout: Duration::from_secs(15),
    body_timeout: Duration::from_secs(60),
    pending_bytes_per_address: 16 * 1024 * 1024,
    pending_bytes: 32 * 1024 * 1024,
    answer_bytes_per_address: 32 * 1024 * 1024,
    answer_bytes: 96 * 1024 * 1024,
    connections_per_person: 8,
    requests_per_second: 20,
    people_per_hour: 120,
    stored_kib_per_day: 128 * 1024,
    saved_per_hour: 20,
    device_code_life: Duration::from_secs(5 * 60),
    device_tries: 10,
    device_tries_in_all: 120,
    devices_per_person: 16,
    said_per_minute: 20,
    matches_per_person: 50,
    computer_matches_per_person: 3,
    records_per_person: 50,
    campaigns_per_person: 20,
    heavy_waiting: 10_000,
    heavy_waiting_per_person: 16,
    heavy_waiting_per_stranger: 8,
    heavy: Allowance { burst: Duration::from_secs(20), per_minute: Duration::from_secs(30) },
    background_jobs: 256,
    background_jobs_per_person: 2,
    background_jobs_per_address: 16,
    background: Allowance { burst: Duration::from_secs(240), per_minute: Duration::from_secs(40) },
    advice_time: Duration::from_secs(1),
    background_abandoned_after: Duration::from_secs(15),
    background_keep: Duration::from_secs(120),
    finished_bytes: 48 * 1024 * 1024,
    mission_bytes: 256 * 1024,
    body_bytes: 8 * 1024 * 1024,
    idle: Duration::from_secs(60),
    think_time: Duration::from_secs(20),
};

impl Limits {
    /// What clients are told.
    pub fn for_clients(&self) -> protocol::Limits {
        protocol::Limits {
            message_bytes: self.message_bytes as u32,
            messages_per_second: self.messages_per_second,
            said_characters: protocol::MAX_SAID as u32,
            said_per_minute: self.said_per_minute,
            name_characters: protocol::MAX_NAME as u32,
            matches_per_person: self.matches_per_person,
            computer_matches_per_person: self.computer_matches_per_person,
            records_per_person: self.records_per_person,
            campaigns_per_person: self.campaigns_per_person,
            mission_bytes: self.mission_bytes as u32,
            actions_per_match: table::MOST_MOMENTS as u32,
            rounds_per_match: table::MOST_ROUNDS.into(),
        }
    }
}
