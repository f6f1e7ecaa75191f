//! Odds of close assaults with every weapon.

use game_api::{Game, Ratio};
use space_hulk::{Action, DecisionKind, Melee, Side, SpaceHulk, Target, Verb};

use super::scene::{ALIEN, BYSTANDER, MARINE, blade_name, expect, find, lives, outcomes, set_up};
use crate::odds::OddsTable;

/// A Marine's arms as people say and as boards write them.
fn arms() -> Vec<(String, String)> {
    let plain = Melee::ALL.iter().map(|&blade| {
        let gun = if blade == Melee::LightningClaws { "no_gun" } else { "storm_bolter" };
        match blade {
            Melee::ForceAxe => {
                ("Force axe, no psi points".to_owned(), format!("librarian {} psi 0", blade.name()))
            }
            _ => (blade_name(blade).to_owned(), format!("{gun} {}", blade.name())),
        }
    });
    let mut arms: Vec<_> = plain.collect();
    arms.push(("Force axe, 2 psi points".into(), "librarian force_axe psi 2".into()));
    arms.push(("Sergeant, power fist".into(), "sergeant power_fist".into()));
    arms.push(("Sergeant, power sword".into(), "sergeant power_sword".into()));
    arms.push(("Sergeant, hammer and shield".into(), "sergeant hammer_and_shield no_gun".into()));
    arms
}

/// Who attacks whom: a title, a board, further words about the Marine, and further lines.
const SITUATIONS: [(&str, &str, &str, &str); 10] = [
    ("A Marine attacks a Genestealer that faces him", "a:m1> a:g1<", "", ""),
    ("A Marine attacks a Genestealer that looks away", "a:m1> a:g1>", "", ""),
    ("A Marine attacks the Broodlord, who faces him", "a:m1> a:g1<", "", BROODLORD),
    ("A Genestealer attacks a Marine who faces it", "a:m1> a:g1<", "", ALIEN_TURN),
    ("A Genestealer attacks a Marine on guard who faces it", "a:m1> a:g1<", "guard", ALIEN_TURN),
    ("A Genestealer attacks a Marine from the side", "a:m1^ a:g1<", "", ALIEN_TURN),
    ("A Genestealer attacks a Marine on guard from the side", "a:m1^ a:g1<", "guard", ALIEN_TURN),
    ("The Broodlord attacks a Marine who faces him", "a:m1> a:g1<", "", BROODLORD_TURN),
    ("The Broodlord attacks a Marine on guard who faces him", "a:m1> a:g1<", "guard", BROODLORD_TURN),
    ("The Broodlord attacks a Marine from the side", "a:m1^ a:g1<", "", BROODLORD_TURN),
];

const BROODLORD: &str = "g1 broodlord\nbroodlord come";
const ALIEN_TURN: &str = "phase alien_action";
const BROODLORD_TURN: &str = "phase alien_action\ng1 broodlord\nbroodlord come";

/// Every situation, and doors.
pub(super) fn tables() -> Vec<OddsTable> {
    let mut tables: Vec<OddsTable> = SITUATIONS.iter().map(situation).collect();
    tables.push(doors());
    tables
}

fn situation(&(title, rows, more, lines): &(&str, &str, &str, &str)) -> OddsTable {
    let row = |(name, arms): (String, String)| {
        let game = set_up(&format!("{rows}{BYSTANDER}\n\nm1 {arms} {more}\n{lines}\n"));
        let result = assault(&game);
        let chances = match result {
            Some(End { alien_dies, marine_dies }) => {
                vec![Some(alien_dies), Some(marine_dies), Some(rest(alien_dies + marine_dies))]
            }
            None => vec![None; 3],
        };
        (name, chances)
    };
    OddsTable {
        title: title.to_owned(),
        note: "Parries, re-rolls and psi points are used as well as they can be.",
        columns: vec!["alien dies", "Marine dies", "both live"],
        rows: arms().into_iter().map(row).collect(),
    }
}

/// What is missing from certainty.
fn rest(chance: Ratio) -> Ratio {
    Ratio::new(chance.denominator() - chance.numerator(), chance.denominator())
}

/// How an assault ends.
#[derive(Clone, Copy)]
struct End {
    alien_dies: Ratio,
    marine_dies: Ratio,
}

impl End {
    /// Whether a side would rather have this than that: the other dead, itself alive.
    fn is_better_than(&self, other: &End, side: Side) -> bool {
        let better = self.alien_dies + other.marine_dies > other.alien_dies + self.marine_dies;
        let worse = self.alien_dies + other.marine_dies < other.alien_dies + self.marine_dies;
        match side {
            Side::Marine => better,
            Side::Alien => worse,
        }
    }
}

fn assault(game: &SpaceHulk) -> Option<End> {
    let is_assault = |action: &Action| matches!(action.verb, Verb::Assault(Target::Unit(_)));
    find(game, is_assault).map(|action| average(game, &action))
}

/// What an action leads to, over all dice.
fn average(game: &SpaceHulk, action: &Action) -> End {
    let mut sum = End { alien_dies: Ratio::ZERO, marine_dies: Ratio::ZERO };
    for branch in outcomes(game, action) {
        let end = resolve(&branch.game);
        sum.alien_dies = sum.alien_dies + branch.chance * end.alien_dies;
        sum.marine_dies = sum.marine_dies + branch.chance * end.marine_dies;
    }
    sum
}

/// Lets whoever has a say in the assault choose what is best for him.
fn resolve(game: &SpaceHulk) -> End {
    let open = game.decision().filter(|decision| {
        matches!(decision.kind, DecisionKind::Parry | DecisionKind::Reroll | DecisionKind::Psi)
    });
    let Some(decision) = open else {
        let dies = |name| if lives(game, name) { Ratio::ZERO } else { Ratio::ONE };
        return End { alien_dies: dies(ALIEN), marine_dies: dies(MARINE) };
    };
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let ends = legal.iter().map(|action| average(game, action));
    ends.reduce(|best, end| if end.is_better_than(&best, decision.owner) { end } else { best })
        .expect("there is always an answer")
}

fn doors() -> OddsTable {
    let row = |(name, arms): (String, String)| {
        let game = set_up(&format!("a:m1> a:+ b\n\nm1 {arms}\n"));
        let blow = find(&game, |action| matches!(action.verb, Verb::Assault(Target::Door(_))));
        let broken =
            |game: &SpaceHulk| if game.destroyed_door_bits() != 0 { Ratio::ONE } else { Ratio::ZERO };
        let chance = blow.map(|blow| expect(&game, &blow, |branch| broken(&branch.game)));
        (name, vec![chance])
    };
    let arms = Melee::ALL.len();
    OddsTable {
        title: "A Marine attacks a closed door".to_owned(),
        note: "The chance that one blow destroys it.",
        columns: vec!["destroyed"],
        rows: self::arms().into_iter().take(arms).map(row).collect(),
    }
}
