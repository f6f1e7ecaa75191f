//! Thousands of matches that were begun, each played by the table itself and stored as the
//! server stores them; over the network that would take a while.

use std::sync::Arc;

use forms::Fields;
use protocol::{GameName, Stage, Visibility};
use server::store::{Append, Card, NewMatch, SeatCard, StoreAddress, Write};
use table::{
    Choice, Command, Entry, GameTerms, MatchId, Nonce, PersonId, Plan, Seat, Secret, Table, Terms, Who,
};

/// One match in this many is of Space Hulk; the others are of Death Angel.
pub(super) const HULK_EVERY: u32 = 10;
/// Actions that are played in each.
const ACTIONS: u32 = 12;
/// Matches that are played; the others are copies of these, with an id of their own.
const PLAYED: u32 = 1_000;
/// Matches that share a transaction.
const AT_ONCE: u32 = 500;

/// The id of one of these matches.
pub(super) fn id(number: u32) -> String {
    format!("stored-{number:08}")
}

/// Stores a number of matches of this person; returns how many entries they have.
pub(super) fn fill(place: &StoreAddress, person: &str, matches: u32) -> Result<usize, String> {
    let person = PersonId::new(person).map_err(|error| error.to_string())?;
    let store = place.open().map_err(|fault| fault.to_string())?;
    let (hulk, angel) = (Kind::hulk()?, Kind::angel()?);
    let begin = |number: u32| {
        let kind = if number.is_multiple_of(HULK_EVERY) { &hulk } else { &angel };
        Begun::new(kind, &person, number)
    };
    let played = (0..matches.min(PLAYED)).map(begin).collect::<Result<Vec<_>, String>>()?;
    let mut entries = 0;
    for first in (0..matches).step_by(AT_ONCE as usize) {
        let numbers = first..matches.min(first + AT_ONCE);
        let begun = |number: u32| &played[number as usize % played.len()];
        entries += numbers.clone().map(|number| begun(number).entries.len()).sum::<usize>();
        let groups: Vec<_> = numbers.map(|number| begun(number).writes(number)).collect();
        let results = store.commit(&groups).map_err(|fault| fault.to_string())?;
        results.into_iter().collect::<Result<(), _>>().map_err(|fault| fault.to_string())?;
    }
    Ok(entries)
}

/// What matches of one kind have in common.
struct Kind {
    game: GameName,
    mission: Option<String>,
    plan: Arc<Plan>,
    terms: Terms,
}

impl Kind {
    fn hulk() -> Result<Kind, String> {
        let name = "first-contact";
        let mission = content::hulk::Library::source(name).ok_or("there is no such mission")?.to_owned();
        let game = GameTerms::SpaceHulk { mission, options: Fields::new(), solo: None };
        Kind::new(GameName::SpaceHulk, Some(name), game)
    }

    fn angel() -> Result<Kind, String> {
        Kind::new(GameName::DeathAngel, None, GameTerms::DeathAngel { players: 1, teams: None })
    }

    fn new(game: GameName, mission: Option<&str>, terms: GameTerms) -> Result<Kind, String> {
        let terms = Terms { game: terms, clock: None, practice: true, open_hands: true, lesson: None };
        let plan = Arc::new(Plan::new(terms.clone())?);
        Ok(Kind { game, mission: mission.map(str::to_owned), plan, terms })
    }
}

/// A match that was begun.
struct Begun<'a> {
    kind: &'a Kind,
    person: &'a PersonId,
    number: u32,
    secret: [u8; 32],
    table: Table,
    entries: Vec<Entry>,
}

