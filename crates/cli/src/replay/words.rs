//! A match in words.

use std::io::{self, Write};

use content::Language;
use table::{GameTerms, Holder, Look, Replay, ReplayFrame, Scene, Table};

/// What was played, and by whom.
pub(super) fn heading(table: &Table, out: &mut impl Write) -> io::Result<()> {
    let game = match (&table.terms().game, table.mission()) {
        (GameTerms::SpaceHulk { .. }, Some(mission)) => {
            format!("Space Hulk, {} ({})", mission.title.get(Language::En), mission.id)
        }
        (GameTerms::SpaceHulk { .. }, None) => "Space Hulk".into(),
        (GameTerms::DeathAngel { players: 1, .. }, _) => "Death Angel for one player".into(),
        (GameTerms::DeathAngel { players, .. }, _) => format!("Death Angel for {players} players"),
    };
    let practice = if table.terms().practice { ", practice" } else { "" };
    writeln!(out, "{game}{practice}, match {}", table.id())?;
    for &seat in table.seats() {
        let holder = match table.holder(seat) {
            Some(Holder::Person(person)) => format!("person {person}"),
            Some(Holder::Computer(player)) => format!("computer player {player}"),
            Some(Holder::Nobody) | None => "nobody".into(),
        };
        writeln!(out, "  {seat}: {holder}")?;
    }
    Ok(())
}

/// How it ended.
pub(super) fn ending(table: &Table, out: &mut impl Write) -> io::Result<()> {
    match table.ending() {
        None => writeln!(out, "not over yet"),
        Some(ending) => {
            let winner = ending.winner.as_deref().map_or("nobody won".into(), |side| format!("{side} won"));
            writeln!(out, "over: {winner}, {}", ending.reason)
        }
    }
}

/// One moment: who did what, and what happened.
pub(super) fn moment(frame: &ReplayFrame, scene: &Scene, out: &mut impl Write) -> io::Result<()> {
    let what = match (frame.seat, frame.undone_to, &scene.action) {
        (None, ..) => "setup".into(),
        (Some(seat), Some(to), _) => format!("{seat} takes back: again as in {to}"),
        (Some(seat), None, Some(action)) => format!("{seat}: {action}"),
        (Some(seat), None, None) => format!("{seat} acts"),
    };
    let hand = match frame.by {
        Some(table::ToldBy::Clock) => " (the time was up)",
        _ => "",
    };
    writeln!(out, "{:>5}  {what}{hand}", frame.number)?;
    scene.events.iter().try_for_each(|event| writeln!(out, "         {event}"))
}

/// The whole match, moment by moment.
pub(super) fn all(replay: &Replay, look: Look, out: &mut impl Write) -> io::Result<()> {
    heading(replay.table(), out)?;
    writeln!(out)?;
    for number in 0..replay.n_frames() {
        if let (Some(frame), Some(scene)) = (replay.frame(number, look), replay.scene(number, look)) {
            moment(&frame, &scene, out)?;
        }
    }
    writeln!(out)?;
    ending(replay.table(), out)
}
