//! Missions at random: everything that a file can say, and playable.

mod conditions;

use std::collections::BTreeSet;

use content::hulk::{
    Aliens, Area, Blip, Endings, Genestealer, Goal, Hint, Lair, Lesson, Marine, Mark, Mission, Object, Point,
    Rounds, Series, Squad, Start, Until,
};
use content::{Language, Text};
use game_api::{Chance, Seeded};
use space_hulk::{
    BoardPlan, Coord, DoorPlacement, DoorPlan, DoorState, EntryOpens, EntryPlan, ExitPlan, Facing, LevelPlan,
    Melee, OptionValue, Options, Phase, Ranged, Rank, SectionKind, Side, SpecialRules,
};

pub struct Dice(Seeded);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Seeded::new(seed))
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0.pick(&vec![1; n])
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    pub fn maybe<T>(&mut self, make: impl FnOnce(&mut Dice) -> T) -> Option<T> {
        self.one_in(2).then(|| make(self))
    }

    pub fn some<T>(&mut self, most: usize, mut make: impl FnMut(&mut Dice, usize) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|i| make(self, i)).collect()
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i + 1));
        }
    }
}

/// Words that a careless printer would break.
const WORDS: [&str; 14] = [
    "Hold",
    "the \"bridge\"",
    "back\\slash",
    "a\ttab",
    "čo",
    "žltý",
    "\"\"\"",
    "'''",
    "# no comment",
    "[x]",
    "= 1",
    "\"\"",
    "ß",
    "end\\",
];

pub fn words(dice: &mut Dice, lines: bool) -> String {
    let mut text = dice.pick(&["Go", "\"Go\"", "Ő", "\\"]).to_owned();
    for _ in 0..dice.below(5) {
        let gap = if lines { dice.pick(&[" ", "\n", "\n\n"]) } else { " " };
        text = format!("{text}{gap}{}", dice.pick(&WORDS));
    }
    text
}

pub fn text(dice: &mut Dice) -> Text {
    let lines = dice.one_in(2);
    let mut text = Text::new(words(dice, lines));
    for language in [Language::Sk, Language::De, Language::Hu] {
        if dice.one_in(3) {
            text = text.with(language, words(dice, lines));
        }
    }
    text
}

/// What a mission under way is made of.
pub struct Parts {
    pub floor: Vec<Coord>,
    pub letters: Vec<char>,
    /// Squares that nothing fills yet.
    pub free: Vec<Coord>,
}

const LETTERS: [char; 8] = ['a', 'b', 'C', '7', '#', 'ž', 'ω', '-'];
const MARKS: [char; 8] = ['1', 'X', '+', 'ě', 'Q', '@', '*', 'z'];

fn level(dice: &mut Dice, origin: Coord, width: usize, height: usize) -> LevelPlan {
    let band = 2 + dice.below(3);
    let rows = (0..height).map(|y| {
        let row: String = (0..width)
            .map(|x| if y > 0 && dice.one_in(5) { ' ' } else { LETTERS[(x / band + y / 3) % LETTERS.len()] })
            .collect();
        row.trim_end().to_owned()
    });
    LevelPlan { origin, rows: rows.collect() }
}

fn squares_of(level: &LevelPlan) -> Vec<(Coord, char)> {
    let last = level.rows.len() - 1;
    let mut squares = Vec::new();
    for (row, text) in level.rows.iter().enumerate() {
        for (x, letter) in text.chars().enumerate().filter(|(_, letter)| *letter != ' ') {
            squares.push((level.origin.offset(x as i16, (last - row) as i16), letter));
        }
    }
    squares
}

pub fn area(dice: &mut Dice, parts: &Parts) -> Vec<Coord> {
    let n = 1 + dice.below(6);
    let from = dice.below(parts.floor.len());
    let run: Vec<Coord> = parts.floor.iter().cycle().skip(from).take(n).copied().collect();
    if dice.one_in(2) { run } else { vec![dice.pick(&parts.floor)] }
}