impl<'a> Begun<'a> {
    /// One person holds all seats and plays a little.
    fn new(kind: &'a Kind, person: &'a PersonId, number: u32) -> Result<Begun<'a>, String> {
        let mut secret = [7; 32];
        secret[..4].copy_from_slice(&number.to_le_bytes());
        let match_id = MatchId::new(id(number)).map_err(|error| error.to_string())?;
        let opened = Entry::opened(match_id, kind.terms.clone(), Secret::new(secret).commitment(), 0);
        let table =
            Table::open_by(&opened, |_| Ok(Arc::clone(&kind.plan))).map_err(|corrupt| corrupt.to_string())?;
        let mut begun = Begun { kind, person, number, secret, table, entries: vec![opened] };
        for seat in begun.table.seats().to_vec() {
            begun.give(Who::Person(person.clone()), &Command::Take { seat })?;
        }
        let nonce = begun.nonce();
        let commitment = nonce.commitment(begun.table.id(), begun.table.start_commitment(), person);
        begun.give(Who::Person(person.clone()), &Command::Commit { commitment })?;
        begun.give(Who::Person(person.clone()), &Command::Reveal { nonce })?;
        begun.give(Who::House, &Command::Start)?;
        for step in 0..ACTIONS {
            begun.act(number.wrapping_mul(31).wrapping_add(step))?;
        }
        Ok(begun)
    }

    /// What the person adds to the dice.
    fn nonce(&self) -> Nonce {
        Nonce::new(vec![self.number as u8; 32]).expect("a nonce has 32 bytes")
    }

    /// What the person would have committed to in a match of this id.
    fn commitment(&self, id: &str) -> String {
        let id = MatchId::new(id.to_owned()).expect("an id");
        let start = Secret::new(self.secret).commitment();
        self.nonce().commitment(&id, start, self.person).to_hex()
    }

    /// Plays one of the first few answers, whichever there is.
    fn act(&mut self, choice: u32) -> Result<(), String> {
        let who = Who::Person(self.person.clone());
        let act = |choice| Command::Act {
            version: self.table.version(),
            choice: Choice::Index(choice),
            turn: None,
        };
        let (wanted, first) = (act(choice % 7), act(0));
        self.give(who.clone(), &wanted).or_else(|_| self.give(who, &first))
    }

    fn give(&mut self, who: Who, command: &Command) -> Result<(), String> {
        let decided = self.table.consider(&who, command, &Secret::new(self.secret), 0);
        for entry in decided.map_err(|refused| refused.to_string())?.entries {
            self.table.absorb(&entry).map_err(|corrupt| corrupt.to_string())?;
            self.entries.push(entry);
        }
        Ok(())
    }

    fn writes(&self, number: u32) -> Vec<Write> {
        let fixed = NewMatch {
            id: id(number),
            host: self.person.to_string(),
            secret: self.secret,
            invitation: None,
            visibility: if number.is_multiple_of(2) { Visibility::Public } else { Visibility::Link },
            game: self.kind.game,
            mission: self.kind.mission.clone(),
            created: 0,
            imported: false,
        };
        let (own, copied) = (id(self.number), id(number));
        // A commitment is about a match and a person.
        let commitments = [&own, &copied].map(|id| self.commitment(id));
        let rename = |text: String| text.replace(&own, &copied).replace(&commitments[0], &commitments[1]);
        let texts = self.entries.iter().map(|entry| rename(serde_json::to_string(entry).expect("it writes")));
        let person = Some(self.person.to_string());
        let card = |&seat: &Seat| SeatCard {
            seat: wire_seat(seat),
            person: person.clone(),
            computer: None,
            teams: Vec::new(),
        };
        let seats = Some(self.table.seats().iter().map(card).collect());
        let append = Append {
            match_id: fixed.id.clone(),
            first: 0,
            entries: texts.collect(),
            card: Card {
                stage: Stage::Playing,
                turn: person.clone(),
                changed: number.into(),
                seats,
                over: None,
            },
            epoch: None,
        };
        vec![Write::Match(Box::new(fixed)), Write::Append(Box::new(append))]
    }
}

fn wire_seat(seat: Seat) -> protocol::Seat {
    protocol::Seat::from_name(seat.name()).expect("the seats have the same names")
}
