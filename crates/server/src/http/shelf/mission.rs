//! A mission in words.

use content::hulk::{Library, Measured, Mission, Point, Series, Until};
use content::{Language, Text};
use forms::hulk::Condition;
use protocol::{
    EntryOpens, Forces, GoalText, Hint, HintPoint, HintUntil, LessonTerms, MarineArms, MarineName,
    MissionPage, MissionSummary, Seat, Solo, SpecialRules, Texts, WinRate,
};
use serde_json::{Map, Value};
use space_hulk::Side;

/// The same of the mission of a match, which is not the library's: nothing is said of how else it could be
/// played, or of who wins it.
pub(in crate::http) fn page_of_match(mission: &Mission, file: &str) -> MissionPage {
    page(summary_with(mission, Vec::new(), None), mission, file)
}

/// Everything that a page shows of a mission, what lists tell of it among it.
pub(super) fn page(summary: MissionSummary, mission: &Mission, file: &str) -> MissionPage {
    let objects = mission
        .objects
        .iter()
        .filter_map(|object| object.name.as_ref().map(|name| (object.kind.clone(), texts(name))));
    MissionPage {
        summary,
        file: file.to_owned(),
        goals: mission.goals.iter().map(|goal| goal_text(mission, goal)).collect(),
        marines: mission.marines.iter().map(|marine| marine_name(mission, marine)).collect(),
        forces: forces(mission),
        special: special(mission),
        objects: objects.collect(),
        hints: mission.hints.iter().map(hint).collect(),
        endings: endings(mission),
    }
}

fn goal_text(mission: &Mission, goal: &content::hulk::Goal) -> GoalText {
    let said = |language: Language| (language.code().to_owned(), mission.words(goal, language));
    let text = match &goal.text {
        Some(text) => texts(&mission.told(text)),
        None => Texts::from([said(Language::En)]),
    };
    GoalText { id: goal.id.clone(), side: goal.side.map(seat), text }
}

fn seat(side: Side) -> Seat {
    match side {
        Side::Marine => Seat::Marine,
        Side::Alien => Seat::Alien,
    }
}

fn marine_name(mission: &Mission, marine: &content::hulk::Marine) -> MarineName {
    let squad = mission.squads.iter().find(|squad| Some(&squad.id) == marine.squad.as_ref());
    let squad = squad.and_then(|squad| squad.name.as_ref()).map(texts);
    MarineName { id: marine.id.clone(), name: marine.name().to_owned(), squad }
}

fn forces(mission: &Mission) -> Forces {
    let arms = |marine: &content::hulk::Marine| MarineArms {
        id: marine.id.clone(),
        rank: marine.rank.name().to_owned(),
        ranged: marine.ranged.name().to_owned(),
        melee: marine.melee.name().to_owned(),
        carries: marine.carries.clone(),
    };
    Forces {
        marines: mission.marines.iter().map(arms).collect(),
        starting_blips: mission.aliens.starting_blips,
        reinforcements: mission.aliens.reinforcements.clone(),
        genestealers: mission.genestealers.len() as u32,
        blips: mission.blips.len() as u32,
        broodlord: mission.aliens.broodlord,
    }
}

fn special(mission: &Mission) -> SpecialRules {
    let special = &mission.special;
    let opens =
        |opens: &space_hulk::EntryOpens| EntryOpens { entry: opens.entry.clone(), round: opens.round };
    SpecialRules {
        generators_break: special.generators_break,
        sealed_doors: special.sealed_doors.len() as u32,
        command_points: special.command_points,
        entry_opens: special.entry_opens.iter().map(opens).collect(),
    }
}

fn hint(hint: &content::hulk::Hint) -> Hint {
    Hint {
        id: hint.id.clone(),
        text: texts(&hint.text),
        rules: hint.rules.clone(),
        point: hint.point.as_ref().map(point),
        until: until(&hint.until),
    }
}

