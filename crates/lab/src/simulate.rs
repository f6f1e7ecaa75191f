//! A whole plan, played and kept.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::path::Path;

use crate::plan::Plan;
use crate::record::Record;
use crate::run::{Stop, run};
use crate::store::{Store, StoreError};

/// What has been played of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results {
    /// A record of every game that is over, in the order of the plan.
    pub records: Vec<Record>,
    /// How many games were planned.
    pub planned: usize,
}

impl Results {
    /// Whether nothing is missing.
    pub fn is_whole(&self) -> bool {
        self.records.len() == self.planned
    }
}

/// Plays what is still to be played of a plan. With a file every result is kept there
/// as it comes, and what the file already holds is not played again. `told` is called
/// at first and after every game with the number of those that are over.
pub fn simulate(
    plan: &Plan,
    threads: usize,
    stop: &Stop,
    file: Option<&Path>,
    mut told: impl FnMut(usize),
) -> Result<Results, StoreError> {
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
    run(&plan.missions, &left_jobs, threads, stop, |index, record| {
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
pub fn play_all(plan: &Plan, threads: usize) -> usize {
    let mut played = 0;
    let all = run(&plan.missions, &plan.jobs(), threads, &Stop::default(), |_, _| {
        played += 1;
        Ok::<_, Infallible>(())
    });
    match all {
        Ok(()) => played,
    }
}
