//! What follows from results.

use std::borrow::Cow;

use campaign::{ChapterResult, MarineResult, Outcome, Progress, Wrong};
use content::Language;
use content::campaign::{Campaign, find};

fn knot() -> &'static Campaign {
    find("vesper-knot").expect("the campaign of the program")
}

fn begun(level: &str) -> Progress<'static> {
    Progress::new(Cow::Borrowed(knot()), level).expect("a level")
}

/// The result of the next chapter in which these fall, by their places.
fn result(progress: &Progress<'_>, outcome: Outcome, fall: &[&str]) -> ChapterResult {
    let next = progress.next().expect("a chapter");
    let marine = |marine: &content::hulk::Marine| MarineResult {
        place: marine.id.clone(),
        member: progress.member_at(&marine.id).expect("somebody").id.clone(),
        kills: 2,
        fell: fall.contains(&marine.id.as_str()),
    };
    ChapterResult {
        chapter: next.number,
        second_try: next.second_try,
        outcome,
        marines: next.mission.marines.iter().map(marine).collect(),
    }
}

fn play(progress: &mut Progress<'_>, outcome: Outcome, fall: &[&str]) {
    let result = result(progress, outcome, fall);
    progress.absorb(result).expect("it follows");
}

#[test]
fn who_falls_is_replaced_and_named_in_the_briefing() {
    let mut progress = begun("even");
    let first = progress.next().expect("a chapter").mission;
    assert_eq!(first, Campaign::clone(knot()).chapters[0].mission, "the first chapter is as its file has it");
    play(&mut progress, Outcome::Won, &["keld", "tarn"]);
    let next = progress.next().expect("a chapter");
    assert_eq!((next.number, next.second_try, next.is_changed), (2, false, false));
    let name = |id: &str| next.mission.marine(id).expect("he is in it").name().to_owned();
    assert_eq!((name("tarn"), name("keld"), name("hask")), ("Joram".into(), "Pell".into(), "Hask".into()));
    let english = next.mission.briefing.get(Language::En);
    assert!(english.contains("Orso counts aloud: four. He says the other names as well"), "{english}");
    assert!(english.contains("It is quiet where Tarn used to hum. Joram walks there now."), "{english}");
    let slovak = next.mission.briefing.get(Language::Sk);
    assert!(slovak.contains("Orso počíta nahlas: štyri.") && slovak.contains("Kráča tam Joram."), "{slovak}");
    let report = content::hulk::parse(&content::hulk::print(&next.mission));
    assert_eq!(report.mission.as_ref(), Some(&next.mission), "{:#?}", report.diagnostics);
}

#[test]
fn a_defeat_makes_the_next_chapter_harder_and_a_victory_does_not() {
    let starting_blips = |outcome| {
        let mut progress = begun("even");
        play(&mut progress, outcome, &[]);
        let next = progress.next().expect("a chapter");
        let told = next.mission.briefing.get(Language::En).starts_with("Lantern has welded the hole shut.");
        (next.mission.aliens.starting_blips, next.is_changed, told)
    };
    assert_eq!(starting_blips(Outcome::Won), (1, false, false));
    assert_eq!(starting_blips(Outcome::Drawn), (1, false, false));
    assert_eq!(starting_blips(Outcome::Lost), (2, true, true));
}

#[test]
fn a_second_try_is_played_once_under_other_conditions() {
    let mut progress = begun("even");
    play(&mut progress, Outcome::Won, &[]);
    play(&mut progress, Outcome::Won, &[]);
    play(&mut progress, Outcome::Lost, &["quill"]);
    let again = progress.next().expect("a chapter");
    assert_eq!((again.number, again.second_try), (3, true));
    assert_eq!((again.mission.rounds.limit, again.mission.aliens.starting_blips), (Some(11), 0));
    assert!(again.mission.briefing.get(Language::De).starts_with("Zwei Tage später"));
    assert_eq!(again.mission.marine("quill").expect("his place").name(), "Joram");
    play(&mut progress, Outcome::Lost, &[]);
    let next = progress.next().expect("a chapter");
    assert_eq!((next.number, next.second_try, next.is_changed), (4, false, true));
}

#[test]
fn levels_change_every_chapter() {
    let blips = |level| {
        let aliens = begun(level).next().expect("a chapter").mission.aliens;
        (aliens.starting_blips, aliens.reinforcements)
    };
    assert_eq!(blips("calm"), (0, vec![0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1]));
    assert_eq!(blips("even"), (1, vec![1]));
    assert_eq!(blips("grim"), (2, vec![1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1]));
    let none = Progress::new(Cow::Borrowed(knot()), "hopeless").expect_err("no such level");
    assert_eq!(none, Wrong::Level("hopeless".into()));
}

