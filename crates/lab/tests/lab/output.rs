//! Files and tables hold what was played.

use std::fs;

use crate::support::{Folder, plan};
use lab::hulk::{Record, summarize};
use lab::output::{self, Draft};
use lab::{Pages, Results, Stop, simulate};
#[cfg(feature = "parquet")]
use parquet::file::reader::{FileReader, SerializedFileReader};
#[cfg(feature = "parquet")]
use parquet::record::RowAccessor;

fn results() -> Results<Record> {
    simulate(&plan(8), 2, &Stop::default(), None, |_| ()).expect("no file, no error")
}

#[test]
fn csv_has_a_row_for_each_game() {
    let mut results = results();
    results.records[0].mission = "odd, \"quoted\"".into();
    let csv = String::from_utf8(plan(8).csv(&results).expect("it is written")).expect("it is text");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 17);
    assert!(lines[1].starts_with("\"odd, \"\"quoted\"\"\",random,random,0,"), "{}", lines[1]);
    let columns = lines[0].split(',').count();
    // Squares in the last column have commas of their own, in quotes.
    assert!(lines[2..].iter().all(|line| line.split(',').count() >= columns));
}

#[test]
fn json_has_a_summary_for_each_group() {
    let results = results();
    let summaries = summarize(&results.records);
    let json: serde_json::Value = serde_json::from_str(&plan(8).json(&results)).expect("it is JSON");
    assert_eq!(json["game"], "space-hulk");
    let groups = json["groups"].as_array().expect("a list");
    assert_eq!(groups.len(), 2);
    for (group, summary) in groups.iter().zip(&summaries) {
        assert_eq!(group["games"], 8);
        assert_eq!(group["marine_wins"], summary.marine_wins);
        assert_eq!(group["marine_share"]["low"], summary.marine_share.low);
        let ends = group["ends_by_round"].as_array().expect("a list").iter();
        assert_eq!(ends.filter_map(serde_json::Value::as_u64).sum::<u64>(), 8);
    }
}

#[cfg(feature = "parquet")]
#[test]
fn parquet_reads_back_as_the_same_games() {
    let mut results = results();
    results.records[3].winner = None;
    let file = bytes::Bytes::from(plan(8).parquet(&results).expect("it is written"));
    let reader = SerializedFileReader::new(file).expect("it is Parquet");
    let rows: Vec<_> =
        reader.get_row_iter(None).expect("rows").collect::<Result<_, _>>().expect("sound rows");
    assert_eq!(rows.len(), results.records.len());
    for (row, record) in rows.iter().zip(&results.records) {
        assert_eq!(row.get_string(0).expect("a text"), &record.mission);
        assert_eq!(row.get_long(3).expect("a number"), record.seed as i64);
        assert_eq!(row.get_string(4).ok(), record.winner.as_ref());
        assert_eq!(row.get_long(9).expect("a number"), record.deaths.len() as i64);
    }
}

#[test]
fn tables_show_shares_with_intervals() {
    let results = results();
    let summaries = summarize(&results.records);
    let table = plan(8).table(&results);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("mission") && lines[1].starts_with("tutorial-1  random"), "{table}");
    assert!(lines[1].contains(&output::percent(&summaries[0].marine_share)), "{table}");
    let document = plan(8).balance("", "2026-01-31", &results);
    assert!(document.contains("on 2026-01-31: 16 games") && document.contains("| shakedown | random |"));
    assert!(document.contains(env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_draft_is_whole_or_nothing() {
    let folder = Folder::new("draft");
    let file = folder.0.join("report.html");
    fs::write(&file, "old").expect("it is written");
    drop(Draft::begin(&file).expect("it begins"));
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "old");
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 1);
    Draft::begin(&file).expect("it begins").finish(b"new").expect("it is written");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "new");
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 1);
    assert!(Draft::begin(&folder.0).is_err() && Draft::begin(&folder.0.join("no/such")).is_err());
    assert!(Draft::begin(std::path::Path::new("/")).is_err());
}

/// Every element of the page is closed in its order, and every `&` begins an entity.
fn check_well_formed(page: &str) {
    let mut open = Vec::new();
    let mut rest = page.strip_prefix("<!DOCTYPE html>").expect("it is HTML");
    while let Some(start) = rest.find('<') {
        check_entities(&rest[..start]);
        let end = start + rest[start..].find('>').expect("a tag that ends");
        let tag = &rest[start + 1..end];
        check_entities(tag);
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None if tag.ends_with('/') => {}
            None => open.push(tag.split_whitespace().next().expect("a name")),
        }
        rest = &rest[end + 1..];
    }
    assert_eq!(open, Vec::<&str>::new());
}

fn check_entities(text: &str) {
    for (at, _) in text.match_indices('&') {
        assert!(
            ["&amp;", "&lt;", "&gt;", "&quot;"].iter().any(|entity| text[at..].starts_with(entity)),
            "{text}"
        );
    }
}

#[test]
fn the_report_is_well_formed_and_holds_the_numbers() {
    let mut plan = plan(1);
    plan.missions[1].title = "Fish & <Chips>".into();
    let results = results();
    let page = plan.html(&results);
    check_well_formed(&page);
    assert!(page.contains("Fish &amp; &lt;Chips&gt;") && !page.contains("<Chips>"));
    for summary in summarize(&results.records) {
        assert!(page.matches(&output::percent(&summary.marine_share)).count() >= 3);
        assert!(page.contains(&output::plus_minus(&summary.rounds)));
    }
    // It needs nothing from elsewhere, and every chart says what it shows.
    for foreign in ["<script", "http-equiv", "<link", "url(", "src=\"http", "@import"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    assert_eq!(page.matches("<svg ").count(), page.matches("<desc>").count());
    let deadly = summarize(&results.records).iter().filter(|s| !s.deaths_by_round.is_empty()).count();
    assert_eq!(page.matches("<svg ").count(), 1 + 2 + deadly);
}

#[test]
fn the_report_shows_where_marines_die() {
    let results = results();
    let page = plan(1).html(&results);
    let dead = |records: &[Record]| records.iter().map(|record| record.deaths.len()).sum::<usize>();
    let by_mission = |id: &str| {
        let own: Vec<Record> = results.records.iter().filter(|r| r.mission == id).cloned().collect();
        dead(&own)
    };
    let deaths = by_mission("shakedown");
    assert!(deaths > 0);
    assert!(page.contains(&format!("with {deaths} deaths of Marines on ")), "{deaths}");
    assert!(page.contains("data:image/svg+xml,%3Csvg "));
}

#[test]
fn a_report_on_nothing_says_so() {
    let nothing = Results { records: Vec::new(), planned: 9 };
    let page = plan(1).html(&nothing);
    check_well_formed(&page);
    assert!(page.contains("No game is over yet") && page.contains("9 games were planned"));
    #[cfg(feature = "parquet")]
    assert!(plan(1).parquet(&nothing).is_ok());
    let csv = plan(1).csv(&nothing).expect("it is written");
    assert_eq!(csv.iter().filter(|&&byte| byte == b'\n').count(), 1);
}
