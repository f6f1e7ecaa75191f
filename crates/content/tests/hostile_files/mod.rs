//! Files that mean harm; the tests and the bench both want them.
/// A small sound mission, with something above its first table and something at its end.
pub fn mission_with(top: &str, end: &str) -> String {
    let rows = "aaaaaaaa";
    mission_of(top, rows, end)
}

fn mission_of(top: &str, rows: &str, end: &str) -> String {
    format!(
        "format = 1\nid = \"plain\"\nauthor = \"A\"\nlicence = \"MIT\"\ndifficulty = 1\n{top}\n\
         [title]\nen = \"Plain\"\n[briefing]\nen = \"Walk.\"\n[[map]]\nrows = '''\n{rows}\n'''\n\
         [[exit]]\nat = \"7,0\"\nto = \"E\"\n[[marine]]\nid = \"one\"\nat = \"0,0\"\nfacing = \"E\"\n\
         [[goal]]\nfor = \"marine\"\nid = \"out\"\nwhen = {{ marines_exited = 1 }}\n{end}\n"
    )
}

/// Every hostile file with its name.
pub fn all() -> Vec<(&'static str, String)> {
    let goal = |when: &str| format!("[[goal]]\nfor = \"alien\"\nid = \"x\"\nwhen = {when}\n");
    let deep = format!("{}{{ round = 3 }}{}", "{ not = ".repeat(30), " }".repeat(30));
    let many = format!("{{ any = [{}] }}", "{ round = 3 }, ".repeat(15_000));
    let doors = "[[door]]\nat = \"section:a\"\n".repeat(60);
    let squares = "\"section:a\", ".repeat(550);
    vec![
        ("too long", "#".repeat(300 * 1024)),
        ("nested lists", mission_with(&format!("walls = {}", "[".repeat(100_000)), "")),
        ("nested tables", mission_with(&format!("rules = {}", "{ a = ".repeat(40_000)), "")),
        ("dotted key", mission_with(&format!("{}a = 1", "a.".repeat(100_000)), "")),
        ("deep condition", mission_with("", &goal(&deep))),
        ("many conditions", mission_with("", &goal(&many))),
        (
            "thousands of doors",
            mission_of("", &format!("{}aaaaaaaa", "aaaaaaaaaaaaaaaaaaaaaaaa\n".repeat(20)), &doors),
        ),
        ("thousands of tables", mission_with("", &"[[squad]]\nid = \"a\"\n".repeat(10_000))),
        ("a wide map", mission_of("", &"a".repeat(200_000), "")),
        ("too many squares", mission_of("", &vec!["a".repeat(190); 190].join("\n"), "")),
        (
            "the same squares again",
            mission_with("", &format!("[[area]]\nid = \"x\"\nsquares = [{squares}]\n")),
        ),
        ("a gigantic number", mission_with(&format!("timer_seconds = {}", "9".repeat(100_000)), "")),
        ("a right-to-left override", mission_with("", "# \u{202e}gnihton")),
        ("an escape", mission_with("", "# \u{1b}[2J")),
        ("a bell in an escape", mission_with("", "[ending.draw]\nen = \"\\u0007\"")),
        ("a zero-width space in an id", mission_with("", "[[squad]]\nid = \"a\u{200b}\"")),
        ("a combining mark as a section", mission_of("", "aaaaaaaa\u{301}", "")),
        ("no TOML at all", "%PDF-1.7 \u{fffd} <html> {{{ ]]] = = =\n".repeat(5_000)),
    ]
}
