//! Analyses of matches that are over: one at a time for each person, deeper as long as a viewer has it open, and kept
//! for the next viewer.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use analysis::{Depth, Standing, Study};
use protocol::{Analysis, AnalysisCard, AnalysisPage, Code, Refused};
use table::Table;

use crate::background::{Background, Left, LongWork, Progress, STEP, Stage};
use crate::finished::ByteCache;
use crate::heavy::Payer;
use crate::store::{AnalysisRow, Write};

/// The depths that are computed, one after the other. At the last one a decision takes about 0.1 s, for which a
/// computer player may have to wait.
const DEPTHS: [u8; 3] = [1, 3, 4];

/// The bytes of analyses that are kept: about 200 matches.
const KEPT_BYTES: usize = 32 * 1024 * 1024;

/// What an action takes in memory, with the answers that were compared.
const BYTES_OF_STEP: usize = 512;

/// The analyses that are known, and who waits for which.
pub(crate) struct Analyses {
    known: Mutex<ByteCache<String, Arc<Analysis>>>,
    /// The match and the computation of each person.
    jobs: Mutex<HashMap<String, (String, String)>>,
}

/// An analysis under way.
pub(crate) struct Work(Study);

impl LongWork for Work {
    type Report = Standing;

    fn step(&self) -> Left {
        let began = Instant::now();
        while self.0.step() {
            if began.elapsed() >= STEP {
                return Left::Something;
            }
        }
        Left::Nothing
    }

    fn report(&self) -> Standing {
        self.0.standing()
    }
}

impl Analyses {
    pub fn new() -> Analyses {
        Analyses { known: Mutex::new(ByteCache::new(KEPT_BYTES)), jobs: Mutex::default() }
    }

    /// Takes over what is stored of a match, unless it was computed in another way.
    pub fn recall(&self, row: &AnalysisRow) {
        let read = || serde_json::from_str::<Analysis>(&row.text).ok();
        if row.version == analysis::VERSION
            && let Some(analysis) = read()
        {
            self.keep(&row.match_id, &Arc::new(analysis));
        }
    }

    /// Whether something is known of a match.
    pub fn is_known(&self, match_id: &str) -> bool {
        locked(&self.known).get(match_id).is_some()
    }

    /// Keeps an analysis.
    fn keep(&self, match_id: &str, analysis: &Arc<Analysis>) {
        let n_bytes = BYTES_OF_STEP * analysis.steps.len();
        locked(&self.known).insert(match_id.to_owned(), Arc::clone(analysis), n_bytes);
    }

    /// What is told of a match whose deepest analysis is known.
    pub fn finished(&self, match_id: &str, known_depth: u8) -> Option<AnalysisPage> {
        let analysis = locked(&self.known).get(match_id)?;
        let is_deepest = DEPTHS.last() == Some(&analysis.depth);
        is_deepest.then(|| AnalysisPage {
            number: 0,
            paused: false,
            under_way: None,
            done: 0,
            of: 0,
            analysis: unknown(&analysis, known_depth),
        })
    }

    /// The computation by which a person has a match analysed.
    pub fn job(&self, person: &str, match_id: &str) -> Option<String> {
        let jobs = locked(&self.jobs);
        jobs.get(person).filter(|(of, _)| of == match_id).map(|(_, job)| job.clone())
    }

    /// An analysis of a match, from the depth on that is not known yet.
    pub fn prepare(&self, match_id: &str, table: &Table) -> Result<Work, Refused> {
        let known = locked(&self.known).get(match_id);
        let study = Study::new(&table.replay()?, depths_after(known.as_deref()).collect());
        study.map(Work).map_err(|cannot| Refused::new(Code::BadTerms, cannot.to_string()))
    }

    /// Starts one, in place of the one that the person had.
    pub fn begin(
        &self,
        background: &Background,
        payer: &Payer,
        (person, match_id): (&str, &str),
        work: Work,
    ) -> Result<String, Refused> {
        let old = locked(&self.jobs).remove(person);
        let job = background.start(payer, old.as_ref().map(|(_, job)| job.as_str()), work)?;
        locked(&self.jobs).insert(person.to_owned(), (match_id.to_owned(), job.clone()));
        Ok(job)
    }

    /// What is told of a computation; what is new is kept, and is to be stored.
    pub fn page(
        &self,
        match_id: &str,
        progress: Progress<Standing>,
        known_depth: u8,
    ) -> (AnalysisPage, Option<Write>) {
        let kept = locked(&self.known).get(match_id);
        // A viewer who asks at once is told what is to come: no report would mean that it is all there.
        let to_come = || Standing { depth: next_depth(kept.as_deref()), ..Standing::default() };
        let standing = progress.report.as_deref().cloned().unwrap_or_else(to_come);
        let deepest = [&kept, &standing.analysis].into_iter().flatten().max_by_key(|one| one.depth).cloned();
        let new = deepest.as_ref().filter(|new| kept.is_none_or(|old| old.depth < new.depth));
        if let Some(analysis) = new {
            self.keep(match_id, analysis);
        }
        let write = new.and_then(|analysis| row(match_id, analysis)).map(Box::new).map(Write::Analysis);
        let is_over = matches!(progress.stage, Stage::Done | Stage::Failed);
        let page = AnalysisPage {
            number: progress.number as u32,
            paused: progress.stage == Stage::Paused,
            under_way: standing.depth.filter(|_| !is_over).map(Depth::number),
            done: standing.done as u32,
            of: standing.of as u32,
            analysis: deepest.and_then(|analysis| unknown(&analysis, known_depth)),
        };
        (page, write)
    }
}

