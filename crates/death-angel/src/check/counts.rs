//! Every card lies in exactly one place.

use game_api::Problems;

use crate::card::{Cell, Foe, Side, Symbol};
use crate::cards::GENESTEALERS;
use crate::frame::Frame;
use crate::pile::{EventSet, Pile};
use crate::position::{PilePlan, Position};
use crate::state::{DeathAngel, Phase};
use crate::swarm::Swarm;

/// Counts Genestealers out of the box.
struct Stock {
    left: [u8; 4],
    lords: [bool; 2],
}

impl Stock {
    fn take(&mut self, foe: Foe, path: &str, problems: &mut Problems) -> bool {
        let taken = match foe.symbol() {
            Some(symbol) => match &mut self.left[symbol.index()] {
                0 => false,
                left => {
                    *left -= 1;
                    true
                }
            },
            None => !std::mem::replace(&mut self.lords[usize::from(foe == Foe::LordB)], true),
        };
        if !taken {
            problems.add(path, format!("there are not that many cards {:?}", foe.name()));
        }
        taken
    }

    fn take_symbols(&mut self, symbols: &[Symbol], path: &str, problems: &mut Problems) -> [u8; 4] {
        let mut counts = [0; 4];
        for &symbol in symbols {
            if self.take(Foe::of(symbol), path, problems) {
                counts[symbol.index()] += 1;
            }
        }
        counts
    }
}

pub(super) fn set_genestealers(
    game: &mut DeathAngel,
    position: &Position,
    frames: &[Frame],
    problems: &mut Problems,
) {
    let mut stock = Stock { left: GENESTEALERS, lords: [false; 2] };
    for (i, row) in position.formation.iter().enumerate().take(game.n_marines.into()) {
        for (side, cell) in [(Side::Left, &row.left), (Side::Right, &row.right)] {
            let path = format!("formation[{i}].{}", side.name());
            let at = Cell::new(i as u8, side).index();
            let mut swarm_of = |foes: &[Foe]| {
                let known = foes.iter().filter(|&&foe| stock.take(foe, &path, problems));
                known.fold(Swarm::EMPTY, |swarm, &foe| swarm.plus(foe))
            };
            game.fresh[at] = swarm_of(&cell.swarm).with_shield(cell.shielded);
            game.spent[at] = swarm_of(&cell.attacked);
            if cell.shielded && cell.swarm.is_empty() {
                problems.add(&path, "a Power Field needs a swarm");
            }
            if !cell.attacked.is_empty() && position.phase != Phase::Attack {
                problems.add(&path, "only in the attack phase swarms have attacked");
            }
        }
    }
    for &lord in &position.slain_lords {
        if lord.symbol().is_none() && stock.take(lord, "slain_lords", problems) {
            game.slain_lords |= if lord == Foe::LordA { 1 } else { 2 };
        }
    }
    game.discard = stock.take_symbols(&position.genestealer_discard, "genestealer_discard", problems);
    for card in frames.iter().flat_map(held) {
        stock.take(Foe::of(card), "resolving", problems);
    }
    for (side, plan) in [(Side::Left, &position.left), (Side::Right, &position.right)] {
        game.piles[side as usize] = pile(plan, side, &mut stock, problems);
    }
    stock.take_symbols(&position.genestealer_deck, "genestealer_deck", problems);
    if problems.is_empty() {
        for &symbol in position.genestealer_deck.iter().rev() {
            game.deck.order.push_top(symbol);
        }
        set_unseen(game, stock.left, problems);
    }
}

/// What is nowhere else is unseen: in the piles, and the rest in the deck.
fn set_unseen(game: &mut DeathAngel, unseen: [u8; 4], problems: &mut Problems) {
    let total: u8 = unseen.iter().sum();
    let in_piles: u16 = game.piles.iter().map(|pile| u16::from(pile.unseen) + u16::from(pile.under)).sum();
    game.unseen = unseen;
    match u16::from(total).checked_sub(in_piles) {
        Some(rest) => game.deck.unseen = rest as u8,
        None => problems.add("blips", format!("{in_piles} unseen blips, but only {total} cards are left")),
    }
}

fn pile(plan: &PilePlan, side: Side, stock: &mut Stock, problems: &mut Problems) -> Pile {
    let path = side.name();
    let mut pile = Pile { unseen: plan.unseen.min(99), under: plan.under.min(99), ..Pile::default() };
    if plan.known.len() > 36 {
        problems.add(path, "there are only 36 Genestealers");
        return pile;
    }
    pile.seen = stock.take_symbols(&plan.seen, path, problems);
    stock.take_symbols(&plan.order, path, problems);
    if plan.order.len() <= 36 {
        plan.order.iter().rev().for_each(|&symbol| pile.order.push_top(symbol));
    }
    pile.counted = plan.counted;
    if plan.counted && plan.order.is_empty() {
        problems.add(path, "only cards in order can be counted");
    }
    if !plan.order.is_empty() && !plan.seen.is_empty() {
        problems.add(path, "a pile has cards in order or seen cards, not both");
    }
    plan.known.iter().for_each(|symbol| pile.known[symbol.index()] += 1);
    let here = |i: usize| plan.order.iter().chain(&plan.seen).filter(|symbol| symbol.index() == i).count();
    if (0..4).any(|i| usize::from(pile.known[i]) > here(i)) || (plan.counted && !plan.known.is_empty()) {
        problems.add(path, "cards are known to be in the pile that are not in it");
    }
    if plan.seen.is_empty() {
        // Without seen cards all unseen ones are alike.
        pile.unseen += std::mem::take(&mut pile.under);
    }
    pile
}

/// Genestealers that are on their way.
fn held(frame: &Frame) -> Vec<Symbol> {
    match *frame {
        Frame::Take { heads, tails, tongues, claws, .. }
        | Frame::Shuffle { heads, tails, tongues, claws, .. } => {
            let counts = [heads, tails, tongues, claws].map(|count| count.min(10));
            let repeat = |&symbol: &Symbol| std::iter::repeat_n(symbol, counts[symbol.index()].into());
            Symbol::ALL.iter().flat_map(repeat).collect()
        }
        _ => Vec::new(),
    }
}

pub(super) fn set_events(
    game: &mut DeathAngel,
    position: &Position,
    frames: &[Frame],
    problems: &mut Problems,
) {
    let mut left = EventSet::full();
    let mut take = |event: crate::cards::EventId, path: &str| {
        let known = left.count(event) > 0;
        if known {
            left.remove(event)
        } else {
            problems.add(path, format!("there are not that many cards {:?}", event.name()))
        }
        known
    };
    for frame in frames {
        if let Frame::Event { event, .. } | Frame::Opening { event, .. } | Frame::Scouted { event } = *frame {
            take(event, "resolving");
        }
    }
    for &event in &position.event_deck {
        if take(event, "event_deck") {
            game.events.top.push_back(event);
        }
    }
    for &event in &position.event_bottom {
        if take(event, "event_bottom") {
            game.events.bottom.push_back(event);
        }
    }
    for &event in &position.event_discard {
        if take(event, "event_discard") {
            game.events.discard.add(event);
        }
    }
    game.events.pool = left;
    game.events.top_known = position.event_known;
    let purple = game.owner_of(crate::card::Team::Purple).is_some();
    if position.event_known && position.event_deck.is_empty() {
        problems.add("event_known", "there is no card on top of the event deck to know");
    }
    if !purple && (position.event_known || !position.event_bottom.is_empty()) {
        problems.add("event_bottom", "only the purple player puts events back, and nobody plays purple");
    }
}
