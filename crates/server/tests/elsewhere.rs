//! One match in two rooms, as two servers hold it: of two writes at the same place one wins, and the other is answered anew.

use std::sync::Arc;

use protocol::{ClientMessage, GameName, Seat, ServerMessage, Visibility};
use server::limits::LIMITS;
use server::room::{Effect, Guest, Input, Plans, Room};
use server::store::{Append, Fault, NewMatch, News, StoredMatch, Write};
use table::{Command, Entry, GameTerms, MatchId, PersonId, Plan, Secret, Table, Terms, Who};

const SECRET: [u8; 32] = [7; 32];

/// What both servers write to.
struct Disk {
    entries: Vec<String>,
    epoch: u64,
}

impl Disk {
    fn write(&mut self, writes: &[Write]) -> Result<(), Fault> {
        for write in writes {
            if let Write::Append(append) = write {
                self.append(append)?;
            }
        }
        Ok(())
    }

    fn append(&mut self, append: &Append) -> Result<(), Fault> {
        let has_duty = append.epoch.is_none_or(|epoch| epoch == self.epoch);
        if append.first as usize != self.entries.len() || !has_duty {
            return Err(Fault::Conflict("another server was faster".to_owned()));
        }
        self.entries.extend(append.entries.iter().cloned());
        Ok(())
    }
}

/// A match of two seats; Ann holds the first.
fn stored() -> StoredMatch {
    let terms = Terms {
        game: GameTerms::DeathAngel { players: 2, teams: None },
        clock: None,
        practice: false,
        open_hands: false,
        lesson: None,
    };
    let plan = Arc::new(Plan::new(terms.clone()).expect("a plan"));
    let secret = Secret::new(SECRET);
    let opened = Entry::opened(MatchId::new("m").expect("an id"), terms, secret.commitment(), 0);
    let table = Table::open_by(&opened, |_| Ok(Arc::clone(&plan))).expect("a table");
    let take = Command::Take { seat: table.seats()[0] };
    let taken = table.consider(&Who::Person(id("ann")), &take, &secret, 0).expect("it is free");
    let entries = std::iter::once(&opened).chain(&taken.entries);
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
        entries: entries.map(|entry| serde_json::to_string(entry).expect("it writes")).collect(),
        said: Vec::new(),
        names: vec![("ann".to_owned(), "Ann".to_owned())],
    }
}

fn id(name: &str) -> PersonId {
    PersonId::new(name).expect("an id")
}

fn guest(name: &str) -> Guest {
    Guest { id: id(name), name: name.to_uppercase() }
}

fn load(stored: &StoredMatch) -> Room {
    let (room, effects) =
        Room::load_beside(stored.clone(), &Plans::default(), &LIMITS, 1, true).expect("it loads");
    assert!(effects.is_empty(), "nothing is to be done by itself: {effects:?}");
    room
}

/// The writes among some effects.
fn writes(effects: Vec<Effect>) -> Vec<Write> {
    let stores = effects.into_iter().filter_map(|effect| match effect {
        Effect::Store(writes) => Some(writes),
        _ => None,
    });
    stores.flatten().collect()
}

fn taken(effects: &[Effect]) -> Option<Result<Vec<Seat>, protocol::Code>> {
    effects.iter().find_map(|effect| match effect {
        Effect::Taken { seats, .. } => Some(seats.clone().map_err(|refused| refused.code)),
        _ => None,
    })
}

