//! A table with whoever runs it: every command that is followed is written down and
//! absorbed.
#![allow(dead_code, reason = "not every test needs everything")]

use std::time::Duration;

use content::hulk::Library;
use forms::Fields;
use protocol::Update;
use table::{
    Choice, Code, Command, Decided, Entry, GameTerms, Holder, Id, Millis, Nonce, People, Refused, Seat,
    Secret, Solo, Table, Terms, Viewer, WaitsFor, Who,
};

/// A table, its secret, its record, and what time it is.
#[derive(Clone)]
pub struct House {
    pub table: Table,
    pub secret: Secret,
    pub record: Vec<Entry>,
    pub now: Millis,
}

pub fn id(text: &str) -> Id {
    Id::new(text).unwrap()
}

/// A person as who gives a command.
pub fn who(person: &str) -> Who {
    Who::Person(id(person))
}

pub fn eyes(person: &str) -> Viewer {
    Viewer::person(&id(person))
}

pub fn hulk(mission: &str) -> Terms {
    hulk_with(mission, Fields::new(), None)
}

pub fn hulk_with(mission: &str, options: Fields, solo: Option<Solo>) -> Terms {
    let mission = Library::source(mission).expect("a mission of the library").to_owned();
    plain(GameTerms::SpaceHulk { mission, options, solo })
}

pub fn angel(players: u8) -> Terms {
    plain(GameTerms::DeathAngel { players, teams: None })
}

fn plain(game: GameTerms) -> Terms {
    Terms { game, clock: None, practice: false, open_hands: false, lesson: None }
}

pub fn practice(terms: Terms) -> Terms {
    Terms { practice: true, ..terms }
}

impl House {
    pub fn open(terms: Terms, seed: u8) -> House {
        let secret = Secret::new([seed; 32]);
        let opened = Entry::opened(id("match-1"), terms, secret.commitment(), 0);
        let table = Table::open(&opened).unwrap();
        House { table, secret, record: vec![opened], now: 0 }
    }

    /// Opens a table, lets these people sit down, and starts. One person for each seat, or
    /// one for all.
    pub fn with(terms: Terms, seed: u8, people: &[&str]) -> House {
        let mut house = House::open(terms, seed);
        let seats = house.table.seats().to_vec();
        for (i, &seat) in seats.iter().enumerate() {
            let person = people.get(i).or(people.last()).unwrap();
            match person.strip_prefix("computer ") {
                Some(player) => {
                    let holder = Holder::Computer(player.to_owned());
                    house.house(Command::Fill { seat, holder });
                }
                None => house.does(person, Command::Take { seat }),
            }
        }
        let people = people.iter().filter(|person| !person.starts_with("computer "));
        people.clone().for_each(|person| house.commits(person));
        people.for_each(|person| house.reveals(person));
        house.house(Command::Start);
        house
    }

    /// What a person commits to in the present start.
    pub fn commitment(&self, person: &str) -> Command {
        let (table, person_id) = (&self.table, id(person));
        let commitment = nonce(person).commitment(table.id(), table.start_commitment(), &person_id);
        Command::Commit { commitment }
    }

    #[track_caller]
    pub fn commits(&mut self, person: &str) {
        self.does(person, self.commitment(person));
    }

    #[track_caller]
    pub fn reveals(&mut self, person: &str) {
        self.does(person, Command::Reveal { nonce: nonce(person) });
    }

    /// Follows a command, or says why not. The table that comes with the entries is the one that absorbs them.
    #[track_caller]
    pub fn tries(&mut self, who: &Who, command: &Command) -> Result<Decided, Refused> {
        let decided = self.table.consider(who, command, &self.secret, self.now)?;
        for entry in &decided.entries {
            self.table.absorb(entry).unwrap_or_else(|corrupt| panic!("{command:?}: {corrupt}"));
            self.record.push(entry.clone());
        }
        let follows = match &decided.after {
            Some(after) => **after == self.table,
            None => decided.entries.is_empty(),
        };
        // Without the tables, which are too long to be read.
        assert!(follows, "{command:?} leads to another table than its entries");
        assert!(decided.version <= self.table.version());
        Ok(decided)
    }

