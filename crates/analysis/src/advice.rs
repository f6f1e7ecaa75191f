//! Advice on a pending decision.

use std::sync::Arc;
use std::time::Duration;

use death_angel::DeathAngel;
use forms::Text;
use game_api::{Pending, Seeded, stable_hash};
use protocol::{AdvisedAnswer, ErrorSize};
use search::{Stop, WIN};
use space_hulk::SpaceHulk;
use table::Consultation;

use crate::{Analyst, Cannot, Curve, Depth, Mind, judge};

/// Games that a hint is bent by: fewer than those of an analysis, since somebody waits for it.
const GAMES: u64 = 64;

/// Compares answers to a decision, `action` among them if it is named; the best first. Nothing where there is
/// no choice. The same decision gets the same advice, unless there is no time for all games that show how the
/// mission goes: they get two thirds of it. If the answers cannot be compared in the rest, there is no advice.
pub fn advise(
    about: &Consultation,
    action: Option<u32>,
    depth: Depth,
    time: Duration,
) -> Result<Vec<AdvisedAnswer>, Cannot> {
    match about {
        Consultation::Hulk(view, legal) => {
            advise_on::<SpaceHulk>((&**view, legal.as_slice()), action, depth, time)
        }
        Consultation::Angel(view, legal) => {
            advise_on::<DeathAngel>((&**view, legal.as_slice()), action, depth, time)
        }
    }
}

fn advise_on<G: Analyst>(
    (view, legal): (&G::View, &[G::Action]),
    action: Option<u32>,
    depth: Depth,
    time: Duration,
) -> Result<Vec<AdvisedAnswer>, Cannot>
where
    G::View: Sync,
    G::Action: Sync,
    G::Seat: Sync,
{
    // What follows is the same in every world that the seat cannot tell from the real one.
    let world = G::sample_world(view, &mut Seeded::new(0));
    let Pending::Decide(seat) = world.pending() else { return Ok(Vec::new()) };
    if legal.len() < 2 {
        return Ok(Vec::new());
    }
    let (games, search) = (Stop::after(time * 2 / 3), Stop::after(time));
    let mut mind = Mind::<G>::new(Arc::new(Curve::of(&world, GAMES, &games)));
    let action = action.map(|index| index as usize).filter(|&index| index < legal.len());
    let chance = (depth, stable_hash(&"advice"));
    let judgment = judge(&mut mind, (view, legal), seat, action, chance, &search).ok_or(Cannot::Stopped)?;
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
    Ok(told.collect())
}
