//! Arbitrary positions: as odd as the text can express, whether or not they can be played.

use game_api::Seeded;

use crate::geometry::{Coord, Facing};
use crate::options::{OptionValue, Options};
use crate::position::*;
use crate::text::lines::KINDS;
use crate::unit::{Kind, Melee, Ranged, Rank, Side};
use crate::victory::{Condition, Goal, Victory};

type Dice = Seeded;

fn chance(dice: &mut Dice, of: u32) -> bool {
    dice.below(of) == 0
}

fn pick<T: Clone>(dice: &mut Dice, from: &[T]) -> T {
    from[dice.below(from.len() as u32) as usize].clone()
}

fn some<T>(dice: &mut Dice, one: fn(&mut Dice) -> T) -> Vec<T> {
    let most = pick(dice, &[0, 0, 2, 5]);
    (0..dice.below(most + 1)).map(|_| one(dice)).collect()
}

fn maybe<T>(dice: &mut Dice, one: fn(&mut Dice) -> T) -> Option<T> {
    chance(dice, 4).then(|| one(dice))
}

fn byte(dice: &mut Dice) -> u8 {
    dice.below(256) as u8
}

fn count(dice: &mut Dice) -> u16 {
    dice.below(65536) as u16
}

pub(super) fn letter(dice: &mut Dice) -> char {
    let odd = "abcdefgmvxAB019_-.:;,#\\\"()+/*=%!<>^~ \t\n\u{1}\u{85}\u{a0}\u{feff}é漢";
    pick(dice, &odd.chars().collect::<Vec<_>>())
}

/// A word of the language or something like one.
pub(super) fn any_word(dice: &mut Dice) -> String {
    match dice.below(4) {
        0 => letter(dice).to_string(),
        1 => format!("\n{} ", KINDS[dice.below(KINDS.len() as u32) as usize].word),
        2 => format!(" {} ", square(dice)),
        _ => pick(dice, &["a:m1^ ", "m1 ", " 3 ", " : ", "(", ")", "not ", "marine ", "N ", "\n\n", " \\\n"])
            .to_owned(),
    }
}

fn name(dice: &mut Dice) -> String {
    match dice.below(3) {
        0 => (0..dice.below(6)).map(|_| letter(dice)).collect(),
        1 => KINDS[dice.below(KINDS.len() as u32) as usize].word.to_owned(),
        _ => format!("{}{}", pick(dice, &["m", "g", "b", "B", "z"]), dice.below(40)),
    }
}

fn square(dice: &mut Dice) -> Coord {
    let mut number = |span: u32| dice.below(span) as i16;
    match number(6) {
        0 => Coord { level: number(256) as u8, x: number(1999) - 999, y: number(1999) - 999 },
        level => Coord { level: (level / 4) as u8, x: number(8), y: number(5) },
    }
}

fn side(dice: &mut Dice) -> Side {
    pick(dice, &[Side::Marine, Side::Alien])
}

fn facing(dice: &mut Dice) -> Facing {
    pick(dice, &Facing::ALL)
}

fn level(dice: &mut Dice) -> LevelPlan {
    let tile = |dice: &mut Dice| match dice.below(12) {
        0..4 => ' ',
        4..11 => pick(dice, &['a', 'b', 'c']),
        _ => letter(dice),
    };
    let mut rows = Vec::new();
    for _ in 0..dice.below(6) {
        let gap = if chance(dice, 30) { dice.below(900) } else { 0 };
        let gap = std::iter::repeat_n(' ', gap as usize);
        rows.push(gap.chain((0..dice.below(9)).map(|_| tile(dice))).collect());
    }
    let number = pick(dice, &[0, 0, 1, 200]);
    let offset = |dice: &mut Dice| pick(dice, &[0, 0, 0, 3, -7, -999]);
    LevelPlan { origin: Coord { level: number, x: offset(dice), y: offset(dice) }, rows }
}

