//! Faults on purpose, in the build in which this program runs.

use crate::Verdict;

/// Runs every case and tells what became of it.
pub(crate) async fn run() -> Verdict {
    let mut told = Vec::new();
    for (name, case) in trials::faults::CASES {
        let result = case().await.map_err(|why| format!("{name}: {why}"))?;
        told.push(format!("{name}: {result}"));
    }
    Ok(told.join("\n"))
}