/// Everybody falls in every chapter, and still the last one is played.
#[test]
fn no_defeat_ends_the_campaign_before_its_last_chapter() {
    let mut progress = begun("grim");
    let mut played = Vec::new();
    while let Some(next) = progress.next() {
        assert_eq!(progress.is_won(), None);
        played.push(next.number);
        let all: Vec<String> = next.mission.marines.iter().map(|marine| marine.id.clone()).collect();
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        play(&mut progress, Outcome::Lost, &all);
    }
    assert_eq!(played, [1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12]);
    assert_eq!((progress.is_won(), progress.living().count()), (Some(false), 0));
    let ids: std::collections::BTreeSet<&str> =
        progress.members().iter().map(|member| member.id.as_str()).collect();
    assert_eq!(ids.len(), progress.members().len(), "every name is one man's");
    assert!(progress.member("joram-2").is_some_and(|again| again.name == "Joram 2"));
    let end = progress.epilogue().expect("it is over");
    assert!(!end.won && end.lived.is_empty() && end.close.is_some());
    let nothing =
        ChapterResult { chapter: 13, second_try: false, outcome: Outcome::Won, marines: Vec::new() };
    assert_eq!(progress.absorb(nothing), Err(Wrong::Over));
}

#[test]
fn the_epilogue_names_who_lived() {
    let mut progress = begun("even");
    for number in 1..=12 {
        play(&mut progress, Outcome::Won, if number == 2 { &["keld"] } else { &[] });
    }
    let end = progress.epilogue().expect("it is over");
    assert!(end.won);
    let names: Vec<&str> = end.lived.iter().map(|survivor| survivor.name.as_str()).collect();
    assert_eq!(names.len(), 13);
    assert!(!names.contains(&"Keld") && names.contains(&"Joram") && names.contains(&"Sabel"));
    let joram = end.lived.iter().find(|survivor| survivor.name == "Joram").expect("he lived");
    assert_eq!(joram.text.get(Language::En), "Joram came late, and stayed to the end.");
    let close = end.close.expect("one has fallen");
    // Of other recruits something else is told.
    let mut later = begun("even");
    for number in 1..=12 {
        play(&mut later, Outcome::Won, if number == 2 { &["keld", "tarn", "ruen"] } else { &[] });
    }
    let told: Vec<String> = ["Joram", "Pell", "Osk"]
        .iter()
        .map(|name| later.epilogue().expect("it is over").lived.into_iter().find(|one| one.name == **name))
        .map(|one| one.expect("he lived").text.get(Language::En).to_owned())
        .collect();
    assert_eq!(told[0], "Joram kept the armor. By now it fits.");
    assert!(
        told[1].starts_with("Pell was asked") && told[2].starts_with("Osk knows all the names"),
        "{told:?}"
    );
    assert!(close.get(Language::Hu).contains(": egy."), "{}", close.get(Language::Hu));
    // Orso was in ten of the chapters.
    let orso = progress.member("orso").expect("he is on the roster");
    assert_eq!((orso.survived, orso.kills, orso.medals.len()), (10, 20, 1));
}

#[test]
fn results_that_do_not_follow_are_refused_and_change_nothing() {
    let mut progress = begun("even");
    let right = result(&progress, Outcome::Won, &["keld"]);
    let mut wrong = right.clone();
    wrong.chapter = 2;
    assert_eq!(progress.absorb(wrong), Err(Wrong::Chapter { expected: 1, second_try: false }));
    let mut wrong = right.clone();
    wrong.marines[0].member = "joram".into();
    assert_eq!(progress.absorb(wrong), Err(Wrong::Marines));
    let mut wrong = right.clone();
    wrong.marines.pop();
    assert_eq!(progress.absorb(wrong), Err(Wrong::Marines));
    let mut wrong = right.clone();
    wrong.marines[0].kills = 1000;
    assert_eq!(progress.absorb(wrong), Err(Wrong::Kills("orso".into())));
    assert_eq!((progress.results().len(), progress.living().count()), (0, 5));
    progress.absorb(right.clone()).expect("it follows");
    // A dead man cannot fall again: another has his place.
    let second = ChapterResult { chapter: 2, ..result(&progress, Outcome::Won, &["keld"]) };
    let mut raised = second.clone();
    for marine in &mut raised.marines {
        marine.member = marine.place.clone();
    }
    let restored = Progress::restore(Cow::Borrowed(knot()), "even", &[right.clone(), raised]);
    assert_eq!(restored.map(|_| ()), Err((1, Wrong::Marines)));
    assert!(Progress::restore(Cow::Borrowed(knot()), "even", &[right, second]).is_ok());
}

