//! Where everybody can get to.

use std::collections::BTreeSet;

use game_api::Path;
use space_hulk::{Coord, DiagonalBlock, Side, SpaceHulk};

use crate::hulk::model::{Lair, Mission, Start};

/// Where everybody can get to, with every door open.
pub(crate) struct Reach {
    /// Where each Marine can get to.
    pub marines: Vec<BTreeSet<Coord>>,
    /// Where some Marine can get to.
    pub by_marines: BTreeSet<Coord>,
    /// Where aliens come from: the path of the thing in the file, and its square.
    pub sources: Vec<(Path, Coord)>,
    /// Where some alien can get to.
    pub by_aliens: BTreeSet<Coord>,
}

impl Reach {
    pub fn of(mission: &Mission, game: &SpaceHulk) -> Reach {
        let from_start = |start: &Start| match start {
            Start::At(at, _) => walk(mission, game, &[*at]),
            Start::Deploy(squares) => walk(mission, game, squares),
        };
        let marines: Vec<BTreeSet<Coord>> =
            mission.marines.iter().map(|marine| from_start(&marine.start)).collect();
        let sources = sources(mission);
        let from: Vec<Coord> = sources.iter().map(|(_, at)| *at).collect();
        Reach {
            by_marines: marines.iter().flatten().copied().collect(),
            by_aliens: walk(mission, game, &from),
            marines,
            sources,
        }
    }

    /// Where this side can get to.
    pub fn by(&self, side: Side) -> &BTreeSet<Coord> {
        match side {
            Side::Marine => &self.by_marines,
            Side::Alien => &self.by_aliens,
        }
    }
}

/// Whether anything ever comes out of an entry area.
pub(crate) fn is_used(mission: &Mission, entry: &space_hulk::EntryPlan) -> bool {
    let lurks = |lair: &Lair| matches!(lair, Lair::Entry(id) if *id == entry.id);
    entry.starting && mission.aliens.starting_blips > 0
        || entry.reinforcements && mission.aliens.reinforcements.iter().any(|&n| n > 0)
        || mission.genestealers.iter().any(|one| lurks(&one.lair))
        || mission.blips.iter().any(|one| lurks(&one.lair))
}

fn sources(mission: &Mission) -> Vec<(Path, Coord)> {
    let entries = mission.board.entries.iter().enumerate().filter(|(_, entry)| is_used(mission, entry));
    let mut sources: Vec<(Path, Coord)> =
        entries.map(|(i, entry)| (Path::from("board.entries").index(i).field("at"), entry.at)).collect();
    let genestealers = mission.genestealers.iter().map(|one| &one.lair).enumerate();
    let genestealers = genestealers.map(|(i, lair)| (Path::from("genestealers").index(i), lair));
    let blips = mission.blips.iter().map(|one| &one.lair).enumerate();
    let blips = blips.map(|(i, lair)| (Path::from("blips").index(i), lair));
    for (path, lair) in genestealers.chain(blips) {
        if let Lair::At(at) = lair {
            sources.push((path, *at));
        }
    }
    sources
}

/// Every square to which there is a way: doors can be opened, generators stay.
pub(crate) fn walk(mission: &Mission, game: &SpaceHulk, from: &[Coord]) -> BTreeSet<Coord> {
    let board = game.setup().board();
    let is_solid = |at: Coord| mission.generators.contains(&at) || board.square(at).is_none();
    let mut found: BTreeSet<Coord> = from.iter().copied().collect();
    let mut open: Vec<Coord> = from.to_vec();
    while let Some(at) = open.pop() {
        let Some(square) = board.square(at) else { continue };
        for to in board.adjacent(square).iter().map(|next| board.coord(next)) {
            if !is_solid(to) && !is_barred(at, to, mission, &is_solid) && found.insert(to) {
                open.push(to);
            }
        }
    }
    found
}

/// Whether a diagonal step is stopped by what stands beside it.
fn is_barred(from: Coord, to: Coord, mission: &Mission, is_solid: &impl Fn(Coord) -> bool) -> bool {
    if from.level != to.level || from.x == to.x || from.y == to.y {
        return false;
    }
    let sides = [Coord { x: to.x, ..from }, Coord { y: to.y, ..from }];
    match mission.options.diagonal_block {
        DiagonalBlock::Both => sides.into_iter().all(is_solid),
        DiagonalBlock::Any => sides.into_iter().any(is_solid),
    }
}