fn board(dice: &mut Dice) -> BoardPlan {
    let edge = |dice: &mut Dice| (square(dice), square(dice));
    BoardPlan {
        levels: (0..1 + dice.below(3)).map(|_| level(dice)).collect(),
        kinds: some(dice, |dice| (letter(dice), pick(dice, SectionKind::ALL))),
        walls: some(dice, edge),
        doors: some(dice, |dice| DoorPlan {
            at: square(dice),
            beyond: maybe(dice, square),
            state: pick(dice, DoorState::ALL),
        }),
        entries: some(dice, |dice| EntryPlan {
            id: name(dice),
            at: square(dice),
            from: facing(dice),
            starting: chance(dice, 2),
            reinforcements: chance(dice, 2),
        }),
        exits: some(dice, |dice| ExitPlan { at: square(dice), to: facing(dice), side: maybe(dice, side) }),
        ladders: some(dice, edge),
    }
}

fn unit(dice: &mut Dice, entries: &[EntryPlan]) -> UnitPlan {
    let place = match dice.below(4) {
        0 if !entries.is_empty() => PlacePlan::Entry(pick(dice, entries).id),
        1 => PlacePlan::Hand,
        _ => PlacePlan::At(square(dice)),
    };
    let flag = |dice: &mut Dice| chance(dice, 5);
    UnitPlan {
        facing: facing(dice),
        ap: maybe(dice, byte),
        activated: flag(dice),
        acted: flag(dice),
        rank: pick(dice, Rank::ALL),
        ranged: pick(dice, Ranged::ALL),
        melee: pick(dice, Melee::ALL),
        overwatch: flag(dice),
        guard: flag(dice),
        jammed: flag(dice),
        ammo: maybe(dice, byte),
        reloaded: flag(dice),
        psi: maybe(dice, byte),
        power_used: flag(dice),
        sustained_target: maybe(dice, |dice| match dice.below(2) {
            0 => square(dice).to_string(),
            _ => name(dice),
        }),
        carries: some(dice, name),
        value: pick(dice, &[1, 1, 2, 3, 255]),
        beneath: pick(dice, &[vec![], vec![], vec![1], vec![3, 0, 255]]),
        count: pick(dice, &[1, 1, 4, 0, 65535]),
        held: flag(dice),
        ..UnitPlan::new(&name(dice), pick(dice, Kind::ALL), place)
    }
}

/// Units with names of their own.
fn units(dice: &mut Dice, entries: &[EntryPlan]) -> Vec<UnitPlan> {
    let mut units: Vec<UnitPlan> = Vec::new();
    for _ in 0..dice.below(8) {
        let unit = unit(dice, entries);
        if units.iter().all(|other| other.id != unit.id) {
            units.push(unit);
        }
    }
    units
}

fn condition(dice: &mut Dice, depth: u32) -> Condition {
    use Condition::*;
    let inner = |dice: &mut Dice| Box::new(condition(dice, depth - 1));
    let list = |dice: &mut Dice| (0..dice.below(4)).map(|_| condition(dice, depth - 1)).collect();
    match dice.below(if depth > 0 { 26 } else { 21 }) {
        0 => MarinesExited(count(dice)),
        1 => MarinesKilled(count(dice)),
        2 => MarinesOnBoard(count(dice)),
        3 => AliensKilled(count(dice)),
        4 => AliensExited(count(dice)),
        5 => AliensInPlay(count(dice)),
        6 => Round(count(dice)),
        7 => MarinesIn { count: count(dice), area: some(dice, square) },
        8 => AliensIn { count: count(dice), area: some(dice, square) },
        9 => GeneratorsDamaged(count(dice)),
        10 => GeneratorDamaged(square(dice)),
        11 => SectionBurns(letter(dice)),
        12 => DoorsClosed(some(dice, square)),
        13 => DoorsDestroyed(some(dice, square)),
        14 => ObjectCarried { object: name(dice), side: side(dice) },
        15 => ObjectIn { object: name(dice), area: some(dice, square) },
        16 => ObjectExited { object: name(dice), side: side(dice) },
        17 => MarineAlive(name(dice)),
        18 => MarineDead(name(dice)),
        19 => MarineExited(name(dice)),
        20 => BroodlordDead,
        21 => All(list(dice)),
        22 => Any(list(dice)),
        23 => Not(inner(dice)),
        24 => AtLeast { count: count(dice), of: list(dice) },
        _ => Once(inner(dice)),
    }
}

