//! What must hold of every section.

use std::collections::BTreeSet;
use std::fmt;

use space_hulk::SectionKind;

use super::{Prefab, Shape, Spot};

/// Something wrong with a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The name of the section.
    pub prefab: String,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.prefab, self.message)
    }
}

/// Everything wrong with a section.
pub fn flaws(prefab: &Prefab) -> Vec<Flaw> {
    let flaw = |message: String| Flaw { prefab: prefab.name.clone(), message };
    let mut found: Vec<Flaw> = prefab.shapes.iter().flat_map(shape_flaws).map(flaw).collect();
    if prefab.weight == 0 {
        found.push(flaw("its weight is 0, so it is never taken".to_owned()));
    }
    let has_ladder = prefab.shapes.iter().all(|shape| shape.ladder.is_some());
    if has_ladder != (prefab.kind == SectionKind::Shaft) {
        found.push(flaw("a shaft has a ladder, and nothing else has".to_owned()));
    }
    found
}

fn shape_flaws(shape: &Shape) -> Vec<String> {
    let floor: BTreeSet<Spot> = shape.floor.iter().copied().collect();
    let mut found = Vec::new();
    if !is_connected(&floor) {
        found.push("its floor falls apart".to_owned());
    }
    if shape.connectors.is_empty() {
        found.push("nothing can join on to it".to_owned());
    }
    for connector in &shape.connectors {
        let (x, y) = connector.spot;
        let side = connector.side.letter();
        if !floor.contains(&connector.spot) {
            found.push(format!("the connector {side} of {x},{y} is not beside floor"));
        } else if is_hemmed_in(shape, connector.spot, connector.side.delta()) {
            found.push(format!("the connector {side} of {x},{y} does not lie on the border"));
        }
    }
    found
}

/// Whether floor of the section lies ahead of the square, or beside what lies ahead.
fn is_hemmed_in(shape: &Shape, from: Spot, (dx, dy): Spot) -> bool {
    shape.floor.iter().any(|&(x, y)| {
        let (east, north) = (x - from.0, y - from.1);
        let ahead = east * dx + north * dy;
        let aside = (east * dy - north * dx).abs();
        ahead > 0 && aside <= 1
    })
}

fn is_connected(floor: &BTreeSet<Spot>) -> bool {
    let mut reached: BTreeSet<Spot> = floor.first().copied().into_iter().collect();
    let mut queue: Vec<Spot> = reached.iter().copied().collect();
    while let Some((x, y)) = queue.pop() {
        for next in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
            if floor.contains(&next) && reached.insert(next) {
                queue.push(next);
            }
        }
    }
    reached.len() == floor.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_flaw(text: &str) -> String {
        let prefab = &Prefab::read(text).expect("a drawing")[0];
        flaws(prefab).first().map(Flaw::to_string).unwrap_or_default()
    }

    #[test]
    fn every_flaw_is_found() {
        assert_eq!(first_flaw("[a] room 1\n<##>"), "");
        assert_eq!(first_flaw("[a] room 1\n<# #>"), "a: its floor falls apart");
        assert_eq!(first_flaw("[a] room 1\n##"), "a: nothing can join on to it");
        assert!(first_flaw("[a] room 1\n##  >").contains("not beside floor"));
        assert!(first_flaw("[a] room 1\n###\n#^#\n###").contains("does not lie on the border"));
        assert!(first_flaw("[a] room 1\n## \n#>\n##").contains("does not lie on the border"), "in a notch");
        assert!(first_flaw("[a] room 0\n<##>").contains("never taken"));
        assert!(first_flaw("[a] room 1\n<#H>").contains("a shaft has a ladder"));
        assert!(first_flaw("[a] shaft 1\n<##>").contains("a shaft has a ladder"));
    }
}
