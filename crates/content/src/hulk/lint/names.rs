//! Names and words: marks nobody uses, texts nobody has translated, files called otherwise.

use std::collections::BTreeSet;

use game_api::Path;

use super::Lint;
use crate::diagnostic::Level;
use crate::language::{Language, Text};

impl Lint<'_> {
    pub(super) fn names(&self, stem: Option<&str>) {
        if let Some(stem) = stem
            && stem != self.mission.id
        {
            let message = format!("the file is called {stem:?}, the mission {:?}", self.mission.id);
            let advice = format!("rename the file to {}.toml, or the mission", self.mission.id);
            self.warn("file-name", "id", message, &advice);
        }
        self.unused_marks();
        self.translations();
        self.placeholders();
    }

    fn unused_marks(&self) {
        let used = self.draft.map.used.borrow();
        for (letter, at) in self.draft.map.marks.iter().filter(|(letter, _)| !used.contains(letter)) {
            let Some((_, span)) = at.first() else { continue };
            let message = format!("nobody uses the mark `{letter}`");
            let advice = "use it where a square is asked for, or draw a `.` there";
            self.add_at(Level::Warning, "unused-mark", span.clone(), message, advice);
        }
    }

    /// Languages into which only some of the texts have been translated.
    fn translations(&self) {
        let texts = self.texts();
        let begun: BTreeSet<Language> = texts.iter().flat_map(|(_, text)| text.languages()).collect();
        for language in begun {
            let missing: Vec<&Path> = texts
                .iter()
                .filter(|(_, text)| text.given(language).is_none())
                .map(|(path, _)| path)
                .collect();
            if let Some(first) = missing.first() {
                let number = match missing.len() {
                    1 => "one text is".to_owned(),
                    n => format!("{n} texts are"),
                };
                let message = format!("{number} not translated into \"{language}\"");
                let advice = "the English text stands in for it";
                self.add(Level::Note, "missing-translation", (*first).clone(), message, advice);
            }
        }
    }

    /// Braces in the briefing, goals and endings stand for names.
    fn placeholders(&self) {
        let mission = self.mission;
        let has_names = |path: &Path| {
            ["briefing", "goals", "ending"].iter().any(|part| path.to_string().starts_with(part))
        };
        for (path, text) in self.texts().into_iter().filter(|(path, _)| has_names(path)) {
            let told = mission.told(text);
            let left = |language: &Language| told.get(*language).contains(['{', '}']);
            if let Some(language) = text.languages().find(left) {
                let message = format!("the text in \"{language}\" has braces with nothing to put in");
                let advice = "write the id of a Marine into them, or leave them out";
                self.warn("placeholder", path, message, advice);
            }
        }
    }

    /// Every text of the mission and where it stands.
    fn texts(&self) -> Vec<(Path, &Text)> {
        let mission = self.mission;
        let mut texts =
            vec![(Path::from("title"), &mission.title), (Path::from("briefing"), &mission.briefing)];
        let endings = &mission.endings;
        for (name, text) in [("marine", &endings.marine), ("alien", &endings.alien), ("draw", &endings.draw)]
        {
            texts.extend(text.as_ref().map(|text| (Path::from("ending").field(name), text)));
        }
        for (i, area) in mission.areas.iter().enumerate() {
            texts.extend(area.name.as_ref().map(|text| (Path::from("areas").index(i).field("name"), text)));
        }
        for (i, object) in mission.objects.iter().enumerate() {
            texts.extend(
                object.name.as_ref().map(|text| (Path::from("objects").index(i).field("name"), text)),
            );
        }
        for (i, squad) in mission.squads.iter().enumerate() {
            texts.extend(squad.name.as_ref().map(|text| (Path::from("squads").index(i).field("name"), text)));
        }
        for (i, goal) in mission.goals.iter().enumerate() {
            texts.extend(goal.text.as_ref().map(|text| (Path::from("goals").index(i).field("text"), text)));
        }
        for (i, hint) in mission.hints.iter().enumerate() {
            texts.push((Path::from("hints").index(i).field("text"), &hint.text));
        }
        texts
    }
}
