//! From a position as somebody wrote it to a game that can be played: the only way across,
//! and it reports every problem at once.

mod counts;
mod work;

use game_api::{Chance, Journal, Problem, Problems};

use crate::card::{Marine, Seat, Side, Team, Terrain};
use crate::cards::{ACTIONS, TOKENS, Tier};
use crate::event::Event;
use crate::frame::{Frame, Frames};
use crate::position::Position;
use crate::setup::{setup_card, teams_per_player};
use crate::state::{Ahead, DeathAngel, HAND, Lasting, MAX_MARINES, NONE, Outcome, Phase, Stage};

impl DeathAngel {
    /// Sets up a position and settles it up to its first decision.
    ///
    /// What has to be drawn or rolled before that decision comes from `chance`.
    pub fn from_position(
        position: &Position,
        chance: &mut dyn Chance,
        journal: &mut Journal<Seat, Event>,
    ) -> Result<DeathAngel, Vec<Problem>> {
        let mut game = DeathAngel::unsettled(position)?;
        game.begin(chance, journal);
        Ok(game)
    }

    /// The position as it is written, before anything is settled.
    fn unsettled(position: &Position) -> Result<DeathAngel, Vec<Problem>> {
        let mut problems = Problems::default();
        if !(1..=6).contains(&position.players) {
            problems.add("players", format!("{} players: the game is for one to six", position.players));
            return Err(problems.into_list());
        }
        let mut game = DeathAngel::blank(position.players);
        set_teams(&mut game, position, &mut problems);
        set_location(&mut game, position, &mut problems);
        set_formation(&mut game, position, &mut problems);
        set_round(&mut game, position, &mut problems);
        set_cards(&mut game, position, &mut problems);
        set_tokens(&mut game, position, &mut problems);
        let frames = read_frames(position, &mut problems);
        counts::set_genestealers(&mut game, position, &frames, &mut problems);
        counts::set_events(&mut game, position, &frames, &mut problems);
        if problems.is_empty() {
            work::set_frames(&mut game, &frames, &mut problems);
        }
        problems.finish(game)
    }
}

fn set_teams(game: &mut DeathAngel, position: &Position, problems: &mut Problems) {
    let needed = usize::from(teams_per_player(position.players));
    if position.teams.len() > usize::from(position.players) {
        problems.add("teams", format!("there are only {} seats", position.players));
    }
    for (i, seat) in Seat::ALL.iter().enumerate().take(position.players.into()) {
        let teams = position.teams.get(i).map_or(&[][..], Vec::as_slice);
        let enough = teams.len() == needed || (position.phase == Phase::Setup && teams.len() < needed);
        if !enough {
            let name = seat.name();
            problems.add(format!("teams.{name}"), format!("{name} has {} teams, not {needed}", teams.len()));
        }
        for &team in teams {
            if game.owner[team as usize] != NONE {
                problems.add(format!("teams.{}", seat.name()), format!("{} is given twice", team.name()));
            }
            game.owner[team as usize] = *seat as u8;
        }
    }
    if position.current as u8 >= position.players {
        problems.add("current", format!("{} does not sit at this table", position.current.name()));
    } else {
        game.current = position.current;
    }
    if position.phase == Phase::Setup && problems.is_empty() {
        check_takers(game, problems);
    }
}

/// Teams are taken in turn: nobody is more than one ahead, and in the order of the seats.
fn check_takers(game: &DeathAngel, problems: &mut Problems) {
    let mut counts = [0u8; 6];
    game.owner.iter().filter(|&&seat| seat != NONE).for_each(|&seat| counts[seat as usize] += 1);
    let players = game.n_players;
    let taken = game.n_taken();
    for turn in 0..players {
        let seat = (game.current as u8 + turn) % players;
        let expected = taken / players + u8::from(turn < taken % players);
        if counts[seat as usize] != expected {
            problems.add("teams", "teams are taken in turn, clockwise from the current player");
            return;
        }
    }
}

