//! The page comes from the program alone, and nothing runs while it is built that is not asked for.

/// What stands before an address that a page loads by itself.
const LOADS: [&str; 9] =
    ["src=\"", "href=\"", "url(", "url(\"", "url('", "@import \"", "import(\"", "from\"", "fetch(\""];

/// No file of the page names anything on another server to be loaded.
#[test]
fn the_page_loads_nothing_from_elsewhere() {
    let mut n_files = 0;
    for path in web::paths() {
        let asset = web::asset(&path).expect("it is in the list");
        let text = String::from_utf8_lossy(&asset.bytes);
        for load in LOADS {
            for foreign in ["http://", "https://", "//"] {
                let needle = format!("{load}{foreign}");
                assert!(!text.contains(&needle), "{path} holds {needle}");
            }
        }
        n_files += 1;
    }
    assert!(n_files > 0);
}

/// Packages of npm run nothing when they are installed, and all come from its registry with a checksum.
#[test]
fn packages_are_locked_and_run_nothing() {
    let ui = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui");
    let read = |name: &str| std::fs::read_to_string(ui.join(name)).expect("it is there");
    assert!(read(".npmrc").lines().any(|line| line == "ignore-scripts=true"));
    let lock = read("package-lock.json");
    assert!(!lock.contains("\"hasInstallScript\""), "a package wants to run something when it is installed");
    for line in lock.lines().filter(|line| line.contains("\"resolved\":")) {
        assert!(line.contains("\"https://registry.npmjs.org/"), "{line}");
    }
    let count = |word: &str| lock.matches(word).count();
    let packages = count("\"node_modules/");
    assert!(packages > 0 && count("\"integrity\": \"sha512-") == packages, "{packages} packages");
}
