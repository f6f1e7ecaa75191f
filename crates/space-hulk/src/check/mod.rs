//! From a position as somebody wrote it to a game that can be played: the only
//! way across, and it reports every problem at once.

mod board;
mod units;
mod victory;

use std::collections::BTreeSet;
use std::sync::Arc;

use game_api::{Chance, Journal, Problem, Problems, Seeded};
use smallvec::SmallVec;

use crate::geometry::{Coord, Square, SquareSet};
use crate::position::{BroodlordState, DoorState, Phase, Position};
use crate::rules::solo::Memory;
use crate::setup::{Content, Setup, generated_tag, name_bit, reckoned};
use crate::state::{
    BLIP_COUNTERS, Ending, MAX_OBJECTS, ObjectPlace, Outcome, Reserve, SpaceHulk, Stage, Units, Volley,
};
use crate::unit::{Kind, Side, Tag, UnitId, UnitSet};
use crate::{Event, frame_text};

/// A position that has been checked and prepared, to be played as often as one likes:
/// everything that takes time has been done.
#[derive(Clone, Debug)]
pub struct Start(SpaceHulk);

impl Start {
    /// Checks and prepares a position.
    pub fn new(position: &Position) -> Result<Start, Vec<Problem>> {
        SpaceHulk::unsettled(position, None).map(Start)
    }

    /// Settles it up to its first decision, as [`SpaceHulk::from_position`] does.
    pub fn begin(&self, chance: &mut dyn Chance, journal: &mut Journal<Side, Event>) -> SpaceHulk {
        let mut game = self.0.clone();
        game.begin(chance, journal);
        game
    }
}

impl SpaceHulk {
    /// Sets up a position and settles it up to its first decision.
    ///
    /// What has to be drawn or rolled before that decision comes from `chance`.
    pub fn from_position(
        position: &Position,
        chance: &mut dyn Chance,
        journal: &mut Journal<Side, Event>,
    ) -> Result<SpaceHulk, Vec<Problem>> {
        Ok(Start::new(position)?.begin(chance, journal))
    }

    /// The game of another position of the same mission. The prepared board is shared: to prepare
    /// one takes as long as thousands of actions. A position at a decision draws nothing more; if
    /// a correction of the rules now asks for dice before that decision, they are the same in
    /// every process.
    pub fn at_position(&self, position: &Position) -> Result<SpaceHulk, Vec<Problem>> {
        let mut game = SpaceHulk::unsettled(position, Some(&self.setup))?;
        game.begin(&mut Seeded::new(0), &mut Journal::discard());
        Ok(game)
    }

    /// The position as it is written, before anything is settled; on `known` if that is its setup.
    fn unsettled(position: &Position, known: Option<&Arc<Setup>>) -> Result<SpaceHulk, Vec<Problem>> {
        let mut problems = Problems::default();
        board::check(&position.board, &position.options, &mut problems);
        if !problems.is_empty() {
            // Squares mean nothing without a sound board.
            return Err(problems.into_list());
        }
        let floor: BTreeSet<Coord> = crate::grid::floor_of(&position.board).map(|(coord, _)| coord).collect();
        units::check(position, &floor, &mut problems);
        check_numbers(position, &mut problems);
        check_things(position, &floor, &mut problems);
        victory::check(position, &floor, &mut problems);
        if !problems.is_empty() {
            return Err(problems.into_list());
        }
        let game = build(position, known);
        if !game.can_deploy_all() {
            problems.add_advised(
                "deployment",
                "the zones have no square for each Marine",
                "make them larger",
            );
            return Err(problems.into_list());
        }
        frame_text::parse_all(game, &position.resolving, &mut problems).ok_or(problems.into_list())
    }
}

