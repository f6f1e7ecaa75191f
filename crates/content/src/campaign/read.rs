//! From the tree of a file to a campaign; notes everything that is wrong.

use std::collections::BTreeMap;

use super::model::{
    AtLevel, Campaign, Changes, Chapter, Consequence, Count, Epilogue, Level, Medal, MedalCondition, Recruit,
    RosterMarine, Without,
};
use super::{FORMAT, schema};
use crate::diagnostic::{Notes, Span};
use crate::hulk::{Endings, Library, schema as of_missions};
use crate::language::Text;
use crate::nearest::suggestion;
use crate::read::{Item, Scope, text};
use crate::schema::Form;
use crate::shown::shown;
use crate::tree::{TomlTable, Value};

/// More of a kind than anybody needs; a hostile file could have very many.
const MOST: usize = 200;
/// A campaign takes weeks as it is.
const MOST_CHAPTERS: usize = 40;
/// The longest id of a Marine or recruit, in characters.
const MAX_ID: usize = 12;
/// The longest name, in characters: it stands beside a figure on the board.
const MAX_NAME: usize = 24;

/// A campaign with the places of what the linter asks about.
#[derive(Debug)]
pub(super) struct Draft {
    pub campaign: Campaign,
    pub places: Places,
}

/// Where things stand in the file, in the order of the campaign's lists.
#[derive(Debug, Default)]
pub(super) struct Places {
    pub id: Span,
    pub levels: Vec<Span>,
    pub marines: Vec<Span>,
    pub recruits: Vec<Span>,
    pub counts: Vec<Span>,
    pub chapters: Vec<Span>,
    pub epilogue: Span,
}

/// Reads a file. Nothing if it is of another format, or if something that everything depends on is missing.
pub(super) fn read(source: &str, tree: &TomlTable, missions: &Library, notes: &Notes) -> Option<Draft> {
    let start = 0..source.len().min(1);
    let file = Scope::new(tree, &schema::CAMPAIGN, &start, notes);
    check_format(&file)?;
    let mut places = Places { id: start.clone(), epilogue: start.clone(), ..Places::default() };
    if let Some(id) = file.item("id") {
        places.id = id.span().clone();
    }
    let (id, author) =
        (file.need("id").and_then(|item| item.id(40)), file.need("author").and_then(|item| line(&item)));
    let licence = file.need("licence").and_then(|item| line(&item));
    let (title, about) = (needed_text(&file, "title"), needed_text(&file, "about"));
    let levels = tables(&file, "level", &schema::LEVEL, MOST, &mut places.levels, level);
    let marines = tables(&file, "marine", &schema::MARINE, MOST, &mut places.marines, marine);
    let recruits = tables(&file, "recruit", &schema::RECRUIT, MOST, &mut places.recruits, recruit);
    let counts = tables(&file, "count", &schema::COUNT, MOST, &mut places.counts, count);
    let medals = tables(&file, "medal", &schema::MEDAL, MOST, &mut Vec::new(), medal);
    let chapter = |scope: &Scope<'_>| chapter(scope, missions, &levels);
    let chapters = tables(&file, "chapter", &schema::CHAPTER, MOST_CHAPTERS, &mut places.chapters, chapter);
    let epilogue = file.need("epilogue").and_then(|item| {
        places.epilogue = item.span().clone();
        epilogue(&item.table(&schema::EPILOGUE)?)
    });
    for (key, is_empty) in
        [("level", levels.is_empty()), ("marine", marines.is_empty()), ("chapter", chapters.is_empty())]
    {
        if is_empty && file.item(key).is_none() {
            file.missing(key, &format!("add `[[{key}]]`"));
        }
    }
    let (id, author, licence) = (id?, author?, licence?);
    let (title, about, epilogue) = (title?, about?, epilogue?);
    let campaign = Campaign {
        id,
        author,
        licence,
        title,
        about,
        levels,
        marines,
        recruits,
        counts,
        medals,
        chapters,
        epilogue,
    };
    Some(Draft { campaign, places })
}

