//! From JSON to a position. Everything that is wrong is told at once, each problem with its
//! path; whether the position can be played is for the rules to say.

mod decks;
mod hands;

use death_angel::{
    CellPlan, Ending, Foe, Lasting, Marine, Phase, Position, Row, Seat, Side, Stage, Team, Terrain,
};

use crate::scope::{Item, Scope};

/// The longest line of work under way that is looked at.
const MAX_WORK_LINE: usize = 100;

/// Reads everything; what is wrong is noted, and stands as its default.
pub(super) fn read(scope: &Scope) -> Position {
    let players = scope.need("players").and_then(|item| item.number(1..=6));
    let mut position = Position::new(players.unwrap_or(1));
    if let Some(given) = scope.need("teams").and_then(|item| item.scope()) {
        position.teams = teams(&given);
    }
    if let Some(formation) = scope.need("formation") {
        let rows = formation.list();
        position.formation = rows.iter().filter_map(|item| row(item, &mut position.door_tokens)).collect();
    }
    decks::read(scope, &mut position);
    read_moment(scope, &mut position);
    hands::read(scope, &mut position);
    read_effects(scope, &mut position);
    position
}

/// The teams of each seat, up to the last seat that is named.
pub(super) fn teams(scope: &Scope) -> Vec<Vec<Team>> {
    let mut teams = Vec::new();
    for (name, value) in scope.fields {
        let Some(seat) = Seat::from_name(name) else {
            scope.notes.add(scope.path(name), "the seats are p1 to p6");
            continue;
        };
        if value.is_null() {
            continue;
        }
        while teams.len() <= seat.index() {
            teams.push(Vec::new());
        }
        teams[seat.index()] = words(scope, name, Team::ALL, Team::name);
    }
    teams
}

/// A list of words.
fn words<T: Copy>(scope: &Scope, key: &str, all: &[T], name: fn(T) -> &'static str) -> Vec<T> {
    scope.list(key).iter().filter_map(|item| item.word(all, name)).collect()
}

fn row(item: &Item, door_tokens: &mut u8) -> Option<Row> {
    let scope = item.scope()?;
    let (marine, facing) = (scope.need("marine"), scope.need("facing"));
    let mut cell = |key: &str| {
        let scope = scope.item(key).and_then(|item| item.scope());
        scope.map(|scope| read_cell(&scope, door_tokens)).unwrap_or_default()
    };
    let (left, right) = (cell("left"), cell("right"));
    let tokens = scope.number("tokens", 0..=12).unwrap_or(0);
    let marine = marine?.word(Marine::ALL, Marine::name);
    let facing = facing?.word(Side::ALL, Side::name);
    Some(Row { marine: marine?, facing: facing?, tokens, left, right })
}

fn read_cell(scope: &Scope, door_tokens: &mut u8) -> CellPlan {
    CellPlan {
        swarm: words(scope, "swarm", Foe::ALL, Foe::name),
        attacked: words(scope, "attacked", Foe::ALL, Foe::name),
        shielded: scope.flag("shielded"),
        terrain: scope.list("terrain").iter().filter_map(|item| terrain(item, door_tokens)).collect(),
    }
}

/// A terrain card by its name, or as an object with its tokens; only the Door holds some.
fn terrain(item: &Item, door_tokens: &mut u8) -> Option<Terrain> {
    if item.value.is_string() {
        return item.word(Terrain::ALL, Terrain::name);
    }
    let scope = item.scope()?;
    let terrain = scope.need("id")?.word(Terrain::ALL, Terrain::name)?;
    match (terrain, scope.number("tokens", 0..=12).unwrap_or(0)) {
        (Terrain::Door, tokens) => *door_tokens = tokens,
        (_, 0) => {}
        _ => scope.notes.add(scope.path("tokens"), "only the Door holds tokens"),
    }
    Some(terrain)
}

/// When it is, and whose turn.
fn read_moment(scope: &Scope, position: &mut Position) {
    position.round = scope.number("turn", 1..=9999).unwrap_or(1);
    if let Some(phase) = scope.item("phase").and_then(|item| item.word(Phase::ALL, Phase::name)) {
        position.phase = phase;
    }
    if let Some(stage) = scope.item("stage").and_then(|item| item.word(Stage::ALL, Stage::name)) {
        position.stage = stage;
    }
    if let Some(seat) = scope.item("current").and_then(|item| item.word(Seat::ALL, Seat::name)) {
        position.current = seat;
    }
    position.resolved = scope.number("resolved", 0..=18).unwrap_or(0);
    let work = |item: &Item| match item.text()? {
        line if line.len() > MAX_WORK_LINE => item.wrong("is no work that can be done"),
        line => Some(line.to_owned()),
    };
    position.resolving = scope.list("resolving").iter().filter_map(work).collect();
    if let Some(over) = scope.item("over").and_then(|item| item.scope()) {
        position.over = over.need("reason").and_then(|item| item.word(Ending::ALL, Ending::name));
    }
}

/// What cards do beyond the moment.
fn read_effects(scope: &Scope, position: &mut Position) {
    position.activated = words(scope, "activated", Terrain::ALL, Terrain::name);
    position.artefact = scope.item("artefact").and_then(|item| item.word(Seat::ALL, Seat::name));
    position.led = scope.flag("led");
    for (key, slot) in [("now", &mut position.now), ("coming", &mut position.coming)] {
        if let Some(effect) = scope.item(key).and_then(|item| lasting(&item)) {
            *slot = effect;
        }
    }
    if let Some(limited) = scope.item("limited").and_then(|item| item.scope()) {
        let terrain = limited.need("terrain").and_then(|item| item.word(Terrain::ALL, Terrain::name));
        let appeared = limited.number("appeared", 0..=12).unwrap_or(0);
        position.limited = terrain.map(|terrain| (terrain, appeared));
    }
}

/// An event in force: its name alone, or an object that also says on whom.
fn lasting(item: &Item) -> Option<Lasting> {
    let all = ["enter-formation", "evasion", "gun-jam", "second-wind"];
    let scope = if item.value.is_string() { None } else { Some(item.scope()?) };
    let name = match &scope {
        None => item.word(&all, |name| name)?,
        Some(scope) => scope.need("event")?.word(&all, |name| name)?,
    };
    let target = |key: &str| match &scope {
        Some(scope) => scope.need(key),
        None => item.wrong(format!("say on whom it is, in an object with `event` and `{key}`")),
    };
    Some(match name {
        "enter-formation" => Lasting::EnterFormation,
        "evasion" => Lasting::Evasion,
        "gun-jam" => Lasting::GunJam(target("team")?.word(Team::ALL, Team::name)?),
        _ => Lasting::SecondWind(target("marine")?.word(Marine::ALL, Marine::name)?),
    })
}
