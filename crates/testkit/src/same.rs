//! Comparisons that say what differs.

use std::fmt::Debug;

use game_api::{Game, Viewer};

use crate::diff;
use crate::record::{Verdict, legal_of, owner_of};

/// Whether two values are equal.
pub(crate) fn same<T: PartialEq + Debug + ?Sized>(what: &str, first: &T, second: &T) -> Verdict {
    if first == second {
        return Ok(());
    }
    same_text(what, &format!("{first:#?}"), &format!("{second:#?}"))?;
    Err(format!("{what} differs, though both print as {first:?}"))
}

/// Whether two texts are equal.
pub(crate) fn same_text(what: &str, first: &str, second: &str) -> Verdict {
    match diff::block(first, second) {
        None => Ok(()),
        Some(block) => Err(format!("{what} differs, {block}")),
    }
}

/// Whether two games are equal in every way that the contract shows.
///
/// Equality alone would not do: a field left out of it still acts through the
/// hash, the legal list or a view.
pub(crate) fn same_games<G: Game>(what: &str, first: &G, second: &G) -> Verdict {
    same(what, first, second)?;
    let part = |name: &str| format!("{name} of {what}");
    same(&part("hash"), &first.state_hash(), &second.state_hash())?;
    same(&part("pending"), &first.pending(), &second.pending())?;
    same(&part("legal list"), &legal_of(first), &legal_of(second))?;
    for viewer in owner_of(first).map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
        let part = part(&format!("view for {viewer:?}"));
        same(&part, &first.view(viewer), &second.view(viewer))?;
    }
    Ok(())
}
