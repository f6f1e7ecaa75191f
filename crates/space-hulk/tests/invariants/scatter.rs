//! Positions to start from: missions as they are, and units strewn over their maps.

use game_api::{Journal, Seeded};
use space_hulk::{
    BroodlordState, CommandPlan, Condition, Coord, Facing, Goal, Kind, Melee, Options, Phase, PlacePlan,
    Position, Ranged, Rank, Solo, SpaceHulk, SpecialRules, Tally, UnitPlan, Victory,
};

/// Who plays: two, or one against either variant.
const MODES: [Option<Solo>; 3] = [None, Some(Solo::A), Some(Solo::B)];

/// Each mission in every mode, with random options.
pub fn starts(missions: &[Position], seed: u64) -> Vec<SpaceHulk> {
    let mut dice = Seeded::new(seed);
    let modes = MODES.iter().flat_map(|mode| missions.iter().map(move |mission| (mission, *mode)));
    modes.filter_map(|(mission, mode)| start(mission.clone(), mode, &mut dice)).collect()
}

/// Each mission in one mode, in turn.
pub fn in_turn(missions: &[Position], seed: u64) -> Vec<SpaceHulk> {
    let mut dice = Seeded::new(seed);
    let modes = missions.iter().zip(MODES.iter().cycle());
    modes.filter_map(|(mission, mode)| start(mission.clone(), *mode, &mut dice)).collect()
}

/// Units are strewn at random over the maps of the missions, in every mode.
pub fn scattered(missions: &[Position], each: usize, seed: u64) -> Vec<SpaceHulk> {
    let mut dice = Seeded::new(seed);
    let maps = missions.iter().flat_map(|mission| std::iter::repeat_n(mission, each));
    let modes = maps.zip(MODES.iter().cycle());
    modes.filter_map(|(mission, mode)| start(scatter(mission, *mode, &mut dice), *mode, &mut dice)).collect()
}

/// A game with random options; none where mission and mode do not go together.
fn start(mut position: Position, mode: Option<Solo>, dice: &mut Seeded) -> Option<SpaceHulk> {
    position.solo = mode;
    position.options = options(position.options, dice);
    SpaceHulk::from_position(&position, dice, &mut Journal::discard()).ok()
}

/// A fifth of the options has another value; where doors stand is a matter of the map.
fn options(mut options: Options, dice: &mut Seeded) -> Options {
    for (name, allowed) in Options::allowed() {
        if matches!(name, "door_placement" | "timer_seconds") || dice.below(5) > 0 {
            continue;
        }
        let values: Vec<&str> = allowed.split_whitespace().collect();
        options
            .set(name, &value(values[dice.below(values.len() as u32) as usize]))
            .expect("an allowed value");
    }
    options
}

fn value(word: &str) -> space_hulk::OptionValue {
    use space_hulk::OptionValue;
    match (word.parse(), word) {
        (Ok(number), _) => OptionValue::Number(number),
        (_, "true" | "false") => OptionValue::Flag(word == "true"),
        _ => OptionValue::Word(word.to_owned()),
    }
}

fn one_of<T: Copy>(from: &[T], dice: &mut Seeded) -> T {
    from[dice.below(from.len() as u32) as usize]
}

/// The map of a mission, with units of all kinds close to each other.
fn scatter(mission: &Position, mode: Option<Solo>, dice: &mut Seeded) -> Position {
    let mut position = Position::new(mission.board.clone());
    position.options = mission.options;
    position.phase = one_of(&[Phase::MarineCommand, Phase::MarineAction, Phase::AlienAction], dice);
    let drawn = 1 + dice.below(6) as u8;
    // Nothing is spent before the second draw.
    let spends = position.phase != Phase::MarineCommand && dice.below(2) == 0;
    let spent = if spends { drawn } else { 0 };
    position.command = CommandPlan { drawn: Some(drawn), spent, settled: false };
    position.blip_pool = [4, 2, 4];
    position.reinforcements = vec![dice.below(3) as u8];
    position.broodlord = one_of(&[BroodlordState::Absent, BroodlordState::Waiting], dice);
    position.victory = goals(dice);
    position.round_limit = Some(2);
    position.special = SpecialRules::default();
    position.tally = Tally::default();
    for door in &mut position.board.doors {
        door.state = one_of(&[door.state, space_hulk::DoorState::Open, space_hulk::DoorState::Closed], dice);
    }
    place_units(&mut position, floor(mission), dice);
    if mode == Some(Solo::B) {
        stack_aliens(&mut position.units, dice);
    }
    position
}

