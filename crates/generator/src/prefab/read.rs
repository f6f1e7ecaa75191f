//! Reading drawings of sections.

use std::fmt;

use space_hulk::{Facing, SectionKind};

use super::{Connector, Prefab, Shape, Spot};

/// A line that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what to do.
    pub message: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for Mistake {}

/// A section whose drawing is still being read.
struct Draft<'a> {
    line: usize,
    name: &'a str,
    kind: SectionKind,
    weight: u32,
    rows: Vec<&'a str>,
}

/// Reads all sections of one text.
pub(super) fn sheet(text: &str) -> Result<Vec<Prefab>, Mistake> {
    let mut done = Vec::new();
    let mut draft: Option<Draft<'_>> = None;
    // The drawing of a section holds `#`, so a comment can only stand before the first one.
    for (number, line) in text.lines().enumerate().map(|(i, line)| (i + 1, line)) {
        if line.starts_with('[') {
            done.extend(draft.take().map(finish).transpose()?);
            draft = Some(head(number, line)?);
        } else if let Some(draft) = &mut draft {
            draft.rows.push(line.trim_end());
        } else if !line.is_empty() && !line.starts_with('#') {
            return Err(mistake(number, "a section starts with its [name]"));
        }
    }
    done.extend(draft.take().map(finish).transpose()?);
    Ok(done)
}

fn mistake(line: usize, message: impl Into<String>) -> Mistake {
    Mistake { line, message: message.into() }
}

fn head(line: usize, text: &str) -> Result<Draft<'_>, Mistake> {
    let wrong = || mistake(line, "a section starts as in: [hall] room 3");
    let (name, rest) = text[1..].split_once(']').ok_or_else(wrong)?;
    let (kind, weight) = rest.trim().split_once(' ').ok_or_else(wrong)?;
    let kind = SectionKind::from_name(kind)
        .ok_or_else(|| mistake(line, format!("{kind:?} is no kind of section; one is \"room\"")))?;
    let weight = weight.trim().parse().map_err(|_| wrong())?;
    Ok(Draft { line, name, kind, weight, rows: Vec::new() })
}

fn finish(draft: Draft<'_>) -> Result<Prefab, Mistake> {
    let shape = drawing(&draft)?;
    if shape.floor.is_empty() {
        return Err(mistake(draft.line, format!("{:?} has no floor; draw it with #", draft.name)));
    }
    let Draft { name, kind, weight, .. } = draft;
    Ok(Prefab { name: name.to_owned(), kind, weight, shapes: shape.all_ways() })
}

fn drawing(draft: &Draft<'_>) -> Result<Shape, Mistake> {
    let mut shape = Shape { floor: Vec::new(), connectors: Vec::new(), ladder: None };
    for (row, text) in draft.rows.iter().enumerate() {
        for (column, c) in text.chars().enumerate() {
            let spot = (column as i16, -(row as i16));
            mark(&mut shape, spot, c).map_err(|message| mistake(draft.line + row + 1, message))?;
        }
    }
    Ok(shape)
}

fn mark(shape: &mut Shape, spot: Spot, c: char) -> Result<(), String> {
    let side = match c {
        ' ' => return Ok(()),
        '#' | 'H' => {
            shape.floor.push(spot);
            if c == 'H' && shape.ladder.replace(spot).is_some() {
                return Err("a second ladder; a section has at most one".to_owned());
            }
            return Ok(());
        }
        '^' => Facing::North,
        '>' => Facing::East,
        'v' => Facing::South,
        '<' => Facing::West,
        _ => return Err(format!("{c:?} means nothing; draw with # H ^ > v <")),
    };
    let (dx, dy) = side.delta();
    shape.connectors.push(Connector { spot: (spot.0 - dx, spot.1 - dy), side });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        sheet(text).expect_err("it is wrong").to_string()
    }

    #[test]
    fn a_drawing_becomes_a_section() {
        let all = sheet("# words\n\n[nook] shaft 4\n ^\n #H\n").expect("a sheet");
        assert_eq!(all.len(), 1);
        assert_eq!((all[0].name.as_str(), all[0].kind, all[0].weight), ("nook", SectionKind::Shaft, 4));
        let shape = &all[0].shapes[0];
        assert_eq!(shape.floor, [(0, 0), (1, 0)]);
        assert_eq!(shape.ladder, Some((1, 0)));
        assert_eq!(shape.connectors, [Connector { spot: (0, 0), side: Facing::North }]);
    }

    #[test]
    fn mistakes_name_their_line() {
        assert_eq!(message("\nword"), "line 2: a section starts with its [name]");
        assert!(message("[a] room").starts_with("line 1: a section starts as in"));
        assert!(message("[a] cupboard 1").contains("cupboard"));
        assert!(message("[a] room 1\n#\n#x").starts_with("line 3: 'x' means nothing"));
        assert!(message("[a] room 1\nHH").starts_with("line 2: a second ladder"));
        assert!(message("[a] room 1\n\n[b] room 1\n#").starts_with("line 1: \"a\" has no floor"));
    }
}
