//! A mission as a page of text.

use std::fmt::Write;

use space_hulk::{Coord, DoorState, LevelPlan, Ranged, Side};

use crate::hulk::model::{Lair, Marine, Mission, Start};
use crate::language::Language;

const WIDTH: usize = 80;

/// Everything that a player should know of a mission, in this language.
pub fn overview(mission: &Mission, language: Language) -> String {
    let mut out = String::new();
    let place = match mission.chapter {
        Some(chapter) => format!("{} {chapter}", mission.series.name()),
        None => mission.series.name().to_owned(),
    };
    let _ = writeln!(out, "{}  [{}]", mission.title.get(language), mission.id);
    let _ = writeln!(
        out,
        "{place}, difficulty {} of 5, by {}, {}\n",
        mission.difficulty, mission.author, mission.licence
    );
    for paragraph in mission.told(&mission.briefing).get(language).split("\n\n") {
        let _ = writeln!(out, "{}\n", wrapped(paragraph));
    }
    marines(&mut out, mission);
    aliens(&mut out, mission);
    goals(&mut out, mission, language);
    special(&mut out, mission);
    map(&mut out, mission);
    out
}

/// A paragraph broken into lines.
fn wrapped(paragraph: &str) -> String {
    let mut lines = vec![String::new()];
    for word in paragraph.split_whitespace() {
        let line = lines.last_mut().expect("one at least");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(word.to_owned());
        } else {
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(word);
        }
    }
    lines.join("\n")
}

fn marines(out: &mut String, mission: &Mission) {
    out.push_str("Marines\n");
    for marine in &mission.marines {
        let start = match &marine.start {
            Start::At(at, facing) => format!("at {at} facing {}", facing.letter()),
            Start::Deploy(squares) => format!("on one of {} squares", squares.len()),
        };
        let _ = writeln!(out, "  {:<20} {}; {start}", marine.name(), arms(marine));
    }
}

fn arms(marine: &Marine) -> String {
    let word = |name: &str| name.replace('_', " ");
    let mut arms = vec![word(marine.rank.name())];
    arms.extend((marine.ranged != Ranged::None).then(|| word(marine.ranged.name())));
    arms.push(word(marine.melee.name()));
    arms.extend(marine.carries.iter().map(|kind| format!("carries {kind}")));
    arms.join(", ")
}

fn aliens(out: &mut String, mission: &Mission) {
    out.push_str("\nAliens\n");
    let force = &mission.aliens;
    let mut lines = Vec::new();
    if force.starting_blips > 0 {
        lines.push(format!("{} starting blips", force.starting_blips));
    }
    match force.reinforcements.as_slice() {
        [] => {}
        [number] => lines.push(format!("{number} blips in each round")),
        schedule => {
            let numbers: Vec<String> = schedule.iter().map(u8::to_string).collect();
            lines.push(format!("blips by round: {}, and so on", numbers.join(", ")));
        }
    }
    let lurking = |lair: &&Lair| matches!(lair, Lair::Entry(_));
    let genestealers: Vec<&Lair> = mission.genestealers.iter().map(|one| &one.lair).collect();
    let blips: Vec<&Lair> = mission.blips.iter().map(|one| &one.lair).collect();
    for (lairs, what) in [(genestealers, "Genestealers"), (blips, "blips")] {
        let inside = lairs.iter().copied().filter(lurking).count();
        if lairs.len() > inside {
            lines.push(format!("{} {what} on the map", lairs.len() - inside));
        }
        if inside > 0 {
            lines.push(format!("{inside} {what} in entry areas"));
        }
    }
    lines.extend(force.broodlord.then(|| "the Broodlord".to_owned()));
    if lines.is_empty() {
        lines.push("none".into());
    }
    for line in lines {
        let _ = writeln!(out, "  {line}");
    }
}