fn point(point: &Point) -> HintPoint {
    match point {
        Point::Unit(unit) => HintPoint::Unit { unit: unit.clone() },
        Point::Squares(squares) => {
            HintPoint::Squares { squares: squares.iter().map(ToString::to_string).collect() }
        }
        Point::Control(control) => HintPoint::Control { control: control.clone() },
    }
}

fn until(until: &Until) -> HintUntil {
    match until {
        Until::Read => HintUntil::Read,
        Until::Action { action, unit } => HintUntil::Action { action: action.clone(), unit: unit.clone() },
        Until::When(condition) => HintUntil::When { condition: condition_object(condition) },
        Until::Round(round) => HintUntil::Round { round: *round },
        Until::Phase(phase) => HintUntil::Phase { phase: phase.name().to_owned() },
    }
}

fn condition_object(condition: &space_hulk::Condition) -> Map<String, Value> {
    match serde_json::to_value(Condition::from(condition.clone())) {
        Ok(Value::Object(object)) => object,
        _ => Map::new(),
    }
}

fn endings(mission: &Mission) -> std::collections::BTreeMap<String, Texts> {
    let endings = &mission.endings;
    let all = [("marine", &endings.marine), ("alien", &endings.alien), ("draw", &endings.draw)];
    let told = all.into_iter().filter_map(|(who, text)| text.as_ref().map(|text| (who, text)));
    told.map(|(who, text)| (who.to_owned(), texts(&mission.told(text)))).collect()
}

/// What a list tells of a mission.
pub(super) fn summary(mission: &Mission) -> MissionSummary {
    summary_with(mission, solo_variants(mission), Measured::of(&mission.id).map(win_rate))
}

/// What lists show of a mission that an author has saved: nothing was measured of it.
pub(crate) fn summary_of_shared(mission: &Mission) -> MissionSummary {
    summary_with(mission, solo_variants(mission), None)
}

fn summary_with(mission: &Mission, solo: Vec<Solo>, win_rate: Option<WinRate>) -> MissionSummary {
    let floor = |row: &String| row.chars().filter(|c| *c != ' ').count();
    MissionSummary {
        id: mission.id.clone(),
        title: texts(&mission.title),
        briefing: texts(&mission.told(&mission.briefing)),
        series: mission.series.name().to_owned(),
        chapter: mission.chapter,
        lesson: lesson(mission),
        difficulty: mission.difficulty,
        marines: mission.marines.len() as u32,
        round_limit: mission.rounds.limit,
        seats: vec![Seat::Marine, Seat::Alien],
        solo,
        squares: mission.board.levels.iter().flat_map(|level| level.rows.iter().map(floor)).sum::<usize>()
            as u32,
        author: Some(mission.author.clone()),
        win_rate,
    }
}

fn lesson(mission: &Mission) -> Option<LessonTerms> {
    let taught = (mission.series == Series::Tutorial).then_some(mission.lesson)?;
    Some(LessonTerms {
        seat: seat(taught.map_or(Side::Marine, |lesson| lesson.side)),
        dice: taught.and_then(|lesson| lesson.dice),
    })
}

fn win_rate(measured: &Measured) -> WinRate {
    WinRate {
        games: measured.games,
        marine: measured.marine_wins,
        alien: measured.alien_wins,
        low: measured.bounds.0,
        high: measured.bounds.1,
        player: measured.player.clone(),
        date: measured.date.clone(),
    }
}

/// The variants in which the mission can be set up.
fn solo_variants(mission: &Mission) -> Vec<Solo> {
    let Some(source) = Library::source(&mission.id) else { return Vec::new() };
    let variants = [Solo::A, Solo::B];
    let plays = |variant: Solo| {
        let game = table::GameTerms::SpaceHulk {
            mission: source.to_owned(),
            options: Default::default(),
            solo: Some(variant),
        };
        table::Terms { game, clock: None, practice: false, open_hands: false, lesson: None }.check().is_ok()
    };
    variants.into_iter().filter(|variant| plays(*variant)).collect()
}

fn texts(text: &Text) -> Texts {
    text.languages().map(|language| (language.code().to_owned(), text.get(language).to_owned())).collect()
}
