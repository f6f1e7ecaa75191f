//! The TypeScript types in `ui/src/wire/`: what goes out, as the user interface reads it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use death_angel::DeathAngel;
use forms::GameJson;
use game_api::Refusal;
use space_hulk::SpaceHulk;
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

/// What the rules say to people, by names that stay: the page translates by them.
#[test]
fn reasons() {
    let mut text = "// Written by the tests of the crate forms. Do not edit.\n".to_owned();
    text += &refusals::<SpaceHulk>("HULK_REFUSALS", "Space Hulk");
    text += &refusals::<DeathAngel>("ANGEL_REFUSALS", "Death Angel");
    text += "\n/** Why the aliens of a solo game do something: names by the sentence that their event carries. */\n\
        export const HINTS: Readonly<Record<string, string>> = {\n";
    for reason in space_hulk::ALL_REASONS {
        assert!(
            space_hulk::ALL_REFUSALS.iter().all(|refusal| refusal.name != reason.name),
            "two {}",
            reason.name
        );
        text += &format!("  {:?}: '{}',\n", reason.sentence, reason.name.to_ascii_lowercase());
    }
    text += "};\n";
    testkit::golden::check(Path::new(FOLDER).join("reasons.ts"), &text);
}

/// The names of everything that a game refuses. Two refusals of one name would share a translation.
fn refusals<G: GameJson>(list: &str, game: &str) -> String {
    let codes: Vec<String> = G::refusals().iter().map(Refusal::code).collect();
    let names: BTreeSet<&String> = codes.iter().collect();
    assert_eq!(names.len(), codes.len(), "every refusal of {game} has a name of its own");
    let lines: String = codes.iter().map(|code| format!("  '{code}',\n")).collect();
    format!(
        "\n/** Why the rules of {game} forbid something, by the names that the server sends. */\n\
         export const {list} = [\n{lines}] as const;\n"
    )
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
