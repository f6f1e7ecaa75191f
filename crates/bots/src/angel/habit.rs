//! What anybody does without much thought: the quick answers of which playouts are made.

use super::luck::Luck;
use super::threat::{cover, danger, danger_at, hit, hit_through, reach, relief};
use death_angel::cards::{Happening, Panel};
use death_angel::{Action, Cell, DeathAngel, DecisionKind, Foe, Kind, Marine, Side, Target, Team, Terrain};

/// The index of a quick answer.
pub(crate) fn answer(game: &DeathAngel, legal: &[Action], dice: &mut Luck) -> usize {
    if legal.len() == 1 {
        return 0;
    }
    let Some(decision) = game.decision() else { return 0 };
    match decision.kind {
        DecisionKind::Reroll => reroll(game, legal),
        DecisionKind::Artefact => find(legal, &Action::Target(Target::Ability)),
        DecisionKind::Choose => best(legal, dice, |action| choice(game, action)),
        DecisionKind::Token => best(legal, dice, |action| token(game, action)),
        DecisionKind::Move => best(legal, dice, |action| step(game, action)),
        DecisionKind::Attack => best(legal, dice, |action| attack(game, action)),
        DecisionKind::Kill => best(legal, dice, |action| kill(game, action)),
        DecisionKind::Instinct => best(legal, dice, |action| instinct(game, action)),
        _ => best(legal, dice, |action| other(game, action)),
    }
}

/// The answer with the most points; among equals any.
fn best(legal: &[Action], dice: &mut Luck, mut points: impl FnMut(&Action) -> i32) -> usize {
    let (mut found, mut most, mut equals) = (0, i32::MIN, 0);
    for (index, action) in legal.iter().enumerate() {
        let mark = points(action);
        if mark > most {
            (found, most, equals) = (index, mark, 1);
        } else if mark == most {
            equals += 1;
            if dice.below(equals) == 0 {
                found = index;
            }
        }
    }
    found
}

fn find(legal: &[Action], wanted: &Action) -> usize {
    legal.iter().position(|action| action == wanted).unwrap_or(0)
}

/// A death is always worth a token. A missed attack is, if the token is not needed to
/// defend himself.
fn reroll(game: &DeathAngel, legal: &[Action]) -> usize {
    let wanted = match game.roll() {
        Some((marine, cell, _)) if !game.is_good_roll() => {
            let defends = game.phase() == death_angel::Phase::Attack;
            let front =
                game.position_of(marine).map(|row| hit(game.crowd(Cell::new(row, game.facing(marine)))));
            let spare = game.tokens_of(marine) > 1 || front == Some(0);
            let last = game.swarm(cell).size() == 1;
            if defends || spare || last { Action::Reroll } else { Action::Keep }
        }
        _ => Action::Keep,
    };
    find(legal, &wanted)
}

/// Which card a team plays.
fn choice(game: &DeathAngel, action: &Action) -> i32 {
    let Action::Choose { team, card } = *action else { return 0 };
    match death_angel::cards::ACTIONS[usize::from(card) - 1].kind {
        Kind::Attack => attack_card(game, team),
        Kind::Support => support_card(game, team),
        Kind::Move => move_card(game, team),
    }
}

fn living(game: &DeathAngel, team: Team) -> impl Iterator<Item = (Marine, u8)> {
    team.marines().map(|marine| game.position_of(marine).map(|row| (marine, row))).into_iter().flatten()
}

/// Half of all attacks kill; some Marines kill more.
fn attack_card(game: &DeathAngel, team: Team) -> i32 {
    living(game, team)
        .map(|(marine, row)| {
            let side = game.facing(marine);
            let best = reach(game, marine, row, side).map(|cell| relief(game, cell)).max().unwrap_or(0);
            match marine {
                Marine::Claudio => charge(game, row).min(3) * 160,
                Marine::Leon => best * 5 / 4,
                Marine::Zael | Marine::Calistarius => best,
                Marine::Gideon | Marine::Noctis => best * 3 / 4,
                _ => best / 2,
            }
        })
        .sum()
}

