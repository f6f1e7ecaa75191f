//! What one seat chooses in secret is nowhere in what others are sent.

use protocol::ServerMessage;
use server::room::{Effect, Guest, Input, Plans, Room};
use table::PersonId;
use trials::simulate::{Disk, angel_for_two};

/// A room with Ann, Bob and somebody who watches, and everything that each was sent.
struct Stage {
    room: Room,
    disk: Disk,
    heard: [String; 3],
    updates: [Option<protocol::Update>; 3],
    now: u64,
}

impl Stage {
    fn new(disk: Disk) -> Stage {
        let (room, _) = Room::load(disk.load(), &Plans::default(), 1_000).expect("it loads");
        let mut stage =
            Stage { room, disk, heard: Default::default(), updates: [const { None }; 3], now: 1_000 };
        for (conn, id) in [Some("ann"), Some("bob"), None].into_iter().enumerate() {
            let guest = id.map(|id| Guest { id: PersonId::new(id).expect("an id"), name: id.to_owned() });
            stage.input(Input::Hello { conn: conn as u64, re: 0, guest, since: None });
        }
        stage
    }

    fn say(&mut self, conn: u64, message: protocol::ClientMessage) {
        self.input(Input::Message { conn, message });
    }

    /// Everything that follows at once, writes included.
    fn input(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.room.handle(input, self.now) {
                match effect {
                    Effect::Send { to, message } => self.hear(&to, &message),
                    Effect::Store(writes) => inputs.push(Input::Stored(self.disk.done(&writes))),
                    Effect::Ponder { conn, question } => {
                        inputs.push(Input::Answered { conn, message: Box::new(question.answer()) });
                    }
                    _ => {}
                }
            }
        }
    }

    fn hear(&mut self, to: &[u64], message: &ServerMessage) {
        for &conn in to {
            self.heard[conn as usize] += &serde_json::to_string(message).expect("it writes");
            if let ServerMessage::Update(update) = message {
                self.updates[conn as usize] = Some((**update).clone());
            }
        }
    }

    fn update(&self, conn: usize) -> &protocol::Update {
        self.updates[conn].as_ref().expect("everybody was told something")
    }

    /// Everything that the other two can ask for.
    fn ask_everything(&mut self) {
        use protocol::ClientMessage::*;
        let version = self.update(1).version;
        for conn in [1, 2] {
            self.say(conn, History { re: 1, from: 0, to: version });
            self.say(conn, Odds { re: 2, version, action: 0 });
            self.say(conn, Undo { re: 3, version });
            self.say(conn, Act { re: 4, version: version - 1, action: 0 });
            self.say(conn, Ping { re: 5 });
        }
    }
}

/// Plays two matches that are equal but for one secret choice of Ann's, and compares every byte
/// that Bob and a spectator are sent, answers to questions included.
#[test]
fn a_secret_choice_is_in_nobody_elses_bytes() {
    let mut compared = 0;
    for seed in 0..4 {
        let mut choices: Vec<u32> = Vec::new();
        for _ in 0..60 {
            let mut one = at(seed, &choices);
            let owner = usize::from(one.update(0).legal.is_empty());
            let n_legal = one.update(owner).legal.len() as u32;
            if n_legal == 0 {
                break;
            }
            let is_secret =
                one.update(owner).decision.as_ref().is_some_and(|decision| decision.fields()["kind"] == "choose");
            // For which team a card lies there is for everybody to see; which card is not.
            let team = |index: u32| one.update(owner).legal[index as usize].action.fields().get("team").cloned();
            let twin = (1..n_legal).find(|&index| team(index) == team(0));
            if let (true, 0, Some(twin)) = (is_secret, owner, twin) {
                let mut other = at(seed, &choices);
                for (stage, action) in [(&mut one, 0), (&mut other, twin)] {
                    let version = stage.update(0).version;
                    stage.say(0, protocol::ClientMessage::Act { re: 9, version, action });
                    if stage.update(0).legal.is_empty() {
                        stage.ask_everything();
                    }
                }
                // The last choice of all reveals every one.
                let still_secret = |stage: &Stage| {
                    stage.update(2).view.as_ref().is_some_and(|view| view.fields()["decision"]["kind"] == "choose")
                };
                if !still_secret(&one) || !still_secret(&other) {
                    choices.push(n_legal / 2);
                    continue;
                }
                assert_ne!(one.heard[0], other.heard[0], "Ann knows what she has chosen");
                same(&one.heard[1], &other.heard[1], "Bob");
                same(&one.heard[2], &other.heard[2], "a spectator");
                compared += 1;
            }
            choices.push(n_legal / 2);
        }
    }
    assert!(compared >= 8, "only {compared} secret choices");
}

/// Two texts are the same; if not, only the place is shown where they part.
fn same(one: &str, other: &str, who: &str) {
    let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b).unwrap_or(one.len().min(other.len()));
    let near = |text: &str| text.get(at.saturating_sub(200)..(at + 100).min(text.len())).map(str::to_owned);
    assert!(one == other, "{who} can tell\n{:?}\nfrom\n{:?}", near(one), near(other));
}

/// A match after these choices.
fn at(seed: u64, choices: &[u32]) -> Stage {
    let mut stage = Stage::new(angel_for_two(seed));
    for conn in [0, 1] {
        let nonce = "ab".repeat(32);
        stage.say(conn, protocol::ClientMessage::Ready { re: 1, nonce });
    }
    for &action in choices {
        let owner = u64::from(stage.update(0).legal.is_empty());
        let version = stage.update(owner as usize).version;
        stage.say(owner, protocol::ClientMessage::Act { re: 1, version, action });
    }
    stage
}
