//! Conditions that cannot hold together.

use space_hulk::Condition;

/// Why these conditions can never hold all at once, if that is plain to see.
pub(super) fn contradiction(of: &[Condition], marines: usize) -> Option<String> {
    let mut parts = Vec::new();
    flatten(of, true, &mut parts);
    for (i, (a, a_holds)) in parts.iter().enumerate() {
        for (b, b_holds) in &parts[i + 1..] {
            if clash(a, *a_holds, b, *b_holds) || clash(b, *b_holds, a, *a_holds) {
                return Some("two of its parts contradict each other".into());
            }
        }
    }
    let count = |pick: fn(&Condition) -> Option<u16>| {
        parts.iter().filter(|(_, holds)| *holds).filter_map(|(one, _)| pick(one)).max().unwrap_or(0)
    };
    let asked = count(|one| match one {
        Condition::MarinesExited(n) => Some(*n),
        _ => None,
    }) + count(|one| match one {
        Condition::MarinesKilled(n) => Some(*n),
        _ => None,
    }) + count(|one| match one {
        Condition::MarinesOnBoard(n) => Some(*n),
        _ => None,
    });
    let message = || format!("it asks for {asked} Marines in all, and they are {marines}");
    (usize::from(asked) > marines).then(message)
}

/// The plain conditions that must hold, or must not.
fn flatten<'a>(of: &'a [Condition], holds: bool, out: &mut Vec<(&'a Condition, bool)>) {
    for one in of {
        match (one, holds) {
            (Condition::All(of), true) | (Condition::Any(of), false) => flatten(of, holds, out),
            (Condition::Not(of), _) => flatten(std::slice::from_ref(of), !holds, out),
            // What held once need not hold now.
            (Condition::All(_) | Condition::Any(_) | Condition::AtLeast { .. } | Condition::Once(_), _) => {}
            _ => out.push((one, holds)),
        }
    }
}

fn clash(a: &Condition, a_holds: bool, b: &Condition, b_holds: bool) -> bool {
    use Condition::{MarineAlive, MarineDead, MarineExited};
    match (a, b) {
        _ if a_holds && !b_holds => implies(a, b),
        (MarineAlive(x), MarineDead(y)) => x == y && a_holds == b_holds,
        (MarineExited(x), MarineDead(y)) => x == y && a_holds && b_holds,
        _ => false,
    }
}

/// Whether `b` holds whenever `a` does.
fn implies(a: &Condition, b: &Condition) -> bool {
    use Condition::*;
    match (a, b) {
        (MarinesExited(x), MarinesExited(y))
        | (MarinesKilled(x), MarinesKilled(y))
        | (MarinesOnBoard(x), MarinesOnBoard(y))
        | (AliensKilled(x), AliensKilled(y))
        | (AliensExited(x), AliensExited(y))
        | (AliensInPlay(x), AliensInPlay(y))
        | (Round(x), Round(y))
        | (GeneratorsDamaged(x), GeneratorsDamaged(y)) => x >= y,
        (MarineExited(x), MarineAlive(y)) => x == y,
        _ => a == b,
    }
}
