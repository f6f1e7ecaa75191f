//! What happened, as JSON.

use death_angel::{DeathAngel, Event, Outcome, Seat, Side};
use game_api::Viewer;
use serde_json::{Value, json};

use super::actions::put_target;
use super::{put_cell, winner};
use crate::fields::{Fields, fields};
use crate::spoken::{Story, told};

/// What a viewer may know of a story, or everything.
pub(super) fn write_all(story: &Story<DeathAngel>, viewer: Option<Viewer<Seat>>) -> Value {
    told(story, viewer).map(|event| Value::Object(write(event))).collect()
}

fn write(event: &Event) -> Fields {
    let mut out = fields! {"type": type_of(event)};
    fill(&mut out, event);
    out
}

fn type_of(event: &Event) -> &'static str {
    match event {
        Event::FirstPlayer { .. } => "first_player",
        Event::TeamTaken { .. } => "team_taken",
        Event::Dealt { .. } => "dealt",
        Event::Phase { .. } => "phase",
        Event::Chosen { .. } => "chosen",
        Event::Committed { .. } => "committed",
        Event::Revealed { .. } => "revealed",
        Event::CurrentPlayer { .. } => "current_player",
        Event::Resolving { .. } => "resolving",
        Event::TokensGiven { .. } => "tokens_given",
        Event::TokensLost { .. } => "tokens_lost",
        Event::DoorTokens { .. } => "door_tokens",
        Event::LocationToken => "location_token",
        Event::NoToken => "no_token",
        Event::Swapped { .. } => "swapped",
        Event::Turned { .. } => "turned",
        Event::Activated { .. } => "activated",
        Event::TerrainPlaced { .. } => "terrain_placed",
        Event::TerrainRemoved { .. } => "terrain_removed",
        Event::ArtefactTaken { .. } => "artefact_taken",
        Event::ArtefactUsed { .. } => "artefact_used",
        Event::Attacked { .. } => "attacked",
        Event::Rolled { .. } => "rolled",
        Event::Missed { .. } => "missed",
        Event::Slain { .. } => "killed",
        Event::Discarded { .. } => "discarded",
        Event::SwarmAttacks { .. } => "swarm_attacks",
        Event::MarineSlain { .. } => "slain",
        Event::TeamLost { .. } => "team_lost",
        Event::SwarmMoved { .. } => "swarm_moved",
        Event::Shielded { .. } => "shielded",
        Event::Spawned { .. } => "spawned",
        Event::EventDrawn { .. } => "event_drawn",
        Event::EventHidden => "event_hidden",
        Event::EventShown { .. } => "event_shown",
        Event::Looked { .. } => "looked",
        Event::LookedHidden => "looked_hidden",
        Event::PutBack { .. } => "put_back",
        Event::Named { .. } => "named",
        Event::BlipDiscarded { .. } => "blip_discarded",
        Event::BlipsDealt { .. } => "blips_dealt",
        Event::ShuffledIn { .. } => "shuffled_in",
        Event::DeckRenewed => "deck_renewed",
        Event::Located { .. } => "located",
        Event::Rescued { .. } => "rescued",
        Event::GameOver { .. } => "game_over",
    }
}

/// The fields of an event besides its type.
fn fill(out: &mut Fields, event: &Event) {
    let mut put = |key: &str, value: Value| {
        out.insert(key.to_owned(), value);
    };
    match *event {
        Event::FirstPlayer { seat }
        | Event::CurrentPlayer { seat }
        | Event::ArtefactTaken { seat }
        | Event::ArtefactUsed { seat } => put("seat", seat.name().into()),
        Event::TeamTaken { seat, team } => {
            put("seat", seat.name().into());
            put("team", team.name().into());
        }
        Event::Phase { phase, round } => {
            put("phase", phase.name().into());
            put("turn", round.into());
        }
        Event::Chosen { team, card } | Event::Revealed { team, card } | Event::Resolving { team, card } => {
            put("team", team.name().into());
            put("card", card.into());
        }
        Event::Committed { team } | Event::TeamLost { team } => put("team", team.name().into()),
        Event::DoorTokens { count } => put("count", count.into()),
        Event::EventDrawn { event } | Event::EventShown { event } | Event::Looked { event } => {
            put("event", event.name().into());
        }
        Event::PutBack { on_top } => put("to", if on_top { "top" } else { "bottom" }.into()),
        Event::Named { target } => put_target(out, target),
        Event::BlipDiscarded { side, symbol } | Event::ShuffledIn { side, symbol } => {
            put("pile", side.name().into());
            put("symbol", symbol.name().into());
        }
        Event::BlipsDealt { side, count } => {
            put("pile", side.name().into());
            put("count", count.into());
        }
        Event::Located { location } => put("location", super::position_out::location(location).into()),
        Event::GameOver { ending } => {
            put("winner", json!(winner(Outcome { ending })));
            put("reason", ending.name().into());
        }
        _ => fill_from_formation(out, event),
    }
}

/// The fields of events about Marines, swarms and terrain.
fn fill_from_formation(out: &mut Fields, event: &Event) {
    let mut put = |key: &str, value: Value| {
        out.insert(key.to_owned(), value);
    };
    match *event {
        Event::Dealt { marine, position, facing } => {
            put("marine", marine.name().into());
            put("position", (position + 1).into());
            put("facing", facing.name().into());
        }
        Event::TokensGiven { marine, count } | Event::TokensLost { marine, count } => {
            put("marine", marine.name().into());
            put("count", count.into());
        }
        Event::Swapped { marine, other, position } => {
            put("marine", marine.name().into());
            put("other", other.name().into());
            put("position", (position + 1).into());
        }
        Event::Turned { marine, facing } => {
            put("marine", marine.name().into());
            put("facing", facing.name().into());
        }
        Event::Activated { marine, terrain } => {
            put("marine", marine.name().into());
            put("terrain", terrain.name().into());
        }
        Event::TerrainPlaced { terrain, cell } => {
            put("terrain", terrain.name().into());
            put_cell(out, cell);
        }
        Event::TerrainRemoved { terrain } => put("terrain", terrain.name().into()),
        Event::Attacked { marine, cell } | Event::SwarmAttacks { cell, marine } => {
            put("marine", marine.name().into());
            put_cell(out, cell);
        }
        Event::Rolled { why, marine, face } => {
            put("by", json!(marine.map(|marine| marine.name())));
            put("dice", json!([face]));
            put("for", why.name().into());
        }
        Event::Missed { marine } | Event::Rescued { marine } => put("marine", marine.name().into()),
        Event::Slain { cell, foe } | Event::Discarded { cell, foe } | Event::Spawned { cell, foe } => {
            put("symbol", foe.name().into());
            put_cell(out, cell);
        }
        Event::MarineSlain { marine, position } => {
            put("marine", marine.name().into());
            put("position", (position + 1).into());
        }
        Event::SwarmMoved { from, to } => {
            put("from", json!({"position": from.position() + 1, "side": Side::name(from.side())}));
            put("to", json!({"position": to.position() + 1, "side": Side::name(to.side())}));
        }
        Event::Shielded { cell } => put_cell(out, cell),
        _ => {}
    }
}
