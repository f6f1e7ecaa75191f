//! What does not fit together in a campaign, and what is legal and suspicious.

use std::collections::{BTreeMap, BTreeSet};

use space_hulk::Condition;

use super::model::{Changes, Chapter, Level, Without};
use super::read::Draft;
use crate::diagnostic::{Diagnostic, Level as Severity, Notes, Span};
use crate::hulk;
use crate::language::{Language, Text};
use crate::nearest::suggestion;
use crate::shown::shown;

/// Notes everything about a campaign that could be read.
pub(super) fn lint(draft: &Draft, stem: Option<&str>, notes: &Notes) {
    let lint = Lint { draft, notes };
    lint.ids();
    lint.marines();
    lint.recruits();
    lint.counts();
    lint.words();
    lint.chapters();
    lint.translations();
    if stem.is_some_and(|stem| stem != draft.campaign.id) {
        let message = format!("the file is not called {}", shown(&draft.campaign.id));
        lint.warn("file-name", &draft.places.id, message, "give both the same name");
    }
}

struct Lint<'a> {
    draft: &'a Draft,
    notes: &'a Notes,
}

impl Lint<'_> {
    fn warn(&self, code: &'static str, span: &Span, message: String, advice: &str) {
        self.add(Severity::Warning, code, span, message, advice);
    }

    fn add(&self, level: Severity, code: &'static str, span: &Span, message: String, advice: &str) {
        let (span, advice) = (span.clone(), advice.to_owned());
        self.notes.add(Diagnostic { level, code, span, message, advice, related: Vec::new() });
    }

    /// Marines and recruits are told apart by their ids, and so are levels.
    fn ids(&self) {
        let (campaign, places) = (&self.draft.campaign, &self.draft.places);
        let marines = campaign.marines.iter().map(|marine| &marine.id).zip(&places.marines);
        let recruits = campaign.recruits.iter().map(|recruit| &recruit.id).zip(&places.recruits);
        self.unique(marines.chain(recruits));
        self.unique(campaign.levels.iter().map(|level| &level.id).zip(&places.levels));
    }

    fn unique<'a>(&self, ids: impl Iterator<Item = (&'a String, &'a Span)>) {
        let mut seen: BTreeMap<&String, &Span> = BTreeMap::new();
        for (id, span) in ids {
            if let Some(first) = seen.insert(id, span) {
                self.notes.twice(
                    span,
                    first,
                    format!("{} is there twice", shown(id)),
                    "give it another name",
                );
            }
        }
    }

    /// Whoever stands in a mission is on the roster, and the other way round.
    fn marines(&self) {
        let (campaign, places) = (&self.draft.campaign, &self.draft.places);
        let known = || campaign.marines.iter().map(|marine| marine.id.as_str());
        for (chapter, span) in campaign.chapters.iter().zip(&places.chapters) {
            let stranger = |id: &&str| campaign.marine(id).is_none();
            for id in chapter.mission.marines.iter().map(|marine| marine.id.as_str()).filter(stranger) {
                let message =
                    format!("the mission {} has a Marine {}", shown(&chapter.mission.id), shown(id));
                let advice = suggestion(id, known(), format!("add a `[[marine]]` with `id = \"{id}\"`"));
                self.notes.error("unknown-marine", span, message, advice);
            }
        }
        let missions = || campaign.chapters.iter().map(|chapter| &chapter.mission);
        for (marine, span) in campaign.marines.iter().zip(&places.marines) {
            if !missions().any(|mission| mission.marine(&marine.id).is_some()) {
                let message = format!("{} takes part in no chapter", shown(&marine.id));
                self.warn("idle-marine", span, message, "leave him out");
            }
        }
    }

    fn recruits(&self) {
        let (campaign, places) = (&self.draft.campaign, &self.draft.places);
        if campaign.recruits.is_empty() {
            let (message, advice) = ("nobody takes the places of the fallen", "add a `[[recruit]]`");
            self.notes.error("missing-field", &places.id, message, advice);
        }
        for (recruit, span) in campaign.recruits.iter().zip(&places.recruits) {
            self.expect_marine(recruit.place.as_deref(), span);
        }
    }

    fn counts(&self) {
        let (campaign, places) = (&self.draft.campaign, &self.draft.places);
        for (count, span) in campaign.counts.iter().zip(&places.counts) {
            self.expect_marine(count.by.as_deref(), span);
        }
    }

    fn expect_marine(&self, id: Option<&str>, span: &Span) {
        let campaign = &self.draft.campaign;
        if let Some(id) = id.filter(|id| campaign.marine(id).is_none()) {
            let known = campaign.marines.iter().map(|marine| marine.id.as_str());
            let advice = suggestion(id, known, "write the id of a `[[marine]]`");
            self.notes.error("unknown-marine", span, format!("there is no Marine {}", shown(id)), advice);
        }
    }

    /// What stands in braces is put in, in every language.
    fn words(&self) {
        let (campaign, places) = (&self.draft.campaign, &self.draft.places);
        for (marine, span) in campaign.marines.iter().zip(&places.marines) {
            self.placeholder(&marine.replaced, Some("{name}"), span);
            self.placeholder(&marine.lines, None, span);
            self.placeholder(&marine.home, None, span);
        }
        for (count, span) in campaign.counts.iter().zip(&places.counts) {
            self.placeholder(&count.text, Some("{count}"), span);
        }
        for (chapter, span) in campaign.chapters.iter().zip(&places.chapters) {
            let consequences = chapter.after_defeat.iter().chain(&chapter.second_try);
            consequences.for_each(|consequence| self.placeholder(&consequence.text, None, span));
            for text in chapter.without.iter().flat_map(Without::texts).flatten() {
                self.placeholder(&chapter.mission.told(text), None, span);
            }
        }
        let end = &campaign.epilogue;
        for recruit in &end.recruits {
            self.placeholder(recruit, Some("{name}"), &places.epilogue);
        }
        self.placeholder(&end.close, Some("{fallen}"), &places.epilogue);
        self.placeholder(&end.won, None, &places.epilogue);
        self.placeholder(&end.lost, None, &places.epilogue);
    }

    fn placeholder(&self, text: &Text, wanted: Option<&str>, span: &Span) {
        for language in text.languages() {
            let words = text.get(language);
            let rest = wanted.map_or(words.to_owned(), |wanted| words.replace(wanted, ""));
            if wanted.is_some() && rest.len() == words.len() {
                let wanted = wanted.unwrap_or_default();
                let message = format!("the text in {language} does not say `{wanted}`");
                self.notes.error("placeholder", span, message, "write it where the word belongs");
            }
            if rest.contains(['{', '}']) {
                let message = format!("the text in {language} has braces with nothing to put in");
                let advice =
                    wanted.map_or("leave them out".into(), |wanted| format!("only `{wanted}` is put in"));
                self.notes.error("placeholder", span, message, advice);
            }
        }
    }

    fn chapters(&self) {
        let (campaign, places) = (&self.draft.campaign, &self.draft.places);
        let last = campaign.chapters.len().saturating_sub(1);
        for (number, (chapter, span)) in campaign.chapters.iter().zip(&places.chapters).enumerate() {
            if number == 0 && chapter.after_defeat.is_some() {
                let message = "no chapter comes before the first: nothing follows a defeat there".to_owned();
                self.warn("never-told", span, message, "leave `after_defeat` out");
            }
            if number == last && chapter.second_try.is_some() {
                let message =
                    "the last chapter is played once: its end is the end of the campaign".to_owned();
                self.notes.error("last-chapter", span, message, "leave `second_try` out");
            }
            self.rounds(chapter, span);
            self.changed(chapter, span);
            self.without(number, span);
        }
    }

    /// Goals that ask for a round would mean something else in a longer or shorter game.
    fn rounds(&self, chapter: &Chapter, span: &Span) {
        let consequences = chapter.after_defeat.iter().chain(&chapter.second_try);
        let levels = self.draft.campaign.levels.iter().map(|level| chapter.changes_at(level));
        let mut changes = consequences.map(|consequence| &consequence.changes).chain(levels);
        let mission = &chapter.mission;
        let fixed = mission.goals.iter().any(|goal| asks_for_a_round(&goal.when));
        if changes.any(|changes| changes.rounds != 0) && (fixed || mission.rounds.limit.is_none()) {
            let message = format!("the rounds of {} cannot be changed", shown(&mission.id));
            let advice = "its goals ask for a round, or it has no last one: leave `rounds` out";
            self.notes.error("bad-change", span, message, advice);
        }
    }

    /// What is told when somebody has fallen is about somebody who can have fallen, and is not told before by
    /// another table.
    fn without(&self, number: usize, span: &Span) {
        let (chapter, before) =
            (&self.draft.campaign.chapters[number], &self.draft.campaign.chapters[..number]);
        let again = chapter.second_try.as_ref().map(|_| chapter);
        let can_fall = |id: &String| before.iter().chain(again).any(|it| it.mission.marine(id).is_some());
        for (i, without) in chapter.without.iter().enumerate() {
            without.marines.iter().for_each(|id| self.expect_marine(Some(id), span));
            let earlier = |other: &&Without| without.marines.iter().all(|id| other.marines.contains(id));
            let hides = |other: &Without| {
                without
                    .texts()
                    .iter()
                    .zip(other.texts())
                    .all(|(text, other)| text.is_none() || other.is_some())
            };
            let is_hidden = chapter.without[..i].iter().filter(earlier).any(hides);
            if is_hidden || !without.marines.iter().any(can_fall) {
                let message = format!("what is told without {} is never told", without.marines.join(", "));
                let advice = "nobody of them can have fallen, or a table above says it already: leave it out";
                self.warn("never-told", span, message, advice);
            }
        }
    }

    /// Every mission that can come about is one that can be played.
    fn changed(&self, chapter: &Chapter, span: &Span) {
        let mut seen = BTreeSet::new();
        for level in &self.draft.campaign.levels {
            for changes in combinations(level, chapter) {
                let mut mission = chapter.mission.clone();
                changes.iter().for_each(|changes| changes.apply(&mut mission));
                let source = hulk::print(&mission);
                if !seen.insert(source.clone()) {
                    continue;
                }
                if let Some(error) = first_error(&source) {
                    let message = format!("{}, changed, cannot be played: {error}", shown(&mission.id));
                    self.notes.error("bad-change", span, message, "change less");
                    return;
                }
            }
        }
    }

    /// Every language that some text has is there in all of them.
    fn translations(&self) {
        let campaign = &self.draft.campaign;
        let end = &campaign.epilogue;
        let mut texts = vec![&campaign.title, &campaign.about, &end.won, &end.lost, &end.close];
        texts.extend(&end.recruits);
        texts.extend(campaign.levels.iter().map(|level| &level.name));
        texts.extend(
            campaign.marines.iter().flat_map(|marine| [&marine.lines, &marine.replaced, &marine.home]),
        );
        texts.extend(campaign.recruits.iter().filter_map(|recruit| recruit.lines.as_ref()));
        texts.extend(campaign.counts.iter().map(|count| &count.text));
        texts.extend(campaign.medals.iter().map(|medal| &medal.name));
        for chapter in &campaign.chapters {
            texts.extend(chapter.after_defeat.iter().chain(&chapter.second_try).map(|defeat| &defeat.text));
            texts.extend(chapter.without.iter().flat_map(Without::texts).flatten());
        }
        for language in Language::ALL {
            let n_given = texts.iter().filter(|text| text.given(language).is_some()).count();
            if n_given > 0 && n_given < texts.len() {
                let missing = texts.len() - n_given;
                let message = format!("{missing} of {} texts are not there in {language}", texts.len());
                let advice = "write them, or leave the language out everywhere";
                self.add(Severity::Note, "missing-translation", &self.draft.places.id, message, advice);
            }
        }
    }
}

/// What can come together in a chapter at a level.
fn combinations<'a>(level: &'a Level, chapter: &'a Chapter) -> Vec<Vec<&'a Changes>> {
    let defeat = chapter.after_defeat.as_ref().map(|defeat| &defeat.changes);
    let again = chapter.second_try.as_ref().map(|again| &again.changes);
    let level = chapter.changes_at(level);
    let mut all = vec![vec![level]];
    all.extend(defeat.map(|defeat| vec![level, defeat]));
    all.extend(again.map(|again| vec![level, again]));
    all
}

fn first_error(source: &str) -> Option<String> {
    let report = hulk::parse(source);
    match report.mission {
        Some(_) => None,
        None => report
            .diagnostics
            .into_iter()
            .find(|found| found.level == Severity::Error)
            .map(|found| found.message),
    }
}

fn asks_for_a_round(condition: &Condition) -> bool {
    match condition {
        Condition::Round(_) => true,
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(asks_for_a_round),
        Condition::AtLeast { of, .. } => of.iter().any(asks_for_a_round),
        Condition::Not(part) | Condition::Once(part) => asks_for_a_round(part),
        _ => false,
    }
}
