//! Chapters 17 to 22: overwatch, close assault, guard, weapons and ranks.

mod close_assault;
mod close_combat_weapons;
mod guard;
mod librarian;
mod librarian_powers;
mod overwatch;
mod overwatch_windows;
mod sergeants;

use crate::support::Scene;

/// The alien turn on these rows. `g9`, walled in, keeps the turn going when all
/// others are dead.
#[track_caller]
pub(crate) fn alien_turn(rows: &str, lines: &str) -> Scene {
    Scene::new(&format!("{rows} . z:g9<\n\nphase alien_action\n{lines}"))
}

/// M3: open floor from -6,-6 to 6,12, one section; the lines say who stands where.
#[track_caller]
pub(crate) fn open_floor(lines: &str) -> Scene {
    let row = ["a"; 13].join(" ");
    let rows = [row.as_str(); 19].join("\n");
    Scene::new(&format!("origin -6,-6\n{rows}\n\n{lines}"))
}

/// The alien turn on M3, with `g9` walled in beside it.
#[track_caller]
pub(crate) fn open_alien_turn(lines: &str) -> Scene {
    open_floor(&format!("origin 9,0\nz:g9<\n\nphase alien_action\n{lines}"))
}

/// M5: a corridor from 0,0 to 0,8 with a branch 1,5 and 2,5; `g9` walled in beside it.
pub(crate) const M5: &str = "\
    a . . . z:g9<
    a
    a
    a a a
    a
    a
    a
    a
    a\n";

/// Plays an action with its answers. Returns what the last of them scored, who died
/// of it, and what is asked next: `5-4 attacker, m1 dead, alien action`.
#[track_caller]
pub(crate) fn outcome(scene: &Scene, plays: &[(&str, &[u8])]) -> String {
    let mut scene = scene.clone();
    for (action, dice) in plays {
        scene.play(action, dice);
    }
    let mut words = Vec::new();
    for event in scene.events() {
        words.extend(event.strip_prefix("assault_scored ").map(str::to_owned));
        words.extend(event.strip_prefix("killed ").map(|dead| dead.replace("assault", "dead")));
    }
    words.push(scene.decision());
    words.join(", ")
}
