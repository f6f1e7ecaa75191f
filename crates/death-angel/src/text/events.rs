//! Events as words.

use super::actions::target_text;
use crate::event::Event;

/// An event as words; positions count from 1.
pub fn print_event(event: &Event) -> String {
    match event {
        Event::FirstPlayer { seat } => format!("first player {}", seat.name()),
        Event::TeamTaken { seat, team } => format!("{} takes {}", seat.name(), team.name()),
        Event::Dealt { marine, position, facing } => {
            format!("dealt {} {} {}", marine.name(), position + 1, facing.name())
        }
        Event::Phase { phase, round } => format!("phase {} round {round}", phase.name()),
        Event::Chosen { team, card } => format!("{} chooses {card}", team.name()),
        Event::Committed { team } => format!("{} has chosen", team.name()),
        Event::Revealed { team, card } => format!("{} reveals {card}", team.name()),
        Event::CurrentPlayer { seat } => format!("current player {}", seat.name()),
        Event::Resolving { team, card } => format!("{} resolves {card}", team.name()),
        Event::TokensGiven { marine, count } => format!("{} tokens +{count}", marine.name()),
        Event::TokensLost { marine, count } => format!("{} tokens -{count}", marine.name()),
        Event::DoorTokens { count } => format!("door tokens +{count}"),
        Event::LocationToken => "location tokens +1".into(),
        Event::NoToken => "no token left".into(),
        Event::Swapped { marine, other, position } => {
            format!("{} moves to {} past {}", marine.name(), position + 1, other.name())
        }
        Event::Turned { marine, facing } => format!("{} faces {}", marine.name(), facing.name()),
        Event::Activated { marine, terrain } => format!("{} activates {}", marine.name(), terrain.name()),
        Event::TerrainPlaced { terrain, cell } => format!("{} placed {cell}", terrain.name()),
        Event::TerrainRemoved { terrain } => format!("{} removed", terrain.name()),
        Event::ArtefactTaken { seat } => format!("{} takes the artefact", seat.name()),
        Event::ArtefactUsed { seat } => format!("{} uses the artefact", seat.name()),
        Event::Attacked { marine, cell } => format!("{} attacks {cell}", marine.name()),
        Event::Rolled { why, marine, face } => {
            let by = marine.map_or("player", |marine| marine.name());
            format!("{by} rolls {face} for {}", why.name())
        }
        Event::Missed { marine, .. } => format!("miss {}", marine.name()),
        Event::Slain { cell, foe } => format!("slain {cell} {}", foe.name()),
        Event::Discarded { cell, foe } => format!("discarded {cell} {}", foe.name()),
        Event::SwarmAttacks { cell, marine, .. } => format!("{cell} attacks {}", marine.name()),
        Event::MarineSlain { marine, position } => format!("{} slain at {}", marine.name(), position + 1),
        Event::TeamLost { team } => format!("{} lost", team.name()),
        Event::SwarmMoved { from, to } => format!("swarm {from} to {to}"),
        Event::Shielded { cell } => format!("power field {cell}"),
        Event::Spawned { cell, foe } => format!("spawned {cell} {}", foe.name()),
        Event::EventDrawn { event } => format!("event {}", event.name()),
        Event::EventHidden => "event hidden".into(),
        Event::EventShown { event } => format!("event shown {}", event.name()),
        Event::Looked { event } => format!("looked at {}", event.name()),
        Event::LookedHidden => "looked at an event".into(),
        Event::PutBack { on_top } => format!("put back {}", if *on_top { "on top" } else { "at the bottom" }),
        Event::Named { target } => format!("named {}", target_text(target)),
        Event::BlipDiscarded { side, symbol } => format!("blip {} {}", side.name(), symbol.name()),
        Event::BlipsDealt { side, count } => format!("blips {} +{count}", side.name()),
        Event::ShuffledIn { side, symbol } => format!("shuffled {} {}", side.name(), symbol.name()),
        Event::DeckRenewed => "deck renewed".into(),
        Event::Located { location } => format!("location {}", location.name()),
        Event::Rescued { marine } => format!("{} rescued", marine.name()),
        Event::GameOver { ending } => format!("over {}", ending.name()),
    }
}
