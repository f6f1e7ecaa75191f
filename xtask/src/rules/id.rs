//! The stable name of a rule.

use std::fmt;

/// Three parts or more: a game, a chapter and a number, as in `SH-MOVE-06`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleId(String);

impl RuleId {
    pub fn parse(text: &str) -> Option<RuleId> {
        let mut parts: Vec<_> = text.split('-').collect();
        let number = parts.pop()?;
        let well_formed = parts.len() >= 2
            && parts.iter().all(|part| is_word(part))
            && number.len() >= 2
            && number.bytes().all(|byte| byte.is_ascii_digit());
        well_formed.then(|| RuleId(text.to_owned()))
    }

    /// Everything before the number.
    pub fn chapter(&self) -> &str {
        self.0.rsplit_once('-').map_or("", |(chapter, _)| chapter)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Whether somebody meant a rule ID here, well-formed or not.
pub fn resembles_id(text: &str) -> bool {
    text.split_once('-').is_some_and(|(game, _)| game.len() >= 2 && is_word(game))
}

fn is_word(part: &str) -> bool {
    part.starts_with(|c: char| c.is_ascii_uppercase())
        && part.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_formed_ids() {
        for text in ["SH-MOVE-06", "SA-RUL-19", "DA-X2-100", "SH-A-B-01"] {
            assert!(RuleId::parse(text).is_some(), "{text}");
        }
    }

    #[test]
    fn malformed_ids() {
        for text in [
            "",
            "SH",
            "SH-06",
            "SH-MOVE",
            "SH-MOVE-6",
            "SH-MOVE-*",
            "sh-move-06",
            "SH-MOVE-06.",
            "SH--06",
            "SH-MOVE-06-",
            "SH-MOVE-06..08",
            " SH-MOVE-06",
        ] {
            assert!(RuleId::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn the_chapter_is_the_part_before_the_number() {
        assert_eq!(RuleId::parse("SH-MOVE-06").unwrap().chapter(), "SH-MOVE");
    }

    #[test]
    fn resemblance_is_wider_than_the_form() {
        assert!(resembles_id("SH-MOVE-6") && resembles_id("SH-*"));
        assert!(!resembles_id("that") && !resembles_id("A-ok") && !resembles_id("well-known"));
    }
}
