//! Which answers look best at once.

use space_hulk::{Action, Verb, View};

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
        let judge = judge_of(&mut self.judge, view);
        let mut marks = trials(&mut self.sampler, judge, view, legal, WORLDS);
        marks.sort_by_key(|&(index, mark)| (-mark, index));
        marks.into_iter().map(|(index, _)| index).collect()
    }

    /// One's own move, those that look best beside it, and some attacks: what dice decide is ranked by
    /// one throw of them, and a bad throw must not rule it out.
    pub(crate) fn candidates(
        &mut self,
        view: &View,
        legal: &[Action],
        own: usize,
        most: usize,
    ) -> Vec<usize> {
        let ranked: Vec<usize> = self.rank(view, legal).into_iter().filter(|&index| index != own).collect();
        let (best, others) = ranked.split_at(ranked.len().min(most.saturating_sub(1)));
        let attacks = others.iter().filter(|&&index| is_attack(legal[index].verb)).take(MOST_ATTACKS);
        [own].iter().chain(best).chain(attacks).copied().collect()
    }
}

/// Attacks that are candidates however they rank.
const MOST_ATTACKS: usize = 3;

fn is_attack(verb: Verb) -> bool {
    matches!(verb, Verb::Fire(_) | Verb::Assault(_) | Verb::Psi(_))
}

/// The places of answers in the legal list, the best first; see [`Ranker`].
pub fn rank(view: &View, legal: &[Action], seed: u64) -> Vec<usize> {
    Ranker::new(seed).rank(view, legal)
}
