//! The map.

use serde_json::{Value, json};
use space_hulk::{BoardPlan, Coord, DoorPlan, EntryPlan, ExitPlan};

use crate::fields::{Fields, fields};

pub(super) fn write(board: &BoardPlan) -> Value {
    let levels = board.levels.iter();
    let kinds: Fields =
        board.kinds.iter().map(|(letter, kind)| (letter.to_string(), kind.name().into())).collect();
    let pair = |&(a, b): &(Coord, Coord)| json!([a.to_string(), b.to_string()]);
    json!({
        "levels": levels
            .map(|level| json!({"origin": level.origin.to_string(), "rows": level.rows}))
            .collect::<Vec<_>>(),
        "kinds": kinds,
        "walls": board.walls.iter().map(pair).collect::<Vec<_>>(),
        "doors": board.doors.iter().map(door).collect::<Vec<_>>(),
        "entries": board.entries.iter().map(entry).collect::<Vec<_>>(),
        "exits": board.exits.iter().map(exit).collect::<Vec<_>>(),
        "ladders": board.ladders.iter().map(pair).collect::<Vec<_>>(),
    })
}

fn door(door: &DoorPlan) -> Value {
    let mut out = fields! {"at": door.at.to_string()};
    if let Some(beyond) = door.beyond {
        out.insert("beyond".into(), beyond.to_string().into());
    }
    out.insert("state".into(), door.state.name().into());
    out.into()
}

fn entry(entry: &EntryPlan) -> Value {
    let mut out = fields! {
        "id": entry.id,
        "at": entry.at.to_string(),
        "from": entry.from.letter().to_string(),
    };
    if !(entry.starting && entry.reinforcements) {
        let takes = [(entry.starting, "starting"), (entry.reinforcements, "reinforcements")];
        let takes: Vec<&str> = takes.into_iter().filter(|(does, _)| *does).map(|(_, word)| word).collect();
        out.insert("takes".into(), takes.into());
    }
    out.into()
}

fn exit(exit: &ExitPlan) -> Value {
    let mut out = fields! {"at": exit.at.to_string(), "to": exit.to.letter().to_string()};
    if let Some(side) = exit.side {
        out.insert("side".into(), side.name().into());
    }
    out.into()
}