/// A side of a square beyond which there is no floor.
fn edge(dice: &mut Dice, parts: &Parts) -> (Coord, Facing) {
    let floor: BTreeSet<Coord> = parts.floor.iter().copied().collect();
    loop {
        let (at, facing) = (dice.pick(&parts.floor), dice.pick(&Facing::ALL));
        let (dx, dy) = facing.delta();
        if !floor.contains(&at.offset(dx, dy)) {
            return (at, facing);
        }
    }
}

pub fn mission(dice: &mut Dice) -> Mission {
    let (mut board, mut parts) = board(dice);
    let options = options(dice);
    doors(dice, &mut board, &mut parts, &options);
    board.entries = dice.some(4, |dice, i| {
        let (at, from) = edge(dice, &parts);
        let (starting, reinforcements) = dice.pick(&[(true, true), (true, false), (false, true)]);
        EntryPlan { id: format!("E_{i}"), at, from, starting, reinforcements }
    });
    let mut exits = BTreeSet::new();
    for _ in 0..dice.below(3) {
        let (at, to) = edge(dice, &parts);
        if exits.insert((at, to)) {
            let side = dice.pick(&[None, Some(Side::Marine), Some(Side::Alien)]);
            board.exits.push(ExitPlan { at, to, side });
        }
    }
    let mut mission = Mission::new(format!("random-{}", dice.below(100)), text(dice), board);
    mission.options = options;
    head(dice, &mut mission);
    mission.marks = marks(dice, &mission, &parts);
    mission.areas = dice.some(3, |dice, i| Area {
        id: format!("area-{i}"),
        name: dice.maybe(text),
        squares: area(dice, &parts),
    });
    forces(dice, &mut mission, &mut parts);
    ends(dice, &mut mission, &parts);
    mission
}

fn board(dice: &mut Dice) -> (BoardPlan, Parts) {
    let (width, height) = (8 + dice.below(8), 3 + dice.below(4));
    let origin = Coord::new(dice.below(5) as i16 - 2, dice.below(5) as i16 - 2);
    let mut board = BoardPlan { levels: vec![level(dice, origin, width, height)], ..BoardPlan::default() };
    if dice.one_in(3) {
        let above = Coord { level: 1, ..origin };
        board.levels.push(level(dice, above, 4, 2));
        let top = |level: &LevelPlan| squares_of(level)[0].0;
        board.ladders.push((top(&board.levels[1]), top(&board.levels[0])));
    }
    let drawn: Vec<(Coord, char)> = board.levels.iter().flat_map(squares_of).collect();
    let mut letters: Vec<char> = drawn.iter().map(|(_, letter)| *letter).collect();
    letters.sort();
    letters.dedup();
    for letter in &letters {
        if dice.one_in(2) {
            board.kinds.push((*letter, dice.pick(SectionKind::ALL)));
        }
    }
    let floor: Vec<Coord> = drawn.iter().map(|(at, _)| *at).collect();
    let mut free = floor.clone();
    dice.shuffle(&mut free);
    (board, Parts { floor, letters, free })
}

fn options(dice: &mut Dice) -> Options {
    let word = |word: &str| OptionValue::Word(word.into());
    let changes = [
        ("overwatch_fire", word("must")),
        ("door_close_overwatch", word("must")),
        ("door_close_overwatch", word("may")),
        ("lurk_genestealer_cap", word("none")),
        ("librarian_base_bonus", OptionValue::Number(0)),
        ("door_placement", word("edge")),
        ("assault_tie_turn", OptionValue::Flag(false)),
        ("parry_die", word("highest")),
    ];
    let mut options = dice.pick(&[Options::FOURTH, Options::THIRD]);
    for (name, value) in dice.some(4, |dice, _| dice.pick(&changes)) {
        options.set(name, &value).expect("an option");
    }
    options.timer_seconds = dice.maybe(|dice| 1 + dice.below(3600) as u16);
    options
}

