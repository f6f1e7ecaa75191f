//! What the commands that play games have in common.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use content::Language;
use indicatif::{ProgressBar, ProgressStyle};
use lab::Stop;
use lab::hulk::Mission;

use crate::Exit;
use crate::mission::Folder;

/// Where games take place.
#[derive(clap::Args)]
pub(crate) struct Places {
    /// A mission by its id or file, or all, campaign, tutorial; can be given more than once
    #[arg(long = "mission", value_name = "MISSION", default_value = "all")]
    names: Vec<String>,
    #[command(flatten)]
    folder: Folder,
    /// The number of games that are played at once; default: the number of cores
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// The first seed
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
}

impl Places {
    /// The missions, each once, in the order in which they were named.
    pub fn missions(&self) -> Result<Vec<Mission>, Exit> {
        let mut found: Vec<Mission> = Vec::new();
        for mission in self.folder.missions(&self.names)? {
            if let Some(other) = found.iter().find(|other| other.id == mission.id) {
                if other.position != mission.position() {
                    eprintln!("blipfall: there are two different missions {:?}", mission.id);
                    return Err(Exit::Problems);
                }
                continue;
            }
            let title = mission.title.get(Language::En).to_owned();
            found.push(Mission { position: mission.position(), id: mission.id, title });
        }
        Ok(found)
    }

    /// How many games are played at once.
    pub fn threads(&self) -> usize {
        self.threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
    }
}

/// The name of a player of Space Hulk.
pub(crate) fn hulk_player(name: &str) -> Result<String, String> {
    one_of(&bots::hulk::NAMES, name, "Space Hulk")
}

/// The name of a player of Death Angel.
pub(crate) fn angel_player(name: &str) -> Result<String, String> {
    one_of(&bots::angel::NAMES, name, "Death Angel")
}

fn one_of(names: &[&str], name: &str, game: &str) -> Result<String, String> {
    if names.contains(&name) {
        return Ok(name.to_owned());
    }
    Err(format!("there is no such player of {game}; one of {}", names.join(", ")))
}

/// How many players sit at a table of Death Angel.
#[derive(Clone, Debug)]
pub(crate) struct Seats(pub Vec<u8>);

/// Numbers of players, as in `1`, `1,3` or `1-6`.
pub(crate) fn seats(text: &str) -> Result<Seats, String> {
    let mut found = Vec::new();
    for part in text.split(',') {
        let (low, high) = part.split_once('-').unwrap_or((part, part));
        match (low.trim().parse::<u8>(), high.trim().parse::<u8>()) {
            (Ok(low), Ok(high)) if 1 <= low && low <= high && high <= 6 => found.extend(low..=high),
            _ => return Err("numbers of players from 1 to 6, as in 1,3 or 1-6".to_owned()),
        }
    }
    found.sort_unstable();
    found.dedup();
    Ok(Seats(found))
}

/// How a wish to stop gets in: the first Ctrl-C lets games that have begun come to
/// their end, the second ends the program.
pub(crate) fn stop_on_signal() -> Arc<Stop> {
    let stop = Arc::new(Stop::default());
    let asked = Arc::clone(&stop);
    let handler = move || {
        if asked.is_asked() {
            std::process::exit(Exit::STOPPED.into());
        }
        asked.ask();
        eprintln!("\nstopping: the games under way are finished (again to end at once)");
    };
    // Without a handler Ctrl-C ends the program as ever.
    let _ = ctrlc::set_handler(handler);
    stop
}

/// A bar on standard error with the time that is left; nothing if that is no terminal.
pub(crate) fn bar(games: u64) -> ProgressBar {
    let style = "{bar:30} {pos}/{len} games, {per_sec}, {eta} left {msg}";
    let bar = ProgressBar::new(games);
    bar.set_style(ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}
