//! A campaign as a value: what [`parse`](crate::campaign::parse) gives.

use crate::hulk::{Endings, Mission};
use crate::language::Text;

/// A campaign: missions in a row, and the Marines who go from one to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// What it is asked for by; the stem of its file.
    pub id: String,
    /// Who wrote it.
    pub author: String,
    /// On what terms others may use it.
    pub licence: String,
    /// What people call it.
    pub title: Text,
    /// What is told before it begins.
    pub about: Text,
    /// How hard it can be, the easiest first; at least one.
    pub levels: Vec<Level>,
    /// Those who come aboard at the beginning.
    pub marines: Vec<RosterMarine>,
    /// Those who take the places of the fallen, in order.
    pub recruits: Vec<Recruit>,
    /// Who counts the living in a briefing; the first that fits is told.
    pub counts: Vec<Count>,
    /// What is given for deeds.
    pub medals: Vec<Medal>,
    /// The chapters in order; at least one.
    pub chapters: Vec<Chapter>,
    /// How the story ends.
    pub epilogue: Epilogue,
}

/// How hard a campaign is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// What it is chosen by.
    pub id: String,
    /// What people call it.
    pub name: Text,
    /// What it changes in every chapter that does not say something else for it.
    pub changes: Changes,
}

/// What differs from the mission as its file has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Changes {
    /// Added to the blips before the first round.
    pub starting_blips: i8,
    /// Added to the blips of each round; the last number holds on.
    pub reinforcements: Vec<i8>,
    /// Added to the number of the last round.
    pub rounds: i8,
}

/// A Marine of the first roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterMarine {
    /// His id in the missions. Whoever takes his place has it after him.
    pub id: String,
    /// What people call him.
    pub name: String,
    /// Who he is, in two lines.
    pub lines: Text,
    /// Told in a briefing when another has taken his place, who is called `{name}`.
    pub replaced: Text,
    /// What became of him if he lived.
    pub home: Text,
}

/// One who takes the place of a fallen Marine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recruit {
    /// What results call him.
    pub id: String,
    /// What people call him.
    pub name: String,
    /// Who he is, if anything is told.
    pub lines: Option<Text>,
    /// The place that is kept for him; default: whichever is free first.
    pub place: Option<String>,
}

/// A sentence with `{count}`, the number of the first roster who live.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Who counts; he must be alive.
    pub by: Option<String>,
    /// How many must have fallen before it is told.
    pub fallen: u16,
    /// What is told.
    pub text: Text,
}

/// What is given for deeds. It changes nothing in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Medal {
    /// What results call it.
    pub id: String,
    /// What people call it.
    pub name: Text,
    /// For what it is given.
    pub given_for: MedalCondition,
}

/// What a medal is given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MedalCondition {
    /// As many kills in one chapter.
    Kills(u16),
    /// As many chapters survived.
    Survived(u16),
}

/// A chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its mission, as the mission's file has it.
    pub mission: Mission,
    /// Levels that change this chapter in another way than the rest, at most one entry for each.
    pub at_levels: Vec<AtLevel>,
    /// What differs if the chapter before it was lost.
    pub after_defeat: Option<Consequence>,
    /// What is told in place of the mission's texts when Marines of whom they tell have fallen; the first
    /// that fits and has the text is told.
    pub without: Vec<Without>,
    /// What differs in a second try; without it there is none.
    pub second_try: Option<Consequence>,
}

/// What a level changes in one chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtLevel {
    /// The id of the level.
    pub level: String,
    /// What it changes here, in place of what it changes in other chapters.
    pub changes: Changes,
}

/// What is told when somebody is no longer there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Without {
    /// Ids of Marines of the first roster: it is told when one of them has fallen.
    pub marines: Vec<String>,
    /// Told in place of the mission's briefing. `{orso}` is whoever has Orso's place in the mission.
    pub briefing: Option<Text>,
    /// Told in place of the mission's endings, with the same names.
    pub endings: Endings,
}

/// What follows from a defeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// Told ahead of the briefing.
    pub text: Text,
    /// What it changes in the mission.
    pub changes: Changes,
}

/// How the story ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epilogue {
    /// Told when the last chapter was won.
    pub won: Text,
    /// Told when it was not.
    pub lost: Text,
    /// Told of the recruits who lived, in turn: `{name}`. There is at least one.
    pub recruits: Vec<Text>,
    /// Told at the end, with `{fallen}`, the number of names on the wall.
    pub close: Text,
}

impl Without {
    /// Its texts, where it has them: the briefing, and the endings for the Marines, the aliens and nobody.
    pub fn texts(&self) -> [Option<&Text>; 4] {
        let Endings { marine, alien, draw } = &self.endings;
        [&self.briefing, marine, alien, draw].map(Option::as_ref)
    }
}

impl Chapter {
    /// What a level changes in this chapter.
    pub fn changes_at<'a>(&'a self, level: &'a Level) -> &'a Changes {
        let own = self.at_levels.iter().find(|at| at.level == level.id);
        own.map_or(&level.changes, |at| &at.changes)
    }
}

impl Campaign {
    /// The Marine of the first roster with this id.
    pub fn marine(&self, id: &str) -> Option<&RosterMarine> {
        self.marines.iter().find(|marine| marine.id == id)
    }
}
