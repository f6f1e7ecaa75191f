//! A player who plays at random and believes nothing.

use std::net::SocketAddr;

use futures_util::future::try_join_all;
use game_api::Seeded;
use protocol::{Action, ClientMessage, Code, Seat, ServerMessage, Stage, Update};

use crate::client::{Client, Lost};
use crate::contribution;

/// An action that was acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// The version that it answers.
    pub version: u32,
    /// What it was, as the legal list told it.
    pub action: Action,
    /// The version that was said to come of it.
    pub acknowledged: u32,
}

/// An action that is sent.
#[derive(Clone, Debug)]
struct Try {
    version: u32,
    index: u32,
    action: Action,
}

/// A player who holds one or more seats and plays at random, over as many connections as it
/// takes.
pub struct Player {
    /// Where the server is; it may be another address after a restart.
    pub address: SocketAddr,
    match_id: String,
    token: String,
    dice: Seeded,
    /// What one adds to the seed of the match follows from it.
    seed: u64,
    client: Option<Client>,
    /// The newest that was told.
    pub update: Option<Update>,
    /// The highest version that was acknowledged.
    pub acknowledged: u32,
    /// What was acknowledged.
    pub done: Vec<Done>,
    /// What was sent, and its answer lost with the connection.
    again: Option<Try>,
    /// How often the connection was opened.
    pub connections: u32,
    /// How many starts one calls off instead of revealing what one adds to the dice.
    pub withdrawals: u32,
}

impl Player {
    /// A player with a token, for a match in which they hold seats.
    pub fn new(address: SocketAddr, match_id: &str, token: &str, seed: u64) -> Player {
        Player {
            address,
            match_id: match_id.to_owned(),
            token: token.to_owned(),
            dice: Seeded::new(seed),
            seed,
            client: None,
            update: None,
            acknowledged: 0,
            done: Vec::new(),
            again: None,
            connections: 0,
            withdrawals: 0,
        }
    }

    /// The connection, opened where there is none.
    pub async fn client(&mut self) -> Result<&mut Client, Lost> {
        if self.client.is_none() {
            let since = self.update.as_ref().map(|update| update.version);
            let (client, _, update) =
                Client::hello(self.address, &self.match_id, Some(&self.token), since).await?;
            self.connections += 1;
            self.client = Some(client);
            self.see(update);
        }
        self.client.as_mut().ok_or(Lost::Silence)
    }

    /// Which match it is.
    pub fn match_id(&self) -> &str {
        &self.match_id
    }

    /// Drops the connection without a word.
    pub fn vanish(&mut self) {
        self.client = None;
    }

    /// Whether the match is over, as far as is known.
    pub fn is_over(&self) -> bool {
        self.update.as_ref().is_some_and(|update| update.stage == Stage::Over)
    }

    /// Says that one is ready, and reveals what one adds to the dice where nobody else is waited for.
    pub async fn ready(&mut self) -> Result<(), Lost> {
        self.client().await?;
        for _ in 0..2 {
            self.come_nearer().await?;
        }
        Ok(())
    }

    /// Takes the next step towards the start, if one can be taken now; gives whether it was.
    async fn come_nearer(&mut self) -> Result<bool, Lost> {
        let re = self.client().await?.number();
        let Some(update) = &self.update else { return Err(Lost::Silence) };
        let known = update.version;
        let message = match contribution::next_step(update, &self.match_id, self.seed, re) {
            None => return Ok(false),
            Some(ClientMessage::Reveal { .. }) if self.withdrawals > 0 => ClientMessage::Withdraw { re },
            Some(message) => message,
        };
        match self.ask(&message).await? {
            ServerMessage::Ack { version, .. } => {
                self.withdrawals -= u32::from(matches!(message, ClientMessage::Withdraw { .. }));
                self.acknowledged = self.acknowledged.max(version);
                self.wait(version).await?;
            }
            // The start was aborted, or the match has begun: an update tells.
            ServerMessage::Refused(refused) if refused.code == Code::WrongStage => {
                self.wait(known + 1).await?;
            }
            other => return Err(Lost::Nonsense(format!("{other:?} as the answer to {message:?}"))),
        }
        Ok(true)
    }

