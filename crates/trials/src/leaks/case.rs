//! What is kept from whom.

use forms::{Fields, GameJson};
use game_api::{Chance, Journal, Viewer};
use protocol::GameName;
use server::room::Plans;
use table::{
    Command, Commitment, Entry, GameTerms, MatchId, Nonce, PersonId, Seat, Secret, Table, Terms, Who,
};
use testkit::twins::Hidden;

/// Who plays, in the order of the seats.
pub(super) const PEOPLE: [&str; 6] = ["ann", "bob", "cid", "dan", "eve", "fay"];

/// Sets a game up.
type SetUp<G> = Box<dyn Fn(&mut dyn Chance) -> G>;

/// What is kept from whom, in a match of one kind.
pub(super) struct Case<G: GameJson> {
    pub plans: Plans,
    pub game: GameName,
    pub secret: [u8; 32],
    /// Everything up to the start; half of the cases have a start before it that was aborted.
    pub opening: Vec<Entry>,
    pub seats: Vec<Seat>,
    /// The seat that knows; all others do not, and spectators never do.
    pub keeper: Seat,
    pub is_hidden: Hidden,
    /// Whether the two worlds may answer a decision of the keeper so differently.
    pub may_differ: fn(&Fields, &Fields) -> bool,
    pub set_up: SetUp<G>,
    pub seat_of: fn(G::Seat) -> Seat,
    pub rules_seat: fn(Seat) -> G::Seat,
}

impl Case<space_hulk::SpaceHulk> {
    /// A mission in which one side has a secret.
    pub fn hulk(mission: &'static str, keeper: Seat, is_hidden: Hidden) -> Self {
        use space_hulk::Side;
        let source = content::hulk::Library::source(mission).expect("a mission of the library").to_owned();
        let read = content::hulk::Library::built_in().find(mission).expect("a mission of the library");
        let start = forms::hulk::prepare(read, None, None).expect("it can be played");
        let terms = GameTerms::SpaceHulk { mission: source, options: Fields::new(), solo: None };
        let secret = [11; 32];
        let (opening, seats) = open(terms, secret, keeper == Seat::Alien);
        Case {
            plans: Plans::default(),
            game: GameName::SpaceHulk,
            secret,
            opening,
            seats,
            keeper,
            is_hidden,
            may_differ: |_, _| false,
            set_up: Box::new(move |chance| start.begin(chance, &mut Journal::keep())),
            seat_of: |side| if side == Side::Marine { Seat::Marine } else { Seat::Alien },
            rules_seat: |seat| if seat == Seat::Marine { Side::Marine } else { Side::Alien },
        }
    }
}

impl Case<death_angel::DeathAngel> {
    /// The cards that one player chooses, the order of the decks, and the events that
    /// this player alone has seen.
    pub fn angel(players: u8, keeper: Seat) -> Self {
        let secret = [12; 32];
        let (opening, seats) =
            open(GameTerms::DeathAngel { players, teams: None }, secret, players.is_multiple_of(2));
        Case {
            plans: Plans::default(),
            game: GameName::DeathAngel,
            secret,
            opening,
            seats,
            keeper,
            is_hidden: |draw| matches!(draw, game_api::Draw::Pick { weights } if weights.len() > 12),
            // For which team a card lies there is for everybody to see; which card is not.
            may_differ: |one, other| {
                one["do"] == "choose"
                    && other["do"] == "choose"
                    && one["team"] == other["team"]
                    && one != other
            },
            set_up: Box::new(move |chance| {
                death_angel::DeathAngel::new(players, chance, &mut Journal::keep()).expect("2 to 6 can play")
            }),
            seat_of: |seat| Seat::PLAYERS[seat as usize],
            rules_seat: |seat| {
                let index = Seat::PLAYERS.iter().position(|&own| own == seat).expect("a seat of this game");
                death_angel::Seat::ALL[index]
            },
        }
    }
}

impl<G: GameJson> Case<G> {
    /// Who holds a seat.
    pub fn person(&self, seat: Seat) -> PersonId {
        person(self.place(seat))
    }

    /// The place of a seat in their order.
    pub fn place(&self, seat: Seat) -> usize {
        self.seats.iter().position(|&own| own == seat).expect("a seat of this match")
    }

    /// Everybody who may not know the difference, as the rules call them.
    pub fn strangers(&self) -> Vec<Viewer<G::Seat>> {
        let others = self.seats.iter().filter(|&&seat| seat != self.keeper);
        others.map(|&seat| Viewer::Seat((self.rules_seat)(seat))).chain([Viewer::Spectator]).collect()
    }

    /// Whether the rules show the same of both games to everybody who may not know the
    /// difference.
    pub fn look_alike(&self, one: &G, other: &G) -> bool {
        self.strangers().into_iter().all(|viewer| one.view(viewer) == other.view(viewer))
    }
}

pub(super) fn person(place: usize) -> PersonId {
    PersonId::new(PEOPLE[place]).expect("an id")
}

/// What the person at a place adds to the seed in a start of the match.
fn nonce(place: usize, start: u32) -> Nonce {
    Nonce::new(vec![16 * start as u8 + place as u8; 32]).expect("long enough")
}

/// The starts that a match of these trials has at most.
pub(super) const MOST_STARTS: u32 = 2;

/// What the person at a place commits to in a start of a match of this id.
pub(super) fn commitment(
    place: usize,
    id: &str,
    secret: &Secret,
    start: u32,
    person: &PersonId,
) -> Commitment {
    let (id, server) = (MatchId::new(id).expect("an id"), secret.of_start(start).commitment());
    nonce(place, start).commitment(&id, server, person)
}

/// A match that is about to start: everybody has a seat and has added to the dice. Before it a start may have come to
/// nothing, in which one person had revealed and another one withdrew.
fn open(game: GameTerms, secret: [u8; 32], is_second_start: bool) -> (Vec<Entry>, Vec<Seat>) {
    let terms = Terms { game, clock: None, practice: false, open_hands: false, lesson: None };
    let secret = Secret::new(secret);
    let id = MatchId::new("m").expect("an id");
    let mut entries = vec![Entry::opened(id, terms, secret.commitment(), 0)];
    let mut table = Table::open(&entries[0]).expect("terms in order");
    let seats = table.seats().to_vec();
    let mut give = |place: usize, command: Command| {
        let decided = table.consider(&Who::Person(person(place)), &command, &secret, 0).expect("it may be");
        for entry in decided.entries {
            table.absorb(&entry).expect("it follows");
            entries.push(entry);
        }
    };
    let places = 0..seats.len();
    let commit =
        |place, start| Command::Commit { commitment: commitment(place, "m", &secret, start, &person(place)) };
    let reveal = |place, start| Command::Reveal { nonce: nonce(place, start) };
    seats.iter().enumerate().for_each(|(place, &seat)| give(place, Command::Take { seat }));
    let start = if is_second_start {
        places.clone().for_each(|place| give(place, commit(place, 1)));
        give(0, reveal(0, 1));
        give(1, Command::Withdraw);
        MOST_STARTS
    } else {
        1
    };
    places.clone().for_each(|place| give(place, commit(place, start)));
    places.for_each(|place| give(place, reveal(place, start)));
    (entries, seats)
}
