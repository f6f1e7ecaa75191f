//! A small board on which something is tried.

use game_api::{Branch, Game, Journal, Ratio, Seeded, branches};
use space_hulk::{Action, Facing, Melee, Ranged, SpaceHulk, Verb, text};

/// More combinations of dice than any single action has.
const LIMIT: usize = 10_000_000;

/// The Marine and the alien of every board.
pub(super) const MARINE: &str = "m1";
pub(super) const ALIEN: &str = "g1";

/// Squares behind a wall with an alien that does nothing: while it lives, the turn of
/// the aliens goes on, and what a shot has done can still be seen.
pub(super) const BYSTANDER: &str = " . z:g9<";

/// The game of a text board. All boards are our own, and none needs dice to begin.
pub(super) fn set_up(board: &str) -> SpaceHulk {
    let position = text::parse(board).expect("our own board can be read");
    SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())
        .expect("our own board can be played")
}

/// The first legal action, without command points, for which this holds.
pub(super) fn find(game: &SpaceHulk, holds: impl Fn(&Action) -> bool) -> Option<Action> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal.into_iter().find(|action| action.cp == 0 && holds(action))
}

/// Every way in which an action can turn out.
pub(super) fn outcomes(game: &SpaceHulk, action: &Action) -> Vec<Branch<SpaceHulk>> {
    branches(game, action, LIMIT).expect("one action has fewer combinations")
}

/// The sum of what each outcome gives, weighed by its chance.
pub(super) fn expect(
    game: &SpaceHulk,
    action: &Action,
    mut of: impl FnMut(Branch<SpaceHulk>) -> Ratio,
) -> Ratio {
    outcomes(game, action).into_iter().fold(Ratio::ZERO, |sum, branch| {
        let chance = branch.chance;
        sum + chance * of(branch)
    })
}

/// Whether a unit is still there.
pub(super) fn lives(game: &SpaceHulk, name: &str) -> bool {
    game.find(name).is_some()
}

/// The game after the alien's next step towards the Marine, as long as it can take one.
pub(super) fn step_closer(game: &SpaceHulk) -> Option<SpaceHulk> {
    let alien = game.find(ALIEN)?;
    let is_step = |action: &Action| {
        action.unit == alien && matches!(action.verb, Verb::Move { facing: Facing::West, .. })
    };
    // Squares are listed from the west.
    let step = find(game, is_step)?;
    outcomes(game, &step).into_iter().next().map(|branch| branch.game)
}

/// What people call a weapon.
pub(super) fn gun_name(gun: Ranged) -> &'static str {
    match gun {
        Ranged::StormBolter => "Storm bolter",
        Ranged::AssaultCannon => "Assault cannon",
        Ranged::HeavyFlamer => "Heavy flamer",
        Ranged::None => "No gun",
    }
}

/// What people call a weapon.
pub(super) fn blade_name(blade: Melee) -> &'static str {
    match blade {
        Melee::PowerFist => "Power fist",
        Melee::Chainfist => "Chainfist",
        Melee::LightningClaws => "Lightning claws",
        Melee::PowerSword => "Power sword",
        Melee::HammerAndShield => "Hammer and shield",
        Melee::ForceAxe => "Force axe",
    }
}
