//! What a viewer may know (SH-SETUP-13), built up from nothing.

use std::sync::Arc;

use game_api::{Chance, Viewer};

use crate::frame::Frame;
use crate::options::CpOverspend;
use crate::position::{Phase, Position};
use crate::state::{Reserve, SpaceHulk, Stage, Units};
use crate::unit::{Kind, Side, Unit};

/// A game as one viewer may know it.
///
/// The table is the public part: in it blips have no value that the viewer may not
/// know, the reserve no content, and the command counter no face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer<Side>,
    table: SpaceHulk,
    pile: u8,
    used_unseen: u8,
}

impl View {
    pub(crate) fn new(game: &SpaceHulk, viewer: Viewer<Side>) -> View {
        let is_alien = viewer == Viewer::Seat(Side::Alien);
        let is_marine = viewer == Viewer::Seat(Side::Marine);
        let mut units = Units::EMPTY;
        for unit in game.units() {
            units.push(visible_unit(unit, is_alien));
        }
        let unseen = if is_alien { game.reserve.used_unseen } else { [0; 3] };
        let table = SpaceHulk {
            setup: Arc::clone(&game.setup),
            units,
            marines: game.marines,
            stealers: game.stealers,
            blips: game.blips,
            solid: game.solid,
            burning: game.burning,
            frames: game.frames.clone(),
            volley: game.volley,
            closed: game.closed,
            destroyed: game.destroyed,
            objects: game.objects,
            killed: game.killed,
            exited: game.exited,
            reserve: Reserve::public(&game.reserve, unseen),
            fulfilled: game.fulfilled,
            aliens_killed: game.aliens_killed,
            aliens_exited: game.aliens_exited,
            turn: game.turn,
            damaged: game.damaged,
            barrier: game.barrier,
            phase: game.phase,
            stage: game.stage,
            active: game.active,
            drawn: if is_marine || game.has_open_command() { game.drawn } else { 0 },
            spent: game.spent,
            broodlord: game.broodlord,
            next_genestealer: game.next_genestealer,
            next_blip: game.next_blip,
            over: game.over,
            solo: game.solo.clone(),
            unswept: false,
            stale: game.stale,
            aiming: game.aiming,
        };
        View { viewer, table, pile: game.reserve.len(), used_unseen: game.reserve.used_unseen.iter().sum() }
    }

    /// Whose view it is.
    pub fn viewer(&self) -> Viewer<Side> {
        self.viewer
    }

    /// The public part as a position: a blip whose value is not known has the value
    /// 0, and the reserve is empty.
    pub fn position(&self) -> Position {
        self.table.position()
    }

    /// The same without what the mission fixes: see [`SpaceHulk::shown_position`].
    pub fn shown_position(&self) -> Position {
        self.table.shown_position()
    }

    /// The public part. Ask it only what does not depend on hidden things.
    pub fn table(&self) -> &SpaceHulk {
        &self.table
    }

    /// How many blips lie in the pile.
    pub fn pile(&self) -> u8 {
        self.pile
    }

    /// How many used blips have not been shown to the Marine side.
    pub fn used_unseen(&self) -> u8 {
        self.used_unseen
    }

    /// A game that this viewer cannot tell from the real one. Unknown blips come
    /// from those of the mission that the viewer has not seen.
    pub(crate) fn sample(&self, chance: &mut dyn Chance) -> SpaceHulk {
        let mut game = self.table.clone();
        let mut unseen = Unseen::of(&game);
        for blip in game.blips.iter() {
            if game.units[blip].charge == 0 {
                let count = game.units[blip].count() as u8;
                game.units[blip].set_stack(unseen.draw_many(count, chance));
            }
        }
        if game.reserve.used_unseen == [0; 3] {
            game.reserve.used_unseen = unseen.draw_many(self.used_unseen, chance);
        }
        game.reserve.pool = unseen.draw_many(self.pile, chance);
        let knows_counter = self.viewer == Viewer::Seat(Side::Marine) || game.has_open_command();
        if !knows_counter && game.has_drawn_counter() {
            game.drawn = sample_counter(&game, chance);
        }
        game
    }
}

fn visible_unit(unit: &Unit, is_alien: bool) -> Unit {
    match unit.kind() {
        Kind::Blip if !is_alien => unit.face_down(),
        _ => *unit,
    }
}

/// The blips of the mission that a viewer has not seen.
struct Unseen {
    left: [u32; 3],
    /// All of the mission.
    all: [u32; 3],
}

impl Unseen {
    fn of(game: &SpaceHulk) -> Unseen {
        let all = game.setup.blips.map(u32::from);
        let mut left = all;
        for blip in game.blips.iter() {
            for (left, known) in left.iter_mut().zip(game.units[blip].stack()) {
                *left = left.saturating_sub(known.into());
            }
        }
        // Of what was not shown, a view has only what its viewer has seen.
        for used in [game.reserve.used, game.reserve.used_unseen] {
            for (left, used) in left.iter_mut().zip(used) {
                *left = left.saturating_sub(used.into());
            }
        }
        Unseen { left, all }
    }