/// Bob and Cid want the last seat at the same moment, on different servers.
#[test]
fn the_slower_server_reads_and_answers_anew() {
    let stored = stored();
    let mut disk = Disk { entries: stored.entries.clone(), epoch: 0 };
    let (mut one, mut two) = (load(&stored), load(&stored));
    let seat = Some(Seat::P2);
    let by_one = writes(one.handle(Input::Take { take: 1, guest: guest("bob"), seat }, 2));
    let by_two = writes(two.handle(Input::Take { take: 1, guest: guest("cid"), seat }, 2));
    let done = one.handle(Input::Stored(disk.write(&by_one)), 3);
    assert_eq!(taken(&done), Some(Ok(vec![Seat::P2])));
    let lost = disk.write(&by_two);
    assert!(lost.is_err());
    let asked = two.handle(Input::Stored(lost), 3);
    let Some(Effect::Read { n_entries, .. }) = asked.first() else { panic!("it does not read: {asked:?}") };
    let entries = disk.entries[*n_entries as usize..].to_vec();
    let names = vec![("bob".to_owned(), "BOB".to_owned())];
    let answered = two.handle(Input::Read(Ok(News { entries, said: Vec::new(), names })), 4);
    assert_eq!(taken(&answered), Some(Err(protocol::Code::SeatTaken)), "{answered:?}");
    assert_eq!(one.table().n_entries(), two.table().n_entries());
}

/// Whoever has seen more on another server is greeted once that is known here, too.
#[test]
fn nobody_is_shown_less_than_before() {
    let stored = stored();
    let mut disk = Disk { entries: stored.entries.clone(), epoch: 0 };
    let (mut one, mut two) = (load(&stored), load(&stored));
    let seat = Some(Seat::P2);
    let by_one = writes(one.handle(Input::Take { take: 1, guest: guest("bob"), seat }, 2));
    one.handle(Input::Stored(disk.write(&by_one)), 3);
    let version = one.table().version();
    let hello = Input::Hello { conn: 1, re: 0, guest: Some(guest("bob")), since: Some(version) };
    let asked = two.handle(hello, 4);
    let Some(Effect::Read { n_entries, .. }) = asked.first() else { panic!("it does not read: {asked:?}") };
    let entries = disk.entries[*n_entries as usize..].to_vec();
    let greeted = two.handle(Input::Read(Ok(News { entries, ..News::default() })), 5);
    let versions: Vec<u32> = greeted
        .iter()
        .filter_map(|effect| match effect {
            Effect::Send { message, .. } => match &**message {
                ServerMessage::Update(update) => Some(update.version),
                _ => None,
            },
            _ => None,
        })
        .collect();
    assert_eq!(versions, [version]);
}

/// A match of computers alone is played by one server: the other asks for the duty and does nothing without it, and what was
/// thought under an epoch that is over is not stored.
#[test]
fn one_server_acts_by_itself() {
    let mut stored = stored();
    let (_, table) = computers(&mut stored);
    assert!(table.is_ready());
    let mut disk = Disk { entries: stored.entries.clone(), epoch: 5 };
    let (mut one, mut two) = (load(&stored), load(&stored));
    for room in [&mut one, &mut two] {
        let asked = room.handle(Input::Hello { conn: 1, re: 0, guest: None, since: None }, 2);
        assert!(asked.iter().any(|effect| matches!(effect, Effect::Claim)), "{asked:?}");
    }
    let denied = two.handle(Input::Claimed(Ok(None)), 3);
    assert!(denied.iter().any(|effect| matches!(effect, Effect::Wake(_))), "it asks again: {denied:?}");
    assert!(writes(denied).is_empty());
    let start = writes(one.handle(Input::Claimed(Ok(Some(5))), 3));
    assert!(matches!(&start[0], Write::Append(append) if append.epoch == Some(5)), "{start:?}");
    // The lease has lapsed meanwhile, and the other server has it.
    disk.epoch = 6;
    let overtaken = one.handle(Input::Stored(disk.write(&start)), 4);
    assert!(overtaken.iter().any(|effect| matches!(effect, Effect::Read { .. })), "{overtaken:?}");
    let asks = one.handle(Input::Read(Ok(News::default())), 5);
    assert!(asks.iter().any(|effect| matches!(effect, Effect::Claim)), "it has no duty any more: {asks:?}");
    let start = writes(two.handle(Input::Claimed(Ok(Some(6))), 5));
    assert_eq!(disk.write(&start), Ok(()));
}

