//! Older formats: each version is turned into the next one, up to today's.

use crate::diagnostic::Notes;
use crate::shown::shown;
use crate::tree::{KeyValue, Node, TomlTable, Value};

/// The format that is written.
pub const FORMAT: i64 = 1;

/// Turns format N, at place N, into N + 1.
const STEPS: [fn(&mut TomlTable); FORMAT as usize] = [from_0];

/// Brings the tree up to today's format. Nothing if its format cannot be known.
pub(crate) fn migrate(tree: &mut TomlTable, notes: &Notes) -> Option<()> {
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
fn from_0(tree: &mut TomlTable) {
    for (plural, singular) in [("marines", "marine"), ("doors", "door")] {
        if let Some(entry) = tree.take(plural) {
            tree.0.push(KeyValue { key: singular.into(), ..entry });
        }
    }
    if let Some(rounds) = tree.take("rounds") {
        let limit = KeyValue { key: "limit".into(), ..rounds.clone() };
        let node = Node { value: Value::Table(TomlTable(vec![limit])), ..rounds.node };
        tree.0.push(KeyValue { node, ..rounds });
    }
    if let Some(victory) = tree.take("victory") {
        tree.0.push(goals_of(victory));
    }
}

fn goals_of(victory: KeyValue) -> KeyValue {
    let sides = match victory.node.value {
        Value::Table(sides) => sides.0,
        // Of a wrong type: the reader says so.
        _ => return KeyValue { key: "goal".into(), ..victory },
    };
    let goal = |when: KeyValue| {
        let field = |key: &str, value: Value| KeyValue {
            key: key.into(),
            key_span: when.key_span.clone(),
            node: Node { span: when.key_span.clone(), value },
        };
        let fields = vec![
            field("for", Value::Text(when.key.clone())),
            field("id", Value::Text(format!("{}-victory", when.key))),
            field("immediate", Value::Flag(true)),
            KeyValue { key: "when".into(), ..when.clone() },
        ];
        Node { span: when.key_span.clone(), value: Value::Table(TomlTable(fields)) }
    };
    let goals = sides.into_iter().map(goal).collect();
    let node = Node { span: victory.node.span, value: Value::List(goals) };
    KeyValue { key: "goal".into(), key_span: victory.key_span, node }
}