fn check_numbers(position: &Position, problems: &mut Problems) {
    let command = &position.command;
    if position.turn == 0 || position.turn > 9999 {
        problems.add("turn", format!("{} is no round: rounds count from 1 to 9999", position.turn));
    }
    if let Some(limit) = position.round_limit
        && (limit == 0 || limit > 9999 || position.turn > limit)
    {
        problems.add_advised(
            "round_limit",
            format!("round {} cannot be played with a limit of {limit}", position.turn),
            "raise the limit",
        );
    }
    if command.drawn.is_some_and(|drawn| drawn > 6) {
        problems.add("command.drawn", "the command counters show 1 to 6 (0 for none)");
    }
    let may_overspend = position.options.cp_overspend == crate::options::CpOverspend::LoseGame;
    if command.spent > command.drawn.unwrap_or(0) && (!may_overspend || command.spent > 99) {
        problems.add(
            "command.spent",
            format!("{} points spent, but only {} drawn", command.spent, command.drawn.unwrap_or(0)),
        );
    }
    if position.starting_blips as usize > BLIP_COUNTERS {
        problems.add("starting_blips", "there are 22 blips in all");
    }
    if position.reinforcements.iter().any(|&n| n as usize > BLIP_COUNTERS)
        || position.reinforcements.len() > 99
    {
        problems.add("reinforcements", "at most 22 blips a round, for at most 99 rounds");
    }
    check_reserve(position, problems);
    check_special(position, problems);
}

fn check_special(position: &Position, problems: &mut Problems) {
    let special = &position.special;
    for (i, at) in special.sealed_doors.iter().enumerate() {
        if !position.board.doors.iter().any(|door| door.at == *at) {
            problems.add(format!("special.sealed_doors[{i}]"), format!("there is no door at {at}"));
        }
    }
    if special.command_points.is_some_and(|points| points > 6) {
        problems.add("special.command_points", "at most 6 command points a round");
    }
    let mut named = BTreeSet::new();
    for (i, opens) in special.entry_opens.iter().enumerate() {
        let path = format!("special.entry_opens[{i}]");
        if !position.board.entries.iter().any(|entry| entry.id == opens.entry) {
            problems.add(path, format!("there is no entry area {:?}", opens.entry));
        } else if !named.insert(&opens.entry) {
            problems.add_advised(
                path,
                format!("the entry area {:?} opens twice", opens.entry),
                "keep one of the two",
            );
        } else if !(1..=9999).contains(&opens.round) {
            problems.add(path, format!("{} is no round: rounds count from 1 to 9999", opens.round));
        }
    }
}

fn check_reserve(position: &Position, problems: &mut Problems) {
    for (path, values) in [
        ("blip_pile", &position.blip_pile),
        ("used_blips", &position.used_blips),
        ("used_unseen", &position.used_unseen),
    ] {
        if let Some(at) = values.iter().position(|value| !(1..=3).contains(value)) {
            problems
                .add(format!("{path}[{at}]"), format!("{} is no blip: values are 1, 2 and 3", values[at]));
        }
    }
    let blips = position.units.iter().filter(|unit| unit.kind == Kind::Blip);
    let in_play: usize = blips.map(|unit| 1 + unit.beneath.len()).sum();
    let lists = position.blip_pile.len() + position.used_blips.len() + position.used_unseen.len();
    let pool: usize = position.blip_pool.iter().map(|&n| n as usize).sum();
    if in_play + lists + pool > BLIP_COUNTERS {
        problems.add(
            "blip_pile",
            format!("{} blips in play, in the pile and used: there are only 22", in_play + lists + pool),
        );
    }
}

fn check_things(position: &Position, floor: &BTreeSet<Coord>, problems: &mut Problems) {
    for (i, coord) in position.burning.iter().enumerate() {
        if !floor.contains(coord) {
            problems.add(format!("burning[{i}]"), format!("{coord} is no floor"));
        }
    }
    let unit_at = |coord: Coord| position.units.iter().find(|unit| unit.place == crate::PlacePlan::At(coord));
    let closed = |coord: Coord| {
        position
            .board
            .doors
            .iter()
            .any(|door| door.at == coord && door.beyond.is_none() && door.state == DoorState::Closed)
    };
    let mut filled = BTreeSet::new();
    let generators = position.generators.iter().enumerate().map(|(i, g)| (format!("generators[{i}]"), g.at));
    let barrier = position.barrier.iter().map(|&at| ("barrier".to_owned(), at));
    for (path, at) in generators.chain(barrier) {
        if !floor.contains(&at) {
            problems.add(path, format!("{at} is no floor"));
        } else if let Some(unit) = unit_at(at) {
            problems.add(path, format!("{at} is taken by unit {:?}", unit.id));
        } else if closed(at) {
            problems.add(path, format!("a closed door stands in {at}"));
        } else if !filled.insert(at) {
            problems.add(path, format!("{at} is filled twice"));
        }
    }
    if position.generators.len() > 16 {
        problems.add("generators", "at most 16 generators");
    }
    check_objects(position, floor, &filled, problems);
}