    /// A position made by hand may hold more of a value than a full set does; then any
    /// may come.
    fn draw(&mut self, chance: &mut dyn Chance) -> u8 {
        let weights = if self.left == [0; 3] { self.all } else { self.left };
        let index = chance.pick(&weights);
        self.left[index] = self.left[index].saturating_sub(1);
        index as u8 + 1
    }

    fn draw_many(&mut self, count: u8, chance: &mut dyn Chance) -> [u8; 3] {
        let mut drawn = [0; 3];
        for _ in 0..count {
            drawn[self.draw(chance) as usize - 1] += 1;
        }
        drawn
    }
}

impl SpaceHulk {
    /// Whether a command counter lies on the track, as everybody can see.
    fn has_drawn_counter(&self) -> bool {
        match self.phase {
            Phase::Setup => false,
            Phase::MarineCommand | Phase::MissionStatus => self.stage == Stage::Middle,
            _ => !self.marines.is_empty() || self.spent > 0,
        }
    }
}

/// Any value that fits what has been spent.
fn sample_counter(game: &SpaceHulk, chance: &mut dyn Chance) -> u8 {
    let least = match game.setup.options().cp_overspend {
        CpOverspend::Reject => game.spent.clamp(1, 6),
        CpOverspend::LoseGame => 1,
    };
    least + chance.pick(&[1; 6][..(7 - least) as usize]) as u8
}

/// What kind of answer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Who must decide.
    pub owner: Side,
    /// What it is about.
    pub kind: DecisionKind,
}

game_api::named! {
    /// What a decision is about.
    DecisionKind {
        /// Where a Marine starts.
        Deploy = "deploy",
        /// Keep the command counter, or draw again.
        Command = "command",
        /// What to do in an action phase.
        Action = "action",
        /// Which alien acts next, in solo variant B.
        Activate = "activate",
        /// Where a drawn blip goes.
        Reinforce = "reinforce",
        /// Which of the blips just seen is converted next.
        Convert = "convert",
        /// Whether a blip is the Broodlord.
        Broodlord = "broodlord",
        /// Where the next Genestealer goes.
        Place = "place",
        /// Which way it faces.
        Face = "face",
        /// What to do free after a move or turn: fire, or drop an object.
        FreeShot = "free_shot",
        /// Which die the enemy rolls again.
        Parry = "parry",
        /// Which die to roll again on guard.
        Reroll = "reroll",
        /// How many psi points go into the axe.
        Psi = "spend_psi",
        /// Whether to turn and face the attacker.
        TurnToFace = "turn_to_face",
        /// Whether to react by command points.
        Reaction = "reaction",
        /// Who fires on overwatch.
        Overwatch = "overwatch",
    }
}

impl SpaceHulk {
    /// The pending decision, or `None` after the end.
    pub fn decision(&self) -> Option<Decision> {
        use crate::frame::{AssaultStep, WindowStep};
        use crate::unit::UnitId;
        if self.over.is_some() {
            return None;
        }
        let kind = match self.frames.last() {
            Some(Frame::Convert { .. }) => DecisionKind::Convert,
            Some(Frame::Broodlord(_)) => DecisionKind::Broodlord,
            Some(Frame::Placing(reveal)) if reveal.facing != UnitId::NONE => DecisionKind::Face,
            Some(Frame::Placing(_)) => DecisionKind::Place,
            Some(Frame::AfterMove(_)) => DecisionKind::FreeShot,
            Some(Frame::Assault(assault)) => match assault.step {
                AssaultStep::Parry => DecisionKind::Parry,
                AssaultStep::Guard => DecisionKind::Reroll,
                AssaultStep::Psi | AssaultStep::Compare => DecisionKind::Psi,
            },
            Some(Frame::TurnToFace { .. }) => DecisionKind::TurnToFace,
            Some(Frame::Window(window)) if window.step == WindowStep::Command => DecisionKind::Reaction,
            Some(Frame::Window(_)) => DecisionKind::Overwatch,
            None => match self.phase {
                Phase::Setup if self.is_deploying() => DecisionKind::Deploy,
                Phase::Setup | Phase::AlienReinforcement => DecisionKind::Reinforce,
                Phase::MarineCommand => DecisionKind::Command,
                Phase::AlienAction if self.is_solo_b() => DecisionKind::Activate,
                _ => DecisionKind::Action,
            },
        };
        Some(Decision { owner: self.owner(), kind })
    }

    /// The dice of the assault under way, the attacker's and the defender's.
    pub fn assault_dice(&self) -> Option<(Vec<u8>, Vec<u8>)> {
        let rolled = |dice: [u8; 3]| dice.into_iter().filter(|&die| die > 0).collect();
        match self.frames.last() {
            Some(Frame::Assault(assault)) => Some((rolled(assault.attack), rolled(assault.defence))),
            _ => None,
        }
    }
}
