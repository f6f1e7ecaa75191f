//! From JSON to a position. Everything that is wrong is told at once, each problem
//! with its path; whether the position can be played is for the rules to say.

mod board;
mod history;
mod options;
mod squares;
mod units;
mod victory;

use game_api::Problem;
use space_hulk::{
    BoardPlan, BroodlordState, CommandPlan, EntryOpens, GeneratorPlan, ObjectPlan, Options, Phase, Position,
    Solo, SpecialRules, ZonePlan,
};

use crate::fields::{Fields, quoted};
use crate::scope::{Item, Notes, Scope};

/// Reads the object of a Space Hulk position, or tells every problem.
///
/// Unknown fields are ignored, and one that is null counts as left out.
pub fn read(fields: &serde_json::Map<String, serde_json::Value>) -> Result<Position, Vec<Problem>> {
    let notes = Notes::default();
    let position = read_noting(&Scope::root(fields, &notes));
    notes.finish(position)
}

/// Reads options that change others.
pub(crate) fn read_options(fields: &Fields, base: Options) -> Result<Options, Vec<Problem>> {
    let notes = Notes::default();
    let options = options::read(&Scope::named(fields, "options", &notes), base);
    notes.finish(options)
}

/// Reads everything; what is wrong is noted, and stands as its default.
fn read_noting(scope: &Scope) -> Position {
    check_game(scope);
    let board = scope.need("board").and_then(|item| item.scope());
    let mut position = Position::new(board.map_or_else(BoardPlan::default, |board| board::read(&board)));
    if let Some(options) = scope.item("options").and_then(|item| item.scope()) {
        position.options = options::read(&options, Options::FOURTH);
    }
    if let Some(units) = scope.need("units") {
        position.units = units.list().iter().filter_map(units::read).collect();
    }
    read_moment(scope, &mut position);
    read_things(scope, &mut position);
    read_blips(scope, &mut position);
    if let Some(victory) = scope.item("victory").and_then(|item| item.scope()) {
        position.victory = victory::read(&victory);
    }
    history::read(scope, &mut position);
    position
}

fn check_game(scope: &Scope) {
    let Some(item) = scope.need("game") else { return };
    if let Some(name) = item.text().filter(|&name| name != "space-hulk") {
        item.wrong::<()>(format!("{} is not known; say \"space-hulk\" or \"death-angel\"", quoted(name)));
    }
}

/// When it is, and whose move.
fn read_moment(scope: &Scope, position: &mut Position) {
    position.turn = scope.number("turn", 1..=9999).unwrap_or(1);
    if let Some(phase) = scope.item("phase").and_then(|item| item.word(Phase::ALL, Phase::name)) {
        position.phase = phase;
    }
    if let Some(command) = scope.item("command").and_then(|item| item.scope()) {
        position.command = CommandPlan {
            drawn: command.number("drawn", 0..=6).filter(|&drawn| drawn > 0),
            spent: command.number("spent", 0..=99).unwrap_or(0),
            settled: command.flag("settled"),
        };
    }
    position.active = scope.item("active").and_then(|item| item.owned_text());
    position.solo = scope.item("solo").and_then(|item| item.word(Solo::ALL, Solo::name));
    position.key_marines = scope.texts("key_marines");
    position.round_limit = scope.number("round_limit", 1..=9999);
}

/// What lies and stands on the board besides units.
fn read_things(scope: &Scope, position: &mut Position) {
    position.burning = scope.coords("burning");
    position.barrier = scope.item("barrier").and_then(|item| item.coord());
    position.generators = scope.list("generators").iter().filter_map(generator).collect();
    position.objects = scope.list("objects").iter().filter_map(object).collect();
    position.deployment = scope.list("deployment").iter().filter_map(zone).collect();
    if let Some(special) = scope.item("special").and_then(|item| item.scope()) {
        position.special = SpecialRules {
            generators_break: special.flag("generators_break"),
            sealed_doors: special.coords("sealed_doors"),
            command_points: special.number("command_points", 0..=6),
            entry_opens: special.list("entry_opens").iter().filter_map(entry_opens).collect(),
        };
    }
}

fn entry_opens(item: &Item) -> Option<EntryOpens> {
    let scope = item.scope()?;
    let (entry, round) = (scope.need("entry"), scope.need("round"));
    Some(EntryOpens { entry: entry?.owned_text()?, round: round?.number(1..=9999)? })
}

fn generator(item: &Item) -> Option<GeneratorPlan> {
    if item.value.is_string() {
        return Some(GeneratorPlan { at: item.coord()?, damaged: false });
    }
    let scope = item.scope()?;
    Some(GeneratorPlan { damaged: scope.flag("damaged"), at: scope.need("at")?.coord()? })
}

fn object(item: &Item) -> Option<ObjectPlan> {
    let scope = item.scope()?;
    let (kind, at) = (scope.need("kind"), scope.need("at"));
    Some(ObjectPlan { kind: kind?.owned_text()?, at: at?.coord()? })
}

fn zone(item: &Item) -> Option<ZonePlan> {
    let scope = item.scope()?;
    Some(ZonePlan { units: scope.texts("units"), squares: scope.coords("squares") })
}

/// The reserve, and what comes from it.
fn read_blips(scope: &Scope, position: &mut Position) {
    let values = |key: &str| scope.list(key).iter().filter_map(|item| item.number(1..=3)).collect();
    position.blip_pile = values("blip_pile");
    position.used_blips = values("used_blips");
    position.used_unseen = values("used_unseen");
    position.starting_blips = scope.number("starting_blips", 0..=22).unwrap_or(0);
    let per_round = scope.item("reinforcements").map(Item::list_or_one).unwrap_or_default();
    position.reinforcements = per_round.iter().filter_map(|item| item.number(0..=22)).collect();
    if let Some(pool) = scope.item("blip_pool").and_then(|item| item.scope()) {
        position.blip_pool = ["1", "2", "3"].map(|value| pool.number(value, 0..=22).unwrap_or(0));
    }
    position.reshuffles = scope.number("reshuffles", 0..=254);
    if let Some(state) =
        scope.item("broodlord").and_then(|item| item.word(BroodlordState::ALL, BroodlordState::name))
    {
        position.broodlord = state;
    }
}