/// How many Genestealers a charge from a row can reach.
fn charge(game: &DeathAngel, row: u8) -> i32 {
    let rows = row.saturating_sub(1)..(row + 2).min(game.n_marines());
    rows.flat_map(|row| Side::ALL.iter().map(move |&side| Cell::new(row, side)))
        .map(|cell| i32::from(game.swarm(cell).size()))
        .sum()
}

/// A token, and what the team does besides.
fn support_card(game: &DeathAngel, team: Team) -> i32 {
    let special = match team {
        Team::Grey => worst(game) * 3 / 4,
        Team::Green => danger(game, Marine::Gideon) / 2,
        Team::Blue => danger(game, Marine::Lorenzo) * 2 / 3,
        Team::Yellow => 40,
        Team::Purple => worst(game) / 4,
        Team::Red => 40,
    };
    90 + special
}

/// The most dangerous swarm.
fn worst(game: &DeathAngel) -> i32 {
    (0..game.n_marines())
        .flat_map(|row| Side::ALL.iter().map(move |&side| (row, side)))
        .map(|(row, side)| threat(game, Cell::new(row, side)))
        .max()
        .unwrap_or(0)
}

/// How likely a swarm kills the Marine it is engaged with.
fn threat(game: &DeathAngel, cell: Cell) -> i32 {
    let marine = game.marine_at(cell.position());
    if game.facing(marine) == cell.side() {
        hit_through(game.crowd(cell), game.tokens_of(marine))
    } else {
        hit(game.crowd(cell))
    }
}

fn move_card(game: &DeathAngel, team: Team) -> i32 {
    let turns: i32 =
        living(game, team).map(|(marine, _)| step(game, &Action::Turn { marine }).clamp(0, 200)).sum();
    let panel: i32 = living(game, team)
        .map(|(marine, row)| {
            let near = Terrain::ALL.iter().filter(|&&terrain| {
                game.terrain_cell(terrain).is_some_and(|cell| cell.position().abs_diff(row) <= 1)
            });
            near.map(|&terrain| activation(game, marine, terrain)).max().unwrap_or(0).max(0)
        })
        .sum();
    let special = match team {
        Team::Blue => living(game, team).map(|(marine, _)| danger(game, marine)).sum::<i32>() / 2,
        Team::Grey => 60,
        Team::Purple => 40,
        _ => 0,
    };
    30 + turns + panel / 2 + special
}

/// Where a token helps.
fn token(game: &DeathAngel, action: &Action) -> i32 {
    let Action::Support { marine } = *action else { return 0 };
    let Some(row) = game.position_of(marine) else { return 0 };
    let (side, tokens) = (game.facing(marine), game.tokens_of(marine));
    let saved = danger_at(game, row, side, tokens) - danger_at(game, row, side, tokens + 1);
    10 + saved + cover(game, marine, row, side) / 8 - 15 * i32::from(tokens)
}

/// Moves before turns, turns before terrain, and nothing that does not help.
fn step(game: &DeathAngel, action: &Action) -> i32 {
    match *action {
        Action::Swap { marine, position } => match swap(game, marine, position) {
            gain if gain > 60 => 2000 + gain,
            gain => gain - 100,
        },
        Action::Turn { marine } => {
            let Some(row) = game.position_of(marine) else { return 0 };
            let gain = stand(game, marine, row, game.facing(marine).other())
                - stand(game, marine, row, game.facing(marine));
            if gain > 20 { 1000 + gain } else { gain - 100 }
        }
        Action::Activate { marine, terrain } => activation(game, marine, terrain),
        _ => 0,
    }
}

