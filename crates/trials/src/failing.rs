//! Faults on purpose, in the build in which this program runs.

use std::panic;

use trials::faults::PLANNED;

use crate::Verdict;

/// Runs every case and tells what became of it.
pub(crate) async fn run() -> Verdict {
    print_unplanned_panics_only();
    let mut told = Vec::new();
    for (name, case) in trials::faults::CASES {
        let result = case().await.map_err(|why| format!("{name}: {why}"))?;
        told.push(format!("{name}: {result}"));
    }
    Ok(told.join("\n"))
}

/// Some dozen panics are planned. Their backtraces would bury one that is not.
fn print_unplanned_panics_only() {
    let print = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let is_planned = info.payload_as_str().is_some_and(|message| message.starts_with(PLANNED));
        if !is_planned {
            print(info);
        }
    }));
}
