//! `blipfall simulate --campaign`: whole campaigns between computer players.

use std::fs;
use std::io::{self, Write};

use lab::campaign::{Plan, balance, table};
use lab::output::Draft;

use super::{Args, play};
use crate::Exit;

/// Plays the campaigns and prints, or writes down, what came of them.
pub(super) fn run(id: &str, args: &Args, out: &mut impl Write) -> io::Result<Exit> {
    let plan = match plan(id, args) {
        Ok(plan) => plan,
        Err(why) => {
            eprintln!("blipfall: {why}");
            return Ok(Exit::Problems);
        }
    };
    let Some(results) = play(&plan, args) else { return Ok(Exit::Problems) };
    out.write_all(table(&plan, &results.records).as_bytes())?;
    if !results.is_whole() {
        eprintln!("stopped after {} of {} campaigns", results.records.len(), results.planned);
        return Ok(Exit::Stopped);
    }
    if let Some(file) = &args.balance {
        let (old, date) =
            (fs::read_to_string(file).unwrap_or_default(), args.date.as_deref().unwrap_or_default());
        Draft::begin(file)?.finish(balance(&plan, &old, date, &results.records).as_bytes())?;
    }
    Ok(Exit::Fine)
}

fn plan(id: &str, args: &Args) -> Result<Plan, String> {
    let known =
        || content::campaign::built_in().iter().map(|it| it.id.as_str()).collect::<Vec<_>>().join(", ");
    let campaign = content::campaign::find(id);
    let campaign = campaign.ok_or_else(|| format!("there is no campaign {id:?}; there is {}", known()))?;
    let all: Vec<String> = campaign.levels.iter().map(|level| level.id.clone()).collect();
    if let Some(unknown) = args.level.iter().find(|level| !all.contains(level)) {
        return Err(format!("the campaign has no level {unknown:?}; its levels are {}", all.join(", ")));
    }
    Ok(Plan {
        campaign: campaign.clone(),
        levels: if args.level.is_empty() { all } else { args.level.clone() },
        marine: args.marine[0].clone(),
        alien: args.alien[0].clone(),
        first_seed: args.places.seed,
        games: args.games,
    })
}
