//! From a story to events as they are written.

use death_angel::{Cell, DeathAngel, Event as Rule, Foe, Outcome, Seat, Team};
use game_api::Viewer;

use super::event::{Event, SwarmCard, TeamCard};
use super::winner;
use crate::game_json::GameJournal;
use crate::wire::Word;

/// What a viewer may know of a story, or everything.
pub(super) fn write_all(story: &GameJournal<DeathAngel>, viewer: Option<Viewer<Seat>>) -> Vec<Event> {
    story.told(viewer).map(write).collect()
}

fn write(event: &Rule) -> Event {
    match *event {
        Rule::FirstPlayer { seat } => Event::FirstPlayer { seat: Word(seat) },
        Rule::TeamTaken { seat, team } => Event::TeamTaken { seat: Word(seat), team: Word(team) },
        Rule::Dealt { marine, position, facing } => {
            Event::Dealt { marine: Word(marine), position: position + 1, facing: Word(facing) }
        }
        Rule::Phase { phase, round } => Event::Phase { phase: Word(phase), turn: round },
        Rule::Chosen { team, card } => Event::Chosen(team_card(team, card)),
        Rule::Committed { team } => Event::Committed { team: Word(team) },
        Rule::Revealed { team, card } => Event::Revealed(team_card(team, card)),
        Rule::CurrentPlayer { seat } => Event::CurrentPlayer { seat: Word(seat) },
        Rule::Resolving { team, card } => Event::Resolving(team_card(team, card)),
        Rule::TokensGiven { marine, count } => Event::TokensGiven { marine: Word(marine), count },
        Rule::TokensLost { marine, count } => Event::TokensLost { marine: Word(marine), count },
        Rule::DoorTokens { count } => Event::DoorTokens { count },
        Rule::LocationToken => Event::LocationToken,
        Rule::NoToken => Event::NoToken,
        Rule::Swapped { marine, other, position } => {
            Event::Swapped { marine: Word(marine), other: Word(other), position: position + 1 }
        }
        Rule::Turned { marine, facing } => Event::Turned { marine: Word(marine), facing: Word(facing) },
        Rule::Activated { marine, terrain } => {
            Event::Activated { marine: Word(marine), terrain: Word(terrain) }
        }
        Rule::TerrainPlaced { terrain, cell } => {
            Event::TerrainPlaced { terrain: Word(terrain), cell: cell.into() }
        }
        Rule::TerrainRemoved { terrain } => Event::TerrainRemoved { terrain: Word(terrain) },
        Rule::ArtefactTaken { seat } => Event::ArtefactTaken { seat: Word(seat) },
        Rule::ArtefactUsed { seat } => Event::ArtefactUsed { seat: Word(seat) },
        Rule::Attacked { marine, cell } => Event::Attacked { marine: Word(marine), cell: cell.into() },
        Rule::Rolled { why, marine, face } => {
            Event::Rolled { by: marine.map(Word), dice: [face], why: Word(why) }
        }
        Rule::Missed { marine, why } => Event::Missed { marine: Word(marine), why: Word(why) },
        Rule::Slain { cell, foe } => Event::Killed(swarm_card(cell, foe)),
        Rule::Discarded { cell, foe } => Event::Discarded(swarm_card(cell, foe)),
        Rule::SwarmAttacks { cell, marine, strength } => {
            Event::SwarmAttacks { marine: Word(marine), cell: cell.into(), strength }
        }
        Rule::MarineSlain { marine, position } => {
            Event::Slain { marine: Word(marine), position: position + 1 }
        }
        Rule::TeamLost { team } => Event::TeamLost { team: Word(team) },
        Rule::SwarmMoved { from, to } => Event::SwarmMoved { from: from.into(), to: to.into() },
        Rule::Shielded { cell } => Event::Shielded(cell.into()),
        Rule::Spawned { cell, foe } => Event::Spawned(swarm_card(cell, foe)),
        Rule::EventDrawn { event } => Event::EventDrawn { event: Word(event) },
        Rule::EventHidden => Event::EventHidden,
        Rule::EventShown { event } => Event::EventShown { event: Word(event) },
        Rule::Looked { event } => Event::Looked { event: Word(event) },
        Rule::LookedHidden => Event::LookedHidden,
        Rule::PutBack { on_top } => Event::PutBack { to: if on_top { "top" } else { "bottom" } },
        Rule::Named { target } => Event::Named(target.into()),
        Rule::BlipDiscarded { side, symbol } => {
            Event::BlipDiscarded { pile: Word(side), symbol: Word(symbol) }
        }
        Rule::BlipsDealt { side, count } => Event::BlipsDealt { pile: Word(side), count },
        Rule::ShuffledIn { side, symbol } => Event::ShuffledIn { pile: Word(side), symbol: Word(symbol) },
        Rule::DeckRenewed => Event::DeckRenewed,
        Rule::Located { location } => Event::Located { location: Word(location) },
        Rule::Rescued { marine } => Event::Rescued { marine: Word(marine) },
        Rule::GameOver { ending } => {
            Event::GameOver { winner: winner(Outcome { ending }), reason: Word(ending) }
        }
    }
}

fn team_card(team: Team, card: u8) -> TeamCard {
    TeamCard { team: Word(team), card }
}

fn swarm_card(cell: Cell, foe: Foe) -> SwarmCard {
    SwarmCard { symbol: Word(foe), cell: cell.into() }
}
