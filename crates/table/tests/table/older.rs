//! Matches that older programs have written: none is lost, all can be watched and continued.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;
use table::{
    Choice, Command, Entry, FORMAT, Fact, GameTerms, Look, Record, Replay, Seat, Secret, Stage, Table,
    WaitsFor, Who, verify,
};

use crate::house::House;

/// Every file of the fixtures with this ending, and the text in it.
fn fixtures(ending: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let entries =
        |folder: &Path| std::fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        entries(&root).filter(|path| path.is_dir()).flat_map(|dir| entries(&dir)).collect();
    files.retain(|path| path.to_str().expect("a name").ends_with(ending));
    files.sort();
    let read = |path: PathBuf| (path.clone(), std::fs::read_to_string(path).expect("a file"));
    files.into_iter().map(read).collect()
}

/// A new form of entries comes with matches that were written in it.
#[test]
fn every_form_of_entries_has_its_fixtures() {
    let records =
        fixtures(".record.jsonl").into_iter().map(|(_, text)| Record::read(&text).expect("a record"));
    let formats: BTreeSet<u32> = records.filter_map(|record| record.entries.first()?.format()).collect();
    assert_eq!(formats, (1..=FORMAT).collect());
}

/// A new fact comes with a match that was written with it: what is stored today is opened by every later version.
#[test]
fn every_fact_has_its_fixture() {
    let record = |text: &str| Record::read(text).expect("a record").entries;
    let records = fixtures(".record.jsonl").into_iter().flat_map(|(_, text)| record(&text));
    let others = [".match.json", ".waiting.json"].into_iter().flat_map(fixtures);
    let entries = records.chain(others.flat_map(|(_, text)| running(&text).0));
    let found: BTreeSet<String> = entries.map(|entry| entry.fact.name().to_owned()).collect();
    assert_eq!(found, names_of_facts());
}