/// A room asks rarely for a duty that another server has, and at once when that one has given it back or is gone.
#[test]
fn a_duty_that_is_free_is_asked_for_at_once() {
    let mut stored = stored();
    computers(&mut stored);
    let mut room = load(&stored);
    room.handle(Input::Hello { conn: 1, re: 0, guest: None, since: None }, 2);
    let denied = room.handle(Input::Claimed(Ok(None)), 3);
    assert!(denied.iter().any(|effect| matches!(effect, Effect::Wake(10_003))), "{denied:?}");
    let claims = |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::Claim));
    let early = room.handle(Input::Tick, 10_002);
    assert!(!claims(&early), "{early:?}");
    let freed = room.handle(Input::Freed, 10_002);
    assert!(claims(&freed), "{freed:?}");
    let failed = room.handle(Input::Claimed(Err(Fault::Unreachable("it is down".to_owned()))), 10_003);
    assert!(failed.iter().any(|effect| matches!(effect, Effect::Wake(12_003))), "{failed:?}");
    assert!(claims(&room.handle(Input::Tick, 12_003)));
}

/// Puts computer players on all seats.
fn computers(stored: &mut StoredMatch) -> (Secret, Table) {
    let secret = Secret::new(SECRET);
    let entries: Vec<Entry> =
        stored.entries.iter().map(|text| serde_json::from_str(text).expect("an entry")).collect();
    let mut table =
        Table::load_by(&entries, |terms| Plan::new(terms.clone()).map(Arc::new)).expect("a table");
    let seats = table.seats().to_vec();
    let leave = (Who::Person(id("ann")), Command::Leave { seat: seats[0] });
    let computer = table::Holder::Computer("random".to_owned());
    let fill = seats.iter().map(|&seat| (Who::House, Command::Fill { seat, holder: computer.clone() }));
    for (who, command) in std::iter::once(leave).chain(fill) {
        let decided = table.consider(&who, &command, &secret, 1).expect("it can be done");
        stored
            .entries
            .extend(decided.entries.iter().map(|entry| serde_json::to_string(entry).expect("it writes")));
        if let Some(after) = decided.after {
            table = *after;
        }
    }
    (secret, table)
}

/// What a client says still has the number that it was given, after its request was answered anew.
#[test]
fn an_answer_has_the_number_of_its_request() {
    let stored = stored();
    let (mut one, mut two) = (load(&stored), load(&stored));
    let mut disk = Disk { entries: stored.entries.clone(), epoch: 0 };
    for (room, conn) in [(&mut one, 1), (&mut two, 2)] {
        room.handle(Input::Hello { conn, re: 0, guest: Some(guest("ann")), since: None }, 2);
    }
    let say = |conn| {
        let message = ClientMessage::Sit { re: 40, seat: Seat::P1, taker: protocol::Taker::Nobody };
        Input::Message { conn, message }
    };
    let (by_one, by_two) = (writes(one.handle(say(1), 3)), writes(two.handle(say(2), 3)));
    one.handle(Input::Stored(disk.write(&by_one)), 4);
    let asked = two.handle(Input::Stored(disk.write(&by_two)), 4);
    let Some(Effect::Read { n_entries, .. }) = asked.first() else { panic!("it does not read: {asked:?}") };
    let entries = disk.entries[*n_entries as usize..].to_vec();
    let answered = two.handle(Input::Read(Ok(News { entries, ..News::default() })), 5);
    let is_answer = |effect: &Effect| match effect {
        Effect::Send { message, .. } => match &**message {
            ServerMessage::Refused(refused) => refused.re == Some(40),
            ServerMessage::Ack { re, .. } => *re == 40,
            _ => false,
        },
        _ => false,
    };
    assert_eq!(answered.iter().filter(|effect| is_answer(effect)).count(), 1, "{answered:?}");
}
