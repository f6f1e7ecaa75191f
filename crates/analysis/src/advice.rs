//! Advice on a pending decision.

use std::sync::Arc;

use death_angel::DeathAngel;
use forms::Text;
use game_api::{Pending, Seeded, stable_hash};
use protocol::{AdvisedAnswer, ErrorSize};
use search::{Stop, WIN};
use space_hulk::SpaceHulk;
use table::Consultation;

use crate::{Analyst, Curve, Depth, Mind, judge};

/// Compares answers to a decision, `action` among them if it is named; the best first. Nothing where there is
/// no choice. The same decision gets the same advice.
pub fn advise(about: &Consultation, action: Option<u32>, depth: Depth) -> Vec<AdvisedAnswer> {
    match about {
        Consultation::Hulk(view, legal) => advise_on::<SpaceHulk>((&**view, legal.as_slice()), action, depth),
        Consultation::Angel(view, legal) => {
            advise_on::<DeathAngel>((&**view, legal.as_slice()), action, depth)
        }
    }
}

fn advise_on<G: Analyst>(
    (view, legal): (&G::View, &[G::Action]),
    action: Option<u32>,
    depth: Depth,
) -> Vec<AdvisedAnswer>
where
    G::View: Sync,
    G::Action: Sync,
    G::Seat: Sync,
{
    // What follows is the same in every world that the seat cannot tell from the real one.
    let world = G::sample_world(view, &mut Seeded::new(0));
    let Pending::Decide(seat) = world.pending() else { return Vec::new() };
    let mut mind = Mind::<G>::new(Arc::new(Curve::of(&world)));
    let action = action.map(|index| index as usize).filter(|&index| index < legal.len());
    let chance = (depth, stable_hash(&"advice"));
    let Some(judgment) = judge(&mut mind, (view, legal), seat, action, chance, &Stop::default()) else {
        return Vec::new();
    };
    let own = |chance: i32| if G::is_marine(seat) { chance } else { WIN - chance };
    let told = judgment.answers.iter().map(|answer| {
        let loss = judgment.loss(answer.index);
        AdvisedAnswer {
            index: answer.index as u32,
            unit: world.actor(&legal[answer.index]),
            action: Text::of(&world.write_action(&legal[answer.index])).into(),
            chance: own(answer.chance),
            loss,
            error: ErrorSize::of(loss),
        }
    });
    told.collect()
}
