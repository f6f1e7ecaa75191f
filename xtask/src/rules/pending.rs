//! The rules that no test can prove yet, and why.

use super::id::RuleId;

#[derive(Debug, Default)]
pub struct Pending {
    pub entries: Vec<PendingRule>,
    /// Lines that could not be read.
    pub problems: Vec<String>,
}

#[derive(Debug, PartialEq, Eq)]
pub struct PendingRule {
    pattern: Pattern,
    pub reason: String,
    /// `path:line`
    pub place: String,
}

#[derive(Debug, PartialEq, Eq)]
enum Pattern {
    One(RuleId),
    /// Every ID that starts so.
    Prefix(String),
}

impl Pending {
    /// Each line is a pattern and a reason; `#` starts a comment line.
    pub fn parse(path: &str, text: &str) -> Pending {
        let mut pending = Pending::default();
        for (i, line) in text.lines().map(str::trim).enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match parse_entry(line, format!("{path}:{}", i + 1)) {
                Ok(entry) => pending.entries.push(entry),
                Err(problem) => pending.problems.push(problem),
            }
        }
        pending
    }

    pub fn entry_for(&self, rule: &RuleId) -> Option<&PendingRule> {
        self.entries.iter().find(|entry| entry.matches(rule))
    }
}

impl PendingRule {
    pub fn matches(&self, rule: &RuleId) -> bool {
        match &self.pattern {
            Pattern::One(id) => id == rule,
            Pattern::Prefix(prefix) => rule.as_str().starts_with(prefix),
        }
    }

    pub fn pattern(&self) -> String {
        match &self.pattern {
            Pattern::One(id) => id.to_string(),
            Pattern::Prefix(prefix) => format!("{prefix}*"),
        }
    }
}

fn parse_entry(line: &str, place: String) -> Result<PendingRule, String> {
    let Some((pattern, reason)) = line.split_once(char::is_whitespace) else {
        return Err(format!("{place}: `{line}` has no reason"));
    };
    let Some(pattern) = parse_pattern(pattern) else {
        return Err(format!("{place}: `{pattern}` is neither a rule ID nor a prefix with `*`"));
    };
    Ok(PendingRule { pattern, reason: reason.trim().to_owned(), place })
}

fn parse_pattern(text: &str) -> Option<Pattern> {
    match text.strip_suffix('*') {
        Some("") => None,
        Some(prefix) if prefix.contains('*') => None,
        Some(prefix) => Some(Pattern::Prefix(prefix.to_owned())),
        None => RuleId::parse(text).map(Pattern::One),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> RuleId {
        RuleId::parse(text).unwrap()
    }

    #[test]
    fn ids_and_prefixes_match() {
        let pending = Pending::parse("p.txt", "# why\n\nSA-*  solo A\nSH-TV-46  solo too\n");
        assert_eq!(pending.problems, [""; 0]);
        assert_eq!(pending.entry_for(&id("SA-GEN-01")).unwrap().reason, "solo A");
        assert_eq!(pending.entry_for(&id("SH-TV-46")).unwrap().place, "p.txt:4");
        assert_eq!(pending.entry_for(&id("SH-TV-47")), None);
    }

    #[test]
    fn patterns_are_shown_as_written() {
        let pending = Pending::parse("p.txt", "SA-* x\nSH-TV-46 x");
        let shown: Vec<_> = pending.entries.iter().map(PendingRule::pattern).collect();
        assert_eq!(shown, ["SA-*", "SH-TV-46"]);
    }

    #[test]
    fn malformed_lines_are_reported() {
        for line in ["SA-*", "* all", "S*-* x", "SH-TV-4 x", "SH-TV x", "sh-tv-46 x"] {
            let pending = Pending::parse("p.txt", line);
            assert!(pending.entries.is_empty(), "{line}");
            assert!(pending.problems[0].starts_with("p.txt:1: "), "{line}");
        }
    }
}
