//! One match after another, with a player and a spectator. Both are cheap: they
//! share the processor with the server that is measured.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game_api::Seeded;
use protocol::{ClientMessage, NewGame, NewHolder, NewMatch, Seat};
use tokio::sync::watch;
use trials::Client;
use trials::contribution::{self, own_id};
use trials::home::{self, Somebody};

use super::figures::Counts;

/// How fast all players act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    /// No player acts.
    Still,
    /// After this time, give or take a half of it.
    Thinking(Duration),
    /// At once.
    Hurried,
}

/// Plays one match after another.
pub(super) async fn play_on(
    counts: &Arc<Counts>,
    ann: &Somebody,
    computer: &str,
    mut pace: watch::Receiver<Pace>,
    seed: u64,
) {
    let mut dice = Seeded::new(seed);
    let mut is_first = true;
    loop {
        let created = ann.make(&terms(computer)).await;
        let watcher = tokio::spawn(look_on(Arc::clone(counts), ann.http.address, created.match_id.clone()));
        if let Ok(mut player) = Player::sit(counts, ann, &created.match_id).await {
            if std::mem::take(&mut is_first) {
                counts.sat_down();
            }
            player.play(counts, &mut pace, &mut dice).await;
        }
        watcher.abort();
    }
}

/// A spectator of a match.
pub(super) async fn look_on(counts: Arc<Counts>, address: SocketAddr, match_id: String) {
    let Ok((mut client, ..)) = Client::hello(address, &match_id, None, None).await else { return };
    while let Ok(text) = client.next_frame().await {
        counts.heard(text.len());
    }
}

/// A player of a match.
pub(super) struct Player {
    client: Client,
    version: u32,
    /// How many answers there are to the decision, if it is the player's own.
    n_legal: u32,
    is_over: bool,
    /// The number of the last action, and when it was sent.
    sent: (u32, Instant),
}

impl Player {
    /// Sits down, says ready, and waits for the first decision.
    pub async fn sit(
        counts: &Counts,
        ann: &Somebody,
        match_id: &str,
    ) -> Result<Player, trials::client::Lost> {
        let (mut client, _, update) =
            Client::hello(ann.http.address, match_id, Some(&ann.token), None).await?;
        // No other person commits to anything, so that both can be said at once.
        if let (Some(start), Some(person)) = (&update.start, own_id(&update)) {
            client.send(&contribution::ready(start, match_id, person, 1, 0)).await?;
            client.send(&contribution::reveal(start, 1, 1)).await?;
        }
        let sent = (1, Instant::now());
        let mut player = Player { client, version: update.version, n_legal: 0, is_over: false, sent };
        player.hear_until_asked(counts).await?;
        Ok(player)
    }

    /// Plays to the end of the match, or of the connection.
    pub async fn play(&mut self, counts: &Counts, pace: &mut watch::Receiver<Pace>, dice: &mut Seeded) {
        while !self.is_over {
            wait_for_turn(pace, dice).await;
            if self.act(dice).await.is_err() || self.hear_until_asked(counts).await.is_err() {
                return;
            }
        }
    }

    /// Plays any legal action.
    pub async fn act(&mut self, dice: &mut Seeded) -> Result<(), trials::client::Lost> {
        self.sent = (self.sent.0 + 1, Instant::now());
        let action = dice.below(std::mem::take(&mut self.n_legal).max(1));
        self.client
            .send(&ClientMessage::Act {
                re: self.sent.0,
                version: self.version,
                action,
                turn: None,
                after_pass: false,
            })
            .await
    }

    /// Listens until the decision is one's own, or the match is over.
    pub async fn hear_until_asked(&mut self, counts: &Counts) -> Result<(), trials::client::Lost> {
        while self.n_legal == 0 && !self.is_over {
            let text = self.client.next_frame().await?;
            counts.heard(text.len());
            self.hear(&text, counts);
        }
        Ok(())
    }

    /// Just enough of a message to play on: reading all of it would cost more than sending it.
    fn hear(&mut self, text: &str, counts: &Counts) {
        if text.starts_with(r#"{"type":"ack""#) {
            if self.sent.0 > 1 && number_after(text, r#""re":"#) == Some(self.sent.0) {
                counts.acknowledged(self.sent.1.elapsed());
            }
        } else if text.starts_with(r#"{"type":"update""#) {
            let version = number_after(text, r#""version":"#).unwrap_or(self.version);
            counts.told(version.saturating_sub(self.version));
            self.version = version;
            self.is_over = text.contains(r#""stage":"over""#);
            // What could be answered after a pass stands behind the answers to the decision itself.
            let legal = text.split(r#""after_pass":"#).next().unwrap_or_default();
            self.n_legal = legal.matches(r#""risk":"#).count() as u32;
        }
    }
}

/// Waits as long as the pace asks for.
async fn wait_for_turn(pace: &mut watch::Receiver<Pace>, dice: &mut Seeded) {
    loop {
        let now = *pace.borrow_and_update();
        match now {
            Pace::Hurried => return,
            Pace::Thinking(think) => {
                let share = 50 + dice.below(101);
                return tokio::time::sleep(think * share / 100).await;
            }
            Pace::Still => {
                if pace.changed().await.is_err() {
                    return;
                }
            }
        }
    }
}

fn number_after(text: &str, key: &str) -> Option<u32> {
    let rest = &text[text.find(key)? + key.len()..];
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// A match of a person against a computer player.
pub(super) fn terms(computer: &str) -> NewMatch {
    let mission = Some("first-contact".to_owned());
    let game = NewGame::SpaceHulk { mission, mission_file: None, options: Default::default(), solo: None };
    let computer = NewHolder::Computer { player: computer.to_owned() };
    home::terms(game, &[(Seat::Marine, NewHolder::Me), (Seat::Alien, computer)])
}
