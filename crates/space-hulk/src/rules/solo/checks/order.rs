//! The order of the units in the list means nothing to the automaton: for given dice
//! the same things can follow, by other numbers of picks.

use std::collections::BTreeSet;

use game_api::{Chance, Draw, Game, Journal, Seeded};

use crate::action::{Action, Verb};
use crate::state::SpaceHulk;
use crate::text;
use crate::unit::{Kind, Side, UnitId};

/// More outcomes than this are not compared.
const MOST: usize = 64;

/// Given dice, and picks that are tried one after another.
struct Script {
    dice: Seeded,
    picks: Vec<usize>,
    /// How many answers each pick had.
    answers: Vec<usize>,
}

impl Chance for Script {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        if let Draw::Die { .. } = draw {
            return self.dice.draw(draw);
        }
        let at = self.answers.len();
        self.answers.push(draw.len());
        let wanted = self.picks.get(at).copied().unwrap_or(0);
        let mut possible = (wanted..draw.len()).chain(0..wanted).filter(|&index| draw.weight(index) > 0);
        possible.next().expect("an answer")
    }
}

/// Plays an action that the automaton answers with the units in their order and the
/// other way round; whether there was one whose outcomes were few enough.
pub(super) fn compare(game: &SpaceHulk, answers: &mut Seeded) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal.retain(|action| is_answered(game, action));
    if legal.is_empty() {
        return false;
    }
    let action = legal[answers.below(legal.len() as u32) as usize];
    let mut position = game.position();
    position.units.reverse();
    let turned = SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard());
    let Ok(turned) = turned else { return false };
    let words = text::print_action(game, &action);
    let Some(same) = text::parse_action(&turned, &words) else { panic!("{words}") };
    let same = Action { cost: action.cost, ..same };
    let seed = u64::from(answers.below(1000));
    let (Some(a), Some(b)) = (outcomes(game, &action, seed), outcomes(&turned, &same, seed)) else {
        return false;
    };
    assert_eq!(a, b, "{words} with dice {seed}\n{}", text::print(&game.position()));
    true
}

/// What leads to the automaton, and rolls no dice in the order of the list.
fn is_answered(game: &SpaceHulk, action: &Action) -> bool {
    match action.verb {
        Verb::EndTurn | Verb::Pass | Verb::Activate => true,
        Verb::Fire(_) => {
            action.unit != UnitId::NONE
                && game.units[action.unit].ranged() == crate::unit::Ranged::StormBolter
        }
        _ => false,
    }
}

/// Everything that can follow with these dice, or `None` if that is too much.
fn outcomes(game: &SpaceHulk, action: &Action, seed: u64) -> Option<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    let mut picks = Vec::new();
    for _ in 0..MOST {
        let mut script = Script { dice: Seeded::new(seed), picks, answers: Vec::new() };
        let mut copy = game.clone();
        copy.apply(action, &mut script, &mut Journal::discard()).expect("legal");
        found.insert(form(&copy));
        picks = script.picks;
        picks.resize(script.answers.len(), 0);
        // The last pick that has another answer is the next to change.
        loop {
            let Some(last) = picks.pop() else { return Some(found) };
            if last + 1 < script.answers[picks.len()] {
                picks.push(last + 1);
                break;
            }
        }
    }
    None
}

/// A position without the order of its list. Which of several that join gives the
/// group its name and facing is not asked.
fn form(game: &SpaceHulk) -> String {
    let mut position = game.position();
    position.resolving.clear();
    position.units.sort_by(|a, b| a.id.cmp(&b.id));
    let decision = game.decision().map(|decision| decision.kind.name());
    if game.solo.is_none() || !game.is_solo_b() {
        return format!("{decision:?}\n{}", text::print(&position));
    }
    let mut units: Vec<String> = game
        .units()
        .iter()
        .map(|unit| match unit.side() {
            Side::Marine => format!("{:?} {:?} {:?}", unit.tag(), unit.place(), unit.facing()),
            Side::Alien if unit.kind() == Kind::Blip => format!("blip {:?} {:?}", unit.place(), unit.stack()),
            Side::Alien => format!("{:?} {:?} {}", unit.kind(), unit.place(), unit.count()),
        })
        .collect();
    units.sort();
    format!("{decision:?} {:?} {} {units:?} {:?}", position.phase, position.turn, position.objects)
}
