//! Analyses of matches that are over: one at a time for each person, deeper as long as somebody looks, and kept
//! for whoever looks next.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use analysis::{Depth, Standing, Study};
use protocol::{Analysis, AnalysisPage, Code, Refused};
use table::Table;

use crate::background::{Background, Left, LongWork, Progress, STEP, Stage};
use crate::finished::ByteCache;
use crate::heavy::Payer;

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
        let known = locked(&self.known).get(match_id).map_or(0, |analysis| analysis.depth);
        let depths = DEPTHS.iter().filter(|&&depth| depth > known).filter_map(|&depth| Depth::new(depth));
        let study = Study::new(&table.replay()?, depths.collect());
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

    /// What is told of a computation; what is new is kept.
    pub fn page(&self, match_id: &str, progress: Progress<Standing>, known_depth: u8) -> AnalysisPage {
        let standing = progress.report.as_deref().cloned().unwrap_or_default();
        let kept = locked(&self.known).get(match_id);
        let deepest = [&kept, &standing.analysis].into_iter().flatten().max_by_key(|one| one.depth).cloned();
        if let Some(analysis) = deepest.as_ref().filter(|new| kept.is_none_or(|old| old.depth < new.depth)) {
            let n_bytes = BYTES_OF_STEP * analysis.steps.len();
            locked(&self.known).insert(match_id.to_owned(), Arc::clone(analysis), n_bytes);
        }
        let is_over = matches!(progress.stage, Stage::Done | Stage::Failed);
        AnalysisPage {
            number: progress.number as u32,
            paused: progress.stage == Stage::Paused,
            under_way: standing.depth.filter(|_| !is_over).map(Depth::number),
            done: standing.done as u32,
            of: standing.of as u32,
            analysis: deepest.and_then(|analysis| unknown(&analysis, known_depth)),
        }
    }
}

/// An analysis, unless one of its depth is known already.
fn unknown(analysis: &Arc<Analysis>, known_depth: u8) -> Option<Analysis> {
    (analysis.depth > known_depth).then(|| Analysis::clone(analysis))
}

/// What is kept is whole whenever the lock is free.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
