//! What the tests of one source file claim to prove.

use super::id::{RuleId, resembles_id};
use super::source::mask;

const KEYWORD: &str = "Proves ";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    pub rule: RuleId,
    /// `path::function`
    pub test: String,
    /// `path:line` of the claim.
    pub place: String,
}

#[derive(Debug, Default)]
pub struct Scan {
    pub proofs: Vec<Proof>,
    pub problems: Vec<String>,
}

pub fn scan(path: &str, text: &str) -> Scan {
    let mut scanner = Scanner { path, header: Header::default(), scan: Scan::default() };
    for (i, line) in mask(text).lines().enumerate() {
        scanner.take_line(i + 1, line.trim());
    }
    scanner.close_header("");
    scanner.scan
}

/// The doc comments and attributes above an item.
#[derive(Default)]
struct Header {
    docs: Vec<(usize, String)>,
    attributes: Vec<String>,
    /// Brackets still open in the last attribute.
    depth: usize,
}

struct Scanner<'a> {
    path: &'a str,
    header: Header,
    scan: Scan,
}

impl Scanner<'_> {
    fn take_line(&mut self, number: usize, line: &str) {
        let code = self.header.take_attributes(line);
        if code.is_empty() && !line.is_empty() {
            return;
        }
        match doc_text(code) {
            Some(text) => self.header.docs.push((number, text.to_owned())),
            None if code.starts_with("//") => self.refuse_plain_comment(number, code),
            None => self.close_header(code),
        }
    }

    fn refuse_plain_comment(&mut self, number: usize, comment: &str) {
        if mentions_claim(comment) {
            self.report(number, "a claim must be a `///` comment");
        }
    }

    /// The header ends at `item`, the first line of code below it. A blank
    /// line ends it too: a claim stands directly above its test.
    fn close_header(&mut self, item: &str) {
        let header = std::mem::take(&mut self.header);
        for (number, claim) in claims(&header.docs) {
            let proved = claim.and_then(|rules| Ok((rules, header.live_test(item)?)));
            match proved {
                Ok((rules, test)) => self.record(number, rules, test),
                Err(problem) => self.report(number, &problem),
            }
        }
    }

    fn record(&mut self, number: usize, rules: Vec<RuleId>, test: &str) {
        let path = self.path;
        self.scan.proofs.extend(rules.into_iter().map(|rule| Proof {
            rule,
            test: format!("{path}::{test}"),
            place: format!("{path}:{number}"),
        }));
    }

    fn report(&mut self, number: usize, problem: &str) {
        let problem = format!("{}:{number}: {problem}", self.path);
        self.scan.problems.push(problem);
    }
}

impl Header {
    /// Takes the attributes at the start of `line` and returns the rest.
    fn take_attributes<'a>(&mut self, mut line: &'a str) -> &'a str {
        while self.depth > 0 || line.starts_with("#[") {
            if self.depth == 0 {
                self.attributes.push(String::new());
            }
            let end = self.attribute_end(line);
            let (piece, rest) = line.split_at(end);
            if let Some(attribute) = self.attributes.last_mut() {
                attribute.push_str(piece);
            }
            line = rest.trim_start();
            if line.is_empty() {
                break;
            }
        }
        line
    }

    fn attribute_end(&mut self, line: &str) -> usize {
        for (at, byte) in line.bytes().enumerate() {
            match byte {
                b'[' => self.depth += 1,
                b']' => self.depth -= 1,
                _ => continue,
            }
            if self.depth == 0 {
                return at + 1;
            }
        }
        line.len()
    }

    /// The name of the test below, or why it proves nothing.
    fn live_test<'a>(&self, item: &'a str) -> Result<&'a str, String> {
        let Some(name) = function_name(item) else {
            return Err("the claim is not directly above a test function".to_owned());
        };
        if !self.attributes.iter().any(|attribute| attribute == "#[test]") {
            return Err(format!("the claim is above `{name}`, which is not a #[test]"));
        }
        if self.attributes.iter().any(|attribute| switches_off(attribute)) {
            return Err(format!("the claim is above `{name}`, which is not always run"));
        }
        Ok(name)
    }
}

type Claim = Result<Vec<RuleId>, String>;

/// Every claim of a doc comment, with its line.
fn claims(docs: &[(usize, String)]) -> Vec<(usize, Claim)> {
    let mut claims = Vec::new();
    for (i, (number, text)) in docs.iter().enumerate() {
        if starts_claim(text) {
            let rest = docs[i + 1..].iter().map(|(_, text)| text.as_str());
            claims.push((*number, parse_claim(text, rest)));
        } else if mentions_claim(text) {
            let problem = "a claim must start its line".to_owned();
            claims.push((*number, Err(problem)));
        }
    }
    claims
}

fn parse_claim<'a>(first: &'a str, more: impl Iterator<Item = &'a str>) -> Claim {
    let first = &first[KEYWORD.len()..];
    let mut sentence = String::new();
    for text in std::iter::once(first).chain(more) {
        match full_stop(text) {
            Some(at) => return parse_ids(&(sentence + &text[..at])),
            None if text.is_empty() => break,
            None => sentence += &format!("{text} "),
        }
    }
    Err("the claim has no full stop at its end".to_owned())
}

/// A dot inside a word ends no sentence, so a range such as `01..05` is seen.
fn full_stop(text: &str) -> Option<usize> {
    let ends = |at: &usize| text[at + 1..].chars().next().is_none_or(char::is_whitespace);
    text.match_indices('.').map(|(at, _)| at).find(ends)
}

fn parse_ids(sentence: &str) -> Claim {
    let parse = |text: &str| {
        RuleId::parse(text)
            .ok_or_else(|| format!("`{text}` is no rule ID; write every ID in full, with commas between"))
    };
    sentence.split(',').map(|text| parse(text.trim())).collect()
}

fn starts_claim(text: &str) -> bool {
    text.strip_prefix(KEYWORD).is_some_and(|rest| resembles_id(rest.trim_start()))
}

/// Prose may use the word; followed by an ID it is meant as a claim.
fn mentions_claim(text: &str) -> bool {
    text.match_indices(KEYWORD).any(|(at, _)| starts_claim(&text[at..]))
}

fn doc_text(line: &str) -> Option<&str> {
    let text = line.strip_prefix("///")?;
    (!text.starts_with('/')).then(|| text.trim())
}

/// An ignored or conditional test proves nothing in an ordinary run.
fn switches_off(attribute: &str) -> bool {
    let mut words = attribute.split(|c: char| !c.is_alphanumeric() && c != '_');
    attribute.starts_with("#[cfg(") || words.any(|word| word == "ignore")
}

fn function_name(item: &str) -> Option<&str> {
    let qualifiers = ["pub", "pub(crate)", "pub(super)", "async", "const", "unsafe"];
    let mut words = item.split_whitespace();
    let keyword = words.find(|word| !qualifiers.contains(word))?;
    let name = words.next().filter(|_| keyword == "fn")?;
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
    (end > 0).then(|| &name[..end])
}

#[cfg(test)]
mod tests;
