//! Nonsense changes nothing and breaks nothing.

use game_api::Seeded;
use protocol::Passing;
use table::{Choice, Command, Entry, Holder, Nonce, People, Seat, Table, Viewer, Who};

use crate::house::{House, id, practice};
use crate::matches::kinds;

struct Crowd(Seeded);

impl Crowd {
    fn pick(&mut self, below: usize) -> usize {
        self.0.below(below as u32) as usize
    }

    fn seat(&mut self) -> Seat {
        Seat::ALL[self.pick(8)]
    }

    fn who(&mut self) -> Who {
        match self.pick(8) {
            0 => Who::House,
            1 => Who::Computer(self.seat()),
            n => Who::Person(id(["ann", "bob", "cid", "a", "stranger", "ann"][n - 2])),
        }
    }

    fn version(&mut self, table: &Table) -> u32 {
        match self.pick(5) {
            0 => self.0.below(u32::MAX),
            1 => self.pick(table.version() as usize + 1) as u32,
            _ => table.version(),
        }
    }

    fn choice(&mut self) -> Choice {
        match self.pick(4) {
            0 => Choice::Index(self.0.below(u32::MAX)),
            1 => {
                let words = ["pass", "end_turn", "keep", "move", "choose", "fire", "", "support"];
                Choice::Object(
                    forms::fields! {"do": words[self.pick(8)], "unit": "m1", "card": 3, "to": "1,1"},
                )
            }
            _ => Choice::Index(self.pick(12) as u32),
        }
    }

    /// What leads to the start, right for one of the two people as often as not.
    fn step_of_start(&mut self, table: &Table) -> Command {
        let nonce = Nonce::new(vec![self.pick(2) as u8; 16]).unwrap();
        let person = id(["ann", "bob"][self.pick(2)]);
        match self.pick(6) {
            0..3 => Command::Commit {
                commitment: nonce.commitment(table.id(), table.start_commitment(), &person),
            },
            3..5 => Command::Reveal { nonce },
            _ => Command::Withdraw,
        }
    }

    fn command(&mut self, table: &Table) -> Command {
        let seat = self.seat();
        match self.pick(24) {
            0 => Command::Take { seat },
            1 => Command::Leave { seat },
            2 => Command::Fill { seat, holder: Holder::Computer("random".into()) },
            3 => Command::Fill { seat, holder: Holder::Nobody },
            4 => self.step_of_start(table),
            5 => Command::Start,
            6 => Command::Pass { version: self.version(table) },
            7 | 8 => Command::Undo { version: self.version(table) },
            9 if self.pick(20) == 0 => Command::Resign { seat },
            10 if self.pick(6) == 0 => Command::OfferDraw,
            11 => Command::DeclineDraw,
            12 => Command::Rematch,
            13 => Command::LinkRematch { id: id("next") },
            14 => {
                let wish = [Passing::Never, Passing::WhenForced, Passing::ThisTurn];
                Command::Prefer { seat, passing: wish[self.pick(3)] }
            }
            15 => Command::Tick,
            16 => Command::Pause,
            17 => Command::Resume,
            18 => Command::Close,
            19 if self.pick(60) == 0 => Command::Abandon,
            _ => Command::Act { version: self.version(table), choice: self.choice(), turn: None },
        }
    }
}

/// Whatever anybody says, nothing panics; what is followed can be absorbed, and what is
/// loaded is the same; what is refused changes nothing.
#[test]
fn random_commands_of_random_people() {
    let (mut followed, mut refused) = (0, 0);
    for seed in 0..4 {
        for (number, (terms, people)) in kinds().into_iter().enumerate() {
            let mut crowd = Crowd(Seeded::new(seed * 100 + number as u64));
            let terms = if people.len() == 1 && seed % 2 == 0 { practice(terms) } else { terms };
            let mut house = match seed % 2 {
                0 => House::with(terms, seed as u8, &people),
                _ => House::open(terms, seed as u8),
            };
            for _ in 0..400 {
                house.now += crowd.0.below(1000) as u64;
                let (mut who, command) = (crowd.who(), crowd.command(&house.table));
                if let (true, Some(decider)) = (crowd.pick(2) == 0, house.decider()) {
                    who = decider;
                }
                let before = (refused % 16 == 0).then(|| house.table.clone());
                match house.tries(&who, &command) {
                    Ok(_) => followed += 1,
                    Err(_) => {
                        refused += 1;
                        assert!(before.is_none_or(|before| before == house.table));
                    }
                }
                if followed % 16 == 0 {
                    let viewer = Viewer::Person { person: id("ann"), lifted: Some(crowd.seat()) };
                    house.table.update(&viewer, Some(crowd.version(&house.table)), &People::default(), 0);
                    house.table.frame(&viewer, crowd.pick(50));
                }
            }
            assert_eq!(Table::load(&house.record).unwrap(), house.table);
        }
    }
    assert!(followed > 300 && refused > 1000, "{followed} {refused}");
}

/// Damaged entries are refused or are other entries; nothing panics, and what is refused
/// changes nothing.
#[test]
fn damaged_entries_change_nothing() {
    let (mut unread, mut refused, mut followed) = (0, 0, 0);
    for (number, (terms, people)) in kinds().into_iter().enumerate() {
        let mut house = House::with(terms, 1, &people);
        for _ in 0..30 {
            house.plays_on(1);
        }
        let mut chance = Seeded::new(number as u64);
        for at in 1..house.record.len() {
            let table = Table::load(&house.record[..at]).unwrap();
            let written = serde_json::to_string(&house.record[at]).unwrap();
            for _ in 0..20 {
                let mut bytes = written.clone().into_bytes();
                let place = chance.below(bytes.len() as u32) as usize;
                let letters = b"0123456789abcdefnull\"{}[],:-";
                bytes[place] = letters[chance.below(letters.len() as u32) as usize];
                let Ok(entry) = serde_json::from_slice::<Entry>(&bytes) else {
                    unread += 1;
                    continue;
                };
                let mut after = table.clone();
                match after.absorb(&entry) {
                    Ok(()) => followed += 1,
                    Err(_) => {
                        refused += 1;
                        assert_eq!(after, table);
                    }
                }
            }
        }
    }
    assert!(unread > 100 && refused > 100 && followed > 10, "{unread} {refused} {followed}");
}