/// What it is worth that a Marine stands there and looks that way.
fn stand(game: &DeathAngel, marine: Marine, row: u8, side: Side) -> i32 {
    let ready =
        Terrain::ALL.iter().filter(|&&terrain| game.terrain_cell(terrain) == Some(Cell::new(row, side)));
    let use_of = ready.map(|&terrain| activation(game, marine, terrain)).max().unwrap_or(0).max(0);
    cover(game, marine, row, side) + use_of - danger_at(game, row, side, game.tokens_of(marine))
}

fn swap(game: &DeathAngel, marine: Marine, position: u8) -> i32 {
    let Some(row) = game.position_of(marine) else { return 0 };
    let other = game.marine_at(position);
    let (a, b) = (game.facing(marine), game.facing(other));
    let before = stand(game, marine, row, a) + stand(game, other, position, b);
    stand(game, marine, position, a) + stand(game, other, row, b) - before
}

/// What activating a terrain card is worth to a Marine.
fn activation(game: &DeathAngel, marine: Marine, terrain: Terrain) -> i32 {
    match terrain {
        Terrain::Artefact => 400,
        Terrain::SporeChimney => 80,
        Terrain::Door => 30 * i32::from(game.supply().min(1)) * i32::from(game.n_ahead() > 0),
        Terrain::PromethiumTank => danger(game, marine) - 170,
        Terrain::ControlPanel => match game.panel() {
            Some(Panel::Launch | Panel::Pump) => 600,
            Some(Panel::Teleport { .. }) => 50,
            Some(Panel::Overload { .. }) => danger(game, marine) - 600,
            Some(Panel::Replace { .. } | Panel::DiscardBlip | Panel::Heal | Panel::Limit { .. }) => 60,
            None => -1,
        },
        Terrain::Corridor | Terrain::DarkCorner | Terrain::VentilationDuct => -1,
    }
}

fn attack(game: &DeathAngel, action: &Action) -> i32 {
    match *action {
        Action::Attack { cell, .. } => relief(game, cell),
        Action::Target(_) => {
            let row = game.position_of(Marine::Claudio).unwrap_or(0);
            charge(game, row).min(3) * 180 - 170
        }
        _ => 0,
    }
}

fn kill(game: &DeathAngel, action: &Action) -> i32 {
    match *action {
        Action::Kill { foe: Foe::LordA | Foe::LordB, .. } => 2000,
        Action::Kill { cell, .. } => 1 + relief(game, cell),
        _ => 0,
    }
}

/// A choice under Instinct, for the better or for the less bad.
fn instinct(game: &DeathAngel, action: &Action) -> i32 {
    let (Action::Target(target), Some(event)) = (*action, game.instinct()) else { return 0 };
    match (event.card().happening, target) {
        (Happening::SpawnBehind { .. }, Target::Marine(marine)) => {
            let Some(row) = game.position_of(marine) else { return 0 };
            let behind = game.crowd(Cell::new(row, game.facing(marine).other()));
            // Where he is lost anyway, or where there is nobody yet.
            danger(game, marine) - 200 * i32::from(behind.is_empty())
        }
        (Happening::LoseTokens, Target::Marine(marine)) => -i32::from(game.tokens_of(marine)),
        (Happening::BarAttack, Target::Team(team)) => -attack_card(game, team),
        (Happening::DiscardBlip, Target::Pile(side)) => -i32::from(game.n_blips(side)),
        (Happening::ShuffleSwarm, Target::Cell(cell)) => threat(game, cell),
        (_, Target::Marine(marine)) => danger(game, marine),
        _ => 0,
    }
}

/// Everything else that an effect asks for.
fn other(game: &DeathAngel, action: &Action) -> i32 {
    match *action {
        Action::Target(Target::Cell(cell)) => threat(game, cell),
        Action::Target(Target::Pile(side)) => -i32::from(game.n_blips(side)),
        Action::Target(Target::Roll) => match game.panel() {
            Some(Panel::Launch) => 100 * i32::from(game.site_tokens()) - 250,
            _ => 0,
        },
        Action::Target(Target::Card { cell, .. }) => relief(game, cell),
        Action::Target(Target::Ability) => 1,
        _ => 0,
    }
}