fn victory(dice: &mut Dice) -> Victory {
    let goal =
        |dice: &mut Dice| Goal { name: name(dice), when: condition(dice, 4), immediate: chance(dice, 2) };
    Victory {
        marine: some(dice, goal),
        alien: some(dice, goal),
        draw: some(dice, goal),
        at_limit: maybe(dice, side),
    }
}

fn options(dice: &mut Dice) -> Options {
    let mut options = pick(dice, &[Options::FOURTH, Options::THIRD]);
    let names: Vec<_> = options.entries().map(|(name, _)| name).collect();
    let words = ["must", "may", "none", "highest", "witness_only", "edge", "allow", "short", "any"];
    for _ in 0..dice.below(12) {
        let values = [
            OptionValue::Word(pick(dice, &words).to_owned()),
            OptionValue::Flag(true),
            OptionValue::Number(1),
        ];
        // Most values do not fit; those that do make an option that differs.
        let _ = options.set(pick(dice, &names), &pick(dice, &values));
    }
    options
}

fn tally(dice: &mut Dice) -> Tally {
    Tally {
        aliens_killed: maybe(dice, count).unwrap_or(0),
        aliens_exited: maybe(dice, count).unwrap_or(0),
        marines_killed: some(dice, name),
        marines_exited: some(dice, name),
        objects_exited: some(dice, |dice| (name(dice), side(dice))),
        fulfilled: some(dice, |dice| chance(dice, 2)),
    }
}

/// An arbitrary position.
pub(super) fn position(dice: &mut Dice) -> Position {
    let board = board(dice);
    let units = units(dice, &board.entries);
    let ids: Vec<_> = units.iter().map(|unit| unit.id.clone()).collect();
    Position {
        active: if ids.is_empty() || chance(dice, 2) { None } else { Some(pick(dice, &ids)) },
        units,
        options: options(dice),
        turn: pick(dice, &[1, 1, 2, 65535]),
        phase: pick(dice, Phase::ALL),
        command: CommandPlan {
            drawn: maybe(dice, byte),
            spent: pick(dice, &[0, 2]),
            settled: chance(dice, 3),
        },
        burning: some(dice, square),
        barrier: maybe(dice, square),
        generators: some(dice, |dice| GeneratorPlan { at: square(dice), damaged: chance(dice, 2) }),
        objects: some(dice, |dice| ObjectPlan { kind: name(dice), at: square(dice) }),
        starting_blips: pick(dice, &[0, 3]),
        reinforcements: some(dice, byte),
        blip_pile: some(dice, byte),
        blip_pool: pick(dice, &[[0; 3], [9, 4, 9], [0, 0, 1]]),
        used_blips: some(dice, byte),
        used_unseen: some(dice, byte),
        reshuffles: maybe(dice, byte),
        broodlord: pick(dice, BroodlordState::ALL),
        victory: victory(dice),
        round_limit: maybe(dice, count),
        deployment: some(dice, |dice| ZonePlan { units: some(dice, name), squares: some(dice, square) }),
        special: SpecialRules {
            generators_break: chance(dice, 2),
            sealed_doors: some(dice, square),
            command_points: maybe(dice, byte),
            entry_opens: some(dice, |dice| EntryOpens { entry: name(dice), round: count(dice) }),
        },
        solo: maybe(dice, |dice| pick(dice, Solo::ALL)),
        key_marines: some(dice, name),
        tally: tally(dice),
        retired: some(dice, name),
        next_genestealer: maybe(dice, byte),
        next_blip: maybe(dice, byte),
        resolving: some(dice, name),
        over: maybe(dice, |dice| (maybe(dice, side), name(dice))),
        ..Position::new(board)
    }
}