fn goals(out: &mut String, mission: &Mission, language: Language) {
    out.push_str("\nGoals\n");
    let wins = |side: Option<Side>| match side {
        Some(Side::Marine) => "The Marines win",
        Some(Side::Alien) => "The aliens win",
        None => "Nobody wins",
    };
    for goal in &mission.goals {
        let when = if goal.immediate { "at once" } else { "at the end of a round" };
        let _ = writeln!(out, "  {} {when}: {}", wins(goal.side), mission.words(goal, language));
    }
    if let Some(limit) = mission.rounds.limit {
        let _ = writeln!(out, "  {} after round {limit}.", wins(mission.rounds.winner));
    }
}

fn special(out: &mut String, mission: &Mission) {
    let special = &mission.special;
    let mut lines = Vec::new();
    if special.generators_break {
        lines.push("Generators can be attacked as closed doors are.".to_owned());
    }
    if !special.sealed_doors.is_empty() {
        let doors: Vec<String> = special.sealed_doors.iter().map(Coord::to_string).collect();
        lines.push(format!("Nobody can open or close the doors at {}.", doors.join(" ")));
    }
    if let Some(points) = special.command_points {
        lines.push(format!("No command counter is drawn: {points} command points in each round."));
    }
    for opens in &special.entry_opens {
        lines.push(format!("Blips come at {} from round {} on.", opens.entry, opens.round));
    }
    if !lines.is_empty() {
        let _ = writeln!(out, "\nSpecial rules\n  {}", lines.join("\n  "));
    }
}

fn map(out: &mut String, mission: &Mission) {
    for level in &mission.board.levels {
        match level.origin.level {
            0 => out.push_str("\nMap\n"),
            number => {
                let _ = writeln!(out, "\nLevel {number}");
            }
        }
        let last = level.rows.len().saturating_sub(1);
        for (row, text) in level.rows.iter().enumerate() {
            let y = level.origin.y + (last - row) as i16;
            let cells: String =
                text.chars().enumerate().map(|(x, c)| cell(mission, level, x, y, c)).collect();
            let _ = writeln!(out, "{y:>4}  {}", cells.trim_end());
        }
        let _ = writeln!(out, "      ^ x = {}", level.origin.x);
    }
    out.push_str("\n. floor  M Marine  d deployment  + closed door  / open door  E entry  X exit  ");
    out.push_str("H ladder  % generator  ! object  g Genestealer  ? blip\n");
}

fn cell(mission: &Mission, level: &LevelPlan, x: usize, y: i16, letter: char) -> char {
    let at = Coord { x: level.origin.x + x as i16, y, level: level.origin.level };
    let board = &mission.board;
    let stands = |lair: &Lair| *lair == Lair::At(at);
    let door = board.doors.iter().find(|door| door.at == at && door.beyond.is_none());
    match letter {
        ' ' => ' ',
        _ if mission
            .marines
            .iter()
            .any(|marine| matches!(marine.start, Start::At(start, _) if start == at)) =>
        {
            'M'
        }
        _ if mission.genestealers.iter().any(|one| stands(&one.lair)) => 'g',
        _ if mission.blips.iter().any(|one| stands(&one.lair)) => '?',
        _ if door.is_some_and(|door| door.state == DoorState::Closed) => '+',
        _ if door.is_some_and(|door| door.state == DoorState::Open) => '/',
        _ if mission.generators.contains(&at) => '%',
        _ if mission.objects.iter().any(|object| object.at == Some(at)) => '!',
        _ if board.exits.iter().any(|exit| exit.at == at) => 'X',
        _ if board.entries.iter().any(|entry| entry.at == at) => 'E',
        _ if board.ladders.iter().any(|ends| ends.0 == at || ends.1 == at) => 'H',
        _ if mission
            .marines
            .iter()
            .any(|marine| matches!(&marine.start, Start::Deploy(zone) if zone.contains(&at))) =>
        {
            'd'
        }
        _ => '.',
    }
}
