//! Everything that somebody can ask for who may not know the difference.

use forms::GameJson;
use protocol::{Action, ClientMessage, DrawAnswer, Passing, Preferences, Taker};
use server::room::ConnId;

use super::pair::Pair;
use super::side::Side;

impl<G: GameJson, S: Side<G>> Pair<'_, G, S> {
    /// Asks from every connection but the keeper's: everything, or so much of it.
    pub fn ask_around(&mut self) -> Result<(), String> {
        let (version, keeper) = (self.sides[0].progress().version, self.sides[0].keeper());
        let known = self.dice.below(version);
        let seat = protocol::Seat::from_name(self.case.keeper.name()).expect("a seat");
        for conn in (0..=self.case.seats.len() as ConnId).filter(|&conn| conn != keeper) {
            for message in questions(version, known, seat) {
                if self.dice.below(self.one_in) == 0 {
                    self.say(conn, &message);
                }
            }
            let number = self.dice.below(u32::MAX);
            self.sides.iter_mut().for_each(|side| side.ask_around(conn, number));
            // Whoever speaks too much is refused, which is no part of this: so time goes by.
            self.wait(61_000);
            self.compare("questions")?;
        }
        self.come_back()?;
        self.sides.iter_mut().for_each(Side::settle);
        self.compare("waiting")
    }
}

/// One message of every kind that a stranger can send and that leaves the game as it is.
fn questions(version: u32, known: u32, keeper: protocol::Seat) -> Vec<ClientMessage> {
    use ClientMessage::*;
    let action = |words: &[(&str, &str)]| {
        Action::from_fields(words.iter().map(|&(key, value)| (key.to_owned(), value.into())).collect())
    };
    let shoot = action(&[("do", "fire"), ("unit", "m1"), ("target", "b1")]);
    let mut all = vec![
        Ping { re: 1 },
        History { re: 2, from: 0, to: version },
        History { re: 3, from: known, to: version },
        Odds { re: 4, version: known, action: 0, after_pass: false },
        WhyNot { re: 5, version, action: shoot },
        WhyNot { re: 6, version, action: action(&[("do", "keep")]) },
        Undo { re: 7, version: known },
        Act { re: 8, version, action: u32::MAX, turn: None, after_pass: false },
        Act { re: 9, version: known, action: 1, turn: None, after_pass: true },
        Lift { re: 10, seat: keeper },
        Prefer { re: 11, seat: keeper, preferences: Preferences { passing: Passing::WhenForced } },
        Sit { re: 12, seat: keeper, taker: Taker::Me },
        Sit { re: 13, seat: keeper, taker: Taker::Nobody },
        Ready { re: 14, commitment: "ab".repeat(32) },
        Reveal { re: 14, nonce: "ab".repeat(32) },
        Withdraw { re: 14 },
        Resign { re: 15, seat: keeper },
        Draw { re: 16, answer: DrawAnswer::Decline },
        Rematch { re: 17 },
        Say { re: 18, text: "What have you got there?".to_owned() },
    ];
    all.push(Threats { re: 22, version, action: None });
    all.push(Threats { re: 23, version, action: Some(0) });
    all.push(Advise { re: 24, version, action: None });
    all.push(Advise { re: 25, version, action: Some(0) });
    for unit in ["m1", "b1", "b2", "g1"] {
        all.push(Reach { re: 19, version, unit: unit.to_owned() });
        all.push(Sight { re: 20, version, unit: Some(unit.to_owned()) });
    }
    all.push(Sight { re: 20, version, unit: None });
    // Odds take their time.
    if known.is_multiple_of(8) {
        all.push(Odds { re: 21, version, action: 0, after_pass: false });
    }
    all
}
