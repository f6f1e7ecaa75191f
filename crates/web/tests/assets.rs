//! What a server gets from this crate, whichever page was built.

use web::asset;

#[test]
fn the_root_is_the_page() {
    let page = asset("/").expect("there is always a page");
    assert_eq!(page.mime, "text/html; charset=utf-8");
    assert!(String::from_utf8_lossy(&page.bytes).contains("<title>Blipfall</title>"));
    assert_eq!(asset("/index.html"), Some(page));
}

#[test]
fn every_file_is_found_with_its_kind_and_mark() {
    for path in web::paths() {
        let file = asset(&path).expect("a listed file is there");
        assert_ne!(file.mime, "application/octet-stream", "{path} has no kind");
        assert!(file.etag.starts_with('"') && file.etag.ends_with('"') && file.etag.len() == 34, "{path}");
        assert_eq!(file.immutable, path.starts_with("assets/"), "{path}");
    }
}

#[test]
fn a_built_page_has_its_script() {
    let scripts = web::paths().filter(|path| path.starts_with("assets/") && path.ends_with(".js")).count();
    assert_eq!(scripts == 0, web::is_stub());
}

#[test]
fn paths_that_are_not_listed_lead_nowhere() {
    for path in ["/nothing", "/../Cargo.toml", "//etc/passwd", "/assets/", "assets/../index.html", "\u{0}"] {
        assert_eq!(asset(path), None, "{path:?}");
    }
}