fn check_objects(
    position: &Position,
    floor: &BTreeSet<Coord>,
    filled: &BTreeSet<Coord>,
    problems: &mut Problems,
) {
    let mut kinds = BTreeSet::new();
    for (i, object) in position.objects.iter().enumerate() {
        let path = format!("objects[{i}]");
        if !floor.contains(&object.at) {
            problems.add(format!("{path}.at"), format!("{} is no floor", object.at));
        } else if filled.contains(&object.at) {
            problems.add(format!("{path}.at"), format!("{} is filled, nothing can lie there", object.at));
        }
        if !is_name(&object.kind) {
            problems.add(format!("{path}.kind"), "a kind has 1 to 24 letters, digits, '-' or '_'");
        }
    }
    let carried = position.units.iter().flat_map(|unit| unit.carries.iter());
    let gone = position.tally.objects_exited.iter().map(|(kind, _)| kind);
    for kind in position.objects.iter().map(|object| &object.kind).chain(carried).chain(gone) {
        if !kinds.insert(kind) {
            problems.add_advised(
                "objects",
                format!("there are two objects {kind:?}"),
                "give each a name of its own",
            );
        }
    }
    if kinds.len() > MAX_OBJECTS {
        problems.add("objects", format!("{} objects: at most {MAX_OBJECTS}", kinds.len()));
    }
}

/// Whether a text can be a name: short, and safe in every text form.
pub(crate) fn is_name(text: &str) -> bool {
    let fine = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    (1..=24).contains(&text.chars().count()) && text.chars().all(fine)
}

/// Makes the game; nothing can fail any more.
fn build(position: &Position, known: Option<&Arc<Setup>>) -> SpaceHulk {
    let (content, blips) = (content_of(position), reckoned(units::all_blips(position)));
    let setup = match known.filter(|setup| setup.content == content && setup.blips == blips) {
        Some(setup) => Arc::clone(setup),
        None => Arc::new(Setup::new(content, blips)),
    };
    let mut game = SpaceHulk {
        units: Units::EMPTY,
        marines: UnitSet::EMPTY,
        stealers: UnitSet::EMPTY,
        blips: UnitSet::EMPTY,
        solid: SquareSet::EMPTY,
        burning: SquareSet::EMPTY,
        frames: SmallVec::new(),
        volley: Volley::default(),
        closed: 0,
        destroyed: 0,
        objects: [ObjectPlace::Gone(Side::Marine); MAX_OBJECTS],
        killed: 0,
        exited: 0,
        reserve: Reserve::new(&position.blip_pile, position.blip_pool, position.reshuffles),
        fulfilled: position.tally.fulfilled.iter().rev().fold(0, |bits, &met| bits << 1 | u32::from(met)),
        aliens_killed: position.tally.aliens_killed,
        aliens_exited: position.tally.aliens_exited,
        turn: position.turn,
        damaged: 0,
        barrier: Square::NEVER,
        phase: position.phase,
        stage: Stage::Begin,
        active: UnitId::NONE,
        drawn: position.command.drawn.unwrap_or(0),
        spent: position.command.spent,
        broodlord: position.broodlord,
        next_genestealer: 1,
        next_blip: 1,
        over: None,
        solo: Memory::new(position.solo),
        unswept: false,
        stale: true,
        aiming: false,
        setup,
    };
    game.stage = implied_stage(position);
    for &value in &position.used_blips {
        game.reserve.used[value as usize - 1] += 1;
    }
    for &value in &position.used_unseen {
        game.reserve.used_unseen[value as usize - 1] += 1;
    }
    units::place(&mut game, position);
    place_things(&mut game, position);
    game.over = position.over.as_ref().map(|(winner, reason)| outcome_of(&game, *winner, reason));
    game
}

/// A phase that is loaded has begun; only what it does first may still be missing.
pub(crate) fn implied_stage(position: &Position) -> Stage {
    match position.phase {
        Phase::MarineCommand if position.command.drawn.is_none() => Stage::Begin,
        Phase::MarineCommand if position.command.settled => Stage::End,
        Phase::Setup | Phase::AlienReinforcement | Phase::MissionStatus => {
            if position
                .units
                .iter()
                .any(|unit| unit.kind == Kind::Blip && unit.place == crate::PlacePlan::Hand)
            {
                Stage::Middle
            } else {
                Stage::Begin
            }
        }
        _ => Stage::Middle,
    }
}

