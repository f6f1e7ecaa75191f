//! The measured balance of both games, as a document with a section for each.

use super::table::markdown;
use crate::summary::Summary;

const TITLE: &str = "# Balance";
const SECTIONS: [&str; 2] = ["## Space Hulk", "## Death Angel"];

/// The page with a new section on Space Hulk; what it says of Death Angel is kept.
pub fn balance(old: &str, summaries: &[Summary], date: &str) -> String {
    let games: u64 = summaries.iter().map(|summary| summary.games).sum();
    let section = format!(
        "How often each side wins, measured with Blipfall {} on {date}: {games} games between computer players. The \
         numbers in\nparentheses and behind ± are 95% intervals. They say how these players fare; people play \
         otherwise.\n\n{}\n\
         Written by `blipfall simulate --balance FILE --date DATE`; see `docs/laboratory.md`.\n",
        env!("CARGO_PKG_VERSION"),
        markdown(summaries)
    );
    put_section(old, SECTIONS[0], &section)
}

/// The page with a new section on Death Angel.
pub(crate) fn put_angel(old: &str, section: &str) -> String {
    put_section(old, SECTIONS[1], section)
}

/// A page with one section written anew. Whatever else an old page holds goes.
fn put_section(old: &str, heading: &str, section: &str) -> String {
    let mut page = format!("{TITLE}\n");
    for known in SECTIONS {
        let text = match known == heading {
            true => Some(section.to_owned()),
            false => section_of(old, known),
        };
        if let Some(text) = text {
            page.push_str(&format!("\n{known}\n\n{}\n", text.trim()));
        }
    }
    page
}

/// What stands under a heading of the second level.
fn section_of(page: &str, heading: &str) -> Option<String> {
    let lines = page.lines().skip_while(|line| *line != heading).skip(1);
    let text: Vec<&str> = lines.take_while(|line| !line.starts_with("## ")).collect();
    (!text.is_empty()).then(|| text.join("\n"))
}
