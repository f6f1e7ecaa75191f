//! Which answers look best at once.

use space_hulk::{Action, View};

use super::judge::Judge;
use super::sampler::Sampler;
use super::scout::{judge_of, trials};

/// Worlds in which every answer is tried.
const WORLDS: usize = 1;

/// Ranks answers by what they make of sampled worlds at once, without looking further.
pub struct Ranker {
    sampler: Sampler,
    judge: Option<Judge>,
}

impl Ranker {
    /// Its worlds follow from the seed.
    pub fn new(seed: u64) -> Ranker {
        Ranker { sampler: Sampler::new(seed), judge: None }
    }

    /// The places of answers in the legal list, the best first. Of very many answers not all are
    /// looked at.
    pub fn rank(&mut self, view: &View, legal: &[Action]) -> Vec<usize> {
        self.marks(view, legal).into_iter().map(|(index, _)| index).collect()
    }

    /// The same with what each looks worth, in thousandths of a Marine.
    pub(crate) fn marks(&mut self, view: &View, legal: &[Action]) -> Vec<(usize, i64)> {
        let judge = judge_of(&mut self.judge, view);
        let mut marks = trials(&mut self.sampler, judge, view, legal, WORLDS);
        marks.sort_by_key(|&(index, mark)| (-mark, index));
        marks
    }
}

/// The places of answers in the legal list, the best first; see [`Ranker`].
pub fn rank(view: &View, legal: &[Action], seed: u64) -> Vec<usize> {
    Ranker::new(seed).rank(view, legal)
}