    /// Does the next thing there is to do: says that one is ready, sends again what was not answered,
    /// acts if the decision is one's own, else waits for an update.
    pub async fn step(&mut self) -> Result<(), Lost> {
        self.client().await?;
        if let Some(tried) = self.again.take() {
            return self.act(tried).await;
        }
        if self.come_nearer().await? {
            return Ok(());
        }
        let Some(update) = &self.update else { return Err(Lost::Silence) };
        let (version, n_legal) = (update.version, update.legal.len() as u32);
        match (update.curtain, n_legal) {
            (Some(seat), _) => self.lift(seat).await,
            (None, 0) if update.stage == Stage::Over => Ok(()),
            (None, 0) => self.wait(version + 1).await,
            (None, n) => {
                let index = self.dice.below(n);
                let action = update.legal[index as usize].action.clone();
                self.act(Try { version, index, action }).await
            }
        }
    }

    /// Waits for an update of at least this version, unless it is known already.
    pub async fn wait(&mut self, version: u32) -> Result<(), Lost> {
        if self.update.as_ref().is_some_and(|update| update.version >= version && version > 0) {
            return Ok(());
        }
        let client = self.client().await?;
        let update = client.update(version).await;
        self.note(update)
    }

    async fn lift(&mut self, seat: Seat) -> Result<(), Lost> {
        let client = self.client().await?;
        let message = ClientMessage::Lift { re: client.number(), seat };
        if let ServerMessage::Refused(refused) = self.ask(&message).await? {
            return Err(Lost::Nonsense(refused.message));
        }
        self.wait(0).await
    }

    /// Plays an action and waits until its effect is seen.
    async fn act(&mut self, tried: Try) -> Result<(), Lost> {
        let client = self.client().await?;
        let message = ClientMessage::Act {
            re: client.number(),
            version: tried.version,
            action: tried.index,
            turn: None,
            after_pass: false,
        };
        self.again = Some(tried.clone());
        let answer = self.ask(&message).await?;
        self.again = None;
        let Try { version, action, .. } = tried;
        match answer {
            ServerMessage::Ack { version: acknowledged, .. } => {
                self.acknowledged = self.acknowledged.max(acknowledged);
                self.done.push(Done { version, action, acknowledged });
                self.wait(acknowledged).await
            }
            // Something else happened first, such as the clock: an update tells what.
            ServerMessage::Refused(refused) if refused.code == Code::Stale => self.wait(version + 1).await,
            ServerMessage::Refused(refused) if refused.code == Code::WrongStage => Ok(()),
            other => Err(Lost::Nonsense(format!("{other:?} as the answer to {message:?}"))),
        }
    }

    /// Sends an action with a text right behind it, and waits for nothing but the end of the connection.
    pub async fn act_and_say(&mut self, text: &str) -> Result<(), Lost> {
        let version = self.update.as_ref().map_or(0, |update| update.version);
        let client = self.client().await?;
        let re = client.number();
        client.send(&ClientMessage::Act { re, version, action: 0, turn: None, after_pass: false }).await?;
        let re = client.number();
        client.send(&ClientMessage::Say { re, text: text.to_owned() }).await?;
        while client.next().await.is_ok() {}
        self.vanish();
        Ok(())
    }

    /// Asks over the connection, and forgets it if it is lost.
    pub async fn ask(&mut self, message: &ClientMessage) -> Result<ServerMessage, Lost> {
        let answer = self.client().await?.ask(message).await;
        if answer.is_err() {
            self.client = None;
        }
        answer
    }

    fn note(&mut self, update: Result<Update, Lost>) -> Result<(), Lost> {
        match update {
            Ok(update) => {
                self.see(update);
                Ok(())
            }
            Err(lost) => {
                self.client = None;
                Err(lost)
            }
        }
    }

    /// Takes an update in and checks what can be checked.
    fn see(&mut self, update: Update) {
        if let Some(view) = &update.view {
            assert_eq!(Some(table::view_hash(view)), update.hash, "the hash is that of the view");
        }
        assert!(update.version >= self.acknowledged, "an acknowledged action is gone");
        let known = self.update.as_ref().map_or(0, |known| known.version);
        assert!(update.version >= known, "the match has gone back");
        if let Some(since) = update.since {
            let versions: Vec<u32> = update.steps.iter().map(|step| step.version).collect();
            let expected: Vec<u32> = (since + 1..=update.version).collect();
            assert_eq!(versions, expected, "every step is told once, in order");
        }
        self.update = Some(update);
    }
}

/// Lets several people start their match: all commit, then all reveal, until the game has begun.
pub async fn start(players: &mut [Player]) -> Result<(), Lost> {
    try_join_all(players.iter_mut().map(begin)).await.map(|_| ())
}

async fn begin(player: &mut Player) -> Result<(), Lost> {
    while player.update.as_ref().is_none_or(|update| update.stage == Stage::Waiting) {
        player.step().await?;
    }
    Ok(())
}
