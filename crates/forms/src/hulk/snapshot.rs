//! The changing part of a position of Space Hulk. What a mission fixes (the map, the options, the
//! goals) is not in it: a record has it in its terms.

use serde::Serialize;
use serde_json::Value;
use space_hulk::{BroodlordState, DoorState, Phase, SpaceHulk};

use super::open::{Ended, Generator, Object, Score, ended, generator, object, tally};
use super::unit::Unit;
use super::words::{Square, squares};
use super::{position_in, position_out};
use crate::failure::{Code, Failure};
use crate::fields::Fields;
use crate::snapshot::Snapshot;
use crate::wire::Word;

/// The fields in the order of the canonical form. They have the names and the meaning of those of
/// a position, but for `doors`: the states of the doors, in the order of the map. Stored matches
/// depend on this form: a change of it needs a new version, see `docs/formats/snapshot.md`.
#[derive(Serialize)]
struct Changing {
    turn: u16,
    phase: Word<Phase>,
    command: Command,
    units: Vec<Unit>,
    active: Option<String>,
    doors: Vec<Word<DoorState>>,
    burning: Vec<Square>,
    barrier: Option<Square>,
    generators: Vec<Generator>,
    objects: Vec<Object>,
    blip_pile: Vec<u8>,
    blip_pool: [u8; 3],
    used_blips: Vec<u8>,
    used_unseen: Vec<u8>,
    reshuffles: Option<u8>,
    broodlord: Word<BroodlordState>,
    tally: Score,
    retired: Vec<String>,
    next_genestealer: Option<u8>,
    next_blip: Option<u8>,
    resolving: Vec<String>,
    over: Option<Ended>,
}

#[derive(Serialize)]
struct Command {
    drawn: Option<u8>,
    spent: u8,
    settled: bool,
}

impl From<&SpaceHulk> for Changing {
    fn from(game: &SpaceHulk) -> Changing {
        let position = game.changing_position();
        let command = position.command;
        Changing {
            turn: position.turn,
            phase: Word(position.phase),
            command: Command { drawn: command.drawn, spent: command.spent, settled: command.settled },
            units: position.units.into_iter().map(Unit::from).collect(),
            active: position.active,
            doors: (0..game.setup().n_doors()).map(|door| Word(game.door_state(door))).collect(),
            burning: squares(&position.burning),
            barrier: position.barrier.map(Square),
            generators: position.generators.iter().map(generator).collect(),
            objects: position.objects.into_iter().map(object).collect(),
            blip_pile: position.blip_pile,
            blip_pool: position.blip_pool,
            used_blips: position.used_blips,
            used_unseen: position.used_unseen,
            reshuffles: position.reshuffles,
            broodlord: Word(position.broodlord),
            tally: tally(position.tally),
            retired: position.retired,
            next_genestealer: position.next_genestealer,
            next_blip: position.next_blip,
            resolving: position.resolving,
            over: position.over.map(ended),
        }
    }
}

pub(super) fn take(game: &SpaceHulk) -> Snapshot {
    Snapshot::of(&Changing::from(game))
}

/// What the mission and its options fix, in the order of the canonical form.
const FIXED: [&str; 10] = [
    "board",
    "options",
    "starting_blips",
    "reinforcements",
    "victory",
    "round_limit",
    "deployment",
    "special",
    "solo",
    "key_marines",
];

/// What the mission fixes. The map in it shows the doors as they stand now.
pub(super) fn fixed_part(game: &SpaceHulk) -> Snapshot {
    let position = position_out::write(&game.position());
    let fields: Fields = FIXED.iter().map(|&key| (key.to_owned(), position[key].clone())).collect();
    Snapshot::of(&fields)
}

/// The game of a snapshot, on the map and under the options of `like`.
pub(super) fn restore(like: &SpaceHulk, snapshot: &Snapshot) -> Result<SpaceHulk, Failure> {
    let Value::Object(mut fields) = position_out::write(&like.position()) else {
        return Err(Failure::new(Code::BadPosition, "a position is an object"));
    };
    let mut changing = snapshot.fields()?;
    let doors = changing.remove("doors").unwrap_or_default();
    if let Some(Value::Array(values)) = changing.remove("blip_pool") {
        let pool = ["1", "2", "3"].iter().zip(values).map(|(key, value)| ((*key).to_owned(), value));
        changing.insert("blip_pool".into(), Value::Object(pool.collect()));
    }
    fields.extend(changing);
    set_doors(&mut fields, doors);
    let wrong = |problems| Failure::problems(Code::BadPosition, problems);
    let position = position_in::read(&fields).map_err(wrong)?;
    like.at_position(&position).map_err(wrong)
}

fn set_doors(fields: &mut Fields, states: Value) {
    let doors =
        fields.get_mut("board").and_then(|board| board.get_mut("doors")).and_then(Value::as_array_mut);
    if let (Some(doors), Value::Array(states)) = (doors, states) {
        for (door, state) in doors.iter_mut().zip(states) {
            door["state"] = state;
        }
    }
}
