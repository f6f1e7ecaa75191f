//! `blipfall replay show`.

use std::io::{self, Write};

use drawing::Picture;
use table::{Board, Look};

use super::{expect_seat, load, look, words};
use crate::Exit;
use crate::draw::DrawOptions;

/// What to show.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a match; - reads standard input
    file: String,
    /// The moment: 0 is the setup, and every action leads to the next; default: the last
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Through whose eyes: a seat (marine, alien, p1 to p6), spectator, or all
    #[arg(long, default_value = "all", value_parser = look)]
    seat: Look,
    #[command(flatten)]
    look: DrawOptions,
}

/// Draws a match at one moment, and tells what had just happened.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let loaded = load(&args.file);
    let replay = match loaded.and_then(|(_, replay)| {
        expect_seat(&replay, args.seat, &args.file)?;
        Ok(replay)
    }) {
        Ok(replay) => replay,
        Err(exit) => return Ok(exit),
    };
    words::heading(replay.table(), out)?;
    let Some(last) = replay.n_frames().checked_sub(1) else {
        writeln!(out, "the match never started")?;
        return Ok(Exit::Fine);
    };
    let at = args.at.unwrap_or(last);
    let (Some(frame), Some(scene)) = (replay.frame(at, args.seat), replay.scene(at, args.seat)) else {
        eprintln!("blipfall: {}: there is no moment {at}; the last is {last}", args.file);
        return Ok(Exit::Errors);
    };
    writeln!(out, "moment {at} of {last}, turn {}, {}\n", frame.turn, frame.phase)?;
    match &scene.board {
        Board::Hulk(position) => {
            out.write_all(args.look.text(&Picture::from(&**position), false).as_bytes())?
        }
        Board::Angel(position) => out.write_all(death_angel::text::print(position).as_bytes())?,
    }
    writeln!(out)?;
    words::moment(&frame, &scene, out)?;
    if at == last {
        words::ending(replay.table(), out)?;
    }
    Ok(Exit::Fine)
}
