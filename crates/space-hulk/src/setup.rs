//! The mission: what does not change while it is played.

use crate::board::{Board, DoorSpot};
use crate::geometry::{Coord, Facing, Square, SquareSet};
use crate::goals::Goals;
use crate::options::Options;
use crate::position::{BoardPlan, Solo, SpecialRules, ZonePlan};
use crate::unit::{Side, Tag};
use crate::victory::Victory;

/// What a setup consists of; the rest follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Content {
    /// The map, with every door closed: how doors stand belongs to the game.
    pub plan: BoardPlan,
    pub options: Options,
    /// Every name that is not generated, sorted.
    pub names: Vec<String>,
    pub generators: Vec<Coord>,
    /// The kinds of the objects, sorted.
    pub objects: Vec<String>,
    pub zones: Vec<ZonePlan>,
    pub starting_blips: u8,
    pub reinforcements: Vec<u8>,
    pub round_limit: Option<u16>,
    pub victory: Victory,
    pub special: SpecialRules,
    pub solo: Option<Solo>,
    pub key_marines: Vec<String>,
}

/// An entry area.
#[derive(Debug)]
pub(crate) struct EntryArea {
    pub square: Square,
    /// The way a unit faces that comes in.
    pub inward: Facing,
    /// Path distance of every square from the entry square.
    pub distances: Vec<u8>,
    /// The first round in which blips can be put there.
    pub opens: u16,
}

/// An exit.
#[derive(Debug)]
pub(crate) struct Exit {
    pub square: Square,
    pub to: Facing,
    pub side: Option<Side>,
}

/// A mission that has been checked, with everything prepared that play needs.
#[derive(Debug)]
pub struct Setup {
    pub(crate) content: Content,
    pub(crate) hash: u64,
    pub(crate) board: Board,
    pub(crate) entries: Vec<EntryArea>,
    pub(crate) exits: Vec<Exit>,
    pub(crate) generators: Vec<Square>,
    /// Doors that nobody can operate, as bits.
    pub(crate) sealed: u64,
    /// For each square the doors that might be operated from it, as bits.
    pub(crate) doors_near: Vec<u64>,
    /// For each square and facing the doors that could be seen if only walls counted.
    pub(crate) doors_in_reach: Vec<[u64; 4]>,
    /// Squares with an exit or the end of a ladder.
    pub(crate) ways: SquareSet,
    /// Tags whose generated names the position gave to other units.
    pub(crate) reserved: Vec<Tag>,
    pub(crate) zones: Vec<(u64, SquareSet)>,
    pub(crate) goals: Goals,
    /// Marines that the victory conditions speak of, by their number among the names.
    pub(crate) key_marines: u64,
    /// Path distance between any two squares; only solo games ask, others have none.
    pub(crate) distances: Vec<Vec<u8>>,
    /// How many blips of value 1, 2 and 3 a viewer reckons with: all of the mission, wherever they are.
    pub(crate) blips: [u8; 3],
}

/// The blips of a full set.
const FULL_SET: [u8; 3] = [9, 4, 9];
/// With fewer blips in all, their numbers would tell what lies face down on the board. Such a mission or drawn position
/// is reckoned with as if its blips came from a full set.
const FEW_BLIPS: u32 = 9;

/// The blips that a viewer reckons with in a position with these in all. How many there are of each value is part of a
/// mission, is open (SH-SETUP-13), and does not change while it is played.
pub(crate) fn reckoned(blips: [u8; 3]) -> [u8; 3] {
    let n_blips: u32 = blips.iter().map(|&count| u32::from(count)).sum();
    if n_blips < FEW_BLIPS { FULL_SET } else { blips }
}

impl PartialEq for Setup {
    fn eq(&self, other: &Self) -> bool {
        self.content == other.content
    }
}

impl Eq for Setup {}

