//! What a view holds, and what it must not.

use std::collections::BTreeMap;

use game_api::{Enumerator, Game, HiddenInfo, Seeded, Viewer};

use crate::record::{Budget, Entries, Verdict, each_position, legal_of, owner_of, play, play_on, some_legal};
use crate::same::same;

/// How far a sampled world is played on, to see whether it is a game at all.
const FURTHER: usize = 4;

/// Checks that a world sampled from the view of each seat looks to it like the
/// real one: the same view, the same pending decision, and, if it is the seat's
/// own, the same legal list. Equal picks must sample equal worlds, and a sampled
/// world can be played on.
///
/// # Panics
///
/// If any of this fails.
pub fn views<G: HiddenInfo>(starts: &[G], budget: Budget, seats: &[G::Seat]) {
    each_position("views", starts, budget, |game, dice| {
        seats.iter().try_for_each(|&seat| sampled_fits(game, seat, dice))
    });
}

fn sampled_fits<G: HiddenInfo>(game: &G, seat: G::Seat, dice: &mut Seeded) -> Verdict {
    let view = game.view(Viewer::Seat(seat));
    let mut twin_dice = dice.clone();
    let mut world = G::sample_world(&view, dice);
    let again = G::sample_world(&view, &mut twin_dice);
    same("the world sampled with equal picks", &world, &again)?;
    looks_the_same(game, &world, seat, "the sampled world")?;
    play_on(&mut world, dice, FURTHER).map_err(|what| format!("in the sampled world, {what}"))
}

/// Whether a seat can tell one game from another by looking.
pub(super) fn looks_the_same<G: Game>(game: &G, other: &G, seat: G::Seat, name: &str) -> Verdict {
    let viewer = Viewer::Seat(seat);
    let what = |part: &str| format!("{part} of {seat:?} in {name}");
    same(&what("the view"), &game.view(viewer), &other.view(viewer))?;
    same(&what("the pending decision"), &game.pending(), &other.pending())?;
    if owner_of(game) == Some(seat) {
        let lists = (legal_of(game), legal_of(other));
        same(&what("the legal list"), &lists.0, &lists.1)?;
    }
    Ok(())
}

/// Checks that the journal tells a seat, or a spectator, nothing which its view
/// does not hold. Returns for how many actions it could be checked.
///
/// Take all the ways in which one action can turn out. If two of the resulting
/// games are different but look the same to a seat, then it must have been told
/// the same: otherwise it knows which of the two it is in, and its view does not.
/// This finds a secret that is drawn and told to everybody in one step, which
/// [`two_worlds`](super::two_worlds) cannot see, since it gives both worlds equal
/// picks. Dice that change nothing are no trouble: they end in the same game.
///
/// Actions with more than `limit` combinations are passed over.
///
/// # Panics
///
/// If any of this fails.
pub fn hindsight<G: Game>(starts: &[G], budget: Budget, seats: &[G::Seat], limit: usize) -> usize {
    let mut checked = 0;
    each_position("hindsight", starts, budget, |game, dice| {
        let Some(action) = some_legal(game, dice) else {
            return Ok(());
        };
        let Some(endings) = endings(game, &action, limit)? else {
            return Ok(());
        };
        checked += 1;
        let viewers = seats.iter().map(|&seat| Viewer::Seat(seat));
        viewers.chain([Viewer::Spectator]).try_for_each(|viewer| {
            told_no_more(&endings, viewer).map_err(|what| format!("{action:?} {what}"))
        })
    });
    checked
}

/// One game that an action can lead to, with everything that may have been
/// written on the way there.
struct Ending<G: Game> {
    game: G,
    journals: Vec<Entries<G>>,
}

fn endings<G: Game>(game: &G, action: &G::Action, limit: usize) -> Result<Option<Vec<Ending<G>>>, String> {
    let mut wheels = Enumerator::new();
    let mut found: Vec<Ending<G>> = Vec::new();
    let mut by_hash: BTreeMap<u64, usize> = BTreeMap::new();
    for _ in 0..limit {
        let mut next = game.clone();
        let entries = play(&mut next, action, &mut wheels)?;
        // Different games with one hash are a matter for `hash_covers`.
        let index = *by_hash.entry(next.state_hash()).or_insert(found.len());
        match found.get_mut(index) {
            Some(ending) => ending.journals.push(entries),
            None => found.push(Ending { game: next, journals: vec![entries] }),
        }
        if !wheels.advance() {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

fn told_no_more<G: Game>(endings: &[Ending<G>], viewer: Viewer<G::Seat>) -> Verdict {
    // The first ending of each look stands for all that look so: if each of
    // them tells the same as the first, they all tell the same.
    let mut looks: Vec<(G::View, &Ending<G>)> = Vec::new();
    for ending in endings {
        let view = ending.game.view(viewer);
        match looks.iter().find(|(look, _)| *look == view) {
            None => looks.push((view, ending)),
            Some((_, first)) => {
                tells_only(first, ending, viewer)?;
                tells_only(ending, first, viewer)?;
            }
        }
    }
    Ok(())
}

/// Whether all that may be told on the way to one ending may be told on the way
/// to the other one too.
fn tells_only<G: Game>(ending: &Ending<G>, other: &Ending<G>, viewer: Viewer<G::Seat>) -> Verdict {
    let known = tales(other, viewer);
    match tales(ending, viewer).iter().find(|tale| !known.contains(tale)) {
        None => Ok(()),
        Some(tale) => {
            Err(format!("tells {viewer:?} what its view does not hold: {tale:?} rules out {:?}", other.game))
        }
    }
}

/// What the viewer may have been told on the way to this ending.
fn tales<G: Game>(ending: &Ending<G>, viewer: Viewer<G::Seat>) -> Vec<Vec<&G::Event>> {
    ending.journals.iter().map(|entries| visible::<G>(entries, viewer)).collect()
}

/// The events that one viewer may know.
pub(super) fn visible<G: Game>(entries: &Entries<G>, viewer: Viewer<G::Seat>) -> Vec<&G::Event> {
    entries.iter().filter(|entry| viewer.is_among(entry.audience)).map(|entry| &entry.event).collect()
}
