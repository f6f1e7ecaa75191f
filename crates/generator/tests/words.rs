//! The workshop says in words what the generator knows.

use generator::prefab::Prefab;
use generator::{Archetype, Size};

/// The words of the workshop in a language of the page.
macro_rules! words {
    ($language:literal) => {
        (
            $language,
            include_str!(concat!("../../../ui/locales/space-hulk/workshop-forms/", $language, ".ftl")),
        )
    };
}

/// Archetypes, sizes and sections have words in every language of the page. A section that comes in several lengths
/// has its number behind its name, and one word for all of them.
#[test]
fn archetypes_sizes_and_sections_have_words() {
    let prefabs = Prefab::all();
    let kinds = prefabs.iter().map(|prefab| {
        prefab.name.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-').to_owned()
    });
    let keys: Vec<String> = (Archetype::ALL.iter().map(|archetype| archetype.name()))
        .chain(Size::ALL.iter().map(|size| size.name()))
        .map(|word| format!("workshop-word-{word} = "))
        .chain(kinds.map(|kind| format!("workshop-prefab-{kind} = ")))
        .collect();
    for (language, words) in [words!("en"), words!("sk"), words!("hu"), words!("it"), words!("de")] {
        for key in &keys {
            assert!(words.lines().any(|line| line.starts_with(key.as_str())), "{language}: {key}");
        }
    }
}