/// The depths that are deeper than what is known.
fn depths_after(known: Option<&Analysis>) -> impl Iterator<Item = Depth> {
    let known = known.map_or(0, |analysis| analysis.depth);
    DEPTHS.iter().filter(move |&&depth| depth > known).filter_map(|&depth| Depth::new(depth))
}

fn next_depth(known: Option<&Analysis>) -> Option<Depth> {
    depths_after(known).next()
}

/// An analysis as it is stored. If it cannot be written, which would be a mistake of ours, it is not stored, and is
/// computed again.
fn row(match_id: &str, analysis: &Analysis) -> Option<AnalysisRow> {
    let card = AnalysisCard {
        match_id: match_id.to_owned(),
        depth: analysis.depth,
        expectation: analysis.expectation,
        result: analysis.result,
        seats: analysis.seats.clone(),
    };
    let write = || Ok((serde_json::to_string(&card)?, serde_json::to_string(analysis)?));
    let written: serde_json::Result<_> = write();
    match written {
        Ok((card, text)) => {
            Some(AnalysisRow { match_id: match_id.to_owned(), version: analysis::VERSION, card, text })
        }
        Err(error) => {
            tracing::error!(id = match_id, %error, "an analysis cannot be written");
            None
        }
    }
}

/// What lists tell about stored analyses; those that were computed in another way are left out.
pub(crate) fn cards(rows: &[AnalysisRow]) -> Vec<AnalysisCard> {
    let present = rows.iter().filter(|row| row.version == analysis::VERSION);
    present.filter_map(|row| serde_json::from_str(&row.card).ok()).collect()
}

/// An analysis, unless one of its depth is known already.
fn unknown(analysis: &Arc<Analysis>, known_depth: u8) -> Option<Analysis> {
    (analysis.depth > known_depth).then(|| Analysis::clone(analysis))
}

/// What is kept is whole whenever the lock is free.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn analysis(depth: u8) -> Arc<Analysis> {
        let (steps, seats, marines) = (Vec::new(), Vec::new(), Vec::new());
        let (expectation, result, conceded, untraced) = (0, 0, 0, 0);
        Arc::new(Analysis { depth, expectation, result, conceded, untraced, steps, seats, marines })
    }

    fn told(analyses: &Analyses, stage: Stage) -> AnalysisPage {
        analyses.page("m", Progress { number: 1, stage, report: None }, 0).0
    }

    /// What was computed by an older way, or cannot be read, is as good as unknown: it is computed again, and lists leave
    /// it out.
    #[test]
    fn what_an_older_version_stored_is_computed_again() {
        let present = row("m", &analysis(4)).expect("it can be written");
        let old_text = present.text.replace(r#""untraced":0,"#, "");
        assert_ne!(old_text, present.text);
        let older = AnalysisRow { version: analysis::VERSION - 1, ..present.clone() };
        let unreadable = AnalysisRow { text: old_text, ..present.clone() };
        let oldest = AnalysisRow { version: 3, ..unreadable.clone() };
        for row in [&older, &unreadable, &oldest] {
            let analyses = Analyses::new();
            analyses.recall(row);
            assert!(!analyses.is_known("m") && analyses.finished("m", 0).is_none(), "{row:?}");
            assert_eq!(told(&analyses, Stage::Running).under_way, Some(DEPTHS[0]));
        }
        assert!(cards(&[older, oldest]).is_empty());
        let analyses = Analyses::new();
        analyses.recall(&present);
        assert!(analyses.is_known("m"));
        assert_eq!(cards(&[present]).len(), 1);
    }

    /// Before the first step a viewer who asks is told which depth comes: what is under way goes on being asked for. Only
    /// what is over has nothing to come.
    #[test]
    fn what_has_not_been_reported_yet_is_under_way() {
        let analyses = Analyses::new();
        for (known, next) in [(0, 1), (1, 3), (3, 4)] {
            if known > 0 {
                analyses.keep("m", &analysis(known));
            }
            for stage in [Stage::Running, Stage::Paused] {
                let page = told(&analyses, stage);
                assert_eq!((page.under_way, page.paused), (Some(next), stage == Stage::Paused));
                assert_eq!(page.analysis.map_or(0, |analysis| analysis.depth), known);
            }
            assert_eq!(told(&analyses, Stage::Failed).under_way, None);
        }
    }
}
