//! Results for people.

use super::plan::Plan;
use super::record::{ChapterRecord, Record};
use crate::group::group_by;
use crate::output::{Game, lay_out, lay_out_markdown, percent, plus_minus, put_section};
use crate::stats::{mean, share};

const HEAD: [&str; 7] =
    ["campaign", "level", "campaigns", "won", "chapters won", "living at the end", "of the first roster"];
const CHAPTER_HEAD: [&str; 7] =
    ["level", "chapter", "mission", "played", "won", "came back", "of the first roster left"];

/// Tables for a terminal: the campaigns, then their chapters.
pub fn table(plan: &Plan, records: &[Record]) -> String {
    let (whole, chapters) = (rows(records), chapter_rows(plan, records));
    format!("{}\n{}", lay_out(&HEAD, &whole, 2), lay_out(&CHAPTER_HEAD, &chapters, 3))
}

/// The page on balance with a new section on campaigns.
pub fn balance(plan: &Plan, old: &str, date: &str, records: &[Record]) -> String {
    let section = format!(
        "Whole campaigns between computer players, {} as the Marines and {} as the aliens, measured with Blipfall {} \
         on {date}.\nThe numbers in parentheses and behind ± are 95% intervals. A campaign is won if its last chapter \
         is; \"came back\" is of\nthose who went into the chapter, second tries counted with it.\n\n{}\n{}\n\
         Written by `blipfall simulate --campaign ID --balance FILE --date DATE`; see `docs/laboratory.md`.\n",
        plan.marine,
        plan.alien,
        env!("CARGO_PKG_VERSION"),
        lay_out_markdown(&HEAD, &rows(records), 2),
        lay_out_markdown(&CHAPTER_HEAD, &chapter_rows(plan, records), 3)
    );
    put_section(old, Game::Campaign, &section)
}

fn rows(records: &[Record]) -> Vec<[String; 7]> {
    group_by(records, |record| &record.level).iter().map(|group| row(group)).collect()
}

fn row(group: &[&Record]) -> [String; 7] {
    let first = group[0];
    let n_won = group.iter().filter(|record| record.won).count() as u64;
    let of = |number: fn(&Record) -> f64| {
        plus_minus(&mean(&group.iter().map(|it| number(it)).collect::<Vec<_>>()))
    };
    [
        first.campaign.clone(),
        first.level.clone(),
        group.len().to_string(),
        percent(&share(n_won, group.len() as u64)),
        of(|record| n_chapters_won(record) as f64),
        of(|record| record.living.into()),
        of(|record| record.veterans.into()),
    ]
}

/// A chapter is won once, whichever try it was.
fn n_chapters_won(record: &Record) -> usize {
    record.chapters.iter().filter(|chapter| chapter.won).count()
}

fn chapter_rows(plan: &Plan, records: &[Record]) -> Vec<[String; 7]> {
    let mut rows = Vec::new();
    for group in group_by(records, |record| &record.level) {
        for (number, chapter) in (1..).zip(&plan.campaign.chapters) {
            let played: Vec<&ChapterRecord> =
                group.iter().flat_map(|record| &record.chapters).filter(|it| it.chapter == number).collect();
            rows.push(chapter_row(&group[0].level, number, &chapter.mission.id, &played));
        }
    }
    rows
}

fn chapter_row(level: &str, number: u16, mission: &str, played: &[&ChapterRecord]) -> [String; 7] {
    let n_won = played.iter().filter(|chapter| chapter.won).count() as u64;
    let of = |number: fn(&ChapterRecord) -> f64| {
        plus_minus(&mean(&played.iter().map(|it| number(it)).collect::<Vec<_>>()))
    };
    let went = played.iter().map(|chapter| u64::from(chapter.marines)).max().unwrap_or(0);
    [
        level.to_owned(),
        number.to_string(),
        mission.to_owned(),
        played.len().to_string(),
        percent(&share(n_won, played.len() as u64)),
        format!("{} of {went}", of(|chapter| chapter.survivors.into())),
        of(|chapter| chapter.veterans.into()),
    ]
}