fn set_location(game: &mut DeathAngel, position: &Position, problems: &mut Problems) {
    let card = setup_card(position.players);
    game.site = position.location.unwrap_or(card.location);
    (game.major, game.minor) = position.spawn.unwrap_or((card.major, card.minor));
    if game.major > 12 || game.minor > 12 {
        problems.add("spawn", "spawn values go from 0 to 12");
    }
    let tier = game.site.card().tier;
    let following = card.tiers.iter().filter(|&&next| next > tier).map(|&next| Ahead::Tier(next));
    let ahead = position.location_deck.clone().unwrap_or_else(|| following.collect());
    if ahead.len() > game.ahead.len() {
        return problems.add("location_deck", "the location deck has at most 4 cards");
    }
    let tier_of = |ahead: &Ahead| match ahead {
        Ahead::Known(location) => location.card().tier,
        Ahead::Tier(tier) => *tier,
    };
    if ahead.iter().any(|card| tier_of(card) == Tier::Start) {
        problems.add("location_deck", "setup cards are never part of the location deck");
    }
    game.n_ahead = ahead.len() as u8;
    for (to, &from) in game.ahead.iter_mut().zip(ahead.iter().rev()) {
        *to = from;
    }
}

fn set_formation(game: &mut DeathAngel, position: &Position, problems: &mut Problems) {
    let rows = position.formation.len();
    let wants_marines = position.phase != Phase::Setup && position.over.is_none();
    if rows > MAX_MARINES {
        return problems.add("formation", format!("at most {MAX_MARINES} Marines"));
    }
    if wants_marines && rows == 0 {
        problems.add("formation", "there must be at least one Marine");
    }
    if position.phase == Phase::Setup && rows > 0 && position.resolving.is_empty() {
        problems.add("formation", "in the setup the Marines are not dealt yet");
    }
    game.n_marines = rows as u8;
    for (i, row) in position.formation.iter().enumerate() {
        let path = format!("formation[{i}]");
        if game.owner_of(row.marine.team()).is_none() {
            problems.add(&path, format!("{} belongs to a team that nobody plays", row.marine.name()));
        }
        if game.place[row.marine as usize] != NONE {
            problems.add(&path, format!("{} stands in the formation twice", row.marine.name()));
        }
        game.column[i] = row.marine as u8;
        game.place[row.marine as usize] = i as u8;
        game.alive |= 1 << row.marine as u16;
        game.tokens[row.marine as usize] = row.tokens.min(TOKENS + 1);
        game.right |= u16::from(row.facing == Side::Right) << row.marine as u16;
        for (side, cell) in [(Side::Left, &row.left), (Side::Right, &row.right)] {
            for &terrain in &cell.terrain {
                if game.is_placed(terrain) {
                    problems.add(&path, format!("there is only one {}", terrain.name()));
                }
                game.terrain[terrain as usize] = crate::card::Cell::new(i as u8, side).0;
            }
        }
    }
}

fn set_round(game: &mut DeathAngel, position: &Position, problems: &mut Problems) {
    if position.round == 0 {
        problems.add("round", "rounds count from 1");
    }
    if position.phase == Phase::Setup && position.stage != Stage::Main {
        problems.add("stage", "the setup has no stages");
    }
    game.round = position.round;
    game.phase = position.phase;
    game.stage = position.stage;
    game.now = position.now;
    game.coming = position.coming;
    for (path, lasting) in [("now", position.now), ("coming", position.coming)] {
        let team = match lasting {
            Lasting::GunJam(team) => Some(team),
            Lasting::SecondWind(marine) => Some(Marine::team(marine)),
            _ => None,
        };
        if team.is_some_and(|team| game.owner_of(team).is_none()) {
            problems.add(path, "the effect is on a team that nobody plays");
        }
    }
    game.led = position.led;
    game.over = position.over.map(|ending| Outcome { ending });
    if let Some((terrain, appeared)) = position.limited {
        game.limited = terrain as u8;
        game.appeared = appeared.min(MAX_MARINES as u8);
    }
    for &terrain in &position.activated {
        game.activated |= 1 << terrain as u8;
    }
}

