//! The cards of all teams, chosen together.
//!
//! The choice is secret, so the players cannot show each other their cards. But everybody
//! sees the same table: a player who thinks from what everybody knows comes to the plan to
//! which another one of his kind comes too, and plays his part of it.

use death_angel::cards::ACTIONS;
use death_angel::{Action, DeathAngel, Kind, Team, View};
use game_api::{Game, Viewer};

use super::judge::Weights;
use super::sampler::{Pace, Sampler};

/// With no more plans than this all of them are tried.
const MOST_PLANS: usize = 32;
/// How often every team thinks over its card, when there are more.
const PASSES: usize = 2;

/// The cards of a round.
pub(crate) struct Council {
    /// The table for which they were chosen.
    table: u64,
    cards: Vec<Action>,
}

impl Council {
    /// Chooses a card for every team.
    pub fn meet(view: &View, weights: &Weights, pace: Pace) -> Council {
        let table = table_of(view);
        let mut sampler = Sampler::new(table);
        // What a spectator sees is what everybody knows.
        let public = sampler.world(view).before_choices().view(Viewer::Spectator);
        let options = options(public.table());
        let n_plans: usize = options.iter().map(Vec::len).product();
        let mut council = Chamber { sampler, public, weights, pace };
        let cards =
            if n_plans <= MOST_PLANS { council.best_of_all(&options) } else { council.one_by_one(&options) };
        Council { table, cards }
    }

    /// Whether it was about this table.
    pub fn is_about(&self, view: &View) -> bool {
        self.table == table_of(view)
    }

    /// The place of a card of the plan in the legal list.
    pub fn find(&self, legal: &[Action]) -> Option<usize> {
        legal.iter().position(|action| self.cards.contains(action))
    }
}

/// A number for the table as everybody sees it, whoever has committed himself already.
fn table_of(view: &View) -> u64 {
    let table = view.table();
    let rows = (0..table.n_marines()).map(|row| {
        let marine = table.marine_at(row);
        (marine, table.facing(marine), table.tokens_of(marine))
    });
    game_api::stable_hash(&(table.round(), table.site(), rows.collect::<Vec<_>>()))
}

/// The cards that each living team can play, as far as everybody knows.
fn options(table: &DeathAngel) -> Vec<Vec<Action>> {
    let living =
        Team::ALL.iter().filter(|&&team| table.owner_of(team).is_some() && table.is_team_alive(team));
    let cards = |team: Team| {
        let own = ACTIONS.iter().filter(move |card| card.team == team);
        let open = own.filter(|card| {
            table.played_before(team) != Some(card.kind) && !is_jammed(table, team, card.kind)
        });
        open.map(move |card| Action::Choose { team, card: card.number }).collect()
    };
    living.map(|&team| cards(team)).collect()
}

fn is_jammed(table: &DeathAngel, team: Team, kind: Kind) -> bool {
    kind == Kind::Attack && table.jammed() == Some(team)
}

struct Chamber<'a> {
    sampler: Sampler,
    public: View,
    weights: &'a Weights,
    pace: Pace,
}

impl Chamber<'_> {
    fn race(&mut self, plans: &[Vec<Action>]) -> usize {
        let weights = self.weights;
        self.sampler.race(&self.public, plans.len(), self.pace, |playout, plan, world| {
            playout.play_cards(world, &plans[plan], weights)
        })
    }

    fn best_of_all(&mut self, options: &[Vec<Action>]) -> Vec<Action> {
        let mut plans = vec![Vec::new()];
        for cards in options {
            let with = |plan: &Vec<Action>| {
                cards.iter().map(|&card| plan.iter().copied().chain([card]).collect()).collect::<Vec<_>>()
            };
            plans = plans.iter().flat_map(with).collect();
        }
        let best = self.race(&plans);
        plans.swap_remove(best)
    }

    /// Team by team, with what the others would play as it stands.
    fn one_by_one(&mut self, options: &[Vec<Action>]) -> Vec<Action> {
        let mut plan: Vec<Action> = Vec::new();
        for pass in 0..PASSES {
            for (place, cards) in options.iter().enumerate() {
                let plans: Vec<Vec<Action>> = cards
                    .iter()
                    .map(|&card| {
                        let others =
                            plan.iter().enumerate().filter(|&(other, _)| pass == 0 || other != place);
                        others.map(|(_, &other)| other).chain([card]).collect()
                    })
                    .collect();
                let best = cards[self.race(&plans)];
                match pass {
                    0 => plan.push(best),
                    _ => plan[place] = best,
                }
            }
        }
        plan
    }
}