/// The shortest schedule that says the same: the last number holds on, and no
/// schedule means none.
fn schedule_of(per_round: &[u8]) -> Vec<u8> {
    let mut schedule = per_round.to_vec();
    while schedule.len() > 1 && schedule[schedule.len() - 2] == schedule[schedule.len() - 1] {
        schedule.pop();
    }
    if schedule == [0] { Vec::new() } else { schedule }
}

fn content_of(position: &Position) -> Content {
    let mut plan = position.board.clone();
    for door in &mut plan.doors {
        door.state = DoorState::Closed;
    }
    let is_generated = |name: &String, kind: Kind| match generated_tag(name) {
        Some(Tag::Blip(_)) => kind == Kind::Blip,
        Some(Tag::Genestealer(_)) => kind.is_genestealer(),
        _ => false,
    };
    let living = position.units.iter().filter(|unit| !is_generated(&unit.id, unit.kind)).map(|unit| &unit.id);
    let tally = &position.tally;
    let gone = tally.marines_killed.iter().chain(&tally.marines_exited).chain(&position.retired);
    let names: BTreeSet<String> = living.chain(gone).cloned().collect();
    let lying = position.objects.iter().map(|object| &object.kind);
    let carried = position.units.iter().flat_map(|unit| unit.carries.iter());
    let exited = tally.objects_exited.iter().map(|(kind, _)| kind);
    let objects: BTreeSet<String> = lying.chain(carried).chain(exited).cloned().collect();
    Content {
        plan,
        options: position.options,
        names: names.into_iter().collect(),
        generators: position.generators.iter().map(|generator| generator.at).collect(),
        objects: objects.into_iter().collect(),
        zones: position.deployment.clone(),
        starting_blips: position.starting_blips,
        reinforcements: schedule_of(&position.reinforcements),
        round_limit: position.round_limit,
        victory: position.victory.clone(),
        special: position.special.clone(),
        solo: position.solo,
        key_marines: position.key_marines.clone(),
    }
}

fn place_things(game: &mut SpaceHulk, position: &Position) {
    let setup = Arc::clone(&game.setup);
    let square = |coord: Coord| setup.board.square(coord).expect("checked");
    for (i, door) in position.board.doors.iter().enumerate() {
        match door.state {
            DoorState::Closed => {
                game.closed |= 1 << i;
                game.fill(setup.board.doors()[i].block);
            }
            DoorState::Destroyed => game.destroyed |= 1 << i,
            DoorState::Open => {}
        }
    }
    for (i, generator) in position.generators.iter().enumerate() {
        game.fill(square(generator.at));
        game.damaged |= u16::from(generator.damaged) << i;
    }
    if let Some(at) = position.barrier {
        game.barrier = square(at);
        game.fill(game.barrier);
    }
    game.burning = position.burning.iter().map(|&at| square(at)).collect();
    for object in &position.objects {
        let number = setup.object_named(&object.kind).expect("listed");
        game.objects[number as usize] = ObjectPlace::On(square(object.at));
    }
    for (kind, side) in &position.tally.objects_exited {
        let number = setup.object_named(kind).expect("listed");
        game.objects[number as usize] = ObjectPlace::Gone(*side);
    }
    let bits = |names: &[String]| names.iter().map(|name| name_bit(&setup.content.names, name)).sum();
    game.killed = bits(&position.tally.marines_killed);
    game.exited = bits(&position.tally.marines_exited);
}

fn outcome_of(game: &SpaceHulk, winner: Option<Side>, reason: &str) -> Outcome {
    let goal = game.setup.victory().goals().position(|(side, goal)| side == winner && goal.name == reason);
    let ending = match (reason, goal) {
        (_, Some(goal)) => Ending::Goal(goal as u8),
        ("round_limit", _) => Ending::RoundLimit,
        ("overspent", _) => Ending::Overspent,
        ("no_units", _) => Ending::NoUnits,
        ("no_marines", _) => Ending::NoMarines,
        ("out_of_reach", _) => Ending::OutOfReach,
        _ => Ending::Stalemate,
    };
    Outcome { winner, ending }
}

impl BroodlordState {
    /// Whether he may still come.
    pub(crate) fn is_waiting(self) -> bool {
        self == BroodlordState::Waiting
    }
}
