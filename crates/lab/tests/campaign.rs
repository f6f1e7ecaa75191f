//! Whole campaigns in the laboratory.

use lab::campaign::{Plan, Record, balance, table};
use lab::{Experiment as _, Stop, simulate};

fn plan(level: &str, games: u64) -> Plan {
    Plan {
        campaign: content::campaign::find("vesper-knot").expect("the campaign of the program").clone(),
        levels: vec![level.to_owned()],
        marine: "random".to_owned(),
        alien: "random".to_owned(),
        first_seed: 3,
        games,
    }
}

fn played(plan: &Plan) -> Vec<Record> {
    simulate(plan, 1, &Stop::default(), None, |_| ()).expect("nothing is stored").records
}

/// Equal jobs give equal records, every campaign goes on to its last chapter, and what is counted adds up.
#[test]
fn a_campaign_is_played_to_its_last_chapter() {
    let plan = plan("grim", 2);
    let records = played(&plan);
    assert_eq!(records, played(&plan));
    for record in &records {
        let numbers: Vec<u16> = record.chapters.iter().map(|chapter| chapter.chapter).collect();
        assert!(numbers.is_sorted() && (12..=15).contains(&numbers.len()), "{numbers:?}");
        let last = record.chapters.last().expect("chapters");
        assert_eq!((last.chapter, last.won), (12, record.won));
        for (before, chapter) in record.chapters.iter().zip(&record.chapters[1..]) {
            assert_eq!(chapter.second_try, before.chapter == chapter.chapter);
            assert!(chapter.veterans <= before.veterans, "nobody comes back from the dead");
        }
        let lost: u16 = record.chapters.iter().map(|chapter| chapter.marines - chapter.survivors).sum();
        assert_eq!((record.fallen, record.veterans), (lost, last.veterans));
    }
    let text = table(&plan, &records);
    assert!(text.contains("vesper-knot") && text.contains("last-light"), "{text}");
}

/// The section on campaigns stands between those of the games, which are kept.
#[test]
fn the_document_keeps_its_other_sections() {
    let plan = plan("calm", 1);
    let old = "# Balance\n\n## Space Hulk\n\nOne.\n\n## Death Angel\n\nTwo.\n";
    let page = balance(&plan, old, "2026-11-17", &played(&plan));
    let places = ["## Space Hulk\n\nOne.", "## Campaigns", "calm", "## Death Angel\n\nTwo."];
    let places = places.map(|part| page.find(part).unwrap_or_else(|| panic!("{part}: {page}")));
    assert!(places.is_sorted());
    assert_ne!(plan.fingerprint(), Plan { first_seed: 4, ..plan.clone() }.fingerprint());
}
