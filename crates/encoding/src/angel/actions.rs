//! The numbers of actions.

use death_angel::cards::ACTIONS;
use death_angel::{Action, Cell, Foe, Marine, Side, Target, Team, Terrain};

use crate::Actions;
use crate::actions::counted;

/// How many Marines and positions there are.
const MARINES: u32 = 12;
const CELLS: u32 = 2 * MARINES;
const FOES: u32 = 6;
const TERRAIN: u32 = 8;
/// A pile has at most 36 cards, and none of them may go to a terrain card.
const SHARES: u32 = 37;
/// Answers that name nothing.
const PLAIN: [&str; 8] = ["pass", "keep", "reroll", "top", "bottom", "token", "roll", "ability"];

/// The first number of every block.
#[derive(Clone, Debug, Default)]
pub(super) struct Bases {
    choose: u32,
    support: u32,
    swap: u32,
    turn: u32,
    activate: u32,
    attack: u32,
    kill: u32,
    team: u32,
    marine: u32,
    cell: u32,
    card: u32,
    pile: u32,
    terrain: u32,
    share: u32,
}

/// Numbers every action of the game.
pub(super) fn number() -> (Actions, Bases) {
    let names = |all: &[&str]| all.iter().map(|&name| name.to_owned()).collect::<Vec<String>>();
    let marines = || ("marine", Marine::ALL.iter().map(|marine| marine.name().to_owned()).collect());
    let cell = |index: u32| Cell::new((index / 2) as u8, Side::ALL[index as usize % 2]).to_string();
    let cells = || ("cell", (0..CELLS).map(cell).collect());
    let foes = || ("foe", Foe::ALL.iter().map(|foe| foe.name().to_owned()).collect());
    let terrain = || ("terrain", Terrain::ALL.iter().map(|terrain| terrain.name().to_owned()).collect());
    let teams = ("team", Team::ALL.iter().map(|team| team.name().to_owned()).collect());
    let mut actions = Actions::default();
    for name in PLAIN {
        actions.add(name, Vec::new());
    }
    let bases = Bases {
        choose: actions.add("choose", vec![("card", counted(1..ACTIONS.len() + 1))]),
        support: actions.add("support", vec![marines()]),
        swap: actions.add("swap", vec![marines(), ("position", counted(0..MARINES as usize))]),
        turn: actions.add("turn", vec![marines()]),
        activate: actions.add("activate", vec![marines(), terrain()]),
        attack: actions.add("attack", vec![marines(), cells()]),
        kill: actions.add("kill", vec![cells(), foes()]),
        team: actions.add("target_team", vec![teams]),
        marine: actions.add("target_marine", vec![marines()]),
        cell: actions.add("target_cell", vec![cells()]),
        card: actions.add("target_card", vec![cells(), foes()]),
        pile: actions.add("target_pile", vec![("pile", names(&["left", "right"]))]),
        terrain: actions.add("target_terrain", vec![terrain()]),
        share: actions.add("target_share", vec![terrain(), ("count", counted(0..SHARES as usize))]),
    };
    (actions, bases)
}

/// Cells are counted from the top, left before right.
fn place(cell: Cell) -> u32 {
    u32::from(cell.position()) * 2 + cell.side() as u32
}

impl Bases {
    /// The number of an action.
    pub fn number(&self, action: &Action) -> u32 {
        match *action {
            Action::Pass => 0,
            Action::Keep => 1,
            Action::Reroll => 2,
            Action::Choose { card, .. } => self.choose + u32::from(card) - 1,
            Action::Support { marine } => self.support + marine as u32,
            Action::Swap { marine, position } => self.swap + marine as u32 * MARINES + u32::from(position),
            Action::Turn { marine } => self.turn + marine as u32,
            Action::Activate { marine, terrain } => self.activate + marine as u32 * TERRAIN + terrain as u32,
            Action::Attack { marine, cell } => self.attack + marine as u32 * CELLS + place(cell),
            Action::Kill { cell, foe } => self.kill + place(cell) * FOES + foe as u32,
            Action::Target(target) => self.target(target),
        }
    }

    fn target(&self, target: Target) -> u32 {
        match target {
            Target::Top => 3,
            Target::Bottom => 4,
            Target::Token => 5,
            Target::Roll => 6,
            Target::Ability => 7,
            Target::Team(team) => self.team + team as u32,
            Target::Marine(marine) => self.marine + marine as u32,
            Target::Cell(cell) => self.cell + place(cell),
            Target::Card { cell, foe } => self.card + place(cell) * FOES + foe as u32,
            Target::Pile(side) => self.pile + side as u32,
            Target::Terrain(terrain) => self.terrain + terrain as u32,
            Target::Share { terrain, count } => {
                self.share + terrain as u32 * SHARES + u32::from(count).min(SHARES - 1)
            }
        }
    }
}
