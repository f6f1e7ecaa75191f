//! The diagram of crates in `ARCHITECTURE.md`, compared with what cargo says.
//!
//! A line of the diagram is a crate, an arrow, and every crate of ours that it depends on; what
//! only tests need is left out. Dependencies stand below what depends on them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::Value;

use crate::error::{Error, Result};
use crate::process::{cargo, output, root};

const DOCUMENT: &str = "ARCHITECTURE.md";
/// What the code block of the diagram begins with.
const FENCE: &str = "```crates";

/// Crates of ours, each with those that it depends on.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Fails when an arrow of the diagram is missing or stale, or points upwards.
pub fn check() -> Result {
    let text = fs::read_to_string(root().join(DOCUMENT))
        .map_err(|error| Error::failed(format!("cannot read {DOCUMENT}: {error}")))?;
    let metadata = output(&mut cargo(&["metadata", "--no-deps", "--format-version", "1", "--locked"]))?;
    let real = dependencies(&metadata)?;
    let drawn = diagram(&text)?;
    let problems: Vec<String> = differences(&drawn, &real).into_iter().chain(upward(&drawn)).collect();
    for problem in &problems {
        eprintln!("{DOCUMENT}: {problem}");
    }
    match problems.len() {
        0 => Ok(()),
        n => Err(Error::failed(format!("the diagram of crates is not true: {n} problem(s), listed above"))),
    }
}

/// The crates of the workspace, from cargo's own description.
fn dependencies(metadata: &str) -> Result<Arrows> {
    let metadata: Value = serde_json::from_str(metadata)
        .map_err(|error| Error::failed(format!("cannot read cargo's metadata: {error}")))?;
    let packages = list(&metadata["packages"]);
    let names: BTreeSet<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    let needs = |package: &Value| {
        let normal = list(&package["dependencies"]).iter().filter(|dependency| dependency["kind"].is_null());
        let ours =
            normal.filter_map(|dependency| dependency["name"].as_str()).filter(|name| names.contains(name));
        ours.map(str::to_owned).collect()
    };
    let arrows = |package: &Value| Some((package["name"].as_str()?.to_owned(), needs(package)));
    Ok(packages.iter().filter_map(arrows).collect())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// The lines of the diagram, from the top.
fn diagram(text: &str) -> Result<Vec<(String, BTreeSet<String>)>> {
    let lines = text.lines().skip_while(|line| line.trim() != FENCE).skip(1);
    let lines: Vec<&str> = lines.take_while(|line| line.trim() != "```").collect();
    if lines.is_empty() {
        return Err(Error::failed(format!("{DOCUMENT} has no block {FENCE}")));
    }
    Ok(lines.into_iter().filter(|line| !line.trim().is_empty()).map(arrows).collect())
}

/// `cli ──> server, lab`, or a name alone.
fn arrows(line: &str) -> (String, BTreeSet<String>) {
    let (name, needs) = line.split_once('>').unwrap_or((line, ""));
    let name = name.trim_matches(|c: char| c.is_whitespace() || c == '─');
    let needs = needs.split(',').map(str::trim).filter(|name| !name.is_empty());
    (name.to_owned(), needs.map(str::to_owned).collect())
}

fn differences(drawn: &[(String, BTreeSet<String>)], real: &Arrows) -> Vec<String> {
    let mut problems = Vec::new();
    for name in real.keys().filter(|name| drawn.iter().all(|(other, _)| other != *name)) {
        problems.push(format!("the crate `{name}` is missing"));
    }
    for (name, needs) in drawn {
        let Some(needed) = real.get(name) else {
            problems.push(format!("there is no crate `{name}`"));
            continue;
        };
        problems
            .extend(needed.difference(needs).map(|to| format!("the arrow `{name}` to `{to}` is missing")));
        problems.extend(needs.difference(needed).map(|to| format!("the arrow `{name}` to `{to}` is stale")));
    }
    problems
}

/// Arrows to a crate that stands above.
fn upward(drawn: &[(String, BTreeSet<String>)]) -> Vec<String> {
    let place = |name: &str| drawn.iter().position(|(other, _)| other == name);
    let up = |(at, (name, needs)): (usize, &(String, BTreeSet<String>))| {
        let above = needs.iter().filter(|to| place(to).is_some_and(|to| to <= at));
        above.map(|to| format!("`{to}` stands above `{name}`, which depends on it")).collect::<Vec<_>>()
    };
    drawn.iter().enumerate().flat_map(up).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const METADATA: &str = r#"{"packages": [
        {"name": "top", "dependencies": [
            {"name": "low", "kind": null}, {"name": "serde", "kind": null}, {"name": "kit", "kind": "dev"}]},
        {"name": "kit", "dependencies": [{"name": "low", "kind": null}]},
        {"name": "low", "dependencies": []}]}"#;

    fn problems(diagram_lines: &str) -> Vec<String> {
        let drawn = diagram(&format!("text\n\n```crates\n{diagram_lines}\n```\nmore\n")).unwrap();
        let real = dependencies(METADATA).unwrap();
        differences(&drawn, &real).into_iter().chain(upward(&drawn)).collect()
    }

    #[test]
    fn a_true_diagram_has_no_problems() {
        assert_eq!(problems("top ──> low\nkit ─> low\n\nlow"), Vec::<String>::new());
    }

    #[test]
    fn missing_and_stale_arrows_are_told() {
        assert_eq!(
            problems("top ──> kit\nkit ──> low\nold\nlow"),
            [
                "the arrow `top` to `low` is missing",
                "the arrow `top` to `kit` is stale",
                "there is no crate `old`"
            ]
        );
        assert_eq!(problems("top ──> low\nlow"), ["the crate `kit` is missing"]);
    }

    #[test]
    fn arrows_point_down() {
        assert_eq!(
            problems("top ──> low\nlow\nkit ──> low"),
            ["`low` stands above `kit`, which depends on it"]
        );
    }

    #[test]
    fn a_document_without_a_diagram_fails() {
        assert!(diagram("no diagram\n```\na ──> b\n```\n").is_err());
    }

    /// The real document and the real crates.
    #[test]
    fn our_own_diagram_is_true() {
        assert_eq!(check(), Ok(()));
    }
}
