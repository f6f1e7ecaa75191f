//! One anonymous person with a laptop: one address, and whatever may be sent from it.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use protocol::{NewGame, NewHolder, NewMatch, Seat};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::Instant;
use trials::Client;
use trials::client::Lost;
use trials::home::terms;
use trials::http::{Http, HttpAnswer, connect_from, exchange};

/// Where an attack comes from, whom it is for, and when it ends.
#[derive(Clone, Debug)]
pub(crate) struct Attacker {
    /// The server that is attacked.
    pub server: SocketAddr,
    /// Its own address.
    pub from: IpAddr,
    /// How long the attack lasts.
    pub lasts: Duration,
    /// When it ends.
    pub until: Instant,
}

/// A person with a token.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub token: String,
    attacker: Attacker,
}

impl Attacker {
    /// Begins.
    pub fn new(server: SocketAddr, from: IpAddr, lasts: Duration) -> Attacker {
        Attacker { server, from, lasts, until: Instant::now() + lasts }
    }

    /// What was done so far was only preparation.
    pub fn prepared(&mut self) {
        self.until = Instant::now() + self.lasts;
    }

    /// Whether the attack goes on.
    pub fn goes_on(&self) -> bool {
        Instant::now() < self.until
    }

    pub async fn connect(&self) -> io::Result<TcpStream> {
        connect_from(self.from, self.server).await
    }

    /// Sends a request and reads the answer.
    pub async fn ask(
        &self,
        token: Option<&str>,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> io::Result<HttpAnswer> {
        let http = Http { address: self.server, token: token.map(str::to_owned) };
        let request = http.request(method, path, body);
        exchange(self.connect().await?, request.as_bytes()).await
    }

    /// Opens a socket and says `hello`.
    pub async fn hello(&self, match_id: &str, token: Option<&str>) -> Result<Client, Lost> {
        let stream = self.connect().await.map_err(|_| Lost::Closed(1006))?;
        let mut client = Client::over(stream).await.map_err(|_| Lost::Closed(1006))?;
        client.greet(match_id, token, None).await?;
        Ok(client)
    }

    /// Becomes a person.
    pub async fn person(&self, name: &str) -> Result<Known, String> {
        let answer = self.ask(None, "POST", "/api/people", Some(&json!({ "name": name }))).await;
        let answer = answer.map_err(|error| error.to_string())?;
        let token = answer.json()["token"].as_str().map(str::to_owned);
        let token = token.ok_or_else(|| format!("{}: {}", answer.status, answer.json()))?;
        Ok(Known { token, attacker: self.clone() })
    }
}

impl Known {
    /// Makes a match of Space Hulk on a mission of one's own, and says what the server answers.
    pub async fn make(&self, mission: String, seats: &[(Seat, NewHolder)]) -> io::Result<HttpAnswer> {
        let game = NewGame::SpaceHulk {
            mission: None,
            mission_file: Some(mission),
            options: Default::default(),
            solo: None,
        };
        self.make_match(&terms(game, seats)).await
    }

    pub async fn make_match(&self, terms: &NewMatch) -> io::Result<HttpAnswer> {
        let terms = serde_json::to_value(terms)?;
        self.attacker.ask(Some(&self.token), "POST", "/api/matches", Some(&terms)).await
    }
}

/// The id of a match that was made.
pub(crate) fn match_id(answer: io::Result<HttpAnswer>) -> Option<String> {
    answer.ok()?.json()["match"].as_str().map(str::to_owned)
}

/// Runs something `size` times side by side, and adds up how often each was served and refused.
pub(crate) async fn side_by_side<F>(size: u32, run: impl Fn(u32) -> F) -> (u32, u32)
where
    F: Future<Output = (u32, u32)> + Send + 'static,
{
    let mut all = JoinSet::new();
    for number in 0..size {
        all.spawn(run(number));
    }
    let (mut served, mut refused) = (0, 0);
    while let Some(counts) = all.join_next().await {
        let (more_served, more_refused) = counts.unwrap_or((0, 0));
        served += more_served;
        refused += more_refused;
    }
    (served, refused)
}