fn doors(dice: &mut Dice, board: &mut BoardPlan, parts: &mut Parts, options: &Options) {
    let edges = options.door_placement == DoorPlacement::Edge;
    let mut places = BTreeSet::new();
    for _ in 0..dice.below(6) {
        let at = parts.free.pop().expect("room enough");
        let east = at.offset(1, 0);
        let state = dice.pick(DoorState::ALL);
        if !edges {
            board.doors.push(DoorPlan { at, beyond: None, state });
        } else if parts.floor.contains(&east) && places.insert(at) {
            board.doors.push(DoorPlan { at, beyond: Some(east), state });
        }
    }
    for _ in 0..dice.below(3) {
        let at = dice.pick(&parts.floor);
        let north = at.offset(0, 1);
        if parts.floor.contains(&north) && !board.walls.contains(&(at, north)) {
            board.walls.push((at, north));
        }
    }
}

fn head(dice: &mut Dice, mission: &mut Mission) {
    mission.series = dice.pick(&Series::ALL);
    if mission.series.has_chapters() {
        mission.chapter = dice.maybe(|dice| 1 + dice.below(99) as u16);
    }
    mission.author = words(dice, false);
    mission.licence = words(dice, false);
    mission.difficulty = 1 + dice.below(5) as u8;
    mission.briefing = text(dice);
    mission.endings = Endings { marine: dice.maybe(text), alien: dice.maybe(text), draw: dice.maybe(text) };
}

fn marks(dice: &mut Dice, mission: &Mission, parts: &Parts) -> Vec<Mark> {
    let mut taken = BTreeSet::new();
    let mut marks: Vec<Mark> = Vec::new();
    for letter in MARKS {
        let n = dice.pick(&[0, 1, 1, 3]);
        let mut squares: Vec<Coord> =
            (0..n).map(|_| dice.pick(&parts.floor)).filter(|at| taken.insert(*at)).collect();
        squares.sort_by_key(|at| parts.floor.iter().position(|square| square == at));
        if !squares.is_empty() {
            marks.push(Mark { letter, squares });
        }
    }
    marks.sort_by_key(|mark| mark.letter);
    assert!(mission.marks.is_empty());
    marks
}

fn forces(dice: &mut Dice, mission: &mut Mission, parts: &mut Parts) {
    let mut next = || parts.free.pop().expect("room enough");
    mission.generators = dice.some(2, |_, _| next());
    mission.objects = dice.some(2, |dice, i| Object {
        kind: format!("thing-{i}"),
        name: dice.maybe(text),
        at: if dice.one_in(3) { None } else { Some(next()) },
    });
    mission.squads = dice.some(2, |dice, i| Squad { id: format!("squad-{i}"), name: dice.maybe(text) });
    for i in 0..1 + dice.below(4) {
        let start = if dice.one_in(4) {
            Start::Deploy(vec![next(), next()])
        } else {
            Start::At(next(), dice.pick(&Facing::ALL))
        };
        let marine = marine(dice, i, start, mission);
        mission.marines.push(marine);
    }
    mission.genestealers =
        dice.some(3, |dice, _| Genestealer { lair: Lair::At(next()), facing: dice.pick(&Facing::ALL) });
    mission.blips = dice.some(3, |dice, _| Blip { lair: Lair::At(next()), value: 1 + dice.below(3) as u8 });
    if let Some(entry) = mission.board.entries.first() {
        let lair = Lair::Entry(entry.id.clone());
        mission
            .genestealers
            .extend(dice.some(1, |_, _| Genestealer { lair: lair.clone(), facing: Facing::North }));
        mission.blips.extend(dice.some(2, |_, _| Blip { lair: lair.clone(), value: 2 }));
    }
    mission.aliens = Aliens {
        starting_blips: dice.pick(&[0, 0, 2]),
        reinforcements: dice.pick(&[vec![], vec![2], vec![1, 0], vec![0, 1, 2, 1]]),
        reserve: dice.pick(&[None, Some([1, 2, 3]), Some([0; 3])]),
        reshuffles: dice.maybe(|dice| dice.below(3) as u8),
        broodlord: dice.one_in(2),
    };
}

