//! Changes and findings as they go over the wire.

use content::hulk::workshop::{Edit, Finding, Fix, FixKind, Sheet};
use content::{Language, Level};
use protocol::{
    FindingLevel, MissionEdit, MissionSheet, Refused, SheetFinding, SheetFix, SheetFixKind, SheetLevel, Texts,
};

use super::bad;

pub(crate) fn from_wire(edit: &MissionEdit) -> Result<Edit, Refused> {
    let number = |index: &Option<u32>| index.map(|index| index as usize);
    Ok(match edit.clone() {
        MissionEdit::Paint { level, squares, section } => {
            Edit::Paint { level, squares, section: section.map(letter).transpose()? }
        }
        MissionEdit::Set { table, index, field, value } => {
            Edit::Set { table, index: number(&index), field, value }
        }
        MissionEdit::Add { table, fields } => Edit::Add { table, fields },
        MissionEdit::Remove { table, index } => Edit::Remove { table, index: number(&index) },
        MissionEdit::Text { start, end, text } => {
            Edit::Text { start: start as usize, end: end as usize, text }
        }
    })
}

fn letter(text: String) -> Result<char, Refused> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Ok(letter),
        _ => Err(bad("a section has one letter")),
    }
}

pub(crate) fn to_wire(edit: Edit) -> MissionEdit {
    let number = |index: Option<usize>| index.map(|index| index as u32);
    match edit {
        Edit::Paint { level, squares, section } => {
            MissionEdit::Paint { level, squares, section: section.map(String::from) }
        }
        Edit::Set { table, index, field, value } => {
            MissionEdit::Set { table, index: number(index), field, value }
        }
        Edit::Add { table, fields } => MissionEdit::Add { table, fields },
        Edit::Remove { table, index } => MissionEdit::Remove { table, index: number(index) },
        Edit::Text { start, end, text } => MissionEdit::Text { start: start as u32, end: end as u32, text },
    }
}

/// What the page draws.
pub(super) fn sheet(text: String, read: Sheet) -> MissionSheet {
    let squares = read.squares.into_iter();
    let draft = read.draft.as_ref();
    MissionSheet {
        text,
        playable: read.mission.is_some(),
        readable: read.has_map && !read.findings.iter().any(|found| found.code == "syntax"),
        levels: draft.map_or_else(Vec::new, levels),
        goals: draft.map_or_else(Vec::new, goals),
        fields: read.fields,
        squares: squares.map(|(key, list)| (key, list.iter().map(ToString::to_string).collect())).collect(),
        findings: read.findings.into_iter().map(finding).collect(),
        left_out: read.left_out as u32,
    }
}

fn levels(mission: &content::hulk::Mission) -> Vec<SheetLevel> {
    let level = |plan: &space_hulk::LevelPlan| SheetLevel {
        level: plan.origin.level,
        x: plan.origin.x,
        y: plan.origin.y,
        rows: plan.rows.clone(),
    };
    mission.board.levels.iter().map(level).collect()
}

fn goals(mission: &content::hulk::Mission) -> Vec<Texts> {
    let words = |goal| {
        let said = |language: Language| (language.code().to_owned(), mission.words(goal, language));
        Language::ALL.into_iter().map(said).collect()
    };
    mission.goals.iter().map(words).collect()
}

fn finding(found: Finding) -> SheetFinding {
    let (table, index) = found.subject.unzip();
    SheetFinding {
        level: match found.level {
            Level::Error => FindingLevel::Error,
            Level::Warning => FindingLevel::Warning,
            Level::Note => FindingLevel::Note,
        },
        code: found.code.to_owned(),
        message: found.message,
        advice: found.advice,
        line: found.start.0 as u32,
        column: found.start.1 as u32,
        end_line: found.end.0 as u32,
        end_column: found.end.1 as u32,
        table,
        index: index.map(|index| index as u32),
        squares: found.squares.iter().map(ToString::to_string).collect(),
        fix: found.fix.map(fix),
    }
}

fn fix(fix: Fix) -> SheetFix {
    let (kind, subject) = match fix.kind {
        FixKind::Word(word) => (SheetFixKind::Word, word),
        FixKind::WipeMark(letter) => (SheetFixKind::WipeMark, letter.to_string()),
        FixKind::TakeFloor(count) => (SheetFixKind::TakeFloor, count.to_string()),
        FixKind::LeaveOut => (SheetFixKind::LeaveOut, String::new()),
    };
    SheetFix { kind, subject, edits: fix.edits.into_iter().map(to_wire).collect() }
}
