//! The list of legal actions.

use game_api::{Game, Illegal, Journal, Script, Seeded};

use crate::record::{Budget, Record, Verdict, each_game, each_position, guarded, is_over, legal_of, thin};
use crate::same::same;

/// How many foreign actions are tried on each position.
const FOREIGN: usize = 24;

/// Checks the legal list of every position:
///
/// - it is strictly ascending, not empty before the end and empty after it, and
///   made from scratch whatever was in the vector before;
/// - `apply` refuses other actions (those that the same game knows elsewhere),
///   hands them back, and changes nothing;
/// - every listed action can be played, and leads to a position with a good list.
///
/// # Panics
///
/// If any of this fails.
pub fn legal_lists<G: Game>(starts: &[G], budget: Budget) {
    each_game("legal_lists", starts, budget, |record, spot| {
        let known = known_actions(record);
        for (step, game) in record.games.iter().enumerate() {
            spot.step = step;
            let mut dice = spot.dice();
            good_list(game)?;
            refuses_others(game, &known, &mut dice)?;
            plays_all(game, &mut dice)?;
        }
        Ok(())
    });
}

/// Checks the legal list against a universe of well-formed actions and the
/// game's own explanation: an action of the universe is listed exactly if
/// `why_not` is silent, every refusal names a rule, and nothing outside of the
/// universe is listed.
///
/// # Panics
///
/// If any of this fails.
pub fn complete<G: Game>(
    starts: &[G],
    budget: Budget,
    universe: &dyn Fn(&G) -> Vec<G::Action>,
    why_not: &dyn Fn(&G, &G::Action) -> Option<String>,
) {
    each_position("complete", starts, budget, |game, _| {
        let mut universe = universe(game);
        universe.sort();
        let legal = legal_of(game);
        if let Some(stray) = legal.iter().find(|a| universe.binary_search(a).is_err()) {
            return Err(format!("{stray:?} is legal, but not in the universe"));
        }
        universe
            .iter()
            .try_for_each(|action| explained(action, legal.contains(action), why_not(game, action)))
    });
}

fn explained<A: std::fmt::Debug>(action: &A, legal: bool, reason: Option<String>) -> Verdict {
    match (legal, reason) {
        (true, None) => Ok(()),
        (true, Some(rule)) => Err(format!("{action:?} is legal, but {rule:?} refuses it")),
        (false, None) => Err(format!("{action:?} is not legal, but no rule refuses it")),
        (false, Some(rule)) if rule.is_empty() => Err(format!("{action:?} is refused without a rule")),
        (false, Some(_)) => Ok(()),
    }
}

/// Every action that was legal somewhere in this game, ascending.
fn known_actions<G: Game>(record: &Record<G>) -> Vec<G::Action> {
    let mut known: Vec<G::Action> = record.games.iter().flat_map(legal_of).collect();
    known.sort();
    known.dedup();
    known
}

fn good_list<G: Game>(game: &G) -> Verdict {
    let legal = legal_of(game);
    match (is_over(game), legal.is_empty()) {
        (false, true) => return Err("the legal list is empty before the end".into()),
        (true, false) => return Err(format!("after the end {:?} is legal", legal[0])),
        _ => {}
    }
    if let Some(pair) = legal.windows(2).find(|pair| pair[0] >= pair[1]) {
        let (first, second) = (&pair[0], &pair[1]);
        return Err(format!("the legal list is not strictly ascending: {first:?} stands before {second:?}"));
    }
    let mut used = legal.clone();
    game.legal_actions(&mut used);
    same("the legal list made in a used vector", &legal, &used)
}

fn refuses_others<G: Game>(game: &G, known: &[G::Action], dice: &mut Seeded) -> Verdict {
    let legal = legal_of(game);
    let mut foreign: Vec<&G::Action> =
        known.iter().filter(|action| legal.binary_search(action).is_err()).collect();
    thin(&mut foreign, FOREIGN, dice);
    foreign.into_iter().try_for_each(|action| refuses(game, action))
}

fn refuses<G: Game>(game: &G, action: &G::Action) -> Verdict {
    let mut tried = game.clone();
    let mut script = Script::new([]);
    let mut journal = Journal::keep();
    let answer = guarded(|| tried.apply(action, &mut script, &mut journal))
        .map_err(|message| format!("refusing {action:?}: {message}"))?;
    let Err(Illegal(returned)) = answer else {
        return Err(format!("{action:?} is not legal, but was played"));
    };
    same("the action handed back", action, &returned)?;
    let after = format!("the game after refusing {action:?}");
    same(&after, game, &tried)?;
    same(&after, &game.state_hash(), &tried.state_hash())?;
    if script.finish().is_err() || !journal.entries().is_empty() {
        return Err(format!("refusing {action:?} used dice or the journal"));
    }
    Ok(())
}

fn plays_all<G: Game>(game: &G, dice: &mut Seeded) -> Verdict {
    for action in legal_of(game) {
        let mut next = game.clone();
        let mut journal = Journal::keep();
        guarded(|| next.apply(&action, dice, &mut journal))
            .map_err(|message| format!("playing {action:?}: {message}"))?
            .map_err(|_| format!("{action:?} is legal, but was refused"))?;
        good_list(&next).map_err(|what| format!("after {action:?}: {what}"))?;
    }
    Ok(())
}