/// The facts that this program reads, as the reader of JSON lists them when it is given none of them.
fn names_of_facts() -> BTreeSet<String> {
    let why = serde_json::from_str::<Fact>(r#"{"": {}}"#).expect_err("no fact has an empty name").to_string();
    let (_, names) = why.split_once("expected one of ").unwrap_or_else(|| panic!("{why}"));
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// A correction of the rules comes with matches of both games that were played before it.
#[test]
fn every_revision_of_the_rules_has_its_fixtures() {
    let records =
        fixtures(".record.jsonl").into_iter().map(|(_, text)| Record::read(&text).expect("a record").entries);
    let matches = fixtures(".match.json").into_iter().map(|(_, text)| running(&text).0);
    let (mut of_hulk, mut of_angel) = (BTreeSet::new(), BTreeSet::new());
    for entries in records.chain(matches) {
        let Fact::Opened { rules, terms, .. } = &entries[0].fact else { panic!("{:?}", entries[0]) };
        let revisions =
            if matches!(terms.game, GameTerms::SpaceHulk { .. }) { &mut of_hulk } else { &mut of_angel };
        revisions.insert(rules.unwrap_or(1));
    }
    assert_eq!(of_hulk, (1..=space_hulk::RULES_REVISION).collect());
    assert_eq!(of_angel, (1..=death_angel::RULES_REVISION).collect());
}

/// The entries and the secret of a running match.
fn running(text: &str) -> (Vec<Entry>, Secret) {
    let file: Value = serde_json::from_str(text).expect("JSON");
    let contents = &file["contents"];
    let entries = contents["entries"].as_array().expect("entries").iter();
    let entries = entries.map(|entry| serde_json::from_str(&entry.to_string()).expect("an entry")).collect();
    let secret = Secret::from_hex(contents["secret"].as_str().expect("a secret")).expect("a secret");
    (entries, secret)
}

/// The matches of revision 1 go through what revision 2 corrected: the tests of this file would prove
/// nothing if every step could simply be played again.
#[test]
fn corrections_touch_the_fixtures() {
    let records = fixtures(".record.jsonl").into_iter();
    let finished = records.map(|(path, text)| (path, Record::read(&text).expect("a record").entries));
    let matches = fixtures(".match.json").into_iter().map(|(path, text)| (path, running(&text).0));
    let mut n_touched = 0;
    for (path, entries) in finished.chain(matches) {
        let table = Table::load(&entries).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let has_positions = path.to_string_lossy().contains("format-2-rules-1");
        n_touched += usize::from(has_positions && table.n_restored() > 0);
    }
    assert!(n_touched >= 12, "{n_touched} matches with positions are touched by a correction");
}

/// Format 1 has another hash. Where no correction touches a match it still fits, and nothing has to be restored.
#[test]
fn matches_of_the_first_format_are_compared_by_their_own_hash() {
    let of_the_first = |(path, _): &(PathBuf, String)| path.to_string_lossy().contains("format-1");
    let records = fixtures(".record.jsonl").into_iter().filter(of_the_first);
    let restored: Vec<usize> = records
        .map(|(_, text)| {
            Table::load(&Record::read(&text).expect("a record").entries).expect("it opens").n_restored()
        })
        .collect();
    let n_whole = restored.iter().filter(|&&n_restored| n_restored == 0).count();
    assert!(n_whole >= 3, "{restored:?}");
}

/// Every moment can be shown.
fn watch(record: &Record) -> Table {
    let replay = Replay::load(record).expect("it opens");
    for number in 0..replay.n_frames() {
        replay.frame(number, Look::All).expect("a frame");
        replay.scene(number, Look::Spectator).expect("a scene");
    }
    replay.table().clone()
}

fn n_played(entries: &[Entry]) -> usize {
    entries.iter().filter(|entry| matches!(entry.fact, Fact::Played { .. })).count()
}

#[test]
fn finished_matches_can_be_watched() {
    let files = fixtures(".record.jsonl");
    assert!(files.len() >= 10, "{} records", files.len());
    for (path, text) in files {
        let record = Record::read(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let table = watch(&record);
        assert_eq!(table.stage(), Stage::Over, "{}", path.display());
        // A frame for each action, each undo, and the start.
        let undone = record.entries.iter().filter(|entry| matches!(entry.fact, Fact::Undone { .. })).count();
        assert_eq!(table.n_frames(), n_played(&record.entries) + undone + 1, "{}", path.display());
        // An older file is written again as it was.
        assert_eq!(record.to_lines(), text, "{}", path.display());
        // What can no longer be verified says so, and nothing else fails.
        let report = verify(&record);
        assert_eq!(report.is_proven(), table.n_restored() == 0, "{}: {report:?}", path.display());
    }
}

#[test]
fn running_matches_go_on() {
    let files = fixtures(".match.json");
    assert!(files.len() >= 6, "{} matches", files.len());
    for (path, text) in files {
        let (mut entries, secret) = running(&text);
        let mut table = Table::load(&entries).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        assert_eq!(table.stage(), Stage::Playing, "{}", path.display());
        watch(&Record::new(entries.clone()));
        play_on(&mut table, &mut entries, &secret, 40);
        // It goes on by the present rules, and says so.
        assert_eq!(table.rules_revision(), table.terms().game.rules_revision(), "{}", path.display());
        let again = Table::load(&entries).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        assert_eq!(again, table, "{}", path.display());
        let end = table.consider(&Who::House, &Command::Abandon, &secret, table.last_at()).expect("it ends");
        entries.extend(end.entries);
        assert_eq!(watch(&Record::new(entries)).stage(), Stage::Over);
    }
}

/// A match that waits with contributions of the older way, formats 1 and 2, starts with them; a person who comes
/// later commits and reveals. The proof tells the two apart. In the present format all commit and reveal.
#[test]
fn waiting_matches_can_start() {
    let files = fixtures(".waiting.json");
    assert!(files.len() >= 2, "{} matches", files.len());
    for (path, text) in files {
        let (entries, secret) = running(&text);
        let is_older = entries.iter().any(|entry| matches!(entry.fact, Fact::Contributed { .. }));
        let table = Table::load(&entries).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        assert_eq!(table.stage(), Stage::Waiting, "{}", path.display());
        let mut house = House { table, secret, record: entries, now: 10 };
        let is_missing = !house.table.is_ready();
        if is_missing {
            house.does("bob", Command::Take { seat: Seat::Alien });
            house.commits("bob");
            if !is_older {
                house.reveals("ann");
            }
            house.reveals("bob");
        }
        house.house(Command::Start);
        (0..30).for_each(|_| assert!(house.plays_on(3)));
        house.house(Command::Abandon);
        let report = verify(&Record::new(house.record));
        assert!(report.is_proven(), "{report:#?}");
        let finding = report.findings.iter().find(|finding| finding.about == "contributions").unwrap();
        let told = finding.result.as_ref().unwrap();
        assert_eq!(told.contains("the older way"), is_older, "{told}");
        assert_eq!(told.contains("commit and reveal"), is_missing || !is_older, "{told}");
    }
}

/// Persons answer one thing and another.
fn play_on(table: &mut Table, entries: &mut Vec<Entry>, secret: &Secret, n_actions: u32) {
    for number in 0..n_actions {
        let WaitsFor::Person { person, .. } = table.waits_for() else { return };
        let n_legal =
            table.update(&table::Viewer::person(&person), None, &table::People::default(), 0).legal.len()
                as u32;
        let choice = Choice::Index((number * 7 + 3) % n_legal.max(1));
        let command = Command::Act { version: table.version(), choice, turn: None };
        let decided =
            table.consider(&Who::Person(person), &command, secret, table.last_at()).expect("it is legal");
        entries.extend(decided.entries);
        *table = *decided.after.expect("something happened");
    }
}