impl Setup {
    /// Prepares content that has been checked, with the blips that a viewer reckons with.
    pub(crate) fn new(content: Content, blips: [u8; 3]) -> Setup {
        let board = Board::new(&content.plan, &content.options);
        let square = |coord: &Coord| board.square(*coord).expect("checked");
        let entries = content.plan.entries.iter().map(|entry| EntryArea {
            square: square(&entry.at),
            inward: entry.from.back(),
            distances: board.distances(square(&entry.at)),
            opens: opens(&content, &entry.id),
        });
        let exits = content.plan.exits.iter().map(|exit| Exit {
            square: square(&exit.at),
            to: exit.to,
            side: exit.side,
        });
        let zones = content.zones.iter().map(|zone| {
            let names = zone.units.iter().fold(0, |bits, name| bits | name_bit(&content.names, name));
            (names, zone.squares.iter().map(square).collect())
        });
        let measured = content.solo.map(|_| board.squares().map(|square| board.distances(square)));
        Setup {
            hash: game_api::stable_hash(&content),
            entries: entries.collect(),
            exits: exits.collect(),
            zones: zones.collect(),
            reserved: content.names.iter().filter_map(|name| generated_tag(name)).collect(),
            sealed: sealed(&content),
            generators: content.generators.iter().map(square).collect(),
            doors_near: board.squares().map(|square| doors_near(&board, square)).collect(),
            doors_in_reach: board.squares().map(|square| doors_in_reach(&board, square)).collect(),
            ways: board.squares().filter(|&s| is_way(&board, &content.plan, s)).collect(),
            goals: Goals::new(&content, &board),
            key_marines: content
                .key_marines
                .iter()
                .fold(0, |bits, name| bits | name_bit(&content.names, name)),
            distances: measured.into_iter().flatten().collect(),
            blips,
            content,
            board,
        }
    }

    /// The map, prepared for the rules.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many bytes it takes now, nearly: what grows with the size of the board. It can take more
    /// later, when Marines have looked from more squares; [`Setup::look_everywhere`] gives the most.
    pub fn bytes(&self) -> usize {
        let entries: usize = self.entries.iter().map(|entry| entry.distances.len()).sum();
        let distances: usize = self.distances.iter().map(|row| size_of_val(row) + row.len()).sum();
        size_of_val(self)
            + self.board.bytes()
            + size_of_val(&*self.doors_near)
            + size_of_val(&*self.doors_in_reach)
            + entries
            + distances
    }

    /// Prepares what is otherwise prepared when a Marine first looks from a square.
    pub fn look_everywhere(&self) {
        self.board.squares().for_each(|square| self.board.sight().prepare(square));
    }

    /// The reading of the rules.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.content.options
    }

    /// The solo variant, if the rules play the aliens.
    #[inline]
    pub fn solo(&self) -> Option<Solo> {
        self.content.solo
    }

    /// How the game can end.
    pub fn victory(&self) -> &Victory {
        &self.content.victory
    }

    /// The square of a door, or the first of the two it stands between.
    pub fn door_coord(&self, door: u8) -> Coord {
        self.content.plan.doors[door as usize].at
    }

    /// The second square of a door that stands on an edge.
    pub fn door_beyond(&self, door: u8) -> Option<Coord> {
        self.content.plan.doors[door as usize].beyond
    }

    /// How many doors there are.
    pub fn n_doors(&self) -> u8 {
        self.content.plan.doors.len() as u8
    }

    /// The door at this place.
    pub fn door_at(&self, at: Coord, beyond: Option<Coord>) -> Option<u8> {
        let matches = |door: &crate::position::DoorPlan| match (door.beyond, beyond) {
            (Some(b), Some(other)) => (door.at, b) == (at, other) || (door.at, b) == (other, at),
            (None, None) => door.at == at,
            _ => false,
        };
        self.content.plan.doors.iter().position(matches).map(|door| door as u8)
    }

    /// Where a door stands in words: a square, or two with a slash between them.
    pub fn door_text(&self, door: u8) -> String {
        let at = self.door_coord(door);
        self.door_beyond(door).map_or(at.to_string(), |beyond| format!("{at}/{beyond}"))
    }

    /// The door that these words mean.
    pub fn door_named(&self, text: &str) -> Option<u8> {
        let (at, beyond) = parse_door(text)?;
        self.door_at(at, beyond)
    }

    /// The name of an entry area.
    pub fn entry_id(&self, entry: u8) -> &str {
        &self.content.plan.entries[entry as usize].id
    }

    /// The entry area of this name.
    pub fn entry_named(&self, id: &str) -> Option<u8> {
        self.content.plan.entries.iter().position(|entry| entry.id == id).map(|entry| entry as u8)
    }

    /// How many entry areas there are.
    pub fn n_entries(&self) -> u8 {
        self.entries.len() as u8
    }

    /// The last square of an exit, and the way off the map.
    pub fn exit(&self, exit: u8) -> (Coord, Facing) {
        let plan = &self.content.plan.exits[exit as usize];
        (plan.at, plan.to)
    }

    /// How many exits there are.
    pub fn n_exits(&self) -> u8 {
        self.exits.len() as u8
    }

    /// What an object is.
    pub fn object_kind(&self, object: u8) -> &str {
        &self.content.objects[object as usize]
    }

    /// The object of this kind.
    pub fn object_named(&self, kind: &str) -> Option<u8> {
        self.content.objects.iter().position(|object| object == kind).map(|object| object as u8)
    }

    /// How many objects there are.
    pub fn n_objects(&self) -> u8 {
        self.content.objects.len() as u8
    }

    /// The name behind a tag.
    pub fn name(&self, tag: Tag) -> String {
        match tag {
            Tag::Named(index) => self.content.names[index as usize].clone(),
            Tag::Genestealer(number) => numbered('g', number),
            Tag::Blip(number) => numbered('b', number),
        }
    }

    /// The tag behind a name.
    pub fn tag_of(&self, name: &str) -> Option<Tag> {
        match self.content.names.binary_search_by(|known| known.as_str().cmp(name)) {
            Ok(index) => Some(Tag::Named(index as u8)),
            Err(_) => generated_tag(name),
        }
    }

    /// Blips that come in this round.
    pub(crate) fn reinforcements(&self, turn: u16) -> u8 {
        let schedule = &self.content.reinforcements;
        let round = (turn.max(1) as usize - 1).min(schedule.len().saturating_sub(1));
        schedule.get(round).copied().unwrap_or(0)
    }
}