/// The squares of a map.
fn floor(mission: &Position) -> Vec<Coord> {
    let game = SpaceHulk::from_position(mission, &mut Seeded::new(0), &mut Journal::discard());
    let game = game.expect("a mission that can be played");
    let board = game.setup().board();
    board.squares().map(|square| board.coord(square)).collect()
}

fn place_units(position: &mut Position, mut floor: Vec<Coord>, dice: &mut Seeded) {
    let closed: Vec<Coord> = position.board.doors.iter().map(|door| door.at).collect();
    floor.retain(|coord| !closed.contains(coord));
    let heart = one_of(&floor, dice);
    floor.retain(|coord| coord.range_to(heart).is_some_and(|range| range <= 6));
    for i in (1..floor.len()).rev() {
        floor.swap(i, dice.below(i as u32 + 1) as usize);
    }
    let marines = 2 + dice.below(2) as usize;
    let blips = one_of(&[1, 1, 2, 3, 4], dice);
    // A lone blip is all that there is: nothing else keeps the Marines from winning.
    let genestealers = if blips == 1 { 0 } else { dice.below(3) as usize };
    for (i, &at) in floor.iter().take(marines + blips + genestealers).enumerate() {
        position.units.push(match i {
            i if i < marines => marine(i, at, dice),
            i if i < marines + blips => blip(i, at, dice),
            i => alien(i, at, dice),
        });
    }
    if dice.below(3) == 0 {
        position.burning = floor.iter().copied().filter(|_| dice.below(6) == 0).collect();
    }
}

/// In variant B aliens share squares: some of them join the one before.
fn stack_aliens(units: &mut [UnitPlan], dice: &mut Seeded) {
    for i in 1..units.len() {
        let both = units[i - 1].kind != Kind::Marine && units[i].kind != Kind::Marine;
        if both && dice.below(3) > 0 {
            units[i].place = units[i - 1].place.clone();
        }
    }
}

fn marine(i: usize, at: Coord, dice: &mut Seeded) -> UnitPlan {
    let mut unit = UnitPlan::new(&format!("m{}", i + 1), Kind::Marine, PlacePlan::At(at));
    unit.facing = one_of(&Facing::ALL, dice);
    unit.rank = one_of(&[Rank::Trooper, Rank::Sergeant, Rank::Librarian], dice);
    unit.ranged = one_of(&[Ranged::StormBolter, Ranged::AssaultCannon, Ranged::HeavyFlamer], dice);
    if unit.rank == Rank::Librarian {
        (unit.melee, unit.ranged) = (Melee::ForceAxe, Ranged::StormBolter);
    }
    unit.overwatch = unit.ranged != Ranged::HeavyFlamer && dice.below(4) > 0;
    unit.activated = dice.below(3) == 0;
    if i == 0 {
        unit.carries = vec!["relic".to_owned()];
    }
    unit
}

fn blip(i: usize, at: Coord, dice: &mut Seeded) -> UnitPlan {
    let mut unit = UnitPlan::new(&format!("b{}", i + 1), Kind::Blip, PlacePlan::At(at));
    unit.value = 1 + dice.below(3) as u8;
    unit
}

fn alien(i: usize, at: Coord, dice: &mut Seeded) -> UnitPlan {
    let mut unit = UnitPlan::new(&format!("g{}", i + 1), Kind::Genestealer, PlacePlan::At(at));
    unit.facing = one_of(&Facing::ALL, dice);
    unit
}

/// Half of the games are won without aliens, the others by casualties.
fn goals(dice: &mut Seeded) -> Victory {
    let goal = |name: &str, when: Condition| Goal { name: name.to_owned(), when, immediate: true };
    let clear = goal("clear", Condition::Not(Box::new(Condition::AliensInPlay(1))));
    let marine = if dice.below(2) == 0 { clear } else { goal("blood", Condition::AliensKilled(12)) };
    let alien = goal("lost", Condition::MarinesKilled(2));
    Victory { marine: vec![marine], alien: vec![alien], ..Victory::default() }
}
