//! Older formats: each version is turned into the next one, up to today's.

use crate::diagnostic::Notes;
use crate::shown::shown;
use crate::tree::{Entry, Node, Table, Value};

/// The format that is written.
pub const FORMAT: i64 = 1;

/// Turns format N, at place N, into N + 1.
const STEPS: [fn(&mut Table); FORMAT as usize] = [from_0];

/// Brings the tree up to today's format. Nothing if its format cannot be known.
pub(crate) fn migrate(tree: &mut Table, notes: &Notes) -> Option<()> {
    let Some(entry) = tree.get("format") else {
        if notes.has_syntax_errors() {
            return Some(());
        }
        notes.error(
            "missing-field",
            &(0..1),
            "the mission does not say its format",
            "begin with `format = 1`",
        );
        return Some(());
    };
    let found = match entry.node.value {
        Value::Number(number) if (0..=FORMAT).contains(&number) => number as usize,
        Value::Number(_) | Value::Huge => {
            let message = "the mission is written in a format that this program does not know";
            let advice = format!("update Blipfall; this version reads formats 0 to {FORMAT}");
            notes.error("format", &entry.node.span, message, advice);
            return None;
        }
        Value::Broken => return Some(()),
        _ => {
            let message = format!("{} is {}", shown("format"), entry.node.value.what());
            notes.error("wrong-type", &entry.node.span, message, "write `format = 1`");
            return Some(());
        }
    };
    for step in &STEPS[found..] {
        step(tree);
    }
    Some(())
}

/// Format 0, the draft before format 1: `[[marines]]` and `[[doors]]` in the plural, a
/// plain number `rounds`, and `[victory]` with one condition, checked at once, for each
/// side.
fn from_0(tree: &mut Table) {
    for (plural, singular) in [("marines", "marine"), ("doors", "door")] {
        if let Some(entry) = tree.take(plural) {
            tree.0.push(Entry { key: singular.into(), ..entry });
        }
    }
    if let Some(rounds) = tree.take("rounds") {
        let limit = Entry { key: "limit".into(), ..rounds.clone() };
        let node = Node { value: Value::Table(Table(vec![limit])), ..rounds.node };
        tree.0.push(Entry { node, ..rounds });
    }
    if let Some(victory) = tree.take("victory") {
        tree.0.push(goals_of(victory));
    }
}

fn goals_of(victory: Entry) -> Entry {
    let sides = match victory.node.value {
        Value::Table(sides) => sides.0,
        // Of a wrong type: the reader says so.
        _ => return Entry { key: "goal".into(), ..victory },
    };
    let goal = |when: Entry| {
        let field = |key: &str, value: Value| Entry {
            key: key.into(),
            key_span: when.key_span.clone(),
            node: Node { span: when.key_span.clone(), value },
        };
        let fields = vec![
            field("for", Value::Text(when.key.clone())),
            field("id", Value::Text(format!("{}-victory", when.key))),
            field("immediate", Value::Flag(true)),
            Entry { key: "when".into(), ..when.clone() },
        ];
        Node { span: when.key_span.clone(), value: Value::Table(Table(fields)) }
    };
    let goals = sides.into_iter().map(goal).collect();
    let node = Node { span: victory.node.span, value: Value::List(goals) };
    Entry { key: "goal".into(), key_span: victory.key_span, node }
}