/// The round from which an entry area takes blips.
fn opens(content: &Content, entry: &str) -> u16 {
    content.special.entry_opens.iter().find(|opens| opens.entry == entry).map_or(1, |opens| opens.round)
}

fn sealed(content: &Content) -> u64 {
    let doors = content.plan.doors.iter().enumerate();
    let sealed = doors.filter(|(_, door)| content.special.sealed_doors.contains(&door.at));
    sealed.map(|(i, _)| 1 << i).sum()
}

/// Reads where a door stands: a square, or two with a slash between them.
pub(crate) fn parse_door(text: &str) -> Option<(Coord, Option<Coord>)> {
    match text.split_once('/') {
        Some((at, beyond)) => Some((Coord::parse(at)?, Some(Coord::parse(beyond)?))),
        None => Some((Coord::parse(text)?, None)),
    }
}

/// A bit for every door for which something holds.
fn door_bits(board: &Board, holds: impl Fn(&DoorSpot) -> bool) -> u64 {
    board.doors().iter().enumerate().filter(|(_, door)| holds(door)).map(|(i, _)| 1 << i).sum()
}

fn doors_near(board: &Board, square: Square) -> u64 {
    door_bits(board, |door| match door.sides {
        Some((a, b)) => square == a || square == b,
        None => board.adjacent(square).has(door.block),
    })
}

fn doors_in_reach(board: &Board, square: Square) -> [u64; 4] {
    Facing::ALL.map(|facing| {
        let reach = board.sight().reach(square, facing);
        door_bits(board, |door| match door.sides {
            Some((a, b)) => [a, b].into_iter().any(|side| side == square || reach.has(side)),
            None => reach.has(door.block),
        })
    })
}

/// Whether an exit or a ladder leads away from a square.
fn is_way(board: &Board, plan: &BoardPlan, square: Square) -> bool {
    board.across(square).next().is_some() || plan.exits.iter().any(|exit| exit.at == board.coord(square))
}

/// The bit of a name in a mask of names.
pub(crate) fn name_bit(names: &[String], name: &str) -> u64 {
    names.iter().position(|known| known == name).map_or(0, |index| 1 << index)
}

/// The tag of a name as the game itself gives them: `g7`, `b12`.
pub(crate) fn generated_tag(name: &str) -> Option<Tag> {
    let number = |digits: &str| {
        let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
        digits.parse::<u8>().ok().filter(|_| plain)
    };
    match name.split_at_checked(1)? {
        ("g", digits) => number(digits).map(Tag::Genestealer),
        ("b", digits) => number(digits).map(Tag::Blip),
        _ => None,
    }
}

/// A letter and a number. Names are written for every unit after every action, and the machinery of formatting takes
/// longer than all the rest of it.
fn numbered(letter: char, number: u8) -> String {
    let mut name = String::with_capacity(4);
    name.push(letter);
    let digits = [number / 100, number / 10 % 10, number % 10];
    let first = digits.iter().position(|&digit| digit > 0).unwrap_or(2);
    name.extend(digits[first..].iter().map(|&digit| char::from(b'0' + digit)));
    name
}
