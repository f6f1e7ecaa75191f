//! The way back: a game as a position, hidden things and work under way included.

use crate::card::{Cell, Foe, Seat, Side, Symbol, Team, Terrain};
use crate::cards::card_of;
use crate::pile::Pile;
use crate::position::{CellPlan, PilePlan, Position, Row};
use crate::state::{DeathAngel, HIDDEN};

impl DeathAngel {
    /// The complete position: loading it gives an equal game.
    pub fn position(&self) -> Position {
        let seats = &Seat::ALL[..self.n_players as usize];
        let lords = [(Foe::LordA, 1), (Foe::LordB, 2)].into_iter();
        let ahead = self.ahead[..self.n_ahead as usize].iter().rev().copied();
        Position {
            teams: seats.iter().map(|&seat| self.teams_of(seat).collect()).collect(),
            formation: (0..self.n_marines).map(|position| self.row(position)).collect(),
            door_tokens: self.door_tokens,
            location: Some(self.site),
            location_tokens: self.site_tokens,
            location_deck: Some(ahead.collect()),
            spawn: Some((self.major, self.minor)),
            left: pile_plan(&self.piles[0]),
            right: pile_plan(&self.piles[1]),
            genestealer_deck: self.deck.order.iter().collect(),
            genestealer_discard: cards(self.discard),
            slain_lords: lords.filter(|(_, bit)| self.slain_lords & bit != 0).map(|(lord, _)| lord).collect(),
            event_deck: self.events.top.iter().collect(),
            event_known: self.events.top_known,
            event_bottom: self.events.bottom.iter().collect(),
            event_discard: self.events.discard.iter().collect(),
            round: self.round,
            phase: self.phase,
            stage: self.stage,
            current: self.current,
            chosen: self.card_list(|game, team| game.chosen_kind(team)),
            last: self.card_list(|game, team| game.last_kind(team)),
            resolved: self.resolved,
            activated: Terrain::ALL
                .iter()
                .copied()
                .filter(|&terrain| self.activated >> terrain as u8 & 1 != 0)
                .collect(),
            artefact: self.artefact_holder(),
            now: self.now,
            coming: self.coming,
            limited: Terrain::ALL.get(self.limited as usize).map(|&terrain| (terrain, self.appeared)),
            led: self.led,
            resolving: self.frames.as_slice().iter().map(|frame| frame.print()).collect(),
            over: self.over.map(|outcome| outcome.ending),
            ..Position::new(self.n_players)
        }
    }

    /// The teams of a seat.
    pub fn teams_of(&self, seat: Seat) -> impl Iterator<Item = Team> + '_ {
        Team::ALL.iter().copied().filter(move |&team| self.owner_of(team) == Some(seat))
    }

    fn row(&self, position: u8) -> Row {
        let marine = self.marine_at(position);
        let [left, right] = [Side::Left, Side::Right].map(|side| self.cell_plan(Cell::new(position, side)));
        Row { marine, facing: self.facing(marine), tokens: self.tokens_of(marine), left, right }
    }

    fn cell_plan(&self, cell: Cell) -> CellPlan {
        CellPlan {
            swarm: self.fresh[cell.index()].foes().collect(),
            attacked: self.spent[cell.index()].foes().collect(),
            shielded: self.fresh[cell.index()].is_shielded(),
            terrain: Terrain::ALL
                .iter()
                .copied()
                .filter(|&terrain| self.terrain_cell(terrain) == Some(cell))
                .collect(),
        }
    }

    fn card_list(&self, kind: impl Fn(&DeathAngel, Team) -> Option<crate::card::Kind>) -> Vec<(Team, u8)> {
        let card = |&team: &Team| kind(self, team).map(|kind| (team, card_of(team, kind)));
        Team::ALL.iter().filter_map(card).collect()
    }

    /// Teams whose choice a view does not show.
    pub fn hidden_choices(&self) -> impl Iterator<Item = Team> + '_ {
        Team::ALL.iter().copied().filter(|&team| self.chosen[team as usize] == HIDDEN)
    }
}

fn pile_plan(pile: &Pile) -> PilePlan {
    PilePlan {
        order: pile.order.iter().collect(),
        seen: cards(pile.seen),
        unseen: pile.unseen,
        under: pile.under,
        known: cards(pile.known),
        counted: pile.counted,
    }
}

fn cards(counts: [u8; 4]) -> Vec<Symbol> {
    let repeat = |&symbol: &Symbol| std::iter::repeat_n(symbol, counts[symbol.index()].into());
    Symbol::ALL.iter().flat_map(repeat).collect()
}
