//! The TypeScript types in `ui/src/wire/`: what goes out, as the user interface reads it.

use std::fs;
use std::path::{Path, PathBuf};

use ts_rs::{Config, TS};

const FOLDER: &str = "../../ui/src/wire";

#[test]
fn types() {
    let scratch = Scratch::new();
    let config = Config::new().with_large_int("number").with_out_dir(&scratch.0);
    forms::View::export_all(&config).expect("it can be written");
    forms::Decision::export_all(&config).expect("it can be written");
    forms::Action::export_all(&config).expect("it can be written");
    forms::OddsOutcome::export_all(&config).expect("it can be written");
    forms::Over::export_all(&config).expect("it can be written");
    for name in ["angel.ts", "forms.ts", "hulk.ts"] {
        let text = fs::read_to_string(scratch.0.join(name)).expect("it has been written");
        testkit::golden::check(Path::new(FOLDER).join(name), &text);
    }
    let files = fs::read_dir(&scratch.0).expect("it is there").count();
    assert_eq!(files, 3, "every type names the file it belongs to");
}

/// What the rules of Space Hulk say to people, by names that stay: the page translates by them.
#[test]
fn reasons() {
    let refusals = space_hulk::ALL_REFUSALS.iter().map(|refusal| (refusal.message, refusal.name));
    let hints = space_hulk::ALL_REASONS.iter().map(|reason| (reason.sentence, reason.name));
    let mut text = "// Written by the tests of the crate forms. Do not edit.\n\n\
        /** The names of what the rules of Space Hulk say, by the English sentence. */\n\
        export const REASONS: Readonly<Record<string, string>> = {\n"
        .to_owned();
    let mut names = Vec::new();
    for (sentence, name) in refusals.chain(hints) {
        assert!(!names.contains(&name), "there are two {name}");
        names.push(name);
        text += &format!("  {sentence:?}: '{}',\n", name.to_ascii_lowercase());
    }
    text += "};\n";
    testkit::golden::check(Path::new(FOLDER).join("reasons.ts"), &text);
}

/// A folder that is gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        Scratch(std::env::temp_dir().join(format!("forms-types-{}", std::process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Nothing depends on it: at worst a small folder is left behind.
        let _ = fs::remove_dir_all(&self.0);
    }
}