fn set_cards(game: &mut DeathAngel, position: &Position, problems: &mut Problems) {
    let alive = |game: &DeathAngel, team: Team| game.owner_of(team).is_some() && game.is_team_alive(team);
    for (path, list) in [("last", &position.last), ("chosen", &position.chosen)] {
        for &(team, number) in list {
            let Some(card) = ACTIONS.get(usize::from(number).wrapping_sub(1)).filter(|c| c.team == team)
            else {
                problems.add(path, format!("{number} is no card of the {} team", team.name()));
                continue;
            };
            if !alive(game, team) {
                problems.add(path, format!("the {} team has no living Marine and no cards", team.name()));
            }
            let (chosen, last) = (&mut game.chosen[team as usize], &mut game.last[team as usize]);
            let mark = card.kind as u8 + 1;
            let slot = if path == "last" { last } else { chosen };
            if *slot != 0 {
                problems.add(path, format!("the {} team has two cards", team.name()));
            }
            *slot = mark;
            if game.chosen[team as usize] != 0 && game.chosen[team as usize] == game.last[team as usize] {
                problems.add(path, format!("the {} team plays the card of the round before", team.name()));
            }
        }
    }
    if position.phase == Phase::Setup && !(position.chosen.is_empty() && position.last.is_empty()) {
        problems.add("chosen", "in the setup nobody has played a card");
    }
    if position.resolved > 18 {
        problems.add("resolved", "action cards have the numbers 1 to 18");
    }
    game.resolved = position.resolved;
    check_choices(game, problems);
}

/// There is always a legal card (DA-CHOOSE-08): Gun Jam hits no team that attacked.
fn check_choices(game: &DeathAngel, problems: &mut Problems) {
    if let Lasting::GunJam(team) = game.now
        && game.last_kind(team) == Some(crate::card::Kind::Attack)
    {
        problems.add("now", "Gun Jam cannot be on a team that played its Attack card");
    }
}

fn set_tokens(game: &mut DeathAngel, position: &Position, problems: &mut Problems) {
    let marines: u32 = position.formation.iter().map(|row| u32::from(row.tokens)).sum();
    let all = marines + u32::from(position.door_tokens) + u32::from(position.location_tokens);
    if all > TOKENS.into() {
        return problems.add("tokens", format!("{all} tokens are in play, but there are only {TOKENS}"));
    }
    if position.door_tokens > 0 && !game.is_placed(Terrain::Door) {
        problems.add("door_tokens", "the Door is not in the formation");
    }
    game.door_tokens = position.door_tokens;
    game.site_tokens = position.location_tokens;
    game.supply = TOKENS - all as u8;
    if let Some(seat) = position.artefact {
        if game.is_placed(Terrain::Artefact) {
            problems.add("artefact", "the Artefact lies in the formation");
        }
        if seat as u8 >= position.players {
            problems.add("artefact", format!("{} does not sit at this table", seat.name()));
        }
        game.terrain[Terrain::Artefact as usize] = HAND + seat as u8;
    }
}

/// The most pieces of work that can lie above each other when a decision is pending.
const MAX_WORK: usize = 4;

fn read_frames(position: &Position, problems: &mut Problems) -> Vec<Frame> {
    if position.resolving.len() > MAX_WORK {
        problems.add("resolving", format!("at most {MAX_WORK} pieces of work"));
    }
    let mut frames = Vec::new();
    for (i, line) in position.resolving.iter().take(MAX_WORK).enumerate() {
        match Frame::parse(line) {
            Some(frame) => frames.push(frame),
            None => problems.add(format!("resolving[{i}]"), format!("{line:?} is no work that can be done")),
        }
    }
    frames
}

/// Puts frames on the stack of a game.
fn stack(frames: &[Frame]) -> Frames {
    let mut stack = Frames::EMPTY;
    frames.iter().for_each(|&frame| stack.push(frame));
    stack
}
