//! A client, as far as a simulation needs one.

use std::collections::VecDeque;

use game_api::Seeded;
use protocol::{Action, ClientMessage, Holder, ServerMessage, Taker, Update};
use server::room::ConnId;

use crate::contribution;
use crate::player::Done;

/// An action that was sent and perhaps not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The version that it is about.
    pub version: u32,
    /// Its place in the legal list.
    pub index: u32,
    /// The action itself, as the list told it.
    pub action: Action,
}

/// A connection with what is on the way in both directions.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Wire {
    pub conn: ConnId,
    /// On the way to the server; the first is a `hello`.
    pub up: VecDeque<ClientMessage>,
    /// On the way to the client.
    pub down: VecDeque<ServerMessage>,
    /// The client still listens.
    pub is_open: bool,
    /// The server has taken the `hello` in.
    pub greeted: bool,
}

/// A person at the table.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Person {
    pub id: &'static str,
    /// The newest that was told.
    pub update: Option<Update>,
    /// What was sent and not answered yet, with the number of its message.
    pub under_way: Option<(u32, Try)>,
    /// What must be sent again after a connection was lost.
    pub again: Option<Try>,
    /// What was acknowledged.
    pub done: Vec<Done>,
    next: u32,
}

impl Person {
    /// A person who knows nothing yet.
    pub fn new(id: &'static str) -> Person {
        Person { id, update: None, under_way: None, again: None, done: Vec::new(), next: 0 }
    }

    /// The number of the next message.
    pub fn number(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// Takes in what the server says.
    pub fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Update(update) => self.see(*update),
            ServerMessage::Ack { re, version } => {
                if let Some((_, tried)) = self.under_way.take_if(|(number, _)| *number == re) {
                    self.done.push(Done {
                        version: tried.version,
                        action: tried.action,
                        acknowledged: version,
                    });
                }
            }
            ServerMessage::Refused(refused) => {
                self.under_way.take_if(|(number, _)| Some(*number) == refused.re);
            }
            _ => {}
        }
    }

    fn see(&mut self, update: Update) {
        if let Some(view) = &update.view {
            assert_eq!(Some(table::view_hash(view)), update.hash);
        }
        let known = self.update.as_ref().map_or(0, |known| known.version);
        assert!(update.version >= known, "{} is told an older version {}", self.id, update.version);
        let acknowledged = self.done.iter().map(|done| done.acknowledged).max().unwrap_or(0);
        assert!(update.version >= acknowledged, "version {acknowledged} was acknowledged and is gone");
        self.update = Some(update);
    }

    /// The connection is lost: what was under way may or may not have been done.
    pub fn lose(&mut self) {
        self.again = self.under_way.take().map(|(_, tried)| tried).or(self.again.take());
    }

    /// The next thing to say, if there is any.
    pub fn speak(&mut self, dice: &mut Seeded) -> Option<ClientMessage> {
        if self.under_way.is_some() {
            return None;
        }
        if let Some(tried) = self.again.take() {
            return Some(self.send(tried));
        }
        let update = self.update.clone()?;
        match dice.below(16) {
            0 => Some(ClientMessage::Say { re: self.number(), text: "Well played.".to_owned() }),
            1 => Some(ClientMessage::History { re: self.number(), from: 0, to: update.version }),
            2 => Some(ClientMessage::Undo { re: self.number(), version: update.version }),
            3 => Some(ClientMessage::Act {
                re: self.number(),
                version: update.version / 2,
                action: 0,
                turn: None,
                after_pass: false,
            }),
            _ => self.decide(&update, dice),
        }
    }

    fn decide(&mut self, update: &Update, dice: &mut Seeded) -> Option<ClientMessage> {
        if update.stage == protocol::Stage::Waiting {
            return self.come_nearer(update, dice);
        }
        let mine = update.seats.iter().find(|seat| seat.yours)?;
        if update.stage == protocol::Stage::Over {
            return Some(ClientMessage::Rematch { re: self.number() });
        }
        if update.stage == protocol::Stage::Playing && dice.below(50) == 0 {
            return Some(ClientMessage::Resign { re: self.number(), seat: mine.seat });
        }
        let n_legal = update.legal.len() as u32;
        if n_legal == 0 {
            return None;
        }
        let index = dice.below(n_legal);
        let action = update.legal[index as usize].action.clone();
        Some(self.send(Try { version: update.version, index, action }))
    }

    /// Commits and reveals as a client should; now and then the one who should reveal calls the start off,
    /// or leaves the seat and comes back.
    fn come_nearer(&mut self, update: &Update, dice: &mut Seeded) -> Option<ClientMessage> {
        let re = self.number();
        let Some(own) = update.seats.iter().find(|seat| seat.yours) else {
            let free = update.seats.iter().find(|seat| seat.holder == Holder::Nobody)?;
            return Some(ClientMessage::Sit { re, seat: free.seat, taker: Taker::Me });
        };
        let step = contribution::next_step(update, "m", 7, re)?;
        match (step, dice.below(16)) {
            (ClientMessage::Reveal { .. }, 0..3) => Some(ClientMessage::Withdraw { re }),
            // The host alone gets in again without an invitation.
            (ClientMessage::Reveal { .. }, 3..5) if self.id == "ann" => {
                Some(ClientMessage::Sit { re, seat: own.seat, taker: Taker::Nobody })
            }
            (step, _) => Some(step),
        }
    }

    fn send(&mut self, tried: Try) -> ClientMessage {
        let re = self.number();
        let message = ClientMessage::Act {
            re,
            version: tried.version,
            action: tried.index,
            turn: None,
            after_pass: false,
        };
        self.under_way = Some((re, tried));
        message
    }
}
