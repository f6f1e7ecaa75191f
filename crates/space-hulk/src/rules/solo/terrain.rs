//! What stops an alien of the automaton, step by step: the rules of movement
//! (SH-MOVE-06, SH-AMB-15, SH-BLIP-05), and that it enters no fire.

use crate::geometry::{Square, SquareSet};
use crate::state::SpaceHulk;
use crate::steps::BoardStep;
use crate::unit::Kind;

#[derive(Clone)]
pub(super) struct Terrain {
    /// What closes a square, and a corner together with another.
    solid: SquareSet,
    /// Fire, which closes corners too, but not for one who is in it.
    burning: SquareSet,
    /// Squares with an object, which a blip does not enter. They close no corner
    /// (SA-RUL-21, SB-RUL-27).
    objects: SquareSet,
}

impl Terrain {
    /// The ground for one kind of alien, with this in its way.
    pub fn new(game: &SpaceHulk, kind: Kind, solid: SquareSet) -> Terrain {
        let objects = if kind == Kind::Blip { game.lying_objects() } else { SquareSet::EMPTY };
        Terrain { solid, burning: game.burning, objects }
    }

    /// Whether a square cannot be entered.
    pub fn is_closed(&self, square: Square) -> bool {
        self.solid.has(square) || self.burning.has(square) || self.objects.has(square)
    }

    /// The same ground with nothing on this square: without a door, or a Marine.
    pub fn without(&self, square: Square) -> Terrain {
        let mut terrain = self.clone();
        for set in [&mut terrain.solid, &mut terrain.burning, &mut terrain.objects] {
            set.remove(square);
        }
        terrain
    }

    /// The steps that nothing bars, ascending by where they lead.
    pub fn steps(&self, game: &SpaceHulk, from: Square) -> impl Iterator<Item = BoardStep> {
        let barriers = if self.burning.has(from) { self.solid } else { self.solid.or(&self.burning) };
        let open = game.setup.board.steps().open(from, &barriers).iter();
        open.filter(|step| !self.is_closed(step.to))
    }
}
