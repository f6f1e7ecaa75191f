//! Which campaigns are to be played, and how.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use campaign::{NextChapter, Outcome, Progress, Tally};
use content::campaign::{Campaign, Chapter};
use game_api::{Game, Pending, Seeded, stable_hash};
use space_hulk::{Side, SpaceHulk, Start};

use super::record::{ChapterRecord, Record};
use crate::experiment::Experiment;
use crate::hulk::{Longest, play_through, seats};
use crate::store::version;

/// Levels and seeds of one campaign; every combination is played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The campaign that is played.
    pub campaign: Campaign,
    /// The ids of the levels that are played.
    pub levels: Vec<String>,
    /// Who plays the Marines.
    pub marine: String,
    /// Who plays the aliens.
    pub alien: String,
    /// The first seed.
    pub first_seed: u64,
    /// How many campaigns are played at each level.
    pub games: u64,
}

/// One campaign to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The id of the level.
    pub level: String,
    /// What the dice follow from, together with the chapters.
    pub seed: u64,
}

impl Experiment for Plan {
    type Job = Job;
    type Record = Record;

    fn jobs(&self) -> Vec<Job> {
        let seeds = || (0..self.games).map(|game| self.first_seed.wrapping_add(game));
        let job = |level: &String| seeds().map(|seed| Job { level: level.clone(), seed }).collect::<Vec<_>>();
        self.levels.iter().flat_map(job).collect()
    }

    fn n_games(&self) -> u64 {
        self.games.saturating_mul(self.levels.len() as u64)
    }

    fn fingerprint(&self) -> u64 {
        let levels = &self.campaign.levels;
        let chapter = |it: &Chapter| {
            let by_level: Vec<_> = levels.iter().map(|level| it.changes_at(level).clone()).collect();
            let defeats = (changes(&it.after_defeat).cloned(), changes(&it.second_try).cloned());
            (it.mission.position(), by_level, defeats)
        };
        let chapters: Vec<_> = self.campaign.chapters.iter().map(chapter).collect();
        let levels: Vec<_> = levels.iter().map(|level| &level.id).collect();
        let players = (&self.marine, &self.alien);
        stable_hash(&(version(), chapters, levels, players, &self.levels, self.first_seed, self.games))
    }

    fn player(&self) -> impl Fn(&Job) -> Record + Sync {
        let starts = Starts::default();
        move |job| self.play(job, &starts)
    }
}

fn changes(consequence: &Option<content::campaign::Consequence>) -> Option<&content::campaign::Changes> {
    consequence.as_ref().map(|consequence| &consequence.changes)
}

/// Chapters with their geometry prepared.
#[derive(Default)]
struct Starts(Mutex<BTreeMap<ChapterKey, Arc<Start>>>);

/// What makes chapters differ: the level, the number, whether it is a second try, and whether a defeat has changed it.
type ChapterKey = (String, u16, bool, bool);

impl Starts {
    fn find(&self, level: &str, next: &NextChapter) -> Arc<Start> {
        let key = (level.to_owned(), next.number, next.second_try, next.is_changed);
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let prepare = || Start::new(&next.mission.position()).expect("the linter has checked every change");
        Arc::clone(known.entry(key).or_insert_with(|| Arc::new(prepare())))
    }
}

impl Plan {
    fn play(&self, job: &Job, starts: &Starts) -> Record {
        let mut progress =
            Progress::new(Cow::Borrowed(&self.campaign), &job.level).expect("a level is checked before");
        let mut chapters = Vec::new();
        while let Some(next) = progress.next() {
            let seed = stable_hash(&(job.seed, next.number, next.second_try));
            let mut tally = Tally::default();
            let players = seats(&self.marine, &self.alien, seed);
            let start = starts.find(&job.level, &next);
            let (end, _) = play_through(Longest::EVER, &start, Seeded::new(seed), players, |_, _, event| {
                tally.see(event)
            });
            let result = tally.result(&progress, &end, outcome(&end)).expect("the game is of this chapter");
            let (marines, fell) =
                (result.marines.len(), result.marines.iter().filter(|marine| marine.fell).count());
            let won = result.outcome == Outcome::Won;
            progress.absorb(result).expect("it is the next chapter");
            chapters.push(ChapterRecord {
                chapter: next.number,
                second_try: next.second_try,
                won,
                marines: marines as u16,
                survivors: (marines - fell) as u16,
                veterans: veterans(&progress),
            });
        }
        Record {
            campaign: self.campaign.id.clone(),
            level: job.level.clone(),
            seed: job.seed,
            won: progress.is_won() == Some(true),
            chapters,
            living: progress.living().count() as u16,
            veterans: veterans(&progress),
            fallen: progress.fallen().len() as u16,
        }
    }
}

/// How many of the first roster live, those included who have not come aboard yet.
fn veterans(progress: &Progress<'_>) -> u16 {
    progress.members().iter().filter(|member| !member.is_recruit && member.fell.is_none()).count() as u16
}

/// A game that was broken off is lost, as in a match.
fn outcome(end: &SpaceHulk) -> Outcome {
    match end.pending() {
        Pending::Over(outcome) if outcome.winner == Some(Side::Marine) => Outcome::Won,
        Pending::Over(outcome) if outcome.winner.is_none() => Outcome::Drawn,
        _ => Outcome::Lost,
    }
}