    #[track_caller]
    pub fn does(&mut self, person: &str, command: Command) {
        self.tries(&who(person), &command).unwrap_or_else(|refused| panic!("{command:?}: {refused}"));
    }

    #[track_caller]
    pub fn house(&mut self, command: Command) {
        self.tries(&Who::House, &command).unwrap_or_else(|refused| panic!("{command:?}: {refused}"));
    }

    #[track_caller]
    pub fn refuses(&mut self, person: &str, command: Command) -> Code {
        let before = self.table.clone();
        let refused = self.tries(&who(person), &command).expect_err("it is followed");
        assert_eq!(self.table, before);
        refused.code
    }

    /// Whoever has to decide, as who gives the command.
    pub fn decider(&self) -> Option<Who> {
        match self.table.waits_for() {
            WaitsFor::Person { person, .. } => Some(Who::Person(person)),
            WaitsFor::Computer { seat } => Some(Who::Computer(seat)),
            _ => None,
        }
    }

    /// The answers of whoever decides, as their screen shows them.
    pub fn screen(&self) -> Update {
        match self.table.waits_for() {
            WaitsFor::Person { seat, person, .. } => {
                self.table.update(&Viewer::Person { person, lifted: Some(seat) }, None, &People::default(), 0)
            }
            _ => self.table.update(&Viewer::Spectator, None, &People::default(), 0),
        }
    }

    /// Gives an answer by its place in the list.
    #[track_caller]
    pub fn act(&mut self, index: usize) {
        let who = self.decider().expect("somebody decides");
        let choice = Choice::Index(index as u32);
        let command = Command::Act { version: self.table.version(), choice, turn: None };
        self.tries(&who, &command).unwrap_or_else(|refused| panic!("{refused}"));
    }

    /// Gives the first answer that fits.
    #[track_caller]
    pub fn act_on(&mut self, fits: impl Fn(&serde_json::Value) -> bool) {
        let screen = self.screen();
        let index = screen.legal.iter().position(|answer| fits(&answer.action.fields().into()));
        self.act(index.unwrap_or_else(|| panic!("not among {:#?}", screen.legal)));
    }

    /// Gives the first answer with this word.
    #[track_caller]
    pub fn act_do(&mut self, word: &str) {
        self.act_on(|action| action["do"] == word);
    }

    pub fn decides(&self) -> Option<Seat> {
        match self.table.waits_for() {
            WaitsFor::Person { seat, .. } | WaitsFor::Computer { seat } => Some(seat),
            _ => None,
        }
    }
}

pub fn nonce(person: &str) -> Nonce {
    Nonce::new(person.bytes().cycle().take(16).collect()).unwrap()
}

impl House {
    /// Lets whoever decides take an answer that follows from the seed and the version;
    /// false when nobody has to decide any more.
    pub fn plays_on(&mut self, seed: u64) -> bool {
        match self.table.waits_for() {
            WaitsFor::Person { .. } => {
                let mut chance = game_api::Seeded::new(seed ^ u64::from(self.table.version()) << 20);
                let index = chance.below(self.screen().legal.len() as u32);
                self.act(index as usize);
                true
            }
            WaitsFor::Computer { seat } => {
                let turn = self.table.computer_turn().expect("it is its turn");
                let command = turn.decide(seed ^ u64::from(self.table.version()), Duration::ZERO);
                self.tries(&Who::Computer(seat), &command).unwrap();
                true
            }
            _ => false,
        }
    }

    /// Plays until something is so.
    pub fn plays_until(&mut self, seed: u64, done: impl Fn(&House) -> bool) {
        while !done(self) {
            assert!(self.plays_on(seed), "the match ended before");
        }
    }
}