fn check_format(file: &Scope<'_>) -> Option<()> {
    let format = file.need("format")?;
    match format.node.value {
        Value::Number(FORMAT) => Some(()),
        Value::Number(_) | Value::Huge => {
            let message = "the campaign is written in a format that this program does not know";
            format.wrong("format", message, format!("update Blipfall; this version reads format {FORMAT}"));
            None
        }
        _ => {
            format.not("`format = 1`");
            None
        }
    }
}

/// The tables of a kind that could be read, and where each stands.
fn tables<T>(
    file: &Scope<'_>,
    key: &str,
    form: &'static Form,
    most: usize,
    places: &mut Vec<Span>,
    read: impl Fn(&Scope<'_>) -> Option<T>,
) -> Vec<T> {
    let Some(item) = file.item(key) else { return Vec::new() };
    let mut found = Vec::new();
    for scope in item.tables(form, most) {
        if let Some(value) = read(&scope) {
            found.push(value);
            places.push(scope.span.clone());
        }
    }
    found
}

fn needed_text(scope: &Scope<'_>, key: &str) -> Option<Text> {
    scope.need(key).and_then(|item| text(&item))
}

/// A text of one line.
fn line(item: &Item<'_>) -> Option<String> {
    short(item, 200)
}

fn short(item: &Item<'_>, most: usize) -> Option<String> {
    let text = item.text()?.trim();
    if text.is_empty() || text.contains('\n') || text.chars().count() > most {
        let message = format!("{} is not one line of text", shown(item.key));
        item.wrong("bad-value", message, format!("write 1 to {most} characters in one line"));
        return None;
    }
    Some(text.to_owned())
}

fn level(scope: &Scope<'_>) -> Option<Level> {
    let id = scope.need("id").and_then(|item| item.id(MAX_ID));
    let (name, changes) = (needed_text(scope, "name"), changes(scope));
    Some(Level { id: id?, name: name?, changes })
}

fn changes(scope: &Scope<'_>) -> Changes {
    let numbers = |item: Item<'_>| item.list_or_one().iter().filter_map(|one| one.number(-5..=5)).collect();
    Changes {
        starting_blips: scope.number("starting_blips", -9..=9).unwrap_or(0),
        reinforcements: scope.item("reinforcements").map(numbers).unwrap_or_default(),
        rounds: scope.number("rounds", -9..=9).unwrap_or(0),
    }
}

fn marine(scope: &Scope<'_>) -> Option<RosterMarine> {
    let id = scope.need("id").and_then(|item| item.id(MAX_ID));
    let name = scope.need("name").and_then(|item| short(&item, MAX_NAME));
    let (lines, home) = (needed_text(scope, "lines"), needed_text(scope, "home"));
    let replaced = needed_text(scope, "replaced");
    Some(RosterMarine { id: id?, name: name?, lines: lines?, replaced: replaced?, home: home? })
}

fn recruit(scope: &Scope<'_>) -> Option<Recruit> {
    let id = scope.need("id").and_then(|item| item.id(MAX_ID));
    let name = scope.need("name").and_then(|item| short(&item, MAX_NAME));
    let lines = scope.item("lines").and_then(|item| text(&item));
    let place = scope.item("place").and_then(|item| item.id(MAX_ID));
    Some(Recruit { id: id?, name: name?, lines, place })
}

fn count(scope: &Scope<'_>) -> Option<Count> {
    let by = scope.item("by").and_then(|item| item.id(MAX_ID));
    let fallen = scope.number("fallen", 0..=999).unwrap_or(0);
    Some(Count { by, fallen, text: needed_text(scope, "text")? })
}

fn medal(scope: &Scope<'_>) -> Option<Medal> {
    let id = scope.need("id").and_then(|item| item.id(MAX_ID));
    let name = needed_text(scope, "name");
    let (kills, survived) = (scope.number("kills", 1..=999), scope.number("survived", 1..=999));
    let given_for = match (kills, survived) {
        (Some(kills), None) => Some(MedalCondition::Kills(kills)),
        (None, Some(chapters)) => Some(MedalCondition::Survived(chapters)),
        _ => {
            scope.missing("kills", "say either `kills` in one chapter, or `survived` chapters");
            None
        }
    };
    Some(Medal { id: id?, name: name?, given_for: given_for? })
}

fn chapter(scope: &Scope<'_>, missions: &Library, levels: &[Level]) -> Option<Chapter> {
    let mission = scope.need("mission").and_then(|item| {
        let id = item.id(40)?;
        let found = missions.find(&id).cloned();
        if found.is_none() {
            let known = missions.entries().iter().map(|entry| entry.mission.id.as_str());
            let advice = suggestion(&id, known, "give its file too, or a folder that has it");
            item.wrong("unknown-mission", format!("there is no mission {}", shown(&id)), advice);
        }
        found
    });
    let at_levels = at_levels(scope, levels);
    let (after_defeat, second_try) = (consequence(scope, "after_defeat"), consequence(scope, "second_try"));
    let tables = scope.item("without").map(|item| item.tables(&schema::WITHOUT, MOST)).unwrap_or_default();
    let without = tables.iter().filter_map(without).collect();
    Some(Chapter { mission: mission?, at_levels, without, after_defeat, second_try })
}

/// What levels change in a chapter; each of them is there, and has one entry.
fn at_levels(scope: &Scope<'_>, levels: &[Level]) -> Vec<AtLevel> {
    let Some(item) = scope.item("at_level") else { return Vec::new() };
    let mut first: BTreeMap<String, Span> = BTreeMap::new();
    let mut found = Vec::new();
    for table in item.tables(&schema::AT_LEVEL, MOST) {
        let changes = changes(&table);
        let Some(name) = table.need("level") else { continue };
        let Some(level) = name.id(MAX_ID) else { continue };
        if !levels.iter().any(|known| known.id == level) {
            let known = levels.iter().map(|known| known.id.as_str());
            let advice = suggestion(&level, known, "write the id of a `[[level]]`");
            name.wrong("unknown-level", format!("there is no level {}", shown(&level)), advice);
        }
        if let Some(first) = first.insert(level.clone(), name.span().clone()) {
            let message = format!("the level {} is there twice in this chapter", shown(&level));
            scope.notes.twice(name.span(), &first, message, "say everything in one table");
        }
        found.push(AtLevel { level, changes });
    }
    found
}

/// What is told in place of a mission's texts, for whom.
fn without(scope: &Scope<'_>) -> Option<Without> {
    let marines: Vec<String> =
        scope.need("marine")?.list_or_one().iter().filter_map(|one| one.id(MAX_ID)).collect();
    let briefing = scope.item("briefing").and_then(|item| text(&item));
    let ending = scope.item("ending").and_then(|item| item.table(&of_missions::ENDING));
    if marines.is_empty() || briefing.is_none() && ending.is_none() {
        scope.missing(
            "briefing",
            "say who has fallen, and what is told then: a `briefing`, an `ending` or both",
        );
        return None;
    }
    let told = |key: &str| ending.as_ref().and_then(|ending| ending.item(key)).and_then(|item| text(&item));
    let endings = Endings { marine: told("marine"), alien: told("alien"), draw: told("draw") };
    Some(Without { marines, briefing, endings })
}

fn consequence(scope: &Scope<'_>, key: &str) -> Option<Consequence> {
    let table = scope.item(key)?.table(&schema::CONSEQUENCE)?;
    let changes = changes(&table);
    Some(Consequence { text: needed_text(&table, "text")?, changes })
}

fn epilogue(scope: &Scope<'_>) -> Option<Epilogue> {
    let (won, lost) = (needed_text(scope, "won"), needed_text(scope, "lost"));
    let (recruits, close) = (recruits_told(scope), needed_text(scope, "close"));
    Some(Epilogue { won: won?, lost: lost?, recruits: recruits?, close: close? })
}

/// What is told of recruits who lived: one text, or a list of them.
fn recruits_told(scope: &Scope<'_>) -> Option<Vec<Text>> {
    let item = scope.need("recruit")?;
    let asked = item.list_or_one();
    if asked.is_empty() || asked.len() > MOST {
        item.wrong("bad-value", format!("1 to {MOST} texts are told of recruits"), "write one at least");
        return None;
    }
    let told: Vec<Text> = asked.iter().filter_map(text).collect();
    (told.len() == asked.len()).then_some(told)
}
