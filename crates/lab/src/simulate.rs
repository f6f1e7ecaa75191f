//! A whole plan, played and kept.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::path::Path;

use search::Stop;

use crate::experiment::Experiment;
use crate::run::run;
use crate::store::{Store, StoreError};

/// What has been played of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results<R> {
    /// A record of every game that is over, in the order of the plan.
    pub records: Vec<R>,
    /// How many games were planned.
    pub planned: usize,
}

impl<R> Results<R> {
    /// Whether nothing is missing.
    pub fn is_whole(&self) -> bool {
        self.records.len() == self.planned
    }
}

/// Plays what is still to be played of a plan. With a file every result is kept there
/// as it comes, and what the file already holds is not played again. `told` is called
/// at first and after every game with the number of those that are over.
pub fn simulate<X: Experiment>(
    plan: &X,
    threads: usize,
    stop: &Stop,
    file: Option<&Path>,
    mut told: impl FnMut(usize),
) -> Result<Results<X::Record>, StoreError> {
    let jobs = plan.jobs();
    let (mut store, mut done) = match file {
        Some(path) => {
            let (store, done) = Store::open(path, plan.fingerprint())?;
            (Some(store), done)
        }
        None => (None, BTreeMap::new()),
    };
    done.retain(|job, _| *job < jobs.len());
    told(done.len());
    let left: Vec<usize> = (0..jobs.len()).filter(|job| !done.contains_key(job)).collect();
    let left_jobs: Vec<_> = left.iter().map(|&job| jobs[job].clone()).collect();
    run(&left_jobs, threads, stop, plan.player(), |index, record| {
        if let Some(store) = &mut store {
            store.add(left[index], &record)?;
        }
        done.insert(left[index], record);
        told(done.len());
        Ok::<_, StoreError>(())
    })?;
    Ok(Results { records: done.into_values().collect(), planned: jobs.len() })
}

/// Plays every game of a plan for those who measure: nothing is kept but their number.
pub fn play_all(plan: &impl Experiment, threads: usize) -> usize {
    let mut played = 0;
    let all = run(&plan.jobs(), threads, &Stop::default(), plan.player(), |_, _| {
        played += 1;
        Ok::<_, Infallible>(())
    });
    match all {
        Ok(()) => played,
    }
}
