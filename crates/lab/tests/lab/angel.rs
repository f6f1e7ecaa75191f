//! Games of Death Angel are played, kept, counted and told.

use std::fs;

use crate::support::Folder;
use lab::angel::{self, Contest, Plan, Record};
use lab::arena::PairedGames;
use lab::stats::Verdict;
use lab::{Experiment, Pages, Results, Stop, simulate};

fn plan(games: u64) -> Plan {
    Plan { players: vec![1, 4], bots: vec!["random".into()], first_seed: 3, games }
}

fn results(games: u64) -> Results<Record> {
    simulate(&plan(games), 2, &Stop::default(), None, |_| ()).expect("no file, no error")
}

/// A record that nobody played.
fn made_up(location: &str, is_last: bool, won: bool) -> Record {
    Record {
        players: 1,
        bot: "veteran".into(),
        seed: 1,
        won,
        ending: if won { "mission" } else { "slain" }.into(),
        location: location.into(),
        is_last,
        rounds: 3,
        decisions: 40,
        marines: 6,
        deaths: vec![2, 3],
        kills: 9,
    }
}

#[test]
fn equal_jobs_give_equal_records_on_any_number_of_threads() {
    let whole = results(6);
    assert!(whole.is_whole());
    assert_eq!(simulate(&plan(6), 1, &Stop::default(), None, |_| ()).expect("no file"), whole);
    for (job, record) in plan(6).jobs().iter().zip(&whole.records) {
        assert_eq!(&angel::play(job), record);
        assert_eq!(record.marines, if job.players == 1 { 6 } else { 8 });
        // Somebody may have been rescued, and died again.
        let dead = usize::from(record.marines);
        assert!(record.won || record.deaths.len() >= dead, "{record:?}");
        assert!(record.deaths.is_sorted() && record.deaths.iter().all(|&round| round <= record.rounds));
    }
}

#[test]
fn a_run_is_taken_up_where_it_stopped_and_never_mixed_with_another_game() {
    let folder = Folder::new("angel-store");
    let file = folder.0.join("games.jsonl");
    let run = |plan: &Plan| simulate(plan, 2, &Stop::default(), Some(&file), |_| ());
    let whole = run(&plan(5)).expect("it is written");
    let text = fs::read_to_string(&file).expect("a file");
    let half: Vec<&str> = text.lines().take(6).collect();
    fs::write(&file, half.join("\n") + "\n").expect("it is cut");
    assert_eq!(run(&plan(5)).expect("it goes on"), whole);
    let other = Plan { players: vec![1, 5], ..plan(5) };
    assert!(run(&other).is_err(), "results of another plan");
    assert!(simulate(&crate::support::plan(5), 1, &Stop::default(), Some(&file), |_| ()).is_err());
}

#[test]
fn games_are_counted_by_players_and_last_location() {
    let records = [
        made_up("genestealer-lair", true, true),
        made_up("genestealer-lair", true, false),
        made_up("black-holds", false, false),
    ];
    let summaries = angel::summarize(&records);
    let [summary] = &summaries[..] else { panic!("one group") };
    assert_eq!((summary.games, summary.wins), (3, 1));
    assert_eq!(summary.finals.len(), 1, "a location on the way is not a last one");
    let lair = summary.finals["genestealer-lair"];
    assert_eq!((lair.games, lair.wins, lair.share.value), (2, 1, 0.5));
    assert_eq!(summary.lost_at["black-holds"], 1);
    assert_eq!((&summary.deaths_by_round[..], &summary.ends_by_round[..]), (&[0, 3, 3][..], &[0, 0, 3][..]));
    let table = plan(1).table(&Results { records: records.into(), planned: 3 });
    assert!(table.contains("33.3% (6.1-79.2)") && table.contains("50.0% (9.5-90.5)"), "{table}");
}

#[test]
fn files_hold_what_was_played() {
    let results = results(4);
    let summaries = angel::summarize(&results.records);
    let csv = String::from_utf8(plan(4).csv(&results).expect("it is written")).expect("it is text");
    assert_eq!(csv.lines().count(), 9);
    let json: serde_json::Value = serde_json::from_str(&plan(4).json(&results)).expect("it is JSON");
    assert_eq!(
        (json["game"].as_str(), json["groups"][1]["players"].as_u64()),
        (Some("death-angel"), Some(4))
    );
    assert_eq!(json["groups"][0]["share"]["low"], summaries[0].share.low);
    let page = plan(4).html(&results);
    assert!(page.contains("4 players: random") && page.contains("Marines killed by round"));
    assert!(page.matches("<svg").count() >= 5 && page.ends_with("</html>\n"));
}

/// A row of made-up games, byte for byte: flags are words, and rounds of deaths share a cell.
#[test]
fn a_row_of_csv_has_the_columns_of_the_record() {
    let results = Results { records: vec![made_up("lair, \"deep\"", true, false)], planned: 1 };
    let csv = String::from_utf8(plan(1).csv(&results).expect("it is written")).expect("it is text");
    assert_eq!(
        csv,
        "players,bot,seed,won,ending,location,is_last,rounds,decisions,marines,deaths,kills,death_rounds\n\
         1,veteran,1,false,slain,\"lair, \"\"deep\"\"\",true,3,40,6,2,9,2 3\n"
    );
}

#[cfg(feature = "parquet")]
#[test]
fn parquet_reads_back_as_the_same_games() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;
    let results = results(3);
    let file = bytes::Bytes::from(plan(3).parquet(&results).expect("it is written"));
    let reader = SerializedFileReader::new(file).expect("it is Parquet");
    let rows: Vec<_> =
        reader.get_row_iter(None).expect("rows").collect::<Result<_, _>>().expect("sound rows");
    assert_eq!(rows.len(), results.records.len());
    for (row, record) in rows.iter().zip(&results.records) {
        assert_eq!(row.get_long(0).expect("a number"), i64::from(record.players));
        assert_eq!(row.get_bool(3).expect("a flag"), record.won);
        assert_eq!(row.get_string(5).expect("a text"), &record.location);
    }
}

#[test]
fn the_document_on_balance_keeps_the_other_game() {
    let (other, nothing) = (crate::support::plan(1), Results { records: Vec::new(), planned: 0 });
    let hulk = other.balance("", "2026-01-01", &nothing);
    let both = plan(3).balance(&hulk, "2026-01-02", &results(3));
    assert!(
        both.starts_with("# Balance\n\n## Space Hulk\n") && both.contains("\n## Death Angel\n"),
        "{both}"
    );
    assert!(both.contains("2026-01-01") && both.contains("2026-01-02"));
    let again = other.balance(&both, "2026-01-03", &nothing);
    assert!(again.contains("2026-01-03") && again.contains("2026-01-02") && !again.contains("2026-01-01"));
    assert_eq!(again.matches("## ").count(), 2);
}

#[test]
fn a_player_against_itself_is_even() {
    let contest = Contest {
        players: vec![1, 2],
        bots: ["random".into(), "random".into()],
        first_seed: 0,
        pairs: 5,
        sequential: None,
    };
    let standing = contest.play(2, &Stop::default(), None, |_| ()).expect("no file");
    assert_eq!(standing.pairs.0, [0, 0, 10, 0, 0], "the same cards, dice and choices");
    assert_eq!(standing.verdict, Verdict::Open);
}
