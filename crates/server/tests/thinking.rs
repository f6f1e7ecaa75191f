//! A computer player in a room is asked once for each decision: asked twice, it would think twice.

use protocol::{GameName, Visibility};
use server::limits::LIMITS;
use server::room::{Effect, Input, Plans, Room};
use server::store::{Fault, NewMatch, StoredMatch};
use table::{Command, ComputerTurn, Entry, GameTerms, Holder, MatchId, Secret, Table, Terms, Who};

const SECRET: [u8; 32] = [7; 32];

/// A match that two computer players are going to play.
fn stored() -> StoredMatch {
    let terms = Terms {
        game: GameTerms::DeathAngel { players: 2, teams: None },
        clock: None,
        practice: false,
        open_hands: false,
        lesson: None,
    };
    let secret = Secret::new(SECRET);
    let opened = Entry::opened(MatchId::new("m").expect("an id"), terms, secret.commitment(), 0);
    let mut table = Table::open(&opened).expect("a table");
    let mut entries = vec![opened];
    for seat in table.seats().to_vec() {
        let fill = Command::Fill { seat, holder: Holder::Computer("random".to_owned()) };
        let decided = table.consider(&Who::House, &fill, &secret, 0).expect("it is free");
        entries.extend(decided.entries);
        table = *decided.after.expect("a seat was filled");
    }
    StoredMatch {
        fixed: NewMatch {
            id: "m".to_owned(),
            host: "ann".to_owned(),
            secret: SECRET,
            invitation: None,
            visibility: Visibility::Public,
            game: GameName::DeathAngel,
            mission: None,
            created: 0,
            imported: false,
        },
        entries: entries.iter().map(|entry| serde_json::to_string(entry).expect("it writes")).collect(),
        said: Vec::new(),
        names: Vec::new(),
    }
}

/// A room with what it waits for.
struct Played {
    room: Room,
    now: u64,
    turns: Vec<ComputerTurn>,
    writes: bool,
}

impl Played {
    /// The match, and somebody who watches it.
    fn open() -> Played {
        let (room, effects) = Room::load(stored(), &Plans::default(), &LIMITS, 1).expect("it loads");
        let mut played = Played { room, now: 1, turns: Vec::new(), writes: false };
        played.note(effects);
        played.input(Input::Hello { conn: 1, re: 0, guest: None, since: None });
        played
    }

    fn input(&mut self, input: Input) {
        self.now += 1;
        let effects = self.room.handle(input, self.now);
        self.note(effects);
    }

    fn note(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Think(turn) => self.turns.push(*turn),
                Effect::Store(_) => self.writes = true,
                _ => {}
            }
        }
    }

    /// Stores what is to be stored, until a computer player is asked.
    fn store_until_asked(&mut self) {
        while self.turns.is_empty() && std::mem::take(&mut self.writes) {
            self.input(Input::Stored(Ok(())));
        }
    }

    /// The decision that is asked for.
    fn decide(&mut self) -> Input {
        let turn = self.turns.pop().expect("a computer player is asked");
        Input::Thought { seat: turn.seat, command: turn.decide(1, std::time::Duration::ZERO) }
    }
}

#[test]
fn a_computer_player_is_asked_once_for_a_decision() {
    let mut played = Played::open();
    for _ in 0..50 {
        played.store_until_asked();
        assert_eq!(played.turns.len(), 1, "one decision, one question");
        let thought = played.decide();
        played.input(thought);
        assert_eq!(played.turns.len(), 0, "the answer is being stored, and nothing is asked meanwhile");
        assert!(played.writes);
    }
}

#[test]
fn it_is_asked_again_if_the_answer_could_not_be_stored() {
    let mut played = Played::open();
    played.store_until_asked();
    let thought = played.decide();
    played.input(thought);
    played.writes = false;
    played.input(Input::Stored(Err(Fault::Full)));
    played.now += 60_000;
    played.input(Input::Tick);
    assert_eq!(played.turns.len(), 1);
    let thought = played.decide();
    played.input(thought);
    assert!(played.writes);
}

/// An answer about another version, which came after something was taken back, does not end the thought under way.
#[test]
fn an_old_answer_does_not_count() {
    let mut played = Played::open();
    played.store_until_asked();
    let (first, n_entries) = (played.decide(), played.room.table().n_entries());
    played.input(first);
    played.store_until_asked();
    let (seat, version) = (played.turns[0].seat, played.turns[0].version);
    assert!(played.room.table().n_entries() > n_entries);
    let choice = table::Choice::Index(9_999);
    let command = Command::Act { version: version - 1, choice, turn: None };
    played.input(Input::Thought { seat, command });
    assert_eq!(played.turns.len(), 1, "it is not asked a second time");
}
