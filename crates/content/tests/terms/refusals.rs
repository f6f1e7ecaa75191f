//! What the rules say in English is what the page says in English: programs and people read the same sentence.

use std::collections::BTreeMap;

/// The messages of a Fluent file that are written on one line.
fn messages(file: &str) -> BTreeMap<&str, &str> {
    file.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = ")).collect()
}

fn differences<'a>(
    file: &str,
    prefix: &str,
    sentences: impl Iterator<Item = (&'a str, &'a str)>,
) -> Vec<String> {
    let messages = messages(file);
    let differs = |(name, sentence): (&str, &str)| {
        let key = format!("{prefix}{}", name.to_ascii_lowercase());
        let message = messages.get(key.as_str()).copied().unwrap_or("nothing");
        (message != sentence).then(|| format!("{key}: the rules say “{sentence}”, the page “{message}”"))
    };
    sentences.filter_map(differs).collect()
}

#[test]
fn the_rules_and_the_page_say_the_same_of_space_hulk() {
    let refusals = space_hulk::ALL_REFUSALS.iter().map(|refusal| (refusal.name, refusal.message));
    let reasons = space_hulk::ALL_REASONS.iter().map(|reason| (reason.name, reason.sentence));
    let page = include_str!("../../../../ui/locales/space-hulk/reasons/en.ftl");
    let found = differences(page, "reason-", refusals.chain(reasons));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_rules_and_the_page_say_the_same_of_death_angel() {
    let refusals = death_angel::ALL_REFUSALS.iter().map(|refusal| (refusal.name, refusal.message));
    let page = include_str!("../../../../ui/locales/death-angel/reasons/en.ftl");
    let found = differences(page, "angel-reason-", refusals);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