/// A campaign that was saved by the first version with campaigns: it must lead to the same place for ever.
#[test]
fn a_saved_campaign_is_read_as_it_was() {
    let results: Vec<ChapterResult> = serde_json::from_str(include_str!("saved.json")).expect("results");
    let progress = Progress::restore(Cow::Borrowed(knot()), "even", &results).expect("they follow");
    let fallen: Vec<&str> = progress.fallen().iter().map(|member| member.id.as_str()).collect();
    assert_eq!(fallen, ["tarn", "keld", "joram", "brannoch"]);
    assert_eq!((progress.chapter(), progress.is_second_try()), (3, true));
    assert_eq!(progress.member_at("brannoch").map(|member| member.id.as_str()), Some("osk"));
}

/// Both Ends says something of its own for the hardest level; a defeat is added to it.
#[test]
fn a_chapter_may_be_softer_at_one_level() {
    let aliens_of = |level, outcome| {
        let mut progress = begun(level);
        while progress.chapter() < 4 {
            play(&mut progress, Outcome::Won, &[]);
        }
        play(&mut progress, outcome, &[]);
        let next = progress.next().expect("a chapter");
        assert_eq!(next.mission.id, "both-ends");
        (next.mission.aliens.starting_blips, next.mission.aliens.reinforcements)
    };
    let late = vec![1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1];
    assert_eq!(aliens_of("grim", Outcome::Won), (0, late.clone()));
    assert_eq!(aliens_of("grim", Outcome::Lost), (1, late));
    assert_eq!(aliens_of("even", Outcome::Won), (0, vec![1]));
}

/// Every text that a player of a chapter reads, in a language.
fn told(mission: &content::hulk::Mission, language: Language) -> Vec<String> {
    let endings = [&mission.endings.marine, &mission.endings.alien, &mission.endings.draw];
    let mut texts = vec![mission.briefing.get(language).to_owned()];
    texts.extend(endings.into_iter().flatten().map(|text| mission.told(text).get(language).to_owned()));
    texts.extend(mission.goals.iter().map(|goal| mission.words(goal, language)));
    texts
}

/// A name, whole and as other languages inflect it: Keld, Kelda, Keldov, Quillé.
fn names(text: &str, name: &str) -> bool {
    text.split(|c: char| !c.is_alphabetic()).any(|word| word.starts_with(name))
}

/// Whoever falls is told of no more, but where it is said that another has his place.
#[test]
fn no_chapter_tells_of_the_fallen_as_living() {
    let roster: Vec<&str> = knot().marines.iter().map(|marine| marine.id.as_str()).collect();
    let mut groups: Vec<Vec<&str>> = roster.iter().map(|id| vec![*id]).collect();
    groups.extend([vec!["quill", "keld", "orso"], vec!["tarn", "hask", "brannoch", "sabel"], roster.clone()]);
    for group in groups {
        for outcome in [Outcome::Won, Outcome::Lost] {
            let mut progress = begun("even");
            while let Some(next) = progress.next() {
                let fallen: Vec<String> = progress.fallen().iter().map(|it| it.name.clone()).collect();
                for language in Language::ALL {
                    let replaced = knot().marines.iter().map(|it| it.replaced.get(language));
                    let lives = |id: &String| progress.member(id).is_some_and(|it| it.fell.is_none());
                    let counts = knot().counts.iter().filter(|it| it.by.as_ref().is_none_or(lives));
                    let counts = counts.map(|it| it.text.get(language));
                    // What is told of places and of the count names the fallen as fallen.
                    let allowed: Vec<&str> =
                        replaced.chain(counts).flat_map(|text| text.split(['{', '}'])).collect();
                    for text in told(&next.mission, language) {
                        assert!(!text.contains(['{', '}']), "{text}");
                        let text = allowed
                            .iter()
                            .filter(|part| part.len() > 12)
                            .fold(text, |text, part| text.replace(part, ""));
                        let found = fallen.iter().find(|name| names(&text, name));
                        assert_eq!(found, None, "chapter {} in {language}: {text}", next.number);
                    }
                }
                // Those of the first roster fall in the first chapter that they are in.
                let falls: Vec<&str> = group
                    .iter()
                    .copied()
                    .filter(|id| progress.member(id).is_some_and(|it| it.fell.is_none()))
                    .collect();
                play(&mut progress, outcome, &falls);
            }
        }
    }
}

/// A mission by itself names its own Marines, and a recruit's chapter names him.
#[test]
fn goals_name_whoever_has_the_place() {
    let words = |mission: &content::hulk::Mission| told(mission, Language::En);
    let alone = content::hulk::Library::built_in().find("three-boards").expect("a mission");
    assert!(words(alone).contains(&"Keld is dead.".to_owned()));
    let mut progress = begun("even");
    play(&mut progress, Outcome::Won, &["keld"]);
    let next = progress.next().expect("a chapter").mission;
    let told = words(&next);
    assert!(told.contains(&"Joram is dead.".to_owned()), "{told:?}");
    assert!(told[0].contains("Brother Joram carries the fire. He was shown yesterday"), "{}", told[0]);
}