fn marine(dice: &mut Dice, i: usize, start: Start, mission: &Mission) -> Marine {
    let rank = dice.pick(Rank::ALL);
    let ranged = dice.pick(Ranged::ALL);
    let carried: BTreeSet<String> =
        mission.marines.iter().flat_map(|marine| marine.carries.clone()).collect();
    let free: Vec<String> = mission
        .objects
        .iter()
        .filter(|object| object.at.is_none() && !carried.contains(&object.kind))
        .map(|object| object.kind.clone())
        .collect();
    Marine {
        name: dice.maybe(|dice| words(dice, false)),
        squad: dice
            .maybe(|dice| {
                dice.pick(
                    &mission
                        .squads
                        .iter()
                        .map(|squad| Some(squad.id.clone()))
                        .chain([None])
                        .collect::<Vec<_>>(),
                )
            })
            .flatten(),
        rank,
        ranged,
        melee: dice.pick(Melee::ALL),
        ammo: (ranged.full_ammo() > 0).then(|| dice.below(7) as u8),
        psi: (rank == Rank::Librarian).then(|| dice.below(21) as u8),
        carries: free,
        key: dice.one_in(3),
        ..Marine::new(format!("m-{i}"), start)
    }
}

fn ends(dice: &mut Dice, mission: &mut Mission, parts: &Parts) {
    if dice.one_in(2) {
        let winner = dice.pick(&[None, Some(Side::Marine), Some(Side::Alien)]);
        mission.rounds = Rounds { limit: Some(1 + dice.below(30) as u16), winner };
    }
    for i in 0..1 + dice.below(4) {
        let when = conditions::condition(dice, mission, parts, 0);
        let side = dice.pick(&[None, Some(Side::Marine), Some(Side::Alien)]);
        let text = dice.maybe(text);
        mission.goals.push(Goal { side, id: format!("goal-{i}"), immediate: dice.one_in(2), text, when });
    }
    let doors: Vec<Coord> = mission.board.doors.iter().map(|door| door.at).collect();
    let entries = mission.board.entries.iter();
    let opens = entries.map(|entry| EntryOpens { entry: entry.id.clone(), round: 1 + dice.below(9) as u16 });
    let opens: Vec<EntryOpens> = opens.collect();
    mission.special = SpecialRules {
        generators_break: dice.one_in(2),
        sealed_doors: if dice.one_in(2) { doors } else { Vec::new() },
        command_points: dice.maybe(|dice| dice.below(7) as u8),
        entry_opens: if dice.one_in(2) { opens } else { Vec::new() },
    };
    if mission.series == Series::Tutorial {
        mission.lesson = dice.maybe(|dice| Lesson {
            side: dice.pick(&[Side::Marine, Side::Alien]),
            dice: dice.maybe(|dice| dice.below(100) as u32),
        });
    }
    mission.hints = dice.some(3, |dice, i| hint(dice, i, mission, parts));
}

fn hint(dice: &mut Dice, i: usize, mission: &Mission, parts: &Parts) -> Hint {
    let unit = mission.marines[0].id.clone();
    let point = match dice.below(4) {
        0 => None,
        1 => Some(Point::Unit(unit.clone())),
        2 => Some(Point::Squares(area(dice, parts))),
        _ => Some(Point::Control("end_turn".into())),
    };
    let until = match dice.below(6) {
        0 => Until::Read,
        1 => Until::Action { action: "move".into(), unit: Some(unit) },
        2 => Until::Action { action: "end_turn".into(), unit: None },
        3 => Until::When(conditions::condition(dice, mission, parts, 1)),
        4 => Until::Round(3),
        _ => Until::Phase(dice.pick(Phase::ALL)),
    };
    let rules = dice.some(2, |dice, _| dice.pick(&["SH-MOVE-01", "SH-TV-46"]).to_owned());
    Hint { id: format!("hint-{i}"), text: text(dice), rules, point, until }
}
