//! The chapter that comes next: its mission with the names of those who are left.

use content::campaign::{Changes, Chapter, Consequence, Without};
use content::hulk::{Endings, Mission};
use content::{Language, Text};

use crate::numbers::number_word;
use crate::progress::{Member, Progress};
use crate::result::Outcome;

/// The chapter that comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextChapter {
    /// Its number, from 1.
    pub number: u16,
    /// Whether it was lost before and is played again.
    pub second_try: bool,
    /// Whether a defeat has changed it.
    pub is_changed: bool,
    /// Its mission, changed, with the names of those who take part and the whole briefing.
    pub mission: Mission,
}

impl Progress<'_> {
    /// The chapter that comes next; nothing when the campaign is over.
    pub fn next(&self) -> Option<NextChapter> {
        let chapter = self.next_chapter()?;
        let consequence = self.consequence();
        let mut mission = chapter.mission.clone();
        chapter.changes_at(self.level()).apply(&mut mission);
        if let Some(consequence) = consequence {
            consequence.changes.apply(&mut mission);
        }
        for marine in &mut mission.marines {
            marine.name = self.member_at(&marine.id).map(|member| member.name.clone());
        }
        self.tell_without(chapter, &mut mission);
        mission.briefing = self.briefing(&mission, consequence);
        let is_changed = consequence.is_some_and(|consequence| consequence.changes != Changes::default());
        Some(NextChapter { number: self.chapter(), second_try: self.is_second_try(), is_changed, mission })
    }

    /// What follows from the last defeat.
    fn consequence(&self) -> Option<&Consequence> {
        let chapter = self.next_chapter()?;
        if self.is_second_try() {
            return chapter.second_try.as_ref();
        }
        let was_lost = self.results().last().is_some_and(|result| result.outcome == Outcome::Lost);
        chapter.after_defeat.as_ref().filter(|_| was_lost)
    }

    /// Puts other texts in place of those that tell of somebody who has fallen.
    fn tell_without(&self, chapter: &Chapter, mission: &mut Mission) {
        let has_fallen = |id: &String| self.member(id).is_some_and(|member| member.fell.is_some());
        let fitting = || chapter.without.iter().filter(|without| without.marines.iter().any(has_fallen));
        let first = |text: fn(&Without) -> &Option<Text>| fitting().find_map(|without| text(without).clone());
        if let Some(briefing) = first(|without| &without.briefing) {
            mission.briefing = briefing;
        }
        let Endings { marine, alien, draw } = mission.endings.clone();
        mission.endings = Endings {
            marine: first(|without| &without.endings.marine).or(marine),
            alien: first(|without| &without.endings.alien).or(alien),
            draw: first(|without| &without.endings.draw).or(draw),
        };
    }

    /// What is told before the chapter: the consequence, the mission's own briefing, the count, and a line for
    /// everybody who has taken another's place.
    fn briefing(&self, mission: &Mission, consequence: Option<&Consequence>) -> Text {
        let replaced = mission.marines.iter().filter_map(|marine| {
            let member = self.member_at(&marine.id).filter(|member| member.is_recruit)?;
            let told = &self.campaign().marine(&marine.id)?.replaced;
            Some((told, member))
        });
        let replaced: Vec<(&Text, &Member)> = replaced.collect();
        let own = mission.told(&mission.briefing);
        in_every_language(|language| {
            let mut parts: Vec<String> = Vec::new();
            parts.extend(consequence.map(|consequence| consequence.text.get(language).to_owned()));
            parts.push(own.get(language).to_owned());
            parts.extend(self.count(language));
            let lines =
                replaced.iter().map(|(told, member)| told.get(language).replace("{name}", &member.name));
            let lines: Vec<String> = lines.collect();
            parts.extend((!lines.is_empty()).then(|| lines.join(" ")));
            parts.join("\n\n")
        })
    }

    /// The count of the living; none before the first chapter, whose briefing counts by itself.
    fn count(&self, language: Language) -> Option<String> {
        if self.results().is_empty() {
            return None;
        }
        let lives = |id: &String| self.member(id).is_some_and(|member| member.fell.is_none());
        let old = || self.members().iter().filter(|member| !member.is_recruit && member.has_come);
        let fallen = old().filter(|member| member.fell.is_some()).count();
        let count = old().count() - fallen;
        let fits = |count: &&content::campaign::Count| {
            usize::from(count.fallen) <= fallen && count.by.as_ref().is_none_or(lives)
        };
        let told = self.campaign().counts.iter().find(fits)?;
        let word = number_word(count, language);
        let text = told.text.get(language).replace("{count}", &word);
        Some(capitalized_after_quote(text, &word))
    }
}

/// A number that begins what is said in quotation marks begins with a capital.
fn capitalized_after_quote(text: String, word: &str) -> String {
    let mut letters = word.chars();
    let Some(first) = letters.next() else { return text };
    let capital: String = first.to_uppercase().chain(letters).collect();
    ["“", "„", "«", "– "]
        .iter()
        .fold(text, |text, quote| text.replace(&format!("{quote}{word}"), &format!("{quote}{capital}")))
}

/// A text in all languages.
pub(crate) fn in_every_language(words: impl Fn(Language) -> String) -> Text {
    let text = Text::new(words(Language::En));
    let others = Language::ALL.into_iter().filter(|language| *language != Language::En);
    others.fold(text, |text, language| text.with(language, words(language)))
}
