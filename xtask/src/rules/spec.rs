//! One rules file: the rules it defines, and the index at its end.

use super::id::RuleId;

const INDEX_HEAD: &str = "| ID | Title |";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    pub id: RuleId,
    pub title: String,
    /// `path:line` of the definition.
    pub place: String,
}

#[derive(Debug, Default)]
pub struct Spec {
    path: String,
    pub rules: Vec<Rule>,
    index: Vec<Rule>,
    /// Headings that look like a rule and are none.
    pub problems: Vec<String>,
}

impl Spec {
    pub fn parse(path: &str, text: &str) -> Spec {
        let mut spec = Spec { path: path.to_owned(), ..Spec::default() };
        let mut in_index = false;
        for (i, line) in text.lines().enumerate() {
            let place = format!("{path}:{}", i + 1);
            in_index = line.starts_with(INDEX_HEAD) || in_index && line.starts_with('|');
            if let Some(heading) = line.strip_prefix("#### ") {
                spec.take_heading(heading, place);
            } else if in_index {
                spec.index.extend(parse_row(line, place));
            }
        }
        spec
    }

    /// What is wrong with the index: every rule is listed once, with its title.
    pub fn index_problems(&self) -> Vec<String> {
        let missing = self.rules.iter().filter_map(|rule| self.missing_row(rule));
        let wrong = self.index.iter().filter_map(|row| self.wrong_row(row));
        let twice = repeated(&self.rules).map(|rule| format!("{}: {} is defined twice", rule.place, rule.id));
        let twice_listed =
            repeated(&self.index).map(|row| format!("{}: {} is listed twice", row.place, row.id));
        missing.chain(wrong).chain(twice).chain(twice_listed).collect()
    }

    fn take_heading(&mut self, heading: &str, place: String) {
        let parts = heading.split_once(" · ");
        match parts.and_then(|(id, title)| Some((RuleId::parse(id)?, title.trim()))) {
            Some((id, title)) if !title.is_empty() => {
                self.rules.push(Rule { id, title: title.to_owned(), place })
            }
            _ => self.problems.push(format!("{place}: a heading of this level must be `#### ID · title`")),
        }
    }

    fn missing_row(&self, rule: &Rule) -> Option<String> {
        let listed = self.index.iter().any(|row| row.id == rule.id);
        (!listed).then(|| format!("{}: {} is not in the index", rule.place, rule.id))
    }

    fn wrong_row(&self, row: &Rule) -> Option<String> {
        let Some(rule) = self.rules.iter().find(|rule| rule.id == row.id) else {
            return Some(format!(
                "{}: {} is listed, but {} does not define it",
                row.place, row.id, self.path
            ));
        };
        let title = as_cell(&rule.title);
        (row.title != title).then(|| {
            format!("{}: {} is listed as `{}`, but its title is `{title}`", row.place, row.id, row.title)
        })
    }
}

/// Every rule whose ID an earlier rule of the list has.
pub fn repeated(rules: &[Rule]) -> impl Iterator<Item = &Rule> {
    let mut seen = std::collections::BTreeSet::new();
    rules.iter().filter(move |rule| !seen.insert(&rule.id))
}

fn parse_row(line: &str, place: String) -> Option<Rule> {
    let cells = line.strip_prefix("| ")?.strip_suffix(" |")?;
    let (id, title) = cells.split_once(" | ")?;
    Some(Rule { id: RuleId::parse(id)?, title: title.to_owned(), place })
}

/// A bar would end the cell of the table, so the index has a slash instead.
fn as_cell(title: &str) -> String {
    title.replace('|', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "\
# Rules
| SH-MOVE-09 | a row of some other table |
#### SH-MOVE-01 · Steps
A step costs 1.
#### SH-OPT-01 · `fire`: may | must
| ID | Title |
| --- | --- |
| SH-MOVE-01 | Steps |
| SH-OPT-01 | `fire`: may / must |

| SH-MOVE-09 | after the index |
";

    fn problems(text: &str) -> Vec<String> {
        Spec::parse("r.md", text).index_problems()
    }

    #[test]
    fn rules_are_found_with_title_and_place() {
        let spec = Spec::parse("r.md", GOOD);
        let rule = &spec.rules[0];
        assert_eq!(rule.id.as_str(), "SH-MOVE-01");
        assert_eq!((rule.title.as_str(), rule.place.as_str()), ("Steps", "r.md:3"));
        assert_eq!((spec.rules.len(), spec.index.len()), (2, 2));
        assert!(spec.problems.is_empty());
    }

    #[test]
    fn a_bar_in_a_title_is_a_slash_in_the_index() {
        assert_eq!(problems(GOOD), [""; 0]);
    }

    #[test]
    fn malformed_headings_are_reported() {
        for heading in ["SH-MOVE-01", "SH-MOVE-01 - Steps", "Steps", "SH-M-1 · Steps", "SH-MOVE-01 ·  "] {
            let spec = Spec::parse("r.md", &format!("#### {heading}\n"));
            assert!(spec.rules.is_empty(), "{heading}");
            assert!(spec.problems[0].starts_with("r.md:1: "), "{heading}");
        }
    }

    #[test]
    fn a_rule_missing_from_the_index() {
        let text = GOOD.replace("| SH-MOVE-01 | Steps |\n", "");
        assert_eq!(problems(&text), ["r.md:3: SH-MOVE-01 is not in the index"]);
    }

    #[test]
    fn a_row_without_a_rule() {
        let text = GOOD.replace("#### SH-MOVE-01", "#### SH-MOVE-02");
        let found = problems(&text);
        assert_eq!(found[0], "r.md:3: SH-MOVE-02 is not in the index");
        assert_eq!(found[1], "r.md:8: SH-MOVE-01 is listed, but r.md does not define it");
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn a_row_with_another_title() {
        let text = GOOD.replace("| Steps |", "| Walks |");
        assert_eq!(problems(&text), ["r.md:8: SH-MOVE-01 is listed as `Walks`, but its title is `Steps`"]);
    }

    #[test]
    fn a_rule_defined_or_listed_twice() {
        let defined = GOOD.replace("# Rules\n", "#### SH-MOVE-01 · Steps\n");
        assert_eq!(problems(&defined), ["r.md:3: SH-MOVE-01 is defined twice"]);
        let row = "| SH-MOVE-01 | Steps |\n";
        let listed = GOOD.replace(row, &row.repeat(2));
        assert_eq!(problems(&listed), ["r.md:9: SH-MOVE-01 is listed twice"]);
    }
}
